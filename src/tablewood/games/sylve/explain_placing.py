"""Why a die cannot be placed, forced or put on top of another (SY-21 to SY-60, SY-109, SY-110, SY-172 to SY-179)."""

from __future__ import annotations

from tablewood.games.sylve.control import most_of_others
from tablewood.games.sylve.dice import NEUTRAL, WIND, face_of, owner_of
from tablewood.games.sylve.explain_things import (
    not_tamed,
    nothing_to_move,
    slot_owner,
    spot_of,
    the_die,
    the_good,
    the_place,
)
from tablewood.games.sylve.parts import BEAST_FRIEND, BERRY, BREAK_TIE, FORAGE_SLOT, STACK, Power
from tablewood.games.sylve.places import NOTHING
from tablewood.games.sylve.setup import ChooseCharacter
from tablewood.games.sylve.state import Wood
from tablewood.kernel.explain import Explanation, Refused, because, player
from tablewood.kernel.vectors import place_of

# Characters and their powers


def character_taken(refused: Refused) -> Explanation | None:
    """SY-10: somebody has the character."""
    s: Wood = refused.s
    if not isinstance(refused.step, ChooseCharacter) or refused.verb != "be":
        return None
    owner = place_of(s.characters, refused.names["character"])
    return because("character-taken", character=refused.things["character"], owner=player(owner))


def without_powers(refused: Refused) -> Explanation:
    """SY-11: the table plays without powers."""
    return because("without-powers")


def not_enough_berries(refused: Refused) -> Explanation:
    """SY-172: a power costs berries."""
    s: Wood = refused.s
    berries = s.in_stock(refused.seat, BERRY)
    if berries == 0:
        return because("no-good", good=the_good(s, BERRY))
    return because("too-few-berries", needed=s.power_price(refused.seat), berries=berries)


def stack_on_a_die(refused: Refused) -> Explanation:
    """SY-173: the power of Lelio, on a space with a die."""
    s: Wood = refused.s
    if s.power[refused.seat] != STACK:
        return _power_of(refused, STACK)
    return because("no-die-there", place=refused.things["space"])


def not_the_beast_friend(refused: Refused) -> Explanation:
    """SY-178: the power of Wren."""
    return _power_of(refused, BEAST_FRIEND)


def gives_no_ingredient(refused: Refused) -> Explanation:
    """SY-179: the space gives no ingredient."""
    return because("gives-no-ingredient", place=refused.things["place"])


def not_the_tie_breaker(refused: Refused) -> Explanation | None:
    """SY-175: the power of Myla, when forests are taken."""
    s: Wood = refused.s
    if refused.verb != "claim" or s.power[refused.seat] == BREAK_TIE:
        return None
    return _power_of(refused, BREAK_TIE)


def not_tied(refused: Refused) -> Explanation | None:
    """SY-176: no such forest, one that is taken, or no tie."""
    s: Wood = refused.s
    at = refused.names["forest"]
    forest = refused.things["forest"]
    if at >= len(s.row):
        return because("no-forest", forest=forest)
    if s.held_by[s.row[at]] != NOTHING:
        return because("forest-taken", forest=forest, owner=player(s.held_by[s.row[at]]))
    dice = s.influence(at)
    mine, most = dice[refused.seat], most_of_others(dice, refused.seat)
    return because("not-tied", forest=forest, dice=mine, most=most)


def _power_of(refused: Refused, power: Power) -> Explanation:
    s: Wood = refused.s
    characters = s.parts.characters
    return because(
        "power-of",
        character=("character", characters[place_of(s.parts.power, power)]),
        mine=("character", characters[s.characters[refused.seat]]),
    )


# Where dice go


def no_such_place(refused: Refused) -> Explanation:
    """SY-25: the row has no such space, or the creature no slot."""
    s: Wood = refused.s
    spot = spot_of(refused)
    if s.parts.is_slot(spot):
        return because("no-slot", place=the_place(s, spot))
    return because("no-space", place=the_place(s, spot))


def other_symbol(refused: Refused) -> Explanation:
    """SY-26: the space shows another symbol."""
    s: Wood = refused.s
    spot = spot_of(refused)
    return because(
        "other-symbol",
        place=the_place(s, spot),
        shows=the_die(s, s.shows[spot]),
        die=refused.things["die"],
    )


def occupied(refused: Refused) -> Explanation:
    """SY-28, SY-40, SY-58, SY-136: a die lies there."""
    s: Wood = refused.s
    spot = spot_of(refused)
    top = s.tops[spot]
    place, die, owner = the_place(s, spot), the_die(s, face_of(top)), owner_of(top)
    if owner == NEUTRAL:
        return because("occupied", place=place, die=die)
    if owner == refused.seat:
        return because("occupied-by-you", place=place, die=die)
    return because("occupied-by", place=place, die=die, owner=player(owner))


def scorched(refused: Refused) -> Explanation:
    """SY-29: the space is scorched."""
    return because("scorched", place=the_place(refused.s, spot_of(refused)))


def no_die_to_blow_back(refused: Refused) -> Explanation:
    """SY-50: a wind die needs one of the player's own dice there; a water die needs an empty space."""
    if refused.names["die"] == WIND:
        return because("none-of-yours-there", place=refused.things["place"])
    return occupied(refused)


def other_die_wanted(refused: Refused) -> Explanation:
    """SY-57, SY-60: the Village space asks for another face."""
    s: Wood = refused.s
    accepts = s.parts.accepted_at(refused.names["place"])
    return because("other-die-wanted", place=refused.things["place"], wanted=the_die(s, accepts))


def wrong_kind_for_slot(refused: Refused) -> Explanation:
    """SY-109: the slot takes the other kind of dice."""
    s: Wood = refused.s
    place = refused.things["place"]
    if s.parts.slot[s.parts.creature_of(refused.names["place"])] == FORAGE_SLOT:
        return because("slot-takes-forage", place=place)
    return because("slot-takes-elements", place=place)


def no_slot_of_yours(refused: Refused) -> Explanation:
    """SY-110: the creature is not this player's, or its slot is taken."""
    s: Wood = refused.s
    creature = s.parts.creature_of(refused.names["place"])
    if not s.has_tamed(refused.seat, creature):
        return not_tamed(refused, creature)
    return occupied(refused)


def no_effect_of_slot(refused: Refused) -> Explanation:
    """SY-187: nothing can be moved."""
    s: Wood = refused.s
    return nothing_to_move(s, refused.seat) or because(
        "nothing-to-use", creature=slot_owner(refused)
    )


# Forcing


def cannot_force(refused: Refused) -> Explanation | None:
    """SY-35: no need to, another price, or nothing to pay it with."""
    s: Wood = refused.s
    if refused.verb != "force":
        return None
    space, good = refused.names["space"], refused.names["good"]
    place = refused.things["space"]
    if s.shows[space] == refused.names["die"]:
        return because("needs-no-force", place=place, die=refused.things["die"])
    if good not in (BERRY, s.rewards[space]):
        price = the_good(s, s.rewards[space])
        return because("other-price", place=place, good=price, paid=refused.things["good"])
    return because("no-good", good=refused.things["good"])


def only_a_berry(refused: Refused) -> Explanation:
    """SY-36: a creature space is paid for with a berry."""
    return because("only-a-berry", place=refused.things["space"])
