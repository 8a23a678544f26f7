"""Golden games: whole games as text, to be reviewed as a diff when the rules change.

    python tools/golden.py                  write them again (the same as `regenerate`)
    python tools/golden.py check            compare, and print the differences
    python tools/golden.py --game sylvan-dale

tests/golden/games.toml declares them. A golden game is a saved game with remarks: the events after
each move, then scores, ranks, the number of decisions and the fingerprint of the final position.
Exit status: 0 all games match, 1 a game differs, 2 wrong arguments.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from difflib import unified_diff
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
if str(ROOT) not in sys.path:
    sys.path.append(str(ROOT))  # the fixture games are part of the tests

from tablewood.kernel.chance import Chance, seeded  # noqa: E402
from tablewood.kernel.errors import BadComponents, BadSeats, TablewoodError  # noqa: E402
from tablewood.kernel.game import Game  # noqa: E402
from tablewood.kernel.log import TABLE, Event, EventParameter, unbundled  # noqa: E402
from tablewood.kernel.match import Match  # noqa: E402
from tablewood.kernel.options import Value  # noqa: E402
from tablewood.kernel.reflect import fingerprint  # noqa: E402
from tablewood.kernel.save import header_lines, move_lines, replace  # noqa: E402
from tablewood.kernel.scene import scene_match  # noqa: E402
from tablewood.kernel.scoring import ranks  # noqa: E402
from tablewood.kernel.state import State  # noqa: E402
from tablewood.kernel.tables import Table, load  # noqa: E402
from tests.conformance.settings import find_game, game_ids  # noqa: E402

FOLDER = ROOT / "tests" / "golden"


@dataclass(frozen=True)
class Golden:
    """A golden game as declared."""

    game_id: str
    name: str
    seats: int
    seed: int
    players: str
    shows: list[str]
    """Events that must occur in the game."""
    options: dict[str, Value]
    scene: dict[str, object]

    @property
    def path(self) -> Path:
        return FOLDER / self.game_id / f"{self.name}.txt"

    def match(self) -> Match:
        """The game before its first move."""
        game = find_game(self.game_id)
        if not self.scene:
            return Match(game, self.seats, self.seed, None, self.options)
        common = {"seats": self.seats, "seed": self.seed, "options": self.options}
        return scene_match(game, {**common, **self.scene})


def declared(path: Path = FOLDER / "games.toml") -> list[Golden]:
    """The golden games of the table, each checked; no two share a file."""
    root = load(path)
    found = [_golden(entry) for entry in root.entries("golden")]
    root.finish()
    for at, one in enumerate(found):
        if one.path in [other.path for other in found[:at]]:
            raise BadComponents(path.name, 0, "golden", f"two games go to {one.path.name}")
    return found


def _golden(entry: Table) -> Golden:
    id = entry.choice("game", game_ids())
    game = find_game(id)
    options = entry.optional_sub("options")
    scene = entry.optional_sub("scene")
    seats = entry.number("seats")
    if seats not in game.seats:
        entry.fail("seats", str(BadSeats(id, seats, game.seats)))
    kinds = [kind.name for kind in game.events.kinds]
    golden = Golden(
        id,
        entry.text("name"),
        seats,
        entry.number("seed"),
        entry.choice("players", list(PLAYERS)),
        entry.texts("shows", [], allowed=kinds),
        {} if options is None else {name: options.scalar(name) for name in options.written()},
        {} if scene is None else scene.values(),
    )
    if scene is not None:
        for key in scene.written():
            scene.has(key)  # the game checks it
    return golden


# Players

Choose = Callable[[Game[Any], State, Chance], tuple[int, int]]
"""Who plays what: a seat and its move."""


def at_random(game: Game[Any], state: State, luck: Chance) -> tuple[int, int]:
    """One of the asked seats makes one of its moves."""
    seat = state.asked[luck.below(len(state.asked))]
    legal = state.legal(seat)
    return seat, legal[luck.below(len(legal))]


def greedily(game: Game[Any], state: State, luck: Chance) -> tuple[int, int]:
    """The move that leads to the highest value; of equal moves the first."""
    seat = state.seat
    best, most = -1, float("-inf")
    for move in state.legal():
        after = state.clone()
        after.play(move)
        # Rounded, so that a compiler's last digit does not decide.
        value = round(game.evaluate(after, seat), 6)
        if value > most:
            best, most = move, value
    return seat, best


PLAYERS: dict[str, Choose] = {"random": at_random, "greedy": greedily}


def played(golden: Golden) -> Match:
    """The game, played to its end."""
    match = golden.match()
    luck = seeded(golden.seed)
    choose = PLAYERS[golden.players]
    while not match.state.over:
        seat, move = choose(match.game, match.state, luck)
        match.submit(seat, match.game.notation(match.state, move))
    return match


# The text


def text_of(match: Match) -> str:
    """The finished match as a golden game."""
    starts = [played.events for played in match.played] + [len(match.log.events)]
    lines = header_lines(match) + told(match, match.log.events[: starts[0]])
    for at, move in enumerate(move_lines(match)):
        lines += [move, *told(match, match.log.events[starts[at] : starts[at + 1]])]
    return "\n".join([*lines, *ending(match), ""])


def told(match: Match, events: Sequence[Event]) -> list[str]:
    """Events by their raw names: `# red added tree=C3 style=nest`."""
    names = match.game.seat_names(match.state.seats, match.header.options)
    lines: list[str] = []
    for event in events:
        kind = match.game.events.kinds[event.kind]
        words = ["#"] if event.seat == TABLE else ["#", names[event.seat]]
        words.append(kind.name)
        for parameter, number in zip(kind.parameters, event.numbers, strict=False):
            words.append(f"{parameter.name}={value_of(parameter, number, names)}")
        lines.append(" ".join(words))
    return lines


def value_of(parameter: EventParameter, number: int, names: Sequence[str]) -> str:
    """A number of an event: `C3`, `4`, `plant*2,berry`."""
    domain = parameter.domain
    if parameter.seat:
        return names[number] if number >= 0 else "nobody"
    if domain is None:
        return str(number)
    if not parameter.several:
        return domain.names[number]
    counts = zip(domain.names, unbundled(number), strict=False)
    return ",".join(f"{name}*{n}" if n > 1 else name for name, n in counts if n > 0)


def ending(match: Match) -> list[str]:
    """Scores, ranks, length and fingerprint."""
    scores = match.state.scores()
    names = match.game.seat_names(match.state.seats, match.header.options)
    lines = [f"# over after {len(match.played)} decisions"]
    for score, rank in zip(scores, ranks(scores), strict=True):
        parts = " ".join(f"{name}={points}" for name, points in score.parts)
        ties = "".join(f" {name}={value}" for name, value in score.tiebreaks)
        lines.append(f"# score {names[score.seat]} {score.total} rank={rank}: {parts};{ties}")
    winners = [names[seat] for seat in match.state.winners()]
    lines.append(f"# winners {' '.join(winners)}".rstrip())
    lines.append(f"# fingerprint {fingerprint(match.state)}")
    return lines


# The command


def regenerate(golden: list[Golden]) -> int:
    """Write the games; returns how many changed."""
    changed = 0
    for one in golden:
        text = text_of(played(one))
        old = one.path.read_text(encoding="utf-8") if one.path.exists() else None
        if text != old:
            one.path.parent.mkdir(parents=True, exist_ok=True)
            replace(one.path, text)
            print(f"golden: {'new' if old is None else 'changed'}: {one.path.relative_to(ROOT)}")
            changed += 1
    for path in undeclared(golden):
        path.unlink()
        print(f"golden: removed: {path.relative_to(ROOT)}, which games.toml does not declare")
    print(f"golden: {len(golden)} games, {changed} written")
    return 0


def check(golden: list[Golden]) -> int:
    """Compare the games with those on disk; 1 if any differs."""
    wrong = [f"{path.relative_to(ROOT)} is not declared" for path in undeclared(golden)]
    for one in golden:
        difference = differences(one)
        if difference:
            wrong.append(f"{one.path.relative_to(ROOT)} differs")
            print("\n".join(difference))
    for what in wrong:
        print(f"golden: {what}", file=sys.stderr)
    return 1 if wrong else 0


def differences(one: Golden) -> list[str]:
    """The diff between the game on disk and the one that would be written now."""
    old = one.path.read_text(encoding="utf-8") if one.path.exists() else ""
    new = text_of(played(one))
    lines = unified_diff(old.splitlines(), new.splitlines(), "on disk", "now", n=2, lineterm="")
    return list(lines)


def undeclared(golden: list[Golden]) -> list[Path]:
    """Files in the golden folders that are not declared."""
    folders = {one.path.parent for one in golden}
    files = [path for folder in sorted(folders) for path in sorted(folder.glob("*.txt"))]
    return [path for path in files if path not in {one.path for one in golden}]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command."""
    about, _, more = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(
        prog="golden",
        description=about,
        epilog=more,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "command",
        nargs="?",
        choices=("regenerate", "check"),
        default="regenerate",
        help="what to do",
    )
    parser.add_argument("--check", action="store_true", help="the same as the command check")
    parser.add_argument("--game", default="", metavar="ID", help="one game (all)")
    chosen = parser.parse_args(arguments)
    try:
        golden = [one for one in declared() if not chosen.game or one.game_id == chosen.game]
        if not golden:
            raise TablewoodError(f'games.toml declares no game "{chosen.game}"')
        return check(golden) if chosen.check or chosen.command == "check" else regenerate(golden)
    except TablewoodError as error:
        print(f"golden: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
