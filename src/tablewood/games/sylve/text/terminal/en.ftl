# Labels of the table as the terminal draws it. The French file holds the same ids.

round = Round { $round }, { $side }
village = Village
market = Market
piles = Creatures to tame
left = { $count } left
empty = empty
scorched = scorched
points = { $count } VP
leads = { $player } leads
nobody-leads = nobody leads
pool = Dice
stock = Stock
tamed = Tamed
released = Released
hand = Potions
reserved = Reserved
drunk = Drunk
forests = Forests
first = first player
none = none
deck = deck { $count }
aside = Set aside
revealed = Revealed
housed = { $count } at home
potion = { $cost }: { $does }
power-of = Power
