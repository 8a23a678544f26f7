# Le cadre du client : en-tête, réglages, erreurs
app-skip = Aller à la page
app-home = Tablewood : toutes les tables
app-nav = Pages
app-tables = Tables
app-verify = Vérifier une partie
app-loading = Un instant…
app-reload = Recharger
app-nowhere = Il n’y a rien à cette adresse
app-nowhere-home = Retour aux tables

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
wish-quiet = Sans animation

error-offline = Le serveur est injoignable. Êtes-vous connecté ?
error-unexpected = Une erreur est survenue : { $message }
