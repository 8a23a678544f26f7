"""A state is all that changes in a game: plain fields, ints and flat lists of ints, and the agenda of pending steps."""

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from tablewood.kernel.chance import Chance
from tablewood.kernel.log import Log
from tablewood.kernel.moves import Answer, Move
from tablewood.kernel.scoring import Score, winners
from tablewood.kernel.step import NOBODY, Pending, Step

if TYPE_CHECKING:
    from tablewood.kernel.game import Game
    from tablewood.kernel.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
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

    # The trusting door

    def legal(self, seat: int = NOBODY) -> list[int]:
        """The legal moves of the asked seat (or of another seat to which the question is open)."""
        top = self.pending
        if top is None:
            return []
        step = top.step
        if seat >= 0 and seat != step.seat:
            step = step.addressed(seat)
        return step.legal(self)

    def play(self, move: int, seat: int = NOBODY) -> None:
        """Make a move that is known to be legal. `Match.submit` is the door that checks."""
        top = self.pending
        if top is None:
            raise ValueError("the game is over: no move can be made")
        step = top.step
        if seat >= 0 and seat != step.seat:
            step = step.addressed(seat)
        self.pending = top.below
        self.plies += 1
        step.apply(self, move)
        self.settle()

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

    # The edges, by way of the game

    def view(self, seat: int) -> "View":
        """What this seat may know (SPECTATOR for an onlooker)."""
        return self.game.view(self, seat)

    def guess(self, seat: int, seed: int) -> "State":
        """A clone in which everything this seat cannot know is dealt again from the seed."""
        guessed: State = self.game.guess(self, seat, seed)
        return guessed
