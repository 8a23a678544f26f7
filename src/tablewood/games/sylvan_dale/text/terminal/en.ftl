# Labels of the table as the terminal draws it. The French file holds the same ids.

round = Round
clockwise = clockwise
counterclockwise = counterclockwise
legend-tile = rN a red nest; *r a red banner
legend-closed = ^ closed by a treetop
legend-plaque = A1 F r3: tree A1 of Fernwood, red has prestige, 3 levels
bridges = Bridges
market = Market
deck = deck { $cards }, discard { $discard }
supply = Supply
played = Card played
fame = { $fame } fame
stack = next tile { $top }, { $left } left
stack-empty = no tile left
items = items
display = display
hand = hand { $cards }
seen = seen: { $cards }
banners = banners { $banners }
your-hand = Your hand
your-stack = Your stack
from-the-top = { $tiles } (from the top)
second-stack = For round 2
nothing = none
