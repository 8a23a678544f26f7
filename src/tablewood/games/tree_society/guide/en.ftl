# The illustrated rules of Tree Society in English. guide.toml says where each text is used.
# *Stars* stress a word; clauses such as TS-36 become links.

## The game in ten lines

cover-picture = The eighth round: five fruits at the stand, six houses to begin, and two plots where Oak is building.
cover-alt = The table of Tree Society: the fruit stand with its price dials, the guild market with six cards in two rows, and Oak’s board with two houses in progress, one completed house, three fruits and four coins.

overview-theme = The guilds of the wood build their houses in the treetops, and two to four players help them.
overview-turn = A turn has three parts: *sell* a fruit, *build*, *rest*.
overview-price = A fruit brings *1 coin for each fruit of its kind in view*, whosever it is.
overview-levels = Coins build the *levels* of houses, three each. Every level has an effect when it is built, and effects lead to more building.
overview-coins = You cannot save much: only *2 coins* are carried over, and whatever is in your *chest*.
overview-banners = A house with three levels is complete and shows its *banners*. Six of them bring the last round.
overview-end = Each house is worth the points of its *highest level*. The most points win.

## What is in the box

box-card = *Guild cards*, 73 in all. Each is a house of three levels, to be built from below. A level shows its cost, its effect and its points; the banners are those of the completed house.
box-guild = *Six guilds*, of which four are in a game. Architects, Bankers, Merchants and Writers are for a first game; Botanists and Explorers are for later.
box-fruit = *Fruit cards* of five kinds. Below the fruit is an action for whoever sells it. A fruit with +1 brings a coin more.
box-action = *The five actions*: sell another fruit, renew a row of the guild market, take a fruit, put 2 coins into the chest, build a level for 2 coins less.
box-box = *Coins and markers.* Everybody has a purse for coins to spend, a chest for coins to keep, and three tree markers: one for each house in progress.

## A turn, step by step

turn-sell-title = Sell a fruit
turn-sell = You must sell *one* of your fruits. Count the fruits of its kind in view: your own, those of the other players, those at the stand, and the one you sell. That is how many coins it brings. The dials show the prices as they are now.
turn-sell-picture = Oak holds an apple, another is at the stand, and Birch has two: the price is 4.
turn-sell-alt = The fruit stand, Birch’s things and Oak’s basket. Oak’s apple and the apple at the fruit stand are lit; the dial of apples shows 4.
turn-sell-after = Sold: Oak’s purse holds 5 coins, and the price of apples has dropped.
turn-sell-after-alt = The apple has left Oak’s basket; Oak has 5 coins. The dial of apples shows 3.

turn-build-title = Build as much as you can pay for
turn-build = Now build levels, as many as you like, in any order. The next level of a house that you have begun costs what is printed on it. Levels are built from below, none is left out, and you may build several of them in one turn.
turn-build-picture = The Acorn Vault has one level. The second costs 4 coins.
turn-build-alt = Oak’s board with one house in progress, the Acorn Vault with one level, which is lit. The purse holds 5 coins.
turn-build-after = It is built, and its effect has put 3 coins into the chest.
turn-build-after-alt = The Acorn Vault, lit, has two levels. The purse holds 1 coin, the chest 3.

turn-begin-title = Begin a new house
turn-begin = Take one of the six cards of the guild market, pay its first level, and put a tree marker on it. A card of the *upper row costs 1 coin more*. You can have *three* houses in progress; if you need room, you may discard one, without getting anything back.
turn-begin-picture = The Fruit Stall in the lower row costs 3, the Sawmill above it 4 and 1 more.
turn-begin-alt = The guild market with two rows of three cards, each with the price that Oak would pay. The Fruit Stall at the lower left and the Sawmill at the upper left are lit.

turn-effects-title = Use the effects
turn-effects = A level does what it shows *when it is built*: coins, a second sale, fruits, new cards in the market, or another level at a lower price. You may leave an effect out, but you cannot keep it for later. What it builds has effects, too.
turn-effects-picture = Oak has 6 coins. The second level of the Ropewalk makes a level of another guild 2 coins cheaper.
turn-effects-alt = Oak’s board. The Ropewalk, with one level, is lit.
turn-effects-after = One effect has led to the next: the Ropewalk, then the Fruit Stall for 1 coin, then a second sale. Oak still has 5 coins.
turn-effects-after-alt = Two houses on Oak’s board are lit: the Ropewalk with two levels and the Fruit Stall with one. The purse holds 5 coins.

turn-lasting-title = Effects that last
turn-lasting = Some effects *last* as long as their level is the highest of the house: each sale brings 1 coin more, each deposit in the chest is 1 coin larger, levels are cheaper. They end when you build on. Others count only *at the end of the game*, in place of printed points.

turn-action-title = Use the action of your fruit
turn-action = The fruit that you sold at the beginning of the turn has an action. You may use it *once* while you build, at any time between two levels. Fruits sold by an effect have none.
turn-action-picture = Oak’s apple has the chest action.
turn-action-alt = Oak’s board while building: 1 coin in the purse, 3 in the chest.
turn-action-after = Two coins more in the chest.
turn-action-after-alt = Oak’s board: 1 coin in the purse, 5 in the chest.

turn-rest-title = Rest
turn-rest = Take *one fruit* from the stand, which is filled up at once. Then look at your coins: all but *2* in your purse are lost, and then the chest is emptied into your purse. Last, cards of the upper row slide down where there is room, and the guild market is filled up.
turn-rest-picture = 1 coin in the purse, 5 in the chest.
turn-rest-alt = Oak’s board before resting: two fruits, 1 coin in the purse, 5 in the chest.
turn-rest-after = Oak will begin the next turn with 6 coins and three fruits.
turn-rest-after-alt = Oak’s board after resting: three fruits, 6 coins in the purse, none in the chest.

turn-complete-title = Complete a house, and bring the end
turn-complete = With its third level a house is complete: it moves to your finished houses, its plot is free, and its *banners* count. As soon as somebody has *6 banners*, the round is played to its end, and then one last round. The game also ends with the round in which the last fruit is drawn.
turn-complete-picture = The Great Library has two levels, and Oak has 7 coins.
turn-complete-alt = Oak’s board with two houses in progress; the Great Library is lit.
turn-complete-after = Complete, with one banner.
turn-complete-after-alt = The Great Library, lit, is now among Oak’s three completed houses.

## The points

scoring-highest = Each house scores its *highest level* only, completed or not. The levels below it score nothing.
scoring-formulas = Some third levels have a *formula* instead: so many points for each banner, house, sold fruit or coin that you have at the end.
scoring-coins = Coins and fruits themselves are worth *nothing*.
scoring-example = The game is over. Oak has completed three houses, for { $oak_completed } points, and has { $oak_in_progress } for one in progress; Birch has completed four, for { $birch_completed }, and has { $birch_in_progress } for two in progress. Birch had six banners first, but Oak wins by { $oak_total } points to { $birch_total }.
scoring-example-picture = Oak’s Great Library alone is worth 14 points.
scoring-example-alt = Oak’s board at the end, with three completed houses; the Great Library is lit.

## Icons

glossary-coin-title = Coin
glossary-coin = into the purse, to be spent.
glossary-chest-title = Chest
glossary-chest = coins for the next turn, which are never cut.
glossary-sale-title = Sale
glossary-sale = sell one more fruit, of a kind not yet sold in this turn.
glossary-basket-title = Basket
glossary-basket = take a fruit from the stand.
glossary-row-title = Row
glossary-row = discard a row of the guild market and fill it up.
glossary-hammer-title = Hammer
glossary-hammer = build a level of another guild for fewer coins.
glossary-half-title = Half
glossary-half = build a level of another guild for half its cost.
glossary-house-title = House
glossary-house = each of your completed houses.
glossary-banner-title = Banner
glossary-banner = each banner on your completed houses.
glossary-lasting-title = Lasting
glossary-lasting = works until the next level is built.
glossary-end-title = At the end
glossary-end = counts in the final scoring.
glossary-must-title = First
glossary-must = must be done before the level can be built (Botanists).

## First strategies

hint-prices = *Sell what everybody has.* Prices are made by all players together. Sell a kind before others do, and take kinds that they collect.
hint-chest = *Fill your chest early.* Two coins are little to begin a turn with. The Bankers’ levels and the chest action are worth most in the first rounds.
hint-chain = *Look for chains.* A discount, a second sale and a free fruit in one turn are worth more than the same three effects in three turns. Begin with the level that makes the next one cheaper.
hint-finish = *Finish houses.* The third level is worth as much as all that came before. Three half-built houses block your plots and score next to nothing.
hint-clock = *Watch the banners.* If you are ahead, complete small houses and end the game; if not, build the expensive ones while there is time. Everybody sees the rope of pennants at the top.
