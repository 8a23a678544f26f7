# What the drawn board of Builders of Sylvan Dale says besides the game's own texts.

forest = The Great Trees
round = Round { $round } of 2
clockwise = clockwise
counterclockwise = counterclockwise
market = Market
deck = Deck
deck-of = Deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
discard = Discard
discard-of = Discard pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
played = Card played
supply = Supply
supply-of = { $item }: { $count } in the supply
hand = Hand
hand-of = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
hand-known = seen
display = Display
display-empty = No cards displayed
items = Items
items-of = { $item }: { $count } held
use-item = Use: { $item }
banners = Banners
banners-of = { $count ->
    [one] 1 banner left
   *[other] { $count } banners left
}
stack = Tiles
stack-of = { $count ->
    [0] no tiles left
    [one] 1 tile left
   *[other] { $count } tiles left
}
next-tile = next tile: { $style }
second-stack = Round 2
fame-of = { $count } fame
to-move = to move
tree = { $tree }, { $district }.
base = Base: { $base }.
level = Level { $level }: { $style }, { $colour }.
prestige = Prestige: { $colour }.
no-prestige = No prestige.
closed = Closed by a treetop.
banner-on = Banner of { $colour } on level { $level }.
bridge-of = Bridge { $trees }, { $colour }, on level { $level }
cards = { $card }, { $count }

## What things are

card-help = Lets you add a tile to a tree whose top dwelling is a { $style }.
card-set = Three displayed cards with this icon ({ $item }) are a set: exchange them for the item.
card-set-two = Counts as either icon ({ $item } or { $other }) in a set of three.
item-ax-help = Removes the top tile of a tree that no treetop closes.
item-hammer-help = Moves your tile from the top of a tree to another tree.
item-bridge-help = Joins two neighbouring trees; scores the height of those for which you have prestige.
item-treetop-help = Closes a tree: no tile is added to it or taken from it any more.
tile-help = The top tile of the stack is the next one to be built; its style need not match.
tree-help = { $height ->
    [one] 1 level. Whoever has the most tiles here has prestige and earns 1 fame a level.
   *[other] { $height } levels. Whoever has the most tiles here has prestige and earns 1 fame a level.
}
district-led = { $district }: { $leaders } leads and would earn { $fame } fame.
district-tied = { $district }: { $leaders } are tied and would earn { $fame } fame each.
district-open = { $district }: nobody leads yet; leading earns { $fame } fame.
banner-help = A tile that meets two others of its style in a tree may carry a banner, for 5 fame.
bridge-help = It was scored when it was built, and stays.
deck-help = The unseen cards; the turn ends with a card from here or from the market.
discard-help = Exchanged sets and discarded hands; shuffled when the deck runs out.
hand-help = Cards that were taken from the market are known to everybody.

## Ceremonies

ceremony-scoring = The round is scored
