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
goods = { $count } { $good }
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
workers = Workers
workers-left = { $count ->
    [one] 1 worker in hand
   *[other] { $count } workers in hand
}
houses = Houses
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
payment = Payment
paying-cost = Paying for: { $building }
paying-input = Paying to use: { $building }
swapped = { $count } replaced by coins
given = Given: { $goods }
feeding = Feeding
to-move = to move
