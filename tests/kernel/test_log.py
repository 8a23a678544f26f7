"""Events: declared once, recorded in order, silent without a log."""

from __future__ import annotations

from tablewood.kernel.log import (
    TABLE,
    EventKinds,
    Log,
    bundle,
    bundle_of_counts,
    counted,
    named,
    secret,
    unbundled,
)
from tablewood.kernel.moves import Domain
from tests.fixtures.hidden_nim import GAME

CARDS = Domain("card", ["oak", "elm"])


class Kinds(EventKinds):
    """The events of a small game."""

    def __init__(self) -> None:
        super().__init__()
        self.drew = self.add("drew", secret("card", CARDS))
        self.played = self.add("played", named("card", CARDS), counted("points"))
        self.ended = self.add("ended")


def test_kinds_are_numbered_in_order() -> None:
    kinds = Kinds()
    assert (kinds.drew, kinds.played, kinds.ended) == (0, 1, 2)
    assert [kind.name for kind in kinds.kinds] == ["drew", "played", "ended"]


def test_parameters_say_what_they_name_and_who_may_see_it() -> None:
    drew, played, ended = Kinds().kinds
    assert [(p.name, p.domain, p.secret) for p in drew.parameters] == [("card", CARDS, True)]
    assert [(p.name, p.domain, p.secret) for p in played.parameters] == [
        ("card", CARDS, False),
        ("points", None, False),
    ]
    assert ended.parameters == []


def test_a_log_keeps_events_in_order() -> None:
    log = Log()
    log.record(0, 1, 7, 0, 0)
    log.record(2, TABLE, 0, 0, 0)
    assert [(event.kind, event.seat, event.numbers) for event in log.events] == [
        (0, 1, (7, 0, 0)),
        (2, TABLE, (0, 0, 0)),
    ]


class Counting(Log):
    """Another kind of listener."""

    def __init__(self) -> None:
        super().__init__()
        self.heard = 0

    def record(self, kind: int, seat: int, a: int, b: int, c: int) -> None:
        self.heard += 1


def test_anybody_may_listen() -> None:
    log = Counting()
    state = GAME.start(2, 1, log=log)
    state.play(GAME.promise.of(0))
    assert log.heard == 0
    state.play(GAME.promise.of(0))
    assert log.heard == 4  # two promises, two gifts
    assert log.events == []


def test_a_state_without_a_log_tells_nobody() -> None:
    state = GAME.start(2, 1)
    state.tell(GAME.took, 0, 1)
    assert state.log is None


def test_several_things_are_one_number() -> None:
    assert unbundled(bundle([2, 0, 2])) == [1, 0, 2]
    assert bundle_of_counts([1, 0, 2]) == bundle([0, 2, 2])
    assert unbundled(bundle([])) == []
    assert unbundled(bundle([72])) == [0] * 72 + [1]
