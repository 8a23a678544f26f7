# Guided first games: the list of chapters and the lesson itself. What a lesson teaches is in the game's own files.

learn-link = Learn it in ten minutes
learn-link-of = Learn { $game } in ten minutes
learn-new-here = New here? Each game can be learnt at the table, in about ten minutes.
learn-title = Learn { $game }
learn-heading = Your first game
learn-what = You play, and a teacher says one thing at a time. You can leave whenever you like: this browser remembers where you were.
learn-chapters = Chapters
learn-none = There are no lessons for this game yet.
learn-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
  }
learn-all-minutes = { $count ->
    [one] One chapter
   *[other] { $count } chapters
  }, about { $minutes } minutes
learn-done = done
learn-skipped = skipped
learn-here = at step { $step } of { $count }
learn-all-done = You have played every chapter. The next game is a real one.
learn-begin = Begin
learn-resume = Resume
learn-repeat = Repeat
learn-again = Start over
learn-skip = Skip
learn-action = { $action }: { $chapter }
learn-first = Begin the first chapter
learn-next = Go on: { $chapter }
learn-new-game = Play a new game
learn-rules = Read the rules

## The lesson

lesson-area = The teacher
lesson-step = Step { $step } of { $count }
lesson-next = Next
lesson-back = Back
lesson-grow = Enlarge the teacher’s panel
lesson-shrink = Shrink the teacher’s panel
lesson-show = Show me
lesson-shown = Make this move: { $move }
lesson-skip = Skip this chapter
lesson-leave = Leave
lesson-your-move = Your move
lesson-read-before = You have read this already.
lesson-press-next = Press “Next” first; then it is your move.
lesson-only-reading = Press “Next” to go on.
lesson-come-forward = Go forward to where you were; then it is your move.
lesson-moves = { $count ->
    [one] The only move
   *[other] All { $count } moves
  }
lesson-chapter-done = Chapter done
lesson-all-done = That was your first game
lesson-next-chapter = Next chapter: { $chapter }
lesson-play-on = Play on from here with a young tree
lesson-repeat = Repeat this chapter
lesson-chapters = All chapters
lesson-unknown = This game has no such chapter
lesson-again = Try again
