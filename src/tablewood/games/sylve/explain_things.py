"""What explanations of refusals speak of: places, dice, goods, creatures."""

from __future__ import annotations

from tablewood.games.sylve.dice import Face
from tablewood.games.sylve.drinking import ChooseDieToMove, has_die_for
from tablewood.games.sylve.parts import Creature, Good, Spot
from tablewood.games.sylve.refusals import has_empty_space
from tablewood.games.sylve.state import Wood
from tablewood.kernel.explain import Explanation, Refused, Thing, because, player
from tablewood.kernel.step import Seat


def spot_of(refused: Refused) -> int:
    """The number of the place that the move names."""
    return refused.names["place"] if "place" in refused.names else refused.names["space"]


def the_place(s: Wood, spot: Spot) -> Thing:
    """A place for dice."""
    return (s.parts.spots.key, s.parts.spots.names[spot])


def the_die(s: Wood, face: Face) -> Thing:
    """A die by its face."""
    return ("die", s.parts.faces[face])


def the_good(s: Wood, good: Good) -> Thing:
    """An ingredient or a berry."""
    return ("good", s.parts.goods[good])


def slot_owner(refused: Refused) -> Thing:
    """The creature whose slot the move names."""
    s: Wood = refused.s
    return ("creature", s.parts.creatures[s.parts.creature_of(refused.names["place"])])


def not_tamed(refused: Refused, creature: Creature) -> Explanation:
    """The creature is another player's, or nobody's."""
    s: Wood = refused.s
    name = ("creature", s.parts.creatures[creature])
    for seat in range(s.seats):
        if s.has_tamed(seat, creature):
            return because("tamed-by", creature=name, owner=player(seat))
    return because("not-tamed", creature=name)


def nothing_to_move(s: Wood, seat: Seat) -> Explanation | None:
    """SY-81, SY-187: why no forage die can be moved; None if one can."""
    if not has_empty_space(s):
        return because("no-empty-space")
    return None if has_die_for(s, ChooseDieToMove(seat)) else because("no-forage-die-placed")
