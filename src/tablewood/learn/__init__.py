"""Learning a game: lessons, hints and what else helps people who are new to it."""
