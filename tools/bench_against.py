"""Compare the speed of the games with an older version: both are compiled and measured in turn, in one run.

    python tools/bench_against.py REVISION [GAME ...] [--seats N] [--rounds N] [--seconds N] [--json]

The older version is checked out and compiled in build/against, and kept there for the next time. In each round every
game is played at random by one version and then by the other, so that noise affects both equally; processor time
counts. It prints the medians of the rounds and their ratio: more than 1 is faster than before. Searched are positions
after 60 random moves, with as many iterations in both versions.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
AGAINST = ROOT / "build" / "against"
COLUMNS = ("decisions", "clones", "iterations")

MEASURE = """
import json, sys, time
import tablewood as tw
from tablewood.bots.perspective import Perspective
from tablewood.bots.search import SearchBot
from tablewood.kernel.chance import seeded
from tablewood.kernel.playout import play_randomly
id, seats, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
game = tw.game(id)
seats = seats if seats in game.seats else max(game.seats)
decisions = clones = 0
seed, began = 1, time.process_time()
while time.process_time() < began + seconds:
    state = game.start(seats, seed)
    play_randomly(state, seeded(seed))
    decisions += state.plies
    seed += 1
playing = time.process_time() - began
state = game.start(seats, 1)
chance = seeded(1)
for _ in range(40):
    moves = state.legal()
    state.play(moves[chance.below(len(moves))])
began = time.process_time()
while time.process_time() < began + seconds / 4:
    for _ in range(200):
        state.clone()
    clones += 200
cloning = time.process_time() - began
iterations, searching = 0, 0.0
for seed in range(1, 4):
    state = game.start(seats, seed)
    chance = seeded(seed)
    while not state.over and (state.plies < 60 or len(state.legal()) < 2):
        moves = state.legal()
        state.play(moves[chance.below(len(moves))])
    if not state.over:
        bot = SearchBot(seed, iterations=100, settled=1e9)
        began = time.process_time()
        bot.choose(Perspective(state, state.seat))
        searching += time.process_time() - began
        iterations += 100
print(json.dumps([decisions / playing, clones / cloning, iterations / searching]))
"""


def main() -> int:
    """Compile both versions, measure them in turn, print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("revision", help="a commit, tag or branch")
    parser.add_argument("games", nargs="*", metavar="GAME", help="all games if none is named")
    parser.add_argument("--seats", type=int, default=0, help="as many as possible if not given")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.8, help="for each game in each round")
    parser.add_argument("--json", action="store_true", help="for a program to read")
    wanted = parser.parse_args()
    versions = {"before": compiled(checkout(wanted.revision)), "after": compiled(ROOT)}
    found: dict[str, dict[str, float]] = {}
    for game in wanted.games or all_games():
        print(f"{game} ...", end="\r", file=sys.stderr, flush=True)
        found[game] = compare(versions, game, wanted.seats, wanted.rounds, wanted.seconds)
    print(json.dumps(found, indent=2) if wanted.json else table(found))
    return 0


def checkout(revision: str) -> Path:
    """Check out the older version into its own folder."""
    commit = git("rev-parse", "--short", f"{revision}^{{commit}}")
    folder = AGAINST / commit
    if not folder.exists():
        git("worktree", "add", "--detach", "--force", str(folder), commit)
    return folder


def git(*arguments: str) -> str:
    done = subprocess.run(
        ["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        sys.exit(f"bench_against: git {' '.join(arguments)}: {done.stderr.strip()}")
    return done.stdout.strip()


def compiled(folder: Path) -> Path:
    """The version's compiled package."""
    print(f"compiling {folder.name} ...", file=sys.stderr, flush=True)
    made = subprocess.run(
        [sys.executable, "tools/compile.py"], cwd=folder, stdout=sys.stderr, check=False
    )
    package = folder / "build" / "compiled"
    if made.returncode != 0 or not package.exists():
        sys.exit(f"bench_against: {folder} could not be compiled")
    return package


def all_games() -> list[str]:
    folders = [found.parent for found in (ROOT / "src" / "tablewood" / "games").glob("*/game.py")]
    return sorted(folder.name.replace("_", "-") for folder in folders)


def compare(
    versions: dict[str, Path], game: str, seats: int, rounds: int, seconds: float
) -> dict[str, float]:
    """The medians of both versions, and their ratios."""
    seen: dict[str, list[list[float]]] = {version: [] for version in versions}
    for round in range(rounds):
        # The versions take turns going first, in case the machine speeds up or slows down.
        order = list(versions) if round % 2 == 0 else list(reversed(versions))
        for version in order:
            seen[version].append(measure(versions[version], game, seats, seconds))
    median = {
        version: [statistics.median(column) for column in zip(*rows, strict=True)]
        for version, rows in seen.items()
    }
    found: dict[str, float] = {}
    for at, name in enumerate(COLUMNS):
        before, after = median["before"][at], median["after"][at]
        found |= {f"{name}_before": before, f"{name}_after": after, f"{name}_ratio": after / before}
    return found


def measure(package: Path, game: str, seats: int, seconds: float) -> list[float]:
    """What one version does per second, as in COLUMNS, measured in a separate process."""
    done = subprocess.run(
        [sys.executable, "-c", MEASURE, game, str(seats), str(seconds)],
        env={**os.environ, "PYTHONPATH": str(package)},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        sys.exit(f"bench_against: {package}: {done.stderr.strip().splitlines()[-1]}")
    numbers: list[float] = json.loads(done.stdout)
    return numbers


def table(found: dict[str, dict[str, float]]) -> str:
    lines = [f"{'':14}" + "".join(f"{f'{name} a second':>34}" for name in COLUMNS)]
    lines.append(f"{'':14}" + f"{'before':>12}{'after':>12}{'ratio':>10}" * len(COLUMNS))
    for game, row in found.items():
        cells = [
            f"{row[f'{name}_before']:12,.0f}{row[f'{name}_after']:12,.0f}{row[f'{name}_ratio']:10.2f}"
            for name in COLUMNS
        ]
        lines.append(f"{game:14}{''.join(cells)}")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
