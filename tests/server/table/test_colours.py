"""Colours that players chose: stored with the table, and shown wherever its seats are named."""

from __future__ import annotations

import pytest

from tablewood.server.live.lobby import listed
from tablewood.server.table.create import NewTable, new_table
from tablewood.server.table.table import GameTable
from tests.server.rooms import ANN, bot, me

CHOSEN = ["purple", "red"]


def table_with(options: dict[str, str | int | bool]) -> GameTable:
    seating = [me(), bot("random")]
    header, entries = new_table(NewTable(game="sylvan-dale", seating=seating, options=options), ANN)
    table = GameTable(header)
    for entry in entries:
        table.apply(entry)
    return table


def test_seats_are_named_after_their_chosen_colours() -> None:
    table = table_with({"colours": "purple+red"})
    shown = table.seating.shown_to(ANN, table.seat_names, table.begun)
    assert [seat.name for seat in shown] == CHOSEN
    assert [seat.name for seat in listed(table).note.seats] == CHOSEN
    state = table.state
    assert state is not None
    assert state.game.view(state, 0).seats == CHOSEN


def test_a_table_with_unknown_options_can_be_listed() -> None:
    table = table_with({})
    assert table.header.options["colours"] == "usual"
    table.header.options = {"hue": "warm"}
    assert table.seat_names == ["red", "yellow"]


@pytest.mark.parametrize("colours", ["red+red", "red", "red+green", "red+blue+yellow"])
def test_impossible_colours_are_refused_before_anybody_sits_down(colours: str) -> None:
    with pytest.raises(Exception, match="colours"):
        table_with({"colours": colours})
