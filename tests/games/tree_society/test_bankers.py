"""The Bankers, card by card: the chest, and coins for banners."""

from tests.games.tree_society.scenes import workshop
from tests.rule import rule


@rule("TS-138", "TS-154")
def test_ban01_counting_house() -> None:
    t = workshop("BAN01", "BAN03", completed=["BAN07"])
    t.says("oak", "build BAN01").asks("oak", "build")
    assert t.view().players[0].chest == 2
    t.says("oak", "build BAN01", "build BAN03", "build BAN03").asks("oak", "build")
    assert t.view().players[0].chest == 2 + 3 + 1
    t.says("oak", "build BAN01").asks("oak", "build")
    # Two banners of BAN07 and its own.
    assert t.score("oak", "formulas") == 6


@rule("TS-147")
def test_ban02_exchange_desk() -> None:
    t = workshop("BAN02", completed=["BAN07", "WRI08"])
    t.says("oak", "build BAN02", "build BAN02").asks("oak", "build")
    assert (t.view().players[0].chest, t.view().players[0].purse) == (2, 24)
    t.says("oak", "build BAN02").asks("oak", "build")
    assert t.view().players[0].purse == 24 - 4 + 3


def test_ban03_acorn_vault() -> None:
    t = workshop("BAN03")
    t.says("oak", "build BAN03").asks("oak", "build")
    assert t.view().players[0].chest == 0
    t.says("oak", "build BAN03", "build BAN03").asks("oak", "build")
    assert (t.view().players[0].chest, t.score("oak")) == (5, 5)


def test_ban04_mint() -> None:
    t = workshop("BAN04", "BAN07")
    t.says("oak", "build BAN04", "build BAN07").asks("oak", "build")
    assert t.view().players[0].chest == 4
    # Its continuous effect has ended when its level 2 pays.
    t.says("oak", "build BAN04").asks("oak", "build")
    assert t.view().players[0].chest == 7
    t.says("oak", "build BAN04").asks("oak", "build")
    assert t.score("oak", "completed") == 6


@rule("TS-33", "TS-122")
def test_ban05_savings_hollow() -> None:
    t = workshop("BAN05")
    t.says("oak", "build BAN05", "build BAN05").asks("oak", "build")
    assert (t.view().players[0].chest, t.score("oak")) == (5, 2)
    t.says("oak", "build BAN05").asks("oak", "build")
    assert t.score("oak") == (30 - 8) + 5


def test_ban06_pawnbrokers_branch() -> None:
    t = workshop("BAN06", "WRI01", completed=["BAN03", "BAN04"])
    t.says("oak", "build BAN06").asks("oak", "build")
    assert t.view().players[0].purse == 30 - 3 + 1
    t.says("oak", "build BAN06").asks("oak", "renew-row")
    t.says("oak", "row bottom", "build BAN06").asks("oak", "build")
    assert (t.view().players[0].chest, t.view().guild_discard) == (3, ["WRI01"])


def test_ban07_treasury_bough() -> None:
    t = workshop("BAN07", "BAN03")
    t.says("oak", "build BAN07").asks("oak", "build")
    assert t.view().players[0].chest == 3
    t.says("oak", "build BAN07", "build BAN03", "build BAN03").asks("oak", "build")
    assert t.view().players[0].chest == 3 + 4
    t.says("oak", "build BAN07").asks("oak", "build")
    assert (t.view().players[0].banners, t.score("oak", "completed")) == (2, 9)


@rule("TS-148")
def test_ban08_guild_ledger_hall() -> None:
    t = workshop("BAN08", completed=["BAN03", "BAN04"])
    t.says("oak", "build BAN08").asks("oak", "build")
    assert t.view().players[0].chest == 2
    t.says("oak", "build BAN08", "build BAN08").asks("oak", "build")
    assert (t.view().players[0].chest, t.score("oak", "completed")) == (5, 5 + 6 + 9)


def test_ban09_merchant_bank() -> None:
    t = workshop("BAN09", completed=["BAN03", "WRI08"])
    t.says("oak", "build BAN09", "build BAN09").asks("oak", "build")
    assert t.view().players[0].chest == 4
    t.says("oak", "build BAN09").asks("oak", "build")
    assert t.score("oak", "formulas") == 9


def test_ban10_insurance_lodge() -> None:
    t = workshop("BAN10", completed=["BAN03", "WRI08"])
    t.says("oak", "build BAN10").asks("oak", "build")
    assert t.view().players[0].chest == 3
    t.says("oak", "build BAN10").asks("oak", "build")
    assert t.view().players[0].chest == 3 + 3
    t.says("oak", "build BAN10").asks("oak", "build")
    assert t.score("oak", "completed") == 5 + 13 + 10


@rule("TS-12")
def test_ban11_bullion_nest() -> None:
    """Card 24: two banners, whatever the back of the first print run shows (R31)."""
    t = workshop("BAN11", "BAN07")
    t.says("oak", "build BAN11", "build BAN07").asks("oak", "build")
    assert t.view().players[0].chest == 4
    t.says("oak", "build BAN11", "build BAN11").asks("oak", "build")
    mine = t.view().players[0]
    assert (mine.chest, mine.purse) == (7, 30 - 5 - 4 - 5 - 7 + 2)
    assert (mine.completed[0].number, mine.completed[0].banners, mine.banners) == (24, 2, 2)


def test_ban12_central_bank() -> None:
    t = workshop("BAN12", "BAN03")
    t.says("oak", "build BAN12").asks("oak", "build")
    assert t.view().players[0].chest == 3
    t.says("oak", "build BAN12", "build BAN03", "build BAN03").asks("oak", "build")
    assert t.view().players[0].chest == 3 + 4
    t.says("oak", "build BAN12").asks("oak", "build")
    assert (t.view().players[0].banners, t.score("oak", "formulas")) == (3, 9)
