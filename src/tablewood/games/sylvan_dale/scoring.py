"""Scoring at the end of a round (SD-109 to SD-121)."""

from tablewood.games.sylvan_dale.components import PREEMINENCE, PRESTIGE
from tablewood.games.sylvan_dale.pieces import District
from tablewood.games.sylvan_dale.state import Dale
from tablewood.kernel.log import TABLE
from tablewood.kernel.scoring import Score
from tablewood.kernel.step import Rule


class ScoreTrees(Rule[Dale]):
    """SD-109, SD-117: for each tree the player with prestige earns fame for every level; nobody else does."""

    def run(self, s: Dale) -> None:
        s.tell(s.events.round_scored, TABLE, s.round)
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
            leaders = preeminent(held[district])
            points = preeminence_fame(s, district, len(leaders))
            kind = s.events.led_district if len(leaders) == 1 else s.events.tied_district
            for seat in leaders:
                s.earn(seat, PREEMINENCE, points)
                s.tell(kind, seat, district, points)
        for seat in range(s.seats):
            s.tell(s.events.standing, seat, s.round, s.total_fame(seat))


def scores_at_round_end(s: Dale) -> list[Score]:
    """SD-103, SD-109, SD-112: the scores if the board were scored now."""
    after = s.clone()
    ScoreTrees().run(after)
    ScoreDistricts().run(after)
    return after.scores()


def prestige_by_district(s: Dale) -> list[list[int]]:
    """SD-112: by district and seat, for how many trees the player has prestige."""
    held = [[0] * s.seats for _ in s.parts.districts]
    for tree in s.board.trees:
        holder = s.prestige(tree)
        if holder >= 0:
            held[s.board.district_of[tree]][holder] += 1
    return held


def preeminent(counts: list[int]) -> list[int]:
    """SD-112: who leads a district in which the seats have prestige for this many trees; nobody if all have none."""
    most = max(counts)
    return [seat for seat in range(len(counts)) if counts[seat] == most and most > 0]


def preeminence_fame(s: Dale, district: District, leaders: int) -> int:
    """SD-113, SD-114: what each leader earns in the district, by how many share the lead."""
    per_tree = s.parts.lead_fame if leaders == 1 else s.parts.tied_fame
    return per_tree * s.board.size[district]
