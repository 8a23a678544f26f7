"""The Merchants, card by card: extra sales and more coins for a sale."""

from tests.games.tree_society.scenes import workshop
from tests.rule import rule


@rule("TS-53", "TS-149")
def test_mer01_fruit_stall() -> None:
    t = workshop("MER01")
    t.says("oak", "build MER01").asks("oak", "sell-more")
    t.says("oak", "sell apple-sell").asks("oak", "build")
    assert t.view().players[0].purse == 30 - 3 + 2
    t.says("oak", "build MER01").asks("oak", "take-more")
    t.says("oak", "take grape-take", "build MER01").asks("oak", "build")
    assert t.score("oak") == 5


def test_mer02_wholesaler() -> None:
    t = workshop("MER02", sold=["grape-row", "grape-row", "cherry-sell"])
    t.says("oak", "build MER02").asks("oak", "take-more")
    t.says("oak", "take grape-take", "build MER02").asks("oak", "sell-more")
    t.says("oak", "sell orange-row", "build MER02").asks("oak", "build")
    assert (t.view().players[0].purse, t.score("oak")) == (30 - 10 + 2, 4)


@rule("TS-155")
def test_mer03_town_criers_post() -> None:
    t = workshop("MER03", "MER01")
    t.says("oak", "build MER03", "build MER01", "sell apple-sell").asks("oak", "build")
    assert t.view().players[0].purse == 30 - 3 - 3 + 2 + 1
    # Its continuous effect has ended when its level 2 sells.
    t.says("oak", "build MER03", "sell cherry-less").asks("oak", "build")
    assert t.view().players[0].purse == 27 - 4 + 2
    t.says("oak", "build MER03").asks("oak", "build")
    assert t.score("oak", "completed") == 6


@rule("TS-149")
def test_mer04_cider_press() -> None:
    t = workshop("MER04")
    t.says("oak", "build MER04").asks("oak", "build")
    assert t.view().players[0].purse == 30 - 2 + 1
    t.says("oak", "build MER04", "sell orange-row").asks("oak", "build")
    assert t.view().players[0].purse == 29 - 4 + 2 + 1
    t.says("oak", "build MER04").asks("oak", "build")
    assert t.score("oak") == 5


def test_mer05_night_market() -> None:
    t = workshop("MER05")
    t.says("oak", "build MER05").asks("oak", "build")
    t.says("oak", "build MER05", "sell orange-row", "build MER05").asks("oak", "sell-more")
    t.refuses("oak", "sell orange-row", "TS-54")
    t.says("oak", "sell apple-sell").asks("oak", "build")
    assert t.view().players[0].purse == 30 - 10 + 3 + 3


def test_mer06_basket_weaver() -> None:
    t = workshop("MER06", "MER01")
    t.says("oak", "build MER06", "take grape-take", "build MER06").asks("oak", "build")
    t.says("oak", "build MER01", "sell apple-sell").asks("oak", "build")
    # The fruit that replaced the grape is a third apple.
    assert t.view().players[0].purse == 30 - 3 - 3 - 3 + 3 + 1
    t.says("oak", "build MER06").asks("oak", "build")
    # Cherry, orange and grape are unsold.
    assert t.score("oak", "formulas") == 6


def test_mer07_auction_branch() -> None:
    t = workshop("MER07", "MER01")
    t.says("oak", "build MER07", "sell apple-sell", "build MER07").asks("oak", "build")
    assert t.view().players[0].purse == 30 - 4 + 2 - 6
    t.says("oak", "build MER01", "sell cherry-less").asks("oak", "build")
    assert t.view().players[0].purse == 22 - 3 + 2 + 1
    t.says("oak", "build MER07").asks("oak", "build")
    assert (t.view().players[0].banners, t.score("oak", "completed")) == (2, 10)


def test_mer08_caravan_stop() -> None:
    t = workshop("MER08", "MER01", sold=["grape-row", "grape-row", "apple-less"])
    t.says("oak", "build MER08", "build MER01", "sell apple-sell").asks("oak", "build")
    assert t.view().players[0].purse == 30 - 5 - 3 + 2 + 1
    t.says("oak", "build MER08", "take grape-take", "build MER08").asks("oak", "build")
    assert t.score("oak", "formulas") == 4


def test_mer09_fruit_exchange() -> None:
    t = workshop("MER09", sold=["grape-row", "grape-row", "apple-less"])
    t.says("oak", "build MER09", "build MER09", "sell apple-sell").asks("oak", "build")
    assert t.view().players[0].purse == 30 - 4 - 7 + 3
    t.says("oak", "build MER09").asks("oak", "build")
    # The apple of this turn is not yet in the Sold section.
    assert t.score("oak", "formulas") == 3
    t.says("oak", "done").asks("oak", "take-fruit")
    assert t.score("oak", "formulas") == 4


def test_mer10_grocers_row() -> None:
    t = workshop("MER10")
    t.says("oak", "build MER10", "sell apple-sell", "build MER10").asks("oak", "sell-more")
    t.says("oak", "sell cherry-less", "build MER10").asks("oak", "build")
    assert t.view().players[0].purse == 30 - 17 + 2 + 3
    assert t.score("oak", "completed") == 10


def test_mer11_harbour_of_baskets() -> None:
    t = workshop("MER11")
    t.says("oak", "build MER11").asks("oak", "build")
    assert t.view().players[0].chest == 2
    t.says("oak", "build MER11", "sell apple-sell", "build MER11").asks("oak", "build")
    assert (t.view().players[0].purse, t.score("oak")) == (30 - 17 + 3, 12)


def test_mer12_grand_bazaar() -> None:
    t = workshop("MER12", "MER01", sold=["grape-row", "grape-row", "apple-less"])
    t.says("oak", "build MER12", "build MER01", "sell apple-sell").asks("oak", "build")
    assert t.view().players[0].purse == 30 - 6 - 3 + 3
    t.says("oak", "build MER12", "sell cherry-less", "build MER12").asks("oak", "build")
    assert t.view().players[0].purse == 24 - 8 + 3 - 9
    assert (t.view().players[0].banners, t.score("oak", "formulas")) == (3, 6)
