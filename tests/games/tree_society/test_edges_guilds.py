"""Edge cases 37 to 63: scoring, Botanists, Explorers, continuous effects, modes."""

import pytest

import tablewood as tw
from tablewood.kernel.match import Match
from tests.games.tree_society.scenes import MARKET, workshop
from tests.rule import rule
from tests.table import Table, table

GAME = tw.game("tree-society")


def last_turn(**boards: object) -> Table:
    """The last decision of the last round: birch takes a fruit."""
    scene: dict[str, object] = {"round": 9, "goal_round": 8, "turn": "birch", "asks": "take-fruit"}
    return table("tree-society", **scene, fruit_market=MARKET, **boards)


# Scoring


@rule("TS-117", "TS-119")
def test_only_the_highest_level_scores() -> None:
    """Edge case 37."""
    t = last_turn(birch={"in_progress": {"WRI04": 2}})
    t.says("birch", "take apple-take").is_over("birch")
    assert (t.score("birch", "in-progress"), t.score("birch")) == (4, 4)


@rule("TS-90", "TS-124")
def test_banners_in_progress_do_not_count() -> None:
    """Edge case 38."""
    birch = {"completed": ["WRI12", "BAN12", "ARC01"], "in_progress": {"WRI08": 2}}
    t = last_turn(birch=birch)
    t.says("birch", "take apple-take").is_over("birch")
    # 2 for each of 7 banners; 3 for each of 3 Bankers banners.
    assert (t.view().players[1].banners, t.score("birch", "formulas")) == (7, 14 + 9)


@rule("TS-103", "TS-123")
def test_coins_are_counted_after_the_last_coin_check() -> None:
    """Edge case 39."""
    t = last_turn(birch={"completed": ["BAN05"], "purse": 4, "chest": 3})
    t.says("birch", "take apple-take").is_over("birch")
    assert t.score("birch", "formulas") == 5


@rule("TS-126")
@pytest.mark.parametrize(("first", "winner"), [("oak", "maple"), ("maple", "oak")])
def test_of_tied_players_the_last_in_turn_order_wins(first: str, winner: str) -> None:
    """Edge case 40."""
    last = "willow" if first == "oak" else "birch"
    t = table(
        "tree-society",
        seats=4,
        first=first,
        turn=last,
        round=9,
        goal_round=8,
        asks="take-fruit",
        oak={"completed": ["ARC01"]},
        maple={"completed": ["ARC02"]},
    )
    t.says(last, t.offered()[0]).is_over(winner)


# Mandatory parts


@rule("TS-91", "TS-99")
def test_a_card_cannot_be_discarded_for_itself() -> None:
    """Edge case 41."""
    t = workshop(in_progress={"BOT02": 2})
    t.refuses("oak", "build BOT02", "TS-91").asks("oak", "build")
    two = workshop(in_progress={"BOT02": 2, "BAN03": 1})
    two.says("oak", "build BOT02").refuses("oak", "discard BOT02", "TS-99")
    two.asks("oak", "discard-first")


@rule("TS-96", "TS-98")
def test_a_completed_card_discarded_for_a_level() -> None:
    """Edge case 42."""
    t = workshop(in_progress={"BOT02": 2}, completed=["ARC01"])
    assert (t.score("oak"), t.view().players[0].banners) == (3 + 5, 1)
    t.says("oak", "build BOT02", "discard ARC01").asks("oak", "build")
    assert (t.score("oak"), t.view().players[0].banners) == (9, 1)
    assert t.view().guild_discard == ["ARC01"]


@rule("TS-162")
def test_no_completed_card_to_discard() -> None:
    """Edge case 43."""
    t = workshop(in_progress={"BOT11": 2, "BAN03": 2, "ARC01": 1})
    t.refuses("oak", "build BOT11", "TS-91").asks("oak", "build")


@rule("TS-161")
def test_composting_lowers_the_price_and_is_not_a_sale() -> None:
    """Edge case 44."""
    t = workshop("MER01", in_progress={"BOT01": 1})
    t.says("oak", "build BOT01").asks("oak", "compost-first")
    t.says("oak", "compost orange-row").asks("oak", "build")
    mine = t.view("oak").players[0]
    assert (mine.sold, mine.purse) == (["orange-row"], 30 - 3 + 1)
    assert t.view().prices["orange"] == 1
    t.says("oak", "build MER01", "sell cherry-less").asks("oak", "build")
    assert t.view().players[0].purse == 28 - 3 + 2


@rule("TS-55", "TS-161")
def test_a_composted_type_may_still_be_sold() -> None:
    """Edge case 45."""
    t = workshop("MER01", in_progress={"BOT01": 1}, unsold=["apple-sell", "apple-chest"])
    t.says("oak", "build BOT01", "compost apple-chest").asks("oak", "build")
    t.says("oak", "build MER01", "sell apple-sell").asks("oak", "build")
    assert t.view("oak").players[0].sold == ["apple-chest"]


@rule("TS-91", "TS-161")
def test_too_few_fruits_to_compost() -> None:
    """Edge case 46."""
    t = workshop(in_progress={"BOT06": 2}, unsold=["apple-sell"])
    t.refuses("oak", "build BOT06", "TS-91").asks("oak", "build")
    enough = workshop(in_progress={"BOT06": 2}, unsold=["apple-chest", "apple-chest"])
    enough.says("oak", "build BOT06", "compost apple-chest", "compost apple-chest")
    enough.asks("oak", "build")
    assert enough.view("oak").players[0].sold == ["apple-chest", "apple-chest"]


@rule("TS-91", "TS-145")
def test_a_mandatory_discard_makes_room() -> None:
    """Edge case 47."""
    t = workshop("BOT09", in_progress={"ARC01": 1, "ARC02": 2, "ARC03": 1}, completed=["BAN03"])
    t.says("oak", "build BOT09").asks("oak", "discard-first")
    t.refuses("oak", "discard BAN03", "TS-145")
    t.says("oak", "discard ARC01").asks("oak", "build-by-effect")
    assert [card.card for card in t.view().players[0].in_progress] == ["BOT09", "ARC02", "ARC03"]


@rule("TS-144", "TS-145", "TS-160")
def test_the_coin_of_a_mandatory_discard_pays() -> None:
    """Edge case 48."""
    t = workshop(purse=2, in_progress={"BOT04": 1, "ARC01": 1})
    t.says("oak", "build BOT04", "discard ARC01").asks("oak", "build")
    assert t.view().players[0].purse == 2
    poor = workshop(purse=1, in_progress={"BOT04": 1, "ARC01": 1})
    poor.refuses("oak", "build BOT04", "TS-145").asks("oak", "build")


# Draw effects


def harbour(deck: list[str], **oak: object) -> Table:
    """Oak is about to complete the Sky Harbour, which reveals four guild cards, one of them free."""
    board = {"purse": 7, **oak}
    return table("tree-society", asks="build", bottom=["-"] * 3, guild_deck=deck, oak=board)


@rule("TS-91", "TS-153")
def test_a_revealed_card_needs_its_mandatory_part() -> None:
    """Edge case 49."""
    deck = ["BOT03", "BAN03", "MER05", "WRI04"]
    t = harbour(deck, unsold=[], in_progress={"EXP10": 2})
    t.says("oak", "build EXP10", "reveal").asks("oak", "build-drawn")
    t.refuses("oak", "build BOT03", "TS-91").offers("build BAN03", "build MER05", "build WRI04")


@rule("TS-92", "TS-94", "TS-153")
def test_revealing_without_a_free_space() -> None:
    """Edge case 50."""
    t = workshop(in_progress={"EXP05": 1, "ARC01": 1, "ARC02": 1})
    t.says("oak", "build EXP05", "reveal").asks("oak", "build-drawn")
    t.offers_only("discard ARC01", "discard ARC02", "discard EXP05", "skip")
    deck = t.view().guild_deck_size
    t.says("oak", "skip").asks("oak", "build")
    assert (t.view().guild_deck_size, t.view().drawn_guilds) == (deck + 3, [])


# Continuous effects


@rule("TS-101", "TS-158")
def test_the_coin_for_a_fruit_arrives_in_this_turn() -> None:
    """Edge case 51."""
    board = {"purse": 2, "in_progress": {"EXP05": 1}}
    t = table("tree-society", asks="take-fruit", fruit_market=MARKET, oak=board)
    t.says("oak", "take apple-take").asks("birch", "sell-fruit")
    assert (t.view().players[0].purse, t.view().players[0].chest) == (3, 0)


@rule("TS-86", "TS-158", "TS-154")
def test_one_bonus_leads_to_another() -> None:
    """Edge case 52."""
    board = {"in_progress": {"EXP05": 1, "BAN01": 2}}
    t = table("tree-society", asks="build", action="take", fruit_market=MARKET, oak=board)
    t.says("oak", "take apple-take").asks("oak", "build")
    assert t.view().players[0].chest == 2


@rule("TS-152", "TS-158")
def test_a_drawn_fruit_is_not_taken_from_the_market() -> None:
    """Edge case 53."""
    t = workshop("EXP01", in_progress={"EXP05": 1})
    t.says("oak", "build EXP01", "reveal", "keep apple-row").asks("oak", "build")
    assert t.view().players[0].chest == 0


@rule("TS-86", "TS-155")
def test_two_bonuses_for_one_sale() -> None:
    """Edge case 54."""
    board = {"unsold": ["apple-row"], "in_progress": {"MER03": 1, "MER07": 2}}
    t = table("tree-society", fruit_market=MARKET, oak=board, birch={"unsold": ["grape-row"]})
    t.says("oak", "sell apple-row").asks("oak", "build")
    assert t.view().players[0].purse == 2 + 1


@rule("TS-89", "TS-159")
def test_coins_for_the_completion_of_another_card() -> None:
    """Edge case 55."""
    t = workshop(in_progress={"WRI06": 1, "BAN03": 2})
    t.says("oak", "build BAN03").asks("oak", "build")
    assert t.view().players[0].purse == 30 - 4 + 2
    last = workshop(in_progress={"WRI06": 2})
    last.says("oak", "build WRI06").asks("oak", "build")
    assert last.view().players[0].purse == 30 - 4


# Set-up and modes


@rule("TS-16", "TS-70")
def test_start_cards_that_were_not_dealt() -> None:
    """Edge case 56."""
    state = GAME.start(2, 7)
    start = [GAME.moves.in_order[1].parameters[0].domain.number(f"ARC0{no}") for no in range(1, 5)]
    dealt = [card for card in start if state.owner[card] >= 0]
    assert len(dealt) == 2
    to_come = [*state.guild_deck, *state.guild_market]
    assert all(card in to_come for card in start if card not in dealt)
    bottom = table("tree-society", asks="build", bottom=["ARC04", "-", "-"], oak={"purse": 5})
    bottom.says("oak", "build ARC04").asks("oak", "build")
    top = table("tree-society", asks="build", top=["ARC04", "-", "-"], oak={"purse": 5})
    top.says("oak", "build ARC04").asks("oak", "build")
    assert (bottom.view().players[0].purse, top.view().players[0].purse) == (3, 2)


@rule("TS-131")
def test_experienced_mode_without_architects() -> None:
    """Edge case 57."""
    guilds = "bankers+merchants+writers+explorers"
    state = GAME.start(4, 3, {"guilds": guilds, "start-cards": False})
    cards = GAME.moves.in_order[1].parameters[0].domain.names
    assert not any(state.in_play[card] for card, name in enumerate(cards) if name.startswith("ARC"))
    assert set(state.in_progress) == {-1}


@rule("TS-132")
def test_advanced_mode_wants_seven_banners() -> None:
    """Edge case 58."""
    board = {"purse": 20, "in_progress": {"BAN12": 2, "ARC01": 2}, "completed": ["WRI12"]}
    t = table("tree-society", asks="build", options={"goal": 7}, oak=board)
    t.says("oak", "build BAN12").asks("oak", "build")
    assert (t.view().players[0].banners, t.view().goal_round) == (6, 0)
    t.says("oak", "build ARC01").asks("oak", "build")
    assert t.view().goal_round == 1


@rule("TS-133", "TS-26")
def test_the_draft() -> None:
    """Edge case 59."""
    t = Table(Match(GAME, 2, 5, options={"draft": True, "first-player": "birch"}))
    for name in ["birch", "oak"] * 3:
        t.asks(name, "draft-fruit").says(name, t.offered()[0])
        assert len(t.view().fruit_market) == 5
    t.asks("birch", "sell-fruit")
    assert t.view().fruit_deck_size == 39
    assert [len(player.unsold) for player in t.view().players] == [3, 3]


@rule("TS-31", "TS-30")
def test_coins_are_unlimited() -> None:
    """Edge case 60."""
    t = workshop("BAN03", purse=36, chest=10)
    t.says("oak", "build BAN03", "build BAN03").asks("oak", "build")
    assert (t.view().players[0].purse, t.view().players[0].chest) == (30, 13)


@rule("TS-65", "TS-89")
def test_all_three_levels_in_one_turn() -> None:
    """Edge case 61."""
    t = workshop("MER08", in_progress={"MER05": 1})
    t.says("oak", "build MER08").asks("oak", "build")
    t.says("oak", "build MER08").asks("oak", "take-more")
    t.says("oak", "skip", "build MER05", "sell cherry-less").asks("oak", "build")
    # Two cherries and the bonus of MER05; the continuous effect of MER08 is gone.
    assert t.view().players[0].purse == 30 - 5 - 5 - 4 + 2 + 1
    t.says("oak", "build MER08").asks("oak", "build")
    assert [card.card for card in t.view().players[0].completed] == ["MER08"]


@rule("TS-21", "TS-26")
def test_a_thousand_set_ups_for_four() -> None:
    """Edge case 62."""
    for seed in range(1000):
        view = GAME.start(4, seed).view(0)
        types = [fruit.partition("-")[0] for fruit in view.fruit_market]
        assert len(set(types)) == len(types) == 3
        assert [len(player.unsold) for player in view.players] == [3] * 4
        assert view.fruit_deck_size == 60


@rule("TS-97", "TS-107")
def test_a_discarded_card_comes_back_to_the_market() -> None:
    """Edge case 63."""
    t = table(
        "tree-society",
        asks="build",
        bottom=["ARC01", "BAN01", "MER01"],
        top=["-", "WRI01", "WRI02"],
        guild_rest="box",
        fruit_market=MARKET,
        oak={"completed": ["WRI04"]},
        birch={"unsold": ["grape-sell"], "purse": 10},
    )
    t.says("oak", "discard WRI04", "done", "take apple-take")
    t.says("birch", "sell grape-sell", "build WRI04").asks("birch", "build")
    # Two grapes; 3 coins and 1 for the top row.
    assert t.view().players[1].purse == 10 + 2 - 4
    assert (t.score("birch"), t.score("oak")) == (1, 0)
