"""What a seat may know of Tree Society, in numbers (see `kernel.observation`).

Hidden are the decks, and from all but their owners what lies in the Sold sections (TS-127). Owners are 1 for the
observer, 2 for the next player and so on, 0 for nobody. Cards and fruits are counted from 1 in the order of their
tables and of the moves; 0 is none.
"""

from typing import Final, final

from mypy_extensions import i64

from tablewood.games.tree_society.ai.observed_question import AskedFields
from tablewood.games.tree_society.ai.observed_table import MANY, declare_table, most_rounds
from tablewood.games.tree_society.parts import LEVELS, Card, Cards, Parts
from tablewood.games.tree_society.state import Society
from tablewood.kernel.observation import Numbers, Observation
from tablewood.kernel.step import Seat
from tablewood.kernel.vectors import Ints, has

VERSION: Final = 1
"""Raised when a field is added, moved or changes its meaning."""


@final
class SocietyObservation(Observation):
    """The observation of Tree Society for one number of players, with what is looked up to write it."""

    def __init__(self, parts: Parts, seats: int) -> None:
        super().__init__(VERSION, seats)
        self.players: i64 = seats
        self.faces: i64 = parts.fruits.count
        self.types: i64 = len(parts.fruits.types)
        self.cards: i64 = parts.cards.count
        self.spaces: i64 = parts.spaces
        self.rounds: i64 = most_rounds(parts, seats)
        self.pack_cards: Final = [
            _cards_that_show_pack(parts.cards, guild) for guild in range(len(parts.cards.guilds))
        ]
        """TS-15: by guild, cards that are in play together only where its pack is."""
        self.owners: Final = [
            [(owner - observer) % seats + 1 for owner in range(seats)] for observer in range(seats)
        ]
        """By observer and owner: the number of the owner."""
        self.asked: Final = AskedFields(self, parts)
        declare_table(self, parts)
        self.fruit_market: i64 = self.named("fruit_market").size
        self.drawn_fruits: i64 = self.named("drawn_fruits").size
        self.drawn_guilds: i64 = self.named("drawn_guilds").size

    def write(self, s: Society, seat: Seat, row: Numbers) -> None:
        """Write what the seat sees; an onlooker sees from the first seat, but nothing private."""
        observer = max(seat, 0)
        owners = self.owners[observer]
        self.asked.write(s, owners, row)
        self._write_course(s, owners, row)
        self._write_markets(s, row)
        self._write_guild_cards(s, observer, row)
        self._write_coins(s, observer, row)
        self._write_fruits(s, observer, seat, row)

    def _write_course(self, s: Society, owners: list[int], row: Numbers) -> None:
        row.put(_told(s.round, self.rounds))
        row.put(owners[s.first])
        row.put(s.goal)
        row.put(_told(s.goal_round, self.rounds))
        row.put_flag(s.is_last_round())
        row.put(s.shows_sold)
        for cards in self.pack_cards:
            row.put_flag(_all_in_play(s, cards))
        row.put(s.action)
        _put_cards(s.sold_now, self.types, row)

    def _write_markets(self, s: Society, row: Numbers) -> None:
        row.put(len(s.fruit_deck))
        row.put(len(s.guild_deck))
        row.put_ints(s.visible)
        _put_cards(s.fruit_market, self.fruit_market, row)
        _put_cards(s.drawn_fruits, self.drawn_fruits, row)
        for card in s.guild_market:
            row.put(card + 1)
        _put_cards(s.drawn_guilds, self.drawn_guilds, row)

    def _write_guild_cards(self, s: Society, observer: Seat, row: Numbers) -> None:
        where = row.at
        row.put_same(0, 2 * self.cards)
        for card in s.guild_market:
            if card >= 0:
                row.count_in(where + card, 1)
        for card in s.drawn_guilds:
            row.count_in(where + card, 1)
        discard = s.guild_discard
        for place in range(len(discard)):
            card = discard[place]
            row.count_in(where + card, 1)
            row.count_in(where + self.cards + card, place + 1)
        level = s.level
        seat: i64 = observer
        for player in range(self.players):
            below = 1 + player * LEVELS
            for card in s.boards[seat]:
                row.count_in(where + card, below + level[card])
            seat = seat + 1 if seat + 1 < self.players else 0

    def _write_coins(self, s: Society, observer: Seat, row: Numbers) -> None:
        """Purses, chests, banners, and cards in progress."""
        first: i64 = observer
        _put_told(s.purse, first, self.players, row)
        _put_told(s.purse, 0, first, row)
        _put_told(s.chest, first, self.players, row)
        _put_told(s.chest, 0, first, row)
        for player in range(first, self.players):
            row.put(_told(s.banners(player), MANY))
        for player in range(first):
            row.put(_told(s.banners(player), MANY))
        for space in range(first * self.spaces, self.players * self.spaces):
            row.put(s.in_progress[space] + 1)
        for space in range(first * self.spaces):
            row.put(s.in_progress[space] + 1)

    def _write_fruits(self, s: Society, observer: Seat, seat: Seat, row: Numbers) -> None:
        """TS-127, TS-128: unsold fruits lie open; what is sold is told by number, and by face to those who may look."""
        faces = self.faces
        here = observer * faces
        row.put_ints_part(s.unsold, here, self.players * faces)
        row.put_ints_part(s.unsold, 0, here)
        sold = s.sold
        for at in range(here, self.players * faces, faces):
            row.put(_sum(sold, at, at + faces))
        for at in range(0, here, faces):
            row.put(_sum(sold, at, at + faces))
        if s.shows_sold != 0 or s.over:
            row.put_ints_part(sold, here, self.players * faces)
            row.put_ints_part(sold, 0, here)
        elif seat >= 0:
            row.put_ints_part(sold, here, here + faces)
            row.put_same(0, (self.players - 1) * faces)
        else:
            row.put_same(0, self.players * faces)


def _put_told(counts: Ints, first: i64, end: i64, row: Numbers) -> None:
    """Write the counts from `first` to `end` - 1, none higher than MANY."""
    for at in range(first, end):
        row.put(_told(counts[at], MANY))


def _told(count: i64, most: i64) -> i64:
    """The count, or the most that is told."""
    return count if count < most else most


def _sum(numbers: Ints, first: i64, end: i64) -> i64:
    total: i64 = 0
    for at in range(first, end):
        total += numbers[at]
    return total


def _put_cards(numbers: Ints, size: i64, row: Numbers) -> None:
    """Write cards or fruits, counted from 1, and zeros for the places that they leave empty."""
    length = min(len(numbers), size)
    for at in range(length):
        row.put(numbers[at] + 1)
    row.put_same(0, size - length)


def _cards_that_show_pack(cards: Cards, guild: int) -> list[Card]:
    """TS-13, TS-15: a card of the guild that is never dealt alone as a start card; all its cards, if there is none."""
    pack = [card for card in range(cards.count) if cards.guild[card] == guild]
    others = [card for card in pack if not has(cards.start, card)]
    return others[:1] or pack


def _all_in_play(s: Society, cards: list[Card]) -> bool:
    for card in cards:
        if s.in_play[card] == 0:
            return False
    return True
