# The guided first game of Alynthia in English.
# The French file holds the same ids.

## 1: a first round

first-round-title = A first round
first-round-welcome = Dragons nest on the ruins of Alynthia. You lead the Mountain Guild, in grey on D3; your partner leads the Forest Guild, in green. You have five rounds to clear all four nests, and you win or lose together.
first-round-take-focus = Most of what you do takes focus: 1 for a step, 1 for an attack, some for building. Once a round you take 7. Press the eye with the 7 on your guild board.
first-round-focus-before-building = Building comes next. Take your 7 focus first: the very next thing you want to do will need it.
first-round-not-done-yet = The round has only begun, and 7 focus are waiting for you. Take them first.
first-round-focus-first = That can wait a moment. With 7 focus in hand you see at once how much is possible: press the eye with the 7.
first-round-build = You stand in a quarry. Build an outpost here: it earns renown now, and it brings 1 stone at every harvest.
first-round-build-before-leaving = You can only build where you stand, and D3 is a good place: stone, and no nest next door. Build first, then walk on.
first-round-keep-for-outposts = The market will still be open later. Today your few goods are better spent on outposts, which bring new ones every round.
first-round-card-later = A card is worth its 3 focus, but an outpost pays you back every round, so it should stand early. Build first.
first-round-build-first = The earlier an outpost stands, the more it brings. Build here first; everything else can follow.
first-round-pay = Your first outpost costs one resource: wood, stone or food, whichever you like. Workers are never asked for; they are for battles.
first-round-step = That made 1 renown, in the pool that you two share: the star at the top. Your partner is moving too; everybody acts at the same time. Now step to the field next door, C3.
first-round-next-to-a-nest = That space touches the nest on E2. When its dragons break out, that is where they land. C3 is out of their reach.
first-round-partners-outpost = Your partner has built there, and a space holds only one outpost. C3 is still free.
first-round-upgrade-later = You have spotted the best bargain in the game! The next chapter is all about it. For now, step to C3.
first-round-step-now = You have focus enough for a second outpost today, and it should stand on other ground. Step to C3.
first-round-build-again = From this field you will harvest food. A second outpost costs 1 focus and 1 resource and earns 2 renown; each further one costs a little more and earns a little more. Build it.
first-round-stay-and-build = You have only just come to a good place: food, and no nest next door. Build before you walk on.
first-round-build-now = Two outposts in the first round are a good start. Put the second one up now; the rest can wait.
first-round-pay-again = What can you spare? At the harvest D3 will bring you stone, and C3 food.
first-round-done = That is a fine first round. The focus you have not used stays with you. Say that you are done; when your partner is done too, the round ends.
first-round-rest-your-feet = A step would use up focus that serves you better next round. Stay here, and say that you are done.
first-round-card-in-the-next-chapter = We draw a card in the next chapter. Keep your focus for now, and say that you are done.
first-round-enough-for-now = In a real game you may well do that. Now let us see how a round ends: say that you are done.
first-round-round-over = Harvest: the outpost on D3 has brought you a stone, the one on C3 food. Your 7 focus are ready to be taken again.
first-round-nests-grow = And so a new round begins, as always with the dragons. Each nest has hatched one more and holds 3 now. At five they swarm; we shall see that soon enough.

## 2: growing

growing-title = Earning renown
growing-renown = A nest only falls if you can pay for it: 10 renown for the first one, then 20, 25 and 35. The prices stand at the top, with your pool beside them. It holds 8. Let us earn some more.
growing-guild-stone = Every guild has abilities of its own. Yours gives you 1 stone, once a round, for nothing. Take it.
growing-stone-before-upgrade = You are on the right track, only take your free stone first. Free things are easily forgotten once building begins.
growing-stone-before-market = Before you spend anything, take what costs nothing: the stone of your guild. It will buy something better in a moment.
growing-free-stone-first = Your guild offers you a stone for nothing. Take it first, so that it is not forgotten.
growing-monument = Now the best bargain in Alynthia: an upgrade for the outpost you stand on. A monument costs 2 focus, 1 stone and 1 food. It earns 3 renown, two research abilities, and 2 renown in every round.
growing-not-a-storehouse = A storehouse lets you keep more cards, and you hold only a few. A monument pays 2 renown every round: it is best built early.
growing-stronghold-later = A stronghold makes you stronger in battle, and its time will come. A monument pays every round, so it goes first.
growing-village-or-monument = A village brings you a worker every round, and is a good choice too. But what you lack now is renown, and that is what a monument brings.
growing-upgrade-before-leaving = You can only upgrade the outpost you stand on. You are in the right place: build the monument, then walk.
growing-upgrade-first = Keep your goods and your focus for the monument: nothing else gives you as much for them.
growing-research = Two abilities to unlock! In each row the next one is yours, from left to right. Begin with Commerce: its first ability rolls the fortune die for you, once a round.
growing-conquest-next = Conquest makes your attacks stronger; you may take it right after this one. Commerce pays every round, so it goes first.
growing-commerce-first = You may take that row with your second choice. Commerce 1 brings you something every round, so it is good to have early.
growing-research-again = The second choice is yours. Politics leads to cards and to 7 renown, Commerce to more focus; Fortification strengthens your defense, Conquest your attack.
growing-use-monument = New abilities work at once, and using them costs nothing. Use the monument: 2 renown.
growing-monument-before-others = That one comes next. Use the monument first: its 2 renown are certain.
growing-abilities-are-free = Use what is free before you spend anything: the monument has 2 renown for you.
growing-fortune = Now Commerce 1: the fortune die. It may bring renown, a card, a worker or goods.
growing-roll-before-market = Roll the fortune die first: what it brings may buy you something better at the market.
growing-roll-first = The fortune die is free, and what it brings may change your plans. Roll it first.
growing-take-stone = One resource of your choice. Look at the market: the Great statue wants 3 stone, and you hold 2. Which one do you take?
growing-stone-for-the-statue = You could use that one day, but with a third stone you can buy the Great statue at once.
growing-market = There they are, three stone. The market takes goods and no focus. Buy the Great statue: 4 renown.
growing-statue-pays-best = That card gives you less for your goods. The Great statue turns 3 stone into 4 renown, the best price on the table.
growing-statue-before-card = A card comes next. Buy the Great statue first: you have just the right goods for it.
growing-statue-now = You have collected three stone for the Great statue. Buy it before you go on: it is worth 4 renown.
growing-buy-card = You still have focus. For 3 of it you may draw an action card. Try one.
growing-focus-for-a-card = You have nothing to do elsewhere this round, and an action card is worth more than a walk. Draw one.
growing-card-now = You have focus left over, and your goods are better kept for another outpost. Draw a card.
growing-supply = The card is Supply: any resource, whenever you like. Play it for a worker: press the card, then the workers. Every worker you hold adds 1 to your strength in every battle.
growing-worker-is-best = Outposts will bring you that at the harvest. They never bring workers, so a worker is the better choice.
growing-play-the-card = First play the card that you have drawn: Supply, for a worker. You will need it against the dragons.
growing-look-back = 3 for the upgrade, 2 from the monument, 4 at the market: the pool has gone from 8 to 17, more than the first nest costs. And next round monument and die work again.

## 3: dragons

dragons-title = When dragons swarm
dragons-too-many-cards = Another round has ended, and the harvest is in. You hold 8 cards and may keep 7. Which one can you spare? You have plenty of wood.
dragons-keep-strength = Do keep Strength: in a minute you will be glad of it. You can spare one of your three wood.
dragons-keep-workers = A worker fights for you in every battle, and outposts never bring one. You can spare one of your three wood.
dragons-wood-is-plenty = You have less of that. Of your three wood, one will hardly be missed.
dragons-swarm = Round 3 begins with the dragons. The nest on E2 grew to 6. Five or more swarm: one flies to each neighbouring space. Two have come to you, on D2 and on E3.
dragons-which-battle = They attack your monument on D2 and your character on E3. A beaten building is destroyed, a beaten character only steps back. You hold one Strength card: fight for the monument first.
dragons-monument-is-at-stake = If your character loses, it steps back; if your monument loses, it is gone. Defend D2 first, as long as you have the Strength card.
dragons-before-the-dice = The dragon has 3 this round, and its die. You have 1 defense, 1 worker, and your die; in defense a tie is enough. Cards may wait until the dice have fallen, so pass for now.
dragons-dice-first = Perhaps you will not even need it. The card can be played after the dice just as well: pass for now, and look at them first.
dragons-after-the-dice = 5 for the dragon, 4 for you: that would be lost by a single point. Now the card is worth it. Play Strength: 3 more for the defender, and that is you.
dragons-not-for-the-dragon = Careful, the attacker is the dragon! You are defending: give the 3 points to the defender.
dragons-worth-the-card = If you pass, 4 against 5 loses you the monument. This is what you kept the card for.
dragons-retreat = The monument is saved, and the dragon was worth 1 renown. On E3 it went the other way, 6 to 3: your character must step back. Go to your outpost on E4.
dragons-back-to-your-outpost = You would be safe there, but on E4 stands your outpost, ready for an upgrade. Go there.
dragons-loss = A lost battle also costs you what the fortune die shows, this time one resource. You choose which.
dragons-after-the-storm = Not so bad! And look at E2: the swarm has left only 2 dragons in that nest. Right after a swarm a nest is at its weakest, and that is your chance.

## 4: a nest

a-nest-title = Attack on a nest
a-nest-the-plan = From round 2 on, at least one nest must fall in every round, or you both lose. E2 is weak now: 2 dragons, with strength 4 each on their nest. But a dragon on E3 bars the way.
a-nest-stronghold = First grow stronger. You stand on your outpost on E4: upgrade it to a stronghold. It gives you 2 points of strength and, like every upgrade, 3 renown and two research abilities.
a-nest-ready-first = You would probably beat that dragon, but for the nest you need more. Build the stronghold first; then you attack both with more strength.
a-nest-strength-now = A storehouse keeps cards. What you need today is strength: build the stronghold.
a-nest-stronghold-first = A nest must fall this round, and your goods are just right for a stronghold. Build that first.
a-nest-split = Where do the 2 points go? Today you attack: put both into attack.
a-nest-all-into-attack = Defense helps when dragons come to you. Today you go to them: put both points into attack.
a-nest-conquest = Now research. The next ability in Conquest is 1 more for your attack.
a-nest-conquest-for-a-fighter = Useful, and you have a second choice in a moment. Conquest first: every point counts against the nest.
a-nest-any-research = Your attack is at 8. The second ability is up to you.
a-nest-charge = Where dragons are, you enter only to attack: 1 focus for the step, 1 for the attack. Attack the dragon on E3.
a-nest-bars-no-way = That dragon is not in your way, and your focus will not do for everything. The one on E3 stands between you and the nest.
a-nest-straight-ahead = The long way round costs more focus than the fight. Go straight ahead: attack the dragon on E3.
a-nest-focus-is-for-fighting = A card costs 3, and then your focus would no longer do for both battles. The card has to wait.
a-nest-clear-the-way = The nest must fall this round. Clear the way first: attack the dragon on E3.
a-nest-pay-renown = An attack also costs a worker or 2 renown. A worker who stays with you adds 1 to your strength, and the pool can spare 2: pay renown.
a-nest-keep-the-worker = The worker would be gone, and with it 1 point against the nest. The pool can spare 2 renown.
a-nest-won-already = You have 13, the dragon 4: you have won without a card. Keep Re-roll for the nest, and pass.
a-nest-keep-the-reroll = You win this battle anyway. Against the nest it will be close: keep Re-roll until then.
a-nest-the-nest = The way is clear. The next nest costs 20 renown, paid only if you win, and the pool has enough. Attack E2!
a-nest-strike-now = You stand right beside it, and it is weak. Next round it will have grown again: attack E2 now.
a-nest-focus-for-the-nest = With that you could no longer pay for the attack, and without a nest this round you both lose. Attack E2.
a-nest-nest-now = Anything else can wait: if no nest falls this round, you both lose. Attack E2.
a-nest-pay-again = The nest has 8 and its die. You have 8, your worker and your die, and an attacker must have more. You need the worker: pay renown.
a-nest-worker-fights = Without the worker you would be 1 point weaker, and it will be close. The pool has enough for the nest and for 2 renown more.
a-nest-reroll = 10 to 11, so close! Now play Re-roll. Your die shows 1: it can only get better.
a-nest-do-not-give-up = If you pass, the attack has failed. You hold a Re-roll card, and your die shows only 1: roll it again.
a-nest-your-own-die = That die would have to show 1 or less: an even chance. Yours needs only a 3. Roll your own again, the attacker’s.
a-nest-reward = 14 to 11: the nest is yours! The pool pays 20 and gets 2 back, and you unlock one more ability. Choose one.
a-nest-one-down = The second nest has fallen, and with it this round is safe: one nest a round is enough, whichever of you defeats it. Two are left.

## 5: the last nest

the-last-nest-title = The last nest
the-last-nest-last-round = Round 5, the last one. Three nests are defeated. The fourth, on B5, costs 35 renown, and your pool holds 29. If it still stands when the round ends, you both lose. Your partner is done: now it is up to you.
the-last-nest-six-renown = 6 renown are missing. The Great statue gives 4 for your 3 stone, and your card Acclaim gives 2. That is exactly enough. Begin with whichever you like.
the-last-nest-statue-brings-most = That card gives you less for your goods, and in the end you would be short. The Great statue and Acclaim make exactly 6.
the-last-nest-focus-for-the-attack = An outpost would bring 4 renown, but it costs the 2 focus that you need: one for the step, one for the attack.
the-last-nest-do-not-give-up = If the round ends now, all is lost, and you are so close! Get the missing 6 renown with the Great statue and Acclaim.
the-last-nest-renown-first = You already stand beside the nest, with just enough focus to attack it. Only the renown is missing: the Great statue, and Acclaim.
the-last-nest-the-other-half = Well done. Now the other one, and the pool holds 35.
the-last-nest-stay-by-the-nest = Stay beside the nest: your 2 focus are for the attack. The rest of the 6 renown is still missing.
the-last-nest-exactly-enough = The Great statue and Acclaim together make exactly 6. One of the two is done; now the other.
the-last-nest-attack = 35, to the point! The pool cannot spare a thing, so one of your two workers pays for the attack, and the other one fights. Attack B5!
the-last-nest-focus-for-two = You have focus for one step and one attack, no more. Use both now: attack B5.
the-last-nest-one-attack-away = One attack, and it is done. Nothing can be saved for later any more: attack B5.
the-last-nest-spend-nothing = The pool holds what the nest costs, and your goods cannot help any further. Attack B5!
the-last-nest-won = 14 to 11: the last nest has fallen, and Alynthia is free. You have won, both of you. That is how close it often is at the end!

## 6: a game of your own

your-game-title = Your first game
your-game-guild = A new land, and a game of your own. Which guild do you lead? Mountain is strong in battle, Forest holds more cards, Field draws cards, Labor brings workers, and the Nomads have more focus.
your-game-start = Where do you start? A good space touches no nest, and has different ground around it.
your-game-off-you-go = From here it is your game, with a young tree as your partner. Outposts and an upgrade in round 1, then a nest every round. Another day you can also play alone, or against each other for renown.
