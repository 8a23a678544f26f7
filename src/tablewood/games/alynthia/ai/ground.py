"""The map as bots look at it: what bars the way, where to build, where dragons may come."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tablewood.games.alynthia.names import FOREST, NEST, Space
from tablewood.games.alynthia.pieces import NO_SPACES
from tablewood.games.alynthia.state import Land
from tablewood.games.alynthia.vocabulary import WORKER
from tablewood.kernel.step import Seat
from tablewood.kernel.vectors import Ints, added, zeros

# What bars a space, in order: whoever passes one of them passes those before it, too.
FREE: Final = 0
WALLED: Final = 1
OCCUPIED: Final = 2
GUARDED: Final = 3
"""By dragons, or by a nest that stands."""


@mypyc_attr(free_list_len=1)
class Ground:
    """What is the same for all players; looked up once for all of them, and only good as long as nothing changes."""

    def __init__(self, s: Land) -> None:
        self.price: Final[i64] = s.next_nest_cost() if s.nests_beaten < len(s.nests) else 0
        """AL-57: what the next nest costs."""
        self.nests: Ints = NO_SPACES
        """The nests that stand, those with the fewest dragons first."""
        self.has_packs: bool = False
        """Whether there are dragons outside of nests that stand."""
        self.barrier: Final[Ints] = zeros(s.parts.spaces.size)
        """By space: FREE, WALLED, OCCUPIED or GUARDED. The tunnel is always free to whom it belongs."""
        self._look_for_walls(s)
        self._look_for_characters(s)
        self._look_for_dragons(s)
        self._look_for_nests(s)

    def _look_for_walls(self, s: Land) -> None:
        for space in s.walls:
            if space >= 0 and space != s.parts.tunnel:
                self.barrier[space] = WALLED

    def _look_for_characters(self, s: Land) -> None:
        for space in s.at:
            if space >= 0 and space != s.parts.tunnel:
                self.barrier[space] = OCCUPIED

    def _look_for_dragons(self, s: Land) -> None:
        dragons = s.dragons
        for space in s.board.spaces:
            if dragons[space] > 0:
                self.barrier[space] = GUARDED
                if s.nest[space] != NEST:
                    self.has_packs = True

    def _look_for_nests(self, s: Land) -> None:
        found = NO_SPACES
        for space in s.nests:
            if s.nest[space] == NEST:
                self.barrier[space] = GUARDED
                found = added(found, space)
                at = len(found) - 1
                while at > 0 and s.dragons[found[at - 1]] > s.dragons[space]:
                    found[at] = found[at - 1]
                    at -= 1
                found[at] = space
        self.nests = found

    def is_site(self, s: Land, space: Space) -> bool:
        """AL-146: whether an outpost could be built on the space, and no dragon is there."""
        return s.terrain[space] < WORKER and s.built[space] == 0 and self.barrier[space] != GUARDED


def is_threatened(s: Land, space: Space) -> bool:
    """Whether a swarm may come onto the space in the next Dragon Phase."""
    many = s.parts.swarm - 2
    for other in s.board.neighbours[space]:
        if s.dragons[other] >= many:
            return True
    return False


def passable(s: Land, seat: Seat) -> i64:
    """AL-122, AL-124, AL-131: the last barrier that does not keep the character from a space."""
    if s.shares(seat):
        return OCCUPIED
    return WALLED if s.guild[seat] == FOREST else FREE


def is_open_to(s: Land, seat: Seat, ground: Ground, space: Space) -> bool:
    """AL-122, AL-124, AL-131, AL-237: whether the character may step onto the space (`refusals.why_not_stand`)."""
    if space == s.parts.tunnel:
        return s.has_tunnel(seat)
    return s.board.has_space(space) and ground.barrier[space] <= passable(s, seat)
