"""A match is a game played at a table: the door that checks. It keeps the moves, the log and what can be undone."""

from typing import Any, Final

from tablewood.kernel.checked import check_asked, check_move, refusal_of
from tablewood.kernel.errors import IllegalMove, NothingToUndo, UnreadableMove
from tablewood.kernel.game import Game
from tablewood.kernel.log import Event, Log
from tablewood.kernel.options import Value
from tablewood.kernel.state import State


class Header:
    """What a table is apart from its moves: enough to set the same game up again."""

    def __init__(
        self,
        game: str,
        version: int,
        seats: int,
        seed: int,
        key: bytes | None,
        options: dict[str, Value],
        scene: str,
    ) -> None:
        self.game: Final = game
        self.version: Final = version
        self.seats: Final = seats
        self.seed: Final = seed
        self.key: Final = key
        self.options: Final = options
        self.scene: Final = scene
        """The description of the scene that the match began with, as JSON; empty for an ordinary setup."""


class Played:
    """A move that was made, and the position before it, for undo."""

    def __init__(self, seat: int, move: int, before: State, events: int) -> None:
        self.seat: Final = seat
        self.move: Final = move
        self.before: Final = before
        self.events: Final = events


class Match:
    """Checks every move before it is made, and says why one is refused."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        seed: int = 0,
        key: bytes | None = None,
        options: dict[str, Value] | None = None,
        scene: str = "",
    ) -> None:
        self.game: Final = game
        self.header: Final = Header(game.id, game.version, seats, seed, key, options or {}, scene)
        self.log: Final = Log()
        self.state: State = game.start(seats, seed, options, key, self.log)
        self.played: Final[list[Played]] = []

    # Asking

    def moves(self, seat: int) -> list[str]:
        """The seat's legal moves in notation; none if it is not asked."""
        if seat not in self.state.asked:
            return []
        return [self.game.notation(self.state, move) for move in self.state.legal(seat)]

    def why_not(self, seat: int, text: str) -> str:
        """The clause that forbids a move, as in SD-29; empty for a legal one."""
        refusal = self.refusal(seat, text)
        return "" if refusal is None else refusal.clause

    def refusal(self, seat: int, text: str) -> IllegalMove | None:
        """Why a move is refused: what stands in its way, and the clause; None for a legal one."""
        self.check_asked(seat)
        move = self.read(text)
        return None if move in self.state.legal(seat) else refusal_of(self.state, move, seat)

    # Playing

    def submit(self, seat: int, text: str) -> list[Event]:
        """Make the seat's move if the rules allow it; the events it led to, or a MoveError that says why not."""
        self.check_asked(seat)
        move = self.read(text)
        check_move(self.state, move, seat)
        known = len(self.log.events)
        self.played.append(Played(seat, move, self.state.clone(), known))
        self.state.play(move, seat)
        return self.log.events[known:]

    def read(self, text: str) -> int:
        """The move that a text means; if it means none, the error names the clause of the question."""
        try:
            return self.game.parse(self.state, text)
        except UnreadableMove as error:
            asked = self.game.clause(self.state.step.clause)
            raise UnreadableMove(error.text, error.hint, asked) from None

    def check_asked(self, seat: int) -> None:
        """Refuse a seat that is not asked now."""
        check_asked(self.state, seat)

    # Undoing

    def may_undo(self, seat: int) -> str:
        """Why the seat may not take back its last move without asking; empty if it may.

        A move can be taken back until somebody else has made one, though the turn may have passed on by itself; but
        not if chance was involved or something hidden was revealed.
        """
        if not self.played:
            return "no move has been made"
        last = self.played[-1]
        if last.seat != seat:
            return "the last move is another seat's"
        if self.state.over:
            return "the turn has passed on"
        if self.state.chance.draws != last.before.chance.draws:
            return "chance was involved"
        if self.state.reveals != last.before.reveals:
            return "something hidden was revealed"
        return ""

    def undo(self, seat: int) -> None:
        """Take the seat's last move back; NothingToUndo says why not."""
        why = self.may_undo(seat)
        if why:
            raise NothingToUndo(why)
        self.undo_by_consent()

    def undo_by_consent(self) -> None:
        """Take the last move back, whoever made it and whatever it revealed."""
        if not self.played:
            raise NothingToUndo("no move has been made")
        last = self.played.pop()
        del self.log.events[last.events :]
        self.state = last.before
        self.state.log = self.log
