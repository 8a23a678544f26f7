"""What a seat may know of Sylve, in numbers (see `kernel.observation`).

Only the order of decks and piles is hidden, from everybody alike, so all seats are told the same, each from its own
place at the table. Owners are 1 for the observer, 2 for the next player and so on, 0 for nobody. Cards and places are
counted from 1, in the order of their tables and of the moves; 0 is none.
"""

from typing import Final, final

from mypy_extensions import i64

from tablewood.games.sylve.agenda import Waiting
from tablewood.games.sylve.ai.observed_agenda import declare_waiting, put_waiting
from tablewood.games.sylve.ai.observed_question import MANY, AskedFields, told
from tablewood.games.sylve.ai.observed_table import declare_table
from tablewood.games.sylve.dice import FACES, OWNERS, SYMBOLS, die_of
from tablewood.games.sylve.parts import GOODS, NO_SLOT, SEASONS, Parts
from tablewood.games.sylve.places import NOTHING
from tablewood.games.sylve.setup import has_powers
from tablewood.games.sylve.stacks import die_at, height
from tablewood.games.sylve.state import Wood
from tablewood.kernel.number_sets import NO_NUMBERS, has
from tablewood.kernel.observation import Numbers, Observation
from tablewood.kernel.step import Seat
from tablewood.kernel.vectors import Ints, ints, listed, zeros

VERSION: Final = 1
"""Raised when a field is added, moved or changes its meaning."""


@final
class WoodObservation(Observation):
    """The observation of Sylve for one number of players, with what is looked up to write it."""

    def __init__(self, parts: Parts, seats: int) -> None:
        super().__init__(VERSION, seats)
        self.players: i64 = seats
        self.row_length: i64 = parts.row[seats]
        self.width: i64 = parts.width
        self.row_spaces: i64 = parts.row[seats] * parts.width
        self.village_from: i64 = parts.spaces
        self.slots_from: i64 = parts.slots_from
        self.slots: Final = ints(
            [
                parts.slot_of(creature)
                for creature, slot in enumerate(listed(parts.slot))
                if slot != NO_SLOT
            ]
        )
        """SY-109: the slots of creatures, as places for dice."""
        self.potions: i64 = len(parts.potions)
        players_of = listed(parts.forest_players)
        in_play = [forest for forest, players in enumerate(players_of) if players <= seats]
        self.forests: Final = ints(in_play)
        """SY-3: the forests in play."""
        self.forest_at: Final = ints(
            [
                in_play.index(forest) if forest in in_play else 0
                for forest in range(len(parts.forests))
            ]
        )
        """By forest: its place among those in play."""
        self.dice: i64 = seats * (parts.forage_dice + parts.element_dice)
        self.owners: Final = [owners_seen_by(seat, seats) for seat in range(seats)]
        self.dice_seen: Final = [dice_seen_by(seat, seats) for seat in range(seats)]
        self.asked: Final = AskedFields(self, parts)
        declare_waiting(self, parts)
        declare_table(self, parts, in_play, len(self.slots))

    def write(self, s: Wood, seat: Seat, row: Numbers) -> None:
        """Write what the seat sees; an onlooker sees what the first seat sees."""
        observer = max(seat, 0)
        owners = self.owners[observer]
        waiting = Waiting(s)
        self.asked.write(s, owners, row)
        put_waiting(s, waiting, owners, row)
        self._write_course(s, owners, row)
        self._write_forests(s, owners, row)
        self._write_dice(s, self.dice_seen[observer], row)
        self._write_creatures(s, waiting, owners, row)
        self._write_potions(s, observer, row)
        self._write_players(s, observer, row)

    def _write_course(self, s: Wood, owners: Ints, row: Numbers) -> None:
        row.put(s.round)
        row.put_flag(s.round > 0 and s.side == 1)
        row.put(owners[s.first + 1])
        row.put_flag(has_powers(s))
        row.put(len(s.forest_deck) - s.forests_dealt)
        row.put(len(s.potion_deck) - s.potions_dealt)
        for season in range(SEASONS):
            row.put(s.pile_left(season))

    def _write_forests(self, s: Wood, owners: Ints, row: Numbers) -> None:
        laid: i64 = len(s.row)
        for at in range(self.row_length):
            row.put(s.row[at] + 1 if at < laid else 0)
        row.put_ints_part(s.shows, 0, self.row_spaces)
        row.put_ints_part(s.rewards, 0, self.row_spaces)
        held_by = s.held_by
        for forest in self.forests:
            row.put(owners[held_by[forest] + 1])
        first = row.at
        row.put_same(0, len(self.forests))
        place: i64 = 1
        for forest in s.discarded:
            row.count_in(first + self.forest_at[forest], place)
            place += 1

    # Dice

    def _write_dice(self, s: Wood, seen: Ints, row: Numbers) -> None:
        """SY-51 to SY-54: the covered dice stand before the visible ones, and are found along with them."""
        covered = row.at
        row.put_same(0, 2 * (self.dice - 1))
        # Dice on forests that have left the row wait for the next round, and no view shows them (SY-151, SY-159).
        laid: i64 = len(s.row) * self.width
        for space in range(self.row_spaces):
            if space < laid:
                covered = self._put_stack(s, space, seen, covered, row)
            else:
                row.put(0)
        for spot in range(self.village_from, self.slots_from):
            covered = self._put_stack(s, spot, seen, covered, row)
        for slot in self.slots:
            row.put(seen[s.tops[slot] + 1])
        self._write_aside(s.aside, seen, row)

    def _put_stack(self, s: Wood, spot: i64, seen: Ints, covered: i64, row: Numbers) -> i64:
        """Write the visible die of a place, and those below it from `covered` on; tell where the next one goes."""
        row.put(seen[s.tops[spot] + 1])
        for level in range(1, height(s, spot)):
            row.count_in(covered, spot + 1)
            row.count_in(covered + self.dice - 1, seen[die_at(s, spot, level) + 1])
            covered += 1
        return covered

    def _write_aside(self, aside: Ints, seen: Ints, row: Numbers) -> None:
        """SY-92: in the order in which they were set aside."""
        for die in aside:
            row.put(seen[die + 1])
        row.put_same(0, self.dice - len(aside))

    # Cards

    def _write_creatures(self, s: Wood, waiting: Waiting, owners: Ints, row: Numbers) -> None:
        first = row.at
        released = self.players + 1
        for owner in s.freed_by:
            seen: i64 = owners[owner + 1]
            row.put(released + seen if seen > 0 else 0)
        for season in range(SEASONS):
            top = s.top_creature(season)
            if top != NOTHING:
                row.count_in(first + top, 1)
        for seat in range(s.seats):
            for creature in s.tamed[seat]:
                kind: i64 = 1
                if waiting.used != NO_NUMBERS and has(waiting.used, creature):
                    kind = 1 + 3 * self.players
                elif s.is_new(creature):
                    kind = 1 + 2 * self.players
                row.count_in(first + creature, kind + owners[seat + 1])

    def _write_potions(self, s: Wood, observer: Seat, row: Numbers) -> None:
        first = row.at
        row.put_same(0, self.potions)
        for potion in s.market:
            row.count_in(first + potion, 1)
        if s.revealed != NOTHING:
            row.count_in(first + s.revealed, 2)
        seat: i64 = observer
        for place in range(self.players):
            for potion in s.reserved[seat]:
                row.count_in(first + potion, 3 + place)
            for potion in s.hands[seat]:
                row.count_in(first + potion, 3 + self.players + place)
            for potion in s.drunk[seat]:
                row.count_in(first + potion, 3 + 2 * self.players + place)
            seat = seat + 1 if seat + 1 < self.players else 0

    # Players

    def _write_players(self, s: Wood, observer: Seat, row: Numbers) -> None:
        first: i64 = observer
        for seat in range(first, self.players):
            row.put(s.characters[seat] + 1)
        for seat in range(first):
            row.put(s.characters[seat] + 1)
        row.put_ints_part(s.pool, first * FACES, self.players * FACES)
        row.put_ints_part(s.pool, 0, first * FACES)
        _put_told(s.stock, first * GOODS, self.players * GOODS, row)
        _put_told(s.stock, 0, first * GOODS, row)
        _put_told(s.tokens, first, self.players, row)
        _put_told(s.tokens, 0, first, row)


def _put_told(counts: Ints, first: i64, end: i64, row: Numbers) -> None:
    """Write the counts from `first` to `end` - 1, none higher than MANY."""
    for at in range(first, end):
        row.put(told(counts[at], MANY))


def owners_seen_by(observer: Seat, seats: int) -> Ints:
    """By owner, from NOTHING on: 1 for the observer, 2 for the next player and so on, 0 for nobody at the table."""
    players = [(owner - observer) % seats + 1 for owner in range(seats)]
    return ints([0, *players, *[0] * (OWNERS + 1 - seats)])


def dice_seen_by(observer: Seat, seats: int) -> Ints:
    """By die, from none at all on: its number; the observer's forage dice come first, the element dice last."""
    seen = zeros(die_of(0, FACES - 1) + 2)
    for face in range(FACES):
        for owner in range(seats if face < SYMBOLS else 1):
            place = (owner - observer) % seats if face < SYMBOLS else seats - 1
            seen[die_of(owner, face) + 1] = 1 + place * SYMBOLS + face
    return seen
