"""What a bot gets instead of the state: everything its seat may know, and nothing else."""

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from tablewood.kernel.game import Game
from tablewood.kernel.moves import MoveList
from tablewood.kernel.net import LearnedValue
from tablewood.kernel.position_numbers import USUAL_TABLE
from tablewood.kernel.state import State

if TYPE_CHECKING:
    from tablewood.kernel.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Perspective:
    """A position as one seat sees it. The state itself is never handed out; a guess at it is."""

    def __init__(self, state: State, seat: int) -> None:
        self._state: Final = state
        self.seat: Final = seat
        self.seats: Final = state.seats
        self.plies: Final = state.plies
        """How many moves have been made in the game."""
        self.game: Final[Game[Any]] = state.game

    def legal(self) -> list[int]:
        """The seat's legal moves."""
        return self._state.legal(self.seat)

    def list_legal(self, moves: MoveList) -> None:
        """The same in a list that is cleared first, and may be used again."""
        self._state.list_legal(moves, self.seat)

    def view(self) -> "View":
        """What the seat sees."""
        return self._state.view(self.seat)

    def guess(self, seed: int) -> State:
        """A state to play with: what the seat knows is true, all else is dealt from the seed."""
        return self._state.guess(self.seat, seed)

    def learned_value(self) -> LearnedValue[Any]:
        """What the game's network thinks of positions of this table; an error says why there is none."""
        s = self._state
        value = self.game.learned_value(s)
        if value is None:
            numbers = self.game.position_numbers(s.seats)
            kind = USUAL_TABLE if numbers is None else numbers.table_kind(s)
            raise self.game.nets().missing(s.seats, kind)
        return value

    def notation(self, move: int) -> str:
        """The move in words that parse back."""
        return self.game.notation(self._state, move)
