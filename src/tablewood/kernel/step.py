"""A step is one pending line of the sequence of play.

A `Question` is answered by a seat; a `Rule` runs by itself. Steps are immutable and hold ints, so that clones share
them, saves can name them, and a game may stop between any two. To go on, a step pushes what follows
(`state.then((...))`); it never changes itself.
"""

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Self, TypeAlias, TypeVar

from mypy_extensions import i64, mypyc_attr

from tablewood.kernel.moves import Answer, Move, MoveList
from tablewood.kernel.pickling import made_by_its_class

if TYPE_CHECKING:
    from tablewood.kernel.state import State

S = TypeVar("S", bound="State")

Seat: TypeAlias = i64
"""A place at the table, from 0; NOBODY for a step that runs by itself."""

Clause: TypeAlias = int
"""The number of a clause of the game's rules: 29 for SD-29."""

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
    """Whether the others may not know who is asked, because that would tell what the seat holds."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, s: S) -> None:
        """Carry out a step that nobody answers."""
        raise NotImplementedError

    def list_legal(self, s: S, moves: MoveList) -> None:
        """Add the moves that the asked seat may make now: at least one, none twice."""
        raise NotImplementedError

    def options(self, s: S) -> MoveList:
        """The same in a list of their own."""
        moves = MoveList()
        self.list_legal(s, moves)
        return moves

    def apply(self, s: S, move: Move) -> None:
        """Make a legal move: change the state, then push what follows. The step itself is already off the agenda."""
        raise NotImplementedError

    def why_not(self, s: S, move: Move) -> Clause:
        """The number of the clause that forbids this move of the move space now; ALLOWED for a legal one."""
        raise NotImplementedError

    def asked(self) -> list[Seat]:
        """The seats that may answer; more than one only for questions open to several at once."""
        return [self.seat] if self.seat >= 0 else []

    def waits_for(self) -> list[Seat]:
        """The asked seats that hold up the game until they answer; the others may answer or not."""
        return self.asked()

    def addressed(self, seat: Seat) -> "Step[Any]":
        """The same question, put to this one of the asked seats."""
        return self

    # It never changes, so copies are the thing itself; a pickle makes it again from its arguments.

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return made_by_its_class(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step[S]):
    """A step that a seat answers with a move.

    It says which verbs it takes (`takes`), which moves are legal, what objection there is to an answer of these verbs,
    and how an answer is carried out. An answer of any other verb is refused by the clause of that verb.
    """

    takes: ClassVar[tuple[str, ...]] = ()
    """The verbs that answer this question."""

    def objection(self, s: S, answer: Answer) -> Clause:
        """The clause that forbids this answer, which is of a verb that the question takes; or ALLOWED."""
        raise NotImplementedError

    def not_now(self, s: S, answer: Answer) -> Clause:
        """The clause against a verb that the question does not take: the one that says when it has its place."""
        return answer.verb.clause

    def carry_out(self, s: S, answer: Answer) -> None:
        """Do what a legal answer says: change the state, then push what follows."""
        raise NotImplementedError

    def why_not(self, s: S, move: Move) -> Clause:
        answer = s.answer(move)
        if answer.verb.word in self.takes:
            return self.objection(s, answer)
        return self.not_now(s, answer)

    def apply(self, s: S, move: Move) -> None:
        # Every move of every search comes along here, so `s.answer(move)` is written out.
        self.carry_out(s, s.game.moves.answers[move])


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule(Step[S]):
    """A step that runs by itself: a deal, the end of a round, a scoring."""

    def __init__(self) -> None:
        super().__init__(NOBODY)


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatRule(Rule[S]):
    """A rule that runs by itself for one player."""

    def __init__(self, player: Seat) -> None:
        super().__init__()
        self.player: Final = player


@mypyc_attr(acyclic=True, free_list_len=1)  # one goes, one comes: the memory is used again
class Pending:
    """A step on the agenda and what lies below it: a linked list, which clones share and pushing does not copy."""

    def __init__(self, step: Step[Any], below: "Pending | None") -> None:
        self.step: Final = step
        self.below: Final = below

    def asks_the_same_as(self, other: "Pending") -> bool:
        """Whether this is the same question as the other: of the same kind, at the same place of the agenda.

        A question that is put again after an answer lies on what it lay on before; one of a later phase does not.
        """
        return type(self.step) is type(other.step) and self.below is other.below

    # It never changes, so copies are the thing itself; a pickle makes it again from its arguments.

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return made_by_its_class(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenQuestion(Question[S]):
    """A question open to several seats at once: whoever answers first is taken.

    In sequence (bots, simulation) `seat` is asked: the lowest open seat, unless the game says otherwise. A game says
    how the question reads for one seat by overriding `addressed`.
    """

    in_order: ClassVar[bool] = False
    """Whether the game itself says who is asked first. Where it does not, `seat` is only the lowest of the seats."""

    def __init__(self, seats: tuple[Seat, ...], seat: Seat = NOBODY) -> None:
        super().__init__(seat if seat >= 0 else seats[0])
        self.seats: Final = seats

    def asked(self) -> list[Seat]:
        return list(self.seats)


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(OpenQuestion[S]):
    """A choice that several seats make in secret: the answers stay hidden until the last one is in.

    A game overrides `list_legal`, `why_not`, `release` and `with_answers`. Answers are kept in the step itself, which
    is replaced, never changed; a view shows who has answered and nothing else.
    """

    def __init__(self, answers: tuple[Move, ...], seat: Seat = NOBODY) -> None:
        super().__init__(_unanswered(answers), seat)
        self.answers: Final = answers

    def with_answers(self, answers: tuple[Move, ...], seat: Seat) -> "Together[S]":
        """The same choice with these answers, put to this seat."""
        raise NotImplementedError

    def release(self, s: S, answers: tuple[Move, ...]) -> None:
        """All answers are in: carry them out."""
        raise NotImplementedError

    def addressed(self, seat: Seat) -> "Together[S]":
        return self.with_answers(self.answers, seat)

    def apply(self, s: S, move: Move) -> None:
        """Keep the answer; ask the others, or release all answers when this was the last."""
        answers = list(self.answers)
        answers[self.seat] = move
        complete = tuple(answers)
        if UNANSWERED in complete:
            s.then_one(self.with_answers(complete, NOBODY))
        else:
            s.reveal()
            self.release(s, complete)

    def redealt(self, s: S, seat: Seat) -> "Together[S]":
        """The choice as this seat may imagine it: the others' hidden answers replaced by random legal ones."""
        answers = list(self.answers)
        for other in range(len(answers)):
            if other != seat and answers[other] >= 0:
                options = self.addressed(other).options(s)
                answers[other] = options[s.chance.below(len(options))]
        return self.with_answers(tuple(answers), self.seat)


UNANSWERED: Final = -1
"""The answer of a seat that is still asked in a `Together`."""

NOT_ASKED: Final = -2
"""The answer of a seat that a `Together` does not ask at all."""


def _unanswered(answers: tuple[Move, ...]) -> tuple[Seat, ...]:
    return tuple([seat for seat in range(len(answers)) if answers[seat] == UNANSWERED])
