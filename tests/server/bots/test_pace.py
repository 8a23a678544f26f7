"""The host chooses how fast the bots play; the table remembers it."""

from __future__ import annotations

from typing import Any, cast

import msgspec
import pytest

from tablewood.server.bots.driver import BotDriver
from tablewood.server.table.create import NewTable, SeatWish, new_table, table_again
from tablewood.server.table.entries import TableHeader
from tablewood.server.table.table import GameTable

BOTS = [SeatWish(kind="bot", name="random")] * 2


def made(**wish: Any) -> GameTable:
    """A table of two bots with these settings."""
    header, entries = new_table(NewTable(game="sylve", seating=BOTS, **wish), "ann")
    table = GameTable(header)
    for entry in entries:
        table.apply(entry)
    return table


class RoomOf:
    """As much of a room as a driver looks at before anybody is asked."""

    def __init__(self, table: GameTable) -> None:
        self.table = table


@pytest.mark.parametrize(("pace", "pause"), [("brisk", 0.0), ("normal", 0.5), ("calm", 2.0)])
def test_the_pace_multiplies_the_servers_pause(pace: str, pause: float) -> None:
    room = RoomOf(made(pace=pace))
    bots = BotDriver(cast("Any", room), cast("Any", None), 0.5)
    assert bots.pause == pause


def test_the_pace_is_stored_and_used_for_a_rematch() -> None:
    table = made(pace="calm")
    kept = msgspec.json.decode(msgspec.json.encode(table.header), type=TableHeader)
    assert kept.pace == "calm"
    again, _ = table_again(table)
    assert again.pace == "calm"


def test_a_table_stored_without_a_pace_plays_at_the_usual_one() -> None:
    old = msgspec.to_builtins(made().header)
    del old["pace"]
    assert msgspec.convert(old, TableHeader).pace == "normal"


def test_an_unknown_pace_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match=r"pace"):
        msgspec.convert({"game": "sylve", "seating": [{"kind": "me"}], "pace": "frantic"}, NewTable)
