"""A step is one pending line of the sequence of play.

A `Question` is answered by a seat; a `Rule` runs by itself. Steps are immutable and hold ints, so that clones share
them, saves can name them, and a game may stop between any two. To go on, a step pushes what follows
(`state.then((...))`); it never changes itself.
"""

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from tablewood.kernel.state import State

S = TypeVar("S", bound="State")

NOBODY: Final = -1
"""The seat of a step that nobody answers."""

ALLOWED: Final = 0
"""What `why_not` says of a legal move; anything else is the number of the clause that forbids it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Common to questions and rules: `seat` is who must answer, or NOBODY."""

    prompt: ClassVar[str] = ""

    clause: ClassVar[int] = 0
    """The number of the clause by which the question is asked."""

    discreet: ClassVar[bool] = False
    """Whether the others may not know who is asked, because that would tell what he holds."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: S) -> None:
        """Carry out a step that nobody answers."""
        raise NotImplementedError

    def legal(self, s: S) -> list[int]:
        """The moves that the asked seat may make now: never empty, none twice."""
        raise NotImplementedError

    def apply(self, s: S, move: int) -> None:
        """Make a legal move: change the state, then push what follows. The step itself is already off the agenda."""
        raise NotImplementedError

    def why_not(self, s: S, move: int) -> int:
        """The number of the clause that forbids this move of the move space now; ALLOWED for a legal one."""
        raise NotImplementedError

    def asked(self) -> list[int]:
        """The seats that may answer; more than one only for questions open to several at once."""
        return [self.seat] if self.seat >= 0 else []

    def waits_for(self) -> list[int]:
        """The asked seats without whose answer the game cannot go on; the others may leave it at what they said."""
        return self.asked()

    def addressed(self, seat: int) -> "Step[Any]":
        """The same question, put to this one of the asked seats."""
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step[S]):
    """A step that a seat answers with a move."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule(Step[S]):
    """A step that runs by itself: a deal, the end of a round, a scoring."""

    def __init__(self) -> None:
        super().__init__(NOBODY)


@mypyc_attr(acyclic=True)
class Pending:
    """A step on the agenda and what lies below it: a linked list, which clones share and pushing does not copy."""

    def __init__(self, step: Step[Any], below: "Pending | None") -> None:
        self.step: Final = step
        self.below: Final = below

    def asks_the_same_as(self, other: "Pending") -> bool:
        """Whether this is the very question that the other was: of the same kind, at the same place of the agenda.

        A question that is put again after an answer lies on what it lay on before; one of a later phase does not.
        """
        return type(self.step) is type(other.step) and self.below is other.below


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenQuestion(Question[S]):
    """A question open to several seats at once: whoever answers first is taken.

    In sequence (bots, simulation) the lowest open seat is asked. A game says how the question reads for one seat by
    overriding `addressed`.
    """

    def __init__(self, seats: tuple[int, ...], seat: int = NOBODY) -> None:
        super().__init__(seat if seat >= 0 else seats[0])
        self.seats: Final = seats

    def asked(self) -> list[int]:
        return list(self.seats)


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(OpenQuestion[S]):
    """A choice that several seats make in secret: the answers stay hidden until the last one is in.

    A game overrides `legal`, `why_not`, `release` and `with_answers`. Answers are kept in the step itself, which is
    replaced, never changed; a view shows who has answered and nothing else.
    """

    def __init__(self, answers: tuple[int, ...], seat: int = NOBODY) -> None:
        super().__init__(_unanswered(answers), seat)
        self.answers: Final = answers

    def with_answers(self, answers: tuple[int, ...], seat: int) -> "Together[S]":
        """The same choice with these answers, put to this seat."""
        raise NotImplementedError

    def release(self, s: S, answers: tuple[int, ...]) -> None:
        """All answers are in: carry them out."""
        raise NotImplementedError

    def addressed(self, seat: int) -> "Together[S]":
        return self.with_answers(self.answers, seat)

    def apply(self, s: S, move: int) -> None:
        """Keep the answer; ask the others, or release all answers when this was the last."""
        answers = list(self.answers)
        answers[self.seat] = move
        complete = tuple(answers)
        if UNANSWERED in complete:
            s.then((self.with_answers(complete, NOBODY),))
        else:
            s.reveal()
            self.release(s, complete)

    def redealt(self, s: S, seat: int) -> "Together[S]":
        """The choice as this seat may imagine it: the others' hidden answers drawn anew from what is legal."""
        answers = list(self.answers)
        for other in range(len(answers)):
            if other != seat and answers[other] >= 0:
                options = self.addressed(other).legal(s)
                answers[other] = options[s.chance.below(len(options))]
        return self.with_answers(tuple(answers), self.seat)


UNANSWERED: Final = -1
"""The answer of a seat that is still asked in a `Together`."""

NOT_ASKED: Final = -2
"""The answer of a seat that a `Together` does not ask at all."""


def _unanswered(answers: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([seat for seat in range(len(answers)) if answers[seat] == UNANSWERED])
