# Little Town: names, prompts, moves and log sentences in English.
# The French file holds the same ids.

game-name = Little Town
game-tagline = Gather, build and rent: raise a little town together, and make the most of it yourself.

## Colours of the players

colour-blue = blue
colour-red = red
colour-yellow = yellow
colour-black = black

## Resources, coins and terrain

resource-wood = wood
resource-stone = stone
resource-fish = fish
resource-wheat = wheat
resource-coins = coins
resource-any = any resource
resource-vp = VP

terrain-forest = forest
terrain-mountain = mountain
terrain-lake = lake

## Buildings

building-wheat-field = wheat field
building-bakery = bakery
building-grocery = grocery store
building-trading-shop = trading shop
building-stone-shop = stone shop
building-granary = granary
building-gold-mine = gold mine
building-well = well
building-workshop = workshop
building-factory = factory
building-church = church
building-statue = statue of a hero
building-castle = castle
building-bar = bar
building-bookstore = bookstore
building-pier = pier
building-brewery = brewery
building-carpenter = carpenter
building-fair = fair
building-fountain = fountain
building-fishmonger = fishmonger
building-restaurant = restaurant
building-cathedral = cathedral
building-residence = residence
building-watchtower = watchtower

## Goals

goal-block-of-three = Block of three
goal-busy-builders = Busy builders
goal-full-larder = Full larder
goal-three-landscapes = Three landscapes
goal-mixed-input = Mixed input
goal-fish-feast = Fish feast
goal-grain-trade = Grain trade
goal-fish-trade = Fish trade
goal-money-trades = Money trades
goal-timber-or-stone-trade = Timber or stone trade
goal-stone-work = Stone work
goal-penniless = Penniless
goal-well-off = Well off
goal-straight-to-use = Straight to use
goal-grand-tour = Grand tour
goal-twofold-fame = Twofold fame
goal-rich-harvest = Rich harvest
goal-carpentry = Carpentry

goal-block-of-three-help = Three of your buildings touch by their sides in one group.
goal-busy-builders-help = You own more buildings than you have workers.
goal-full-larder-help = You hold twice as much fish and wheat as you have workers.
goal-three-landscapes-help = Three of your buildings: one beside a lake, one beside a mountain, one beside a forest.
goal-mixed-input-help = Use a building whose input holds two kinds of resource.
goal-fish-feast-help = Feed all your workers with fish alone.
goal-grain-trade-help = Construct a building, other than a wheat field, that handles wheat.
goal-fish-trade-help = Construct a building that handles fish.
goal-money-trades-help = Construct two buildings that handle coins.
goal-timber-or-stone-trade-help = Construct a building that handles wood or stone.
goal-stone-work-help = Construct a building that costs at least 3 stone.
goal-penniless-help = Have no coins.
goal-well-off-help = Have 6 coins or more.
goal-straight-to-use-help = Pay a resource of a kind that you gained earlier in the same turn.
goal-grand-tour-help = Use four buildings in one turn.
goal-twofold-fame-help = Gain VP from two buildings in one turn.
goal-rich-harvest-help = Gain five resources in one turn.
goal-carpentry-help = Construct a building that costs at least 3 wood.

## What a seat is asked

prompt-draft-tile = Choose a building to add to the supply; the rest goes to your left.
prompt-take-action = Place a worker, or construct a building.
prompt-choose-site = Choose a site for the building.
prompt-use-building = Use a building around your worker, or be done.
prompt-swap-for-coins = How many cubes of this resource do you replace by 3 coins each?
prompt-give-any = Choose a resource to give, or 3 coins in its place.
prompt-take-any = Choose a resource to take.
prompt-feed-workers = Feed your workers: fish, wheat, and food bought for 3 coins each.
prompt-declare-goal = Declare a goal that you have achieved, or keep silent.

## Moves

move-draft = Add the { $building } to the supply
move-place = Place a worker on { $square }
move-build = Construct: { $building }
move-site = Build on { $square }
move-use = Use the building on { $square }
move-done = Be done with this worker
move-swap = Pay coins in place of { $number } { $resource }
move-give = Give { $good }
move-take = Take { $resource }
move-feed = Feed { $fish } fish, { $wheat } wheat, { $coins } bought
move-declare = Declare { $goal }
move-decline = Declare nothing

## What happened

event-drafted = { $player } adds the { $building } to the supply.
event-goals-dealt = Everybody is dealt secret goals: { $number } each.
event-exchanged = { $player } shows and exchanges { $goal }, which nobody could achieve in this game.
event-no-goal-left = No goal is left for { $player } to draw.
event-round-began = Round { $round } begins.
event-start-player = { $player } is the start player.
event-placed = { $player } places a worker on { $square }.
event-gathered = { $player } gathers { $number } { $good }.
event-used = { $player } uses the { $building } on { $square }.
event-rented = { $number ->
    [one] { $player } pays 1 coin of rent to { $owner } for the { $building }.
   *[other] { $player } pays { $number } coins of rent to { $owner } for the { $building }.
}
event-paid = { $player } pays { $number } { $good }.
event-gained = { $number ->
    [0] { $player } gains no { $good }: the stock is empty.
   *[other] { $player } gains { $number } { $good }.
}
event-earned = { $player } gains { $points } VP from the { $building }.
event-built = { $player } constructs: { $building }, on { $square }.
event-resided = { $player } uses the squares around the { $building } on { $square }.
event-counted = { $player } gains { $points } VP for what stands around the { $building }.
event-fed = { $player } feeds the workers: { $fish } fish, { $wheat } wheat, { $coins } bought with coins.
event-starved = { $number ->
    [one] One worker of { $player } goes hungry: { $points } VP are lost.
   *[other] { $number } workers of { $player } go hungry: { $points } VP are lost.
}
event-declared = { $player } has achieved { $goal }: { $points } VP.
event-scored-goals = { $player }: { $points } VP for goals.
event-scored-buildings = { $player }: { $points } VP for buildings.
event-scored-surroundings = { $player }: { $points } VP for what stands around the { $building }.
event-scored-coins = { $player }: { $points } VP for coins.
event-total = { $player }: { $points } VP in all.

## Score

score-track = Gained in play
score-goals = Goals
score-buildings = Buildings
score-surroundings = Castle and watchtower
score-coins = Coins

## Options

option-mode = Buildings
option-mode-help = The standard game draws 12 buildings at random; the first game uses a fixed set.
option-side = Side of the board
option-side-help = Either side may be used; side A bears the logo and is the one for a first game.
option-first-player = First player
option-first-player-help = Who starts the first round: drawn at random, or the seat you name.
option-international = International rules
option-international-help = Fewer goals from a larger set, and points for buildings and goals at once.
option-drafted-supply = Drafted supply
option-drafted-supply-help = The players secretly choose the buildings of the supply, one after the other.
option-extended-goals = Extended goals
option-extended-goals-help = Three more goals join the pile.
option-manual-declaration = Manual declaration
option-manual-declaration-help = Players are asked whether they declare an achieved goal, instead of doing so at once.

## Titles of the clauses in rules.md

clause-LT-1 = Two to four players
clause-LT-2 = Four rounds
clause-LT-3 = Workers per player
clause-LT-4 = Houses per player
clause-LT-5 = Goals per player
clause-LT-6 = Three coins to start
clause-LT-7 = Colours in use
clause-LT-8 = Nothing else at the start
clause-LT-9 = Side of the board
clause-LT-10 = Fields and twelve buildings
clause-LT-11 = Buildings of the first game
clause-LT-12 = The stock
clause-LT-13 = Round marker on 1
clause-LT-14 = Who starts
clause-LT-15 = Goals are secret
clause-LT-16 = Unachievable goals are exchanged
clause-LT-17 = Judged once, at the start
clause-LT-18 = Example: no fish building
clause-LT-19 = First game: no exchange
clause-LT-20 = Goal pile empty
clause-LT-21 = Clockwise means next
clause-LT-22 = Turns go clockwise
clause-LT-23 = Two actions
clause-LT-24 = One worker per turn
clause-LT-25 = No passing
clause-LT-26 = End of the turns
clause-LT-27 = Number of turns
clause-LT-28 = Empty grass only
clause-LT-29 = The eight squares around
clause-LT-30 = Edges and corners
clause-LT-31 = What terrain gives
clause-LT-32 = No rent for terrain
clause-LT-33 = Terrain is never used up
clause-LT-34 = Grass and workers around
clause-LT-35 = Buildings around may be used
clause-LT-36 = Conversions
clause-LT-37 = Plain gains
clause-LT-38 = Once per placement
clause-LT-39 = Example: one wheat, four coins
clause-LT-40 = Any order
clause-LT-41 = Example: field, then bakery
clause-LT-42 = Using is optional
clause-LT-43 = Rent to the owner
clause-LT-44 = Own buildings are free
clause-LT-45 = Rent for each use, first
clause-LT-46 = Example: a rented bakery
clause-LT-47 = No coins, no foreign buildings
clause-LT-48 = Rent is a coin
clause-LT-49 = Coins in time for rent
clause-LT-50 = Inputs are paid whole
clause-LT-51 = Buildings without placement effect
clause-LT-52 = Workers stay and block
clause-LT-53 = Useless placements are legal
clause-LT-54 = Several workers, same building
clause-LT-55 = Building areas
clause-LT-56 = One tile of the supply
clause-LT-57 = The whole cost
clause-LT-58 = Site on empty grass
clause-LT-59 = A house marks the owner
clause-LT-60 = No house, no building
clause-LT-61 = Printed VP at the end
clause-LT-62 = Constructing activates nothing
clause-LT-63 = Tiles and houses stay
clause-LT-64 = Tiles are for good
clause-LT-65 = One building per action
clause-LT-66 = Buildings serve everybody
clause-LT-67 = Example: the wheat field
clause-LT-68 = Three coins for a resource
clause-LT-69 = For costs, inputs and food
clause-LT-70 = No exchange without payment
clause-LT-71 = Mixing cubes and coins
clause-LT-72 = Coins are paid in coins
clause-LT-73 = Silver and gold
clause-LT-74 = Empty stock
clause-LT-75 = Short stock
clause-LT-76 = Payments return first
clause-LT-77 = Nothing is lost
clause-LT-78 = VP never run out
clause-LT-79 = Order of the round's end
clause-LT-80 = Also after round four
clause-LT-81 = Residence and cathedral
clause-LT-82 = Cathedral
clause-LT-83 = Residence
clause-LT-84 = Residence before cathedral
clause-LT-85 = Food for every worker
clause-LT-86 = Fish and wheat mix
clause-LT-87 = Examples: three and five food
clause-LT-88 = Three VP lost for each hunger
clause-LT-89 = VP may be negative
clause-LT-90 = Feed while there is food
clause-LT-91 = All workers eat
clause-LT-92 = Workers go home
clause-LT-93 = Next round, next starter
clause-LT-94 = Three players, last round
clause-LT-95 = Which VP, and ties
clause-LT-96 = Start players by round
clause-LT-97 = Goals at any time
clause-LT-98 = Declare and reveal
clause-LT-99 = Only revealed goals score
clause-LT-100 = One moment is enough
clause-LT-101 = Deeds of one placement
clause-LT-102 = When goals are checked
clause-LT-103 = Goals only at setup
clause-LT-104 = Revealed is open, hidden secret
clause-LT-105 = VP at once
clause-LT-106 = Past forty
clause-LT-107 = Past eighty
clause-LT-108 = Negative on the track
clause-LT-109 = One number is the score
clause-LT-110 = End of the game
clause-LT-111 = Goals score at the end
clause-LT-112 = Buildings score at the end
clause-LT-113 = One VP per three coins
clause-LT-114 = Castle
clause-LT-115 = Watchtower
clause-LT-116 = Leftovers are worth nothing
clause-LT-117 = Highest total wins
clause-LT-118 = The building table
clause-LT-119 = Trading shop
clause-LT-120 = Statue of a hero
clause-LT-121 = Residence costs coins
clause-LT-122 = Bar costs wheat
clause-LT-123 = Goal: block of three
clause-LT-124 = Goal: busy builders
clause-LT-125 = Goal: full larder
clause-LT-126 = Goal: mixed input
clause-LT-127 = Goal: fish trade
clause-LT-128 = Goal: money trades
clause-LT-129 = Goal: timber or stone trade
clause-LT-130 = Goal: stone work
clause-LT-131 = Goal: carpentry
clause-LT-132 = Goal: penniless
clause-LT-133 = Goal: well off
clause-LT-134 = Goal: straight to use
clause-LT-135 = Goal: grand tour
clause-LT-136 = Goal: twofold fame
clause-LT-137 = Goal: rich harvest
clause-LT-138 = Goal: three landscapes
clause-LT-139 = Goal: fish feast
clause-LT-140 = Goal: grain trade
clause-LT-141 = First game
clause-LT-142 = Standard game
clause-LT-143 = International setup
clause-LT-144 = International scoring
clause-LT-145 = International track
clause-LT-146 = Drafted supply
clause-LT-147 = Extended goals
clause-LT-148 = Manual declaration
clause-LT-149 = Order of exchanges
clause-LT-150 = Terrain first
