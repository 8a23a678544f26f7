# The guided first game of Tree Society in English.
# The French file holds the same ids.

## A turn

a-turn-title = Sell, build, rest
a-turn-welcome = The guilds of the wood are building houses in the trees, and you lend them a hand. Every turn has the same rhythm: sell a fruit, build with the coins, rest. The most points win.
a-turn-prices = A fruit is worth a coin for each fruit of its kind in view: yours, the market’s and everybody else’s. Four apples are in view, so an apple brings 4 coins. The dials show all prices.
a-turn-sell = You must sell one fruit each turn. Sell your apple.
a-turn-apples-pay-most = Of that kind there are only two in view, so it brings 2 coins. Your apple brings 4.
a-turn-build = 5 coins in your purse. You have begun a house, the Acorn Vault, and the next of its three levels costs 4. Its effect puts 3 coins into your chest. Build it.
a-turn-build-first = The apple’s action can wait a moment. Build first: the level fills the chest as well.
a-turn-five-coins-to-spend = You have 5 coins, and at the end of the turn all but 2 would be lost. Build first.
a-turn-keep-your-house = You may throw a house away to make room. But you have room for two more, and this one is about to grow.
a-turn-grow-what-you-have = You may begin several houses, and soon you will. But a house is worth most when it is high: raise the Acorn Vault first.
a-turn-chest = The fruit that you sold has an action, too: the one printed below it. Your apple adds 2 coins to the chest. Use it now, or it is lost.
a-turn-action-is-lost = The apple’s action would be lost. Two coins for the chest: take them first.
a-turn-done = What your last coin can buy is nothing here. Finish building.
a-turn-rest = Now rest, and take a fruit from the market. Take the orange: then you own three different kinds, and can follow the prices.
a-turn-not-an-apple = Birch holds two apples and would be glad to see more of them in view. Take the orange, a kind that you do not have yet.
a-turn-a-lonely-kind = Nobody else has a blueberry, so it would bring little. Birch holds an orange as well: that keeps the price up.
a-turn-an-orange-for-later = You own a fruit of that kind already. With an orange you have three kinds to choose from next time.
a-turn-carried = Then the purse is checked: you may carry over 2 coins, the rest is lost. The chest is safe, and empties into your purse. You begin your next turn with 6 coins, Birch with 2.
a-turn-end = Sell, build, rest. Prices go up and down with every fruit that comes or goes, and a good chest keeps you ahead of your rivals.

## Effects

effects-title = One thing leads to another
effects-houses = Every level of a house does something when it is built, and what it does may let you build again. Let us see how far one turn can go. You have 2 coins, and the Ropewalk with one level.
effects-sell = Four cherries are in view. Sell your cherry for 4 coins; its action, a discount of 2, will come in handy later.
effects-cherries-pay-most = That fruit brings fewer coins. Four cherries are in view: sell the cherry.
effects-build = Level 2 of the Ropewalk costs 3. Its effect: build a level of another guild for 2 coins less. Build it.
effects-action-for-later = Keep the discount of your cherry for a moment. The Ropewalk brings one of its own, and you can only use one at a time.
effects-do-not-discard = There is room for three houses at once, so nothing has to go. Keep them all.
effects-so-much-to-do = There is so much more in this turn! Your coins would be cut to 2 if you stopped here.
effects-your-own-house-first = You could begin with that. But the Ropewalk makes the next level cheaper, so raise it first.
effects-by-effect = Now a level of another guild for 2 less. The Fruit Stall costs 3, for you only 1, and lets you sell a second fruit at once. Build it.
effects-discount-is-lost = An effect is used now or never. Two coins less for a new house: do not miss it.
effects-one-that-sells = You can build that one, too; in the upper row everything costs 1 more. But the Fruit Stall brings new coins straight away.
effects-sell-more = Sell one more fruit, of a kind that you have not sold in this turn. Three grapes are in view: sell your grape.
effects-coins-for-nothing = A second sale in one turn is a gift: 3 coins. Sell your grape.
effects-grapes-pay-more = Fewer oranges than grapes are in view. Sell the grape, for 3 coins.
effects-discount = 5 coins. Now your cherry’s discount: the Chronicler’s Nook costs 3, and only 1 with the action. Press it, and choose to build it for less.
effects-for-less = You still have the discount of your cherry, and it is lost when the turn ends. Choose the cheaper way.
effects-writers-for-less = Good, but not the best use of your coins. For 1 coin the Chronicler’s Nook gives you a third house, and fresh cards in the market.
effects-renew = Its effect: discard a whole row of the guild market, and see new cards. Which row do you like less?
effects-see-new-cards = New cards cost you nothing, and one of them may suit you better. Choose a row.
effects-once-more = 4 coins are left. Level 2 of the Fruit Stall costs 3, and brings you a fruit. Build it.
effects-coins-are-cut = Only 2 coins can be carried over; the others would be lost. For 3 the Fruit Stall grows.
effects-merchant-brings-fruit = That would do no harm. But the Fruit Stall brings you a fruit, and you have sold two.
effects-take-more = Take a fruit, whichever you like.
effects-fruit-for-nothing = A fruit for nothing, and your basket is nearly empty. Take one.
effects-done = One coin is left, and you may carry it over. Finish building.
effects-enough-for-now = Your three houses are your capital: leave them standing, and finish building.
effects-rest = Rest, and take another fruit.
effects-end = Two sales, four levels, three houses, all in one turn. Look for such chains: a discount, then a house that sells, then the next.

## The last turn

last-turn-title = Banners and points
last-turn-banners = A house with all three levels is complete, and shows its banners. When somebody has 6 banners, the round is finished and one last round is played. Birch has 6. This is the last turn of the game.
last-turn-points = Each house is worth the points of its highest level, and nothing for the levels below. The Great Library stands at 7 points. Its third level would make that 14, and costs 7 coins. You have 2.
last-turn-sell = Then you need 5 more, and the price of an orange is just that. Sell it.
last-turn-seven-coins = That would not be enough for the Great Library. An orange brings 5 coins, and 5 and 2 make 7.
last-turn-build = 7 coins, to the point. Complete the Great Library!
last-turn-seven-points-more = The Cider Press would grow from 2 points to 5. The Great Library grows from 7 to 14.
last-turn-no-time-for-new-cards = New cards are of no use in the last turn. Your coins are: complete the Great Library.
last-turn-coins-are-no-points = Coins are worth nothing at the end. Complete the Great Library.
last-turn-they-all-count = It still counts at the end. Keep it, and complete the Great Library.
last-turn-finish-what-is-tall = A house that is only begun is worth next to nothing. Complete the Great Library: 7 points more.
last-turn-done = Complete, with a banner of its own. Finish building.
last-turn-nothing-more-to-win = There is nothing more to win with that, and something to lose. Finish building.
last-turn-rest = Take a last fruit, out of habit.
last-turn-counted = Every house has scored its highest level, completed or not. Birch was the first to six banners, and still …
last-turn-end = 37 to 32: you have won. Ending the game is one thing, ending it with the better houses another. Some cards count something else at the end: banners, fruits or coins. Read them before you begin one.

## A game of your own

your-game-title = Your first game
your-game-start = A fresh market, a house begun, and you go first. The dials tell you which of your fruits is worth most today.
your-game-sell = Sell a fruit. Look at its action, too: it may be worth more to you than a coin.
your-game-off-you-go = From here on it is your game, against a young tree. Press a card to see what each level does, and what you would pay for it.
