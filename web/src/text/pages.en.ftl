# The pages around a table: lobby, new table, sitting down, replay, rules, verification, final score

## Bots

bot-sapling = Sapling
bot-sapling-help = Gentle: plays by fancy and makes mistakes. For a first game.
bot-young = Young tree
bot-young-help = Easy: takes what looks best at once and does not think of you.
bot-grown = Grown tree
bot-grown-help = Good: looks ahead over your answers. A fair match for most.
bot-ancient = Ancient tree
bot-ancient-help = Strong: takes its time, about two seconds a move.
bot-random = Random
bot-random-help = Any move is as likely as any other. To try things out.
bot-greedy = Greedy
bot-greedy-help = Always the best-looking move of its own turn.
bot-search = Search
bot-search-help = The tree search behind the grown trees, with its own measure of time.

## Lobby

lobby-hero = Five woodland board games, with friends or against the trees.
lobby-hero-more = No account needed, and no clock unless you want one. The rules are kept for you, and explained.
lobby-games = Choose a game
lobby-players = { $low ->
    [1] 1 to { $high } players
   *[other] { $low } to { $high } players
  }
lobby-minutes = { $low }–{ $high } min
lobby-minutes-about = about { $low } min
lobby-weight-light = Light
lobby-weight-medium-light = Medium-light
lobby-weight-medium = Medium
lobby-weight-medium-heavy = Medium-heavy
lobby-weight-heavy = Heavy
lobby-play = Play { $game }
lobby-play-short = Play
lobby-rules = Rules
lobby-rules-of = Rules of { $game }
lobby-mine = My tables
lobby-mine-empty = You sit at no table yet. Choose a game above: you can be playing in ten seconds.
lobby-waiting = Open tables
lobby-waiting-empty = Nobody is waiting for company. Set an open table and others will find it here.
lobby-watchable = Tables to watch
lobby-watchable-empty = No open table is being played just now.
lobby-your-turn = Your turn
lobby-turns-waiting = { $count ->
    [one] One table waits for you.
   *[other] { $count } tables wait for you.
  }
lobby-phase-seating = waiting for players
lobby-phase-playing = being played
lobby-phase-over = over
lobby-broken = The record is damaged
lobby-free = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
  }
lobby-resume = Resume
lobby-open = Open
lobby-join = Sit down
lobby-watch = Watch
lobby-look-back = Look back
lobby-open-seat = free seat
lobby-at = { $action }: { $game }, { $people }
lobby-me = you
lobby-older = Older tables
lobby-unknown = Not known while the server cannot be reached.
lobby-stale = The list could not be refreshed: { $why } Trying again …

## New table

new-heading = { $game }: a new table
new-players = How many players?
new-seats = Who sits where?
new-who = Who sits on seat { $number }?
new-colour = Colour of seat { $number }
new-me = Me
new-friend = A friend, by link
new-friend-help = You get a link to send. The game starts when everybody sits.
new-here = Another person, on this device
new-here-help = You pass the device around.
new-bots = Bots
new-more-bots = More bots
new-bots-about = About the bots
new-pace = How fast do the bots play?
new-for-players = { $count ->
    [one] 1 player
   *[other] { $count } players
  }
new-table-drawn = The table: { $people }
new-whom = Who may find the table?
clock-choice = How long may people take?
clock-choice-none = As long as they like
clock-choice-quick = Quick: two minutes for each turn
clock-choice-day = One day for each turn
clock-choice-days = Three days for each turn
clock-choice-custom = Something else …
clock-custom = Each player has
clock-amount = How much time
clock-unit = Unit of time
clock-unit-minutes = minutes
clock-unit-hours = hours
clock-unit-days = days
clock-kind-bank = for the whole game
clock-kind-turn = for each turn
clock-increment = More after each turn, in seconds
clock-zero = If somebody runs out of time:
clock-zero-bot = a bot keeps the seat until they come back
clock-zero-forfeit = the seat is out of the result, and a bot plays on
new-guest = Guest
new-my-name = Your name
new-their-name = Name of the person on seat { $number }
new-name-needed = Please give a name.
new-name-left = { $left ->
    [0] No room for another letter.
    [one] Room for 1 more letter.
   *[other] Room for { $left } more letters.
  }
new-name-long = A name has at most { $longest } letters; this one has { $over ->
    [one] 1
   *[other] { $over }
  } too many.
new-names-alike = Two people have the same name. Please tell them apart.
new-options = Options of the game
new-options-summary = { $count ->
    [0] as usual
    [one] 1 changed
   *[other] { $count } changed
  }
new-reset = As usual again
new-open = Show the table in the lobby, so that anybody may join or watch
new-open-private = Private: only those with the link find the table
new-start = Start the game
new-set = Set the table
new-starting = Setting the table …
new-unknown = There is no game called “{ $game }” here.
new-yes = yes
new-no = no
new-value-random = at random
new-value-usual = the usual ones
new-value-auto = automatic
new-value-solo = solo
new-value-cooperative = cooperative
new-value-competitive = competitive
new-value-basic = basic
new-value-advanced = advanced
new-value-easy = easy
new-value-normal = normal
new-value-challenging = challenging
new-value-difficult = difficult
new-value-standard = standard
new-value-first-game = first game
new-value-chosen = chosen
new-rules = Read the rules first

## Sitting down

sit-heading = Waiting for players
sit-heading-free = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
  }
sit-explain = The game starts by itself as soon as every seat is taken. You may close this page and come back: nothing expires.
sit-invite = Invite somebody
sit-invite-help = Whoever opens this link can sit down. No account is needed.
sit-link = Link to this table
sit-copy = Copy the link
sit-copied = Copied
sit-copy-failed = Copying is not allowed here: press Ctrl+C, the link is selected.
sit-share = Share …
sit-share-text = Come and play { $game } with me!
sit-qr = QR code with the link to this table of { $game }
sit-qr-help = Or point a phone’s camera here
sit-seats = Seats
sit-free = free
sit-you = you
sit-host-bot = Put a bot here
sit-bot-for = Bot for the seat { $seat }
sit-take = Take a seat
sit-your-name = Your name
sit-which = Which seat?
sit-sit = Sit down
sit-sit-another = Seat another person of this device
sit-leave = Get up
sit-leave-from = Get up from the seat { $seat }
sit-fair = The shuffle is fixed already: its seal begins with { $seal }. Your browser adds its own chance when you sit down.
sit-fair-link = How fairness works
sit-watching = You are looking on. Take a seat to play.

## Replay

replay-title = Replay
replay-heading = { $game }, move by move
replay-slider = Move
replay-at = Move { $move } of { $moves }
replay-start = Before the first move
replay-first = To the start
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-on = One move on
replay-last = To the end
replay-keys = Left and right arrow: one move. Home and End: start and end. Space: play.
replay-seen = Seen by
replay-onlooker = an onlooker
replay-log = What happened
replay-chart = Points over time
replay-move-by = { $player }: { $move }
replay-link = Link to this move
replay-link-copied = Link copied
replay-board = The table after this move
replay-wait = The table is being set …
replay-table = Back to the table
replay-file = Save the game
replay-verify = Check the shuffle
replay-not-over = This game is still being played. Its replay opens when it is over.
replay-speed = Speed
replay-speed-slow = slow
replay-speed-even = even
replay-speed-fast = fast

## Rules

rules-title = Rules of { $game }
rules-search = Search the rules
rules-search-help = A clause such as { $clause }, or words in any order
rules-found = { $count ->
    [0] Nothing holds all these words.
    [one] 1 clause
   *[other] { $count } clauses
  }
rules-chapters = Chapters
rules-link = Link to { $clause }
rules-unknown-clause = There is no clause { $clause } in force.
rules-whole = The whole rules on a page
rules-play = Play { $game }
rules-other = Rules of another game

## Verification

verify-title = Check a game
verify-lead = Was the shuffle fair? Here you can check any finished game, move by move, from its file.
verify-drop = Drop a game file here, or choose one
verify-choose = Choose a file
verify-paste = Or paste what is in it
verify-check = Check
verify-checking = The game is being played again …
verify-clear = Another file
verify-file-too-large = This file is too large to be a game ({ $size } KB; 200 KB at most).
verify-nothing = Choose or paste a game file first.
verify-holds = Everything checks out.
verify-fails = Something does not hold.
verify-holds-more = { $game }: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  } played again, with the same result.
verify-fails-more = Somebody may have changed the file, or the game was not dealt as promised.
verify-passed = holds
verify-failed = does not hold
verify-file = The file can be read
verify-file-help = It names a game, its seats and its moves, and the rules it was played by are known here.
verify-file-fails = The file is damaged, or written for other rules than those known here.
verify-commitment = The seal fits the secret
verify-commitment-help = The server published a fingerprint of its secret before the first card was dealt. The secret in the file has just that fingerprint: it was not chosen afterwards.
verify-commitment-fails = The secret in the file does not have the fingerprint that was published before the first card was dealt: one of the two was changed.
verify-salts = Every player’s own chance is in it
verify-salts-help = Each person’s browser added 16 random bytes. The key of the shuffle is made of the secret and all of these, so that nobody, not even the server, could choose the outcome alone.
verify-salts-fails = The key in the file is not the one that the secret and the players’ bytes lead to: somebody’s share was left out or changed.
verify-moves = Every move was legal
verify-moves-help = The whole game was dealt again from that key and played again move by move by the rules.
verify-moves-fails = Dealt again from that key, the game does not go as the file says: a move is not allowed where it stands.
verify-result = The result is the same
verify-result-help = Points and winners come out as the file says.
verify-result-fails = Played again, the game ends with other points or winners than the file says.
verify-how = How fairness works
verify-how-1 = When a table is made, the server draws a secret of 32 bytes and at once publishes its seal: a fingerprint (SHA-256) from which nobody can work out the secret.
verify-how-2 = When you sit down, your browser draws 16 bytes of its own and adds them. They are shown to all when the game begins.
verify-how-3 = The key of every shuffle and die is a fingerprint of the secret and of everybody’s bytes in the order of the seats. The server could not foresee your bytes, and you could not see its secret.
verify-how-4 = When the game is over, the secret is revealed. From then on anybody can compute the key, deal the same cards, play the same moves and compare: here, or with “tablewood verify” on a computer of their own.
verify-formula = The key, exactly
verify-found = found: { $found }
verify-where = The file is on the page of every finished game: “{ $save }”.

## Final score

score-screen-heading = Final score
score-screen-wins = { $player } wins
score-screen-shared = { $players } share the victory
score-screen-all = You have won together
score-screen-nobody = Nobody wins
score-screen-table = Points by part
score-screen-part = Part
score-screen-place = Place
score-screen-total = Total
score-screen-winner = winner
score-screen-decided = { $name } (tie-break)
score-screen-bars = Points as bars
score-screen-lines = Points over time
score-screen-bars-text = Bars of points: { $list }. The table above gives every part.
score-screen-lines-text = Lines of points over { $moves } moves, ending with { $list }.
score-screen-of = { $player } { $points }
score-screen-move = move { $move }
