# The illustrated rules of Sylve in English. guide.toml says where each text is used.
# *Stars* stress a word; clauses such as SY-26 become links.

## The game in ten lines

cover-picture = The third round, by day: three forests to be won, the Village, four potions at the market and a creature of each season.
cover-alt = Three forest cards with red and purple dice and a few white element dice, one space scorched. Below them the Village by day with a die at the mill, the market of four potions, and four piles of creatures.

overview-theme = Two to four mystics put the seasons of an enchanted wood right, over *four rounds* of day and night.
overview-dice = Each round everybody rolls six dice: four *forage dice* in their colour, and two white *element dice*.
overview-turn = On your turn you *place one die*. Before or after it you may *brew one potion*, and *drink one*.
overview-place = A forage die on a forest space with its symbol gathers what lies there: a plant, a mushroom, a crystal, or a creature to tame. In the *Village*, any die finds something to do.
overview-elements = Element dice fit any space of a forest, and have *powers*: water gathers more, fire covers dice, wind brings one back.
overview-creatures = *Creatures* help you with their powers. You may keep three; those that you release still score.
overview-potions = *Potions* are brewed from ingredients. Each is worth points, and has an effect that you may drink once.
overview-control = When all dice are placed, whoever has the most forage dice in a forest, and more than there are element dice, *wins the card*.
overview-end = After the fourth round, potions, forests and creatures are counted, and *the most points win*.

## What is in the box

box-die = *Dice.* A forage die shows tree, mountain and river twice each; an element die shows water, fire and wind twice each. Element dice belong to nobody once they are placed.
box-forest = *Forests*, of one season or of two. The seal shows the points for whoever wins the card. Each round three are dealt with two players, four with three, five with four.
box-village = *The Village* has five spaces. The garden and the stall take any number of dice, of any kind; hearth, well and mill take one die of their element. What they give changes between day and night.
box-creature = *Creatures*, nine of each season, in four piles face up. Spring finds berries, summer scorches and moves, autumn harvests, winter makes points.
box-potion = *Potions*: the cost is below, the points are at the upper right, the effect at the upper left. Four are always on offer.
box-character = *Characters* give you a colour. Their powers may be used by everybody or by nobody; leave them out of a first game.
box-token = *Scorch tokens* close spaces, ten at most at a time. Ingredients, power berries and point tokens never run out; everybody begins with 1 power berry.

## A turn, step by step

turn-place-title = Place a forage die and gather
turn-place = Put a forage die on an empty forest space that shows *its symbol*, and take what the small picture beside it shows: 1 plant, 1 mushroom or 1 crystal. The die stays there until the round ends. It blocks the space, and it counts for you when the forest is won.
turn-place-picture = North’s tree fits A2, which has a mushroom.
turn-place-alt = Forest A, empty. The second of its five spaces is lit: a tree with a mushroom.
turn-place-after = One mushroom, and a first die in the forest.
turn-place-after-alt = North’s red tree die lies on A2, which is lit. Below the forest, one die is counted for North.

turn-village-title = Or go to the Village
turn-village = The *garden* and the *stall* take any die and are never full: in the garden you gather an ingredient of your choice, at the stall you trade. The *hearth* takes only fire, the *well* only water and the *mill* only wind, one die each. Dice in the Village win no forest.
turn-village-picture = Both upper spaces take any die, as often as you like.
turn-village-alt = The Village by day. Garden and stall, above, are lit; below them are hearth, well and mill with their elements.
turn-village-after = A river goes to the garden, and North takes a crystal.
turn-village-after-alt = North’s river die lies in the garden, which is lit.

turn-elements-title = Place an element die: water
turn-elements = An element die fits *any* empty forest space, whatever its symbol, and gathers or tames as usual. In a forest, *water* gathers 2 more of the same ingredient. Its power does not work in the Village.
turn-elements-picture = North’s water die may go anywhere. On B4 there is a plant.
turn-elements-alt = The forests after two turns each. North’s water die and space B4, a mountain with a plant, are lit.
turn-elements-after = Three plants at once.
turn-elements-after-alt = The water die lies on B4. North’s 3 plants are lit.

turn-fire-title = Fire covers a die
turn-fire = *Fire* may be placed on top of any die in a forest, yours or anybody’s. You gather or tame as if the space were empty. The die below *no longer counts* for the forest.
turn-fire-picture = In A, East has two dice, on A1 and A2, and North has one.
turn-fire-alt = Forest A with three dice: East’s purple trees on A1 and A2, North’s red river on A3. A2 is lit.
turn-fire-after = One die each, and one element die: nobody would win forest A now.
turn-fire-after-alt = A white fire die lies on A2, on top of East’s tree. Below forest A, each player and the element dice are counted with one.

turn-wind-title = Wind brings a die back
turn-wind = *Wind* may be placed on a forage die of your own in a forest. That die returns to you, with its face unchanged, and you gather or tame there once more. It can be placed again: one turn more for you in this round.
turn-wind-picture = North’s river on C3 has gathered its mushroom already.
turn-wind-alt = The same forests, East’s water now on C2. North’s river on C3 is lit, and the wind die among North’s dice.
turn-wind-after = The river is back, and a second mushroom with it.
turn-wind-after-alt = The wind die lies on C3. The river die is among North’s dice again, and lit.

turn-force-title = Force a die where it does not fit
turn-force = A forage die may go on an empty space with *another* symbol if you pay 1 ingredient of the kind shown there, or 1 power berry. On a creature space only a berry will do. A forced die gathers and tames nothing, but it *counts* for the forest.
turn-force-picture = North’s tree matches no free space of B. B4 shows a plant, and North has one.
turn-force-alt = The forests before the last dice. The tree among North’s dice, North’s plant and space B4 are lit.
turn-force-after = The plant is paid, and North leads in B, two dice against one.
turn-force-after-alt = North’s tree lies on B4, which is lit. Below forest B, North has 2 dice, East 1, with a flag for North.

turn-tame-title = Tame a creature
turn-tame = On a space with a paw you take one of the four creatures on top of the piles, and its power is yours. You may keep *three*. If you tame a fourth, release one at once: it loses its power, but it still scores in the end.
turn-tame-picture = One creature of each season is on offer. The Leaf Boar is an autumn creature.
turn-tame-alt = The market above, and below it four piles of creatures: dormouse, beetle, boar and yeti. The boar is lit.
turn-tame-after = The Leaf Boar has joined North. Its slot takes a forage die, and gives 3 plants for it.
turn-tame-after-alt = North’s own area with three creatures: nibbler, fox and boar. The boar is lit.

turn-powers-title = Use your creatures
turn-powers = Powers are at work whenever their condition is met, and you need not use them. A creature with a *slot* takes a die as your placement for the turn. Where a power *scorches* an empty space, nobody can use it for the rest of the round.
turn-powers-picture = B is an autumn forest. If North gathers the mushroom on B1, the Cap Nibbler can eat it, and the Ember Fox can scorch.
turn-powers-alt = Three forests. In B there is one die each, and space B1, a tree with a mushroom, is lit.
turn-powers-after = The mushroom has become a berry, and B3 is closed to East’s river.
turn-powers-after-alt = North’s tree is on B1 and a scorch token on B3, which is lit. Below B, North has 2 dice, East 1.

turn-brew-title = Brew a potion
turn-brew = Once a turn, pay the ingredients of a potion at the market, or of one you have *reserved*, and take it. Each *power berry* replaces any one ingredient. A new card fills the gap. The mill lets you reserve a potion, which only you can brew; unbrewed it is worth nothing.
turn-brew-picture = Haste Draught I costs 1 plant, 2 mushrooms and 1 crystal. North lacks one mushroom.
turn-brew-alt = Four potions at the market. Haste Draught I, worth 4 points, is lit.
turn-brew-after = A berry has replaced the mushroom: 4 points.
turn-brew-after-alt = North’s own area: Haste Draught I is among the potions to drink, and lit. North has 2 plants left.

turn-drink-title = Drink a potion
turn-drink = Once a turn you may drink a potion from your hand, even one that you have just brewed. It works *once*, and keeps its points. There are eight effects: change a die, reroll, place one more die, move a die, swap two, take one back, remove an element die, remove any die.
turn-drink-picture = In A, North has three dice against one, in B one die against one element die. Drift Philtre moves a forage die.
turn-drink-alt = Three forests in the last round. In A there are three red dice and a purple one, in B a red one and a white one. A1 and B2 are lit.
turn-drink-after = Two against one in A, two against one in B: North leads in both.
turn-drink-after-alt = North’s mountain has moved from A1 to B2, which is lit. Flags below A and B show North’s lead.

turn-control-title = See who wins the forests
turn-control = The round ends when nobody has dice left. You win a forest if you have *more* forage dice there than each other player, and *more* than there are element dice. Covered dice do not count. In a tie, nobody wins the card, and it is discarded.
turn-control-picture = A goes to North: two dice against East’s one and one element die. In B there is a tie, and in C two element dice against East’s one: nobody.
turn-control-alt = Three forests with the dice counted below each. A: North 2, East 1, elements 1. B: 1 each. C: East 1, elements 2.

turn-next-title = Begin the next round
turn-next = Now creatures with a moon use their powers. Then all dice come home and are rolled again, new forests are dealt, the Village is turned over, and the first-player token goes to the left. Everything else stays as it is.
turn-next-picture = By night the garden stays the same. The stall trades up to two tokens, fire scorches, water tames, and wind brings two ingredients and a reserved potion.
turn-next-alt = The Village by night, with its five spaces and what each of them gives.

## The points

scoring-potions = *Potions* you have brewed: their points, drunk or not. Reserved potions that were never brewed are worth nothing.
scoring-forests = *Forests* you have won: the points on their seals.
scoring-creatures = *Creatures*, tamed and released: 3 points each if a forest of yours shares their season and can be their home, otherwise 1 point. A forest is home to one creature only.
scoring-tokens = *Point tokens* from winter creatures.
scoring-leftovers = *Unused ingredients*, berries included: 1 point for every 3.
scoring-winner = The highest total wins; in a tie, whoever has more unused ingredients.
scoring-example = The last night is over, and North has won two forests more. The Market Magpie lives in the Russet Wood and one of the other two creatures in Thawing Brook, so that North’s three creatures make { $north_creatures } points. With { $north_potions } for potions, { $north_forests } for forests, { $north_tokens } for point tokens and { $north_leftovers } for ingredients, North has { $north_total }. East, the better brewer with { $east_potions } points for potions, has { $east_total }.
scoring-example-picture = North’s things at the end: three forests, three creatures, five potions.
scoring-example-alt = North’s own area after the last round. At the right are the forests worth 6, 6 and 4, three released creatures, five potions worth 4, 3, 5, 1 and 1, and 2 point tokens.

## Icons

glossary-tree-title = Tree
glossary-tree = one of three symbols on forage dice and forest spaces.
glossary-mountain-title = Mountain
glossary-mountain = the second symbol.
glossary-river-title = River
glossary-river = the third symbol.
glossary-water-title = Water
glossary-water = an element; in a forest it gathers 2 more.
glossary-fire-title = Fire
glossary-fire = an element; in a forest it may cover a die.
glossary-wind-title = Wind
glossary-wind = an element; in a forest it may bring back a forage die of yours.
glossary-plant-title = Plant
glossary-plant = an ingredient.
glossary-mushroom-title = Mushroom
glossary-mushroom = an ingredient.
glossary-crystal-title = Crystal
glossary-crystal = an ingredient.
glossary-berry-title = Power berry
glossary-berry = stands in for any ingredient, and pays for forced dice.
glossary-choice-title = Ingredient of your choice
glossary-choice = plant, mushroom or crystal; never a berry.
glossary-any-title = Any token
glossary-any = an ingredient or a berry.
glossary-creature-title = Creature
glossary-creature = tame one of the four on offer.
glossary-points-title = Points
glossary-points = taken as tokens, counted at the end.
glossary-spring-title = Spring
glossary-spring = the season of berries.
glossary-summer-title = Summer
glossary-summer = the season of fire and mischief.
glossary-autumn-title = Autumn
glossary-autumn = the season of the harvest.
glossary-winter-title = Winter
glossary-winter = the season of points.
glossary-forage-title = Forage die
glossary-forage = any of your four, whatever it shows.
glossary-element-title = Element die
glossary-element = any of the white ones, whatever it shows.
glossary-die-title = When you place a die
glossary-die = in a forest of the season shown, or in the Village.
glossary-gather-title = When you gather
glossary-gather = in a forest of the season shown.
glossary-village-title = In the Village
glossary-village = on any of its spaces, garden and stall included.
glossary-brew-title = When you brew
glossary-brew = a potion of the market, or a reserved one.
glossary-control-title = When you win a forest
glossary-control = of the season shown, at the end of a round.
glossary-round-end-title = End of the round
glossary-round-end = after the forests have been won.
glossary-scorch-title = Scorch
glossary-scorch = close an empty forest space for this round.
glossary-reserve-title = Reserve
glossary-reserve = turn up a potion; keep it, or one of the market, for yourself.
glossary-clear-title = Clear
glossary-clear = set aside all element dice of one forest.
glossary-same-title = One more
glossary-same = of the ingredient that you have just gathered.
glossary-instead-title = Instead of taming
glossary-instead = on a creature space.
glossary-turn-title = Turn an element
glossary-turn = an element die of your pool to another element.
glossary-change-title = Change
glossary-change = a die of your pool to any of its faces.
glossary-reroll-title = Reroll
glossary-reroll = any dice of your pool.
glossary-place-title = Place
glossary-place = one more die in this turn.
glossary-move-title = Move
glossary-move = any placed forage die to an empty forest space.
glossary-swap-title = Swap
glossary-swap = two placed forage dice with the same symbol.
glossary-return-title = Take back
glossary-return = one of your placed forage dice.
glossary-remove-element-title = Remove an element
glossary-remove-element = any placed element die, for the rest of the round.
glossary-remove-title = Remove a die
glossary-remove = any placed die, for the rest of the round.

## First strategies

hint-last-die = *Mind who places last.* A lead of one die is safe only if nobody can answer it. Wind and Recall Broth give you another turn; scorching takes the last open space from others.
hint-elements = *Put element dice where somebody else is winning.* They count against everybody, you included. Late in a round, fire on a rival’s die does harm twice.
hint-early = *Tame helpers early.* A boar with a slot, or a mouse that gathers one more, pays in every round. In the last round, tame for the seasons of your own forests: 3 points instead of 1.
hint-brew = *Brew whenever you can.* Unused ingredients are worth a third of a point each. Keep potions that move or remove dice for the last turns of a round.
hint-berry = *Keep a berry.* It can be the missing ingredient, or force the one die that wins a forest.
