"""The sequence of play (ST-2 to ST-5)."""

from typing import Any, ClassVar

from tablewood.cli.starter.refusals import why_not_play
from tablewood.cli.starter.state import StarterState
from tablewood.kernel.moves import Answer, MoveList
from tablewood.kernel.step import ALLOWED, NOBODY, Clause, Question, Rule, Step


def the_game() -> tuple[Step[Any], ...]:
    """ST-2, ST-3: deal, then take turns, beginning with the first seat."""
    return (Deal(), TakeTurn(0))


class Deal(Rule[StarterState]):
    """ST-2: shuffle the leaves and deal the hands."""

    def run(self, s: StarterState) -> None:
        deck = list(range(s.parts.leaves.size))
        s.chance.shuffle(deck)
        for seat in range(s.seats):
            for _ in range(s.parts.hand_size):
                leaf = deck.pop()
                s.holder[leaf] = seat
                s.tell(s.events.dealt, seat, leaf)


class TakeTurn(Question[StarterState]):
    """ST-3 to ST-5: play a leaf that is higher than the last one, or pass."""

    prompt: ClassVar[str] = "take-turn"
    clause: ClassVar[int] = 3
    takes: ClassVar[tuple[str, ...]] = ("play", "pass")

    def list_legal(self, s: StarterState, moves: MoveList) -> None:
        for leaf in s.hand(self.seat):
            if why_not_play(s, self.seat, leaf) == ALLOWED:
                moves.add(s.moves.play, leaf)
        moves.add_word(s.moves.passes)

    def objection(self, s: StarterState, answer: Answer) -> Clause:
        if answer.verb is s.moves.passes:
            return ALLOWED
        return why_not_play(s, self.seat, answer.first)

    def carry_out(self, s: StarterState, answer: Answer) -> None:
        if answer.verb is s.moves.passes:
            s.passes += 1
            s.tell(s.events.passed, self.seat)
        else:
            leaf = answer.first
            s.passes = 0
            s.top = leaf
            s.holder[leaf] = NOBODY
            s.seen[leaf] = 1
            s.points[self.seat] += 1
            s.tell(s.events.played, self.seat, leaf)
        if not is_over(s):
            s.then_one(TakeTurn((self.seat + 1) % s.seats))


def is_over(s: StarterState) -> bool:
    """ST-5: everybody has passed in a row, or the highest leaf lies on the pile."""
    return s.passes == s.seats or s.top == s.parts.leaves.size - 1
