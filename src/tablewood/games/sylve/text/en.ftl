# Sylve: names, prompts, moves and log sentences in English.
# The French file holds the same ids.

game-name = Sylve
game-tagline = Place your dice, tame creatures, brew potions and win the forests of an enchanted wood.

## Dice

die-tree = tree
die-mountain = mountain
die-river = river
die-water = water
die-fire = fire
die-wind = wind

## Goods

good-plant = plant
good-mushroom = mushroom
good-crystal = crystal
good-berry = power berry
good-creature = creature

## Seasons

season-spring = spring
season-summer = summer
season-autumn = autumn
season-winter = winter

## Places round the table, and whose die it is

seat-north = North
seat-east = East
seat-south = South
seat-west = West
owner-north = North's
owner-east = East's
owner-south = South's
owner-west = West's
owner-nobody = a neutral

## Characters, their colours and powers

character-lelio = Lelio
character-myla = Myla
character-wren = Wren
character-kyril = Kyril
colour-red = red
colour-purple = purple
colour-green = green
colour-blue = blue
power-stack = Stack: pay a berry to put a forage die on top of any die in a forest.
power-break-tie = Break the tie: once a round, pay a berry to take a forest for which you are tied.
power-beast-friend = Beast friend: pay a berry to treat an ingredient space as a creature space; keep four creatures.
power-thrifty-brewer = Thrifty brewer: the first berry spent on a potion counts as two ingredients.

## The Village

side-day = day
side-night = night
place-garden = the garden
place-stall = the stall
place-hearth = the hearth
place-well = the well
place-mill = the mill
accepts-any = any die
accepts-water = water
accepts-fire = fire
accepts-wind = wind
row-row = all forests of the row

## Forests

forest-F01 = Blossom Dell
forest-F02 = Sunlit Glade
forest-F03 = Russet Wood
forest-F04 = Frost Hollow
forest-F05 = Honey Copse
forest-F06 = Windfall Orchard
forest-F07 = Thawing Brook
forest-F08 = Harvest Rise
forest-F09 = Ember Pines
forest-F10 = Fading Thicket
forest-F11 = Turning Grove
forest-F12 = Noonfrost Ridge
forest-F13 = Greengold Vale
forest-F14 = Snowdrop Bank
forest-F15 = Late-Summer Heath
forest-F16 = First-Frost Wood
forest-F17 = Great Spring Wood
forest-F18 = Cicada Wood
forest-F19 = Mushroom Ring
forest-F20 = Silent Firs

## Creatures

creature-SP1 = Sunberry Moth
creature-SP2 = Leafberry Moth
creature-SP3 = Iceberry Moth
creature-SP4 = Shy Dormouse
creature-SP5 = Ash Sprout
creature-SP6 = Herb Nibbler
creature-SP7 = Cap Nibbler
creature-SP8 = Gem Nibbler
creature-SP9 = Nectar Stag
creature-SU1 = Ember Fawn
creature-SU2 = Ember Fox
creature-SU3 = Ember Hare
creature-SU4 = Torch Toad
creature-SU5 = Torch Toad
creature-SU6 = Prism Lizard
creature-SU7 = Prism Lizard
creature-SU8 = Porter Beetle
creature-SU9 = Porter Beetle
creature-AU1 = Bud Mouse
creature-AU2 = Wheat Mouse
creature-AU3 = Snow Mouse
creature-AU4 = Market Magpie
creature-AU5 = Market Magpie
creature-AU6 = Leaf Boar
creature-AU7 = Cap Boar
creature-AU8 = Gem Boar
creature-AU9 = Satchel Squirrel
creature-WI1 = Blossom Owl
creature-WI2 = Noon Owl
creature-WI3 = Russet Owl
creature-WI4 = Cauldron Cat
creature-WI5 = Cauldron Cat
creature-WI6 = Pack Wolf
creature-WI7 = Pack Wolf
creature-WI8 = Berry Yeti
creature-WI9 = Hoard Marten

## Potions

potion-P01 = Morph Tonic I
potion-P02 = Morph Tonic II
potion-P03 = Morph Tonic III
potion-P04 = Morph Tonic IV
potion-P05 = Tumble Tea I
potion-P06 = Tumble Tea II
potion-P07 = Tumble Tea III
potion-P08 = Tumble Tea IV
potion-P09 = Haste Draught I
potion-P10 = Haste Draught II
potion-P11 = Haste Draught III
potion-P12 = Haste Draught IV
potion-P13 = Calming Infusion I
potion-P14 = Calming Infusion II
potion-P15 = Calming Infusion III
potion-P16 = Calming Infusion IV
potion-P17 = Mirror Philtre I
potion-P18 = Mirror Philtre II
potion-P19 = Mirror Philtre III
potion-P20 = Mirror Philtre IV
potion-P21 = Recall Broth I
potion-P22 = Recall Broth II
potion-P23 = Recall Broth III
potion-P24 = Recall Broth IV
potion-P25 = Drift Philtre I
potion-P26 = Drift Philtre II
potion-P27 = Drift Philtre III
potion-P28 = Drift Philtre IV
potion-P29 = Banishing Potion I
potion-P30 = Banishing Potion II
potion-P31 = Banishing Potion III
potion-P32 = Banishing Potion IV

## When a power works

when-place-spring = When you place a die in a spring forest
when-place-summer = When you place a die in a summer forest
when-place-autumn = When you place a die in an autumn forest
when-place-winter = When you place a die in a winter forest
when-place-village = When you place a die in the Village
when-gather-spring = When you gather in a spring forest
when-gather-summer = When you gather in a summer forest
when-gather-autumn = When you gather in an autumn forest
when-gather-winter = When you gather in a winter forest
when-gathered-plant = When you gather plants, give up one of them
when-gathered-mushroom = When you gather mushrooms, give up one of them
when-gathered-crystal = When you gather crystals, give up one of them
when-creature-space = On a creature space, instead of taming
when-first-scorch = The first time you scorch in your turn
when-brew = When you brew a potion
when-tame = When you tame a creature
when-control-spring = When you take control of a spring forest
when-control-summer = When you take control of a summer forest
when-control-autumn = When you take control of an autumn forest
when-control-winter = When you take control of a winter forest
when-round-end = At the end of each round
when-slot-forage = Place any forage die here
when-slot-element = Place any element die here
when-turn = On your turn, any number of times

## What a power, a potion or a Village space does

does-gather-plant = { $count ->
    [one] gather 1 plant
   *[other] gather { $count } plants
}
does-gather-plant-per-spring = { $count ->
    [one] gather 1 plant for each of your tamed spring creatures
   *[other] gather { $count } plants for each of your tamed spring creatures
}
does-gather-plant-per-summer = { $count ->
    [one] gather 1 plant for each of your tamed summer creatures
   *[other] gather { $count } plants for each of your tamed summer creatures
}
does-gather-plant-per-autumn = { $count ->
    [one] gather 1 plant for each of your tamed autumn creatures
   *[other] gather { $count } plants for each of your tamed autumn creatures
}
does-gather-plant-per-winter = { $count ->
    [one] gather 1 plant for each of your tamed winter creatures
   *[other] gather { $count } plants for each of your tamed winter creatures
}
does-gather-mushroom = { $count ->
    [one] gather 1 mushroom
   *[other] gather { $count } mushrooms
}
does-gather-mushroom-per-spring = { $count ->
    [one] gather 1 mushroom for each of your tamed spring creatures
   *[other] gather { $count } mushrooms for each of your tamed spring creatures
}
does-gather-mushroom-per-summer = { $count ->
    [one] gather 1 mushroom for each of your tamed summer creatures
   *[other] gather { $count } mushrooms for each of your tamed summer creatures
}
does-gather-mushroom-per-autumn = { $count ->
    [one] gather 1 mushroom for each of your tamed autumn creatures
   *[other] gather { $count } mushrooms for each of your tamed autumn creatures
}
does-gather-mushroom-per-winter = { $count ->
    [one] gather 1 mushroom for each of your tamed winter creatures
   *[other] gather { $count } mushrooms for each of your tamed winter creatures
}
does-gather-crystal = { $count ->
    [one] gather 1 crystal
   *[other] gather { $count } crystals
}
does-gather-crystal-per-spring = { $count ->
    [one] gather 1 crystal for each of your tamed spring creatures
   *[other] gather { $count } crystals for each of your tamed spring creatures
}
does-gather-crystal-per-summer = { $count ->
    [one] gather 1 crystal for each of your tamed summer creatures
   *[other] gather { $count } crystals for each of your tamed summer creatures
}
does-gather-crystal-per-autumn = { $count ->
    [one] gather 1 crystal for each of your tamed autumn creatures
   *[other] gather { $count } crystals for each of your tamed autumn creatures
}
does-gather-crystal-per-winter = { $count ->
    [one] gather 1 crystal for each of your tamed winter creatures
   *[other] gather { $count } crystals for each of your tamed winter creatures
}
does-gather-berry = { $count ->
    [one] gather 1 power berry
   *[other] gather { $count } power berries
}
does-gather-berry-per-spring = { $count ->
    [one] gather 1 power berry for each of your tamed spring creatures
   *[other] gather { $count } power berries for each of your tamed spring creatures
}
does-gather-berry-per-summer = { $count ->
    [one] gather 1 power berry for each of your tamed summer creatures
   *[other] gather { $count } power berries for each of your tamed summer creatures
}
does-gather-berry-per-autumn = { $count ->
    [one] gather 1 power berry for each of your tamed autumn creatures
   *[other] gather { $count } power berries for each of your tamed autumn creatures
}
does-gather-berry-per-winter = { $count ->
    [one] gather 1 power berry for each of your tamed winter creatures
   *[other] gather { $count } power berries for each of your tamed winter creatures
}
does-gather-choice = { $count ->
    [one] gather 1 ingredient of your choice
   *[other] gather { $count } ingredients of your choice
}
does-gather-each = gather { $count } each of plant, mushroom and crystal
does-gather-same = gather { $count } more of the same ingredient
does-scorch = { $count ->
    [one] scorch an empty forest space
   *[other] scorch { $count } empty forest spaces
}
does-points = { $count ->
    [one] gain 1 point
   *[other] gain { $count } points
}
does-creature = tame a creature
does-tame = tame a creature
does-reserve = reveal and reserve a potion
does-trade-basic-berry = trade an ingredient for a power berry
does-trade-any-basic = trade up to { $count } tokens for ingredients of your choice
does-clear-forest = set aside all element dice of one forest
does-clear-row = set aside all element dice of the row
does-sell-berry = sell power berries for points (tokens:points { $prices })
does-sell-alike = sell identical ingredients for points (tokens:points { $prices })
does-move = move any placed forage die to an empty forest space
does-swap = swap two placed forage dice with the same symbol
does-remove-element = set aside any placed element die
does-remove-any = set aside any placed die
does-return = take one of your placed forage dice back
does-change = turn a die of your pool to another face
does-reroll = reroll any dice of your pool
does-place = place one more die
does-turn-element = turn an element die of your pool to another element

## What a seat is asked

prompt-character = Choose your character.
prompt-turn = Your turn: place a die; you may also brew and drink one potion.
prompt-place-die = Place one more die.
prompt-gather = Choose an ingredient.
prompt-tame = Tame a creature?
prompt-exchange = Exchange one of the tokens you just gathered?
prompt-scorch = Scorch an empty forest space?
prompt-release = You have too many creatures: release one.
prompt-trade = Trade a token?
prompt-clear = Clear a forest of its element dice?
prompt-reveal = Reveal a potion and reserve one?
prompt-reserve = Choose the potion to reserve.
prompt-pay = For how many plants, mushrooms and crystals do you spend berries?
prompt-change = Turn one of your dice to another face.
prompt-reroll = Pick the dice to reroll.
prompt-move-die = Choose a forage die to move.
prompt-move-to = Move it to which space?
prompt-swap-die = Choose the first die to swap.
prompt-swap-with = Choose the die to swap it with.
prompt-remove-die = Choose a die to set aside.
prompt-return-die = Choose one of your dice to take back.
prompt-level = Which die of the stack, counted from the top?
prompt-break-tie = Pay a berry to take a forest for which you are tied?
prompt-round-powers = Use an end-of-round power?
prompt-sell = Sell tokens for points?

## Moves

move-be = Play { $character }
move-place = Place { $die } on { $place }
move-force = Force { $die } onto { $space } for a { $good }
move-stack = Stack { $die } on { $space } for a berry
move-befriend = Place { $die } on { $place } to tame, for a berry
move-brew = Brew { $potion }
move-drink = Drink { $potion }
move-turn = Turn { $from } to { $to }
move-end = End the turn
move-gather = Gather: { $good }
move-tame = Tame the { $season } creature
move-instead = Use { $creature } instead
move-exchange = Exchange through { $creature }
move-scorch = Scorch { $space }
move-release = Release { $creature }
move-trade = Trade: { $give } for { $take }
move-clear = Clear { $forest }
move-reveal = Reveal a potion
move-reserve = Reserve { $potion }
move-pay = Berries for { $plants } plants, { $mushrooms } mushrooms, { $crystals } crystals
move-reroll = Reroll { $die }
move-choose = Choose a die on { $place }
move-lift = Die { $level } from the top
move-to = To { $space }
move-claim = Take forest { $forest } for a berry
move-use = Use { $creature }
move-sell = Sell { $count }: { $good }
move-skip = No, or no more

## What happened

event-became = { $player } plays { $character }.
event-first-player = { $player } has the first-player token.
event-round-began = Round { $round } begins.
event-dealt = { $forest } joins the row.
event-rolled = { $player } rolls the dice.
event-placed = { $player } places { $die } on { $place }.
event-forced = { $player } forces { $die } onto { $place } for a { $good }.
event-stacked = { $player } pays a berry to stack { $die } on { $place }.
event-befriended = { $player } pays a berry to tame with { $die } on { $place }.
event-took-back = { $player } takes { $die } back from { $place }.
event-gathered = { $player } gathers { $count }: { $good }.
event-tamed = { $player } tames { $creature }.
event-appeared = { $creature } appears on its pile.
event-did-instead = { $player } uses { $creature } instead of taming.
event-exchanged = { $player } gives up a { $good } through { $creature }.
event-scorched = { $player } scorches { $place }.
event-released = { $player } releases { $creature }.
event-traded = { $player } trades { $give } for { $take }.
event-cleared = { $player } clears { $forest } of element dice.
event-revealed = { $player } reveals { $potion }.
event-reserved = { $player } reserves { $potion }.
event-brewed = { $player } brews { $potion }.
event-joined = { $potion } joins the market.
event-drank = { $player } drinks { $potion }.
event-turned = { $player } turns { $from } to { $to }.
event-rerolled = { $player } rerolls { $from } and gets { $to }.
event-moved = { $player } moves { $owner } die from { $from } to { $to }.
event-swapped = { $player } swaps { $die } dice on { $from } and { $to }.
event-set-aside = Set aside: { $owner } { $die } die on { $place }.
event-controlled = { $player } takes control of { $forest }.
event-broke-tie = { $player } pays a berry and takes { $forest }.
event-discarded = Nobody controls { $forest }: it is discarded.
event-used = { $player } uses { $creature }.
event-sold = { $player } sells { $count } ({ $good }) for { $points }.
event-village-turned = The Village is turned over for round { $round }.
event-gained = { $points ->
    [one] { $player } gains 1 point.
   *[other] { $player } gains { $points } points.
}

## Score and tie-breaks

score-potions = Potions
score-forests = Forests
score-creatures = Creatures
score-tokens = Point tokens
score-leftovers = Unused ingredients
tiebreak-leftovers = Most unused ingredients

## Options

option-powers = Character powers
option-powers-help = Play with the characters' powers; without them for a first game.
option-characters = Characters
option-characters-help = Characters are dealt at random, or chosen in the order of the seats.

## Drawing the table

draw-round = Round { $round }, { $side }
draw-village = Village
draw-market = Market
draw-piles = Creatures to tame
draw-left = { $count } left
draw-empty = empty
draw-scorched = scorched
draw-points = { $count } VP
draw-leads = { $player } leads
draw-nobody-leads = nobody leads
draw-pool = Dice
draw-stock = Stock
draw-tamed = Tamed
draw-released = Released
draw-hand = Potions
draw-reserved = Reserved
draw-drunk = Drunk
draw-forests = Forests
draw-first = first player
draw-none = none
draw-deck = deck { $count }
draw-aside = Set aside
draw-revealed = Revealed
draw-housed = { $count } at home
draw-power = { $when }: { $does }.
draw-potion = { $cost }: { $does }
draw-power-of = Power

## Titles of the clauses in rules.md

clause-SY-1 = Two to four players
clause-SY-2 = The Village starts by day
clause-SY-3 = The forest deck
clause-SY-4 = The forest row
clause-SY-5 = Potion deck and market
clause-SY-6 = Four piles of creatures
clause-SY-7 = The supplies
clause-SY-8 = Ingredients and points never run out
clause-SY-9 = Ten scorch tokens
clause-SY-10 = A character for everybody
clause-SY-11 = With or without powers
clause-SY-12 = What players start with
clause-SY-13 = Who starts
clause-SY-14 = Four rounds, day and night
clause-SY-15 = Everybody rolls
clause-SY-16 = Faces stay as rolled
clause-SY-17 = Clockwise turns
clause-SY-18 = No dice, no turn
clause-SY-19 = The turn of the last die
clause-SY-20 = When the playing phase ends
clause-SY-21 = Place, brew, drink
clause-SY-22 = Any order of steps
clause-SY-23 = One step at a time
clause-SY-24 = No end before placing
clause-SY-25 = Where dice may go
clause-SY-26 = Forage dice match the symbol
clause-SY-27 = Element dice fit any space
clause-SY-28 = Occupied spaces are blocked
clause-SY-29 = Nothing on scorched spaces
clause-SY-30 = Gathering an ingredient
clause-SY-31 = Taming on a creature space
clause-SY-32 = Gathering and taming are optional
clause-SY-33 = Two seasons at once
clause-SY-34 = Example: spring and winter
clause-SY-35 = Forcing a die
clause-SY-36 = Forcing onto a creature space
clause-SY-37 = A forced die gets nothing
clause-SY-38 = A forced die counts as placed
clause-SY-39 = Forcing on any placement
clause-SY-40 = Only forage dice, only empty spaces
clause-SY-41 = Element powers come on top
clause-SY-42 = No element powers in the Village
clause-SY-43 = Water: two more
clause-SY-44 = Water on a creature space
clause-SY-45 = Fire: on top of a die
clause-SY-46 = Covered dice do not count
clause-SY-47 = Wind: take a die back
clause-SY-48 = A returned die is one more turn
clause-SY-49 = Wind and covered dice
clause-SY-50 = Without using the power
clause-SY-51 = Stacks of any height
clause-SY-52 = Only the top die counts
clause-SY-53 = Covered dice can be taken
clause-SY-54 = Dice drop, swapped dice fit
clause-SY-55 = Example: Kyril's covered die
clause-SY-56 = Village actions
clause-SY-57 = Element spaces ask for their face
clause-SY-58 = One die on an element space
clause-SY-59 = The any-die spaces
clause-SY-60 = Forage dice in the Village
clause-SY-61 = The side face up
clause-SY-62 = A freed element space
clause-SY-63 = An ingredient of choice
clause-SY-64 = What the Village spaces do
clause-SY-65 = One brew a turn
clause-SY-66 = Paying for a potion
clause-SY-67 = Berries replace ingredients
clause-SY-68 = Example: paying with a berry
clause-SY-69 = The market is refilled
clause-SY-70 = No dice, no brewing
clause-SY-71 = Brewed potions score
clause-SY-72 = No limits on hand and stock
clause-SY-73 = Reveal and reserve
clause-SY-74 = Reserved for its owner
clause-SY-75 = Any number of reservations
clause-SY-76 = Reserved potions are worth nothing yet
clause-SY-77 = Reserve, then brew
clause-SY-78 = Example: Myla reserves
clause-SY-79 = One drink a turn
clause-SY-80 = Drunk once, scored in full
clause-SY-81 = Only drinks with an effect
clause-SY-82 = Change
clause-SY-83 = Reroll
clause-SY-84 = Place
clause-SY-85 = A placement like any other
clause-SY-86 = When Place may be drunk
clause-SY-87 = Move
clause-SY-88 = Swap
clause-SY-89 = Moves and swaps set off nothing
clause-SY-90 = Remove an element die
clause-SY-91 = Remove any die
clause-SY-92 = Set aside for the round
clause-SY-93 = Return
clause-SY-94 = Any placed die
clause-SY-95 = Example: from slot to forest
clause-SY-96 = Taming a creature
clause-SY-97 = Empty piles
clause-SY-98 = Three tamed creatures
clause-SY-99 = Too many: release one
clause-SY-100 = Released creatures
clause-SY-101 = When creatures are released
clause-SY-102 = A die on a released creature
clause-SY-103 = Creatures at home
clause-SY-104 = One creature a forest
clause-SY-105 = The best homes are found for you
clause-SY-106 = Powers are optional
clause-SY-107 = No reaction to one's own taming
clause-SY-108 = Powers add up
clause-SY-109 = Using a slot
clause-SY-110 = One die, one's own slot
clause-SY-111 = A slot is no space
clause-SY-112 = Dice on slots go home
clause-SY-113 = Scorch on season
clause-SY-114 = Scorch from the Village
clause-SY-115 = Change element
clause-SY-116 = Slot: move a die
clause-SY-117 = Harvest on season
clause-SY-118 = Example: summer harvest
clause-SY-119 = Village harvest
clause-SY-120 = Slot: three of a kind
clause-SY-121 = Slot: one of each
clause-SY-122 = Season friends
clause-SY-123 = Berry instead
clause-SY-124 = Ash berry
clause-SY-125 = Exchange
clause-SY-126 = Exchange and ingredients of choice
clause-SY-127 = Example: water and exchange
clause-SY-128 = Slot: two berries
clause-SY-129 = Control of season
clause-SY-130 = Paid per forest taken
clause-SY-131 = Brewer
clause-SY-132 = Tamer
clause-SY-133 = Berry trade
clause-SY-134 = Trade alike
clause-SY-135 = Points as tokens
clause-SY-136 = Scorching an empty space
clause-SY-137 = A scorched space is gone
clause-SY-138 = Scorch tokens and influence
clause-SY-139 = Scorch tokens return
clause-SY-140 = Order of one placement
clause-SY-141 = Who reacts to a placement
clause-SY-142 = Bonuses add up
clause-SY-143 = Gains at the moment
clause-SY-144 = Only in your own turn
clause-SY-145 = The end of a round
clause-SY-146 = Most influence
clause-SY-147 = Taking forests
clause-SY-148 = Ties between players
clause-SY-149 = Ties with element dice
clause-SY-150 = Element dice belong to nobody
clause-SY-151 = Uncontrolled forests
clause-SY-152 = Example: two against one and one
clause-SY-153 = Example: one against one
clause-SY-154 = Example: alone against elements
clause-SY-155 = Example: ahead but not of elements
clause-SY-156 = End-of-round powers
clause-SY-157 = Also after the last round
clause-SY-158 = The end of the game
clause-SY-159 = Dice come back
clause-SY-160 = The Village is turned over
clause-SY-161 = A new row
clause-SY-162 = The token passes left
clause-SY-163 = What stays
clause-SY-164 = Points for potions
clause-SY-165 = Points for forests
clause-SY-166 = Points for creatures
clause-SY-167 = Points from tokens
clause-SY-168 = Points for leftovers
clause-SY-169 = Most points win
clause-SY-170 = Ties: more leftovers
clause-SY-171 = Shared victory
clause-SY-172 = Powers cost berries
clause-SY-173 = Lelio: stack
clause-SY-174 = A stacked die gets nothing
clause-SY-175 = Myla: break the tie
clause-SY-176 = What counts as a tie
clause-SY-177 = Late berries do not pay
clause-SY-178 = Wren: beast friend
clause-SY-179 = Where Wren's power works
clause-SY-180 = Wren keeps four
clause-SY-181 = Kyril: thrifty brewer
clause-SY-182 = Only one left to pay
clause-SY-183 = Potions run out
clause-SY-184 = Creatures run out
clause-SY-185 = Scorch tokens run out
clause-SY-186 = Changes between steps
clause-SY-187 = The move must be possible
