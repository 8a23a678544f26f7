"""Write sample positions for work on boards: web/samples/<game>-<seats>-<at>.json, as sent to a browser.

    python tools/samples.py                          every game, every player count
    python tools/samples.py alynthia --seats 3
    python tools/samples.py alynthia --name solo --seats 1 --option mode=solo --seed 4

Young bots play a game from a seed; `start` is the first question of seat 0, `early`, `middle` and `late` are its first
questions after a fifth, a half and four fifths of the game, `end` is the final table. `--every-prompt` also keeps one
position for each question that seat 0 is asked: web/samples/<game>-<seats>-prompt-<prompt>.json.
`/gallery.html?game=alynthia&seats=3&at=middle` shows the board alone, `/playground.html` the whole table screen.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import msgspec

import tablewood as tw
from tablewood.bots import Perspective, bot
from tablewood.games import game_ids
from tablewood.kernel.match import Match
from tablewood.kernel.options import Value
from tablewood.kernel.text import LANGUAGES
from tablewood.server.http.catalogue import rules_of
from tablewood.server.live.frames import sight_of
from tablewood.server.live.protocol import TableNow
from tablewood.server.table.facts import fact
from tablewood.server.table.fairness import FairNow
from tablewood.server.table.result import scores_of, verdict_of
from tablewood.server.table.seats import SeatNow
from tablewood.server.table.undo import UndoNow

FOLDER = Path(__file__).resolve().parents[1] / "web" / "samples"
MOMENTS = {"start": 0.0, "early": 0.2, "middle": 0.5, "late": 0.8}
NAMES = ("Ann", "Ben", "Cléo", "Dan", "Eve")
VIEWER = 0


def read_options(given: list[str]) -> dict[str, Value]:
    """Read `mode=solo` as an option and its value."""
    found: dict[str, Value] = {}
    for one in given:
        name, _, value = one.partition("=")
        found[name] = value
    return found


def table_of(match: Match, fact_at: list[int], viewer: int = VIEWER) -> TableNow:
    """What the viewer's browser is sent about this table."""
    state, game = match.state, match.game
    sight = sight_of(match, viewer)
    names: list[str] = msgspec.json.decode(sight.view)["seats"]
    seats = [
        SeatNow(name=name, kind="person", player=NAMES[at], mine=at == viewer, online=True, salt="")
        for at, name in enumerate(names)
    ]
    told = zip(match.log.events, fact_at, strict=True)
    return TableNow(
        id="sample",
        game=game.id,
        rules=game.version,
        options=match.header.options,
        version=len(match.played) + 1,
        at=len(match.played),
        phase="over" if state.over else "playing",
        open=False,
        host=True,
        seats=seats,
        viewer=viewer,
        asked=sight.asked,
        prompt=sight.prompt,
        view=sight.view,
        moves=sight.moves,
        undo=UndoNow(mine=False),
        scores=scores_of(match) if state.over else [],
        winners=state.winners() if state.over else [],
        team=game.verdict(state) is not None,
        verdict=verdict_of(match),
        fair=FairNow(commitment=""),
        facts_from=0,
        facts=[fact(game, event, viewer, at) for event, at in told],
        said_from=0,
        said_skips=False,
        said=[],
    )


class Player:
    """Plays one game with bots, and stops at the moments to keep."""

    def __init__(self, id: str, seats: int, seed: int, options: dict[str, Value], by: str) -> None:
        self.match = Match(tw.game(id), seats, seed, None, options)
        self.bots = [bot(by, seat) for seat in range(seats)]
        self.fact_at = [0] * len(self.match.log.events)

    def step(self) -> None:
        """One move."""
        state = self.match.state
        chosen = self.bots[state.seat].choose(Perspective(state, state.seat))
        self.match.submit(state.seat, self.match.game.notation(state, chosen))
        new = len(self.match.log.events) - len(self.fact_at)
        self.fact_at += [len(self.match.played)] * new

    @property
    def here(self) -> bool:
        """Whether the viewer is asked, and has a choice."""
        state = self.match.state
        return not state.over and VIEWER in state.asked

    def table(self) -> TableNow:
        """The table as it is now."""
        return table_of(self.match, self.fact_at)


def write(name: str, table: Any) -> None:
    """Keep one position."""
    (FOLDER / f"{name}.json").write_bytes(msgspec.json.encode(table))


def length_of(id: str, seats: int, seed: int, options: dict[str, Value], by: str) -> int:
    """How many moves this game takes: from the same seed, bots play the same game."""
    player = Player(id, seats, seed, options, by)
    while not player.match.state.over:
        player.step()
    return len(player.match.played)


def sample(name: str, player: Player, length: int, every_prompt: bool) -> list[str]:
    """Keep the moments of one game, and return their names."""
    written: list[str] = []
    moments = dict(MOMENTS)
    seen: set[str] = set()
    while not player.match.state.over:
        if player.here:
            due = [
                at for at, share in moments.items() if len(player.match.played) >= share * length
            ]
            prompt = player.table().prompt if every_prompt else ""
            if prompt and prompt not in seen:
                seen.add(prompt)
                due.append(f"prompt-{prompt}")
            for at in due:
                moments.pop(at, None)
                write(f"{name}-{at}", player.table())
                written.append(at)
        player.step()
    write(f"{name}-end", player.table())
    return [*written, "end"]


def parse(arguments: list[str]) -> argparse.Namespace:
    """Read the arguments."""
    reader = argparse.ArgumentParser(
        prog="tools/samples.py",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    reader.add_argument("game", nargs="*", help="which games; all if none is named")
    reader.add_argument("--seats", type=int, help="only this player count")
    reader.add_argument("--seed", type=int, default=1, help="another deal (default: 1)")
    reader.add_argument("--bots", default="greedy", help="who plays (default: greedy)")
    reader.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    reader.add_argument("--name", default="", help="written between the seats and the moment")
    reader.add_argument("--every-prompt", action="store_true", help="one of each question, too")
    return reader.parse_args(arguments)


def main(arguments: list[str]) -> int:
    """Write them all."""
    asked = parse(arguments)
    unknown = [id for id in asked.game if id not in game_ids()]
    if unknown:
        print(
            f"samples: there is no game {unknown[0]}; one of {', '.join(game_ids())}",
            file=sys.stderr,
        )
        return 2
    FOLDER.mkdir(exist_ok=True)
    options = read_options(asked.option)
    for id in asked.game or game_ids():
        for language in LANGUAGES:
            (FOLDER / f"rules-{id}-{language}.json").write_bytes(rules_of(id, language).body)
        for seats in [asked.seats] if asked.seats else tw.game(id).seats:
            length = length_of(id, seats, asked.seed, options, asked.bots)
            player = Player(id, seats, asked.seed, options, asked.bots)
            name = f"{id}-{seats}-{asked.name}" if asked.name else f"{id}-{seats}"
            written = sample(name, player, length, asked.every_prompt)
            print(f"samples: {name}: {', '.join(written)}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
