"""The three steps of a turn, and what a stuck player does instead of the first two (SD-23 to SD-64, SD-130)."""

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from tablewood.games.sylvan_dale.banners import place_tile
from tablewood.games.sylvan_dale.cards import draw_card, refill_market, take_from_market
from tablewood.games.sylvan_dale.components import MOST_PLAYERS
from tablewood.games.sylvan_dale.pieces import NO_CARDS, Card
from tablewood.games.sylvan_dale.refusals import (
    DaleQuestion,
    why_not_add,
    why_not_draw,
    why_not_play,
    why_not_replace,
    why_not_take,
)
from tablewood.games.sylvan_dale.state import NOTHING, Dale
from tablewood.kernel.log import bundle
from tablewood.kernel.moves import Answer, MoveList
from tablewood.kernel.step import ALLOWED, Clause, Seat, SeatRule, Step
from tablewood.kernel.vectors import ints, joined, listed, place_of

# Step 1: playing a card


class PlayCard(DaleQuestion):
    """SD-23 to SD-27: play a card from the hand, face up; there must be a tree where it lets you add a tile."""

    prompt: ClassVar[str] = "play-card"
    clause: ClassVar[int] = 23
    takes: ClassVar[tuple[str, ...]] = ("play",)

    def list_legal(self, s: Dale, moves: MoveList) -> None:
        for place in range(s.hand_begin(self.seat), s.hand_end(self.seat)):
            card = s.hands[place]
            if card >= 0 and s.fits_a_tree(card) and is_first_of_its_face(s, self.seat, place):
                moves.add(s.moves.play, card)

    def objection(self, s: Dale, answer: Answer) -> Clause:
        card = answer.first
        return why_not_play(s, self.seat, card)

    def carry_out(self, s: Dale, answer: Answer) -> None:
        card = answer.first
        leave_hand(s, self.seat, card)
        s.lay_out(self.seat, card)
        s.played = card
        s.tell(s.events.played, self.seat, card)


def is_first_of_its_face(s: Dale, seat: Seat, place: i64) -> bool:
    """Whether no card alike comes before this place of the hand: of cards alike only one is listed."""
    for before in range(s.hand_begin(seat), place):
        if s.hands[before] == s.hands[place]:
            return False
    return True


def leave_hand(s: Dale, seat: Seat, card: Card) -> None:
    """Take the card out of the hand; of two alike, the one that the others have seen, for they cannot tell."""
    found: i64 = NOTHING
    for place in range(s.hand_begin(seat), s.hand_end(seat)):
        if s.hands[place] == card and (found == NOTHING or s.known[place]):
            found = place
    s.hands[found] = NOTHING
    s.known[found] = 0


# Step 2: adding a tile


class AddTile(DaleQuestion):
    """SD-28 to SD-34: put the top tile of the stack on a tree that shows the style of the card just played."""

    prompt: ClassVar[str] = "add-tile"
    clause: ClassVar[int] = 28
    takes: ClassVar[tuple[str, ...]] = ("add",)

    def list_legal(self, s: Dale, moves: MoveList) -> None:
        style = s.parts.face_style[s.played]
        shows = s.shows
        add = s.moves.add_tile
        for tree in s.board.trees:
            if shows[tree] == style:
                moves.add(add, tree)

    def objection(self, s: Dale, answer: Answer) -> Clause:
        tree = answer.first
        return why_not_add(s, tree, s.parts.face_style[s.played])

    def carry_out(self, s: Dale, answer: Answer) -> None:
        tree = answer.first
        style = s.top_tile(self.seat)
        s.used[self.seat] += 1
        s.stuck_turns = 0
        s.tell(s.events.added, self.seat, tree, style)
        place_tile(s, self.seat, tree, style)


# When no card fits


class ShowHand(SeatRule[Dale]):
    """SD-37, SD-38, SD-40: show the hand, discard it, draw new cards; no tile is added in this turn."""

    def run(self, s: Dale) -> None:
        s.stuck_turns += 1
        s.tell(s.events.stuck, self.player)
        hand = s.hand(self.player)
        if hand:
            s.tell(s.events.showed, self.player, bundle(hand))
        s.discard = joined(s.discard, ints(hand))
        for place in range(s.hand_begin(self.player), s.hand_end(self.player)):
            s.hands[place] = NOTHING
            s.known[place] = 0
        for _ in range(s.parts.stuck_draw):
            draw_card(s, self.player)


# Step 3: choosing a new card


class ChooseNewCard(SeatRule[Dale]):
    """SD-49, SD-54, SD-55: every turn ends with a new card, if there is one to choose."""

    def run(self, s: Dale) -> None:
        if len(s.market) > 0 or why_not_draw(s) == ALLOWED:
            s.then(CHOICES[self.player])


class ChooseCard(DaleQuestion):
    """SD-49 to SD-54, SD-130: draw, or take a card from the market; three market cards alike may be replaced first."""

    prompt: ClassVar[str] = "choose-card"
    clause: ClassVar[int] = 49
    takes: ClassVar[tuple[str, ...]] = ("replace", "draw", "take")

    def __init__(self, seat: Seat, replacements: int) -> None:
        super().__init__(seat)
        self.replacements: Final = replacements
        """SD-52: how many times the market has been replaced in this turn."""

    def list_legal(self, s: Dale, moves: MoveList) -> None:
        m = s.moves
        if why_not_replace(s, self.replacements) == ALLOWED:
            moves.add_word(m.replace)
        if why_not_draw(s) == ALLOWED:
            moves.add_word(m.draw)
        for at in range(len(s.market)):
            card = s.market[at]
            if place_of(s.market, card) == at:  # of cards alike only the first is listed
                moves.add(m.take, card)

    def objection(self, s: Dale, answer: Answer) -> Clause:
        m = s.moves
        if answer.verb is m.replace:
            return why_not_replace(s, self.replacements)
        if answer.verb is m.draw:
            return why_not_draw(s)
        card = answer.first
        return why_not_take(s, card)

    def not_now(self, s: Dale, answer: Answer) -> Clause:
        """SD-49: a player cannot go without a new card."""
        return 49 if answer.verb is s.moves.done else super().not_now(s, answer)

    def carry_out(self, s: Dale, answer: Answer) -> None:
        m = s.moves
        if answer.verb is m.replace:
            s.tell(s.events.replaced, self.seat, bundle(listed(s.market)))
            s.discard = joined(s.discard, s.market)
            s.market = NO_CARDS
            refill_market(s, s.parts.market_size)
            s.then_one(ChooseCard(self.seat, self.replacements + 1))
        elif answer.verb is m.draw:
            draw_card(s, self.seat)
        else:
            take_from_market(s, self.seat, answer.first)


CHOICES: Final[list[tuple[Step[Any], ...]]] = [
    (ChooseCard(seat, 0),) for seat in range(MOST_PLAYERS)
]
"""By seat: the choice of a new card. Steps never change, so it can be the same one in every turn."""
