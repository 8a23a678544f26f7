"""Play thousands of random games of every kind, and check all properties of tests/conformance.

    python tools/soak.py                                    all games, 10,000 at each player count
    python tools/soak.py --game sylvan-dale --games 500     one game, fewer games
    python tools/soak.py --seed 123456                      other games
    python tools/soak.py --option level=easy,hard           each level separately
    python tools/soak.py --whole 50                         all properties in every 50th game only
    python tools/soak.py --games 0 --changed 5              only changed tables, five games with each

The options of a game take turns unless they are given. In a game that is not checked whole, the
moves are the same, but fewer checks are made: somebody always has a move, the game ends in time, the
audit is clean now and then and at the end, scores and winners belong to seats. After that come changed
tables: every number of every components.toml one step up and one step down, one at a time, a few games
with each that the game's own checks accept; all properties are checked. The first failure stops
the soak: it writes the moves so far to a file, and prints a command that reproduces the failure.
Exit status: 0 all properties hold, 1 a property is broken, 2 wrong arguments.
"""

from __future__ import annotations

import argparse
import os
import shlex
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from itertools import chain, islice, product
from multiprocessing import get_context
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Column, Table

ROOT = Path(__file__).resolve().parents[1]
if str(ROOT) not in sys.path:
    sys.path.append(str(ROOT))  # the properties are part of the tests

import tablewood as tw  # noqa: E402
from tablewood.kernel.chance import seeded  # noqa: E402
from tablewood.kernel.errors import BadSeats, TablewoodError, UnknownGame  # noqa: E402
from tablewood.kernel.options import Value  # noqa: E402
from tablewood.kernel.state import State  # noqa: E402
from tests.conformance.changed_tables import (  # noqa: E402
    Change,
    changed_game,
    playable,
    read_change,
)
from tests.conformance.checks import PROPERTIES, Failure, check  # noqa: E402
from tests.conformance.random_games import pick  # noqa: E402
from tests.conformance.settings import (  # noqa: E402
    Setting,
    find_game,
    game_ids,
    option_sets,
)

GAMES = 10_000
BATCH = 20
"""How many games a process plays before it reports."""

CHANGED_TABLES = "changed tables"
CHANGED = 3
"""How many games to play with each changed table."""

AUDIT = 64
"""In a game that is not checked whole, how many decisions apart to run the audit."""

SAVES = ROOT / "build" / "soak"


Kind = tuple[str, int, str]
"""Games that are counted together: the game, the player count, and the options that were given."""


@dataclass
class Batch:
    """Some games at tables of one kind."""

    settings: list[Setting]
    told: str = ""
    """The options, if all games of this kind have the same."""
    whole: int = 1
    """How many games apart to check all properties."""

    @property
    def kind(self) -> Kind:
        return self.settings[0].game_id, self.settings[0].seats, self.told


@dataclass
class Played:
    """The results of the games of one kind."""

    decisions: list[int] = field(default_factory=list)
    seconds: float = 0.0


def play(batch: Batch) -> tuple[list[int], float]:
    """Play a batch of games; returns the decisions of each, and the seconds for all. Raises `Failure`."""
    began = time.perf_counter()
    decisions = [
        check(setting, PROPERTIES, soak=True)
        if setting.seed % batch.whole == 0
        else play_through(setting)
        for setting in batch.settings
    ]
    return decisions, time.perf_counter() - began


def play_through(setting: Setting) -> int:
    """Play the random game that `check` would play, with only the cheap checks. Raises `Failure`."""
    decisions, wrong = _played_through(setting)
    if wrong:
        check(setting, PROPERTIES, soak=True)  # reports more, with the moves so far
        raise Failure(setting, play_through.__name__, decisions, wrong, "")
    return decisions


def _played_through(setting: Setting) -> tuple[int, str]:
    """The decisions of the game, and what is wrong with it."""
    game = setting.game
    state = game.start(setting.seats, setting.seed, dict(setting.options))
    player = seeded(setting.seed)
    longest = game.max_length(setting.seats, dict(setting.options))
    decisions = 0
    try:
        while not state.over:
            if decisions >= longest:
                return decisions, f"the game goes on after {longest} decisions"
            if decisions % AUDIT == 0 and game.audit(state):
                return decisions, f"the audit complains: {game.audit(state)}"
            seat = pick(player, state.asked)
            state.play(pick(player, state.legal(seat)), seat)
            decisions += 1
    except Exception as error:
        return decisions, f"{type(error).__name__}: {error}"
    return decisions, _wrong_at_the_end(state)


def _wrong_at_the_end(state: State) -> str:
    """What is wrong at the end of a game: with the audit, the scores of the seats, or the winners."""
    complaints = state.game.audit(state)
    if complaints:
        return f"the audit complains: {complaints}"
    scores = state.scores()
    if [score.seat for score in scores] != list(range(state.seats)):
        return f"the scores are of seats {[score.seat for score in scores]}"
    winners = state.winners()
    if sorted(set(winners)) != winners or any(not 0 <= w < state.seats for w in winners):
        return f"the winners are {winners}"
    return ""


# What is played


def kinds(game: str, seats: int) -> list[tuple[str, int]]:
    """The requested games and player counts, or all."""
    if game and game not in game_ids():
        raise UnknownGame(game, game_ids())
    found: list[tuple[str, int]] = []
    for id in [game] if game else game_ids():
        counts = find_game(id).seats
        if game and seats and seats not in counts:
            raise BadSeats(id, seats, counts)
        found += [(id, count) for count in counts if not seats or count == seats]
    return found


def batches(
    wanted: Sequence[tuple[str, int]],
    games: int,
    seed: int,
    options: Sequence[dict[str, Value]] = (),
    whole: int = 1,
) -> Iterator[Batch]:
    """All the games to play; unless options are given, all sets of options take turns."""
    for id, seats in wanted:
        for sets in [[one] for one in options] or [option_sets(find_game(id), seats)]:
            told = " ".join(f"{name}={value}" for name, value in sets[0].items()) if options else ""
            for first in range(0, games, BATCH):
                numbers = range(first, min(first + BATCH, games))
                some = [Setting(id, seats, seed + n, sets[n % len(sets)]) for n in numbers]
                yield Batch(some, told, whole)


def changed_batches(
    wanted: Sequence[tuple[str, int]],
    games: int,
    seed: int,
    options: Sequence[dict[str, Value]] = (),
    only: Change | None = None,
) -> list[Batch]:
    """Games with every changed table, or with one; player counts and options take turns."""
    found: list[Batch] = []
    for id in dict.fromkeys(id for id, _ in wanted):
        if id not in tw.game_ids():
            continue
        counts = [seats for other, seats in wanted if other == id]
        settings: list[Setting] = []
        for change in [only] if only is not None else playable(id):
            for number in range(games):
                at = seed + change.number + number
                seats = counts[at % len(counts)]
                sets = list(options) or option_sets(changed_game(id, change), seats)
                settings.append(Setting(id, seats, at, sets[at % len(sets)], change))
        for seats in counts:
            some = [setting for setting in settings if setting.seats == seats]
            found += [
                Batch(some[first : first + BATCH], CHANGED_TABLES)
                for first in range(0, len(some), BATCH)
            ]
    return found


def read_options(texts: Sequence[str], wanted: Sequence[tuple[str, int]]) -> list[dict[str, Value]]:
    """Read `limit=2,3`: every combination of the values. Raises what the game refuses."""
    given: dict[str, list[str]] = {}
    for text in texts:
        name, _, values = text.partition("=")
        given[name] = values.split(",")
    combined = [dict(zip(given, chosen, strict=True)) for chosen in product(*given.values())]
    sets: list[dict[str, Value]] = [{**one} for one in combined if one]
    for id, seats in wanted:
        for one in sets:
            find_game(id).start(seats, 0, dict(one))
    return sets


# Playing


Results = dict[Kind, Played]


def soak(work: Iterator[Batch], total: int, jobs: int, console: Console, results: Results) -> None:
    """Play all batches; a single job plays in this process. Raises the first `Failure`."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console) as progress:
        bar = progress.add_task("games", total=total)
        for batch, decisions, seconds in side_by_side(work, jobs) if jobs > 1 else in_turn(work):
            played = results.setdefault(batch.kind, Played())
            played.decisions += decisions
            played.seconds += seconds
            progress.update(bar, advance=len(decisions), description=batch.kind[0])


def in_turn(work: Iterator[Batch]) -> Iterator[tuple[Batch, list[int], float]]:
    """Each batch and its results."""
    for batch in work:
        yield batch, *play(batch)


def side_by_side(work: Iterator[Batch], jobs: int) -> Iterator[tuple[Batch, list[int], float]]:
    """Each batch and its results, in the order in which the processes finish."""
    # Fresh processes: the progress bar has a thread, and forking with threads is unsafe.
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        try:
            running = {pool.submit(play, batch): batch for batch in islice(work, 2 * jobs)}
            while running:
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield running.pop(future), *future.result()
                running.update({pool.submit(play, more): more for more in islice(work, len(done))})
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


# Reporting


def summary(results: Results) -> Table:
    """One line for each kind of game."""
    game = Column("game", min_width=max([len(id) for id, _, _ in results], default=4))
    table = Table(game, "seats", "games", "decisions", "shortest", "mean", "longest", "seconds")
    if any(told for _, _, told in results):
        table.add_column("options", no_wrap=True)
    for (id, seats, told), played in results.items():
        total, games = sum(played.decisions), len(played.decisions)
        table.add_row(
            id,
            str(seats),
            f"{games:,}",
            f"{total:,}",
            str(min(played.decisions)),
            f"{total / games:.0f}",
            str(max(played.decisions)),
            f"{played.seconds:.0f}",
            *([told] if told else []),
        )
    return table


def tell(results: Results) -> None:
    """Print the summary, wide enough for the options."""
    console = Console()
    console.width = max(console.width, 80 + max([len(told) for _, _, told in results], default=0))
    console.print(summary(results))


def report(failure: Failure, console: Console) -> None:
    """Report what is broken, save the moves, and print how to reproduce it."""
    setting = failure.setting
    SAVES.mkdir(parents=True, exist_ok=True)
    path = SAVES / f"{setting.game_id}-{setting.seats}-{setting.seed}.txt"
    path.write_text(f"{failure.saved}# {failure.name}: {failure.what}\n", encoding="utf-8")
    again = ["python", "tools/soak.py", "--game", setting.game_id, "--seats", str(setting.seats)]
    if setting.change is None:
        again += ["--seed", str(setting.seed), "--games", "1", "--changed", "0"]
    else:
        seed = setting.seed - setting.change.number
        again += ["--seed", str(seed), "--games", "0", "--changed", "1"]
        again += ["--change", str(setting.change)]
    for name, value in setting.options.items():
        again += ["--option", f"{name}={value}"]
    console.print(f"soak: {failure}", style="bold red", markup=False, soft_wrap=True)
    shown = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
    console.print(f"moves so far: {shown}", markup=False, soft_wrap=True)
    console.print(f"again: {shlex.join(again)}", markup=False, soft_wrap=True)


# The command


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command."""
    about, _, more = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(
        prog="soak",
        description=about,
        epilog=more,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--games", type=int, default=GAMES, help="games for each player count (10000)"
    )
    parser.add_argument("--game", default="", metavar="ID", help="one game (all)")
    parser.add_argument("--seats", type=int, default=0, metavar="N", help="one player count (all)")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first game (0)")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE[,VALUE]",
        help="as many games with each combination of these values",
    )
    parser.add_argument(
        "--whole", type=int, default=1, metavar="N", help="all properties in every N-th game (1)"
    )
    parser.add_argument(
        "--changed",
        type=int,
        default=CHANGED,
        metavar="N",
        help="games with each changed table (3)",
    )
    parser.add_argument(
        "--change", default="", metavar="NUMBER:STEP", help="one changed table only, such as 12:+1"
    )
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, help="processes (all cores)"
    )
    chosen = parser.parse_args(arguments)
    console = Console(stderr=True)
    results: Results = {}
    try:
        wanted = kinds(chosen.game, chosen.seats)
        options = read_options(chosen.option, wanted)
        if chosen.whole < 1:
            raise TablewoodError(f"--whole {chosen.whole}: at least 1")
        work = batches(wanted, chosen.games, chosen.seed, options, chosen.whole)
        total = len(wanted) * max(1, len(options)) * chosen.games
        only = read_change(chosen.change) if chosen.change else None
        changed = changed_batches(wanted, chosen.changed, chosen.seed, options, only)
        work = chain(work, changed)
        total += sum(len(batch.settings) for batch in changed)
        soak(work, total, chosen.jobs, console, results)
    except TablewoodError as error:
        print(f"soak: {error}", file=sys.stderr)
        return 2
    except Failure as failure:
        report(failure, console)
        return 1
    except KeyboardInterrupt:
        print("soak: stopped; so far:", file=sys.stderr)
        tell(results)
        return 130
    tell(results)
    return 0


if __name__ == "__main__":
    signal.signal(
        signal.SIGTERM, signal.default_int_handler
    )  # so that a time limit stops it cleanly, too
    sys.exit(main())
