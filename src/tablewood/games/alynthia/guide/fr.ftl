# Les règles illustrées d’Alynthia en français. guide.toml dit où sert chaque texte.
# Les *étoiles* mettent un mot en valeur ; les articles comme AL-57 deviennent des liens.

## Le jeu en dix lignes

cover-picture = La quatrième manche. Deux nids sont tombés, le troisième vient d’essaimer, et les deux guildes sont en route.
cover-alt = La carte d’Alynthia, six cases sur six. Les nids d’E2 et d’E5 sont vaincus ; ceux de B2 et de B5 abritent encore 3 et 2 dragons, et des dragons isolés entourent B5. Au milieu se dressent six avant-postes de deux guildes, dont quatre améliorés.

overview-theme = Des dragons nichent sur les ruines d’Alynthia. Chacun de vous mène une *guilde* aux capacités bien à elle.
overview-aim = Vous jouez *ensemble* : il faut vaincre tous les nids en cinq manches et, à partir de la manche 2, au moins un par manche.
overview-renown = Un nid coûte un combat, et aussi de la *renommée*. Tout ce que vous en gagnez va dans une réserve commune, et chaque nid coûte plus que le précédent.
overview-round = Une manche a trois phases : les dragons viennent, les guildes agissent, les avant-postes donnent leur récolte.
overview-dragons = Les nids *grandissent*. Là où cinq dragons sont réunis, ils *essaiment* sur les cases voisines et attaquent ce qu’ils y trouvent.
overview-actions = Puis vous agissez tous, en même temps et dans l’ordre que vous voulez, tant qu’il vous reste de la *concentration* et des ressources.
overview-growth = Les *avant-postes* rapportent des ressources à chaque manche. Leurs *améliorations* apportent renommée, capacités et recherche.
overview-battle = Un *combat* compare deux nombres : votre force, vos ouvriers et votre dé, contre les dragons et le leur.
overview-modes = On peut aussi jouer en solitaire, ou les uns contre les autres, pour le plus de renommée en quatre manches.

## Ce qu’il y a dans la boîte

box-tile = *Le pays* se compose de tuiles, quatre pour deux joueurs. Chacune a des forêts, des carrières ou des champs, et un nid ; certaines ont un hameau, où l’on recrute des ouvriers.
box-guild = *Les guildes.* Chacune commence sur son propre terrain et dispose de deux capacités dès le départ. Dans le jeu avancé, on les débloque manche après manche, avec une troisième (AL-68).
box-outpost = *Les avant-postes*, cinq par guilde. Chacun coûte plus que le précédent, et rapporte plus de renommée.
box-upgrade = *Les améliorations.* Un avant-poste peut en porter une. Il n’y en a que quelques-unes de chaque sorte pour vous tous : une de plus que de joueurs.
box-research = *La recherche* : quatre lignes de quatre capacités pour chaque guilde. Dans chaque ligne, on les débloque de gauche à droite.
box-market = *Le marché* : huit cartes sont visibles. La moitié du haut dit ce que vous payez, celle du bas ce que vous recevez.
box-action = *Les cartes Action* se piochent à l’aveugle et se jouent quand on veut, la plupart même pendant un combat.
box-die = *Les dés.* Les guildes combattent avec un dé de 1 à 6, les dragons avec un dé de 0 à 3. Le dé d’apparition fait grandir les nids ; le dé de fortune vous apporte un petit quelque chose, ou vous le prend.
box-rounds = *La piste des manches* indique la force d’un dragon à chaque manche, et celle d’un dragon sur son nid.
box-nests = *La piste des nids* indique ce que coûte le premier nid, le deuxième, et ainsi de suite ; chaque ligne est un niveau de difficulté.

## Une manche, pas à pas

turn-swarm-title = Les dragons grandissent et essaiment
turn-swarm = Chaque manche commence par les dragons. On lance un dé pour chaque nid, qui grandit de 0, 1 ou 2 ; dans un nid vaincu, 1 dragon arrive. Puis toute case où sont *cinq dragons ou plus* essaime : un s’envole vers chaque case voisine, les autres restent. Les diagonales ne sont pas voisines. Sinon, les dragons ne bougent jamais.
turn-swarm-picture = Quatre dragons occupent le nid d’E2. Son dé montre 2 : les voilà six.
turn-swarm-alt = La carte à la fin de la manche 2. Le nid d’E2 est éclairé et abrite 4 dragons. La Guilde de la Montagne a un monument juste à côté, sur D2, et son personnage se tient sur E3.
turn-swarm-after = Quatre se sont envolés, deux restent. Sur D2 et E3, ils ont atteint la Guilde de la Montagne.
turn-swarm-after-alt = Le nid d’E2 abrite 2 dragons. Sur chacune des cases éclairées E1, D2, F2 et E3 se tient un dragon.

turn-defend-title = Défendre ce qu’ils atteignent
turn-defend = Les dragons arrivés sur une case où se trouve quelque chose à vous l’attaquent. Ils ont leur nombre fois la force des dragons de la manche, plus leur dé. Vous avez votre *défense*, 1 par *ouvrier* en main, et votre dé ; l’égalité suffit. Si vous gagnez, ils disparaissent, et chacun vaut 1 point de renommée. Si vous perdez, votre personnage recule, ou votre amélioration ou avant-poste est détruit, et le dé de fortune dit ce qu’il vous en coûte encore. Un personnage protège les bâtiments de sa case.
turn-defend-picture = Deux combats, sur D2 et E3. Les dés du premier donnent 5 contre 4 au dragon, mais la Guilde de la Montagne a une carte Force.
turn-defend-alt = La carte pendant le premier combat. D2, avec un monument et un dragon, et E3, avec le personnage de la Guilde de la Montagne et un dragon, sont éclairées.
turn-defend-after = Le monument est sauvé. Sur E3, le dragon a gagné : le personnage est revenu sur E4, et une ressource est perdue.
turn-defend-after-alt = Sur D2, le dragon a disparu et le monument est toujours là. Le personnage se tient sur E4. Ces deux cases sont éclairées ; un dragon reste sur E3.

turn-focus-title = Prendre sa concentration, et se déplacer
turn-focus = Une fois par manche, vous prenez *7 points de concentration*. Chaque pas vers une case voisine en coûte 1. Ce qui reste est gardé, jusqu’à 9. On traverse les bâtiments de tous, mais on n’entre pas sur la case d’un autre personnage.
turn-focus-picture = L’œil marqué 7 : touchez-le, et la manche est à vous.
turn-focus-alt = La piste de concentration et les capacités de la Guilde de la Montagne à la manche 1. La capacité des 7 points de concentration est éclairée, et le marqueur est sur 0.
turn-focus-after = Sept points pour les pas, les attaques, les bâtiments et les cartes.
turn-focus-after-alt = Le marqueur de concentration est sur 7, et la capacité reste assombrie jusqu’à la récolte.

turn-outpost-title = Construire des avant-postes
turn-outpost = Construisez là où se tient votre personnage : une forêt, une carrière ou un champ sans avant-poste. Le premier coûte 1 ressource, le deuxième 1 point de concentration et 1 ressource, et ainsi de suite ; jamais d’ouvriers. Il rapporte sa renommée tout de suite, et *1 ressource de son terrain* à chaque récolte.
turn-outpost-picture = La Guilde de la Montagne est dans la carrière de D3. Le champ de C3 est à un pas, et aucun des deux ne touche un nid.
turn-outpost-alt = La carte à la manche 1. Le personnage de la Guilde de la Montagne se tient sur D3 ; D3 et C3 sont éclairées.
turn-outpost-after = Deux avant-postes : 3 points de renommée et, dès maintenant, de la pierre et de la nourriture à chaque manche.
turn-outpost-after-alt = Un avant-poste de la Guilde de la Montagne se dresse sur D3, un autre sur C3, où se tient le personnage. Les deux cases sont éclairées.

turn-upgrade-title = Améliorer un avant-poste
turn-upgrade = Sur votre avant-poste, vous pouvez bâtir une amélioration, pour 2 points de concentration et 2 ressources. Toutes rapportent *3 points de renommée* et *2 capacités de recherche*, et chacune a son pouvoir : le *monument* 2 points de renommée par manche, le *village* 1 ouvrier par manche, le *bastion* 2 points de force, l’*entrepôt* la place de 4 cartes de plus.
turn-upgrade-picture = Un monument coûte 2 points de concentration, 1 pierre et 1 nourriture.
turn-upgrade-alt = Les avant-postes, les améliorations et les lignes de recherche de la Guilde de la Montagne à la manche 2. Deux avant-postes sont construits, aucune capacité n’est débloquée, et le monument est éclairé.
turn-upgrade-after = Il est bâti. Commerce 1 et Conquête 1 sont débloqués, et servent tout de suite.
turn-upgrade-after-alt = Le monument porte la marque de la guilde. Dans les lignes de recherche, la première capacité du Commerce et la première de la Conquête sont débloquées. Tous trois sont éclairés.

turn-abilities-title = Utiliser ses capacités
turn-abilities = Les capacités à flèche ronde servent *une fois par manche* et ne coûtent rien : celles des guildes, les monuments et les villages, et plusieurs recherches. Utilisez-les quand vous voulez pendant que les guildes agissent. Ce qui n’a pas servi dans une manche n’est pas gardé.
turn-abilities-picture = Le monument et le dé de fortune de Commerce 1 sont prêts.
turn-abilities-alt = Les améliorations et les lignes de recherche de la Guilde de la Montagne. Le monument et la première capacité du Commerce sont éclairés.
turn-abilities-after = Le monument a rapporté 2 points de renommée et se repose jusqu’à la prochaine manche.
turn-abilities-after-alt = Le monument est assombri ; la première capacité du Commerce peut encore servir.

turn-market-title = Commercer au marché, piocher, recruter
turn-market = Une carte Marché coûte des ressources, et pas de concentration ; sa place est comblée après la récolte. Pour *3 points de concentration*, vous piochez une carte Action. Dans un hameau, vous pouvez payer 2 ressources quelconques pour un *ouvrier*. Gardez vos ouvriers : chacun, en main, ajoute 1 à votre force dans tous les combats.
turn-market-picture = Quatre pierres en main : la Grande statue en demande trois.
turn-market-alt = Le marché avec huit cartes visibles. La Grande statue, 3 pierres pour 4 points de renommée, est éclairée.
turn-market-after = 4 points de renommée pour la réserve, et une place vide jusqu’à la fin de la manche.
turn-market-after-alt = Le marché avec sept cartes ; la Grande statue n’y est plus.

turn-attack-title = Attaquer des dragons
turn-attack = On n’entre sur une case de dragons que pour les attaquer : 1 point de concentration pour le pas, 1 pour l’attaque, et *1 ouvrier ou 2 points de renommée*. Vous avez votre *attaque*, vos ouvriers et votre dé, et il vous faut *plus* qu’eux. Si vous gagnez, vous restez là et gagnez 1 point de renommée par dragon. Si vous perdez, vous retournez seulement d’où vous veniez.
turn-attack-picture = D’E4 vers le dragon d’E3. La Guilde de la Montagne a 9 et son dé, le dragon 3 et le sien.
turn-attack-alt = La carte à la manche 3. Le personnage de la Guilde de la Montagne se tient sur E4, et un dragon sur E3 ; ces deux cases sont éclairées.
turn-attack-after = 13 contre 4. La route du nid d’E2 est libre.
turn-attack-after-alt = Le personnage se tient sur E3, case éclairée, et le dragon a disparu. Le nid d’E2, avec 2 dragons, est la case suivante au nord.

turn-nest-title = Vaincre un nid
turn-nest = Un nid s’attaque de la même façon. Il a le nombre de ses dragons fois la *force des nids* de la manche, plus un dé. La réserve doit contenir ce que coûte le prochain nid, et ne le paie *que si vous gagnez*. Le nid est alors vaincu pour de bon, et vous recevez 2 points de renommée et une capacité de recherche.
turn-nest-picture = Deux dragons de force 4, cela fait 8, plus leur dé. Le deuxième nid coûte 20 points de renommée.
turn-nest-alt = Le personnage de la Guilde de la Montagne se tient sur E3. Le nid d’E2, avec 2 dragons, est éclairé.
turn-nest-after = 10 contre 11, il s’en fallait de peu. Une carte Relance a changé le 1 en 5 : 14 contre 11.
turn-nest-after-alt = Le nid d’E2 est vaincu et éclairé. Le personnage de la Guilde de la Montagne s’y tient.

turn-harvest-title = Récolter
turn-harvest = Quand tous ont terminé, chaque avant-poste apporte 1 ressource de son terrain. Vous pouvez garder *7 cartes*, ressources et cartes Action comprises, sauf si une capacité en permet plus. Les capacités sont de nouveau prêtes, le marché se remplit, et la manche suivante commence.
turn-harvest-picture = La Guilde de la Montagne a terminé la manche 1, avec 1 nourriture et 1 ouvrier en main.
turn-harvest-alt = La main de la Guilde de la Montagne à la fin de la manche 1 : 1 nourriture et 1 ouvrier.
turn-harvest-after = D3 a apporté de la pierre, et C3 de la nourriture. La manche 2 peut commencer.
turn-harvest-after-alt = La main contient maintenant 1 pierre et 2 nourritures, éclairées, et 1 ouvrier.

## Gagner et perdre

scoring-pool = *Une seule réserve.* Tout ce que gagne l’un de vous y va, et chacun peut y puiser : pour les attaques et pour les nids.
scoring-costs = *Les nids* coûtent chaque fois plus. À deux joueurs, au niveau normal, c’est 10, 20, 25 et 35 points de renommée.
scoring-pace = *Un par manche.* À la manche 2 et à chacune des suivantes, au moins un nid doit tomber. Un second dans la même manche ne compte pas pour la prochaine.
scoring-win = *Vous gagnez* à l’instant où tombe le dernier nid : tous ensemble.
scoring-loss = *Vous perdez*, tous ensemble, quand une manche s’achève sans qu’un nid soit tombé, à partir de la deuxième, ou quand un nid tient encore après la manche 5. Rien d’autre ne met fin à la partie, si nombreux que soient les dragons.
scoring-example = Manche { $team_round } : il reste un nid, et la réserve n’a pas encore de quoi le payer. La Grande statue et la carte Acclamation apportent exactement ce qui manque ; rien n’étant de trop pour l’attaque, c’est un ouvrier qui la paie. Le combat est gagné. La réserve paie le nid, puis reçoit la récompense et la renommée de la Conquête. Nids vaincus : { $team_nests } ; nids restants : { $team_left } ; renommée en réserve : { $team_renown }. Les guildes ont gagné ensemble.
scoring-example-picture = Le dernier nid, sur B5, et la Guilde de la Montagne juste à côté.
scoring-example-alt = La carte à la manche 5. Trois nids sont vaincus. Le nid de B5 abrite 2 dragons et est éclairé ; le personnage de la Guilde de la Montagne se tient sur C5.
scoring-example-after = Alynthia est libre.
scoring-example-after-alt = Le nid de B5 est vaincu et éclairé, et le personnage de la Guilde de la Montagne s’y tient. Il ne reste aucun nid.

## Icônes

glossary-focus-title = Concentration
glossary-focus = paie les pas, les attaques, les bâtiments et les cartes Action.
glossary-renown-title = Renommée
glossary-renown = dans la réserve commune ; paie les nids et les attaques.
glossary-wood-title = Bois
glossary-wood = des avant-postes en forêt.
glossary-stone-title = Pierre
glossary-stone = des avant-postes dans les carrières.
glossary-food-title = Nourriture
glossary-food = des avant-postes dans les champs.
glossary-worker-title = Ouvrier
glossary-worker = ajoute 1 à votre force tant que vous l’avez en main ; aucun avant-poste n’en apporte.
glossary-non_worker_resource-title = Bois, pierre ou nourriture
glossary-non_worker_resource = au choix, mais pas un ouvrier.
glossary-any_resource-title = N’importe quelle ressource
glossary-any_resource = bois, pierre, nourriture ou ouvrier.
glossary-outpost-title = Avant-poste
glossary-outpost = occupe une case et en apporte la ressource à chaque récolte.
glossary-research-title = Recherche
glossary-research = débloquez la capacité suivante dans une ligne au choix.
glossary-action_card-title = Carte Action
glossary-action_card = piochez-en une ; vous pouvez la garder pour plus tard.
glossary-fortune_roll-title = Dé de fortune
glossary-fortune_roll = de la renommée, une carte Action, un ouvrier ou d’autres ressources. Après une défense perdue, vous perdez ce qu’il montre.
glossary-attack-title = Attaque
glossary-attack = votre force quand vous attaquez.
glossary-defense-title = Défense
glossary-defense = votre force quand les dragons viennent à vous.
glossary-battle_points-title = Points de force
glossary-battle_points = à répartir entre attaque et défense, une fois pour toutes.
glossary-hand_limit-title = Limite de main
glossary-hand_limit = vous pouvez garder plus de cartes à la récolte.
glossary-dragon-title = Dragon
glossary-dragon = à côté figure sa force pour cette manche.
glossary-nest-title = Nid
glossary-nest = à côté figure la force de chacun de ses dragons, ou la renommée qu’il coûte.

## Premières stratégies

hint-upgrade = *Améliorez tôt.* 3 points de renommée et deux capacités pour 2 points de concentration et 2 ressources : rien d’autre n’en donne autant. Un monument ou un village bâti à la manche 1 sert cinq fois.
hint-ground = *Loin des nids, et sur des terrains variés.* Une case qui ne touche aucun nid est rarement atteinte par un essaim. Avec de la pierre, du bois et de la nourriture de trois avant-postes, on bâtit ce que l’on veut.
hint-roles = *Partagez-vous le travail.* L’un prend la Conquête, les bastions et les ouvriers, et se bat ; l’autre gagne de la renommée avec les monuments, la Politique et le marché.
hint-after-a-swarm = *Frappez après un essaim.* Un nid de 4 dragons est coriace ; après un essaim, il n’en reste qu’un ou deux. Finissez la manche à deux pas d’un nid qui va essaimer : ses dragons ne vous atteindront pas, mais vous, si.
hint-cards = *Gardez cartes et ouvriers pour les nids.* Payez les attaques en renommée tant que la réserve le permet, et jouez Force et Relance après les dés, quand vous savez ce qui manque.
