# Ce que dit le terminal autour d’une partie. Le fichier anglais a les mêmes identifiants.

which-game = Quel jeu ? Tapez son numéro ou son nom ; Entrée choisit { $default }.
welcome = { $game } : { $players }. Tapez ? pour l’aide.
resumed = { $game }, reprise après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} : { $players }. Tapez ? pour l’aide.

asked = { $player } : { $prompt }
only-answer = { $player } n’a qu’une réponse : { $move } ({ $notation })
hand-over = Passez l’appareil à { $player }, puis appuyez sur Entrée.
thinking = { $player } réfléchit ...
many = { $usage } : { $count } possibilités
several-asked = Plusieurs joueurs peuvent répondre : { $players }. Tapez pour NOM pour répondre à la place d’un autre.
not-a-number = la liste n’a pas ce numéro ; de 1 à { $last }
unreadable = Je ne comprends pas « { $text } » : { $hint }
unreadable-hint = tapez un numéro de la liste, un coup comme { $example }, ou ? pour l’aide
refused = { $move } n’est pas permis maintenant : { $clause }, { $title }.
refused-because = { $move } n’est pas permis maintenant. { $because } ({ $clause }, { $title })
asked-now = On vous demande autre chose : { $prompt }
allowed = { $move } est permis maintenant.
how-why = Tapez pourquoi et un coup, par exemple pourquoi { $example }.
how-rules = Tapez règles et une clause ou des mots, par exemple règles { $example }.
how-save = Tapez enregistrer et un nom de fichier. La partie est de toute façon gardée dans { $file }.
how-as = Tapez pour et l’un de : { $players }.
nothing-found = Rien dans les règles ne contient « { $words } ».
undone = Coup repris.
no-undo = Ce coup ne peut pas être repris : { $why }.
undo-none = aucun coup n’a été joué
undo-other = le dernier coup est d’un autre joueur
undo-passed = le tour est passé
undo-chance = le hasard est intervenu
undo-lesson = une leçon ne va que de l’avant
undo-revealed = quelque chose de caché a été révélé
empty-log = Rien ne s’est encore passé.
saved = Partie enregistrée : { $file }.
not-saved = Partie non enregistrée : { $why }
keep = Garder cette partie pour la reprendre plus tard ? [O/n]
no = n
dropped = La partie n’est pas gardée.
go-on = La partie est gardée. Pour la reprendre : tablewood play --resume { $file }

help =
    Répondez par un numéro de la liste, par un coup comme il y est écrit,
    ou par ses derniers mots quand c’est clair. Vous pouvez aussi taper :
help-view = la table comme vous la voyez
help-moves = tous vos coups possibles ; coups VERBE donne ceux d’une sorte
help-hint = ce à quoi penserait un grand arbre, et pourquoi
help-why = la règle qui interdit un coup
help-rules = chercher dans les règles, par clause ou par mots
help-log = ce qui s’est passé jusqu’ici
help-score = les points à ce moment
help-undo = reprendre votre dernier coup
help-save = enregistrer aussi la partie dans un fichier
help-as = répondre pour un autre joueur interrogé en même temps
help-quit = s’arrêter là ; la partie est gardée
help-colon = Mettez deux-points devant une commande si le jeu a un coup du même nom.

over = La partie est terminée.
not-over = La partie n’est pas terminée : c’est à { $player }.
step = Entrée : coup suivant ; b : la table ; q : arrêter
wins = Victoire { $players-of }.
shares = Victoire partagée : { $players }.
nobody-wins = Personne ne gagne.
loses = { $players } perd.
team-wins = { $players } gagnent ensemble.
team-loses = { $players } perdent ensemble.
and = et
place = Place
total = Total
decided = départage

## Leçons

lesson-title = { $title } ({ $minutes } min)
lesson-minutes = { $minutes } min
lesson-new = à commencer
lesson-begun = étape { $step } sur { $steps }
lesson-done = terminé
lesson-look = À regarder : { $things }.
lesson-button = « { $move } »
lesson-enter = Entrée : continuer ; table : voir la table ; quitter : arrêter.
lesson-over = Ce chapitre est terminé.
lesson-next = Entrée commence le chapitre suivant ; toute autre réponse s’arrête ici.
lesson-real = Entrée poursuit d’ici en vraie partie, contre un jeune arbre ; toute autre réponse s’arrête ici.
lesson-come-back = Votre place est gardée. Pour reprendre : tablewood learn { $game }

## Commandes

command-help = aide
command-view = table
command-moves = coups
command-hint = conseil
command-why = pourquoi
command-rules = règles
command-log = journal
command-score = score
command-undo = annuler
command-save = enregistrer
command-as = pour
command-quit = quitter

## Conseils

hint-bot = Un grand arbre
hint-title = Un grand arbre penserait à ceci :
hint-part = { $certain ->
    [yes] { $name } : +{ $points }
   *[no] { $name } : environ +{ $points }
}
hint-stand = { $certain ->
    [yes] { $name } : +{ $points }
   *[no] { $name } : environ +{ $points }
}
hint-costs = { $certain ->
    [yes] { $name } : −{ $points }
   *[no] { $name } : environ −{ $points }
}
hint-hinders = { $certain ->
    [yes] { $player } perd { $points }
   *[no] { $player } perd environ { $points }
}
hint-prepares = pas encore de points, mais le coup en prépare
hint-open = garde toutes les possibilités ouvertes
hint-only = il n’y a rien d’autre à faire

## Le navigateur

playing-at = Jouez sur { $url } . Ctrl-C pour arrêter.
serving-at = Le serveur est sur { $url } . Ctrl-C pour arrêter.
stopped = Arrêté. Les tables sont gardées : { $database }

## Vérifier une partie

verify-yes = oui
verify-no = NON
verify-file = C’est le fichier de la table { $found }.
verify-commitment = Le secret correspond à l’engagement { $found }.
verify-commitment-broken = Le secret ne correspond pas à l’engagement : son empreinte est { $found }.
verify-salts = La clé de la partie découle du secret et du sel de chacun : { $found }.
verify-salts-broken = La clé de la partie n’est pas celle qui découle du secret et des sels : { $found }.
verify-moves = Les { $found } coups sont tous permis.
verify-moves-broken = Un coup n’est pas permis, à la ligne { $found }
verify-result = Le résultat est bien celui annoncé : { $found }.
verify-result-broken = Le résultat n’est pas celui annoncé ; totaux et vainqueurs sont { $found }.
verify-unfinished = La partie n’est pas terminée.
verify-holds = Tout concorde : la partie a été distribuée et jouée comme promis.
verify-broken = La partie n’a pas été distribuée et jouée comme promis.
verify-compare = Comparez l’engagement à celui que vous avez vu à la création de la table, ou indiquez-le avec --commitment.

# D’où viennent les règles et le matériel

rules-rulings = Décisions
rules-see = Pourquoi : { $rulings }
mark-R = une règle du livret imprimé
mark-X = un exemple du livret
mark-P = d’après une autre source publique
mark-G = repose sur une décision de notre part (R1, R2...), qui dit pourquoi
mark-J = une décision ou une reconstitution de notre part ; les décisions (R1, R2...) disent pourquoi
source-rulebook = livret
source-published = publié
source-reconstructed = reconstitué
provenance-clauses = { $clauses } clauses, dont { $ours } décidées par nous en tout ou en partie.
provenance-more = tablewood rules JEU montre la source de chaque clause, et les décisions

# Veiller sur un serveur

admin-void-sure = Annuler le résultat classé de la table { $subject } ? Tous les classements à ce jeu sont recalculés.
admin-void-done = Le résultat de la table { $subject } ne compte plus ; les classements ont été recalculés.
admin-close-sure = Fermer la table { $subject } ? Ce qui s’y est passé reste lisible.
admin-close-done = La table { $subject } est fermée.
admin-delete-sure = Supprimer la table { $subject } et tout ce qui s’y est passé ? C’est irréversible.
admin-delete-done = La table { $subject } est supprimée.
admin-ban-sure = Interdire l’accès à { $subject } ?
admin-ban-done = { $subject } n’a plus accès ; les serveurs en marche en tiennent compte en moins d’une demi-minute.
admin-unban-sure = Rendre l’accès à { $subject } ?
admin-unban-done = { $subject } a de nouveau accès.
admin-nothing = Rien n’a été fait.

# Les règles illustrées

guide-overview = Le jeu en dix lignes
guide-box = Ce qu’il y a dans la boîte
guide-turn = Un tour, pas à pas
guide-scoring = Les points
guide-glossary = Les icônes
guide-hints = Premières stratégies
guide-total = Total
