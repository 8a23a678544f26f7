"""The numbers of a position for a value network: points, what the evaluation counts, dice, cards, and the time left.

Only the order of decks and piles is hidden, from everybody alike (SY-3, SY-5, SY-6). Of the piles nothing counts here,
and of the potions only those that lie open.
"""

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from tablewood.games.sylve.agenda import Waiting
from tablewood.games.sylve.ai.evaluate import (
    DIE,
    WEIGHTS,
    Outlook,
    forests_worth,
    goods_worth,
    missing_berries,
    potions_worth,
    promised,
)
from tablewood.games.sylve.brewing import ReservePotion, RevealPotion
from tablewood.games.sylve.dice import FACES, SYMBOLS
from tablewood.games.sylve.drinking import (
    ChangeDie,
    ChooseDie,
    ChooseDieToReturn,
    ChooseLevel,
    MoveTo,
    RerollDice,
)
from tablewood.games.sylve.effects import Return
from tablewood.games.sylve.gathering import GatherChoice, OfferExchange
from tablewood.games.sylve.parts import (
    BEAST_FRIEND,
    BREAK_TIE,
    CONTROL_SEASON,
    GOODS,
    NO_SLOT,
    ROUND_END,
    SEASONS,
    STACK,
    THRIFTY_BREWER,
    Parts,
)
from tablewood.games.sylve.places import NOTHING
from tablewood.games.sylve.refusals import RoundEndQuestion, purse_of
from tablewood.games.sylve.scoring import potion_points
from tablewood.games.sylve.setup import has_powers
from tablewood.games.sylve.state import Wood
from tablewood.games.sylve.taming import TameCreature
from tablewood.games.sylve.village import TradeToken
from tablewood.kernel.position_numbers import USUAL_TABLE, NumberRow, PositionNumbers
from tablewood.kernel.rivals import lead_over_best
from tablewood.kernel.step import Seat, Step
from tablewood.kernel.vectors import Ints, ints, joined, total, zeros
from tablewood.kernel.weights import weights_hash

VERSION: Final = 1
"""Raised when a number is added, moved or changes its meaning."""

POWERS: Final = "powers"
"""SY-11: the kind of table where the characters have powers."""

WORTHS: Final = 5
"""How many worths of a seat its standing adds to its points."""


@final
class WoodNumbers(PositionNumbers[Wood]):
    """The numbers for one number of players."""

    def __init__(self, parts: Parts, seats: int) -> None:
        super().__init__(VERSION, weights_hash(WEIGHTS), seats)
        self.parts: Final = parts
        self.dice: Final[i64] = seats * (parts.forage_dice + parts.element_dice)
        """SY-12: the dice of all players."""
        self.returning: Final = ints([int(isinstance(one, Return)) for one in parts.drinks])
        """SY-93: by potion, 1 if it brings a die back to the pool."""
        self.most_placed: Final[i64] = self.dice * parts.rounds + total(self.returning)
        """How often dice are placed in the longest game, as far as the potions decide it."""
        self._points: Final[list[float]] = [0.0] * seats
        self._worths: Final[list[float]] = [0.0] * (seats * WORTHS)
        """By seat, in the order of `_seat_numbers`."""
        self._standings: Final[list[float]] = [0.0] * seats
        self.declare("rounds_left", "Rounds still to come, with what is left of this one (SY-14).")
        self.declare("lead", "By how much the seat's standing is ahead of the best of the others.")
        self.declare("lead_in_points", "By how many points the seat is ahead of the best of them.")
        self.declare("night", "Whether the Village shows its night side (SY-61).")
        self.declare("powers", "Whether the characters have powers (SY-11).")
        self._declare_question()
        self.declare("scorched", "Scorch tokens on forests (SY-9).")
        self.declare("open_spaces", "Empty forest spaces (SY-28, SY-29).")
        self.declare("row_points", "The points of the forests in the row that nobody controls yet.")
        self.declare_of_seats(_seat_numbers(parts))

    def _declare_question(self) -> None:
        self.declare("must_place", "Whether the die of this turn is still to be placed (SY-21).")
        self.declare("may_brew", "Whether a potion may still be brewed in this turn (SY-65).")
        self.declare("may_drink", "Whether a potion may still be drunk in this turn (SY-79).")
        self.declare("gathers", "Whether somebody is gathering, trading or exchanging (SY-63).")
        self.declare("tames", "Whether somebody is taming a creature (SY-96).")
        self.declare("reserves", "Whether somebody is reserving a potion (SY-73).")
        self.declare("handles_dice", "Whether somebody is carrying out a potion or a slot on dice.")
        self.declare("ends_round", "Whether the round is ending (SY-145).")

    def table_kind(self, s: Wood) -> str:
        return POWERS if has_powers(s) else USUAL_TABLE

    def write(self, s: Wood, seat: Seat, row: NumberRow) -> None:
        seen = Outlook(s)
        top = s.pending
        step: Step[Any] | None = None if top is None else top.step
        self._stand(s, seen, step)
        table = OpenRow(s)
        row.at = 0
        row.put(self._phase(s, seen, step))
        row.put(seen.rounds)
        row.put(lead_over_best(self._standings, seat))
        row.put(lead_over_best(self._points, seat))
        row.flag(s.round > 0 and s.side == 1)
        row.flag(has_powers(s))
        _write_question(s, step, row)
        row.count(s.scorch_tokens)
        row.count(table.spaces)
        row.count(table.points)
        seats: i64 = s.seats
        other = seat
        for _ in range(s.seats):
            self._write_seat(s, other, seen, table, step, row)
            other = other + 1 if other + 1 < seats else 0

    def _phase(self, s: Wood, seen: Outlook, step: Step[Any] | None) -> float:
        """Which part of all placements has been made; a die that a potion brings back is placed again (SY-93)."""
        if s.over:
            return 1.0
        if s.round == 0:
            return 0.0
        placed = self.dice * s.round - total(seen.pool)
        for seat in range(s.seats):
            for potion in s.drunk[seat]:
                placed += self.returning[potion]
        if _is_returning(step):
            placed -= 1
        phase = float(placed) / float(self.most_placed)
        return phase if phase < 1.0 else 1.0

    def _stand(self, s: Wood, seen: Outlook, step: Step[Any] | None) -> None:
        """What every seat has, and what that promises."""
        tally = seen.tally
        for seat in range(s.seats):
            sure = float(
                potion_points(s, seat)
                + tally.forest_points[seat]
                + tally.creature_points(seat)
                + s.tokens[seat]
            )
            points = sure + float(s.leftovers(seat) // s.parts.leftovers)
            self._points[seat] = points
            at = seat * WORTHS
            worths = self._worths
            worths[at] = goods_worth(s, seen, seat)
            worths[at + 1] = forests_worth(s, seen, seat)
            worths[at + 2] = float(len(s.tamed[seat])) * seen.tamed
            worths[at + 3] = potions_worth(s, seen, seat)
            worths[at + 4] = (
                promised(s, seen, step) if step is not None and step.seat == seat else 0.0
            )
            if step is None:
                self._standings[seat] = points
                continue
            sure += WEIGHTS[DIE] * float(seen.pool[seat])
            for worth in range(at, at + WORTHS):
                sure += worths[worth]
            self._standings[seat] = sure

    def _write_seat(
        self,
        s: Wood,
        seat: Seat,
        seen: Outlook,
        table: "OpenRow",
        step: Step[Any] | None,
        row: NumberRow,
    ) -> None:
        """The numbers of one seat, in the order of `_seat_numbers`."""
        row.put(self._points[seat])
        row.put(self._standings[seat])
        for worth in range(seat * WORTHS, (seat + 1) * WORTHS):
            row.put(self._worths[worth])
        row.flag(step is not None and step.seat == seat)
        row.flag(s.first == seat)
        _write_dice(s, seat, table, row)
        for good in range(GOODS):
            row.count(s.in_stock(seat, good))
        row.count(potion_points(s, seat))
        row.count(seen.tally.forest_points[seat])
        row.count(seen.tally.creature_points(seat))
        _write_row(s, seat, seen.leads, row)
        _write_creatures(s, seat, seen, row)
        _write_potions(s, seat, seen, step, row)
        power = s.power[seat]
        row.flag(power == STACK)
        row.flag(power == BREAK_TIE)
        row.flag(power == BEAST_FRIEND)
        row.flag(power == THRIFTY_BREWER)


@mypyc_attr(acyclic=True, free_list_len=1)
class OpenRow:
    """What of the forests in the row is still open to all, counted once."""

    def __init__(self, s: Wood) -> None:
        self.spaces: i64 = 0
        """Empty spaces, none of them scorched."""
        self.showing: Final = zeros(SYMBOLS)
        """SY-26: these spaces by symbol."""
        self.points: i64 = 0
        """The points of the forests that nobody controls."""
        for shows in s.shows:
            if 0 <= shows < SYMBOLS:
                self.spaces += 1
                self.showing[shows] += 1
        for forest in s.row:
            if s.held_by[forest] == NOTHING:
                self.points += s.parts.forest_points[forest]


def _seat_numbers(parts: Parts) -> list[tuple[str, str]]:
    """What is told of every seat."""
    return [
        ("points", "All points as if the game ended now (SY-164 to SY-168)."),
        (
            "standing",
            "Points but for leftovers, all that follows up to `promised`, and the worth of dice.",
        ),
        ("goods_worth", "What ingredients and berries promise."),
        ("forests_worth", "What the forests of the row promise, by the chance to control them."),
        ("creatures_worth", "What tamed creatures promise."),
        ("potions_worth", "What potions in hand, and the nearest one to brew, promise."),
        ("promised", "What the question now asked will bring."),
        ("asked", "Whether the seat is asked now."),
        ("first", "Whether the seat has the first-player token (SY-13)."),
        *[(f"pool_{face}", f"Dice in the pool: {face} (SY-15).") for face in parts.faces],
        ("fitting", "Forage dice in the pool that fit an empty forest space (SY-26)."),
        *[(good, f"In stock: {good}.") for good in parts.goods],
        ("potion_points", "The points of potions, drunk or in hand (SY-164)."),
        ("forest_points", "The points of controlled forests (SY-165)."),
        ("creature_points", "The points of creatures, as if the game ended now (SY-166)."),
        ("far_ahead", "Points of forests in the row where it is ahead by two dice or more."),
        ("ahead", "Points of forests where it is ahead by one die (SY-146)."),
        ("tied", "Points of forests where it is tied for most dice (SY-148, SY-149)."),
        ("behind", "Points of forests where it is behind by one die."),
        ("homeless", "Creatures without a forest to live in (SY-103)."),
        ("tamed", "Tamed creatures (SY-98)."),
        ("slots", "Empty slots of tamed creatures (SY-109)."),
        ("controllers", "Tamed creatures that are set off by control of a forest (SY-129)."),
        ("enders", "Tamed creatures with a power at the end of the round (SY-156)."),
        ("hand", "Potions in hand, not yet drunk (SY-79)."),
        ("reserved", "Potions reserved (SY-74)."),
        ("drunk", "Potions drunk (SY-80)."),
        ("brewable", "The most points of a potion that it can pay for, if it has turns (SY-66)."),
        ("nearly", "The most points of a potion for which it lacks one ingredient (SY-67)."),
        ("stacks", "Whether it has the power to stack dice (SY-173)."),
        ("breaks_ties", "Whether it has the power to break ties (SY-175)."),
        ("befriends", "Whether it has the power over ingredient spaces (SY-178)."),
        ("thrifty", "Whether its first berry counts more (SY-181)."),
    ]


def _is_returning(step: Step[Any] | None) -> bool:
    """SY-93: whether a potion has been drunk whose die is not yet back in the pool."""
    if isinstance(step, ChooseLevel):
        return isinstance(step.purpose, ChooseDieToReturn)
    return isinstance(step, ChooseDieToReturn)


def _write_question(s: Wood, step: Step[Any] | None, row: NumberRow) -> None:
    """What is asked, and what is left of the turn: of whom is among the numbers of the seats."""
    turn = Waiting(s).turn
    row.flag(turn is not None and turn.placing)
    row.flag(turn is not None and turn.brewing)
    row.flag(turn is not None and turn.drinking)
    row.flag(isinstance(step, (GatherChoice, TradeToken, OfferExchange)))
    row.flag(isinstance(step, TameCreature))
    row.flag(isinstance(step, (RevealPotion, ReservePotion)))
    row.flag(isinstance(step, (ChooseDie, ChooseLevel, MoveTo, ChangeDie, RerollDice)))
    row.flag(isinstance(step, RoundEndQuestion))


def _write_dice(s: Wood, seat: Seat, table: OpenRow, row: NumberRow) -> None:
    """SY-15, SY-26: the pool by face, and how much of it the row has room for."""
    for face in range(FACES):
        row.count(s.in_pool(seat, face))
    fitting: i64 = 0
    for symbol in range(SYMBOLS):
        dice = s.in_pool(seat, symbol)
        room = table.showing[symbol]
        fitting += dice if dice < room else room
    row.count(fitting)


def _write_row(s: Wood, seat: Seat, leads: Ints, row: NumberRow) -> None:
    """SY-146: the points of the forests that nobody controls yet, by the seat's lead there."""
    seats: i64 = s.seats
    far_ahead: i64 = 0
    ahead: i64 = 0
    tied: i64 = 0
    behind: i64 = 0
    for at in range(len(s.row)):
        forest = s.row[at]
        if s.held_by[forest] != NOTHING:
            continue
        points = s.parts.forest_points[forest]
        lead = leads[at * seats + seat]
        if lead > 1:
            far_ahead += points
        elif lead == 1:
            ahead += points
        elif lead == 0:
            tied += points
        elif lead == -1:
            behind += points
    row.count(far_ahead)
    row.count(ahead)
    row.count(tied)
    row.count(behind)


def _write_creatures(s: Wood, seat: Seat, seen: Outlook, row: NumberRow) -> None:
    """SY-103, SY-106: who has no home, and what the tamed ones can still do."""
    tally = seen.tally
    creatures: i64 = 0
    for at in range(seat * SEASONS, (seat + 1) * SEASONS):
        creatures += tally.creatures[at]
    row.count(creatures - tally.housed(seat))
    parts = s.parts
    slots: i64 = 0
    controllers: i64 = 0
    enders: i64 = 0
    for creature in s.tamed[seat]:
        if parts.slot[creature] != NO_SLOT and s.is_empty(parts.slot_of(creature)):
            slots += 1
        trigger = parts.trigger[creature]
        if trigger == CONTROL_SEASON:
            controllers += 1
        elif trigger == ROUND_END:
            enders += 1
    row.count(len(s.tamed[seat]))
    row.count(slots)
    row.count(controllers)
    row.count(enders)


def _write_potions(
    s: Wood, seat: Seat, seen: Outlook, step: Step[Any] | None, row: NumberRow
) -> None:
    """SY-65 to SY-67: what the seat has, and the best that it can pay for, now or with one ingredient more."""
    row.count(len(s.hands[seat]))
    row.count(len(s.reserved[seat]))
    row.count(len(s.drunk[seat]))
    if seen.last_round and seen.pool[seat] == 0 and (step is None or step.seat != seat):
        row.count(0)
        row.count(0)
        return
    within_reach = purse_of(s, seat) + 1
    best: i64 = 0
    nearly: i64 = 0
    for potion in joined(s.market, s.reserved[seat]):
        if s.parts.price[potion] > within_reach:
            continue
        missing = missing_berries(s, seat, potion)
        points = s.parts.potion_points[potion]
        if missing == 0 and points > best:
            best = points
        elif missing == 1 and points > nearly:
            nearly = points
    row.count(best)
    row.count(nearly)
