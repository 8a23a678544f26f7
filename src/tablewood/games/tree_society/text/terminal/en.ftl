# Labels of the table as the terminal draws it. The French file holds the same ids.

round = Round { $round }
goal = { $banners } banners bring the end
goal-reached = the goal is reached: one more round after this one
final = the final round
first = goes first
decks = fruit deck { $fruits }, guild deck { $guilds }, discard pile { $discard }
fruit-market = Fruits
prices = Prices
guild-market = Guilds
top-row = top row: level 1 costs 1 more
bottom-row = bottom row
empty = empty
revealed = Revealed
action = fruit action: { $action }
purse = purse { $coins }
chest = chest { $coins }
banners = { $banners ->
    [one] 1 banner
   *[other] { $banners } banners
}
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
points-seen = { $points ->
    [one] 1 point in sight
   *[other] { $points } points in sight
}
in-progress = in progress
completed = completed
unsold = fruits
sold = sold
sold-now = sold in this turn
your-sold = Your sold fruits
level = level { $level }
next = next for { $cost }: { $effect }
next-first = next for { $cost }: { $must } { $effect }
nothing = none
