"""A state is all that changes in a game: plain fields, ints and flat lists of ints, and the agenda of pending steps."""

from copy import deepcopy
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from tablewood.kernel.chance import Chance
from tablewood.kernel.log import Log
from tablewood.kernel.moves import Answer, Move, MoveList
from tablewood.kernel.observation import Numbers, copy_into, key_of
from tablewood.kernel.pickling import made_of_its_fields
from tablewood.kernel.returns import WIN, returns_of
from tablewood.kernel.scoring import Score, winners
from tablewood.kernel.step import NOBODY, Pending, Step

if TYPE_CHECKING:
    from tablewood.kernel.game import Game
    from tablewood.kernel.view import View


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """What every game's state has: the rules it is played by, the seats, its chance and the agenda.

    A game subclasses it with plain fields, each declared once; `clone` is written from them (`tools/clones.py`), and
    equality, fingerprint and JSON come from reflection over them (`kernel.reflect`).
    """

    def __init__(self, game: "Game[Any]", seats: int, chance: Chance) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.chance: Chance = chance
        self.pending: Pending | None = None
        self.plies: int = 0
        """How many moves have been made."""
        self.reveals: int = 0
        """How often something hidden has come to light."""
        self.log: Log | None = None

    # The agenda

    def then(self, steps: tuple[Step[Any], ...]) -> None:
        """Put steps on the agenda: the first given is the first done, before all that was pending."""
        pending = self.pending
        for at in range(len(steps) - 1, -1, -1):
            pending = Pending(steps[at], pending)
        self.pending = pending

    def then_one(self, step: Step[Any]) -> None:
        """Put one step on the agenda, before all that was pending: `then` without a tuple."""
        self.pending = Pending(step, self.pending)

    def settle(self) -> None:
        """Run the rules on top of the agenda until somebody is asked, or nothing is left and the game is over."""
        while True:
            top = self.pending
            if top is None or top.step.seat >= 0:
                return
            self.pending = top.below
            top.step.run(self)

    @property
    def over(self) -> bool:
        return self.pending is None

    @property
    def step(self) -> Step[Any]:
        """The question now asked."""
        top = self.pending
        if top is None:
            raise ValueError("the game is over: nobody is asked")
        return top.step

    @property
    def seat(self) -> int:
        """Who is asked now; the first of them if several are; NOBODY when the game is over."""
        top = self.pending
        return NOBODY if top is None else top.step.seat

    @property
    def asked(self) -> list[int]:
        """All seats that may answer now."""
        top = self.pending
        return [] if top is None else top.step.asked()

    def asked_as_seen_by(self, seat: int) -> list[int]:
        """All seats that may answer now, as far as this seat may know: it never hears who else is asked discreetly."""
        top = self.pending
        if top is None:
            return []
        asked = top.step.asked()
        if not top.step.discreet:
            return asked
        return [seat] if seat in asked else []

    # The trusting door: several seats may be asked at once; without a seat, the first of them is meant

    def legal(self, seat: int = NOBODY) -> list[int]:
        """The legal moves of the asked seat, or of another one of those asked.

        For a seat that is not in `asked` there is no answer: ask only for those that are.
        """
        moves = MoveList()
        self.list_legal(moves, seat)
        return moves.listed()

    def list_legal(self, moves: MoveList, seat: int = NOBODY) -> None:
        """The same in a list that is cleared first: for whoever asks so often that a list each time would be slow."""
        moves.clear()
        top = self.pending
        if top is not None:
            step = top.step
            if seat >= 0 and seat != step.seat:
                step = step.addressed(seat)
            step.list_legal(self, moves)

    def play(self, move: int, seat: int = NOBODY) -> None:
        """Make a move that is known to be legal, and for a seat that is known to be asked.

        Only numbers that are not moves at all are refused: this is the fast door, for searches and simulations.
        `play_checked` is the one for programs that may be wrong, `Match.submit` the one for people.
        """
        top = self.pending
        if top is None:
            raise ValueError("the game is over: no move can be made")
        moves = self.game.moves
        if move < 0 or move >= moves.size:
            moves.check(move)
        step = top.step
        if seat >= 0 and seat != step.seat:
            step = step.addressed(seat)
        self.pending = top.below
        self.plies += 1
        step.apply(self, move)
        self.settle()

    def play_checked(self, move: int, seat: int = NOBODY) -> None:
        """Make a move if the rules allow it. If not, the position stays as it is, and the error says why.

        NotYourTurn: the seat is not asked, or the game is over. IllegalMove: a clause forbids the move. ValueError: the
        number is not a move at all.
        """
        from tablewood.kernel.checked import check_asked, check_move  # noqa: PLC0415  they know states

        seat = self.seat if seat < 0 else seat
        check_asked(self, seat)
        check_move(self, move, seat)
        self.play(move, seat)

    def answer(self, move: Move) -> Answer:
        """A move taken apart."""
        return self.game.moves.answers[move]

    def why_not(self, move: int, seat: int = NOBODY) -> int:
        """The number of the clause that forbids a move of the move space; 0 for a legal move."""
        step = self.step
        if seat >= 0 and seat != step.seat:
            step = step.addressed(seat)
        return step.why_not(self, move)

    # Chance and secrets

    def reveal(self) -> None:
        """Say that something hidden came to light: moves before this cannot be taken back without consent."""
        self.reveals += 1

    def tell(self, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Tell the log, if anybody listens, that an event of this kind happened to this seat."""
        log = self.log
        if log is not None:
            log.record(kind, seat, a, b, c)

    # What each game fills in

    def clone(self) -> "State":
        """An independent copy; it shares immutable steps and definitions, and is silent.

        This one works for every state, slowly; `tools/clones.py` writes a fast one from a state's fields.
        """
        from tablewood.kernel.reflect import cloned  # noqa: PLC0415  reflection knows states

        return cloned(self)

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> "State":
        """An independent copy that keeps the log, as a clone does not: it has a copy of it to go on with."""
        copy = self.clone()
        memo[id(self)] = copy
        copy.log = deepcopy(self.log, memo)
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        return made_of_its_fields(self)

    def copy_common(self, copy: "State") -> None:
        """For a `clone` that is written out: carry over what every state has."""
        copy.pending = self.pending
        copy.plies = self.plies
        copy.reveals = self.reveals

    def scores(self) -> list[Score]:
        """Each seat's score with its named parts, as things stand."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that win as things stand: the best total, then the tie-breaks in order."""
        return winners(self.scores())

    def returns(self, scheme: str = WIN) -> list[float]:
        """By seat: what the result is worth by one of the schemes of `kernel.returns`, as if the game ended now."""
        return returns_of(self, scheme)

    # The edges, by way of the game

    def view(self, seat: int) -> "View":
        """What this seat may know (SPECTATOR for an onlooker)."""
        return self.game.view(self, seat)

    def observe(self, seat: int, out: object) -> None:
        """Write what this seat may know into a buffer of 16-bit numbers (`Game.observation_spec` tells which)."""
        copy_into(self._observed(seat), out)

    def information_key(self, seat: int) -> int:
        """A number that is equal exactly where this seat knows the same, on every machine, and cheap to get.

        It tells what the seat knows now, as its view does, not how it came to know it.
        """
        return key_of(self._observed(seat))

    def _observed(self, seat: int) -> Numbers:
        row = Numbers(self.game.observation_spec(self.seats).size)
        self.game.observe(self, seat, row)
        return row

    def guess(self, seat: int, seed: int) -> "State":
        """A clone in which everything this seat cannot know is dealt again from the seed."""
        guessed: State = self.game.guess(self, seat, seed)
        return guessed
