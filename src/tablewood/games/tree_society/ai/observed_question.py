"""The question now asked in Tree Society, in numbers: a part of `observation`.

What waits below it needs no numbers of its own: it is always the rest of the turn, of the round or of the draft.
"""

from typing import Final, final

from mypy_extensions import i64

from tablewood.games.tree_society.build import BuildPhase
from tablewood.games.tree_society.builds import (
    BuildingEffect,
    CompostFirst,
    DiscardFirst,
    MandatoryPart,
)
from tablewood.games.tree_society.draws import DrawFruits, KeepFruit
from tablewood.games.tree_society.effects import BuildByEffect, BuildDrawn, DrawGuilds, source_of
from tablewood.games.tree_society.market_effects import RenewRow, TakeMore
from tablewood.games.tree_society.parts import (
    BUILDS_CHEAPER,
    COMPOST,
    DRAWS_FRUIT,
    DRAWS_GUILD,
    FREE,
    OWN,
    SELLS_MORE,
    TAKES_FRUIT,
    Cards,
    Parts,
)
from tablewood.games.tree_society.questions import OptionalEffect
from tablewood.games.tree_society.rest import DraftFruit, TakeFruit
from tablewood.games.tree_society.sales import SellFruit, SellMore
from tablewood.games.tree_society.state import Society
from tablewood.kernel.definitions import Definitions
from tablewood.kernel.observation import Numbers, Observation
from tablewood.kernel.step import Question

QUESTIONS: Final[list[type[Question[Society]]]] = [
    SellFruit,
    BuildPhase,
    TakeFruit,
    DraftFruit,
    CompostFirst,
    DiscardFirst,
    SellMore,
    TakeMore,
    RenewRow,
    BuildByEffect,
    DrawFruits,
    KeepFruit,
    DrawGuilds,
    BuildDrawn,
]
"""Every question of the game; the first has the number 1, and 0 says that the game is over."""

NUMBERS: Final[dict[object, int]] = {question: at + 1 for at, question in enumerate(QUESTIONS)}
"""By class of a question: its number."""

PHASES: Final = NUMBERS[DraftFruit]
"""The questions up to this number are about nothing but what they ask."""


@final
class AskedFields(Definitions):
    """The fields of an observation that tell the question, and where each of them stands."""

    def __init__(self, spec: Observation, parts: Parts) -> None:
        first = spec.size
        _declare(spec, parts)
        self.size: i64 = spec.size - first
        self.most_chosen: i64 = spec.named("composting").size
        # Counted from the first of these fields
        self.card: i64 = spec.named("card").at - first
        self.reduction: i64 = spec.named("reduction").at - first
        self.scope: i64 = spec.named("scope").at - first
        self.asked_by: i64 = spec.named("asked_by").at - first
        self.asked_by_card: i64 = spec.named("asked_by_card").at - first
        self.composting: i64 = spec.named("composting").at - first
        self.bonus: i64 = spec.named("bonus").at - first
        self.shown: i64 = spec.named("shown").at - first
        self.left: i64 = spec.named("left").at - first
        self.begun: i64 = spec.named("begun").at - first

    def write(self, s: Society, relative: list[int], row: Numbers) -> None:
        """Write what is asked, who is asked, and what it is about."""
        first = row.at
        row.put_same(0, self.size)
        if s.over:
            return
        step = s.step
        number: i64 = NUMBERS[type(step)]
        row.count_in(first, number)
        row.count_in(first + 1, relative[step.seat])
        if number <= PHASES:
            return
        if isinstance(step, OptionalEffect):
            row.count_in(first + self.card, step.card + 1)
            self._write_effect(step, first, row)
        elif isinstance(step, MandatoryPart):
            self._write_duty(step, first, row)
        elif isinstance(step, BuildingEffect):
            row.count_in(first + self.card, source_of(step) + 1)
            row.count_in(first + self.reduction, step.reduction)
            if isinstance(step, BuildByEffect):
                row.count_in(first + self.scope, step.scope + 1)
        elif isinstance(step, KeepFruit):
            row.count_in(first + self.left, step.left)

    def _write_effect(self, step: OptionalEffect, first: i64, row: Numbers) -> None:
        if isinstance(step, TakeMore):
            row.count_in(first + self.left, step.left)
            row.count_in(first + self.begun, 1 if step.is_begun() else 0)
        elif isinstance(step, SellMore):
            row.count_in(first + self.bonus, step.bonus)
        elif isinstance(step, DrawFruits):
            row.count_in(first + self.shown, step.shown)
            row.count_in(first + self.left, step.kept)
        elif isinstance(step, DrawGuilds):
            row.count_in(first + self.shown, step.shown)
            row.count_in(first + self.reduction, step.reduction)

    def _write_duty(self, step: MandatoryPart, first: i64, row: Numbers) -> None:
        """TS-91, TS-161: what the level costs besides coins, and which question its build answers."""
        row.count_in(first + self.card, step.card + 1)
        row.count_in(first + self.reduction, step.reduction)
        asked_by = step.asked_by
        row.count_in(first + self.asked_by, NUMBERS[type(asked_by)])
        if isinstance(asked_by, BuildingEffect):
            row.count_in(first + self.asked_by_card, source_of(asked_by) + 1)
        if isinstance(step, CompostFirst):
            place: i64 = 0
            for face in step.chosen:
                if place < self.most_chosen:
                    row.count_in(first + self.composting + place, face + 1)
                    place += 1


def most_shown(cards: Cards, verb: int) -> int:
    """The most cards that an effect with this verb reveals or takes; at least 1."""
    return max(
        1, *[n for effect, n in zip(cards.effect, cards.effect_n, strict=True) if effect == verb]
    )


def _declare(spec: Observation, parts: Parts) -> None:
    cards = parts.cards
    # The clause tells apart what shares a prompt.
    kinds = [f"{at + 1} {kind.prompt} (TS-{kind.clause})" for at, kind in enumerate(QUESTIONS)]
    spec.field(
        "question",
        0,
        len(QUESTIONS),
        f"What is asked: 0 nothing, as the game is over; {', '.join(kinds)}.",
    )
    spec.field(
        "asked", 0, spec.seats, "Who is asked: 0 nobody, 1 me, 2 the next player and so on (TS-3)."
    )
    spec.field(
        "card",
        0,
        cards.count,
        "The guild card, counted from 1, whose effect is being used, or whose level waits for its mandatory part "
        "(TS-84, TS-91).",
    )
    spec.field(
        "reduction",
        FREE,
        _highest_reduction(parts),
        "How many coins less the level costs; -1 half its cost, -2 nothing at all (TS-72, TS-73).",
    )
    spec.field(
        "scope",
        0,
        OWN + 1,
        "What the effect may build: 1 any level, 2 level 1 of a new card, 3 a level of a card in progress (TS-151).",
    )
    spec.field(
        "asked_by",
        0,
        len(QUESTIONS),
        "While a mandatory part is asked for: the number of the question that the build answers (TS-91).",
    )
    spec.field(
        "asked_by_card",
        0,
        cards.count,
        "While a mandatory part is asked for: the card, counted from 1, whose effect builds (TS-82, TS-91).",
    )
    spec.field(
        "composting",
        0,
        parts.fruits.count,
        "The fruits chosen for compost so far, counted from 1, while more are wanted (TS-161).",
        _most_composted(cards),
    )
    spec.field(
        "bonus",
        0,
        most_shown(cards, SELLS_MORE),
        "How many coins more an extra sale brings (TS-149).",
    )
    spec.field(
        "shown",
        0,
        max(most_shown(cards, DRAWS_FRUIT), most_shown(cards, DRAWS_GUILD)),
        "How many cards a draw effect will reveal (TS-152, TS-153).",
    )
    spec.field(
        "left",
        0,
        max(most_shown(cards, TAKES_FRUIT), *_kept(cards)),
        "How many fruits may still be taken or kept, this one included (TS-150, TS-152).",
    )
    spec.field(
        "begun",
        0,
        1,
        "1 if some of the fruits are taken, so that the effect can no longer be skipped (TS-84).",
    )


def _highest_reduction(parts: Parts) -> int:
    """TS-52, TS-72: the most coins that an effect or a fruit action takes off a cost."""
    cards = parts.cards
    highest = parts.fruits.less_coins
    for at, effect in enumerate(cards.effect):
        if effect == BUILDS_CHEAPER:
            highest = max(highest, cards.effect_n[at])
        elif effect == DRAWS_GUILD:
            highest = max(highest, cards.effect_of[at])
    return highest


def _kept(cards: Cards) -> list[int]:
    """TS-152: how many fruits each draw effect keeps, and 1."""
    return [
        1,
        *[cards.effect_of[at] for at, effect in enumerate(cards.effect) if effect == DRAWS_FRUIT],
    ]


def _most_composted(cards: Cards) -> int:
    """TS-161: the most fruits that are chosen while another one is wanted; at least 1."""
    wanted = [cards.duty_n[at] for at, duty in enumerate(cards.duty) if duty == COMPOST]
    return max([1, *[count - 1 for count in wanted]])
