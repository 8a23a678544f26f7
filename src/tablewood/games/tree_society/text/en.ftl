# Tree Society: names, prompts, moves and log sentences in English.
# The French file holds the same ids.

game-name = Tree Society
game-tagline = Sell fruit, help the guilds to build in the treetops, and complete more than the others.

## Player boards

seat-oak = Oak
seat-birch = Birch
seat-maple = Maple
seat-willow = Willow

## Guilds

guild-architects = Architects
guild-bankers = Bankers
guild-merchants = Merchants
guild-writers = Writers
guild-botanists = Botanists
guild-explorers = Explorers

## Fruits and their actions

type-apple = apple
type-cherry = cherry
type-grape = grape
type-blueberry = blueberry
type-orange = orange

action-sell = sell
action-row = row
action-take = take
action-chest = chest
action-less = less

action-sell-help = Sell 1 more fruit (another type, no action).
action-row-help = Discard a row of the guild market, then refill.
action-take-help = Take 1 fruit from the market.
action-chest-help = +2 coins in your chest.
action-less-help = Build any level for 2 coins less.

## Rows of the guild market

row-bottom = bottom
row-top = top

## Fruit cards: type, +1 if valuable, and action

fruit-apple-sell = apple (sell)
fruit-apple-sell-plus = apple +1 (sell)
fruit-apple-row = apple (row)
fruit-apple-row-plus = apple +1 (row)
fruit-apple-take = apple (take)
fruit-apple-take-plus = apple +1 (take)
fruit-apple-chest = apple (chest)
fruit-apple-chest-plus = apple +1 (chest)
fruit-apple-less = apple (less)
fruit-apple-less-plus = apple +1 (less)
fruit-cherry-sell = cherry (sell)
fruit-cherry-sell-plus = cherry +1 (sell)
fruit-cherry-row = cherry (row)
fruit-cherry-row-plus = cherry +1 (row)
fruit-cherry-take = cherry (take)
fruit-cherry-take-plus = cherry +1 (take)
fruit-cherry-chest = cherry (chest)
fruit-cherry-chest-plus = cherry +1 (chest)
fruit-cherry-less = cherry (less)
fruit-cherry-less-plus = cherry +1 (less)
fruit-grape-sell = grape (sell)
fruit-grape-sell-plus = grape +1 (sell)
fruit-grape-row = grape (row)
fruit-grape-row-plus = grape +1 (row)
fruit-grape-take = grape (take)
fruit-grape-take-plus = grape +1 (take)
fruit-grape-chest = grape (chest)
fruit-grape-chest-plus = grape +1 (chest)
fruit-grape-less = grape (less)
fruit-grape-less-plus = grape +1 (less)
fruit-blueberry-sell = blueberry (sell)
fruit-blueberry-sell-plus = blueberry +1 (sell)
fruit-blueberry-row = blueberry (row)
fruit-blueberry-row-plus = blueberry +1 (row)
fruit-blueberry-take = blueberry (take)
fruit-blueberry-take-plus = blueberry +1 (take)
fruit-blueberry-chest = blueberry (chest)
fruit-blueberry-chest-plus = blueberry +1 (chest)
fruit-blueberry-less = blueberry (less)
fruit-blueberry-less-plus = blueberry +1 (less)
fruit-orange-sell = orange (sell)
fruit-orange-sell-plus = orange +1 (sell)
fruit-orange-row = orange (row)
fruit-orange-row-plus = orange +1 (row)
fruit-orange-take = orange (take)
fruit-orange-take-plus = orange +1 (take)
fruit-orange-chest = orange (chest)
fruit-orange-chest-plus = orange +1 (chest)
fruit-orange-less = orange (less)
fruit-orange-less-plus = orange +1 (less)

## Guild cards

card-ARC01 = Joiner's Loft
card-ARC02 = Surveyor's Perch
card-ARC03 = Ropewalk
card-ARC04 = Scaffold Yard
card-ARC05 = Carpenter's Bench
card-ARC06 = Pulley House
card-ARC07 = Drafting Room
card-ARC08 = Sawmill
card-ARC09 = Rope Bridge
card-ARC10 = Lift Tower
card-ARC11 = Hanging Workshop
card-ARC12 = Great Platform
card-ARC13 = Canopy Aqueduct
card-BAN01 = Counting House
card-BAN02 = Exchange Desk
card-BAN03 = Acorn Vault
card-BAN04 = Mint
card-BAN05 = Savings Hollow
card-BAN06 = Pawnbroker's Branch
card-BAN07 = Treasury Bough
card-BAN08 = Guild Ledger Hall
card-BAN09 = Merchant Bank
card-BAN10 = Insurance Lodge
card-BAN11 = Bullion Nest
card-BAN12 = Central Bank
card-MER01 = Fruit Stall
card-MER02 = Wholesaler
card-MER03 = Town Crier's Post
card-MER04 = Cider Press
card-MER05 = Night Market
card-MER06 = Basket Weaver
card-MER07 = Auction Branch
card-MER08 = Caravan Stop
card-MER09 = Fruit Exchange
card-MER10 = Grocers' Row
card-MER11 = Harbour of Baskets
card-MER12 = Grand Bazaar
card-WRI01 = Chronicler's Nook
card-WRI02 = Poets' Balcony
card-WRI03 = Inkmaker
card-WRI04 = Scriptorium
card-WRI05 = Storyteller's Bench
card-WRI06 = Paper Mill
card-WRI07 = Playhouse
card-WRI08 = Printing House
card-WRI09 = Academy of Letters
card-WRI10 = Archive
card-WRI11 = Great Library
card-WRI12 = Epic Hall
card-BOT01 = Compost Garden
card-BOT02 = Grafting Shed
card-BOT03 = Seed Bank
card-BOT04 = Pruning Terrace
card-BOT05 = Herbarium
card-BOT06 = Mulch Pit
card-BOT07 = Grove Nursery
card-BOT08 = Orchard Conservatory
card-BOT09 = Bonsai Court
card-BOT10 = Orchid House
card-BOT11 = Elder Grafting Tree
card-BOT12 = Botanical Dome
card-EXP01 = Lookout
card-EXP02 = Map Room
card-EXP03 = Base Camp
card-EXP04 = Specimen Cabin
card-EXP05 = Trail Marker
card-EXP06 = Zip Line
card-EXP07 = Balloon Dock
card-EXP08 = Cartographers' Spire
card-EXP09 = Menagerie
card-EXP10 = Sky Harbour
card-EXP11 = Expedition Hall
card-EXP12 = Horizon Tower

## What guild cards do

effect-none = —
effect-end = at the end:
effect-purse = { $n ->
    [one] +1 coin
   *[other] +{ $n } coins
}
effect-purse-for-each = { $n ->
    [one] +1 coin for each { $counter }
   *[other] +{ $n } coins for each { $counter }
}
effect-chest = { $n ->
    [one] +1 coin in your chest
   *[other] +{ $n } coins in your chest
}
effect-chest-for-each = +{ $n } in your chest for each { $counter }
effect-sell = { $n ->
    [0] Sell 1 more fruit
   *[other] Sell 1 more fruit (+{ $n })
}
effect-take = { $n ->
    [one] Take 1 fruit
   *[other] Take { $n } fruits
}
effect-row = Discard a row, then refill
effect-half-any = Build a level of another guild for half
effect-half-new = Start another guild for half
effect-half-own = Raise another of your guilds for half
effect-less-any = Build a level of another guild for { $n } less
effect-less-new = Start another guild for { $n } less
effect-less-own = Raise another of your guilds for { $n } less
effect-draw-fruit = Reveal { $n } fruits, keep { $k }
effect-draw-guild-pay = Reveal { $n } guilds, build 1
effect-draw-guild-half = Reveal { $n } guilds, build 1 for half
effect-draw-guild-less = Reveal { $n } guilds, build 1 for { $k } less
effect-draw-guild-free = Reveal { $n } guilds, build 1 for nothing

lasting-chest = Each time you add to your chest: { $n } more
lasting-sale = Each sale: +{ $n }
lasting-new = Level 1 costs { $n } less
lasting-up = Levels 2 and 3 cost { $n } less
lasting-take-chest = Each fruit from the market: +{ $n } in your chest
lasting-done-purse = Each guild completed: +{ $n }
lasting-discard-purse = Each guild you discard: +{ $n }

must-compost = { $n ->
    [one] First compost 1 fruit.
   *[other] First compost { $n } fruits.
}
must-discard-any = First discard a guild.
must-discard-done = First discard a completed guild.

points-fixed = { $n }
points-for-each = { $n } for each { $counter }

counter-banner = banner
counter-banner-majority = banner of your largest guild
counter-guild-kinds = different guild
counter-house = completed guild
counter-sold = fruit sold
counter-sold-kinds = type of fruit sold
counter-sold-most = fruit sold of your most sold type
counter-unsold = fruit unsold
counter-unsold-kinds = type of fruit unsold
counter-coin = coin
banners-architects = Architects banner
banners-bankers = Bankers banner
banners-merchants = Merchants banner
banners-writers = Writers banner
banners-botanists = Botanists banner
banners-explorers = Explorers banner

## What a seat is asked

prompt-draft-fruit = Take a fruit from the market to begin with.
prompt-sell-fruit = Sell one of your fruits.
prompt-build = Build levels, use your fruit action, discard guilds; or be done.
prompt-compost-first = Choose a fruit to compost for this level.
prompt-discard-first = Choose a guild to discard for this level.
prompt-sell-more = Sell one more fruit of another type, or skip it.
prompt-take-more = Take a fruit from the market, or skip it.
prompt-renew-row = Discard a row of the guild market, or skip it.
prompt-build-by-effect = Build a level of another guild at a reduced cost, or skip it.
prompt-draw-fruits = Reveal fruits from the deck?
prompt-keep-fruit = Keep one of the revealed fruits.
prompt-draw-guilds = Reveal guild cards from the deck?
prompt-build-drawn = Build one of the revealed guilds, or none.
prompt-take-fruit = Take one fruit from the market.

## Moves

move-sell = Sell { $fruit }
move-build = Build { $card }
move-less = Build { $card } with your fruit action
move-row = Discard the { $row } row
move-chest = Put coins in your chest
move-discard = Discard { $card }
move-compost = Compost { $fruit }
move-reveal = Reveal the cards
move-keep = Keep { $fruit }
move-take = Take { $fruit }
move-skip = Skip
move-done = Done building

## What happened

event-first-player = { $player } is the first player.
event-start-card = { $player } starts with { $card }.
event-drafted = { $player } drafts { $fruit }.
event-round-began = Round { $round } begins.
event-sold = { $coins ->
    [one] { $player } sells { $fruit } for 1 coin.
   *[other] { $player } sells { $fruit } for { $coins } coins.
}
event-sold-more = { $coins ->
    [one] { $player } also sells { $fruit } for 1 coin.
   *[other] { $player } also sells { $fruit } for { $coins } coins.
}
event-used-action = { $player } uses the fruit action: { $action }.
event-composted = { $player } composts { $fruit }.
event-built = { $coins ->
    [0] { $player } builds level { $level } of { $card } for nothing.
    [one] { $player } builds level { $level } of { $card } for 1 coin.
   *[other] { $player } builds level { $level } of { $card } for { $coins } coins.
}
event-completed = { $banners ->
    [one] { $player } completes { $card }: 1 banner.
   *[other] { $player } completes { $card }: { $banners } banners.
}
event-gained = { $coins ->
    [one] { $player } gains 1 coin.
   *[other] { $player } gains { $coins } coins.
}
event-saved = { $coins ->
    [one] { $player } puts 1 coin in the chest.
   *[other] { $player } puts { $coins } coins in the chest.
}
event-discarded = { $player } discards { $card }.
event-cleared = { $player } discards the { $row } row of the guild market.
event-revealed-fruit = { $player } reveals { $fruit }.
event-revealed-guild = { $player } reveals { $card }.
event-kept = { $player } keeps { $fruit }.
event-shuffled-back = { $cards ->
    [one] 1 card is shuffled back.
   *[other] { $cards } cards are shuffled back.
}
event-skipped = { $player } makes no use of { $card }.
event-goal-reached = { $player } has { $banners } banners: one more round after this one.
event-took = { $player } takes { $fruit }.
event-no-fruit = The fruit market is empty: { $player } takes nothing.
event-lost = { $coins ->
    [one] { $player } gives 1 coin back.
   *[other] { $player } gives { $coins } coins back.
}
event-emptied-chest = { $coins ->
    [one] { $player } takes 1 coin out of the chest.
   *[other] { $player } takes { $coins } coins out of the chest.
}
event-new-fruit = New in the fruit market: { $fruit }.
event-new-guild = New in the guild market: { $card }.
event-shuffled = The discard pile is shuffled and becomes the guild deck.
event-last-fruit = That was the last fruit of the deck: the game ends with this round.
event-final-round = This is the final round.
event-scored = { $points ->
    [one] { $player } scores 1 point for { $card }.
   *[other] { $player } scores { $points } points for { $card }.
}

## Score and tie-breaks

score-in-progress = Cards in progress
score-completed = Completed cards
score-formulas = Completed cards with formulas

tiebreak-turn-order = Last in turn order

## Options

option-guilds = Guilds
option-guilds-help = The four guilds in play; Botanists and Explorers are for those who know the rules.
option-start-cards = Start cards
option-start-cards-help = Each player begins with an Architects card on level 1.
option-goal = Banners
option-goal-help = How many banners of completed cards trigger the end: 6, or 7 in the advanced mode.
option-draft = Fruit draft
option-draft-help = The first three fruits are taken from the market in turn instead of drawn from the deck.
option-first-player = First player
option-first-player-help = Who goes first: drawn at random, or the seat you name.
option-show-sold = Open sold fruits
option-show-sold-help = Everybody may look through the sold fruits of everybody.

## Titles of the clauses in rules.md

clause-TS-1 = Two to four players
clause-TS-2 = Most points win
clause-TS-3 = Rounds and turn order
clause-TS-4 = Three phases in order
clause-TS-5 = What is compulsory
clause-TS-6 = The Market board
clause-TS-7 = Boards, markers, chests
clause-TS-8 = The first player
clause-TS-9 = Starting coins
clause-TS-10 = Set-up coins in a chest
clause-TS-11 = The reserve
clause-TS-12 = Six packs of guild cards
clause-TS-13 = Start cards are dealt
clause-TS-14 = A start card is not built
clause-TS-15 = Exactly four packs
clause-TS-16 = Start cards not dealt
clause-TS-17 = Packs of a first game
clause-TS-18 = Start cards without Architects
clause-TS-19 = Guild deck and market
clause-TS-20 = Marked fruit cards
clause-TS-21 = Fruit market at the start
clause-TS-22 = Types missing at the start
clause-TS-23 = The first fruits are random
clause-TS-24 = The fruit deck
clause-TS-25 = Three fruits each
clause-TS-26 = Size of the fruit deck
clause-TS-27 = Size of the guild deck
clause-TS-28 = Coins and the reserve
clause-TS-29 = Coins go to the purse
clause-TS-30 = No limit during a turn
clause-TS-31 = The reserve never runs out
clause-TS-32 = Only purse coins can be spent
clause-TS-33 = Coins are no points
clause-TS-34 = Sell exactly one fruit
clause-TS-35 = The sold card slides up
clause-TS-36 = The price of a fruit
clause-TS-37 = Face-down cards do not count
clause-TS-38 = The price goes to the purse
clause-TS-39 = Valuable fruits
clause-TS-40 = The +1 of other cards
clause-TS-41 = Always a fruit to sell
clause-TS-42 = Opponents are not affected
clause-TS-43 = The fruit action
clause-TS-44 = Once, in Phase 2
clause-TS-45 = Optional, lost if unused
clause-TS-46 = Carried out entirely
clause-TS-47 = The used card is turned
clause-TS-48 = Action: sell
clause-TS-49 = Action: row
clause-TS-50 = Action: take
clause-TS-51 = Action: chest
clause-TS-52 = Action: less
clause-TS-53 = Extra sales
clause-TS-54 = Rules of an extra sale
clause-TS-55 = A different type
clause-TS-56 = No action from extra sales
clause-TS-57 = How many extra sales
clause-TS-58 = No card to sell
clause-TS-59 = Build as much as wanted
clause-TS-60 = Three levels
clause-TS-61 = Level 1 from the market
clause-TS-62 = Three cards in progress
clause-TS-63 = Levels 2 and 3
clause-TS-64 = Levels in order
clause-TS-65 = Several levels in a turn
clause-TS-66 = Payment to the reserve
clause-TS-67 = No refill in Phase 2
clause-TS-68 = No sliding in Phase 2
clause-TS-69 = Cards may be looked at
clause-TS-70 = Top-row surcharge
clause-TS-71 = The surcharge stays
clause-TS-72 = Half cost
clause-TS-73 = Some coins less
clause-TS-74 = One reduction a level
clause-TS-75 = A reduction is spent
clause-TS-76 = Cost zero
clause-TS-77 = Paid in full
clause-TS-78 = Level 3 completes
clause-TS-79 = The space is free again
clause-TS-80 = Banners in sight
clause-TS-81 = A card counts itself
clause-TS-82 = New card after completing
clause-TS-83 = Effect when built
clause-TS-84 = Effects are optional
clause-TS-85 = One effect after another
clause-TS-86 = Effects do not accumulate
clause-TS-87 = Impossible effects
clause-TS-88 = Standard effects
clause-TS-89 = Continuous effects
clause-TS-90 = End-of-game effects
clause-TS-91 = Mandatory effects
clause-TS-92 = Draw effects
clause-TS-93 = Chains of effects
clause-TS-94 = Discarding at any time
clause-TS-95 = A discarded card in progress
clause-TS-96 = A discarded completed card
clause-TS-97 = The discard pile
clause-TS-98 = Discards from either section
clause-TS-99 = Not the card being built
clause-TS-100 = Sold fruits are put away
clause-TS-101 = Take one fruit
clause-TS-102 = No limit of fruits
clause-TS-103 = Coin check
clause-TS-104 = Coins carried over
clause-TS-105 = Top-row cards slide down
clause-TS-106 = Order of refilling
clause-TS-107 = The deck is made anew
clause-TS-108 = No guild cards left
clause-TS-109 = Fruit market refilled at once
clause-TS-110 = Types may repeat
clause-TS-111 = The goal and the final round
clause-TS-112 = The fruit deck runs out
clause-TS-113 = The trigger stays
clause-TS-114 = Both ends at once
clause-TS-115 = A second player at the goal
clause-TS-116 = Whichever seat triggers
clause-TS-117 = Points of cards in progress
clause-TS-118 = Points of completed cards
clause-TS-119 = Levels are not summed
clause-TS-120 = Fixed and variable points
clause-TS-121 = Counted several times
clause-TS-122 = Fruits and coins in scoring
clause-TS-123 = When scoring looks
clause-TS-124 = Cards in progress do not count
clause-TS-125 = The score track
clause-TS-126 = Ties
clause-TS-127 = What is hidden
clause-TS-128 = One's own Sold section
clause-TS-129 = Revealed cards are public
clause-TS-130 = Standard mode
clause-TS-131 = Experienced mode
clause-TS-132 = Advanced mode
clause-TS-133 = Fruit draft
clause-TS-134 = Advanced guilds
clause-TS-135 = No bonus in the draft
clause-TS-136 = Example: set-up
clause-TS-137 = Example: a sale
clause-TS-138 = Example: a guild card
clause-TS-139 = Example: half cost
clause-TS-140 = Example: completing
clause-TS-141 = Example: going on
clause-TS-142 = Example: a row
clause-TS-143 = A dash is no effect
clause-TS-144 = When a cost is worked out
clause-TS-145 = Ways that lead nowhere
clause-TS-146 = Shuffled back first
clause-TS-147 = Coins
clause-TS-148 = Coins in the chest
clause-TS-149 = Sell one more fruit
clause-TS-150 = Take fruits
clause-TS-151 = Build another guild card
clause-TS-152 = Reveal fruits
clause-TS-153 = Reveal guild cards
clause-TS-154 = Each deposit, one more
clause-TS-155 = Each sale, one more
clause-TS-156 = Level 1 costs less
clause-TS-157 = Levels 2 and 3 cost less
clause-TS-158 = Each fruit taken, a coin
clause-TS-159 = Each completion, coins
clause-TS-160 = Each discard, a coin
clause-TS-161 = Compost
clause-TS-162 = Discard a guild
clause-TS-163 = What can be counted
