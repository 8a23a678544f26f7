# Ce que dit la page de tout le matériel de Builders of Sylvan Dale.

kind-card = Cartes
kind-item = Objets spéciaux
kind-style = Styles et espèces
kind-base = Bases
kind-tile = Tuiles
kind-banner = Bannières
kind-colour = Couleurs
kind-district = Quartiers
kind-board = Le plateau
kind-fame = Jetons de renommée

style-does = Y habite : { $creature }. Toutes les demeures de ce style, sur les cartes, les bases et les tuiles, ont cet aspect.
base-title = Base : { $style }
base-does = Le pied d’un arbre, posé au hasard sur une case du plateau. C’est le niveau 1 ; sa demeure est celle du sommet tant qu’aucune tuile n’est ajoutée.
tile-title = { $style }, { $colour }
banner-title = Bannière, { $colour }
colour-does = Cette couleur a { $tiles } tuiles et { $banners } bannières.
district-does = Qui a le prestige sur le plus grand nombre de ses arbres y a la prééminence.
district-trees = { $count ->
    [0] À { $seats } : inutilisé.
    [one] À { $seats } : { $count } arbre.
   *[other] À { $seats } : { $count } arbres.
}
board-front = Recto du plateau
board-back = Verso du plateau
board-for = À { $seats } : { $count } arbres.
board-for-few = À { $seats } ou { $most } : { $count } arbres ; à { $seats }, la prairie reste vide.
fame-title = { $count } de renommée
fame-does = La renommée déjà gagnée. Ici, c’est un simple nombre, qui ne s’épuise jamais.
