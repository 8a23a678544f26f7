# La première partie guidée d’Alynthia en français.
# Le fichier anglais porte les mêmes identifiants.

## 1 : une première manche

first-round-title = Une première manche
first-round-welcome = Des dragons nichent sur les ruines d’Alynthia. Vous menez la Guilde de la Montagne, en gris sur D3 ; en vert, votre partenaire mène celle de la Forêt. En cinq manches, il faut vaincre les quatre nids : vous gagnez ou perdez ensemble.
first-round-take-focus = Presque tout demande de la concentration : 1 pour un pas, 1 pour une attaque, un peu pour bâtir. Une fois par manche, vous en prenez 7. Touchez l’œil marqué 7 sur votre plateau de guilde.
first-round-focus-before-building = Construire, c’est pour tout de suite après. Prenez d’abord vos 7 points de concentration : vous en aurez besoin aussitôt.
first-round-not-done-yet = La manche commence à peine, et 7 points de concentration vous attendent. Prenez-les d’abord.
first-round-focus-first = Cela peut attendre un instant. Avec 7 points de concentration, vous verrez tout ce qui devient possible : touchez l’œil marqué 7.
first-round-build = Vous êtes dans une carrière. Construisez-y un avant-poste : il rapporte de la renommée maintenant, et 1 pierre à chaque récolte.
first-round-build-before-leaving = On ne construit que là où l’on se tient, et D3 est un bon endroit : de la pierre, et aucun nid à côté. Construisez, puis partez.
first-round-keep-for-outposts = Le marché restera ouvert. Aujourd’hui, vos quelques ressources serviront mieux à des avant-postes, qui en rapportent de nouvelles à chaque manche.
first-round-card-later = Une carte vaut bien 3 points de concentration, mais un avant-poste rapporte à chaque manche : mieux vaut le bâtir tôt. Construisez d’abord.
first-round-build-first = Plus tôt un avant-poste est debout, plus il rapporte. Construisez d’abord ici ; le reste viendra après.
first-round-pay = Le premier avant-poste coûte une ressource : bois, pierre ou nourriture, à votre guise. On n’y emploie jamais d’ouvriers ; eux sont là pour les combats.
first-round-step = Voilà 1 point de renommée dans votre réserve commune : l’étoile, en haut. Votre partenaire bouge aussi, car tous agissent en même temps. Allez maintenant sur le champ voisin, C3.
first-round-next-to-a-nest = Cette case touche le nid d’E2. Quand ses dragons s’envoleront, c’est là qu’ils se poseront. C3 est hors de leur portée.
first-round-partners-outpost = Votre partenaire a construit là, et une case n’accueille qu’un avant-poste. C3 est encore libre.
first-round-upgrade-later = Vous avez repéré la meilleure affaire du jeu ! Le chapitre suivant lui est consacré. Pour l’instant, allez sur C3.
first-round-step-now = Vous avez de quoi bâtir un second avant-poste aujourd’hui, et sur un autre terrain, c’est encore mieux. Allez sur C3.
first-round-build-again = De ce champ, vous tirerez de la nourriture. Le deuxième avant-poste coûte 1 point de concentration et 1 ressource, et rapporte 2 points de renommée ; les suivants coûtent et rapportent un peu plus. Construisez-le.
first-round-stay-and-build = Vous venez d’arriver au bon endroit : de la nourriture, et aucun nid à côté. Construisez avant de repartir.
first-round-build-now = Deux avant-postes dès la première manche, c’est un bon départ. Bâtissez le second maintenant ; le reste peut attendre.
first-round-pay-again = De quoi pouvez-vous vous passer ? À la récolte, D3 vous apportera de la pierre, et C3 de la nourriture.
first-round-done = Voilà une belle première manche. La concentration qui reste est gardée. Dites que vous avez terminé ; quand votre partenaire aura terminé aussi, la manche s’achèvera.
first-round-rest-your-feet = Un pas coûterait de la concentration qui vous servira mieux à la prochaine manche. Restez ici, et dites que vous avez terminé.
first-round-card-in-the-next-chapter = La carte viendra au chapitre suivant. Gardez votre concentration, et dites que vous avez terminé.
first-round-enough-for-now = Dans une vraie partie, pourquoi pas. Mais voyons comment finit une manche : dites que vous avez terminé.
first-round-round-over = C’est la récolte : l’avant-poste de D3 vous a rapporté une pierre, celui de C3 de la nourriture. Vos 7 points de concentration sont de nouveau à prendre.
first-round-nests-grow = Et une nouvelle manche commence, comme toujours par les dragons. Un de plus a éclos dans chaque nid : ils sont 3 maintenant. À cinq, ils essaiment ; nous verrons cela bien assez tôt.

## 2 : grandir

growing-title = Gagner de la renommée
growing-renown = Un nid ne tombe que si vous pouvez le payer : 10 points de renommée pour le premier, puis 20, 25 et 35. Les prix sont en haut, à côté de votre réserve commune. Elle en contient 8 : il en faut davantage.
growing-guild-stone = Chaque guilde a ses propres capacités. La vôtre vous donne 1 pierre, une fois par manche, pour rien. Prenez-la.
growing-stone-before-upgrade = C’est la bonne idée, mais prenez d’abord votre pierre gratuite. Une fois les travaux commencés, on oublie vite les cadeaux.
growing-stone-before-market = Avant de dépenser, prenez ce qui ne coûte rien : la pierre de votre guilde. Elle achètera bientôt mieux que cela.
growing-free-stone-first = Votre guilde vous offre une pierre. Prenez-la d’abord, pour ne pas l’oublier.
growing-monument = Voici la meilleure affaire d’Alynthia : améliorer l’avant-poste où vous êtes. Un monument coûte 2 points de concentration, 1 pierre, 1 nourriture. Il rapporte 3 points de renommée, deux capacités de recherche, et 2 points à chaque manche.
growing-not-a-storehouse = Un entrepôt permet de garder plus de cartes, et vous en avez peu. Un monument rapporte 2 points de renommée à chaque manche : mieux vaut le bâtir tôt.
growing-stronghold-later = Un bastion vous renforce au combat, et son heure viendra. Un monument rapporte à chaque manche : il passe en premier.
growing-village-or-monument = Un village amène un ouvrier à chaque manche, et c’est un bon choix aussi. Mais il vous manque de la renommée, et c’est ce qu’apporte un monument.
growing-upgrade-before-leaving = On n’améliore que l’avant-poste où l’on se tient. Vous êtes au bon endroit : bâtissez le monument, vous marcherez ensuite.
growing-upgrade-first = Gardez vos ressources et votre concentration pour le monument : rien d’autre ne vous en donne autant.
growing-research = Deux capacités à débloquer ! Dans chaque ligne, on prend la suivante, de gauche à droite. Commencez par le Commerce : sa première capacité lance pour vous le dé de fortune, une fois par manche.
growing-conquest-next = La Conquête renforce vos attaques ; vous pourrez la prendre juste après. Le Commerce rapporte à chaque manche : il passe en premier.
growing-commerce-first = Cette ligne, vous pourrez la choisir juste après. Commerce 1 vous apporte quelque chose à chaque manche : mieux vaut l’avoir tôt.
growing-research-again = La seconde est à votre choix. La Politique mène à des cartes et à 7 points de renommée, le Commerce à plus de concentration ; la Fortification renforce la défense, la Conquête l’attaque.
growing-use-monument = Une nouvelle capacité sert tout de suite, et ne coûte rien. Utilisez le monument : 2 points de renommée.
growing-monument-before-others = Celle-là vient juste après. Utilisez d’abord le monument : ses 2 points de renommée sont certains.
growing-abilities-are-free = Profitez de ce qui est gratuit avant de dépenser : le monument a 2 points de renommée pour vous.
growing-fortune = Et maintenant Commerce 1 : le dé de fortune. Il peut donner de la renommée, une carte, un ouvrier ou des ressources.
growing-roll-before-market = Lancez d’abord le dé de fortune : ce qu’il donne achètera peut-être mieux au marché.
growing-roll-first = Le dé de fortune est gratuit, et ce qu’il donne peut changer vos plans. Lancez-le d’abord.
growing-take-stone = Une ressource au choix. Regardez le marché : la Grande statue demande 3 pierres, et vous en avez 2. Que prenez-vous ?
growing-stone-for-the-statue = Cela servirait un jour, mais avec une troisième pierre vous achetez tout de suite la Grande statue.
growing-market = Les voilà, vos trois pierres. Le marché prend des ressources, et pas de concentration. Achetez la Grande statue : 4 points de renommée.
growing-statue-pays-best = Cette carte vous donne moins pour vos ressources. La Grande statue change 3 pierres en 4 points de renommée : c’est le meilleur prix de la table.
growing-statue-before-card = La carte, c’est pour après. Achetez d’abord la Grande statue : vous avez juste ce qu’il faut.
growing-statue-now = Vous avez réuni trois pierres pour la Grande statue. Achetez-la avant d’aller plus loin : elle vaut 4 points de renommée.
growing-buy-card = Il vous reste de la concentration. Pour 3 points, vous piochez une carte Action. Essayez.
growing-focus-for-a-card = Rien ne vous attend ailleurs dans cette manche, et une carte Action vaut mieux qu’une promenade. Piochez-en une.
growing-card-now = Il vous reste de la concentration, et vos ressources serviront mieux à un autre avant-poste. Piochez une carte.
growing-supply = C’est Provisions : une ressource au choix, quand vous voulez. Jouez-la pour un ouvrier : touchez la carte, puis les ouvriers. Chaque ouvrier en main ajoute 1 à votre force dans tous les combats.
growing-worker-is-best = Cela, vos avant-postes vous l’apporteront à la récolte. Ils n’apportent jamais d’ouvrier : c’est le meilleur choix.
growing-play-the-card = Jouez d’abord la carte piochée : Provisions, pour un ouvrier. Il vous servira contre les dragons.
growing-look-back = 3 pour l’amélioration, 2 par le monument, 4 au marché : la réserve est passée de 8 à 17, plus que ne coûte le premier nid. Et à la prochaine manche, monument et dé serviront de nouveau.

## 3 : les dragons

dragons-title = Quand les dragons essaiment
dragons-too-many-cards = Une autre manche s’achève, et la récolte est rentrée. Vous avez 8 cartes et ne pouvez en garder que 7. De laquelle vous passer ? Du bois, vous en avez beaucoup.
dragons-keep-strength = Gardez Force : dans un instant, elle vous sera précieuse. Sur vos trois bois, un ne manquera guère.
dragons-keep-workers = Un ouvrier se bat pour vous à chaque combat, et les avant-postes n’en apportent jamais. Défaussez plutôt un de vos trois bois.
dragons-wood-is-plenty = De cela, vous avez moins. Sur vos trois bois, un ne manquera guère.
dragons-swarm = La manche 3 commence par les dragons. Dans le nid d’E2, ils sont maintenant 6. À partir de cinq, ils essaiment : un s’envole vers chaque case voisine. Deux sont venus chez vous, sur D2 et sur E3.
dragons-which-battle = Ils attaquent votre monument sur D2 et votre personnage sur E3. Un bâtiment battu est détruit, un personnage battu recule seulement. Vous n’avez qu’une carte Force : défendez d’abord le monument.
dragons-monument-is-at-stake = Si votre personnage perd, il recule ; si votre monument perd, il disparaît. Défendez d’abord D2, tant que vous avez la carte Force.
dragons-before-the-dice = Dans cette manche, le dragon a 3, plus son dé. Vous avez 1 de défense, 1 ouvrier, et votre dé ; en défense, l’égalité suffit. Les cartes peuvent attendre les dés : passez pour l’instant.
dragons-dice-first = Peut-être n’en aurez-vous pas besoin. La carte se joue aussi bien après les dés : passez pour l’instant, et regardez-les d’abord.
dragons-after-the-dice = 5 pour le dragon, 4 pour vous : ce serait perdu d’un seul point. Cette fois, la carte en vaut la peine. Jouez Force : 3 de plus pour le défenseur, c’est-à-dire vous.
dragons-not-for-the-dragon = Attention, l’attaquant, c’est le dragon ! Vous défendez : donnez les 3 points au défenseur.
dragons-worth-the-card = Si vous passez, 4 contre 5, le monument est perdu. C’est pour cela que vous avez gardé la carte.
dragons-retreat = Le monument est sauvé, et le dragon valait 1 point de renommée. Sur E3, c’est l’inverse, 6 contre 3 : votre personnage doit reculer. Allez à votre avant-poste, sur E4.
dragons-back-to-your-outpost = Vous y seriez à l’abri, mais sur E4 se dresse votre avant-poste, prêt pour une amélioration. Allez-y.
dragons-loss = Un combat perdu coûte aussi ce que montre le dé de fortune, cette fois une ressource. À vous de choisir laquelle.
dragons-after-the-storm = Plus de peur que de mal ! Et regardez E2 : l’essaim n’a laissé que 2 dragons dans ce nid. Juste après un essaim, un nid est au plus faible, et c’est votre chance.

## 4 : un nid

a-nest-title = À l’assaut d’un nid
a-nest-the-plan = À partir de la manche 2, au moins un nid doit tomber à chaque manche, sinon vous perdez tous les deux. E2 est faible : 2 dragons, de force 4 chacun sur leur nid. Mais sur E3, un dragon barre la route.
a-nest-stronghold = Renforcez-vous d’abord. Vous êtes sur votre avant-poste d’E4 : faites-en un bastion. Il donne 2 points de force et, comme toute amélioration, 3 points de renommée et deux capacités de recherche.
a-nest-ready-first = Ce dragon, vous le battriez sans doute, mais le nid en demande plus. Bâtissez d’abord le bastion ; vous frapperez ensuite plus fort.
a-nest-strength-now = Un entrepôt sert à garder des cartes. Aujourd’hui, c’est de la force qu’il vous faut : bâtissez le bastion.
a-nest-stronghold-first = Un nid doit tomber dans cette manche, et vous avez juste de quoi bâtir un bastion. Commencez par là.
a-nest-split = Où vont les 2 points ? Aujourd’hui, vous attaquez : mettez les deux en attaque.
a-nest-all-into-attack = La défense sert quand les dragons viennent à vous. Aujourd’hui, c’est vous qui allez à eux : les deux points en attaque.
a-nest-conquest = À présent la recherche. La capacité suivante de la Conquête donne 1 de plus à l’attaque.
a-nest-conquest-for-a-fighter = C’est utile, et vous aurez un second choix tout de suite. La Conquête d’abord : contre le nid, chaque point compte.
a-nest-any-research = Votre attaque est à 8. La seconde capacité est à votre choix.
a-nest-charge = Là où il y a des dragons, on n’entre que pour attaquer : 1 point de concentration pour le pas, 1 pour l’attaque. Attaquez le dragon d’E3.
a-nest-bars-no-way = Ce dragon-là ne vous gêne pas, et votre concentration ne suffira pas à tout. C’est celui d’E3 qui vous sépare du nid.
a-nest-straight-ahead = Le détour coûte plus de concentration que le combat. Allez tout droit : attaquez le dragon d’E3.
a-nest-focus-is-for-fighting = Une carte coûte 3, et votre concentration ne suffirait plus pour les deux combats. La carte attendra.
a-nest-clear-the-way = Le nid doit tomber dans cette manche. Ouvrez d’abord la route : attaquez le dragon d’E3.
a-nest-pay-renown = Une attaque coûte aussi un ouvrier ou 2 points de renommée. Un ouvrier gardé ajoute 1 à votre force, et la réserve peut se passer de 2 points : payez de la renommée.
a-nest-keep-the-worker = L’ouvrier serait perdu, et avec lui 1 point contre le nid. La réserve commune peut se passer de 2 points.
a-nest-won-already = Vous avez 13, le dragon 4 : c’est gagné sans carte. Gardez Relance pour le nid, et passez.
a-nest-keep-the-reroll = Ce combat est gagné de toute façon. Contre le nid, ce sera serré : gardez Relance jusque-là.
a-nest-the-nest = La route est libre. Le prochain nid coûte 20 points de renommée, à payer seulement si vous gagnez, et la réserve en a assez. Attaquez E2 !
a-nest-strike-now = Vous êtes juste à côté, et il est faible. À la prochaine manche, il aura de nouveau grandi : attaquez E2 maintenant.
a-nest-focus-for-the-nest = Vous n’auriez plus de quoi attaquer, et sans un nid dans cette manche, vous perdez tous les deux. Attaquez E2.
a-nest-nest-now = Tout le reste peut attendre : si aucun nid ne tombe dans cette manche, vous perdez tous les deux. Attaquez E2.
a-nest-pay-again = Le nid a 8, plus son dé. Vous avez 8, votre ouvrier et votre dé, et qui attaque doit avoir plus. Il vous faut l’ouvrier : payez de la renommée.
a-nest-worker-fights = Sans l’ouvrier, vous auriez 1 point de moins, et ce sera serré. La réserve a de quoi payer le nid, et 2 points de plus.
a-nest-reroll = 10 contre 11, il s’en faut de peu ! Jouez Relance. Votre dé montre 1 : il ne peut que faire mieux.
a-nest-do-not-give-up = Si vous passez, l’attaque échoue. Vous avez une carte Relance, et votre dé ne montre que 1 : relancez-le.
a-nest-your-own-die = Ce dé-là devrait tomber à 1 ou moins : une chance sur deux. Au vôtre, il suffit d’un 3. Relancez le vôtre, celui de l’attaquant.
a-nest-reward = 14 contre 11 : le nid est à vous ! La réserve paie 20 et en regagne 2, et vous débloquez une capacité de plus. Choisissez-la.
a-nest-one-down = Le deuxième nid est tombé, et cette manche est sauvée : un nid par manche suffit, que ce soit vous ou votre partenaire qui le prenne. Il en reste deux.

## 5 : le dernier nid

the-last-nest-title = Le dernier nid
the-last-nest-last-round = Manche 5, la dernière. Trois nids sont vaincus. Le quatrième, sur B5, coûte 35 points de renommée, et la réserve en a 29. S’il tient jusqu’à la fin, vous perdez tous les deux. Votre partenaire a terminé : à vous de jouer.
the-last-nest-six-renown = Il manque 6 points. La Grande statue en donne 4 pour vos 3 pierres, et votre carte Acclamation 2 : le compte y est. Commencez par l’une ou l’autre.
the-last-nest-statue-brings-most = Cette carte vous donne moins pour vos ressources, et à la fin il vous manquerait des points. La Grande statue et Acclamation font exactement 6.
the-last-nest-focus-for-the-attack = Un avant-poste rapporterait 4 points, mais il coûte les 2 points de concentration qu’il vous faut : un pour le pas, un pour l’attaque.
the-last-nest-do-not-give-up = Si la manche finit maintenant, tout est perdu, et vous touchez au but ! Trouvez les 6 points qui manquent : la Grande statue et Acclamation.
the-last-nest-renown-first = Vous êtes déjà à côté du nid, avec juste assez de concentration pour l’attaquer. Il ne manque que la renommée : la Grande statue, et Acclamation.
the-last-nest-the-other-half = Très bien. L’autre maintenant, et la réserve en aura 35.
the-last-nest-stay-by-the-nest = Restez près du nid : vos 2 points de concentration sont pour l’attaque. Il manque encore le reste des 6 points de renommée.
the-last-nest-exactly-enough = La Grande statue et Acclamation font 6 à elles deux. L’une est faite ; à l’autre maintenant.
the-last-nest-attack = 35, au point près ! La réserve n’a rien de trop : un de vos deux ouvriers paie donc l’attaque, et l’autre se bat. Attaquez B5 !
the-last-nest-focus-for-two = Vous avez de quoi faire un pas et une attaque, pas plus. Faites les deux maintenant : attaquez B5.
the-last-nest-one-attack-away = Une attaque, et c’est fait. Il n’y a plus rien à garder pour plus tard : attaquez B5.
the-last-nest-spend-nothing = La réserve a de quoi payer le nid, et vos ressources n’y changeront plus rien. Attaquez B5 !
the-last-nest-won = 14 contre 11 : le dernier nid est tombé, et Alynthia est libre. Vous avez gagné tous les deux. À la fin, c’est souvent aussi serré !

## 6 : votre partie

your-game-title = Votre première partie
your-game-guild = Un autre pays, et une partie à vous. Quelle guilde menez-vous ? La Montagne est forte au combat, la Forêt garde plus de cartes, les Champs en piochent, le Labeur amène des ouvriers, les Nomades ont plus de concentration.
your-game-start = Où commencez-vous ? Une bonne case ne touche aucun nid, et a des terrains variés autour d’elle.
your-game-off-you-go = À partir d’ici, c’est votre partie, avec un jeune arbre pour partenaire. Des avant-postes et une amélioration à la manche 1, puis un nid par manche. Un autre jour, vous pourrez jouer en solitaire, ou chacun pour soi.
