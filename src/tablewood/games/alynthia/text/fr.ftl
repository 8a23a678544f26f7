# Alynthia : noms, questions, coups et phrases du journal en français.
# Le fichier anglais porte les mêmes identifiants.

## Jeu

game-name = Alynthia
game-tagline = Menez une guilde au pays des dragons : chassez-les ensemble, ou éclipsez les autres.

## Guildes

guild-mountain = la Guilde de la Montagne
guild-forest = la Guilde de la Forêt
guild-field = la Guilde des Champs
guild-labor = la Guilde du Labeur
guild-nomads = les Nomades
power-tunnel = tunnel
power-walls = remparts
power-trap = piège
power-labor_die = dé de labeur
power-caravan = caravane

## Joueurs

player-A = joueur A
    .the = le joueur A
player-B = joueur B
    .the = le joueur B
player-C = joueur C
    .the = le joueur C
player-D = joueur D
    .the = le joueur D
player-E = joueur E
    .the = le joueur E

## Ressources et cases

resource-wood = bois
    .plural = bois
    .some = du bois
resource-stone = pierre
    .plural = pierres
    .some = de la pierre
resource-food = nourriture
    .plural = nourritures
    .some = de la nourriture
resource-worker = ouvrier
    .plural = ouvriers
    .some = un ouvrier
counted-resource = { $count } { $count ->
    [one] { $resource }
   *[other] { $resource-plural }
}
gain-wood = bois
    .plural = bois
gain-stone = pierre
    .plural = pierres
gain-food = nourriture
    .plural = nourritures
gain-worker = ouvrier
    .plural = ouvriers
gain-renown = point de renommée
    .plural = points de renommée
gain-focus = point de concentration
    .plural = points de concentration
gain-action_card = carte Action
    .plural = cartes Action
gain-research = capacité de recherche
    .plural = capacités de recherche
gain-any_resource = ressource au choix
    .plural = ressources au choix
gain-non_worker_resource = ressource hors ouvrier
    .plural = ressources hors ouvrier
gain-fortune_roll = jet du dé de fortune
    .plural = jets du dé de fortune
face-shown = { $face ->
    [none] rien
   *[other] { $face }
}
face-before = { $before ->
    [none] rien
   *[other] { $before }
}
face-after = { $after ->
    [none] rien
   *[other] { $after }
}
points-of-renown = { $renown } { $renown ->
    [one] point de renommée
   *[other] points de renommée
}
points-of-focus = { $focus } { $focus ->
    [one] point de concentration
   *[other] points de concentration
}
terrain-wood = bois
terrain-stone = pierre
terrain-food = nourriture
terrain-worker = case ouvrier
terrain-dragon = case dragon
terrain-tunnel = tunnel

## Les cases de la carte, par la lettre de la colonne et le numéro de la ligne

space-r0c0 = A1
space-r0c1 = B1
space-r0c2 = C1
space-r0c3 = D1
space-r0c4 = E1
space-r0c5 = F1
space-r0c6 = G1
space-r0c7 = H1
space-r0c8 = I1
space-r1c0 = A2
space-r1c1 = B2
space-r1c2 = C2
space-r1c3 = D2
space-r1c4 = E2
space-r1c5 = F2
space-r1c6 = G2
space-r1c7 = H2
space-r1c8 = I2
space-r2c0 = A3
space-r2c1 = B3
space-r2c2 = C3
space-r2c3 = D3
space-r2c4 = E3
space-r2c5 = F3
space-r2c6 = G3
space-r2c7 = H3
space-r2c8 = I3
space-r3c0 = A4
space-r3c1 = B4
space-r3c2 = C4
space-r3c3 = D4
space-r3c4 = E4
space-r3c5 = F4
space-r3c6 = G4
space-r3c7 = H4
space-r3c8 = I4
space-r4c0 = A5
space-r4c1 = B5
space-r4c2 = C5
space-r4c3 = D5
space-r4c4 = E5
space-r4c5 = F5
space-r4c6 = G5
space-r4c7 = H5
space-r4c8 = I5
space-r5c0 = A6
space-r5c1 = B6
space-r5c2 = C6
space-r5c3 = D6
space-r5c4 = E6
space-r5c5 = F6
space-r5c6 = G6
space-r5c7 = H6
space-r5c8 = I6
space-r6c0 = A7
space-r6c1 = B7
space-r6c2 = C7
space-r6c3 = D7
space-r6c4 = E7
space-r6c5 = F7
space-r6c6 = G7
space-r6c7 = H7
space-r6c8 = I7
space-r7c0 = A8
space-r7c1 = B8
space-r7c2 = C8
space-r7c3 = D8
space-r7c4 = E8
space-r7c5 = F8
space-r7c6 = G8
space-r7c7 = H8
space-r7c8 = I8
space-r8c0 = A9
space-r8c1 = B9
space-r8c2 = C9
space-r8c3 = D9
space-r8c4 = E9
space-r8c5 = F9
space-r8c6 = G9
space-r8c7 = H9
space-r8c8 = I9
space-tunnel = la case du tunnel

## Cartes Action

card-gather = Cueillette
card-strength = Force
card-ranged = Attaque à distance
card-acclaim = Acclamation
card-insight = Intuition
card-reroll = Relance
card-supply = Provisions
card-march = Marche

## Ce qui change de main

thing-wood = bois
    .plural = bois
thing-stone = pierre
    .plural = pierres
thing-food = nourriture
    .plural = nourritures
thing-worker = ouvrier
    .plural = ouvriers
thing-gather = carte Cueillette
    .plural = cartes Cueillette
thing-strength = carte Force
    .plural = cartes Force
thing-ranged = carte Attaque à distance
    .plural = cartes Attaque à distance
thing-acclaim = carte Acclamation
    .plural = cartes Acclamation
thing-insight = carte Intuition
    .plural = cartes Intuition
thing-reroll = carte Relance
    .plural = cartes Relance
thing-supply = carte Provisions
    .plural = cartes Provisions
thing-march = carte Marche
    .plural = cartes Marche
cards-given = { $given ->
    [0] rien
    [one] { $given } carte
   *[other] { $given } cartes
}
cards-asked = { $asked ->
    [0] rien
    [one] { $asked } carte
   *[other] { $asked } cartes
}
things-given = { $given ->
    [none] rien
   *[other] { $given }
}
things-asked = { $asked ->
    [none] rien
   *[other] { $asked }
}

## Cartes Marché

market-quarry-sale = Vente de la carrière (1 pierre : 1 point de renommée)
    .title = Vente de la carrière
market-timber-sale = Vente de bois (1 bois : 1 point de renommée)
    .title = Vente de bois
market-grain-sale = Vente de grain (1 nourriture : 1 point de renommée)
    .title = Vente de grain
market-scholars-patron = Mécène des savants (1 ouvrier : 1 recherche, 1 point de renommée)
    .title = Mécène des savants
market-stone-exchange = Échange de pierre (2 pierres : 1 ressource, 1 point de renommée)
    .title = Échange de pierre
market-wood-exchange = Échange de bois (2 bois : 1 ressource, 1 point de renommée)
    .title = Échange de bois
market-food-exchange = Échange de vivres (2 nourritures : 1 ressource, 1 point de renommée)
    .title = Échange de vivres
market-hidden-favours = Faveurs secrètes (2 ressources : 1 carte Action, 1 point de renommée)
    .title = Faveurs secrètes
market-great-statue = Grande statue (3 pierres : 4 points de renommée)
    .title = Grande statue
market-great-hall = Grande salle (3 bois : 4 points de renommée)
    .title = Grande salle
market-great-feast = Grand festin (3 nourritures : 4 points de renommée)
    .title = Grand festin
market-relief-wagon = Chariot de secours (3 ressources : 3 points de renommée)
    .title = Chariot de secours

## Améliorations, recherche et tuiles

upgrade-storehouse = entrepôt
    .one = un entrepôt
    .gives = une plus grande limite de main
upgrade-monument = monument
    .one = un monument
    .gives = de la renommée à chaque manche
upgrade-stronghold = bastion
    .one = un bastion
    .gives = des points d’attaque et de défense
upgrade-village = village
    .one = un village
    .gives = un ouvrier à chaque manche
first-ability = { $guild-id ->
    [mountain] de la pierre à chaque manche
    [forest] du bois à chaque manche
    [field] de la nourriture à chaque manche
    [labor] un ouvrier à chaque manche
   *[nomads] de la concentration à chaque manche
}
second-ability = { $guild-id ->
    [mountain] des points d’attaque et de défense
    [forest] une plus grande limite de main
    [field] une carte Action à chaque manche
    [labor] une relance à chaque manche
   *[nomads] une ressource à chaque manche
}
advanced-ability = { $guild-id ->
    [mountain] le tunnel
    [forest] les remparts
    [field] le piège à dragons
    [labor] le dé de labeur
   *[nomads] la caravane
}
yield-of-first = { $guild-id ->
    [mountain] prendre 1 pierre
    [forest] prendre 1 bois
    [field] prendre 1 nourriture
    [labor] prendre 1 ouvrier
    [nomads] gagner 1 point de concentration
   *[other] prendre ce que produit votre guilde
}
yield-of-second = { $guild-id ->
    [field] piocher une carte Action
    [nomads] prendre une ressource autre qu’un ouvrier
    [labor] relancer un dé
   *[other] user de l’atout de votre guilde
}
unlocks-first = { $guild-id ->
    [none] ce que produit votre guilde
   *[other] { first-ability }
}
unlocks-second = { $guild-id ->
    [none] l’atout de votre guilde
   *[other] { second-ability }
}
unlocks-advanced = { $guild-id ->
    [none] le plus grand atout de votre guilde
   *[other] { advanced-ability }
}
ability-told = { $ability-id ->
    [basic1] { first-ability }
    [basic2] { second-ability }
   *[advanced] { advanced-ability }
}
category-politics = politique
category-commerce = commerce
category-fortification = fortification
category-conquest = conquête
ability-basic1 = la première capacité de base
ability-basic2 = la seconde capacité de base
ability-advanced = la capacité avancée
tile-focus = 7 points de concentration
tile-pol1 = Politique 1 : partager une case
tile-pol2 = Politique 2 : une carte Action
tile-pol3 = Politique 3 : 7 points de renommée
tile-pol4 = Politique 4 : 2 points de renommée par case
tile-com1 = Commerce 1 : dé de fortune
tile-com2 = Commerce 2 : 2 points de concentration
tile-com3 = Commerce 3 : dé de fortune
tile-com4 = Commerce 4 : plus pour les cartes Marché
tile-for1 = Fortification 1 : défense +1
tile-for2 = Fortification 2 : une ressource
tile-for3 = Fortification 3 : défense +1
tile-for4 = Fortification 4 : 1 point de renommée par bâtiment
tile-con1 = Conquête 1 : attaque +1
tile-con2 = Conquête 2 : attaque +1
tile-con3 = Conquête 3 : renommée des attaques
tile-con4 = Conquête 4 : attaque +1
tile-basic1 = la première capacité de guilde
tile-basic2 = la seconde capacité de guilde
tile-advanced = le dé de labeur
tile-storehouse = l’entrepôt
tile-monument = le monument : 2 points de renommée
tile-stronghold = le bastion
tile-village = le village : un ouvrier

## Combats

side-attacker = l’attaquant
side-defender = le défenseur
die-attacker = le dé de l’attaquant
die-defender = le dé du défenseur
die-single = le dé
die-spawn = le dé d’apparition
die-fortune = le dé de fortune
die-labor = le dé de labeur
target-nest = un nid
    .noun = le nid
target-dragons = des dragons
    .noun = les dragons
target-wall = un rempart
    .noun = le rempart
target-character = un personnage
    .noun = le personnage
target-upgrade = une amélioration
    .noun = l’amélioration
target-outpost = un avant-poste
    .noun = l’avant-poste
direction-north = le nord
direction-east = l’est
direction-south = le sud
direction-west = l’ouest
phase-guild = la phase de Guilde
phase-dragon = la phase des Dragons
phase-action = la phase d’Action
phase-harvest = la phase de Récolte
purpose-attack = pour l’attaque
purpose-nest = pour le nid
purpose-dragons = pour les dragons qui restent
purpose-price = comme prix
source-outposts = pour l’avant-poste
source-upgrades = pour l’amélioration
source-research = par la recherche
source-battles = pour le combat
source-dice = grâce au dé
source-market = au marché
source-cards = grâce à la carte
source-abilities = grâce à la capacité
source-tunnel = dans le tunnel
source-spent = en retour
source-lost = comme butin

## Ce qui est demandé

prompt-choose-guild = Quelle guilde menez-vous ?
prompt-choose-start = Sur quelle case commence votre personnage ?
prompt-split-points = Combien de points pour l’attaque ? Les autres vont à la défense.
prompt-unlock-ability = Quelle capacité de votre guilde débloquez-vous, si vous le voulez ?
prompt-dig-entrance = Où creusez-vous une entrée du tunnel ?
prompt-choose-wall = Sur lequel de vos avant-postes mettez-vous un rempart ?
prompt-wall-or-not = Mettez-vous un rempart sur le nouvel avant-poste ?
prompt-window = Jouez une carte ou utilisez une capacité maintenant, ou passez.
prompt-choose-battle = Quel combat livrez-vous ensuite ?
prompt-choose-refuge = Où votre personnage se retire-t-il ?
prompt-choose-way = Par où passe votre marche ? Après une attaque perdue, vous y reculez.
prompt-pay-for-attack = Payez-vous l’attaque avec un ouvrier ou avec de la renommée ?
prompt-attack-again = Un autre personnage est ici : l’attaquez-vous, ou reculez-vous ?
prompt-choose-loss = Le dé de fortune vous prend une ressource : laquelle ?
prompt-choose-lost-card = Le dé de fortune vous prend une carte Action : laquelle ?
prompt-act-together = Agissez, ou dites que vous avez terminé.
prompt-take-turn = Faites jusqu’à deux actions, puis finissez votre tour ; ou passez.
prompt-pay-resource = Quelle ressource payez-vous ?
prompt-take-resource = Quelle ressource prenez-vous ?
prompt-choose-type = Quel type de ressource récoltez-vous dans le tunnel ?
prompt-choose-yield = Que rapporte votre avant-poste du tunnel ?
prompt-choose-research = Dans quelle catégorie débloquez-vous la capacité suivante ?
prompt-compose-offer = Composez votre offre, carte par carte.
prompt-answer-offer = Accepter l’offre, la refuser ou la retirer ?
prompt-reduce-hand = Vous avez trop de cartes : défaussez-en ou jouez-en.

## Coups

move-guild = Mener { $guild }
move-start = Commencer sur { $space }
move-split = { $attack ->
    [0] Tout mettre en défense
    [one] Mettre { $attack } point en attaque, le reste en défense
   *[other] Mettre { $attack } points en attaque, le reste en défense
}
move-unlock = { $ability-id ->
    [basic1] Débloquer la première capacité de base : { unlocks-first }
    [basic2] Débloquer la seconde capacité de base : { unlocks-second }
    [advanced] Débloquer la capacité avancée, qui prend deux cases de la piste de guilde : { unlocks-advanced }
   *[other] Débloquer { $ability }
}
move-skip = Ne rien débloquer
move-entrance = Creuser une entrée sur { $space }
move-wall = Mettre un rempart sur { $space }
move-no-wall = Ne pas mettre de rempart
move-gather = Jouer Cueillette : 2 ressources { $space-of }
move-strength = Jouer Force : 3 de plus pour { $side }
move-ranged = Jouer Attaque à distance : attaquer { $space } de loin
move-acclaim = Jouer Acclamation : 2 points de renommée
move-insight = Jouer Intuition : débloquer la capacité suivante en { $category }
move-reroll = Jouer Relance : relancer { $die }
move-supply = Jouer Provisions : prendre { $resource-some }
move-march = Jouer Marche : aller sur { $space }
move-labor-reroll = Relance de la Guilde du Labeur : relancer { $die }
move-dragon = Dépenser un dragon capturé
move-pass = Passer
move-battle = Combattre sur { $space }
move-retreat = Se retirer sur { $space }
move-via = En passant par { $space }
move-pay-worker = Payer un ouvrier
move-pay-renown = Payer de la renommée
move-go-back = Reculer
move-lose = Perdre 1 { $thing }
move-step = Aller sur { $space }
move-charge = Aller sur { $space } et attaquer
move-attack = Attaquer ici
move-recruit = Recruter un ouvrier
move-buy-card = Acheter une carte Action
move-market = Acheter au marché : { $market }
move-build = Construire un avant-poste ici
move-upgrade = Ajouter { $upgrade-one } à l’avant-poste : { $upgrade-gives }
move-caravan = Déplacer l’avant-poste { $space-of } vers { $direction } avec la caravane
move-labor-roll = Payer de la concentration et lancer le dé de labeur
move-use = { $tile-id ->
    [focus] Prendre { $tile }
    [basic1] Utiliser votre première capacité de guilde : { yield-of-first }
    [basic2] Utiliser votre seconde capacité de guilde : { yield-of-second }
    [advanced] Utiliser votre capacité avancée : lancer le dé de labeur
   *[other] Utiliser { $tile }
}
move-offer = Proposer un échange { $partner-to }
move-done = J’ai terminé
move-stay = J’en reste là
move-end = Finir le tour
move-pay = Payer 1 { $resource }
move-take = Prendre { $resource-some }
move-take-renown = Prendre de la renommée
move-research = Débloquer la capacité suivante en { $category }
move-give = Donner 1 { $thing }
move-ask = Demander 1 { $thing }
move-propose = Proposer cet échange
move-withdraw = Retirer l’offre
move-accept = Accepter l’offre
move-refuse = Refuser l’offre
move-discard = Défausser 1 { $thing }

## Ce qui s’est passé

event-chose-guild = { $player } mène { $guild }.
event-started = { $player } commence sur { $space }.
event-first-player = { $player } prend le marqueur premier joueur.
event-round-began = La manche { $round } commence.
event-phase-began = { CAPITAL($phase) } commence.
event-unlocked = { $player } débloque { $ability } { $guild-of } : { ability-told }.
event-skipped = { $player } ne débloque aucune capacité de guilde.
event-split = { $attack ->
    [0] { $player } met tous les points en défense : +{ $defense }.
   *[other] { $defense ->
        [0] { $player } met tous les points en attaque : +{ $attack }.
       *[other] { $player } répartit les points : attaque +{ $attack }, défense +{ $defense }.
    }
}
event-dug = { $player } creuse une entrée de tunnel sur { $space }.
event-walled = { $player } met un rempart sur { $space }.
event-spawned = { $count ->
    [0] Le dé d’apparition montre 0 : le nid { $space-of } ne grandit pas.
    [one] Le dé d’apparition montre 1 : un dragon éclot dans le nid { $space-of }.
   *[other] Le dé d’apparition montre { $count } : { $count } dragons éclosent dans le nid { $space-of }.
}
event-hatched = Un dragon vient au nid vaincu { $space-of }.
event-swarmed = Les dragons { $space-of } essaiment : un s’envole vers chaque case voisine.
event-no-token = Il ne reste plus de jetons dragon : aucun autre dragon ne vient { $space-of }.
event-battle-began = { $target-id ->
    [nest] { $player } attaque le nid { $space-of }.
    [dragons] { $player } attaque les dragons { $space-of }.
   *[other] { $player } attaque { $target-noun } { $owner-of } sur { $space }.
}
event-dragons-came = { $count ->
    [one] Un dragon attaque { $target-noun } { $player-of } sur { $space }.
   *[other] { $count } dragons attaquent { $target-noun } { $player-of } sur { $space }.
}
event-battle-rolled = L’attaquant obtient { $attacker }, le défenseur { $defender }.
event-battle-compared = L’attaque atteint { $attacker }, la défense { $defender }.
event-strengthened = { $player } donne { $count } de force en plus { $side-to } pour ce combat.
event-dragons-beaten = { $count ->
    [one] { $player } vainc le dragon { $space-of }.
   *[other] { $player } vainc { $count } dragons sur { $space }.
}
event-captured = { $count ->
    [one] { $player } garde le dragon dans son piège.
   *[other] { $player } garde { $count } dragons dans son piège.
}
event-nest-beaten = { $player } vainc le nid { $space-of }.
event-piece-beaten = { $target-id ->
    [character] Le personnage { $player-of } perd le combat sur { $space }.
    [wall] Le rempart { $player-of } sur { $space } tombe.
    [upgrade] L’amélioration { $player-of } sur { $space } est détruite.
   *[other] { CAPITAL($target-noun) } { $player-of } sur { $space } est détruit.
}
event-attack-failed = L’attaque { $player-of } sur { $space } échoue.
event-retreated = Le personnage { $player-of } se retire sur { $space }.
event-no-refuge = Le personnage { $player-of } n’a nulle part où aller et reste sur { $space }.
event-moved = { $focus ->
    [0] { $player } va sur { $space }.
   *[other] { $player } va sur { $space } pour { points-of-focus }.
}
event-marched = { $player } marche jusqu’à { $space }.
event-paid = { $player } paie { counted-resource }.
event-paid-renown = { $purpose-id ->
    [dragons] La réserve commune paie { points-of-renown } { $purpose }.
    [price] { $player } paie { points-of-renown }.
   *[other] { $player } paie { points-of-renown } { $purpose }.
}
event-paid-focus = { $player } paie { points-of-focus }.
event-recruited = { $count ->
    [one] { $player } recrute un ouvrier pour { $count } ressource.
   *[other] { $player } recrute un ouvrier pour { $count } ressources.
}
event-bought = { $player } achète au marché : { $market-title }.
event-bought-card = { $player } achète une carte Action pour { points-of-focus }.
event-built = { $player } construit un avant-poste sur { $space }.
event-upgraded = { $player } ajoute { $upgrade-one } à l’avant-poste { $space-of }.
event-caravan-moved = { $player } déplace l’avant-poste { $space-of } vers { $to } pour { points-of-focus }.
event-used = { $tile-id ->
    [focus] { $player } prend { $tile }.
    [basic1] { $player } utilise la première capacité { $guild-of }.
    [basic2] { $player } utilise la seconde capacité { $guild-of }.
   *[other] { $player } utilise { $tile }.
}
event-all-researched = { $player } a déjà débloqué toutes les capacités de recherche.
event-researched = { $player } débloque { $tile }.
event-gained = { $player } gagne { counted-resource }.
event-went-without = La pioche est vide : { $player } renonce à { counted-resource }.
event-nothing-left = Toutes les pioches sont vides : { $player } ne prend rien.
event-gained-renown = { $player } gagne { points-of-renown } { $source }.
event-gained-focus = { $focus ->
    [0] { $player } ne gagne pas de concentration : la piste est pleine.
   *[other] { $lost ->
        [0] { $player } gagne { points-of-focus }.
       *[other] { $player } gagne { points-of-focus } ; la piste n’a pas de place pour { $lost } de plus.
    }
}
event-no-card = Il ne reste plus de carte Action : { $player } ne pioche rien.
event-drew = { $card ->
    [hidden] { $player } pioche une carte Action.
   *[other] { $player } pioche une carte Action : { $card }.
}
event-drew-openly = { $player } pioche une carte Action : { $card }.
event-shuffled = Les cartes Action défaussées sont mélangées en une nouvelle pioche.
event-played = { $player } joue la carte { $card }.
event-fortune = { $player } lance le dé de fortune : { face-shown }.
event-fortune-against = Le dé de fortune est lancé contre { $player } : { face-shown }.
event-labor = { $focus ->
    [0] { $player } lance le dé de labeur : { face-shown }.
   *[other] { $player } paie { points-of-focus } et lance le dé de labeur : { face-shown }.
}
event-rerolled = { $player } fait relancer { $die } : il montrait { $before } et montre maintenant { $after }.
event-fortune-rerolled = { $player } fait relancer { $die } : il montrait { face-before } et montre maintenant { face-after }.
event-spent-dragon = { $player } dépense un dragon capturé.
event-lost = { $player } perd { counted-resource }.
event-lost-renown = { $player } perd { points-of-renown }.
event-lost-nothing = { $player } n’a rien de tel à perdre.
event-lost-card = { $card ->
    [hidden] { $player } perd une carte Action.
   *[other] { $player } perd une carte Action : { $card }.
}
event-took-card = { $card ->
    [hidden] { $player } prend la carte Action.
   *[other] { $player } prend la carte Action : { $card }.
}
event-offered = { $player } propose un échange { $partner-to } : { cards-given } contre { cards-asked }.
event-offered-openly = { $player } propose un échange { $partner-to } : { things-given } contre { things-asked }.
event-withdrew = { $player } renonce à l’échange.
event-traded-openly = { $player } et { $partner } font un échange : { things-given } contre { things-asked }.
event-traded = { $player } et { $partner } font un échange : { cards-given } contre { cards-asked }.
event-refused = { $partner } refuse l’offre { $player-of }.
event-done = { $player } a terminé pour l’instant.
event-passed = { $player } passe jusqu’à la fin de la manche.
event-discarded = { $player } défausse 1 { $resource }.
event-discarded-card = { $player } défausse la carte { $card }.
event-market-filled = { $cards-count ->
    [one] Une nouvelle carte arrive au marché : { $cards-title }.
   *[other] { $cards-count } nouvelles cartes arrivent au marché : { $cards-title }.
}
event-marker-passed = Le marqueur premier joueur va à { $player }.
event-dragons-left = { $count ->
    [0] Il ne reste aucun dragon sur la carte.
    [one] Il reste { $count } dragon sur la carte ; il coûte { points-of-renown }.
   *[other] Il reste { $count } dragons sur la carte ; ils coûtent { points-of-renown }.
}
event-won = Tous les nids sont vaincus : Alynthia est libre, tous gagnent.
event-no-nest = Aucun nid n’est tombé à la manche { $round } : tous perdent.
event-nests-left = { $count ->
    [one] La dernière manche est terminée, et il reste { $count } nid : tous perdent.
   *[other] La dernière manche est terminée, et il reste { $count } nids : tous perdent.
}
event-cannot-pay = La réserve commune n’a pas { points-of-renown } : tous perdent.
event-game-ended = La dernière manche est terminée : la renommée décide.

## Score et départage

score-outposts = Avant-postes
score-upgrades = Améliorations
score-research = Recherche
score-battles = Combats
score-dice = Dés
score-market = Marché
score-cards = Cartes Action
score-abilities = Capacités
score-tunnel = Tunnel
score-spent = Dépensé
score-lost = Perdu et pris
tiebreak-buildings = Le plus de bâtiments
tiebreak-research = Le plus de recherches
tiebreak-cards = Le plus de cartes en main

verdict-all-nests = Tous les nids sont vaincus.
verdict-dragons-paid = Tous les nids sont vaincus, et la renommée paie pour les dragons qui restent.
verdict-no-nest = Aucun nid n’est tombé à la manche { $round }.
verdict-nests-left = { $left ->
    [one] La dernière manche est terminée, et il reste un nid.
   *[other] La dernière manche est terminée, et il reste { $left } nids.
}
verdict-cannot-pay = { $dragons ->
    [one] Tous les nids sont vaincus, mais { $renown } de renommée ne suffit pas pour le dragon qui reste.
   *[other] Tous les nids sont vaincus, mais { $renown } de renommée ne suffit pas pour les { $dragons } dragons qui restent.
}
stand-nests = Nids vaincus
stand-left = Nids restants
stand-round = Manche
stand-renown = Renommée de la réserve commune
stand-dragons = Dragons sur la carte

## Options

option-mode = Mode
option-mode-help = Seul, ensemble contre les dragons, ou les uns contre les autres ; auto : solo à un joueur, coopératif à plusieurs.
option-mode-solo-help = Vous, sans alliés, face aux dragons.
option-mode-cooperative-help = Toutes les guildes ensemble : détruisez à temps tous les nids, ou perdez ensemble.
option-mode-competitive-help = Chaque guilde pour soi : la plus renommée après quatre manches l’emporte.
option-guild-mode = Mode de guilde
option-guild-mode-help = Base : deux capacités simples dès le départ. Avancé : trois capacités, débloquées manche après manche.
option-difficulty = Difficulté
option-difficulty-help = La force initiale des nids et leur coût en renommée ; pas en mode compétitif.
option-harder-ending = Fin difficile
option-harder-ending-help = À la fin, chaque dragon sur la carte coûte 2 de renommée ; sans cette renommée, tout est perdu.

## Clauses

clause-AL-1 = De un à cinq joueurs
clause-AL-2 = Trois modes : solo, coopératif, compétitif
clause-AL-3 = Le solo suit le mode coopératif, à deux exceptions près
clause-AL-4 = Solo : la première capacité de politique est acquise
clause-AL-5 = Solo : les forces commencent à 3
clause-AL-6 = Cinq manches contre les dragons, quatre en compétition
clause-AL-7 = Mode de guilde de base ou avancé pour tous
clause-AL-8 = Quatre difficultés contre les dragons
clause-AL-9 = Option : la fin difficile
clause-AL-10 = Cinq joueurs : les sept tuiles
clause-AL-11 = Quatre joueurs : six tuiles
clause-AL-12 = Trois joueurs : cinq tuiles
clause-AL-13 = Un ou deux joueurs : quatre tuiles
clause-AL-14 = Les tuiles sont placées et tournées au hasard
clause-AL-15 = Les quatre ressources doivent figurer sur la carte
clause-AL-16 = Deux cases adjacentes partagent un côté
clause-AL-17 = Quatre paquets de ressources ; une carte de chaque au départ
clause-AL-18 = Personne ne commence avec de la renommée
clause-AL-19 = La pioche Action ; aucune en main au départ
clause-AL-20 = Le marché montre huit cartes
clause-AL-21 = Améliorations : une de plus que de joueurs
clause-AL-22 = Deux joueurs : trois améliorations de chaque
clause-AL-23 = Trente-cinq dragons en réserve
clause-AL-24 = La piste des manches commence à 1
clause-AL-25 = La piste des nids du nombre de joueurs
clause-AL-26 = Un nid sur chaque case dragon
clause-AL-27 = Compétitif : les marqueurs commencent à 1
clause-AL-28 = Les marqueurs commencent selon la difficulté
clause-AL-29 = Les guildes se choisissent dans le sens inverse, d’un joueur au hasard
clause-AL-30 = Choisir une guilde libre
clause-AL-31 = Les tuiles de recherche sont en ordre, face claire
clause-AL-32 = Cinq avant-postes sur le plateau du joueur
clause-AL-33 = Attaque et défense commencent à 1
clause-AL-34 = La concentration commence à 0, sa capacité prête
clause-AL-35 = Mode de base : les deux capacités de base sont actives
clause-AL-36 = Mode avancé : la piste de guilde est vide
clause-AL-37 = Où chaque guilde peut commencer
clause-AL-38 = Commencer sur une case inoccupée
clause-AL-39 = Le dernier placé commence ; puis sens horaire
clause-AL-40 = Exemple de l’ordre du tour
clause-AL-41 = L’équipe gagne quand tous les nids sont vaincus
clause-AL-42 = Dès la manche 2, un nid doit tomber à chaque manche
clause-AL-43 = Un nid ne compte que pour sa manche
clause-AL-44 = On vérifie d’abord la victoire, puis la défaite
clause-AL-45 = Un nid restant après la manche 5 : défaite
clause-AL-46 = Le dernier nid donne la victoire aussitôt
clause-AL-47 = Il n’y a pas d’autre défaite
clause-AL-48 = Compétitif : le plus de renommée après la manche 4
clause-AL-49 = Égalités : bâtiments, recherche, cartes en main
clause-AL-50 = Compétitif : les nids ne coûtent rien
clause-AL-51 = Tous gagnent ou perdent ensemble
clause-AL-52 = Contre les dragons, on n’attaque pas les joueurs
clause-AL-53 = Fin difficile : payer pour chaque dragon restant
clause-AL-54 = D’où vient la renommée
clause-AL-55 = L’équipe a une réserve commune
clause-AL-56 = Compétitif : la renommée est personnelle
clause-AL-57 = Le coût du prochain nid
clause-AL-58 = La renommée doit être là avant l’attaque
clause-AL-59 = Un nid ne se paie que vaincu
clause-AL-60 = La renommée ne descend pas sous 0
clause-AL-61 = Les phases d’une manche
clause-AL-62 = La force des dragons
clause-AL-63 = La force des nids
clause-AL-64 = Les forces en mode compétitif
clause-AL-65 = Récompenses pour dragons et nids
clause-AL-66 = Le marqueur de manche avance à la récolte
clause-AL-67 = Le mode de base n’a pas de phase de Guilde
clause-AL-68 = Une capacité par case de la piste de guilde
clause-AL-69 = La capacité avancée prend deux cases
clause-AL-70 = Les capacités dans n’importe quel ordre
clause-AL-71 = Une capacité agit aussitôt
clause-AL-72 = Débloquer est facultatif ; la case est perdue
clause-AL-73 = Les choix de guilde dans l’ordre du tour
clause-AL-74 = Déroulements possibles de la piste de guilde
clause-AL-75 = Le marqueur d’un nid compte ses dragons
clause-AL-76 = Un nid vaincu est retourné
clause-AL-77 = L’apparition, nid par nid
clause-AL-78 = Toute apparition avant tout essaimage
clause-AL-79 = Cinq dragons sur une case essaiment
clause-AL-80 = Un dragon vers chaque case adjacente
clause-AL-81 = Un essaimage peut en provoquer d’autres
clause-AL-82 = Les dragons qui quittent ou rejoignent un nid
clause-AL-83 = L’ordre des essaimages
clause-AL-84 = Quand les jetons dragon manquent
clause-AL-85 = L’essaimage se termine toujours
clause-AL-86 = L’ordre des essaimages est indifférent
clause-AL-87 = Après l’essaimage, quatre dragons au plus par case
clause-AL-88 = Les dragons ne bougent qu’en essaimant
clause-AL-89 = Un combat là où un dragon rejoint une pièce
clause-AL-90 = Pas de combat avant la fin des essaimages
clause-AL-91 = Tous les dragons d’une case combattent ensemble
clause-AL-92 = Exemple : deux dragons de force 3
clause-AL-93 = Un combat par case et par phase
clause-AL-94 = Combats dans l’ordre du tour ; le défenseur choisit les siens
clause-AL-95 = Qui défend une case
clause-AL-96 = Le défenseur gagne les égalités et ne paie rien
clause-AL-97 = Une défense gagnée vainc les dragons
clause-AL-98 = Après une défense perdue, les dragons restent
clause-AL-99 = Les dragons qui restent n’attaquent plus
clause-AL-100 = La phase des Dragons finit après les combats
clause-AL-101 = Ce qu’est une action
clause-AL-102 = Finir une action avant la suivante
clause-AL-103 = Cartes, tuiles et échanges ne sont pas des actions
clause-AL-104 = Acheter une carte Action est une action
clause-AL-105 = Contre les dragons, tous agissent à la fois
clause-AL-106 = La phase finit quand tous ont terminé
clause-AL-107 = À tour de rôle : un coup chacun
clause-AL-108 = Compétitif : deux actions par tour
clause-AL-109 = Qui passe attend la manche suivante
clause-AL-110 = Un tour sans action est une passe
clause-AL-111 = Ce qui n’est pas une action se fait entre les actions
clause-AL-112 = Après avoir passé, seules les réactions restent
clause-AL-113 = Les coûts se paient en entier, avant l’effet
clause-AL-114 = Ce que paie la concentration
clause-AL-115 = Sept de concentration une fois par manche
clause-AL-116 = Autres sources de concentration
clause-AL-117 = La concentration inutilisée est gardée
clause-AL-118 = La piste de concentration va jusqu’à neuf
clause-AL-119 = La concentration se prend à tout moment de la phase
clause-AL-120 = La concentration n’est pas une carte et ne s’échange pas
clause-AL-121 = Une concentration par pas
clause-AL-122 = Où un personnage ne peut être
clause-AL-123 = Les bâtiments ne barrent pas la route
clause-AL-124 = Politique 1 : partager une case avec d’autres
clause-AL-125 = On n’entre chez les dragons que pour attaquer
clause-AL-126 = Compétitif : un personnage doit être attaqué
clause-AL-127 = Compétitif : un bâtiment peut être attaqué ou non
clause-AL-128 = Contre les dragons, un personnage barre la route
clause-AL-129 = Entrer pour attaquer seulement si l’on en a les moyens
clause-AL-130 = Compétitif : pas et attaque font deux actions
clause-AL-131 = Le rempart d’autrui barre la route
clause-AL-132 = Un nid vaincu est une case ordinaire
clause-AL-133 = Partir est toujours permis
clause-AL-134 = Ce qu’est une ressource
clause-AL-135 = Les avant-postes ne produisent pas d’ouvriers
clause-AL-136 = Recruter : deux ressources pour un ouvrier
clause-AL-137 = D’autres façons d’avoir des ouvriers
clause-AL-138 = Quand un paquet de ressources est vide
clause-AL-139 = L’échange demande Politique 1 et une case commune
clause-AL-140 = Ce qui s’échange
clause-AL-141 = Tout échange accepté des deux
clause-AL-142 = L’échange se fait en phase d’Action
clause-AL-143 = Les avant-postes coûtent et rapportent de plus en plus
clause-AL-144 = Prix et renommée des avant-postes
clause-AL-145 = Le personnage doit être sur la case
clause-AL-146 = Où aucun avant-poste ne peut être
clause-AL-147 = Cinq avant-postes au plus
clause-AL-148 = Tous les avant-postes se valent
clause-AL-149 = Renommée tout de suite, une ressource par récolte
clause-AL-150 = Exemple : deux avant-postes sur du bois
clause-AL-151 = Un avant-poste détruit revient à son propriétaire
clause-AL-152 = Une amélioration par avant-poste
clause-AL-153 = L’amélioration doit être en réserve
clause-AL-154 = Améliorer là où est le personnage
clause-AL-155 = Prix des améliorations
clause-AL-156 = Récompenses de chaque amélioration
clause-AL-157 = Entrepôt : limite de main +4
clause-AL-158 = Monument : deux de renommée par manche
clause-AL-159 = Bastion : deux points de force
clause-AL-160 = Village : un ouvrier par manche
clause-AL-161 = Un avant-poste amélioré produit encore
clause-AL-162 = Ce qu’on perd avec une amélioration
clause-AL-163 = Il peut être amélioré de nouveau
clause-AL-164 = Les capacités de recherche l’une après l’autre
clause-AL-165 = Quatre types de capacités
clause-AL-166 = Les tuiles utilisées sont sombres jusqu’à la récolte
clause-AL-167 = Une nouvelle capacité est prête aussitôt
clause-AL-168 = Les capacités récurrentes sont facultatives et ne se gardent pas
clause-AL-169 = La relance du Labeur sert à toute phase
clause-AL-170 = Chaque catégorie de gauche à droite
clause-AL-171 = La recherche ne se perd pas
clause-AL-172 = Les seize acquises : rien de plus
clause-AL-173 = Politique 1
clause-AL-174 = Politique 2 et 3
clause-AL-175 = Politique 4 : deux de renommée par case
clause-AL-176 = Commerce 1 à 3
clause-AL-177 = Commerce 4 : plus pour les cartes Marché
clause-AL-178 = Fortification 1 à 3
clause-AL-179 = Fortification 4 : une renommée par bâtiment
clause-AL-180 = Conquête 1 à 4
clause-AL-181 = Conquête 3 ne paie que les attaques
clause-AL-182 = Les forces s’arrêtent à neuf
clause-AL-183 = Acheter une carte Marché
clause-AL-184 = Une carte Action coûte trois de concentration
clause-AL-185 = Les cartes Action comptent dans la limite de main
clause-AL-186 = Quand la pioche Action est vide
clause-AL-187 = Une attaque coûte concentration et ouvrier ou renommée
clause-AL-188 = L’ouvrier payé ne compte pas
clause-AL-189 = Ce qui peut être attaqué
clause-AL-190 = L’attaquant doit être sur place
clause-AL-191 = Dragons et nids d’abord
clause-AL-192 = Le déroulement d’un combat
clause-AL-193 = Attaquer encore après une victoire
clause-AL-194 = La même cible à nouveau
clause-AL-195 = Exemple : le coût d’une attaque voisine
clause-AL-196 = Toute pièce peut avoir à défendre
clause-AL-197 = La force d’un joueur
clause-AL-198 = Tous les ouvriers en main comptent
clause-AL-199 = La force des dragons et des nids
clause-AL-200 = Rempart, personnage, amélioration, avant-poste
clause-AL-201 = Une pièce par combat
clause-AL-202 = Un personnage protège les bâtiments
clause-AL-203 = La plus grande force gagne ; l’égalité défend
clause-AL-204 = Les deux dés en même temps
clause-AL-205 = Dragons vaincus par une attaque
clause-AL-206 = Un nid vaincu
clause-AL-207 = Les dragons du nid disparaissent avec lui
clause-AL-208 = Un rempart vaincu
clause-AL-209 = Un personnage vaincu
clause-AL-210 = Une amélioration vaincue
clause-AL-211 = Un avant-poste vaincu
clause-AL-212 = Deux de renommée pour une pièce de joueur
clause-AL-213 = Le dé de fortune contre un joueur
clause-AL-214 = Une attaque perdue
clause-AL-215 = Retraite vers la case la plus proche
clause-AL-216 = Une défense gagnée contre un joueur
clause-AL-217 = Quand les dragons gagnent
clause-AL-218 = La recherche est à l’abri des combats
clause-AL-219 = L’ordre des suites
clause-AL-220 = Les cartes Action à tout moment
clause-AL-221 = À qui profite une carte
clause-AL-222 = Les huit cartes Action
clause-AL-223 = Exemple : la carte Provisions
clause-AL-224 = Les cartes pendant son temps
clause-AL-225 = Les deux fenêtres d’un combat
clause-AL-226 = Après tout autre jet
clause-AL-227 = Les cartes en phase des Dragons
clause-AL-228 = Les cartes à la récolte
clause-AL-229 = Pas de fenêtre en phase de Guilde
clause-AL-230 = Attaque à distance
clause-AL-231 = Marche
clause-AL-232 = Force dure un combat
clause-AL-233 = Cueillette demande un avant-poste
clause-AL-234 = Une carte jouée est défaussée
clause-AL-235 = Montagne : pierre, et trois points
clause-AL-236 = Montagne : creuser le tunnel
clause-AL-237 = Le tunnel est à la Montagne seule
clause-AL-238 = Les entrées ne sont pas des pièces
clause-AL-239 = L’avant-poste du tunnel
clause-AL-240 = Sortir du tunnel
clause-AL-241 = Forêt : bois, et limite de main +5
clause-AL-242 = Forêt : placer les remparts
clause-AL-243 = Ce que donne un rempart
clause-AL-244 = Qui peut entrer sur une case à rempart
clause-AL-245 = Un rempart est attaqué d’abord
clause-AL-246 = Les remparts reviennent
clause-AL-247 = Champs : nourriture, et cartes Action
clause-AL-248 = Champs : capturer les dragons
clause-AL-249 = Dépenser un dragon capturé
clause-AL-250 = Autant de dragons capturés qu’on veut
clause-AL-251 = Labeur : ouvrier, et une relance
clause-AL-252 = Labeur : le dé de labeur
clause-AL-253 = Nomades : concentration, et une ressource
clause-AL-254 = Nomades : la caravane
clause-AL-255 = Où peut aller une caravane
clause-AL-256 = Construire demande une case sans avant-poste
clause-AL-257 = Deux avant-postes sur une case
clause-AL-258 = Les capacités par manche sont récurrentes
clause-AL-259 = Récolter de chaque avant-poste
clause-AL-260 = Défausser jusqu’à la limite de main
clause-AL-261 = Ce qu’est la limite de main
clause-AL-262 = Pas de limite hors de la récolte
clause-AL-263 = Les tuiles redeviennent claires
clause-AL-264 = Le marché est complété
clause-AL-265 = Le marqueur de manche avance
clause-AL-266 = Manche suivante ou fin
clause-AL-267 = Coopératif : le premier joueur reste
clause-AL-268 = Tous récoltent en même temps
clause-AL-269 = Revenir sur « j’ai terminé »
clause-AL-270 = Toute phase d’Action est finie
clause-AL-271 = Huit offres par phase
clause-AL-272 = Faire une offre et y répondre
clause-AL-273 = Ses propres pièces sont ignorées
clause-AL-274 = Un autre personnage encore là après la victoire
clause-AL-275 = La dernière case d’un personnage
clause-AL-276 = Se tenir parmi les dragons
clause-AL-277 = À qui l’on demande dans une fenêtre
clause-AL-278 = Marche dans une fenêtre finit en sûreté
clause-AL-279 = Servis dans l’ordre du tour si les cartes manquent
clause-AL-280 = Pas de concentration au bout de la piste

## Ce que lisent les autres pendant ce temps

waiting-choose-guild = { $player } choisit sa guilde.
waiting-choose-start = { $player } choisit son point de départ.
waiting-split-points = { $player } répartit des points entre attaque et défense.
waiting-unlock-ability = { $player } peut débloquer une capacité de guilde.
waiting-dig-entrance = { $player } place une entrée de tunnel.
waiting-choose-wall = { $player } choisit un avant-poste pour un rempart.
waiting-wall-or-not = { $player } peut mettre un rempart sur un nouvel avant-poste.
waiting-window = { $player } peut jouer une carte ou utiliser une capacité.
waiting-choose-battle = { $player } choisit le prochain combat.
waiting-choose-refuge = { $player } choisit où battre en retraite.
waiting-choose-way = { $player } choisit l’itinéraire d’une marche.
waiting-pay-for-attack = { $player } décide comment payer une attaque.
waiting-attack-again = { $player } peut attaquer un autre personnage.
waiting-choose-loss = { $player } choisit une ressource à perdre.
waiting-choose-lost-card = { $player } choisit une carte Action à perdre.
waiting-act-together = { $player } agit encore.
waiting-take-turn = { $player } joue son tour.
waiting-pay-resource = { $player } choisit une ressource à payer.
waiting-take-resource = { $player } choisit une ressource à prendre.
waiting-choose-type = { $player } choisit un type de ressource.
waiting-choose-yield = { $player } choisit ce que rapporte son avant-poste du tunnel.
waiting-choose-research = { $player } choisit une capacité de recherche.
waiting-compose-offer = { $player } compose une offre.
waiting-answer-offer = { $player } examine une offre.
waiting-reduce-hand = { $player } a trop de cartes et se défausse.

## Pourquoi un coup est refusé, d’après la position

because-ability-locked = Vous n’avez pas débloqué cette capacité.
because-ability-of = C’est une capacité { $guild-of } ; vous menez { $mine }.
because-action-taken = Vous avez déjà fait une action à ce tour : finissez plutôt le tour.
because-actions-taken = { $actions ->
    [one] Vous avez déjà fait votre action de ce tour.
   *[other] Vous avez déjà fait vos { $actions } actions de ce tour.
}
because-against-each-other = Vous jouez les uns contre les autres : finissez votre tour, ou passez.
because-against-the-dragons = Vous jouez contre les dragons : dites que vous avez terminé.
because-all-outposts-built = Vos { $outposts } avant-postes sont tous sur la carte.
because-already-there = Vous êtes déjà sur { $space }.
because-asks-for-all = { $cards ->
    [0] { $owner } n’a aucune carte.
    [one] { $owner } n’a qu’une carte.
   *[other] { $owner } n’a que { $cards } cartes.
}
because-basic-mode = Vous jouez en mode de base, sans les capacités avancées.
because-cannot-afford = Cela coûte { $cost }, et il vous manque { $missing }.
because-cannot-give = Il vous manque { $missing }.
because-category-complete = Vous avez déjà débloqué les { $levels } capacités { $category-of }.
because-character-there = Le personnage { $owner-of } est sur { $space }, et vous n’avez pas débloqué Politique 1.
because-costs-more = Cela coûte { $cost }, et vous en avez { $have }.
because-deck-empty = La pioche n’a plus de carte { $resource }.
because-done-already = Vous avez déjà dit que vous aviez terminé.
because-dragon-space = { $space } est une case dragon.
because-dragons-there = { $dragons ->
    [one] Un dragon est sur { $space }.
   *[other] { $dragons } dragons sont sur { $space }.
}
because-empty-offer = Votre offre ne comprend encore aucune carte.
because-entrance-there = { $space } a déjà une entrée.
because-focus-full = Votre concentration est déjà à { $focus }, au bout de la piste.
because-guild-taken = { $owner } mène déjà { $guild }.
because-loses-a-card = Vous perdez une carte Action.
because-loses-a-resource = Vous perdez du bois, de la pierre ou de la nourriture.
because-must-leave = Votre personnage doit quitter { $space }.
because-nearer-refuge = Il y a une case plus proche que { $space } où se retirer.
because-nest-and-attack-too-dear = Sans ouvrier, l’attaque demande { $price } points de renommée en plus des { $cost } du nid, et la réserve commune en a { $renown }.
because-nest-there = Un nid non vaincu est sur { $space }.
because-nest-too-dear = Le nid coûte { $cost } points de renommée, et la réserve commune en a { $renown }.
because-no-action-yet = Vous n’avez pas fait d’action à ce tour : passez plutôt.
because-no-battle-there = Vous n’avez pas de combat à livrer sur { $space }.
because-no-captured-dragon = Vous n’avez pas de dragon capturé.
because-no-card-left = Il ne reste aucune carte Action à piocher.
because-no-guild-phase = Vous jouez en mode de base : vos capacités agissent dès le début.
because-no-need-to-attack = On peut entrer sur { $space } sans attaquer : allez-y simplement.
because-no-offer = Il n’y a pas d’offre en cours.
because-no-outpost-here = Vous n’avez pas d’avant-poste sur { $space }, où se trouve votre personnage.
because-no-outpost-there = Vous n’avez pas d’avant-poste sur { $space }.
because-no-politics = Vous n’avez pas débloqué Politique 1.
because-no-resource = Vous n’avez pas { $resource-of }.
because-no-space-that-way = Aucune case ne se trouve { $direction-to } { $space-of }.
because-no-start-for-guild = Aucune case libre ne convient au départ { $guild-of }.
because-no-such-card = Vous n’avez pas { $card-of }.
because-no-such-space = Cette carte n’a pas de case { $space }.
because-no-such-upgrade = Vous n’avez pas { $upgrade-of }.
because-no-thing = Vous n’avez pas { $thing-of }.
because-no-tunnel = Vous n’avez pas de tunnel.
because-no-worker-nor-renown = Une attaque coûte { counted-workers } ou { $price } points de renommée ; vous en avez { $workers } et { $renown }.
because-no-workers-here = Les ouvriers ne comptent pas ici, seulement le bois, la pierre et la nourriture.
because-not-adjacent = { CAPITAL($space) } n’est pas à côté { $here-of }, où se trouve votre personnage.
because-not-at-the-table = { CAPITAL($partner-the) } n’est pas à la table.
because-not-at-this-moment = La { $card } ne peut pas être jouée à ce moment.
because-not-done = Vous n’avez pas dit que vous aviez terminé.
because-not-in-market = La carte { $market-title } n’est pas au marché.
because-not-on-the-way = { CAPITAL($space) } n’est pas sur le chemin.
because-not-on-worker-space = { CAPITAL($space) }, où se trouve votre personnage, n’est pas une case ouvrier.
because-not-on-your-space = Le personnage { $owner-of } n’est pas sur votre case.
because-not-researched = Vous n’avez pas débloqué { CAPITAL($category) } { $level }.
because-not-with-yourself = Vous ne pouvez pas échanger avec vous-même.
because-not-your-battle = Vous ne prenez pas part à ce combat.
because-nothing-more-to-give = { $count ->
    [0] Vous n’avez pas { $thing-of } à donner.
    [one] Votre seule carte de ce type est déjà dans l’offre.
   *[other] Vos { $count } cartes de ce type sont déjà dans l’offre.
}
because-nothing-rolled = Aucun dé ne vient d’être lancé.
because-nothing-to-attack = Il n’y a rien à attaquer sur { $space }.
because-nothing-to-trade = Aucun de vous deux n’a de carte à échanger.
because-offer-of-another = C’est { $owner-to } de retirer cette offre.
because-offers-made = { $offers ->
    [one] Vous avez déjà fait votre offre de cette phase.
   *[other] Vous avez déjà fait vos { $offers } offres de cette phase.
}
because-one-die = Un seul dé est sur la table, et il n’est d’aucun combat.
because-only-fellows = Il n’y a sur { $space } que des pièces de vos partenaires.
because-only-the-new-outpost = Le rempart ne peut aller que sur le nouvel avant-poste { $space-of }.
because-outpost-there = { $owner } a un avant-poste sur { $space }.
because-outposts-there = { $outposts ->
    [one] { $space } a déjà un avant-poste.
   *[other] { $space } a déjà { $outposts } avant-postes.
}
because-over-the-limit = Vous avez { $cards } cartes, et votre limite est de { $limit }.
because-reroll-after-a-roll = Cette capacité s’utilise juste après un jet de dé.
because-research-is-a-reward = Les capacités de recherche sont des récompenses : améliorations, nids, cartes Marché et carte Intuition.
because-starts-elsewhere = { CAPITAL($guild) } ne commence que sur une case { $wanted }.
because-starts-there = { $owner } commence déjà sur { $space }.
because-too-far = { $steps ->
    [one] { CAPITAL($space) } est à plus d’un pas.
   *[other] { CAPITAL($space) } est à plus de { $steps } pas.
}
because-too-few-resources = { $needed ->
    [one] Il faut { $needed } ressource, et vous en avez { $count }.
   *[other] Il faut { $needed } ressources, et vous en avez { $count }.
}
because-too-little-focus = Il faut { $needed } { $needed ->
    [one] point de concentration
   *[other] points de concentration
}, et vous en avez { $focus }.
because-too-many-points = { $points ->
    [one] Vous n’avez qu’un point à donner.
   *[other] Vous n’avez que { $points } points à répartir.
}
because-tunnel-is-safe = Rien ne peut être attaqué dans le tunnel.
because-two-actions = { $left ->
    [0] Y aller et attaquer demande { $needed } actions, et vous avez fait les vôtres.
   *[other] Y aller et attaquer demande { $needed } actions, et il vous en reste { $left }.
}
because-two-dice = Les dés sur la table sont ceux de l’attaquant et du défenseur.
because-two-guild-spaces = { $left ->
    [0] La capacité avancée prend deux cases de la piste de guilde, et celle-ci est la dernière.
   *[other] Votre capacité avancée prend aussi la case de cette manche.
}
because-unfinished-action = Terminez d’abord ce que vous avez commencé.
because-unlocked-already = Vous avez déjà débloqué cette capacité.
because-upgrade-sold-out = La réserve n’a plus { $upgrade-of }.
because-upgraded-already = Votre avant-poste { $space-of } a déjà { $upgrade-one }.
because-used-this-round = Vous avez déjà utilisé cette capacité à cette manche.
because-wall-there = Le rempart { $owner-of } est sur { $space }, et vous n’avez pas débloqué Politique 1.
because-walled-already = Votre avant-poste { $space-of } a déjà un rempart.
because-worker-space = { $space } est une case ouvrier.
because-works-by-itself = Cette capacité agit d’elle-même : elle ne s’utilise pas.
because-your-outpost-there = Vous avez déjà un avant-poste sur { $space }.
because-your-own-offer = C’est { $owner-to } de répondre à votre offre.
counted-workers = { $needed ->
    [one] { $needed } ouvrier
   *[other] { $needed } ouvriers
}

## Ce que l’on n’a pas encore fait

undone-action = { $actions ->
    [one] Vous pouvez encore faire une action pendant ce tour.
   *[other] Vous pouvez encore faire { $actions } actions pendant ce tour.
}
undone-tile = { $tile-id ->
    [focus] Vous pouvez encore prendre { $tile } pendant cette manche.
    [basic1] Vous pouvez encore utiliser votre première capacité de guilde pendant cette manche.
    [basic2] Vous pouvez encore utiliser votre seconde capacité de guilde pendant cette manche.
    [advanced] Vous pouvez encore utiliser votre capacité avancée pendant cette manche.
   *[other] Vous pouvez encore utiliser cette tuile pendant cette manche ({ $tile }).
}
