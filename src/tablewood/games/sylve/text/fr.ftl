# Sylve : noms, questions, coups et phrases du journal en français.
# Le fichier anglais a les mêmes identifiants.

game-name = Sylve
game-tagline = Placez vos dés, apprivoisez des Créatures, concoctez des Potions et gagnez les Sylves d'un bois enchanté.

## Dés

die-tree = arbre
die-mountain = montagne
die-river = rivière
die-water = eau
die-fire = feu
die-wind = vent

## Ingrédients

good-plant = plante
good-mushroom = champi
good-crystal = cristal
good-berry = baie de pouvoir
good-creature = Créature

## Saisons

season-spring = printemps
season-summer = été
season-autumn = automne
season-winter = hiver

## Places autour de la table, et à qui est un dé

seat-north = Nord
seat-east = Est
seat-south = Sud
seat-west = Ouest
owner-north = de Nord
owner-east = d'Est
owner-south = de Sud
owner-west = d'Ouest
owner-nobody = neutre

## Personnages, couleurs et pouvoirs

character-lelio = Lelio
character-myla = Myla
character-wren = Wren
character-kyril = Kyril
colour-red = rouge
colour-purple = violet
colour-green = vert
colour-blue = bleu
power-stack = Empiler : payez une baie pour poser un dé Cueillette sur n'importe quel dé d'une Sylve.
power-break-tie = Départager : une fois par manche, payez une baie pour prendre une Sylve où vous êtes à égalité.
power-beast-friend = Amie des bêtes : payez une baie pour traiter une case Ingrédient comme une case Créature ; gardez quatre Créatures.
power-thrifty-brewer = Brasseur économe : la première baie dépensée pour une potion compte comme deux ingrédients.

## Le Village

side-day = jour
side-night = nuit
place-garden = le jardin
place-stall = l'étal
place-hearth = l'âtre
place-well = le puits
place-mill = le moulin
accepts-any = n'importe quel dé
accepts-water = eau
accepts-fire = feu
accepts-wind = vent
row-row = toutes les Sylves de la ligne

## Sylves

forest-F01 = Vallon fleuri
forest-F02 = Clairière dorée
forest-F03 = Bois roux
forest-F04 = Creux givré
forest-F05 = Bosquet de miel
forest-F06 = Verger chahuté
forest-F07 = Ruisseau du dégel
forest-F08 = Butte des moissons
forest-F09 = Pins de braise
forest-F10 = Fourré pâli
forest-F11 = Futaie changeante
forest-F12 = Crête midi-gel
forest-F13 = Val vert et or
forest-F14 = Talus aux perce-neige
forest-F15 = Lande d'arrière-saison
forest-F16 = Bois des premiers gels
forest-F17 = Grand bois du printemps
forest-F18 = Bois des cigales
forest-F19 = Rond des champignons
forest-F20 = Sapins muets

## Créatures

creature-SP1 = Phalène du soleil
creature-SP2 = Phalène des feuilles
creature-SP3 = Phalène des glaces
creature-SP4 = Loir timide
creature-SP5 = Pousse-cendre
creature-SP6 = Grignote-herbe
creature-SP7 = Grignote-champi
creature-SP8 = Grignote-cristal
creature-SP9 = Cerf à nectar
creature-SU1 = Faon de braise
creature-SU2 = Renard de braise
creature-SU3 = Lièvre de braise
creature-SU4 = Crapaud torche
creature-SU5 = Crapaud torche
creature-SU6 = Lézard prisme
creature-SU7 = Lézard prisme
creature-SU8 = Scarabée porteur
creature-SU9 = Scarabée porteur
creature-AU1 = Souris des bourgeons
creature-AU2 = Souris des blés
creature-AU3 = Souris des neiges
creature-AU4 = Pie du marché
creature-AU5 = Pie du marché
creature-AU6 = Sanglier feuillu
creature-AU7 = Sanglier à chapeaux
creature-AU8 = Sanglier de cristal
creature-AU9 = Écureuil à besace
creature-WI1 = Hulotte des fleurs
creature-WI2 = Hulotte de midi
creature-WI3 = Hulotte rousse
creature-WI4 = Chat du chaudron
creature-WI5 = Chat du chaudron
creature-WI6 = Loup de meute
creature-WI7 = Loup de meute
creature-WI8 = Yéti aux baies
creature-WI9 = Martre amasseuse

## Potions

potion-P01 = Tonique de mue I
potion-P02 = Tonique de mue II
potion-P03 = Tonique de mue III
potion-P04 = Tonique de mue IV
potion-P05 = Tisane de relance I
potion-P06 = Tisane de relance II
potion-P07 = Tisane de relance III
potion-P08 = Tisane de relance IV
potion-P09 = Élixir de hâte I
potion-P10 = Élixir de hâte II
potion-P11 = Élixir de hâte III
potion-P12 = Élixir de hâte IV
potion-P13 = Infusion apaisante I
potion-P14 = Infusion apaisante II
potion-P15 = Infusion apaisante III
potion-P16 = Infusion apaisante IV
potion-P17 = Philtre miroir I
potion-P18 = Philtre miroir II
potion-P19 = Philtre miroir III
potion-P20 = Philtre miroir IV
potion-P21 = Bouillon de rappel I
potion-P22 = Bouillon de rappel II
potion-P23 = Bouillon de rappel III
potion-P24 = Bouillon de rappel IV
potion-P25 = Philtre de dérive I
potion-P26 = Philtre de dérive II
potion-P27 = Philtre de dérive III
potion-P28 = Philtre de dérive IV
potion-P29 = Potion de bannissement I
potion-P30 = Potion de bannissement II
potion-P31 = Potion de bannissement III
potion-P32 = Potion de bannissement IV

## Quand un pouvoir agit

when-place-spring = Quand vous placez un dé dans une Sylve de printemps
when-place-summer = Quand vous placez un dé dans une Sylve d'été
when-place-autumn = Quand vous placez un dé dans une Sylve d'automne
when-place-winter = Quand vous placez un dé dans une Sylve d'hiver
when-place-village = Quand vous placez un dé dans le Village
when-gather-spring = Quand vous cueillez dans une Sylve de printemps
when-gather-summer = Quand vous cueillez dans une Sylve d'été
when-gather-autumn = Quand vous cueillez dans une Sylve d'automne
when-gather-winter = Quand vous cueillez dans une Sylve d'hiver
when-gathered-plant = Quand vous récupérez des plantes, échangez-en un jeton
when-gathered-mushroom = Quand vous récupérez des champis, échangez-en un jeton
when-gathered-crystal = Quand vous récupérez des cristaux, échangez-en un jeton
when-creature-space = Sur une case Créature, au lieu d'apprivoiser
when-first-scorch = La première fois que vous brûlez une case à votre tour
when-brew = Quand vous concoctez une Potion
when-tame = Quand vous apprivoisez une Créature
when-control-spring = Quand vous prenez le contrôle d'une Sylve de printemps
when-control-summer = Quand vous prenez le contrôle d'une Sylve d'été
when-control-autumn = Quand vous prenez le contrôle d'une Sylve d'automne
when-control-winter = Quand vous prenez le contrôle d'une Sylve d'hiver
when-round-end = À la fin de chaque manche
when-slot-forage = Placez un dé Cueillette ici
when-slot-element = Placez un dé Élément ici
when-turn = À votre tour, autant de fois que vous voulez

## Ce que fait un pouvoir, une Potion ou une case du Village

does-gather-plant = { $count ->
    [one] récupérez 1 plante
   *[other] récupérez { $count } plantes
}
does-gather-plant-per-spring = { $count ->
    [one] récupérez 1 plante par Créature de printemps apprivoisée
   *[other] récupérez { $count } plantes par Créature de printemps apprivoisée
}
does-gather-plant-per-summer = { $count ->
    [one] récupérez 1 plante par Créature d'été apprivoisée
   *[other] récupérez { $count } plantes par Créature d'été apprivoisée
}
does-gather-plant-per-autumn = { $count ->
    [one] récupérez 1 plante par Créature d'automne apprivoisée
   *[other] récupérez { $count } plantes par Créature d'automne apprivoisée
}
does-gather-plant-per-winter = { $count ->
    [one] récupérez 1 plante par Créature d'hiver apprivoisée
   *[other] récupérez { $count } plantes par Créature d'hiver apprivoisée
}
does-gather-mushroom = { $count ->
    [one] récupérez 1 champi
   *[other] récupérez { $count } champis
}
does-gather-mushroom-per-spring = { $count ->
    [one] récupérez 1 champi par Créature de printemps apprivoisée
   *[other] récupérez { $count } champis par Créature de printemps apprivoisée
}
does-gather-mushroom-per-summer = { $count ->
    [one] récupérez 1 champi par Créature d'été apprivoisée
   *[other] récupérez { $count } champis par Créature d'été apprivoisée
}
does-gather-mushroom-per-autumn = { $count ->
    [one] récupérez 1 champi par Créature d'automne apprivoisée
   *[other] récupérez { $count } champis par Créature d'automne apprivoisée
}
does-gather-mushroom-per-winter = { $count ->
    [one] récupérez 1 champi par Créature d'hiver apprivoisée
   *[other] récupérez { $count } champis par Créature d'hiver apprivoisée
}
does-gather-crystal = { $count ->
    [one] récupérez 1 cristal
   *[other] récupérez { $count } cristaux
}
does-gather-crystal-per-spring = { $count ->
    [one] récupérez 1 cristal par Créature de printemps apprivoisée
   *[other] récupérez { $count } cristaux par Créature de printemps apprivoisée
}
does-gather-crystal-per-summer = { $count ->
    [one] récupérez 1 cristal par Créature d'été apprivoisée
   *[other] récupérez { $count } cristaux par Créature d'été apprivoisée
}
does-gather-crystal-per-autumn = { $count ->
    [one] récupérez 1 cristal par Créature d'automne apprivoisée
   *[other] récupérez { $count } cristaux par Créature d'automne apprivoisée
}
does-gather-crystal-per-winter = { $count ->
    [one] récupérez 1 cristal par Créature d'hiver apprivoisée
   *[other] récupérez { $count } cristaux par Créature d'hiver apprivoisée
}
does-gather-berry = { $count ->
    [one] récupérez 1 baie de pouvoir
   *[other] récupérez { $count } baies de pouvoir
}
does-gather-berry-per-spring = { $count ->
    [one] récupérez 1 baie de pouvoir par Créature de printemps apprivoisée
   *[other] récupérez { $count } baies de pouvoir par Créature de printemps apprivoisée
}
does-gather-berry-per-summer = { $count ->
    [one] récupérez 1 baie de pouvoir par Créature d'été apprivoisée
   *[other] récupérez { $count } baies de pouvoir par Créature d'été apprivoisée
}
does-gather-berry-per-autumn = { $count ->
    [one] récupérez 1 baie de pouvoir par Créature d'automne apprivoisée
   *[other] récupérez { $count } baies de pouvoir par Créature d'automne apprivoisée
}
does-gather-berry-per-winter = { $count ->
    [one] récupérez 1 baie de pouvoir par Créature d'hiver apprivoisée
   *[other] récupérez { $count } baies de pouvoir par Créature d'hiver apprivoisée
}
does-gather-choice = { $count ->
    [one] récupérez 1 ingrédient de votre choix
   *[other] récupérez { $count } ingrédients de votre choix
}
does-gather-each = récupérez { $count } plante, champi et cristal
does-gather-same = récupérez { $count } de plus du même ingrédient
does-scorch = { $count ->
    [one] brûlez une case Sylve vide
   *[other] brûlez { $count } cases Sylve vides
}
does-points = { $count ->
    [one] gagnez 1 point
   *[other] gagnez { $count } points
}
does-creature = apprivoisez une Créature
does-tame = apprivoisez une Créature
does-reserve = révélez et réservez une Potion
does-trade-basic-berry = échangez un ingrédient contre une baie de pouvoir
does-trade-any-basic = échangez jusqu'à { $count } jetons contre des ingrédients de votre choix
does-clear-forest = retirez tous les dés Élément d'une Sylve
does-clear-row = retirez tous les dés Élément de la ligne
does-sell-berry = vendez des baies contre des points (jetons:points { $prices })
does-sell-alike = vendez des ingrédients identiques contre des points (jetons:points { $prices })
does-move = déplacez un dé Cueillette placé vers une case Sylve vide
does-swap = permutez deux dés Cueillette de même symbole
does-remove-element = retirez un dé Élément placé
does-remove-any = retirez n'importe quel dé placé
does-return = reprenez un de vos dés Cueillette placés
does-change = changez la face d'un dé de votre réserve
does-reroll = relancez des dés de votre réserve
does-place = placez un dé supplémentaire
does-turn-element = changez un Élément de votre réserve en un autre

## Questions posées

prompt-character = Choisissez votre personnage.
prompt-turn = À vous : placez un dé ; vous pouvez aussi concocter et boire une Potion.
prompt-place-die = Placez un dé supplémentaire.
prompt-gather = Choisissez un ingrédient.
prompt-tame = Apprivoiser une Créature ?
prompt-exchange = Échanger un des jetons récupérés ?
prompt-scorch = Brûler une case Sylve vide ?
prompt-release = Trop de Créatures : libérez-en une.
prompt-trade = Échanger un jeton ?
prompt-clear = Retirer les dés Élément d'une Sylve ?
prompt-reveal = Révéler une Potion et en réserver une ?
prompt-reserve = Choisissez la Potion à réserver.
prompt-pay = Combien de plantes, champis et cristaux payez-vous en baies ?
prompt-change = Changez la face d'un de vos dés.
prompt-reroll = Choisissez les dés à relancer.
prompt-move-die = Choisissez un dé Cueillette à déplacer.
prompt-move-to = Vers quelle case ?
prompt-swap-die = Choisissez le premier dé à permuter.
prompt-swap-with = Choisissez l'autre dé.
prompt-remove-die = Choisissez un dé à retirer.
prompt-return-die = Choisissez un de vos dés à reprendre.
prompt-level = Quel dé de la pile, à partir du haut ?
prompt-break-tie = Payer une baie pour prendre une Sylve à égalité ?
prompt-round-powers = Utiliser un pouvoir de fin de manche ?
prompt-sell = Vendre des jetons contre des points ?

## Coups

move-be = Jouer { $character }
move-place = Placer { $die } sur { $place }
move-force = Forcer { $die } sur { $space } contre : { $good }
move-stack = Empiler { $die } sur { $space } pour une baie
move-befriend = Placer { $die } sur { $place } pour apprivoiser, contre une baie
move-brew = Concocter { $potion }
move-drink = Boire { $potion }
move-turn = Changer { $from } en { $to }
move-end = Finir le tour
move-gather = Récupérer : { $good }
move-tame = Apprivoiser la Créature : { $season }
move-instead = Utiliser { $creature } à la place
move-exchange = Échanger grâce à { $creature }
move-scorch = Brûler { $space }
move-release = Libérer { $creature }
move-trade = Échanger : { $give } contre { $take }
move-clear = Dégager { $forest }
move-reveal = Révéler une Potion
move-reserve = Réserver { $potion }
move-pay = Baies pour { $plants } plantes, { $mushrooms } champis, { $crystals } cristaux
move-reroll = Relancer { $die }
move-choose = Choisir un dé sur { $place }
move-lift = Dé { $level } à partir du haut
move-to = Vers { $space }
move-claim = Prendre la Sylve { $forest } pour une baie
move-use = Utiliser { $creature }
move-sell = Vendre { $count } : { $good }
move-skip = Non, ou pas plus

## Ce qui s'est passé

event-became = { $player } joue { $character }.
event-first-player = { $player } a le jeton premier joueur.
event-round-began = La manche { $round } commence.
event-dealt = { $forest } rejoint la ligne.
event-rolled = { $player } lance ses dés.
event-placed = { $player } place { $die } sur { $place }.
event-forced = { $player } force { $die } sur { $place } (payé : { $good }).
event-stacked = { $player } paie une baie pour empiler { $die } sur { $place }.
event-befriended = { $player } paie une baie pour apprivoiser avec { $die } sur { $place }.
event-took-back = { $player } reprend { $die } de { $place }.
event-gathered = { $player } récupère { $count } : { $good }.
event-tamed = { $player } apprivoise { $creature }.
event-appeared = { $creature } apparaît sur sa pile.
event-did-instead = { $player } utilise { $creature } au lieu d'apprivoiser.
event-exchanged = { $player } échange un jeton ({ $good }) grâce à { $creature }.
event-scorched = { $player } brûle { $place }.
event-released = { $player } libère { $creature }.
event-traded = { $player } échange { $give } contre { $take }.
event-cleared = { $player } retire les dés Élément de { $forest }.
event-revealed = { $player } révèle { $potion }.
event-reserved = { $player } réserve { $potion }.
event-brewed = { $player } concocte { $potion }.
event-joined = { $potion } rejoint le marché.
event-drank = { $player } boit { $potion }.
event-turned = { $player } change { $from } en { $to }.
event-rerolled = { $player } relance { $from } et obtient { $to }.
event-moved = { $player } déplace le dé { $owner } de { $from } vers { $to }.
event-swapped = { $player } permute des dés { $die } sur { $from } et { $to }.
event-set-aside = Mis de côté : le dé { $die } { $owner } sur { $place }.
event-controlled = { $player } prend le contrôle de { $forest }.
event-broke-tie = { $player } paie une baie et prend { $forest }.
event-discarded = Personne ne contrôle { $forest } : elle est défaussée.
event-used = { $player } utilise { $creature }.
event-sold = { $player } vend { $count } ({ $good }) pour { $points }.
event-village-turned = Le Village est retourné pour la manche { $round }.
event-gained = { $points ->
    [one] { $player } gagne 1 point.
   *[other] { $player } gagne { $points } points.
}

## Score et départage

score-potions = Potions
score-forests = Sylves
score-creatures = Créatures
score-tokens = Jetons PV
score-leftovers = Ingrédients inutilisés
tiebreak-leftovers = Le plus d'ingrédients inutilisés

## Options

option-powers = Pouvoirs des personnages
option-powers-help = Jouer avec les pouvoirs des personnages ; sans eux pour une première partie.
option-characters = Personnages
option-characters-help = Les personnages sont distribués au hasard, ou choisis dans l'ordre des places.

## Dessin de la table

draw-round = Manche { $round }, { $side }
draw-village = Village
draw-market = Marché
draw-piles = Créatures à apprivoiser
draw-left = reste { $count }
draw-empty = vide
draw-scorched = brûlée
draw-points = { $count } PV
draw-leads = { $player } mène
draw-nobody-leads = personne ne mène
draw-pool = Dés
draw-stock = Stock
draw-tamed = Apprivoisées
draw-released = Libérées
draw-hand = Potions
draw-reserved = Réservées
draw-drunk = Bues
draw-forests = Sylves
draw-first = premier joueur
draw-none = aucun
draw-deck = paquet { $count }
draw-aside = De côté
draw-revealed = Révélée
draw-housed = { $count } en Sylve
draw-power = { $when } : { $does }.
draw-potion = { $cost } : { $does }
draw-power-of = Pouvoir

## Titres des clauses de rules.md

clause-SY-1 = Deux à quatre joueurs
clause-SY-2 = Le Village commence de jour
clause-SY-3 = Le paquet de Sylves
clause-SY-4 = La ligne de Sylves
clause-SY-5 = Paquet et marché aux potions
clause-SY-6 = Quatre piles de Créatures
clause-SY-7 = Les réserves
clause-SY-8 = Ingrédients et points illimités
clause-SY-9 = Dix jetons Terre brûlée
clause-SY-10 = Un personnage chacun
clause-SY-11 = Avec ou sans pouvoirs
clause-SY-12 = Matériel de départ
clause-SY-13 = Qui commence
clause-SY-14 = Quatre manches, jour et nuit
clause-SY-15 = Tout le monde lance ses dés
clause-SY-16 = Les faces restent verrouillées
clause-SY-17 = Dans le sens horaire
clause-SY-18 = Sans dé, pas de tour
clause-SY-19 = Le tour du dernier dé
clause-SY-20 = Fin de la phase de jeu
clause-SY-21 = Placer, concocter, boire
clause-SY-22 = Étapes dans n'importe quel ordre
clause-SY-23 = Une étape à la fois
clause-SY-24 = Pas de fin sans placement
clause-SY-25 = Où placer un dé
clause-SY-26 = Le dé Cueillette suit le symbole
clause-SY-27 = Le dé Élément va partout
clause-SY-28 = Une case occupée est bloquée
clause-SY-29 = Rien sur une case brûlée
clause-SY-30 = Récupérer un ingrédient
clause-SY-31 = Apprivoiser sur une case Créature
clause-SY-32 = Récolte et capture facultatives
clause-SY-33 = Deux saisons à la fois
clause-SY-34 = Exemple : printemps et hiver
clause-SY-35 = Forcer un dé
clause-SY-36 = Forcer sur une case Créature
clause-SY-37 = Un dé forcé ne rapporte rien
clause-SY-38 = Un dé forcé compte comme placé
clause-SY-39 = Forcer à tout placement
clause-SY-40 = Dés Cueillette, cases vides
clause-SY-41 = Les pouvoirs Élément s'ajoutent
clause-SY-42 = Pas de pouvoir Élément au Village
clause-SY-43 = Eau : deux de plus
clause-SY-44 = Eau sur une case Créature
clause-SY-45 = Feu : par-dessus un dé
clause-SY-46 = Les dés recouverts ne comptent pas
clause-SY-47 = Vent : reprendre un dé
clause-SY-48 = Un dé repris, un tour de plus
clause-SY-49 = Vent et dés recouverts
clause-SY-50 = Sans utiliser le pouvoir
clause-SY-51 = Piles de toute hauteur
clause-SY-52 = Seul le dé du dessus compte
clause-SY-53 = Les dés recouverts restent accessibles
clause-SY-54 = Les dés descendent d'un cran
clause-SY-55 = Exemple : le dé recouvert de Kyril
clause-SY-56 = Actions du Village
clause-SY-57 = La case Élément exige sa face
clause-SY-58 = Un dé par case Élément
clause-SY-59 = Les cases « n'importe quel dé »
clause-SY-60 = Dés Cueillette au Village
clause-SY-61 = La face visible
clause-SY-62 = Case Élément libérée
clause-SY-63 = Un ingrédient au choix
clause-SY-64 = Ce que font les cases du Village
clause-SY-65 = Une potion par tour
clause-SY-66 = Payer une potion
clause-SY-67 = Les baies remplacent tout
clause-SY-68 = Exemple : payer avec une baie
clause-SY-69 = Le marché se complète
clause-SY-70 = Sans dé, pas de potion
clause-SY-71 = Les potions concoctées rapportent
clause-SY-72 = Ni main ni stock limités
clause-SY-73 = Révéler et réserver
clause-SY-74 = Réservée à son propriétaire
clause-SY-75 = Réservations illimitées
clause-SY-76 = Une potion réservée ne vaut rien
clause-SY-77 = Réserver puis concocter
clause-SY-78 = Exemple : Myla réserve
clause-SY-79 = Boire une fois par tour
clause-SY-80 = Bue une fois, points entiers
clause-SY-81 = Pas de potion sans effet
clause-SY-82 = Changer
clause-SY-83 = Relancer
clause-SY-84 = Placer
clause-SY-85 = Un placement comme un autre
clause-SY-86 = Quand boire Placer
clause-SY-87 = Déplacer
clause-SY-88 = Permuter
clause-SY-89 = Ni récolte ni déclenchement
clause-SY-90 = Retirer un dé Élément
clause-SY-91 = Retirer n'importe quel dé
clause-SY-92 = De côté pour la manche
clause-SY-93 = Renvoyer
clause-SY-94 = N'importe quel dé placé
clause-SY-95 = Exemple : de la Créature à la Sylve
clause-SY-96 = Apprivoiser une Créature
clause-SY-97 = Piles vides
clause-SY-98 = Trois Créatures apprivoisées
clause-SY-99 = Une de trop : en libérer une
clause-SY-100 = Créatures libérées
clause-SY-101 = Quand libérer
clause-SY-102 = Dé sur une Créature libérée
clause-SY-103 = Créatures en Sylve
clause-SY-104 = Une Créature par Sylve
clause-SY-105 = Le meilleur accueil est calculé
clause-SY-106 = Pouvoirs facultatifs
clause-SY-107 = Pas de réaction à sa capture
clause-SY-108 = Les pouvoirs se cumulent
clause-SY-109 = Utiliser un emplacement
clause-SY-110 = Un dé, son propre emplacement
clause-SY-111 = Un emplacement n'est pas une case
clause-SY-112 = Les dés des Créatures reviennent
clause-SY-113 = Brûler selon la saison
clause-SY-114 = Brûler depuis le Village
clause-SY-115 = Changer d'Élément
clause-SY-116 = Emplacement : déplacer un dé
clause-SY-117 = Récolte de saison
clause-SY-118 = Exemple : récolte d'été
clause-SY-119 = Récolte au Village
clause-SY-120 = Emplacement : trois ingrédients
clause-SY-121 = Emplacement : un de chaque
clause-SY-122 = Amis de saison
clause-SY-123 = Une baie à la place
clause-SY-124 = Baie de cendre
clause-SY-125 = Échange
clause-SY-126 = Échange et ingrédient au choix
clause-SY-127 = Exemple : eau et échange
clause-SY-128 = Emplacement : deux baies
clause-SY-129 = Contrôle de saison
clause-SY-130 = Payé par Sylve prise
clause-SY-131 = Brasseur
clause-SY-132 = Dompteur
clause-SY-133 = Commerce de baies
clause-SY-134 = Commerce d'identiques
clause-SY-135 = Points en jetons
clause-SY-136 = Brûler une case vide
clause-SY-137 = Une case brûlée n'existe plus
clause-SY-138 = Terre brûlée et influence
clause-SY-139 = Retour des jetons
clause-SY-140 = Ordre d'un placement
clause-SY-141 = Qui réagit au placement
clause-SY-142 = Les bonus s'ajoutent
clause-SY-143 = Gains immédiats
clause-SY-144 = Seulement à votre tour
clause-SY-145 = Fin de manche
clause-SY-146 = Le plus d'influence
clause-SY-147 = Prendre les Sylves
clause-SY-148 = Égalité entre joueurs
clause-SY-149 = Égalité avec les Éléments
clause-SY-150 = Les Éléments n'appartiennent à personne
clause-SY-151 = Sylves incontrôlées
clause-SY-152 = Exemple : deux contre un et un
clause-SY-153 = Exemple : un contre un
clause-SY-154 = Exemple : seul face aux Éléments
clause-SY-155 = Exemple : devant, sauf les Éléments
clause-SY-156 = Pouvoirs de fin de manche
clause-SY-157 = Aussi après la dernière manche
clause-SY-158 = Fin de la partie
clause-SY-159 = Reprise des dés
clause-SY-160 = Le Village se retourne
clause-SY-161 = Une nouvelle ligne
clause-SY-162 = Le jeton passe à gauche
clause-SY-163 = Ce qui reste
clause-SY-164 = Points des potions
clause-SY-165 = Points des Sylves
clause-SY-166 = Points des Créatures
clause-SY-167 = Points des jetons
clause-SY-168 = Points des restes
clause-SY-169 = Le plus de points gagne
clause-SY-170 = Égalité : plus de restes
clause-SY-171 = Victoire partagée
clause-SY-172 = Les pouvoirs coûtent des baies
clause-SY-173 = Lelio : empiler
clause-SY-174 = Un dé empilé ne rapporte rien
clause-SY-175 = Myla : départager
clause-SY-176 = Ce qu'est une égalité
clause-SY-177 = Les baies tardives ne paient pas
clause-SY-178 = Wren : amie des bêtes
clause-SY-179 = Où agit le pouvoir de Wren
clause-SY-180 = Wren en garde quatre
clause-SY-181 = Kyril : brasseur économe
clause-SY-182 = Un seul reste à payer
clause-SY-183 = Plus de potions
clause-SY-184 = Plus de Créatures
clause-SY-185 = Plus de jetons Terre brûlée
clause-SY-186 = Changements entre étapes
clause-SY-187 = Le déplacement doit être possible
