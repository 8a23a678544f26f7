"""Scoring at the end of a round (SD-109 to SD-121)."""

from tablewood.games.sylvan_dale.components import PREEMINENCE, PRESTIGE
from tablewood.games.sylvan_dale.state import Dale
from tablewood.kernel.log import TABLE
from tablewood.kernel.step import Rule


class ScoreTrees(Rule[Dale]):
    """SD-109, SD-117: for each tree the player with prestige earns fame for every level; nobody else does."""

    def run(self, s: Dale) -> None:
        for tree in s.board.trees:
            holder = s.prestige(tree)
            if holder >= 0:
                points = s.height(tree) * s.parts.level_fame
                s.earn(holder, PRESTIGE, points)
                s.tell(s.events.scored_tree, holder, tree, points)


class ScoreDistricts(Rule[Dale]):
    """SD-112 to SD-116: preeminence earns fame for every tree of the district; tied players earn half as much each."""

    def run(self, s: Dale) -> None:
        held = prestige_by_district(s)
        for district in range(len(s.parts.districts)):
            counts = held[district * s.seats : (district + 1) * s.seats]
            most = max(counts)
            if most == 0:
                continue
            leaders = [seat for seat in range(s.seats) if counts[seat] == most]
            per_tree = s.parts.lead_fame if len(leaders) == 1 else s.parts.tied_fame
            kind = s.events.led_district if len(leaders) == 1 else s.events.tied_district
            for seat in leaders:
                points = per_tree * s.board.size[district]
                s.earn(seat, PREEMINENCE, points)
                s.tell(kind, seat, district, points)
        s.tell(s.events.round_scored, TABLE, s.round)


def prestige_by_district(s: Dale) -> list[int]:
    """SD-112: by district and seat, for how many trees the player has prestige."""
    held = [0] * (len(s.parts.districts) * s.seats)
    for tree in s.board.trees:
        holder = s.prestige(tree)
        if holder >= 0:
            held[s.board.district_of[tree] * s.seats + holder] += 1
    return held
