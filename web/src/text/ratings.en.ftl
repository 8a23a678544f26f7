# Rated tables, one's games, and ratings

games-title = My games
games-lead = What you are playing and what you have played, on all your devices.
games-none = You have not played yet.
games-none-of = You have not played this game yet.
games-filter = Game
games-all = All games
games-list = Games
games-newer = Newer
games-older = Older
games-open = Open the table
games-replay = Watch again
games-link = { $action }: { $game }, { $when }
games-with = with { $people }

outcome-playing = being played
outcome-your-turn = your turn
outcome-unknown = over
outcome-won = won
outcome-shared = shared victory
outcome-lost = lost
outcome-placed = { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  } of { $of }
outcome-gave-up = lost: left to a bot

rating-heading = Ratings
rating-guest = Ratings are for people with an account, so that they stay yours on every device.
rating-guest-link = Make an account
rating-none = You have no rating yet. Set a table as rated, or sit down at one.
rating-value = { $points } ± { $reach }
rating-said = { $points } points, give or take { $reach }
rating-provisional = provisional
rating-provisional-help = Provisional: after so few games this is little more than a guess.
rating-help = Everybody starts at 1500, which is as strong as the bot “{ $bot }”. What stands behind ± is how far off it may still be: by the model’s own reckoning, in 19 cases of 20.
rating-games = { $games ->
    [one] one rated game
   *[other] { $games } rated games
  }
rating-change = { $points } points
rating-void = does not count
rating-chart = Your rating in { $game } after each of the last { $games ->
    [one] one rated game
   *[other] { $games } rated games
  }: from { $first } to { $last } points, lowest { $low }, highest { $high }.

rated = rated
rated-table = This table is rated. It is for people with an account: the result counts for everybody’s rating, and others at the table see yours.
rated-invite = Whoever opens this link and has an account can sit down.
rated-choice = Does it count?
rated-choice-no = Just for fun
rated-choice-yes = Rated
rated-choice-help = The result changes everybody’s rating. Whoever leaves the game to a bot loses it, and there are no hints.
rated-choice-cannot = This table cannot be rated: { $why }
rated-ending = Ratings
rated-ending-void = The operator has decided that this result does not count.
rated-ending-waits = The result has not been counted.

error-rated-needs-account = A rated table is for people with an account. You can make one under “My devices”.
error-rated-alone = A rated game has at least two players.
error-rated-team = Players who win or lose together are not rated.
error-rated-one-seat = At a rated table everybody has one seat, on their own device.
error-rated-bot = This bot has no rating in this game. Choose another one.
error-rated-bots-only = A rated game needs at least one person.
error-rated-lesson = A game that goes on from a lesson is not rated.
