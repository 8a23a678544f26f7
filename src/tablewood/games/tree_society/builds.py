"""Questions that can be answered with a build, and the mandatory part that may come first (TS-91, TS-144, TS-145)."""

from typing import ClassVar, Final

from tablewood.games.tree_society.levels import compost, discard
from tablewood.games.tree_society.parts import (
    COMPOST,
    NEW,
    NO_DUTY,
    NOTHING,
    OWN,
    Card,
    Face,
    Reduction,
    Scope,
)
from tablewood.games.tree_society.questions import CompulsoryQuestion, list_discards
from tablewood.games.tree_society.refusals import (
    why_not_compost,
    why_not_discard,
    why_not_discard_for,
    why_not_during_effect,
    why_not_level,
)
from tablewood.games.tree_society.state import Society
from tablewood.kernel.moves import Answer, MoveList, Verb
from tablewood.kernel.step import ALLOWED, Clause, Question, Seat
from tablewood.kernel.vectors import Ints, joined


class AsksForBuild(Question[Society]):
    """A question that a build can answer: Phase 2 itself, or an effect that builds."""

    def built(self, s: Society, card: Card, reduction: Reduction) -> None:
        """The mandatory part is done: build the level, then use its effect."""
        raise NotImplementedError

    def begin(self, s: Society, card: Card, reduction: Reduction) -> None:
        """TS-91: build the next level of the card, or ask first for its mandatory part."""
        duty = s.cards.duty[s.next_level(card)]
        if duty == NO_DUTY:
            self.built(s, card, reduction)
        elif duty == COMPOST:
            s.then_one(CompostFirst(self.seat, self, card, reduction, ()))
        else:
            s.then_one(DiscardFirst(self.seat, self, card, reduction))


class BuildingEffect(AsksForBuild):
    """An effect that builds a level of a card; players may discard their own cards meanwhile (TS-84, TS-94)."""

    takes: ClassVar[tuple[str, ...]] = ("build", "discard", "skip")

    def __init__(self, seat: Seat, reduction: Reduction) -> None:
        super().__init__(seat)
        self.reduction: Final = reduction

    def candidates(self, s: Society) -> Ints:
        """The cards whose next level might be built."""
        raise NotImplementedError

    def why_not_candidate(self, s: Society, card: Card) -> Clause:
        """The clause that forbids building a level of this card by the effect."""
        raise NotImplementedError

    def skip(self, s: Society) -> None:
        """Nothing is built."""
        raise NotImplementedError

    def list_legal(self, s: Society, moves: MoveList) -> None:
        for card in self.candidates(s):
            list_build(s, self.seat, card, self.reduction, s.moves.build, moves)
        list_discards(s, self.seat, moves)
        moves.add_word(s.moves.skip)

    def objection(self, s: Society, answer: Answer) -> Clause:
        if answer.verb is s.moves.skip:
            return ALLOWED
        card = answer.first
        if answer.verb is s.moves.discard:
            return why_not_discard(s, self.seat, card)
        return self.why_not_candidate(s, card)

    def not_now(self, s: Society, answer: Answer) -> Clause:
        return why_not_during_effect(s, answer.verb, self.clause)

    def carry_out(self, s: Society, answer: Answer) -> None:
        card = answer.first
        if answer.verb is s.moves.skip:
            self.skip(s)
        elif answer.verb is s.moves.build:
            self.begin(s, card, self.reduction)
        else:
            s.then_one(self)
            discard(s, self.seat, card)


# Mandatory parts


class MandatoryPart(CompulsoryQuestion):
    """TS-91: what must be done before the next level of this card is built."""

    def __init__(
        self, seat: Seat, asked_by: AsksForBuild, card: Card, reduction: Reduction
    ) -> None:
        super().__init__(seat)
        self.asked_by: Final = asked_by
        self.card: Final = card
        self.reduction: Final = reduction

    def build(self, s: Society) -> None:
        """The mandatory part is done: the question that asked for the build goes on."""
        self.asked_by.built(s, self.card, self.reduction)


class CompostFirst(MandatoryPart):
    """TS-91, TS-161: choose the fruits to compost, one after the other; then the level is built."""

    prompt: ClassVar[str] = "compost-first"
    clause: ClassVar[int] = 91
    takes: ClassVar[tuple[str, ...]] = ("compost",)

    def __init__(
        self,
        seat: Seat,
        asked_by: AsksForBuild,
        card: Card,
        reduction: Reduction,
        chosen: tuple[Face, ...],
    ) -> None:
        super().__init__(seat, asked_by, card, reduction)
        self.chosen: Final = chosen

    def list_legal(self, s: Society, moves: MoveList) -> None:
        face = s.next_unsold(self.seat, NOTHING)
        while face != NOTHING:
            if why_not_compost(s, self.seat, face, self.chosen) == ALLOWED:
                moves.add(s.moves.compost, face)
            face = s.next_unsold(self.seat, face)

    def objection(self, s: Society, answer: Answer) -> Clause:
        return why_not_compost(s, self.seat, answer.first, self.chosen)

    def not_now(self, s: Society, answer: Answer) -> Clause:
        """TS-94: cards may be discarded at any time but now."""
        return 94 if answer.verb is s.moves.discard else super().not_now(s, answer)

    def carry_out(self, s: Society, answer: Answer) -> None:
        chosen = (*self.chosen, answer.first)
        wanted = s.cards.duty_n[s.next_level(self.card)]
        if len(chosen) < wanted:
            s.then_one(CompostFirst(self.seat, self.asked_by, self.card, self.reduction, chosen))
            return
        for face in chosen:
            compost(s, self.seat, face)
        self.build(s)


class DiscardFirst(MandatoryPart):
    """TS-91, TS-98, TS-99, TS-145, TS-162: choose the guild card to discard; then the level is built."""

    prompt: ClassVar[str] = "discard-first"
    clause: ClassVar[int] = 91
    takes: ClassVar[tuple[str, ...]] = ("discard",)

    def list_legal(self, s: Society, moves: MoveList) -> None:
        for gone in s.boards[self.seat]:
            if why_not_discard_for(s, self.seat, self.card, self.reduction, gone) == ALLOWED:
                moves.add(s.moves.discard, gone)

    def objection(self, s: Society, answer: Answer) -> Clause:
        gone = answer.first
        return why_not_discard_for(s, self.seat, self.card, self.reduction, gone)

    def carry_out(self, s: Society, answer: Answer) -> None:
        gone = answer.first
        discard(s, self.seat, gone)
        self.build(s)


# What can be built


def targets(s: Society, seat: Seat, scope: Scope) -> Ints:
    """TS-59, TS-61, TS-63: the cards whose next level might be built: the player's own, then those of the market.

    Among them is NOTHING for each empty space.
    """
    if scope == NEW:
        return s.guild_market
    return s.spaces_of(seat) if scope == OWN else joined(s.spaces_of(seat), s.guild_market)


def list_build(
    s: Society, seat: Seat, card: Card, reduction: Reduction, verb: Verb, moves: MoveList
) -> None:
    """TS-62, TS-77, TS-91: the move of this verb that builds the next level of the card, if it can be built.

    NOTHING, for an empty space, adds none.
    """
    if card != NOTHING and why_not_level(s, seat, card, reduction) == ALLOWED:
        moves.add_in_order(verb, card)
