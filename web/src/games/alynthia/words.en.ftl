# What the drawn board of Alynthia says besides the game's own texts.

## The land

land = The land of Alynthia
place-wood = Forest { $place }
place-stone = Quarry { $place }
place-food = Field { $place }
place-worker = Hamlet { $place }
place-dragon = Lair { $place }
place-tunnel = The tunnel
gives-wood = An outpost here brings 1 wood at every harvest.
gives-stone = An outpost here brings 1 stone at every harvest.
gives-food = An outpost here brings 1 food at every harvest.
gives-worker = Workers are recruited here. Nobody can build here.
gives-dragon = A place of dragons. Nobody can build here.
gives-tunnel = Only the Mountain Guild walks here, in and out by the entrances.
tile-of = On the tile “{ $tile }”.
land-ironwood = Ironwood
land-sawyers = Sawyers’ Hill
land-goldmeadow = Golden Meadow
land-greycrown = Grey Crown
land-stonebough = Stonebough
land-ashen = Ashen Fields
land-riverlow = Riverlow
nest-undefeated = { $count ->
    [one] An undefeated nest with 1 dragon, of strength { $strength }.
   *[other] An undefeated nest with { $count } dragons, of strength { $strength } in all.
}
nest-defeated = A defeated nest: each round a dragon comes here.
dragons-here = { $count ->
    [one] 1 dragon, of strength { $strength }.
   *[other] { $count } dragons, of strength { $strength } in all.
}
swarm-soon = { $count ->
    [one] One dragon more, and they swarm.
   *[other] { $count } dragons more, and they swarm.
}
character-of = { $player } stands here.
character-you = You stand here.
outpost-of = Outpost: { $player }.
upgraded-of = Outpost with { $upgrade }: { $player }.
wall-here = A wall protects it.
entrance-here = An entrance of the tunnel.
steps-away = { $count ->
    [one] 1 step away from you.
   *[other] { $count } steps away from you.
}
odds-worker = Your chance to win if you pay a worker: { $chance }.
odds-renown = Your chance to win if you pay renown: { $chance }.
odds-strengths = You have { $strength } before the dice, against { $against }.
odds-unknown = { $count ->
    [one] One card of the defender is unknown; it may be a worker.
   *[other] { $count } cards of the defender are unknown; each may be a worker.
}
odds-nest = Winning costs { $count } renown from the pool.
percent = { $number } %
percent-between = { $low } to { $high } %
zoom-in = Zoom in
zoom-out = Zoom out
way-north = North
way-east = East
way-south = South
way-west = West

## The course of the game

course = The course of the game
round-of = Round { $round } of { $rounds }
round-is = Round { $round }: dragons have strength { $dragon } each, those on a nest { $nest }.
round-now = This is the current round.
round-needs = At least one nest must fall in this round, or all is lost.
setting-out = Setting out
phase-setup = Choosing guilds
phase-guild = Guild Phase
phase-dragon = Dragon Phase
phase-action = Action Phase
phase-harvest = Harvest Phase
phase-over = The game is over
phase-setup-does = Each player in turn leads a guild and places its character.
phase-guild-does = Each player in turn may unlock a guild ability.
phase-dragon-does = Nests grow, dragons swarm, and whoever they reach must defend.
phase-action-does = Players move, build, buy, attack and trade.
phase-harvest-does = Outposts bring resources, hands are cut down to their limits, the market is filled up.
dragon-strength = Strength of a dragon
nest-strength = Strength of a dragon on a nest
nest-costs = What nests cost
nest-cost-of = { $number ->
    [1] The first nest costs { $count } renown.
    [2] The second nest costs { $count } renown.
    [3] The third nest costs { $count } renown.
   *[other] Nest number { $number } costs { $count } renown.
}
nest-cost-does = The team pays from its pool when the battle is won; the renown must be there before the attack.
nest-fallen = It has fallen.
nest-next = It is the next one to fall.
nests-left = { $count ->
    [0] No nest is left.
    [one] 1 nest is left.
   *[other] { $count } nests are left.
}
must-fall = A nest must still fall this round
has-fallen = A nest has fallen this round
pool = Pool of renown
pool-of = { $count } renown in the common pool
pool-does = All renown that anybody earns goes into the pool; attacks and nests are paid from it.
renown-of = { $count } renown
renown-hidden = Renown is kept secret until the end.
renown-does = Whoever has the most after the last round wins.
first-player = { $player } has the first player marker
actions-left = { $count ->
    [0] No action left this turn
    [one] 1 action left this turn
   *[other] { $count } actions left this turn
}
difficulty-easy = Easy
difficulty-normal = Normal
difficulty-challenging = Challenging
difficulty-difficult = Difficult

## Amounts

amount-wood = { $count } wood
amount-stone = { $count } stone
amount-food = { $count } food
amount-worker = { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
amount-renown = { $count } renown
amount-focus = { $count } focus
amount-action_card = { $count ->
    [one] 1 action card
   *[other] { $count } action cards
}
amount-research = { $count ->
    [one] 1 research ability
   *[other] { $count } research abilities
}
amount-any_resource = { $count ->
    [one] 1 resource of any kind
   *[other] { $count } resources of any kinds
}
amount-non_worker_resource = { $count ->
    [one] 1 wood, stone or food
   *[other] { $count } wood, stone or food in any mix
}
amount-fortune_roll = { $count ->
    [one] a roll of the fortune die
   *[other] { $count } rolls of the fortune die
}
amount-dragons = { $count ->
    [one] 1 dragon
   *[other] { $count } dragons
}
nothing = nothing
price-of = Price: { $cost }.
reward-of = Reward: { $reward }.
more-for-you = You earn { $count } renown more with a research tile of yours.

## What tiles do

type-recurring = Once a round, in the Action Phase.
type-continuous = Always in force.
type-one_time = Once, when it is unlocked.
type-strengthen = For good.
does-wood = You take { $count } wood.
does-stone = You take { $count } stone.
does-food = You take { $count } food.
does-worker = { $count ->
    [one] You take 1 worker.
   *[other] You take { $count } workers.
}
does-renown = You earn { $count } renown.
does-focus = You gain { $count } focus.
does-action_card = { $count ->
    [one] You draw an action card.
   *[other] You draw { $count } action cards.
}
does-research = { $count ->
    [one] You unlock a research ability.
   *[other] You unlock { $count } research abilities.
}
does-any_resource = { $count ->
    [one] You take 1 resource of your choice, a worker too.
   *[other] You take { $count } resources of your choice, workers too.
}
does-non_worker_resource = { $count ->
    [one] You take 1 wood, stone or food of your choice.
   *[other] You take { $count } wood, stone or food of your choice.
}
does-fortune_roll = You roll the fortune die and take what it shows.
does-labor_roll = You roll the labor die and take what it shows.
does-attack = Your attack strength grows by { $count }.
does-defense = Your defense strength grows by { $count }.
does-battle_points = You share { $count } points between attack and defense strength.
does-hand_limit = Your hand limit grows by { $count }.
does-reroll = You have a die rolled again, anybody’s, in any phase.
does-share_space = You may stand on a space with another character, enter behind walls, and offer trades there.
does-market_renown = Each market card you buy earns { $count } renown more.
does-attack_renown = Each attack you win earns { $count } renown.
does-renown_per_space = You earn { $count } renown for each space with an outpost or the character of yours.
does-renown_per_building = You earn { $count } renown for each outpost and each upgrade of yours.
does-tunnel = You dig { $entrances } tunnel entrances. The tunnel joins them for you alone; an outpost in it brings { $tunnel_resources } of one resource, or { $tunnel_renown } renown, at every harvest.
does-walls = You put up to { $walls } walls on your outposts: +{ $wall_defense } defense, { $wall_yield } resource more at every harvest, and others must have Politics 1 to enter.
does-trap = Dragons you defeat are captured. Spend one for +{ $captured_strength } in a battle of yours, or to roll the fortune die.
does-labor_die = Once a round you roll the labor die; further rolls cost { $labor } focus each.
does-caravan = For { $caravan } focus you move an outpost of yours without upgrade to an adjacent space.
tile-locked = Not unlocked yet.
tile-next = Next in its category.
tile-used = Used this round.
tile-ready = Ready.
tile-unlocked = Unlocked.
tile-at-end = Not while your focus is at the end of its track.

## Action cards

card-gather-does = Take { $count } resources of the kind of a space with an outpost of yours.
card-strength-does = +{ $count } for either side in a battle.
card-ranged-does = Attack any space from where you are, at the usual price.
card-acclaim-does = Earn { $count } renown.
card-insight-does = Unlock a research ability.
card-reroll-does = Have a die rolled again that was just rolled.
card-supply-does = Take a resource of your choice, a worker too.
card-march-does = Move up to { $count } spaces without focus, over anything that is in the way.
card-held = Now press where to use it; press it again to put it down.
card-count = { $card }: { $count } in hand

## My guild

mine = My guild
focus = Focus
focus-of = Focus { $count } of { $most }
focus-does = Pays for steps, attacks, buildings and action cards. What is left is kept.
focus-take = Take { $count } focus
attack-of = Attack strength { $count }
attack-does = Your strength when you attack, with your workers in hand and your die.
defense-of = Defense strength { $count }
defense-does = Your strength when you are attacked, with your workers in hand and your die.
outposts = Outposts
outpost-number = Outpost { $number }
outpost-built = It stands on the map.
outpost-next = It is the next one you can build, where your character stands.
outpost-does = It earns renown now and brings a resource of its space at every harvest.
upgrades = Upgrades
upgrade-does = Built on an outpost of yours on which your character stands.
upgrade-left = { $count ->
    [0] None is left in the supply.
   *[other] { $count } left in the supply.
}
upgrade-mine = { $count ->
    [one] You have 1.
   *[other] You have { $count }.
}
research = Research
abilities = Guild abilities
ability-basic = Basic ability
ability-advanced = Advanced ability
hand = Hand
hand-of = { $count } of { $limit } cards
hand-does = At harvest you may keep so many resource and action cards.
held-of = { $thing }: { $count } in hand
captured-of = { $count ->
    [one] 1 captured dragon
   *[other] { $count } captured dragons
}
captured-does = Spend one for +1 in a battle of yours, or to roll the fortune die.
discard-this = Discard { $thing }
give-this = Give { $thing }
lose-this = Lose { $thing }
ask-this = Ask for { $thing }

## Actions

actions = Actions
act-attack = Attack
act-attack-does = Attack what shares your space: nest or dragons first. It costs focus, and a worker or renown.
act-build = Outpost
act-build-does = Build an outpost where your character stands.
act-recruit = Recruit
act-recruit-does = On a hamlet: any two resources for a worker.
act-buy-card = Card
act-buy-card-does = Draw an action card for focus.
act-labor-roll = Labor die
act-labor-roll-does = Roll the labor die once more.
act-caravan = Caravan
act-caravan-does = Move an outpost of yours without upgrade: press it here, then the outpost, then the way.
act-labor-reroll = Re-roll
act-labor-reroll-does = Once a round, have any die rolled again.
act-dragon = Dragon

## Supply

supply = Supply
deck-of = { $thing }: { $count } in the deck
deck-does = Resources come from here and go back here.
card-deck-of = { $count ->
    [one] 1 card in the action deck
   *[other] { $count } cards in the action deck
}
card-discard-of = Discarded: { $cards }
dragons-left = { $count ->
    [one] 1 dragon in the supply
   *[other] { $count } dragons in the supply
}
dragons-left-does = When none is left, dragons that would come out of a nest stay in it.
market = Market
market-slot = Empty until the harvest
market-does = Buying is an action and costs no focus. The market is filled up at harvest.
market-deck-of = { $count ->
    [one] 1 card in the market deck
   *[other] { $count } cards in the market deck
}

## Choosing a guild

choose-guild = Choose your guild
guild-taken = { $player } leads it
start-wood = Starts on a forest
start-stone = Starts in a quarry
start-food = Starts on a field
start-any = Starts anywhere
guild-later = Unlocked round by round, in the Guild Phase.
guild-from-start = Yours from the start.
guild-not-used = Not used in this game.
split-points = Share the points
split-of = { $attack } attack, { $defense } defense

## Battles and dice

battle = Battle
battle-at = Battle: { $space }
battle-last = The last battle
attacker = Attacker
defender = Defender
side-dragons = Dragons
side-nest = The nest
part-attack = Attack strength
part-defense = Defense strength
part-workers = Workers
part-dragons = Dragons
part-nest = Nest
part-wall = Wall
part-cards = Cards
part-die = Die
part-hidden = Workers unknown
wins-now = Would win
loses-now = Would lose
chance-of = The attacker wins with { $chance }
won = Won
lost = Lost
die-of = { $side }: the die shows { $count }
die-not-rolled = { $side }: not rolled yet
die-fortune = Fortune die
die-labor = Labor die
die-spawn = Spawn die
die-shows = The die shows: { $what }
die-faces = Its faces: { $faces }.
close = Close

## Trade

trade = Trade
offer-from = { $giver } offers { $partner } a trade
gives = gives
would-give = would give
offer-hidden = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
offer-empty = nothing
your-goods = What you give
their-goods = What you ask for
trade-with = Offer { $player } a trade
offers-left = { $count ->
    [one] 1 offer left this phase
   *[other] { $count } offers left this phase
}

## Others

to-move = to move
is-done = done
has-passed = passed
acting = acting
waiting-for = Still acting: { $players }
no-guild = No guild yet
resource-cards-of = { $count ->
    [one] 1 resource card
   *[other] { $count } resource cards
}
action-cards-of = { $count ->
    [one] 1 action card
   *[other] { $count } action cards
}
outposts-of = { $count ->
    [one] 1 outpost on the map
   *[other] { $count } outposts on the map
}
you = You

## Ceremonies

ceremony-dragons = The Dragon Phase
ceremony-battle = A battle
ceremony-harvest = The harvest
ceremony-end = The end
