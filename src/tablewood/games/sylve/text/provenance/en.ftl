# Sylve: where the numbers of components.toml come from, for players.
# The French file has the same ids. A table has a name, and a text for each source that it draws on.

why = Our copy of the rulebook describes every kind of component but prints only a few cards, and some of its pages are damaged: icons and numbers are missing there. Reviews and shop pages filled some gaps. What was still missing we filled in ourselves, in keeping with every count, example and total that is known, and tried it out in many games of bots. Whoever owns the printed cards can replace any number in the table of components without touching a line of code.

table-dice = Dice
table-dice-rulebook = How many dice each player has, what a water die adds, and that the any-die spaces take three forage symbols and three elements.
table-dice-published = Three landscapes and three elements (spielkultisten.de); the tree among the landscapes (toysandgeek.fr).
table-dice-reconstructed = The names of the other two landscapes, and that each face occurs twice on a die.
table-village = Village spaces
table-village-rulebook = Two any-die spaces on top, spaces for elements, an ingredient of choice, a creature space, reserving.
table-village-published = One space for each element (a fan-made solo sheet); fire and wind by day, and that an action scorches (boardzilla.pl); that one can trade (esploragiochi.it).
table-village-reconstructed = The terms of the trades, water by day, wind by night, on which side and space one scorches, and the names of the spaces.
table-forest = Forest cards
table-forest-rulebook = 20 cards of one or two seasons, one of them spring and winter, with an icon for the number of players. That 12, 16 or 20 are in play follows from the rules.
table-forest-published = Points from 3 to 7 (philibertnet.com); the icon is a range (donmeeple.com).
table-forest-reconstructed = The names, spaces and points of each card.
table-creature = Creature cards
table-creature-rulebook = 36 cards and the list of their powers; five cards are shown in examples.
table-creature-published = 9 cards a season (houseofgames.it).
table-creature-reconstructed = How often each power occurs, which seasons and ingredients the other cards name, their names, and the points of the winter creatures.
table-potion = Potion cards
table-potion-rulebook = 32 cards and the list of their effects.
table-potion-reconstructed = Four cards for each effect; their costs, points and names.
table-character = Characters
table-character-rulebook = Four powers and the berries they take; Lelio (red), Myla and Kyril.
table-character-published = Wren and the power to keep four creatures (gramywplanszowki.pl, iltopodiludoteca.it); green and blue dice (geek.pizza).
table-character-reconstructed = Who has which of the other powers and colours.
table-setup = Setup
table-setup-rulebook = Forests in a row, cards in the market, the starting berry; the size of the forest deck follows.
table-limits = Limits
table-limits-rulebook = How many creatures may be tamed, and the number of scorch tokens.
table-score = Final score
table-score-rulebook = What counts at the end, and what a creature is worth on a forest and elsewhere.
