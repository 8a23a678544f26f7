"""Balance studies: what thousands of games between bots say about a game's tables.

`plan` says what is played, `run` plays it and keeps the games, `study` sums them up; `page` and `pictures` show it.
Only summing up and drawing need the extra `lab` (NumPy, Matplotlib): the games can be played without.
"""
