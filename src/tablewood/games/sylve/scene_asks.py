"""Where a scene of Sylve begins, and what must be told for that (see `scene`)."""

from collections.abc import Callable
from typing import Any, Final

from tablewood.games.sylve.brewing import PayForPotion, ReservePotion, potions_on_offer, turn_up
from tablewood.games.sylve.control import ClearRow, OfferRoundPowers, OfferTieBreak
from tablewood.games.sylve.drinking import (
    ChooseDie,
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
from tablewood.games.sylve.gathering import GatherChoice, OfferExchange, can_exchange
from tablewood.games.sylve.parts import Effect
from tablewood.games.sylve.refusals import why_not_brew
from tablewood.games.sylve.scorching import OfferScorch
from tablewood.games.sylve.state import Wood
from tablewood.games.sylve.taming import ReleaseOverflow, TameCreature
from tablewood.games.sylve.turn import NextRound
from tablewood.kernel.number_sets import NO_NUMBERS, NumberSet, including, set_of
from tablewood.kernel.step import ALLOWED, Seat, Step
from tablewood.kernel.tables import Table
from tablewood.kernel.vectors import ints, listed

Steps = tuple[Step[Any], ...]
Begin = Callable[[Wood, int, Table], Steps]
"""The question, and what belongs to it; the rest of the turn, or of the round, lies below."""


# What a card, a potion or a space of the Village does


def _effect(s: Wood, seat: Seat, about: Table) -> Steps:
    """The effect is carried out now: what it asks is the question."""
    effect = _named_effect(s, about)
    s.then_one(ReleaseOverflow(seat))
    effect.carry_out(s, seat)
    return ()


def _named_effect(s: Wood, about: Table) -> Effect:
    name = about.text("by")
    if name in s.parts.creatures:
        return s.parts.powers[s.parts.creatures.index(name)]
    if name in s.parts.potions:
        return s.parts.drinks[s.parts.potions.index(name)]
    if name not in s.parts.village:
        about.fail("by", f'"{name}" is not a creature, a potion or a space of the Village')
    effects = s.parts.actions_at(s.parts.spots.number(name), s.side)
    return effects[about.number("part", 1, at_least=1, at_most=len(effects)) - 1]


def _gather(s: Wood, seat: Seat, about: Table) -> Steps:
    """SY-63: ingredients of choice are still to be gathered."""
    if about.has("by"):
        return _effect(s, seat, about)
    return (GatherChoice(seat, about.number("left", 1, at_least=1)),)


def _scorch(s: Wood, seat: Seat, about: Table) -> Steps:
    """SY-106: spaces may still be scorched."""
    if about.has("by"):
        return _effect(s, seat, about)
    return (OfferScorch(seat, about.number("left", 1, at_least=1)),)


def _tame(s: Wood, seat: Seat, about: Table) -> Steps:
    """SY-96, SY-123: a die was placed on a creature space, unless an effect tames."""
    if about.has("by"):
        return _effect(s, seat, about)
    return (TameCreature(seat, on_space=True), ReleaseOverflow(seat))


def _exchange(s: Wood, seat: Seat, about: Table) -> Steps:
    """SY-125: the placement gathered the ingredient that the creature exchanges."""
    creature = _own_creature(s, seat, about, "creature")
    s.gathered[max(0, s.parts.argument[creature])] = 1
    if not can_exchange(s, seat, creature):
        about.fail("creature", "it exchanges nothing that the player has just gathered (SY-125)")
    return (OfferExchange(seat, creature),)


def _release(s: Wood, seat: Seat, about: Table) -> Steps:
    """SY-98, SY-107: the player has just tamed more creatures than the limit; the new ones do not react yet."""
    names = about.texts("new", [], allowed=s.parts.creatures)
    new = [s.parts.creatures.index(name) for name in names]
    s.newcomers = ints(new or listed(s.tamed[seat])[s.limit[seat] :])
    return (ReleaseOverflow(seat),)


def _own_creature(s: Wood, seat: Seat, about: Table, key: str) -> int:
    creature = s.parts.creatures.index(about.choice(key, s.parts.creatures))
    if not s.has_tamed(seat, creature):
        about.fail(key, "name a tamed creature of the player")
    return creature


# Potions


def _pay(s: Wood, seat: Seat, about: Table) -> Steps:
    potion = s.parts.potions.index(about.choice("potion", s.parts.potions))
    clause = why_not_brew(s, seat, potion)
    if clause != ALLOWED:
        about.fail("potion", f"it cannot be brewed ({s.game.clause(clause)})")
    return (PayForPotion(seat, potion),)


def _reserve(s: Wood, seat: Seat, about: Table) -> Steps:
    """SY-73: the top potion of the deck has been revealed."""
    if not potions_on_offer(s):
        about.fail("", "there is no potion to reserve (SY-183)")
    s.revealed = turn_up(s)
    return (ReservePotion(seat),)


# Dice


def _reroll(s: Wood, seat: Seat, about: Table) -> Steps:
    """SY-83: some dice of the pool may have been picked already."""
    picked = about.texts("picked", [], allowed=s.parts.faces)
    return (RerollDice(seat, tuple(s.parts.faces.index(face) for face in picked)),)


def _level(s: Wood, seat: Seat, about: Table) -> Steps:
    """SY-53: what is to be done with one of the dice of this place."""
    elements = about.flag("elements", False)
    purposes: dict[str, ChooseDie] = {
        "move-die": ChooseDieToMove(seat),
        "swap-die": ChooseDieToSwap(seat),
        "remove-die": ChooseElementToRemove(seat) if elements else ChooseDieToRemove(seat),
        "return-die": ChooseDieToReturn(seat),
    }
    purpose = purposes[about.choice("purpose", list(purposes))]
    spot = _spot(s, about)
    if len(purpose.levels(s, spot)) < 2:
        about.fail("place", "there are no two dice to choose from (SY-53)")
    return (ChooseLevel(purpose, spot),)


def _move_to(s: Wood, seat: Seat, about: Table) -> Steps:
    return (MoveTo(seat, *_die(s, about, ChooseDieToMove(seat))),)


def _swap_with(s: Wood, seat: Seat, about: Table) -> Steps:
    return (ChooseDieToSwapWith(seat, *_die(s, about, ChooseDieToSwap(seat))),)


def _spot(s: Wood, about: Table) -> int:
    spot = s.parts.spots.number(about.text("place"))
    if spot < 0:
        about.fail("place", "no such place for dice")
    return spot


def _die(s: Wood, about: Table, question: ChooseDie) -> tuple[int, int]:
    """The place of a die, and its level, counted from the top, which is 1."""
    spot, level = _spot(s, about), about.number("level", 1, at_least=1) - 1
    if level not in question.levels(s, spot):
        about.fail("place", "no die that will do lies there")
    return spot, level


# The end of the round


def _break_tie(s: Wood, seat: Seat, about: Table) -> Steps:
    """SY-175: control is taken; ties may still be broken."""
    uses = about.number("left", 1, at_least=1)
    return (OfferTieBreak(seat, uses), ClearRow(), *_powers(s, s.first, NO_NUMBERS), NextRound())


def _round_powers(s: Wood, seat: Seat, about: Table) -> Steps:
    """SY-156: those who come before have used their powers."""
    return (ClearRow(), *_powers(s, seat, _used(s, seat, about)), NextRound())


def _sell(s: Wood, seat: Seat, about: Table) -> Steps:
    """SY-133, SY-134: the end-of-round power of this creature."""
    creature = _own_creature(s, seat, about, "by")
    s.then((*_powers(s, seat, including(_used(s, seat, about), creature)), NextRound()))
    ClearRow().run(s)
    s.parts.powers[creature].carry_out(s, seat)
    return ()


def _used(s: Wood, seat: Seat, about: Table) -> NumberSet:
    names = about.texts("used", [], allowed=s.parts.creatures)
    return set_of([s.parts.creatures.index(name) for name in names])


def _powers(s: Wood, seat: Seat, used: NumberSet) -> Steps:
    """SY-157: this player's powers, and those of all who come after."""
    places = range((seat - s.first) % s.seats, s.seats)
    players = [(s.first + place) % s.seats for place in places]
    return tuple(
        [OfferRoundPowers(player, used if player == seat else NO_NUMBERS) for player in players]
    )


AFTER_PLACING: Final[dict[str, Begin]] = {
    "gather": _gather,
    "tame": _tame,
    "exchange": _exchange,
    "scorch": _scorch,
    "release": _release,
    "trade": _effect,
    "clear": _effect,
    "reveal": _effect,
    "reserve": _reserve,
}
AFTER_BREWING: Final[dict[str, Begin]] = {"pay": _pay}
AFTER_DRINKING: Final[dict[str, Begin]] = {
    "place-die": _effect,
    "change": _effect,
    "reroll": _reroll,
    "move-die": _effect,
    "move-to": _move_to,
    "swap-die": _effect,
    "swap-with": _swap_with,
    "remove-die": _effect,
    "return-die": _effect,
    "level": _level,
}
AT_ROUND_END: Final[dict[str, Begin]] = {
    "break-tie": _break_tie,
    "round-powers": _round_powers,
    "sell": _sell,
}
"""By prompt: what the turn has come to, unless the scene says otherwise."""

IN_TURN: Final = {**AFTER_PLACING, **AFTER_BREWING, **AFTER_DRINKING}
CHARACTER: Final = "character"
CONTROL: Final = "round-end"
"""All dice are placed, and control of the forests comes next."""
ASKS: Final = ["turn", *IN_TURN, *AT_ROUND_END, CHARACTER, CONTROL]
