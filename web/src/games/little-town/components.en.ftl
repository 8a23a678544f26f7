# What the page with all components of Little Town says.

kind-building = Building tiles
kind-goal = Goal tiles
kind-terrain = Terrain
kind-resource = Resources
kind-coin = Coins
kind-colour = Workers and houses
kind-board = The board

mark-first-game = For the first game.
mark-always = In every game.
mark-extended = Only with the extended goals.

coin-silver = Silver coin
coin-gold = Gold coin
coin-worth = { $count ->
    [one] Worth 1.
   *[other] Worth { $count }.
}
colour-has = { $workers } workers and { $houses } houses.
board-side = Side { $side }
board-has = { $forests } squares of forest, { $mountains } of mountain, { $lakes } of lake; { $grass } of grass.
