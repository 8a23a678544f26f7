"""Steps: the agenda, automatic rules, open questions, and simultaneous choices."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

import pytest

from tablewood.kernel.chance import Chance
from tablewood.kernel.game import SPECTATOR, Game
from tablewood.kernel.log import EventKinds
from tablewood.kernel.moves import Domain, MoveList, MoveSpace, Parameter
from tablewood.kernel.options import Options
from tablewood.kernel.scoring import Score
from tablewood.kernel.state import State
from tablewood.kernel.step import (
    ALLOWED,
    NOBODY,
    NOT_ASKED,
    UNANSWERED,
    OpenQuestion,
    Question,
    Rule,
    Step,
    Together,
)

RED, BLUE, GREEN = range(3)


class Paper(State):
    """A sheet on which the steps write what they do."""

    def __init__(self, game: Game[Paper], seats: int, chance: Chance) -> None:
        super().__init__(game, seats, chance)
        self.notes: list[int] = []

    def clone(self) -> Paper:
        copy = Paper(self.game, self.seats, self.chance.clone())
        self.copy_common(copy)
        copy.notes = self.notes.copy()
        return copy

    def scores(self) -> list[Score]:
        return [Score(seat, [("notes", self.notes.count(seat))], []) for seat in range(self.seats)]


class Scribble(Game[Paper]):
    """Three moves, and no rules but those of the steps under test."""

    def __init__(self) -> None:
        moves = MoveSpace()
        moves.verb("write", Parameter("number", Domain("number", ["0", "1", "2"])), clause=1)
        here = Path(__file__).parent
        super().__init__("scribble", "SC", here, here, [3], 1, moves, EventKinds(), [])

    def setup(self, seats: int, options: Options, chance: Chance) -> Paper:
        return Paper(self, seats, chance)

    def redeal(self, s: Paper, seat: int) -> None:
        """Only the answers to a simultaneous choice are hidden."""


GAME = Scribble()


class Note(Rule[Paper]):
    """Writes a number without asking, then pushes the steps it was given."""

    def __init__(self, number: int, then: tuple[Step[Paper], ...] = ()) -> None:
        super().__init__()
        self.number = number
        self.following = then

    def run(self, s: Paper) -> None:
        s.notes.append(self.number)
        s.then(self.following)


class Ask(Question[Paper]):
    """Asks a seat for a number."""

    prompt: ClassVar[str] = "ask"

    def list_legal(self, s: Paper, moves: MoveList) -> None:
        for move in range(3):
            moves.append(move)

    def why_not(self, s: Paper, move: int) -> int:
        return ALLOWED

    def apply(self, s: Paper, move: int) -> None:
        s.notes.append(10 * self.seat + move)


class Shout(OpenQuestion[Paper]):
    """The first to answer writes a number; nobody may write the number of their own seat."""

    prompt: ClassVar[str] = "shout"

    def addressed(self, seat: int) -> Shout:
        return Shout(self.seats, seat)

    def list_legal(self, s: Paper, moves: MoveList) -> None:
        for move in range(3):
            if move != self.seat:
                moves.append(move)

    def why_not(self, s: Paper, move: int) -> int:
        return 1 if move == self.seat else ALLOWED

    def apply(self, s: Paper, move: int) -> None:
        s.notes.append(10 * self.seat + move)


class Vote(Together[Paper]):
    """Everybody writes a number in secret, then all are read."""

    prompt: ClassVar[str] = "vote"

    def with_answers(self, answers: tuple[int, ...], seat: int) -> Vote:
        return Vote(answers, seat)

    def list_legal(self, s: Paper, moves: MoveList) -> None:
        for move in range(3):
            moves.append(move)

    def why_not(self, s: Paper, move: int) -> int:
        return ALLOWED

    def release(self, s: Paper, answers: tuple[int, ...]) -> None:
        s.notes.extend(answers)


def paper(*steps: Step[Paper]) -> Paper:
    """A sheet with these steps to do."""
    s = GAME.start(3, 1)
    s.then(steps)
    s.settle()
    return s


# The agenda


def test_steps_are_done_in_the_order_given() -> None:
    s = paper(Note(1), Note(2), Ask(RED), Note(3))
    assert s.notes == [1, 2]
    s.play(1)
    assert (s.notes, s.over) == ([1, 2, 1, 3], True)


def test_what_a_step_pushes_comes_before_what_was_pending() -> None:
    s = paper(Note(1, then=(Note(2), Note(3))), Note(4))
    assert s.notes == [1, 2, 3, 4]


def test_rules_run_until_somebody_is_asked() -> None:
    s = paper(Note(1), Ask(BLUE), Ask(RED))
    assert (s.seat, s.asked, s.step.prompt) == (BLUE, [BLUE], "ask")
    s.play(0)
    assert (s.seat, s.asked) == (RED, [RED])


def test_nobody_is_asked_when_nothing_is_left() -> None:
    s = paper(Note(1))
    assert s.over
    assert (s.seat, s.asked, s.legal()) == (NOBODY, [], [])


def test_a_rule_asks_nobody() -> None:
    assert Note(1).seat == NOBODY
    assert Note(1).asked() == []


def test_clones_share_the_agenda_and_go_their_own_ways() -> None:
    s = paper(Ask(RED), Ask(BLUE), Note(9))
    copy = s.clone()
    assert copy.pending is s.pending
    copy.play(2)
    copy.play(2)
    assert (copy.notes, copy.over) == ([2, 12, 9], True)
    assert (s.notes, s.seat) == ([], RED)


# Questions open to several


def test_an_open_question_is_put_to_the_first_seat_in_sequence() -> None:
    s = paper(Shout((BLUE, GREEN)))
    assert (s.seat, s.asked) == (BLUE, [BLUE, GREEN])
    assert s.legal() == [0, 2]
    s.play(0)
    assert s.notes == [10]


def test_the_first_answer_counts() -> None:
    s = paper(Shout((BLUE, GREEN)), Note(9))
    assert s.legal(GREEN) == [0, 1]
    assert (s.why_not(2, GREEN), s.why_not(2, BLUE)) == (1, ALLOWED)
    s.play(1, GREEN)
    assert (s.notes, s.over) == ([21, 9], True)


def test_asking_one_seat_leaves_the_question_open() -> None:
    s = paper(Shout((BLUE, GREEN)))
    s.legal(GREEN)
    assert (s.seat, s.asked) == (BLUE, [BLUE, GREEN])


# Simultaneous choices


def everybody() -> Paper:
    return paper(Vote((UNANSWERED,) * 3), Note(9))


def test_all_are_asked_at_once_and_in_any_order() -> None:
    s = everybody()
    assert s.asked == [RED, BLUE, GREEN]
    s.play(2, BLUE)
    assert (s.asked, s.notes) == ([RED, GREEN], [])
    s.play(1, GREEN)
    assert (s.asked, s.seat) == ([RED], RED)
    s.play(0, RED)
    assert (s.notes, s.over) == ([0, 2, 1, 9], True)


def test_in_sequence_the_lowest_seat_that_has_not_answered_is_asked() -> None:
    s = everybody()
    order: list[int] = []
    while not s.over:
        order.append(s.seat)
        s.play(s.seat)
    assert order == [RED, BLUE, GREEN]
    assert s.notes == [0, 1, 2, 9]


def test_only_the_last_answer_reveals() -> None:
    s = everybody()
    s.play(0)
    s.play(0)
    assert s.reveals == 0
    s.play(0)
    assert s.reveals == 1


def test_some_seats_may_be_left_out() -> None:
    s = paper(Vote((UNANSWERED, NOT_ASKED, UNANSWERED)))
    assert s.asked == [RED, GREEN]
    s.play(1, GREEN)
    s.play(1, RED)
    assert s.notes == [1, NOT_ASKED, 1]


def test_answers_are_kept_in_a_new_step() -> None:
    s = everybody()
    before = s.step
    copy = s.clone()
    s.play(2, BLUE)
    assert isinstance(before, Vote)
    assert before.answers == (UNANSWERED,) * 3
    assert copy.asked == [RED, BLUE, GREEN]


@pytest.mark.parametrize("seat", [RED, BLUE, GREEN, SPECTATOR])
def test_a_guess_replaces_the_answers_of_the_others(seat: int) -> None:
    s = everybody()
    s.play(2, RED)
    s.play(1, BLUE)
    guessed: set[tuple[int, ...]] = set()
    for seed in range(60):
        step = s.guess(seat, seed).step
        assert isinstance(step, Vote)
        assert (step.asked(), step.seat) == ([GREEN], GREEN)
        guessed.add(step.answers)
    reds = {2} if seat == RED else {0, 1, 2}
    blues = {1} if seat == BLUE else {0, 1, 2}
    assert guessed == {(red, blue, UNANSWERED) for red in reds for blue in blues}
    assert isinstance(s.step, Vote)
    assert s.step.answers == (2, 1, UNANSWERED)


def test_a_guess_can_be_played_to_the_end() -> None:
    s = everybody()
    s.play(2, RED)
    guess = s.guess(BLUE, 5)
    guess.play(1, BLUE)
    guess.play(0, GREEN)
    assert guess.over
    assert s.notes == []


# What a game must implement


@pytest.mark.parametrize("call", ["options", "apply", "why_not", "run"])
def test_a_step_without_rules_says_so(call: str) -> None:
    step: Step[Paper] = Step(RED)
    s = paper(Ask(RED))
    arguments = (s, 0) if call in ("apply", "why_not") else (s,)
    with pytest.raises(NotImplementedError):
        getattr(step, call)(*arguments)


@pytest.mark.parametrize("call", ["objection", "carry_out"])
def test_a_question_without_rules_says_so(call: str) -> None:
    question: Question[Paper] = Question(RED)
    s = paper(Ask(RED))
    with pytest.raises(NotImplementedError):
        getattr(question, call)(s, s.answer(0))


def test_a_plain_question_reads_the_same_for_everybody() -> None:
    step = Ask(BLUE)
    assert step.addressed(RED) is step
