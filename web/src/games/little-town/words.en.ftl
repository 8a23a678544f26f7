# What the drawn board of Little Town says besides the game's own texts.

town = The town
round = Round { $round } of { $rounds }
start-player = { $player } is the start player
square-grass = { $square }: grass.
square-terrain = { $square }: { $terrain }.
square-building = { $square }: { $building }, { $owner }.
square-worker = Worker of { $owner }.
square-used = Used.
yard = Building yard
yard-of = Building yard: { $workers }
yard-empty = nobody
workers-of = { $owner } { $count }
waiting = Waiting for the stock:
goods-wood = { $count } wood
goods-stone = { $count } stone
goods-fish = { $count } fish
goods-wheat = { $count } wheat
goods-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
goods-any = { $count ->
    [one] 1 resource of your choice
   *[other] { $count } resources of your choice
}
goods-vp = { $count } VP
effect-gain = Gives { $gain }.
effect-exchange = { $pay } for { $gain }.
effect-none = No effect.
effect-round-end = At the end of a round: { $effect }.
effect-game-end = At the end of the game: { $effect }.
effect-use-surroundings = its owner uses the squares around it
effect-score-per = { $points } VP for each { $around } around it
around-own-buildings = building of the same owner
around-buildings = building
around-own-workers = own worker
around-workers = worker
around-free-grass = free square of grass
cost = Cost: { $goods }.
points = { $count } VP.
supply = Supply
supply-of = { $count } in the supply
stock = Stock
stock-of = { $good }: { $count } in the stock
held-of = { $good }: { $count } held
workers-left = { $count ->
    [one] 1 worker in hand
   *[other] { $count } workers in hand
}
houses-left = { $count ->
    [one] 1 house left
   *[other] { $count } houses left
}
goals = Goals
goals-hidden = { $count ->
    [one] 1 secret goal
   *[other] { $count } secret goals
}
goals-discarded = Exchanged at the start
goal-pile = { $count ->
    [one] 1 goal in the pile
   *[other] { $count } goals in the pile
}
goal-worth = { $goal }: { $points } VP.
track = Track
track-of = { $count } VP on the track
score-of = { $count } VP if the game ended now
draft = Tiles to choose from
draft-of = { $count ->
    [one] 1 tile in hand
   *[other] { $count } tiles in hand
}
drafted = has chosen
to-move = to move

## Payments and meals

paying-cost = Paying to construct: { $building }
paying-input = Paying to use: { $building }
pay = Pay { $goods }
pay-coins = Pay { $price } coins in place of this { $good }
pay-cube = Pay { $good } in place of these { $price } coins
left-over = You keep { $goods }
one-less = One less: { $good }
one-more = One more: { $good }
feeding-of = { $count ->
    [one] Your worker wants to eat
   *[other] Your { $count } workers want to eat
}
feed = Serve the meal
food-bought = Food bought with coins
all-fed = Nobody goes hungry.
hungry = { $count ->
    [one] One worker goes hungry: −{ $points } VP.
   *[other] { $count } workers go hungry: −{ $points } VP.
}

## What things are

supply-none = None left in the supply
grass-help = A worker or a building can go here while it is empty.
terrain-forest-help = A worker beside a forest gathers 1 wood.
terrain-mountain-help = A worker beside a mountain gathers 1 stone.
terrain-lake-help = A worker beside a lake gathers 1 fish.
building-own = Yours: you use it free of charge.
building-rented = Built by { $owner }: others pay 1 coin of rent each time.
yard-help = Workers who construct a building stand here until the end of the round.
good-wood-help = Gathered beside forests; pays for buildings.
good-stone-help = Gathered beside mountains; pays for buildings.
good-fish-help = Gathered beside lakes; feeds one worker.
good-wheat-help = Grown on wheat fields; feeds one worker.
good-coins-help = Pay rent; 3 coins stand in for any one resource.
worker-help = Each turn one worker gathers in the town or constructs a building.
house-help = Marks a building as yours; without a house nothing can be built.
track-help = Points gained so far in play; buildings, goals and coins are added at the end.
goals-hidden-help = Goals are secret until they are achieved.
goal-done = Achieved.
owns = { $count ->
    [0] No buildings yet.
    [one] 1 building:
   *[other] { $count } buildings:
}

## Ceremonies

ceremony-round = End of the round
ceremony-scoring = Final scoring
