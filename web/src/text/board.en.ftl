# What the board kit says, on every board.

chooser = Which of these?
tray-open = Open your area
tray-shut = Close your area
explain-more-moves = { $count ->
    [one] and one more move
   *[other] and { $count } more moves
  }
source-rulebook = from the rulebook
source-published = from published sources
source-reconstructed = reconstructed
ceremony-skip = Close
ceremony-next = Next
preview-uncertain = The rest depends on chance or on hidden things.
preview-you = you
news-none = Nothing has happened yet.
preview-number = { $name } { $step } (then { $after })

finale = Final scoring
finale-team = The end
finale-begins = The points are counted …
finale-skip = Show the result
finale-place = { $place }: { $player }, { $points }.

## A team's result

verdict-won = { $count ->
    [one] You have won
   *[other] You have won together
  }
verdict-lost = { $count ->
    [one] You have lost
   *[other] You have lost together
  }
