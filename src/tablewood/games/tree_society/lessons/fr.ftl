# La première partie guidée de Tree Society en français.
# Le fichier anglais porte les mêmes identifiants.

## Un tour

a-turn-title = Vendre, bâtir, se reposer
a-turn-welcome = Les guildes du bois bâtissent des maisons dans les arbres, et vous leur prêtez main-forte. Chaque tour a le même rythme : vendre un fruit, bâtir avec les pièces, se reposer. Le plus de points l’emporte.
a-turn-prices = Un fruit vaut une pièce par fruit de son type en vue : les vôtres, ceux du marché et ceux des autres. Quatre pommes sont en vue : une pomme rapporte donc 4 pièces. Les cadrans montrent tous les prix.
a-turn-sell = À chaque tour, il faut vendre un fruit. Vendez votre pomme.
a-turn-apples-pay-most = De ce type, il n’y en a que deux en vue : il rapporte 2 pièces. Votre pomme en rapporte 4.
a-turn-build = 5 pièces dans votre bourse. Vous avez commencé une maison, la Chambre des glands, et le prochain de ses trois niveaux coûte 4. Son effet met 3 pièces dans votre coffre. Bâtissez-le.
a-turn-build-first = L’action de la pomme peut attendre un instant. Bâtissez d’abord : ce niveau remplit aussi le coffre.
a-turn-five-coins-to-spend = Vous avez 5 pièces, et à la fin du tour, tout sauf 2 serait perdu. Bâtissez d’abord.
a-turn-keep-your-house = On peut se défaire d’une maison pour faire de la place. Mais il vous en reste pour deux autres, et celle-ci va grandir.
a-turn-grow-what-you-have = Vous pouvez commencer plusieurs maisons, et vous le ferez bientôt. Mais une maison vaut surtout par sa hauteur : élevez d’abord la Chambre des glands.
a-turn-chest = Le fruit vendu a aussi une action : celle qui est imprimée dessous. Votre pomme ajoute 2 pièces au coffre. Utilisez-la maintenant, ou elle est perdue.
a-turn-action-is-lost = L’action de la pomme serait perdue. Deux pièces pour le coffre : prenez-les d’abord.
a-turn-done = Votre dernière pièce n’achète rien ici. Terminez la construction.
a-turn-rest = Reposez-vous maintenant, et prenez un fruit du marché. Prenez l’orange : vous aurez ainsi trois types différents, et pourrez suivre les prix.
a-turn-not-an-apple = Bouleau a deux pommes et serait ravi d’en voir d’autres. Prenez l’orange, un type que vous n’avez pas encore.
a-turn-a-lonely-kind = Personne d’autre n’a de myrtille : elle rapporterait peu. Bouleau a une orange, lui aussi : cela soutient le prix.
a-turn-an-orange-for-later = Vous avez déjà un fruit de ce type. Avec une orange, vous aurez le choix entre trois types la prochaine fois.
a-turn-carried = Puis vient le contrôle de la bourse : vous pouvez garder 2 pièces, le reste est perdu. Le coffre, lui, est à l’abri et se vide dans votre bourse. Vous commencez votre prochain tour avec 6 pièces, Bouleau avec 2.
a-turn-end = Vendre, bâtir, se reposer. Les prix montent et descendent avec chaque fruit qui vient ou s’en va, et un bon coffre vous donne de l’avance.

## Les effets

effects-title = De fil en aiguille
effects-houses = Chaque niveau d’une maison fait quelque chose quand on le bâtit, et permet parfois de bâtir encore. Voyons jusqu’où peut mener un seul tour. Vous avez 2 pièces, et la Corderie avec un niveau.
effects-sell = Quatre cerises sont en vue. Vendez votre cerise 4 pièces ; son action, une remise de 2, servira tout à l’heure.
effects-cherries-pay-most = Ce fruit rapporte moins. Quatre cerises sont en vue : vendez la cerise.
effects-build = Le niveau 2 de la Corderie coûte 3. Son effet : bâtir un niveau d’une autre guilde pour 2 pièces de moins. Bâtissez-le.
effects-action-for-later = Gardez un instant la remise de votre cerise. La Corderie en apporte une autre, et on n’en utilise qu’une à la fois.
effects-do-not-discard = Il y a de la place pour trois maisons à la fois : rien ne doit partir. Gardez-les toutes.
effects-so-much-to-do = Ce tour promet encore beaucoup ! En vous arrêtant ici, vous ne garderiez que 2 pièces.
effects-your-own-house-first = Vous pourriez commencer par là. Mais la Corderie rend le niveau suivant moins cher : élevez-la d’abord.
effects-by-effect = Un niveau d’une autre guilde pour 2 de moins. L’Étal de fruits coûte 3, pour vous 1 seule pièce, et permet de vendre aussitôt un second fruit. Bâtissez-le.
effects-discount-is-lost = Un effet s’utilise tout de suite ou jamais. Une nouvelle maison pour 2 de moins : ne la manquez pas.
effects-one-that-sells = Celle-là aussi, vous pouvez la bâtir ; dans la rangée du haut, tout coûte 1 de plus. Mais l’Étal de fruits rapporte tout de suite de nouvelles pièces.
effects-sell-more = Vendez un autre fruit, d’un type que vous n’avez pas vendu dans ce tour. Trois raisins sont en vue : vendez votre raisin.
effects-coins-for-nothing = Une seconde vente dans le même tour, c’est un cadeau : 3 pièces. Vendez votre raisin.
effects-grapes-pay-more = Il y a moins d’oranges que de raisins en vue. Vendez le raisin, pour 3 pièces.
effects-discount = 5 pièces. Maintenant la remise de votre cerise : le Recoin du chroniqueur coûte 3, et 1 seule pièce avec l’action. Touchez-le, et choisissez de le bâtir pour moins.
effects-for-less = Vous avez encore la remise de votre cerise, et elle est perdue à la fin du tour. Choisissez la voie la moins chère.
effects-writers-for-less = Bien, mais vos pièces peuvent mieux servir. Pour 1 pièce, le Recoin du chroniqueur vous donne une troisième maison, et de nouvelles cartes au marché.
effects-renew = Son effet : défausser toute une rangée du marché de guildes, et voir de nouvelles cartes. Quelle rangée vous plaît le moins ?
effects-see-new-cards = De nouvelles cartes ne coûtent rien, et l’une d’elles vous ira peut-être mieux. Choisissez une rangée.
effects-once-more = Il reste 4 pièces. Le niveau 2 de l’Étal de fruits coûte 3, et vous rapporte un fruit. Bâtissez-le.
effects-coins-are-cut = On ne garde que 2 pièces ; les autres seraient perdues. Pour 3, l’Étal de fruits grandit.
effects-merchant-brings-fruit = Ce ne serait pas un mal. Mais l’Étal de fruits vous rapporte un fruit, et vous en avez vendu deux.
effects-take-more = Prenez un fruit, celui que vous voulez.
effects-fruit-for-nothing = Un fruit pour rien, et votre panier est presque vide. Prenez-en un.
effects-done = Il reste une pièce, et vous pouvez la garder. Terminez la construction.
effects-enough-for-now = Vos trois maisons sont votre capital : laissez-les debout, et terminez la construction.
effects-rest = Reposez-vous, et prenez encore un fruit.
effects-end = Deux ventes, quatre niveaux, trois maisons, le tout en un tour. Cherchez ces enchaînements : une remise, puis une maison qui vend, puis la suivante.

## Le dernier tour

last-turn-title = Bannières et points
last-turn-banners = Une maison de trois niveaux est achevée et montre ses bannières. Dès que quelqu’un en a 6, on finit la manche et l’on en joue une dernière. Bouleau en a 6. Voici le dernier tour de la partie.
last-turn-points = Chaque maison vaut les points de son plus haut niveau, et rien pour ceux du dessous. La Grande bibliothèque en est à 7 points. Son troisième niveau la porterait à 14, et coûte 7 pièces. Vous en avez 2.
last-turn-sell = Il vous en faut donc 5 de plus, et c’est justement le prix d’une orange. Vendez-la.
last-turn-seven-coins = Cela ne suffirait pas pour la Grande bibliothèque. Une orange rapporte 5 pièces, et 5 et 2 font 7.
last-turn-build = 7 pièces, tout juste. Achevez la Grande bibliothèque !
last-turn-seven-points-more = Le Pressoir à cidre passerait de 2 points à 5. La Grande bibliothèque passe de 7 à 14.
last-turn-no-time-for-new-cards = De nouvelles cartes ne servent plus à rien au dernier tour. Vos pièces, si : achevez la Grande bibliothèque.
last-turn-coins-are-no-points = Les pièces ne valent rien à la fin. Achevez la Grande bibliothèque.
last-turn-they-all-count = Elle compte encore à la fin. Gardez-la, et achevez la Grande bibliothèque.
last-turn-finish-what-is-tall = Une maison à peine commencée ne vaut presque rien. Achevez la Grande bibliothèque : 7 points de plus.
last-turn-done = Achevée, avec sa propre bannière. Terminez la construction.
last-turn-nothing-more-to-win = Il n’y a plus rien à y gagner, et quelque chose à perdre. Terminez la construction.
last-turn-rest = Prenez un dernier fruit, par habitude.
last-turn-counted = Chaque maison a compté son plus haut niveau, achevée ou non. Bouleau a eu six bannières en premier, et pourtant…
last-turn-end = 37 à 32 : vous avez gagné. Finir la partie est une chose, la finir avec les meilleures maisons en est une autre. Certaines cartes comptent autre chose à la fin : bannières, fruits ou pièces. Lisez-les avant d’en commencer une.

## Votre partie

your-game-title = Votre première partie
your-game-start = Un marché tout frais, une maison commencée, et c’est à vous. Les cadrans disent lequel de vos fruits vaut le plus aujourd’hui.
your-game-sell = Vendez un fruit. Regardez aussi son action : elle vaut parfois mieux qu’une pièce.
your-game-off-you-go = À partir d’ici, c’est votre partie, contre un jeune arbre. Touchez une carte pour voir ce que fait chaque niveau, et ce que vous le paieriez.
