# Tree Society : d’où viennent les nombres de components.toml, pour les joueurs.
# Le fichier anglais a les mêmes identifiants. Une table a un nom, et un texte par source.

why = Le livret explique toutes les sortes d’effets et donne le nombre de cartes, mais il n’imprime ni les 73 cartes Guilde ni les 75 cartes Fruit, et nous ne les avons pas vues. Les cartes d’ici sont donc de nous : chaque guilde s’en tient à ce que le livret dit d’elle, les trois cartes de ses exemples en sont tirées, et les coûts et les points ont été équilibrés dans de nombreuses parties entre bots. Qui possède les cartes imprimées peut remplacer n’importe quel nombre dans la table du matériel sans toucher une ligne de code.

table-fruit_type = Types de fruits
table-fruit_type-rulebook = Cinq types.
table-fruit_type-published = De quels fruits il s’agit (critiques sur horstspielt.erf.de et medium.seznam.cz).
table-fruit_action = Actions fruit
table-fruit_action-rulebook = Les cinq actions, et les 2 pièces de moins.
table-fruit_action-reconstructed = Les 2 pièces que rapporte l’action coffre.
table-fruit = Cartes Fruit
table-fruit-rulebook = 75 cartes, dont 25 marquées pour 3 et 4 joueurs, certaines valant 1 pièce de plus.
table-fruit-reconstructed = La répartition : 5 types, 5 actions, 3 exemplaires de chacun, le troisième marqué et l’un des trois de valeur.
table-guild = Guildes
table-guild-rulebook = Six guildes ; lesquelles font la première partie, lesquelles sont avancées.
table-guild-reconstructed = Les lettres devant les numéros de leurs cartes.
table-card = Cartes Guilde
table-card-rulebook = 13 Architectes et 12 cartes pour chaque autre guilde ; trois niveaux, 1 à 3 bannières, les sortes d’effets, et les exemples dont viennent ARC01, BAN01 et BAN02.
table-card-published = Deux bannières sur la carte 24 (une critique sur geekbecois.com).
table-card-reconstructed = Tout le reste : noms, coûts, effets et points des 73 cartes.
table-seat = Plateaux de joueur
table-seat-rulebook = Quatre plateaux, dont un avec le symbole premier joueur.
table-seat-reconstructed = Leurs noms.
table-start_coins = Pièces de départ
table-start_coins-rulebook = Le tableau des pièces de départ.
table-start_coins-reconstructed = Ses nombres : le tableau est abîmé dans notre exemplaire, nous lisons 1, 1 + 1, 2, 2 + 1 (décision R1).
table-players = Selon le nombre de joueurs
table-players-rulebook = Les fruits visibles, et les cartes qui quittent la partie.
table-limits = Limites
table-limits-rulebook = Les cartes en cours, les bannières qui amènent la fin, les pièces que l’on peut garder.
table-limits-reconstructed = L’arrondi au supérieur de la moitié d’un coût (décision R9).
table-box = Contenu de la boîte
table-box-rulebook = Pièces et marqueurs, pour mémoire : les pièces ne sont pas une limite.
