# The illustrated rules of Alynthia in English. guide.toml says where each text is used.
# *Stars* stress a word; clauses such as AL-57 become links.

## The game in ten lines

cover-picture = The fourth round. Two nests have fallen, a swarm has just left the third, and both guilds are on their way to it.
cover-alt = The map of Alynthia, six spaces by six. The nests on E2 and E5 are defeated; those on B2 and B5 still hold 3 and 2 dragons, and single dragons stand around B5. Six outposts of two guilds stand in the middle, four of them upgraded.

overview-theme = Dragons nest on the ruins of Alynthia. Each of you leads a *guild* with abilities of its own.
overview-aim = You play *together*: defeat every nest within five rounds, and from round 2 on at least one in every round.
overview-renown = A nest costs *renown* as well as a battle. All that you earn goes into one pool, and each nest costs more than the last.
overview-round = A round has three phases: the dragons come, the guilds act, the outposts are harvested.
overview-dragons = Nests *grow*. Where five dragons are together they *swarm* over the neighbouring spaces, and attack what they find there.
overview-actions = Then you all act, at the same time and in any order, as long as your *focus* and your goods last.
overview-growth = *Outposts* bring goods every round. *Upgrades* of outposts bring renown, abilities and research.
overview-battle = A *battle* compares two numbers: your strength, your workers and your die against the dragons and theirs.
overview-modes = You can also play alone, or against each other for the most renown in four rounds.

## What is in the box

box-tile = *The land* is laid from tiles, four of them for two players. Each has woods, quarries or fields, and one nest; some have a hamlet, where workers are recruited.
box-guild = *Guilds.* Each begins on ground of its own kind and has two abilities from the start. In the advanced game they are unlocked round by round, and a third one with them (AL-68).
box-outpost = *Outposts*, five for each guild. Each one costs more than the one before, and earns more renown.
box-upgrade = *Upgrades.* An outpost can have one. There are a few of each kind for all of you: one more than there are players.
box-research = *Research*: four rows of four abilities for each guild. In every row you unlock them from left to right.
box-market = *The market*: eight cards lie open. The upper half says what you pay, the lower half what you get.
box-action = *Action cards* are drawn unseen and played when you like, most of them even during a battle.
box-die = *Dice.* Guilds fight with a die from 1 to 6, dragons with one from 0 to 3. The spawn die makes nests grow; the fortune die brings you something small, or takes it.
box-rounds = *The round tracker* tells the strength of a dragon in each round, and that of a dragon on its nest.
box-nests = *The nest tracker* tells what the first nest costs, the second, and so on; each row is a difficulty.

## A round, step by step

turn-swarm-title = The dragons grow and swarm
turn-swarm = Every round begins with the dragons. A die is rolled for each nest, and it grows by 0, 1 or 2; to a defeated nest 1 dragon comes. Then every space with *five or more* dragons swarms: one flies to each neighbouring space, and the rest stay. Diagonals are not neighbours. Otherwise dragons never move.
turn-swarm-picture = Four dragons sit in the nest on E2. Its die shows 2, so there are six.
turn-swarm-alt = The map at the end of round 2. The nest on E2 is lit and holds 4 dragons. The Mountain Guild has a monument beside it on D2, and its character stands on E3.
turn-swarm-after = Four have flown out and two are left. On D2 and E3 they have reached the Mountain Guild.
turn-swarm-after-alt = The nest on E2 holds 2 dragons. On each of the lit spaces E1, D2, F2 and E3 stands one dragon.

turn-defend-title = Defend what they reach
turn-defend = Dragons that have come to a space with something of yours attack it. They have their number times the dragon strength of the round, plus their die. You have your *defense*, 1 for each *worker* you hold, and your die; a tie is enough. If you win, they are gone, and each is worth 1 renown. If you lose, your character steps back, or your upgrade or outpost is destroyed, and the fortune die says what else it costs you. A character shields the buildings on its space.
turn-defend-picture = Two battles, on D2 and E3. The dice of the first say 5 to 4 for the dragon, but the Mountain Guild has a Strength card.
turn-defend-alt = The map during the first battle. D2, with a monument and a dragon, and E3, with the character of the Mountain Guild and a dragon, are lit.
turn-defend-after = The monument is saved. On E3 the dragon has won: the character is back on E4, and a resource is lost.
turn-defend-after-alt = On D2 the dragon is gone and the monument still stands. The character stands on E4. Both spaces are lit; a dragon is left on E3.

turn-focus-title = Take focus, and move
turn-focus = Once a round you take *7 focus*. Each step to a neighbouring space costs 1. What you do not use is kept, up to 9. You can walk over anybody’s buildings, but not onto a space with another character.
turn-focus-picture = The eye with the 7: press it, and the round is yours.
turn-focus-alt = The focus track and the guild abilities of the Mountain Guild in round 1. The ability with 7 focus is lit, and the marker is on 0.
turn-focus-after = Seven points for steps, attacks, buildings and cards.
turn-focus-after-alt = The focus marker is on 7, and the ability is turned dark until the harvest.

turn-outpost-title = Build outposts
turn-outpost = Build where your character stands, on woods, a quarry or a field without an outpost. The first one costs 1 resource, the second 1 focus and 1 resource, and so on; workers never count. You earn its renown now, and *1 resource of that ground* at every harvest.
turn-outpost-picture = The Mountain Guild stands in the quarry on D3. The field on C3 is one step away, and neither touches a nest.
turn-outpost-alt = The map in round 1. The character of the Mountain Guild stands on D3; D3 and C3 are lit.
turn-outpost-after = Two outposts: 3 renown, and from now on stone and food every round.
turn-outpost-after-alt = An outpost of the Mountain Guild stands on D3, and one on C3, where the character is. Both are lit.

turn-upgrade-title = Upgrade an outpost
turn-upgrade = On your own outpost you can build one upgrade, for 2 focus and 2 resources. Each kind earns *3 renown* and *2 research abilities*, and has a power of its own: a *monument* 2 renown a round, a *village* 1 worker a round, a *stronghold* 2 points of strength, a *storehouse* room for 4 more cards.
turn-upgrade-picture = A monument costs 2 focus, 1 stone and 1 food.
turn-upgrade-alt = The outposts, upgrades and research rows of the Mountain Guild in round 2. Two outposts are built, no ability is unlocked, and the monument is lit.
turn-upgrade-after = It is built. Commerce 1 and Conquest 1 are unlocked, and work at once.
turn-upgrade-after-alt = The monument has the mark of the guild. In the research rows the first ability of Commerce and the first of Conquest are unlocked. All three are lit.

turn-abilities-title = Use your abilities
turn-abilities = Abilities with a round arrow work *once a round* and cost nothing: guild abilities, monuments and villages, and several kinds of research. Use them when you like while the guilds act. What is not used in a round is not saved.
turn-abilities-picture = The monument and the fortune die of Commerce 1 are ready.
turn-abilities-alt = The upgrades and research rows of the Mountain Guild. The monument and the first ability of Commerce are lit.
turn-abilities-after = The monument has brought 2 renown and rests until the next round.
turn-abilities-after-alt = The monument is turned dark; the first ability of Commerce can still be used.

turn-market-title = Trade at the market, draw cards, recruit
turn-market = A market card costs goods and no focus; the gap is filled after the harvest. For *3 focus* you draw an action card. In a hamlet you may pay any 2 resources for a *worker*. Keep workers: every one in your hand adds 1 to your strength in all battles.
turn-market-picture = Four stone in hand: the Great statue takes three.
turn-market-alt = The market with eight open cards. The Great statue, 3 stone for 4 renown, is lit.
turn-market-after = 4 renown for the pool, and an empty place until the round is over.
turn-market-after-alt = The market with seven cards; the Great statue is gone.

turn-attack-title = Attack dragons
turn-attack = You enter a space with dragons only to attack them: 1 focus for the step, 1 for the attack, and *1 worker or 2 renown*. You have your *attack*, your workers and your die, and need *more* than they have. If you win, you stay there and earn 1 renown for each dragon. If you lose, you only go back to where you came from.
turn-attack-picture = From E4 to the dragon on E3. The Mountain Guild has 9 and its die, the dragon 3 and its own.
turn-attack-alt = The map in round 3. The character of the Mountain Guild stands on E4, and a dragon on E3; both spaces are lit.
turn-attack-after = 13 to 4. The way to the nest on E2 is clear.
turn-attack-after-alt = The character stands on E3, which is lit, and the dragon is gone. The nest on E2, with 2 dragons, is the next space to the north.

turn-nest-title = Defeat a nest
turn-nest = You attack a nest in the same way. It has its number of dragons times the *nest strength* of the round, plus a die. The pool must hold what the next nest costs, and pays it *only if you win*. Then the nest is defeated for good, and you get 2 renown and a research ability.
turn-nest-picture = Two dragons of strength 4: that is 8, and their die. The second nest costs 20 renown.
turn-nest-alt = The character of the Mountain Guild stands on E3. The nest on E2, with 2 dragons, is lit.
turn-nest-after = 10 to 11 was almost enough. A Re-roll card turned the 1 into a 5: 14 to 11.
turn-nest-after-alt = The nest on E2 is defeated and lit. The character of the Mountain Guild stands on it.

turn-harvest-title = Harvest
turn-harvest = When everybody is done, each outpost brings 1 resource of its ground. You may keep *7 cards*, goods and action cards together, unless an ability allows more. Abilities are ready again, the market is filled up, and the next round begins.
turn-harvest-picture = The Mountain Guild is done in round 1, with 1 food and 1 worker in hand.
turn-harvest-alt = The hand of the Mountain Guild at the end of round 1: 1 food and 1 worker.
turn-harvest-after = D3 has brought stone, and C3 food. Round 2 can begin.
turn-harvest-after-alt = The hand now has 1 stone and 2 food, both lit, and 1 worker.

## Winning and losing

scoring-pool = *One pool.* Whatever any of you earns goes into it, and any of you may pay from it: for attacks and for nests.
scoring-costs = *Nests* cost more each time. With two players at normal difficulty it is 10, 20, 25 and 35 renown.
scoring-pace = *One a round.* In round 2, and in every round after it, at least one nest must fall. A second one in the same round does not count for the next.
scoring-win = *You win* at the moment the last nest falls: all of you.
scoring-loss = *You lose*, all of you, when a round from the second on ends without a nest, or when a nest still stands after round 5. Nothing else ends the game, however many dragons there are.
scoring-example = Round { $team_round }: one nest is left, and the pool does not yet hold what it costs. The Great statue and the card Acclaim bring exactly what is missing, so nothing can be spared for the attack, and a worker pays for it. The battle is won. The pool pays for the nest, and gets the reward for it and the renown of Conquest. So { $team_nests } nests are defeated and { $team_left } are left; { $team_renown } renown remain, and the guilds have won together.
scoring-example-picture = The last nest, on B5, with the Mountain Guild beside it.
scoring-example-alt = The map in round 5. Three nests are defeated. The nest on B5 holds 2 dragons and is lit; the character of the Mountain Guild stands on C5.
scoring-example-after = Alynthia is free.
scoring-example-after-alt = The nest on B5 is defeated and lit, and the character of the Mountain Guild stands on it. No nest is left.

## Icons

glossary-focus-title = Focus
glossary-focus = pays for steps, attacks, buildings and action cards.
glossary-renown-title = Renown
glossary-renown = in the common pool; pays for nests and attacks.
glossary-wood-title = Wood
glossary-wood = from outposts in woods.
glossary-stone-title = Stone
glossary-stone = from outposts in quarries.
glossary-food-title = Food
glossary-food = from outposts on fields.
glossary-worker-title = Worker
glossary-worker = adds 1 to your strength as long as you hold it; no outpost brings one.
glossary-non_worker_resource-title = Wood, stone or food
glossary-non_worker_resource = whichever you choose, but not a worker.
glossary-any_resource-title = Any resource
glossary-any_resource = wood, stone, food or a worker.
glossary-outpost-title = Outpost
glossary-outpost = stands on one space and brings its resource at every harvest.
glossary-research-title = Research
glossary-research = unlock the next ability in a row of your choice.
glossary-action_card-title = Action card
glossary-action_card = draw one; you may keep it for later.
glossary-fortune_roll-title = Fortune die
glossary-fortune_roll = renown, an action card, a worker or other goods. After a lost defense you lose what it shows.
glossary-attack-title = Attack
glossary-attack = your strength when you attack.
glossary-defense-title = Defense
glossary-defense = your strength when dragons come to you.
glossary-battle_points-title = Points of strength
glossary-battle_points = split between attack and defense as you like, for good.
glossary-hand_limit-title = Hand limit
glossary-hand_limit = you may keep more cards at the harvest.
glossary-dragon-title = Dragon
glossary-dragon = beside it stands its strength in that round.
glossary-nest-title = Nest
glossary-nest = beside it stands the strength of each of its dragons, or the renown that it costs.

## First strategies

hint-upgrade = *Upgrade early.* 3 renown and two abilities for 2 focus and 2 resources: nothing else gives as much. A monument or a village built in round 1 works for you five times.
hint-ground = *Keep away from nests, and mix the ground.* Spaces that touch no nest are seldom reached by a swarm. Stone, wood and food from three outposts let you build whatever you want.
hint-roles = *Share the work.* One of you takes Conquest, strongholds and workers and does the fighting; the other earns renown with monuments, Politics and the market.
hint-after-a-swarm = *Strike after a swarm.* A nest of 4 is hard to beat; after a swarm only one or two are left. End your round two steps away from a nest that is about to swarm: its dragons do not reach you, but you reach them.
hint-cards = *Keep cards and workers for the nests.* Pay for attacks with renown while the pool can spare it, and play Strength and Re-roll after the dice, when you know what is missing.
