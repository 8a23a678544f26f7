# Les règles illustrées de Little Town en français. guide.toml dit où sert chaque texte.
# Les *étoiles* mettent un mot en valeur ; les clauses comme LT-29 deviennent des liens.

## Le jeu en dix lignes

cover-picture = Une petite ville à la troisième manche : trois bâtisseurs, neuf bâtiments, et déjà peu d’herbe entre eux.
cover-alt = Le plateau de Little Town avec neuf bâtiments au milieu, trois bleus, trois rouges et trois jaunes, entre les forêts, les montagnes et les lacs des bords. Un ouvrier rouge se tient en E4, un jaune en B2.

overview-theme = De deux à quatre bâtisseurs s’installent sur *une seule* prairie, entre forêts, montagnes et lacs.
overview-worker = À votre tour, vous employez *un ouvrier* : placez-le dans l’herbe, ou envoyez-le construire un bâtiment.
overview-place = Un *ouvrier placé* profite des huit cases qui l’entourent : bois, pierre et poisson du terrain, et tout ce qu’offrent les bâtiments voisins.
overview-construct = Un *bâtiment construit* se dresse sur la case de votre choix. Il vaut des points à la fin, et sert désormais à tout le monde.
overview-rent = Vos bâtiments ne vous coûtent rien. Pour ceux des autres, vous payez *1 pièce* au propriétaire.
overview-food = Quand tous les ouvriers ont servi, la manche est finie et chacun des vôtres doit *manger* : 1 poisson ou 1 blé. Chaque ouvrier affamé vous coûte 3 points.
overview-goals = Vous avez quelques *objectifs secrets*. Chaque objectif réalisé rapporte 2 ou 3 points de plus.
overview-end = Après *quatre manches*, on compte : le plus grand total l’emporte.

## Ce qu’il y a dans la boîte

box-board = *La prairie*, neuf cases sur six. La face A convient à une première partie ; l’autre répartit le terrain autrement.
box-terrain = *Le terrain.* À côté d’une forêt, d’une montagne ou d’un lac, un ouvrier prend du bois, de la pierre ou du poisson. Le terrain n’est à personne et ne s’épuise jamais.
box-resource = *Les ressources*, 15 cubes de chaque sorte. Le bois et la pierre servent à bâtir, le poisson et le blé à manger. Quand une sorte est épuisée, personne n’en gagne avant qu’il en revienne.
box-coin = *Les pièces* paient les loyers et remplacent ce qui vous manque. Trois pièces d’argent valent une pièce d’or. Chacun commence avec 3 pièces, et rien d’autre.
box-colour = *Ouvriers et maisons.* À deux joueurs, vous avez 5 ouvriers et 7 maisons ; à trois, 4 et 6 ; à quatre, 3 et 6. Une maison sur un bâtiment dit à qui il est.
box-building = *Les bâtiments.* Cinq champs de blé sont de toutes les parties, avec 12 des 24 autres bâtiments, tous visibles. Le coût est en haut à gauche, les points en haut à droite, et ce qu’un ouvrier y gagne en bas.
box-goal = *Les objectifs*, distribués en secret : 5 chacun à deux joueurs, 4 à trois, 3 à quatre. Un objectif que ces bâtiments rendraient impossible a été échangé avant de commencer.

## Un tour, pas à pas

turn-place-title = Placer un ouvrier et récolter
turn-place = Choisissez une case d’herbe libre : ni terrain, ni bâtiment, ni autre ouvrier. Vous prenez 1 bois par forêt voisine, 1 pierre par montagne et 1 poisson par lac. Les huit voisines comptent, diagonales comprises. L’ouvrier bloque sa case jusqu’à la fin de la manche, mais le terrain servira tout aussi bien au suivant.
turn-place-picture = Autour de B2 : une montagne, une forêt et un lac.
turn-place-alt = Le plateau vide à la première manche. La montagne en A1, la forêt en C1 et le lac en A3 sont éclairés.
turn-place-after = Un ouvrier, trois ressources : on ne saurait mieux commencer.
turn-place-after-alt = Un ouvrier bleu se tient en B2, case éclairée. Le reste du plateau est vide.

turn-use-title = Activer les bâtiments voisins
turn-use = Après la récolte, vous pouvez activer chaque bâtiment autour de votre ouvrier, *une fois* chacun, dans l’ordre de votre choix. Un bâtiment sans flèche donne simplement ce qu’il montre. Ce que l’un vous donne, vous pouvez le dépenser chez le suivant. Rien n’est obligatoire.
turn-use-picture = Bleu vient de placer un ouvrier en E2. Le champ de blé et le puits sont à lui.
turn-use-alt = Un ouvrier bleu se tient en E2 entre trois bâtiments. Le champ de blé bleu en D3 et le puits bleu en F2 sont éclairés ; la boulangerie rouge est en E3.
turn-use-after = Tous deux ont servi. Reste la boulangerie, sous l’ouvrier.
turn-use-after-alt = Le même plateau : le champ de blé en D3 et le puits en F2 sont marqués comme utilisés.

turn-rent-title = Payer le loyer au propriétaire
turn-rent = Pour activer un bâtiment qui porte la maison d’un autre, payez-lui d’abord *1 pièce*. S’il y a une flèche, vous payez ensuite ce qui est à sa gauche et prenez ce qui est à sa droite, une seule fois. Sans pièce, impossible de l’utiliser ; et le propriétaire ne peut pas refuser.
turn-rent-picture = La boulangerie en E3 est à Rouge : 1 pièce pour Rouge, 1 blé pour la réserve.
turn-rent-alt = L’ouvrier bleu en E2 ; la boulangerie rouge en E3 est éclairée. Bleu a 2 pièces et le blé du champ.
turn-rent-after = Bleu finit avec 5 pièces, trois de plus qu’avant, et Rouge a gagné une pièce pendant le tour de Bleu.
turn-rent-after-alt = Bleu a maintenant 5 pièces, éclairées, et plus de blé. Rouge a 3 pièces.

turn-construct-title = Ou construire un bâtiment
turn-construct = Au lieu de placer l’ouvrier, envoyez-le sur un chantier. Choisissez un bâtiment du marché, payez son coût, posez-le sur n’importe quelle case d’herbe libre et marquez-le d’une maison. Ce tour-ci, on ne récolte et n’active rien. Le bâtiment et votre maison restent jusqu’à la fin de la partie.
turn-construct-picture = Le puits coûte 1 bois et 1 pierre : exactement ce qu’a Bleu.
turn-construct-alt = Le plateau avec deux bâtiments et, à côté, le marché, où le puits est éclairé. Bleu a 1 bois, 1 pierre et 2 pièces.
turn-construct-after = Le puits est en F2 : 4 points à la fin, et 2 points pour chaque ouvrier qui viendra y puiser.
turn-construct-after-alt = Le puits se dresse en F2 avec une maison bleue ; la case est éclairée. Bleu n’a plus ni bois ni pierre, et un ouvrier de moins en main.

turn-coins-title = Remplacer une ressource par des pièces
turn-coins = Chaque fois que vous devez payer une ressource, vous pouvez payer *3 pièces* à sa place : pour un bâtiment, pour un effet ou pour un repas. On n’achète pas de ressources pour les garder, et une ressource ne remplace jamais des pièces.
turn-coins-picture = L’épicerie coûte 2 bois. Bleu a 1 bois et 4 pièces.
turn-coins-alt = Le marché, où l’épicerie est éclairée. Bleu a 1 bois et 4 pièces.
turn-coins-after = 3 pièces ont remplacé le bois manquant.
turn-coins-after-alt = L’épicerie se dresse en E2 avec une maison bleue. Bleu n’a plus de bois et il lui reste 1 pièce ; la case et la pièce sont éclairées.

turn-goal-title = Réaliser ses objectifs en chemin
turn-goal = Dès qu’un de vos objectifs est rempli, il est révélé et vous reste acquis, quel que soit le joueur dont c’est le tour, ne serait-ce que pour un instant. La table y veille pour vous. Les objectifs encore cachés à la fin ne coûtent rien.
turn-goal-picture = L’objectif *Sans le sou* veut que Bleu n’ait aucune pièce. La dernière va partir en loyer chez Rouge.
turn-goal-alt = L’ouvrier bleu en E2, à côté de la boulangerie rouge, éclairée. Bleu a 1 pièce et 1 blé, et l’objectif Sans le sou, éclairé lui aussi.
turn-goal-after = Un instant, Bleu n’avait plus rien, et cela suffit. Les 4 pièces de la boulangerie sont venues après.
turn-goal-after-alt = L’objectif Sans le sou est révélé devant Bleu, et éclairé. Bleu a 4 pièces.

turn-food-title = Nourrir ses ouvriers
turn-food = Quand plus personne n’a d’ouvrier en main, chacun nourrit tous les siens, où qu’ils soient : *1 poisson ou 1 blé par tête*, mêlés à volonté. Le poisson et le blé que vous avez doivent être mangés ; acheter un repas manquant pour 3 pièces est à votre choix. Chaque ouvrier affamé coûte *3 points*, même au-dessous de zéro. La *résidence* et la *cathédrale* font effet juste avant le repas (LT-81).
turn-food-picture = Bleu a 5 ouvriers, 2 poissons et 2 blés.
turn-food-alt = La fin de la deuxième manche, avec trois ouvriers bleus et trois rouges sur le plateau. Les 2 poissons et les 2 blés de Bleu sont éclairés.
turn-food-after = Quatre ont mangé. Le cinquième a coûté 3 points à Bleu.
turn-food-after-alt = Bleu n’a plus ni poisson ni blé, et 3 points de moins.

turn-next-title = Commencer la manche suivante
turn-next = Tous les ouvriers reviennent à leurs propriétaires ; bâtiments et maisons restent. Le marqueur premier joueur passe au joueur suivant. À trois joueurs, c’est celui qui a le moins de points qui commence la quatrième manche.
turn-next-picture = La troisième manche : la prairie est de nouveau libre, et Rouge commence.
turn-next-alt = Le plateau sans ouvriers : il reste quatre bâtiments. C’est la troisième manche sur quatre, et Rouge a le marqueur premier joueur.

## Les points

scoring-track = *Les points gagnés en jeu* sont déjà sur la piste.
scoring-goals = *Les objectifs* révélés : les points qui y sont imprimés.
scoring-buildings = *Les bâtiments* qui portent votre maison : les points en haut à droite.
scoring-surroundings = *Le château et la tour de garde* regardent autour d’eux : le château donne 4 points pour chacun de vos autres bâtiments voisins, la tour de garde 2 par case d’herbe libre.
scoring-coins = *Les pièces* : 1 point par groupe de 3. Tout ce qui vous reste d’autre ne vaut rien.
scoring-winner = Le plus grand total l’emporte. En cas d’égalité, la victoire est partagée.
scoring-example = Le quatrième repas est terminé. À côté du château bleu, en E2, se dressent trois bâtiments de Bleu, en D2, E3 et F2 : { $blue_surroundings } points. Cela ne suffit pas tout à fait : Rouge a gagné { $red_track } points en jeu contre { $blue_track }, a réalisé un objectif de plus et possède la statue. Rouge l’emporte par { $red_total } points à { $blue_total }.
scoring-example-picture = Le château bleu et les trois bâtiments qui comptent pour lui.
scoring-example-alt = Le plateau à la fin, avec cinq bâtiments bleus et cinq rouges. Le château bleu en E2 est éclairé, de même que le puits en D2, le grenier en E3 et le champ de blé en F2.

## Icônes

glossary-wood-title = Bois
glossary-wood = vient des forêts ; sert aux bâtiments les moins chers.
glossary-stone-title = Pierre
glossary-stone = vient des montagnes ; sert aux plus chers.
glossary-fish-title = Poisson
glossary-fish = vient des lacs ; nourrit un ouvrier.
glossary-wheat-title = Blé
glossary-wheat = vient des champs de blé ; nourrit un ouvrier.
glossary-coins-title = Pièces
glossary-coins = paient les loyers ; trois remplacent n’importe quelle ressource.
glossary-vp-title = Points
glossary-vp = en bas, le bâtiment les donne aussitôt ; en haut à droite, il les rapporte à la fin.
glossary-any-title = Ressource au choix
glossary-any = bois, pierre, poisson ou blé, comme vous voulez ; jamais de pièces.
glossary-round-end-title = Fin de manche
glossary-round-end = fait effet pour son propriétaire juste avant le repas.
glossary-game-end-title = Fin de partie
glossary-game-end = rapporte à son propriétaire une seule fois, au décompte final.
glossary-use-surroundings-title = Les cases voisines
glossary-use-surroundings = le propriétaire en profite, comme s’il venait de placer un ouvrier ici.
glossary-workers-title = Ouvriers voisins
glossary-workers = chacun compte, quelle que soit sa couleur.
glossary-own-buildings-title = Vos bâtiments voisins
glossary-own-buildings = chacun compte, mais pas le bâtiment lui-même.
glossary-free-grass-title = Herbe libre voisine
glossary-free-grass = chaque case sans bâtiment compte.

## Premières stratégies

hint-food = *Pensez d’abord au repas.* Avec cinq ouvriers, il faut cinq repas par manche. Un champ de blé près d’un lac en fournit deux d’un seul placement, et cela pendant quatre manches.
hint-corner = *Cherchez trois sortes à la fois.* Au début, il n’y a que le terrain : les cases entourées de deux ou trois terrains différents paient à elles seules votre premier bâtiment.
hint-landlord = *Bâtissez là où les autres veulent se placer.* Un bâtiment utile près d’un bon terrain rapporte des loyers toute la partie, et vous y allez pour rien.
hint-combine = *Formez de petites chaînes.* Un champ de blé à côté d’une boulangerie ou d’un grenier change un placement en pièces ou en points, à chaque manche. Posez le bâtiment suivant là où un seul ouvrier les atteint tous.
hint-coins = *Gardez une pièce.* Sans elle, les bâtiments des autres vous sont fermés ; avec trois, il ne vous manque jamais un cube. À la dernière manche, mieux vaut dépenser ses pièces que les compter.
