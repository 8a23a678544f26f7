"""Keep today's component table of a game before you change it: games/<game>/older/<hash>.toml.

    python tools/keep_components.py sylve "P28 is worth 7 points, not 6: nobody brewed it (docs/studies/sylve.md)."

Say what is different from now on, and why; it is written at the head of the file. Then change `components.toml`. Games
that were begun with the old table go on with it, and new ones are played with the new one. See docs/change-a-rule.md.
"""

from __future__ import annotations

import argparse
import sys
import textwrap
from pathlib import Path

import tablewood as tw
from tablewood.kernel.older_components import HEAD_ENDS, OLDER, hash_of

WIDTH = 118


def kept(table: bytes, change: str) -> bytes:
    """The file of an older table: what has changed since, then the table as it was."""
    head = [
        "An older table: games that were begun with it go on with it (docs/decisions/0029-older-component-tables.md).",
        *textwrap.wrap(f"Since then: {change}", WIDTH),
    ]
    return "".join(f"# {line}\n" for line in head).encode() + HEAD_ENDS + table


def main() -> int:
    """Write the file, unless it is there."""
    parser = argparse.ArgumentParser(description="Keep today's component table of a game.")
    parser.add_argument("game", choices=tw.game_ids())
    parser.add_argument("change", help="what is different from now on, and why: a sentence")
    wanted = parser.parse_args()
    table: Path = tw.game(wanted.game).components
    path = table.parent / OLDER / f"{hash_of(table)}.toml"
    if path.exists():
        sys.exit(f"{path} is there already")
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(kept(table.read_bytes(), wanted.change))
    print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
