"""A match is a game played at a table: the door that checks. It keeps the moves, the log and what can be undone."""

from typing import Any, Final

from tablewood.kernel.errors import IllegalMove, NothingToUndo, NotYourTurn
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
        self._check_asked(seat)
        number = self.state.why_not(self.game.parse(self.state, text), seat)
        return self.game.clause(number) if number else ""

    # Playing

    def submit(self, seat: int, text: str) -> list[Event]:
        """Make the seat's move if the rules allow it; the events it led to, or a MoveError that says why not."""
        self._check_asked(seat)
        move = self.game.parse(self.state, text)
        if move not in self.state.legal(seat):
            clause = self.game.clause(self.state.why_not(move, seat))
            raise IllegalMove(self.game.notation(self.state, move), clause)
        known = len(self.log.events)
        self.played.append(Played(seat, move, self.state.clone(), known))
        self.state.play(move, seat)
        return self.log.events[known:]

    def _check_asked(self, seat: int) -> None:
        asked = self.state.asked
        if seat not in asked:
            raise NotYourTurn(seat, asked)

    # Undoing

    def may_undo(self, seat: int) -> str:
        """Why the seat may not take its last move back by itself; empty if it may.

        A move can be taken back within one's own turn, until chance was involved or something hidden was revealed.
        """
        if not self.played:
            return "no move has been made"
        last = self.played[-1]
        if last.seat != seat:
            return "the last move is another seat's"
        if self.state.over or seat not in self.state.asked:
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
