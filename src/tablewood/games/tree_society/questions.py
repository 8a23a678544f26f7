"""What the questions of a turn have in common: which other moves they allow, and why they refuse the rest."""

from typing import Final

from tablewood.games.tree_society.levels import discard
from tablewood.games.tree_society.parts import Card
from tablewood.games.tree_society.refusals import (
    answers_effects_only,
    why_not_discard,
    why_not_during_effect,
)
from tablewood.games.tree_society.state import Society
from tablewood.kernel.moves import Answer, MoveList
from tablewood.kernel.step import ALLOWED, Clause, Question, Seat


class PhaseQuestion(Question[Society]):
    """The one question of Phase 1 or of Phase 3."""

    def not_now(self, s: Society, answer: Answer) -> Clause:
        """TS-5: these phases are compulsory; what only an effect asks for is refused by the clause of the question."""
        if answer.verb is s.moves.skip:
            return 5
        return self.clause if answers_effects_only(s, answer.verb) else answer.verb.clause


class CompulsoryQuestion(Question[Society]):
    """A question before which nothing else can be done: the draft, the mandatory part of a level."""

    def not_now(self, s: Society, answer: Answer) -> Clause:
        return self.clause


# Effects


class EffectQuestion(Question[Society]):
    """A question of an effect under way; players may discard their own cards meanwhile (TS-94)."""

    def list_choices(self, s: Society, moves: MoveList) -> None:
        """The moves that go on with the effect, or skip it."""
        raise NotImplementedError

    def why_not_choose(self, s: Society, answer: Answer) -> Clause:
        """The clause that forbids an answer other than a discard."""
        raise NotImplementedError

    def choose(self, s: Society, answer: Answer) -> None:
        """Go on with the effect, or skip it."""
        raise NotImplementedError

    def list_legal(self, s: Society, moves: MoveList) -> None:
        self.list_choices(s, moves)
        list_discards(s, self.seat, moves)

    def objection(self, s: Society, answer: Answer) -> Clause:
        if answer.verb is s.moves.discard:
            return why_not_discard(s, self.seat, answer.first)
        return self.why_not_choose(s, answer)

    def not_now(self, s: Society, answer: Answer) -> Clause:
        return why_not_during_effect(s, answer.verb, self.clause)

    def carry_out(self, s: Society, answer: Answer) -> None:
        if answer.verb is s.moves.discard:
            s.then_one(self)
            discard(s, self.seat, answer.first)
        else:
            self.choose(s, answer)


class OptionalEffect(EffectQuestion):
    """TS-84: the effect of a card, which may be used or skipped."""

    def __init__(self, seat: Seat, card: Card) -> None:
        super().__init__(seat)
        self.card: Final = card

    def list_uses(self, s: Society, moves: MoveList) -> None:
        """The moves that use the effect."""
        raise NotImplementedError

    def why_not_use(self, s: Society, answer: Answer) -> Clause:
        """The clause that forbids this use of the effect."""
        raise NotImplementedError

    def use(self, s: Society, answer: Answer) -> None:
        """Carry out the effect, or its next part."""
        raise NotImplementedError

    def is_begun(self) -> bool:
        """Whether the effect has been used in part, so that it can no longer be skipped."""
        return False

    def list_choices(self, s: Society, moves: MoveList) -> None:
        self.list_uses(s, moves)
        if not self.is_begun():
            moves.add_word(s.moves.skip)

    def why_not_choose(self, s: Society, answer: Answer) -> Clause:
        if answer.verb is s.moves.skip:
            return self.clause if self.is_begun() else ALLOWED
        return self.why_not_use(s, answer)

    def choose(self, s: Society, answer: Answer) -> None:
        if answer.verb is s.moves.skip:
            s.tell(s.events.skipped, self.seat, self.card)
        else:
            self.use(s, answer)


def list_discards(s: Society, seat: Seat, moves: MoveList) -> None:
    """TS-94: the moves that discard one of the player's cards, from either section."""
    discard = s.moves.discard
    for card in s.boards[seat]:
        moves.add(discard, card)
