"""What only bots need: how good a position is, in points and in numbers."""
