# Puzzles of the day

app-puzzles = Puzzles
puzzles-title = Puzzles of the day
puzzles-lead = A position from a real game, for each of the games. One move is clearly the best: can you find it?
puzzles-how = New puzzles come every day at midnight UTC. A day counts for the streak if you solve one of its puzzles at the first try.
puzzles-streak = { $count ->
    [0] No streak yet
    [one] Streak: 1 day
   *[other] Streak: { $count } days
  }
puzzles-streak-waits = Solve one today to keep it.
puzzles-state-open = Not tried yet
puzzles-state-solved = Solved
puzzles-state-missed = Missed at the first try
puzzles-solved = { $solved } of { $of } solved
puzzles-today = Puzzle of the day
puzzles-today-more = Find the best move in a position from a real game.
puzzle-title = Puzzle: { $game }
puzzle-title-today = Puzzle of the day: { $game }
puzzle-all = All of today’s puzzles
puzzle-ask = You are { $seat }. Find the move that wins the most.
puzzle-first = Only the first try counts.
puzzle-right = That is it!
puzzle-wrong = There is a better move.
puzzle-right-worth = { $margin ->
    [one] It is worth about { $margin } point more than the next best move: { $second }
   *[other] It is worth about { $margin } points more than the next best move: { $second }
  }
puzzle-yours = Your move: { $move }
puzzle-best = The best move: { $move }
puzzle-worth = { $margin ->
    [one] It is worth about { $margin } point more than yours, which is the next best.
   *[other] It is worth about { $margin } points more than yours, which is the next best.
  }
puzzle-worth-least = { $margin ->
    [one] It is worth about { $margin } point more than the next best move, and more than yours.
   *[other] It is worth about { $margin } points more than the next best move, and more than yours.
  }
puzzle-theme = It pays off in: { $part }.
puzzle-theme-rivals = It costs your opponent more than it earns you.
puzzle-theme-later = It earns nothing at once, but prepares what comes next.
puzzle-quiet = Other moves look better at first sight.
puzzle-leads = What the best move does
puzzle-show = Show it on the board
puzzle-hide = Back to the position
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-counts = Solved at the first try.
puzzle-missed-first = Only the first try counts, but you can try again.
puzzle-not-first = You have tried this one before, so this try does not count.
error-unknown-puzzle = There is no such puzzle; perhaps the rules have changed since.
