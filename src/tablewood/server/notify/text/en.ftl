# What mails say. Plain text: lines are as long as their sentences.

mail-turn-subject = { $game }: it is your turn
mail-turn-body =
    It is your turn in a game of { $game }. Your table:

    { $link }
mail-confirm-subject = Is this your e-mail address?
mail-confirm-body =
    Somebody asked Tablewood to write to this address when it is their turn in a game. If that was you, open this link and press “Yes, write to me”:

    { $link }

    If it was not you, do nothing: you will get no more mail, and the address is forgotten after two days.
mail-stop =
    --
    You get this mail because this address was entered at a Tablewood server. No more mail, with one press:
    { $link }
