"""Play random games of every kind, and look for anything that a seat is sent but may not know.

    python tools/leaks.py                 1,000 games, all kinds in turn
    python tools/leaks.py --games 50      fewer
    python tools/leaks.py --first 5000    other games

tests/server/leak_checks.py has the checks: of frames, reasons, and previews of moves.
Exit status: 0 nothing leaks, 1 something does.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
if str(ROOT) not in sys.path:
    sys.path.append(str(ROOT))  # the checks are part of the tests

from tablewood.games import game_ids  # noqa: E402
from tests.server.leak_checks import leaks  # noqa: E402

GAMES = 1000


def main() -> int:
    """Play, and report the first leak."""
    parser = argparse.ArgumentParser(description="look for secrets that leave the server")
    parser.add_argument("--games", type=int, default=GAMES, help="how many games in all")
    parser.add_argument("--first", type=int, default=100, help="the seed of the first game")
    asked = parser.parse_args()
    kinds = game_ids()
    for number in range(asked.games):
        game, seed = kinds[number % len(kinds)], asked.first + number
        found = leaks(game, seed)
        if found:
            print(f"secrets: {game}, seed {seed}: {found[0]}", file=sys.stderr)
            return 1
        if (number + 1) % 50 == 0:
            print(f"secrets: {number + 1} of {asked.games} games, nothing leaks", flush=True)
    print(f"secrets: {asked.games} games, nothing leaks")
    return 0


if __name__ == "__main__":
    sys.exit(main())
