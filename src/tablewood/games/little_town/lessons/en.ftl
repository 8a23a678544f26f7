# The guided first game of Little Town in English.
# The French file holds the same ids.

## First workers

first-workers-title = First workers
first-workers-welcome = A meadow between woods, mountains and lakes, and you and Red are about to build a town on it. After four rounds the better builder wins: the one with the most points.
first-workers-land = Five workers help you in every round, one in each turn. A worker on the grass gathers from the eight squares around it. Here a mountain, a forest and a lake lie close together.
first-workers-place = In the middle of them, on B2, one worker reaches all three. Place your first worker there.
first-workers-three-kinds = That square reaches less land, or only one kind of it. B2 touches a mountain, a forest and a lake: three kinds at once.
first-workers-gathered = 1 wood, 1 stone and 1 fish. Red has gathered 2 stone meanwhile. The land is never used up, but your worker keeps its square until the round is over.
first-workers-build = Instead of gathering, a worker can construct a building. The well costs 1 wood and 1 stone, just what you have. It is worth 4 points at the end, and 2 points each time you use it. Construct it.
first-workers-build-now = You could go on gathering. But a building works for you from the moment it stands, so the first one should stand early.
first-workers-the-well-pays-best = You can pay for that one, too. The well brings you points every round, so it is the better start.
first-workers-site = Now choose its place. Buildings are used like land: by a worker beside them. D2 touches a forest and a mountain, so put the well beside D2, and one worker will reach all three.
first-workers-leave-d2-free = D2 is the very square we want your next worker to stand on. Put the well beside it.
first-workers-within-reach-of-d2 = From there your worker on D2 would not reach it. Choose one of the squares beside D2.
first-workers-place-again = It is yours: a house in your colour says so. Now place a worker on D2.
first-workers-beside-the-well = Your well waits beside D2, and so do a forest and a mountain. Place your worker there.
first-workers-use = Wood and stone are yours already. Land gives by itself; a building you choose to use. Use your well.
first-workers-two-points-for-nothing = Your own buildings cost you nothing to use. Two points for nothing: use the well.
first-workers-end = Two points on the track, wood and stone for the next building, and it is only the third turn. Place or construct: every turn in Little Town is one of the two.

## Neighbours

neighbours-title = Good neighbours
neighbours-town = The second round. The wheat field and the well are yours, the bakery is Red’s. You may use everybody’s buildings; for another player’s you pay that player 1 coin.
neighbours-place = On E2 a worker stands amid three buildings, with a mountain and a lake above. Place yours there.
neighbours-work-before-building = A fine idea for the next turn. First let these three buildings work for you: place a worker on E2.
neighbours-amid-three-buildings = From there your worker reaches fewer buildings. E2 touches all three.
neighbours-field = You may use each building around you once, in any order. The order matters: the bakery turns 1 wheat into 4 coins, and you have no wheat yet. Begin with your field.
neighbours-buildings-are-waiting = Three buildings around you are waiting. Do not leave yet: begin with the wheat field.
neighbours-wheat-first = The well will still be there. Begin with the wheat field, for the bakery needs wheat.
neighbours-bakery = Now the bakery: 1 coin to Red, 1 wheat into the oven, 4 coins for you.
neighbours-bakery-pays = One coin of rent, four coins of bread: it is too good to leave out.
neighbours-bakery-next = That comes next, and costs nothing. Take the bakery first, so that the wheat becomes coins.
neighbours-well = And your well, for 2 points.
neighbours-one-more = There is one building left, and it is your own: two points for nothing.
neighbours-rich = 5 coins, a stone, a fish and 2 points, with a single worker! Now think of the evening, when every worker must eat. A second wheat field costs only 1 wood. Construct it.
neighbours-a-field-feeds-you = Workers eat when the round ends, and one fish will not go far. A second field gives you wheat in every round that is left.
neighbours-too-dear-today = You can pay for it, but only by parting with your coins. The field costs you a single piece of wood.
neighbours-site = On G2 it lies beside your well, a lake and a mountain: from now on one worker reaches all of them. Put it there.
neighbours-beside-lake-and-well = A good building in a lonely place is half a building. On G2 it lies beside your well, with a lake and a mountain in reach.
neighbours-pay = Three coins can stand in for any cube that you owe. You have the wood, though: pay with that, and keep your coins.
neighbours-keep-your-coins = Three coins for one piece of wood that you have anyway? Pay the wood; coins will help you when something is missing.
neighbours-end = Good towns grow like this: buildings beside each other, so that one worker sets a whole chain in motion. And where your rivals want a share of it, they pay you rent.

## Supper

supper-title = Supper time
supper-last-worker = Your last worker of this round. Soon all five will be hungry: each needs 1 fish or 1 wheat. You have 3 fish and 1 wheat, one meal too few, and every hungry worker costs 3 points.
supper-place = Both of your wheat fields touch D2. Place your worker there.
supper-between-the-fields = That would not bring you enough to eat. D2 touches both of your wheat fields.
supper-field = Use one of the two fields.
supper-fields-are-free = Your fields are free, and supper is near. Use them both.
supper-bakery-takes-wheat = The bakery pays well, but it takes wheat, and tonight somebody would go to bed hungry. Leave it out this time.
supper-second-field = And the other.
supper-enough = 3 fish and 3 wheat: six meals for five workers. Use no more buildings, and let the round end.
supper-feed = Supper! You have one meal to spare, so you choose what to keep. Your granary turns 2 wheat into 5 points, while fish is only good for eating. Serve 3 fish and 2 wheat.
supper-keep-the-wheat = Everybody would be fed, but you would keep a fish. A wheat is worth more: your granary needs it next round.
supper-hungry = All your workers are fed. If a meal is missing, you may buy it for 3 coins; nobody has to, but 3 points are a high price for going without.
supper-end = The workers come home, the buildings stay, and the other player begins the next round. In the next round two wheat will make 5 points here, in your granary.

## Points

points-title = Goals and points
points-last-worker = The fourth round, and your last worker of the game. You have 22 points on the track, and 6 stone. What is worth the most?
points-goals = Look at your secret goals, too. One of them asks for three of your buildings touching by their sides. It would be worth 3 points at once, and goals that you miss cost nothing.
points-build = The castle costs 6 stone and scores at the end: 4 points for each of your own buildings around it. Construct it.
points-castle-is-best = That would bring you less. With three of your buildings around it, the castle is worth 12 points, and a goal besides.
points-site = Your well, your granary and your wheat field all touch E2, and E3 as well. Choose one of the two.
points-beside-your-buildings = A castle looks at the eight squares around it. Only E2 and E3 touch all three of your buildings.
points-supper = “Block of three” is achieved! One last supper. You have just what your workers need: serve it.
points-counted = Now everything is counted: the track, the goals, the points printed on your buildings, the castle, and 1 point for every 3 coins.
points-end = 52 to 50: you have won, by your castle. Points are made on the way and at the end; a good town does both.

## A game of your own

your-game-title = Your first game
your-game-start = A fresh meadow, and you go first. For a start, look for squares that touch two or three kinds of land.
your-game-goals = You hold five secret goals; press one to read what it asks. Do not chase them all: one or two will suit what you are doing anyway.
your-game-place = Begin as you like: place a worker, or construct something.
your-game-off-you-go = From here on it is your game, against a young tree. Think of supper, build close together, and press anything you wonder about.
