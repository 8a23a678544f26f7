"""The numbers of a position for a value network: fame, what the evaluation counts, the cards, and the time left.

The evaluation looks into the others' stacks and hands, as the guess has them. Here only their top tile counts (SD-35),
and nothing of their hands.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from tablewood.games.sylvan_dale.actions import AddTile, ChooseCard, PlayCard
from tablewood.games.sylvan_dale.ai.evaluate import (
    CHANCES,
    FOR_GOOD,
    HELD,
    LONGEST_LEAD,
    WEIGHTS,
    count_trees,
    districts_worth,
    items_worth,
    scorings_left,
    trees_worth,
    wanted_styles,
)
from tablewood.games.sylvan_dale.banners import HangBanner
from tablewood.games.sylvan_dale.components import ITEMS, Parts
from tablewood.games.sylvan_dale.items import GiveCard, UseItems
from tablewood.games.sylvan_dale.state import Dale
from tablewood.kernel.position_numbers import NumberRow, PositionNumbers
from tablewood.kernel.rivals import lead_over_best
from tablewood.kernel.step import Seat, Step
from tablewood.kernel.vectors import Ints
from tablewood.kernel.weights import weights_hash

VERSION: Final = 1
"""Raised when a number is added, moved or changes its meaning."""

ROUNDS: Final = 2
"""SD-103."""

CHANCE_WORTH: Final = 2.0
"""About what a chance to hang a banner with a tile that comes soon is worth in the standing, in fame."""


@final
class DaleNumbers(PositionNumbers[Dale]):
    """The numbers for one number of players."""

    def __init__(self, parts: Parts, seats: int) -> None:
        super().__init__(VERSION, weights_hash(WEIGHTS), seats)
        self.parts: Final = parts
        self._standings: Final[list[float]] = [0.0] * seats
        self.declare("second_round", "Whether it is the second round (SD-103).")
        self.declare("lead", "By how much the seat's standing is ahead of the best of the others.")
        self.declare("rivals_tiles", "How many tiles the others still have in this round.")
        self._declare_question()
        self._declare_open_cards()
        self._declare_hand()
        self.declare_of_seats(_seat_numbers(parts))

    def _declare_question(self) -> None:
        self.declare("plays_card", "Whether somebody is playing a card (SD-23).")
        self.declare("adds_tile", "Whether somebody is adding a tile (SD-29).")
        self.declare("hangs_banner", "Whether somebody may hang a banner (SD-56).")
        self.declare("uses_items", "Whether somebody may use an item (SD-71).")
        self.declare("gives_card", "Whether somebody is handing in a set of cards (SD-66).")
        self.declare("takes_card", "Whether somebody is choosing a new card (SD-49).")
        self.declare("items_used", "How many items were used in this turn (SD-71).")

    def _declare_open_cards(self) -> None:
        for item in self.parts.items:
            self.declare(f"market_{item}", f"Cards in the market with the icon of the {item}.")
        self.declare("market_playable", "Cards in the market whose style fits an open tree.")
        self.declare("open_trees", "Trees to which a tile can be added (SD-32, SD-33).")
        self.declare("open_styles", "Styles that an open tree shows.")

    def _declare_hand(self) -> None:
        for item in self.parts.items:
            self.declare(f"hand_{item}", f"The seat's cards in hand with the icon of the {item}.")
        self.declare("hand_styles", "Styles in the seat's hand that fit an open tree.")
        self.declare("hand_trees", "Open trees that a card in the seat's hand fits.")

    def write(self, s: Dale, seat: Seat, row: NumberRow) -> None:
        counts = count_trees(s, _next_styles(s, seat))
        self._stand(s, counts)
        seats: i64 = s.seats
        used: i64 = 0
        rivals: i64 = 0
        for other in range(seats):
            used += s.used[other]
            if other != seat:
                rivals += s.stack_left(other)
        row.at = 0
        row.put(float(used) / float(seats * ROUNDS * self.parts.stack_size))
        row.flag(s.round > 1)
        row.put(lead_over_best(self._standings, seat))
        row.count(rivals)
        _write_question(s, row)
        _write_open_cards(s, row)
        _write_hand(s, seat, row)
        other = seat
        for _ in range(s.seats):
            self._write_seat(s, other, counts, row)
            other = other + 1 if other + 1 < seats else 0

    def _stand(self, s: Dale, counts: Ints) -> None:
        """What every seat has and holds, in fame, as far as all can see it."""
        width: i64 = HELD + len(s.parts.districts)
        for seat in range(s.seats):
            first = seat * width
            self._standings[seat] = (
                float(s.total_fame(seat))
                + trees_worth(s, seat, counts, first)
                + districts_worth(s, seat, counts, first)
                + items_worth(s, seat)
                + CHANCE_WORTH * float(counts[first + CHANCES])
            )

    def _write_seat(self, s: Dale, seat: Seat, counts: Ints, row: NumberRow) -> None:
        """The numbers of one seat, in the order of `_seat_numbers`."""
        first = seat * (HELD + len(s.parts.districts))
        row.count(s.total_fame(seat))
        row.put(self._standings[seat])
        row.put(trees_worth(s, seat, counts, first))
        row.put(districts_worth(s, seat, counts, first))
        row.put(items_worth(s, seat))
        row.flag(s.seat == seat)
        row.flag(s.next_seat == seat)
        row.count(s.stack_left(seat))
        row.count(s.banners[seat])
        row.count(s.bridges_of(seat))
        for item in range(ITEMS):
            row.count(s.held(seat, item))
        for item in range(ITEMS):
            row.count(s.icons_of(seat, item))
        for lead in range(LONGEST_LEAD + 1):
            row.count(counts[first + lead])
        row.count(counts[first + FOR_GOOD])
        row.count(counts[first + CHANCES])
        held: i64 = 0
        for district in range(len(s.parts.districts)):
            trees = counts[first + HELD + district]
            held += trees
            row.count(trees)
        row.count(held)
        row.count(held * (scorings_left(s) - 1))


def _seat_numbers(parts: Parts) -> list[tuple[str, str]]:
    """What is told of every seat."""
    return [
        ("fame", "Fame so far (SD-3)."),
        ("standing", "Fame, and what trees, districts, items and chances to hang banners promise."),
        ("trees_worth", "What the levels held promise."),
        ("districts_worth", "What the districts led or tied for promise."),
        ("items_worth", "What items and sets under way promise."),
        ("asked", "Whether the seat is asked now."),
        ("next", "Whether the seat's turn is next (SD-22)."),
        ("tiles", "Tiles left in the stack of this round."),
        ("banners", "Banners left in stock."),
        ("bridges", "Bridges built (SD-95)."),
        *[(f"held_{item}", f"Items held: {item} (SD-66).") for item in parts.items],
        *[
            (f"icons_{item}", f"Cards displayed with the icon of the {item}.")
            for item in parts.items
        ],
        ("levels_even", "Levels of trees held only by the highest of the tied tiles (SD-47)."),
        ("levels_by_one", "Levels of trees held by one tile."),
        ("levels_by_more", "Levels of trees held by two tiles or more."),
        ("levels_for_good", "Levels of trees held under a treetop (SD-89)."),
        (
            "chances",
            "Trees in which the top tile of the stack would earn a banner (SD-56); of the seat itself, the next three.",
        ),
        *[(f"trees_{district}", f"Trees held in {district}.") for district in parts.districts],
        ("trees", "Trees held."),
        ("trees_early", "Trees held in the first round; 0 in the second."),
    ]


def _next_styles(s: Dale, seat: Seat) -> Ints:
    """SD-35: the styles of the seat's next three tiles, and of the others' top tiles, each as a set."""
    styles = wanted_styles(s)
    for other in range(s.seats):
        if other != seat and styles[other] != 0:
            styles[other] = s.parts.tile.bit[s.top_tile(other)]
    return styles


def _write_question(s: Dale, row: NumberRow) -> None:
    """What is asked: of whom is among the numbers of the seats."""
    top = s.pending
    step: Step[Any] | None = None if top is None else top.step
    row.flag(isinstance(step, PlayCard))
    row.flag(isinstance(step, AddTile))
    row.flag(isinstance(step, HangBanner))
    row.flag(isinstance(step, UseItems))
    row.flag(isinstance(step, GiveCard))
    row.flag(isinstance(step, ChooseCard))
    row.count(s.items_used)


def _write_open_cards(s: Dale, row: NumberRow) -> None:
    """SD-49: what the market offers, and the trees that are open to all."""
    market = s.market
    parts = s.parts
    for item in range(ITEMS):
        found: i64 = 0
        for card in market:
            found += parts.face_shows[card * ITEMS + item]
        row.count(found)
    playable: i64 = 0
    for card in market:
        if s.fits_a_tree(card):
            playable += 1
    row.count(playable)
    trees: i64 = 0
    styles: i64 = 0
    for number in s.open_trees:
        trees += number
        if number > 0:
            styles += 1
    row.count(trees)
    row.count(styles)


def _write_hand(s: Dale, seat: Seat, row: NumberRow) -> None:
    """SD-49: what only the seat itself knows."""
    parts = s.parts
    hands = s.hands
    for item in range(ITEMS):
        found: i64 = 0
        for place in range(s.hand_begin(seat), s.hand_end(seat)):
            if hands[place] >= 0:
                found += parts.face_shows[hands[place] * ITEMS + item]
        row.count(found)
    seen: i64 = 0
    styles: i64 = 0
    trees: i64 = 0
    for place in range(s.hand_begin(seat), s.hand_end(seat)):
        card = hands[place]
        if card < 0:
            continue
        style = parts.face_style[card]
        bit = parts.tile.bit[style]
        if seen & bit == 0 and s.open_trees[style] > 0:
            seen |= bit
            styles += 1
            trees += s.open_trees[style]
    row.count(styles)
    row.count(trees)
