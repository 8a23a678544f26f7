# What the page with all components of Tree Society says.

kind-card = Guild cards
kind-guild = Guilds
kind-fruit = Fruit cards
kind-type = Types of fruit
kind-action = Fruit actions
kind-seat = Player boards
kind-box = Coins and markers

mark-start = A start card.
mark-first-game = For the first game.
mark-advanced = For advanced players.
mark-one-marked = One of them has the 3-4 mark: it leaves the game of two.
mark-all-marked = With the 3-4 mark: it leaves the game of two.

guild-has = { $cards } cards, with { $banners } banners in all.
type-has = { $cards } cards, { $valuable } of them valuable.
action-has = On { $cards } fruit cards.
seat-does = A player board with its chest: unsold fruits, guilds in progress and completed guilds have their places on it.
box-coins = Coin
box-coins-does = Coins never run out, even when all of them are in use.
box-tree_markers = Tree marker
box-tree_markers-does = Stands on the highest built level of a guild in progress. Each player has three.
box-score_markers = Score marker
box-score_markers-does = Counts the points at the end; it belongs to a player board.
