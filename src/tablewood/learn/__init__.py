"""What helps people to learn a game: lessons, guides, hints and puzzles."""
