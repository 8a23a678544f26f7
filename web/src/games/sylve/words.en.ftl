# What the drawn board of Sylve says besides the game's own texts.

forests = Forests of the row
village = Village
market = Potion market
piles = Creatures to tame
supply = Supply
mine = Your area
area-of = What { $player } has
round = Round { $round } of { $rounds }
day = Day
night = Night
starts = { $player } is the first player this round
points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
score-of = { $count ->
    [one] 1 point if the game ended now
   *[other] { $count } points if the game ended now
}

## Forests and their spaces

forest-title = { $name } ({ $seasons })
forest-worth = { $count ->
    [one] Worth 1 point to the player who controls it when the round ends.
   *[other] Worth { $count } points to the player who controls it when the round ends.
}
forest-rule = You control it with more visible forage dice than any other player, and more than there are element dice.
forest-leader = { $player } would control it now.
forest-nobody = Nobody would control it now.
influence-of = { $player }: { $count }
influence-elements = Element dice: { $count }
space-title = { $forest }: { $symbol } space ({ $place })
space-gives = A die that shows this symbol, or any element die, gathers 1 { $good } here.
space-tames = A die that shows this symbol, or any element die, tames a creature here.
space-force = Another forage die can be forced onto it for 1 { $good } or 1 power berry; it gathers nothing.
space-force-berry = Another forage die can be forced onto it for 1 power berry; it tames nothing.
space-scorched = Scorched: no die can be placed here for the rest of the round.
space-dice = Dice here, from the top: { $dice }.
space-top = Only the top die counts.
die-of = { $player }’s { $face }
die-element = { $face } (element)

## Village

stall-any = Takes any die, and any number of dice.
stall-element = Takes one element die that shows { $face }.
stall-title = Village: { $place }
by-day = This is what it does by day (rounds 1 and 3).
by-night = This is what it does by night (rounds 2 and 4).

## Potions

potion-title = { $name }, { $points }
potion-cost = Costs { $cost }.
potion-drink = Drink it once: { $does }.
potion-payable = { $count ->
    [0] You can brew it.
    [one] You can brew it with 1 power berry.
   *[other] You can brew it with { $count } power berries.
}
potion-dear = You cannot pay for it now.
potion-reserved = Reserved: only its owner can brew it; worth nothing until brewed.
potion-drunk = Drunk; it keeps its points.
potion-hand = Brewed: it can be drunk once, and scores either way.
potion-gap = Empty place of the market
potion-deck = { $count ->
    [one] Potion deck: 1 card
   *[other] Potion deck: { $count } cards
}
potion-deck-text = When a potion of the market is brewed, the top card takes its place.
potion-revealed = Revealed
goods-plant = { $count ->
    [one] { $count } plant
   *[other] { $count } plants
}
goods-mushroom = { $count ->
    [one] { $count } mushroom
   *[other] { $count } mushrooms
}
goods-crystal = { $count ->
    [one] { $count } crystal
   *[other] { $count } crystals
}
goods-berry = { $count ->
    [one] { $count } power berry
   *[other] { $count } power berries
}

## Creatures

creature-title = { $name } ({ $season })
creature-slot-free = Its slot is free.
creature-slot-die = In its slot: { $die }.
creature-worth = Worth 1 point at the end, or 3 on a forest of its season that you control.
pile-left = { $count ->
    [one] 1 creature in this pile
   *[other] { $count } creatures in this pile
}
pile-empty = { $season }: this pile is empty
place-for-creature = Place for a tamed creature
creatures-tamed = Tamed creatures: { $count } of { $limit }
creatures-freed = { $count ->
    [one] 1 released creature
   *[other] { $count } released creatures
}
creatures-housed = { $count ->
    [one] 1 creature has a home on a forest of its season.
   *[other] { $count } creatures have a home on a forest of their season.
}

## One's own things

dice = Dice to place
dice-left = { $count ->
    [one] 1 die to place
   *[other] { $count } dice to place
}
die-forage = { $face }: a forage die
die-forage-text = Place it on a forest space with the same symbol, or on an any-die space of the Village. It counts for control.
die-element-title = { $face }: an element die
die-water-text = In a forest it fits any empty space, and gathers 2 more of the ingredient there.
die-fire-text = In a forest it fits any empty space, or covers a die that is already there.
die-wind-text = In a forest it fits any empty space, or one of your own forage dice, which you take back.
die-neutral = On a forest it belongs to nobody and counts against everybody.
die-picked = Picked for the reroll
die-gone = Die placed
stock = Ingredients
stock-of = { $good }: { $count }
tokens-of = { $count ->
    [one] 1 point in tokens
   *[other] { $count } points in tokens
}
tokens = Point tokens
leftovers = Three leftover ingredients are worth 1 point at the end.
supply-of = Supply: { $good }
supply-text = There is always enough of it.
good-plant-text = Pays for potions.
good-mushroom-text = Pays for potions.
good-crystal-text = Pays for potions.
good-berry-text = Stands for any ingredient, forces a die, and pays for character powers.
hand = Potions to drink
reserved = Reserved
drunk = Drunk
potions-of = { $count ->
    [one] 1 potion
   *[other] { $count } potions
}
forests-of = { $count ->
    [one] 1 forest
   *[other] { $count } forests
}
held = Forests
freed = Released
tamed = Creatures
none = none
no-power = Character powers are not in use at this table.
character-of = { $player } plays { $character }
choose-character = Choose a character
taken-by = { $player }
aside = { $count ->
    [one] 1 die set aside until the next round
   *[other] { $count } dice set aside until the next round
}
scorch-left = { $count ->
    [one] 1 scorch token left
   *[other] { $count } scorch tokens left
}
scorch-text = A scorched space is out of play until the round ends.
forest-deck = { $count ->
    [one] 1 forest in the deck
   *[other] { $count } forests in the deck
}

## The turn

step-place = Place
step-brew = Brew
step-drink = Drink
step-open = still to do
step-done = done
steps = Steps of the turn
waiting = { $player } is to move
choices = What you can choose
turn-into = Turn it into
pay-for = Pay for { $potion }
pay-way = Pay { $cost }
sell-way = Sell { $goods } for { $points }
trade-way = Give 1 { $give }, take 1 { $take }
gather-more = { $count ->
    [one] 1 ingredient to gather
   *[other] { $count } ingredients to gather
}
trade-more = { $count ->
    [one] 1 trade left
   *[other] { $count } trades left
}
lift-way = { $die }, number { $level } from the top
moving = Moving: { $die }
swapping = Swapping: { $die }
force-hint = Pay with which ingredient?
skip-gather = Gather nothing
skip-tame = Tame nothing
skip-exchange = Keep it
skip-scorch = Scorch nothing
skip-trade = Trade no more
skip-clear = Clear nothing
skip-reveal = Reserve nothing
skip-reroll = Roll the picked dice
skip-break-tie = Leave it
skip-round-powers = No more powers
skip-sell = Sell nothing

## Ceremonies

ceremony-control = Control of the forests
