"""The question now asked in Sylve, in numbers: a part of `observation`."""

from typing import Any, Final, final

from mypy_extensions import i64

from tablewood.games.sylve.brewing import PayForPotion, ReservePotion, RevealPotion
from tablewood.games.sylve.control import BreakTie, SellTokens, UseRoundPower
from tablewood.games.sylve.dice import FACES
from tablewood.games.sylve.drinking import (
    ChangeDie,
    ChooseDieToMove,
    ChooseDieToRemove,
    ChooseDieToReturn,
    ChooseDieToSwap,
    ChooseDieToSwapWith,
    ChooseElementToRemove,
    ChooseLevel,
    MoveTo,
    RerollDice,
)
from tablewood.games.sylve.effects import GatherOfChoice, Scorch, Trade
from tablewood.games.sylve.gathering import GatherChoice, OfferExchange
from tablewood.games.sylve.moves import MOST_SOLD
from tablewood.games.sylve.parts import GOODS, Goods, Parts
from tablewood.games.sylve.placing import PlaceDie
from tablewood.games.sylve.scorching import ScorchSpace
from tablewood.games.sylve.setup import ChooseCharacter
from tablewood.games.sylve.state import Wood
from tablewood.games.sylve.taming import ReleaseCreature, TameCreature
from tablewood.games.sylve.turn import YourTurn
from tablewood.games.sylve.village import ClearForest, TradeToken
from tablewood.kernel.definitions import Definitions
from tablewood.kernel.number_sets import has
from tablewood.kernel.observation import Numbers, Observation
from tablewood.kernel.step import Question, Step
from tablewood.kernel.vectors import Ints, listed

QUESTIONS: Final[list[type[Question[Wood]]]] = [
    YourTurn,
    PlaceDie,
    GatherChoice,
    TameCreature,
    OfferExchange,
    ScorchSpace,
    ReleaseCreature,
    TradeToken,
    ClearForest,
    RevealPotion,
    ReservePotion,
    PayForPotion,
    ChangeDie,
    RerollDice,
    ChooseDieToMove,
    MoveTo,
    ChooseDieToSwap,
    ChooseDieToSwapWith,
    ChooseDieToRemove,
    ChooseElementToRemove,
    ChooseDieToReturn,
    ChooseLevel,
    BreakTie,
    UseRoundPower,
    SellTokens,
    ChooseCharacter,
]
"""Every question of the game; the first has the number 1, and 0 says that the game is over."""

NUMBERS: Final[dict[object, int]] = {question: at + 1 for at, question in enumerate(QUESTIONS)}
"""By class of a question: its number."""

MANY: Final = 255
"""Counts that no rule limits are told up to here; a higher one, which no game comes near, is told as this."""


def told(count: i64, most: i64) -> i64:
    """The count, or the most that is told."""
    return count if count < most else most


@final
class AskedFields(Definitions):
    """The fields of an observation that tell the question, and where each of them stands."""

    def __init__(self, spec: Observation, parts: Parts) -> None:
        self.most_left: i64 = most_left(parts)
        first = spec.size
        _declare(spec, parts, self.most_left)
        self.size: i64 = spec.size - first
        # Counted from the first of these fields
        self.left: i64 = spec.named("left").at - first
        self.paid_potion: i64 = spec.named("paid_potion").at - first
        self.exchanger: i64 = spec.named("exchanger").at - first
        self.die_place: i64 = spec.named("die_place").at - first
        self.die_level: i64 = spec.named("die_level").at - first
        self.stack_place: i64 = spec.named("stack_place").at - first
        self.stack_purpose: i64 = spec.named("stack_purpose").at - first
        self.picked: i64 = spec.named("picked").at - first
        self.gives: i64 = spec.named("gives").at - first
        self.takes: i64 = spec.named("takes").at - first
        self.prices: i64 = spec.named("prices").at - first
        self.on_space: i64 = spec.named("on_creature_space").at - first
        self.whole_row: i64 = spec.named("whole_row").at - first

    def write(self, s: Wood, relative: Ints, row: Numbers) -> None:
        """Write what is asked, who is asked, and what it is about."""
        first = row.at
        row.put_same(0, self.size)
        if s.over:
            return
        step = s.step
        number: i64 = NUMBERS[type(step)]
        row.count_in(first, number)
        row.count_in(first + 1, relative[step.seat + 1])
        if number > 2:  # turns and extra placements say it all
            self._write_subject(step, first, row)

    def _write_subject(self, step: Step[Any], first: i64, row: Numbers) -> None:
        if isinstance(step, GatherChoice):
            row.count_in(first + self.left, told(step.due, self.most_left))
        elif isinstance(step, ScorchSpace):
            row.count_in(first + self.left, told(step.spaces, self.most_left))
        elif isinstance(step, TameCreature):
            row.count_in(first + self.on_space, 1 if step.on_space else 0)
        elif isinstance(step, TradeToken):
            row.count_in(first + self.left, told(step.tokens, self.most_left))
            _mark(step.give, first + self.gives, row)
            _mark(step.take, first + self.takes, row)
        elif isinstance(step, PayForPotion):
            row.count_in(first + self.paid_potion, step.potion + 1)
        elif isinstance(step, OfferExchange):
            row.count_in(first + self.exchanger, step.creature + 1)
        elif isinstance(step, RerollDice):
            for at in range(len(step.picked)):
                row.count_in(first + self.picked + at, step.picked[at] + 1)
        elif isinstance(step, ClearForest):
            row.count_in(first + self.whole_row, 1 if step.whole_row else 0)
        elif isinstance(step, BreakTie):
            row.count_in(first + self.left, told(step.uses, self.most_left))
        elif isinstance(step, SellTokens):
            _mark(step.kinds, first + self.gives, row)
            for count in step.counts():
                points = told(step.points_for(count) + 1, MANY)
                row.count_in(first + self.prices + count - 1, points)
        else:
            self._write_die(step, first, row)

    def _write_die(self, step: Step[Any], first: i64, row: Numbers) -> None:
        """The placed die, or the stack, that the question is about."""
        if isinstance(step, ChooseLevel):
            purpose = step.purpose
            row.count_in(first + self.stack_place, step.spot + 1)
            row.count_in(first + self.stack_purpose, NUMBERS[type(purpose)])
            if isinstance(purpose, ChooseDieToSwapWith):
                row.count_in(first + self.die_place, purpose.spot + 1)
                row.count_in(first + self.die_level, purpose.level + 1)
        elif isinstance(step, (MoveTo, ChooseDieToSwapWith)):
            row.count_in(first + self.die_place, step.spot + 1)
            row.count_in(first + self.die_level, step.level + 1)


def _mark(goods: Goods, first: i64, row: Numbers) -> None:
    """Write 1 for each good of the set."""
    for good in range(GOODS):
        if has(goods, good):
            row.count_in(first + good, 1)


def most_left(parts: Parts) -> int:
    """The most that one effect lets a player gather, trade or scorch, and the most ties that may be broken."""
    most = max(parts.most_forests, *listed(parts.per_round))
    for effect in [*[one for part in parts.actions for one in part], *parts.powers, *parts.drinks]:
        if isinstance(effect, (GatherOfChoice, Trade)):
            most = max(most, effect.count)
        elif isinstance(effect, Scorch):
            most = max(most, effect.spaces)
    return most


def _declare(spec: Observation, parts: Parts, left: int) -> None:
    places = parts.spots.size
    # The clause tells apart what shares a prompt.
    kinds = [f"{at + 1} {kind.prompt} (SY-{kind.clause})" for at, kind in enumerate(QUESTIONS)]
    spec.field(
        "question",
        0,
        len(QUESTIONS),
        f"What is asked: 0 nothing, as the game is over; {', '.join(kinds)}.",
    )
    spec.field(
        "asked", 0, spec.seats, "Who is asked: 0 nobody, 1 me, 2 the next player and so on (SY-17)."
    )
    spec.field(
        "left",
        0,
        left,
        "How many tokens may still be gathered or traded, spaces scorched or ties broken, this one included (SY-63, "
        "SY-64, SY-136, SY-175).",
    )
    spec.field(
        "paid_potion", 0, len(parts.potions), "The potion being paid for, counted from 1 (SY-66)."
    )
    spec.field(
        "exchanger",
        0,
        len(parts.creatures),
        "The creature that offers an exchange, counted from 1 (SY-125).",
    )
    spec.field(
        "die_place",
        0,
        places,
        "Where the die lies that is being moved or swapped: a place, in the order of the moves, counted from 1 "
        "(SY-87, SY-88).",
    )
    spec.field(
        "die_level", 0, parts.levels, "Its level in the stack there: 1 for the top (SY-53, SY-54)."
    )
    spec.field(
        "stack_place",
        0,
        places,
        "The place, counted from 1, where one die of a stack is to be chosen (SY-53).",
    )
    spec.field(
        "stack_purpose",
        0,
        len(QUESTIONS),
        "The number of the question that the choice from a stack belongs to (SY-53).",
    )
    spec.field(
        "picked",
        0,
        FACES,
        "The faces, counted from 1, of the dice of the pool picked to be rerolled, in this order (SY-83).",
        parts.forage_dice + parts.element_dice,
    )
    spec.field("gives", 0, 1, "By good: 1 if it may be traded away or sold (SY-64, SY-134).", GOODS)
    spec.field("takes", 0, 1, "By good: 1 if a trade may bring it (SY-64).", GOODS)
    spec.field(
        "prices",
        0,
        MANY,
        "By number of tokens sold at once, from 1: 1 more than the points they bring, or 0 if the card does not buy "
        "this many (SY-133, SY-134).",
        MOST_SOLD,
    )
    spec.field(
        "on_creature_space", 0, 1, "1 if it is a die on a creature space that tames (SY-123)."
    )
    spec.field("whole_row", 0, 1, "1 if the whole row may be cleared of element dice (SY-64).")
