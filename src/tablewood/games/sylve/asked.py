"""What the question now asked is about, and what is left of the turn: for whatever draws the table."""

import msgspec

from tablewood.games.sylve.brewing import PayForPotion, covered
from tablewood.games.sylve.control import SellTokens
from tablewood.games.sylve.drinking import ChooseDieToSwapWith, ChooseLevel, MoveTo, RerollDice
from tablewood.games.sylve.gathering import GatherChoice, OfferExchange
from tablewood.games.sylve.moves import SEATS
from tablewood.games.sylve.refusals import berries_for, can_pay, missing_for
from tablewood.games.sylve.scorching import ScorchSpace
from tablewood.games.sylve.state import Wood
from tablewood.games.sylve.turn import GoOn, YourTurn
from tablewood.games.sylve.village import TradeToken
from tablewood.kernel.step import Seat


class TurnView(msgspec.Struct):
    """SY-21: which steps the player whose turn it is may still take."""

    seat: str
    place: bool
    brew: bool
    drink: bool


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
    """How many tokens may still be gathered or traded, or spaces scorched, this one included."""
    prices: dict[str, int] = msgspec.field(default_factory=dict)
    """Points by number of tokens sold (SY-133, SY-134)."""


def turn_view(s: Wood) -> TurnView | None:
    """The turn under way, also while one of its steps asks something else; None between turns."""
    pending = s.pending
    while pending is not None:
        step = pending.step
        turn = step.turn if isinstance(step, GoOn) else step
        if isinstance(turn, YourTurn):
            return TurnView(SEATS[turn.seat], turn.placing, turn.brewing, turn.drinking)
        pending = pending.below
    return None


def question_view(s: Wood) -> QuestionView | None:
    """What the question now asked is about; None if its prompt says all."""
    if s.over:
        return None
    step = s.step
    spots = s.parts.spots.names
    if isinstance(step, PayForPotion):
        return QuestionView(potion=s.parts.potions[step.potion], berries=_payments(s, step))
    if isinstance(step, ChooseLevel):
        levels = [level + 1 for level in step.purpose.levels(s, step.spot)]
        return QuestionView(place=spots[step.spot], levels=levels)
    if isinstance(step, MoveTo | ChooseDieToSwapWith):
        return QuestionView(place=spots[step.spot], levels=[step.level + 1])
    if isinstance(step, RerollDice):
        return QuestionView(picked=[s.parts.faces[face] for face in step.picked])
    if isinstance(step, OfferExchange):
        return QuestionView(creature=s.parts.creatures[step.creature])
    if isinstance(step, GatherChoice):
        return QuestionView(left=step.due)
    if isinstance(step, TradeToken):
        return QuestionView(left=step.tokens)
    if isinstance(step, ScorchSpace):
        return QuestionView(left=step.spaces)
    if isinstance(step, SellTokens):
        return QuestionView(prices={str(count): step.points_for(count) for count in step.counts()})
    return None


def _payments(s: Wood, step: PayForPotion) -> dict[str, int]:
    """SY-67, SY-181: how many berries each payment takes."""
    return {
        s.moves.notation(move): berries_for(s, step.seat, sum(covered(s.answer(move))))
        for move in step.legal(s)
    }


def fewest_berries(s: Wood, seat: Seat) -> dict[str, int]:
    """SY-65 to SY-67: the potions that this player's stock pays for, with the fewest berries that this takes."""
    potions = sorted([*s.market, *s.reserved[seat]])
    found: dict[str, int] = {}
    for potion in potions:
        if can_pay(s, seat, potion):
            berries = berries_for(s, seat, missing_for(s, seat, potion))
            found[s.parts.potions[potion]] = berries
    return found
