# Le cadre du client : en-tête, réglages, erreurs
app-skip = Aller à la page
app-home = Tablewood : toutes les tables
app-nav = Pages
app-tables = Tables
app-verify = Vérifier une partie
app-loading = Un instant…
app-reload = Recharger
app-nowhere = Il n’y a rien à cette adresse
app-nowhere-home = Retour aux tables

foot-nav = Plus
foot-fonts = Caractères sous licence libre :

wishes = Langue et réglages
wish-language = Langue
language-en = English
language-fr = Français
wish-theme = Clair ou sombre
theme-auto = Comme mon appareil
theme-light = Clair
theme-dark = Sombre
wish-confirm = Me demander avant chaque coup
wish-plain = Tableaux simples au lieu des plateaux dessinés
wish-speed = Vitesse des animations
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
speed-none = Aucune
wish-speed-system = Votre appareil demande qu’il n’y ait pas d’animation : il n’y en a donc pas.
wish-pace = Les bots à mes nouvelles tables
pace-brisk = Jouent aussitôt
pace-normal = Attendent un instant
pace-calm = Prennent leur temps
wish-volume = Son
wish-volume-off = coupé
wish-notify = Me prévenir quand c’est à moi de jouer
wish-notify-help = Par une notification du navigateur, quand Tablewood est à l’arrière-plan.
wish-notify-blocked = Votre navigateur bloque les notifications de cette page ; vous pouvez les autoriser dans ses réglages.

install = Installer Tablewood
update-ready = Une nouvelle version de Tablewood est là.
update-now = La charger
offline-line = Vous êtes hors ligne. Vos tables sont en sécurité sur le serveur et reviendront avec la connexion.

## Quand c’est à moi de jouer et que Tablewood est à l’arrière-plan

attention-title = À vous ! · { $title }
attention-notice = C’est à vous de jouer

error-offline = Le serveur est injoignable. Êtes-vous connecté ?
error-unexpected = Une erreur est survenue : { $message }
