"""What the question now asked is about, and what is left of the turn: for whatever draws the table."""

import msgspec

from tablewood.games.sylve.agenda import Waiting
from tablewood.games.sylve.brewing import PayForPotion, covered
from tablewood.games.sylve.control import BreakTie, SellTokens
from tablewood.games.sylve.drinking import (
    ChooseDieToSwapWith,
    ChooseElementToRemove,
    ChooseLevel,
    MoveTo,
    RerollDice,
)
from tablewood.games.sylve.gathering import GatherChoice, OfferExchange
from tablewood.games.sylve.moves import SEATS
from tablewood.games.sylve.parts import Goods
from tablewood.games.sylve.places import NOTHING
from tablewood.games.sylve.refusals import berries_for, can_pay, missing_for
from tablewood.games.sylve.scorching import ScorchSpace
from tablewood.games.sylve.state import Wood
from tablewood.games.sylve.taming import TameCreature
from tablewood.games.sylve.village import ClearForest, TradeToken
from tablewood.kernel.number_sets import has
from tablewood.kernel.step import Seat
from tablewood.kernel.vectors import listed, total


class TurnView(msgspec.Struct):
    """SY-21: which steps the player whose turn it is may still take."""

    seat: str
    place: bool
    brew: bool
    drink: bool
    changes: int = 0
    """SY-186: how many element dice were turned since the last step."""


class QuestionView(msgspec.Struct):
    """What the question is about; only what this kind of question has is filled in."""

    potion: str | None = None
    """The potion that is being paid for (SY-66)."""
    berries: dict[str, int] = msgspec.field(default_factory=dict)
    """By payment, as its move is written: the berries it takes (SY-67, SY-181)."""
    place: str | None = None
    """Where the die lies that is being moved or swapped, or the stack to take one from."""
    levels: list[int] = msgspec.field(default_factory=list)
    """The dice in question, counted from the top of the stack, which is 1 (SY-53)."""
    picked: list[str] = msgspec.field(default_factory=list)
    """Dice of the pool already picked to be rerolled (SY-83)."""
    creature: str | None = None
    """The creature that offers something (SY-125)."""
    left: int = 0
    """How many tokens may still be gathered or traded, spaces scorched or ties broken, this one included."""
    prices: dict[str, int] = msgspec.field(default_factory=dict)
    """Points by number of tokens sold (SY-133, SY-134)."""
    give: list[str] = msgspec.field(default_factory=list)
    """The goods that may be traded away or sold (SY-64, SY-133, SY-134)."""
    take: list[str] = msgspec.field(default_factory=list)
    """The goods that may be had for them (SY-64)."""
    purpose: str | None = None
    """The prompt of the question that the choice from a stack belongs to (SY-53)."""
    only_elements: bool = False
    """Whether only element dice may be chosen (SY-90)."""
    first_place: str | None = None
    """Where the other die of a swap lies while one is chosen from a stack (SY-88)."""
    first_level: int = 0
    """Its level there, 1 for the top."""
    on_space: bool = False
    """Whether a die was placed on a creature space (SY-123)."""
    whole_row: bool = False
    """Whether the whole row is cleared at once (SY-64)."""


class WaitingView(msgspec.Struct):
    """What waits below the question; everybody has seen how it came about."""

    place: str | None
    """Where the die lies whose effects are being carried out, while something still depends on it (SY-140)."""
    befriending: bool
    """SY-178: whether that die uses an ingredient space as a creature space."""
    village_part: int
    """SY-56: the part of the Village space, counted from 1, that comes next; 0 for none."""
    gathers_more: bool
    """SY-117: whether creatures may still add tokens."""
    exchanges: int
    """SY-125: 1 more than how many creatures have had their chance to exchange; 0 if none will have one."""
    other_powers: bool
    """SY-140: whether other powers may still be set off."""
    gathered: dict[str, int]
    """SY-125: what the placement gathered, while it may still be exchanged."""
    harvested: str | None
    """SY-117: the ingredient of the forest space, while creatures may still react to it."""
    newcomers: list[str]
    """SY-107: tamed creatures that do not react yet."""
    used: list[str]
    """SY-156: tamed creatures whose end-of-round powers have been used."""
    scorched: int
    """SY-124: how many spaces were scorched in this turn."""
    gathers: int
    """SY-119: how many more ingredients of choice wait."""
    scorches: int
    """SY-113: how many more scorches wait."""
    others: int
    """How many other questions may wait."""


def turn_view(s: Wood) -> TurnView | None:
    """The turn under way, also while one of its steps asks something else; None between turns."""
    turn = Waiting(s).turn
    if turn is None:
        return None
    return TurnView(SEATS[turn.seat], turn.placing, turn.brewing, turn.drinking, turn.changes)


def question_view(s: Wood) -> QuestionView | None:
    """What the question now asked is about; None if its prompt says all."""
    if s.over:
        return None
    step = s.step
    spots = s.parts.spots.names
    if isinstance(step, PayForPotion):
        return QuestionView(potion=s.parts.potions[step.potion], berries=_payments(s, step))
    if isinstance(step, ChooseLevel):
        return _level_view(s, step)
    if isinstance(step, MoveTo | ChooseDieToSwapWith):
        return QuestionView(place=spots[step.spot], levels=[step.level + 1])
    if isinstance(step, RerollDice):
        return QuestionView(picked=[s.parts.faces[face] for face in step.picked])
    if isinstance(step, OfferExchange):
        return QuestionView(creature=s.parts.creatures[step.creature])
    if isinstance(step, GatherChoice):
        return QuestionView(left=step.due)
    if isinstance(step, TradeToken):
        return QuestionView(left=step.tokens, give=_goods(s, step.give), take=_goods(s, step.take))
    if isinstance(step, ScorchSpace):
        return QuestionView(left=step.spaces)
    if isinstance(step, SellTokens):
        prices = {str(count): step.points_for(count) for count in step.counts()}
        return QuestionView(prices=prices, give=_goods(s, step.kinds))
    if isinstance(step, BreakTie):
        return QuestionView(left=step.uses)
    if isinstance(step, TameCreature):
        return QuestionView(on_space=step.on_space)
    if isinstance(step, ClearForest):
        return QuestionView(whole_row=step.whole_row)
    if isinstance(step, ChooseElementToRemove):
        return QuestionView(only_elements=True)
    return None


def _level_view(s: Wood, step: ChooseLevel) -> QuestionView:
    """SY-53: the stack, what a die of it is wanted for, and the other die of a swap."""
    spots = s.parts.spots.names
    purpose = step.purpose
    view = QuestionView(
        place=spots[step.spot],
        levels=[level + 1 for level in purpose.levels(s, step.spot)],
        purpose=purpose.prompt,
        only_elements=isinstance(purpose, ChooseElementToRemove),
    )
    if isinstance(purpose, ChooseDieToSwapWith):
        view.first_place, view.first_level = spots[purpose.spot], purpose.level + 1
    return view


def _goods(s: Wood, goods: Goods) -> list[str]:
    return [name for good, name in enumerate(s.parts.goods) if has(goods, good)]


def _payments(s: Wood, step: PayForPotion) -> dict[str, int]:
    """SY-67, SY-181: how many berries each payment takes."""
    return {
        s.moves.notation(move): berries_for(s, step.seat, total(covered(s.answer(move))))
        for move in step.options(s).listed()
    }


def fewest_berries(s: Wood, seat: Seat) -> dict[str, int]:
    """SY-65 to SY-67: the potions that this player's stock pays for, with the fewest berries that this takes."""
    potions = sorted([*listed(s.market), *listed(s.reserved[seat])])
    found: dict[str, int] = {}
    for potion in potions:
        if can_pay(s, seat, potion):
            berries = berries_for(s, seat, missing_for(s, seat, potion))
            found[s.parts.potions[potion]] = berries
    return found


def waiting_view(s: Wood) -> WaitingView:
    """What waits below the question."""
    waiting = Waiting(s)
    placement = waiting.placement
    gathered = zip(s.parts.goods, listed(s.gathered), strict=True) if waiting.exchanges else ()
    has_harvest = waiting.reacts and s.harvested != NOTHING
    tamed = sorted(creature for cards in s.tamed for creature in listed(cards))
    names = s.parts.creatures
    return WaitingView(
        place=s.parts.spots.names[placement.spot] if placement is not None else None,
        befriending=waiting.befriends,
        village_part=waiting.village_part,
        gathers_more=waiting.gathers_more,
        exchanges=waiting.exchanges,
        other_powers=waiting.other_powers,
        gathered=dict(gathered),
        harvested=s.parts.goods[s.harvested] if has_harvest else None,
        newcomers=[names[creature] for creature in tamed if s.is_new(creature)],
        used=[names[creature] for creature in tamed if has(waiting.used, creature)],
        scorched=s.scorches if waiting.turn is not None else 0,
        gathers=waiting.gathers,
        scorches=waiting.scorches,
        others=waiting.others,
    )
