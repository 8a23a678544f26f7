# "It is your turn", in a closed browser or by e-mail.

remind-push = Tell me even when this page is closed
remind-push-help = By a message to this browser, at most once a turn. It says which game and which table, and nothing else.
remind-push-insecure = This page is not loaded over https, so your browser takes no messages for it once it is closed.
remind-push-browser = This browser takes no messages for pages that are closed. On an iPhone or iPad, add Tablewood to the home screen first.
remind-push-server = This server does not send messages to browsers that are closed.
remind-push-blocked = Your browser blocks notifications from this page; you can allow them in its settings.
remind-push-failed = Your browser could not be signed up: { $why }
remind-quiet = Not at night
remind-quiet-from = From
remind-quiet-to = to
remind-quiet-help = On your clock ({ $zone }). Turns that come up meanwhile are told afterwards.
remind-mail = By e-mail
remind-mail-address = Your e-mail address
remind-mail-send = Send me a link to confirm
remind-mail-help = Only for this. The address is deleted as soon as you no longer want it.
remind-mail-waiting = We have written to { $address }. Open the link in that mail.
remind-mail-on = We write to { $address } when it is your turn.
remind-mail-stop = No more mail

mail-page-confirm = Mail from Tablewood
mail-page-confirm-ask = Is this e-mail address yours, and should we write to it when it is your turn?
mail-page-confirm-press = Yes, write to me
mail-page-confirm-done = Done: we will write to { $address } when it is your turn. Every mail has a way out.
mail-page-stop = Stop the mail
mail-page-stop-ask = Should Tablewood stop writing to you?
mail-page-stop-press = Yes, no more mail
mail-page-stop-done = Done: { $address } gets no more mail, and we have deleted it.

error-no-push = This server sends no push messages.
error-no-mail = This server sends no mail.
error-bad-endpoint = The server cannot send anything to the address that your browser named.
error-bad-address = This is not an e-mail address.
error-bad-link = This link is not valid any more: the address gets no mail through it.
error-too-many-mails = We have already written to this address. Look for that mail, or try again tomorrow.
