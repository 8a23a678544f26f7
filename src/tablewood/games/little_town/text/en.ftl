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

# What is counted in sentences
good-wood = wood
    .plural = wood
good-stone = stone
    .plural = stone
good-fish = fish
    .plural = fish
good-wheat = wheat
    .plural = wheat
good-coins = coin
    .plural = coins

terrain-forest = forest
terrain-mountain = mountain
terrain-lake = lake

## Buildings

building-wheat-field = wheat field
    .the = the wheat field
    .a = a wheat field
building-bakery = bakery
    .the = the bakery
    .a = a bakery
building-grocery = grocery store
    .the = the grocery store
    .a = a grocery store
building-trading-shop = trading shop
    .the = the trading shop
    .a = a trading shop
building-stone-shop = stone shop
    .the = the stone shop
    .a = a stone shop
building-granary = granary
    .the = the granary
    .a = a granary
building-gold-mine = gold mine
    .the = the gold mine
    .a = a gold mine
building-well = well
    .the = the well
    .a = a well
building-workshop = workshop
    .the = the workshop
    .a = a workshop
building-factory = factory
    .the = the factory
    .a = a factory
building-church = church
    .the = the church
    .a = a church
building-statue = statue of a hero
    .the = the statue of a hero
    .a = a statue of a hero
building-castle = castle
    .the = the castle
    .a = a castle
building-bar = bar
    .the = the bar
    .a = a bar
building-bookstore = bookstore
    .the = the bookstore
    .a = a bookstore
building-pier = pier
    .the = the pier
    .a = a pier
building-brewery = brewery
    .the = the brewery
    .a = a brewery
building-carpenter = carpenter
    .the = the carpenter's shop
    .a = a carpenter's shop
building-fair = fair
    .the = the fair
    .a = a fair
building-fountain = fountain
    .the = the fountain
    .a = a fountain
building-fishmonger = fishmonger
    .the = the fishmonger's shop
    .a = a fishmonger's shop
building-restaurant = restaurant
    .the = the restaurant
    .a = a restaurant
building-cathedral = cathedral
    .the = the cathedral
    .a = a cathedral
building-residence = residence
    .the = the residence
    .a = a residence
building-watchtower = watchtower
    .the = the watchtower
    .a = a watchtower

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
prompt-take-action = Place a worker on an empty grass square, or send it to construct a building.
prompt-choose-site = Choose an empty grass square for the building.
prompt-use-building = Use a building around this square, or stop here.
prompt-swap-for-coins = How do you pay? 3 coins can stand in for each cube.
prompt-give-any = Choose a resource to give, or 3 coins in its place.
prompt-take-any = Choose a resource to take.
prompt-feed-workers = Feed your workers: fish, wheat, and food bought for 3 coins each.
prompt-declare-goal = Declare a goal that you have achieved, or keep it secret.

## Moves

move-draft = Add { $building-the } to the supply
move-place = Place a worker on { $square }
move-build = Construct { $building-a }
move-site = Build on { $square }
move-use = Use the building on { $square }
move-done = Use no more buildings
move-swap = { $number ->
    [0] Pay the { $resource } in cubes
   *[other] Pay coins in place of { $number } { $resource }
}
move-give = { $good-id ->
    [coins] Give 3 coins in place of a resource
   *[other] Give 1 { $good }
}
move-take = Take 1 { $resource }
move-feed = { $fish ->
    [0] { $wheat ->
        [0] { $coins ->
            [0] Leave the workers hungry
           *[other] Feed the workers with { food-bought }
        }
       *[other] { $coins ->
            [0] Feed the workers with { food-wheat }
           *[other] Feed the workers with { food-wheat } and { food-bought }
        }
    }
   *[other] { $wheat ->
        [0] { $coins ->
            [0] Feed the workers with { food-fish }
           *[other] Feed the workers with { food-fish } and { food-bought }
        }
       *[other] { $coins ->
            [0] Feed the workers with { food-fish } and { food-wheat }
           *[other] Feed the workers with { food-fish }, { food-wheat } and { food-bought }
        }
    }
}
move-declare = Declare the goal “{ $goal }”
move-decline = Declare nothing

# What the workers eat
food-fish = { $fish } fish
food-wheat = { $wheat } wheat
food-bought = { $coins ->
    [one] 1 meal bought for 3 coins
   *[other] { $coins } meals bought for 3 coins each
}

## What happened

event-drafted = { $player } adds { $building-the } to the supply.
event-goals-dealt = { $number ->
    [one] Everybody is dealt { $number } goal in secret.
   *[other] Everybody is dealt { $number } goals in secret.
}
event-exchanged = { $player } shows and exchanges the goal “{ $goal }”, which nobody could achieve in this game.
event-no-goal-left = No goal is left for { $player } to draw.
event-start-player = { $player } has the fewest VP and so starts the last round.
event-round-began = Round { $round } begins; { $player } goes first.
event-placed = { $player } places a worker on { $square }.
event-gathered = { $player } gathers { $goods } from the land around.
event-used = { $player } uses { $building-the } on { $square }.
event-rented = { $number ->
    [one] { $player } pays { $owner } { $number } coin of rent for { $building-the }.
   *[other] { $player } pays { $owner } { $number } coins of rent for { $building-the }.
}
event-spent = { $swaps ->
    [0] { $player } pays { $goods } to use { $building-the }.
    [one] { $player } pays { $goods } to use { $building-the }: coins stand in for { $swaps } cube.
   *[other] { $player } pays { $goods } to use { $building-the }: coins stand in for { $swaps } cubes.
}
event-gained = { $player } gains { $goods } from { $building-the }.
event-earned = { $player } gains { $points } VP from { $building-the }.
event-chosen = { $player } takes { $goods } from the stock.
event-missed = The stock has run out: { $player } goes without { $goods }.
event-paid = { $swaps ->
    [0] { $player } pays { $goods } for { $building-a }.
    [one] { $player } pays { $goods } for { $building-a }: coins stand in for { $swaps } cube.
   *[other] { $player } pays { $goods } for { $building-a }: coins stand in for { $swaps } cubes.
}
event-built = { $points ->
    [0] { $player } constructs { $building-a } on { $square }.
   *[other] { $player } constructs { $building-a } on { $square } and gains { $points } VP at once.
}
event-round-ended = Round { $round } ends: buildings take effect, then the workers must be fed.
event-resided = { $player } uses the squares around { $building-the } on { $square }.
event-counted = { $points ->
    [0] { $player } gains nothing for what stands around { $building-the }.
   *[other] { $player } gains { $points } VP for what stands around { $building-the }.
}
event-fed = { $number ->
    [one] { $player } feeds { $number } worker with { $goods }.
   *[other] { $player } feeds { $number } workers with { $goods }.
}
event-starved = { $number ->
    [one] { $player } leaves { $number } worker hungry and loses { $points } VP.
   *[other] { $player } leaves { $number } workers hungry and loses { $points } VP.
}
event-declared = { $gained ->
    [0] { $player } has achieved the goal “{ $goal }”, worth { $points } VP at the end.
   *[other] { $player } has achieved the goal “{ $goal }” and gains { $points } VP at once.
}
event-final-scoring = The game is over, and the points are counted:
event-scored-track = { $player } has { $points } VP on the track.
event-scored-goals = { $player } adds { $points } VP for goals.
event-scored-buildings = { $player } adds { $points } VP for buildings.
event-scored-surroundings = { $points ->
    [0] { $player } adds nothing for what stands around { $building-the }.
   *[other] { $player } adds { $points } VP for what stands around { $building-the }.
}
event-scored-coins = { $player } adds { $points } VP for coins.
event-total = { $player } has { $points } VP in all.

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
option-colours = Colours
option-colours-help = The colour of each seat. A matter of taste: no rule depends on it.
option-first-player = First player
option-first-player-help = Who starts the first round: drawn at random, or the seat you name.
option-international = International rules
option-international-help = Fewer goals from a larger set, and points for buildings and goals at once.
option-drafted-supply = Drafted supply
option-drafted-supply-help = The players secretly choose the buildings of the supply, one after the other.
option-extended-goals = Extended goals
option-extended-goals-help = Three more goals join the pile.
option-manual-declaration = Manual declaration
option-manual-declaration-help = Players decide whether to declare an achieved goal; otherwise goals are declared at once.

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

## What the others read meanwhile

waiting-draft-tile = { $player } is choosing a building for the supply.
waiting-take-action = { $player } is choosing: place a worker, or construct a building.
waiting-choose-site = { $player } is choosing a site for a building.
waiting-use-building = { $player } may use buildings around a worker.
waiting-swap-for-coins = { $player } is deciding how to pay.
waiting-give-any = { $player } is choosing a resource to give.
waiting-take-any = { $player } is choosing a resource to take.
waiting-feed-workers = { $player } is feeding the workers.
waiting-declare-goal = { $player } may declare a goal.

## Why a move is refused, in the facts of the position

# What is counted there beside goods
good-any = resource of your choice
    .plural = resources of your choice

because-draft-first = The buildings of the supply are still being chosen.
because-goals-first = You are being asked whether you declare a goal.
because-supply-complete = The supply is already complete.
because-pay-first = { $input ->
    [0] You are paying for { $building-the }.
   *[other] You are paying to use { $building-the }.
}
because-give-first = { $left ->
    [one] You still have { $left } resource to give for { $building-the }.
   *[other] You still have { $left } resources to give for { $building-the }.
}
because-take-first = { $left ->
    [one] You still have { $left } resource to take.
   *[other] You still have { $left } resources to take.
}
because-site-first = { CAPITAL($building-the) } needs a site now.
because-feed-first = { $workers ->
    [one] Your worker must be fed now.
   *[other] Your { $workers } workers must be fed now.
}
because-constructing = You are already constructing { $building-the }.
because-placed-already = You have already placed a worker, on { $square }.
because-no-worker-left = All workers of this round have been used.
because-residence-first = The squares around { $building-the } on { $square } are used first.
because-round-goes-on = { $workers ->
    [one] The round is not over: { $workers } worker is still in hand.
   *[other] The round is not over: { $workers } workers are still in hand.
}
because-turn-goes-on = Your turn is not over yet.
because-workers-in-hand = { $workers ->
    [one] You still have { $workers } worker in hand.
   *[other] You still have { $workers } workers in hand.
}
because-your-worker = One of your workers stands on { $square }.
because-their-worker = One of { $owner }’s workers stands on { $square }.
because-not-grass = { $square } is a { $terrain }, not grass.
because-your-building = { $square } already holds { $building-the }, built by you.
because-their-building = { $square } already holds { $building-the }, built by { $owner }.
because-not-in-this-game = { CAPITAL($building-the) } is not in this game.
because-no-building-chosen = You have not chosen a building to put on { $square }.
because-all-built = { $number ->
    [one] The only { $building } has been built.
   *[other] All { $number } { $building } tiles have been built.
}
because-you-built-it = You have already built { $building-the }, on { $square }.
because-they-built-it = { $owner } has already built { $building-the }, on { $square }.
because-no-house = You have no house left.
because-nothing-placed = You have not placed a worker in this turn yet.
because-not-around = { $square } is not one of the squares around { $middle }.
because-no-building = There is no building on { $square }.
because-used-already = You have already used { $building-the } on { $square }.
because-no-rent = { $coins ->
    [0] { CAPITAL($building-the) } belongs to { $owner }: the rent is { $rent }, and you do not have any.
   *[other] { CAPITAL($building-the) } belongs to { $owner }: the rent is { $rent }, and you have only { $coins }.
}
because-no-worker-effect = { CAPITAL($building-the) } does nothing for a worker beside it.
because-lacking = { $rent ->
    [0] { $spare ->
        [0] You lack { $missing }. { $price } could stand in, but you do not have any.
       *[other] You lack { $missing }. { $price } could stand in, but you have only { $spare }.
    }
   *[other] { $spare ->
        [0] You lack { $missing }. { $price } could stand in, but after the rent you do not have any left.
       *[other] You lack { $missing }. { $price } could stand in, but after the rent you have only { $spare } left.
    }
}
because-lacking-and-coins = { $coins ->
    [0] You lack { $missing }. With coins in their place you would pay { $price } in all, and you do not have any.
   *[other] You lack { $missing }. With coins in their place you would pay { $price } in all, and you have only { $coins }.
}
because-too-few-coins = { $coins ->
    [0] That takes { $price }, and you do not have any.
   *[other] That takes { $price }, and you have only { $coins }.
}
because-not-in-the-bill = { $needed ->
    [0] No { $good } has to be paid for { $building-the }.
   *[other] Only { $needed } { $good } has to be paid for { $building-the }.
}
because-too-few-cubes = { $held ->
    [0] You have no { $good }: coins must stand in for all { $needed }.
   *[other] You have only { $held } { $good } of { $needed }: coins must stand in for at least { $fewest }.
}
because-coins-for-cubes = You have { $coins }: here they can stand in for at most { $most }.
because-coins-for-meals = { $coins ->
    [0] That many meals would cost { $price }, and you do not have any.
   *[other] That many meals would cost { $price }, and you have only { $coins }.
}
because-other-kind = You are being asked about the { $asked } now.
because-nothing-to-pay = You have nothing to pay now.
because-nothing-to-take = No building gives you a resource of your choice now.
because-none-to-give = You have no { $good } left to give.
because-too-few-coins-to-give = { $left ->
    [0] A resource is replaced by { $price }, and you do not have any left.
   *[other] A resource is replaced by { $price }, and you have only { $left } left.
}
because-none-in-stock = The stock has no { $good } left.
because-too-few-of-a-food = { $held ->
    [0] You have no { $good }.
   *[other] You have only { $held } { $good }.
}
because-too-much-food = { $workers ->
    [one] You have { $workers } worker to feed, and that would feed { $eaten }.
   *[other] You have { $workers } workers to feed, and that would feed { $eaten }.
}
because-hunger = { $workers ->
    [one] { $workers } worker would go hungry while you keep { $left }.
   *[other] { $workers } workers would go hungry while you keep { $left }.
}
because-not-your-goal = You do not hold the goal “{ $goal }”.
because-their-goal = The goal “{ $goal }” is { $owner }’s.
because-declared-already = You have already declared the goal “{ $goal }”.
because-goal-not-met = The goal “{ $goal }” is not achieved now. The tile says: { $needs }
because-declared-for-you = Your goals are declared for you as soon as they are achieved.
because-goals-later = A goal is declared right after a payment or a gain, or at the beginning of your turn.
because-goals-not-asked = You are not being asked about goals now.
because-not-in-this-hand = { CAPITAL($building-the) } is not among the tiles that you choose from now.

## What a player leaves undone

undone-building = You can still use { $building-the } on { $square }, which is yours and costs nothing.
