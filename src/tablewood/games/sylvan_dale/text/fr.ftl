# Builders of Sylvan Dale : noms, questions, coups et phrases du journal en français.
# Le fichier anglais porte les mêmes identifiants.

game-name = Les Bâtisseurs de Sylvan Dale
game-tagline = Élevez une ville dans les Grands Arbres et surpassez vos rivaux en renommée.

## Styles et créatures

style-nest = nid tressé
    .plural = nids tressés
style-cottage = chaumière
    .plural = chaumières
style-lodge = cabane de rondins
    .plural = cabanes de rondins
style-turret = tourelle
    .plural = tourelles

creature-parakeet = perruche
creature-mouse = souris
creature-squirrel = écureuil
creature-hedgehog = hérisson

## Objets spéciaux

item-ax = hache
    .a = une hache
item-hammer = marteau
    .a = un marteau
item-bridge = pont
    .a = un pont
item-treetop = cime
    .a = une cime

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

card-nest-ax = carte nid tressé avec une hache
    .plural = cartes nid tressé avec une hache
card-nest-hammer = carte nid tressé avec un marteau
    .plural = cartes nid tressé avec un marteau
card-nest-bridge = carte nid tressé avec un pont
    .plural = cartes nid tressé avec un pont
card-nest-treetop = carte nid tressé avec une cime
    .plural = cartes nid tressé avec une cime
card-nest-bridge-treetop = carte nid tressé avec un pont et une cime
    .plural = cartes nid tressé avec un pont et une cime
card-cottage-ax = carte chaumière avec une hache
    .plural = cartes chaumière avec une hache
card-cottage-hammer = carte chaumière avec un marteau
    .plural = cartes chaumière avec un marteau
card-cottage-bridge = carte chaumière avec un pont
    .plural = cartes chaumière avec un pont
card-cottage-treetop = carte chaumière avec une cime
    .plural = cartes chaumière avec une cime
card-cottage-bridge-treetop = carte chaumière avec un pont et une cime
    .plural = cartes chaumière avec un pont et une cime
card-lodge-ax = carte cabane de rondins avec une hache
    .plural = cartes cabane de rondins avec une hache
card-lodge-hammer = carte cabane de rondins avec un marteau
    .plural = cartes cabane de rondins avec un marteau
card-lodge-bridge = carte cabane de rondins avec un pont
    .plural = cartes cabane de rondins avec un pont
card-lodge-treetop = carte cabane de rondins avec une cime
    .plural = cartes cabane de rondins avec une cime
card-lodge-bridge-treetop = carte cabane de rondins avec un pont et une cime
    .plural = cartes cabane de rondins avec un pont et une cime
card-turret-ax = carte tourelle avec une hache
    .plural = cartes tourelle avec une hache
card-turret-hammer = carte tourelle avec un marteau
    .plural = cartes tourelle avec un marteau
card-turret-bridge = carte tourelle avec un pont
    .plural = cartes tourelle avec un pont
card-turret-treetop = carte tourelle avec une cime
    .plural = cartes tourelle avec une cime
card-turret-bridge-treetop = carte tourelle avec un pont et une cime
    .plural = cartes tourelle avec un pont et une cime

## Ce qui est demandé au joueur

prompt-play-card = Jouez une carte qui montre l’habitation au sommet d’un arbre ouvert.
prompt-add-tile = Posez votre tuile sur un arbre dont l’habitation du sommet correspond à la carte.
prompt-hang-banner = Accrocher une bannière à cette tuile ? C’est maintenant ou jamais.
prompt-use-items = Vous pouvez échanger des séries de cartes et utiliser un objet avant de choisir une nouvelle carte.
prompt-exchange-sets = Votre tour est bloqué, mais vous pouvez échanger des séries de cartes avant d’en choisir une nouvelle.
prompt-give-card = Choisissez une carte de l’étalage à céder pour la série.
prompt-choose-card = Choisissez une nouvelle carte : dans la pioche ou dans la rivière.

## Coups

move-play = Jouer une { $card }
move-add = Poser la tuile sur l’arbre { $tree }
move-hang = Accrocher une bannière
move-decline = Ne pas accrocher de bannière
move-exchange = { $item-id ->
    [ax] Échanger une série contre une hache, qui retire la tuile du sommet d’un arbre
    [hammer] Échanger une série contre un marteau, qui déplace votre tuile du sommet vers un autre arbre
    [bridge] Échanger une série contre un pont, qui relie deux arbres et rapporte pour ceux dont vous avez le prestige
    [treetop] Échanger une série contre une cime, qui ferme un arbre pour de bon
   *[other] Échanger une série contre { $item-a }
}
move-give = Céder une { $card } pour la série
move-ax = Hache : retirer la tuile du sommet de l’arbre { $tree }
move-hammer = Marteau : déplacer votre tuile du sommet de l’arbre { $from } vers l’arbre { $to }
move-treetop = Cime : coiffer l’arbre { $tree }
move-bridge = Pont : relier les arbres { $trees }
move-done = Passer au choix d’une carte
move-replace = Remplacer toute la rivière
move-draw = Piocher une carte
move-take = Prendre la { $card } dans la rivière

## Ce qui s’est passé

event-began-with = { $player } joue en second et commence donc avec { $item-a }.
event-round-began = { $round ->
    [1] La manche { $round } commence : { $first } joue en premier, et l’on tourne dans le sens horaire.
   *[other] La manche { $round } commence : { $first } joue en premier, et l’on tourne dans l’autre sens.
}
event-played = { $player } joue une { $card }.
event-added = { $player } pose une tuile { $style } sur l’arbre { $tree }.
event-hung = { $points ->
    [one] { $player } accroche une bannière dans l’arbre { $tree } et gagne { $points } point de renommée.
   *[other] { $player } accroche une bannière dans l’arbre { $tree } et gagne { $points } points de renommée.
}
event-declined = { $player } n’accroche pas de bannière dans l’arbre { $tree }.
event-exchanged = { $player } échange { $cards } contre { $item-a }.
event-axed = { $player } donne un coup de hache à l’arbre { $tree } : la tuile { $style } { $owner-of } au sommet quitte la partie.
event-hammered = { $player } déplace au marteau une tuile { $style } de l’arbre { $from } vers l’arbre { $to }.
event-banner-slid = { $level ->
    [0] La bannière { $player-of } dans l’arbre { $tree } descend sur la base.
   *[other] La bannière { $player-of } dans l’arbre { $tree } descend sur la tuile du dessous.
}
event-bridge-slid = Le pont { $player-of } entre les arbres { $from } et { $to } descend d’un niveau.
event-capped = { $player } coiffe l’arbre { $tree } d’une cime.
event-bridged = { $points ->
    [0] { $player } relie les arbres { $from } et { $to } par un pont, mais n’a le prestige d’aucun et ne gagne rien.
    [one] { $player } relie les arbres { $from } et { $to } par un pont et gagne { $points } point de renommée.
   *[other] { $player } relie les arbres { $from } et { $to } par un pont et gagne { $points } points de renommée.
}
event-replaced = { $player } remplace la rivière et défausse { $cards }.
event-turned-up = Une { $card } rejoint la rivière.
event-no-card = Il ne reste aucune carte pour compléter la rivière.
event-drew = { $card ->
    [hidden] { $player } pioche une carte.
   *[other] { $player } pioche une { $card }.
}
event-took = { $player } prend la { $card } dans la rivière.
event-shuffled = La défausse est mélangée et devient la pioche.
event-stuck = Tour bloqué pour { $player } : aucune carte de sa main ne correspond à un arbre ouvert.
event-showed = { $player } montre et défausse { $cards }.
event-dead-board = Plus aucun arbre n’est ouvert : la manche se termine aussitôt.
event-stalemate = Depuis trop longtemps, personne ne trouve de carte qui convienne : la manche se termine.
event-boxed = { $player } remet dans la boîte ses tuiles non posées : { $tiles }.
event-round-scored = Décompte de la manche { $round } :
event-scored-tree = { $points ->
    [one] { $player } a le prestige de l’arbre { $tree } et gagne { $points } point de renommée.
   *[other] { $player } a le prestige de l’arbre { $tree } et gagne { $points } points de renommée.
}
event-led-district = { $points ->
    [one] { $player } a la prééminence dans le quartier { $district } et gagne { $points } point de renommée.
   *[other] { $player } a la prééminence dans le quartier { $district } et gagne { $points } points de renommée.
}
event-tied-district = { $points ->
    [one] { $player } partage la prééminence dans le quartier { $district } et gagne { $points } point de renommée.
   *[other] { $player } partage la prééminence dans le quartier { $district } et gagne { $points } points de renommée.
}
event-standing = { $points ->
    [one] Après la manche { $round }, { $player } a { $points } point de renommée.
   *[other] Après la manche { $round }, { $player } a { $points } points de renommée.
}

## Score et départage

score-banners = Bannières
score-bridges = Ponts
score-prestige = Prestige
score-preeminence = Prééminence

tiebreak-prestige-trees = Le plus d’arbres avec prestige
tiebreak-banners = Le plus de bannières accrochées

## Options

option-colours = Couleurs
option-colours-help = La couleur de chaque place. Affaire de goût : aucune règle n'en dépend.
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

## Ce que lisent les autres pendant ce temps

waiting-play-card = { $player } choisit une carte à jouer.
waiting-add-tile = { $player } choisit un arbre pour sa tuile.
waiting-hang-banner = { $player } peut accrocher une bannière.
waiting-use-items = { $player } peut échanger des séries et utiliser un objet.
waiting-exchange-sets = { $player } n’a aucun coup possible et peut échanger des séries.
waiting-give-card = { $player } choisit une carte à céder pour une série.
waiting-choose-card = { $player } choisit une nouvelle carte.

## Pourquoi un coup est refusé, d’après la position

because-no-tree = À { $players } joueurs, il n’y a pas d’arbre en { $tree }.
because-not-in-hand = Vous n’avez pas de { $card } en main.
because-no-tree-shows-it = { $style-id ->
    [nest] Aucun arbre ouvert n’a de nid tressé au sommet.
    [cottage] Aucun arbre ouvert n’a de chaumière au sommet.
    [lodge] Aucun arbre ouvert n’a de cabane de rondins au sommet.
   *[turret] Aucun arbre ouvert n’a de tourelle au sommet.
}
because-other-style = Au sommet { $tree-of } : { $shows } ; votre carte montre : { $style }.
because-full-tree = { $tree } a déjà { $tiles } tuiles.
because-has-treetop = { $tree } est fermé par une cime.
because-not-displayed = Vous n’avez pas de { $card } à l’étalage qui compte pour cette série.
because-no-such-item = { $item-id ->
    [ax] Vous n’avez pas de hache.
    [hammer] Vous n’avez pas de marteau.
    [bridge] Vous n’avez pas de pont.
   *[treetop] Vous n’avez pas de cime.
}
because-too-few-icons = { $cards ->
    [0] Vous n’avez aucune carte { $item } à l’étalage ; il en faut { $needed }.
    [one] Vous avez 1 carte { $item } à l’étalage ; il en faut { $needed }.
   *[other] Vous avez { $cards } cartes { $item } à l’étalage ; il en faut { $needed }.
}
because-no-banner = Il ne vous reste aucune bannière.
because-none-in-supply = { $item-id ->
    [ax] Il n’y a plus de hache dans la réserve.
    [hammer] Il n’y a plus de marteau dans la réserve.
    [bridge] Il n’y a plus de pont dans la réserve.
   *[treetop] Il n’y a plus de cime dans la réserve.
}
because-item-used = { $items ->
    [0] Aucun objet ne peut être utilisé dans cette partie.
    [one] Vous avez déjà utilisé un objet pendant ce tour.
   *[other] Vous avez déjà utilisé { $items } objets pendant ce tour.
}
because-bare-base = { $tree } n’a pas de tuile.
because-not-yours = La tuile au sommet { $tree-of } appartient { $owner-to }.
because-same-tree = La tuile est déjà en { $tree }.
because-not-adjacent = { $one } et { $other } ne sont pas voisins.
because-bridged-already = Vous avez déjà un pont entre { $one } et { $other }.
because-not-alike = { $cards ->
    [0] La rivière est vide.
    [one] La rivière n’a qu’une carte.
   *[other] Les { $cards } cartes de la rivière n’ont en commun ni style ni symbole.
}
because-replaced-already = { $times ->
    [0] La rivière ne se remplace pas dans cette partie.
    [one] Vous avez déjà remplacé la rivière pendant ce tour.
   *[other] Vous avez déjà remplacé la rivière { $times } fois pendant ce tour.
}
because-no-cards-left = La pioche et la défausse sont vides.
because-not-in-market = La rivière n’a pas de { $card }.

## Ce que l’on n’a pas encore fait

undone-set = Vous pouvez encore échanger une série contre { $item-a }.
undone-item = Vous pouvez encore utiliser { $item-a } : aucun tour suivant ne le permettra.
