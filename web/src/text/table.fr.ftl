# L’écran de la table

yes = oui
no = non
close = Fermer

## Places

seats = Joueurs
seat-you = (vous)
seat-turn = doit jouer
seat-your-turn = à vous
seat-thinking = réfléchit
seat-here = là
seat-away = absent
seat-winner = gagne
seat-kept = pour { $player }
seat-forfeited = temps écoulé

## Pendules et absents

clock-days-hours = { $days } j { $hours } h
clock-hours-minutes = { $hours } h { $minutes }
clock-days = { $count ->
    [one] un jour
   *[other] { $count } jours
  }
clock-hours = { $count ->
    [one] une heure
   *[other] { $count } heures
  }
clock-minutes = { $count ->
    [one] une minute
   *[other] { $count } minutes
  }
clock-seconds = { $count ->
    [one] une seconde
   *[other] { $count } secondes
  }
clock-left = { $player } : il reste { $left }
clock-mine-left = Il vous reste { $left }.
clock-rule-turn = À la pendule : chacun dispose de { $time } par tour. { $zero ->
    [forfeit] Qui dépasse son temps est hors classement, et un bot continue.
   *[bot] Si quelqu’un dépasse son temps, un bot garde sa place jusqu’à son retour.
  }
clock-rule-bank = À la pendule : chacun dispose de { $time } pour toute la partie{ $added ->
    [0] .
   *[other] , et de { $more } de plus après chaque tour.
  } { $zero ->
    [forfeit] Qui dépasse son temps est hors classement, et un bot continue.
   *[bot] Si quelqu’un dépasse son temps, un bot garde sa place jusqu’à son retour.
  }
absent-kept = { $bot } garde votre place.
absent-back = Reprendre ma place
absent-away = { $player } n’est pas là, et c’est son tour.
absent-replace = Laisser jouer un bot
closed-title = Cette table est fermée
closed-by-host = La personne qui avait dressé la table l’a supprimée.
closed-by-operator = La personne qui tient ce serveur a fermé la table.
close-table = Supprimer cette table
close-title = Supprimer cette table ?
close-text = La partie n’a pas commencé. L’invitation ne fonctionnera plus.
close-yes = Supprimer
close-no = Garder
seat-pass = Jouer pour { $player }
seat-onlookers = { $count ->
    [one] Une personne regarde
   *[other] { $count } personnes regardent
  }

## Ce qu’on vous demande

prompt-area = Ce qu’on vous demande
prompt-area-yours = À vous de jouer
prompt-area-also = { $count ->
    [one] À vous de jouer, et aussi à { $players }
   *[other] À vous de jouer, et aussi à { $count } autres
  }
prompt-area-over = La partie est finie.
prompt-area-won = { $count ->
    [one] { $players } gagne !
   *[other] { $players } gagnent !
  }
prompt-area-result = Résultat
prompt-area-nobody = Un instant…
prompt-area-waits = { $count ->
    [one] On attend { $players }
   *[other] On attend { $players }
  }
prompt-area-thinks = { $count ->
    [one] { $players } réfléchit…
   *[other] { $players } réfléchissent…
  }
prompt-area-scores = Voir les scores
moves-button = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
  }
moves-list = { $count ->
    [one] { $count } coup permis
   *[other] Les { $count } coups permis
  }
move-sending = Votre coup part…
chosen-more = { $things } : choisissez la suite.
chosen-which = { $things } : lequel de ces coups ?
chosen-cancel = Annuler
confirm-yes = Jouer
confirm-no = Pas encore

## Reprendre un coup

undo = Reprendre
undo-ask = Demander à reprendre un coup
undo-waits = { $count ->
    [0] Vous avez demandé à reprendre un coup. On attend l’accord…
   *[other] Vous avez demandé à reprendre un coup. Déjà d’accord : { $players }.
  }
undo-wished-by = { $player } aimerait reprendre un coup.
undo-agree = D’accord
undo-decline = Refuser
undo-withdraw = Laisser tomber
undo-lapses = La demande expire dans { $left }, ou au prochain coup.
undo-no-move = Vous n’avez pas encore joué.
undo-another-seat = Le dernier coup est celui de quelqu’un d’autre.
undo-turn-passed = Le tour est passé.
undo-chance = Le hasard est intervenu.
undo-revealed = Une chose cachée a été révélée.

## Pourquoi pas

why-title = { $thing } : pourquoi pas ?
why-asking = On cherche…
why-no-part = Cela ne fait partie d’aucun coup.
why-can = C’est possible : choisissez le coup dans la liste.
why-not-asked = Ce n’est pas à vous de jouer.
why-asked-now = On vous demande autre chose : { $prompt }
why-onlooker = Vous regardez la partie.
why-over = La partie est finie.

## Plusieurs sur un appareil

curtain-pass = Passez l’appareil à { $player }
curtain-why = Ce que les autres ne doivent pas voir reste couvert jusque-là.
curtain-lift = Je suis { $player }
curtain-undo = { $player } reprend le dernier coup

## Journal, discussion, règles, table

tabs = Journal, discussion et règles
tab-log = Journal
tab-chat = Discussion
tab-rules = Règles
tab-about = Table
tab-news = nouveaux
log = Ce qui s’est passé
log-earlier = Afficher ce qui précède
log-empty = Il ne s’est encore rien passé.
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-earlier = Afficher ce qui précède
chat-label = Dire quelque chose
chat-send = Envoyer
chat-heard = { $player } dit : { $text }
chat-players-only = Seuls les joueurs peuvent parler ici.
rules-in-a-tab = Les règles sur leur propre page

table-sat = { $player } s’assoit.
table-left = { $player } est parti.
table-placed = { $player } prend place.
table-placed-for = { $player } continue pour { $text }.
table-stumbled = { $player } n’a pas répondu à temps et a joué au hasard.
table-began = La partie commence.
table-undone = { $player } a repris un coup.
table-undo-wished = { $player } aimerait reprendre un coup.
table-undo-declined = { $player } a refusé.
table-undo-withdrawn = { $player } ne demande plus à reprendre un coup.
table-undo-lapsed = Personne n’a répondu à la demande de { $player } ; elle a expiré.
table-timed-out = Le temps de { $text } est écoulé. { $player } garde la place.
table-forfeited = Le temps de { $text } est écoulé : hors classement. { $player } continue.
table-replaced = En l’absence de { $text }, { $player } garde la place.
table-came-back = { $player } est de retour.
table-closed = La table a été fermée.
table-ended = La partie est finie.
told-over = Une partie d’autrefois
told-stopped = Cette partie est arrêtée
told-no-scores = Cette partie a été jouée avec d’autres règles que celles de ce serveur, et s’est terminée avant que les résultats ne soient conservés. On ne sait plus qui a gagné ; la discussion est toujours là.
table-not-here = Cette table ne peut pas être montrée

about-link = Lien vers cette table
about-copy = Copier
about-copied = Copié
about-options = Options
about-fair = Un mélange honnête
about-fair-text = Le mélange a été fixé avant la première carte. Voici son sceau ; à la fin, le secret qu’il cache est montré, et chacun peut vérifier la partie.
about-fair-over = La partie est finie et le secret du mélange est ouvert : chacun peut vérifier la partie.
leave = Quitter la table
leave-title = Quitter cette table ?
leave-text = Un robot prend votre place et continue. Vous ne pourrez pas revenir à cette place.
leave-bot = Quel robot ?
leave-yes = Quitter
leave-no = Rester

## Plateaux

board-area = Plateau
board-plain = Tableau simple

## Connexion et annonces

line-lost = La connexion est perdue. Nouvelle tentative…
line-nothing-lost = Rien n’est perdu.
live-your-turn = À vous de jouer. { $question }
title-yours = ● À vous · { $game }
title-theirs = Au tour de { $players } · { $game }
title-over = Partie finie · { $game }

## Touches

keys-title = Clavier
keys-moves = à la liste des coups
keys-undo = reprendre le coup
keys-chat = écrire dans la discussion
keys-log = à la dernière phrase du journal
keys-cancel = oublier ce qui est choisi
keys-help = cette liste
keys-arrows = plateaux, onglets et journal : avancer

## La fin

ending-rematch = Rejouer
ending-rematch-link = Rejouer : vers la nouvelle table
ending-replay = Revoir la partie
ending-file = Enregistrer la partie
ending-verify = Vérifier la partie

## Erreurs de la table et du serveur

error-stale = Quelque chose s’est passé entre-temps. Regardez de nouveau, puis choisissez.
error-illegal-move = Ce n’est pas possible maintenant ({ $clause }).
error-unreadable-move = La table n’a pas compris ce coup.
error-not-your-turn = Ce n’est pas à vous de jouer.
error-not-your-seat = Cette place n’est pas la vôtre.
error-not-playing = La partie n’est pas en cours.
error-not-over = La partie n’est pas encore finie.
error-already-over = La partie est déjà finie.
error-nothing-to-undo = Il n’y a rien à reprendre.
error-nobody-to-ask = Il n’y a personne à qui demander l’accord.
error-no-wish = Plus personne ne veut reprendre un coup.
error-unknown-table = Cette table n’existe pas. Le lien est-il complet ?
error-unknown-game = Ce jeu n’existe pas.
error-unknown-bot = Ce robot n’existe pas.
error-unknown-lesson = Cette leçon n’existe pas.
error-out-of-step = Cette leçon a changé depuis votre dernière visite. Reprenez le chapitre au début.
error-bad-option = Une des options n’est pas possible.
error-bad-seats = On ne peut pas jouer ainsi : regardez les places.
error-bad-passkey = Cette clé d’accès n’ouvre rien ici. Elle a peut-être été supprimée, ou c’était trop long : réessayez.
error-last-passkey = C’est votre seule clé d’accès : sans elle, vous ne pourriez plus vous connecter. Supprimez plutôt le compte.
error-too-many-passkeys = Vous avez { $most } clés d’accès ; supprimez-en une d’abord.
error-no-passkeys = Ce serveur ne propose pas de comptes.
error-passkeys-not-here = Les clés d’accès ne fonctionnent que sur des pages https.
error-bad-code = Ce code est faux, déjà utilisé ou trop vieux. Créez-en un nouveau sur l’autre appareil.
error-session-ended = Cet appareil a été déconnecté. Vous pouvez continuer en tant qu’invité.
error-seat-taken = Quelqu’un vient de prendre cette place.
error-table-full = Toutes les places sont prises. Vous pouvez regarder.
error-not-host = Seule la personne qui a dressé la table peut faire cela.
error-too-long = C’est trop long.
error-too-large = C’est trop gros.
error-crowded = Il n’y a plus de place pour regarder ici. Vous entrerez dès que quelqu’un partira.
error-too-many-tabs = Cette table est ouverte à trop d’endroits chez vous. Cette page s’est arrêtée ; rechargez-la pour continuer ici.
error-too-many = C’était beaucoup d’un coup. Attendez un instant et réessayez.
error-malformed = Le serveur n’a pas compris. Rechargez la page.
error-wrong-origin = Cette page vient d’une autre adresse que celle du serveur.
error-wrong-protocol = Il y a une nouvelle version de Tablewood. Rechargez la page.
error-other-rules = Cette partie a été commencée avec d’autres règles que celles de ce serveur : elle ne peut pas continuer ici. Le journal et la discussion restent lisibles.
error-other-course = Les règles de ce serveur ne jouent plus cette partie comme elle a été jouée : elle est donc arrêtée. Le journal et la discussion restent lisibles.
error-no-replay = Cette partie a été jouée avec d’autres règles que celles de ce serveur : on ne peut pas la revoir ici. Le résultat et le journal sont ceux de l’époque.
error-bad-file = Ce n’est pas une partie enregistrée.
error-storage-failed = Le serveur n’a pas pu enregistrer, et rien n’a changé. Réessayez.
error-storage-full = Le disque du serveur est plein : rien n’a pu être enregistré, et rien n’a changé. La personne qui gère le serveur doit faire de la place.
error-storage-silent = La base de données du serveur ne répond pas en ce moment. Votre action a peut-être compté malgré tout : la table le montrera.
error-restarting = Le serveur redémarre.
error-not-found = Il n’y a rien ici.
error-method = Le serveur ne fait pas cela ici.
error-already-begun = La partie a déjà commencé.
error-bad-name = Ce nom n’est pas possible : donnez-en un de 1 à 24 lettres.
error-bot-name = C’est le nom d’un des bots. Choisissez-en un autre.
error-bad-salt = La part de hasard du navigateur n’a pas pu être lue.
error-broken-table = L’enregistrement de cette table est abîmé. Ce qui se lit encore est affiché ; la partie ne peut pas continuer.
error-failed = Le serveur s’est trompé. Rien n’a changé.
error-internal = Le serveur s’est trompé. Rien n’a changé.
error-no-such-move = La partie n’a pas de coup de ce numéro.
error-not-json = Le serveur n’a pas compris. Rechargez la page.
error-refused = Le serveur refuse cela.
error-wish-pending = Quelqu’un demande déjà à reprendre un coup.
error-table-closed = Cette table est fermée.
error-not-absent = On ne remplace quelqu’un qu’après deux minutes d’attente en son absence.
error-bad-clock = Une pendule va de 30 secondes à 30 jours.
error-banned = La personne qui tient ce serveur n’y laisse pas entrer cette adresse.
error-wrong-host = Ce serveur n’est pas prévu pour cette adresse.
