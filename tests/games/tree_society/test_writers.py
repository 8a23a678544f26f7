"""The Writers, card by card: points, fixed and variable; the market renewed."""

from tests.games.tree_society.scenes import workshop


def test_wri01_chroniclers_nook() -> None:
    t = workshop("WRI01", "BAN03", completed=["WRI08", "BAN04"])
    t.says("oak", "build WRI01", "row bottom").asks("oak", "build")
    assert t.view().guild_discard == ["BAN03"]
    t.says("oak", "build WRI01", "build WRI01").asks("oak", "build")
    assert t.score("oak", "formulas") == 2 + 1 + 1


def test_wri02_poets_balcony() -> None:
    t = workshop("WRI02", completed=["BAN03", "BAN04", "MER01"])
    t.says("oak", "build WRI02", "build WRI02").asks("oak", "build")
    assert t.view().players[0].purse == 30 - 2 - 4 + 1
    t.says("oak", "build WRI02").asks("oak", "build")
    assert t.score("oak", "formulas") == 6


def test_wri03_inkmaker() -> None:
    t = workshop("WRI03", "BAN03", completed=["WRI08", "BAN04"])
    t.says("oak", "build WRI03", "skip", "build WRI03").asks("oak", "build")
    assert t.view().players[0].purse == 30 - 3 - 3 + 2
    t.says("oak", "build WRI03").asks("oak", "build")
    assert t.score("oak", "formulas") == 6


def test_wri04_scriptorium() -> None:
    t = workshop("WRI04", "BAN03")
    t.says("oak", "build WRI04", "build WRI04").asks("oak", "renew-row")
    t.says("oak", "row bottom", "build WRI04").asks("oak", "build")
    assert (t.view().guild_discard, t.score("oak")) == (["BAN03"], 9)


def test_wri05_storytellers_bench() -> None:
    t = workshop("WRI05", completed=["BAN07", "BAN03", "MER01"])
    t.says("oak", "build WRI05", "build WRI05", "take grape-take").asks("oak", "build")
    t.says("oak", "build WRI05").asks("oak", "build")
    # Three banners of the Bankers are the most.
    assert t.score("oak", "formulas") == 6


def test_wri06_paper_mill() -> None:
    t = workshop("WRI06", "BAN03", in_progress={"ARC03": 2})
    t.says("oak", "build WRI06", "build ARC03").asks("oak", "build")
    # 2 for the completion, 2 by the effect of ARC03.
    assert t.view().players[0].purse == 30 - 3 - 4 + 2 + 2
    t.says("oak", "build WRI06", "row bottom", "build WRI06").asks("oak", "build")
    # On level 2 it paid no more, and its own completion pays nothing.
    assert t.view().players[0].purse == 27 - 8
    assert t.score("oak", "completed") == 5 + 7


def test_wri07_playhouse() -> None:
    t = workshop("WRI07", "BAN03", completed=["WRI04", "BAN04"])
    t.says("oak", "build WRI07", "row bottom", "build WRI07", "build WRI07").asks("oak", "build")
    assert (t.view().guild_discard, t.score("oak", "formulas")) == (["BAN03"], 9)


def test_wri08_printing_house() -> None:
    t = workshop("WRI08", "BAN03")
    t.says("oak", "build WRI08", "build WRI08").asks("oak", "renew-row")
    t.says("oak", "row bottom", "build WRI08").asks("oak", "build")
    assert (t.view().guild_discard, t.score("oak")) == (["BAN03"], 13)


def test_wri09_academy_of_letters() -> None:
    t = workshop("WRI09", "BAN03", completed=["BAN04", "MER01", "MER03"])
    t.says("oak", "build WRI09", "row bottom", "build WRI09").asks("oak", "build")
    assert t.view().players[0].purse == 30 - 4 - 6 + 2
    t.says("oak", "build WRI09").asks("oak", "build")
    assert t.score("oak", "formulas") == 9


def test_wri10_archive() -> None:
    t = workshop("WRI10", in_progress={"BAN03": 2})
    t.says("oak", "build WRI10", "build BAN03").asks("oak", "build")
    assert t.view().players[0].purse == 30 - 4 - 4 + 2
    t.says("oak", "build WRI10", "build WRI10").asks("oak", "build")
    assert t.score("oak", "formulas") == 4


def test_wri11_great_library() -> None:
    t = workshop("WRI11", "BAN03")
    t.says("oak", "build WRI11", "build WRI11", "row bottom", "build WRI11").asks("oak", "build")
    assert (t.view().players[0].banners, t.score("oak")) == (1, 14)
    assert t.view().guild_discard == ["BAN03"]


def test_wri12_epic_hall() -> None:
    t = workshop("WRI12", "BAN03", completed=["BAN07"])
    t.says("oak", "build WRI12", "row bottom", "build WRI12", "build WRI12").asks("oak", "build")
    assert t.view().guild_discard == ["BAN03"]
    assert (t.view().players[0].banners, t.score("oak", "formulas")) == (5, 10)
