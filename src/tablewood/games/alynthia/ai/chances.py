"""How near a player is to beating a nest: the way there, the chance, a battle under way, the next round."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tablewood.games.alynthia.ai.ground import Ground, passable
from tablewood.games.alynthia.battle import attacking_strength, defending_strength
from tablewood.games.alynthia.names import (
    CARDS,
    COMPETITIVE,
    DRAGONS,
    FOCUS_TILE,
    MARCH_CARD,
    NEST,
    RANGED_CARD,
    REROLL_CARD,
    STRENGTH_CARD,
    Space,
)
from tablewood.games.alynthia.spaces import around
from tablewood.games.alynthia.state import Land
from tablewood.kernel.step import Seat
from tablewood.kernel.vectors import Floats, Ints, floats, repeated, zeros

BEATS: Final[Floats] = floats([0.01, 0.015, 0.02, 0.03, 0.11, 0.25, 0.42, 0.58, 0.75, 0.89, 0.97])
"""The chance of an attack by its lead before the dice, from -8 on."""

FAR: Final = 100
"""More focus than anybody has."""

RIDE: Final = 2
"""The steps that a March saves."""


@mypyc_attr(free_list_len=1)
class Walk:
    """Where a character can come in this round, looked for as far as somebody asks.

    A step costs one focus; a space with dragons that the character should beat costs a step and an attack.
    """

    def __init__(self, s: Land, seat: Seat, ground: Ground) -> None:
        self.s: Final = s
        self.seat: Final[Seat] = seat
        self.ground: Final = ground
        self._passable: Final[i64] = passable(s, seat)
        self._beatable: Final[i64] = self._most_dragons()
        self.cost: Final[Ints] = repeated(FAR, s.parts.spaces.size)
        """By space: the focus that it takes to come there; FAR while that is more than `looked`."""
        self.looked: i64 = 0
        """With how much focus the spaces are known."""
        self._order: Final[Ints] = zeros(s.parts.spaces.size)
        """The spaces in the order in which they are reached."""
        self._found: i64 = 0
        """How many there are in `_order`."""
        self._last: i64 = 0
        """Where in `_order` those begin that take all of `looked`."""
        self._last_but_one: i64 = 0
        """Where those begin that take one focus less."""
        self._arrive(s.at[seat], 0)

    def _most_dragons(self) -> i64:
        """How many dragons on a space, but not in a nest, the player is a match for."""
        s = self.s
        if s.round == 0 or not self.ground.has_packs:
            return 0
        return (fighting(s, self.seat) - 1) // s.dragon_strength()

    def steps_to(self, goals: Ints, most: i64) -> i64:
        """The focus that it takes to reach the nearest of a few spaces; FAR if that is more than `most`."""
        nearest = self._nearest(goals)
        while nearest == FAR and self.looked < most and self._goes_on():
            self._look_further()
            nearest = self._nearest(goals)
        return nearest if nearest <= most else FAR

    def _nearest(self, goals: Ints) -> i64:
        nearest: i64 = FAR
        for goal in goals:
            if self.cost[goal] < nearest:
                nearest = self.cost[goal]
        return nearest

    def steps_to_site(self, most: i64) -> i64:
        """The same to the nearest space where an outpost could be built."""
        at: i64 = 0
        while True:
            while at < self._found:
                space = self._order[at]
                if self.ground.is_site(self.s, space):
                    return self.cost[space] if self.cost[space] <= most else FAR
                at += 1
            if self.looked >= most or not self._goes_on():
                return FAR
            self._look_further()

    def _goes_on(self) -> bool:
        """Whether there are spaces that may lead further."""
        return self._last_but_one < self._found

    def _look_further(self) -> None:
        """With one focus more: a step from the spaces reached last, or an attack from those of one focus less."""
        before = self._last_but_one
        last = self._last
        end = self._found
        self.looked += 1
        self._last_but_one = last
        self._last = end
        for at in range(last, end):
            self._step_from(self._order[at])
        if self._beatable > 0:
            for at in range(before, last):
                self._attack_from(self._order[at])

    def _step_from(self, space: Space) -> None:
        for other in around(self.s, self.seat, space):
            if self.cost[other] == FAR and self.ground.barrier[other] <= self._passable:
                self._arrive(other, self.looked)

    def _attack_from(self, space: Space) -> None:
        for other in around(self.s, self.seat, space):
            if self.cost[other] == FAR and self._beats_dragons(other):
                self._arrive(other, self.looked)

    def _beats_dragons(self, space: Space) -> bool:
        s = self.s
        return s.nest[space] != NEST and 0 < s.dragons[space] <= self._beatable

    def _arrive(self, space: Space, focus: i64) -> None:
        self.cost[space] = focus
        self._order[self._found] = space
        self._found += 1


def fighting(s: Land, seat: Seat) -> i64:
    """What the player brings to an attack before the dice, without cards."""
    return s.attack_strength(seat) + s.workers(seat)


def reach(s: Land, seat: Seat) -> i64:
    """The focus that the player has, or can take."""
    focus = s.focus[seat]
    if not s.is_dark(seat, FOCUS_TILE):
        focus += s.parts.focus_per_round
    most = s.parts.focus_max
    return focus if focus < most else most


def hunt(s: Land, seat: Seat, walk: Walk, help: i64) -> float:
    """The chance that the player beats some nest in this round, with the focus, strength and renown at hand.

    `help` is what cards would add (`cards_for`). The nests with the fewest dragons come first, so that another one is
    only worth a look if it is nearer.
    """
    focus = reach(s, seat)
    ground = walk.ground
    if s.round == 0 or focus == 0 or len(ground.nests) == 0:
        return 0.0
    ranged = s.card_count(seat, RANGED_CARD) > 0
    ride: i64 = RIDE if s.card_count(seat, MARCH_CARD) > 0 else 0
    missing: i64 = ground.price - s.purse(seat) if s.nests_beaten < len(s.nests) else 0
    strength = fighting(s, seat) + help
    if missing > -s.parts.attack_renown:
        strength -= 1
    dragons = s.dragons
    one = s.nest_strength()
    most = focus - 2 + ride
    best = 0.0
    for space in ground.nests:
        needed: i64 = 1
        if not ranged:
            steps = walk.steps_to(s.board.neighbours[space], most)
            if steps == FAR:
                continue
            needed = steps + 2 - ride
            if needed < 1:
                needed = 1
            most = steps - 1
        chance = beats(strength - dragons[space] * one)
        if needed + 2 <= focus:
            chance += 0.7 * chance * (1.0 - chance)
        chance *= 1.0 - 0.02 * float(needed)
        if chance > best:
            best = chance
        if ranged or most < 0:
            break
    if missing > 0:
        best *= max(0.04, 0.9 - 0.11 * float(missing) / float(s.seats))
    return best


def cards_for(s: Land, seat: Seat) -> i64:
    """What cards would add to an attack of the player: their own, or against the dragons those of the whole team."""
    first: Seat = 0
    last: Seat = s.seats
    if s.mode == COMPETITIVE:
        first = seat
        last = seat + 1
    held = s.cards
    strength: i64 = 0
    rerolls: i64 = 0
    for one in range(first * CARDS, last * CARDS, CARDS):
        strength += held[one + STRENGTH_CARD]
        rerolls += held[one + REROLL_CARD]
    if rerolls > 2:
        rerolls = 2
    return s.parts.card_amount[STRENGTH_CARD] * strength + rerolls


def readiness(s: Land, seat: Seat, ground: Ground, help: i64) -> float:
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
            chance *= 1.0 - 0.015 * float(far)
            if far > 7:
                chance *= 0.5
            if chance > best:
                best = chance
    return best


def apart(s: Land, here: Space, there: Space) -> i64:
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
    help: i64 = 0 if s.attacker == DRAGONS else cards_for(s, s.attacker)
    if s.attack_die == 0:
        return beats(lead + help)
    if lead > 0:
        return 1.0
    if lead + help <= 0:
        return 0.0
    return 0.9 if lead + s.parts.card_amount[STRENGTH_CARD] > 0 else 0.8


def beats(lead: i64) -> float:
    """The chance of an attack by its lead before the dice."""
    if lead < -8:
        return 0.005
    return 1.0 if lead > 2 else BEATS[lead + 8]
