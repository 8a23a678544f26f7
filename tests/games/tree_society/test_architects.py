"""The Architects, card by card: half cost, reductions, chained builds."""

from tests.games.tree_society.scenes import workshop
from tests.rule import rule


@rule("TS-60", "TS-143", "TS-139")
def test_arc01_joiners_loft() -> None:
    t = workshop("ARC01", "BAN08")
    t.says("oak", "build ARC01").asks("oak", "build")
    t.says("oak", "build ARC01").asks("oak", "build-by-effect")
    t.says("oak", "build BAN08").asks("oak", "build")
    assert t.view().players[0].purse == 30 - 2 - 3 - 3
    t.says("oak", "build ARC01").asks("oak", "build")
    mine = t.view().players[0]
    assert (mine.purse, mine.chest, mine.banners) == (18, 2, 1)
    assert t.score("oak") == 5 + 1


def test_arc02_surveyors_perch() -> None:
    t = workshop("ARC02", "MER12")
    t.says("oak", "build ARC02", "build ARC02").asks("oak", "build")
    assert t.view().players[0].chest == 2
    t.says("oak", "build ARC02").asks("oak", "build-by-effect")
    t.says("oak", "build MER12").asks("oak", "build")
    assert t.view().players[0].purse == 30 - 9 - 3
    assert t.score("oak") == 5 + 2


def test_arc03_ropewalk() -> None:
    t = workshop("ARC03", "BAN02")
    t.says("oak", "build ARC03", "build ARC03").asks("oak", "build-by-effect")
    t.says("oak", "build BAN02").asks("oak", "build")
    assert t.view().players[0].purse == 30 - 5 - 1
    t.says("oak", "build ARC03").asks("oak", "build")
    assert t.view().players[0].purse == 24 - 4 + 2


def test_arc04_scaffold_yard() -> None:
    t = workshop("ARC04", "WRI04")
    t.says("oak", "build ARC04", "build ARC04").asks("oak", "take-more")
    t.says("oak", "take grape-take").asks("oak", "build")
    assert "grape-take" in t.view().players[0].unsold
    t.says("oak", "build ARC04").asks("oak", "build-by-effect")
    t.says("oak", "build WRI04").asks("oak", "build")
    assert t.view().players[0].purse == 30 - 9 - 0


@rule("TS-156", "TS-157")
def test_arc05_carpenters_bench() -> None:
    t = workshop("ARC05", "BAN02", "WRI12")
    t.says("oak", "build ARC05", "build BAN02").asks("oak", "build")
    assert t.view().players[0].purse == 30 - 2 - 2
    t.says("oak", "build ARC05", "build BAN02").asks("oak", "build")
    # Level 2 of ARC05 is not cheaper by its own level 1; level 2 of BAN02 is cheaper by 1.
    assert t.view().players[0].purse == 26 - 4 - 2
    t.says("oak", "build ARC05").asks("oak", "build-by-effect")
    # The guild market is empty now, so that WRI12 has no row to renew.
    t.says("oak", "build WRI12").asks("oak", "build")
    assert t.view().players[0].purse == 20 - 3 - 3


def test_arc06_pulley_house() -> None:
    t = workshop("ARC06", "BAN03", "MER05")
    t.says("oak", "build ARC06").asks("oak", "build-by-effect")
    t.says("oak", "build BAN03").asks("oak", "build")
    assert t.view().players[0].purse == 30 - 3 - 0
    t.says("oak", "build ARC06").asks("oak", "build-by-effect")
    t.offers("build BAN03").refuses("oak", "build MER05", "TS-151")
    t.says("oak", "build BAN03").asks("oak", "build")
    mine = t.view().players[0]
    assert (mine.purse, mine.chest) == (27 - 4 - 2, 3)
    t.says("oak", "build ARC06").asks("oak", "build")
    assert t.score("oak", "completed") == 6


@rule("TS-142")
def test_arc07_drafting_room() -> None:
    t = workshop("ARC07", "BAN03", completed=["BAN04"])
    t.says("oak", "build ARC07").asks("oak", "renew-row")
    t.says("oak", "row bottom").asks("oak", "build")
    market = [card.card for card in t.view().guild_market if card]
    assert market == ["ARC12", "BAN10", "MER11", "WRI11", "ARC08", market[5]]
    t.says("oak", "build ARC07").asks("oak", "build-by-effect")
    t.says("oak", "build BAN10").asks("oak", "build")
    assert t.view().players[0].purse == 30 - 3 - 3 - 2
    t.says("oak", "build ARC07").asks("oak", "build")
    assert t.score("oak", "formulas") == 2


def test_arc08_sawmill() -> None:
    t = workshop("ARC08", "BAN04", "WRI08")
    t.says("oak", "build ARC08").asks("oak", "build-by-effect")
    t.says("oak", "build BAN04").asks("oak", "build")
    assert t.view().players[0].purse == 30 - 4 - 1
    t.says("oak", "build ARC08").asks("oak", "build-by-effect")
    t.says("oak", "build WRI08").asks("oak", "build")
    assert t.view().players[0].purse == 25 - 6 - 3
    t.says("oak", "build ARC08").asks("oak", "build")
    assert (t.view().players[0].banners, t.score("oak", "completed")) == (2, 11)


def test_arc09_rope_bridge() -> None:
    t = workshop("ARC09", "BAN04", "WRI08", completed=["BAN03"])
    t.says("oak", "build ARC09", "build BAN04").asks("oak", "build")
    assert t.view().players[0].purse == 30 - 4 - 2
    t.says("oak", "build ARC09").asks("oak", "build-by-effect")
    t.says("oak", "build WRI08").asks("oak", "build")
    assert t.view().players[0].purse == 24 - 6 - 2
    t.says("oak", "build ARC09").asks("oak", "build")
    assert t.score("oak", "formulas") == 4


def test_arc10_lift_tower() -> None:
    t = workshop("ARC10", "BAN08", "WRI08", in_progress={"BAN03": 1})
    t.says("oak", "build ARC10").asks("oak", "build-by-effect")
    t.refuses("oak", "build BAN03", "TS-151")
    t.says("oak", "build BAN08").asks("oak", "build")
    assert t.view().players[0].purse == 30 - 5 - 3
    t.says("oak", "build ARC10").asks("oak", "build-by-effect")
    t.refuses("oak", "build WRI08", "TS-151")
    t.says("oak", "build BAN03").asks("oak", "build")
    assert t.view().players[0].purse == 22 - 5 - 2
    t.says("oak", "build ARC10").asks("oak", "build")
    # 3 from BAN03 on level 2, 3 from ARC10 on level 3.
    assert (t.view().players[0].chest, t.score("oak", "completed")) == (6, 9)


@rule("TS-157")
def test_arc11_hanging_workshop() -> None:
    t = workshop("ARC11", "WRI08", in_progress={"BAN03": 1})
    t.says("oak", "build ARC11", "build ARC11", "build BAN03").asks("oak", "build")
    assert t.view().players[0].purse == 30 - 4 - 6 - 3
    t.says("oak", "build ARC11").asks("oak", "build-by-effect")
    t.says("oak", "build WRI08").asks("oak", "build")
    assert t.view().players[0].purse == 17 - 6 - 3
    assert t.score("oak", "completed") == 10


def test_arc12_great_platform() -> None:
    t = workshop("ARC12", "BAN04", "WRI08")
    t.says("oak", "build ARC12", "build BAN04").asks("oak", "build")
    assert t.view().players[0].purse == 30 - 4 - 1
    t.says("oak", "build ARC12", "build WRI08").asks("oak", "build")
    assert t.view().players[0].purse == 25 - 6 - 3
    t.says("oak", "build ARC12").asks("oak", "build")
    assert (t.view().players[0].banners, t.score("oak", "completed")) == (1, 12)


def test_arc13_canopy_aqueduct() -> None:
    t = workshop("ARC13", "WRI12", "MER05", completed=["BAN03", "BAN04"])
    t.says("oak", "build ARC13").asks("oak", "build-by-effect")
    t.says("oak", "build WRI12").asks("oak", "renew-row")
    t.says("oak", "skip").asks("oak", "build")
    assert t.view().players[0].purse == 30 - 6 - 3
    t.says("oak", "build ARC13", "build WRI12").asks("oak", "build")
    assert t.view().players[0].purse == 21 - 8 - 6
    t.refuses("oak", "build ARC13", "TS-77")
    rich = workshop(in_progress={"ARC13": 2}, completed=["BAN03", "BAN04"])
    rich.says("oak", "build ARC13").asks("oak", "build")
    # Level 3 costs 9, less 1 by its own level 2; three houses score 3 each.
    assert rich.view().players[0].purse == 30 - 8
    assert (rich.view().players[0].banners, rich.score("oak", "formulas")) == (5, 9)
