# Tree Society : noms, questions, coups et phrases du journal en français.
# Le fichier anglais contient les mêmes identifiants.

game-name = Tree Society
game-tagline = Vendez des fruits, aidez les guildes à bâtir dans les cimes et complétez plus que les autres.

## Plateaux de joueur

seat-oak = Chêne
seat-birch = Bouleau
seat-maple = Érable
seat-willow = Saule

## Guildes

guild-architects = Architectes
guild-bankers = Banquiers
guild-merchants = Marchands
guild-writers = Écrivains
guild-botanists = Botanistes
guild-explorers = Explorateurs

## Fruits et leurs actions

type-apple = pomme
type-cherry = cerise
type-grape = raisin
type-blueberry = myrtille
type-orange = orange

action-sell = vendre
action-row = rangée
action-take = prendre
action-chest = coffre
action-less = réduction

action-sell-help = Vendez 1 autre fruit (type différent, sans action).
action-row-help = Défaussez une rangée du marché de guildes, puis remplissez.
action-take-help = Prenez 1 fruit du marché.
action-chest-help = +2 pièces dans votre coffre.
action-less-help = Bâtissez un niveau pour 2 pièces de moins.

## Rangées du marché de guildes

row-bottom = du bas
row-top = du haut

## Cartes Fruit : type, +1 si de valeur, et action

fruit-apple-sell = pomme (vendre)
fruit-apple-sell-plus = pomme +1 (vendre)
fruit-apple-row = pomme (rangée)
fruit-apple-row-plus = pomme +1 (rangée)
fruit-apple-take = pomme (prendre)
fruit-apple-take-plus = pomme +1 (prendre)
fruit-apple-chest = pomme (coffre)
fruit-apple-chest-plus = pomme +1 (coffre)
fruit-apple-less = pomme (réduction)
fruit-apple-less-plus = pomme +1 (réduction)
fruit-cherry-sell = cerise (vendre)
fruit-cherry-sell-plus = cerise +1 (vendre)
fruit-cherry-row = cerise (rangée)
fruit-cherry-row-plus = cerise +1 (rangée)
fruit-cherry-take = cerise (prendre)
fruit-cherry-take-plus = cerise +1 (prendre)
fruit-cherry-chest = cerise (coffre)
fruit-cherry-chest-plus = cerise +1 (coffre)
fruit-cherry-less = cerise (réduction)
fruit-cherry-less-plus = cerise +1 (réduction)
fruit-grape-sell = raisin (vendre)
fruit-grape-sell-plus = raisin +1 (vendre)
fruit-grape-row = raisin (rangée)
fruit-grape-row-plus = raisin +1 (rangée)
fruit-grape-take = raisin (prendre)
fruit-grape-take-plus = raisin +1 (prendre)
fruit-grape-chest = raisin (coffre)
fruit-grape-chest-plus = raisin +1 (coffre)
fruit-grape-less = raisin (réduction)
fruit-grape-less-plus = raisin +1 (réduction)
fruit-blueberry-sell = myrtille (vendre)
fruit-blueberry-sell-plus = myrtille +1 (vendre)
fruit-blueberry-row = myrtille (rangée)
fruit-blueberry-row-plus = myrtille +1 (rangée)
fruit-blueberry-take = myrtille (prendre)
fruit-blueberry-take-plus = myrtille +1 (prendre)
fruit-blueberry-chest = myrtille (coffre)
fruit-blueberry-chest-plus = myrtille +1 (coffre)
fruit-blueberry-less = myrtille (réduction)
fruit-blueberry-less-plus = myrtille +1 (réduction)
fruit-orange-sell = orange (vendre)
fruit-orange-sell-plus = orange +1 (vendre)
fruit-orange-row = orange (rangée)
fruit-orange-row-plus = orange +1 (rangée)
fruit-orange-take = orange (prendre)
fruit-orange-take-plus = orange +1 (prendre)
fruit-orange-chest = orange (coffre)
fruit-orange-chest-plus = orange +1 (coffre)
fruit-orange-less = orange (réduction)
fruit-orange-less-plus = orange +1 (réduction)

## Cartes Guilde

card-ARC01 = Grenier du menuisier
card-ARC02 = Perchoir du géomètre
card-ARC03 = Corderie
card-ARC04 = Cour des échafaudages
card-ARC05 = Établi du charpentier
card-ARC06 = Maison des poulies
card-ARC07 = Salle de tracé
card-ARC08 = Scierie
card-ARC09 = Pont de corde
card-ARC10 = Tour de l'ascenseur
card-ARC11 = Atelier suspendu
card-ARC12 = Grande plateforme
card-ARC13 = Aqueduc de la canopée
card-BAN01 = Maison des comptes
card-BAN02 = Bureau de change
card-BAN03 = Chambre des glands
card-BAN04 = Hôtel de la monnaie
card-BAN05 = Creux d'épargne
card-BAN06 = Branche du prêteur
card-BAN07 = Rameau du trésor
card-BAN08 = Salle des registres
card-BAN09 = Banque d'affaires
card-BAN10 = Loge des assurances
card-BAN11 = Nid de lingots
card-BAN12 = Banque centrale
card-MER01 = Étal de fruits
card-MER02 = Grossiste
card-MER03 = Poste du crieur
card-MER04 = Pressoir à cidre
card-MER05 = Marché de nuit
card-MER06 = Vannerie
card-MER07 = Branche aux enchères
card-MER08 = Halte des caravanes
card-MER09 = Bourse aux fruits
card-MER10 = Allée des épiciers
card-MER11 = Port des paniers
card-MER12 = Grand bazar
card-WRI01 = Recoin du chroniqueur
card-WRI02 = Balcon des poètes
card-WRI03 = Fabrique d'encre
card-WRI04 = Scriptorium
card-WRI05 = Banc du conteur
card-WRI06 = Papeterie
card-WRI07 = Théâtre
card-WRI08 = Imprimerie
card-WRI09 = Académie des lettres
card-WRI10 = Archives
card-WRI11 = Grande bibliothèque
card-WRI12 = Salle de l'épopée
card-BOT01 = Jardin de compost
card-BOT02 = Serre à greffes
card-BOT03 = Banque de graines
card-BOT04 = Terrasse de taille
card-BOT05 = Herbier
card-BOT06 = Fosse à paillis
card-BOT07 = Pépinière
card-BOT08 = Conservatoire du verger
card-BOT09 = Cour des bonsaïs
card-BOT10 = Maison des orchidées
card-BOT11 = Arbre à greffes ancestral
card-BOT12 = Dôme botanique
card-EXP01 = Vigie
card-EXP02 = Salle des cartes
card-EXP03 = Camp de base
card-EXP04 = Cabane aux spécimens
card-EXP05 = Balise de sentier
card-EXP06 = Tyrolienne
card-EXP07 = Quai des ballons
card-EXP08 = Flèche des cartographes
card-EXP09 = Ménagerie
card-EXP10 = Port céleste
card-EXP11 = Hall des expéditions
card-EXP12 = Tour de l'horizon

## Ce que font les cartes Guilde

effect-none = —
effect-end = à la fin :
effect-purse = { $n ->
    [one] +1 pièce
   *[other] +{ $n } pièces
}
effect-purse-for-each = { $n ->
    [one] +1 pièce par { $counter }
   *[other] +{ $n } pièces par { $counter }
}
effect-chest = { $n ->
    [one] +1 pièce dans votre coffre
   *[other] +{ $n } pièces dans votre coffre
}
effect-chest-for-each = +{ $n } dans votre coffre par { $counter }
effect-sell = { $n ->
    [0] Vendez 1 autre fruit
   *[other] Vendez 1 autre fruit (+{ $n })
}
effect-take = { $n ->
    [one] Prenez 1 fruit
   *[other] Prenez { $n } fruits
}
effect-row = Défaussez une rangée, puis remplissez
effect-half-any = Bâtissez un niveau d'une autre guilde à moitié prix
effect-half-new = Commencez une autre guilde à moitié prix
effect-half-own = Élevez une autre de vos guildes à moitié prix
effect-less-any = Bâtissez un niveau d'une autre guilde pour { $n } de moins
effect-less-new = Commencez une autre guilde pour { $n } de moins
effect-less-own = Élevez une autre de vos guildes pour { $n } de moins
effect-draw-fruit = Révélez { $n } fruits, gardez-en { $k }
effect-draw-guild-pay = Révélez { $n } guildes, bâtissez-en 1
effect-draw-guild-half = Révélez { $n } guildes, bâtissez-en 1 à moitié prix
effect-draw-guild-less = Révélez { $n } guildes, bâtissez-en 1 pour { $k } de moins
effect-draw-guild-free = Révélez { $n } guildes, bâtissez-en 1 gratuitement

lasting-chest = Chaque ajout au coffre : { $n } de plus
lasting-sale = Chaque vente : +{ $n }
lasting-new = Le niveau 1 coûte { $n } de moins
lasting-up = Les niveaux 2 et 3 coûtent { $n } de moins
lasting-take-chest = Chaque fruit pris au marché : +{ $n } au coffre
lasting-done-purse = Chaque guilde complétée : +{ $n }
lasting-discard-purse = Chaque guilde défaussée : +{ $n }

must-compost = { $n ->
    [one] D'abord, compostez 1 fruit.
   *[other] D'abord, compostez { $n } fruits.
}
must-discard-any = D'abord, défaussez une guilde.
must-discard-done = D'abord, défaussez une guilde complétée.

points-fixed = { $n }
points-for-each = { $n } par { $counter }

counter-banner = bannière
counter-banner-majority = bannière de votre guilde majoritaire
counter-guild-kinds = guilde différente
counter-house = guilde complétée
counter-sold = fruit vendu
counter-sold-kinds = type de fruit vendu
counter-sold-most = fruit de votre type le plus vendu
counter-unsold = fruit invendu
counter-unsold-kinds = type de fruit invendu
counter-coin = pièce
banners-architects = bannière des Architectes
banners-bankers = bannière des Banquiers
banners-merchants = bannière des Marchands
banners-writers = bannière des Écrivains
banners-botanists = bannière des Botanistes
banners-explorers = bannière des Explorateurs

## Ce qui est demandé

prompt-draft-fruit = Prenez un fruit du marché pour commencer.
prompt-sell-fruit = Vendez un de vos fruits.
prompt-build = Bâtissez, utilisez votre action fruit, défaussez ; ou terminez.
prompt-compost-first = Choisissez un fruit à composter pour ce niveau.
prompt-discard-first = Choisissez une guilde à défausser pour ce niveau.
prompt-sell-more = Vendez un autre fruit d'un type différent, ou passez.
prompt-take-more = Prenez un fruit du marché, ou passez.
prompt-renew-row = Défaussez une rangée du marché de guildes, ou passez.
prompt-build-by-effect = Bâtissez un niveau d'une autre guilde à coût réduit, ou passez.
prompt-draw-fruits = Révéler des fruits du paquet ?
prompt-keep-fruit = Gardez un des fruits révélés.
prompt-draw-guilds = Révéler des cartes Guilde du paquet ?
prompt-build-drawn = Bâtissez une des guildes révélées, ou aucune.
prompt-take-fruit = Prenez un fruit du marché.

## Coups

move-sell = Vendre : { $fruit }
move-build = Bâtir : { $card }
move-less = Bâtir avec l'action fruit : { $card }
move-row = Défausser la rangée { $row }
move-chest = Mettre des pièces au coffre
move-discard = Défausser : { $card }
move-compost = Composter : { $fruit }
move-reveal = Révéler les cartes
move-keep = Garder : { $fruit }
move-take = Prendre : { $fruit }
move-skip = Passer
move-done = Fin de la construction

## Ce qui s'est passé

event-first-player = { $player } est premier joueur.
event-start-card = { $player } commence avec { $card }.
event-drafted = { $player } choisit un fruit : { $fruit }.
event-round-began = La manche { $round } commence.
event-sold = { $coins ->
    [one] { $player } vend pour 1 pièce : { $fruit }.
   *[other] { $player } vend pour { $coins } pièces : { $fruit }.
}
event-sold-more = { $coins ->
    [one] { $player } vend aussi pour 1 pièce : { $fruit }.
   *[other] { $player } vend aussi pour { $coins } pièces : { $fruit }.
}
event-used-action = { $player } utilise l'action fruit : { $action }.
event-composted = { $player } composte : { $fruit }.
event-built = { $coins ->
    [0] { $player } bâtit gratuitement le niveau { $level } de { $card }.
    [one] { $player } bâtit le niveau { $level } de { $card } pour 1 pièce.
   *[other] { $player } bâtit le niveau { $level } de { $card } pour { $coins } pièces.
}
event-completed = { $banners ->
    [one] { $player } complète { $card } : 1 bannière.
   *[other] { $player } complète { $card } : { $banners } bannières.
}
event-gained = { $coins ->
    [one] { $player } gagne 1 pièce.
   *[other] { $player } gagne { $coins } pièces.
}
event-saved = { $coins ->
    [one] { $player } met 1 pièce au coffre.
   *[other] { $player } met { $coins } pièces au coffre.
}
event-discarded = { $player } défausse { $card }.
event-cleared = { $player } défausse la rangée { $row } du marché de guildes.
event-revealed-fruit = { $player } révèle : { $fruit }.
event-revealed-guild = { $player } révèle { $card }.
event-kept = { $player } garde : { $fruit }.
event-shuffled-back = { $cards ->
    [one] 1 carte est remélangée.
   *[other] { $cards } cartes sont remélangées.
}
event-skipped = { $player } n'utilise pas { $card }.
event-goal-reached = { $player } a { $banners } bannières : encore une manche après celle-ci.
event-took = { $player } prend : { $fruit }.
event-no-fruit = Le marché de fruits est vide : { $player } ne prend rien.
event-lost = { $coins ->
    [one] { $player } rend 1 pièce.
   *[other] { $player } rend { $coins } pièces.
}
event-emptied-chest = { $coins ->
    [one] { $player } sort 1 pièce du coffre.
   *[other] { $player } sort { $coins } pièces du coffre.
}
event-new-fruit = Nouveau au marché de fruits : { $fruit }.
event-new-guild = Nouvelle au marché de guildes : { $card }.
event-shuffled = La défausse est mélangée et devient le paquet de guildes.
event-last-fruit = C'était le dernier fruit du paquet : la partie se termine avec cette manche.
event-final-round = C'est la manche finale.
event-scored = { $points ->
    [0] { $player } marque 0 point pour { $card }.
    [one] { $player } marque 1 point pour { $card }.
   *[other] { $player } marque { $points } points pour { $card }.
}

## Points et départages

score-in-progress = Cartes en cours
score-completed = Cartes complétées
score-formulas = Cartes complétées à points variables

tiebreak-turn-order = Dernier dans l'ordre du tour

## Options

option-guilds = Guildes
option-guilds-help = Les quatre guildes en jeu ; Botanistes et Explorateurs sont pour ceux qui connaissent les règles.
option-start-cards = Cartes de départ
option-start-cards-help = Chaque joueur commence avec une carte des Architectes au niveau 1.
option-goal = Bannières
option-goal-help = Combien de bannières complétées déclenchent la fin : 6, ou 7 en mode avancé.
option-draft = Draft des fruits
option-draft-help = Les trois premiers fruits sont pris au marché à tour de rôle au lieu d'être piochés.
option-first-player = Premier joueur
option-first-player-help = Qui commence : tiré au sort, ou la place que vous nommez.
option-show-sold = Fruits vendus visibles
option-show-sold-help = Chacun peut consulter les fruits vendus de tous.

## Titres des clauses de rules.md

clause-TS-1 = Deux à quatre joueurs
clause-TS-2 = Le plus de points gagne
clause-TS-3 = Manches et ordre du tour
clause-TS-4 = Trois phases dans l'ordre
clause-TS-5 = Ce qui est obligatoire
clause-TS-6 = Le plateau du Marché
clause-TS-7 = Plateaux, marqueurs, coffres
clause-TS-8 = Le premier joueur
clause-TS-9 = Pièces de départ
clause-TS-10 = Pièces de départ au coffre
clause-TS-11 = La réserve
clause-TS-12 = Six paquets de guildes
clause-TS-13 = Distribution des cartes de départ
clause-TS-14 = Une carte de départ n'est pas bâtie
clause-TS-15 = Exactement quatre paquets
clause-TS-16 = Cartes de départ non distribuées
clause-TS-17 = Paquets de la première partie
clause-TS-18 = Cartes de départ sans Architectes
clause-TS-19 = Paquet et marché de guildes
clause-TS-20 = Cartes Fruit marquées
clause-TS-21 = Marché de fruits au départ
clause-TS-22 = Types absents au départ
clause-TS-23 = Premiers fruits au hasard
clause-TS-24 = Le paquet de fruits
clause-TS-25 = Trois fruits chacun
clause-TS-26 = Taille du paquet de fruits
clause-TS-27 = Taille du paquet de guildes
clause-TS-28 = Pièces et réserve
clause-TS-29 = Les pièces vont à la bourse
clause-TS-30 = Aucune limite pendant le tour
clause-TS-31 = La réserve est inépuisable
clause-TS-32 = Seule la bourse se dépense
clause-TS-33 = Les pièces ne sont pas des points
clause-TS-34 = Vendre exactement un fruit
clause-TS-35 = La carte vendue glisse vers le haut
clause-TS-36 = Le prix d'un fruit
clause-TS-37 = Les cartes cachées ne comptent pas
clause-TS-38 = Le prix va à la bourse
clause-TS-39 = Fruits de valeur
clause-TS-40 = Le +1 des autres cartes
clause-TS-41 = Toujours un fruit à vendre
clause-TS-42 = Les adversaires ne sont pas touchés
clause-TS-43 = L'action fruit
clause-TS-44 = Une fois, en phase 2
clause-TS-45 = Facultative, perdue sinon
clause-TS-46 = Effectuée complètement
clause-TS-47 = La carte utilisée est pivotée
clause-TS-48 = Action : vendre
clause-TS-49 = Action : rangée
clause-TS-50 = Action : prendre
clause-TS-51 = Action : coffre
clause-TS-52 = Action : réduction
clause-TS-53 = Ventes supplémentaires
clause-TS-54 = Règles d'une vente supplémentaire
clause-TS-55 = Un type différent
clause-TS-56 = Pas d'action en vente supplémentaire
clause-TS-57 = Nombre de ventes supplémentaires
clause-TS-58 = Aucune carte à vendre
clause-TS-59 = Bâtir autant que voulu
clause-TS-60 = Trois niveaux
clause-TS-61 = Niveau 1 depuis le marché
clause-TS-62 = Trois cartes en cours
clause-TS-63 = Niveaux 2 et 3
clause-TS-64 = Niveaux dans l'ordre
clause-TS-65 = Plusieurs niveaux par tour
clause-TS-66 = Paiement à la réserve
clause-TS-67 = Pas de remplissage en phase 2
clause-TS-68 = Pas de glissement en phase 2
clause-TS-69 = On peut regarder les cartes
clause-TS-70 = Supplément de la rangée du haut
clause-TS-71 = Le supplément demeure
clause-TS-72 = Coût réduit de moitié
clause-TS-73 = Quelques pièces de moins
clause-TS-74 = Une réduction par niveau
clause-TS-75 = Une réduction est consommée
clause-TS-76 = Coût nul
clause-TS-77 = Payé en entier
clause-TS-78 = Le niveau 3 complète
clause-TS-79 = L'emplacement se libère
clause-TS-80 = Bannières visibles
clause-TS-81 = La carte se compte
clause-TS-82 = Nouvelle carte après complétion
clause-TS-83 = Effet à la construction
clause-TS-84 = Les effets sont facultatifs
clause-TS-85 = Un effet après l'autre
clause-TS-86 = Les effets ne s'accumulent pas
clause-TS-87 = Effets impossibles
clause-TS-88 = Effets standards
clause-TS-89 = Effets continus
clause-TS-90 = Effets de fin de partie
clause-TS-91 = Effets obligatoires
clause-TS-92 = Effets de pioche
clause-TS-93 = Chaînes d'effets
clause-TS-94 = Défausser à tout moment
clause-TS-95 = Carte en cours défaussée
clause-TS-96 = Carte complétée défaussée
clause-TS-97 = La défausse
clause-TS-98 = Défausse de toute section
clause-TS-99 = Pas la carte en construction
clause-TS-100 = Rangement des fruits vendus
clause-TS-101 = Prendre un fruit
clause-TS-102 = Aucune limite de fruits
clause-TS-103 = Contrôle de pièces
clause-TS-104 = Pièces conservées
clause-TS-105 = La rangée du haut glisse
clause-TS-106 = Ordre de remplissage
clause-TS-107 = Le paquet est reformé
clause-TS-108 = Plus de cartes Guilde
clause-TS-109 = Marché de fruits rempli aussitôt
clause-TS-110 = Les types peuvent se répéter
clause-TS-111 = L'objectif et la manche finale
clause-TS-112 = Le paquet de fruits s'épuise
clause-TS-113 = Le déclenchement demeure
clause-TS-114 = Les deux fins à la fois
clause-TS-115 = Un second joueur à l'objectif
clause-TS-116 = Quel que soit le déclencheur
clause-TS-117 = Points des cartes en cours
clause-TS-118 = Points des cartes complétées
clause-TS-119 = Les niveaux ne s'additionnent pas
clause-TS-120 = Points fixes et variables
clause-TS-121 = Compté plusieurs fois
clause-TS-122 = Fruits et pièces au décompte
clause-TS-123 = Moment du décompte
clause-TS-124 = Les cartes en cours ne comptent pas
clause-TS-125 = La piste de score
clause-TS-126 = Égalités
clause-TS-127 = Ce qui est caché
clause-TS-128 = Ses propres fruits vendus
clause-TS-129 = Les cartes révélées sont publiques
clause-TS-130 = Mode standard
clause-TS-131 = Mode expérimenté
clause-TS-132 = Mode avancé
clause-TS-133 = Draft des fruits
clause-TS-134 = Guildes avancées
clause-TS-135 = Pas de bonus au draft
clause-TS-136 = Exemple : mise en place
clause-TS-137 = Exemple : une vente
clause-TS-138 = Exemple : une carte Guilde
clause-TS-139 = Exemple : moitié prix
clause-TS-140 = Exemple : compléter
clause-TS-141 = Exemple : continuer
clause-TS-142 = Exemple : une rangée
clause-TS-143 = Un trait, aucun effet
clause-TS-144 = Quand le coût se calcule
clause-TS-145 = Choix sans issue
clause-TS-146 = D'abord remélangées
clause-TS-147 = Pièces
clause-TS-148 = Pièces au coffre
clause-TS-149 = Vendre un autre fruit
clause-TS-150 = Prendre des fruits
clause-TS-151 = Bâtir une autre guilde
clause-TS-152 = Révéler des fruits
clause-TS-153 = Révéler des guildes
clause-TS-154 = Chaque dépôt, une de plus
clause-TS-155 = Chaque vente, une de plus
clause-TS-156 = Le niveau 1 coûte moins
clause-TS-157 = Les niveaux 2 et 3 coûtent moins
clause-TS-158 = Chaque fruit pris, une pièce
clause-TS-159 = Chaque complétion, des pièces
clause-TS-160 = Chaque défausse, une pièce
clause-TS-161 = Composter
clause-TS-162 = Défausser une guilde
clause-TS-163 = Ce qui se compte
