# The table screen

yes = yes
no = no
close = Close

## Seats

seats = Players
seat-you = (you)
seat-turn = to play
seat-your-turn = your turn
seat-thinking = thinking
seat-here = here
seat-away = away
seat-winner = winner
seat-kept = for { $player }
seat-forfeited = out of time

## Clocks and people who are away

clock-days-hours = { $days } d { $hours } h
clock-hours-minutes = { $hours } h { $minutes }
clock-days = { $count ->
    [one] one day
   *[other] { $count } days
  }
clock-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
  }
clock-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
  }
clock-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
  }
clock-left = { $player }: { $left } left
clock-mine-left = You have { $left } left.
clock-rule-turn = With a clock: everybody has { $time } for each turn. { $zero ->
    [forfeit] Whoever runs out of time is out of the result, and a bot plays on.
   *[bot] If somebody runs out of time, a bot keeps their seat until they come back.
  }
clock-rule-bank = With a clock: everybody has { $time } for the whole game{ $added ->
    [0] .
   *[other] , and { $more } more after each turn.
  } { $zero ->
    [forfeit] Whoever runs out of time is out of the result, and a bot plays on.
   *[bot] If somebody runs out of time, a bot keeps their seat until they come back.
  }
absent-kept = { $bot } keeps your seat.
absent-back = Take my seat back
absent-away = { $player } is away, and it is their turn.
absent-replace = Let a bot play on
closed-title = This table is closed
closed-by-host = Whoever set the table has deleted it.
closed-by-operator = The operator of this server has closed the table.
close-table = Delete this table
close-title = Delete this table?
close-text = The game has not begun. The invitation will no longer work.
close-yes = Delete it
close-no = Keep it
seat-pass = Play as { $player }
seat-onlookers = { $count ->
    [one] One onlooker
   *[other] { $count } onlookers
  }

## What you are asked

prompt-area = What you are asked
prompt-area-yours = Your turn
prompt-area-also = { $count ->
    [one] Your turn, and also { $players }’s
   *[other] Your turn, and also { $count } others’
  }
prompt-area-over = The game is over.
prompt-area-won = { $count ->
    [one] { $players } wins!
   *[other] { $players } win!
  }
prompt-area-result = Result
prompt-area-nobody = One moment …
prompt-area-waits = { $count ->
    [one] Waiting for { $players }
   *[other] Waiting for { $players }
  }
prompt-area-thinks = { $count ->
    [one] { $players } is thinking …
   *[other] { $players } are thinking …
  }
prompt-area-scores = See the scores
moves-button = { $count ->
    [one] 1 move
   *[other] { $count } moves
  }
moves-list = { $count ->
    [one] One legal move
   *[other] All { $count } legal moves
  }
move-sending = Sending your move …
chosen-more = { $things }: choose further.
chosen-which = { $things }: which of these?
chosen-cancel = Cancel
confirm-yes = Do it
confirm-no = Not yet

## Taking back

undo = Take back
undo-ask = Ask to take a move back
undo-waits = { $count ->
    [0] You asked to take a move back. Waiting for consent …
   *[other] You asked to take a move back. { $players } agreed so far.
  }
undo-wished-by = { $player } would like to take a move back.
undo-agree = Agree
undo-decline = Decline
undo-withdraw = Never mind
undo-lapses = It lapses in { $left }, or with the next move.
undo-no-move = You have made no move yet.
undo-another-seat = The last move is another player’s.
undo-turn-passed = The turn has passed on.
undo-chance = Chance was involved.
undo-revealed = Something hidden was revealed.

## Why not

why-title = { $thing }: why not?
why-asking = Looking it up …
why-no-part = It has no part in any move.
why-can = You can: choose the move from the list.
why-not-asked = It is not your turn.
why-asked-now = You are being asked something else: { $prompt }
why-onlooker = You are looking on.
why-over = The game is over.

## Hot seat

curtain-pass = Pass the device to { $player }
curtain-why = What the others may not see stays covered until then.
curtain-lift = I am { $player }
curtain-undo = { $player } takes the last move back

## Log, chat, rules, table

tabs = Log, chat and rules
tab-log = Log
tab-chat = Chat
tab-rules = Rules
tab-about = Table
tab-news = new
log = What has happened
log-earlier = Show what came before
log-empty = Nothing has happened yet.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-earlier = Show earlier
chat-label = Say something
chat-send = Send
chat-heard = { $player } says: { $text }
chat-players-only = Only players can talk here.
rules-in-a-tab = The rules on a page of their own

table-sat = { $player } sat down.
table-left = { $player } left.
table-placed = { $player } takes a seat.
table-placed-for = { $player } plays on for { $text }.
table-stumbled = { $player } did not answer in time and made any move.
table-began = The game begins.
table-undone = { $player } took a move back.
table-undo-wished = { $player } would like to take a move back.
table-undo-declined = { $player } declined.
table-undo-withdrawn = { $player } no longer wishes to take a move back.
table-undo-lapsed = Nobody answered { $player }’s wish to take a move back; it has lapsed.
table-timed-out = { $text } ran out of time. { $player } keeps the seat.
table-forfeited = { $text } ran out of time and is out of the result. { $player } plays on.
table-replaced = { $text } is away. { $player } keeps the seat.
table-came-back = { $player } is back.
table-closed = The table was closed.
table-ended = The game is over.
told-over = A game from earlier days
told-stopped = This game has been stopped
told-no-scores = This game was played with other rules than this server has, and it ended before results were stored. Who won is not known any more; the chat is still here.
table-not-here = This table cannot be shown

about-link = Link to this table
about-copy = Copy
about-copied = Copied
about-options = Options
about-fair = A fair shuffle
about-fair-text = The shuffle was fixed before the first card was dealt. This is its seal; at the end the secret behind it is shown, and anybody can check the game.
about-fair-over = The game is over and the secret of the shuffle is open: anybody can check the game.
leave = Leave the table
leave-title = Leave this table?
leave-text = A bot takes your place and plays on. You cannot come back to the seat.
leave-bot = Which bot?
leave-yes = Leave
leave-no = Stay

## Boards

board-area = Board
board-plain = Plain table

## Lines and live regions

line-lost = The connection is lost. Connecting again …
line-nothing-lost = Nothing is lost.
live-your-turn = Your turn. { $question }
title-yours = ● Your turn · { $game }
title-theirs = { $players } to play · { $game }
title-over = Game over · { $game }

## Keys

keys-title = Keyboard
keys-moves = to the list of moves
keys-undo = take back
keys-chat = write in the chat
keys-log = to the last sentence of the log
keys-cancel = forget what is chosen
keys-help = this list
keys-arrows = on boards, tabs and in the log: go on

## The end

ending-rematch = Play again
ending-rematch-link = Play again: to the new table
ending-replay = Replay
ending-file = Save the game
ending-verify = Check the game

## Errors of the table and of the server

error-stale = Something has happened in the meantime. Look again, then choose.
error-illegal-move = That is not possible now ({ $clause }).
error-unreadable-move = The table did not understand this move.
error-not-your-turn = It is not your turn.
error-not-your-seat = This seat is not yours.
error-not-playing = The game is not being played.
error-not-over = The game is not over yet.
error-already-over = The game is already over.
error-nothing-to-undo = There is nothing to take back.
error-nobody-to-ask = There is nobody to ask for consent.
error-no-wish = Nobody wishes to take a move back any more.
error-unknown-table = There is no such table. Is the link complete?
error-unknown-game = There is no such game.
error-unknown-bot = There is no such bot.
error-unknown-lesson = There is no such lesson.
error-out-of-step = This lesson has changed since you left it. Begin the chapter again.
error-bad-option = One of the options is not possible.
error-bad-seats = The game cannot be played like this: look at the seats.
error-bad-passkey = This passkey does not open anything here. It may have been removed, or it took too long: try again.
error-last-passkey = This is your only passkey: without it you could not sign in. Delete the account instead.
error-too-many-passkeys = You have { $most } passkeys; remove one first.
error-no-passkeys = This server does not offer accounts.
error-passkeys-not-here = Passkeys work on https pages only.
error-bad-code = This code is wrong, was already used, or is too old. Make a new one on the other device.
error-session-ended = This device was signed out. You can go on as a guest.
error-seat-taken = Somebody else has just taken this seat.
error-table-full = All seats are taken. You can look on.
error-not-host = Only whoever set the table can do that.
error-too-long = That is too long.
error-too-large = That is too large.
error-crowded = There is no place left to look on here. You will get in as soon as somebody leaves.
error-too-many-tabs = You have this table open in too many places. This page has stopped; reload it to go on here.
error-too-many = That was a lot at once. Wait a moment and try again.
error-malformed = The server did not understand. Load the page again.
error-wrong-origin = This page was loaded from another address than the server’s.
error-wrong-protocol = There is a new version of Tablewood. Load the page again.
error-other-rules = This game was begun with other rules than this server has, so it cannot go on here. You can still read its log and chat.
error-other-course = The rules of this server no longer play this game the way it was played, so it has been stopped. You can still read its log and chat.
error-no-replay = This game was played with other rules than this server has, so it cannot be replayed here. The result and the log are as they were.
error-bad-file = This is not a saved game.
error-storage-failed = The server could not store this, and nothing has changed. Try again.
error-storage-full = The server’s disk is full, so this could not be stored, and nothing has changed. Whoever runs the server has to make room.
error-storage-silent = The server’s database does not answer just now. What you did may have counted all the same: the table will show it.
error-restarting = The server restarts.
error-not-found = There is nothing here.
error-method = The server does not do that here.
error-already-begun = The game has begun already.
error-bad-name = This name is not possible: give one of 1 to 24 letters.
error-bot-name = This is what one of the bots is called. Choose another name.
error-bad-salt = The browser’s share in the shuffle could not be read.
error-broken-table = The record of this table is damaged. What can still be read is shown; the game cannot go on.
error-failed = The server made a mistake. Nothing has changed.
error-internal = The server made a mistake. Nothing has changed.
error-no-such-move = The game has no such move number.
error-not-json = The server did not understand. Load the page again.
error-refused = The server refuses this.
error-wish-pending = Somebody already wishes to take a move back.
error-table-closed = This table is closed.
error-not-absent = Nobody is replaced before the table has waited two minutes for them while they are away.
error-bad-clock = A clock runs for 30 seconds to 30 days.
error-banned = The operator of this server does not let this address in.
error-wrong-host = The server is not meant to be reached at this address.
