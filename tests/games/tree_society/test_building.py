"""Phase 2: building, costs, completing (TS-59 to TS-82)."""

import pytest

from tests.games.tree_society.scenes import MARKET, workshop
from tests.rule import rule
from tests.table import table


@rule("TS-59", "TS-61", "TS-63", "TS-66")
def test_levels_are_built_in_any_order_of_cards() -> None:
    t = workshop("BAN03", "MER05", purse=12, in_progress={"ARC01": 2})
    t.says("oak", "build BAN03", "build ARC01", "build BAN03").asks("oak", "build")
    mine = t.view().players[0]
    assert (mine.purse, mine.chest) == (12 - 2 - 4 - 4, 2 + 3)
    assert [(card.card, card.level) for card in mine.in_progress if card] == [("BAN03", 2)]
    t.offers("build MER05").does_not_offer("build BAN03")


@rule("TS-61")
def test_only_cards_of_the_market_can_be_begun() -> None:
    t = workshop("BAN03")
    t.refuses("oak", "build ARC12", "TS-61").refuses("oak", "build BOT01", "TS-61")
    t.asks("oak", "build")


@rule("TS-63", "TS-64")
def test_only_the_next_level_of_your_own_card() -> None:
    t = table(
        "tree-society",
        asks="build",
        oak={"purse": 30, "in_progress": {"WRI08": 1}, "completed": ["ARC01"]},
        birch={"in_progress": {"BAN03": 1}},
    )
    t.refuses("oak", "build BAN03", "TS-63").refuses("oak", "build ARC01", "TS-64")
    t.says("oak", "build WRI08").asks("oak", "renew-row")
    assert (t.view().players[0].in_progress[0].level, t.view().players[0].purse) == (2, 24)


@rule("TS-69")
def test_every_card_can_be_read_whole() -> None:
    t = workshop("BAN01", in_progress={"BOT02": 2})
    card = t.view("birch").guild_market[0]
    assert (card.number, card.guild, card.banners) == (14, "bankers", 1)
    assert [level.cost for level in card.levels] == [2, 4, 4]
    assert [level.effect.text for level in card.levels] == [
        "effect-chest",
        "lasting-chest",
        "effect-end",
    ]
    assert (card.levels[2].points.n, card.levels[2].points.counter) == (2, "banners-bankers")
    own = t.view("birch").players[0].in_progress[0]
    assert own.levels[2].must.text == "must-discard-any"
    t.asks("oak", "build")


@rule("TS-70", "TS-77")
def test_the_top_row_costs_one_more() -> None:
    t = table(
        "tree-society",
        asks="build",
        top=["BAN03", "-", "-"],
        bottom=["MER05", "-", "-"],
        oak={"purse": 2},
    )
    t.offers("build MER05").refuses("oak", "build BAN03", "TS-77").asks("oak", "build")
    richer = table("tree-society", asks="build", top=["BAN03", "-", "-"], oak={"purse": 3})
    richer.says("oak", "build BAN03").asks("oak", "build")
    assert richer.view().players[0].purse == 0


@rule("TS-70")
def test_levels_2_and_3_of_a_top_row_card_cost_no_more() -> None:
    t = table("tree-society", asks="build", top=["BAN03", "-", "-"], oak={"purse": 7})
    t.says("oak", "build BAN03", "build BAN03").asks("oak", "build")
    assert t.view().players[0].purse == 0


@rule("TS-77")
def test_there_is_no_debt() -> None:
    t = workshop("BAN02", purse=2)
    t.refuses("oak", "build BAN02", "TS-77").asks("oak", "build")
    enough = workshop("BAN02", purse=3)
    enough.says("oak", "build BAN02").asks("oak", "build")
    assert enough.view().players[0].purse == 0


@rule("TS-78", "TS-79", "TS-80")
def test_a_completed_card_moves_at_once() -> None:
    t = workshop("MER05", in_progress={"ARC02": 2})
    t.says("oak", "build ARC02").asks("oak", "build-by-effect")
    mine = t.view("birch").players[0]
    assert ([card.card for card in mine.completed], mine.banners) == (["ARC02"], 1)
    assert mine.in_progress == [None, None, None]


@rule("TS-67", "TS-109")
def test_the_guild_market_waits_and_the_fruit_market_does_not() -> None:
    t = workshop("BAN03", "MER06")
    t.says("oak", "build BAN03", "build MER06", "take grape-take").asks("oak", "build")
    assert t.view().guild_market == [None] * 6
    assert len(t.view().fruit_market) == 5


@rule("TS-83", "TS-88")
def test_an_effect_is_used_when_its_level_is_built_or_never() -> None:
    t = workshop("MER01")
    t.says("oak", "build MER01", "skip").asks("oak", "build")
    t.refuses("oak", "sell apple-sell", "TS-44")
    t.says("oak", "build MER01").asks("oak", "take-more")


@rule("TS-84")
def test_nothing_else_is_built_before_the_effect_is_settled() -> None:
    t = workshop("MER01", "BAN03")
    t.says("oak", "build MER01").refuses("oak", "build BAN03", "TS-84")
    t.refuses("oak", "build MER01", "TS-84").refuses("oak", "done", "TS-84")
    t.says("oak", "skip", "build BAN03").asks("oak", "build")


@rule("TS-85", "TS-93")
def test_a_chain_of_builds_is_carried_out_depth_first() -> None:
    t = workshop("ARC12", "ARC06", "MER01")
    t.says("oak", "build ARC12").asks("oak", "build-by-effect")
    t.says("oak", "build ARC06").asks("oak", "build-by-effect")
    # The effect of ARC06 may raise ARC12, but not ARC06 itself.
    t.offers("build ARC12", "build MER01").refuses("oak", "build ARC06", "TS-151")
    t.says("oak", "build MER01").asks("oak", "sell-more")
    t.says("oak", "sell apple-sell").asks("oak", "build")
    assert t.view().players[0].purse == 30 - 4 - 1 - 1 + 2


@rule("TS-85", "TS-82")
def test_a_card_completed_by_an_effect_uses_its_own_effect_at_once() -> None:
    t = workshop("WRI08", in_progress={"ARC01": 1, "ARC02": 2, "BAN03": 1})
    t.says("oak", "build ARC01").asks("oak", "build-by-effect")
    t.says("oak", "build ARC02").asks("oak", "build-by-effect")
    t.says("oak", "build WRI08").asks("oak", "build")
    assert t.view().players[0].purse == 30 - 3 - 2 - 3
    cards = [card.card for card in t.view().players[0].in_progress if card]
    assert cards == ["ARC01", "WRI08", "BAN03"]


@rule("TS-91", "TS-85")
def test_a_mandatory_part_within_an_effect() -> None:
    t = workshop("BOT03", in_progress={"ARC01": 1})
    t.says("oak", "build ARC01", "build BOT03").asks("oak", "compost-first")
    t.refuses("oak", "skip", "TS-91").refuses("oak", "compost grape-row", "TS-161")
    t.says("oak", "compost apple-sell").asks("oak", "build")
    assert (t.view().players[0].purse, t.view().players[0].chest) == (30 - 3 - 2, 3)


@rule("TS-91", "TS-75")
def test_a_mandatory_part_of_a_level_built_with_the_fruit_action() -> None:
    t = table(
        "tree-society",
        asks="build",
        action="less",
        fruit_market=MARKET,
        oak={"purse": 2, "in_progress": {"BOT02": 2, "ARC01": 1}},
    )
    t.says("oak", "less BOT02").asks("oak", "discard-first")
    # The action is spent when the level is paid.
    assert t.view().action == "less"
    t.refuses("oak", "done", "TS-91").says("oak", "discard ARC01").asks("oak", "build")
    assert (t.view().players[0].purse, t.view().action) == (0, None)


@rule("TS-87")
def test_an_effect_that_finds_no_target_is_ignored() -> None:
    t = workshop(in_progress={"ARC02": 2})
    t.says("oak", "build ARC02").asks("oak", "build")
    poor = workshop("WRI08", purse=6, in_progress={"ARC02": 2})
    poor.says("oak", "build ARC02").asks("oak", "build")
    enough = workshop("WRI08", purse=7, in_progress={"ARC02": 2})
    enough.says("oak", "build ARC02").asks("oak", "build-by-effect")


@rule("TS-87", "TS-160")
def test_coins_from_discards_may_make_an_effect_possible() -> None:
    t = workshop("WRI08", purse=6, in_progress={"ARC02": 2, "BOT04": 1}, completed=["BAN03"])
    t.says("oak", "build ARC02").asks("oak", "build-by-effect")
    t.refuses("oak", "build WRI08", "TS-77").says("oak", "discard BAN03")
    t.says("oak", "build WRI08").asks("oak", "build")
    assert t.view().players[0].purse == 0


@rule("TS-144")
def test_a_reduction_is_lost_with_its_card() -> None:
    # Level 3 of BOT02 costs 4; ARC11 makes it 3, unless it is the card discarded for it.
    t = workshop(purse=3, in_progress={"BOT02": 2, "ARC11": 2, "BAN03": 1})
    t.says("oak", "build BOT02").refuses("oak", "discard ARC11", "TS-145")
    t.says("oak", "discard BAN03").asks("oak", "build")
    assert t.view().players[0].purse == 0


@rule("TS-94")
def test_players_discard_only_their_own_cards_and_only_in_phase_2() -> None:
    t = table(
        "tree-society",
        fruit_market=MARKET,
        oak={"unsold": ["apple-row"], "completed": ["ARC01"]},
        birch={"completed": ["ARC02"]},
    )
    t.refuses("oak", "discard ARC01", "TS-94").says("oak", "sell apple-row")
    t.offers("discard ARC01").refuses("oak", "discard ARC02", "TS-94")
    t.says("oak", "done").refuses("oak", "discard ARC01", "TS-94").asks("oak", "take-fruit")


@rule("TS-94", "TS-107")
def test_a_guild_is_discarded_before_a_row_is_renewed() -> None:
    """It is shuffled into the new guild deck, and may lie in the market a moment later."""
    t = workshop("ARC07", "BAN03", completed=["WRI12"])
    t.says("oak", "build ARC07").asks("oak", "renew-row")
    t.offers("discard WRI12").says("oak", "discard WRI12").asks("oak", "renew-row")
    assert "WRI12" in t.view().guild_discard
    t.refuses("oak", "discard WRI12", "TS-94").says("oak", "skip").asks("oak", "build")


@rule("TS-94", "TS-153")
@pytest.mark.parametrize(("card", "prompt"), [("EXP01", "draw-fruits"), ("EXP02", "draw-guilds")])
def test_a_guild_is_discarded_before_cards_are_drawn(card: str, prompt: str) -> None:
    t = workshop(card, completed=["WRI12"])
    t.says("oak", f"build {card}").asks("oak", prompt)
    t.says("oak", "discard WRI12").asks("oak", prompt)
    t.says("oak", f"discard {card}").asks("oak", prompt)
    t.says("oak", "reveal")


@rule("TS-91", "TS-94")
def test_nothing_else_is_discarded_while_fruits_are_chosen_for_compost() -> None:
    t = workshop("BOT01", completed=["WRI12"])
    t.says("oak", "build BOT01", "build BOT01").asks("oak", "compost-first")
    t.refuses("oak", "discard WRI12", "TS-94").refuses("oak", "skip", "TS-91")
    t.asks("oak", "compost-first")


@rule("TS-49", "TS-142")
def test_a_row_without_cards_cannot_be_renewed() -> None:
    t = workshop("ARC07", "BAN03")
    t.says("oak", "build ARC07").asks("oak", "renew-row")
    empty = [row for row in ("top", "bottom") if f"row {row}" not in t.offered("row")]
    assert empty
    t.refuses("oak", f"row {empty[0]}", "TS-49").asks("oak", "renew-row")


@rule("TS-94", "TS-151")
def test_the_card_whose_effect_is_under_way_may_be_discarded() -> None:
    t = workshop("BAN08", in_progress={"ARC01": 1, "ARC03": 1, "ARC04": 1})
    t.says("oak", "build ARC01", "discard ARC01").asks("oak", "build-by-effect")
    t.says("oak", "build BAN08").asks("oak", "build")
    assert t.view().players[0].purse == 30 - 3 - 3


@rule("TS-146")
def test_drawn_cards_are_back_in_the_deck_before_the_next_effect() -> None:
    t = table(
        "tree-society",
        asks="build",
        bottom=["EXP06", "-", "-"],
        guild_deck=["EXP08", "BAN03", "MER05", "WRI04"],
        guild_rest="box",
        oak={"purse": 30},
    )
    t.says("oak", "build EXP06", "reveal").asks("oak", "build-drawn")
    assert t.view().guild_deck_size == 0
    t.says("oak", "build EXP08").asks("oak", "draw-guilds")
    assert t.view().guild_deck_size == 3
    t.says("oak", "reveal").asks("oak", "build-drawn")
    assert sorted(card.card for card in t.view().drawn_guilds) == ["BAN03", "MER05", "WRI04"]


@rule("TS-153", "TS-107")
def test_revealing_shuffles_the_discard_pile_in() -> None:
    t = table(
        "tree-society",
        asks="build",
        bottom=["EXP06", "-", "-"],
        guild_deck=["BAN03"],
        guild_discard=["MER05", "WRI04"],
        guild_rest="box",
        oak={"purse": 30},
    )
    t.says("oak", "build EXP06", "reveal").refuses("oak", "build EXP06", "TS-153")
    assert sorted(card.card for card in t.view().drawn_guilds) == ["BAN03", "MER05", "WRI04"]
    t.asks("oak", "build-drawn")
