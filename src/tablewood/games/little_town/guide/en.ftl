# The illustrated rules of Little Town in English. guide.toml says where each text is used.
# *Stars* stress a word; clauses such as LT-29 become links.

## The game in ten lines

cover-picture = A town in the third round: three builders, nine buildings, and not much grass left between them.
cover-alt = The board of Little Town with nine buildings in the middle, three each of blue, red and yellow, among forests, mountains and lakes at the edges. A red worker stands on E4, a yellow one on B2.

overview-theme = Two to four builders settle *one* meadow, between forests, mountains and lakes.
overview-worker = On your turn you use *one worker*: place it on the grass, or send it to construct a building.
overview-place = A *placed worker* gathers from the eight squares around it: wood, stone and fish from the land, and whatever the buildings there offer.
overview-construct = A *constructed building* stands on a square you choose. It is worth points at the end, and works for everybody from now on.
overview-rent = Using your own buildings is free. For anybody else’s you pay the owner *1 coin*.
overview-food = When all workers are used, the round is over and every one of yours must *eat*: 1 fish or 1 wheat each. Every hungry worker costs you 3 points.
overview-goals = You hold a few *secret goals*. Each one you achieve is worth 2 or 3 points more.
overview-end = After *four rounds* the points are counted, and the most points win.

## What is in the box

box-board = *The meadow*, nine squares by six. Side A is for a first game; the other side spreads the land differently.
box-terrain = *The land.* A worker beside a forest, a mountain or a lake takes its wood, stone or fish. The land belongs to nobody and is never used up.
box-resource = *Resources*, 15 cubes of each kind. Wood and stone are for building, fish and wheat are food. When a kind has run out, nobody gains it until some is paid back.
box-coin = *Coins* pay rent and stand in for what you lack. Three silver coins are one gold coin. Everybody starts with coins worth 3, and with nothing else.
box-colour = *Workers and houses.* With two players you have 5 workers and 7 houses, with three players 4 and 6, with four players 3 and 6. A house on a building shows whose it is.
box-building = *Buildings.* Five wheat fields are in every game, and 12 of the other 24 buildings, all face up. The cost is at the upper left, the points at the upper right, and what a worker gets there below.
box-goal = *Goals*, dealt in secret: 5 each with two players, 4 with three, 3 with four. A goal that these buildings make impossible has been exchanged before you begin.

## A turn, step by step

turn-place-title = Place a worker and gather
turn-place = Choose an empty square of grass: no land, no building, no other worker. You take 1 wood for each forest around it, 1 stone for each mountain and 1 fish for each lake. All eight neighbours count, the diagonal ones too. The worker blocks its square until the round is over, but the land around it will serve the next worker just as well.
turn-place-picture = Around B2 lie a mountain, a forest and a lake.
turn-place-alt = The empty board in the first round. The mountain on A1, the forest on C1 and the lake on A3 are lit.
turn-place-after = One worker, three resources: there is no better square to begin with.
turn-place-after-alt = A blue worker stands on B2, which is lit. The rest of the board is empty.

turn-use-title = Use the buildings around it
turn-use = After gathering you may use every building around your worker, each *once*, in any order. A building without an arrow simply gives what it shows. What you get from one you can spend at the next. You need not use any.
turn-use-picture = Blue has just placed a worker on E2. The wheat field and the well are Blue’s own.
turn-use-alt = A blue worker stands on E2 amid three buildings. Blue’s wheat field on D3 and Blue’s well on F2 are lit; Red’s bakery is on E3.
turn-use-after = Both have been used. The bakery below the worker is still to come.
turn-use-after-alt = The same board: the wheat field on D3 and the well on F2 are marked as used.

turn-rent-title = Pay rent to the owner
turn-rent = To use a building with somebody else’s house on it, first pay that player *1 coin*. Where there is an arrow, you then pay what is left of it and take what is right of it, once. Without a coin you cannot use it, and the owner cannot refuse you.
turn-rent-picture = The bakery on E3 is Red’s: 1 coin to Red, 1 wheat to the stock.
turn-rent-alt = Blue’s worker on E2; Red’s bakery on E3 is lit. Blue holds 2 coins and the wheat from the field.
turn-rent-after = Blue ends with 5 coins, three more than before, and Red has earned a coin in Blue’s turn.
turn-rent-after-alt = Blue now holds 5 coins, which are lit, and no wheat. Red holds 3 coins.

turn-construct-title = Or construct a building
turn-construct = Instead of placing the worker, send it to a building area. Choose a building from the supply, pay its cost, put it on any empty square of grass, and mark it with a house. Nothing is gathered and nothing is used in this turn. The building and your house stay for the rest of the game.
turn-construct-picture = The well costs 1 wood and 1 stone, and Blue has just that.
turn-construct-alt = The board with two buildings, and the supply beside it, in which the well is lit. Blue holds 1 wood, 1 stone and 2 coins.
turn-construct-after = Now the well is on F2: 4 points at the end, and 2 points for each worker who comes to draw from it.
turn-construct-after-alt = The well stands on F2 with a blue house; the square is lit. Blue has neither wood nor stone left, and one worker fewer in hand.

turn-coins-title = Coins stand in for resources
turn-coins = Whenever you have to pay a resource, you may pay *3 coins* instead: for a building’s cost, for what an effect asks, and for food. You cannot buy resources to keep, and resources never replace coins.
turn-coins-picture = The grocery store costs 2 wood. Blue has 1 wood and 4 coins.
turn-coins-alt = The supply with the grocery store lit. Blue holds 1 wood and 4 coins.
turn-coins-after = 3 coins have replaced the missing wood.
turn-coins-after-alt = The grocery store stands on E2 with a blue house. Blue holds no wood and 1 coin; both the square and the coin are lit.

turn-goal-title = Achieve your goals on the way
turn-goal = As soon as one of your goals is fulfilled, it is turned face up and yours for good, in anybody’s turn and even for a single moment. The table watches for you. Goals that are still hidden at the end cost nothing.
turn-goal-picture = Blue’s goal *Penniless* asks for no coins at all. The last coin is about to go to Red as rent.
turn-goal-alt = Blue’s worker on E2, beside Red’s bakery, which is lit. Blue holds 1 coin and 1 wheat, and the goal Penniless, also lit.
turn-goal-after = For a moment Blue had nothing, and that is enough. The bakery’s 4 coins came afterwards.
turn-goal-after-alt = The goal Penniless is face up before Blue, and lit. Blue holds 4 coins.

turn-food-title = Feed your workers
turn-food = Once nobody has a worker left, everybody feeds all of their workers, wherever they are: *1 fish or 1 wheat each*, mixed as you like. Fish and wheat at hand must be eaten; to buy a missing meal for 3 coins is up to you. Each worker who goes hungry costs *3 points*, even below zero. The *residence* and the *cathedral* work just before supper (LT-81).
turn-food-picture = Blue has 5 workers, 2 fish and 2 wheat.
turn-food-alt = The end of the second round, with three blue and three red workers on the board. Blue’s 2 fish and 2 wheat are lit.
turn-food-after = Four have eaten. The fifth has cost Blue 3 points.
turn-food-after-alt = Blue has neither fish nor wheat left, and 3 points fewer.

turn-next-title = Begin the next round
turn-next = All workers return to their owners; buildings and houses stay. The start player marker moves on to the next player. With three players the fourth round begins with whoever has the fewest points.
turn-next-picture = The third round: the meadow is free again, and Red begins.
turn-next-alt = The board without workers: four buildings remain. It is the third of four rounds, and Red has the start player marker.

## The points

scoring-track = *Points gained in play* are on the track already.
scoring-goals = *Goals* that lie face up: the points printed on them.
scoring-buildings = *Buildings* with your house: the points at their upper right.
scoring-surroundings = *Castle and watchtower* look around: the castle gives 4 points for each of your other buildings beside it, the watchtower 2 for each square of free grass.
scoring-coins = *Coins*: 1 point for every 3. Everything else you have left is worth nothing.
scoring-winner = The highest total wins. Players who tie share the victory.
scoring-example = The fourth supper is over. Blue’s castle on E2 has three of Blue’s buildings beside it, on D2, E3 and F2: { $blue_surroundings } points. It is not quite enough: Red gained { $red_track } points in play against { $blue_track }, achieved one goal more, and owns the statue. Red wins by { $red_total } points to { $blue_total }.
scoring-example-picture = Blue’s castle and the three buildings that count for it.
scoring-example-alt = The board at the end, with five blue and five red buildings. Blue’s castle on E2 is lit, and so are the well on D2, the granary on E3 and the wheat field on F2.

## Icons

glossary-wood-title = Wood
glossary-wood = from forests; builds most of the cheaper buildings.
glossary-stone-title = Stone
glossary-stone = from mountains; builds the dearer ones.
glossary-fish-title = Fish
glossary-fish = from lakes; feeds one worker.
glossary-wheat-title = Wheat
glossary-wheat = from wheat fields; feeds one worker.
glossary-coins-title = Coins
glossary-coins = pay rent; three replace any one resource.
glossary-vp-title = Points
glossary-vp = below, a building gives them at once; at its upper right, it scores them at the end.
glossary-any-title = Any resource
glossary-any = wood, stone, fish or wheat, as you choose; never coins.
glossary-round-end-title = End of the round
glossary-round-end = works for its owner just before supper.
glossary-game-end-title = End of the game
glossary-game-end = scores for its owner once, in the final count.
glossary-use-surroundings-title = The squares around it
glossary-use-surroundings = the owner uses them, as if a worker had just been placed here.
glossary-workers-title = Workers around it
glossary-workers = each of them counts, whatever its colour.
glossary-own-buildings-title = Your buildings around it
glossary-own-buildings = each of them counts, but not the building itself.
glossary-free-grass-title = Free grass around it
glossary-free-grass = each square without a building counts.

## First strategies

hint-food = *Think of supper first.* With five workers you need five meals a round. A wheat field beside a lake feeds two of them with one placement, and goes on doing so for four rounds.
hint-corner = *Look for three kinds at once.* Early on the land is all there is: squares with two or three different pieces of land around them pay for your first building by themselves.
hint-landlord = *Build where others want to stand.* A useful building beside good land earns rent all game, and you visit it for nothing.
hint-combine = *Make small chains.* A wheat field beside a bakery or a granary turns one placement into coins or points, every round. Put your next building where one worker reaches all of them.
hint-coins = *Keep a coin.* Without one, other players’ buildings are closed to you; with three, you are never a cube short. In the last round coins are worth more spent than counted.
