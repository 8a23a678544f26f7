# Ce que disent les courriels. Texte simple : une ligne par phrase.

mail-turn-subject = { $game } : c’est à vous de jouer
mail-turn-body =
    C’est à vous de jouer dans une partie de { $game }. Votre table :

    { $link }
mail-confirm-subject = Est-ce bien votre adresse ?
mail-confirm-body =
    Quelqu’un a demandé à Tablewood d’écrire à cette adresse quand ce sera à lui de jouer. Si c’était vous, ouvrez ce lien et choisissez « Oui, écrivez-moi » :

    { $link }

    Sinon, ne faites rien : vous ne recevrez plus de courriel, et l’adresse sera oubliée après deux jours.
mail-stop =
    --
    Vous recevez ce courriel parce que cette adresse a été saisie sur un serveur Tablewood. Pour ne plus en recevoir, en un clic :
    { $link }
