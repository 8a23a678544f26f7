"""What networks say in random games, to the last bit: `python -m tests.conformance.learned_values GAME SEATS`."""

from __future__ import annotations

import sys
from hashlib import sha256

from tests.conformance.random_games import walk
from tests.conformance.settings import Setting, find_game
from tests.nets import mixed

EVERY = 3


def digest(game: str, seats: int) -> str:
    """A hash of all margins and chances to win in a random game."""
    value = mixed(find_game(game), seats)
    said = sha256()
    for at in walk(Setting(game, seats, 9)):
        if at.number % EVERY == 0:
            for seat in range(seats):
                said.update(value.margin(at.state, seat).hex().encode())
                said.update(value.win_chance(at.state, seat).hex().encode())
    return said.hexdigest()


if __name__ == "__main__":
    print(digest(sys.argv[1], int(sys.argv[2])))
