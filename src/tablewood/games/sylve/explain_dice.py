"""Why a die on the table cannot be chosen (SY-53, SY-59, SY-87 to SY-94)."""

from __future__ import annotations

from tablewood.games.sylve.dice import NEUTRAL, face_of, owner_of
from tablewood.games.sylve.drinking import ChooseDie, ChooseDieToSwapWith, ChooseLevel, MoveTo
from tablewood.games.sylve.explain_placing import occupied
from tablewood.games.sylve.explain_things import the_die, the_place
from tablewood.games.sylve.stacks import dice_at, die_at, height
from tablewood.games.sylve.state import Wood
from tablewood.kernel.explain import Explanation, Refused, because


def no_die_there(refused: Refused) -> Explanation | None:
    """SY-94: nothing lies there, or the stack is lower than that."""
    s: Wood = refused.s
    step = refused.step
    if refused.verb == "choose" and isinstance(step, ChooseDie):
        return because("no-die-there", place=refused.things["place"])
    if refused.verb == "lift" and isinstance(step, ChooseLevel):
        place = the_place(s, step.spot)
        return because("stack-not-so-high", place=place, dice=height(s, step.spot))
    return because("nothing-chooses") if refused.verb in ("choose", "lift") else None


def cannot_move(refused: Refused) -> Explanation | None:
    """SY-87: no forage die, or no empty space to go to."""
    if refused.verb == "to" and isinstance(refused.step, MoveTo):
        return occupied(refused)
    return _not_a_forage_die(refused)


def cannot_swap(refused: Refused) -> Explanation | None:
    """SY-88: no forage die, none with the symbol that is needed, or none to swap it with."""
    s: Wood = refused.s
    step = refused.step
    purpose = step.purpose if isinstance(step, ChooseLevel) else step
    if refused.verb not in ("choose", "lift") or not isinstance(purpose, ChooseDie):
        return None
    if isinstance(purpose, ChooseDieToSwapWith):
        needed = the_die(s, face_of(die_at(s, purpose.spot, purpose.level)))
        if refused.verb == "lift":
            return because("is-another-die", die=needed)
        return because("no-such-die-there", place=refused.things["place"], die=needed)
    return _not_a_forage_die(refused) or because("no-partner")


def _not_a_forage_die(refused: Refused) -> Explanation | None:
    s: Wood = refused.s
    step = refused.step
    if refused.verb == "lift" and isinstance(step, ChooseLevel):
        die = die_at(s, step.spot, refused.names["level"])
        return (
            because("is-element", die=the_die(s, face_of(die)))
            if owner_of(die) == NEUTRAL
            else None
        )
    if refused.verb != "choose" or not isinstance(step, ChooseDie):
        return None
    dice = dice_at(s, refused.names["place"])
    if any(owner_of(die) != NEUTRAL for die in dice):
        return None
    return because("no-forage-die-there", place=refused.things["place"])


def not_an_element(refused: Refused) -> Explanation | None:
    """SY-90: only element dice are removed."""
    if refused.verb == "choose":
        return because("no-element-there", place=refused.things["place"])
    return because("is-forage") if refused.verb == "lift" else None


def not_your_die(refused: Refused) -> Explanation | None:
    """SY-93: none of this player's forage dice."""
    if refused.verb == "choose":
        return because("none-of-yours-there", place=refused.things["place"])
    return because("not-your-die") if refused.verb == "lift" else None


def dice_in_no_order(refused: Refused) -> Explanation | None:
    """SY-59: dice on an any-die space lie in no order."""
    if isinstance(refused.step, ChooseLevel):
        return because("is-alike", place=the_place(refused.s, refused.step.spot))
    if refused.verb != "choose":
        return None
    return because("in-no-order", place=refused.things["place"])
