# Tree Society: names, prompts, moves and log sentences in English.
# The French file holds the same ids.

game-name = Tree Society
game-tagline = Sell fruit, help the guilds build in the treetops, and complete more than the others.

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
action-less = discount

action-sell-help = Sell 1 more fruit (another type, no action).
action-row-help = Discard a row of the guild market, then refill.
action-take-help = Take 1 fruit from the market.
action-chest-help = +2 coins in your chest.
action-less-help = Build any level for 2 coins less.

## What makes up the price of a fruit

price-apple = apple in view
    .plural = apples in view
price-cherry = cherry in view
    .plural = cherries in view
price-grape = grape in view
    .plural = grapes in view
price-blueberry = blueberry in view
    .plural = blueberries in view
price-orange = orange in view
    .plural = oranges in view
price-value = for its value
    .plural = for its value
price-effects = by effects
    .plural = by effects

## Rows of the guild market

row-bottom = bottom
row-top = top

## Fruit cards: type, +1 if valuable, and action

fruit-apple-sell = apple (sell)
    .a = an apple
    .full = an apple with the sell action
fruit-apple-sell-plus = apple +1 (sell)
    .a = a valuable apple
    .full = a valuable apple with the sell action
fruit-apple-row = apple (row)
    .a = an apple
    .full = an apple with the row action
fruit-apple-row-plus = apple +1 (row)
    .a = a valuable apple
    .full = a valuable apple with the row action
fruit-apple-take = apple (take)
    .a = an apple
    .full = an apple with the take action
fruit-apple-take-plus = apple +1 (take)
    .a = a valuable apple
    .full = a valuable apple with the take action
fruit-apple-chest = apple (chest)
    .a = an apple
    .full = an apple with the chest action
fruit-apple-chest-plus = apple +1 (chest)
    .a = a valuable apple
    .full = a valuable apple with the chest action
fruit-apple-less = apple (discount)
    .a = an apple
    .full = an apple with the discount action
fruit-apple-less-plus = apple +1 (discount)
    .a = a valuable apple
    .full = a valuable apple with the discount action
fruit-cherry-sell = cherry (sell)
    .a = a cherry
    .full = a cherry with the sell action
fruit-cherry-sell-plus = cherry +1 (sell)
    .a = a valuable cherry
    .full = a valuable cherry with the sell action
fruit-cherry-row = cherry (row)
    .a = a cherry
    .full = a cherry with the row action
fruit-cherry-row-plus = cherry +1 (row)
    .a = a valuable cherry
    .full = a valuable cherry with the row action
fruit-cherry-take = cherry (take)
    .a = a cherry
    .full = a cherry with the take action
fruit-cherry-take-plus = cherry +1 (take)
    .a = a valuable cherry
    .full = a valuable cherry with the take action
fruit-cherry-chest = cherry (chest)
    .a = a cherry
    .full = a cherry with the chest action
fruit-cherry-chest-plus = cherry +1 (chest)
    .a = a valuable cherry
    .full = a valuable cherry with the chest action
fruit-cherry-less = cherry (discount)
    .a = a cherry
    .full = a cherry with the discount action
fruit-cherry-less-plus = cherry +1 (discount)
    .a = a valuable cherry
    .full = a valuable cherry with the discount action
fruit-grape-sell = grape (sell)
    .a = a grape
    .full = a grape with the sell action
fruit-grape-sell-plus = grape +1 (sell)
    .a = a valuable grape
    .full = a valuable grape with the sell action
fruit-grape-row = grape (row)
    .a = a grape
    .full = a grape with the row action
fruit-grape-row-plus = grape +1 (row)
    .a = a valuable grape
    .full = a valuable grape with the row action
fruit-grape-take = grape (take)
    .a = a grape
    .full = a grape with the take action
fruit-grape-take-plus = grape +1 (take)
    .a = a valuable grape
    .full = a valuable grape with the take action
fruit-grape-chest = grape (chest)
    .a = a grape
    .full = a grape with the chest action
fruit-grape-chest-plus = grape +1 (chest)
    .a = a valuable grape
    .full = a valuable grape with the chest action
fruit-grape-less = grape (discount)
    .a = a grape
    .full = a grape with the discount action
fruit-grape-less-plus = grape +1 (discount)
    .a = a valuable grape
    .full = a valuable grape with the discount action
fruit-blueberry-sell = blueberry (sell)
    .a = a blueberry
    .full = a blueberry with the sell action
fruit-blueberry-sell-plus = blueberry +1 (sell)
    .a = a valuable blueberry
    .full = a valuable blueberry with the sell action
fruit-blueberry-row = blueberry (row)
    .a = a blueberry
    .full = a blueberry with the row action
fruit-blueberry-row-plus = blueberry +1 (row)
    .a = a valuable blueberry
    .full = a valuable blueberry with the row action
fruit-blueberry-take = blueberry (take)
    .a = a blueberry
    .full = a blueberry with the take action
fruit-blueberry-take-plus = blueberry +1 (take)
    .a = a valuable blueberry
    .full = a valuable blueberry with the take action
fruit-blueberry-chest = blueberry (chest)
    .a = a blueberry
    .full = a blueberry with the chest action
fruit-blueberry-chest-plus = blueberry +1 (chest)
    .a = a valuable blueberry
    .full = a valuable blueberry with the chest action
fruit-blueberry-less = blueberry (discount)
    .a = a blueberry
    .full = a blueberry with the discount action
fruit-blueberry-less-plus = blueberry +1 (discount)
    .a = a valuable blueberry
    .full = a valuable blueberry with the discount action
fruit-orange-sell = orange (sell)
    .a = an orange
    .full = an orange with the sell action
fruit-orange-sell-plus = orange +1 (sell)
    .a = a valuable orange
    .full = a valuable orange with the sell action
fruit-orange-row = orange (row)
    .a = an orange
    .full = an orange with the row action
fruit-orange-row-plus = orange +1 (row)
    .a = a valuable orange
    .full = a valuable orange with the row action
fruit-orange-take = orange (take)
    .a = an orange
    .full = an orange with the take action
fruit-orange-take-plus = orange +1 (take)
    .a = a valuable orange
    .full = a valuable orange with the take action
fruit-orange-chest = orange (chest)
    .a = an orange
    .full = an orange with the chest action
fruit-orange-chest-plus = orange +1 (chest)
    .a = a valuable orange
    .full = a valuable orange with the chest action
fruit-orange-less = orange (discount)
    .a = an orange
    .full = an orange with the discount action
fruit-orange-less-plus = orange +1 (discount)
    .a = a valuable orange
    .full = a valuable orange with the discount action

## Guild cards

card-ARC01 = Joiner's Loft
    .the = the { card-ARC01 }
card-ARC02 = Surveyor's Perch
    .the = the { card-ARC02 }
card-ARC03 = Ropewalk
    .the = the { card-ARC03 }
card-ARC04 = Scaffold Yard
    .the = the { card-ARC04 }
card-ARC05 = Carpenter's Bench
    .the = the { card-ARC05 }
card-ARC06 = Pulley House
    .the = the { card-ARC06 }
card-ARC07 = Drafting Room
    .the = the { card-ARC07 }
card-ARC08 = Sawmill
    .the = the { card-ARC08 }
card-ARC09 = Rope Bridge
    .the = the { card-ARC09 }
card-ARC10 = Lift Tower
    .the = the { card-ARC10 }
card-ARC11 = Hanging Workshop
    .the = the { card-ARC11 }
card-ARC12 = Great Platform
    .the = the { card-ARC12 }
card-ARC13 = Canopy Aqueduct
    .the = the { card-ARC13 }
card-BAN01 = Counting House
    .the = the { card-BAN01 }
card-BAN02 = Exchange Desk
    .the = the { card-BAN02 }
card-BAN03 = Acorn Vault
    .the = the { card-BAN03 }
card-BAN04 = Mint
    .the = the { card-BAN04 }
card-BAN05 = Savings Hollow
    .the = the { card-BAN05 }
card-BAN06 = Pawnbroker's Branch
    .the = the { card-BAN06 }
card-BAN07 = Treasury Bough
    .the = the { card-BAN07 }
card-BAN08 = Guild Ledger Hall
    .the = the { card-BAN08 }
card-BAN09 = Merchant Bank
    .the = the { card-BAN09 }
card-BAN10 = Insurance Lodge
    .the = the { card-BAN10 }
card-BAN11 = Bullion Nest
    .the = the { card-BAN11 }
card-BAN12 = Central Bank
    .the = the { card-BAN12 }
card-MER01 = Fruit Stall
    .the = the { card-MER01 }
card-MER02 = Wholesaler
    .the = the { card-MER02 }
card-MER03 = Town Crier's Post
    .the = the { card-MER03 }
card-MER04 = Cider Press
    .the = the { card-MER04 }
card-MER05 = Night Market
    .the = the { card-MER05 }
card-MER06 = Basket Weaver
    .the = the { card-MER06 }
card-MER07 = Auction Branch
    .the = the { card-MER07 }
card-MER08 = Caravan Stop
    .the = the { card-MER08 }
card-MER09 = Fruit Exchange
    .the = the { card-MER09 }
card-MER10 = Grocers' Row
    .the = the { card-MER10 }
card-MER11 = Harbour of Baskets
    .the = the { card-MER11 }
card-MER12 = Grand Bazaar
    .the = the { card-MER12 }
card-WRI01 = Chronicler's Nook
    .the = the { card-WRI01 }
card-WRI02 = Poets' Balcony
    .the = the { card-WRI02 }
card-WRI03 = Inkmaker
    .the = the { card-WRI03 }
card-WRI04 = Scriptorium
    .the = the { card-WRI04 }
card-WRI05 = Storyteller's Bench
    .the = the { card-WRI05 }
card-WRI06 = Paper Mill
    .the = the { card-WRI06 }
card-WRI07 = Playhouse
    .the = the { card-WRI07 }
card-WRI08 = Printing House
    .the = the { card-WRI08 }
card-WRI09 = Academy of Letters
    .the = the { card-WRI09 }
card-WRI10 = Archive
    .the = the { card-WRI10 }
card-WRI11 = Great Library
    .the = the { card-WRI11 }
card-WRI12 = Epic Hall
    .the = the { card-WRI12 }
card-BOT01 = Compost Garden
    .the = the { card-BOT01 }
card-BOT02 = Grafting Shed
    .the = the { card-BOT02 }
card-BOT03 = Seed Bank
    .the = the { card-BOT03 }
card-BOT04 = Pruning Terrace
    .the = the { card-BOT04 }
card-BOT05 = Herbarium
    .the = the { card-BOT05 }
card-BOT06 = Mulch Pit
    .the = the { card-BOT06 }
card-BOT07 = Grove Nursery
    .the = the { card-BOT07 }
card-BOT08 = Orchard Conservatory
    .the = the { card-BOT08 }
card-BOT09 = Bonsai Court
    .the = the { card-BOT09 }
card-BOT10 = Orchid House
    .the = the { card-BOT10 }
card-BOT11 = Elder Grafting Tree
    .the = the { card-BOT11 }
card-BOT12 = Botanical Dome
    .the = the { card-BOT12 }
card-EXP01 = Lookout
    .the = the { card-EXP01 }
card-EXP02 = Map Room
    .the = the { card-EXP02 }
card-EXP03 = Base Camp
    .the = the { card-EXP03 }
card-EXP04 = Specimen Cabin
    .the = the { card-EXP04 }
card-EXP05 = Trail Marker
    .the = the { card-EXP05 }
card-EXP06 = Zip Line
    .the = the { card-EXP06 }
card-EXP07 = Balloon Dock
    .the = the { card-EXP07 }
card-EXP08 = Cartographers' Spire
    .the = the { card-EXP08 }
card-EXP09 = Menagerie
    .the = the { card-EXP09 }
card-EXP10 = Sky Harbour
    .the = the { card-EXP10 }
card-EXP11 = Expedition Hall
    .the = the { card-EXP11 }
card-EXP12 = Horizon Tower
    .the = the { card-EXP12 }

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

prompt-draft-fruit = Which fruit from the market do you start with?
prompt-sell-fruit = Which of your fruits do you sell?
prompt-build = Build levels, use your fruit action or discard guilds, in any order; then finish.
prompt-compost-first = This level asks for a fruit first: which one do you compost?
prompt-discard-first = This level asks for a guild first: which one do you discard?
prompt-sell-more = You may sell one more fruit, of another type: which one?
prompt-take-more = You may take a fruit from the market: which one?
prompt-renew-row = You may discard a row of the guild market: which one?
prompt-build-by-effect = You may build a level of another guild at a reduced cost: which one?
prompt-draw-fruits = Do you reveal fruits from the deck and keep some?
prompt-keep-fruit = Which of the revealed fruits do you keep?
prompt-draw-guilds = Do you reveal guild cards from the deck, to build one?
prompt-build-drawn = You may build one of the revealed guilds: which one?
prompt-take-fruit = Which fruit do you take from the market?

## Moves

move-sell = Sell { $fruit-full }
move-build = Build a level of { $card-the }
move-less = Use the fruit action to build a level of { $card-the } for less
move-row = Discard the { $row } row of the guild market
move-chest = Use the fruit action to fill your chest
move-discard = Discard { $card-the }
move-compost = Compost { $fruit-a }
move-reveal = Reveal the cards
move-keep = Keep { $fruit-full }
move-take = Take { $fruit-full }
move-skip = Skip the effect
move-done = Finish building

## What happened

event-first-player = { $player } is the first player.
event-start-card = { $player } starts with { $card-the } on level 1.
event-drafted = { $player } takes { $fruit-full } from the market to start with.
event-round-began = Round { $round } begins.
event-sold = { $player } sells { $fruit-full } for { counted-coins }: { $price }.
event-sold-by-action = { $player } uses the fruit action to sell { $fruit-a } as well, for { counted-coins }: { $price }.
event-sold-more = { $player } also sells { $fruit-a } for { counted-coins }: { $price }.
event-used-action = { $player } uses the fruit action to build for less.
event-lost-action = { $player } leaves the fruit action unused.
event-composted = { $player } composts { $fruit-a }.
event-built = { $coins ->
    [0] { $player } builds level { $level } of { $card-the } for nothing.
   *[other] { $player } builds level { $level } of { $card-the } for { counted-coins }.
}
event-completed = { $banners ->
    [one] { $player } completes { $card-the } and gets { $banners } banner.
   *[other] { $player } completes { $card-the } and gets { $banners } banners.
}
event-gained = { $player } gains { counted-coins } by the effect of { $card-the }.
event-gained-completing = { $player } gains { counted-coins } for completing { $card-the }.
event-gained-discarding = { $player } gains { counted-coins } for discarding { $card-the }.
event-saved = { $player } uses the fruit action to put { counted-coins } in the chest.
event-saved-by = { $player } puts { counted-coins } in the chest by the effect of { $card-the }.
event-saved-taking = { $player } puts { counted-coins } in the chest for taking the fruit.
event-ignored = The effect of { $card-the } does nothing for { $player }.
event-discarded = { $player } discards { $card-the }.
event-cleared = { $cause-id ->
    [action] { $player } uses the fruit action to discard the { $row } row of the guild market: { $cards-the }.
   *[other] { $player } discards the { $row } row of the guild market: { $cards-the }.
}
event-revealed-fruit = { $player } reveals { $fruit-full }.
event-revealed-guild = { $player } reveals { $card-the }.
event-kept = { $player } keeps { $fruit-full }.
event-shuffled-back = { $deck-id ->
    [fruit] { $cards ->
        [one] { $cards } fruit is shuffled back into the deck.
       *[other] { $cards } fruits are shuffled back into the deck.
    }
   *[other] { $cards ->
        [one] { $cards } guild card is shuffled back into the deck.
       *[other] { $cards } guild cards are shuffled back into the deck.
    }
}
event-skipped = { $player } skips the effect of { $card-the }.
event-goal-reached = { $banners ->
    [one] { $player } has { $banners } banner: one more round is played after this one.
   *[other] { $player } has { $banners } banners: one more round is played after this one.
}
event-goal-reached-late = { $banners ->
    [one] { $player } has { $banners } banner, but the fruit deck is empty: the game ends with this round.
   *[other] { $player } has { $banners } banners, but the fruit deck is empty: the game ends with this round.
}
event-took = { $cause-id ->
    [action] { $player } uses the fruit action to take { $fruit-full }.
    [effect] Thanks to the effect, { $player } takes { $fruit-full }.
   *[other] { $player } rests and takes { $fruit-full }.
}
event-no-fruit = The fruit market is empty: { $player } takes nothing.
event-lost = { $kept ->
    [one] { $player } may keep only { $kept } coin and gives { $coins } back.
   *[other] { $player } may keep only { $kept } coins and gives { $coins } back.
}
event-emptied-chest = { $player } moves { counted-coins } from the chest to the purse.
event-new-fruit = { CAPITAL($fruit-full) } joins the fruit market.
event-slid = { $cards-count ->
    [one] { CAPITAL($cards-the) } slides down to the bottom row.
   *[other] { CAPITAL($cards-the) } slide down to the bottom row.
}
event-new-guild = { CAPITAL($card-the) } joins the { $row } row of the guild market.
event-shuffled = The discard pile is shuffled and becomes the new guild deck.
event-last-fruit = The last fruit of the deck has been drawn: the game ends with this round.
event-final-round = This is the final round.
event-final-scoring = The game is over: every guild card scores its highest level.
event-scored = { $player } scores { counted-points } for { $card-the }.
event-total = { $player } has { counted-points } in all.

## Pieces of the sentences above

counted-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
counted-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
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
option-show-sold-help = Everybody may look through everybody's sold fruits.

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
clause-TS-33 = Coins are not points
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
clause-TS-107 = A new guild deck
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
clause-TS-143 = A dash means no effect
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

## What the others read meanwhile

waiting-draft-fruit = { $player } is choosing a fruit to start with.
waiting-sell-fruit = { $player } is choosing a fruit to sell.
waiting-build = { $player } is building.
waiting-compost-first = { $player } is choosing a fruit to compost.
waiting-discard-first = { $player } is choosing a guild to discard.
waiting-sell-more = { $player } may sell another fruit.
waiting-take-more = { $player } may take another fruit.
waiting-renew-row = { $player } may discard a row of the guild market.
waiting-build-by-effect = { $player } may build a level at a reduced cost.
waiting-draw-fruits = { $player } may reveal fruits from the deck.
waiting-keep-fruit = { $player } is choosing a revealed fruit to keep.
waiting-draw-guilds = { $player } may reveal guild cards from the deck.
waiting-build-drawn = { $player } may build a revealed guild.
waiting-take-fruit = { $player } is choosing a fruit from the market.

## Why a move is refused, in the facts of the position

because-draft-first = The first fruits are still being chosen.
because-sell-first = { $fruits ->
    [one] You must sell your fruit first.
   *[other] You must sell one of your { $fruits } fruits first.
}
because-rest-now = { $fruits ->
    [one] You have finished building and must take the fruit in the market now.
   *[other] You have finished building and must take one of the { $fruits } fruits in the market now.
}
because-compost-first = { $left ->
    [one] Level { $level } of { $card-the } asks you to compost a fruit first.
   *[other] Level { $level } of { $card-the } asks you to compost { $left } fruits first.
}
because-discard-first = Level { $level } of { $card-the } asks you to discard a guild first.
because-keep-first = You must keep { $left } more of the revealed fruits first.
because-take-first = { $left ->
    [one] You must take { $left } more fruit from the market first.
   *[other] You must take { $left } more fruits from the market first.
}
because-effect-first = The effect of { $card-the } comes first: use it or skip it.
because-no-effect-now = You are not using an effect now.
because-chosen-already = You have already chosen { $fruit-full } to compost.
because-none-of-yours = { $plus ->
    [0] There is no { $type } with the { $action } action on your board.
   *[other] There is no valuable { $type } with the { $action } action on your board.
}
because-type-sold = You have already sold { $fruit-a } in this turn.
because-not-in-fruit-market = { $plus ->
    [0] There is no { $type } with the { $action } action in the fruit market.
   *[other] There is no valuable { $type } with the { $action } action in the fruit market.
}
because-fruit-not-revealed = { $plus ->
    [0] There is no { $type } with the { $action } action among the revealed fruits.
   *[other] There is no valuable { $type } with the { $action } action among the revealed fruits.
}
because-guild-not-revealed = { CAPITAL($card-the) } is not one of the revealed guilds.
because-other-action = The fruit that you sold has the { $held } action, not the { $wanted } action.
because-action-used = You have already used your fruit action in this turn.
because-no-action = You have no fruit action to use.
because-empty-row = The { $row } row of the guild market is empty.
because-complete-already = You have already completed { $card-the }.
because-theirs = { CAPITAL($card-the) } belongs to { $owner }.
because-not-in-this-game = { CAPITAL($card-the) } is not in this game.
because-in-discard-pile = { CAPITAL($card-the) } is in the discard pile.
because-not-in-guild-market = { CAPITAL($card-the) } is not in the guild market.
because-source-itself = The effect of { $card-the } builds a level of another guild, not of its own.
because-only-new = The effect of { $card-the } only starts a guild from the market.
because-only-own = The effect of { $card-the } only raises one of your guilds in progress.
because-too-dear = { $coins ->
    [0] Level { $level } of { $card-the } costs { cost-in-coins }, and your purse is empty.
   *[other] Level { $level } of { $card-the } costs { cost-in-coins }, and you have only { $coins } in your purse.
}
because-in-the-chest = { $coins ->
    [0] Level { $level } of { $card-the } costs { cost-in-coins }. You have { $chest } in your chest, but only the purse can be spent, and it is empty.
   *[other] Level { $level } of { $card-the } costs { cost-in-coins }. You have { $coins } in your purse and { $chest } in your chest, but only the purse can be spent.
}
because-no-space = { $cards ->
    [one] You already have a guild in progress, and room for no more.
   *[other] You already have { $cards } guilds in progress.
}
because-too-few-to-compost = { $fruits ->
    [0] { $needed ->
        [one] Level { $level } of { $card-the } asks you to compost a fruit, and you do not have any.
       *[other] Level { $level } of { $card-the } asks you to compost { $needed } fruits, and you do not have any.
    }
   *[other] Level { $level } of { $card-the } asks you to compost { $needed } fruits, and you have only { $fruits }.
}
because-no-completed-guild = Level { $level } of { $card-the } asks you to discard a completed guild, and you do not have any.
because-no-other-guild = Level { $level } of { $card-the } asks you to discard another guild, and you do not have any.
because-no-way = Whichever guild you discard for level { $level } of { $card-the }, you would then lack the coins or the room.
because-frees-no-space = { CAPITAL($gone-the) } is completed: discarding it makes no room for { $card-the }.
because-too-dear-then = { $coins ->
    [0] Without { $gone-the }, level { $level } of { $card-the } costs { cost-in-coins }, and your purse is empty.
   *[other] Without { $gone-the }, level { $level } of { $card-the } costs { cost-in-coins }, and you would have only { $coins }.
}
because-not-on-your-board = { CAPITAL($card-the) } is not one of your guilds.
because-being-built = You are building { $card-the } itself.
because-not-completed = { CAPITAL($card-the) } is not completed.

# A piece of the sentences above
cost-in-coins = { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}

## What a player leaves undone

undone-action = { $action-id ->
    [sell] You can still sell one more fruit; the fruit action ends with this turn.
    [row] You can still replace a row of the guild market; the fruit action ends with this turn.
    [take] You can still take a fruit from the market; the fruit action ends with this turn.
    [chest] You can still put coins into your chest; the fruit action ends with this turn.
   *[less] You can still build a level for less; the fruit action ends with this turn.
}
undone-coins = { $coins ->
    [one] You can still build a level; otherwise you give 1 coin back.
   *[other] You can still build a level; otherwise you give { $coins } coins back.
}
