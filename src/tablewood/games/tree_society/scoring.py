"""Final scoring (TS-117 to TS-126), and what effects and formulas count (TS-163)."""

from mypy_extensions import i64

from tablewood.games.tree_society.parts import (
    BANNERS,
    COINS,
    GUILD_KINDS,
    HOUSES,
    LEVELS,
    MAJORITY_BANNERS,
    NOTHING,
    SOLD,
    SOLD_KINDS,
    SOLD_MOST,
    UNSOLD,
    UNSOLD_KINDS,
    Card,
    Counter,
    Guild,
    counts_one_guild,
    guild_counted,
)
from tablewood.games.tree_society.state import Society
from tablewood.kernel.log import TABLE
from tablewood.kernel.step import Rule, Seat
from tablewood.kernel.vectors import Ints, zeros


class ScoreCards(Rule[Society]):
    """TS-117 to TS-123, TS-125: after the last turn every card scores its highest level; sold fruits are turned up."""

    def run(self, s: Society) -> None:
        s.reveal()
        s.tell(s.events.final_scoring, TABLE)
        for place in range(s.seats):
            seat = (s.first + place) % s.seats
            for card in s.boards[seat]:
                s.tell(s.events.scored, seat, card, points(s, seat, card))
            s.tell(s.events.total, seat, sum([scored for _, scored in parts_of_score(s, seat)]))


def parts_of_score(s: Society, seat: Seat) -> list[tuple[str, int]]:
    """TS-117, TS-118, TS-120: cards in progress, completed cards with fixed points, and with a formula."""
    in_progress = 0
    fixed = 0
    variable = 0
    for card in s.boards[seat]:
        scored = points(s, seat, card)
        if s.level[card] < LEVELS:
            in_progress += scored
        elif s.cards.counter[s.current_level(card)] == NOTHING:
            fixed += scored
        else:
            variable += scored
    return [("in-progress", in_progress), ("completed", fixed), ("formulas", variable)]


def points(s: Society, seat: Seat, card: Card) -> i64:
    """TS-117 to TS-120: the points of the highest level built, and of no other."""
    at = s.current_level(card)
    counter = s.cards.counter[at]
    each = s.cards.points[at]
    return each if counter == NOTHING else each * counted(s, seat, counter)


# What can be counted


def counted(s: Society, seat: Seat, counter: Counter) -> i64:
    """TS-163: how many of the counted thing the player has now."""
    if counts_one_guild(counter):
        return banners_of(s, seat, guild_counted(counter))
    if counter == BANNERS:
        return s.banners(seat)
    if counter == MAJORITY_BANNERS:
        return greatest(banners_by_guild(s, seat))
    if counter == GUILD_KINDS:
        return kinds(banners_by_guild(s, seat))
    if counter == HOUSES:
        return houses(s, seat)
    if counter == COINS:
        return s.purse[seat] + s.chest[seat]
    return counted_fruits(s, seat, counter)


def counted_fruits(s: Society, seat: Seat, counter: Counter) -> i64:
    """TS-100, TS-163: fruits sold in this turn are neither unsold nor in the Sold section."""
    if counter == UNSOLD:
        return s.unsold_cards(seat)
    if counter == UNSOLD_KINDS:
        return kinds(s.unsold_by_type(seat))
    if counter == SOLD:
        return s.sold_cards(seat)
    sold = s.sold_by_type(seat)
    if counter == SOLD_KINDS:
        return kinds(sold)
    assert counter == SOLD_MOST
    return greatest(sold)


def banners_by_guild(s: Society, seat: Seat) -> Ints:
    """TS-90, TS-124: the banners of each guild in the Completed section."""
    banners = zeros(len(s.cards.guilds))
    levels = s.level
    for card in s.boards[seat]:
        if levels[card] == LEVELS:
            banners[s.cards.guild[card]] += s.cards.banners[card]
    return banners


def banners_of(s: Society, seat: Seat, guild: Guild) -> i64:
    """TS-90, TS-124: the banners of one guild in the Completed section."""
    banners: i64 = 0
    levels = s.level
    guilds = s.cards.guild
    for card in s.boards[seat]:
        if guilds[card] == guild and levels[card] == LEVELS:
            banners += s.cards.banners[card]
    return banners


def houses(s: Society, seat: Seat) -> i64:
    """How many cards lie in the Completed section."""
    found: i64 = 0
    levels = s.level
    for card in s.boards[seat]:
        if levels[card] == LEVELS:
            found += 1
    return found


def kinds(counts: Ints) -> i64:
    """How many of the counts are not zero."""
    found: i64 = 0
    for count in counts:
        if count > 0:
            found += 1
    return found


def greatest(counts: Ints) -> i64:
    """The greatest of the counts."""
    found: i64 = 0
    for count in counts:
        found = max(found, count)
    return found
