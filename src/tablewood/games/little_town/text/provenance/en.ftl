# Little Town: where the numbers of components.toml come from, for players.
# The French file has the same ids. A table has a name, and a text for each source that it draws on.

why = The rules are those of the Studio GG rulebook, which prints neither the tiles nor the two sides of the board. Their values are public for the international edition and agree with everything that the rulebook states, so we use them. One goal that nobody has published is our own, and so is which 15 of the 18 goals are the usual ones.

table-resource = Resources
table-resource-rulebook = Four kinds, 15 cubes of each.
table-coins = Coins
table-coins-rulebook = 16 coins of value 1 and 8 of value 3.
table-colour = Colours
table-colour-rulebook = The workers and houses of each colour.
table-players = By number of players
table-players-rulebook = What each player gets.
table-players-published = The number of goals by the international rules.
table-limits = Limits
table-limits-rulebook = Rounds, prices, the penalty for hunger, the length of the track.
table-limits-published = The track of 60 spaces of the international rules.
table-terrain = Terrain
table-terrain-rulebook = What each terrain gives.
table-board = The board
table-board-published = Both layouts: the board of the international edition.
table-board-reconstructed = Which of the two sides bears the logo.
table-building = Building tiles
table-building-rulebook = The wheat field, the bakery, the buildings of the first game, and that there are 5 + 24 tiles.
table-building-published = The tile faces of the international edition.
table-building-reconstructed = The English names of the buildings that the first game does not use.
table-goal = Goal tiles
table-goal-rulebook = The goal about fish.
table-goal-published = Conditions and points of the others: the cards of the international edition.
table-goal-reconstructed = The goal about grain, and which 15 are the usual ones.
