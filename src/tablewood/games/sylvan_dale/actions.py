"""The three steps of a turn, and the stuck player's way round the first two (SD-23 to SD-64, SD-130)."""

from typing import ClassVar, Final

from tablewood.games.sylvan_dale.banners import place_tile
from tablewood.games.sylvan_dale.cards import draw_card, refill_market, take_from_market
from tablewood.games.sylvan_dale.refusals import (
    out_of_place,
    why_not_add,
    why_not_play,
    why_not_replace,
)
from tablewood.games.sylvan_dale.state import NOTHING, Dale
from tablewood.kernel.log import bundle
from tablewood.kernel.step import ALLOWED, Question, Rule

# Step 1: playing a card


class PlayCard(Question[Dale]):
    """SD-23 to SD-27: lay a card of the hand face up; it must allow a tile to be added."""

    prompt: ClassVar[str] = "play-card"
    clause: ClassVar[int] = 23

    def legal(self, s: Dale) -> list[int]:
        first = self.seat * s.parts.hand_size
        moves: list[int] = []
        for place in range(first, first + s.parts.hand_size):
            card = s.hands[place]
            if card >= 0 and s.open_trees[s.parts.face_style[card]] > 0:
                move = s.moves.play + card
                if move not in moves:
                    moves.append(move)
        return moves

    def why_not(self, s: Dale, move: int) -> int:
        if move < s.moves.add_tile:
            return why_not_play(s, self.seat, move - s.moves.play)
        return out_of_place(s, move)

    def apply(self, s: Dale, move: int) -> None:
        card = move - s.moves.play
        leave_hand(s, self.seat, card)
        s.lay_out(self.seat, card, 1)
        s.played = card
        s.tell(s.events.played, self.seat, card)


def leave_hand(s: Dale, seat: int, card: int) -> None:
    """Take the card out of the hand; of two alike, the one that the others know of, for all they can tell."""
    first = seat * s.parts.hand_size
    found = NOTHING
    for place in range(first, first + s.parts.hand_size):
        if s.hands[place] == card and (found == NOTHING or s.known[place]):
            found = place
    s.hands[found] = NOTHING
    s.known[found] = 0


# Step 2: adding a tile


class AddTile(Question[Dale]):
    """SD-28 to SD-34: put the top tile of the stack on a tree that shows the style of the card just played."""

    prompt: ClassVar[str] = "add-tile"
    clause: ClassVar[int] = 28

    def legal(self, s: Dale) -> list[int]:
        style = s.parts.face_style[s.played]
        first = s.moves.add_tile
        return [first + tree for tree in s.board.trees if s.shows[tree] == style]

    def why_not(self, s: Dale, move: int) -> int:
        if s.moves.add_tile <= move < s.moves.hang:
            return why_not_add(s, move - s.moves.add_tile, s.parts.face_style[s.played])
        return out_of_place(s, move)

    def apply(self, s: Dale, move: int) -> None:
        tree = move - s.moves.add_tile
        style = s.top_tile(self.seat)
        s.used[self.seat] += 1
        s.stuck_turns = 0
        s.tell(s.events.added, self.seat, tree, style)
        place_tile(s, self.seat, tree, style)


# When no card fits


class ShowHand(Rule[Dale]):
    """SD-37, SD-38, SD-40: show the hand, discard it, draw new cards; no tile is added in this turn."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player: Final = player

    def run(self, s: Dale) -> None:
        s.stuck_turns += 1
        s.tell(s.events.stuck, self.player)
        hand = s.hand(self.player)
        if hand:
            s.tell(s.events.showed, self.player, bundle(hand))
        s.discard.extend(hand)
        first = self.player * s.parts.hand_size
        for place in range(first, first + s.parts.hand_size):
            s.hands[place] = NOTHING
            s.known[place] = 0
        for _ in range(s.parts.stuck_draw):
            draw_card(s, self.player)


# Step 3: choosing a new card


class ChooseNewCard(Rule[Dale]):
    """SD-49, SD-54, SD-55: choose a card in every turn, if there is any to choose."""

    def __init__(self, player: int, replacements: int) -> None:
        super().__init__()
        self.player: Final = player
        self.replacements: Final = replacements

    def run(self, s: Dale) -> None:
        if s.market or s.deck or s.discard:
            s.then((ChooseCard(self.player, self.replacements),))


class ChooseCard(Question[Dale]):
    """SD-49 to SD-54, SD-130: draw, or take a market card; or first replace three market cards that are alike."""

    prompt: ClassVar[str] = "choose-card"
    clause: ClassVar[int] = 49

    def __init__(self, seat: int, replacements: int) -> None:
        super().__init__(seat)
        self.replacements: Final = replacements

    def legal(self, s: Dale) -> list[int]:
        m = s.moves
        moves: list[int] = []
        if why_not_replace(s, self.replacements) == ALLOWED:
            moves.append(m.replace)
        if s.deck or s.discard:
            moves.append(m.draw)
        for card in s.market:
            if m.take + card not in moves:
                moves.append(m.take + card)
        return moves

    def why_not(self, s: Dale, move: int) -> int:
        m = s.moves
        if move == m.done:
            return 49
        if move < m.replace:
            return out_of_place(s, move)
        if move == m.replace:
            return why_not_replace(s, self.replacements)
        if move == m.draw:
            return ALLOWED if s.deck or s.discard else 54
        return ALLOWED if move - m.take in s.market else 49

    def apply(self, s: Dale, move: int) -> None:
        m = s.moves
        if move == m.replace:
            s.tell(s.events.replaced, self.seat, bundle(s.market))
            s.discard.extend(s.market)
            s.market = []
            refill_market(s, s.parts.market_size)
            s.then((ChooseCard(self.seat, self.replacements + 1),))
        elif move == m.draw:
            draw_card(s, self.seat)
        else:
            take_from_market(s, self.seat, move - m.take)
