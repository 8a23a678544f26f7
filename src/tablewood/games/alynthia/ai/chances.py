"""How near a player is to beating a nest: the way there, the chance, a battle under way, the next round."""

from typing import Final

from tablewood.games.alynthia.ai.ground import Ground, open_to
from tablewood.games.alynthia.battle import attacking_strength, defending_strength
from tablewood.games.alynthia.names import (
    CARDS,
    COMPETITIVE,
    DRAGONS,
    FOCUS_TILE,
    MARCH_CARD,
    RANGED_CARD,
    REROLL_CARD,
    STRENGTH_CARD,
)
from tablewood.games.alynthia.state import Land

BEATS: Final = [0.01, 0.015, 0.02, 0.03, 0.11, 0.25, 0.42, 0.58, 0.75, 0.89, 0.97]
"""The chance of an attack by its lead before the dice, from -8 on."""

FAR: Final = 100
"""More focus than anybody has."""

RIDE: Final = 2
"""The steps that a March saves."""


class Walk:
    """Where a character can come in this round, looked for as far as somebody asks.

    A step costs one focus; a space with dragons that the character should beat costs a step and an attack.
    """

    def __init__(self, s: Land, seat: int, ground: Ground) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.ground: Final = ground
        self.within: Final = [s.board.bit[s.at[seat]]]
        """By focus: the spaces that can be reached with it."""
        self._open: int = -1
        self._beatable: int = 0
        self._around: int = 0
        """The spaces around those that the last but one of `within` has."""

    def steps_to(self, goals: int, most: int) -> int:
        """The focus that it takes to reach the nearest of the spaces; FAR if that is more than `most`."""
        within = self.within
        if most < 0 or (most < len(within) and not within[most] & goals):
            return FAR
        for focus in range(most + 1):
            if focus == len(within):
                self._go_on()
            if within[focus] & goals:
                return focus
        return FAR

    def _go_on(self) -> None:
        """With one focus more: a step from the spaces so far, or an attack from those of one focus less."""
        if self._open < 0:
            self._open = open_to(self.s, self.seat, self.ground)
            self._beatable = self._can_beat()
        reached = self.within[len(self.within) - 1]
        attacked = self._around & self._beatable
        self._around = self._beside(reached)
        self.within.append(reached | self._around & self._open | attacked)

    def _can_beat(self) -> int:
        """The spaces with dragons, but no nest, that the player is a match for."""
        s = self.s
        packs = self.ground.packs
        if s.round == 0 or len(packs) == 0:
            return 0
        strength = (fighting(s, self.seat) - 1) // s.dragon_strength()
        bit = s.board.bit
        dragons = s.dragons
        found = 0
        for space in packs:
            if dragons[space] <= strength:
                found |= bit[space]
        return found

    def _beside(self, spaces: int) -> int:
        """AL-16, AL-237: the spaces adjacent to these, the tunnel among them."""
        s = self.s
        around = s.board.around(spaces)
        if s.has_tunnel(self.seat):
            tunnel = s.board.bit[s.parts.tunnel]
            for entrance in s.entrances:
                if spaces & s.board.bit[entrance]:
                    around |= tunnel
                if spaces & tunnel:
                    around |= s.board.bit[entrance]
        return around


def fighting(s: Land, seat: int) -> int:
    """What the player brings to an attack before the dice, without cards."""
    return s.attack_strength(seat) + s.workers(seat)


def reach(s: Land, seat: int) -> int:
    """The focus that the player has, or can take."""
    focus = s.focus[seat]
    if not s.is_dark(seat, FOCUS_TILE):
        focus += s.parts.focus_per_round
    most = s.parts.focus_max
    return focus if focus < most else most


def hunt(s: Land, seat: int, walk: Walk, help: int) -> float:
    """The chance that the player beats some nest in this round, with the focus, strength and renown at hand.

    `help` is what cards would add (`cards_for`). The nests with the fewest dragons come first, so that another one is
    only worth a look if it is nearer.
    """
    focus = reach(s, seat)
    ground = walk.ground
    if s.round == 0 or focus == 0 or len(ground.nests) == 0:
        return 0.0
    ranged = s.card_count(seat, RANGED_CARD) > 0
    ride = RIDE if s.card_count(seat, MARCH_CARD) > 0 else 0
    missing = ground.price - s.purse(seat) if s.nests_beaten < len(s.nests) else 0
    strength = fighting(s, seat) + help
    if missing > -s.parts.attack_renown:
        strength -= 1
    beside = s.board.beside
    dragons = s.dragons
    one = s.nest_strength()
    most = focus - 2 + ride
    best = 0.0
    for space in ground.nests:
        needed = 1
        if not ranged:
            steps = walk.steps_to(beside[space], most)
            if steps == FAR:
                continue
            needed = steps + 2 - ride
            if needed < 1:
                needed = 1
            most = steps - 1
        chance = beats(strength - dragons[space] * one)
        if needed + 2 <= focus:
            chance += 0.7 * chance * (1.0 - chance)
        chance *= 1.0 - 0.02 * needed
        if chance > best:
            best = chance
        if ranged or most < 0:
            break
    if missing > 0:
        best *= max(0.04, 0.9 - 0.11 * missing / s.seats)
    return best


def cards_for(s: Land, seat: int) -> int:
    """What cards would add to an attack of the player: their own, or against the dragons those of the whole team."""
    first = 0
    last = s.seats
    if s.mode == COMPETITIVE:
        first = seat
        last = seat + 1
    held = s.cards
    strength = 0
    rerolls = 0
    for one in range(first * CARDS, last * CARDS, CARDS):
        strength += held[one + STRENGTH_CARD]
        rerolls += held[one + REROLL_CARD]
    if rerolls > 2:
        rerolls = 2
    return s.parts.card_amount[STRENGTH_CARD] * strength + rerolls


def readiness(s: Land, seat: int, ground: Ground, help: int) -> float:
    """The chance that the player beats some nest in the next round, if nests grow as they usually do."""
    if s.round >= s.side.rounds:
        return 0.0
    one = s.side.nest_strength[s.round]
    strength = fighting(s, seat) + help * 2 // 3 + 1
    swarm = s.parts.swarm
    dragons = s.dragons
    best = 0.0
    for space in ground.nests:
        grown = dragons[space] + 1
        if grown >= swarm:
            grown = 2
        chance = beats(strength - grown * one)
        if chance > best:
            far = apart(s, s.at[seat], space)
            chance *= 1.0 - 0.015 * far
            if far > 7:
                chance *= 0.5
            if chance > best:
                best = chance
    return best


def apart(s: Land, here: int, there: int) -> int:
    """How many steps two spaces are apart, whatever lies between; the tunnel is near to everything."""
    if here == s.parts.tunnel:
        return 2
    columns = s.board.columns
    down = there // columns - here // columns
    right = there % columns - here % columns
    return (down if down > 0 else -down) + (right if right > 0 else -right)


def battle_chance(s: Land) -> float:
    """The chance of the attacker in the battle under way, with the cards that may still help."""
    lead = attacking_strength(s) - defending_strength(s)
    help = 0 if s.attacker == DRAGONS else cards_for(s, s.attacker)
    if s.attack_die == 0:
        return beats(lead + help)
    if lead > 0:
        return 1.0
    if lead + help <= 0:
        return 0.0
    return 0.9 if lead + s.parts.card_amount[STRENGTH_CARD] > 0 else 0.8


def beats(lead: int) -> float:
    """The chance of an attack by its lead before the dice."""
    if lead < -8:
        return 0.005
    return 1.0 if lead > 2 else BEATS[lead + 8]
