# The guided first game of Sylve in English.
# The French file holds the same ids.

## 1: a turn

a-turn-title = A first turn
a-turn-welcome = The seasons of this enchanted wood have come apart. You have the red dice; your rival, East, has the purple ones. Gather, tame creatures, brew potions and win forests: after four rounds, the most points win.
a-turn-dice = These are your dice, rolled for this round: forage dice in your colour, and two white element dice. Each turn you place one.
a-turn-mushroom = A forage die goes on a space with its own symbol, and you gather what lies there. Your tree fits A2, the second space of forest A, where there is a mushroom. Place it there.
a-turn-mushroom-before-crystal = A crystal is useful, too, and you will get one in a moment. Your rivers do not fit the mushroom on A2, and your tree does.
a-turn-a-mushroom-now = That is a good place for a tree, but we are after a mushroom. It lies on A2.
a-turn-keep-the-berry = You can force a die by paying, but your only power berry is worth more soon: it will help to pay for a potion.
a-turn-tree-first = That die will have its turn. Begin with the tree: it fits A2, and brings a mushroom.
a-turn-goal = Your first mushroom! What for? Haste Draught I, at the market: 1 plant, 2 mushrooms and 1 crystal make 4 points.
a-turn-garden = A crystal next. Your rivers match no crystal in the forests, but the garden in the Village takes any die, and gives an ingredient of your choice. Place a river there.
a-turn-creatures-later = There you would tame a creature. They deserve a chapter of their own; for now, fetch a crystal in the garden.
a-turn-a-crystal-now = That does not lead to a crystal. The garden does: there you choose what you gather.
a-turn-elements-next = An element die can do more than that; you will see in your next turn. Send a river to the garden.
a-turn-crystal = Plant, mushroom or crystal: you choose. Take the crystal.
a-turn-crystal-is-missing = That will be easy to get later. The crystal is what your other dice cannot fetch: take it.
a-turn-end-turn = You could already brew Banishing Potion I, with your berry, but it is worth 1 point only. Save up for the draught, and end your turn.
a-turn-save-for-the-draught = One point now, and your ingredients are gone. One more turn, and they make four points.
a-turn-water = Now an element die. It fits any symbol in a forest, and each element has a power: water gathers 2 more. Place your water die on a plant, and take 3 plants at once.
a-turn-well-is-less = The well is a fine place, one ingredient of each kind. But learn what water does in a forest: on a plant it gathers 3.
a-turn-plants-with-water = Water brings three there as well, but a plant is what your potion lacks. Choose a space with a plant.
a-turn-water-now = You need a plant, and your water die brings three at once. Use it now.
a-turn-brew = 3 plants, 1 mushroom and 1 crystal. One mushroom is missing, but your **power berry** stands in for any ingredient. In each turn you may brew one potion: brew Haste Draught I.
a-turn-four-points-not-one = You can pay for that one, too, but it is worth 1 point. Haste Draught I is worth 4.
a-turn-brew-before-ending = Do not end your turn yet: you have all you need for Haste Draught I, and East could take it.
a-turn-drink = 4 points, and they stay yours even when the bottle is empty. You may also drink one potion a turn, each only once. Haste Draught lets you place one more die. Drink it.
a-turn-drink-before-ending = In a real game you may keep it for later. Taste it now, and see what a potion does.
a-turn-one-more = Place one more die, wherever you like.
a-turn-no-need-to-pay = You need not pay for a place: your dice fit several spaces as they are.
a-turn-look-back = That was a whole turn: place a die, brew a potion, drink a potion. Only the die is a must, and you may choose the order.

## 2: forests

forests-title = Winning forests
forests-control = The first round is nearly over. Whoever has the most forage dice in a forest takes the card, and its points. In A, East has two dice and you have one; in B and C you are tied, and a tied forest goes to nobody.
forests-fire = Fire may be placed **on top of** another die, and a covered die no longer counts. Cover one of East's trees in A. You gather there, too.
forests-nothing-to-clear = The hearth burns element dice out of a forest, and there are none yet. Put your fire on a tree of East's in A.
forests-not-your-own = You would cover your own die! Choose one of East's, on A1 or A2.
forests-cover-in-a = Forest A is worth most: 6 points. Cover one of East's trees there, on A1 or A2.
forests-fire-first = You will need that die later in this chapter. Begin with fire: it takes a die of East's out of the count in A.
forests-elements-count = One die each in A. But beware: element dice count against **everybody**. You need more forage dice than East, and more than there are element dice. East's water in C helps nobody, either.
forests-wind = So A needs one more die of yours. Wind goes on a forage die of your own and blows it back to you, to be placed again. C is hard to win now: fetch your river from C3.
forests-needed-in-a = That river holds your place in A, the forest we want. Fetch the one from C3 instead.
forests-needed-in-b = That tree keeps you in the race for B. The river on C3 can be spared.
forests-mill-later = The mill comes in a later chapter. Now let the wind bring you back a die: the river on C3.
forests-wind-on-your-own = There, the wind die would simply gather. Put it on your river on C3, and you gather **and** get a die back.
forests-wind-first = One die more is one turn more. Use the wind first: fetch your river from C3.
forests-river = A mushroom from C3, and the river is back among your dice. East has no dice left, so the last turns are yours. Place the river on A4.
forests-river-to-a = In the Village a die wins no forest. On A4 it wins you 6 points.
forests-a-first = Your tree will be needed in B. First the river, to A4: that makes two dice against one.
forests-force = Last die, and B is still tied. Your tree matches nothing there, but you may **force** it: pay 1 of what lies on the space, or a berry. It gathers nothing, but it counts. Force it onto B4, for your plant.
forests-c-is-lost = One die against East's one and two element dice: C would go to nobody. In B, your tree breaks the tie.
forests-a-is-safe = A is yours already, with two dice against one. The tie is in B: force your tree onto B4.
forests-b-needs-you = One die more in B breaks the tie, and wins 4 points. Force your tree onto B4, for your plant.
forests-taken = Two dice against one in A, two against one in B: both forests are yours, for 6 and 4 points. Nobody takes C.
forests-next-round = All dice come home and are rolled again, three new forests are dealt, and night falls on the Village. What you hold stays with you.

## 3: creatures

creatures-title = Tame and release
creatures-two-friends = Round 2, by night. Two creatures are with you already, the Cap Nibbler and the Ember Fox. Each has a power of its own; press one to read it. You may keep three.
creatures-creature-space = On a space with a paw you tame a creature instead of gathering. Your river fits A1. Place it there.
creatures-a-is-worth-more = There is a creature for you there, too. But nobody else is in A, which is worth more: your river may win it as well.
creatures-well-comes-later = A good idea, and it comes at the end of this chapter. Begin in the forest, with your river on A1.
creatures-tame-first = We want a creature first. Your river fits A1, where you tame one.
creatures-boar = One creature of each season offers itself. Autumn means harvest: the Leaf Boar brings 3 plants for any forage die. Tame it.
creatures-yeti-later = The Berry Yeti is a good catch, but it only works when the round ends. The boar can be used at once.
creatures-boar-feeds-you = It would be company, but the Leaf Boar feeds you: 3 plants, in every round from now on.
creatures-slot = The boar has room for a die, whatever its symbol. Place your mountain on it.
creatures-keep-the-tree = Your tree has something better to do in B. The boar is just as happy with a mountain.
creatures-three-plants = A single die brings three plants there; no other place gives as much for a mountain.
creatures-two-answers = In B you have one die, and so has East. B is a forest of autumn, and your tree fits the mushroom on B1: both of your other creatures will answer. Place it there.
creatures-tree-to-b = That is one ingredient. On B1 you get it as well, lead in B, and two creatures go to work.
creatures-forest-b-first = Before that, look to forest B, worth 6 points: your tree on B1 gives you the lead.
creatures-nibbler = The Cap Nibbler would eat the mushroom, and leave you a power berry. A berry can stand in for anything: exchange it.
creatures-berry-is-better = A mushroom is only a mushroom; a berry is whatever you need. Besides, somebody who likes berries is coming.
creatures-fox = Now the Ember Fox: you may scorch any empty forest space, and nobody can use it this round. East's last die is a river. Which space in B would it fit? Scorch B3.
creatures-no-mountain = East has no mountain left, so nothing threatens you there. East's river fits B3.
creatures-close-the-door = Then East's river would go to B3, and B would be tied. Scorch B3.
creatures-scorch-in-b = Your lead in B is at stake: 6 points. East's river fits B3; scorch that one.
creatures-well = East had to go elsewhere: B is safe. Your last die is water, and by night the well in the Village is a creature space. Place it there.
creatures-see-the-well = You can tame there as well. But get to know the Village by night: its element spaces change, and the well tames creatures.
creatures-one-more-creature = There is room for one more idea: by night, water in the well tames a creature, and one of them pays this very evening.
creatures-yeti = Winter means points. At the end of each round, the Berry Yeti buys berries: 1 point for one, 3 points for two. You have two. Tame it.
creatures-yeti-pays-tonight = It would join you, but it would not pay tonight. You have two berries, and the Berry Yeti gives 3 points for them.
creatures-release = Four are one too many: release one. It loses its power, but it still scores at the end, 1 point or even 3. Which of the three others can you do without?
creatures-keep-the-yeti = The yeti is about to pay you. Release one of the others.
creatures-round-end = The round is over; A and B are yours. Now come the powers for the end of a round: use the Berry Yeti.
creatures-yeti-is-waiting = Your two berries are worth 3 points now. Do not let the yeti wait.
creatures-sell = How many? One berry makes 1 point, two make 3.
creatures-two-pay-better = One for one is an honest price, but the second berry brings two more points. Sell both.
creatures-berries-are-worth-it = Left over, berries are worth little at the end. Three points for two is the best price in the wood.
creatures-seasons = So each season has its trade: spring finds berries, summer plays with fire, autumn harvests, winter makes points. Choose creatures that help each other.

## 4: potions

potions-title = Potions at the right time
potions-mill = Round 3, by day. At the mill, wind brings a berry, and you may reserve a potion. Place your wind die there.
potions-drink-soon = Your potions will be drunk in this chapter, each at the best moment. First to the mill.
potions-leave-them-in-a = That die holds your place in A, worth 7 points. Use the wind at the mill instead.
potions-wind-to-the-mill = One ingredient, for a die that could do more. At the mill it brings a berry and a potion kept for you.
potions-mill-first = That comes later. Wind is the only die that the mill takes, and nobody is there yet.
potions-reveal = The berry is yours. Now turn up the top potion of the deck.
potions-take-a-look = Looking costs nothing, and you may keep what you like. Turn it up.
potions-reserve = Recall Broth III: 5 points for 2 plants, 2 mushrooms and 2 crystals. You have just that! You may reserve it, or one of the market. Only you can brew what you have reserved. Take the broth.
potions-one-you-can-pay = You cannot pay for that one yet, and a reserved potion scores nothing until it is brewed. You have all you need for the broth.
potions-brew = You may brew it in the same turn. Do it.
potions-brew-this-first = Only one potion may be drunk in a turn, and the broth will serve you better just now. Brew it first.
potions-brew-now = You have everything the broth needs, and it is worth 5 points. Brew it.
potions-pay = You may pay with berries, or without. You have all the ingredients: use none of your berries, and keep it for harder times.
potions-save-the-berry = Then a common ingredient would be left, instead of a berry that can be any of them. Pay without berries.
potions-drink-broth = What you brew, you may drink at once. Recall Broth takes one of your forage dice back, and that is one more turn for you. Drink it.
potions-one-drink-a-turn = You may drink one potion a turn, and that one will be needed soon. Drink the broth.
potions-free-turn = The sooner you drink it, the sooner you have a die more. It keeps its 5 points, full or empty.
potions-take-back = Which die? The river in the garden has done its work, and counts in no forest. Take it back.
potions-those-two-hold-a = That one counts for you in A, a forest worth 7 points. The one in the garden counts nowhere: take it back.
potions-drink-tonic = In A you have two dice, East one. But there are two element dice, so nobody would win it. Fire in the hearth clears a forest of them. You have only water? Drink Morph Tonic I.
potions-tonic-is-sure = The tea rolls dice again, and fire is one chance in three. The tonic turns a die to the face you choose.
potions-a-tie-remains = That gives you three dice against two element dice, not bad. But you can be rid of both at once: drink the tonic.
potions-tonic-first = Forest A is worth 7 points, and two element dice keep you from it. The tonic turns your water to fire, and fire clears them away.
potions-turn = Turn your water die to fire.
potions-fire-for-the-hearth = The hearth takes nothing but fire.
potions-turn-the-water = A forage die has no fire on its faces. Turn the water die to fire.
potions-hearth = Now place the fire in the hearth.
potions-one-at-a-time = In the forest it would be one more element die against you. In the hearth it takes two away.
potions-hearth-now = You turned it for the hearth: there it removes every element die of a forest.
potions-fire-is-ready = Your rivers can wait. The fire is ready for the hearth.
potions-clear = Clear forest A.
potions-clear-it = Then two element dice stay in A, and nobody wins 7 points. Clear it.
potions-drink-tea = East hurried to A6: two dice each. A2 and A4 are free again, for a tree or a mountain, and you have only rivers. Drink Tumble Tea I, and roll them again.
potions-tea-costs-nothing = You could force a river for your berry. But the tea costs nothing, and perhaps brings you a die that also gathers.
potions-rivers-do-not-help = That leaves A tied, and 7 points to nobody. Drink the tea first: a tree or a mountain would break the tie.
potions-reroll = Pick the dice to roll again. First one river.
potions-reroll-too = And the other: two chances are better than one.
potions-both-rivers = One die may well come up river again. Pick both.
potions-place = A tree and a mountain: luck is with you! Place the tree on A2.
potions-shut-the-door = That leads as well, but East's last die is a tree, and A2 would stay open for it. Take A2 yourself.
potions-tree-to-a = You rolled for forest A: the tree on A2 leads, three dice against two.
potions-look-back = Three against two, and East's last tree finds no place in A. So potions work twice: as points, and at the right moment as a trick. There are eight kinds; press one to read what it does.

## 5: points

points-title = The last turns
points-last-turns = The last night. You have three dice and three potions left, East two dice. Forests A, B and C are worth 6, 4 and 5 points. So far you win none of them, and East wins C.
points-banish = On A2, a fire die lies on your tree. Banishing Potion I sets any die aside. Drink it.
points-another-potion-later = That one comes soon. First free your tree on A2, so that it counts again.
points-drink-before-placing = You may drink first and place afterwards. Free your tree, and your next die will take the lead in A.
points-banish-first = Your tree on A2 is covered, and does not count. Drink Banishing Potion I.
points-which-die = Any die, anywhere. Choose the stack on A2.
points-fire-would-remain = East's die would be gone, but the fire would still lie on yours, and nobody would win A. Choose A2.
points-fire-is-in-the-way = The fire on A2 is twice in your way: it covers your tree, and counts against you. Choose A2.
points-which-level = Two dice lie there, your tree and the fire on top of it. Choose the fire.
points-not-your-tree = That is your own tree! Set the fire aside.
points-mountain = Your tree counts again: one die each in A. Now place your mountain on A1, and you lead.
points-fire-at-the-end = Keep the fire for your last turn, when nobody can answer it.
points-two-in-a = A is worth the most. On A1, your mountain gives you the lead there.
points-mountain-to-a = Your tree will be wanted in B. Place the mountain on A1, and lead in A.
points-mirror = East has drawn level. Mirror Philtre I swaps two forage dice with the same symbol, whoever they belong to. Drink it.
points-mirror-first = That potion will win you B in a moment. Against the tie in A, the mirror is stronger: East has one die less, and you have one more.
points-a-is-tied = A is tied, two against two. Before you place a die, drink Mirror Philtre I.
points-swap = East's mountain on A5 is what we want out of A. Choose it.
points-a5-first = Yes, that is the other half of the swap. Begin with East's mountain, on A5.
points-same-symbol = Swapped with that one, nothing changes in A for the better. Choose East's mountain on A5.
points-swap-with = And your own mountain in the garden, which counts for nothing there.
points-nothing-gained = Those two both lie in A: after the swap you would still have two each. Choose your mountain in the garden.
points-tree = Three against one in A! Now place your tree on B3.
points-b-is-open = Forest B is open, and worth 4 points. Your tree fits B3.
points-drift = East's water in B: one die of yours, one element die, so nobody wins. But in A you have one die more than you need. Drift Philtre I moves a forage die. Drink it.
points-drift-first = First make sure of B: drink Drift Philtre I, then place your last die.
points-spare-die = Which one? Any of your three dice in A can go: two still beat East's one.
points-your-own-die = Moving East's die to B would not help you there. Move one of yours.
points-from-forest-a = That one would not help you. It is in A that you have a die to spare.
points-move-to = To an empty space of B; the symbol does not matter. Two dice against one element die win it.
points-to-forest-b = There it wins nothing. In B, it makes two against one.
points-last-die = A and B are yours. In C East leads with two trees. Cover one with your fire: one die against one element die, and nobody wins C.
points-cover-a-tree = That leaves two trees against one fire, and C to East. Place the fire on top of one of East's trees, on C2 or C3.
points-yours-already = That forest is yours, and an element die there counts against you. Use the fire in C, on one of East's trees.
points-stop-east-in-c = In the Village it changes little. On a tree of East's in C, it costs East 5 points.
points-counted = The game is over. Potions score, full or empty: 14 points. Your forests: 6, 6 and 4, that is 16. The Blossom Owl adds 2, for a forest of spring. And 3 unused ingredients make 1 point.
points-homes = Each creature scores 1 point, or 3 if one of your forests of its season can be its home. Your magpie lives in the Russet Wood, and the dormouse in Thawing Brook; the owl finds no room. That makes 7.
points-end = 40 to 37: you have won! With forest C, East would have been ahead. The last dice of a round decide a great deal.

## 6: your game

your-game-title = Your first game
your-game-start = A fresh deal, and you go first. You know Haste Draught I, at the market; the other potions take more saving.
your-game-look-round = Look at the creatures, too: one that helps you in every round is best tamed early.
your-game-place = Begin as you like: place one of your dice where it fits.
your-game-keep-your-berry = You may pay to force a die, but with all these free spaces there is no need. Keep your berry for a potion.
your-game-off-you-go = From here on it is your game, against a young tree. Count the dice in each forest, brew whenever you can, and press anything you wonder about.
