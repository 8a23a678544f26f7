# Tree Society: where the numbers of components.toml come from, for players.
# The French file has the same ids. A table has a name, and a text for each source that it draws on.

why = The rulebook explains every kind of effect and gives the numbers of cards, but it does not print the 73 guild cards and the 75 fruit cards, and we have not seen them. So the cards here are ours: each guild keeps to what the rulebook says it does, the three cards of its examples are rebuilt from them, and costs and points were balanced in many games of bots. Whoever owns the printed cards can replace any number in the table of components without touching a line of code.

table-fruit_type = Fruit types
table-fruit_type-rulebook = Five types.
table-fruit_type-published = Which fruits they are (reviews on horstspielt.erf.de and medium.seznam.cz).
table-fruit_action = Fruit actions
table-fruit_action-rulebook = The five actions, and the 2 coins less.
table-fruit_action-reconstructed = The 2 coins that the chest action brings.
table-fruit = Fruit cards
table-fruit-rulebook = 75 cards, 25 of them marked for 3 and 4 players, some worth 1 coin more.
table-fruit-reconstructed = The mix: 5 types, 5 actions, 3 copies of each, the third marked and one of the three valuable.
table-guild = Guilds
table-guild-rulebook = Six guilds; which four make the first game, which two are advanced.
table-guild-reconstructed = The letters before the numbers of their cards.
table-card = Guild cards
table-card-rulebook = 13 Architects and 12 cards of every other guild; three levels, 1 to 3 banners, the kinds of effects, and the examples behind ARC01, BAN01 and BAN02.
table-card-published = Two banners on card 24 (a review on geekbecois.com).
table-card-reconstructed = All else: names, costs, effects and points of the 73 cards.
table-seat = Player boards
table-seat-rulebook = Four boards, one of them with the first-player symbol.
table-seat-reconstructed = Their names.
table-start_coins = Starting coins
table-start_coins-rulebook = The table of starting coins.
table-start_coins-reconstructed = Its numbers: the table is damaged in our copy and is read as 1, 1 + 1, 2, 2 + 1 (ruling R1).
table-players = By number of players
table-players-rulebook = Face-up fruits, and which cards leave the game.
table-limits = Limits
table-limits-rulebook = Cards in progress, banners that end the game, coins that may be kept.
table-limits-reconstructed = That half a cost is rounded up (ruling R9).
table-box = What is in the box
table-box-rulebook = Coins and markers, for the record: coins are no limit.
