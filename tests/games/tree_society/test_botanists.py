"""The Botanists, card by card: sacrifices first, then many points."""

from tests.games.tree_society.scenes import workshop
from tests.rule import rule


@rule("TS-91", "TS-161")
def test_bot01_compost_garden() -> None:
    t = workshop("BOT01")
    t.says("oak", "build BOT01").asks("oak", "build")
    assert t.view().players[0].chest == 1
    t.says("oak", "build BOT01").asks("oak", "compost-first")
    t.says("oak", "compost apple-sell").asks("oak", "build")
    assert t.view().players[0].purse == 30 - 2 - 3 + 1
    t.says("oak", "build BOT01", "compost cherry-less").asks("oak", "build")
    mine = t.view("oak").players[0]
    assert (mine.unsold, mine.sold) == (["orange-row"], ["apple-sell", "cherry-less"])
    assert t.score("oak") == 8


@rule("TS-162")
def test_bot02_grafting_shed() -> None:
    t = workshop("BOT02", in_progress={"BAN03": 1}, completed=["MER01"])
    t.says("oak", "build BOT02", "build BOT02").asks("oak", "build")
    assert t.view().players[0].chest == 2
    t.says("oak", "build BOT02").asks("oak", "discard-first")
    t.offers_only("discard BAN03", "discard MER01")
    t.says("oak", "discard BAN03").asks("oak", "build")
    assert (t.view().guild_discard, t.score("oak")) == (["BAN03"], 5 + 9)


def test_bot03_seed_bank() -> None:
    t = workshop("BOT03", sold=["apple-less", "apple-less"])
    t.says("oak", "build BOT03").asks("oak", "compost-first")
    t.says("oak", "compost apple-sell").asks("oak", "build")
    assert t.view().players[0].chest == 3
    t.says("oak", "build BOT03").asks("oak", "build")
    t.says("oak", "build BOT03", "compost cherry-less").asks("oak", "build")
    assert t.score("oak", "formulas") == 6


@rule("TS-160")
def test_bot04_pruning_terrace() -> None:
    t = workshop("BOT04", in_progress={"BAN03": 1}, completed=["MER01"])
    t.says("oak", "build BOT04", "discard MER01").asks("oak", "build")
    assert t.view().players[0].purse == 30 - 2 + 1
    t.says("oak", "build BOT04", "discard BAN03").asks("oak", "build")
    # 1 coin for the discard, 2 by the effect of level 2.
    assert t.view().players[0].purse == 29 - 3 + 1 + 2
    t.says("oak", "build BOT04").asks("oak", "build")
    assert t.score("oak") == 8


def test_bot05_herbarium() -> None:
    t = workshop("BOT05")
    t.says("oak", "build BOT05", "take grape-take").asks("oak", "build")
    t.says("oak", "build BOT05", "compost apple-sell", "build BOT05").asks("oak", "build")
    # Cherry, orange and grape are unsold.
    assert t.score("oak", "formulas") == 6


def test_bot06_mulch_pit() -> None:
    t = workshop("BOT06")
    t.says("oak", "build BOT06", "skip", "build BOT06").asks("oak", "build")
    assert t.view().players[0].purse == 30 - 3 - 3 + 1
    t.says("oak", "build BOT06").asks("oak", "compost-first")
    t.says("oak", "compost apple-sell").asks("oak", "compost-first")
    t.refuses("oak", "compost apple-sell", "TS-161")
    t.says("oak", "compost orange-row").asks("oak", "build")
    assert (t.view().players[0].unsold, t.score("oak")) == (["cherry-less"], 8)


def test_bot07_grove_nursery() -> None:
    t = workshop("BOT07", completed=["MER01"])
    t.says("oak", "build BOT07").asks("oak", "build")
    assert t.view().players[0].chest == 2
    t.says("oak", "build BOT07", "compost apple-sell").asks("oak", "build")
    assert t.view().players[0].purse == 30 - 4 - 5 + 2
    t.says("oak", "build BOT07", "discard MER01").asks("oak", "build")
    assert (t.view().players[0].banners, t.score("oak")) == (2, 14)


def test_bot08_orchard_conservatory() -> None:
    t = workshop("BOT08", sold=["apple-less", "grape-row"])
    t.says("oak", "build BOT08", "compost apple-sell", "build BOT08").asks("oak", "build")
    assert (t.view().players[0].chest, t.view().players[0].purse) == (3, 30 - 4 - 7 + 2)
    t.says("oak", "build BOT08", "compost orange-row").asks("oak", "build")
    assert t.score("oak", "formulas") == 4


def test_bot09_bonsai_court() -> None:
    t = workshop("BOT09", "WRI08", completed=["MER01"])
    t.says("oak", "build BOT09").asks("oak", "discard-first")
    t.says("oak", "discard MER01").asks("oak", "build-by-effect")
    t.says("oak", "build WRI08").asks("oak", "build")
    assert t.view().players[0].purse == 30 - 3 - 3
    t.says("oak", "build BOT09", "build BOT09").asks("oak", "build")
    assert t.score("oak", "completed") == 13


@rule("TS-158")
def test_bot10_orchid_house() -> None:
    t = workshop("BOT10", "MER06")
    t.says("oak", "build BOT10", "build MER06", "take grape-take").asks("oak", "build")
    assert t.view().players[0].chest == 1
    t.says("oak", "build BOT10", "compost apple-sell").asks("oak", "build")
    assert t.view().players[0].purse == 30 - 4 - 3 - 5 + 2
    t.says("oak", "build BOT10", "compost cherry-less").asks("oak", "build")
    assert t.score("oak", "completed") == 11


@rule("TS-162")
def test_bot11_elder_grafting_tree() -> None:
    t = workshop("BOT11", in_progress={"BAN03": 1}, completed=["MER01"])
    t.says("oak", "build BOT11", "take grape-take").asks("oak", "build")
    t.says("oak", "build BOT11", "compost apple-sell").asks("oak", "build")
    assert t.view().players[0].chest == 3
    t.says("oak", "build BOT11").asks("oak", "discard-first")
    t.refuses("oak", "discard BAN03", "TS-162").offers_only("discard MER01")
    t.says("oak", "discard MER01").asks("oak", "build")
    assert (t.view().players[0].banners, t.score("oak", "completed")) == (3, 21)


def test_bot12_botanical_dome() -> None:
    t = workshop("BOT12", sold=["grape-row"])
    t.says("oak", "build BOT12", "compost apple-sell").asks("oak", "build")
    assert t.view().players[0].purse == 30 - 3 + 2
    t.says("oak", "build BOT12", "compost cherry-less").asks("oak", "take-more")
    t.says("oak", "take grape-take", "build BOT12", "compost grape-take").asks("oak", "build")
    # Grape, apple and cherry are in the Sold section.
    assert t.score("oak", "formulas") == 6
