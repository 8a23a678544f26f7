# Labels of the table as the terminal draws it. The French file holds the same ids.

course = Round { $round } of { $rounds }; a dragon has { $dragon }, a nest { $nest } for each dragon
team = Pool { $pool } renown; the next nest costs { $cost }; nests left { $left }, beaten this round { $fallen }
actions = Actions left: { $actions }
battle = Battle on { $space }, dice { $dice }
die = The die shows: { $shows }
done = (done)
tracks = focus { $focus }, attack { $attack }, defense { $defense }
ready = ready:
hand = hand:
hidden = hand: resources { $resources }, action cards { $cards }
limit = limit { $limit }
renown = renown { $renown }
captured = captured dragons { $dragons }
market = Market
supply = Supply
deck = Action cards (deck / discard)
dragons = dragons
legend-dragons = N3 a nest with 3 dragons; n a defeated nest; d2 two dragons
legend-pieces = A a character; a an outpost; aMo with a monument (St storehouse, Ba stronghold, Vi village); # a wall; o an entrance
