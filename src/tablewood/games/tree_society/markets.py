"""The two markets and their decks (TS-49, TS-50, TS-105 to TS-110, TS-112)."""

from tablewood.games.tree_society.coins import deposit
from tablewood.games.tree_society.parts import (
    BOTTOM,
    NO_INTS,
    NOTHING,
    ON_TAKE,
    ROWS,
    TOP,
    Card,
    Cause,
    Face,
    Row,
)
from tablewood.games.tree_society.refusals import why_not_row
from tablewood.games.tree_society.state import Society
from tablewood.kernel.log import TABLE, bundle
from tablewood.kernel.moves import MoveList, Verb
from tablewood.kernel.step import ALLOWED, Seat
from tablewood.kernel.vectors import (
    Ints,
    copied,
    has,
    ints,
    joined,
    place_of,
    put,
    without,
    without_last,
)

# The fruit market


def take_fruit(s: Society, seat: Seat, face: Face) -> None:
    """TS-50, TS-101, TS-109: take a face-up fruit card onto the player board; the market is refilled at once."""
    place = place_of(s.fruit_market, face)
    s.visible[s.fruits.type_of[face]] -= 1
    s.lay_out(seat, face, 1)
    new = draw_fruit(s)
    if new == NOTHING:
        s.fruit_market = without(s.fruit_market, face)
        return
    s.fruit_market = put(s.fruit_market, place, new)
    s.visible[s.fruits.type_of[new]] += 1
    s.tell(s.events.new_fruit, TABLE, new)
    note_the_last_fruit(s)


def take_in_turn(s: Society, seat: Seat, face: Face, cause: Cause) -> None:
    """TS-135, TS-158: as a fruit action, by an effect or in Phase 3, a taken fruit may bring a coin to the chest."""
    s.tell(s.events.took, seat, face, cause)
    take_fruit(s, seat, face)
    deposit(s, seat, s.lasting_effect(seat, ON_TAKE), s.events.saved_taking)


def draw_fruit(s: Society) -> Face:
    """TS-109, TS-112: the top card of the fruit deck, or NOTHING."""
    if len(s.fruit_deck) == 0:
        return NOTHING
    s.reveal()
    face = s.fruit_deck[-1]
    s.fruit_deck = without_last(s.fruit_deck)
    return face


def note_the_last_fruit(s: Society) -> None:
    """TS-112, TS-114: a card has left the deck for good; if it was the last one, this is the last round."""
    if len(s.fruit_deck) == 0 and not s.deck_ended:
        s.deck_ended = True
        s.tell(s.events.last_fruit, TABLE)


def list_offers(verb: Verb, fruits: Ints, moves: MoveList) -> None:
    """The moves of this verb with each of the different faces among these fruit cards, in order."""
    face = next_face(fruits, NOTHING)
    while face != NOTHING:
        moves.add(verb, face)
        face = next_face(fruits, face)


def next_face(fruits: Ints, after: Face) -> Face:
    """The first face in order that comes after this one among the fruit cards; NOTHING if none does."""
    found: Face = NOTHING
    for face in fruits:
        if face > after and (found == NOTHING or face < found):
            found = face
    return found


# The guild market


def refill_guild_market(s: Society) -> None:
    """TS-105, TS-106: top-row cards slide down, then the gaps are filled: the bottom row first, from the left."""
    if not has(s.guild_market, NOTHING):
        return
    market = copied(s.guild_market)
    slide_down(s, market)
    for row in range(ROWS):
        for column in range(s.parts.columns):
            space = s.market_space(row, column)
            if market[space] == NOTHING:
                market[space] = next_guild(s, row)
    s.guild_market = market


def slide_down(s: Society, market: Ints) -> None:
    """TS-105: each card of the top row above a gap of the bottom row fills it."""
    slid: list[int] = []
    for column in range(s.parts.columns):
        below, above = s.market_space(BOTTOM, column), s.market_space(TOP, column)
        if market[below] == NOTHING and market[above] != NOTHING:
            market[below] = market[above]
            market[above] = NOTHING
            slid.append(market[below])
    if slid and s.log is not None:
        s.tell(s.events.slid, TABLE, bundle(slid))


def next_guild(s: Society, row: Row) -> Card:
    """TS-106, TS-108: the next card of the deck, for an empty space of this row; NOTHING if there is none."""
    card = draw_guild(s)
    if card != NOTHING:
        s.tell(s.events.new_guild, TABLE, card, row)
    return card


def draw_guild(s: Society) -> Card:
    """TS-107, TS-108: the top card of the deck, which the discard pile renews when it is empty; NOTHING if both are."""
    if len(s.guild_deck) == 0:
        if len(s.guild_discard) == 0:
            return NOTHING
        s.guild_deck = copied(s.guild_discard)
        s.guild_discard = NO_INTS
        s.chance.shuffle_ints(s.guild_deck)
        s.tell(s.events.shuffled, TABLE)
    s.reveal()
    card = s.guild_deck[-1]
    s.guild_deck = without_last(s.guild_deck)
    return card


def clear_row(s: Society, seat: Seat, row: Row, cause: Cause) -> None:
    """TS-49, TS-97, TS-142: the cards of a row go to the discard pile, then the market is refilled."""
    market = copied(s.guild_market)
    gone: list[int] = []
    for column in range(s.parts.columns):
        space = s.market_space(row, column)
        if market[space] != NOTHING:
            gone.append(market[space])
            market[space] = NOTHING
    s.guild_market = market
    s.guild_discard = joined(s.guild_discard, ints(gone))
    if s.log is not None:
        s.tell(s.events.cleared, seat, row, bundle(gone), cause)
    refill_guild_market(s)


def list_rows_to_clear(s: Society, moves: MoveList) -> None:
    """TS-49: the moves that name a row of the guild market with at least one card."""
    for row in range(ROWS):
        if why_not_row(s, row) == ALLOWED:
            moves.add(s.moves.row, row)


def can_clear_a_row(s: Society) -> bool:
    """TS-49: whether the guild market has any card."""
    for row in range(ROWS):
        if why_not_row(s, row) == ALLOWED:
            return True
    return False
