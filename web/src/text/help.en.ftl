## Hints, what can be done, and warnings

hint = Hint
hint-help = Ask what a grown tree would consider; everybody reads that you took a hint
hint-waiting = A grown tree is thinking …
hint-cancel = Never mind
hint-title = A grown tree would consider:
hint-show = Show on the board
hint-do = Do it
hint-do-this = Do it: { $move }
hint-note = Points are what your score would gain by the end of this turn, as things stand.
hint-part = { $certain ->
    [yes] { $name }: +{ $points }
   *[no] { $name }: about +{ $points }
}
hint-stand = { $certain ->
    [yes] { $name }: +{ $points }
   *[no] { $name }: about +{ $points }
}
hint-costs = { $certain ->
    [yes] { $name }: −{ $points }
   *[no] { $name }: about −{ $points }
}
hint-hinders = { $certain ->
    [yes] { $player } loses { $points }
   *[no] { $player } loses about { $points }
}
hint-prepares = no points yet, but it prepares some
hint-open = keeps your options open
hint-only = there is nothing else to do
hints-none = No hints at this table
table-hinted = { $player } took a hint.
error-hint-too-soon = { $seconds ->
    [one] The next hint in one second.
   *[other] The next hint in { $seconds } seconds.
}
error-hint-pending = A hint is already on its way.
error-hint-dropped = The hint is no longer wanted.
error-hints-forbidden = This table is played without hints.
error-no-hint = No bot has time for a hint just now. Try again in a moment.

what = What can I do here?
what-short = What now?
what-title = What you can do here
what-in-list = What cannot be pressed is chosen in the list of moves.

leaving-title = { $move }: are you sure?
leaving-yes = Yes, go ahead
leaving-no = No, not yet
leaving-enough = Don’t warn me again
wish-warn = Warn me when a move leaves something undone

new-hints = Hints
new-hints-yes = Players may ask for hints
new-hints-no = No hints

keys-hint = ask for a hint
keys-what = what can I do here?
