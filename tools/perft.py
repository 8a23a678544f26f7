"""Perft: count the sequences of moves from a position, by their length.

    python tools/perft.py                       write tests/perft/<game>.txt again
    python tools/perft.py check                 compare
    python tools/perft.py divide sylvan-dale 2 1 0 3
                                                a count for each first move: 2 seats, seed 1, after
                                                0 random moves, sequences of 3 moves

Chance is fixed by the seed. A count that changes without a change of the rules shows a mistake in
the legal moves or in what they do; `divide` shows under which move. Exit status: 0 all counts
match, 1 a count differs, 2 wrong arguments.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
if str(ROOT) not in sys.path:
    sys.path.append(str(ROOT))  # the fixture games are part of the tests

from tablewood.kernel.chance import seeded  # noqa: E402
from tablewood.kernel.errors import TablewoodError, UnknownGame  # noqa: E402
from tablewood.kernel.playout import play_randomly  # noqa: E402
from tablewood.kernel.save import replace  # noqa: E402
from tablewood.kernel.state import State  # noqa: E402
from tests.conformance.settings import find_game, game_ids  # noqa: E402

FOLDER = ROOT / "tests" / "perft"
SEEDS = (1, 2)
DEPTH = 4
MOST = 3000
"""Sequences get longer only while there are at most this many."""

REMARKS = [
    "# How many sequences of 1, 2, 3, ... moves there are (tools/perft.py).",
    "# seats seed random-moves-before: counts",
]


@dataclass(frozen=True)
class Start:
    """A position to count from: a seeded game, after some random moves."""

    game_id: str
    seats: int
    seed: int
    after: int

    def state(self) -> State:
        state: State = find_game(self.game_id).start(self.seats, self.seed)
        play_randomly(state, seeded(self.seed), self.after)
        return state


def starts(game_id: str) -> list[Start]:
    """For each player count and seed, the setup and the middle of a random game."""
    game = find_game(game_id)
    found: list[Start] = []
    for seats in game.seats:
        for seed in SEEDS:
            length = play_randomly(game.start(seats, seed), seeded(seed))
            found += [Start(game_id, seats, seed, after) for after in (0, length // 2)]
    return found


def counts(state: State) -> list[int]:
    """The number of sequences of 1, 2, 3, ... moves, until there are too many."""
    reached = [state]
    found: list[int] = []
    for depth in range(1, DEPTH + 1):
        found.append(sum(len(one.legal()) for one in reached))
        if depth == DEPTH or found[-1] > MOST:
            break
        reached = [after for one in reached for after in following(one)]
    return found


def following(state: State) -> list[State]:
    """The positions after each legal move."""
    found: list[State] = []
    for move in state.legal():
        after = state.clone()
        after.play(move)
        found.append(after)
    return found


def count(state: State, depth: int) -> int:
    """The number of sequences of exactly this many moves."""
    if depth <= 0:
        return 1
    if depth == 1:
        return len(state.legal())
    return sum(count(after, depth - 1) for after in following(state))


# The files


def text_of(game_id: str) -> str:
    """The counts of a game, one line for each position."""
    lines = [
        f"{one.seats} {one.seed} {one.after}: {' '.join(str(n) for n in counts(one.state()))}"
        for one in starts(game_id)
    ]
    return "\n".join([*REMARKS, *lines, ""])


def path_of(game_id: str) -> Path:
    return FOLDER / f"{game_id}.txt"


def stored(game_id: str) -> str:
    """The text on disk; empty if there is none."""
    path = path_of(game_id)
    return path.read_text(encoding="utf-8") if path.exists() else ""


def regenerate(games: Sequence[str]) -> int:
    """Write the counts of these games."""
    for id in games:
        text = text_of(id)
        if text != stored(id):
            replace(path_of(id), text)
            print(f"perft: written: {path_of(id).relative_to(ROOT)}")
    return 0


def check(games: Sequence[str]) -> int:
    """Compare the counts of these games with those on disk; 1 if any differs."""
    wrong = 0
    for id in games:
        old, new = stored(id).splitlines(), text_of(id).splitlines()
        for line in [line for line in new if line not in old]:
            print(f"perft: {id}: now {line}", file=sys.stderr)
            wrong = 1
        for line in [line for line in old if line not in new]:
            print(f"perft: {id}: was {line}", file=sys.stderr)
            wrong = 1
    return wrong


def divide(start: Start, depth: int) -> int:
    """Print the number of sequences that begin with each move."""
    state = start.state()
    total = 0
    for move in state.legal():
        after = state.clone()
        after.play(move)
        found = count(after, depth - 1)
        total += found
        print(f"{state.game.notation(state, move)}: {found}")
    print(f"in all: {total}")
    return 0


# The command


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command."""
    about, _, more = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(
        prog="perft",
        description=about,
        epilog=more,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(dest="command", metavar="regenerate | check | divide")
    for name in ("regenerate", "check"):
        commands.add_parser(name).add_argument("--game", default="", metavar="ID")
    dividing = commands.add_parser("divide")
    dividing.add_argument("game", metavar="ID")
    for name in ("seats", "seed", "after", "depth"):
        dividing.add_argument(name, type=int)
    given = list(sys.argv[1:] if arguments is None else arguments)
    chosen = parser.parse_args(given or ["regenerate"])
    try:
        if chosen.game and chosen.game not in game_ids():
            raise UnknownGame(chosen.game, game_ids())
        if chosen.command == "divide":
            return divide(Start(chosen.game, chosen.seats, chosen.seed, chosen.after), chosen.depth)
        games = [chosen.game] if chosen.game else game_ids()
        return check(games) if chosen.command == "check" else regenerate(games)
    except TablewoodError as error:
        print(f"perft: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
