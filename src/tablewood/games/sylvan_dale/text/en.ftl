# Builders of Sylvan Dale: names, prompts, moves and log sentences in English.
# The French file holds the same ids.

game-name = Builders of Sylvan Dale
game-tagline = Raise a city in the Great Trees and win more fame than your rivals.

## Styles and their creatures

style-nest = nest
    .plural = nests
style-cottage = cottage
    .plural = cottages
style-lodge = lodge
    .plural = lodges
style-turret = turret
    .plural = turrets

creature-parakeet = parakeet
creature-mouse = mouse
creature-squirrel = squirrel
creature-hedgehog = hedgehog

## Special items

item-ax = ax
    .a = an ax
item-hammer = hammer
    .a = a hammer
item-bridge = bridge
    .a = a bridge
item-treetop = treetop
    .a = a treetop

## Colours of the players

colour-red = red
colour-yellow = yellow
colour-blue = blue
colour-purple = purple

## Districts

district-fernwood = Fernwood
district-heather = Heather
district-riverbank = Riverbank
district-stonefield = Stonefield
district-meadow = Meadow

## Card faces: written to follow "a" or "the"

card-nest-ax = nest card with an ax
    .plural = nest cards with an ax
card-nest-hammer = nest card with a hammer
    .plural = nest cards with a hammer
card-nest-bridge = nest card with a bridge
    .plural = nest cards with a bridge
card-nest-treetop = nest card with a treetop
    .plural = nest cards with a treetop
card-nest-bridge-treetop = nest card with a bridge and a treetop
    .plural = nest cards with a bridge and a treetop
card-cottage-ax = cottage card with an ax
    .plural = cottage cards with an ax
card-cottage-hammer = cottage card with a hammer
    .plural = cottage cards with a hammer
card-cottage-bridge = cottage card with a bridge
    .plural = cottage cards with a bridge
card-cottage-treetop = cottage card with a treetop
    .plural = cottage cards with a treetop
card-cottage-bridge-treetop = cottage card with a bridge and a treetop
    .plural = cottage cards with a bridge and a treetop
card-lodge-ax = lodge card with an ax
    .plural = lodge cards with an ax
card-lodge-hammer = lodge card with a hammer
    .plural = lodge cards with a hammer
card-lodge-bridge = lodge card with a bridge
    .plural = lodge cards with a bridge
card-lodge-treetop = lodge card with a treetop
    .plural = lodge cards with a treetop
card-lodge-bridge-treetop = lodge card with a bridge and a treetop
    .plural = lodge cards with a bridge and a treetop
card-turret-ax = turret card with an ax
    .plural = turret cards with an ax
card-turret-hammer = turret card with a hammer
    .plural = turret cards with a hammer
card-turret-bridge = turret card with a bridge
    .plural = turret cards with a bridge
card-turret-treetop = turret card with a treetop
    .plural = turret cards with a treetop
card-turret-bridge-treetop = turret card with a bridge and a treetop
    .plural = turret cards with a bridge and a treetop

## What a seat is asked

prompt-play-card = Play a card that shows the top dwelling of an open tree.
prompt-add-tile = Add your tile to a tree whose top dwelling matches the card.
prompt-hang-banner = Hang a banner on this tile? It is now or never.
prompt-use-items = You may exchange sets of cards and use one item before you choose a new card.
prompt-exchange-sets = You are stuck, but may exchange sets of cards before you choose a new card.
prompt-give-card = Choose a displayed card to give up for the set.
prompt-choose-card = Choose a new card: from the deck or from the market.

## Moves

move-play = Play a { $card }
move-add = Add the tile to { $tree }
move-hang = Hang a banner
move-decline = Hang no banner
move-exchange = { $item-id ->
    [ax] Exchange a set for an ax, which removes the top tile of a tree
    [hammer] Exchange a set for a hammer, which moves your top tile to another tree
    [bridge] Exchange a set for a bridge, which joins two trees and scores those you have prestige for
    [treetop] Exchange a set for a treetop, which closes a tree for good
   *[other] Exchange a set for { $item-a }
}
move-give = Give up a { $card } for the set
move-ax = Ax: remove the top tile of { $tree }
move-hammer = Hammer: move your top tile from { $from } to { $to }
move-treetop = Treetop: close { $tree }
move-bridge = Bridge: join the trees { $trees }
move-done = Go on to choosing a card
move-replace = Replace all the market cards
move-draw = Draw from the deck
move-take = Take the { $card } from the market

## What happened

event-began-with = { $player } goes second and so begins with { $item-a }.
event-round-began = { $round ->
    [1] Round { $round } begins: { $first } goes first, and the turns go clockwise.
   *[other] Round { $round } begins: { $first } goes first, and the turns go the other way round.
}
event-played = { $player } plays a { $card }.
event-added = { $player } adds a { $style } tile to { $tree }.
event-hung = { $player } hangs a banner in { $tree } and earns { $points } fame.
event-declined = { $player } hangs no banner in { $tree }.
event-exchanged = { $player } exchanges { $cards } for { $item-a }.
event-axed = { $player } takes an ax to { $tree }: { $owner }'s { $style } tile at the top leaves the game.
event-hammered = { $player } moves a { $style } tile from { $from } to { $to } with a hammer.
event-banner-slid = { $level ->
    [0] { $player }'s banner in { $tree } moves down to the base.
   *[other] { $player }'s banner in { $tree } moves down to the tile below.
}
event-bridge-slid = { $player }'s bridge between { $from } and { $to } moves down one level.
event-capped = { $player } closes { $tree } with a treetop.
event-bridged = { $points ->
    [0] { $player } joins { $from } and { $to } with a bridge, but has prestige for neither and earns no fame.
   *[other] { $player } joins { $from } and { $to } with a bridge and earns { $points } fame.
}
event-replaced = { $player } replaces the market and discards { $cards }.
event-turned-up = A { $card } joins the market.
event-no-card = No card is left to fill the market.
event-drew = { $card ->
    [hidden] { $player } draws a card from the deck.
   *[other] { $player } draws a { $card } from the deck.
}
event-took = { $player } takes the { $card } from the market.
event-shuffled = The discard pile is shuffled and becomes the deck.
event-stuck = { $player } is stuck: no card in hand fits an open tree.
event-showed = { $player } shows and discards { $cards }.
event-dead-board = No tree is open any more: the round ends at once.
event-stalemate = Nobody has had a card that fits for too long: the round ends.
event-boxed = { $player } puts the unplaced tiles back in the box: { $tiles }.
event-round-scored = Round { $round } is scored:
event-scored-tree = { $player } has prestige for { $tree } and earns { $points } fame.
event-led-district = { $player } has preeminence in { $district } and earns { $points } fame.
event-tied-district = { $player } ties for preeminence in { $district } and earns { $points } fame.
event-standing = After round { $round }, { $player } has { $points } fame.

## Score and tie-breaks

score-banners = Banners
score-bridges = Bridges
score-prestige = Prestige
score-preeminence = Preeminence

tiebreak-prestige-trees = Most trees with prestige
tiebreak-banners = Most banners hung

## Options

option-colours = Colours
option-colours-help = The colour of each seat. A matter of taste: no rule depends on it.
option-first-player = First player
option-first-player-help = Who takes the first turn of the game: drawn at random, or the seat you name.

## Titles of the clauses in rules.md

clause-SD-1 = Two to four players
clause-SD-2 = Most fame wins
clause-SD-3 = Four sources of fame
clause-SD-4 = No teams, solo or trading
clause-SD-5 = Setup for four players
clause-SD-6 = Setup for three players
clause-SD-7 = Setup for two players
clause-SD-8 = Bases are dealt at random
clause-SD-9 = Colours, tiles and banners
clause-SD-10 = Two stacks of eight tiles
clause-SD-11 = How the stacks are made
clause-SD-12 = Deal of four cards each
clause-SD-13 = Deck and market
clause-SD-14 = The general supply
clause-SD-15 = Seats at the corners
clause-SD-16 = Who goes first
clause-SD-17 = Bonus treetop for two players
clause-SD-18 = Nothing else at the start
clause-SD-19 = Round one goes clockwise
clause-SD-20 = Three steps of a turn
clause-SD-21 = Banner and item in turn
clause-SD-22 = Empty stack, no more turns
clause-SD-23 = Play a card face up
clause-SD-24 = What a card shows
clause-SD-25 = Species go with styles
clause-SD-26 = The card decides the trees
clause-SD-27 = The card must fit
clause-SD-28 = One tile per turn
clause-SD-29 = Card matches the top dwelling
clause-SD-30 = Always the top tile
clause-SD-31 = Any style may be added
clause-SD-32 = Six levels at most
clause-SD-33 = No tile on a treetop
clause-SD-34 = Stack order is fixed
clause-SD-35 = Looking through your stacks
clause-SD-36 = Height of a tree
clause-SD-37 = Stuck: a new hand
clause-SD-38 = The stuck hand is shown
clause-SD-39 = Only open trees count
clause-SD-40 = A stuck turn adds nothing
clause-SD-41 = Only when really stuck
clause-SD-42 = Exchanging sets while stuck
clause-SD-43 = Dead board
clause-SD-44 = The stalemate rule
clause-SD-45 = Most tiles give prestige
clause-SD-46 = Highest tile breaks ties
clause-SD-47 = No tiles, no prestige
clause-SD-48 = Prestige follows the present tiles
clause-SD-49 = Deck or face-up card
clause-SD-50 = The market is refilled
clause-SD-51 = Replacing three alike
clause-SD-52 = Dual cards and repeated replacing
clause-SD-53 = Reshuffling the discard pile
clause-SD-54 = No cards left to draw
clause-SD-55 = A new card every turn
clause-SD-56 = Third tile of a style
clause-SD-57 = Only style counts for banners
clause-SD-58 = The base is not a tile
clause-SD-59 = Five fame for a banner
clause-SD-60 = One own banner per tree
clause-SD-61 = Banners stay in their tree
clause-SD-62 = Hammered tiles earn banners too
clause-SD-63 = Now or never
clause-SD-64 = Out of banners
clause-SD-65 = Played cards stay displayed
clause-SD-66 = Three alike buy an item
clause-SD-67 = Dual cards count either way
clause-SD-68 = Use it now or later
clause-SD-69 = When sets are exchanged
clause-SD-70 = The supply must have one
clause-SD-71 = One item per turn
clause-SD-72 = Items after the tile
clause-SD-73 = No need to exchange
clause-SD-74 = Sets and items carry over
clause-SD-75 = Example: gaining a bridge
clause-SD-76 = Leftover items are worth nothing
clause-SD-77 = Ax removes a top tile
clause-SD-78 = Axed tiles leave the game
clause-SD-79 = No ax on closed trees
clause-SD-80 = An ax needs a tile
clause-SD-81 = An ax reopens full trees
clause-SD-82 = Hammer moves your top tile
clause-SD-83 = Hammer needs no match
clause-SD-84 = No hammer on closed trees
clause-SD-85 = No hammer onto full trees
clause-SD-86 = From one tree to another
clause-SD-87 = Banner after a hammer
clause-SD-88 = Banners and bridges stay behind
clause-SD-89 = Treetop on any tree
clause-SD-90 = A closed tree is safe
clause-SD-91 = A treetop is not a level
clause-SD-92 = One treetop per tree
clause-SD-93 = Bridges join adjacent trees
clause-SD-94 = A tree at both ends
clause-SD-95 = A banner marks the bridge
clause-SD-96 = One own bridge per pair
clause-SD-97 = Bridges score prestige trees
clause-SD-98 = Bridges without points
clause-SD-99 = Example: a bridge for seven
clause-SD-100 = Bridges score only once
clause-SD-101 = Bridges are never removed
clause-SD-102 = Bridges block nothing
clause-SD-103 = End of round one
clause-SD-104 = Second stacks come out
clause-SD-105 = Round two runs in reverse
clause-SD-106 = End of the game
clause-SD-107 = Nothing else is reset
clause-SD-108 = Last turn finishes before scoring
clause-SD-109 = Prestige scores the height
clause-SD-110 = Number of trees
clause-SD-111 = Five districts
clause-SD-112 = Preeminence in a district
clause-SD-113 = Preeminence: two per tree
clause-SD-114 = Tied preeminence: one per tree
clause-SD-115 = No prestige, no preeminence
clause-SD-116 = Unused district is not scored
clause-SD-117 = The whole board scores twice
clause-SD-118 = Example: tied tree
clause-SD-119 = Example: four levels
clause-SD-120 = Example: leading a district
clause-SD-121 = Scoring summary
clause-SD-122 = Most fame after round two
clause-SD-123 = First tie-break: prestige trees
clause-SD-124 = Second tie-break: banners
clause-SD-125 = Shared victory
clause-SD-126 = Fame is public
clause-SD-127 = Fame never runs out
clause-SD-128 = What returns to the supply
clause-SD-129 = No items beyond the supply
clause-SD-130 = A shrunken market stays small

## What the others read meanwhile

waiting-play-card = { $player } is choosing a card to play.
waiting-add-tile = { $player } is choosing a tree for a tile.
waiting-hang-banner = { $player } may hang a banner.
waiting-use-items = { $player } may exchange sets and use an item.
waiting-exchange-sets = { $player } is stuck and may exchange sets.
waiting-give-card = { $player } is choosing a card to give up for a set.
waiting-choose-card = { $player } is choosing a new card.

## Why a move is refused, in the facts of the position

because-no-tree = With { $players } players there is no tree on { $tree }.
because-not-in-hand = You have no { $card } in your hand.
because-no-tree-shows-it = No open tree has a { $style } on top.
because-other-style = { $tree } has a { $shows } on top; your card shows a { $style }.
because-full-tree = { $tree } already has { $tiles } tiles.
because-has-treetop = { $tree } is closed by a treetop.
because-not-displayed = You have no { $card } on display that counts for this set.
because-no-such-item = { $item-id ->
    [ax] You have no ax.
    [hammer] You have no hammer.
    [bridge] You have no bridge.
   *[treetop] You have no treetop.
}
because-too-few-icons = { $cards ->
    [0] You have no { $item } cards on display and need { $needed }.
    [one] You have 1 { $item } card on display and need { $needed }.
   *[other] You have { $cards } { $item } cards on display and need { $needed }.
}
because-no-banner = You have no banner left.
because-none-in-supply = { $item-id ->
    [ax] The supply has no ax left.
    [hammer] The supply has no hammer left.
    [bridge] The supply has no bridge left.
   *[treetop] The supply has no treetop left.
}
because-item-used = { $items ->
    [0] No item may be used in this game.
    [one] You have already used an item in this turn.
   *[other] You have already used { $items } items in this turn.
}
because-bare-base = { $tree } has no tiles.
because-not-yours = The top tile of { $tree } belongs to { $owner }.
because-same-tree = The tile already stands on { $tree }.
because-not-adjacent = { $one } and { $other } are not side by side.
because-bridged-already = You already have a bridge between { $one } and { $other }.
because-not-alike = { $cards ->
    [0] The market is empty.
    [one] The market has a single card.
   *[other] The { $cards } market cards share neither a style nor an icon.
}
because-replaced-already = { $times ->
    [0] The market is not replaced in this game.
    [one] You have already replaced the market in this turn.
   *[other] You have already replaced the market { $times } times in this turn.
}
because-no-cards-left = The deck and the discard pile are empty.
because-not-in-market = The market has no { $card }.

## What a player leaves undone

undone-set = You can still exchange a set for { $item-a }.
undone-item = You can still use { $item-a }: no later turn will bring the chance.
