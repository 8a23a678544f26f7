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

## Ce qui fait le prix d’un fruit

price-apple = pomme visible
    .plural = pommes visibles
price-cherry = cerise visible
    .plural = cerises visibles
price-grape = raisin visible
    .plural = raisins visibles
price-blueberry = myrtille visible
    .plural = myrtilles visibles
price-orange = orange visible
    .plural = oranges visibles
price-value = pour sa valeur
    .plural = pour sa valeur
price-effects = grâce aux effets
    .plural = grâce aux effets

## Rangées du marché de guildes

row-bottom = du bas
row-top = du haut

## Cartes Fruit : type, +1 si de valeur, et action

fruit-apple-sell = pomme (vendre)
    .a = une pomme
    .full = une pomme avec l’action « vendre »
fruit-apple-sell-plus = pomme +1 (vendre)
    .a = une pomme de valeur
    .full = une pomme de valeur avec l’action « vendre »
fruit-apple-row = pomme (rangée)
    .a = une pomme
    .full = une pomme avec l’action « rangée »
fruit-apple-row-plus = pomme +1 (rangée)
    .a = une pomme de valeur
    .full = une pomme de valeur avec l’action « rangée »
fruit-apple-take = pomme (prendre)
    .a = une pomme
    .full = une pomme avec l’action « prendre »
fruit-apple-take-plus = pomme +1 (prendre)
    .a = une pomme de valeur
    .full = une pomme de valeur avec l’action « prendre »
fruit-apple-chest = pomme (coffre)
    .a = une pomme
    .full = une pomme avec l’action « coffre »
fruit-apple-chest-plus = pomme +1 (coffre)
    .a = une pomme de valeur
    .full = une pomme de valeur avec l’action « coffre »
fruit-apple-less = pomme (réduction)
    .a = une pomme
    .full = une pomme avec l’action « réduction »
fruit-apple-less-plus = pomme +1 (réduction)
    .a = une pomme de valeur
    .full = une pomme de valeur avec l’action « réduction »
fruit-cherry-sell = cerise (vendre)
    .a = une cerise
    .full = une cerise avec l’action « vendre »
fruit-cherry-sell-plus = cerise +1 (vendre)
    .a = une cerise de valeur
    .full = une cerise de valeur avec l’action « vendre »
fruit-cherry-row = cerise (rangée)
    .a = une cerise
    .full = une cerise avec l’action « rangée »
fruit-cherry-row-plus = cerise +1 (rangée)
    .a = une cerise de valeur
    .full = une cerise de valeur avec l’action « rangée »
fruit-cherry-take = cerise (prendre)
    .a = une cerise
    .full = une cerise avec l’action « prendre »
fruit-cherry-take-plus = cerise +1 (prendre)
    .a = une cerise de valeur
    .full = une cerise de valeur avec l’action « prendre »
fruit-cherry-chest = cerise (coffre)
    .a = une cerise
    .full = une cerise avec l’action « coffre »
fruit-cherry-chest-plus = cerise +1 (coffre)
    .a = une cerise de valeur
    .full = une cerise de valeur avec l’action « coffre »
fruit-cherry-less = cerise (réduction)
    .a = une cerise
    .full = une cerise avec l’action « réduction »
fruit-cherry-less-plus = cerise +1 (réduction)
    .a = une cerise de valeur
    .full = une cerise de valeur avec l’action « réduction »
fruit-grape-sell = raisin (vendre)
    .a = un raisin
    .full = un raisin avec l’action « vendre »
fruit-grape-sell-plus = raisin +1 (vendre)
    .a = un raisin de valeur
    .full = un raisin de valeur avec l’action « vendre »
fruit-grape-row = raisin (rangée)
    .a = un raisin
    .full = un raisin avec l’action « rangée »
fruit-grape-row-plus = raisin +1 (rangée)
    .a = un raisin de valeur
    .full = un raisin de valeur avec l’action « rangée »
fruit-grape-take = raisin (prendre)
    .a = un raisin
    .full = un raisin avec l’action « prendre »
fruit-grape-take-plus = raisin +1 (prendre)
    .a = un raisin de valeur
    .full = un raisin de valeur avec l’action « prendre »
fruit-grape-chest = raisin (coffre)
    .a = un raisin
    .full = un raisin avec l’action « coffre »
fruit-grape-chest-plus = raisin +1 (coffre)
    .a = un raisin de valeur
    .full = un raisin de valeur avec l’action « coffre »
fruit-grape-less = raisin (réduction)
    .a = un raisin
    .full = un raisin avec l’action « réduction »
fruit-grape-less-plus = raisin +1 (réduction)
    .a = un raisin de valeur
    .full = un raisin de valeur avec l’action « réduction »
fruit-blueberry-sell = myrtille (vendre)
    .a = une myrtille
    .full = une myrtille avec l’action « vendre »
fruit-blueberry-sell-plus = myrtille +1 (vendre)
    .a = une myrtille de valeur
    .full = une myrtille de valeur avec l’action « vendre »
fruit-blueberry-row = myrtille (rangée)
    .a = une myrtille
    .full = une myrtille avec l’action « rangée »
fruit-blueberry-row-plus = myrtille +1 (rangée)
    .a = une myrtille de valeur
    .full = une myrtille de valeur avec l’action « rangée »
fruit-blueberry-take = myrtille (prendre)
    .a = une myrtille
    .full = une myrtille avec l’action « prendre »
fruit-blueberry-take-plus = myrtille +1 (prendre)
    .a = une myrtille de valeur
    .full = une myrtille de valeur avec l’action « prendre »
fruit-blueberry-chest = myrtille (coffre)
    .a = une myrtille
    .full = une myrtille avec l’action « coffre »
fruit-blueberry-chest-plus = myrtille +1 (coffre)
    .a = une myrtille de valeur
    .full = une myrtille de valeur avec l’action « coffre »
fruit-blueberry-less = myrtille (réduction)
    .a = une myrtille
    .full = une myrtille avec l’action « réduction »
fruit-blueberry-less-plus = myrtille +1 (réduction)
    .a = une myrtille de valeur
    .full = une myrtille de valeur avec l’action « réduction »
fruit-orange-sell = orange (vendre)
    .a = une orange
    .full = une orange avec l’action « vendre »
fruit-orange-sell-plus = orange +1 (vendre)
    .a = une orange de valeur
    .full = une orange de valeur avec l’action « vendre »
fruit-orange-row = orange (rangée)
    .a = une orange
    .full = une orange avec l’action « rangée »
fruit-orange-row-plus = orange +1 (rangée)
    .a = une orange de valeur
    .full = une orange de valeur avec l’action « rangée »
fruit-orange-take = orange (prendre)
    .a = une orange
    .full = une orange avec l’action « prendre »
fruit-orange-take-plus = orange +1 (prendre)
    .a = une orange de valeur
    .full = une orange de valeur avec l’action « prendre »
fruit-orange-chest = orange (coffre)
    .a = une orange
    .full = une orange avec l’action « coffre »
fruit-orange-chest-plus = orange +1 (coffre)
    .a = une orange de valeur
    .full = une orange de valeur avec l’action « coffre »
fruit-orange-less = orange (réduction)
    .a = une orange
    .full = une orange avec l’action « réduction »
fruit-orange-less-plus = orange +1 (réduction)
    .a = une orange de valeur
    .full = une orange de valeur avec l’action « réduction »

## Cartes Guilde

card-ARC01 = Grenier du menuisier
    .the = le { card-ARC01 }
card-ARC02 = Perchoir du géomètre
    .the = le { card-ARC02 }
card-ARC03 = Corderie
    .the = la { card-ARC03 }
card-ARC04 = Cour des échafaudages
    .the = la { card-ARC04 }
card-ARC05 = Établi du charpentier
    .the = l’{ card-ARC05 }
card-ARC06 = Maison des poulies
    .the = la { card-ARC06 }
card-ARC07 = Salle de tracé
    .the = la { card-ARC07 }
card-ARC08 = Scierie
    .the = la { card-ARC08 }
card-ARC09 = Pont de corde
    .the = le { card-ARC09 }
card-ARC10 = Tour de l’ascenseur
    .the = la { card-ARC10 }
card-ARC11 = Atelier suspendu
    .the = l’{ card-ARC11 }
card-ARC12 = Grande plateforme
    .the = la { card-ARC12 }
card-ARC13 = Aqueduc de la canopée
    .the = l’{ card-ARC13 }
card-BAN01 = Maison des comptes
    .the = la { card-BAN01 }
card-BAN02 = Bureau de change
    .the = le { card-BAN02 }
card-BAN03 = Chambre des glands
    .the = la { card-BAN03 }
card-BAN04 = Hôtel de la monnaie
    .the = l’{ card-BAN04 }
card-BAN05 = Creux d’épargne
    .the = le { card-BAN05 }
card-BAN06 = Branche du prêteur
    .the = la { card-BAN06 }
card-BAN07 = Rameau du trésor
    .the = le { card-BAN07 }
card-BAN08 = Salle des registres
    .the = la { card-BAN08 }
card-BAN09 = Banque d’affaires
    .the = la { card-BAN09 }
card-BAN10 = Loge des assurances
    .the = la { card-BAN10 }
card-BAN11 = Nid de lingots
    .the = le { card-BAN11 }
card-BAN12 = Banque centrale
    .the = la { card-BAN12 }
card-MER01 = Étal de fruits
    .the = l’{ card-MER01 }
card-MER02 = Grossiste
    .the = le { card-MER02 }
card-MER03 = Poste du crieur
    .the = le { card-MER03 }
card-MER04 = Pressoir à cidre
    .the = le { card-MER04 }
card-MER05 = Marché de nuit
    .the = le { card-MER05 }
card-MER06 = Vannerie
    .the = la { card-MER06 }
card-MER07 = Branche aux enchères
    .the = la { card-MER07 }
card-MER08 = Halte des caravanes
    .the = la { card-MER08 }
card-MER09 = Bourse aux fruits
    .the = la { card-MER09 }
card-MER10 = Allée des épiciers
    .the = l’{ card-MER10 }
card-MER11 = Port des paniers
    .the = le { card-MER11 }
card-MER12 = Grand bazar
    .the = le { card-MER12 }
card-WRI01 = Recoin du chroniqueur
    .the = le { card-WRI01 }
card-WRI02 = Balcon des poètes
    .the = le { card-WRI02 }
card-WRI03 = Fabrique d’encre
    .the = la { card-WRI03 }
card-WRI04 = Scriptorium
    .the = le { card-WRI04 }
card-WRI05 = Banc du conteur
    .the = le { card-WRI05 }
card-WRI06 = Papeterie
    .the = la { card-WRI06 }
card-WRI07 = Théâtre
    .the = le { card-WRI07 }
card-WRI08 = Imprimerie
    .the = l’{ card-WRI08 }
card-WRI09 = Académie des lettres
    .the = l’{ card-WRI09 }
card-WRI10 = Archives
    .the = les { card-WRI10 }
card-WRI11 = Grande bibliothèque
    .the = la { card-WRI11 }
card-WRI12 = Salle de l’épopée
    .the = la { card-WRI12 }
card-BOT01 = Jardin de compost
    .the = le { card-BOT01 }
card-BOT02 = Serre à greffes
    .the = la { card-BOT02 }
card-BOT03 = Banque de graines
    .the = la { card-BOT03 }
card-BOT04 = Terrasse de taille
    .the = la { card-BOT04 }
card-BOT05 = Herbier
    .the = l’{ card-BOT05 }
card-BOT06 = Fosse à paillis
    .the = la { card-BOT06 }
card-BOT07 = Pépinière
    .the = la { card-BOT07 }
card-BOT08 = Conservatoire du verger
    .the = le { card-BOT08 }
card-BOT09 = Cour des bonsaïs
    .the = la { card-BOT09 }
card-BOT10 = Maison des orchidées
    .the = la { card-BOT10 }
card-BOT11 = Arbre à greffes ancestral
    .the = l’{ card-BOT11 }
card-BOT12 = Dôme botanique
    .the = le { card-BOT12 }
card-EXP01 = Vigie
    .the = la { card-EXP01 }
card-EXP02 = Salle des cartes
    .the = la { card-EXP02 }
card-EXP03 = Camp de base
    .the = le { card-EXP03 }
card-EXP04 = Cabane aux spécimens
    .the = la { card-EXP04 }
card-EXP05 = Balise de sentier
    .the = la { card-EXP05 }
card-EXP06 = Tyrolienne
    .the = la { card-EXP06 }
card-EXP07 = Quai des ballons
    .the = le { card-EXP07 }
card-EXP08 = Flèche des cartographes
    .the = la { card-EXP08 }
card-EXP09 = Ménagerie
    .the = la { card-EXP09 }
card-EXP10 = Port céleste
    .the = le { card-EXP10 }
card-EXP11 = Hall des expéditions
    .the = le { card-EXP11 }
card-EXP12 = Tour de l’horizon
    .the = la { card-EXP12 }

## Ce que font les cartes Guilde

effect-none = —
effect-end = à la fin :
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
effect-half-any = Bâtissez un niveau d’une autre guilde à moitié prix
effect-half-new = Commencez une autre guilde à moitié prix
effect-half-own = Élevez une autre de vos guildes à moitié prix
effect-less-any = Bâtissez un niveau d’une autre guilde pour { $n } de moins
effect-less-new = Commencez une autre guilde pour { $n } de moins
effect-less-own = Élevez une autre de vos guildes pour { $n } de moins
effect-draw-fruit = Révélez { $n } fruits, gardez-en { $k }
effect-draw-guild-pay = Révélez { $n } guildes, bâtissez-en 1
effect-draw-guild-half = Révélez { $n } guildes, bâtissez-en 1 à moitié prix
effect-draw-guild-less = Révélez { $n } guildes, bâtissez-en 1 pour { $k } de moins
effect-draw-guild-free = Révélez { $n } guildes, bâtissez-en 1 gratuitement

lasting-chest = Chaque ajout au coffre : { $n } de plus
lasting-sale = Chaque vente : +{ $n }
lasting-new = Le niveau 1 coûte { $n } de moins
lasting-up = Les niveaux 2 et 3 coûtent { $n } de moins
lasting-take-chest = Chaque fruit pris au marché : +{ $n } au coffre
lasting-done-purse = Chaque guilde complétée : +{ $n }
lasting-discard-purse = Chaque guilde défaussée : +{ $n }

must-compost = { $n ->
    [one] D’abord, compostez 1 fruit.
   *[other] D’abord, compostez { $n } fruits.
}
must-discard-any = D’abord, défaussez une guilde.
must-discard-done = D’abord, défaussez une guilde complétée.

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

prompt-draft-fruit = Avec quel fruit du marché commencez-vous ?
prompt-sell-fruit = Lequel de vos fruits vendez-vous ?
prompt-build = Bâtissez des niveaux, utilisez votre action fruit, défaussez des guildes, dans l’ordre de votre choix ; puis terminez.
prompt-compost-first = Ce niveau demande d’abord un fruit : lequel compostez-vous ?
prompt-discard-first = Ce niveau demande d’abord une guilde : laquelle défaussez-vous ?
prompt-sell-more = Vous pouvez vendre un autre fruit, d’un type différent : lequel ?
prompt-take-more = Vous pouvez prendre un fruit du marché : lequel ?
prompt-renew-row = Vous pouvez défausser une rangée du marché de guildes : laquelle ?
prompt-build-by-effect = Vous pouvez bâtir un niveau d’une autre guilde à coût réduit : laquelle ?
prompt-draw-fruits = Révélez-vous des fruits du paquet, pour en garder ?
prompt-keep-fruit = Lequel des fruits révélés gardez-vous ?
prompt-draw-guilds = Révélez-vous des cartes Guilde du paquet, pour en bâtir une ?
prompt-build-drawn = Vous pouvez bâtir une des guildes révélées : laquelle ?
prompt-take-fruit = Quel fruit du marché prenez-vous ?

## Coups

move-sell = Vendre { $fruit-full }
move-build = Bâtir un niveau { $card-of }
move-less = Bâtir un niveau { $card-of } à moindre coût, par l’action fruit
move-row = Défausser la rangée { $row } du marché de guildes
move-chest = Remplir le coffre par l’action fruit
move-discard = Défausser { $card-the }
move-compost = Composter { $fruit-a }
move-reveal = Révéler les cartes
move-keep = Garder { $fruit-full }
move-take = Prendre { $fruit-full }
move-skip = Renoncer à l’effet
move-done = Terminer la construction

## Ce qui s’est passé

event-first-player = { $player } joue en premier.
event-start-card = { $player } commence avec { $card-the } au niveau 1.
event-drafted = { $player } commence avec { $fruit-full }, pris au marché.
event-round-began = La manche { $round } commence.
event-sold = { $player } vend { $fruit-full } pour { counted-coins } : { $price }.
event-sold-by-action = { $player } utilise l’action fruit pour vendre aussi { $fruit-a }, pour { counted-coins } : { $price }.
event-sold-more = { $player } vend aussi { $fruit-a } pour { counted-coins } : { $price }.
event-used-action = { $player } utilise l’action fruit pour bâtir à moindre coût.
event-lost-action = { $player } n’utilise pas l’action fruit.
event-composted = { $player } composte { $fruit-a }.
event-built = { $coins ->
    [0] { $player } bâtit gratuitement le niveau { $level } { $card-of }.
   *[other] { $player } bâtit le niveau { $level } { $card-of } pour { counted-coins }.
}
event-completed = { $banners ->
    [one] { $player } complète { $card-the } et obtient { $banners } bannière.
   *[other] { $player } complète { $card-the } et obtient { $banners } bannières.
}
event-gained = { $player } gagne { counted-coins } par l’effet { $card-of }.
event-gained-completing = { $player } gagne { counted-coins } pour avoir complété { $card-the }.
event-gained-discarding = { $player } gagne { counted-coins } pour avoir défaussé { $card-the }.
event-saved = { $player } utilise l’action fruit pour mettre { counted-coins } au coffre.
event-saved-by = { $player } met { counted-coins } au coffre par l’effet { $card-of }.
event-saved-taking = { $player } met { counted-coins } au coffre pour le fruit pris.
event-ignored = L’effet { $card-of } n’apporte rien { $player-to }.
event-discarded = { $player } défausse { $card-the }.
event-cleared = { $cause-id ->
    [action] { $player } utilise l’action fruit pour défausser la rangée { $row } du marché de guildes : { $cards-the }.
   *[other] { $player } défausse la rangée { $row } du marché de guildes : { $cards-the }.
}
event-revealed-fruit = { $player } révèle { $fruit-full }.
event-revealed-guild = { $player } révèle { $card-the }.
event-kept = { $player } garde { $fruit-full }.
event-shuffled-back = { $deck-id ->
    [fruit] { $cards ->
        [one] { $cards } fruit est remélangé dans le paquet.
       *[other] { $cards } fruits sont remélangés dans le paquet.
    }
   *[other] { $cards ->
        [one] { $cards } carte Guilde est remélangée dans le paquet.
       *[other] { $cards } cartes Guilde sont remélangées dans le paquet.
    }
}
event-skipped = { $player } n’utilise pas l’effet { $card-of }.
event-goal-reached = { $banners ->
    [one] { $player } a { $banners } bannière : on joue encore une manche après celle-ci.
   *[other] { $player } a { $banners } bannières : on joue encore une manche après celle-ci.
}
event-goal-reached-late = { $banners ->
    [one] { $player } a { $banners } bannière, mais le paquet de fruits est vide : la partie se termine avec cette manche.
   *[other] { $player } a { $banners } bannières, mais le paquet de fruits est vide : la partie se termine avec cette manche.
}
event-took = { $cause-id ->
    [action] { $player } utilise l’action fruit pour prendre { $fruit-full }.
    [effect] Grâce à l’effet, { $player } prend { $fruit-full }.
   *[other] { $player } se repose et prend { $fruit-full }.
}
event-no-fruit = Le marché de fruits est vide : { $player } ne prend rien.
event-lost = { $kept ->
    [one] { $player } ne peut garder que { $kept } pièce et en rend { $coins }.
   *[other] { $player } ne peut garder que { $kept } pièces et en rend { $coins }.
}
event-emptied-chest = { $player } fait passer { counted-coins } du coffre à la bourse.
event-new-fruit = Le marché de fruits reçoit { $fruit-full }.
event-slid = On fait glisser { $cards-the } dans la rangée du bas.
event-new-guild = La rangée { $row } du marché de guildes reçoit { $card-the }.
event-shuffled = La défausse est mélangée et devient le nouveau paquet de guildes.
event-last-fruit = Le dernier fruit du paquet est pioché : la partie se termine avec cette manche.
event-final-round = C’est la manche finale.
event-final-scoring = La partie est finie : chaque carte Guilde rapporte les points de son plus haut niveau.
event-scored = { $player } marque { counted-points } pour { $card-the }.
event-total = { $player } a { counted-points } en tout.

## Morceaux des phrases ci-dessus

counted-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
counted-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Points et départages

score-in-progress = Cartes en cours
score-completed = Cartes complétées
score-formulas = Cartes complétées à points variables

tiebreak-turn-order = Dernier dans l’ordre du tour

## Options

option-guilds = Guildes
option-guilds-help = Les quatre guildes en jeu ; Botanistes et Explorateurs sont pour ceux qui connaissent les règles.
option-start-cards = Cartes de départ
option-start-cards-help = Chaque joueur commence avec une carte des Architectes au niveau 1.
option-goal = Bannières
option-goal-help = Combien de bannières complétées déclenchent la fin : 6, ou 7 en mode avancé.
option-draft = Draft des fruits
option-draft-help = Les trois premiers fruits sont pris au marché à tour de rôle au lieu d’être piochés.
option-first-player = Premier joueur
option-first-player-help = Qui commence : tiré au sort, ou la place que vous nommez.
option-show-sold = Fruits vendus visibles
option-show-sold-help = Chacun peut consulter les fruits vendus de tous.

## Titres des clauses de rules.md

clause-TS-1 = Deux à quatre joueurs
clause-TS-2 = Le plus de points gagne
clause-TS-3 = Manches et ordre du tour
clause-TS-4 = Trois phases dans l’ordre
clause-TS-5 = Ce qui est obligatoire
clause-TS-6 = Le plateau du Marché
clause-TS-7 = Plateaux, marqueurs, coffres
clause-TS-8 = Le premier joueur
clause-TS-9 = Pièces de départ
clause-TS-10 = Pièces de départ au coffre
clause-TS-11 = La réserve
clause-TS-12 = Six paquets de guildes
clause-TS-13 = Distribution des cartes de départ
clause-TS-14 = Une carte de départ n’est pas bâtie
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
clause-TS-36 = Le prix d’un fruit
clause-TS-37 = Les cartes cachées ne comptent pas
clause-TS-38 = Le prix va à la bourse
clause-TS-39 = Fruits de valeur
clause-TS-40 = Le +1 des autres cartes
clause-TS-41 = Toujours un fruit à vendre
clause-TS-42 = Les adversaires ne sont pas touchés
clause-TS-43 = L’action fruit
clause-TS-44 = Une fois, en phase 2
clause-TS-45 = Facultative, perdue sinon
clause-TS-46 = Effectuée complètement
clause-TS-47 = La carte utilisée est pivotée
clause-TS-48 = Action : vendre
clause-TS-49 = Action : rangée
clause-TS-50 = Action : prendre
clause-TS-51 = Action : coffre
clause-TS-52 = Action : réduction
clause-TS-53 = Ventes supplémentaires
clause-TS-54 = Règles d’une vente supplémentaire
clause-TS-55 = Un type différent
clause-TS-56 = Pas d’action en vente supplémentaire
clause-TS-57 = Nombre de ventes supplémentaires
clause-TS-58 = Aucune carte à vendre
clause-TS-59 = Bâtir autant que voulu
clause-TS-60 = Trois niveaux
clause-TS-61 = Niveau 1 depuis le marché
clause-TS-62 = Trois cartes en cours
clause-TS-63 = Niveaux 2 et 3
clause-TS-64 = Niveaux dans l’ordre
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
clause-TS-79 = L’emplacement se libère
clause-TS-80 = Bannières visibles
clause-TS-81 = La carte se compte
clause-TS-82 = Nouvelle carte après complétion
clause-TS-83 = Effet à la construction
clause-TS-84 = Les effets sont facultatifs
clause-TS-85 = Un effet après l’autre
clause-TS-86 = Les effets ne s’accumulent pas
clause-TS-87 = Effets impossibles
clause-TS-88 = Effets standards
clause-TS-89 = Effets continus
clause-TS-90 = Effets de fin de partie
clause-TS-91 = Effets obligatoires
clause-TS-92 = Effets de pioche
clause-TS-93 = Chaînes d’effets
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
clause-TS-111 = L’objectif et la manche finale
clause-TS-112 = Le paquet de fruits s’épuise
clause-TS-113 = Le déclenchement demeure
clause-TS-114 = Les deux fins à la fois
clause-TS-115 = Un second joueur à l’objectif
clause-TS-116 = Quel que soit le déclencheur
clause-TS-117 = Points des cartes en cours
clause-TS-118 = Points des cartes complétées
clause-TS-119 = Les niveaux ne s’additionnent pas
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
clause-TS-136 = Exemple : mise en place
clause-TS-137 = Exemple : une vente
clause-TS-138 = Exemple : une carte Guilde
clause-TS-139 = Exemple : moitié prix
clause-TS-140 = Exemple : compléter
clause-TS-141 = Exemple : continuer
clause-TS-142 = Exemple : une rangée
clause-TS-143 = Un trait, aucun effet
clause-TS-144 = Quand le coût se calcule
clause-TS-145 = Choix sans issue
clause-TS-146 = D’abord remélangées
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

## Ce que lisent les autres pendant ce temps

waiting-draft-fruit = { $player } choisit son premier fruit.
waiting-sell-fruit = { $player } choisit un fruit à vendre.
waiting-build = { $player } bâtit.
waiting-compost-first = { $player } choisit un fruit à composter.
waiting-discard-first = { $player } choisit une guilde à défausser.
waiting-sell-more = { $player } peut vendre un autre fruit.
waiting-take-more = { $player } peut prendre un autre fruit.
waiting-renew-row = { $player } peut défausser une rangée du marché de guildes.
waiting-build-by-effect = { $player } peut bâtir un niveau à coût réduit.
waiting-draw-fruits = { $player } peut révéler des fruits du paquet.
waiting-keep-fruit = { $player } choisit un des fruits révélés.
waiting-draw-guilds = { $player } peut révéler des cartes Guilde du paquet.
waiting-build-drawn = { $player } peut bâtir une des guildes révélées.
waiting-take-fruit = { $player } choisit un fruit au marché.

## Pourquoi un coup est refusé, d’après la position

because-draft-first = On choisit encore les premiers fruits.
because-sell-first = { $fruits ->
    [one] Vous devez d’abord vendre votre fruit.
   *[other] Vous devez d’abord vendre un de vos { $fruits } fruits.
}
because-rest-now = { $fruits ->
    [one] Vous avez fini de bâtir et devez maintenant prendre le fruit du marché.
   *[other] Vous avez fini de bâtir et devez maintenant prendre un des { $fruits } fruits du marché.
}
because-compost-first = { $left ->
    [one] Le niveau { $level } { $card-of } demande d’abord de composter un fruit.
   *[other] Le niveau { $level } { $card-of } demande d’abord de composter { $left } fruits.
}
because-discard-first = Le niveau { $level } { $card-of } demande d’abord de défausser une guilde.
because-keep-first = Vous devez d’abord garder encore { $left } des fruits révélés.
because-take-first = { $left ->
    [one] Vous devez d’abord prendre encore { $left } fruit au marché.
   *[other] Vous devez d’abord prendre encore { $left } fruits au marché.
}
because-effect-first = L’effet { $card-of } passe d’abord : utilisez-le ou renoncez-y.
because-no-effect-now = Vous n’utilisez aucun effet pour le moment.
because-chosen-already = Vous avez déjà choisi { $fruit-full } pour le compost.
because-none-of-yours = { $plus ->
    [0] Il n’y a pas { $type-of } avec l’action « { $action } » sur votre plateau.
   *[other] Il n’y a pas { $type-of } de valeur avec l’action « { $action } » sur votre plateau.
}
because-type-sold = Vous avez déjà vendu { $fruit-a } pendant ce tour.
because-not-in-fruit-market = { $plus ->
    [0] Il n’y a pas { $type-of } avec l’action « { $action } » au marché de fruits.
   *[other] Il n’y a pas { $type-of } de valeur avec l’action « { $action } » au marché de fruits.
}
because-fruit-not-revealed = { $plus ->
    [0] Il n’y a pas { $type-of } avec l’action « { $action } » parmi les fruits révélés.
   *[other] Il n’y a pas { $type-of } de valeur avec l’action « { $action } » parmi les fruits révélés.
}
because-guild-not-revealed = Les guildes révélées ne comprennent pas { $card-the }.
because-other-action = Le fruit que vous avez vendu a l’action « { $held } », et non l’action « { $wanted } ».
because-action-used = Vous avez déjà utilisé votre action fruit pendant ce tour.
because-no-action = Vous n’avez pas d’action fruit à utiliser.
because-empty-row = La rangée { $row } du marché de guildes est vide.
because-complete-already = Vous avez déjà complété { $card-the }.
because-theirs = C’est { $owner } qui a { $card-the }.
because-not-in-this-game = Cette partie se joue sans { $card-the }.
because-in-discard-pile = La défausse contient { $card-the }.
because-not-in-guild-market = Le marché de guildes n’offre pas { $card-the }.
because-source-itself = L’effet { $card-of } bâtit un niveau d’une autre guilde, pas de la sienne.
because-only-new = L’effet { $card-of } ne commence qu’une guilde du marché.
because-only-own = L’effet { $card-of } n’élève qu’une de vos guildes en cours.
because-too-dear = { $coins ->
    [0] Le niveau { $level } { $card-of } coûte { cost-in-coins }, et votre bourse est vide.
   *[other] Le niveau { $level } { $card-of } coûte { cost-in-coins }, et vous n’en avez que { $coins } dans votre bourse.
}
because-in-the-chest = { $coins ->
    [0] Le niveau { $level } { $card-of } coûte { cost-in-coins }. Vous en avez { $chest } dans le coffre, mais on ne dépense que la bourse, et elle est vide.
   *[other] Le niveau { $level } { $card-of } coûte { cost-in-coins }. Vous en avez { $coins } dans la bourse et { $chest } dans le coffre, mais on ne dépense que la bourse.
}
because-no-space = { $cards ->
    [one] Vous avez déjà une guilde en cours, et plus de place.
   *[other] Vous avez déjà { $cards } guildes en cours.
}
because-too-few-to-compost = { $fruits ->
    [0] { $needed ->
        [one] Le niveau { $level } { $card-of } demande de composter un fruit, et vous n’en avez aucun.
       *[other] Le niveau { $level } { $card-of } demande de composter { $needed } fruits, et vous n’en avez aucun.
    }
   *[other] Le niveau { $level } { $card-of } demande de composter { $needed } fruits, et vous n’en avez que { $fruits }.
}
because-no-completed-guild = Le niveau { $level } { $card-of } demande de défausser une guilde complétée, et vous n’en avez aucune.
because-no-other-guild = Le niveau { $level } { $card-of } demande de défausser une autre guilde, et vous n’en avez aucune.
because-no-way = Quelle que soit la guilde que vous défausseriez pour le niveau { $level } { $card-of }, il vous manquerait ensuite les pièces ou la place.
because-frees-no-space = Vous avez complété { $gone-the } : cette défausse ne ferait pas de place pour { $card-the }.
because-too-dear-then = { $coins ->
    [0] Sans { $gone-the }, le niveau { $level } { $card-of } coûte { cost-in-coins }, et votre bourse est vide.
   *[other] Sans { $gone-the }, le niveau { $level } { $card-of } coûte { cost-in-coins }, et vous n’en auriez que { $coins }.
}
because-not-on-your-board = Vous n’avez pas { $card-the } sur votre plateau.
because-being-built = C’est { $card-the } que vous êtes en train de bâtir.
because-not-completed = Vous n’avez pas complété { $card-the }.

# Un morceau des phrases ci-dessus
cost-in-coins = { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
}

## Ce que l’on n’a pas encore fait

undone-action = { $action-id ->
    [sell] Vous pouvez encore vendre un fruit de plus ; l’action fruit se perd à la fin du tour.
    [row] Vous pouvez encore remplacer une rangée du marché de guildes ; l’action fruit se perd à la fin du tour.
    [take] Vous pouvez encore prendre un fruit du marché ; l’action fruit se perd à la fin du tour.
    [chest] Vous pouvez encore mettre des pièces au coffre ; l’action fruit se perd à la fin du tour.
   *[less] Vous pouvez encore bâtir un niveau à prix réduit ; l’action fruit se perd à la fin du tour.
}
undone-coins = { $coins ->
    [one] Vous pouvez encore bâtir un niveau ; sinon, vous rendrez 1 pièce.
   *[other] Vous pouvez encore bâtir un niveau ; sinon, vous rendrez { $coins } pièces.
}
