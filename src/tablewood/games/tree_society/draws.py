"""Draw effects: cards revealed from a deck, kept or shuffled back (TS-92, TS-129, TS-152, TS-153)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tablewood.games.tree_society.markets import (
    draw_fruit,
    draw_guild,
    list_offers,
    note_the_last_fruit,
)
from tablewood.games.tree_society.parts import NO_INTS, NOTHING, Card, Face
from tablewood.games.tree_society.questions import EffectQuestion, OptionalEffect
from tablewood.games.tree_society.refusals import why_not_keep
from tablewood.games.tree_society.state import Society
from tablewood.kernel.moves import Answer, MoveList
from tablewood.kernel.step import ALLOWED, Clause, Seat
from tablewood.kernel.vectors import added, joined, without

# What the log calls the decks

FRUIT_DECK: Final = 0
GUILD_DECK: Final = 1


class RevealOrSkip(OptionalEffect):
    """TS-92: a draw effect first reveals cards from a deck, unless it is skipped."""

    takes: ClassVar[tuple[str, ...]] = ("reveal", "skip", "discard")

    def reveal(self, s: Society) -> None:
        """Turn up the cards, then ask what to do with them."""
        raise NotImplementedError

    def list_uses(self, s: Society, moves: MoveList) -> None:
        moves.add_word(s.moves.reveal)

    def why_not_use(self, s: Society, answer: Answer) -> Clause:
        return ALLOWED

    def use(self, s: Society, answer: Answer) -> None:
        self.reveal(s)


# Fruits


class DrawFruits(RevealOrSkip):
    """TS-92, TS-152: reveal fruits from the deck and keep some, or skip the effect."""

    prompt: ClassVar[str] = "draw-fruits"
    clause: ClassVar[int] = 152

    def __init__(self, seat: Seat, card: Card, shown: i64, kept: i64) -> None:
        super().__init__(seat, card)
        self.shown: Final = shown
        self.kept: Final = kept

    def reveal(self, s: Society) -> None:
        for _ in range(min(self.shown, len(s.fruit_deck))):
            face = draw_fruit(s)
            s.drawn_fruits = added(s.drawn_fruits, face)
            s.tell(s.events.revealed_fruit, self.seat, face)
        keep_on(s, self.seat, self.kept)


def keep_on(s: Society, seat: Seat, left: i64) -> None:
    """TS-92, TS-152: keep exactly this many more, or all if there are too few; the rest is shuffled back."""
    if len(s.drawn_fruits) <= left:
        while len(s.drawn_fruits) > 0:
            keep(s, seat, s.drawn_fruits[0])
        note_the_last_fruit(s)
    elif left > 0:
        s.then_one(KeepFruit(seat, left))
    else:
        s.tell(s.events.shuffled_back, seat, len(s.drawn_fruits), FRUIT_DECK)
        s.fruit_deck = joined(s.fruit_deck, s.drawn_fruits)
        s.drawn_fruits = NO_INTS
        s.chance.shuffle_ints(s.fruit_deck)


class KeepFruit(EffectQuestion):
    """TS-92, TS-152: keep one of the revealed fruits, as often as the effect says."""

    prompt: ClassVar[str] = "keep-fruit"
    clause: ClassVar[int] = 152
    takes: ClassVar[tuple[str, ...]] = ("keep", "discard")

    def __init__(self, seat: Seat, left: i64) -> None:
        super().__init__(seat)
        self.left: Final = left

    def list_choices(self, s: Society, moves: MoveList) -> None:
        list_offers(s.moves.keep, s.drawn_fruits, moves)

    def why_not_choose(self, s: Society, answer: Answer) -> Clause:
        return why_not_keep(s, answer.first)

    def choose(self, s: Society, answer: Answer) -> None:
        face = answer.first
        keep(s, self.seat, face)
        keep_on(s, self.seat, self.left - 1)


def keep(s: Society, seat: Seat, face: Face) -> None:
    """TS-92: a kept fruit lies unsold on the player board."""
    s.drawn_fruits = without(s.drawn_fruits, face)
    s.lay_out(seat, face, 1)
    s.tell(s.events.kept, seat, face)


# Guild cards


def reveal_guilds(s: Society, seat: Seat, shown: i64) -> None:
    """TS-107, TS-129, TS-153: the top cards of the guild deck, renewed from the discard pile if it runs out."""
    for _ in range(shown):
        card = draw_guild(s)
        if card == NOTHING:
            return
        s.drawn_guilds = added(s.drawn_guilds, card)
        s.tell(s.events.revealed_guild, seat, card)


def shuffle_guilds_back(s: Society, seat: Seat) -> None:
    """TS-92, TS-146: the cards not kept go back into their deck."""
    if len(s.drawn_guilds) > 0:
        s.tell(s.events.shuffled_back, seat, len(s.drawn_guilds), GUILD_DECK)
        s.guild_deck = joined(s.guild_deck, s.drawn_guilds)
        s.drawn_guilds = NO_INTS
        s.chance.shuffle_ints(s.guild_deck)
