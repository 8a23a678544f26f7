"""Tree Society: the log tells what happened and why, in sentences that people would say."""

import tablewood as tw
from tablewood.kernel.match import Match
from tablewood.kernel.telling import Teller
from tests.games.tree_society.scenes import MARKET, workshop
from tests.rule import rule
from tests.table import Table, table

PEOPLE = ["Alice", "Ben", "Hugo", "Émile"]


def told(t: Table, language: str = "en") -> list[str]:
    """The whole log in words."""
    seats = t.state.seats
    return Teller(t.game, seats, language, PEOPLE[:seats]).events(t.heard(), 0)


def after_selling(fruit: str, **scene: object) -> Table:
    """Oak has sold that fruit, and builds."""
    t = table("tree-society", fruit_market=MARKET, oak={"unsold": [fruit, "apple-sell"]}, **scene)
    return t.says("oak", f"sell {fruit}").asks("oak", "build")


@rule("TS-49", "TS-105", "TS-106", "TS-142")
def test_a_row_that_is_discarded_and_what_slides_down() -> None:
    t = after_selling(
        "orange-row",
        bottom=["ARC08", "-", "-"],
        top=["-", "BAN04", "WRI10"],
        guild_deck=["ARC12", "BAN10", "MER11", "WRI11"],
    )
    t.says("oak", "row bottom").asks("oak", "build")
    lines = told(t)
    assert lines[1:3] == [
        "Alice uses the fruit action to discard the bottom row of the guild market: the Sawmill.",
        "The Mint and the Archive slide down to the bottom row.",
    ]
    assert sum(" joins the " in line for line in lines) == 4
    slid = "On fait glisser l’Hôtel de la monnaie et les Archives dans la rangée du bas."
    assert slid in told(t, "fr")


@rule("TS-43", "TS-45", "TS-51")
def test_a_fruit_action_is_told_in_one_line_and_so_is_one_left_unused() -> None:
    t = after_selling("grape-chest")
    t.says("oak", "chest").asks("oak", "build")
    assert told(t)[-1:] == ["Alice uses the fruit action to put 2 coins in the chest."]
    assert told(t, "fr")[-1:] == ["Alice utilise l’action fruit pour mettre 2 pièces au coffre."]
    t = after_selling("grape-chest")
    t.says("oak", "done").asks("oak", "take-fruit")
    assert told(t)[-1:] == ["Alice leaves the fruit action unused."]


@rule("TS-87")
def test_an_effect_that_can_do_nothing() -> None:
    t = workshop(in_progress={"ARC02": 2})
    t.says("oak", "build ARC02").asks("oak", "build")
    assert "The effect of the Surveyor's Perch does nothing for Alice." in told(t)
    assert "L’effet du Perchoir du géomètre n’apporte rien à Alice." in told(t, "fr")


@rule("TS-143", "TS-90")
def test_a_level_without_an_effect_is_not_worth_a_line() -> None:
    t = workshop("ARC01")
    t.says("oak", "build ARC01").asks("oak", "build")
    assert told(t) == ["Alice builds level 1 of the Joiner's Loft for 2 coins."]


@rule("TS-103")
def test_coins_that_are_given_back() -> None:
    t = table(
        "tree-society",
        asks="take-fruit",
        fruit_market=MARKET,
        oak={"purse": 5, "unsold": ["apple-sell"]},
    )
    t.says("oak", "take apple-take")
    assert "Alice may keep only 2 coins and gives 3 back." in told(t)
    assert "Alice ne peut garder que 2 pièces et en rend 3." in told(t, "fr")


@rule("TS-117", "TS-118")
def test_the_last_lines_add_up() -> None:
    t = Table(Match(tw.game("tree-society"), 3, seed=3))
    step = 5
    while not t.state.over:
        moves = t.offered()
        t.match.submit(t.state.seat, moves[step % len(moves)])
        step = (step * 31 + 11) % 1009
    assert len(t.heard("final-scoring")) == 1
    for seat, score in enumerate(t.state.scores()):
        cards = [event.numbers[1] for event in t.heard("scored") if event.seat == seat]
        total = [event.numbers[0] for event in t.heard("total") if event.seat == seat]
        assert total == [score.total] == [sum(cards)]


@rule("TS-36", "TS-39", "TS-155")
def test_a_sale_tells_what_makes_up_its_price() -> None:
    """Two apples in view, a coin for the value of one of them, and a coin by the effect of MER05."""
    t = table(
        "tree-society",
        asks="sell-more",
        about={"card": "MER05"},
        fruit_market=MARKET,
        oak={"unsold": ["apple-sell-plus"], "in_progress": {"MER05": 2}},
        birch={"unsold": ["grape-sell"]},
    )
    t.says("oak", "sell apple-sell-plus")
    assert told(t, "en")[-1] == (
        "Alice also sells a valuable apple for 4 coins: "
        "2 apples in view, 1 for its value and 1 by effects."
    )
    assert told(t, "fr")[-1] == (
        "Alice vend aussi une pomme de valeur pour 4 pièces\u00a0: "
        "2 pommes visibles, 1 pour sa valeur et 1 grâce aux effets."
    )
    t.asks("oak", "build")
