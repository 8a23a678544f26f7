# Sylve: names, prompts, moves and log sentences in English.
# The French file holds the same ids.

game-name = Sylve
game-tagline = Place your dice, tame creatures, brew potions and win the forests of an enchanted wood.

## Dice

die-tree = tree
    .a = a tree die
    .the = the tree die
    .plural = trees
die-mountain = mountain
    .a = a mountain die
    .the = the mountain die
    .plural = mountains
die-river = river
    .a = a river die
    .the = the river die
    .plural = rivers
die-water = water
    .a = a water die
    .the = the water die
    .plural = water
die-fire = fire
    .a = a fire die
    .the = the fire die
    .plural = fire
die-wind = wind
    .a = a wind die
    .the = the wind die
    .plural = wind

## Goods

good-plant = plant
    .a = a plant
    .plural = plants
good-mushroom = mushroom
    .a = a mushroom
    .plural = mushrooms
good-crystal = crystal
    .a = a crystal
    .plural = crystals
good-berry = power berry
    .a = a power berry
    .plural = power berries
good-creature = creature
    .a = a creature
    .plural = creatures

## Seasons

season-spring = spring
season-summer = summer
season-autumn = autumn
season-winter = winter

## Places round the table

seat-north = North
seat-east = East
seat-south = South
seat-west = West

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
    .the = the { creature-SP1 }
creature-SP2 = Leafberry Moth
    .the = the { creature-SP2 }
creature-SP3 = Iceberry Moth
    .the = the { creature-SP3 }
creature-SP4 = Shy Dormouse
    .the = the { creature-SP4 }
creature-SP5 = Ash Sprout
    .the = the { creature-SP5 }
creature-SP6 = Herb Nibbler
    .the = the { creature-SP6 }
creature-SP7 = Cap Nibbler
    .the = the { creature-SP7 }
creature-SP8 = Gem Nibbler
    .the = the { creature-SP8 }
creature-SP9 = Nectar Stag
    .the = the { creature-SP9 }
creature-SU1 = Ember Fawn
    .the = the { creature-SU1 }
creature-SU2 = Ember Fox
    .the = the { creature-SU2 }
creature-SU3 = Ember Hare
    .the = the { creature-SU3 }
creature-SU4 = Torch Toad
    .the = the { creature-SU4 }
creature-SU5 = Torch Toad
    .the = the { creature-SU5 }
creature-SU6 = Prism Lizard
    .the = the { creature-SU6 }
creature-SU7 = Prism Lizard
    .the = the { creature-SU7 }
creature-SU8 = Porter Beetle
    .the = the { creature-SU8 }
creature-SU9 = Porter Beetle
    .the = the { creature-SU9 }
creature-AU1 = Bud Mouse
    .the = the { creature-AU1 }
creature-AU2 = Wheat Mouse
    .the = the { creature-AU2 }
creature-AU3 = Snow Mouse
    .the = the { creature-AU3 }
creature-AU4 = Market Magpie
    .the = the { creature-AU4 }
creature-AU5 = Market Magpie
    .the = the { creature-AU5 }
creature-AU6 = Leaf Boar
    .the = the { creature-AU6 }
creature-AU7 = Cap Boar
    .the = the { creature-AU7 }
creature-AU8 = Gem Boar
    .the = the { creature-AU8 }
creature-AU9 = Satchel Squirrel
    .the = the { creature-AU9 }
creature-WI1 = Blossom Owl
    .the = the { creature-WI1 }
creature-WI2 = Noon Owl
    .the = the { creature-WI2 }
creature-WI3 = Russet Owl
    .the = the { creature-WI3 }
creature-WI4 = Cauldron Cat
    .the = the { creature-WI4 }
creature-WI5 = Cauldron Cat
    .the = the { creature-WI5 }
creature-WI6 = Pack Wolf
    .the = the { creature-WI6 }
creature-WI7 = Pack Wolf
    .the = the { creature-WI7 }
creature-WI8 = Berry Yeti
    .the = the { creature-WI8 }
creature-WI9 = Hoard Marten
    .the = the { creature-WI9 }

## Creatures with a slot, as places for dice

place-SP1 = { creature-SP1.the }
place-SP2 = { creature-SP2.the }
place-SP3 = { creature-SP3.the }
place-SP4 = { creature-SP4.the }
place-SP5 = { creature-SP5.the }
place-SP6 = { creature-SP6.the }
place-SP7 = { creature-SP7.the }
place-SP8 = { creature-SP8.the }
place-SP9 = { creature-SP9.the }
place-SU1 = { creature-SU1.the }
place-SU2 = { creature-SU2.the }
place-SU3 = { creature-SU3.the }
place-SU4 = { creature-SU4.the }
place-SU5 = { creature-SU5.the }
place-SU6 = { creature-SU6.the }
place-SU7 = { creature-SU7.the }
place-SU8 = { creature-SU8.the }
place-SU9 = { creature-SU9.the }
place-AU1 = { creature-AU1.the }
place-AU2 = { creature-AU2.the }
place-AU3 = { creature-AU3.the }
place-AU4 = { creature-AU4.the }
place-AU5 = { creature-AU5.the }
place-AU6 = { creature-AU6.the }
place-AU7 = { creature-AU7.the }
place-AU8 = { creature-AU8.the }
place-AU9 = { creature-AU9.the }
place-WI1 = { creature-WI1.the }
place-WI2 = { creature-WI2.the }
place-WI3 = { creature-WI3.the }
place-WI4 = { creature-WI4.the }
place-WI5 = { creature-WI5.the }
place-WI6 = { creature-WI6.the }
place-WI7 = { creature-WI7.the }
place-WI8 = { creature-WI8.the }
place-WI9 = { creature-WI9.the }

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
prompt-turn = Your turn: place a die. Before or after it you may brew one potion and drink one.
prompt-place-die = The potion lets you place one more die.
prompt-gather = Which ingredient do you gather?
prompt-tame = Which creature do you tame?
prompt-exchange = Do you exchange one of the tokens you just gathered?
prompt-scorch = Which empty forest space do you scorch, if any?
prompt-release = You have too many creatures: which one do you release?
prompt-trade = Which token do you trade, if any?
prompt-clear = Which forest do you clear of its element dice, if any?
prompt-reveal = Do you reveal a potion, so as to reserve one?
prompt-reserve = Which potion do you reserve?
prompt-pay = For which ingredients of the potion do you pay with berries?
prompt-change = Which of your dice do you turn, and to which face?
prompt-reroll = Which dice do you reroll?
prompt-move-die = Which forage die do you move?
prompt-move-to = To which empty space do you move it?
prompt-swap-die = Which die do you swap?
prompt-swap-with = With which die do you swap it?
prompt-remove-die = Which die do you set aside?
prompt-return-die = Which of your dice do you take back?
prompt-level = Which die of the stack, counted from the top?
prompt-break-tie = Do you pay a berry to take a forest for which you are tied?
prompt-round-powers = Which end-of-round power do you use, if any?
prompt-sell = Which tokens do you sell for points, if any?

## Moves

move-be = Play { $character }
move-place = Place { $die-a } { at-place }
move-force = Force { $die-a } onto { $space } for { $good-a }
move-stack = Stack { $die-a } on { $space } for a power berry
move-befriend = Place { $die-a } { at-place } to tame a creature, for a power berry
move-brew = Brew { $potion }
move-drink = Drink { $potion }
move-turn = Turn { $from-a } to { $to }
move-end = End the turn
move-gather = Gather { $good-a }
move-tame = Tame the { $season } creature
move-instead = Use { $creature-the } instead of taming
move-exchange = Exchange a token through { $creature-the }
move-scorch = Scorch space { $space }
move-release = Release { $creature-the }
move-trade = Trade { $give-a } for { $take-a }
move-clear = { $forest-id ->
    [row] Clear all forests of the row
   *[other] Clear forest { $forest }
}
move-reveal = Reveal a potion
move-reserve = Reserve { $potion }
move-pay = Pay berries for { counted-plants }, { counted-mushrooms } and { counted-crystals }
move-reroll = Reroll { $die-a }
move-choose = Choose a die { at-place }
move-lift = Choose die { $level } from the top
move-to = Move the die to { $space }
move-claim = Pay a power berry to take forest { $forest }
move-use = Use { $creature-the }
move-sell = Sell { counted-goods }
move-skip = Go on without

## What happened

event-became = { $player } plays { $character }.
event-first-player = { $player } has the first-player token and goes first.
event-round-began = { $side-id ->
    [night] Round { $round } begins, by night.
   *[other] Round { $round } begins, by day.
}
event-dealt = Forest { $row } of the row is { $forest }.
event-rolled = { $player } rolls { $dice }.
event-placed = { $player } places { $die-a } { at-place }.
event-forced = { $player } pays { $good-a } to force { $die-a } onto { $place }.
event-stacked = { $player } pays a power berry to put { $die-a } on top of the dice on { $place }.
event-befriended = { $player } pays a power berry to tame a creature with { $die-a } { at-place }.
event-took-back = { $player } takes { $die-a } back from { $place }.
event-blown-back = The wind blows { $die-a } from { $place } back to { $player }.
event-gathered = { $player } gathers { counted-goods }.
event-gathered-by = { $player } gathers { counted-goods } thanks to { $creature-the }.
event-tamed = { $player } tames { $creature-the }.
event-appeared = { CAPITAL($creature-the) } is the next creature on its pile.
event-did-instead = { $player } uses { $creature-the } instead of taming.
event-exchanged = { $player } gives up { $good-a } to { $creature-the }.
event-scorched = { $player } scorches space { $place }.
event-released = { $player } releases { $creature-the }.
event-traded = { $player } trades { $give-a } for { $take-a }.
event-cleared = { $player } clears { $forest } of its element dice.
event-revealed = { $player } reveals { $potion }.
event-reserved = { $player } reserves { $potion }.
event-brewed = { $goods ->
    [none] { $player } brews { $potion } for nothing.
   *[other] { $player } brews { $potion } for { $goods }.
}
event-joined = { $potion } joins the market.
event-drank = { $player } drinks { $potion }.
event-turned = { $player } turns { $from-a } to { $to }.
event-rerolled = { $player } rerolls { $from-a } and gets { $to }.
event-moved = { $player } moves { $owner }'s die from { $from } to { $to }.
event-moved-own = { $player } moves { $die-a } from { $from } to { $to }.
event-swapped = { $player } swaps two { $die } dice between { $from } and { $to }.
event-set-aside = { $owner ->
    [none] { CAPITAL($die-the) } { at-place } is set aside for the rest of the round.
   *[other] { $owner }'s { $die } die { at-place } is set aside for the rest of the round.
}
event-controlled = { $against ->
    [0] { $player } takes control of { $forest } with { counted-dice } and no rival.
   *[other] { $player } takes control of { $forest } with { counted-dice } against { $against }.
}
event-broke-tie = { $player } pays a power berry to break the tie and takes control of { $forest }.
event-discarded = Nobody controls { $forest }: it is discarded.
event-used = { $player } uses { $creature-the }.
event-sold = { $player } sells { counted-goods } for { counted-points }.
event-sold-nothing = { $player } sells nothing after all.
event-village-turned = { $side-id ->
    [night] The Village is turned over: night falls.
   *[other] The Village is turned over: day breaks.
}
event-gained = { $player } gains { counted-points }.
event-gained-by = { $player } gains { counted-points } thanks to { $creature-the }.
event-final-scoring = The last round is over: all tamed creatures are released, and the points are counted.
event-scored = { $player } scores { counted-points } for { $part-for }.
event-total = { $player } has { counted-points } in all.

## Pieces of the sentences above: where, and how many

at-place = { $place-id ->
    [garden] in { $place }
    [stall] at { $place }
    [hearth] at { $place }
    [well] at { $place }
    [mill] at { $place }
   *[other] on { $place }
}
counted-goods = { $count ->
    [one] { $count } { $good }
   *[other] { $count } { $good-plural }
}
counted-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
counted-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
counted-plants = { $plants ->
    [one] { $plants } plant
   *[other] { $plants } plants
}
counted-mushrooms = { $mushrooms ->
    [one] { $mushrooms } mushroom
   *[other] { $mushrooms } mushrooms
}
counted-crystals = { $crystals ->
    [one] { $crystals } crystal
   *[other] { $crystals } crystals
}

## Score and tie-breaks

score-potions = Potions
    .for = potions
score-forests = Forests
    .for = forests
score-creatures = Creatures
    .for = creatures
score-tokens = Point tokens
    .for = point tokens
score-leftovers = Unused ingredients
    .for = unused ingredients
tiebreak-leftovers = Most unused ingredients

## Options

option-powers = Character powers
option-powers-help = Play with the characters' powers; without them for a first game.
option-characters = Characters
option-characters-help = Characters are dealt at random, or chosen in the order of the seats.
option-first-player = First player
option-first-player-help = Who goes first: drawn at random, or the seat you name.

## Drawing the table

draw-power = { $when }: { $does }.

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
clause-SY-107 = No reaction to its own taming
clause-SY-108 = Powers add up
clause-SY-109 = Using a slot
clause-SY-110 = One die, in your own slot
clause-SY-111 = A slot is not a space
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

## What the others read meanwhile

waiting-character = { $player } is choosing a character.
waiting-turn = { $player } is choosing where to place a die.
waiting-place-die = { $player } is placing one more die.
waiting-gather = { $player } is choosing an ingredient.
waiting-tame = { $player } may tame a creature.
waiting-exchange = { $player } may exchange a token.
waiting-scorch = { $player } may scorch a forest space.
waiting-release = { $player } is choosing a creature to release.
waiting-trade = { $player } may trade a token.
waiting-clear = { $player } may clear a forest of its element dice.
waiting-reveal = { $player } may reveal a potion and reserve one.
waiting-reserve = { $player } is choosing a potion to reserve.
waiting-pay = { $player } is deciding how to pay for a potion.
waiting-change = { $player } is turning a die to another face.
waiting-reroll = { $player } is choosing dice to reroll.
waiting-move-die = { $player } is choosing a forage die to move.
waiting-move-to = { $player } is choosing where to move a die.
waiting-swap-die = { $player } is choosing two dice to swap.
waiting-swap-with = { $player } is choosing two dice to swap.
waiting-remove-die = { $player } is choosing a die to set aside.
waiting-return-die = { $player } is choosing a die to take back.
waiting-level = { $player } is choosing a die in a stack.
waiting-break-tie = { $player } may pay a berry to take a tied forest.
waiting-round-powers = { $player } may use powers at the end of the round.
waiting-sell = { $player } may sell tokens for points.

## Why a move is refused, in the facts of the position

because-character-taken = { $owner } already plays { $character }.
because-without-powers = You are playing without character powers.
because-power-of = That is the power of { $character }; you play { $mine }.
because-gives-no-ingredient = { CAPITAL($place) } gives no ingredient.
because-no-forest = This row has no forest { $forest }.
because-forest-taken = { $owner } has already taken forest { $forest }.
because-not-tied = { $dice ->
    [0] You have no visible die on forest { $forest }.
   *[other] On forest { $forest } you have { counted-dice }; your strongest rival, element dice included, has { $most }.
}
because-turns-are-over = The turns of this round are over.
because-placed-already = You have already placed your die for this turn.
because-no-such-die = You have no { $die } die in your pool.
because-unfinished-step = First finish the step that you have begun.
because-nothing-placed-yet = You have not placed a die in this turn yet.
because-no-slot = { CAPITAL($place) } has no slot for a die.
because-no-space = This row has no space { $place }.
because-other-symbol = { $place } shows a { $shows }; your die shows a { $die }.
because-occupied = { CAPITAL($die-a) } already lies { at-place }.
because-occupied-by-you = Your own { $die } die already lies { at-place }.
because-occupied-by = { $owner }'s { $die } die already lies { at-place }.
because-scorched = { $place } is scorched.
because-none-of-yours-there = None of your forage dice lies { at-place }.
because-other-die-wanted = { CAPITAL($place) } takes only { $wanted } dice.
because-slot-takes-forage = { CAPITAL($place) } takes only forage dice.
because-slot-takes-elements = { CAPITAL($place) } takes only element dice.
because-needs-no-force = { $place } shows a { $die }, like your die: place it there without paying.
because-other-price = A die is forced onto { $place } for { $good-a } or a power berry, not for { $paid-a }.
because-no-good = You have no { $good-plural }.
because-only-a-berry = { $place } is a creature space: only a power berry forces a die onto it.
because-not-taken-here = You cannot give { $good-a } in this trade.
because-not-given-here = You cannot take { $good-a } in this trade.
because-same-good = That would trade { $good-a } for { $good-a }.
because-one-forest-only = Only one forest is cleared, not the whole row.
because-whole-row-only = The whole row is cleared at once.
because-no-elements-in = Forest { $forest } has no element dice.
because-pile-empty = The { $season } pile is empty.
because-no-creatures-left = No creatures are left to tame.
because-tamed-by = { CAPITAL($creature-the) } belongs to { $owner }.
because-not-tamed = You have not tamed { $creature-the }.
because-within-the-limit = { $creatures ->
    [0] You have no tamed creatures.
    [one] You have { $creatures } tamed creature and may keep { $limit }.
   *[other] You have { $creatures } tamed creatures and may keep { $limit }.
}
because-just-tamed = You have only just tamed { $creature-the }.
because-no-creature-space = You did not place a die on a creature space.
because-nothing-instead = { CAPITAL($creature-the) } offers nothing instead of taming.
because-other-creature-asked = You are now asked about { $creature-the }.
because-no-scorch-tokens = { $tokens ->
    [one] The only scorch token already lies on a forest.
   *[other] All { $tokens } scorch tokens already lie on forests.
}
because-brewed-a-potion = You have already brewed a potion in this turn.
because-brewed-by-you = You have already brewed { $potion }.
because-brewed-by = { $owner } has already brewed { $potion }.
because-not-to-brew = { $potion } is neither in the market nor among your reserved potions.
because-cannot-pay = For { $potion } you lack { $missing }: that takes { counted-berries }, and you have { berries-in-stock }.
because-costs-less = { $count ->
    [0] The potion costs no { $good-plural }.
   *[other] The potion costs only { counted-goods }.
}
because-too-few-goods = That takes { counted-goods }, and you have { $have }.
because-too-few-berries = That takes { counted-berries }, and you have { berries-in-stock }.
because-not-to-reserve = { $potion } is neither in the market nor the one revealed.
because-reserved-by = { $owner } has reserved { $potion }.
because-not-brewed = You have reserved { $potion } but not brewed it yet.
because-drunk-a-potion = You have already drunk a potion in this turn.
because-not-in-hand = You do not have { $potion } in your hand.
because-drunk-already = You have already drunk { $potion }.
because-same-owner = Both dice belong to the same player: to swap them would change nothing.
because-pool-empty = Your pool has no dice left.
because-no-swap = No two placed forage dice of different players with the same symbol can be swapped.
because-none-of-yours-placed = You have no forage die on the table to take back.
because-no-element-placed = No element die lies on the table.
because-no-die-placed = No die lies on the table.
because-no-effect = { $potion } would have no effect now.
because-last-die-needed = Your only die left is needed for the placement of this turn.
because-no-empty-space = No forest space is empty.
because-no-forage-die-placed = No forage die lies on the table.
because-no-creature-turns-dice = You have no creature that turns element dice.
because-only-elements = Only element dice are turned, and only to another element.
because-same-face = The die would keep its face.
because-no-such-face = { CAPITAL($die-a) } has no { $face } face.
because-turned-enough = { $turned ->
    [one] You have turned an element die once since the last step, and you have { elements-in-pool }.
   *[other] You have turned element dice { $turned } times since the last step, and you have { elements-in-pool }.
}
because-pick-a-die = You have not picked a die yet.
because-picked-already = You have already picked all your { $die } dice.
because-no-die-there = No die lies { at-place }.
because-stack-not-so-high = { $dice ->
    [one] Only one die lies { at-place }.
   *[other] Only { $dice } dice lie { at-place }.
}
because-nothing-chooses = Nothing lets you choose a placed die now.
because-is-another-die = You need { $die-a }, and that is another one.
because-no-such-die-there = No { $die } die lies { at-place }.
because-no-partner = No die of another player shows the same symbol elsewhere.
because-is-element = That is { $die-a }, not a forage die.
because-no-forage-die-there = No forage die lies { at-place }.
because-no-element-there = No element die lies { at-place }.
because-is-forage = That is a forage die, not an element die.
because-not-your-die = That is not one of your forage dice.
because-is-alike = Another die just like that one can be chosen { at-place }.
because-in-no-order = The dice { at-place } lie in no order: to swap two of them would change nothing.
because-no-round-power = { CAPITAL($creature-the) } has no power at the end of the round.
because-used-already = You have already used { $creature-the } at the end of this round.
because-nothing-to-sell = You do not have the tokens that { $creature-the } trades for points.
because-nothing-to-use = { CAPITAL($creature-the) } would do nothing for you now.
because-only-berries-sold = Only power berries can be sold here.
because-sold-by = Here tokens can only be sold in these numbers: { $counts }.
counted-berries = { $needed ->
    [one] { $needed } power berry
   *[other] { $needed } power berries
}
berries-in-stock = { $berries }
elements-in-pool = { $dice ->
    [one] { $dice } element die
   *[other] { $dice } element dice
}

## What a player leaves undone

undone-brew = You can still brew { $potion }.
undone-brew-one = You can still brew one of { $count } potions.
undone-drink = You can still drink { $potion }: this is your last turn.
