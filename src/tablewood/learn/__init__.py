"""What teaches a game: lessons, illustrated rules, hints and puzzles."""
