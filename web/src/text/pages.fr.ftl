# Les pages autour d’une table : accueil, nouvelle table, prendre place, revoir, règles, vérification, score final

## Bots

bot-sapling = Jeune pousse
bot-sapling-help = Doux : joue à sa fantaisie et se trompe. Pour une première partie.
bot-young = Jeune arbre
bot-young-help = Facile : prend ce qui paraît le mieux sur-le-champ, sans penser à vous.
bot-grown = Grand arbre
bot-grown-help = Bon : prévoit vos réponses. Un adversaire honnête pour la plupart.
bot-ancient = Arbre vénérable
bot-ancient-help = Fort : prend son temps, environ deux secondes par coup.
bot-random = Hasard
bot-random-help = Tous les coups se valent. Pour essayer.
bot-greedy = Glouton
bot-greedy-help = Toujours le coup qui paraît le meilleur de son propre tour.
bot-search = Recherche
bot-search-help = La recherche arborescente des grands arbres, à son propre rythme.

## Accueil

lobby-hero = Cinq jeux de plateau des bois, entre amis ou contre les arbres.
lobby-hero-more = Pas besoin de compte, ni de chronomètre, sauf si vous en voulez un. Les règles sont tenues pour vous, et expliquées.
lobby-games = Choisissez un jeu
lobby-players = { $low ->
    [1] 1 à { $high } joueurs
   *[other] { $low } à { $high } joueurs
  }
lobby-minutes = { $low } à { $high } min
lobby-minutes-about = environ { $low } min
lobby-weight-light = Léger
lobby-weight-medium-light = Assez léger
lobby-weight-medium = Moyen
lobby-weight-medium-heavy = Assez corsé
lobby-weight-heavy = Corsé
lobby-play = Jouer à { $game }
lobby-play-short = Jouer
lobby-rules = Règles
lobby-rules-of = Règles de { $game }
lobby-mine = Mes tables
lobby-mine-empty = Vous n’êtes encore à aucune table. Choisissez un jeu ci-dessus : dans dix secondes, vous jouez.
lobby-waiting = Tables ouvertes
lobby-waiting-empty = Personne n’attend de compagnie. Dressez une table ouverte : on la trouvera ici.
lobby-watchable = Tables à regarder
lobby-watchable-empty = Aucune table ouverte ne joue en ce moment.
lobby-your-turn = À vous de jouer
lobby-turns-waiting = { $count ->
    [one] Une table vous attend.
   *[other] { $count } tables vous attendent.
  }
lobby-phase-seating = attend des joueurs
lobby-phase-playing = en cours
lobby-phase-over = terminée
lobby-broken = L’enregistrement est abîmé
lobby-free = { $count ->
    [one] 1 place libre
   *[other] { $count } places libres
  }
lobby-resume = Reprendre
lobby-open = Ouvrir
lobby-join = Prendre place
lobby-watch = Regarder
lobby-look-back = Revoir
lobby-open-seat = place libre
lobby-at = { $action } : { $game }, { $people }
lobby-me = vous
lobby-older = Tables plus anciennes
lobby-unknown = Inconnu tant que le serveur est injoignable.
lobby-stale = La liste n’a pas pu être actualisée : { $why } Nouvel essai…

## Nouvelle table

new-heading = { $game } : une nouvelle table
new-players = Combien de joueurs ?
new-seats = Qui prend place ?
new-who = Qui prend la place { $number } ?
new-colour = Couleur de la place { $number }
new-me = Moi
new-friend = Un ami, par lien
new-friend-help = Vous recevrez un lien à envoyer. La partie commence quand tout le monde est assis.
new-here = Une autre personne, sur cet appareil
new-here-help = Vous vous passez l’appareil.
new-bots = Bots
new-more-bots = Autres bots
new-bots-about = À propos des bots
new-pace = Rythme des bots
new-for-players = { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs
  }
new-table-drawn = La table : { $people }
new-whom = Qui peut trouver la table ?
clock-choice = Combien de temps pour jouer ?
clock-choice-none = Autant que l’on veut
clock-choice-quick = Vite : deux minutes par tour
clock-choice-day = Un jour par tour
clock-choice-days = Trois jours par tour
clock-choice-custom = Autre chose…
clock-custom = Chaque joueur dispose de
clock-amount = Durée
clock-unit = Unité de temps
clock-unit-minutes = minutes
clock-unit-hours = heures
clock-unit-days = jours
clock-kind-bank = pour toute la partie
clock-kind-turn = par tour
clock-increment = De plus après chaque tour, en secondes
clock-zero = Si quelqu’un dépasse son temps :
clock-zero-bot = un bot garde la place jusqu’à son retour
clock-zero-forfeit = sa place est hors classement, et un bot continue
new-guest = Invité
new-my-name = Votre nom
new-their-name = Nom de la personne à la place { $number }
new-name-needed = Donnez un nom, s’il vous plaît.
new-name-left = { $left ->
    [0] Plus de place pour une autre lettre.
    [one] Encore 1 lettre au plus.
   *[other] Encore { $left } lettres au plus.
  }
new-name-long = Un nom a { $longest } lettres au plus ; celui-ci en a { $over ->
    [one] 1
   *[other] { $over }
  } de trop.
new-names-alike = Deux personnes portent le même nom. Distinguez-les, s’il vous plaît.
new-options = Options du jeu
new-options-summary = { $count ->
    [0] comme d’habitude
    [one] 1 changée
   *[other] { $count } changées
  }
new-reset = Comme d’habitude
new-open = Montrer la table à l’accueil, pour que chacun puisse la rejoindre ou la regarder
new-open-private = Privée : seuls ceux qui ont le lien trouvent la table
new-start = Commencer la partie
new-set = Dresser la table
new-starting = On dresse la table…
new-unknown = Il n’y a pas ici de jeu nommé « { $game } ».
new-yes = oui
new-no = non
new-value-random = au hasard
new-value-usual = celles d’habitude
new-value-auto = automatique
new-value-solo = solo
new-value-cooperative = coopératif
new-value-competitive = compétitif
new-value-basic = de base
new-value-advanced = avancé
new-value-easy = facile
new-value-normal = normale
new-value-challenging = exigeante
new-value-difficult = difficile
new-value-standard = standard
new-value-first-game = première partie
new-value-chosen = choisis
new-rules = Lire d’abord les règles

## Prendre place

sit-heading = En attente de joueurs
sit-heading-free = { $count ->
    [one] Une place est encore libre
   *[other] { $count } places sont encore libres
  }
sit-explain = La partie commence d’elle-même dès que toutes les places sont prises. Vous pouvez fermer cette page et revenir : rien n’expire.
sit-invite = Inviter quelqu’un
sit-invite-help = Qui ouvre ce lien peut prendre place. Aucun compte n’est nécessaire.
sit-link = Lien vers cette table
sit-copy = Copier le lien
sit-copied = Copié
sit-copy-failed = La copie n’est pas permise ici : faites Ctrl+C, le lien est sélectionné.
sit-share = Partager…
sit-share-text = Viens jouer à { $game } avec moi !
sit-qr = QR code du lien vers cette table ({ $game })
sit-qr-help = Ou visez ce code avec l’appareil photo d’un téléphone
sit-seats = Places
sit-free = libre
sit-you = vous
sit-host-bot = Mettre un bot ici
sit-bot-for = Bot pour la place { $seat }
sit-take = Prendre une place
sit-your-name = Votre nom
sit-which = Quelle place ?
sit-sit = Prendre place
sit-sit-another = Asseoir une autre personne de cet appareil
sit-leave = Se lever
sit-leave-from = Se lever de la place { $seat }
sit-fair = Le mélange est déjà fixé : son sceau commence par { $seal }. Votre navigateur y ajoute son propre hasard quand vous prenez place.
sit-fair-link = Comment l’équité est garantie
sit-watching = Vous regardez. Prenez une place pour jouer.

## Revoir

replay-title = Revoir
replay-heading = { $game }, coup par coup
replay-slider = Coup
replay-at = Coup { $move } sur { $moves }
replay-start = Avant le premier coup
replay-first = Au début
replay-back = Un coup en arrière
replay-play = Lire
replay-pause = Pause
replay-on = Un coup en avant
replay-last = À la fin
replay-keys = Flèches gauche et droite : un coup. Début et Fin : début et fin. Espace : lecture.
replay-seen = Vu par
replay-onlooker = un spectateur
replay-log = Ce qui s’est passé
replay-chart = Les points au fil de la partie
replay-move-by = { $player } : { $move }
replay-link = Lien vers ce coup
replay-link-copied = Lien copié
replay-board = La table après ce coup
replay-wait = On dresse la table…
replay-table = Retour à la table
replay-file = Enregistrer la partie
replay-verify = Vérifier le mélange
replay-not-over = Cette partie est encore en cours. On pourra la revoir quand elle sera terminée.
replay-speed = Vitesse
replay-speed-slow = lente
replay-speed-even = moyenne
replay-speed-fast = rapide

## Règles

rules-title = Règles de { $game }
rules-search = Chercher dans les règles
rules-search-help = Une clause comme { $clause }, ou des mots dans n’importe quel ordre
rules-found = { $count ->
    [0] Rien ne contient tous ces mots.
    [one] 1 clause
   *[other] { $count } clauses
  }
rules-chapters = Chapitres
rules-link = Lien vers { $clause }
rules-unknown-clause = Il n’y a pas de clause { $clause } en vigueur.
rules-whole = Toutes les règles sur une page
rules-play = Jouer à { $game }
rules-other = Règles d’un autre jeu

## Vérification

verify-title = Vérifier une partie
verify-lead = Le mélange était-il juste ? Ici vous pouvez vérifier toute partie terminée, coup par coup, d’après son fichier.
verify-drop = Déposez ici le fichier d’une partie, ou choisissez-en un
verify-choose = Choisir un fichier
verify-paste = Ou collez ce qu’il contient
verify-check = Vérifier
verify-checking = La partie est rejouée…
verify-clear = Un autre fichier
verify-file-too-large = Ce fichier est trop grand pour être une partie ({ $size } Ko ; 200 Ko au plus).
verify-nothing = Choisissez ou collez d’abord un fichier de partie.
verify-holds = Tout est juste.
verify-fails = Quelque chose ne va pas.
verify-holds-more = { $game } : { $moves ->
    [one] 1 coup rejoué
   *[other] { $moves } coups rejoués
  }, avec le même résultat.
verify-fails-more = Quelqu’un a peut-être changé le fichier, ou la partie n’a pas été distribuée comme promis.
verify-passed = juste
verify-failed = faux
verify-file = Le fichier est lisible
verify-file-help = Il nomme un jeu, ses places et ses coups, et les règles de la partie sont connues ici.
verify-file-fails = Le fichier est abîmé, ou écrit pour d’autres règles que celles connues ici.
verify-commitment = Le sceau correspond au secret
verify-commitment-help = Le serveur a publié une empreinte de son secret avant la première carte. Le secret du fichier a exactement cette empreinte : il n’a pas été choisi après coup.
verify-commitment-fails = Le secret du fichier n’a pas l’empreinte publiée avant la première carte : l’un des deux a été changé.
verify-salts = Le hasard de chaque joueur y est
verify-salts-help = Le navigateur de chaque personne a ajouté 16 octets au hasard. La clé du mélange est faite du secret et de tous ces octets : personne, pas même le serveur, n’a pu choisir seul le résultat.
verify-salts-fails = La clé du fichier n’est pas celle que donnent le secret et les octets des joueurs : la part de quelqu’un a été omise ou changée.
verify-moves = Chaque coup était permis
verify-moves-help = Toute la partie a été redistribuée à partir de cette clé et rejouée coup par coup selon les règles.
verify-moves-fails = Redistribuée à partir de cette clé, la partie ne se déroule pas comme le dit le fichier : un coup n’est pas permis à sa place.
verify-result = Le résultat est le même
verify-result-help = Les points et les vainqueurs sont bien ceux du fichier.
verify-result-fails = Rejouée, la partie se termine avec d’autres points ou d’autres vainqueurs que ne le dit le fichier.
verify-how = Comment l’équité est garantie
verify-how-1 = Quand une table est dressée, le serveur tire un secret de 32 octets et en publie aussitôt le sceau : une empreinte (SHA-256) d’où personne ne peut remonter au secret.
verify-how-2 = Quand vous prenez place, votre navigateur tire 16 octets à lui et les ajoute. Tous les voient au début de la partie.
verify-how-3 = La clé de tous les mélanges et de tous les dés est une empreinte du secret et des octets de chacun, dans l’ordre des places. Le serveur ne pouvait pas prévoir vos octets, et vous ne pouviez pas voir son secret.
verify-how-4 = À la fin de la partie, le secret est révélé. Dès lors chacun peut calculer la clé, distribuer les mêmes cartes, jouer les mêmes coups et comparer : ici, ou avec « tablewood verify » sur son propre ordinateur.
verify-formula = La clé, exactement
verify-found = trouvé : { $found }
verify-where = Le fichier se trouve sur la page de chaque partie terminée : « { $save } ».

## Score final

score-screen-heading = Score final
score-screen-wins = { $player } gagne
score-screen-shared = { $players } se partagent la victoire
score-screen-all = Vous avez gagné ensemble
score-screen-nobody = Personne ne gagne
score-screen-table = Points par source
score-screen-part = Source
score-screen-place = Rang
score-screen-total = Total
score-screen-winner = gagne
score-screen-decided = { $name } (départage)
score-screen-bars = Les points en barres
score-screen-lines = Les points au fil de la partie
score-screen-bars-text = Barres des points : { $list }. Le tableau ci-dessus donne chaque source.
score-screen-lines-text = Courbes des points sur { $moves } coups, à la fin : { $list }.
score-screen-of = { $player } { $points }
score-screen-move = coup { $move }
