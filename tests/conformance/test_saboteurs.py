"""Tests of the properties: which one catches which mistake in a game."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator
from itertools import count

import pytest
from msgspec import structs

from tablewood.kernel.chance import Chance
from tablewood.kernel.options import Options, Value
from tablewood.kernel.save import load_text
from tablewood.kernel.scoring import Score
from tablewood.kernel.step import NOBODY
from tablewood.kernel.view import View
from tests.conformance.checks import PROPERTIES, Failure, check
from tests.conformance.properties import Broken, guesses_change_what_is_hidden
from tests.conformance.settings import FIXTURES, Setting
from tests.fixtures.hidden_nim.game import HiddenNim, Nim, NimView

SEEDS = range(8)

Sabotage = Callable[[HiddenNim], None]


class Sabotaged(Nim):
    """A correct state; each subclass gets one thing wrong."""

    def clone(self) -> Nim:
        copy = super().clone()
        assert isinstance(copy, Nim)
        return self.copied(copy)

    def copied(self, other: Nim) -> Nim:
        copy = type(self)(self.rules, self.seats, other.chance)
        other.copy_common(copy)
        copy.limit, copy.heap, copy.bag = other.limit, other.heap, other.bag
        copy.stones, copy.gifts = other.stones, other.gifts
        return copy


class NoMoves(Sabotaged):
    def legal(self, seat: int = NOBODY) -> list[int]:
        return super().legal(seat) if self.heap > 3 else []


class MovesTwice(Sabotaged):
    def legal(self, seat: int = NOBODY) -> list[int]:
        return super().legal(seat) * 2


class MovesBeyond(Sabotaged):
    def legal(self, seat: int = NOBODY) -> list[int]:
        return [*super().legal(seat), self.rules.moves.size]


class TooFewMoves(Sabotaged):
    def legal(self, seat: int = NOBODY) -> list[int]:
        return super().legal(seat)[:1]


class SilentRefusal(Sabotaged):
    def why_not(self, move: int, seat: int = NOBODY) -> int:
        return 0 if self.heap == 3 else super().why_not(move, seat)


class UnknownClause(Sabotaged):
    def why_not(self, move: int, seat: int = NOBODY) -> int:
        return 9 if super().why_not(move, seat) else 0


class MovesBetraySecrets(Sabotaged):
    def why_not(self, move: int, seat: int = NOBODY) -> int:
        clause = super().why_not(move, seat)
        return self.gifts[1] % 3 + 6 if clause and seat == 0 else clause


class DeadEnd(Sabotaged):
    def play(self, move: int, seat: int = NOBODY) -> None:
        if self.heap == 4 and move == self.rules.take.of(2):
            raise IndexError("no such stone")
        super().play(move, seat)


class LosesAStone(Sabotaged):
    def play(self, move: int, seat: int = NOBODY) -> None:
        super().play(move, seat)
        if self.heap == 3:
            self.stones[0] -= 9


class SharedStones(Sabotaged):
    def clone(self) -> Nim:
        copy = super().clone()
        copy.stones = self.stones
        return copy


class ForgottenLimit(Sabotaged):
    def clone(self) -> Nim:
        copy = super().clone()
        copy.limit = 3
        return copy


class OtherParts(Sabotaged):
    def scores(self) -> list[Score]:
        first, *others = super().scores()
        return [Score(0, first.parts[:1], []), *others]


class Secretive(Sabotaged):
    def reveal(self) -> None:
        pass


class OddEvents(Sabotaged):
    def tell(self, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        super().tell(kind, seat, a + 9, b, c)


class UndeclaredNumber(Sabotaged):
    def tell(self, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        super().tell(kind, seat, a, self.heap, c)


STATES: list[tuple[type[Sabotaged], str]] = [
    (NoMoves, "legal_moves_are_sound"),
    (MovesTwice, "legal_moves_are_sound"),
    (MovesBeyond, "legal_moves_are_sound"),
    (TooFewMoves, "refusals_name_clauses"),
    (SilentRefusal, "refusals_name_clauses"),
    (UnknownClause, "refusals_name_clauses"),
    (MovesBetraySecrets, "guesses_keep_what_is_seen"),
    (DeadEnd, "every_legal_move_applies"),
    (LosesAStone, "every_legal_move_applies"),
    (LosesAStone, "the_audit_is_clean"),
    (SharedStones, "clones_are_equal_and_independent"),
    (ForgottenLimit, "clones_are_equal_and_independent"),
    (OtherParts, "scores_add_up"),
    (Secretive, "moves_that_may_be_undone_reveal_nothing"),
    (OddEvents, "events_are_well_formed"),
    (UndeclaredNumber, "events_are_well_formed"),
]


class WithState(HiddenNim):
    """The game, played with a wrong state."""

    def __init__(self, state: type[Sabotaged]) -> None:
        super().__init__()
        self.state = state

    def setup(self, seats: int, options: Options, chance: Chance) -> Nim:
        s = super().setup(seats, options, chance)
        return self.state(self, seats, chance).copied(s)


class SameNotation(HiddenNim):
    def notation(self, s: Nim, move: int) -> str:
        return "take 1" if s.answer(move).verb is self.take else super().notation(s, move)


class MoreAndMoreFeatures(HiddenNim):
    def features(self, s: Nim, seat: int) -> list[float]:
        return [0.0] * s.heap


class Priceless(HiddenNim):
    def evaluate(self, s: Nim, seat: int) -> float:
        return float("nan")


class OtherLuck(HiddenNim):
    """Takes its chance from outside the state."""

    dice = count()

    def setup(self, seats: int, options: Options, chance: Chance) -> Nim:
        s = super().setup(seats, options, chance)
        s.heap = self.least + next(self.dice) % 4
        return s


class OpenHands(HiddenNim):
    def view(self, s: Nim, seat: int) -> NimView:
        view = super().view(s, seat)
        view.gifts = list(s.gifts)
        return view


class OpenBag(HiddenNim):
    def view(self, s: Nim, seat: int) -> NimView:
        view = super().view(s, seat)
        view.stones = [*view.stones, s.bag[-1]]
        return view


class OpenPromises(HiddenNim):
    def view(self, s: Nim, seat: int) -> NimView:
        view = super().view(s, seat)
        view.stones = list(getattr(s.step, "answers", ())) if not s.over else view.stones
        return view


class WrongViewer(HiddenNim):
    def view(self, s: Nim, seat: int) -> NimView:
        view = super().view(s, seat)
        view.viewer = 0
        return view


class SpoiltView(NimView):
    def seen_from(self, s: Nim, seat: int) -> View:
        self.heap += 1
        return s.view(seat)


class SpoilsViews(HiddenNim):
    def view(self, s: Nim, seat: int) -> NimView:
        return SpoiltView(**structs.asdict(super().view(s, seat)))


class PublicView(NimView):
    def seen_from(self, s: Nim, seat: int) -> View:
        return structs.replace(self, viewer=seat)


class ForgetsSecrets(HiddenNim):
    def view(self, s: Nim, seat: int) -> NimView:
        return PublicView(**structs.asdict(super().view(s, seat)))


class RollsWhenSeen(HiddenNim):
    def view(self, s: Nim, seat: int) -> NimView:
        s.chance.below(6)
        return super().view(s, seat)


class KeepsItsLuck(HiddenNim):
    def guess(self, s: Nim, seat: int, seed: int) -> Nim:
        guess = super().guess(s, seat, seed)
        guess.chance = s.chance.clone()
        return guess


class DoublesGifts(HiddenNim):
    def redeal(self, s: Nim, seat: int) -> None:
        super().redeal(s, seat)
        s.bag = s.bag[:1] * len(s.bag)


class Miscounts(HiddenNim):
    def redeal(self, s: Nim, seat: int) -> None:
        super().redeal(s, seat)
        s.stones = [stones + 1 for stones in s.stones]


class Hasty(HiddenNim):
    def max_length(self, seats: int, options: dict[str, Value] | None = None) -> int:
        return 3


GAMES: list[tuple[type[HiddenNim], str]] = [
    (SameNotation, "notation_parses_back"),
    (MoreAndMoreFeatures, "numbers_for_bots_are_sound"),
    (Priceless, "numbers_for_bots_are_sound"),
    (OtherLuck, "a_save_loads"),
    (OtherLuck, "the_same_moves_lead_to_the_same_end"),
    (OpenHands, "guesses_keep_what_is_seen"),
    (OpenBag, "guesses_keep_what_is_seen"),
    (OpenPromises, "guesses_keep_what_is_seen"),
    (WrongViewer, "views_tell_the_common_part"),
    (SpoilsViews, "seats_see_what_everybody_sees"),
    (ForgetsSecrets, "seats_see_what_everybody_sees"),
    (RollsWhenSeen, "views_tell_the_common_part"),
    (KeepsItsLuck, "guesses_keep_what_is_seen"),
    (DoublesGifts, "guesses_keep_what_is_seen"),
    (Miscounts, "certain_previews_come_true"),
    (Hasty, "the_game_ends_in_time"),
]


class IdleRedeal(HiddenNim):
    def redeal(self, s: Nim, seat: int) -> None:
        pass


@pytest.fixture
def sabotage() -> Iterator[Sabotage]:
    """Put a wrong game among the fixtures during a test."""

    def put(game: HiddenNim) -> None:
        FIXTURES["sabotaged"] = game

    yield put
    del FIXTURES["sabotaged"]


def play_some_games(name: str) -> None:
    """Check this one property of the wrong game."""
    (one,) = [one for one in PROPERTIES if one.name == name]
    for seed in SEEDS:
        check(Setting("sabotaged", 3, seed, {"limit": 2 + seed % 2}), [one])


def caught(name: str) -> Failure:
    """What this one property complains about in the wrong game."""
    with pytest.raises(Failure) as raised:
        play_some_games(name)
    return raised.value


@pytest.mark.parametrize(("state", "name"), STATES, ids=lambda one: getattr(one, "__name__", one))
def test_a_wrong_state_is_caught(sabotage: Sabotage, state: type[Sabotaged], name: str) -> None:
    sabotage(WithState(state))
    assert caught(name).name == name


@pytest.mark.parametrize(("game", "name"), GAMES, ids=lambda one: getattr(one, "__name__", one))
def test_a_wrong_game_is_caught(sabotage: Sabotage, game: type[HiddenNim], name: str) -> None:
    sabotage(game())
    assert caught(name).name == name


def test_a_guess_that_changes_nothing_is_caught(sabotage: Sabotage) -> None:
    sabotage(IdleRedeal())
    with pytest.raises(Broken, match=r"seats \[0, 1\] have secrets"):
        guesses_change_what_is_hidden(Setting("sabotaged", 2, 1))


def test_a_failure_can_be_reproduced_and_sent_to_another_process(sabotage: Sabotage) -> None:
    sabotage(Hasty())
    failure = caught("the_game_ends_in_time")
    assert str(failure) == (
        "sabotaged, 3 seats, seed 0, limit 2, decision 4: the_game_ends_in_time: "
        "the game goes on after 3 decisions"
    )
    assert len(load_text(failure.saved, lambda _: Hasty()).played) == 4
    again = pickle.loads(pickle.dumps(failure))
    assert (str(again), again.saved) == (str(failure), failure.saved)
