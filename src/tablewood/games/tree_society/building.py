"""Questions that can be answered with a build, and the mandatory part that may come first (TS-91, TS-144, TS-145)."""

from typing import ClassVar, Final

from tablewood.games.tree_society.levels import compost, discard
from tablewood.games.tree_society.parts import COMPOST, LEVELS, NEW, NO_DUTY, NOTHING, OWN
from tablewood.games.tree_society.refusals import (
    why_not_compost,
    why_not_discard,
    why_not_discard_for,
    why_not_level,
)
from tablewood.games.tree_society.state import Society
from tablewood.kernel.step import ALLOWED, Question


class AsksForBuild(Question[Society]):
    """Phase 2 itself, an effect that builds, guild cards revealed by a draw effect."""

    def built(self, s: Society, card: int, reduction: int) -> None:
        """The mandatory part is done: build the level, then use its effect."""
        raise NotImplementedError

    def begin(self, s: Society, card: int, reduction: int) -> None:
        """TS-91: build the next level of the card, or ask first for its mandatory part."""
        duty = s.cards.duty[card * LEVELS + s.level[card]]
        if duty == NO_DUTY:
            self.built(s, card, reduction)
        elif duty == COMPOST:
            s.then((CompostFirst(self.seat, self, card, reduction, ()),))
        else:
            s.then((DiscardFirst(self.seat, self, card, reduction),))


class EffectQuestion(Question[Society]):
    """A question of an effect under way: own cards may be discarded meanwhile (TS-94)."""

    def answers(self, s: Society) -> list[int]:
        """The moves that go on with the effect, or decline it."""
        raise NotImplementedError

    def why_not_answer(self, s: Society, move: int) -> int:
        """The clause against a move that is no discard."""
        raise NotImplementedError

    def answer(self, s: Society, move: int) -> None:
        """Go on with the effect, or decline it."""
        raise NotImplementedError

    def legal(self, s: Society) -> list[int]:
        return [*self.answers(s), *discards(s, self.seat)]

    def why_not(self, s: Society, move: int) -> int:
        m = s.moves
        if m.discard <= move < m.compost:
            return why_not_discard(s, self.seat, move - m.discard)
        return self.why_not_answer(s, move)

    def apply(self, s: Society, move: int) -> None:
        m = s.moves
        if m.discard <= move < m.compost:
            s.then((self,))
            discard(s, self.seat, move - m.discard)
        else:
            self.answer(s, move)


class CompostFirst(Question[Society]):
    """TS-91, TS-161: choose the fruits to compost, one after the other; then the level is built."""

    prompt: ClassVar[str] = "compost-first"
    clause: ClassVar[int] = 91

    def __init__(
        self, seat: int, asked: AsksForBuild, card: int, reduction: int, chosen: tuple[int, ...]
    ) -> None:
        super().__init__(seat)
        self.asked_by: Final = asked
        self.card: Final = card
        self.reduction: Final = reduction
        self.chosen: Final = chosen

    def legal(self, s: Society) -> list[int]:
        return [
            s.moves.compost + face
            for face in s.unsold_faces(self.seat)
            if why_not_compost(s, self.seat, face, self.chosen) == ALLOWED
        ]

    def why_not(self, s: Society, move: int) -> int:
        m = s.moves
        if m.compost <= move < m.reveal:
            return why_not_compost(s, self.seat, move - m.compost, self.chosen)
        return 94 if m.discard <= move < m.compost else 91

    def apply(self, s: Society, move: int) -> None:
        chosen = (*self.chosen, move - s.moves.compost)
        wanted = s.cards.duty_n[self.card * LEVELS + s.level[self.card]]
        if len(chosen) < wanted:
            s.then((CompostFirst(self.seat, self.asked_by, self.card, self.reduction, chosen),))
            return
        for face in chosen:
            compost(s, self.seat, face)
        self.asked_by.built(s, self.card, self.reduction)


class DiscardFirst(Question[Society]):
    """TS-91, TS-98, TS-99, TS-145, TS-162: choose the guild card to discard; then the level is built."""

    prompt: ClassVar[str] = "discard-first"
    clause: ClassVar[int] = 91

    def __init__(self, seat: int, asked: AsksForBuild, card: int, reduction: int) -> None:
        super().__init__(seat)
        self.asked_by: Final = asked
        self.card: Final = card
        self.reduction: Final = reduction

    def legal(self, s: Society) -> list[int]:
        return [
            s.moves.discard + gone
            for gone in s.boards[self.seat]
            if why_not_discard_for(s, self.seat, self.card, self.reduction, gone) == ALLOWED
        ]

    def why_not(self, s: Society, move: int) -> int:
        m = s.moves
        if m.discard <= move < m.compost:
            return why_not_discard_for(s, self.seat, self.card, self.reduction, move - m.discard)
        return 91

    def apply(self, s: Society, move: int) -> None:
        discard(s, self.seat, move - s.moves.discard)
        self.asked_by.built(s, self.card, self.reduction)


def targets(s: Society, seat: int, scope: int) -> list[int]:
    """TS-59, TS-61, TS-63: the cards of which a level might be built, in order."""
    cards: list[int] = []
    if scope != NEW:
        first = seat * s.parts.spaces
        for space in range(first, first + s.parts.spaces):
            if s.in_progress[space] != NOTHING:
                cards.append(s.in_progress[space])
    if scope != OWN:
        for card in s.guild_market:
            if card != NOTHING:
                cards.append(card)
    cards.sort()
    return cards


def builds(s: Society, seat: int, cards: list[int], reduction: int, verb: int) -> list[int]:
    """TS-62, TS-77, TS-91: the moves of this verb that build a level of one of the cards."""
    moves: list[int] = []
    for card in cards:
        if why_not_level(s, seat, card, reduction) == ALLOWED:
            moves.append(verb + card)
    return moves


def discards(s: Society, seat: int) -> list[int]:
    """TS-94: the moves that discard an own card of either section."""
    return [s.moves.discard + card for card in s.boards[seat]]
