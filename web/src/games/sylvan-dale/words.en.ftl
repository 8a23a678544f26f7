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
nothing-played = No card played yet
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
fame = fame
fame-of = { $count } fame
you = you
to-move = to move
tree = { $tree }, { $district }. Base: { $base }.
level = Level { $level }: { $style }, { $colour }.
prestige = Prestige: { $colour }.
no-prestige = No prestige.
closed = Closed by a treetop.
banner-on = Banner of { $colour } on level { $level }.
bridge-of = Bridge { $trees }, { $colour }, on level { $level }
cards = { $card }, { $count }
