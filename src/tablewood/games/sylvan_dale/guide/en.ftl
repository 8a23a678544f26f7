# The illustrated rules of Builders of Sylvan Dale in English. guide.toml says where each text is used.
# *Stars* stress a word; clauses such as SD-29 become links.

## The game in ten lines

cover-picture = The second round among three builders: B2 has grown to five levels, and C2 is closed for good.
cover-alt = The forest of Sylvan Dale. Most trees carry two to four tiles of red, yellow and blue dwellings. B2 is the tallest; C2 wears a treetop. Two bridges join neighbouring trees.

overview-theme = Two to four builders raise a city in the *Great Trees*, one dwelling on top of another.
overview-turn = A turn is three small steps: *play* a card, *add* a tile to a tree, *choose* a new card.
overview-prestige = Whoever has the *most tiles in a tree* has the prestige for it. If tiles are equal, the highest of them decides.
overview-districts = Trees stand in *districts*. Prestige for the most trees of a district is worth fame of its own.
overview-banners = A tile that joins two others of its style may carry a *banner*: 5 fame on the spot.
overview-items = Played cards stay before you. Three with the same icon buy an *item*: ax, hammer, bridge or treetop.
overview-end = When all tiles of a *round* are built, trees and districts are counted. After the second round the most *fame* wins.

## What is in the box

box-board = *The dale*, with a space for each tree. Four players use the front with 20 trees, three the back with 16, two the back without its meadow: 13 trees.
box-base = *Bases.* Every tree begins with one of four dwellings. Bases belong to nobody.
box-tile = *Tiles*, 16 in each colour, four of each style. They are shuffled into two stacks of eight: one for each round. The top tile of your stack is always the next one you build, and you may look through your stacks at any time.
box-card = *Cards.* Each shows a dwelling, which says where you may build, and an icon, which you collect. A few show two icons and serve for either.
box-item = *Items*, bought with sets of cards. Axes and hammers go back to the supply once used; bridges and treetops stay on the board.
box-banner = *Banners* mark what you have achieved: a tile that earned one, or a bridge of yours.
box-fame = *Fame*, in tokens of 1, 5 and 20.

## A turn, step by step

turn-play-title = Play a card
turn-play = Choose one of the four cards in your hand and lay it open in front of you. Its *dwelling* says where you may build in this turn: on any open tree with that dwelling at the *top*. If none of your cards fits any tree, you show them, discard them, draw three others, and your tile has to wait (SD-37).
turn-play-picture = Red holds a card with a turret. A1 has a turret at the top.
turn-play-alt = The forest in the first round, and Red’s hand of four cards. The turret card is lit, and so is the tree A1, which carries one yellow turret.
turn-play-after = The card lies in front of Red, and four trees can take a tile.
turn-play-after-alt = The turret card now lies in Red’s display. A1 is lit.

turn-add-title = Add your tile
turn-add = Put the *top tile of your stack* on one of these trees. Only card and tree have to match; what your tile shows is free. It is what the next card will have to match. A tree has at most six levels, its base included.
turn-add-picture = Red’s next tile is a cottage.
turn-add-alt = The forest. A1 is lit: a base with a nest, and on it a yellow turret.
turn-add-after = Now A1 has a cottage at the top, and it is Red’s.
turn-add-after-alt = A1 is lit. It has three levels: the nest of the base, the yellow turret, and Red’s cottage on top.

turn-choose-title = Choose a new card
turn-choose = End your turn with one new card: the unseen top card of the deck, or one of the three face-up cards of the market, which is filled up at once. If all three market cards share a dwelling or an icon, you may first replace them all.
turn-choose-picture = Red has just built a cottage, and takes the cottage card.
turn-choose-alt = The deck and the market with three cards: a turret with a bridge, a cottage with an ax, a nest with a hammer. The cottage card is lit.
turn-choose-after = Another card has taken its place.
turn-choose-after-alt = The market with three cards again; the cottage card is gone.

turn-prestige-title = Whose tree is it?
turn-prestige = The prestige for a tree belongs to whoever has the *most tiles* in it. If several have the same number, it belongs to the one of them whose tile is *highest*. A tree without tiles is nobody’s. Prestige can change with every tile, and counts when a round ends and when a bridge is placed.
turn-prestige-picture = A1: one tile each, Red’s is higher, so it is Red’s. B1: two of Yellow’s against one. B2: two of Red’s against one, although Yellow’s is on top.
turn-prestige-alt = Three trees are lit. A1 has a yellow turret below a red cottage. B1 has a red turret below a yellow lodge and a yellow nest. B2 has a red nest and a red cottage below a yellow turret.

turn-banner-title = Hang a banner
turn-banner = If the tile you add meets *two or more other tiles of its own style* in the tree, whosever they are, you may hang a banner on it at once: *5 fame*. The base does not count as a tile. You can have one banner in each tree, and nobody can take its fame away again.
turn-banner-picture = B2 has two turret tiles, and Red’s next tile is a turret.
turn-banner-alt = B2 is lit: a cottage as its base, then a yellow and a red turret.
turn-banner-after = The third turret carries Red’s banner.
turn-banner-after-alt = B2 is lit. A red turret with a red banner is now at the top of three turrets.

turn-set-title = Exchange a set for an item
turn-set = The cards you have played stay in front of you. After adding your tile you may hand in *three with the same icon* and take that item, as many sets as you have. You may use *one item in each turn*, now or later; there is no limit to what you hold.
turn-set-picture = Three cards with a bridge lie before Red.
turn-set-alt = Red’s own area. Three cards in the display are lit: a nest, a cottage and a turret, each with a bridge.
turn-set-after = They have become a bridge.
turn-set-after-alt = The display is empty, and Red holds one bridge, which is lit.

turn-bridge-title = Bridge: join two trees
turn-bridge = Place it between two trees that are neighbours in a row or a column, and mark it with a banner. At once you score *1 fame for each level* of those of the two trees for which you have prestige now. A bridge is never counted again, and never taken away.
turn-bridge-picture = Red has the prestige for B1, with three levels, and for B2, with four.
turn-bridge-alt = The forest. B1 and B2 are lit, one above the other, both with Red’s tiles on top.
turn-bridge-after = The bridge earns Red 7 fame.
turn-bridge-after-alt = A bridge with a red banner joins B1 and B2.

turn-ax-title = Ax: take off a tile
turn-ax = Remove the *top tile* of any tree, your own or another’s. It leaves the game. A tree with a treetop is safe. If the tile carried a banner, the banner moves down a level.
turn-ax-picture = In D1 Yellow’s nest is above Red’s lodge.
turn-ax-alt = D1 is lit: a turret as its base, Red’s lodge, and Yellow’s nest on top.
turn-ax-after = Without it, the tree is Red’s.
turn-ax-after-alt = D1 is lit. Red’s lodge is at the top.

turn-hammer-title = Hammer: move a tile
turn-hammer = Take *one of your own tiles* from the top of a tree to the top of another one, whatever dwelling is there. Neither tree may have a treetop. The tile can even earn a banner where it arrives.
turn-hammer-picture = Red has a turret on C1. On B2 there is a single yellow nest.
turn-hammer-alt = C1, with a red turret, and B2, with a yellow nest, are lit.
turn-hammer-after = One tile each in B2, and Red’s is higher: the tree has changed hands.
turn-hammer-after-alt = B2 is lit. Red’s turret is on top of Yellow’s nest. C1 has only its base.

turn-treetop-title = Treetop: close a tree
turn-treetop = Put it on any tree. From now on nobody can add a tile to it or take one away, and so its prestige stays as it is *to the end of the game*. It is not a level.
turn-treetop-picture = C2 is Red’s, with four levels. One yellow tile could change that.
turn-treetop-alt = C2 is lit: a nest as its base, then a red cottage, a yellow turret and a red lodge.
turn-treetop-after = Closed: C2 is Red’s, now and in the final count.
turn-treetop-after-alt = C2 is lit and wears a treetop.

turn-round-title = The end of a round
turn-round = Once all stacks of eight are built, trees and districts are counted. Then everybody takes the second stack, whoever made the last turn begins, and the turn passes in the other direction. Nothing on the board is taken away: what still stands is *counted again* after the second round.

## The points

scoring-banners = *Banners*: 5 fame, at once.
scoring-bridges = *Bridges*: 1 fame for each level of the joined trees that are yours, at once.
scoring-prestige = *Prestige*: at the end of each round, each tree brings 1 fame a level, its base included, to whoever has the prestige for it, and nothing to anybody else.
scoring-preeminence = *Preeminence*: at the end of each round, whoever has prestige for the most trees of a district earns 2 fame for *each tree of the district*, whosever it is. Players who tie earn 1 each instead.
scoring-winner = The most fame wins. If players tie, prestige for more trees decides, then more banners on tiles.
scoring-example = Red’s last tile has just won A2, and with it two of the three trees of Fernwood. The final count is over: Red has { $red_prestige } fame for prestige and { $red_preeminence } for preeminence, Yellow { $yellow_prestige } and { $yellow_preeminence }, both rounds together. With banners and bridges, Red wins by { $red_total } to { $yellow_total }.
scoring-example-picture = Fernwood at the end: A1 and A2 are Red’s, B1 is Yellow’s.
scoring-example-alt = The forest at the end of the game. The three trees of Fernwood are lit: A1 with two red tiles, B1 with three yellow ones, and A2 with a red turret above a yellow nest.

## Icons

glossary-nest-title = Nest
glossary-nest = the parakeets’ dwelling; a nest card opens every tree with a nest at the top.
glossary-cottage-title = Cottage
glossary-cottage = the mice’s dwelling.
glossary-lodge-title = Lodge
glossary-lodge = the squirrels’ dwelling.
glossary-turret-title = Turret
glossary-turret = the hedgehogs’ dwelling.
glossary-ax-title = Ax
glossary-ax = takes the top tile off a tree.
glossary-hammer-title = Hammer
glossary-hammer = moves your tile from the top of a tree to another tree.
glossary-bridge-title = Bridge
glossary-bridge = joins two trees, and scores those that are yours.
glossary-treetop-title = Treetop
glossary-treetop = closes a tree for good.

## First strategies

hint-districts = *Think in districts.* Preeminence in four trees is worth 8 fame in each round, more than most trees. Two of three trees are enough for it, so spread your tiles.
hint-on-top = *Answer on top.* A single tile above your rival’s single tile takes the tree. Look which cards you hold before you show a dwelling that others can match.
hint-icons = *Play cards for two reasons.* The dwelling decides where you build today, the icon what you can do in three turns. When two cards open the same tree, play the icon that you collect.
hint-treetop = *Close what is tall and yours.* A treetop on a tree of four or five levels is worth its levels twice if it comes in the first round.
hint-twice = *Remember that everything counts twice.* A tree that you win early and keep is scored after both rounds. Banners and bridges are scored once, but nobody can take them back.
