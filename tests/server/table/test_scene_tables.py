"""A table that begins with a scene: its own shuffle from there on, replay, undo, file, and verification."""

from __future__ import annotations

import json
import re

import msgspec
import pytest

import tablewood as tw
from tablewood.kernel import save
from tablewood.kernel.chance import seeded
from tablewood.kernel.errors import BadSave
from tablewood.kernel.reflect import fingerprint
from tablewood.kernel.scene import scene_match
from tablewood.learn import lessons_of
from tablewood.learn.walk import main_line
from tablewood.server.bots.driver import question_of
from tablewood.server.bots.worker import Memory
from tablewood.server.table.create import NewTable, SeatWish, new_table
from tablewood.server.table.entries import AnyEntry, Kept, Moved, TableHeader, TookBack
from tablewood.server.table.fairness import verify
from tablewood.server.table.fingerprint import EVERY
from tablewood.server.table.lesson_end import LessonEnd
from tablewood.server.table.refusal import TableError
from tablewood.server.table.replay import ReplayedGame
from tablewood.server.table.table import REMEMBERED, GameTable

GAME = tw.game("sylvan-dale")
LESSON = lessons_of(GAME)[-1]
WALK = main_line(LESSON)
ME = SeatWish(kind="me", name="Ann", salt="0a" * 16)
TIME = "2026-01-02T03:04:05.000000Z"


def wanted(moves: list[str] | None = None, *seating: SeatWish) -> NewTable:
    made = WALK.moves if moves is None else moves
    end = LessonEnd(id=LESSON.id, moves=made)
    return NewTable(game=GAME.id, seating=list(seating or [ME]), lesson=end)


class Played:
    """A table, with the entries as they are stored."""

    def __init__(self) -> None:
        self.header, entries = new_table(wanted(), "holder")
        self.table = GameTable(self.header)
        self.entries: list[AnyEntry] = [self.table.apply(entry) for entry in entries]

    def move(self, count: int) -> None:
        """Some moves, chosen at random."""
        chance = seeded(5)
        for _ in range(count):
            match = self.table.match
            assert match is not None
            if match.state.over:
                self.entries.append(self.table.apply(self.table.ending()))
                return
            seat = match.state.seat
            moves = match.moves(seat)
            move = Moved(seat=seat, move=moves[chance.below(len(moves))])
            self.entries.append(self.table.apply(move))

    def stored(self) -> GameTable:
        """The table as another server reads it."""
        header = msgspec.json.decode(msgspec.json.encode(self.header), type=TableHeader)
        kept = [
            Kept(table=header.id, sequence=number, time=TIME, entry=entry)
            for number, entry in enumerate(self.entries)
        ]
        encoded = msgspec.json.decode(msgspec.json.encode(kept), type=list[Kept])
        return GameTable.replayed(header, encoded)


@pytest.fixture
def played() -> Played:
    return Played()


@pytest.fixture(scope="module")
def finished() -> Played:
    game = Played()
    game.move(2000)
    assert game.table.phase == "over"
    return game


def position(table: GameTable) -> str:
    assert table.state is not None
    return fingerprint(table.state)


def test_the_table_begins_where_the_lesson_ended(played: Played) -> None:
    table = played.table
    assert table.state is not None
    for seat in range(LESSON.seats):
        assert table.state.view(seat) == WALK.match.state.view(seat)
    kinds = [(seat.kind, seat.player) for seat in table.seating.seats]
    assert kinds[LESSON.learner] == ("person", "Ann")
    assert {kind for seat, kind in enumerate(kinds) if seat != LESSON.learner} == {("bot", "young")}
    assert table.line == []


def test_its_chance_is_its_own_from_there_on() -> None:
    draws = set()
    for _ in range(4):
        state = Played().table.state
        assert state is not None
        draws.add(tuple(state.chance.below(1000) for _ in range(4)))
    assert len(draws) == 4


def test_a_stored_table_comes_back(played: Played) -> None:
    played.move(2 * EVERY + 3)
    checks = [entry.check for entry in played.entries if isinstance(entry, Moved) and entry.check]
    assert len(checks) == 2
    back = played.stored()
    assert back.trouble is None
    assert position(back) == position(played.table)


def test_a_game_that_plays_differently_is_noticed(played: Played) -> None:
    """The fingerprint covers the scene: with another one, the table is shown as it was told."""
    played.move(EVERY + 1)
    scene = json.loads(played.header.scene)
    played.header.scene = json.dumps({**scene, "seed": 99})
    assert played.stored().trouble is not None


def test_moves_can_be_taken_back_to_the_scene_and_no_further(played: Played) -> None:
    before = position(played.table)
    played.move(REMEMBERED + 2)
    seat = played.table.line[0][0]
    played.table.apply(TookBack(seat=seat, moves=REMEMBERED + 2))
    assert position(played.table) == before
    with pytest.raises(ValueError, match="cannot be taken back"):
        played.table.apply(TookBack(seat=seat, moves=1))


def test_a_bot_answers_at_such_a_table(played: Played) -> None:
    table = played.table
    assert table.match is not None
    seat = table.match.state.seat
    question = question_of(table, seat)
    question.bot = "greedy"
    assert Memory().answer(question) in table.match.moves(seat)


def test_a_finished_game_is_replayed_and_verified(finished: Played) -> None:
    game = ReplayedGame(finished.stored())
    assert len(game.replay().moves) == len(finished.table.line)
    text = game.file()
    assert verify(text).holds
    assert verify(text, any_scene=True).holds
    match = save.load_text(text, tw.game)
    assert finished.table.state is not None
    assert fingerprint(match.state) == fingerprint(finished.table.state)


def test_a_lie_about_the_scene_or_the_key_is_found(finished: Played) -> None:
    text = ReplayedGame(finished.table).file()
    other = re.sub(r"(?m)^key: ..", "key: ff", text)
    assert other != text
    assert "salts" in [check.what for check in verify(other).checks if not check.holds]
    lie = json.dumps({**json.loads(finished.header.scene), "seed": 99})
    with pytest.raises(BadSave, match="no lesson of this game begins with this scene"):
        verify(re.sub(r"(?m)^scene: .*", f"scene: {lie}", text))


def test_a_scene_is_the_same_whatever_the_key(played: Played) -> None:
    scene = json.loads(played.header.scene)
    one, other = (scene_match(GAME, scene, bytes([byte]) * 32) for byte in (1, 2))
    assert [one.state.view(seat) for seat in (-1, 0, 1)] == [
        other.state.view(seat) for seat in (-1, 0, 1)
    ]
    assert one.state.chance.below(10**6) != other.state.chance.below(10**6)
    assert one.header.key == bytes([1]) * 32


def test_a_lesson_that_is_not_over_or_not_there() -> None:
    for moves in (WALK.moves[:-1], [*WALK.moves, "draw"], ["fly"] * len(WALK.moves)):
        with pytest.raises(TableError) as refused:
            new_table(wanted(moves), "holder")
        assert refused.value.code == "out-of-step"
    nowhere = NewTable(game=GAME.id, seating=[ME], lesson=LessonEnd(id="nowhere", moves=[]))
    with pytest.raises(TableError) as refused:
        new_table(nowhere, "holder")
    assert refused.value.code == "unknown-lesson"


def test_the_learner_sits_on_the_learners_seat() -> None:
    robot = SeatWish(kind="bot", name="greedy")
    seating = [robot] * LESSON.seats
    seating[LESSON.learner] = ME
    _, entries = new_table(wanted(None, *seating), "holder")
    assert len(entries) == LESSON.seats + 1
    for wrong in ([ME, ME], [robot] * LESSON.seats, [*seating, robot], [robot]):
        with pytest.raises(TableError) as refused:
            new_table(wanted(None, *wrong), "holder")
        assert refused.value.code == "bad-seats"
