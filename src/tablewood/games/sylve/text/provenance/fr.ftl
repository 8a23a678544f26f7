# Sylve : d’où viennent les nombres de components.toml, pour les joueurs.
# Le fichier anglais a les mêmes identifiants. Une table a un nom, et un texte par source.

why = Notre exemplaire du livret décrit toutes les sortes de matériel mais n’imprime que quelques cartes, et certaines pages sont abîmées : il y manque des icônes et des nombres. Des critiques et des pages de boutiques ont comblé des lacunes. Ce qui manquait encore, nous l’avons complété nous-mêmes, en accord avec tous les décomptes, exemples et totaux connus, et essayé dans de nombreuses parties entre bots. Qui possède les cartes imprimées peut remplacer n’importe quel nombre dans la table du matériel sans toucher une ligne de code.

table-dice = Dés
table-dice-rulebook = Le nombre de dés de chaque joueur, ce qu’ajoute un dé eau, et le fait que les cases « n’importe quel dé » acceptent trois symboles Cueillette et trois Éléments.
table-dice-published = Trois paysages et trois Éléments (spielkultisten.de) ; l’arbre parmi les paysages (toysandgeek.fr).
table-dice-reconstructed = Les noms des deux autres paysages, et la présence de chaque face deux fois sur un dé.
table-village = Cases du Village
table-village-rulebook = Deux cases « n’importe quel dé » en haut, des cases Élément, un ingrédient au choix, une case Créature, la réservation.
table-village-published = Une case par Élément (une feuille solo d’amateur) ; le feu et le vent de jour, et une action qui brûle (boardzilla.pl) ; la possibilité d’échanger (esploragiochi.it).
table-village-reconstructed = Les termes des échanges, l’eau de jour, le vent de nuit, la face et la case où l’on brûle, et les noms des cases.
table-forest = Cartes Sylve
table-forest-rulebook = 20 cartes d’une ou deux saisons, dont une printemps et hiver, avec une icône de nombre de joueurs. Les 12, 16 ou 20 cartes en jeu se déduisent des règles.
table-forest-published = Des points de 3 à 7 (philibertnet.com) ; l’icône est un intervalle (donmeeple.com).
table-forest-reconstructed = Les noms, les cases et les points de chaque carte.
table-creature = Cartes Créature
table-creature-rulebook = 36 cartes et la liste de leurs pouvoirs ; cinq cartes figurent dans les exemples.
table-creature-published = 9 cartes par saison (houseofgames.it).
table-creature-reconstructed = Le nombre d’exemplaires de chaque pouvoir, les saisons et les ingrédients que nomment les autres cartes, leurs noms, et les points des Créatures d’hiver.
table-potion = Cartes Potion
table-potion-rulebook = 32 cartes et la liste de leurs effets.
table-potion-reconstructed = Quatre cartes par effet ; leurs coûts, leurs points et leurs noms.
table-character = Personnages
table-character-rulebook = Quatre pouvoirs et les baies qu’ils demandent ; Lelio (rouge), Myla et Kyril.
table-character-published = Wren et le pouvoir de garder quatre Créatures (gramywplanszowki.pl, iltopodiludoteca.it) ; des dés verts et bleus (geek.pizza).
table-character-reconstructed = Qui a lesquels des autres pouvoirs et couleurs.
table-setup = Mise en place
table-setup-rulebook = Les Sylves de la ligne, les cartes du marché, la baie de départ ; la taille du paquet Sylve s’en déduit.
table-limits = Limites
table-limits-rulebook = Le nombre de Créatures apprivoisées et de jetons Terre brûlée.
table-score = Score final
table-score-rulebook = Ce qui compte à la fin, et ce que vaut une Créature sur une Sylve et ailleurs.
