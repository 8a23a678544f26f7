# « C’est à vous de jouer », navigateur fermé ou par courriel.

remind-push = Me prévenir même quand cette page est fermée
remind-push-help = Par un message à ce navigateur, une fois par tour au plus. Il dit de quel jeu et de quelle table il s’agit, rien d’autre.
remind-push-insecure = Cette page n’est pas chargée en https : une fois qu’elle est fermée, votre navigateur ne reçoit aucun message pour elle.
remind-push-browser = Ce navigateur ne reçoit pas de messages pour les pages fermées. Sur iPhone ou iPad, ajoutez d’abord Tablewood à l’écran d’accueil.
remind-push-server = Ce serveur n’envoie pas de messages aux navigateurs fermés.
remind-push-blocked = Votre navigateur bloque les notifications de cette page ; vous pouvez les autoriser dans ses réglages.
remind-push-failed = L’inscription de votre navigateur a échoué : { $why }
remind-quiet = Pas la nuit
remind-quiet-from = De
remind-quiet-to = à
remind-quiet-help = À votre heure ({ $zone }). Pour les tours venus entre-temps, on vous préviendra ensuite.
remind-mail = Par courriel
remind-mail-address = Votre adresse électronique
remind-mail-send = M’envoyer un lien de confirmation
remind-mail-help = Pour cela seulement. L’adresse est effacée dès que vous n’en voulez plus.
remind-mail-waiting = Nous avons écrit à { $address }. Ouvrez le lien de ce courriel.
remind-mail-on = Nous écrivons à { $address } quand c’est à vous de jouer.
remind-mail-stop = Ne plus m’écrire

mail-page-confirm = Les courriels de Tablewood
mail-page-confirm-ask = Cette adresse est-elle la vôtre, et faut-il lui écrire quand c’est à vous de jouer ?
mail-page-confirm-press = Oui, écrivez-moi
mail-page-confirm-done = C’est fait : nous écrirons à { $address } quand ce sera à vous de jouer. Chaque courriel permet d’arrêter.
mail-page-stop = Arrêter les courriels
mail-page-stop-ask = Tablewood doit-il cesser de vous écrire ?
mail-page-stop-press = Oui, ne m’écrivez plus
mail-page-stop-done = C’est fait : { $address } ne reçoit plus de courriels, et nous l’avons effacée.

error-no-push = Ce serveur n’envoie pas de messages aux navigateurs.
error-no-mail = Ce serveur n’envoie pas de courriels.
error-bad-endpoint = Le serveur ne peut rien envoyer à l’adresse indiquée par votre navigateur.
error-bad-address = Ce n’est pas une adresse électronique.
error-bad-link = Ce lien n’est plus valable : il ne fait plus envoyer de courriels à cette adresse.
error-too-many-mails = Nous avons déjà écrit à cette adresse. Cherchez ce courriel, ou réessayez demain.
