"""What a view works out for a player: real prices, income from sales, the card in use."""

from tablewood.games.tree_society.view import CardView, SocietyView
from tests.games.tree_society.scenes import MARKET, workshop
from tests.rule import rule
from tests.table import Table, table


def prices(t: Table, seat: str) -> dict[str, int | None]:
    """What each card in the market and in the seat's spaces would cost that seat."""
    view: SocietyView = t.view(seat)
    mine = view.players[view.viewer].in_progress if view.viewer >= 0 else []
    cards: list[CardView | None] = [*view.guild_market, *mine, *view.drawn_guilds]
    return {card.card: card.price for card in cards if card is not None}


@rule("TS-70")
def test_a_card_of_the_top_row_is_shown_with_its_surcharge() -> None:
    t = table(
        "tree-society",
        asks="build",
        bottom=["ARC01", "BAN01", "MER01"],
        top=["ARC02", "BAN02", "MER02"],
        fruit_market=MARKET,
    )
    assert prices(t, "oak") == {
        "ARC01": 2, "BAN01": 2, "MER01": 3, "ARC02": 3, "BAN02": 4, "MER02": 3,
    }  # fmt: skip
    assert t.view().guild_market[0].price is None
    assert (t.view().surcharge, t.view().purse_kept) == (1, 2)
    t.asks("oak", "build")


@rule("TS-156", "TS-157")
def test_players_see_prices_with_their_own_continuous_effects() -> None:
    t = table(
        "tree-society",
        asks="build",
        bottom=["MER01", "-", "-"],
        fruit_market=MARKET,
        oak={"in_progress": {"ARC05": 1}},
        birch={"in_progress": {"ARC11": 2}},
    )
    # ARC05 on level 1: level 1 costs 1 less. ARC11 on level 2: levels 2 and 3 do, its own too.
    assert prices(t, "oak") == {"MER01": 2, "ARC05": 4}
    assert prices(t, "birch") == {"MER01": 3, "ARC11": 6}
    assert t.view("oak").players[1].in_progress[0].price is None
    t.asks("oak", "build")


@rule("TS-52")
def test_the_fruit_action_less_has_its_own_price() -> None:
    t = table(
        "tree-society",
        asks="build",
        action="less",
        sold_now=["apple-less"],
        top=["MER01", "-", "-"],
        bottom=["MER02", "-", "-"],
        fruit_market=MARKET,
    )
    market = {card.card: card for card in t.view("oak").guild_market if card is not None}
    assert (market["MER01"].price, market["MER01"].price_by_action) == (4, 2)
    assert (market["MER02"].price, market["MER02"].price_by_action) == (2, 0)
    assert t.view("birch").guild_market[0].price_by_action is None
    t.asks("oak", "build")


@rule("TS-72", "TS-151")
def test_while_an_effect_builds_its_price_is_shown() -> None:
    t = workshop("MER08", "WRI04", in_progress={"ARC01": 1})
    assert prices(t, "oak") == {"MER08": 5, "WRI04": 3, "ARC01": 3}
    t.says("oak", "build ARC01").asks("oak", "build-by-effect")
    # Half for the others; the card that gives the effect cannot be built by it and keeps its price.
    assert prices(t, "oak") == {"MER08": 3, "WRI04": 2, "ARC01": 4}
    assert prices(t, "birch") == {"MER08": 5, "WRI04": 3}
    assert t.view("birch").under_way == "ARC01"
    t.says("oak", "skip").asks("oak", "build")
    assert t.view("oak").under_way is None
    assert prices(t, "oak")["MER08"] == 5


@rule("TS-153")
def test_revealed_guilds_have_a_price_for_the_player_who_may_build_them() -> None:
    t = workshop("EXP08")
    t.says("oak", "build EXP08", "reveal").asks("oak", "build-drawn")
    drawn = {card.card: card.price for card in t.view("oak").drawn_guilds}
    assert drawn
    assert all(card.price == (card.levels[0].cost + 1) // 2 for card in t.view("oak").drawn_guilds)
    assert {card.price for card in t.view("birch").drawn_guilds} == {None}


@rule("TS-36", "TS-39", "TS-155")
def test_what_a_sale_would_bring_counts_the_icon_and_the_continuous_effect() -> None:
    t = table(
        "tree-society",
        asks="sell-fruit",
        fruit_market=MARKET,
        oak={"unsold": ["apple-row", "apple-sell-plus", "cherry-row"], "in_progress": {"MER03": 1}},
        birch={"unsold": ["apple-less"]},
    )
    assert t.view("oak").sales == {"apple-row": 5, "apple-sell-plus": 6, "cherry-row": 3}
    assert t.view("birch").sales == {"apple-less": 4}
    assert t.view().sales == {}
    before = t.view("oak").players[0].purse
    t.says("oak", "sell apple-sell-plus").asks("oak", "build")
    assert t.view("oak").players[0].purse == before + 6


@rule("TS-149")
def test_an_effect_that_sells_tells_its_bonus() -> None:
    t = workshop("MER05", in_progress={"MER04": 1})
    assert t.view("oak").sales["apple-sell"] == 2
    t.says("oak", "build MER04").asks("oak", "sell-more")
    assert t.view("oak").sales["apple-sell"] == 3
    assert t.view("oak").under_way == "MER04"


@rule("TS-161")
def test_fruits_chosen_for_compost_are_shown_while_more_are_wanted() -> None:
    t = workshop("-", in_progress={"BOT06": 2})
    t.says("oak", "build BOT06", "compost cherry-less").asks("oak", "compost-first")
    assert t.view("birch").composting == ["cherry-less"]
    assert t.view("birch").under_way == "BOT06"
    t.says("oak", "compost apple-sell").asks("oak", "build")
    assert t.view("birch").composting == []


@rule("TS-104")
def test_what_is_carried_over_to_the_next_turn() -> None:
    t = table(
        "tree-society",
        asks="build",
        fruit_market=MARKET,
        oak={"purse": 7, "chest": 3},
        birch={"purse": 1, "chest": 1},
    )
    assert [player.carries for player in t.view().players] == [5, 2]
    t.says("oak", "done", "take apple-take")
    assert t.view().players[0].purse == 5


@rule("TS-111")
def test_the_last_round_is_announced() -> None:
    def at(round: int, goal_round: int) -> bool:
        scene = {"asks": "build", "fruit_market": MARKET, "round": round, "goal_round": goal_round}
        t = table("tree-society", **scene, fruit_deck=["apple-row"])
        t.asks("oak", "build")
        return bool(t.view().last_round)

    assert [at(8, 0), at(8, 8), at(9, 8)] == [False, False, True]


def test_components_name_their_source() -> None:
    t = workshop("ARC01")
    assert t.view().sources["card"] == "reconstructed"
    assert t.view().sources["fruit_action"] == "rulebook"
    t.asks("oak", "build")


@rule("TS-21", "TS-112")
def test_the_fruit_market_keeps_its_spaces_when_the_deck_is_empty() -> None:
    t = table(
        "tree-society", asks="take-fruit", fruit_market=MARKET, fruit_deck=[], fruit_rest="oak"
    )
    t.says("oak", "take apple-take").asks("birch", "sell-fruit")
    assert (len(t.view().fruit_market), t.view().fruit_spaces) == (4, 5)
