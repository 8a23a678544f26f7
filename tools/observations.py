"""Write the table of every game's observation, from its declaration: docs/reference/observations.md.

python tools/observations.py            write it
python tools/observations.py --check    only say whether it is up to date
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import tablewood as tw
from tablewood.kernel import text
from tablewood.kernel.game import Game
from tablewood.kernel.observation import Observation

PAGE = Path(__file__).resolve().parents[1] / "docs" / "reference" / "observations.md"

HEAD = """\
# Observations

What a seat may know, as a row of whole numbers of 16 bits: what the environments of the [lab](../research.md) show
their agents. This page is written from the games' own declarations (`tools/observations.py`).

A program finds the same table in `game.observation_spec(seats)`: a list of fields, each with its name, the place of
its first number (`at`), how many there are (`size`), the least and the greatest (`low`, `high`), and what they mean.
Where a value depends on the number of seats, it is given for each of them, as in 1 / 2 / 3; a dash stands where the
field does not exist.

Seats are counted from the observer: its own numbers come first, then those of the next seat in turn order, and so on.
Nothing is in a row that the seat's view does not tell. The version is raised when a field is added, moved, or means
something else: what was learned with another version does not fit.
"""


def main(arguments: Sequence[str]) -> int:
    """Write the page, or check it."""
    reader = argparse.ArgumentParser(
        prog="tools/observations.py",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    reader.add_argument("--check", action="store_true", help="write nothing; 1 if it is outdated")
    wanted = reader.parse_args(arguments)
    page = written()
    if not wanted.check:
        PAGE.write_text(page, encoding="utf-8")
        print(f"observations: {PAGE.name} is written")
        return 0
    if PAGE.exists() and PAGE.read_text(encoding="utf-8") == page:
        return 0
    print(f"observations: {PAGE.name} is outdated; run tools/observations.py", file=sys.stderr)
    return 1


def written() -> str:
    """The whole page."""
    return "\n".join([HEAD, *[chapter(tw.game(id)) for id in tw.game_ids()]])


def chapter(game: Game[Any]) -> str:
    """The observation of one game, for all its numbers of seats."""
    specs = [game.observation_spec(seats) for seats in game.seats]
    title = text.load(game.folder / "text").say(text.ENGLISH, "game-name")
    seats = said([str(count) for count in game.seats])
    sizes = said([str(spec.size) for spec in specs])
    lines = [
        f"## {title}",
        "",
        f"`{game.id}`, version {specs[0].version}: "
        f"{sizes} numbers for {seats} seats, {game.moves.size} actions.",
        "",
        "| Field | At | Numbers | From | To | Meaning |",
        "|---|---|---|---|---|---|",
    ]
    lines += [row(name, specs) for name in names(specs)]
    return "\n".join([*lines, ""])


def names(specs: Sequence[Observation]) -> list[str]:
    """All fields, in the order of the largest table; then those that only smaller ones have."""
    found = [field.name for spec in reversed(specs) for field in spec.fields]
    return list(dict.fromkeys(found))


def row(name: str, specs: Sequence[Observation]) -> str:
    """One field in all tables."""
    fields = [next((one for one in spec.fields if one.name == name), None) for spec in specs]
    known = [field for field in fields if field is not None]
    cells = [
        said([str(field.at) if field else "–" for field in fields]),
        said([str(field.size) if field else "–" for field in fields]),
        said([str(field.low) if field else "–" for field in fields]),
        said([str(field.high) if field else "–" for field in fields]),
        known[-1].meaning.replace("|", "\\|"),
    ]
    return f"| `{name}` | {' | '.join(cells)} |"


def said(values: Sequence[str]) -> str:
    """The values one after the other, or once if they are all the same."""
    return values[0] if len(set(values)) == 1 else " / ".join(values)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
