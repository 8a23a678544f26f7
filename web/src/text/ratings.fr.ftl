# Tables classées, ses parties et son classement

games-title = Mes parties
games-lead = Ce que vous jouez et avez joué, sur tous vos appareils.
games-none = Vous n’avez pas encore joué.
games-none-of = Vous n’avez pas encore joué à ce jeu.
games-filter = Jeu
games-all = Tous les jeux
games-list = Parties
games-newer = Plus récentes
games-older = Plus anciennes
games-open = Ouvrir la table
games-replay = Revoir
games-link = { $action } : { $game }, { $when }
games-with = avec { $people }

outcome-playing = en cours
outcome-your-turn = à vous
outcome-unknown = terminée
outcome-won = gagnée
outcome-shared = victoire partagée
outcome-lost = perdue
outcome-placed = { $place }e sur { $of }
outcome-gave-up = perdue : laissée à un bot

rating-heading = Classement
rating-guest = Le classement demande un compte, pour rester le vôtre sur tous vos appareils.
rating-guest-link = Créer un compte
rating-none = Vous n’êtes pas encore classé. Ouvrez une table classée, ou prenez-y place.
rating-value = { $points } ± { $reach }
rating-said = { $points } points, à { $reach } près
rating-provisional = provisoire
rating-provisional-help = Provisoire : après si peu de parties, ce n’est guère plus qu’une estimation.
rating-help = Tout le monde commence à 1500, la force du bot « { $bot } ». Ce qui suit ± dit de combien le chiffre peut encore se tromper, selon le modèle, dans 19 cas sur 20.
rating-games = { $games ->
    [one] une partie classée
   *[other] { $games } parties classées
  }
rating-change = { $points } points
rating-void = ne compte pas
rating-chart = Votre classement à { $game } après { $games ->
    [one] la dernière partie classée
   *[other] chacune des { $games } dernières parties classées
  } : de { $first } à { $last } points, au plus bas { $low }, au plus haut { $high }.

rated = classée
rated-table = Cette table est classée. Elle demande un compte : le résultat compte pour le classement de chacun, et les autres joueurs voient le vôtre.
rated-invite = Qui ouvre ce lien et a un compte peut prendre place.
rated-choice = La partie compte-t-elle ?
rated-choice-no = Pour le plaisir
rated-choice-yes = Classée
rated-choice-help = Le résultat change le classement de chacun. Laisser la partie à un bot, c’est la perdre, et il n’y a pas de conseils.
rated-choice-cannot = Cette table ne peut pas être classée : { $why }
rated-ending = Classement
rated-ending-void = L’exploitant du serveur a décidé que ce résultat ne compte pas.
rated-ending-waits = Le résultat n’a pas été compté.

error-rated-needs-account = Une table classée demande un compte. Vous pouvez en créer un sous « Mes appareils ».
error-rated-alone = Une partie classée se joue au moins à deux.
error-rated-team = Ceux qui gagnent ou perdent ensemble ne sont pas classés.
error-rated-one-seat = À une table classée, chacun a une seule place, sur son propre appareil.
error-rated-bot = Ce bot n’est pas classé à ce jeu. Choisissez-en un autre.
error-rated-bots-only = Une partie classée demande au moins une personne.
error-rated-lesson = Une partie qui prolonge une leçon n’est pas classée.
