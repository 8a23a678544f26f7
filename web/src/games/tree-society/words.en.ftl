# What the drawn board of Tree Society says besides the game's own texts.

round = Round { $round }
goes-first = { $player } goes first
race = The race for { $goal } banners
race-of = { $banners ->
    [one] { $player }: 1 banner of { $goal }
   *[other] { $player }: { $banners } banners of { $goal }
}
race-help = Whoever has { $goal } banners on completed guilds brings on the end: this round is finished, then one more is played.
final-next = The next round is the last
final-now = Last round

stand = Fruit market
fruit-deck = Fruit deck
fruit-deck-of = { $count ->
    [0] The fruit deck is empty
    [one] 1 fruit card in the deck
   *[other] { $count } fruit cards in the deck
}
fruit-deck-help = When its last card is drawn, the game ends with that round.
dial-of = { $price ->
    [one] { $type }: 1 coin
   *[other] { $type }: { $price } coins
}
dial-help = A sale brings as many coins as fruits of its type lie face up, on the market and on all player boards, the one sold included.
no-fruit = Empty space

shelf = Guild market
row-sign-top = Top row: level 1 costs { $surcharge } more
row-sign-bottom = Bottom row
row-help = An effect or a fruit action may discard the whole row; it is then refilled.
no-card = Empty space
no-card-help = It is refilled at the end of the turn.
guild-deck = Guild deck
guild-deck-of = { $count ->
    [one] 1 guild card in the deck
   *[other] { $count } guild cards in the deck
}
guilds-in-play = In play: { $guilds }.
guild-discard = Discard pile
guild-discard-of = { $count ->
    [one] 1 guild card discarded
   *[other] { $count } guild cards discarded
}
guild-discard-help = When the deck is empty, it is shuffled and becomes the deck.
revealed-guilds = Revealed guilds
revealed-fruits = Revealed fruits

card-of-guild = { $card } ({ $guild })
level-of = { $cost ->
    [one] Level { $level }, 1 coin: { $does }
   *[other] Level { $level }, { $cost } coins: { $does }
}
level-built = Level { $level }, built: { $does }
level-here = Level { $level }, the tree stands here: { $does }
no-effect = no effect
points-of = { $points ->
    [one] 1 point
   *[other] { $points } points
}
points-each = { $points ->
    [one] 1 point for each { $counter }
   *[other] { $points } points for each { $counter }
}
banners-of = { $banners ->
    [one] 1 banner when completed
   *[other] { $banners } banners when completed
}
price-now = { $price ->
    [0] Level { $level } costs you nothing now.
    [one] Level { $level } costs you 1 coin now.
   *[other] Level { $level } costs you { $price } coins now.
}
price-printed = Printed: { $cost }.
price-by-action = { $price ->
    [0] With your fruit action: nothing.
    [one] With your fruit action: 1 coin.
   *[other] With your fruit action: { $price } coins.
}
price-short = { $missing ->
    [one] You are 1 coin short.
   *[other] You are { $missing } coins short.
}
worth-now = { $points ->
    [one] Worth 1 point now.
   *[other] Worth { $points } points now.
}
worth-hidden = It counts sold fruits, which lie face down.
in-use = Its effect is being used.

brings = { $coins ->
    [one] Sold now, it brings 1 coin.
   *[other] Sold now, it brings { $coins } coins.
}
fruit-action = Fruit action
fruit-action-is = Fruit action: { $help }
fruit-valuable = It brings 1 coin more when it is the one that is sold.
action-ready = Ready:
action-used = Your fruit action is used or not yet at hand.
action-none = The fruit you sell first in your turn gives its action.

own-area = { $player }: player board
basket = Unsold fruits
basket-empty = No unsold fruit
sold-now = Sold in this turn
sold = Sold
sold-of = { $count ->
    [0] No fruit sold yet
    [one] 1 fruit sold
   *[other] { $count } fruits sold
}
sold-help = Sold fruits lie face down until the end of the game; some guilds score them.
sold-hidden = Only their owner may look at them.
fruit-count = { $count } × { $type }
composting = Chosen for compost
plots = In progress
no-plot = Free plot
no-plot-help = Level 1 of a guild is built here. There are three plots, and three trees.
completed = Completed
completed-none = No guild completed yet
completed-of = { $card }: completed
purse = Purse
purse-of = { $count ->
    [one] 1 coin in the purse
   *[other] { $count } coins in the purse
}
purse-help = What you build with. At the end of your turn at most { $kept } coins stay in it; then the chest is emptied into it.
chest = Chest
chest-of = { $count ->
    [0] The chest is empty
    [one] 1 coin in the chest
   *[other] { $count } coins in the chest
}
chest-help = These coins cannot be spent in this turn. At its end they go to the purse, all of them.
carries = Next turn
carries-of = { $count ->
    [one] 1 coin for the next turn
   *[other] { $count } coins for the next turn
}
points-now = { $points ->
    [one] 1 point as things stand
   *[other] { $points } points as things stand
}
points-help = Every card scores its highest built level. Cards that count sold fruits are shown to their owner only.
banners-now = { $banners ->
    [one] 1 banner
   *[other] { $banners } banners
}
unsold-of = { $count ->
    [one] 1 unsold fruit
   *[other] { $count } unsold fruits
}
in-progress-of = { $count ->
    [one] 1 guild in progress
   *[other] { $count } guilds in progress
}
completed-count = { $count ->
    [one] 1 guild completed
   *[other] { $count } guilds completed
}
plays-now = plays
discard-card = Discard { $card }

ceremony-goal = The goal is reached
ceremony-last-fruit = The last fruit
ceremony-final = The final round
ceremony-scoring = Final scoring
