"""What a result means for ratings, when somebody leaves it to a bot."""

from __future__ import annotations

import random

import pytest

import tablewood as tw
from tablewood.learn import lessons_of
from tablewood.learn.walk import main_line
from tablewood.server.table.absence_commands import ComeBack
from tablewood.server.table.create import NewTable, SeatWish, new_table
from tablewood.server.table.entries import AnyEntry, Began, Moved, Replaced, Sat, TimedOut
from tablewood.server.table.hint_commands import hints_allowed
from tablewood.server.table.lesson_end import LessonEnd
from tablewood.server.table.rated import rated_result
from tablewood.server.table.refusal import TableError
from tablewood.server.table.table import GameTable

ANN, BEN = "hash of ann", "hash of ben"


def begun() -> GameTable:
    seating = [SeatWish(kind="me", name="Ann"), SeatWish(kind="open")]
    header, entries = new_table(NewTable(game="little-town", seating=seating, rated=True), ANN)
    table = GameTable(header)
    sat = Sat(seat=1, player="Ben", holder=BEN, salt="b2" * 16)
    for entry in [*entries, sat, Began()]:
        table.apply(entry)
    return table


def move(table: GameTable, moves: int = 5000, only: int = -1) -> None:
    """Random moves, to the end or until so many were made by the seat, or by anybody."""
    chance = random.Random(5)
    while moves and table.match is not None and not table.match.state.over:
        seat = table.match.state.asked[0]
        table.apply(Moved(seat=seat, move=chance.choice(table.match.moves(seat))))
        moves -= only in (-1, seat)


def places(table: GameTable) -> list[int]:
    move(table)
    table.apply(table.ending())
    found = rated_result(table)
    assert found is not None
    assert [seat.person for seat in found.seats] == [ANN, BEN]
    return [seat.place for seat in found.seats]


def ranks(table: GameTable) -> list[int]:
    assert table.result is not None
    return [score.rank for score in table.result.scores]


def came_back(table: GameTable) -> list[AnyEntry]:
    return ComeBack(holder=BEN, seat=1).entries(table)


def test_places_are_those_of_the_scores() -> None:
    table = begun()
    assert places(table) == ranks(table)


def test_whoever_comes_back_before_the_bot_has_moved_has_lost_nothing() -> None:
    table = begun()
    move(table, 3)
    table.apply(Replaced(seat=1, bot="grown"))
    for entry in came_back(table):
        table.apply(entry)
    assert places(table) == ranks(table)


def test_a_move_by_a_bot_loses_the_game_even_for_those_who_come_back() -> None:
    table = begun()
    table.apply(Replaced(seat=1, bot="grown"))
    move(table, 1, only=1)
    for entry in came_back(table):
        table.apply(entry)
    found = places(table)
    assert found[1] == 3 > found[0]


def test_a_bot_that_plays_to_the_end_and_a_forfeit_lose_the_game() -> None:
    kept, forfeited = begun(), begun()
    kept.apply(TimedOut(seat=1, bot="grown"))
    forfeited.apply(TimedOut(seat=1, bot="grown", forfeits=True))
    assert places(kept)[1] == places(forfeited)[1] == 3


def test_a_table_that_was_closed_or_is_not_rated_means_nothing() -> None:
    table = begun()
    assert rated_result(table) is None, "it is not over"
    places(table)
    table.closed = "operator"
    assert rated_result(table) is None
    table.closed, table.header.rated = "", False
    assert rated_result(table) is None


def test_a_game_that_goes_on_from_a_lesson_is_not_rated() -> None:
    lesson = lessons_of(tw.game("little-town"))[-1]
    end = LessonEnd(id=lesson.id, moves=list(main_line(lesson).moves))
    seating = [SeatWish(kind="me", name="Ann"), SeatWish(kind="bot", name="young")]
    new_table(NewTable(game="little-town", seating=seating, lesson=end), ANN)
    with pytest.raises(TableError) as refused:
        new_table(NewTable(game="little-town", seating=seating, lesson=end, rated=True), ANN)
    assert refused.value.code == "rated-lesson"


def test_nobody_gets_hints_at_a_rated_table() -> None:
    assert begun().header.hints
    assert not hints_allowed(begun().header)
