"""The two markets and their decks (TS-49, TS-50, TS-105 to TS-110, TS-112)."""

from tablewood.games.tree_society.coins import deposit
from tablewood.games.tree_society.parts import (
    BOTTOM,
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
from tablewood.kernel.step import ALLOWED, Seat

# The fruit market


def take_fruit(s: Society, seat: Seat, face: Face) -> None:
    """TS-50, TS-101, TS-109: take a face-up fruit card onto the player board; the market is refilled at once."""
    place = s.fruit_market.index(face)
    s.visible[s.fruits.type_of[face]] -= 1
    s.lay_out(seat, face, 1)
    new = draw_fruit(s)
    if new == NOTHING:
        s.fruit_market.pop(place)
        return
    s.fruit_market[place] = new
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
    if not s.fruit_deck:
        return NOTHING
    s.reveal()
    deck = s.fruit_deck
    s.fruit_deck = deck[:-1]
    return deck[-1]


def note_the_last_fruit(s: Society) -> None:
    """TS-112, TS-114: a card has left the deck for good; if it was the last one, this is the last round."""
    if not s.fruit_deck and not s.deck_ended:
        s.deck_ended = True
        s.tell(s.events.last_fruit, TABLE)


def fruit_offers(s: Society) -> list[Face]:
    """The different fruit cards of the market, in order."""
    return different(s.fruit_market)


def different(fruits: list[Face]) -> list[Face]:
    """The different faces among these fruit cards, in order."""
    faces: list[Face] = []
    for face in fruits:
        if face not in faces:
            faces.append(face)
    faces.sort()
    return faces


# The guild market


def refill_guild_market(s: Society) -> None:
    """TS-105, TS-106: top-row cards slide down, then the gaps are filled: the bottom row first, from the left."""
    market = s.guild_market
    if NOTHING not in market:
        return
    slid: list[Card] = []
    for column in range(s.parts.columns):
        below, above = s.market_space(BOTTOM, column), s.market_space(TOP, column)
        if market[below] == NOTHING and market[above] != NOTHING:
            market[below] = market[above]
            market[above] = NOTHING
            slid.append(market[below])
    if slid and s.log is not None:
        s.tell(s.events.slid, TABLE, bundle(slid))
    for row in range(ROWS):
        for column in range(s.parts.columns):
            space = s.market_space(row, column)
            if market[space] == NOTHING:
                fill(s, row, space)


def fill(s: Society, row: Row, space: int) -> None:
    """TS-106, TS-108: put the next card of the deck into an empty space of the guild market, if there is one."""
    card = draw_guild(s)
    s.guild_market[space] = card
    if card != NOTHING:
        s.tell(s.events.new_guild, TABLE, card, row)


def draw_guild(s: Society) -> Card:
    """TS-107, TS-108: the top card of the deck, which the discard pile renews when it is empty; NOTHING if both are."""
    if not s.guild_deck:
        if not s.guild_discard:
            return NOTHING
        s.guild_deck = s.guild_discard
        s.guild_discard = []
        s.chance.shuffle(s.guild_deck)
        s.tell(s.events.shuffled, TABLE)
    s.reveal()
    deck = s.guild_deck
    s.guild_deck = deck[:-1]
    return deck[-1]


def clear_row(s: Society, seat: Seat, row: Row, cause: Cause) -> None:
    """TS-49, TS-97, TS-142: the cards of a row go to the discard pile, then the market is refilled."""
    gone = [card for card in s.row(row) if card != NOTHING]
    s.guild_discard.extend(gone)
    for column in range(s.parts.columns):
        s.guild_market[s.market_space(row, column)] = NOTHING
    if s.log is not None:
        s.tell(s.events.cleared, seat, row, bundle(gone), cause)
    refill_guild_market(s)


def rows_with_cards(s: Society) -> list[Row]:
    """TS-49: the rows of the guild market that have at least one card."""
    return [row for row in range(ROWS) if why_not_row(s, row) == ALLOWED]
