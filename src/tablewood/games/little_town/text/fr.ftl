# Little Town : noms, questions, coups et phrases du journal en français.
# Le fichier anglais contient les mêmes identifiants.

game-name = Little Town
game-tagline = Récoltez, bâtissez, louez : élevez ensemble un petit bourg, et tirez-en le meilleur pour vous.

## Couleurs des joueurs

colour-blue = bleu
colour-red = rouge
colour-yellow = jaune
colour-black = noir

## Ressources, pièces et terrains

resource-wood = bois
    .the = le bois
    .plural = bois
resource-stone = pierre
    .the = la pierre
    .plural = pierres
resource-fish = poisson
    .the = le poisson
    .plural = poissons
resource-wheat = blé
    .the = le blé
    .plural = blés
resource-coins = pièces
resource-any = ressource au choix
resource-vp = PV

# Ce que comptent les phrases
good-wood = bois
    .plural = bois
good-stone = pierre
    .plural = pierres
good-fish = poisson
    .plural = poissons
good-wheat = blé
    .plural = blés
good-coins = pièce
    .plural = pièces

terrain-forest = forêt
terrain-mountain = montagne
terrain-lake = lac

## Bâtiments

building-wheat-field = champ de blé
    .the = le champ de blé
    .a = un champ de blé
building-bakery = boulangerie
    .the = la boulangerie
    .a = une boulangerie
building-grocery = épicerie
    .the = l’épicerie
    .a = une épicerie
building-trading-shop = prêteur sur gage
    .the = la boutique du prêteur sur gage
    .a = une boutique de prêteur sur gage
building-stone-shop = carrière
    .the = la carrière
    .a = une carrière
building-granary = grenier
    .the = le grenier
    .a = un grenier
building-gold-mine = mine d’or
    .the = la mine d’or
    .a = une mine d’or
building-well = puits
    .the = le puits
    .a = un puits
building-workshop = atelier
    .the = l’atelier
    .a = un atelier
building-factory = entrepôt
    .the = l’entrepôt
    .a = un entrepôt
building-church = église
    .the = l’église
    .a = une église
building-statue = statue
    .the = la statue
    .a = une statue
building-castle = château
    .the = le château
    .a = un château
building-bar = bar
    .the = le bar
    .a = un bar
building-bookstore = librairie
    .the = la librairie
    .a = une librairie
building-pier = ponton
    .the = le ponton
    .a = un ponton
building-brewery = brasserie
    .the = la brasserie
    .a = une brasserie
building-carpenter = charpentier
    .the = l’échoppe du charpentier
    .a = une échoppe de charpentier
building-fair = foire
    .the = la foire
    .a = une foire
building-fountain = fontaine
    .the = la fontaine
    .a = une fontaine
building-fishmonger = poissonnier
    .the = l’étal du poissonnier
    .a = un étal de poissonnier
building-restaurant = restaurant
    .the = le restaurant
    .a = un restaurant
building-cathedral = cathédrale
    .the = la cathédrale
    .a = une cathédrale
building-residence = résidence
    .the = la résidence
    .a = une résidence
building-watchtower = tour de garde
    .the = la tour de garde
    .a = une tour de garde

## Objectifs

goal-block-of-three = Trois d’un bloc
goal-busy-builders = Bâtisseurs zélés
goal-full-larder = Garde-manger plein
goal-three-landscapes = Trois paysages
goal-mixed-input = Échange mixte
goal-fish-feast = Festin de poisson
goal-grain-trade = Commerce du grain
goal-fish-trade = Commerce du poisson
goal-money-trades = Commerces d’argent
goal-timber-or-stone-trade = Commerce de bois ou de pierre
goal-stone-work = Taille de pierre
goal-penniless = Sans le sou
goal-well-off = À l’aise
goal-straight-to-use = Sitôt pris, sitôt dépensé
goal-grand-tour = Grand tour
goal-twofold-fame = Double renommée
goal-rich-harvest = Riche récolte
goal-carpentry = Charpente

goal-block-of-three-help = Trois de vos bâtiments se touchent par un côté en un seul groupe.
goal-busy-builders-help = Vous avez plus de bâtiments que d’ouvriers.
goal-full-larder-help = Vous tenez deux fois plus de poisson et de blé que d’ouvriers.
goal-three-landscapes-help = Trois de vos bâtiments : un près d’un lac, un près d’une montagne, un près d’une forêt.
goal-mixed-input-help = Activez un bâtiment qui consomme deux sortes de ressources.
goal-fish-feast-help = Nourrissez tous vos ouvriers de poisson seulement.
goal-grain-trade-help = Construisez un bâtiment lié au blé, hors champ de blé.
goal-fish-trade-help = Construisez un bâtiment lié au poisson.
goal-money-trades-help = Construisez deux bâtiments liés aux pièces.
goal-timber-or-stone-trade-help = Construisez un bâtiment lié au bois ou à la pierre.
goal-stone-work-help = Construisez un bâtiment qui coûte au moins 3 pierres.
goal-penniless-help = N’ayez aucune pièce.
goal-well-off-help = Ayez au moins 6 pièces.
goal-straight-to-use-help = Payez une ressource d’une sorte gagnée plus tôt dans le même tour.
goal-grand-tour-help = Activez quatre bâtiments dans un même tour.
goal-twofold-fame-help = Gagnez des PV de deux bâtiments dans un même tour.
goal-rich-harvest-help = Gagnez cinq ressources dans un même tour.
goal-carpentry-help = Construisez un bâtiment qui coûte au moins 3 bois.

## Ce que l’on demande

prompt-draft-tile = Choisissez un bâtiment pour le marché ; le reste passe à votre gauche.
prompt-take-action = Placez un ouvrier sur une case d’herbe libre, ou envoyez-le construire un bâtiment.
prompt-choose-site = Choisissez une case d’herbe libre pour le bâtiment.
prompt-use-building = Activez un bâtiment autour de cette case, ou arrêtez-vous là.
prompt-swap-for-coins = Comment payez-vous ? 3 pièces peuvent remplacer chaque cube.
prompt-give-any = Choisissez une ressource à donner, ou 3 pièces à sa place.
prompt-take-any = Choisissez une ressource à prendre.
prompt-feed-workers = Nourrissez vos ouvriers : poisson, blé, et repas achetés 3 pièces chacun.
prompt-declare-goal = Annoncez un objectif que vous avez réalisé, ou gardez-le secret.

## Coups

move-draft = Ajouter { $building-the } au marché
move-place = Placer un ouvrier en { $square }
move-build = Construire { $building-a }
move-site = Bâtir en { $square }
move-use = Activer le bâtiment en { $square }
move-done = Ne plus activer de bâtiment
move-swap = { $number ->
    [0] Payer { $resource-the } en cubes
    [one] Payer des pièces à la place de { $number } { $resource }
   *[other] Payer des pièces à la place de { $number } { $resource-plural }
}
move-give = { $good-id ->
    [coins] Donner 3 pièces à la place d’une ressource
   *[other] Donner 1 { $good }
}
move-take = Prendre 1 { $resource }
move-feed = { $fish ->
    [0] { $wheat ->
        [0] { $coins ->
            [0] Laisser les ouvriers sans repas
           *[other] Nourrir les ouvriers avec { food-bought }
        }
       *[other] { $coins ->
            [0] Nourrir les ouvriers avec { food-wheat }
           *[other] Nourrir les ouvriers avec { food-wheat } et { food-bought }
        }
    }
   *[other] { $wheat ->
        [0] { $coins ->
            [0] Nourrir les ouvriers avec { food-fish }
           *[other] Nourrir les ouvriers avec { food-fish } et { food-bought }
        }
       *[other] { $coins ->
            [0] Nourrir les ouvriers avec { food-fish } et { food-wheat }
           *[other] Nourrir les ouvriers avec { food-fish }, { food-wheat } et { food-bought }
        }
    }
}
move-declare = Annoncer l’objectif « { $goal } »
move-decline = Ne rien annoncer

# Ce que mangent les ouvriers
food-fish = { $fish ->
    [one] { $fish } poisson
   *[other] { $fish } poissons
}
food-wheat = { $wheat ->
    [one] { $wheat } blé
   *[other] { $wheat } blés
}
food-bought = { $coins ->
    [one] { $coins } repas acheté 3 pièces
   *[other] { $coins } repas achetés 3 pièces chacun
}

## Ce qui s’est passé

event-drafted = { $player } ajoute { $building-the } au marché.
event-goals-dealt = { $number ->
    [one] Tout le monde reçoit { $number } objectif secret.
   *[other] Tout le monde reçoit { $number } objectifs secrets.
}
event-exchanged = { $player } montre et échange l’objectif « { $goal } », que personne ne pourrait réaliser dans cette partie.
event-no-goal-left = Il ne reste aucun objectif à piocher pour { $player }.
event-start-player = { $player } a le moins de PV et commence donc la dernière manche.
event-round-began = La manche { $round } commence ; { $player } joue en premier.
event-placed = { $player } place un ouvrier en { $square }.
event-gathered = { $player } récolte { $goods } sur les terrains alentour.
event-used = { $player } active { $building-the } en { $square }.
event-rented = { $number ->
    [one] { $player } paie { $number } pièce de loyer { $owner-to } pour { $building-the }.
   *[other] { $player } paie { $number } pièces de loyer { $owner-to } pour { $building-the }.
}
event-spent = { $swaps ->
    [0] { $player } paie { $goods } pour activer { $building-the }.
    [one] { $player } paie { $goods } pour activer { $building-the } : des pièces remplacent { $swaps } cube.
   *[other] { $player } paie { $goods } pour activer { $building-the } : des pièces remplacent { $swaps } cubes.
}
event-gained = { $player } gagne { $goods } grâce { $building-to }.
event-earned = { $player } gagne { $points } PV grâce { $building-to }.
event-chosen = { $player } prend { $goods } dans la réserve.
event-missed = La réserve est épuisée : il manque { $goods } { $player-to }.
event-paid = { $swaps ->
    [0] { $player } paie { $goods } pour construire { $building-a }.
    [one] { $player } paie { $goods } pour construire { $building-a } : des pièces remplacent { $swaps } cube.
   *[other] { $player } paie { $goods } pour construire { $building-a } : des pièces remplacent { $swaps } cubes.
}
event-built = { $points ->
    [0] { $player } construit { $building-a } en { $square }.
   *[other] { $player } construit { $building-a } en { $square } et gagne aussitôt { $points } PV.
}
event-round-ended = La manche { $round } se termine : les bâtiments font effet, puis il faut nourrir les ouvriers.
event-resided = { $player } utilise les cases autour { $building-of } en { $square }.
event-counted = { $points ->
    [0] { $player } ne gagne rien pour ce qui entoure { $building-the }.
   *[other] { $player } gagne { $points } PV pour ce qui entoure { $building-the }.
}
event-fed = { $number ->
    [one] { $player } nourrit { $number } ouvrier avec { $goods }.
   *[other] { $player } nourrit { $number } ouvriers avec { $goods }.
}
event-starved = { $number ->
    [one] { $player } laisse { $number } ouvrier sans repas et perd { $points } PV.
   *[other] { $player } laisse { $number } ouvriers sans repas et perd { $points } PV.
}
event-declared = { $gained ->
    [0] { $player } a réalisé l’objectif « { $goal } », qui vaudra { $points } PV à la fin.
   *[other] { $player } a réalisé l’objectif « { $goal } » et gagne aussitôt { $points } PV.
}
event-final-scoring = La partie est terminée, et l’on compte les points :
event-scored-track = { $player } a { $points } PV sur la piste.
event-scored-goals = { $player } ajoute { $points } PV pour ses objectifs.
event-scored-buildings = { $player } ajoute { $points } PV pour ses bâtiments.
event-scored-surroundings = { $points ->
    [0] { $player } n’ajoute rien pour ce qui entoure { $building-the }.
   *[other] { $player } ajoute { $points } PV pour ce qui entoure { $building-the }.
}
event-scored-coins = { $player } ajoute { $points } PV pour ses pièces.
event-total = { $player } a { $points } PV en tout.

## Score

score-track = Gagnés en jeu
score-goals = Objectifs
score-buildings = Bâtiments
score-surroundings = Château et tour de garde
score-coins = Pièces

## Options

option-mode = Bâtiments
option-mode-help = La partie standard tire 12 bâtiments au hasard ; la première partie utilise un choix fixe.
option-side = Face du plateau
option-side-help = Les deux faces conviennent ; la face A porte le logo et sert à la première partie.
option-colours = Couleurs
option-colours-help = La couleur de chaque place. Affaire de goût : aucune règle n'en dépend.
option-first-player = Premier joueur
option-first-player-help = Qui commence la première manche : tiré au sort, ou la place que vous nommez.
option-international = Règles internationales
option-international-help = Moins d’objectifs, tirés d’un plus grand choix, et les points des bâtiments et objectifs tout de suite.
option-drafted-supply = Marché par draft
option-drafted-supply-help = Les joueurs choisissent en secret, l’un après l’autre, les bâtiments du marché.
option-extended-goals = Objectifs supplémentaires
option-extended-goals-help = Trois objectifs de plus rejoignent la pile.
option-manual-declaration = Annonce manuelle
option-manual-declaration-help = On demande aux joueurs s’ils annoncent un objectif réalisé, au lieu de le faire aussitôt.

## Titres des clauses de rules.md

clause-LT-1 = Deux à quatre joueurs
clause-LT-2 = Quatre manches
clause-LT-3 = Ouvriers par joueur
clause-LT-4 = Maisons par joueur
clause-LT-5 = Objectifs par joueur
clause-LT-6 = Trois pièces au départ
clause-LT-7 = Couleurs utilisées
clause-LT-8 = Rien d’autre au départ
clause-LT-9 = Face du plateau
clause-LT-10 = Champs et douze bâtiments
clause-LT-11 = Bâtiments de la première partie
clause-LT-12 = La réserve
clause-LT-13 = Marqueur de manche sur 1
clause-LT-14 = Qui commence
clause-LT-15 = Les objectifs sont secrets
clause-LT-16 = Objectifs irréalisables échangés
clause-LT-17 = Jugé une fois, au début
clause-LT-18 = Exemple : pas de poisson
clause-LT-19 = Première partie : pas d’échange
clause-LT-20 = Pile d’objectifs vide
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
clause-LT-33 = Le terrain ne s’épuise pas
clause-LT-34 = Herbe et ouvriers autour
clause-LT-35 = Bâtiments autour utilisables
clause-LT-36 = Échanges
clause-LT-37 = Gains simples
clause-LT-38 = Une fois par placement
clause-LT-39 = Exemple : un blé, quatre pièces
clause-LT-40 = Dans n’importe quel ordre
clause-LT-41 = Exemple : champ puis boulangerie
clause-LT-42 = Activer est facultatif
clause-LT-43 = Loyer au propriétaire
clause-LT-44 = Ses propres bâtiments sont gratuits
clause-LT-45 = Un loyer par usage, d’abord
clause-LT-46 = Exemple : boulangerie louée
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
clause-LT-62 = Construire n’active rien
clause-LT-63 = Tuiles et maisons restent
clause-LT-64 = Les tuiles sont définitives
clause-LT-65 = Un bâtiment par action
clause-LT-66 = Les bâtiments servent à tous
clause-LT-67 = Exemple : le champ de blé
clause-LT-68 = Trois pièces pour une ressource
clause-LT-69 = Pour coûts, échanges et repas
clause-LT-70 = Pas d’échange sans paiement
clause-LT-71 = Mêler cubes et pièces
clause-LT-72 = Les pièces se paient en pièces
clause-LT-73 = Argent et or
clause-LT-74 = Réserve vide
clause-LT-75 = Réserve insuffisante
clause-LT-76 = Les paiements reviennent d’abord
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
clause-LT-87 = Exemples : trois et cinq repas
clause-LT-88 = Trois PV perdus par faim
clause-LT-89 = Les PV peuvent être négatifs
clause-LT-90 = Nourrir tant qu’il y a à manger
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
clause-LT-101 = Actes d’un seul placement
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
clause-LT-123 = Objectif : trois d’un bloc
clause-LT-124 = Objectif : bâtisseurs zélés
clause-LT-125 = Objectif : garde-manger plein
clause-LT-126 = Objectif : échange mixte
clause-LT-127 = Objectif : commerce du poisson
clause-LT-128 = Objectif : commerces d’argent
clause-LT-129 = Objectif : commerce de bois ou de pierre
clause-LT-130 = Objectif : taille de pierre
clause-LT-131 = Objectif : charpente
clause-LT-132 = Objectif : sans le sou
clause-LT-133 = Objectif : à l’aise
clause-LT-134 = Objectif : sitôt pris, sitôt dépensé
clause-LT-135 = Objectif : grand tour
clause-LT-136 = Objectif : double renommée
clause-LT-137 = Objectif : riche récolte
clause-LT-138 = Objectif : trois paysages
clause-LT-139 = Objectif : festin de poisson
clause-LT-140 = Objectif : commerce du grain
clause-LT-141 = Première partie
clause-LT-142 = Partie standard
clause-LT-143 = Mise en place internationale
clause-LT-144 = Décompte international
clause-LT-145 = Piste internationale
clause-LT-146 = Marché par draft
clause-LT-147 = Objectifs supplémentaires
clause-LT-148 = Annonce manuelle
clause-LT-149 = Ordre des échanges
clause-LT-150 = Le terrain d’abord

## Ce que lisent les autres pendant ce temps

waiting-draft-tile = { $player } choisit un bâtiment pour le marché.
waiting-take-action = { $player } choisit : placer un ouvrier ou construire un bâtiment.
waiting-choose-site = { $player } choisit l’emplacement d’un bâtiment.
waiting-use-building = { $player } peut utiliser les bâtiments autour d’un ouvrier.
waiting-swap-for-coins = { $player } décide comment payer.
waiting-give-any = { $player } choisit une ressource à donner.
waiting-take-any = { $player } choisit une ressource à prendre.
waiting-feed-workers = { $player } nourrit ses ouvriers.
waiting-declare-goal = { $player } peut annoncer un objectif.

## Pourquoi un coup est refusé, d’après la position

# Ce que l’on y compte à part les biens
good-any = ressource au choix
    .plural = ressources au choix

because-draft-first = On choisit encore les bâtiments du marché.
because-goals-first = On vous demande si vous annoncez un objectif.
because-supply-complete = Le marché est déjà constitué.
because-pay-first = { $input ->
    [0] Vous êtes en train de payer { $building-the }.
   *[other] Vous êtes en train de payer pour activer { $building-the }.
}
because-give-first = { $left ->
    [one] Il vous reste { $left } ressource à donner pour { $building-the }.
   *[other] Il vous reste { $left } ressources à donner pour { $building-the }.
}
because-take-first = { $left ->
    [one] Il vous reste { $left } ressource à prendre.
   *[other] Il vous reste { $left } ressources à prendre.
}
because-site-first = Il faut maintenant une case pour { $building-the }.
because-feed-first = { $workers ->
    [one] Il faut maintenant nourrir votre ouvrier.
   *[other] Il faut maintenant nourrir vos { $workers } ouvriers.
}
because-constructing = Vous êtes déjà en train de construire { $building-the }.
because-placed-already = Vous avez déjà placé un ouvrier, en { $square }.
because-no-worker-left = Tous les ouvriers de cette manche ont été joués.
because-residence-first = On utilise d’abord les cases autour { $building-of } en { $square }.
because-round-goes-on = { $workers ->
    [one] La manche n’est pas finie : il reste { $workers } ouvrier en main.
   *[other] La manche n’est pas finie : il reste { $workers } ouvriers en main.
}
because-turn-goes-on = Votre tour n’est pas encore fini.
because-workers-in-hand = { $workers ->
    [one] Vous avez encore { $workers } ouvrier en main.
   *[other] Vous avez encore { $workers } ouvriers en main.
}
because-your-worker = Un de vos ouvriers se trouve en { $square }.
because-their-worker = Un ouvrier { $owner-of } se trouve en { $square }.
because-not-grass = { $terrain-id ->
    [lake] { $square } est un lac, et non de l’herbe.
   *[other] { $square } est une { $terrain }, et non de l’herbe.
}
because-your-building = La case { $square } porte déjà { $building-the }, qui est à vous.
because-their-building = La case { $square } porte déjà { $building-the } { $owner-of }.
because-not-in-this-game = { CAPITAL($building-the) } n’est pas dans cette partie.
because-no-building-chosen = Vous n’avez pas choisi de bâtiment à poser en { $square }.
because-all-built = { $number ->
    [one] La seule tuile « { $building } » est déjà construite.
   *[other] Les { $number } tuiles « { $building } » sont déjà construites.
}
because-you-built-it = Vous avez déjà construit { $building-the }, en { $square }.
because-they-built-it = { $owner } a déjà construit { $building-the }, en { $square }.
because-no-house = Il ne vous reste aucune maison.
because-nothing-placed = Vous n’avez pas encore placé d’ouvrier pendant ce tour.
because-not-around = { $square } n’est pas une des cases autour { $middle-of }.
because-no-building = Il n’y a pas de bâtiment en { $square }.
because-used-already = Vous avez déjà activé { $building-the } en { $square }.
because-no-rent = { $coins ->
    [0] C’est { $building-the } { $owner-of } : le loyer est de { $rent }, et vous n’en avez aucune.
   *[other] C’est { $building-the } { $owner-of } : le loyer est de { $rent }, et vous n’en avez que { $coins }.
}
because-no-worker-effect = { CAPITAL($building-the) } n’apporte rien à un ouvrier voisin.
because-lacking = { $rent ->
    [0] { $spare ->
        [0] Il vous manque { $missing }. On peut payer { $price } à la place, mais vous n’en avez aucune.
       *[other] Il vous manque { $missing }. On peut payer { $price } à la place, mais vous n’en avez que { $spare }.
    }
   *[other] { $spare ->
        [0] Il vous manque { $missing }. On peut payer { $price } à la place, mais, une fois le loyer payé, il ne vous en reste aucune.
       *[other] Il vous manque { $missing }. On peut payer { $price } à la place, mais, une fois le loyer payé, il ne vous en reste que { $spare }.
    }
}
because-lacking-and-coins = { $coins ->
    [0] Il vous manque { $missing }. En payant des pièces à la place, cela ferait { $price } en tout, et vous n’en avez aucune.
   *[other] Il vous manque { $missing }. En payant des pièces à la place, cela ferait { $price } en tout, et vous n’en avez que { $coins }.
}
because-too-few-coins = { $coins ->
    [0] Il faut { $price }, et vous n’en avez aucune.
   *[other] Il faut { $price }, et vous n’en avez que { $coins }.
}
because-not-in-the-bill = { $needed ->
    [0] Il n’y a pas de { $good } à payer pour { $building-the }.
    [one] Il n’y a que { $needed } { $good } à payer pour { $building-the }.
   *[other] Il n’y a que { $needed } { $good-plural } à payer pour { $building-the }.
}
because-too-few-cubes = { $held ->
    [0] Vous n’avez pas de { $good } : des pièces doivent en remplacer { $needed }.
    [one] Vous n’avez que { $held } { $good } sur { $needed } : des pièces doivent en remplacer au moins { $fewest }.
   *[other] Vous n’avez que { $held } { $good-plural } sur { $needed } : des pièces doivent en remplacer au moins { $fewest }.
}
because-coins-for-cubes = Vous avez { $coins } : de quoi remplacer ici au plus { $most }.
because-coins-for-meals = { $coins ->
    [0] Ces repas coûteraient { $price }, et vous n’en avez aucune.
   *[other] Ces repas coûteraient { $price }, et vous n’en avez que { $coins }.
}
because-other-kind = La question porte maintenant sur { $asked-the }.
because-nothing-to-pay = Vous n’avez rien à payer pour le moment.
because-nothing-to-take = Aucun bâtiment ne vous donne de ressource au choix pour le moment.
because-none-to-give = Il ne vous reste pas de { $good } à donner.
because-too-few-coins-to-give = { $left ->
    [0] Une ressource se remplace par { $price }, et il ne vous en reste aucune.
   *[other] Une ressource se remplace par { $price }, et il ne vous en reste que { $left }.
}
because-none-in-stock = Il n’y a plus de { $good } dans la réserve.
because-too-few-of-a-food = { $held ->
    [0] Vous n’avez pas de { $good }.
    [one] Vous n’avez que { $held } { $good }.
   *[other] Vous n’avez que { $held } { $good-plural }.
}
because-too-much-food = { $workers ->
    [one] Vous avez { $workers } ouvrier à nourrir, et il y aurait là de quoi en nourrir { $eaten }.
   *[other] Vous avez { $workers } ouvriers à nourrir, et il y aurait là de quoi en nourrir { $eaten }.
}
because-hunger = { $workers ->
    [one] { $workers } ouvrier resterait sans repas alors que vous gardez { $left }.
   *[other] { $workers } ouvriers resteraient sans repas alors que vous gardez { $left }.
}
because-not-your-goal = Vous n’avez pas l’objectif « { $goal } ».
because-their-goal = L’objectif « { $goal } » est celui { $owner-of }.
because-declared-already = Vous avez déjà annoncé l’objectif « { $goal } ».
because-goal-not-met = L’objectif « { $goal } » n’est pas réalisé pour le moment. La tuile dit : { $needs }
because-declared-for-you = Vos objectifs sont annoncés d’eux-mêmes dès qu’ils sont réalisés.
because-goals-later = Un objectif s’annonce juste après un paiement ou un gain, ou au début de votre tour.
because-goals-not-asked = On ne vous demande pas d’annoncer un objectif pour le moment.
because-not-in-this-hand = { CAPITAL($building-the) } n’est pas parmi les tuiles proposées cette fois-ci.

## Ce que l’on n’a pas encore fait

undone-building = Vous pouvez encore utiliser { $building-the } en { $square } : c’est à vous, et c’est gratuit.
