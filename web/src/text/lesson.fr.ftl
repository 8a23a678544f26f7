# Premières parties guidées : la liste des chapitres et la leçon elle-même. Ce qu’elle enseigne se trouve dans les fichiers du jeu.

learn-link = Apprendre en dix minutes
learn-link-of = Apprendre { $game } en dix minutes
learn-new-here = Vous débutez ? Chaque jeu s’apprend à table, en une dizaine de minutes.
learn-title = Apprendre { $game }
learn-heading = Votre première partie
learn-what = Vous jouez, on vous explique une chose à la fois. Arrêtez quand vous voulez : ce navigateur retient où vous en étiez.
learn-chapters = Chapitres
learn-none = Ce jeu n’a pas encore de leçon.
learn-minutes = { $count ->
    [one] une minute
   *[other] { $count } minutes
  }
learn-all-minutes = { $count ->
    [one] Un chapitre
   *[other] { $count } chapitres
  }, { $minutes } minutes environ
learn-done = terminé
learn-skipped = passé
learn-here = à l’étape { $step } sur { $count }
learn-all-done = Vous avez joué tous les chapitres. La prochaine partie sera une vraie.
learn-begin = Commencer
learn-resume = Reprendre
learn-repeat = Rejouer
learn-again = Recommencer
learn-skip = Passer
learn-action = { $action } : { $chapter }
learn-first = Commencer le premier chapitre
learn-next = Continuer : { $chapter }
learn-new-game = Jouer une nouvelle partie
learn-rules = Lire les règles

## La leçon

lesson-area = Le professeur
lesson-step = Étape { $step } sur { $count }
lesson-next = Suite
lesson-back = Retour
lesson-grow = Agrandir le panneau du professeur
lesson-shrink = Réduire le panneau du professeur
lesson-show = Montrez-moi
lesson-shown = Jouez ce coup : { $move }
lesson-skip = Passer ce chapitre
lesson-leave = Quitter
lesson-your-move = À vous de jouer
lesson-read-before = Vous avez déjà lu ceci.
lesson-press-next = Appuyez d’abord sur « Suite » ; ensuite, ce sera à vous.
lesson-only-reading = Appuyez sur « Suite » pour continuer.
lesson-come-forward = Revenez où vous en étiez ; ensuite, ce sera à vous.
lesson-moves = { $count ->
    [one] Le seul coup possible
   *[other] Les { $count } coups possibles
  }
lesson-chapter-done = Chapitre terminé
lesson-all-done = C’était votre première partie
lesson-next-chapter = Chapitre suivant : { $chapter }
lesson-play-on = Continuer d’ici avec un jeune arbre
lesson-repeat = Rejouer ce chapitre
lesson-chapters = Tous les chapitres
lesson-unknown = Ce jeu n’a pas ce chapitre
lesson-again = Réessayer
