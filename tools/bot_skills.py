"""Write the points of the bots from the results beside them: src/tablewood/server/table/bot_skills.toml.

python tools/bot_skills.py            write them
python tools/bot_skills.py --check    only check whether they are up to date
"""

from __future__ import annotations

import sys
import tomllib

from tablewood.lab.rating import rate
from tablewood.lab.summary import NORMAL_95
from tablewood.server.table.bot_skills import FILE
from tablewood.server.table.skill import START

ANCHOR = "greedy"
SAME = {"young": ANCHOR}
"""Levels that are another bot under a name of their own."""

HEADING = "\n# What follows from them: points, and one standard deviation.\n"


def points(results: dict[str, list[float]]) -> dict[str, tuple[int, int]]:
    """Each bot's points and their standard deviation, the strongest first."""
    pairs = {
        (one, two): (won, lost)
        for pair, (won, lost) in results.items()
        for one, two in [pair.split(" ")]
    }
    rated = rate(pairs)
    [middle] = [one.elo for one in rated if one.name == ANCHOR]
    found = {
        one.name: (round(START + one.elo - middle), round((one.high - one.low) / 2 / NORMAL_95))
        for one in rated
    }
    found |= {name: found[as_strong] for name, as_strong in SAME.items()}
    return dict(sorted(found.items(), key=lambda item: (-item[1][0], item[0])))


def written(text: str) -> str:
    """The file with its points as they follow from its results."""
    head = text.partition(HEADING)[0].rstrip("\n")
    lines = [head, HEADING.rstrip("\n")]
    for game, results in tomllib.loads(head)["results"].items():
        lines.append(f"[points.{game}]")
        lines += [f"{bot} = [{mean}, {error}]" for bot, (mean, error) in points(results).items()]
        lines.append("")
    return "\n".join(lines)


def main() -> int:
    """Write the file, or say that it is out of date."""
    text = FILE.read_text(encoding="utf-8")
    if "--check" not in sys.argv[1:]:
        FILE.write_text(written(text), encoding="utf-8")
    elif text != written(text):
        print(f"{FILE.name} is out of date: python tools/bot_skills.py", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
