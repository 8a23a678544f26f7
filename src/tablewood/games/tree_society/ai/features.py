"""The position in numbers, for learning."""

from typing import Final

from tablewood.games.tree_society.parts import NOTHING, Card
from tablewood.games.tree_society.scoring import banners_by_guild
from tablewood.games.tree_society.state import Society
from tablewood.kernel.step import Seat
from tablewood.kernel.vectors import listed, place_of

SEAT_FEATURES: Final = 26

GUILDS: Final = 6
"""How many guilds have a number for their banners."""


def features(s: Society, seat: Seat) -> list[float]:
    """The position from the seat's side of the table; empty seats count as zeros."""
    places = max(s.game.seats)
    numbers: list[float] = [
        float(s.seats),
        float(s.round),
        float(s.goal),
        float(s.goal_round),
        float(len(s.fruit_deck)),
        float(len(s.guild_deck)),
        float(s.action),
        float(s.place(seat)),
    ]
    for offset in range(places):
        if offset < s.seats:
            numbers.extend(seat_features(s, (seat + offset) % s.seats, seat))
        else:
            numbers.extend([0.0] * SEAT_FEATURES)
    for fruit in range(len(s.fruits.types)):
        numbers.append(float(s.visible[fruit]))
    for card in range(s.cards.count):
        numbers.extend(card_features(s, card, seat))
    return numbers


def seat_features(s: Society, seat: Seat, viewer: Seat) -> list[float]:
    """Coins, fruits, banners by guild, spaces; sold fruits only where the viewer may see them."""
    numbers = [
        float(s.purse[seat]),
        float(s.chest[seat]),
        float(s.banners(seat)),
        float(len(s.completed(seat))),
        float(listed(s.spaces_of(seat)).count(NOTHING)),
        float(s.sold_cards(seat)),
    ]
    sold = s.sold_by_type(seat)
    for fruit, unsold in enumerate(s.unsold_by_type(seat)):
        numbers.append(float(unsold))
        numbers.append(float(sold[fruit]) if seat == viewer or s.shows_sold else 0.0)
    for banners in banners_by_guild(s, seat)[:GUILDS]:
        numbers.append(float(banners))
    numbers.extend([0.0] * (SEAT_FEATURES - len(numbers)))
    return numbers[:SEAT_FEATURES]


def card_features(s: Society, card: Card, seat: Seat) -> list[float]:
    """The card's level, its owner, and its space in the market."""
    owner = s.owner[card]
    return [
        float(s.level[card]),
        1.0 if owner == seat else -1.0 if owner >= 0 else 0.0,
        float(1 + place_of(s.guild_market, card)),
    ]
