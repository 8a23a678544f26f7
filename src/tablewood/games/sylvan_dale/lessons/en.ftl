# Builders of Sylvan Dale: what the lessons say. The French file holds the same ids.

## A turn

a-turn-title = A turn
a-turn-welcome = The woodland folk are moving back into the Great Trees, and you are one of their builders. Whoever has won the most fame after two rounds is the greatest builder of the dale.
a-turn-trees = Each of these trees begins with one dwelling: a nest, a cottage, a lodge or a turret. You will build on top of them, one tile every turn. What counts is always the dwelling at the very top.
a-turn-play = A turn begins with a card. Its dwelling says where you may build: a nest card lets you build where a nest is at the top. Play your nest card.
a-turn-play-the-nest = You may play that card, but it leads to other trees. Play the nest card this time: we want to build on A1, which has a nest at the top.
a-turn-add = Now your tile. It is the top one of your stack, a turret, and it need not match anything: only card and tree must. Put it on A1.
a-turn-add-to-the-corner = That tree has a nest at the top, too, so the rules would let you. But your rival is about to answer, and you will see it best on A1. Put your tile there.
a-turn-choose = A turn ends with a new card: the unseen top card of the deck, or one of the three in the market. A1 now has a turret at the top, so take the turret card from the market.
a-turn-not-the-deck = The deck might give you anything. You know which card you want, and it lies open in the market: take the turret card.
a-turn-take-the-turret = That card is not bad, but it does not fit the tree you have just built. Take the turret card.
a-turn-overtaken = Yellow had a turret card as well, and put a lodge on your turret. A tree brings prestige to whoever has the most tiles in it. You have one each, and then the higher tile decides: the tree is Yellow’s.
a-turn-play-again = Take it back. The tree has a lodge at the top now: play your lodge card.
a-turn-play-the-lodge = No card but a lodge card lets you build on A1 now, and that is where you were overtaken. Play the lodge card.
a-turn-add-again = Your next tile is a cottage. Put it on A1: with two tiles to one, the tree is yours again.
a-turn-take-the-tree-back = A fine place for later. But Yellow still has the prestige for A1, and one tile there is all it takes to win it back.
a-turn-choose-again = Now choose a new card, and this time, take the one you like.
a-turn-end = That is a whole turn: play a card, add a tile, choose a card. At the end of each round, every tree brings you a point of fame for each of its levels, if its prestige is yours. A1 has four levels already.

## Banners and bridges

banners-and-bridges-title = Banners and bridges
banners-and-bridges-at-once = Trees bring fame when a round ends. But there is fame to be won on the spot as well, and both ways to it are open to you in this turn.
banners-and-bridges-look-at-b2 = Look at B2: two turret tiles already, one of them yours. Whoever adds a third tile of the same style may hang a banner on it. That is worth 5 fame at once, and your next tile is a turret.
banners-and-bridges-play = A turret is at the top of B2, so a turret card lets you build there. Play it.
banners-and-bridges-turret-for-the-banner = That card leads elsewhere, and the third turret belongs on B2. Play the turret card.
banners-and-bridges-add = Put your turret on B2.
banners-and-bridges-three-turrets = On that tree your turret would be the first one. On B2 it is the third, and worth a banner.
banners-and-bridges-hang = Three turrets in one tree! Hang your banner: you can only do it now, right after adding the tile.
banners-and-bridges-now-or-never = The chance is gone once you go on, and 5 fame cost you nothing here. You have plenty of banners. Hang one.
banners-and-bridges-exchange = Now look at the icons. The cards you have played stay in front of you, and four of them show a bridge. Any three with the same icon can be exchanged for that item. Exchange a set for a bridge.
banners-and-bridges-a-set-is-waiting = You could keep the cards for later. But a bridge brings most while you have prestige for two trees side by side, and you have it now: exchange the set.
banners-and-bridges-give = Which three do you give up? One of your cards shows a bridge and a treetop, and can serve for either. Keep that one; give the others.
banners-and-bridges-keep-the-double-card = That card shows a treetop as well, so it may help you to a second item later. Give one that shows only the bridge.
banners-and-bridges-give-the-second = And the second.
banners-and-bridges-give-the-third = And the third.
banners-and-bridges-bridge = A bridge joins two neighbouring trees, and brings 1 fame for each level of those that are yours at that moment. B1 has three levels, B2 has four, and both are yours. Join them.
banners-and-bridges-both-trees-are-yours = A bridge only counts the levels of trees for which you have prestige. B1 and B2 are both yours: 7 fame.
banners-and-bridges-use-the-bridge = You may keep the bridge, but Yellow could take one of the two trees from you before your next turn. Join B1 and B2 now.
banners-and-bridges-choose = As always, the turn ends with a new card. Take any you like.
banners-and-bridges-end = 5 for the banner, 7 for the bridge: 12 fame in a single turn. Nobody can take them away again, even if B1 or B2 should one day be Yellow’s.

## Ax and treetop

ax-and-treetop-title = Ax and treetop
ax-and-treetop-items = Besides bridges there are three more items. You may use one in each turn, after adding your tile. You hold a treetop, and soon you will have an ax.
ax-and-treetop-play = In C2 Yellow has two tiles and you have one. Your next tile could change that. There is a lodge at the top: play the lodge card.
ax-and-treetop-lodge-leads-to-c2 = The tree worth fighting for is C2, the tallest on the board, and a lodge is at its top. Play the lodge card.
ax-and-treetop-add = Add your tile to C2.
ax-and-treetop-c2-is-worth-five = That tree would have two levels. C2 will have five, and with your tile on top it is yours.
ax-and-treetop-close = Two tiles each, and yours is the highest: C2 is yours. Now close it with your treetop. Nobody can add a tile to it any more, or take one away, until the end of the game.
ax-and-treetop-close-your-best-tree = A treetop lasts for the rest of the game, so it belongs on a tree that is yours and tall. That is C2.
ax-and-treetop-close-it-now = One more yellow tile, and C2 would be Yellow’s again. Close it while it is yours.
ax-and-treetop-choose = Choose a new card. Then Yellow plays.
ax-and-treetop-your-turn-again = Yellow has kept away from C2. In front of you lie two cards with an ax. Play your cottage card, which shows a third.
ax-and-treetop-keep-the-nest = That one shows an ax, too. But it would make you build on a nest, and D1 has one at the top that we have plans for. Play the cottage card with the ax.
ax-and-treetop-a-third-ax = What you want now is a third ax, and a place of your own for the tile. The cottage card with the ax gives you both.
ax-and-treetop-add-a3 = Only A3 has a cottage at the top. Nobody has built there yet: your tile makes it yours.
ax-and-treetop-exchange = Three cards with an ax lie in front of you. Exchange them.
ax-and-treetop-an-ax-is-waiting = You may keep the cards, but there is work for an ax right now. Exchange the set.
ax-and-treetop-ax = An ax takes the top tile off any tree without a treetop. In D1 you have one tile, and Yellow’s sits above it. Take it away, and the tree is yours.
ax-and-treetop-best-tree-for-the-ax = There the ax would win you no tree, or even cost you one. Without Yellow’s tile, D1 is yours.
ax-and-treetop-use-the-ax = You may keep an ax. But one stroke at D1 wins you a tree at once: use it.
ax-and-treetop-choose-again = Well cut. Choose your new card.
ax-and-treetop-end = The fourth item is the hammer: it carries one of your own tiles from the top of a tree to the top of another, whatever is there. It can win a tree, and even earn a banner.

## Scoring

scoring-title = The last tile
scoring-last-tile = The second round is nearly over. Yellow has no tile left, you have one, and then everything is counted. You have 42 fame, Yellow has 43.
scoring-districts = Every tree is worth 1 fame a level to whoever holds it. Besides, whoever holds the most trees of a district has preeminence there: 2 fame for each of its trees. In Fernwood, the three trees up here, you hold only A1.
scoring-play = Your turret could go on A2. It has a nest at the top: play the nest card.
scoring-nest-leads-to-a2 = That card has its uses, but none of the trees it opens brings as much as A2, which wins you a whole district. Play the nest card.
scoring-add = Put your last tile on A2.
scoring-one-tree-only = That would win you D1, but Heather would stay Yellow’s. A2 wins you a tree and the district as well.
scoring-win-fernwood = That tree is yours already. A2 is not, and with it you would hold two of the three trees of Fernwood.
scoring-choose = A last card, though nobody will play it. Choose one, and the counting begins.
scoring-counted = Fernwood was worth 6 fame to you, and Yellow gets nothing for it. In Riverbank you tie, and have 4 each. Trees and districts were counted in the same way after the first round, too.
scoring-end = 75 to 73: you have won, by your very last tile. Tall trees, whole districts, a few banners and bridges: that is all there is to it.

## A game of your own

your-game-title = Your first game
your-game-start = A new dale, a fresh deal, and you go first. Look through your cards: which trees do they open to you, and where would your tile stand well?
your-game-play = Play a card. A good start is a tree in a district where you would like to have more.
your-game-off-you-go = From here on it is your game, against a young tree. Press anything you wonder about: it will tell you what it is, or why not.
