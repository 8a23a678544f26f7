# Labels of the table as the terminal draws it. The French file holds the same ids.

letter-wood = W
letter-stone = S
letter-fish = F
letter-wheat = G
letter-coins = c
letter-any = ?
letter-vp = *

ground-forest = forest
ground-mountain = mount.
ground-lake = lake

legend-goods = W wood, S stone, F fish, G wheat, c coins, ? any resource, * VP; G>4c: pay 1 wheat, gain 4 coins
legend-pieces = #b blue's house, @b blue's worker
around-own-buildings = { $vp } VP per own building around it, at the end of the game
around-buildings = { $vp } VP per building around it
around-own-workers = { $vp } VP per own worker around it, every round
around-workers = { $vp } VP per worker around it, every round
around-free-grass = { $vp } VP per grass square around it without a building, at the end of the game
use-surroundings = every round its owner uses the squares around it
no-effect = no effect
round = Round
round-of = { $round } of { $rounds }, { $player } started
stock = Stock
supply = Supply
cost = cost
points = VP
effect = effect
score = { $score } VP in all ({ $track } on the track)
pieces = workers { $workers }, houses { $houses }
goals-hidden = { $number ->
    [one] 1 hidden goal
   *[other] { $number } hidden goals
}
goals-shown = achieved: { $goals }
your-goals = Your goals
goal-points = { $points } VP
your-hand = Your tiles
constructing = Constructing
using = In use
using-square = { $square } by { $player }; used so far: { $used }
waiting = still waiting for the stock: { $goods }
paying = Paying for
discarded = Exchanged goals
nothing = none
