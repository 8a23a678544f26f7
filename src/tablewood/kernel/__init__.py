"""What every game shares: game, state, step, move, log and view. Imports nothing else of Tablewood."""
