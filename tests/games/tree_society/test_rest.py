"""Phase 3 and the end of the game (TS-100 to TS-116)."""

from tests.games.tree_society.scenes import MARKET, workshop
from tests.rule import rule
from tests.table import table


@rule("TS-101", "TS-109", "TS-110")
def test_one_fruit_of_the_market_is_taken_and_replaced() -> None:
    t = table(
        "tree-society",
        asks="take-fruit",
        fruit_market=MARKET,
        fruit_deck=["cherry-row"],
        oak={"unsold": ["apple-row"]},
    )
    t.offers_only(*[f"take {fruit}" for fruit in MARKET])
    t.refuses("oak", "take cherry-row", "TS-101").refuses("oak", "done", "TS-5")
    t.says("oak", "take apple-take").asks("birch", "sell-fruit")
    assert t.view().players[0].unsold == ["apple-row", "apple-take"]
    # Types may repeat: a second cherry.
    assert t.view().fruit_market == ["cherry-row", *MARKET[1:]]


@rule("TS-102")
def test_any_number_of_unsold_fruits() -> None:
    many = ["apple-row", "apple-less", "grape-row", "grape-less", "orange-row", "orange-less"]
    t = table("tree-society", asks="take-fruit", fruit_market=MARKET, oak={"unsold": many})
    t.says("oak", "take apple-take").asks("birch", "sell-fruit")
    assert len(t.view().players[0].unsold) == 7


@rule("TS-103", "TS-104")
def test_two_coins_may_be_kept() -> None:
    t = table("tree-society", asks="take-fruit", fruit_market=MARKET, oak={"purse": 2})
    t.says("oak", "take apple-take").asks("birch", "sell-fruit")
    assert (t.view().players[0].purse, t.heard("lost")) == (2, [])


@rule("TS-108")
def test_spaces_stay_empty_without_cards() -> None:
    t = table(
        "tree-society",
        asks="take-fruit",
        fruit_market=MARKET,
        bottom=["-", "ARC01", "-"],
        top=["BAN03", "-", "-"],
        guild_deck=["MER05"],
        guild_rest="box",
    )
    t.says("oak", "take apple-take").asks("birch", "sell-fruit")
    market = [card.card if card else None for card in t.view().guild_market]
    assert market == ["BAN03", "ARC01", "MER05", None, None, None]


@rule("TS-115")
def test_a_second_player_at_the_goal_changes_nothing() -> None:
    t = table(
        "tree-society",
        round=9,
        goal_round=8,
        asks="build",
        oak={"in_progress": {"BAN12": 2}, "completed": ["WRI12"], "purse": 20},
    )
    t.says("oak", "build BAN12", "done").says("oak", t.offered()[0])
    assert (t.view().goal_round, t.heard("goal-reached")) == (8, [])
    t.says("birch", t.offered()[0]).says("birch", "done").says("birch", t.offered()[0])
    t.is_over("oak")


@rule("TS-111")
def test_the_goal_is_six_or_more() -> None:
    five = workshop(in_progress={"BAN07": 2}, completed=["WRI12"])
    five.says("oak", "build BAN07").asks("oak", "build")
    assert (five.view().players[0].banners, five.view().goal_round) == (5, 0)
    seven = workshop(in_progress={"BAN07": 2}, completed=["WRI12", "ARC09"])
    seven.says("oak", "build BAN07").asks("oak", "build")
    assert (seven.view().players[0].banners, seven.view().goal_round) == (7, 1)


@rule("TS-3")
def test_the_first_player_never_changes() -> None:
    t = table("tree-society", seats=3, first="birch", turn="oak", asks="take-fruit", round=4)
    t.says("oak", t.offered()[0]).asks("birch", "sell-fruit")
    assert (t.view().round, t.view().first) == (5, "birch")
