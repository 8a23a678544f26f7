# Little Town : noms, questions, coups et phrases du journal en français.
# Le fichier anglais contient les mêmes identifiants.

game-name = Little Town
game-tagline = Récoltez, bâtissez, louez : élevez ensemble un petit bourg, et tirez-en le meilleur pour vous.

## Couleurs des joueurs

colour-blue = bleu
colour-red = rouge
colour-yellow = jaune
colour-black = noir

## Ressources, pièces et terrains

resource-wood = bois
resource-stone = pierre
resource-fish = poisson
resource-wheat = blé
resource-coins = pièces
resource-any = ressource au choix
resource-vp = PV

terrain-forest = forêt
terrain-mountain = montagne
terrain-lake = lac

## Bâtiments

building-wheat-field = champ de blé
building-bakery = boulangerie
building-grocery = épicerie
building-trading-shop = prêteur sur gage
building-stone-shop = carrière
building-granary = grenier
building-gold-mine = mine d'or
building-well = puits
building-workshop = atelier
building-factory = entrepôt
building-church = église
building-statue = statue
building-castle = château
building-bar = bar
building-bookstore = librairie
building-pier = ponton
building-brewery = brasserie
building-carpenter = charpentier
building-fair = foire
building-fountain = fontaine
building-fishmonger = poissonnier
building-restaurant = restaurant
building-cathedral = cathédrale
building-residence = résidence
building-watchtower = tour de garde

## Objectifs

goal-block-of-three = Trois d'un bloc
goal-busy-builders = Bâtisseurs zélés
goal-full-larder = Garde-manger plein
goal-three-landscapes = Trois paysages
goal-mixed-input = Échange mixte
goal-fish-feast = Festin de poisson
goal-grain-trade = Commerce du grain
goal-fish-trade = Commerce du poisson
goal-money-trades = Commerces d'argent
goal-timber-or-stone-trade = Commerce de bois ou de pierre
goal-stone-work = Taille de pierre
goal-penniless = Sans le sou
goal-well-off = À l'aise
goal-straight-to-use = Sitôt pris, sitôt dépensé
goal-grand-tour = Grand tour
goal-twofold-fame = Double renommée
goal-rich-harvest = Riche récolte
goal-carpentry = Charpente

goal-block-of-three-help = Trois de vos bâtiments se touchent par un côté en un seul groupe.
goal-busy-builders-help = Vous avez plus de bâtiments que d'ouvriers.
goal-full-larder-help = Vous tenez deux fois plus de poisson et de blé que d'ouvriers.
goal-three-landscapes-help = Trois de vos bâtiments : un près d'un lac, un près d'une montagne, un près d'une forêt.
goal-mixed-input-help = Activez un bâtiment qui consomme deux sortes de ressources.
goal-fish-feast-help = Nourrissez tous vos ouvriers de poisson seulement.
goal-grain-trade-help = Construisez un bâtiment lié au blé, hors champ de blé.
goal-fish-trade-help = Construisez un bâtiment lié au poisson.
goal-money-trades-help = Construisez deux bâtiments liés aux pièces.
goal-timber-or-stone-trade-help = Construisez un bâtiment lié au bois ou à la pierre.
goal-stone-work-help = Construisez un bâtiment qui coûte au moins 3 pierres.
goal-penniless-help = N'ayez aucune pièce.
goal-well-off-help = Ayez au moins 6 pièces.
goal-straight-to-use-help = Payez une ressource d'une sorte gagnée plus tôt dans le même tour.
goal-grand-tour-help = Activez quatre bâtiments dans un même tour.
goal-twofold-fame-help = Gagnez des PV de deux bâtiments dans un même tour.
goal-rich-harvest-help = Gagnez cinq ressources dans un même tour.
goal-carpentry-help = Construisez un bâtiment qui coûte au moins 3 bois.

## Ce que l'on demande

prompt-draft-tile = Choisissez un bâtiment pour le marché ; le reste passe à votre gauche.
prompt-take-action = Placez un ouvrier, ou construisez un bâtiment.
prompt-choose-site = Choisissez l'emplacement du bâtiment.
prompt-use-building = Activez un bâtiment autour de votre ouvrier, ou terminez.
prompt-swap-for-coins = Combien de cubes de cette ressource remplacez-vous par 3 pièces chacun ?
prompt-give-any = Choisissez une ressource à donner, ou 3 pièces à sa place.
prompt-take-any = Choisissez une ressource à prendre.
prompt-feed-workers = Nourrissez vos ouvriers : poisson, blé, et repas achetés 3 pièces chacun.
prompt-declare-goal = Annoncez un objectif réalisé, ou taisez-vous.

## Coups

move-draft = Mettre au marché : { $building }
move-place = Placer un ouvrier en { $square }
move-build = Construire : { $building }
move-site = Bâtir en { $square }
move-use = Activer le bâtiment en { $square }
move-done = En finir avec cet ouvrier
move-swap = Payer en pièces à la place de : { $number } { $resource }
move-give = Donner : { $good }
move-take = Prendre : { $resource }
move-feed = Nourrir : { $fish } poisson, { $wheat } blé, { $coins } achetés
move-declare = Annoncer { $goal }
move-decline = Ne rien annoncer

## Ce qui s'est passé

event-drafted = { $player } met au marché : { $building }.
event-goals-dealt = Chacun reçoit des objectifs secrets : { $number } par joueur.
event-exchanged = { $player } montre et échange { $goal }, que personne ne pourrait réaliser dans cette partie.
event-no-goal-left = Il ne reste aucun objectif à piocher pour { $player }.
event-round-began = La manche { $round } commence.
event-start-player = { $player } est premier joueur.
event-placed = { $player } place un ouvrier en { $square }.
event-gathered = { $player } récolte { $number } { $good }.
event-used = { $player } active le bâtiment en { $square } : { $building }.
event-rented = { $number ->
    [one] { $player } paie 1 pièce de loyer à { $owner } ({ $building }).
   *[other] { $player } paie { $number } pièces de loyer à { $owner } ({ $building }).
}
event-paid = { $player } paie { $number } { $good }.
event-gained = { $number ->
    [0] { $player } ne gagne rien : { $good }, la réserve est vide.
   *[other] { $player } gagne { $number } { $good }.
}
event-earned = { $player } gagne { $points } PV ({ $building }).
event-built = { $player } construit en { $square } : { $building }.
event-resided = { $player } utilise les cases autour de { $square } ({ $building }).
event-counted = { $player } gagne { $points } PV pour ce qui entoure : { $building }.
event-fed = { $player } nourrit ses ouvriers : { $fish } poisson, { $wheat } blé, { $coins } achetés.
event-starved = { $number ->
    [one] Un ouvrier de { $player } a faim : { $points } PV perdus.
   *[other] { $number } ouvriers de { $player } ont faim : { $points } PV perdus.
}
event-declared = { $player } a réalisé { $goal } : { $points } PV.
event-scored-goals = { $player } : { $points } PV pour les objectifs.
event-scored-buildings = { $player } : { $points } PV pour les bâtiments.
event-scored-surroundings = { $player } : { $points } PV pour ce qui entoure : { $building }.
event-scored-coins = { $player } : { $points } PV pour les pièces.
event-total = { $player } : { $points } PV en tout.

## Score

score-track = Gagnés en jeu
score-goals = Objectifs
score-buildings = Bâtiments
score-surroundings = Château et tour de garde
score-coins = Pièces

## Options

option-mode = Bâtiments
option-mode-help = La partie standard tire 12 bâtiments au hasard ; la première partie utilise un choix fixe.
option-side = Face du plateau
option-side-help = Les deux faces conviennent ; la face A porte le logo et sert à la première partie.
option-first-player = Premier joueur
option-first-player-help = Qui commence la première manche : tiré au sort, ou la place que vous nommez.
option-international = Règles internationales
option-international-help = Moins d'objectifs, tirés d'un plus grand choix, et les points des bâtiments et objectifs tout de suite.
option-drafted-supply = Marché par draft
option-drafted-supply-help = Les joueurs choisissent en secret, l'un après l'autre, les bâtiments du marché.
option-extended-goals = Objectifs supplémentaires
option-extended-goals-help = Trois objectifs de plus rejoignent la pile.
option-manual-declaration = Annonce manuelle
option-manual-declaration-help = On demande aux joueurs s'ils annoncent un objectif réalisé, au lieu de le faire aussitôt.

## Titres des clauses de rules.md

clause-LT-1 = Deux à quatre joueurs
clause-LT-2 = Quatre manches
clause-LT-3 = Ouvriers par joueur
clause-LT-4 = Maisons par joueur
clause-LT-5 = Objectifs par joueur
clause-LT-6 = Trois pièces au départ
clause-LT-7 = Couleurs utilisées
clause-LT-8 = Rien d'autre au départ
clause-LT-9 = Face du plateau
clause-LT-10 = Champs et douze bâtiments
clause-LT-11 = Bâtiments de la première partie
clause-LT-12 = La réserve
clause-LT-13 = Marqueur de manche sur 1
clause-LT-14 = Qui commence
clause-LT-15 = Les objectifs sont secrets
clause-LT-16 = Objectifs irréalisables échangés
clause-LT-17 = Jugé une fois, au début
clause-LT-18 = Exemple : pas de poisson
clause-LT-19 = Première partie : pas d'échange
clause-LT-20 = Pile d'objectifs vide
clause-LT-21 = Le suivant, dans le sens horaire
clause-LT-22 = Tours dans le sens horaire
clause-LT-23 = Deux actions
clause-LT-24 = Un ouvrier par tour
clause-LT-25 = On ne passe pas
clause-LT-26 = Fin des tours
clause-LT-27 = Nombre de tours
clause-LT-28 = Herbe libre seulement
clause-LT-29 = Les huit cases autour
clause-LT-30 = Bords et coins
clause-LT-31 = Ce que donne le terrain
clause-LT-32 = Pas de loyer pour le terrain
clause-LT-33 = Le terrain ne s'épuise pas
clause-LT-34 = Herbe et ouvriers autour
clause-LT-35 = Bâtiments autour utilisables
clause-LT-36 = Échanges
clause-LT-37 = Gains simples
clause-LT-38 = Une fois par placement
clause-LT-39 = Exemple : un blé, quatre pièces
clause-LT-40 = Dans n'importe quel ordre
clause-LT-41 = Exemple : champ puis boulangerie
clause-LT-42 = Activer est facultatif
clause-LT-43 = Loyer au propriétaire
clause-LT-44 = Ses propres bâtiments sont gratuits
clause-LT-45 = Un loyer par usage, d'abord
clause-LT-46 = Exemple : boulangerie louée
clause-LT-47 = Sans pièce, rien chez les autres
clause-LT-48 = Le loyer est une pièce
clause-LT-49 = Des pièces à temps pour le loyer
clause-LT-50 = Le coût est payé en entier
clause-LT-51 = Bâtiments sans effet de placement
clause-LT-52 = Les ouvriers restent et bloquent
clause-LT-53 = Placement inutile permis
clause-LT-54 = Plusieurs ouvriers, même bâtiment
clause-LT-55 = Chantiers
clause-LT-56 = Une tuile du marché
clause-LT-57 = Le coût entier
clause-LT-58 = Emplacement sur herbe libre
clause-LT-59 = Une maison marque le propriétaire
clause-LT-60 = Sans maison, pas de bâtiment
clause-LT-61 = PV imprimés à la fin
clause-LT-62 = Construire n'active rien
clause-LT-63 = Tuiles et maisons restent
clause-LT-64 = Les tuiles sont définitives
clause-LT-65 = Un bâtiment par action
clause-LT-66 = Les bâtiments servent à tous
clause-LT-67 = Exemple : le champ de blé
clause-LT-68 = Trois pièces pour une ressource
clause-LT-69 = Pour coûts, échanges et repas
clause-LT-70 = Pas d'échange sans paiement
clause-LT-71 = Mêler cubes et pièces
clause-LT-72 = Les pièces se paient en pièces
clause-LT-73 = Argent et or
clause-LT-74 = Réserve vide
clause-LT-75 = Réserve insuffisante
clause-LT-76 = Les paiements reviennent d'abord
clause-LT-77 = Rien ne se perd
clause-LT-78 = Les PV ne manquent jamais
clause-LT-79 = Ordre de la fin de manche
clause-LT-80 = Aussi après la manche quatre
clause-LT-81 = Résidence et cathédrale
clause-LT-82 = Cathédrale
clause-LT-83 = Résidence
clause-LT-84 = Résidence avant cathédrale
clause-LT-85 = À manger pour chaque ouvrier
clause-LT-86 = Poisson et blé mêlés
clause-LT-87 = Exemples : trois et cinq repas
clause-LT-88 = Trois PV perdus par faim
clause-LT-89 = Les PV peuvent être négatifs
clause-LT-90 = Nourrir tant qu'il y a à manger
clause-LT-91 = Tous les ouvriers mangent
clause-LT-92 = Les ouvriers rentrent
clause-LT-93 = Manche suivante, premier suivant
clause-LT-94 = Trois joueurs, dernière manche
clause-LT-95 = Quels PV, et égalités
clause-LT-96 = Premiers joueurs par manche
clause-LT-97 = Objectifs à tout moment
clause-LT-98 = Annoncer et révéler
clause-LT-99 = Seuls les objectifs révélés comptent
clause-LT-100 = Un seul instant suffit
clause-LT-101 = Actes d'un seul placement
clause-LT-102 = Quand on vérifie les objectifs
clause-LT-103 = Objectifs à la mise en place
clause-LT-104 = Révélé public, caché secret
clause-LT-105 = PV tout de suite
clause-LT-106 = Au-delà de quarante
clause-LT-107 = Au-delà de quatre-vingts
clause-LT-108 = Négatif sur la piste
clause-LT-109 = Le score est un nombre
clause-LT-110 = Fin de la partie
clause-LT-111 = Objectifs comptés à la fin
clause-LT-112 = Bâtiments comptés à la fin
clause-LT-113 = Un PV pour trois pièces
clause-LT-114 = Château
clause-LT-115 = Tour de garde
clause-LT-116 = Les restes ne valent rien
clause-LT-117 = Le plus haut total gagne
clause-LT-118 = La table des bâtiments
clause-LT-119 = Prêteur sur gage
clause-LT-120 = Statue
clause-LT-121 = La résidence coûte des pièces
clause-LT-122 = Le bar coûte du blé
clause-LT-123 = Objectif : trois d'un bloc
clause-LT-124 = Objectif : bâtisseurs zélés
clause-LT-125 = Objectif : garde-manger plein
clause-LT-126 = Objectif : échange mixte
clause-LT-127 = Objectif : commerce du poisson
clause-LT-128 = Objectif : commerces d'argent
clause-LT-129 = Objectif : commerce de bois ou de pierre
clause-LT-130 = Objectif : taille de pierre
clause-LT-131 = Objectif : charpente
clause-LT-132 = Objectif : sans le sou
clause-LT-133 = Objectif : à l'aise
clause-LT-134 = Objectif : sitôt pris, sitôt dépensé
clause-LT-135 = Objectif : grand tour
clause-LT-136 = Objectif : double renommée
clause-LT-137 = Objectif : riche récolte
clause-LT-138 = Objectif : trois paysages
clause-LT-139 = Objectif : festin de poisson
clause-LT-140 = Objectif : commerce du grain
clause-LT-141 = Première partie
clause-LT-142 = Partie standard
clause-LT-143 = Mise en place internationale
clause-LT-144 = Décompte international
clause-LT-145 = Piste internationale
clause-LT-146 = Marché par draft
clause-LT-147 = Objectifs supplémentaires
clause-LT-148 = Annonce manuelle
clause-LT-149 = Ordre des échanges
clause-LT-150 = Le terrain d'abord
