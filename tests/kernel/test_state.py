"""States: playing without checks, questions about other seats, secrets, and what clones carry over."""

from __future__ import annotations

import pytest

from tablewood.kernel.chance import seeded
from tablewood.kernel.errors import IllegalMove, NotYourTurn
from tablewood.kernel.log import Log
from tablewood.kernel.reflect import described, fingerprint, same
from tablewood.kernel.state import State
from tests.fixtures.hidden_nim import GAME
from tests.fixtures.hidden_nim.game import Nim, Promise, Take


def start(seed: int = 1) -> Nim:
    return GAME.start(2, seed)


def taking() -> Nim:
    """A game in which the first seat must take stones."""
    s = start()
    s.play(GAME.promise.of(0))
    s.play(GAME.promise.of(0))
    return s


def test_a_new_game_waits_for_its_first_answer() -> None:
    s = start()
    assert not s.over
    assert isinstance(s.step, Promise)
    assert (s.plies, s.reveals, s.log) == (0, 0, None)


def test_moves_are_counted() -> None:
    s = taking()
    assert s.plies == 2
    s.play(GAME.take.of(0), 0)
    assert s.plies == 3
    assert s.clone().plies == 3


def test_the_moves_of_another_seat_can_be_queried() -> None:
    s = start()
    assert s.seat == 0
    assert s.legal(1) == [0, 1, 2]
    assert (s.why_not(GAME.take.of(0), 1), s.why_not(GAME.promise.of(0), 1)) == (4, 0)
    s.play(GAME.promise.of(2), 1)
    assert s.asked == [0]


def test_nothing_can_be_played_or_queried_when_the_game_is_over() -> None:
    s = taking()
    while not s.over:
        s.play(s.legal()[-1])
    with pytest.raises(ValueError, match="the game is over: no move can be made"):
        s.play(GAME.take.of(0))
    with pytest.raises(ValueError, match="the game is over: nobody is asked"):
        s.why_not(GAME.take.of(0))
    with pytest.raises(ValueError, match="nobody is asked"):
        s.step  # noqa: B018
    assert (s.legal(), s.asked) == ([], [])


@pytest.mark.parametrize("move", [-1, -5, 6, 1000])
def test_a_number_that_is_not_a_move_changes_nothing(move: int) -> None:
    s = taking()
    before = fingerprint(s)
    for play in (s.play, s.play_checked):
        with pytest.raises(ValueError, match=f"there is no move {move}: moves are numbers from 0"):
            play(move)
    assert fingerprint(s) == before


def test_the_checking_door_makes_legal_moves() -> None:
    s = start()
    s.play_checked(GAME.promise.of(2), 1)
    assert s.asked == [0]
    s.play_checked(GAME.promise.of(0))
    assert isinstance(s.step, Take)


def test_the_checking_door_names_the_clause_of_a_refusal() -> None:
    s = taking()
    s.heap = 2
    before = fingerprint(s)
    with pytest.raises(IllegalMove, match="HN-7") as refused:
        s.play_checked(GAME.take.of(1))
    assert (refused.value.notation, refused.value.clause) == ("take 2", "HN-7")
    with pytest.raises(NotYourTurn, match="seat 1 is not asked now; asked: seat 0"):
        s.play_checked(GAME.take.of(0), 1)
    assert fingerprint(s) == before


def test_the_checking_door_is_closed_when_the_game_is_over() -> None:
    s = taking()
    while not s.over:
        s.play_checked(s.legal()[-1])
    with pytest.raises(NotYourTurn, match="the game is over"):
        s.play_checked(GAME.take.of(0))


def test_what_is_revealed_is_counted() -> None:
    s = start()
    s.reveal()
    s.reveal()
    assert (s.reveals, s.clone().reveals) == (2, 2)


def test_a_clone_is_silent() -> None:
    s = start()
    s.log = Log()
    copy = s.clone()
    assert copy.log is None
    copy.play(GAME.promise.of(0))
    copy.play(GAME.promise.of(0))
    assert s.log.events == []


def test_a_log_hears_what_happens() -> None:
    s = start()
    s.log = Log()
    s.play(GAME.promise.of(1))
    s.play(GAME.promise.of(2))
    told = [(event.kind, event.seat, event.numbers[0]) for event in s.log.events]
    assert told[:2] == [(GAME.promised, 0, 1), (GAME.promised, 1, 2)]
    assert [kind for kind, _, _ in told[2:]] == [GAME.dealt, GAME.dealt]


def test_a_guess_is_made_from_its_seed() -> None:
    s = taking()
    guesses = [fingerprint(s.guess(0, seed)) for seed in (1, 1, 2)]
    assert guesses[0] == guesses[1] != guesses[2]
    assert described(s.guess(0, 1).chance) != described(s.chance)


def test_a_guess_keeps_what_the_seat_knows() -> None:
    s = taking()
    guesses = [s.guess(0, seed) for seed in range(30)]
    assert all(isinstance(guess, Nim) for guess in guesses)
    own = {guess.gifts[0] for guess in guesses if isinstance(guess, Nim)}
    others = {guess.gifts[1] for guess in guesses if isinstance(guess, Nim)}
    assert own == {s.gifts[0]}
    assert others == set(range(6)) - {s.gifts[0]}


def test_winners_follow_from_the_scores() -> None:
    s = taking()
    s.stones, s.gifts = [5, 2], [0, 3]
    assert [score.total for score in s.scores()] == [5, 5]
    assert s.winners() == [0, 1]
    s.stones = [5, 3]
    assert s.winners() == [1]


def test_a_game_must_implement_scores() -> None:
    bare = State(GAME, 2, seeded(1))
    assert bare.over
    with pytest.raises(NotImplementedError):
        bare.scores()


def test_any_state_can_be_cloned() -> None:
    s = start()
    s.heap = 7
    copy = s.clone()
    assert isinstance(copy, Nim)
    assert same(copy, s)
    copy.stones[0] += 1
    assert s.stones == [0, 0], "a clone has its own lists"


def test_a_step_may_be_put_on_top_at_any_time() -> None:
    s = taking()
    s.then((Take((1,)),))
    assert s.seat == 1
    assert s.pending is not None
    assert s.pending.below is not None
    assert s.pending.below.step.seat == 0
