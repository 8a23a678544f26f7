"""The map as bots look at it, in sets of spaces: what is in the way, where to build.

A set of spaces is a number with one bit a space (`Board.bit`), so that a look at the whole map takes a few operations.
"""

from typing import Final

from tablewood.games.alynthia.names import FOREST, NEST
from tablewood.games.alynthia.state import Land
from tablewood.games.alynthia.vocabulary import WORKER


class Ground:
    """What is the same for all players; looked up once for all of them, and only good as long as nothing changes."""

    def __init__(self, s: Land) -> None:
        board = s.board
        bit = board.bit
        self.price: Final = s.next_nest_cost() if s.nests_beaten < len(s.nests) else 0
        """AL-57: what the next nest costs."""
        self.nests: list[int] = []
        """The nests that stand, those with the fewest dragons first."""
        self.packs: list[int] = []
        """The spaces with dragons that have no nest there."""
        self.guarded: int = 0
        """Nests that stand, and dragons."""
        self.threatened: int = 0
        """Where a swarm may come in the next Dragon Phase."""
        self.sites: int = 0
        """AL-146: where an outpost could be built, and no dragon is."""
        self._look_for_dragons(s)
        self._look_for_nests(s)
        self._look_for_sites(s)
        characters = 0
        for space in s.at:
            if space >= 0:
                characters |= bit[space]
        walls = 0
        for space in s.walls:
            if space >= 0:
                walls |= bit[space]
        self.unguarded: Final = board.map & ~self.guarded
        self.unoccupied: Final = self.unguarded & ~characters
        self.unwalled: Final = self.unoccupied & ~walls

    def _look_for_dragons(self, s: Land) -> None:
        bit = s.board.bit
        dragons = s.dragons
        nest = s.nest
        guarded = 0
        many = 0
        most = s.parts.swarm - 2
        for space in s.board.spaces:
            count = dragons[space]
            if count > 0:
                guarded |= bit[space]
                if nest[space] != NEST:
                    self.packs.append(space)
                if count >= most:
                    many |= bit[space]
        self.guarded = guarded
        self.threatened = s.board.around(many)

    def _look_for_nests(self, s: Land) -> None:
        found = self.nests
        dragons = s.dragons
        for space in s.nests:
            if s.nest[space] != NEST:
                continue
            self.guarded |= s.board.bit[space]
            at = len(found)
            found.append(space)
            while at > 0 and dragons[found[at - 1]] > dragons[space]:
                found[at] = found[at - 1]
                at -= 1
            found[at] = space

    def _look_for_sites(self, s: Land) -> None:
        bit = s.board.bit
        terrain = s.terrain
        taken = self.guarded
        for space in s.board.spaces:
            if terrain[space] >= WORKER:
                taken |= bit[space]
        for space in s.outposts:
            if space >= 0:
                taken |= bit[space]
        self.sites = s.board.map & ~taken


def open_to(s: Land, seat: int, ground: Ground) -> int:
    """AL-122, AL-124, AL-131, AL-237: the spaces onto which the character may step (`refusals.why_not_stand`)."""
    if s.shares(seat):
        spaces = ground.unguarded
    elif s.guild[seat] == FOREST:
        spaces = ground.unoccupied
    else:
        spaces = ground.unwalled
    return spaces | s.board.bit[s.parts.tunnel] if s.has_tunnel(seat) else spaces
