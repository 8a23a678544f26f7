# Les Bâtisseurs de Sylvan Dale : d’où viennent les nombres de components.toml, pour les joueurs.
# Le fichier anglais a les mêmes identifiants. Une table a un nom, et un texte par source.

why = Le livret compte chaque pièce mais n’indique ni les faces des cartes, des tuiles et des bases, ni la disposition du plateau. Nous les avons complétées par la répartition la plus simple qui convienne à ses nombres : autant de chaque style, autant de chaque icône, et un plateau dont les quartiers ont la taille que demandent les règles. Les noms des styles, des créatures et des quartiers sont de nous là où le livret n’en donne pas. Qui possède le jeu imprimé peut remplacer n’importe quel nombre dans la table du matériel sans toucher une ligne de code.

table-style = Styles et espèces
table-style-rulebook = Quatre styles, chacun avec sa propre espèce.
table-style-published = Les perruches parmi les espèces (une critique sur Meeple Mountain).
table-style-reconstructed = Les noms, les autres espèces, et quelle espèce a quel style.
table-item = Objets spéciaux
table-item-rulebook = Quatre icônes, le nombre de chacun dans la réserve, ce qui revient après usage, et la bannière sur un pont.
table-face = Cartes
table-face-rulebook = 80 cartes avec un style et une icône chacune, certaines avec pont et cime.
table-face-reconstructed = La répartition : 4 styles, 5 icônes ou paires d’icônes, 4 exemplaires de chacune.
table-colour = Couleurs
table-colour-rulebook = Quatre couleurs ; le rouge, le jaune et le bleu y sont nommés.
table-colour-reconstructed = Le violet.
table-tiles = Tuiles
table-tiles-rulebook = 16 par couleur, quatre styles, deux piles de 8.
table-tiles-reconstructed = Quatre de chaque style.
table-bases = Bases
table-bases-rulebook = 20 bases, chacune avec une habitation.
table-bases-reconstructed = Cinq de chaque style.
table-banners = Bannières
table-banners-rulebook = 16 par couleur.
table-district = Quartiers
table-district-rulebook = Cinq quartiers reconnaissables à leur fond, dont un d’herbe vert clair.
table-district-reconstructed = Leurs noms et les autres fonds.
table-board = Le plateau
table-board-rulebook = Deux faces de 20 et 16 cases, de 3 à 5 par quartier ; 3 cases vert clair ne servent pas à deux joueurs.
table-board-reconstructed = La disposition.
table-score = Décompte
table-score-rulebook = Le résumé du décompte.
table-limits = Limites
table-limits-rulebook = Les niveaux d’un arbre, les tuiles qui valent une bannière, les cartes en main, les cartes d’une série.
table-limits-reconstructed = Le nombre de remplacements de la rivière dans un tour, et le moment où un enlisement achève la manche : nos décisions.
table-setup = Mise en place
table-setup-rulebook = La cime avec laquelle commence le second de deux joueurs.
table-fame_tokens = Jetons de renommée
table-fame_tokens-rulebook = D’une valeur totale de 590 ; pour mémoire, car la renommée est ici un nombre.
