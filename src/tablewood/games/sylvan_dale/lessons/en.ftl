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
a-turn-end = That is a whole turn: play a card, add a tile, choose a card. At the end of each round, every tree brings you a point of fame for each of its levels, if its prestige is yours. A1 has four levels already. Now the game can go on, for real.
