# What the terminal says around a game. The French file has the same ids.

which-game = Which game? Type its number or its id; Enter is { $default }.
welcome = { $game }: { $players }. Type ? for help.
resumed = { $game }, resumed after { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}: { $players }. Type ? for help.

asked = { $player }: { $prompt }
only-answer = { $player } has only one answer: { $move } ({ $notation })
hand-over = Pass the device to { $player }, then press Enter.
thinking = { $player } is thinking ...
many = { $usage }: { $count } ways
several-asked = Several players may answer now: { $players }. Type as NAME to answer for another.
not-a-number = the list goes from 1 to { $last }
unreadable = I cannot read "{ $text }": { $hint }
unreadable-hint = type a number from the list, a move such as { $example }, or ? for help
refused = { $move } is not allowed now: { $clause }, { $title }.
refused-because = { $move } is not allowed now. { $because } ({ $clause }, { $title })
asked-now = You are being asked something else: { $prompt }
allowed = { $move } is allowed now.
how-why = Type why and a move, such as why { $example }.
how-rules = Type rules and a clause or words, such as rules { $example }.
how-save = Type save and a file name. This game is kept in { $file } anyway.
how-as = Type as and one of: { $players }.
nothing-found = Nothing in the rules mentions "{ $words }".
undone = Taken back.
no-undo = This cannot be taken back: { $why }.
undo-none = no move has been made
undo-other = the last move is another player's
undo-passed = the turn has passed on
undo-chance = chance was involved
undo-lesson = a lesson goes forward only
undo-revealed = something hidden was revealed
empty-log = Nothing has happened yet.
saved = Saved as { $file }.
not-saved = Not saved: { $why }
keep = Keep this game for later? [Y/n]
no = n
dropped = The game is not kept.
go-on = The game is kept. Go on with: tablewood play --resume { $file }

help =
    Answer with a number from the list, with a move as it is written there,
    or with its last words where that is clear. You can also type:
help-view = the table as you see it
help-moves = all moves you can make; moves VERB lists those of one kind
help-why = which rule forbids a move
help-rules = look something up in the rules, by clause or words
help-log = what has happened so far
help-score = the points as they stand
help-undo = take your last move back
help-save = save the game in a file as well
help-as = answer for another player who is asked at the same time
help-quit = stop here; the game is kept
help-colon = Put a colon before a command where the game has a move of the same name.

over = The game is over.
not-over = The game is not over: { $player } is asked.
step = Enter: next move; b: the table; q: quit
wins = { $players } wins.
shares = { $players } share the victory.
nobody-wins = Nobody wins.
loses = { $players } loses.
team-wins = { $players } win together.
team-loses = { $players } lose together.
and = and
place = Place
total = Total
decided = tie-break

## Lessons

lesson-title = { $title } ({ $minutes } min)
lesson-minutes = { $minutes } min
lesson-new = not begun
lesson-begun = step { $step } of { $steps }
lesson-done = done
lesson-look = Look at: { $things }.
lesson-button = “{ $move }”
lesson-enter = Enter goes on; view shows the table, quit stops.
lesson-over = That was the chapter.
lesson-next = Enter begins the next chapter; anything else stops here.
lesson-real = Enter goes on from here as a real game, against a young tree; anything else stops here.
lesson-come-back = Your place is kept. To come back: tablewood learn { $game }

## Commands

command-help = help
command-view = view
command-moves = moves
command-why = why
command-rules = rules
command-log = log
command-score = score
command-undo = undo
command-save = save
command-as = as
command-quit = quit

## The browser

playing-at = Play at { $url } . Ctrl-C stops.
serving-at = Serving at { $url } . Ctrl-C stops.
stopped = Stopped. The tables are kept: { $database }

## Verifying a game

verify-yes = yes
verify-no = NO
verify-file = This is the file of table { $found }.
verify-commitment = The secret matches the commitment { $found }.
verify-commitment-broken = The secret does not match the commitment: it hashes to { $found }.
verify-salts = The key of the game follows from the secret and everybody's salt: { $found }.
verify-salts-broken = The key of the game is not the one that follows from the secret and the salts: { $found }.
verify-moves = All { $found } moves are legal.
verify-moves-broken = A move is not legal, in line { $found }
verify-result = The result is as stated: { $found }.
verify-result-broken = The result is not as stated; totals and winners are { $found }.
verify-unfinished = The game is not over.
verify-holds = Everything checks out: this game was dealt and played as promised.
verify-broken = This game was not dealt and played as promised.
verify-compare = Compare the commitment with the one that you saw when the table was made, or pass it with --commitment.

# Where rules and components come from

rules-rulings = Rulings
rules-see = Why: { $rulings }
mark-R = a rule of the printed rulebook
mark-X = a worked example of the rulebook
mark-P = from another public source
mark-G = rests on a ruling of ours (R1, R2 ...), which says why
mark-J = a ruling or a reconstruction of ours; the rulings (R1, R2 ...) say why
source-rulebook = rulebook
source-published = published
source-reconstructed = reconstructed
provenance-clauses = { $clauses } clauses, { $ours } of them wholly or partly decided by us.
provenance-more = tablewood rules GAME shows the source of every clause, and the rulings

# Looking after a server

admin-close-sure = Close table { $subject }? What happened there can still be read.
admin-close-done = Table { $subject } is closed.
admin-delete-sure = Delete table { $subject } with everything that happened there? It cannot be brought back.
admin-delete-done = Table { $subject } is deleted.
admin-ban-sure = Keep { $subject } out?
admin-ban-done = { $subject } is banned; running servers take notice within half a minute.
admin-unban-sure = Let { $subject } in again?
admin-unban-done = { $subject } is no longer banned.
admin-nothing = Nothing was done.

# The illustrated rules

guide-overview = The game in ten lines
guide-box = What is in the box
guide-turn = A turn, step by step
guide-scoring = The points
guide-glossary = The icons
guide-hints = First strategies
guide-total = Total
