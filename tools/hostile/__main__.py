"""Every attack we know of, one after the other, against a server of its own on 127.0.0.1.

    make hostile                                  all of them: about five minutes
    make hostile ARGS="unread-pings silent"       some of them
    make hostile ARGS="--json --seconds 10"       shorter, and as JSON

Each line is a figure, with the bound it must keep where there is one. Broken bounds end it with 1. A bystander asks
for /healthz all the time; the attackers have processes and addresses (127.0.9.1 up) of their own. Everything is
bounded in number and time, and stays on this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from typing import Any

from tools.hostile.attacks import ATTACKS, run_attack


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="hostile", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("attacks", nargs="*", metavar="attack", help=", ".join(ATTACKS))
    parser.add_argument("--seconds", type=float, help="how long each attack goes on")
    parser.add_argument("--count", type=int, help="how many connections each attack makes")
    parser.add_argument("--json", action="store_true", help="the answer as JSON")
    wanted = parser.parse_args()
    unknown = [name for name in wanted.attacks if name not in ATTACKS]
    if unknown:
        parser.error(f"unknown attack {unknown[0]}; there are {', '.join(ATTACKS)}")
    found: dict[str, dict[str, Any]] = {}
    broken = 0
    for name in wanted.attacks or ATTACKS:
        attack = ATTACKS[name]
        figures = asyncio.run(run_attack(attack, wanted.count, wanted.seconds))
        over = attack.broken(figures)
        broken += len(over)
        found[name] = {"figures": figures, "bounds": attack.bounds, "broken": over}
        if not wanted.json:
            print(f"{name}: {attack.about}")
            for figure, value in figures.items():
                bound = f"  at most {attack.bounds[figure]:g}" if figure in attack.bounds else ""
                print(f"  {figure:<20}{value:>10}{bound}{'  BROKEN' if figure in over else ''}")
            sys.stdout.flush()
    if wanted.json:
        print(json.dumps(found))
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
