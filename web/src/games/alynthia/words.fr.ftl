# Ce que dit le plateau dessiné d’Alynthia, en plus des textes du jeu.

## Le pays

land = Le pays d’Alynthia
place-wood = Forêt { $place }
place-stone = Carrière { $place }
place-food = Champ { $place }
place-worker = Hameau { $place }
place-dragon = Repaire { $place }
place-tunnel = Le tunnel
gives-wood = Un avant-poste y rapporte 1 bois à chaque récolte.
gives-stone = Un avant-poste y rapporte 1 pierre à chaque récolte.
gives-food = Un avant-poste y rapporte 1 nourriture à chaque récolte.
gives-worker = On y recrute des ouvriers. Personne ne peut y construire.
gives-dragon = Un lieu de dragons. Personne ne peut y construire.
gives-tunnel = Seule la Guilde de la Montagne y circule, par les entrées.
tile-of = Sur la tuile « { $tile } ».
land-ironwood = Bois-de-Fer
land-sawyers = Côte-aux-Scieurs
land-goldmeadow = Prairie d’Or
land-greycrown = Couronne grise
land-stonebough = Branche-de-Pierre
land-ashen = Champs de cendre
land-riverlow = Basse-Rivière
nest-undefeated = { $count ->
    [one] Un nid invaincu avec { $count } dragon, de force { $strength }.
   *[other] Un nid invaincu avec { $count } dragons, de force { $strength } en tout.
}
nest-defeated = Un nid vaincu : à chaque manche, un dragon y arrive.
dragons-here = { $count ->
    [one] { $count } dragon, de force { $strength }.
   *[other] { $count } dragons, de force { $strength } en tout.
}
swarm-soon = { $count ->
    [one] Encore { $count } dragon, et ils essaiment.
   *[other] Encore { $count } dragons, et ils essaiment.
}
character-of = { $player } se tient ici.
character-you = Vous vous tenez ici.
outpost-of = Avant-poste : { $player }.
upgraded-of = Avant-poste avec { $upgrade } : { $player }.
wall-here = Un rempart le protège.
entrance-here = Une entrée du tunnel.
steps-away = { $count ->
    [one] À { $count } pas de vous.
   *[other] À { $count } pas de vous.
}
odds-worker = Votre chance de gagner en payant un ouvrier : { $chance }.
odds-renown = Votre chance de gagner en payant de la renommée : { $chance }.
odds-strengths = Vous avez { $strength } avant les dés, contre { $against }.
odds-unknown = { $count ->
    [one] { $count } carte du défenseur est inconnue ; c’est peut-être un ouvrier.
   *[other] { $count } cartes du défenseur sont inconnues ; chacune est peut-être un ouvrier.
}
odds-nest = La victoire coûte { $count } de renommée à la réserve commune.
percent = { $number } %
percent-between = { $low } à { $high } %
zoom-in = Agrandir
zoom-out = Réduire
way-north = Nord
way-east = Est
way-south = Sud
way-west = Ouest

## Le cours de la partie

course = Le cours de la partie
round-of = Manche { $round } sur { $rounds }
round-is = Manche { $round } : chaque dragon a une force de { $dragon }, et de { $nest } sur un nid.
round-now = C’est la manche en cours.
round-needs = Au moins un nid doit tomber pendant cette manche, sinon tout est perdu.
setting-out = Le départ
phase-setup = Choix des guildes
phase-guild = Phase des guildes
phase-dragon = Phase des dragons
phase-action = Phase d’actions
phase-harvest = Phase de récolte
phase-over = La partie est finie
phase-setup-does = Tour à tour, chacun prend la tête d’une guilde et place son personnage.
phase-guild-does = Tour à tour, chacun peut débloquer une capacité de sa guilde.
phase-dragon-does = Les nids grandissent, les dragons essaiment, et ceux qu’ils atteignent doivent se défendre.
phase-action-does = On se déplace, on construit, on achète, on attaque, on échange.
phase-harvest-does = Les avant-postes rapportent, les mains sont ramenées à leur limite, le marché est complété.
dragon-strength = Force d’un dragon
nest-strength = Force d’un dragon sur un nid
nest-costs = Le coût des nids
nest-cost-of = { $number ->
    [1] Le premier nid coûte { $count } de renommée.
    [2] Le deuxième nid coûte { $count } de renommée.
    [3] Le troisième nid coûte { $count } de renommée.
   *[other] Le nid numéro { $number } coûte { $count } de renommée.
}
nest-cost-does = L’équipe paie avec sa réserve quand le combat est gagné ; la renommée doit être là avant l’attaque.
nest-fallen = Il est tombé.
nest-next = C’est le prochain à vaincre.
nests-left = { $count ->
    [0] Il ne reste aucun nid.
    [one] Il reste { $count } nid.
   *[other] Il reste { $count } nids.
}
must-fall = Un nid doit encore tomber
has-fallen = Un nid est tombé cette manche
pool = Réserve de renommée
pool-of = { $count } de renommée dans la réserve commune
pool-does = Toute la renommée gagnée va dans la réserve ; les attaques et les nids se paient avec elle.
renown-of = { $count } de renommée
renown-hidden = La renommée reste secrète jusqu’à la fin.
renown-does = Qui en a le plus après la dernière manche l’emporte.
first-player = { $player } a le marqueur de premier joueur
actions-left = { $count ->
    [0] Plus d’action ce tour
    [one] Encore { $count } action ce tour
   *[other] Encore { $count } actions ce tour
}
difficulty-easy = Facile
difficulty-normal = Normal
difficulty-challenging = Ardu
difficulty-difficult = Difficile

## Quantités

amount-wood = { $count } bois
amount-stone = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
amount-food = { $count ->
    [one] { $count } nourriture
   *[other] { $count } nourritures
}
amount-worker = { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
}
amount-renown = { $count } de renommée
amount-focus = { $count } de concentration
amount-action_card = { $count ->
    [one] { $count } carte action
   *[other] { $count } cartes action
}
amount-research = { $count ->
    [one] { $count } capacité de recherche
   *[other] { $count } capacités de recherche
}
amount-any_resource = { $count ->
    [one] { $count } ressource au choix
   *[other] { $count } ressources au choix
}
amount-non_worker_resource = { $count ->
    [one] { $count } bois, pierre ou nourriture
   *[other] { $count } parmi bois, pierre et nourriture
}
amount-fortune_roll = { $count ->
    [one] un lancer du dé de fortune
   *[other] { $count } lancers du dé de fortune
}
amount-dragons = { $count ->
    [one] { $count } dragon
   *[other] { $count } dragons
}
nothing = rien
price-of = Prix : { $cost }.
reward-of = Récompense : { $reward }.
more-for-you = Vous gagnez { $count } de renommée en plus grâce à une tuile de recherche.

## Ce que font les tuiles

type-recurring = Une fois par manche, pendant la phase d’actions.
type-continuous = Toujours en vigueur.
type-one_time = Une seule fois, au déblocage.
type-strengthen = Pour toujours.
does-wood = Vous prenez { $count } bois.
does-stone = { $count ->
    [one] Vous prenez { $count } pierre.
   *[other] Vous prenez { $count } pierres.
}
does-food = { $count ->
    [one] Vous prenez { $count } nourriture.
   *[other] Vous prenez { $count } nourritures.
}
does-worker = { $count ->
    [one] Vous prenez { $count } ouvrier.
   *[other] Vous prenez { $count } ouvriers.
}
does-renown = Vous gagnez { $count } de renommée.
does-focus = Vous gagnez { $count } de concentration.
does-action_card = { $count ->
    [one] Vous piochez une carte action.
   *[other] Vous piochez { $count } cartes action.
}
does-research = { $count ->
    [one] Vous débloquez une capacité de recherche.
   *[other] Vous débloquez { $count } capacités de recherche.
}
does-any_resource = { $count ->
    [one] Vous prenez { $count } ressource de votre choix, même un ouvrier.
   *[other] Vous prenez { $count } ressources de votre choix, même des ouvriers.
}
does-non_worker_resource = { $count ->
    [one] Vous prenez { $count } bois, pierre ou nourriture, à votre choix.
   *[other] Vous prenez { $count } cartes de bois, pierre ou nourriture, à votre choix.
}
does-fortune_roll = Vous lancez le dé de fortune et prenez ce qu’il montre.
does-labor_roll = Vous lancez le dé de labeur et prenez ce qu’il montre.
does-attack = Votre force d’attaque augmente de { $count }.
does-defense = Votre force de défense augmente de { $count }.
does-battle_points = Vous répartissez { $count } points entre force d’attaque et force de défense.
does-hand_limit = Votre limite de main augmente de { $count }.
does-reroll = Vous faites relancer un dé, à qui qu’il soit, pendant n’importe quelle phase.
does-share_space = Vous pouvez partager une case avec un autre personnage, passer les remparts et y proposer des échanges.
does-market_renown = Chaque carte de marché achetée rapporte { $count } de renommée en plus.
does-attack_renown = Chaque attaque gagnée rapporte { $count } de renommée.
does-renown_per_space = Vous gagnez { $count } de renommée par case où vous avez un avant-poste ou votre personnage.
does-renown_per_building = Vous gagnez { $count } de renommée par avant-poste et par amélioration.
does-tunnel = Vous creusez { $entrances } entrées. Le tunnel les relie, pour vous seul ; un avant-poste y rapporte { $tunnel_resources } d’une même ressource, ou { $tunnel_renown } de renommée, à chaque récolte.
does-walls = Vous dressez jusqu’à { $walls } remparts sur vos avant-postes : +{ $wall_defense } en défense, { $wall_yield } ressource de plus à chaque récolte, et les autres n’entrent qu’avec Politique 1.
does-trap = Les dragons que vous vainquez sont capturés. Dépensez-en un pour +{ $captured_strength } dans un de vos combats, ou pour lancer le dé de fortune.
does-labor_die = Une fois par manche, vous lancez le dé de labeur ; chaque lancer de plus coûte { $labor } de concentration.
does-caravan = Pour { $caravan } de concentration, vous déplacez un de vos avant-postes sans amélioration sur une case voisine.
tile-locked = Pas encore débloquée.
tile-next = La prochaine de sa catégorie.
tile-used = Utilisée cette manche.
tile-ready = Prête.
tile-unlocked = Débloquée.
tile-at-end = Pas tant que votre concentration est au bout de sa piste.

## Cartes action

card-gather-does = Prenez { $count } ressources du type d’une case où vous avez un avant-poste.
card-strength-does = +{ $count } pour l’un des deux camps d’un combat.
card-ranged-does = Attaquez n’importe quelle case de là où vous êtes, au prix habituel.
card-acclaim-does = Gagnez { $count } de renommée.
card-insight-does = Débloquez une capacité de recherche.
card-reroll-does = Faites relancer un dé qui vient d’être lancé.
card-supply-does = Prenez une ressource de votre choix, même un ouvrier.
card-march-does = Avancez de { $count } cases au plus sans concentration, par-dessus tout obstacle.
card-held = Choisissez maintenant où l’utiliser ; touchez-la encore pour la reposer.
card-count = { $card } : { $count } en main

## Ma guilde

mine = Ma guilde
focus = Concentration
focus-of = Concentration : { $count } sur { $most }
focus-does = Elle paie les pas, les attaques, les bâtiments et les cartes action. Ce qui reste est gardé.
focus-take = Prendre { $count } de concentration
attack-of = Force d’attaque : { $count }
attack-does = Votre force quand vous attaquez, avec vos ouvriers en main et votre dé.
defense-of = Force de défense : { $count }
defense-does = Votre force quand on vous attaque, avec vos ouvriers en main et votre dé.
outposts = Avant-postes
outpost-number = Avant-poste { $number }
outpost-built = Il est sur la carte.
outpost-next = C’est le prochain que vous pouvez construire, là où se tient votre personnage.
outpost-does = Il rapporte de la renommée tout de suite, et une ressource de sa case à chaque récolte.
upgrades = Améliorations
upgrade-does = Se construit sur un de vos avant-postes, là où se tient votre personnage.
upgrade-left = { $count ->
    [0] Il n’en reste plus.
    [one] Il en reste { $count }.
   *[other] Il en reste { $count }.
}
upgrade-mine = Vous en avez { $count }.
research = Recherche
abilities = Capacités de guilde
ability-basic = Capacité de base
ability-advanced = Capacité avancée
hand = Main
hand-of = { $count } cartes sur { $limit }
hand-does = À la récolte, vous pouvez garder autant de cartes ressource et action.
held-of = { $thing } : { $count } en main
captured-of = { $count ->
    [one] { $count } dragon capturé
   *[other] { $count } dragons capturés
}
captured-does = Dépensez-en un pour +1 dans un de vos combats, ou pour lancer le dé de fortune.
discard-this = Défausser : { $thing }
give-this = Donner : { $thing }
lose-this = Perdre : { $thing }
ask-this = Demander : { $thing }

## Actions

actions = Actions
act-attack = Attaquer
act-attack-does = Attaquez ce qui partage votre case : d’abord le nid ou les dragons. Cela coûte de la concentration, et un ouvrier ou de la renommée.
act-build = Avant-poste
act-build-does = Construisez un avant-poste là où se tient votre personnage.
act-recruit = Recruter
act-recruit-does = Dans un hameau : deux ressources quelconques pour un ouvrier.
act-buy-card = Carte
act-buy-card-does = Piochez une carte action contre de la concentration.
act-labor-roll = Dé de labeur
act-labor-roll-does = Lancez encore une fois le dé de labeur.
act-caravan = Caravane
act-caravan-does = Déplacez un de vos avant-postes sans amélioration : touchez ceci, puis l’avant-poste, puis le chemin.
act-labor-reroll = Relancer
act-labor-reroll-does = Une fois par manche, faites relancer n’importe quel dé.
act-dragon = Dragon

## Réserve

supply = Réserve
deck-of = { $thing } : { $count } dans la pile
deck-does = Les ressources viennent d’ici et y retournent.
card-deck-of = { $count ->
    [one] { $count } carte dans la pioche d’actions
   *[other] { $count } cartes dans la pioche d’actions
}
card-discard-of = Défausse : { $cards }
dragons-left = { $count ->
    [one] { $count } dragon dans la réserve
   *[other] { $count } dragons dans la réserve
}
dragons-left-does = Quand il n’y en a plus, les dragons qui sortiraient d’un nid y restent.
market = Marché
market-slot = Vide jusqu’à la récolte
market-does = Acheter est une action et ne coûte pas de concentration. Le marché est complété à la récolte.
market-deck-of = { $count ->
    [one] { $count } carte dans la pioche du marché
   *[other] { $count } cartes dans la pioche du marché
}

## Choisir une guilde

choose-guild = Choisissez votre guilde
guild-taken = Déjà prise : { $player }
start-wood = Départ en forêt
start-stone = Départ dans une carrière
start-food = Départ sur un champ
start-any = Départ n’importe où
guild-later = À débloquer manche après manche, en phase des guildes.
guild-from-start = À vous dès le départ.
guild-not-used = Ne sert pas dans cette partie.
split-points = Répartissez les points
split-of = { $attack } en attaque, { $defense } en défense

## Combats et dés

battle = Combat
battle-at = Combat : { $space }
battle-last = Le dernier combat
attacker = Attaquant
defender = Défenseur
side-dragons = Les dragons
side-nest = Le nid
part-attack = Force d’attaque
part-defense = Force de défense
part-workers = Ouvriers
part-dragons = Dragons
part-nest = Nid
part-wall = Rempart
part-cards = Cartes
part-die = Dé
part-hidden = Ouvriers inconnus
wins-now = Gagnerait
loses-now = Perdrait
chance-of = L’attaquant gagne avec { $chance }
won = Gagné
lost = Perdu
die-of = { $side } : le dé montre { $count }
die-not-rolled = { $side } : pas encore lancé
die-fortune = Dé de fortune
die-labor = Dé de labeur
die-spawn = Dé d’éclosion
die-shows = Le dé montre : { $what }
die-faces = Ses faces : { $faces }.
close = Fermer

## Échanges

trade = Échange
offer-from = { $giver } propose un échange à { $partner }
gives = donne
would-give = donnerait
offer-hidden = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
offer-empty = rien
your-goods = Ce que vous donnez
their-goods = Ce que vous demandez
trade-with = Proposer un échange à { $player }
offers-left = { $count ->
    [one] Encore { $count } offre pendant cette phase
   *[other] Encore { $count } offres pendant cette phase
}

## Les autres

to-move = à jouer
is-done = a fini
has-passed = a passé
acting = agit
waiting-for = Agissent encore : { $players }
no-guild = Pas encore de guilde
resource-cards-of = { $count ->
    [one] { $count } carte ressource
   *[other] { $count } cartes ressource
}
action-cards-of = { $count ->
    [one] { $count } carte action
   *[other] { $count } cartes action
}
outposts-of = { $count ->
    [one] { $count } avant-poste sur la carte
   *[other] { $count } avant-postes sur la carte
}
you = Vous

## Cérémonies

ceremony-dragons = La phase des dragons
ceremony-battle = Un combat
ceremony-harvest = La récolte
ceremony-end = La fin
