"""The strength that the bots must reach, game by game: `make ladder` plays everything and prints the table.

    python -m tablewood.lab.trials                         everything, 100 games per pairing: many hours
    python -m tablewood.lab.trials sylve --games 20        less
    python -m tablewood.lab.trials --table                 no new games: only what is in the record

Games are kept in build/ladder/games.jsonl as they end; the same command picks up from there.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tablewood.games import game_ids
from tablewood.kernel.errors import TablewoodError, UnknownGame
from tablewood.kernel.options import Value
from tablewood.lab.record import Record
from tablewood.lab.series import BotRecord, SeriesResult, contest, play_series

RECORD = Path("build/ladder/games.jsonl")
TEAM_GAME = "alynthia"
SPOT_CHECK = "little-town"
SPOT_GAMES = 20
INTERRUPTED = 130


@dataclass(frozen=True)
class Trial:
    """A pairing, and the share of wins that its first bot must reach."""

    game: str
    bots: tuple[str, ...]
    seats: int
    aim: float
    """0 where only the rate matters."""
    options: dict[str, Value] = field(default_factory=dict)
    most: int = 1 << 30
    """The most games to play."""


def trials(game: str, clock: str = "") -> list[Trial]:
    """What a game's bots must reach, the quickest trial first."""
    long, short, longest = (f"search:seconds={time}{clock}" for time in ("0.3", "0.05", "2"))
    team = game == TEAM_GAME
    options: dict[str, Value] = {"mode": "competitive"} if team else {}
    many = 5 if team else 4
    found = [
        Trial(game, ("greedy", "random"), 2, 0.95, options),
        Trial(game, (long, "greedy"), 2, 0.7, options),
        Trial(game, (long, short), 2, 0.6, options),
        Trial(game, (long, *["greedy"] * (many - 1)), many, 0.5, options),
    ]
    if team:
        found += [Trial(game, (bot,), 2, 0.0) for bot in ("random", "greedy", short, long)]
    if game == SPOT_CHECK:
        found.append(Trial(game, (longest, long), 2, 0.0, options, SPOT_GAMES))
    return found


def play(trial: Trial, games: int, jobs: int, record: Record, seed: int = 0) -> SeriesResult:
    """Play the games of a trial that are not in the record."""
    played = contest(trial.game, trial.bots, trial.seats, seed, trial.options)
    title = f"{trial.game}, {trial.seats} seats: {' '.join(trial.bots)}"

    def told(done: int, wanted: int) -> None:
        if sys.stderr.isatty():
            print(f"\r{title}: {done} of {wanted}", end="\n" * (done == wanted), file=sys.stderr)

    return play_series(played, min(games, trial.most), jobs, told, record)


def kept(trial: Trial, games: int, record: Record, seed: int = 0) -> SeriesResult:
    """The games of a trial in the record."""
    played = contest(trial.game, trial.bots, trial.seats, seed, trial.options)
    known = {line["number"] for line in record.lines(played.key())}
    first = next(number for number in range(games + 1) if number not in known)
    if first == 0:
        return SeriesResult(played, games, [], False)
    return play_series(played, min(first, games, trial.most), record=record)


HEADINGS = (
    "game",
    "seats",
    "bot",
    "against",
    "games",
    "share of wins",
    "95 % interval",
    "aim",
    "reached",
    "s a decision, longest",
)


def row(trial: Trial, outcome: SeriesResult) -> list[str]:
    """A line of the table."""
    fared: BotRecord = outcome.bots[0]
    others = [*trial.bots[1:]]
    against = f"{len(others)} x {others[0]}" if len(others) > 1 else "".join(others) or "the game"
    mode = "".join(f", {value}" for value in trial.options.values())
    return [
        f"{trial.game}{mode}",
        str(trial.seats),
        fared.name,
        against,
        str(fared.wins.of),
        f"{fared.wins.share:.1%}",
        f"{fared.wins.low:.1%} to {fared.wins.high:.1%}",
        f"{trial.aim:.0%}" if trial.aim else "",
        ("yes" if fared.wins.share >= trial.aim else "no") if trial.aim else "",
        f"{fared.seconds:.3f}, {fared.longest:.3f}",
    ]


def table(rows: Sequence[Sequence[str]]) -> str:
    """The rows in Markdown."""
    lines = [HEADINGS, ["---"] * len(HEADINGS), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play what is missing, and print the table of everything played."""
    wanted = _arguments(arguments)
    try:
        unknown = [name for name in wanted.game if name not in game_ids()]
        if unknown:
            raise UnknownGame(unknown[0], game_ids())
        clock = ":clock=processor" if wanted.processor else ""
        record = Record(wanted.record)
        rows: list[list[str]] = []
        interrupted = False
        for trial in [one for game in wanted.game or game_ids() for one in trials(game, clock)]:
            if wanted.table or interrupted:
                outcome = kept(trial, wanted.games, record, wanted.seed)
            else:
                outcome = play(trial, wanted.games, wanted.jobs, record, wanted.seed)
                interrupted = outcome.interrupted
            if outcome.played:
                rows.append(row(trial, outcome))
    except TablewoodError as error:
        print(f"ladder: {error}", file=sys.stderr)
        return 2
    print(table(rows))
    return INTERRUPTED if interrupted else 0


def _arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make ladder", description="What the bots must show.")
    parser.add_argument("game", nargs="*", help="all games if none is named")
    parser.add_argument("--games", type=int, default=100, help="for each pairing (100)")
    parser.add_argument("--seed", type=int, default=0, help="of the first deal (0)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (1)")
    parser.add_argument("--record", type=Path, default=RECORD, metavar="FILE", help=str(RECORD))
    parser.add_argument("--table", action="store_true", help="only print what was played")
    parser.add_argument(
        "--processor",
        action="store_true",
        help="search by processor time: fair even while other programs run",
    )
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())
