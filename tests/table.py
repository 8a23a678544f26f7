"""The language of scenario tests: table talk.

    t = table("sylvan-dale", seats=2, trees={"B2": "N"}, red={"hand": ["nest-ax"], "stack": "T"})
    t.says("red", "play nest-ax", "add B2")
    t.asks("red", "choose-card")

Every test ends by saying who is asked next (or that the game is over), so that no question is left unnoticed.
What changed is read from the view of an onlooker, or of a seat: `t.view().trees["B2"].height`.
"""

from typing import Any

import pytest

import tablewood as tw
from tablewood.kernel.errors import IllegalMove
from tablewood.kernel.explain_undone import left_undone
from tablewood.kernel.game import SPECTATOR, Game
from tablewood.kernel.match import Match
from tablewood.kernel.scene import scene_match
from tablewood.kernel.telling import Teller


class Table:
    """A match that starts from a scene, with checks to make at it."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game: Game[Any] = match.game
        self.names = match.game.seat_names(match.state.seats, match.header.options)

    @property
    def state(self) -> Any:
        return self.match.state

    def seat(self, name: str) -> int:
        return self.names.index(name)

    # Saying

    def says(self, name: str, *moves: str) -> "Table":
        """The named player makes these moves, one after the other, each checked by the rules."""
        for move in moves:
            self.match.submit(self.seat(name), move)
        return self

    def refuses(self, name: str, move: str, clause: str) -> "Table":
        """The move is refused, and the refusal names this clause."""
        with pytest.raises(IllegalMove) as refusal:
            self.match.submit(self.seat(name), move)
        assert refusal.value.clause == clause, (
            f"{move}: refused by {refusal.value.clause}, not by {clause}"
        )
        assert self.match.why_not(self.seat(name), move) == clause
        return self

    # Looking

    def asks(self, name: str, prompt: str) -> "Table":
        """This player is asked next, and this is the question."""
        assert not self.state.over, "the game is over"
        asked = [self.names[seat] for seat in self.state.asked]
        assert (asked, self.state.step.prompt) == ([name], prompt)
        return self

    def is_over(self, *winners: str) -> "Table":
        """The game is over, and these players win."""
        assert self.state.over, f"{self.names[self.state.seat]} is asked {self.state.step.prompt}"
        assert [self.names[seat] for seat in self.state.winners()] == list(winners)
        return self

    def offered(self, verb: str = "") -> list[str]:
        """The legal moves that begin with the verb, or all of them."""
        moves = self.match.moves(self.state.seat)
        return [move for move in moves if not verb or move.split()[0] == verb]

    def offers(self, *moves: str) -> "Table":
        """These moves are among the legal ones."""
        missing = [move for move in moves if move not in self.offered()]
        assert not missing, f"not offered: {missing}; offered: {self.offered()}"
        return self

    def does_not_offer(self, *moves: str) -> "Table":
        """None of these moves is legal."""
        found = [move for move in moves if move in self.offered()]
        assert not found, f"offered: {found}"
        return self

    def offers_only(self, *moves: str) -> "Table":
        """These are exactly the legal moves."""
        assert sorted(self.offered()) == sorted(moves)
        return self

    def leaves(self, name: str, move: str) -> list[str]:
        """What the player would leave undone by this legal move, in English."""
        seat = self.seat(name)
        assert move in self.match.moves(seat), f"{move} is not legal"
        left = left_undone(self.state, seat, self.state.legal(seat))
        teller = Teller(self.game, self.state.seats)
        return [teller.undone(one) for one in left.get(self.match.read(move), [])]

    def view(self, name: str = "") -> Any:
        """What the named player sees; an onlooker's view if nobody is named."""
        return self.state.view(self.seat(name) if name else SPECTATOR)

    def score(self, name: str, part: str = "") -> int:
        """The player's points so far, in all or from one source."""
        score = self.state.scores()[self.seat(name)]
        return dict(score.parts)[part] if part else int(score.total)

    def heard(self, event: str = "") -> list[Any]:
        """The events so far, or those of one kind."""
        kinds = self.game.events.kinds
        return [
            said for said in self.match.log.events if not event or kinds[said.kind].name == event
        ]


def table(game: str, **described: object) -> Table:
    """A table set up with the described scene."""
    return Table(scene_match(tw.game(game), described))
