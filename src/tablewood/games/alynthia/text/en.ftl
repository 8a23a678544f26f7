# Alynthia: names, prompts, moves and log sentences in English.
# The French file holds the same ids.

## Game

game-name = Alynthia
game-tagline = Lead a guild through a land of dragons: drive them out together, or outshine the others.

## Guilds

guild-mountain = the Mountain Guild
guild-forest = the Forest Guild
guild-field = the Field Guild
guild-labor = the Labor Guild
guild-nomads = the Nomads
power-tunnel = tunnel
power-walls = walls
power-trap = trap
power-labor_die = labor die
power-caravan = caravan

## Players

player-A = player A
player-B = player B
player-C = player C
player-D = player D
player-E = player E

## Resources and spaces

resource-wood = wood
    .plural = wood
    .some = wood
resource-stone = stone
    .plural = stone
    .some = stone
resource-food = food
    .plural = food
    .some = food
resource-worker = worker
    .plural = workers
    .some = a worker
counted-resource = { $count } { $count ->
    [one] { $resource }
   *[other] { $resource-plural }
}
gain-wood = wood
    .plural = wood
gain-stone = stone
    .plural = stone
gain-food = food
    .plural = food
gain-worker = worker
    .plural = workers
gain-renown = renown
    .plural = renown
gain-focus = focus
    .plural = focus
gain-action_card = action card
    .plural = action cards
gain-research = research ability
    .plural = research abilities
gain-any_resource = resource of choice
    .plural = resources of choice
gain-non_worker_resource = non-worker resource
    .plural = non-worker resources
gain-fortune_roll = roll of the fortune die
    .plural = rolls of the fortune die
face-shown = { $face ->
    [none] nothing
   *[other] { $face }
}
face-before = { $before ->
    [none] nothing
   *[other] { $before }
}
face-after = { $after ->
    [none] nothing
   *[other] { $after }
}
points-of-renown = { $renown } renown
points-of-focus = { $focus } focus
terrain-wood = wood
terrain-stone = stone
terrain-food = food
terrain-worker = worker space
terrain-dragon = dragon space
terrain-tunnel = tunnel

## The spaces of the map, by the letter of the column and the number of the row

space-r0c0 = A1
space-r0c1 = B1
space-r0c2 = C1
space-r0c3 = D1
space-r0c4 = E1
space-r0c5 = F1
space-r0c6 = G1
space-r0c7 = H1
space-r0c8 = I1
space-r1c0 = A2
space-r1c1 = B2
space-r1c2 = C2
space-r1c3 = D2
space-r1c4 = E2
space-r1c5 = F2
space-r1c6 = G2
space-r1c7 = H2
space-r1c8 = I2
space-r2c0 = A3
space-r2c1 = B3
space-r2c2 = C3
space-r2c3 = D3
space-r2c4 = E3
space-r2c5 = F3
space-r2c6 = G3
space-r2c7 = H3
space-r2c8 = I3
space-r3c0 = A4
space-r3c1 = B4
space-r3c2 = C4
space-r3c3 = D4
space-r3c4 = E4
space-r3c5 = F4
space-r3c6 = G4
space-r3c7 = H4
space-r3c8 = I4
space-r4c0 = A5
space-r4c1 = B5
space-r4c2 = C5
space-r4c3 = D5
space-r4c4 = E5
space-r4c5 = F5
space-r4c6 = G5
space-r4c7 = H5
space-r4c8 = I5
space-r5c0 = A6
space-r5c1 = B6
space-r5c2 = C6
space-r5c3 = D6
space-r5c4 = E6
space-r5c5 = F6
space-r5c6 = G6
space-r5c7 = H6
space-r5c8 = I6
space-r6c0 = A7
space-r6c1 = B7
space-r6c2 = C7
space-r6c3 = D7
space-r6c4 = E7
space-r6c5 = F7
space-r6c6 = G7
space-r6c7 = H7
space-r6c8 = I7
space-r7c0 = A8
space-r7c1 = B8
space-r7c2 = C8
space-r7c3 = D8
space-r7c4 = E8
space-r7c5 = F8
space-r7c6 = G8
space-r7c7 = H8
space-r7c8 = I8
space-r8c0 = A9
space-r8c1 = B9
space-r8c2 = C9
space-r8c3 = D9
space-r8c4 = E9
space-r8c5 = F9
space-r8c6 = G9
space-r8c7 = H9
space-r8c8 = I9
space-tunnel = the tunnel space

## Action cards

card-gather = Gather
card-strength = Strength
card-ranged = Ranged attack
card-acclaim = Acclaim
card-insight = Insight
card-reroll = Re-roll
card-supply = Supply
card-march = March

## Things that change hands

thing-wood = wood
    .plural = wood
thing-stone = stone
    .plural = stone
thing-food = food
    .plural = food
thing-worker = worker
    .plural = workers
thing-gather = Gather card
    .plural = Gather cards
thing-strength = Strength card
    .plural = Strength cards
thing-ranged = Ranged attack card
    .plural = Ranged attack cards
thing-acclaim = Acclaim card
    .plural = Acclaim cards
thing-insight = Insight card
    .plural = Insight cards
thing-reroll = Re-roll card
    .plural = Re-roll cards
thing-supply = Supply card
    .plural = Supply cards
thing-march = March card
    .plural = March cards
cards-given = { $given ->
    [0] nothing
    [one] { $given } card
   *[other] { $given } cards
}
cards-asked = { $asked ->
    [0] nothing
    [one] { $asked } card
   *[other] { $asked } cards
}
things-given = { $given ->
    [none] nothing
   *[other] { $given }
}
things-asked = { $asked ->
    [none] nothing
   *[other] { $asked }
}

## Market cards

market-quarry-sale = Quarry sale (1 stone: 1 renown)
    .title = Quarry sale
market-timber-sale = Timber sale (1 wood: 1 renown)
    .title = Timber sale
market-grain-sale = Grain sale (1 food: 1 renown)
    .title = Grain sale
market-scholars-patron = Scholars' patron (1 worker: 1 research, 1 renown)
    .title = Scholars' patron
market-stone-exchange = Stone exchange (2 stone: 1 resource, 1 renown)
    .title = Stone exchange
market-wood-exchange = Wood exchange (2 wood: 1 resource, 1 renown)
    .title = Wood exchange
market-food-exchange = Food exchange (2 food: 1 resource, 1 renown)
    .title = Food exchange
market-hidden-favours = Hidden favours (2 resources: 1 action card, 1 renown)
    .title = Hidden favours
market-great-statue = Great statue (3 stone: 4 renown)
    .title = Great statue
market-great-hall = Great hall (3 wood: 4 renown)
    .title = Great hall
market-great-feast = Great feast (3 food: 4 renown)
    .title = Great feast
market-relief-wagon = Relief wagon (3 resources: 3 renown)
    .title = Relief wagon

## Upgrades, research and tiles

upgrade-storehouse = storehouse
    .one = a storehouse
    .gives = a higher hand limit
upgrade-monument = monument
    .one = a monument
    .gives = renown every round
upgrade-stronghold = stronghold
    .one = a stronghold
    .gives = points for attack and defense
upgrade-village = village
    .one = a village
    .gives = a worker every round
first-ability = { $guild-id ->
    [mountain] stone every round
    [forest] wood every round
    [field] food every round
    [labor] a worker every round
   *[nomads] focus every round
}
second-ability = { $guild-id ->
    [mountain] points for attack and defense
    [forest] a higher hand limit
    [field] an action card every round
    [labor] a re-roll every round
   *[nomads] a resource every round
}
advanced-ability = { $guild-id ->
    [mountain] the tunnel
    [forest] the walls
    [field] the dragon trap
    [labor] the labor die
   *[nomads] the caravan
}
yield-of-first = { $guild-id ->
    [mountain] take 1 stone
    [forest] take 1 wood
    [field] take 1 food
    [labor] take 1 worker
    [nomads] gain 1 focus
   *[other] take what your guild yields
}
yield-of-second = { $guild-id ->
    [field] draw an action card
    [nomads] take a resource other than a worker
    [labor] re-roll a die
   *[other] use the strength of your guild
}
unlocks-first = { $guild-id ->
    [none] what your guild yields
   *[other] { first-ability }
}
unlocks-second = { $guild-id ->
    [none] the special strength of your guild
   *[other] { second-ability }
}
unlocks-advanced = { $guild-id ->
    [none] the greatest strength of your guild
   *[other] { advanced-ability }
}
ability-told = { $ability-id ->
    [basic1] { first-ability }
    [basic2] { second-ability }
   *[advanced] { advanced-ability }
}
category-politics = politics
category-commerce = commerce
category-fortification = fortification
category-conquest = conquest
ability-basic1 = the first basic ability
ability-basic2 = the second basic ability
ability-advanced = the advanced ability
tile-focus = 7 focus
tile-pol1 = Politics 1: share a space
tile-pol2 = Politics 2: an action card
tile-pol3 = Politics 3: 7 renown
tile-pol4 = Politics 4: 2 renown a space
tile-com1 = Commerce 1: fortune die
tile-com2 = Commerce 2: 2 focus
tile-com3 = Commerce 3: fortune die
tile-com4 = Commerce 4: more for market cards
tile-for1 = Fortification 1: defense +1
tile-for2 = Fortification 2: a resource
tile-for3 = Fortification 3: defense +1
tile-for4 = Fortification 4: 1 renown a building
tile-con1 = Conquest 1: attack +1
tile-con2 = Conquest 2: attack +1
tile-con3 = Conquest 3: renown for attacks
tile-con4 = Conquest 4: attack +1
tile-basic1 = the first guild ability
tile-basic2 = the second guild ability
tile-advanced = the labor die
tile-storehouse = the storehouse
tile-monument = the monument: 2 renown
tile-stronghold = the stronghold
tile-village = the village: a worker

## Battles

side-attacker = the attacker
side-defender = the defender
die-attacker = the attacker's die
die-defender = the defender's die
die-single = the die
die-spawn = the spawn die
die-fortune = the fortune die
die-labor = the labor die
target-nest = a nest
    .noun = nest
target-dragons = dragons
    .noun = dragons
target-wall = a wall
    .noun = wall
target-character = a character
    .noun = character
target-upgrade = an upgrade
    .noun = upgrade
target-outpost = an outpost
    .noun = outpost
direction-north = north
direction-east = east
direction-south = south
direction-west = west
phase-guild = the Guild Phase
phase-dragon = the Dragon Phase
phase-action = the Action Phase
phase-harvest = the Harvest Phase
purpose-attack = for the attack
purpose-nest = for the nest
purpose-dragons = for the dragons that are left
purpose-price = as a price
source-outposts = for the outpost
source-upgrades = for the upgrade
source-research = for research
source-battles = for the battle
source-dice = from the die
source-market = at the market
source-cards = with the card
source-abilities = with the ability
source-tunnel = in the tunnel
source-spent = in return
source-lost = as loot

## What a seat is asked

prompt-choose-guild = Which guild do you lead?
prompt-choose-start = On which space does your character start?
prompt-split-points = How many of the points go to attack? The others go to defense.
prompt-unlock-ability = Which ability of your guild do you unlock, if any?
prompt-dig-entrance = Where do you dig an entrance to the tunnel?
prompt-choose-wall = On which of your outposts do you put a wall?
prompt-wall-or-not = Do you put a wall on the new outpost?
prompt-window = Play a card or use an ability now, or pass.
prompt-choose-battle = Which battle do you fight next?
prompt-choose-refuge = Where does your character retreat to?
prompt-choose-way = Which way do you march? After a lost attack you go back there.
prompt-pay-for-attack = Do you pay for the attack with a worker or with renown?
prompt-attack-again = Another character stands here: do you attack it, or go back?
prompt-choose-loss = The fortune die takes a resource from you: which one?
prompt-choose-lost-card = The fortune die takes an action card from you: which one?
prompt-act-together = Act, or say that you are done.
prompt-take-turn = Take up to two actions, then end your turn; or pass.
prompt-pay-resource = Which resource do you pay?
prompt-take-resource = Which resource do you take?
prompt-choose-type = Which type of resource do you gather in the tunnel?
prompt-choose-yield = What does your outpost in the tunnel yield?
prompt-choose-research = In which category do you unlock the next ability?
prompt-compose-offer = Put your offer together, card by card.
prompt-answer-offer = Accept the offer, refuse it, or withdraw it?
prompt-reduce-hand = You hold too many cards: discard or play some.

## Moves

move-guild = Lead { $guild }
move-start = Start on { $space }
move-split = { $attack ->
    [0] Put everything into defense
    [one] Put { $attack } point into attack, the rest into defense
   *[other] Put { $attack } points into attack, the rest into defense
}
move-unlock = { $ability-id ->
    [basic1] Unlock the first basic ability: { unlocks-first }
    [basic2] Unlock the second basic ability: { unlocks-second }
    [advanced] Unlock the advanced ability, which takes two spaces of the guild track: { unlocks-advanced }
   *[other] Unlock { $ability }
}
move-skip = Unlock nothing
move-entrance = Dig an entrance on { $space }
move-wall = Put a wall on { $space }
move-no-wall = Put no wall
move-gather = Play Gather: 2 resources from { $space }
move-strength = Play Strength: 3 more for { $side }
move-ranged = Play Ranged attack: attack { $space } from afar
move-acclaim = Play Acclaim: 2 renown
move-insight = Play Insight: unlock the next ability in { $category }
move-reroll = Play Re-roll: roll { $die } again
move-supply = Play Supply: take { $resource-some }
move-march = Play March: go to { $space }
move-labor-reroll = Use the Labor Guild's re-roll: roll { $die } again
move-dragon = Spend a captured dragon
move-pass = Pass
move-battle = Fight on { $space }
move-retreat = Retreat to { $space }
move-via = By way of { $space }
move-pay-worker = Pay a worker
move-pay-renown = Pay renown
move-go-back = Go back
move-lose = Lose 1 { $thing }
move-step = Step to { $space }
move-charge = Step to { $space } and attack
move-attack = Attack here
move-recruit = Recruit a worker
move-buy-card = Buy an action card
move-market = Buy at the market: { $market }
move-build = Build an outpost here
move-upgrade = Add { $upgrade-one } to the outpost: { $upgrade-gives }
move-caravan = Move the outpost on { $space } to the { $direction } with the caravan
move-labor-roll = Pay focus and roll the labor die
move-use = { $tile-id ->
    [focus] Take { $tile }
    [basic1] Use your first guild ability: { yield-of-first }
    [basic2] Use your second guild ability: { yield-of-second }
    [advanced] Use your advanced ability: roll the labor die
   *[other] Use { $tile }
}
move-offer = Offer { $partner } a trade
move-done = Done
move-stay = Stay done
move-end = End the turn
move-pay = Pay 1 { $resource }
move-take = Take { $resource-some }
move-take-renown = Take renown
move-research = Unlock the next ability in { $category }
move-give = Give 1 { $thing }
move-ask = Ask for 1 { $thing }
move-propose = Propose this trade
move-withdraw = Withdraw the offer
move-accept = Accept the offer
move-refuse = Refuse the offer
move-discard = Discard 1 { $thing }

## What happened

event-chose-guild = { $player } leads { $guild }.
event-started = { $player } starts on { $space }.
event-first-player = { $player } takes the first player marker.
event-round-began = Round { $round } begins.
event-phase-began = { CAPITAL($phase) } begins.
event-unlocked = { $player } unlocks { $ability } { $guild-of }: { ability-told }.
event-skipped = { $player } unlocks no guild ability.
event-split = { $attack ->
    [0] { $player } puts all points into defense: +{ $defense }.
   *[other] { $defense ->
        [0] { $player } puts all points into attack: +{ $attack }.
       *[other] { $player } splits the points: attack +{ $attack }, defense +{ $defense }.
    }
}
event-dug = { $player } digs a tunnel entrance on { $space }.
event-walled = { $player } puts a wall on { $space }.
event-spawned = { $count ->
    [0] The spawn die shows 0: the nest on { $space } does not grow.
    [one] The spawn die shows 1: a dragon hatches in the nest on { $space }.
   *[other] The spawn die shows { $count }: { $count } dragons hatch in the nest on { $space }.
}
event-hatched = A dragon comes to the defeated nest on { $space }.
event-swarmed = The dragons on { $space } swarm: one flies to each neighbouring space.
event-no-token = The dragon tokens have run out: no more dragons come from { $space }.
event-battle-began = { $target-id ->
    [nest] { $player } attacks the nest on { $space }.
    [dragons] { $player } attacks the dragons on { $space }.
   *[other] { $player } attacks { $owner }'s { $target-noun } on { $space }.
}
event-dragons-came = { $count ->
    [one] A dragon attacks { $player }'s { $target-noun } on { $space }.
   *[other] { $count } dragons attack { $player }'s { $target-noun } on { $space }.
}
event-battle-rolled = The attacker rolls { $attacker }, the defender { $defender }.
event-battle-compared = The attack comes to { $attacker }, the defense to { $defender }.
event-strengthened = { $player } gives { $side } { $count } more strength in this battle.
event-dragons-beaten = { $count ->
    [one] { $player } defeats the dragon on { $space }.
   *[other] { $player } defeats { $count } dragons on { $space }.
}
event-captured = { $count ->
    [one] { $player } keeps the dragon in the trap.
   *[other] { $player } keeps { $count } dragons in the trap.
}
event-nest-beaten = { $player } defeats the nest on { $space }.
event-piece-beaten = { $target-id ->
    [character] { $player }'s character is beaten on { $space }.
    [wall] { $player }'s wall on { $space } falls.
   *[other] { $player }'s { $target-noun } on { $space } is destroyed.
}
event-attack-failed = { $player }'s attack on { $space } fails.
event-retreated = { $player }'s character withdraws to { $space }.
event-no-refuge = { $player }'s character has nowhere to go and stays on { $space }.
event-moved = { $focus ->
    [0] { $player } moves to { $space }.
   *[other] { $player } moves to { $space } for { points-of-focus }.
}
event-marched = { $player } marches to { $space }.
event-paid = { $player } pays { counted-resource }.
event-paid-renown = { $purpose-id ->
    [dragons] The common pool pays { points-of-renown } { $purpose }.
    [price] { $player } pays { points-of-renown }.
   *[other] { $player } pays { points-of-renown } { $purpose }.
}
event-paid-focus = { $player } pays { points-of-focus }.
event-recruited = { $count ->
    [one] { $player } recruits a worker for { $count } resource.
   *[other] { $player } recruits a worker for { $count } resources.
}
event-bought = { $player } buys at the market: { $market-title }.
event-bought-card = { $player } buys an action card for { points-of-focus }.
event-built = { $player } builds an outpost on { $space }.
event-upgraded = { $player } adds { $upgrade-one } to the outpost on { $space }.
event-caravan-moved = { $player } moves the outpost on { $space } to { $to } for { points-of-focus }.
event-used = { $tile-id ->
    [focus] { $player } takes { $tile }.
    [basic1] { $player } uses the first ability { $guild-of }.
    [basic2] { $player } uses the second ability { $guild-of }.
   *[other] { $player } uses { $tile }.
}
event-all-researched = { $player } has already unlocked every research ability.
event-researched = { $player } unlocks { $tile }.
event-gained = { $player } gains { counted-resource }.
event-went-without = The deck is empty: { $player } goes without { counted-resource }.
event-nothing-left = All decks are empty: { $player } takes nothing.
event-gained-renown = { $player } earns { points-of-renown } { $source }.
event-gained-focus = { $focus ->
    [0] { $player } gains no focus: the track is full.
   *[other] { $lost ->
        [0] { $player } gains { points-of-focus }.
       *[other] { $player } gains { points-of-focus }; the track has no room for { $lost } more.
    }
}
event-no-card = No action card is left: { $player } draws nothing.
event-drew = { $card ->
    [hidden] { $player } draws an action card.
   *[other] { $player } draws an action card: { $card }.
}
event-drew-openly = { $player } draws an action card: { $card }.
event-shuffled = The discarded action cards are shuffled into a new deck.
event-played = { $player } plays the card { $card }.
event-fortune = { $player } rolls the fortune die: { face-shown }.
event-fortune-against = The fortune die is rolled against { $player }: { face-shown }.
event-labor = { $focus ->
    [0] { $player } rolls the labor die: { face-shown }.
   *[other] { $player } pays { points-of-focus } and rolls the labor die: { face-shown }.
}
event-rerolled = { $player } has { $die } rolled again: it showed { $before } and now shows { $after }.
event-fortune-rerolled = { $player } has { $die } rolled again: it showed { face-before } and now shows { face-after }.
event-spent-dragon = { $player } spends a captured dragon.
event-lost = { $player } loses { counted-resource }.
event-lost-renown = { $player } loses { points-of-renown }.
event-lost-nothing = { $player } has nothing of that kind to lose.
event-lost-card = { $card ->
    [hidden] { $player } loses an action card.
   *[other] { $player } loses an action card: { $card }.
}
event-took-card = { $card ->
    [hidden] { $player } takes the action card.
   *[other] { $player } takes the action card: { $card }.
}
event-offered = { $player } offers { $partner } a trade: { cards-given } for { cards-asked }.
event-offered-openly = { $player } offers { $partner } a trade: { things-given } for { things-asked }.
event-withdrew = { $player } calls the trade off.
event-traded-openly = { $player } and { $partner } trade: { things-given } for { things-asked }.
event-traded = { $player } and { $partner } trade: { cards-given } for { cards-asked }.
event-refused = { $partner } refuses the offer { $player-of }.
event-done = { $player } is done for now.
event-passed = { $player } passes for the rest of the round.
event-discarded = { $player } discards 1 { $resource }.
event-discarded-card = { $player } discards the card { $card }.
event-market-filled = { $cards-count ->
    [one] A new card comes to the market: { $cards-title }.
   *[other] { $cards-count } new cards come to the market: { $cards-title }.
}
event-marker-passed = The first player marker goes to { $player }.
event-dragons-left = { $count ->
    [0] No dragon is left on the map.
    [one] { $count } dragon is left on the map; it costs { points-of-renown }.
   *[other] { $count } dragons are left on the map; they cost { points-of-renown }.
}
event-won = Every nest is defeated: Alynthia is free, and all players win.
event-no-nest = No nest fell in round { $round }: all players lose.
event-nests-left = { $count ->
    [one] The last round is over, and { $count } nest is left: all players lose.
   *[other] The last round is over, and { $count } nests are left: all players lose.
}
event-cannot-pay = The common pool does not hold { points-of-renown }: all players lose.
event-game-ended = The last round is over: now the renown decides.

## Score and tie-breaks

score-outposts = Outposts
score-upgrades = Upgrades
score-research = Research
score-battles = Battles
score-dice = Dice
score-market = Market
score-cards = Action cards
score-abilities = Abilities
score-tunnel = Tunnel
score-spent = Spent
score-lost = Lost and looted
tiebreak-buildings = Most buildings
tiebreak-research = Most research tiles
tiebreak-cards = Most cards in hand

verdict-all-nests = Every nest is defeated.
verdict-dragons-paid = Every nest is defeated, and the renown pays for the dragons that are left.
verdict-no-nest = No nest fell in round { $round }.
verdict-nests-left = { $left ->
    [one] The last round is over, and one nest is left.
   *[other] The last round is over, and { $left } nests are left.
}
verdict-cannot-pay = { $dragons ->
    [one] Every nest is defeated, but { $renown } renown does not pay for the dragon that is left.
   *[other] Every nest is defeated, but { $renown } renown does not pay for the { $dragons } dragons that are left.
}
stand-nests = Nests defeated
stand-left = Nests left
stand-round = Round
stand-renown = Renown in the common pool
stand-dragons = Dragons on the map

## Options

option-mode = Mode
option-mode-help = Alone, together against the dragons, or against each other; auto is solo for one player and cooperative for more.
option-mode-solo-help = You alone against the dragons.
option-mode-cooperative-help = All guilds together: destroy every nest in time, or lose as one.
option-mode-competitive-help = Each guild for itself: the most renown after four rounds wins.
option-guild-mode = Guild mode
option-guild-mode-help = Basic: two simple abilities from the start. Advanced: three abilities, unlocked round by round.
option-difficulty = Difficulty
option-difficulty-help = How strong the nests start and how much renown they cost; not in a competitive game.
option-harder-ending = Harder ending
option-harder-ending-help = At the end each dragon left on the board costs 2 renown; without the renown all is lost.

## Clauses

clause-AL-1 = One to five players
clause-AL-2 = Three modes: solo, cooperative, competitive
clause-AL-3 = Solo is the cooperative game with two changes
clause-AL-4 = Solo: the first politics ability is unlocked
clause-AL-5 = Solo: strengths start at 3
clause-AL-6 = Five rounds against the dragons, four in competition
clause-AL-7 = Basic or advanced guild mode for everybody
clause-AL-8 = Four difficulties against the dragons
clause-AL-9 = Option: the harder ending
clause-AL-10 = Five players: all seven tiles
clause-AL-11 = Four players: six tiles
clause-AL-12 = Three players: five tiles
clause-AL-13 = One or two players: four tiles
clause-AL-14 = Tiles are laid and turned at random
clause-AL-15 = All four resources must appear on the map
clause-AL-16 = Adjacent spaces share a side
clause-AL-17 = Four resource decks; one card of each to start
clause-AL-18 = Nobody starts with renown
clause-AL-19 = The action deck; none in hand at the start
clause-AL-20 = The market shows eight cards
clause-AL-21 = Upgrades: one more of each than players
clause-AL-22 = Two players: three upgrades of each kind
clause-AL-23 = Thirty-five dragons in the supply
clause-AL-24 = The round tracker starts at round 1
clause-AL-25 = The nest tracker of the player count
clause-AL-26 = A nest on every dragon space
clause-AL-27 = Competitive: markers start at 1
clause-AL-28 = Markers start by difficulty
clause-AL-29 = Guilds are taken counter-clockwise from a random player
clause-AL-30 = Choose a guild that nobody has
clause-AL-31 = Research tiles lie in order, light side up
clause-AL-32 = Five outposts on the player board
clause-AL-33 = Attack and defense start at 1
clause-AL-34 = Focus starts at 0, its ability ready
clause-AL-35 = Basic mode: both basic abilities are active
clause-AL-36 = Advanced mode: the guild track is empty
clause-AL-37 = Where each guild may start
clause-AL-38 = Start on an unoccupied space
clause-AL-39 = Whoever placed last goes first; then clockwise
clause-AL-40 = Example of the turn order
clause-AL-41 = The team wins when every nest is defeated
clause-AL-42 = From round 2 on, a nest must fall in every round
clause-AL-43 = A nest counts for its own round only
clause-AL-44 = First the win is checked, then the loss
clause-AL-45 = A nest left after round 5 loses the game
clause-AL-46 = The last nest wins at once
clause-AL-47 = There is no other way to lose
clause-AL-48 = Competitive: the most renown after round 4
clause-AL-49 = Ties: buildings, research, cards in hand
clause-AL-50 = Competitive: nests cost nothing
clause-AL-51 = All win or lose together
clause-AL-52 = Against the dragons nobody attacks players
clause-AL-53 = Harder ending: pay for each dragon left
clause-AL-54 = Where renown comes from
clause-AL-55 = The team has one common pool
clause-AL-56 = Competitive: renown is one's own
clause-AL-57 = The cost of the next nest
clause-AL-58 = The renown must be there before the attack
clause-AL-59 = A nest is paid only when it is beaten
clause-AL-60 = Renown never falls below 0
clause-AL-61 = The phases of a round
clause-AL-62 = The strength of dragons
clause-AL-63 = The strength of nests
clause-AL-64 = Strengths in a competitive game
clause-AL-65 = Rewards for dragons and nests
clause-AL-66 = The round marker advances at harvest
clause-AL-67 = Basic mode has no Guild Phase
clause-AL-68 = One ability for each space of the guild track
clause-AL-69 = The advanced ability takes two spaces
clause-AL-70 = Abilities in any order
clause-AL-71 = An ability works at once
clause-AL-72 = Unlocking is optional; the space is lost
clause-AL-73 = Guild choices in turn order
clause-AL-74 = Possible schedules of the guild track
clause-AL-75 = A nest's marker counts its dragons
clause-AL-76 = A defeated nest is flipped
clause-AL-77 = Spawning, nest by nest
clause-AL-78 = All spawning before any swarming
clause-AL-79 = Five dragons on a space swarm
clause-AL-80 = One dragon to each adjacent space
clause-AL-81 = Swarms may set off others
clause-AL-82 = Dragons that leave or enter a nest
clause-AL-83 = The order of swarms
clause-AL-84 = When dragon tokens run out
clause-AL-85 = Swarming always ends
clause-AL-86 = The order of swarms does not matter
clause-AL-87 = After swarming at most four dragons on a space
clause-AL-88 = Dragons move only by swarming
clause-AL-89 = A battle where a dragon arrives at a piece
clause-AL-90 = No battle before all swarming is done
clause-AL-91 = All dragons of a space fight together
clause-AL-92 = Example: two dragons of strength 3
clause-AL-93 = One battle a space and phase
clause-AL-94 = Battles go in turn order; defenders choose the order of their own
clause-AL-95 = Who defends a space
clause-AL-96 = The defender wins ties and pays nothing
clause-AL-97 = A won defense defeats the dragons
clause-AL-98 = After a lost defense the dragons stay
clause-AL-99 = Dragons that stay do not attack again
clause-AL-100 = The Dragon Phase ends after the battles
clause-AL-101 = What is an action
clause-AL-102 = Finish one action before the next
clause-AL-103 = Cards, tiles, trades are no actions
clause-AL-104 = Buying an action card is an action
clause-AL-105 = Against the dragons all act at once
clause-AL-106 = The phase ends when all are done
clause-AL-107 = In sequence: one move each in turn order
clause-AL-108 = Competitive: two actions a turn
clause-AL-109 = Passing puts a player out until the next round
clause-AL-110 = No action in a turn is a pass
clause-AL-111 = What is not an action may be done between actions
clause-AL-112 = After passing only reactions are left
clause-AL-113 = Costs are paid in full, before the effect
clause-AL-114 = What focus pays for
clause-AL-115 = Seven focus once a round
clause-AL-116 = Other sources of focus
clause-AL-117 = Unused focus is kept
clause-AL-118 = The focus track holds nine
clause-AL-119 = Focus may be taken at any point of the phase
clause-AL-120 = Focus is not a card and cannot be traded
clause-AL-121 = One focus a step
clause-AL-122 = Where a character cannot be
clause-AL-123 = Buildings do not bar the way
clause-AL-124 = Politics 1: share a space with characters
clause-AL-125 = Dragons and nests are entered only to attack
clause-AL-126 = Competitive: a character must be attacked
clause-AL-127 = Competitive: a building may be attacked or not
clause-AL-128 = Against the dragons characters bar the way
clause-AL-129 = Enter to attack only with the means
clause-AL-130 = Competitive: step and attack are two actions
clause-AL-131 = Another's wall bars the way
clause-AL-132 = A defeated nest is an ordinary space
clause-AL-133 = Leaving is never restricted
clause-AL-134 = What a resource is
clause-AL-135 = Outposts never produce workers
clause-AL-136 = Recruit: two resources for a worker
clause-AL-137 = Other ways to workers
clause-AL-138 = When a resource deck is empty
clause-AL-139 = Trading needs Politics 1 and a shared space
clause-AL-140 = What can be traded
clause-AL-141 = Any exchange that both agree to
clause-AL-142 = Trading belongs to the Action Phase
clause-AL-143 = Outposts grow dearer and earn more
clause-AL-144 = Prices and renown of outposts
clause-AL-145 = The character must be on the space
clause-AL-146 = Where no outpost may stand
clause-AL-147 = Five outposts at most
clause-AL-148 = All outposts work alike
clause-AL-149 = Renown now, a resource at every harvest
clause-AL-150 = Example: two outposts on wood
clause-AL-151 = A destroyed outpost returns to its owner
clause-AL-152 = One upgrade an outpost
clause-AL-153 = The upgrade must be in the supply
clause-AL-154 = Upgrade where the character stands
clause-AL-155 = Prices of upgrades
clause-AL-156 = Rewards of every upgrade
clause-AL-157 = Storehouse: hand limit +4
clause-AL-158 = Monument: two renown a round
clause-AL-159 = Stronghold: two points of strength
clause-AL-160 = Village: one worker a round
clause-AL-161 = An upgraded outpost still produces
clause-AL-162 = What is lost with an upgrade
clause-AL-163 = It may be upgraded again
clause-AL-164 = Research abilities one after the other
clause-AL-165 = Four types of abilities
clause-AL-166 = Used tiles turn dark until harvest
clause-AL-167 = A new ability is ready at once
clause-AL-168 = Recurring abilities are optional and not saved
clause-AL-169 = The Labor re-roll works in any phase
clause-AL-170 = Each category from left to right
clause-AL-171 = Research is never lost
clause-AL-172 = All sixteen unlocked: nothing more
clause-AL-173 = Politics 1
clause-AL-174 = Politics 2 and 3
clause-AL-175 = Politics 4: two renown a space
clause-AL-176 = Commerce 1 to 3
clause-AL-177 = Commerce 4: more for market cards
clause-AL-178 = Fortification 1 to 3
clause-AL-179 = Fortification 4: one renown a building
clause-AL-180 = Conquest 1 to 4
clause-AL-181 = Conquest 3 pays for attacks only
clause-AL-182 = Strengths end at nine
clause-AL-183 = Buying a market card
clause-AL-184 = An action card costs three focus
clause-AL-185 = Action cards count for the hand limit
clause-AL-186 = When the action deck is empty
clause-AL-187 = An attack costs focus and a worker or renown
clause-AL-188 = The worker paid does not count
clause-AL-189 = What can be attacked
clause-AL-190 = The attacker must be there
clause-AL-191 = Dragons and nests come first
clause-AL-192 = The sequence of a battle
clause-AL-193 = Attack again after a win
clause-AL-194 = The same target again
clause-AL-195 = Example: what an attack next door costs
clause-AL-196 = Any piece may have to defend
clause-AL-197 = A player's strength
clause-AL-198 = All workers in hand count
clause-AL-199 = The strength of dragons and nests
clause-AL-200 = Wall, character, upgrade, outpost
clause-AL-201 = One piece a battle
clause-AL-202 = A character shields buildings
clause-AL-203 = The higher strength wins; ties defend
clause-AL-204 = Both dice at the same time
clause-AL-205 = Dragons beaten by an attack
clause-AL-206 = A nest beaten
clause-AL-207 = The dragons of a nest vanish with it
clause-AL-208 = A wall beaten
clause-AL-209 = A character beaten
clause-AL-210 = An upgrade beaten
clause-AL-211 = An outpost beaten
clause-AL-212 = Two renown for beating a player's piece
clause-AL-213 = The fortune die against a player
clause-AL-214 = A lost attack
clause-AL-215 = Retreat to the nearest space
clause-AL-216 = A won defense against a player
clause-AL-217 = When the dragons win
clause-AL-218 = Research is safe in battle
clause-AL-219 = The order of the aftermath
clause-AL-220 = Action cards at any time
clause-AL-221 = Who benefits from a card
clause-AL-222 = The eight action cards
clause-AL-223 = Example: the Supply card
clause-AL-224 = Cards in one's own time
clause-AL-225 = The two windows of a battle
clause-AL-226 = After any other roll
clause-AL-227 = Cards in the Dragon Phase
clause-AL-228 = Cards at harvest
clause-AL-229 = No window in the Guild Phase
clause-AL-230 = Ranged attack
clause-AL-231 = March
clause-AL-232 = Strength lasts for one battle
clause-AL-233 = Gather needs an outpost
clause-AL-234 = A played card is discarded
clause-AL-235 = Mountain: stone, and three points
clause-AL-236 = Mountain: digging the tunnel
clause-AL-237 = The tunnel is the Mountain's alone
clause-AL-238 = Entrances are no pieces
clause-AL-239 = The outpost in the tunnel
clause-AL-240 = Leaving the tunnel
clause-AL-241 = Forest: wood, and hand limit +5
clause-AL-242 = Forest: placing walls
clause-AL-243 = What a wall gives
clause-AL-244 = Who may enter a walled space
clause-AL-245 = A wall is attacked first
clause-AL-246 = Walls come back
clause-AL-247 = Field: food, and action cards
clause-AL-248 = Field: trapping dragons
clause-AL-249 = Spending a captured dragon
clause-AL-250 = Any number of captured dragons
clause-AL-251 = Labor: worker, and a re-roll
clause-AL-252 = Labor: the labor die
clause-AL-253 = Nomads: focus, and a resource
clause-AL-254 = Nomads: the caravan
clause-AL-255 = Where a caravan may go
clause-AL-256 = Building needs a space without outpost
clause-AL-257 = Two outposts on a space
clause-AL-258 = Abilities by round are recurring
clause-AL-259 = Harvest from every outpost
clause-AL-260 = Discard down to the hand limit
clause-AL-261 = What the hand limit is
clause-AL-262 = No limit outside the harvest
clause-AL-263 = Tiles turn light
clause-AL-264 = The market is filled up
clause-AL-265 = The round marker moves on
clause-AL-266 = Next round or end
clause-AL-267 = Cooperative: the first player stays
clause-AL-268 = All harvest at the same time
clause-AL-269 = Taking back being done
clause-AL-270 = Every Action Phase is finite
clause-AL-271 = Eight offers a phase
clause-AL-272 = Making and answering an offer
clause-AL-273 = One's own pieces are passed over
clause-AL-274 = Another character still there after a win
clause-AL-275 = The last space of a character
clause-AL-276 = Standing among dragons
clause-AL-277 = Who is asked in a window
clause-AL-278 = March in windows ends safely
clause-AL-279 = Served in turn order when cards run out
clause-AL-280 = No focus at the end of the track

## What the others read meanwhile

waiting-choose-guild = { $player } is choosing a guild.
waiting-choose-start = { $player } is choosing where to start.
waiting-split-points = { $player } is sharing points between attack and defense.
waiting-unlock-ability = { $player } may unlock a guild ability.
waiting-dig-entrance = { $player } is placing a tunnel entrance.
waiting-choose-wall = { $player } is choosing an outpost for a wall.
waiting-wall-or-not = { $player } may put a wall on a new outpost.
waiting-window = { $player } may play a card or use an ability.
waiting-choose-battle = { $player } is choosing the next battle.
waiting-choose-refuge = { $player } is choosing where to retreat.
waiting-choose-way = { $player } is choosing the way of a march.
waiting-pay-for-attack = { $player } is deciding how to pay for an attack.
waiting-attack-again = { $player } may attack another character.
waiting-choose-loss = { $player } is choosing a resource to lose.
waiting-choose-lost-card = { $player } is choosing an action card to lose.
waiting-act-together = { $player } is still acting.
waiting-take-turn = { $player } is taking a turn.
waiting-pay-resource = { $player } is choosing a resource to pay.
waiting-take-resource = { $player } is choosing a resource to take.
waiting-choose-type = { $player } is choosing a type of resource.
waiting-choose-yield = { $player } is choosing what an outpost in the tunnel yields.
waiting-choose-research = { $player } is choosing a research ability.
waiting-compose-offer = { $player } is putting an offer together.
waiting-answer-offer = { $player } is considering an offer.
waiting-reduce-hand = { $player } has too many cards and is discarding.

## Why a move is refused, in the facts of the position

because-ability-locked = You have not unlocked this ability.
because-ability-of = That is an ability of { $guild }; you lead { $mine }.
because-action-taken = You have already taken an action in this turn: end the turn instead.
because-actions-taken = { $actions ->
    [one] You have already taken your action for this turn.
   *[other] You have already taken your { $actions } actions for this turn.
}
because-against-each-other = You are playing against each other: end your turn, or pass.
because-against-the-dragons = You are playing against the dragons: say that you are done.
because-all-outposts-built = All { $outposts } of your outposts are on the map.
because-already-there = You are already on { $space }.
because-asks-for-all = { $cards ->
    [0] { $owner } holds no cards.
    [one] { $owner } holds only one card.
   *[other] { $owner } holds only { $cards } cards.
}
because-basic-mode = You are playing in basic guild mode, without the advanced abilities.
because-cannot-afford = That costs { $cost }, and you lack { $missing }.
because-cannot-give = You lack { $missing }.
because-category-complete = You have already unlocked all { $levels } abilities of { $category }.
because-character-there = { $owner }'s character stands on { $space }, and you have not unlocked Politics 1.
because-costs-more = That costs { $cost }, and you have { $have }.
because-deck-empty = The { $resource } deck is empty.
because-done-already = You have already said that you are done.
because-dragon-space = { $space } is a dragon space.
because-dragons-there = { $dragons ->
    [one] A dragon is on { $space }.
   *[other] { $dragons } dragons are on { $space }.
}
because-empty-offer = Your offer names no card yet.
because-entrance-there = { $space } already has an entrance.
because-focus-full = Your focus is already at { $focus }, the end of the track.
because-guild-taken = { $owner } already leads { $guild }.
because-loses-a-card = You are losing an action card.
because-loses-a-resource = You are losing wood, stone or food.
because-must-leave = Your character must leave { $space }.
because-nearer-refuge = There is a nearer space to retreat to than { $space }.
because-nest-and-attack-too-dear = Without a worker the attack takes { $price } renown beside the { $cost } for the nest, and the common pool holds { $renown }.
because-nest-there = An undefeated nest is on { $space }.
because-nest-too-dear = The nest costs { $cost } renown, and the common pool holds { $renown }.
because-no-action-yet = You have not taken an action in this turn: pass instead.
because-no-battle-there = You have no battle to fight on { $space }.
because-no-captured-dragon = You have no captured dragon.
because-no-card-left = No action card is left to draw.
because-no-guild-phase = You are playing in basic guild mode: your abilities work from the start.
because-no-need-to-attack = { $space } can be entered without an attack: step there.
because-no-offer = No offer is being made now.
because-no-outpost-here = You have no outpost on { $space }, where your character stands.
because-no-outpost-there = You have no outpost on { $space }.
because-no-politics = You have not unlocked Politics 1.
because-no-resource = You have no { $resource-plural }.
because-no-space-that-way = No space lies to the { $direction } of { $space }.
because-no-start-for-guild = No free space is left on which { $guild } could start.
because-no-such-card = You have no { $card }.
because-no-such-space = This map has no space { $space }.
because-no-such-upgrade = You have no { $upgrade }.
because-no-thing = You have no { $thing-plural }.
because-no-tunnel = You have no tunnel.
because-no-worker-nor-renown = An attack costs { counted-workers } or { $price } renown; you have { $workers } and { $renown }.
because-no-workers-here = Workers do not count here, only wood, stone and food.
because-not-adjacent = { CAPITAL($space) } is not next to { $here }, where your character stands.
because-not-at-the-table = { CAPITAL($partner) } is not at the table.
because-not-at-this-moment = The { $card } cannot be played at this moment.
because-not-done = You have not said that you are done.
because-not-in-market = { $market-title } is not in the market.
because-not-on-the-way = { CAPITAL($space) } is not on the way.
because-not-on-worker-space = { CAPITAL($space) }, where your character stands, is not a worker space.
because-not-on-your-space = { $owner }'s character is not on your space.
because-not-researched = You have not unlocked { CAPITAL($category) } { $level }.
because-not-with-yourself = You cannot trade with yourself.
because-not-your-battle = You take no part in this battle.
because-nothing-more-to-give = { $count ->
    [0] You have no { $thing-plural } to give.
    [one] Your only card of this kind is already in the offer.
   *[other] Your { $count } cards of this kind are already in the offer.
}
because-nothing-rolled = No die has just been rolled.
because-nothing-to-attack = There is nothing to attack on { $space }.
because-nothing-to-trade = Neither of you has a card to trade.
because-offer-of-another = Only { $owner } can withdraw this offer.
because-offers-made = { $offers ->
    [one] You have already made your offer for this phase.
   *[other] You have already made your { $offers } offers for this phase.
}
because-one-die = Only one die lies on the table, and it belongs to no battle.
because-only-fellows = Only pieces of your fellow players are on { $space }.
because-only-the-new-outpost = The wall can only go to the new outpost on { $space }.
because-outpost-there = { $owner } has an outpost on { $space }.
because-outposts-there = { $outposts ->
    [one] { $space } already has an outpost.
   *[other] { $space } already has { $outposts } outposts.
}
because-over-the-limit = You hold { $cards } cards, and your limit is { $limit }.
because-reroll-after-a-roll = This ability is used right after a die is rolled.
because-research-is-a-reward = Research abilities are rewards: for upgrades, nests, market cards and the Insight card.
because-starts-elsewhere = { CAPITAL($guild) } starts only on a { $wanted } space.
because-starts-there = { $owner } already starts on { $space }.
because-too-far = { $steps ->
    [one] { CAPITAL($space) } is more than one step away.
   *[other] { CAPITAL($space) } is more than { $steps } steps away.
}
because-too-few-resources = { $needed ->
    [one] That takes { $needed } resource, and you have { $count }.
   *[other] That takes { $needed } resources, and you have { $count }.
}
because-too-little-focus = That takes { $needed } focus, and you have { $focus }.
because-too-many-points = { $points ->
    [one] You have only 1 point to give.
   *[other] You have only { $points } points to share.
}
because-tunnel-is-safe = Nothing in the tunnel can be attacked.
because-two-actions = { $left ->
    [0] To step there and attack takes { $needed } actions, and you have taken yours.
   *[other] To step there and attack takes { $needed } actions, and you have { $left } left.
}
because-two-dice = The dice on the table are the attacker's and the defender's.
because-two-guild-spaces = { $left ->
    [0] The advanced ability takes two spaces of the guild track, and this is the last one.
   *[other] Your advanced ability also takes the space of this round.
}
because-unfinished-action = First finish what you have begun.
because-unlocked-already = You have already unlocked this ability.
because-upgrade-sold-out = No { $upgrade } is left in the supply.
because-upgraded-already = Your outpost on { $space } already has { $upgrade-one }.
because-used-this-round = You have already used this ability in this round.
because-wall-there = { $owner }'s wall stands on { $space }, and you have not unlocked Politics 1.
because-walled-already = Your outpost on { $space } already has a wall.
because-worker-space = { $space } is a worker space.
because-works-by-itself = This ability works by itself: there is nothing to use.
because-your-outpost-there = You already have an outpost on { $space }.
because-your-own-offer = { $owner } answers your offer.
counted-workers = { $needed ->
    [one] { $needed } worker
   *[other] { $needed } workers
}

## What a player leaves undone

undone-action = { $actions ->
    [one] You can still take one more action in this turn.
   *[other] You can still take { $actions } more actions in this turn.
}
undone-tile = { $tile-id ->
    [focus] You can still take { $tile } in this round.
    [basic1] You can still use your first guild ability in this round.
    [basic2] You can still use your second guild ability in this round.
    [advanced] You can still use your advanced ability in this round.
   *[other] You can still use this tile in this round: { $tile }.
}
