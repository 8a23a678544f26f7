"""The Explorers, card by card: draw effects. The decks of the workshop are known from the top."""

from tests.games.tree_society.scenes import workshop
from tests.rule import rule


@rule("TS-92", "TS-152")
def test_exp01_lookout() -> None:
    t = workshop("EXP01")
    t.says("oak", "build EXP01").asks("oak", "draw-fruits")
    t.says("oak", "reveal").asks("oak", "keep-fruit")
    t.offers_only("keep apple-row", "keep cherry-row", "keep grape-chest", "discard EXP01")
    before = t.view().fruit_deck_size
    t.says("oak", "keep grape-chest").asks("oak", "build")
    assert "grape-chest" in t.view().players[0].unsold
    assert t.view().fruit_deck_size == before + 2
    t.says("oak", "build EXP01", "build EXP01").asks("oak", "build")
    assert t.score("oak") == 7


@rule("TS-153")
def test_exp02_map_room() -> None:
    t = workshop("EXP02")
    t.says("oak", "build EXP02").asks("oak", "draw-guilds")
    t.says("oak", "reveal").asks("oak", "build-drawn")
    t.offers_only("build ARC12", "build BAN10", "build MER11", "discard EXP02", "skip")
    t.says("oak", "build MER11").asks("oak", "build")
    assert t.view().players[0].purse == 30 - 2 - 2
    t.says("oak", "build EXP02", "build EXP02").asks("oak", "draw-fruits")
    t.says("oak", "reveal", "keep apple-row").asks("oak", "build")
    assert t.score("oak", "completed") == 6


def test_exp03_base_camp() -> None:
    t = workshop("EXP03")
    t.says("oak", "build EXP03", "reveal", "keep apple-row").asks("oak", "build")
    t.says("oak", "build EXP03", "reveal", "build BAN10").asks("oak", "build")
    # BAN10 costs 4, half of it 2; its effect puts 3 coins in the chest.
    assert (t.view().players[0].purse, t.view().players[0].chest) == (30 - 2 - 4 - 2, 3)
    t.says("oak", "build EXP03").asks("oak", "build")
    assert t.score("oak", "completed") == 6


def test_exp04_specimen_cabin() -> None:
    t = workshop("EXP04")
    t.says("oak", "build EXP04", "build EXP04", "reveal", "keep grape-chest").asks(
        "oak", "keep-fruit"
    )
    t.says("oak", "keep blueberry-row", "build EXP04").asks("oak", "build")
    # All five types are unsold.
    assert t.score("oak", "formulas") == 10


def test_exp05_trail_marker() -> None:
    t = workshop("EXP05", "MER01", in_progress={"MER05": 1})
    t.says("oak", "build EXP05", "build MER01", "skip", "build MER01").asks("oak", "take-more")
    t.says("oak", "take grape-take").asks("oak", "build")
    assert t.view().players[0].chest == 1
    t.says("oak", "build EXP05", "reveal").asks("oak", "build-drawn")
    t.refuses("oak", "build BAN10", "TS-62").says("oak", "discard MER05").asks("oak", "build-drawn")
    t.says("oak", "build BAN10").asks("oak", "build")
    assert t.view().players[0].purse == 30 - 3 - 3 - 3 - 4 - 4
    t.says("oak", "build EXP05").asks("oak", "build")
    assert t.score("oak", "completed") == 6


def test_exp06_zip_line() -> None:
    t = workshop("EXP06", completed=["BAN03", "WRI04"])
    t.says("oak", "build EXP06", "reveal").asks("oak", "build-drawn")
    t.says("oak", "build WRI11").asks("oak", "build")
    assert t.view().players[0].purse == 30 - 2 - 4
    t.says("oak", "build EXP06").asks("oak", "build")
    assert t.view().players[0].purse == 24 - 4 + 1
    t.says("oak", "build EXP06").asks("oak", "build")
    assert t.score("oak", "formulas") == 6


def test_exp07_balloon_dock() -> None:
    t = workshop("EXP07")
    t.says("oak", "build EXP07", "reveal", "keep apple-row").asks("oak", "build")
    t.says("oak", "build EXP07", "reveal", "build ARC12").asks("oak", "build-by-effect")
    t.says("oak", "skip").asks("oak", "build")
    assert t.view().players[0].purse == 30 - 4 - 6 - 2
    t.says("oak", "build EXP07").asks("oak", "build")
    assert (t.view().players[0].banners, t.score("oak", "completed")) == (2, 11)


def test_exp08_cartographers_spire() -> None:
    t = workshop("EXP08")
    t.says("oak", "build EXP08", "reveal", "build MER11").asks("oak", "build")
    assert t.view().players[0].purse == 30 - 4 - 2
    t.says("oak", "build EXP08", "reveal").asks("oak", "build-drawn")
    t.says("oak", "skip", "build EXP08").asks("oak", "build")
    assert (t.view().players[0].purse, t.score("oak", "completed")) == (24 - 5 - 7, 11)


def test_exp09_menagerie() -> None:
    t = workshop("EXP09")
    t.says("oak", "build EXP09", "reveal", "keep apple-row", "keep cherry-row").asks("oak", "build")
    t.says("oak", "build EXP09", "build EXP09").asks("oak", "build")
    # Five fruits are unsold.
    assert t.score("oak", "formulas") == 10


def test_exp10_sky_harbour() -> None:
    t = workshop("EXP10", "MER06")
    t.says("oak", "build EXP10", "build EXP10", "build MER06", "take grape-take").asks(
        "oak", "build"
    )
    assert t.view().players[0].chest == 1
    t.says("oak", "build EXP10", "reveal", "build WRI11").asks("oak", "build")
    # WRI11 costs nothing; EXP10 is completed with 10 points, WRI11 stands on level 1 with 3.
    assert t.view().players[0].purse == 30 - 4 - 6 - 3 - 7
    assert t.score("oak") == 10 + 0 + 3


def test_exp11_expedition_hall() -> None:
    t = workshop("EXP11")
    t.says("oak", "build EXP11", "reveal", "build BAN10").asks("oak", "build")
    assert t.view().players[0].purse == 30 - 4 - 2
    t.says("oak", "build EXP11", "reveal", "keep cherry-row", "build EXP11").asks("oak", "build")
    assert t.score("oak", "completed") == 12


def test_exp12_horizon_tower() -> None:
    t = workshop("EXP12", completed=["BAN03", "MER01"])
    t.says("oak", "build EXP12", "reveal", "build BAN10").asks("oak", "build")
    assert t.view().players[0].purse == 30 - 6 - 2
    t.says("oak", "build EXP12", "build EXP12").asks("oak", "build")
    assert (t.view().players[0].banners, t.score("oak", "formulas")) == (5, 12)
