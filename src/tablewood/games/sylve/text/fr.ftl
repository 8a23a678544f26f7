# Sylve : noms, questions, coups et phrases du journal en français.
# Le fichier anglais a les mêmes identifiants.

game-name = Sylve
game-tagline = Placez vos dés, apprivoisez des Créatures, concoctez des Potions et gagnez les Sylves d’un bois enchanté.

## Dés

die-tree = arbre
    .a = un dé arbre
    .the = le dé arbre
    .face = l’arbre
    .plural = arbres
die-mountain = montagne
    .a = un dé montagne
    .the = le dé montagne
    .face = la montagne
    .plural = montagnes
die-river = rivière
    .a = un dé rivière
    .the = le dé rivière
    .face = la rivière
    .plural = rivières
die-water = eau
    .a = un dé eau
    .the = le dé eau
    .face = l’eau
    .plural = eaux
die-fire = feu
    .a = un dé feu
    .the = le dé feu
    .face = le feu
    .plural = feux
die-wind = vent
    .a = un dé vent
    .the = le dé vent
    .face = le vent
    .plural = vents

## Ingrédients

good-plant = plante
    .a = une plante
    .plural = plantes
good-mushroom = champi
    .a = un champi
    .plural = champis
good-crystal = cristal
    .a = un cristal
    .plural = cristaux
good-berry = baie de pouvoir
    .a = une baie de pouvoir
    .plural = baies de pouvoir
good-creature = Créature
    .a = une Créature
    .plural = Créatures

## Saisons

season-spring = printemps
season-summer = été
season-autumn = automne
season-winter = hiver

## Places autour de la table

seat-north = Nord
seat-east = Est
seat-south = Sud
seat-west = Ouest

## Personnages, couleurs et pouvoirs

character-lelio = Lelio
character-myla = Myla
character-wren = Wren
character-kyril = Kyril
colour-red = rouge
colour-purple = violet
colour-green = vert
colour-blue = bleu
power-stack = Empiler : payez une baie pour poser un dé Cueillette sur n’importe quel dé d’une Sylve.
power-break-tie = Départager : une fois par manche, payez une baie pour prendre une Sylve où vous êtes à égalité.
power-beast-friend = Amie des bêtes : payez une baie pour traiter une case Ingrédient comme une case Créature ; gardez quatre Créatures.
power-thrifty-brewer = Brasseur économe : la première baie dépensée pour une potion compte comme deux ingrédients.

## Le Village

side-day = jour
side-night = nuit
place-garden = le jardin
place-stall = l’étal
place-hearth = l’âtre
place-well = le puits
place-mill = le moulin
accepts-any = n’importe quel dé
accepts-water = eau
accepts-fire = feu
accepts-wind = vent
row-row = toutes les Sylves de la ligne

## Sylves

forest-F01 = Vallon fleuri
    .the = le { forest-F01 }
forest-F02 = Clairière dorée
    .the = la { forest-F02 }
forest-F03 = Bois roux
    .the = le { forest-F03 }
forest-F04 = Creux givré
    .the = le { forest-F04 }
forest-F05 = Bosquet de miel
    .the = le { forest-F05 }
forest-F06 = Verger chahuté
    .the = le { forest-F06 }
forest-F07 = Ruisseau du dégel
    .the = le { forest-F07 }
forest-F08 = Butte des moissons
    .the = la { forest-F08 }
forest-F09 = Pins de braise
    .the = les { forest-F09 }
forest-F10 = Fourré pâli
    .the = le { forest-F10 }
forest-F11 = Futaie changeante
    .the = la { forest-F11 }
forest-F12 = Crête midi-gel
    .the = la { forest-F12 }
forest-F13 = Val vert et or
    .the = le { forest-F13 }
forest-F14 = Talus aux perce-neige
    .the = le { forest-F14 }
forest-F15 = Lande d’arrière-saison
    .the = la { forest-F15 }
forest-F16 = Bois des premiers gels
    .the = le { forest-F16 }
forest-F17 = Grand bois du printemps
    .the = le { forest-F17 }
forest-F18 = Bois des cigales
    .the = le { forest-F18 }
forest-F19 = Rond des champignons
    .the = le { forest-F19 }
forest-F20 = Sapins muets
    .the = les { forest-F20 }

## Créatures

creature-SP1 = Phalène du soleil
    .the = la { creature-SP1 }
creature-SP2 = Phalène des feuilles
    .the = la { creature-SP2 }
creature-SP3 = Phalène des glaces
    .the = la { creature-SP3 }
creature-SP4 = Loir timide
    .the = le { creature-SP4 }
creature-SP5 = Pousse-cendre
    .the = la { creature-SP5 }
creature-SP6 = Grignote-herbe
    .the = le { creature-SP6 }
creature-SP7 = Grignote-champi
    .the = le { creature-SP7 }
creature-SP8 = Grignote-cristal
    .the = le { creature-SP8 }
creature-SP9 = Cerf à nectar
    .the = le { creature-SP9 }
creature-SU1 = Faon de braise
    .the = le { creature-SU1 }
creature-SU2 = Renard de braise
    .the = le { creature-SU2 }
creature-SU3 = Lièvre de braise
    .the = le { creature-SU3 }
creature-SU4 = Crapaud torche
    .the = le { creature-SU4 }
creature-SU5 = Crapaud torche
    .the = le { creature-SU5 }
creature-SU6 = Lézard prisme
    .the = le { creature-SU6 }
creature-SU7 = Lézard prisme
    .the = le { creature-SU7 }
creature-SU8 = Scarabée porteur
    .the = le { creature-SU8 }
creature-SU9 = Scarabée porteur
    .the = le { creature-SU9 }
creature-AU1 = Souris des bourgeons
    .the = la { creature-AU1 }
creature-AU2 = Souris des blés
    .the = la { creature-AU2 }
creature-AU3 = Souris des neiges
    .the = la { creature-AU3 }
creature-AU4 = Pie du marché
    .the = la { creature-AU4 }
creature-AU5 = Pie du marché
    .the = la { creature-AU5 }
creature-AU6 = Sanglier feuillu
    .the = le { creature-AU6 }
creature-AU7 = Sanglier à chapeaux
    .the = le { creature-AU7 }
creature-AU8 = Sanglier de cristal
    .the = le { creature-AU8 }
creature-AU9 = Écureuil à besace
    .the = l’{ creature-AU9 }
creature-WI1 = Hulotte des fleurs
    .the = la { creature-WI1 }
creature-WI2 = Hulotte de midi
    .the = la { creature-WI2 }
creature-WI3 = Hulotte rousse
    .the = la { creature-WI3 }
creature-WI4 = Chat du chaudron
    .the = le { creature-WI4 }
creature-WI5 = Chat du chaudron
    .the = le { creature-WI5 }
creature-WI6 = Loup de meute
    .the = le { creature-WI6 }
creature-WI7 = Loup de meute
    .the = le { creature-WI7 }
creature-WI8 = Yéti aux baies
    .the = le { creature-WI8 }
creature-WI9 = Martre amasseuse
    .the = la { creature-WI9 }

## Créatures à emplacement, comme lieux pour un dé

place-SP1 = { creature-SP1.the }
place-SP2 = { creature-SP2.the }
place-SP3 = { creature-SP3.the }
place-SP4 = { creature-SP4.the }
place-SP5 = { creature-SP5.the }
place-SP6 = { creature-SP6.the }
place-SP7 = { creature-SP7.the }
place-SP8 = { creature-SP8.the }
place-SP9 = { creature-SP9.the }
place-SU1 = { creature-SU1.the }
place-SU2 = { creature-SU2.the }
place-SU3 = { creature-SU3.the }
place-SU4 = { creature-SU4.the }
place-SU5 = { creature-SU5.the }
place-SU6 = { creature-SU6.the }
place-SU7 = { creature-SU7.the }
place-SU8 = { creature-SU8.the }
place-SU9 = { creature-SU9.the }
place-AU1 = { creature-AU1.the }
place-AU2 = { creature-AU2.the }
place-AU3 = { creature-AU3.the }
place-AU4 = { creature-AU4.the }
place-AU5 = { creature-AU5.the }
place-AU6 = { creature-AU6.the }
place-AU7 = { creature-AU7.the }
place-AU8 = { creature-AU8.the }
place-AU9 = { creature-AU9.the }
place-WI1 = { creature-WI1.the }
place-WI2 = { creature-WI2.the }
place-WI3 = { creature-WI3.the }
place-WI4 = { creature-WI4.the }
place-WI5 = { creature-WI5.the }
place-WI6 = { creature-WI6.the }
place-WI7 = { creature-WI7.the }
place-WI8 = { creature-WI8.the }
place-WI9 = { creature-WI9.the }

## Potions

potion-P01 = Tonique de mue I
    .the = le { potion-P01 }
potion-P02 = Tonique de mue II
    .the = le { potion-P02 }
potion-P03 = Tonique de mue III
    .the = le { potion-P03 }
potion-P04 = Tonique de mue IV
    .the = le { potion-P04 }
potion-P05 = Tisane de relance I
    .the = la { potion-P05 }
potion-P06 = Tisane de relance II
    .the = la { potion-P06 }
potion-P07 = Tisane de relance III
    .the = la { potion-P07 }
potion-P08 = Tisane de relance IV
    .the = la { potion-P08 }
potion-P09 = Élixir de hâte I
    .the = l’{ potion-P09 }
potion-P10 = Élixir de hâte II
    .the = l’{ potion-P10 }
potion-P11 = Élixir de hâte III
    .the = l’{ potion-P11 }
potion-P12 = Élixir de hâte IV
    .the = l’{ potion-P12 }
potion-P13 = Infusion apaisante I
    .the = l’{ potion-P13 }
potion-P14 = Infusion apaisante II
    .the = l’{ potion-P14 }
potion-P15 = Infusion apaisante III
    .the = l’{ potion-P15 }
potion-P16 = Infusion apaisante IV
    .the = l’{ potion-P16 }
potion-P17 = Philtre miroir I
    .the = le { potion-P17 }
potion-P18 = Philtre miroir II
    .the = le { potion-P18 }
potion-P19 = Philtre miroir III
    .the = le { potion-P19 }
potion-P20 = Philtre miroir IV
    .the = le { potion-P20 }
potion-P21 = Bouillon de rappel I
    .the = le { potion-P21 }
potion-P22 = Bouillon de rappel II
    .the = le { potion-P22 }
potion-P23 = Bouillon de rappel III
    .the = le { potion-P23 }
potion-P24 = Bouillon de rappel IV
    .the = le { potion-P24 }
potion-P25 = Philtre de dérive I
    .the = le { potion-P25 }
potion-P26 = Philtre de dérive II
    .the = le { potion-P26 }
potion-P27 = Philtre de dérive III
    .the = le { potion-P27 }
potion-P28 = Philtre de dérive IV
    .the = le { potion-P28 }
potion-P29 = Potion de bannissement I
    .the = la { potion-P29 }
potion-P30 = Potion de bannissement II
    .the = la { potion-P30 }
potion-P31 = Potion de bannissement III
    .the = la { potion-P31 }
potion-P32 = Potion de bannissement IV
    .the = la { potion-P32 }

## Quand un pouvoir agit

when-place-spring = Quand vous placez un dé dans une Sylve de printemps
when-place-summer = Quand vous placez un dé dans une Sylve d’été
when-place-autumn = Quand vous placez un dé dans une Sylve d’automne
when-place-winter = Quand vous placez un dé dans une Sylve d’hiver
when-place-village = Quand vous placez un dé dans le Village
when-gather-spring = Quand vous cueillez dans une Sylve de printemps
when-gather-summer = Quand vous cueillez dans une Sylve d’été
when-gather-autumn = Quand vous cueillez dans une Sylve d’automne
when-gather-winter = Quand vous cueillez dans une Sylve d’hiver
when-gathered-plant = Quand vous récupérez des plantes, échangez-en un jeton
when-gathered-mushroom = Quand vous récupérez des champis, échangez-en un jeton
when-gathered-crystal = Quand vous récupérez des cristaux, échangez-en un jeton
when-creature-space = Sur une case Créature, au lieu d’apprivoiser
when-first-scorch = La première fois que vous brûlez une case à votre tour
when-brew = Quand vous concoctez une Potion
when-tame = Quand vous apprivoisez une Créature
when-control-spring = Quand vous prenez le contrôle d’une Sylve de printemps
when-control-summer = Quand vous prenez le contrôle d’une Sylve d’été
when-control-autumn = Quand vous prenez le contrôle d’une Sylve d’automne
when-control-winter = Quand vous prenez le contrôle d’une Sylve d’hiver
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
    [one] récupérez 1 plante par Créature d’été apprivoisée
   *[other] récupérez { $count } plantes par Créature d’été apprivoisée
}
does-gather-plant-per-autumn = { $count ->
    [one] récupérez 1 plante par Créature d’automne apprivoisée
   *[other] récupérez { $count } plantes par Créature d’automne apprivoisée
}
does-gather-plant-per-winter = { $count ->
    [one] récupérez 1 plante par Créature d’hiver apprivoisée
   *[other] récupérez { $count } plantes par Créature d’hiver apprivoisée
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
    [one] récupérez 1 champi par Créature d’été apprivoisée
   *[other] récupérez { $count } champis par Créature d’été apprivoisée
}
does-gather-mushroom-per-autumn = { $count ->
    [one] récupérez 1 champi par Créature d’automne apprivoisée
   *[other] récupérez { $count } champis par Créature d’automne apprivoisée
}
does-gather-mushroom-per-winter = { $count ->
    [one] récupérez 1 champi par Créature d’hiver apprivoisée
   *[other] récupérez { $count } champis par Créature d’hiver apprivoisée
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
    [one] récupérez 1 cristal par Créature d’été apprivoisée
   *[other] récupérez { $count } cristaux par Créature d’été apprivoisée
}
does-gather-crystal-per-autumn = { $count ->
    [one] récupérez 1 cristal par Créature d’automne apprivoisée
   *[other] récupérez { $count } cristaux par Créature d’automne apprivoisée
}
does-gather-crystal-per-winter = { $count ->
    [one] récupérez 1 cristal par Créature d’hiver apprivoisée
   *[other] récupérez { $count } cristaux par Créature d’hiver apprivoisée
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
    [one] récupérez 1 baie de pouvoir par Créature d’été apprivoisée
   *[other] récupérez { $count } baies de pouvoir par Créature d’été apprivoisée
}
does-gather-berry-per-autumn = { $count ->
    [one] récupérez 1 baie de pouvoir par Créature d’automne apprivoisée
   *[other] récupérez { $count } baies de pouvoir par Créature d’automne apprivoisée
}
does-gather-berry-per-winter = { $count ->
    [one] récupérez 1 baie de pouvoir par Créature d’hiver apprivoisée
   *[other] récupérez { $count } baies de pouvoir par Créature d’hiver apprivoisée
}
does-gather-choice = { $count ->
    [one] récupérez 1 ingrédient de votre choix
   *[other] récupérez { $count } ingrédients de votre choix
}
does-gather-each = { $count ->
    [one] récupérez 1 plante, 1 champi et 1 cristal
   *[other] récupérez { $count } plantes, { $count } champis et { $count } cristaux
}
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
does-trade-any-basic = échangez jusqu’à { $count } jetons contre des ingrédients de votre choix
does-clear-forest = retirez tous les dés Élément d’une Sylve
does-clear-row = retirez tous les dés Élément de la ligne
does-sell-berry = vendez des baies contre des points (jetons:points { $prices })
does-sell-alike = vendez des ingrédients identiques contre des points (jetons:points { $prices })
does-move = déplacez un dé Cueillette placé vers une case Sylve vide
does-swap = permutez deux dés Cueillette de même symbole
does-remove-element = retirez un dé Élément placé
does-remove-any = retirez n’importe quel dé placé
does-return = reprenez un de vos dés Cueillette placés
does-change = changez la face d’un dé de votre réserve
does-reroll = relancez des dés de votre réserve
does-place = placez un dé supplémentaire
does-turn-element = changez un Élément de votre réserve en un autre

## Questions posées

prompt-character = Choisissez votre personnage.
prompt-turn = À vous : placez un dé. Avant ou après, vous pouvez concocter une Potion et en boire une.
prompt-place-die = La Potion vous permet de placer un dé de plus.
prompt-gather = Quel ingrédient récupérez-vous ?
prompt-tame = Quelle Créature apprivoisez-vous ?
prompt-exchange = Échangez-vous un des jetons que vous venez de récupérer ?
prompt-scorch = Brûlez-vous une case Sylve vide ? Laquelle ?
prompt-release = Vous avez trop de Créatures : laquelle libérez-vous ?
prompt-trade = Échangez-vous un jeton ? Lequel ?
prompt-clear = Retirez-vous les dés Élément d’une Sylve ? Laquelle ?
prompt-reveal = Révélez-vous une Potion, pour en réserver une ?
prompt-reserve = Quelle Potion réservez-vous ?
prompt-pay = Quels ingrédients de la Potion payez-vous en baies ?
prompt-change = Quel dé tournez-vous, et sur quelle face ?
prompt-reroll = Quels dés relancez-vous ?
prompt-move-die = Quel dé Cueillette déplacez-vous ?
prompt-move-to = Vers quelle case vide le déplacez-vous ?
prompt-swap-die = Quel dé permutez-vous ?
prompt-swap-with = Avec quel dé le permutez-vous ?
prompt-remove-die = Quel dé mettez-vous de côté ?
prompt-return-die = Lequel de vos dés reprenez-vous ?
prompt-level = Quel dé de la pile, à partir du haut ?
prompt-break-tie = Payez-vous une baie pour prendre une Sylve où vous êtes à égalité ?
prompt-round-powers = Utilisez-vous un pouvoir de fin de manche ? Lequel ?
prompt-sell = Vendez-vous des jetons contre des points ? Lesquels ?

## Coups

move-be = Jouer { $character }
move-place = Placer { $die-a } { at-place }
move-force = Forcer { $die-a } sur { $space } contre { $good-a }
move-stack = Empiler { $die-a } sur { $space } pour une baie de pouvoir
move-befriend = Placer { $die-a } { at-place } pour apprivoiser une Créature, contre une baie de pouvoir
move-brew = Concocter { $potion-the }
move-drink = Boire { $potion-the }
move-turn = Tourner { $from-a } sur { $to-face }
move-end = Finir le tour
move-gather = Récupérer { $good-a }
move-tame = Apprivoiser la Créature { $season-of }
move-instead = Utiliser { $creature-the } au lieu d’apprivoiser
move-exchange = Échanger un jeton grâce { $creature-to }
move-scorch = Brûler la case { $space }
move-release = Libérer { $creature-the }
move-trade = Échanger { $give-a } contre { $take-a }
move-clear = { $forest-id ->
    [row] Dégager toutes les Sylves de la ligne
   *[other] Dégager la Sylve { $forest }
}
move-reveal = Révéler une Potion
move-reserve = Réserver { $potion-the }
move-pay = Payer en baies { counted-plants }, { counted-mushrooms } et { counted-crystals }
move-reroll = Relancer { $die-a }
move-choose = Choisir un dé { at-place }
move-lift = Choisir le dé { $level } à partir du haut
move-to = Déplacer le dé vers { $space }
move-claim = Payer une baie de pouvoir pour prendre la Sylve { $forest }
move-use = Utiliser { $creature-the }
move-sell = Vendre { counted-goods }
move-skip = Continuer sans

## Ce qui s’est passé

event-became = { $player } joue { $character }.
event-first-player = { $player } a le jeton Premier joueur et commence.
event-round-began = { $side-id ->
    [night] La manche { $round } commence, de nuit.
   *[other] La manche { $round } commence, de jour.
}
event-dealt = La ligne reçoit { $forest-the } en { $row }.
event-rolled = { $player } lance ses dés et obtient { $dice }.
event-placed = { $player } place { $die-a } { at-place }.
event-forced = { $player } paie { $good-a } pour forcer { $die-a } sur { $place }.
event-stacked = { $player } paie une baie de pouvoir pour poser { $die-a } par-dessus les dés en { $place }.
event-befriended = { $player } paie une baie de pouvoir pour apprivoiser une Créature avec { $die-a } { at-place }.
event-took-back = { $player } reprend { $die-a } { $place-of }.
event-blown-back = Le vent ramène { $die-a } { $place-of } { $player-to }.
event-gathered = { $player } récupère { counted-goods }.
event-gathered-by = { $player } récupère { counted-goods } grâce { $creature-to }.
event-tamed = { $player } apprivoise { $creature-the }.
event-appeared = { CAPITAL($creature-the) } est la prochaine Créature de sa pile.
event-did-instead = { $player } utilise { $creature-the } au lieu d’apprivoiser.
event-exchanged = { $player } cède { $good-a } { $creature-to }.
event-scorched = { $player } brûle la case { $place }.
event-released = { $player } libère { $creature-the }.
event-traded = { $player } échange { $give-a } contre { $take-a }.
event-cleared = { $player } retire tous les dés Élément { $forest-of }.
event-revealed = { $player } révèle { $potion-the }.
event-reserved = { $player } réserve { $potion-the }.
event-brewed = { $goods ->
    [none] { $player } concocte gratuitement { $potion-the }.
   *[other] { $player } concocte { $potion-the } pour { $goods }.
}
event-joined = { CAPITAL($potion-the) } rejoint le marché.
event-drank = { $player } boit { $potion-the }.
event-turned = { $player } tourne { $from-a } sur { $to-face }.
event-rerolled = { $player } relance { $from-a } et obtient { $to-face }.
event-moved = { $player } déplace le dé { $owner-of } { $from-of } vers { $to }.
event-moved-own = { $player } déplace { $die-a } { $from-of } vers { $to }.
event-swapped = { $player } permute deux dés { $die } entre { $from } et { $to }.
event-set-aside = { $owner ->
    [none] { CAPITAL($die-the) } { at-place } est mis de côté pour le reste de la manche.
   *[other] { CAPITAL($die-the) } { $owner-of } { at-place } est mis de côté pour le reste de la manche.
}
event-controlled = { $against ->
    [0] { $player } prend le contrôle { $forest-of } avec { counted-dice }, sans rival.
   *[other] { $player } prend le contrôle { $forest-of } avec { counted-dice } contre { $against }.
}
event-broke-tie = { $player } paie une baie de pouvoir pour rompre l’égalité et prend le contrôle { $forest-of }.
event-discarded = Personne ne contrôle { $forest-the } : la carte est défaussée.
event-used = { $player } utilise { $creature-the }.
event-sold = { $player } vend { counted-goods } pour { counted-points }.
event-sold-nothing = { $player } ne vend finalement rien.
event-village-turned = { $side-id ->
    [night] Le Village est retourné : la nuit tombe.
   *[other] Le Village est retourné : le jour se lève.
}
event-gained = { $player } gagne { counted-points }.
event-gained-by = { $player } gagne { counted-points } grâce { $creature-to }.
event-final-scoring = La dernière manche est finie : toutes les Créatures apprivoisées sont libérées, et les points sont comptés.
event-scored = { $player } marque { counted-points } pour { $part-for }.
event-total = { $player } a { counted-points } en tout.

## Morceaux des phrases ci-dessus : où, et combien

at-place = { $place-id ->
    [garden] { $place-to }
    [stall] { $place-to }
    [hearth] { $place-to }
    [well] { $place-to }
    [mill] { $place-to }
   *[other] sur { $place }
}
counted-goods = { $count ->
    [one] { $count } { $good }
   *[other] { $count } { $good-plural }
}
counted-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
counted-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
counted-plants = { $plants ->
    [one] { $plants } plante
   *[other] { $plants } plantes
}
counted-mushrooms = { $mushrooms ->
    [one] { $mushrooms } champi
   *[other] { $mushrooms } champis
}
counted-crystals = { $crystals ->
    [one] { $crystals } cristal
   *[other] { $crystals } cristaux
}

## Score et départage

score-potions = Potions
    .for = ses Potions
score-forests = Sylves
    .for = ses Sylves
score-creatures = Créatures
    .for = ses Créatures
score-tokens = Jetons PV
    .for = ses jetons de points
score-leftovers = Ingrédients inutilisés
    .for = ses ingrédients inutilisés
tiebreak-leftovers = Le plus d’ingrédients inutilisés

## Options

option-powers = Pouvoirs des personnages
option-powers-help = Jouer avec les pouvoirs des personnages ; sans eux pour une première partie.
option-characters = Personnages
option-characters-help = Les personnages sont distribués au hasard, ou choisis dans l’ordre des places.
option-first-player = Premier joueur
option-first-player-help = Qui commence : tiré au sort, ou la place que vous nommez.

## Dessin de la table

draw-power = { $when } : { $does }.

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
clause-SY-22 = Étapes dans n’importe quel ordre
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
clause-SY-34 = Exemple : printemps et hiver
clause-SY-35 = Forcer un dé
clause-SY-36 = Forcer sur une case Créature
clause-SY-37 = Un dé forcé ne rapporte rien
clause-SY-38 = Un dé forcé compte comme placé
clause-SY-39 = Forcer à tout placement
clause-SY-40 = Dés Cueillette, cases vides
clause-SY-41 = Les pouvoirs Élément s’ajoutent
clause-SY-42 = Pas de pouvoir Élément au Village
clause-SY-43 = Eau : deux de plus
clause-SY-44 = Eau sur une case Créature
clause-SY-45 = Feu : par-dessus un dé
clause-SY-46 = Les dés recouverts ne comptent pas
clause-SY-47 = Vent : reprendre un dé
clause-SY-48 = Un dé repris, un tour de plus
clause-SY-49 = Vent et dés recouverts
clause-SY-50 = Sans utiliser le pouvoir
clause-SY-51 = Piles de toute hauteur
clause-SY-52 = Seul le dé du dessus compte
clause-SY-53 = Les dés recouverts restent accessibles
clause-SY-54 = Les dés descendent d’un cran
clause-SY-55 = Exemple : le dé recouvert de Kyril
clause-SY-56 = Actions du Village
clause-SY-57 = La case Élément exige sa face
clause-SY-58 = Un dé par case Élément
clause-SY-59 = Les cases « n’importe quel dé »
clause-SY-60 = Dés Cueillette au Village
clause-SY-61 = La face visible
clause-SY-62 = Case Élément libérée
clause-SY-63 = Un ingrédient au choix
clause-SY-64 = Ce que font les cases du Village
clause-SY-65 = Une potion par tour
clause-SY-66 = Payer une potion
clause-SY-67 = Les baies remplacent tout
clause-SY-68 = Exemple : payer avec une baie
clause-SY-69 = Le marché se complète
clause-SY-70 = Sans dé, pas de potion
clause-SY-71 = Les potions concoctées rapportent
clause-SY-72 = Ni main ni stock limités
clause-SY-73 = Révéler et réserver
clause-SY-74 = Réservée à son propriétaire
clause-SY-75 = Réservations illimitées
clause-SY-76 = Une potion réservée ne vaut rien
clause-SY-77 = Réserver puis concocter
clause-SY-78 = Exemple : Myla réserve
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
clause-SY-91 = Retirer n’importe quel dé
clause-SY-92 = De côté pour la manche
clause-SY-93 = Renvoyer
clause-SY-94 = N’importe quel dé placé
clause-SY-95 = Exemple : de la Créature à la Sylve
clause-SY-96 = Apprivoiser une Créature
clause-SY-97 = Piles vides
clause-SY-98 = Trois Créatures apprivoisées
clause-SY-99 = Une de trop : en libérer une
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
clause-SY-111 = Un emplacement n’est pas une case
clause-SY-112 = Les dés des Créatures reviennent
clause-SY-113 = Brûler selon la saison
clause-SY-114 = Brûler depuis le Village
clause-SY-115 = Changer d’Élément
clause-SY-116 = Emplacement : déplacer un dé
clause-SY-117 = Récolte de saison
clause-SY-118 = Exemple : récolte d’été
clause-SY-119 = Récolte au Village
clause-SY-120 = Emplacement : trois ingrédients
clause-SY-121 = Emplacement : un de chaque
clause-SY-122 = Amis de saison
clause-SY-123 = Une baie à la place
clause-SY-124 = Baie de cendre
clause-SY-125 = Échange
clause-SY-126 = Échange et ingrédient au choix
clause-SY-127 = Exemple : eau et échange
clause-SY-128 = Emplacement : deux baies
clause-SY-129 = Contrôle de saison
clause-SY-130 = Payé par Sylve prise
clause-SY-131 = Brasseur
clause-SY-132 = Dompteur
clause-SY-133 = Commerce de baies
clause-SY-134 = Commerce d’identiques
clause-SY-135 = Points en jetons
clause-SY-136 = Brûler une case vide
clause-SY-137 = Une case brûlée n’existe plus
clause-SY-138 = Terre brûlée et influence
clause-SY-139 = Retour des jetons
clause-SY-140 = Ordre d’un placement
clause-SY-141 = Qui réagit au placement
clause-SY-142 = Les bonus s’ajoutent
clause-SY-143 = Gains immédiats
clause-SY-144 = Seulement à votre tour
clause-SY-145 = Fin de manche
clause-SY-146 = Le plus d’influence
clause-SY-147 = Prendre les Sylves
clause-SY-148 = Égalité entre joueurs
clause-SY-149 = Égalité avec les Éléments
clause-SY-150 = Les Éléments n’appartiennent à personne
clause-SY-151 = Sylves incontrôlées
clause-SY-152 = Exemple : deux contre un et un
clause-SY-153 = Exemple : un contre un
clause-SY-154 = Exemple : seul face aux Éléments
clause-SY-155 = Exemple : devant, sauf les Éléments
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
clause-SY-170 = Égalité : plus de restes
clause-SY-171 = Victoire partagée
clause-SY-172 = Les pouvoirs coûtent des baies
clause-SY-173 = Lelio : empiler
clause-SY-174 = Un dé empilé ne rapporte rien
clause-SY-175 = Myla : départager
clause-SY-176 = Ce qu’est une égalité
clause-SY-177 = Les baies tardives ne paient pas
clause-SY-178 = Wren : amie des bêtes
clause-SY-179 = Où agit le pouvoir de Wren
clause-SY-180 = Wren en garde quatre
clause-SY-181 = Kyril : brasseur économe
clause-SY-182 = Un seul reste à payer
clause-SY-183 = Plus de potions
clause-SY-184 = Plus de Créatures
clause-SY-185 = Plus de jetons Terre brûlée
clause-SY-186 = Changements entre étapes
clause-SY-187 = Le déplacement doit être possible

## Ce que lisent les autres pendant ce temps

waiting-character = { $player } choisit son personnage.
waiting-turn = { $player } choisit où placer un dé.
waiting-place-die = { $player } place un dé de plus.
waiting-gather = { $player } choisit un ingrédient.
waiting-tame = { $player } peut apprivoiser une Créature.
waiting-exchange = { $player } peut échanger un jeton.
waiting-scorch = { $player } peut brûler une case Sylve.
waiting-release = { $player } choisit une Créature à libérer.
waiting-trade = { $player } peut échanger un jeton.
waiting-clear = { $player } peut retirer les dés Élément d’une Sylve.
waiting-reveal = { $player } peut révéler une Potion et en réserver une.
waiting-reserve = { $player } choisit une Potion à réserver.
waiting-pay = { $player } décide comment payer une Potion.
waiting-change = { $player } tourne un dé sur une autre face.
waiting-reroll = { $player } choisit des dés à relancer.
waiting-move-die = { $player } choisit un dé Cueillette à déplacer.
waiting-move-to = { $player } choisit où déplacer un dé.
waiting-swap-die = { $player } choisit deux dés à permuter.
waiting-swap-with = { $player } choisit deux dés à permuter.
waiting-remove-die = { $player } choisit un dé à mettre de côté.
waiting-return-die = { $player } choisit un dé à reprendre.
waiting-level = { $player } choisit un dé dans une pile.
waiting-break-tie = { $player } peut payer une baie pour prendre une Sylve à égalité.
waiting-round-powers = { $player } peut utiliser des pouvoirs de fin de manche.
waiting-sell = { $player } peut vendre des jetons contre des points.

## Pourquoi un coup est refusé, d’après la position

because-character-taken = { $owner } joue déjà { $character }.
because-without-powers = Vous jouez sans les pouvoirs des personnages.
because-power-of = C’est le pouvoir { $character-of } ; vous jouez { $mine }.
because-gives-no-ingredient = { CAPITAL($place) } ne donne pas d’ingrédient.
because-no-forest = Cette ligne n’a pas de Sylve { $forest }.
because-forest-taken = { $owner } a déjà pris la Sylve { $forest }.
because-not-tied = { $dice ->
    [0] Vous n’avez aucun dé visible sur la Sylve { $forest }.
   *[other] Sur la Sylve { $forest }, vous avez { counted-dice } ; votre plus fort rival, dés Élément compris, en a { $most }.
}
because-turns-are-over = Les tours de cette manche sont terminés.
because-placed-already = Vous avez déjà placé votre dé à ce tour.
because-no-such-die = Vous n’avez pas de dé { $die } dans votre réserve.
because-unfinished-step = Terminez d’abord l’étape commencée.
because-nothing-placed-yet = Vous n’avez pas encore placé de dé à ce tour.
because-no-slot = { CAPITAL($place) } n’a pas d’emplacement pour un dé.
because-no-space = Cette ligne n’a pas de case { $place }.
because-other-symbol = { $place } montre { $shows-face }, votre dé { $die-face }.
because-occupied = { CAPITAL($die-a) } se trouve déjà { at-place }.
because-occupied-by-you = Votre propre dé { $die } se trouve déjà { at-place }.
because-occupied-by = { CAPITAL($die-the) } { $owner-of } se trouve déjà { at-place }.
because-scorched = La case { $place } est brûlée.
because-none-of-yours-there = Aucun de vos dés Cueillette ne se trouve { at-place }.
because-other-die-wanted = { CAPITAL($place) } n’accepte qu’{ $wanted-a }.
because-slot-takes-forage = { CAPITAL($place) } n’accepte que des dés Cueillette.
because-slot-takes-elements = { CAPITAL($place) } n’accepte que des dés Élément.
because-needs-no-force = { $place } montre { $die-face }, comme votre dé : placez-le sans payer.
because-other-price = Forcer un dé sur { $place } coûte { $good-a } ou une baie de pouvoir, pas { $paid-a }.
because-no-good = Vous n’avez pas de { $good }.
because-only-a-berry = { $place } est une case Créature : seule une baie de pouvoir permet d’y forcer un dé.
because-not-taken-here = Vous ne pouvez pas donner { $good-a } dans cet échange.
because-not-given-here = Vous ne pouvez pas prendre { $good-a } dans cet échange.
because-same-good = Ce serait échanger { $good-a } contre { $good-a }.
because-one-forest-only = On ne dégage qu’une Sylve, pas toute la ligne.
because-whole-row-only = On dégage toute la ligne à la fois.
because-no-elements-in = La Sylve { $forest } n’a pas de dé Élément.
because-pile-empty = La pile { $season-of } est vide.
because-no-creatures-left = Il ne reste aucune Créature à apprivoiser.
because-tamed-by = { CAPITAL($creature-the) } appartient { $owner-to }.
because-not-tamed = Vous n’avez pas apprivoisé { $creature-the }.
because-within-the-limit = { $creatures ->
    [0] Vous n’avez aucune Créature apprivoisée.
    [one] Vous avez { $creatures } Créature apprivoisée et pouvez en garder { $limit }.
   *[other] Vous avez { $creatures } Créatures apprivoisées et pouvez en garder { $limit }.
}
because-just-tamed = Vous venez seulement d’apprivoiser { $creature-the }.
because-no-creature-space = Vous n’avez pas placé de dé sur une case Créature.
because-nothing-instead = { CAPITAL($creature-the) } n’offre rien à la place d’apprivoiser.
because-other-creature-asked = Il s’agit maintenant { $creature-of }.
because-no-scorch-tokens = { $tokens ->
    [one] L’unique jeton Terre brûlée est déjà sur une Sylve.
   *[other] Les { $tokens } jetons Terre brûlée sont déjà tous sur des Sylves.
}
because-brewed-a-potion = Vous avez déjà concocté une Potion à ce tour.
because-brewed-by-you = Vous avez déjà concocté { $potion-the }.
because-brewed-by = { $owner } a déjà concocté { $potion-the }.
because-not-to-brew = { CAPITAL($potion-the) } n’est ni au marché ni parmi vos Potions réservées.
because-cannot-pay = Pour { $potion-the }, il vous manque { $missing } : il faudrait { counted-berries }, et vous { berries-in-stock }.
because-costs-less = { $count ->
    [0] La Potion ne coûte pas de { $good }.
    [one] La Potion ne coûte qu’{ $good-a }.
   *[other] La Potion ne coûte que { counted-goods }.
}
because-too-few-goods = { $have ->
    [0] Il faudrait { counted-goods }, et vous n’en avez pas.
   *[other] Il faudrait { counted-goods }, et vous en avez { $have }.
}
because-too-few-berries = Il faudrait { counted-berries }, et vous { berries-in-stock }.
because-not-to-reserve = { CAPITAL($potion-the) } n’est pas parmi les Potions à réserver.
because-reserved-by = { $owner } a réservé { $potion-the }.
because-not-brewed = Vous avez réservé { $potion-the }, mais pas encore concocté cette Potion.
because-drunk-a-potion = Vous avez déjà bu une Potion à ce tour.
because-not-in-hand = Vous n’avez pas { $potion-the } en main.
because-drunk-already = Vous avez déjà bu { $potion-the }.
because-same-owner = Les deux dés appartiennent au même joueur : les permuter ne changerait rien.
because-pool-empty = Votre réserve n’a plus de dés.
because-no-swap = Il n’y a pas deux dés Cueillette placés, de joueurs différents et de même symbole, à permuter.
because-none-of-yours-placed = Vous n’avez aucun dé Cueillette à reprendre sur la table.
because-no-element-placed = Il n’y a aucun dé Élément sur la table.
because-no-die-placed = Il n’y a aucun dé sur la table.
because-no-effect = { CAPITAL($potion-the) } n’aurait aucun effet pour l’instant.
because-last-die-needed = Le seul dé qui vous reste doit servir au placement de ce tour.
because-no-empty-space = Aucune case Sylve n’est vide.
because-no-forage-die-placed = Il n’y a aucun dé Cueillette sur la table.
because-no-creature-turns-dice = Aucune de vos Créatures ne permet de changer un Élément.
because-only-elements = Seuls des dés Élément se changent, et seulement en un autre Élément.
because-same-face = Le dé garderait la même face.
because-no-such-face = { CAPITAL($die-a) } n’a pas de face { $face }.
because-turned-enough = { $turned ->
    [one] Vous avez changé un Élément une fois depuis la dernière étape, et vous avez { elements-in-pool }.
   *[other] Vous avez changé des Éléments { $turned } fois depuis la dernière étape, et vous avez { elements-in-pool }.
}
because-pick-a-die = Vous n’avez encore choisi aucun dé.
because-picked-already = Vous avez déjà choisi tous vos dés { $die }.
because-no-die-there = Aucun dé ne se trouve { at-place }.
because-stack-not-so-high = { $dice ->
    [one] Un seul dé se trouve { at-place }.
   *[other] Seuls { $dice } dés se trouvent { at-place }.
}
because-nothing-chooses = Rien ne vous permet de choisir un dé placé pour l’instant.
because-is-another-die = Il vous faut { $die-a }, et celui-là est différent.
because-no-such-die-there = Aucun dé { $die } ne se trouve { at-place }.
because-no-partner = Aucun dé d’un autre joueur ne montre ailleurs le même symbole.
because-is-element = C’est { $die-a }, pas un dé Cueillette.
because-no-forage-die-there = Aucun dé Cueillette ne se trouve { at-place }.
because-no-element-there = Aucun dé Élément ne se trouve { at-place }.
because-is-forage = C’est un dé Cueillette, pas un dé Élément.
because-not-your-die = Ce n’est pas un de vos dés Cueillette.
because-is-alike = Un autre dé, identique, peut être choisi { at-place }.
because-in-no-order = Les dés { at-place } n’ont pas d’ordre : en permuter deux ne changerait rien.
because-no-round-power = { CAPITAL($creature-the) } n’a pas de pouvoir de fin de manche.
because-used-already = Vous avez déjà utilisé { $creature-the } à la fin de cette manche.
because-nothing-to-sell = Vous n’avez pas les jetons que { $creature-the } échange contre des points.
because-nothing-to-use = { CAPITAL($creature-the) } ne vous apporterait rien pour l’instant.
because-only-berries-sold = Seules des baies de pouvoir peuvent être vendues ici.
because-sold-by = Ici, les jetons ne se vendent qu’en ces nombres : { $counts }.
counted-berries = { $needed ->
    [one] { $needed } baie de pouvoir
   *[other] { $needed } baies de pouvoir
}
berries-in-stock = { $berries ->
    [0] n’en avez pas
   *[other] en avez { $berries }
}
elements-in-pool = { $dice ->
    [one] { $dice } dé Élément
   *[other] { $dice } dés Élément
}

## Ce que l’on n’a pas encore fait

undone-brew = Vous pouvez encore concocter { $potion-the }.
undone-brew-one = Vous pouvez encore concocter une potion, parmi { $count }.
undone-drink = Vous pouvez encore boire { $potion-the } : c’est votre dernier tour.
