# Builders of Sylvan Dale : noms, questions, coups et phrases du journal en français.
# Le fichier anglais porte les mêmes identifiants.

game-name = Les Bâtisseurs de Sylvan Dale
game-tagline = Élevez une ville dans les Grands Arbres et surpassez vos rivaux en renommée.

## Styles et créatures

style-nest = nid tressé
style-cottage = chaumière
style-lodge = cabane de rondins
style-turret = tourelle

creature-parakeet = perruche
creature-mouse = souris
creature-squirrel = écureuil
creature-hedgehog = hérisson

## Objets spéciaux

item-ax = hache
item-hammer = marteau
item-bridge = pont
item-treetop = cime

## Couleurs des joueurs

colour-red = rouge
colour-yellow = jaune
colour-blue = bleu
colour-purple = violet

## Quartiers

district-fernwood = Bois aux Fougères
district-heather = Lande aux Bruyères
district-riverbank = Rives du Sylvan
district-stonefield = Champ de Pierres
district-meadow = Prairie

## Cartes : à faire précéder de « une » ou de « la »

card-nest-ax = carte nid tressé, hache
card-nest-hammer = carte nid tressé, marteau
card-nest-bridge = carte nid tressé, pont
card-nest-treetop = carte nid tressé, cime
card-nest-bridge-treetop = carte nid tressé, pont et cime
card-cottage-ax = carte chaumière, hache
card-cottage-hammer = carte chaumière, marteau
card-cottage-bridge = carte chaumière, pont
card-cottage-treetop = carte chaumière, cime
card-cottage-bridge-treetop = carte chaumière, pont et cime
card-lodge-ax = carte cabane de rondins, hache
card-lodge-hammer = carte cabane de rondins, marteau
card-lodge-bridge = carte cabane de rondins, pont
card-lodge-treetop = carte cabane de rondins, cime
card-lodge-bridge-treetop = carte cabane de rondins, pont et cime
card-turret-ax = carte tourelle, hache
card-turret-hammer = carte tourelle, marteau
card-turret-bridge = carte tourelle, pont
card-turret-treetop = carte tourelle, cime
card-turret-bridge-treetop = carte tourelle, pont et cime

## Ce qui est demandé au joueur

prompt-play-card = Choisissez une carte à jouer.
prompt-add-tile = Posez votre tuile sur un arbre qui correspond à la carte.
prompt-hang-banner = Accrocher une bannière à cette tuile ?
prompt-use-items = Échangez des séries, utilisez un objet, ou continuez.
prompt-exchange-sets = Tour bloqué : échangez des séries, ou continuez.
prompt-give-card = Choisissez une carte de l’étalage à céder pour la série.
prompt-choose-card = Choisissez une nouvelle carte : dans la pioche ou dans la rivière.

## Coups

move-play = Jouer une { $card }
move-add = Poser la tuile sur l’arbre { $tree }
move-hang = Accrocher une bannière
move-decline = Ne pas accrocher de bannière
move-exchange = Échanger une série contre un objet : { $item }
move-give = Céder une { $card }
move-ax = Hache : retirer la tuile du sommet de l’arbre { $tree }
move-hammer = Marteau : déplacer votre tuile du sommet de l’arbre { $from } vers l’arbre { $to }
move-treetop = Cime : coiffer l’arbre { $tree }
move-bridge = Pont : relier { $trees }
move-done = Passer au choix d’une carte
move-replace = Remplacer toute la rivière
move-draw = Piocher une carte
move-take = Prendre la { $card } dans la rivière

## Ce qui s’est passé

event-first-player = { $player } commence.
event-played = { $player } joue une { $card }.
event-added = { $player } pose une tuile { $style } sur l’arbre { $tree }.
event-hung = { $player } accroche une bannière dans l’arbre { $tree }.
event-declined = { $player } n’accroche pas de bannière dans l’arbre { $tree }.
event-exchanged = { $player } échange une série contre un objet : { $item }.
event-gave = { $player } cède une { $card }.
event-axed = { $player } prend la hache : l’arbre { $tree } perd la tuile de son sommet ({ $style }, { $owner }).
event-hammered = { $player } déplace au marteau une tuile { $style } de l’arbre { $from } vers l’arbre { $to }.
event-capped = { $player } coiffe l’arbre { $tree } d’une cime.
event-bridged = { $points ->
    [0] { $player } relie { $trees } par un pont, sans marquer de point.
    [one] { $player } relie { $trees } par un pont et marque { $points } point.
   *[other] { $player } relie { $trees } par un pont et marque { $points } points.
}
event-replaced = { $player } remplace toute la rivière.
event-turned-up = Une { $card } rejoint la rivière.
event-drew = { $card ->
    [hidden] { $player } pioche une carte.
   *[other] { $player } pioche une { $card }.
}
event-took = { $player } prend la { $card } dans la rivière.
event-shuffled = La défausse est mélangée et devient la pioche.
event-stuck = Tour bloqué pour { $player } : aucune carte de sa main ne correspond à un arbre ouvert.
event-showed = { $player } montre et défausse une { $card }.
event-dead-board = Plus aucun arbre n’est ouvert : la manche se termine aussitôt.
event-stalemate = Depuis trop longtemps, personne ne trouve de carte qui convienne : la manche se termine.
event-boxed = { $player } remet dans la boîte une tuile { $style } non posée.
event-round-began = La manche { $round } commence.
event-scored-tree = { $points ->
    [one] { $player } a le prestige de l’arbre { $tree } : { $points } point.
   *[other] { $player } a le prestige de l’arbre { $tree } : { $points } points.
}
event-led-district = { $points ->
    [one] { $player } a la prééminence dans le quartier { $district } : { $points } point.
   *[other] { $player } a la prééminence dans le quartier { $district } : { $points } points.
}
event-tied-district = { $points ->
    [one] { $player } partage la prééminence dans le quartier { $district } : { $points } point.
   *[other] { $player } partage la prééminence dans le quartier { $district } : { $points } points.
}
event-round-scored = La manche { $round } est décomptée.

## Score et départage

score-banners = Bannières
score-bridges = Ponts
score-prestige = Prestige
score-preeminence = Prééminence

tiebreak-prestige-trees = Le plus d’arbres avec prestige
tiebreak-banners = Le plus de bannières accrochées

## Options

option-first-player = Premier joueur
option-first-player-help = Qui joue le premier tour de la partie : au hasard, ou la place de votre choix.

## Titres des clauses de rules.md

clause-SD-1 = De deux à quatre joueurs
clause-SD-2 = La plus grande renommée gagne
clause-SD-3 = Quatre sources de renommée
clause-SD-4 = Ni équipes, ni solo, ni commerce
clause-SD-5 = Mise en place à quatre
clause-SD-6 = Mise en place à trois
clause-SD-7 = Mise en place à deux
clause-SD-8 = Bases tirées au hasard
clause-SD-9 = Couleurs, tuiles et bannières
clause-SD-10 = Deux piles de huit tuiles
clause-SD-11 = Comment se forment les piles
clause-SD-12 = Quatre cartes par joueur
clause-SD-13 = Pioche et rivière
clause-SD-14 = La réserve générale
clause-SD-15 = Les places aux coins
clause-SD-16 = Qui commence
clause-SD-17 = Cime de départ à deux joueurs
clause-SD-18 = Rien d’autre au départ
clause-SD-19 = Première manche en sens horaire
clause-SD-20 = Les trois étapes du tour
clause-SD-21 = Bannière et objet pendant le tour
clause-SD-22 = Pile vide, plus de tour
clause-SD-23 = Jouer une carte face visible
clause-SD-24 = Ce que montre une carte
clause-SD-25 = À chaque espèce son style
clause-SD-26 = La carte désigne les arbres
clause-SD-27 = La carte doit convenir
clause-SD-28 = Une tuile par tour
clause-SD-29 = Carte assortie à l’habitation du sommet
clause-SD-30 = Toujours la tuile du dessus
clause-SD-31 = Style de la tuile libre
clause-SD-32 = Six niveaux au plus
clause-SD-33 = Pas de tuile sur une cime
clause-SD-34 = L’ordre des piles est fixe
clause-SD-35 = Regarder dans ses piles
clause-SD-36 = Hauteur d’un arbre
clause-SD-37 = Bloqué : une nouvelle main
clause-SD-38 = La main bloquée est montrée
clause-SD-39 = Seuls comptent les arbres ouverts
clause-SD-40 = Tour bloqué, rien à poser
clause-SD-41 = Seulement si l’on est bloqué
clause-SD-42 = Échanger des séries en étant bloqué
clause-SD-43 = Plus aucun arbre ouvert
clause-SD-44 = Manche enlisée
clause-SD-45 = Majorité de tuiles, prestige
clause-SD-46 = La tuile la plus haute départage
clause-SD-47 = Sans tuile, pas de prestige
clause-SD-48 = Le prestige suit les tuiles présentes
clause-SD-49 = Pioche ou carte visible
clause-SD-50 = La rivière est complétée
clause-SD-51 = Remplacer trois cartes semblables
clause-SD-52 = Cartes doubles, remplacements répétés
clause-SD-53 = La défausse redevient pioche
clause-SD-54 = Plus de carte à piocher
clause-SD-55 = Une nouvelle carte chaque tour
clause-SD-56 = Troisième tuile d’un même style
clause-SD-57 = Seul le style compte
clause-SD-58 = La base n’est pas une tuile
clause-SD-59 = Cinq points par bannière
clause-SD-60 = Une bannière à soi par arbre
clause-SD-61 = Les bannières restent dans l’arbre
clause-SD-62 = Bannière aussi après un marteau
clause-SD-63 = Maintenant ou jamais
clause-SD-64 = Plus de bannières
clause-SD-65 = Les cartes jouées restent étalées
clause-SD-66 = Trois icônes contre un objet
clause-SD-67 = La carte double, au choix
clause-SD-68 = Utiliser tout de suite ou garder
clause-SD-69 = Quand échanger les séries
clause-SD-70 = Il en faut dans la réserve
clause-SD-71 = Un objet par tour
clause-SD-72 = Les objets après la tuile
clause-SD-73 = Échange jamais obligatoire
clause-SD-74 = Séries et objets se conservent
clause-SD-75 = Exemple : gagner un pont
clause-SD-76 = Objets restants sans valeur
clause-SD-77 = Hache : retirer la tuile du sommet
clause-SD-78 = La tuile abattue quitte la partie
clause-SD-79 = Pas de hache sur arbre coiffé
clause-SD-80 = La hache demande une tuile
clause-SD-81 = La hache rouvre un arbre plein
clause-SD-82 = Marteau : déplacer sa tuile du sommet
clause-SD-83 = Marteau : aucun style à respecter
clause-SD-84 = Pas de marteau sur arbre coiffé
clause-SD-85 = Pas de marteau vers arbre plein
clause-SD-86 = D’un arbre à un autre
clause-SD-87 = Bannière après un marteau
clause-SD-88 = Bannières et ponts restent en place
clause-SD-89 = Cime sur tout arbre
clause-SD-90 = L’arbre coiffé est protégé
clause-SD-91 = La cime n’est pas un niveau
clause-SD-92 = Une cime par arbre
clause-SD-93 = Le pont relie des arbres voisins
clause-SD-94 = Un arbre à chaque bout
clause-SD-95 = Une bannière marque le pont
clause-SD-96 = Un pont à soi par paire
clause-SD-97 = Le pont rapporte selon le prestige
clause-SD-98 = Pont sans points
clause-SD-99 = Exemple : un pont à sept points
clause-SD-100 = Un pont ne compte qu’une fois
clause-SD-101 = Un pont ne s’enlève jamais
clause-SD-102 = Un pont ne bloque rien
clause-SD-103 = Fin de la première manche
clause-SD-104 = Les secondes piles entrent en jeu
clause-SD-105 = Seconde manche en sens inverse
clause-SD-106 = Fin de la partie
clause-SD-107 = Rien d’autre ne change
clause-SD-108 = Finir le tour avant le décompte
clause-SD-109 = Le prestige vaut la hauteur
clause-SD-110 = Nombre d’arbres
clause-SD-111 = Cinq quartiers
clause-SD-112 = Prééminence dans un quartier
clause-SD-113 = Prééminence : deux par arbre
clause-SD-114 = Prééminence partagée : un par arbre
clause-SD-115 = Sans prestige, pas de prééminence
clause-SD-116 = Le quartier inutilisé ne compte pas
clause-SD-117 = Tout le plateau compte deux fois
clause-SD-118 = Exemple : égalité dans un arbre
clause-SD-119 = Exemple : quatre niveaux
clause-SD-120 = Exemple : mener un quartier
clause-SD-121 = Résumé du décompte
clause-SD-122 = Le plus de renommée gagne
clause-SD-123 = Départage : arbres de prestige
clause-SD-124 = Second départage : bannières
clause-SD-125 = Victoire partagée
clause-SD-126 = La renommée est publique
clause-SD-127 = La renommée ne s’épuise pas
clause-SD-128 = Ce qui revient en réserve
clause-SD-129 = Pas d’objet hors réserve
clause-SD-130 = La rivière réduite le reste
