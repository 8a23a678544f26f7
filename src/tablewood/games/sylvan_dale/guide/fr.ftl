# Les règles illustrées des Bâtisseurs de Sylvan Dale en français. guide.toml dit où sert chaque texte.
# Les *étoiles* soulignent un mot ; les clauses comme SD-29 deviennent des liens.

## Le jeu en dix lignes

cover-picture = La seconde manche entre trois bâtisseurs : B2 compte déjà cinq niveaux, et C2 est fermé pour de bon.
cover-alt = La forêt de Sylvan Dale. La plupart des arbres portent de deux à quatre tuiles d’habitations rouges, jaunes et bleues. B2 est le plus haut ; C2 est coiffé d’une cime. Deux ponts relient des arbres voisins.

overview-theme = De deux à quatre bâtisseurs élèvent une ville dans les *Grands Arbres*, une habitation par-dessus l’autre.
overview-turn = Un tour tient en trois petites étapes : *jouer* une carte, *poser* une tuile sur un arbre, *choisir* une nouvelle carte.
overview-prestige = Qui a *le plus de tuiles dans un arbre* en détient le prestige. À égalité, la tuile la plus haute décide.
overview-districts = Les arbres forment des *quartiers*. Le prestige du plus grand nombre d’arbres d’un quartier rapporte à son tour.
overview-banners = Une tuile qui en rejoint deux autres de son style peut porter une *bannière* : 5 points de renommée sur-le-champ.
overview-items = Les cartes jouées restent devant vous. Trois cartes de même icône s’échangent contre un *objet* : hache, marteau, pont ou cime.
overview-end = Quand toutes les tuiles d’une *manche* sont bâties, on décompte arbres et quartiers. Après la seconde manche, la plus grande *renommée* l’emporte.

## Ce que contient la boîte

box-board = *Le vallon*, avec une case pour chaque arbre. À quatre, on joue sur le recto et ses 20 arbres ; à trois, sur le verso et ses 16 arbres ; à deux, sur le verso sans la prairie : 13 arbres.
box-base = *Les bases.* Chaque arbre commence par l’une des quatre habitations. Les bases ne sont à personne.
box-tile = *Les tuiles*, 16 par couleur, quatre de chaque style, mélangées en deux piles de huit : une par manche. La tuile du dessus de votre pile est toujours la prochaine à bâtir, et vous pouvez consulter vos piles à tout moment.
box-card = *Les cartes.* Chacune montre une habitation, qui dit où vous pouvez bâtir, et une icône, que vous collectionnez. Quelques-unes montrent deux icônes et servent pour l’une ou l’autre.
box-item = *Les objets*, obtenus avec des séries de cartes. Haches et marteaux retournent à la réserve après usage ; ponts et cimes restent sur le plateau.
box-banner = *Les bannières* marquent vos succès : une tuile qui en a mérité une, ou l’un de vos ponts.
box-fame = *La renommée*, en jetons de 1, 5 et 20.

## Un tour, étape par étape

turn-play-title = Jouer une carte
turn-play = Choisissez l’une des quatre cartes de votre main et posez-la face visible devant vous. Son *habitation* dit où vous pouvez bâtir dans ce tour : sur tout arbre ouvert qui la montre au *sommet*. Si aucune de vos cartes ne convient à aucun arbre, vous les montrez, les défaussez et en piochez trois autres ; votre tuile attendra (SD-37).
turn-play-picture = Rouge a une carte tourelle. A1 a une tourelle au sommet.
turn-play-alt = La forêt dans la première manche, et la main de Rouge, quatre cartes. La carte tourelle est mise en lumière, ainsi que l’arbre A1, qui porte une tourelle jaune.
turn-play-after = La carte est posée devant Rouge, et quatre arbres peuvent recevoir une tuile.
turn-play-after-alt = La carte tourelle est maintenant dans l’étalage de Rouge. A1 est mis en lumière.

turn-add-title = Poser sa tuile
turn-add = Posez la *tuile du dessus de votre pile* sur l’un de ces arbres. Seuls la carte et l’arbre doivent s’accorder ; ce que montre votre tuile est libre. C’est à elle que la prochaine carte devra correspondre. Un arbre a six niveaux au plus, base comprise.
turn-add-picture = La prochaine tuile de Rouge est une chaumière.
turn-add-alt = La forêt. A1 est mis en lumière : une base avec un nid tressé, et par-dessus une tourelle jaune.
turn-add-after = A1 a maintenant une chaumière au sommet, et il est à Rouge.
turn-add-after-alt = A1 est mis en lumière. Il a trois niveaux : le nid de la base, la tourelle jaune et, au sommet, la chaumière de Rouge.

turn-choose-title = Choisir une nouvelle carte
turn-choose = Terminez votre tour par une nouvelle carte : la première de la pioche, sans la voir, ou l’une des trois cartes visibles de la rivière, aussitôt complétée. Si les trois cartes de la rivière ont en commun une habitation ou une icône, vous pouvez d’abord les remplacer toutes.
turn-choose-picture = Rouge vient de bâtir une chaumière et prend la carte chaumière.
turn-choose-alt = La pioche et la rivière de trois cartes : une tourelle avec un pont, une chaumière avec une hache, un nid tressé avec un marteau. La carte chaumière est mise en lumière.
turn-choose-after = Une autre carte a pris sa place.
turn-choose-after-alt = De nouveau trois cartes dans la rivière ; la carte chaumière n’y est plus.

turn-prestige-title = À qui est l’arbre ?
turn-prestige = Le prestige d’un arbre revient à qui y a le *plus de tuiles*. À nombre égal, il revient à celui dont la tuile est la *plus haute*. Un arbre sans tuile n’est à personne. Le prestige peut changer à chaque tuile ; il compte en fin de manche et quand on pose un pont.
turn-prestige-picture = A1 : une tuile chacun, celle de Rouge est plus haute, il est donc à Rouge. B1 : deux tuiles de Jaune contre une. B2 : deux de Rouge contre une, même si celle de Jaune est au sommet.
turn-prestige-alt = Trois arbres sont mis en lumière. A1 a une tourelle jaune sous une chaumière rouge. B1 a une tourelle rouge sous une cabane et un nid jaunes. B2 a un nid et une chaumière rouges sous une tourelle jaune.

turn-banner-title = Accrocher une bannière
turn-banner = Si la tuile que vous posez rejoint dans l’arbre *au moins deux autres tuiles de son style*, à qui qu’elles soient, vous pouvez aussitôt y accrocher une bannière : *5 points de renommée*. La base n’est pas une tuile. Vous ne pouvez avoir qu’une bannière par arbre, et personne ne vous reprendra ces points.
turn-banner-picture = B2 a deux tuiles tourelle, et la prochaine tuile de Rouge est une tourelle.
turn-banner-alt = B2 est mis en lumière : une chaumière pour base, puis une tourelle jaune et une rouge.
turn-banner-after = La troisième tourelle porte la bannière de Rouge.
turn-banner-after-alt = B2 est mis en lumière. Une tourelle rouge avec une bannière rouge domine maintenant trois tourelles.

turn-set-title = Échanger une série contre un objet
turn-set = Les cartes jouées restent devant vous. Après avoir posé votre tuile, vous pouvez en remettre *trois de même icône* et prendre l’objet, pour autant de séries que vous avez. Vous pouvez utiliser *un objet par tour*, tout de suite ou plus tard ; rien ne limite ce que vous gardez.
turn-set-picture = Trois cartes avec un pont sont devant Rouge.
turn-set-alt = La zone de Rouge. Trois cartes de l’étalage sont mises en lumière : un nid, une chaumière et une tourelle, chacune avec un pont.
turn-set-after = Elles sont devenues un pont.
turn-set-after-alt = L’étalage est vide, et Rouge tient un pont, mis en lumière.

turn-bridge-title = Le pont : relier deux arbres
turn-bridge = Posez-le entre deux arbres voisins dans une rangée ou une colonne, et marquez-le d’une bannière. Vous gagnez aussitôt *1 point de renommée par niveau* de ceux des deux arbres dont vous avez alors le prestige. Un pont n’est jamais compté une seconde fois, et jamais retiré.
turn-bridge-picture = Rouge a le prestige de B1, trois niveaux, et de B2, quatre niveaux.
turn-bridge-alt = La forêt. B1 et B2, l’un au-dessus de l’autre, sont mis en lumière, tous deux avec des tuiles de Rouge au sommet.
turn-bridge-after = Le pont rapporte 7 points à Rouge.
turn-bridge-after-alt = Un pont avec une bannière rouge relie B1 et B2.

turn-ax-title = La hache : retirer une tuile
turn-ax = Retirez la *tuile du sommet* de n’importe quel arbre, la vôtre ou celle d’un autre. Elle quitte la partie. Un arbre coiffé d’une cime ne craint rien. Si la tuile portait une bannière, celle-ci descend d’un niveau.
turn-ax-picture = Dans D1, le nid de Jaune est au-dessus de la cabane de Rouge.
turn-ax-alt = D1 est mis en lumière : une tourelle pour base, la cabane de Rouge et, au sommet, le nid de Jaune.
turn-ax-after = Sans lui, l’arbre est à Rouge.
turn-ax-after-alt = D1 est mis en lumière. La cabane de Rouge est au sommet.

turn-hammer-title = Le marteau : déplacer une tuile
turn-hammer = Portez *une de vos tuiles* du sommet d’un arbre au sommet d’un autre, quelle que soit l’habitation qui s’y trouve. Aucun des deux arbres ne doit avoir de cime. La tuile peut même mériter une bannière à son arrivée.
turn-hammer-picture = Rouge a une tourelle sur C1. Sur B2, il n’y a qu’un nid jaune.
turn-hammer-alt = C1, avec une tourelle rouge, et B2, avec un nid jaune, sont mis en lumière.
turn-hammer-after = Une tuile chacun dans B2, et celle de Rouge est plus haute : l’arbre a changé de mains.
turn-hammer-after-alt = B2 est mis en lumière. La tourelle de Rouge est au-dessus du nid de Jaune. C1 n’a plus que sa base.

turn-treetop-title = La cime : fermer un arbre
turn-treetop = Posez-la sur n’importe quel arbre. Dès lors, plus personne ne peut y poser de tuile ni en retirer, et son prestige reste ce qu’il est *jusqu’à la fin de la partie*. Elle n’est pas un niveau.
turn-treetop-picture = C2 est à Rouge, avec quatre niveaux. Une seule tuile jaune pourrait y changer quelque chose.
turn-treetop-alt = C2 est mis en lumière : un nid pour base, puis une chaumière rouge, une tourelle jaune et une cabane rouge.
turn-treetop-after = Fermé : C2 est à Rouge, maintenant et au décompte final.
turn-treetop-after-alt = C2 est mis en lumière, coiffé d’une cime.

turn-round-title = La fin d’une manche
turn-round = Quand toutes les piles de huit sont bâties, on décompte arbres et quartiers. Puis chacun prend sa seconde pile, l’auteur du dernier tour commence, et l’on tourne dans l’autre sens. Rien ne quitte le plateau : ce qui tient encore debout est *compté de nouveau* après la seconde manche.

## Les points

scoring-banners = *Les bannières* : 5 points de renommée, sur-le-champ.
scoring-bridges = *Les ponts* : 1 point par niveau de ceux des arbres reliés qui sont à vous, sur-le-champ.
scoring-prestige = *Le prestige* : à la fin de chaque manche, chaque arbre rapporte 1 point par niveau, base comprise, à qui en détient le prestige, et rien aux autres.
scoring-preeminence = *La prééminence* : à la fin de chaque manche, qui a le prestige du plus grand nombre d’arbres d’un quartier gagne 2 points pour *chaque arbre du quartier*, à qui qu’il soit. À égalité, chacun en gagne 1 à la place.
scoring-winner = La plus grande renommée l’emporte. À égalité, le prestige du plus grand nombre d’arbres décide, puis le plus de bannières sur des tuiles.
scoring-example = La dernière tuile de Rouge vient de gagner A2, et avec lui deux des trois arbres du Bois aux Fougères. Le décompte final est fait : Rouge a { $red_prestige } points de prestige et { $red_preeminence } de prééminence, Jaune { $yellow_prestige } et { $yellow_preeminence }, les deux manches ensemble. Avec bannières et ponts, Rouge l’emporte par { $red_total } à { $yellow_total }.
scoring-example-picture = Le Bois aux Fougères à la fin : A1 et A2 sont à Rouge, B1 est à Jaune.
scoring-example-alt = La forêt à la fin de la partie. Les trois arbres du Bois aux Fougères sont mis en lumière : A1 avec deux tuiles rouges, B1 avec trois jaunes, et A2 avec une tourelle rouge au-dessus d’un nid jaune.

## Icônes

glossary-nest-title = Nid tressé
glossary-nest = le logis des perruches ; une carte nid ouvre tous les arbres qui ont un nid au sommet.
glossary-cottage-title = Chaumière
glossary-cottage = le logis des souris.
glossary-lodge-title = Cabane de rondins
glossary-lodge = le logis des écureuils.
glossary-turret-title = Tourelle
glossary-turret = le logis des hérissons.
glossary-ax-title = Hache
glossary-ax = retire la tuile du sommet d’un arbre.
glossary-hammer-title = Marteau
glossary-hammer = porte votre tuile du sommet d’un arbre sur un autre.
glossary-bridge-title = Pont
glossary-bridge = relie deux arbres et rapporte pour ceux qui sont à vous.
glossary-treetop-title = Cime
glossary-treetop = ferme un arbre pour de bon.

## Premières stratégies

hint-districts = *Pensez en quartiers.* La prééminence sur quatre arbres vaut 8 points à chaque manche, plus que la plupart des arbres. Deux arbres sur trois y suffisent : répartissez vos tuiles.
hint-on-top = *Répondez par-dessus.* Une seule tuile au-dessus de l’unique tuile adverse prend l’arbre. Regardez vos cartes avant de montrer une habitation à laquelle d’autres peuvent répondre.
hint-icons = *Jouez chaque carte pour deux raisons.* L’habitation décide où vous bâtissez aujourd’hui, l’icône de ce que vous pourrez faire dans trois tours. Quand deux cartes ouvrent le même arbre, jouez l’icône que vous collectionnez.
hint-treetop = *Fermez ce qui est haut et à vous.* Une cime sur un arbre de quatre ou cinq niveaux vaut deux fois ses niveaux si elle arrive dès la première manche.
hint-twice = *Tout compte deux fois.* Un arbre gagné tôt et gardé est compté après les deux manches. Bannières et ponts ne comptent qu’une fois, mais personne ne peut vous les reprendre.
