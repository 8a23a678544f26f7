"""What each seat may know (TS-127 to TS-129)."""

import msgspec

from tablewood.kernel.vectors import listed
from tablewood.kernel.view import builtins
from tests.games.tree_society.scenes import MARKET
from tests.rule import rule
from tests.table import Table, table

SOLD: dict[str, object] = {
    "asks": "build",
    "fruit_market": MARKET,
    "oak": {"sold": ["apple-row", "apple-less"], "completed": ["MER02", "MER09"]},
    "birch": {"sold": ["grape-row"]},
}
"""Oak has sold two apples; MER02 scores 2 for each fruit of the most sold type, MER09 1 for each sold one."""


@rule("TS-127", "TS-128")
def test_only_the_owner_sees_the_sold_fruits() -> None:
    t = table("tree-society", **SOLD)
    own, other = t.view("oak").players[0], t.view("birch").players[0]
    assert (own.sold, own.sold_size) == (["apple-row", "apple-less"], 2)
    assert (other.sold, other.sold_size) == (None, 2)
    assert [player.sold for player in t.view().players] == [None, None]
    # The points of a card would tell of the fruits; their number is public.
    assert [card.points for card in own.completed] == [4, 2]
    assert [card.points for card in other.completed] == [None, 2]
    assert (own.points, other.points) == (6, 2)
    t.asks("oak", "build")


@rule("TS-127")
def test_an_option_shows_the_sold_fruits() -> None:
    t = table("tree-society", **SOLD, options={"show-sold": True})
    assert t.view("birch").players[0].sold == ["apple-row", "apple-less"]
    assert t.view("birch").players[0].points == 6
    guess = t.state.guess(1, 5)
    assert listed(guess.sold) == listed(t.state.sold)
    t.asks("oak", "build")


@rule("TS-127")
def test_a_guess_redeals_decks_and_sold_fruits() -> None:
    t = table("tree-society", **SOLD)
    sold = {tuple(t.state.guess(1, seed).sold[:50]) for seed in range(20)}
    assert len(sold) > 10
    for seed in range(20):
        guess = t.state.guess(1, seed)
        assert listed(guess.sold[50:]) == listed(t.state.sold[50:])
        assert sum(guess.sold[:50]) == 2
        assert sorted(guess.guild_deck) == sorted(t.state.guild_deck)
        assert t.game.audit(guess) == []
    t.asks("oak", "build")


@rule("TS-127")
def test_nobody_sees_a_deck() -> None:
    decks = {"fruit_deck": ["orange-row-plus"], "guild_deck": ["WRI12"]}
    t = table("tree-society", **SOLD, **decks, bottom=["ARC01", "BAN01", "MER01"])
    for name in ("oak", "birch", ""):
        seen = str(builtins(t.view(name)))
        assert "WRI12" not in seen
        assert "orange-row-plus" not in seen
    t.asks("oak", "build")


@rule("TS-129")
def test_revealed_cards_are_seen_by_all() -> None:
    t = table(
        "tree-society",
        asks="build",
        bottom=["EXP01", "EXP02", "-"],
        guild_deck=["WRI12", "BAN03", "ARC08"],
        fruit_market=MARKET,
        fruit_deck=["apple-row", "cherry-row", "grape-row"],
        oak={"purse": 30},
    )
    t.says("oak", "build EXP01", "reveal").asks("oak", "keep-fruit")
    assert t.view("birch").drawn_fruits == ["apple-row", "cherry-row", "grape-row"]
    t.says("oak", "keep apple-row", "build EXP02", "reveal").asks("oak", "build-drawn")
    assert [card.card for card in t.view("birch").drawn_guilds] == ["WRI12", "BAN03", "ARC08"]


@rule("TS-125", "TS-127")
def test_at_the_end_everything_is_turned_up() -> None:
    t = table(
        "tree-society",
        round=9,
        goal_round=8,
        turn="birch",
        asks="take-fruit",
        fruit_market=MARKET,
        oak={"sold": ["apple-row", "apple-less"], "completed": ["MER02"]},
    )
    t.says("birch", "take apple-take").is_over("oak")
    assert t.view("birch").players[0].sold == ["apple-row", "apple-less"]
    assert t.view().players[0].points == 4
    assert listed(t.state.guess(1, 3).sold) == listed(t.state.sold)


def test_prices_and_the_table_are_told() -> None:
    t = table(
        "tree-society",
        asks="build",
        action="take",
        sold_now=["blueberry-take"],
        fruit_market=MARKET,
        oak={"unsold": ["apple-row", "apple-less"], "purse": 3, "chest": 1},
        birch={"unsold": ["grape-row"]},
    )
    view = t.view()
    assert view.prices == {"apple": 3, "cherry": 1, "grape": 2, "blueberry": 1, "orange": 1}
    assert (view.action, view.turn, view.first) == ("take", "oak", "oak")
    assert view.players[0].sold_now == ["blueberry-take"]
    assert view.players[1].sold_now == []
    assert msgspec.json.decode(msgspec.json.encode(view))["players"][0]["chest"] == 1
    t.asks("oak", "build")


def test_moves_can_be_taken_back_until_something_is_revealed() -> None:
    t: Table = table(
        "tree-society",
        asks="build",
        bottom=["BOT01", "MER06", "-"],
        fruit_market=MARKET,
        oak={"purse": 9, "unsold": ["apple-row"]},
    )
    t.says("oak", "build BOT01", "build BOT01").asks("oak", "compost-first")
    t.match.undo(0)
    t.asks("oak", "build")
    t.says("oak", "build MER06", "take grape-take")
    assert t.match.may_undo(0) == "something hidden was revealed"
    t.asks("oak", "build")
