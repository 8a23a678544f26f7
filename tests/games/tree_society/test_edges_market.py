"""Edge cases 25 to 36: the guild market, the ends of the game, draw effects."""

from tests.games.tree_society.scenes import MARKET, workshop
from tests.games.tree_society.test_terminal import shown
from tests.rule import rule
from tests.table import Table, table


def market(t: Table) -> list[str]:
    """The guild market: the bottom row from the left, then the top row."""
    return [card.card if card else "-" for card in t.view().guild_market]


FULL: dict[str, object] = {
    "bottom": ["ARC01", "BAN01", "MER01"],
    "top": ["WRI01", "WRI02", "WRI03"],
    "guild_deck": ["ARC05", "BAN05", "MER05", "WRI05", "ARC06"],
}
"""A full market, and what comes next."""


@rule("TS-67", "TS-68", "TS-105", "TS-106")
def test_cards_slide_down_only_in_phase_3() -> None:
    """Edge case 25."""
    t = table("tree-society", asks="build", **FULL, fruit_market=MARKET, oak={"purse": 20})
    t.says("oak", "build BAN01").asks("oak", "build")
    assert market(t) == ["ARC01", "-", "MER01", "WRI01", "WRI02", "WRI03"]
    t.says("oak", "build WRI02").asks("oak", "build")
    # The printed cost of 2, and 1 for the top row.
    assert t.view().players[0].purse == 20 - 2 - 3
    again = table("tree-society", asks="build", **FULL, fruit_market=MARKET, oak={"purse": 20})
    again.says("oak", "build BAN01", "done", "take apple-take").asks("birch", "sell-fruit")
    assert market(again) == ["ARC01", "WRI02", "MER01", "WRI01", "ARC05", "WRI03"]


@rule("TS-105", "TS-106")
def test_the_order_of_refilling() -> None:
    """Edge case 26."""
    t = table("tree-society", asks="build", **FULL, fruit_market=MARKET, oak={"purse": 20})
    t.says("oak", "build ARC01", "build WRI01", "skip", "build WRI03", "skip", "done")
    t.says("oak", "take apple-take").asks("birch", "sell-fruit")
    assert market(t) == ["ARC05", "BAN01", "MER01", "BAN05", "WRI02", "MER05"]


@rule("TS-49", "TS-105", "TS-97")
def test_the_bottom_row_discarded() -> None:
    """Edge case 27."""
    t = table("tree-society", asks="build", action="row", **FULL)
    t.says("oak", "row bottom").asks("oak", "build")
    assert market(t) == ["WRI01", "WRI02", "WRI03", "ARC05", "BAN05", "MER05"]
    assert t.view().guild_discard == ["ARC01", "BAN01", "MER01"]


@rule("TS-49", "TS-106")
def test_the_top_row_discarded_after_two_purchases() -> None:
    """Edge case 28."""
    t = table("tree-society", asks="build", action="row", **FULL, oak={"purse": 20})
    t.says("oak", "build ARC01", "build BAN01", "row top").asks("oak", "build")
    assert market(t) == ["ARC05", "BAN05", "MER01", "MER05", "WRI05", "ARC06"]
    assert t.view().guild_discard == ["WRI01", "WRI02", "WRI03"]


@rule("TS-107")
def test_the_discard_pile_becomes_the_deck() -> None:
    """Edge case 29."""
    t = table(
        "tree-society",
        asks="take-fruit",
        fruit_market=MARKET,
        bottom=["ARC01", "BAN01", "MER01"],
        top=["-", "-", "-"],
        guild_deck=["ARC05"],
        guild_discard=[f"WRI0{number}" for number in range(1, 9)],
        guild_rest="box",
    )
    t.says("oak", "take apple-take").asks("birch", "sell-fruit")
    cards = market(t)
    assert cards[:4] == ["ARC01", "BAN01", "MER01", "ARC05"]
    assert all(card.startswith("WRI") for card in cards[4:])
    assert (t.view().guild_deck_size, t.view().guild_discard) == (6, [])
    assert len(t.heard("shuffled")) == 1


SIX_BANNERS = {"in_progress": {"BAN12": 2}, "completed": ["WRI12"], "purse": 20}
"""Level 3 of BAN12 brings the sixth banner."""


def play_a_turn(t: Table, name: str) -> Table:
    """Sell and take whatever comes first; build nothing."""
    t.asks(name, "sell-fruit").says(name, t.offered()[0]).says(name, "done")
    return t.says(name, t.offered()[0])


@rule("TS-111", "TS-3")
def test_the_first_of_three_reaches_the_goal() -> None:
    """Edge case 30."""
    t = table("tree-society", seats=3, round=8, asks="build", oak=SIX_BANNERS)
    t.says("oak", "build BAN12", "done").says("oak", t.offered()[0])
    assert t.view().goal_round == 8
    for name in ("birch", "maple"):
        play_a_turn(t, name)
    assert t.view().round == 9
    for name in ("oak", "birch"):
        play_a_turn(t, name)
    t.asks("maple", "sell-fruit")
    play_a_turn(t, "maple").is_over("oak")
    assert t.view().round == 9


@rule("TS-111", "TS-116")
def test_the_last_of_three_reaches_the_goal() -> None:
    """Edge case 31."""
    t = table("tree-society", seats=3, round=8, turn="maple", asks="build", maple=SIX_BANNERS)
    t.says("maple", "build BAN12", "done").says("maple", t.offered()[0])
    assert t.view().round == 9
    for name in ("oak", "birch", "maple"):
        play_a_turn(t, name)
    t.is_over("maple")


@rule("TS-113")
def test_a_discard_does_not_undo_the_trigger() -> None:
    """Edge case 32."""
    t = table("tree-society", round=8, turn="birch", asks="build", birch=SIX_BANNERS)
    t.says("birch", "build BAN12", "discard WRI12").asks("birch", "build")
    assert (t.view().players[1].banners, t.view().goal_round) == (3, 8)
    t.says("birch", "done").says("birch", t.offered()[0])
    for name in ("oak", "birch"):
        play_a_turn(t, name)
    t.is_over("birch")


@rule("TS-112")
def test_the_fruit_deck_runs_out() -> None:
    """Edge case 33."""
    t = table(
        "tree-society",
        round=10,
        asks="take-fruit",
        fruit_market=MARKET,
        fruit_deck=["apple-row"],
        fruit_rest="oak",
    )
    t.says("oak", "take apple-take").asks("birch", "sell-fruit")
    assert t.view().fruit_deck_size == 0
    t.says("birch", t.offered()[0]).says("birch", "done").says("birch", t.offered()[0])
    assert t.state.over
    assert (t.view().round, t.view().goal_round) == (10, 0)


@rule("TS-114")
def test_both_ends_in_one_round() -> None:
    """Edge case 34."""
    t = table(
        "tree-society",
        round=9,
        turn="birch",
        asks="build",
        fruit_market=MARKET,
        fruit_deck=["apple-row"],
        fruit_rest="oak",
        birch=SIX_BANNERS,
    )
    t.says("birch", "build BAN12", "done", "take apple-take")
    t.is_over("birch")
    assert (t.view().round, t.view().goal_round) == (9, 9)


@rule("TS-112", "TS-114")
def test_the_goal_is_reached_when_the_deck_has_ended_the_game() -> None:
    """Nobody is told of one more round: neither by the log nor by the terminal nor by the view."""
    t = table(
        "tree-society",
        round=9,
        turn="birch",
        asks="build",
        fruit_market=MARKET,
        fruit_rest="oak",
        birch=SIX_BANNERS,
    )
    t.says("birch", "build BAN12").asks("birch", "build")
    assert t.heard("goal-reached") == []
    assert [event.numbers[0] for event in t.heard("goal-reached-late")] == [6]
    assert t.view().last_round
    page = shown(t)
    assert "the final round" in page
    assert "one more round" not in page


@rule("TS-114")
def test_the_deck_ends_the_game_after_the_goal_was_reached() -> None:
    t = table(
        "tree-society",
        round=9,
        turn="oak",
        asks="build",
        fruit_market=MARKET,
        fruit_deck=["apple-row"],
        fruit_rest="birch",
        oak=SIX_BANNERS,
    )
    t.says("oak", "build BAN12", "done")
    assert len(t.heard("goal-reached")) == 1
    assert not t.view().last_round
    t.says("oak", "take apple-take").asks("birch", "sell-fruit")
    assert t.view().last_round
    assert "one more round" not in shown(t)


@rule("TS-92", "TS-112", "TS-152")
def test_fruits_that_are_only_revealed_do_not_end_the_game() -> None:
    """All fruits of the deck are revealed for a moment; one goes back."""
    t = lookout(["apple-row", "cherry-row"])
    t.says("birch", "build EXP01", "reveal").asks("birch", "keep-fruit")
    assert (t.view().fruit_deck_size, t.view().last_round) == (0, False)


@rule("TS-112")
def test_no_fruit_left_to_take() -> None:
    """Edge case 35."""
    t = table(
        "tree-society",
        asks="build",
        fruit_market=[],
        fruit_rest="birch",
        oak={"purse": 1, "chest": 2, "unsold": ["apple-row"]},
    )
    t.says("oak", "done").asks("birch", "sell-fruit")
    assert (t.view().players[0].unsold, t.view().players[0].purse) == (["apple-row"], 3)
    assert [event.seat for event in t.heard("no-fruit")] == [0]


def lookout(deck: list[str]) -> Table:
    """Oak builds the Lookout, which reveals three fruits; these are the whole fruit deck."""
    return table(
        "tree-society",
        turn="birch",
        asks="build",
        bottom=["EXP01", "-", "-"],
        fruit_market=MARKET,
        fruit_deck=deck,
        fruit_rest="oak",
        birch={"purse": 3, "unsold": ["grape-sell"]},
    )


@rule("TS-92", "TS-112", "TS-152")
def test_two_fruits_left_to_reveal() -> None:
    """Edge case 36, the first half: one is shuffled back, and the game goes on."""
    t = lookout(["apple-row", "cherry-row"])
    t.says("birch", "build EXP01", "reveal").asks("birch", "keep-fruit")
    t.says("birch", "keep apple-row").asks("birch", "build")
    assert (t.view().fruit_deck_size, t.view().drawn_fruits) == (1, [])
    assert t.heard("last-fruit") == []


@rule("TS-92", "TS-112", "TS-152")
def test_one_fruit_left_to_reveal() -> None:
    """Edge case 36, the second half: it is kept, and this is the last round."""
    t = lookout(["apple-row"])
    t.says("birch", "build EXP01", "reveal").asks("birch", "build")
    assert "apple-row" in t.view().players[1].unsold
    assert len(t.heard("last-fruit")) == 1
    t.says("birch", "done", "take apple-take")
    assert t.state.over
    assert t.view().round == 1


@rule("TS-87", "TS-112")
def test_no_fruit_left_to_reveal() -> None:
    """Edge case 36, and beyond: with an empty deck the effect is ignored."""
    lookout([]).says("birch", "build EXP01").asks("birch", "build")
    workshop("EXP01").says("oak", "build EXP01").asks("oak", "draw-fruits")
