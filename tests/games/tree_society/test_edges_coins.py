"""Edge cases 1 to 24: sales, fruit actions, costs, coins."""

import tablewood as tw
from tablewood.kernel.match import Match
from tests.games.tree_society.scenes import MARKET, workshop
from tests.rule import rule
from tests.table import Table, table

FOUR_APPLES: dict[str, object] = {
    "fruit_market": MARKET,
    "birch": {"unsold": ["apple-row-plus", "grape-sell"]},
}
"""With oak's two apples, four apples are visible; birch's apple is valuable."""


@rule("TS-36", "TS-38")
def test_a_plain_apple_among_four() -> None:
    """Edge case 1."""
    oak = {"unsold": ["apple-sell", "apple-chest", "grape-row"]}
    t = table("tree-society", **FOUR_APPLES, oak=oak)
    t.says("oak", "sell apple-sell").asks("oak", "build")
    assert t.view().players[0].purse == 4


@rule("TS-39", "TS-40")
def test_a_valuable_apple_among_four() -> None:
    """Edge case 2: only the icon of the card that is sold counts."""
    oak = {"unsold": ["apple-sell-plus", "apple-chest", "grape-row"]}
    t = table("tree-society", **FOUR_APPLES, oak=oak)
    t.says("oak", "sell apple-sell-plus").asks("oak", "build")
    assert t.view().players[0].purse == 5


@rule("TS-36", "TS-37")
def test_sold_fruits_are_not_visible() -> None:
    """Edge case 3."""
    t = table(
        "tree-society",
        seats=4,
        fruit_market=["cherry-take", "grape-take", "orange-take"],
        oak={"unsold": ["apple-sell"], "sold": ["apple-row", "apple-chest"]},
        birch={"unsold": ["cherry-sell"], "sold": ["apple-take"]},
        maple={"unsold": ["cherry-sell"]},
        willow={"unsold": ["grape-sell"]},
    )
    t.says("oak", "sell apple-sell").asks("oak", "build")
    assert t.view().players[0].purse == 1


@rule("TS-45", "TS-55", "TS-58")
def test_no_other_type_to_sell() -> None:
    """Edge case 4: the action is not offered, and is lost at the end of the turn."""
    t = table(
        "tree-society",
        fruit_market=MARKET,
        oak={"unsold": ["cherry-sell", "cherry-chest"]},
    )
    t.says("oak", "sell cherry-sell").asks("oak", "build")
    assert t.offered("sell") == []
    t.refuses("oak", "sell cherry-chest", "TS-55")
    t.says("oak", "done").asks("oak", "take-fruit")
    assert t.view().action is None


@rule("TS-54", "TS-56")
def test_an_extra_sale_brings_coins_and_no_action() -> None:
    """Edge case 5."""
    t = table(
        "tree-society",
        fruit_market=MARKET,
        oak={"unsold": ["grape-sell", "cherry-chest-plus"]},
        birch={"unsold": ["orange-row"]},
    )
    t.says("oak", "sell grape-sell", "sell cherry-chest-plus").asks("oak", "build")
    # Two grapes; two cherries and the +1 icon.
    assert t.view().players[0].purse == 2 + 3
    assert t.view().action is None
    t.refuses("oak", "chest", "TS-44")


@rule("TS-44")
def test_the_action_only_once_and_only_in_phase_2() -> None:
    """Edge case 6."""
    t = table("tree-society", oak={"unsold": ["apple-chest", "grape-row"]})
    t.refuses("oak", "chest", "TS-44")
    t.says("oak", "sell apple-chest", "chest").refuses("oak", "chest", "TS-44")
    t.says("oak", "done").refuses("oak", "chest", "TS-44")
    t.asks("oak", "take-fruit")
    assert t.view().players[0].chest == 2


@rule("TS-5", "TS-45")
def test_doing_nothing_in_phase_2() -> None:
    """Edge case 7."""
    t = table("tree-society", oak={"unsold": ["apple-chest", "grape-row"]})
    t.says("oak", "sell apple-chest", "done").asks("oak", "take-fruit")
    assert (t.view().action, t.view().players[0].chest) == (None, 0)


def with_action(action: str, top: list[str], **oak: object) -> Table:
    """Oak has this fruit action at hand, and these cards lie in the top row."""
    return table("tree-society", asks="build", action=action, top=top, oak=oak)


@rule("TS-71", "TS-73")
def test_the_surcharge_is_added_after_the_reduction() -> None:
    """Edge case 8."""
    t = with_action("less", ["ARC01", "-", "-"], purse=1)
    t.says("oak", "less ARC01").asks("oak", "build")
    assert t.view().players[0].purse == 0


@rule("TS-71", "TS-72")
def test_half_a_top_row_card() -> None:
    """Edge case 9."""
    t = with_action("row", ["BAN11", "-", "-"], purse=7, in_progress={"ARC01": 1})
    t.says("oak", "build ARC01", "build BAN11").asks("oak", "build")
    assert t.view().players[0].purse == 7 - 3 - 4


@rule("TS-74")
def test_two_reductions_do_not_add_up() -> None:
    """Edge case 10."""
    t = table(
        "tree-society",
        asks="build",
        action="less",
        bottom=["BAN07", "-", "-"],
        oak={"purse": 2, "in_progress": {"ARC05": 1}},
    )
    t.says("oak", "less BAN07").asks("oak", "build")
    assert t.view().players[0].purse == 0


@rule("TS-72", "TS-74")
def test_half_and_a_continuous_reduction_do_not_add_up() -> None:
    """Edge case 11."""
    t = workshop(purse=7, in_progress={"ARC11": 2, "BAN07": 2, "ARC01": 1})
    # Level 2 of ARC01 costs 3, less 1 by ARC11.
    t.says("oak", "build ARC01", "build BAN07").asks("oak", "build")
    assert t.view().players[0].purse == 7 - 2 - 4


@rule("TS-157")
def test_a_reduction_helps_its_own_card() -> None:
    """Edge case 12."""
    t = workshop(purse=6, in_progress={"ARC11": 2})
    t.says("oak", "build ARC11").asks("oak", "build")
    assert t.view().players[0].purse == 0


@rule("TS-139", "TS-151")
def test_half_cost_is_for_another_card() -> None:
    """Edge case 13."""
    t = workshop("BAN03", in_progress={"ARC01": 1})
    t.says("oak", "build ARC01").refuses("oak", "build ARC01", "TS-151")
    t.asks("oak", "build-by-effect")


@rule("TS-62", "TS-94", "TS-95")
def test_a_fourth_card_in_progress() -> None:
    """Edge case 14."""
    t = workshop("BAN03", in_progress={"ARC01": 1, "ARC02": 2, "ARC03": 1})
    t.refuses("oak", "build BAN03", "TS-62")
    t.says("oak", "discard ARC02").asks("oak", "build")
    assert t.view().players[0].purse == 30
    t.says("oak", "build BAN03").asks("oak", "build")
    assert [card.card for card in t.view().players[0].in_progress] == ["ARC01", "BAN03", "ARC03"]


@rule("TS-79")
def test_completing_frees_a_space() -> None:
    """Edge case 15."""
    t = workshop("BAN03", in_progress={"ARC01": 1, "ARC03": 2, "ARC04": 1})
    t.says("oak", "build ARC03", "build BAN03").asks("oak", "build")
    assert [card.card for card in t.view().players[0].in_progress] == ["ARC01", "BAN03", "ARC04"]


@rule("TS-82")
def test_a_completed_card_frees_its_own_space_for_its_effect() -> None:
    """Edge case 16."""
    t = workshop("BAN08", in_progress={"ARC01": 1, "ARC02": 2, "ARC03": 1})
    t.says("oak", "build ARC02").asks("oak", "build-by-effect")
    t.says("oak", "build BAN08").asks("oak", "build")
    mine = t.view().players[0]
    assert [card.card for card in mine.in_progress] == ["ARC01", "BAN08", "ARC03"]
    assert (mine.purse, mine.banners) == (30 - 4 - 3, 1)


@rule("TS-94", "TS-87")
def test_room_for_a_new_card_while_the_effect_is_under_way() -> None:
    """Edge case 17."""
    t = workshop("ARC10", "BAN08", in_progress={"ARC01": 1, "ARC02": 2})
    t.says("oak", "build ARC10").asks("oak", "build-by-effect")
    t.offers_only("discard ARC01", "discard ARC02", "discard ARC10", "skip")
    t.refuses("oak", "build BAN08", "TS-62")
    t.says("oak", "discard ARC02").asks("oak", "build-by-effect")
    t.says("oak", "build BAN08").asks("oak", "build")
    assert t.view().players[0].purse == 30 - 5 - 3


@rule("TS-81", "TS-140")
def test_a_completed_card_counts_itself() -> None:
    """Edge case 18."""
    t = workshop(purse=4, in_progress={"BAN02": 2}, completed=["BAN07"])
    t.says("oak", "build BAN02").asks("oak", "build")
    assert t.view().players[0].purse == 3


@rule("TS-139", "TS-140", "TS-141")
def test_the_synergy_of_the_rulebook() -> None:
    """Edge case 19."""
    t = workshop(purse=5, in_progress={"ARC01": 1, "BAN02": 2})
    t.says("oak", "build ARC01").asks("oak", "build-by-effect")
    assert t.view().players[0].purse == 2
    t.says("oak", "build BAN02").asks("oak", "build")
    mine = t.view().players[0]
    assert (mine.purse, mine.banners) == (1, 1)
    assert [card.card for card in mine.completed] == ["BAN02"]
    assert [(card.card, card.level) for card in mine.in_progress if card] == [("ARC01", 2)]


@rule("TS-86", "TS-154")
def test_two_bonuses_for_one_deposit() -> None:
    """Edge case 20."""
    oak = {"in_progress": {"BAN01": 2, "BAN04": 1}}
    t = table("tree-society", asks="build", action="chest", oak=oak)
    t.says("oak", "chest").asks("oak", "build")
    assert t.view().players[0].chest == 3


@rule("TS-148")
def test_zero_coins_are_not_a_deposit() -> None:
    """Edge case 21."""
    t = workshop("BAN08", in_progress={"BAN04": 1})
    t.says("oak", "build BAN08").asks("oak", "build")
    assert t.view().players[0].chest == 0


@rule("TS-103", "TS-104")
def test_the_coin_check() -> None:
    """Edge case 22."""
    t = table("tree-society", asks="take-fruit", fruit_market=MARKET, oak={"purse": 5, "chest": 4})
    t.says("oak", "take apple-take").asks("birch", "sell-fruit")
    assert (t.view().players[0].purse, t.view().players[0].chest) == (6, 0)
    assert [event.numbers[0] for event in t.heard("lost")] == [3]


@rule("TS-32")
def test_chest_coins_cannot_be_spent() -> None:
    """Edge case 23."""
    t = workshop("BAN02", purse=1, chest=5)
    t.refuses("oak", "build BAN02", "TS-32").asks("oak", "build")
    richer = workshop("BAN02", purse=3, chest=5)
    richer.offers("build BAN02").asks("oak", "build")


@rule("TS-9", "TS-10")
def test_the_second_player_starts_with_a_coin_in_the_chest() -> None:
    """Edge case 24."""
    t = Table(Match(tw.game("tree-society"), 2, 3, options={"first-player": "oak"}))
    t.says("oak", t.offered()[0]).says("oak", "done").says("oak", t.offered()[0])
    t.asks("birch", "sell-fruit")
    assert (t.view().players[1].purse, t.view().players[1].chest) == (1, 1)
    t.says("birch", t.offered()[0])
    sale = t.heard("sold")[1].numbers[1]
    assert (t.view().players[1].purse, t.view().players[1].chest) == (1 + sale, 1)
    t.says("birch", "done").says("birch", t.offered()[0])
    assert t.view().players[1].purse == min(1 + sale, 2) + 1
    t.asks("oak", "sell-fruit")
