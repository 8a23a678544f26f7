# What the page with all components of Builders of Sylvan Dale says.

kind-card = Cards
kind-item = Special items
kind-style = Styles and species
kind-base = Bases
kind-tile = Tiles
kind-banner = Banners
kind-colour = Colours
kind-district = Districts
kind-board = The board
kind-fame = Fame tokens

style-does = Lives here: { $creature }. Every dwelling of this style, on cards, bases and tiles, looks like this.
base-title = Base: { $style }
base-does = The foot of a tree, laid at random on a space of the board. It is level 1, and its dwelling is the top one until a tile is added.
tile-title = { $style }, { $colour }
banner-title = Banner, { $colour }
colour-does = A player of this colour has { $tiles } tiles and { $banners } banners.
district-does = Whoever has prestige for the most of its trees has preeminence here.
district-trees = { $count ->
    [0] { $seats } players: not used.
    [one] { $seats } players: 1 tree.
   *[other] { $seats } players: { $count } trees.
}
board-front = Front of the board
board-back = Back of the board
board-for = For { $seats } players: { $count } trees.
board-for-few = For { $seats } or { $most } players: { $count } trees; with { $seats }, the meadow stays empty.
fame-title = { $count } fame
fame-does = Fame earned so far. Here it is simply a number, and never runs out.
