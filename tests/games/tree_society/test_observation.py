"""Tree Society in numbers: what the named fields say of positions at the table, from the seats of two players."""

from __future__ import annotations

import tablewood as tw
from tablewood.games.tree_society import GAME
from tablewood.games.tree_society.ai.observed_question import NUMBERS, QUESTIONS
from tablewood.games.tree_society.build import BuildPhase
from tablewood.games.tree_society.builds import CompostFirst
from tablewood.games.tree_society.effects import BuildByEffect
from tests.games.tree_society.scenes import MARKET, workshop
from tests.observed import number, numbers, questions_of
from tests.rule import rule
from tests.table import Table, table


def card(name: str) -> int:
    """The number of a guild card, counted from 1."""
    return GAME.parts.cards.names.number(name) + 1


def fruit(name: str) -> int:
    """The number of a fruit, counted from 1."""
    return GAME.parts.fruits.faces.number(name) + 1


def counted(t: Table, name: str, field: str, player: int) -> dict[str, int]:
    """A field by fruit for one player, who is 0 for the observer, as a dict without zeros."""
    names = GAME.parts.fruits.faces.names
    cards = numbers(t, name, field)[player * len(names) : (player + 1) * len(names)]
    return {names[face]: count for face, count in enumerate(cards) if count}


# What is hidden

SOLD: dict[str, object] = {
    "asks": "build",
    "fruit_market": MARKET,
    "oak": {"sold": ["apple-row", "apple-less"]},
    "birch": {"sold": ["grape-row"]},
}


@rule("TS-127", "TS-128")
def test_only_the_owner_is_told_the_sold_fruits() -> None:
    t = table("tree-society", **SOLD)
    assert counted(t, "oak", "sold", 0) == {"apple-row": 1, "apple-less": 1}
    assert counted(t, "birch", "sold", 1) == {}
    assert counted(t, "", "sold", 0) == counted(t, "", "sold", 1) == {}
    assert numbers(t, "oak", "sold_size") == numbers(t, "", "sold_size") == [2, 1]
    assert numbers(t, "birch", "sold_size") == [1, 2]
    t.asks("oak", "build")


@rule("TS-127")
def test_open_sections_are_told_to_all() -> None:
    t = table("tree-society", **SOLD, options={"show-sold": True})
    assert counted(t, "birch", "sold", 1) == {"apple-row": 1, "apple-less": 1}
    assert counted(t, "", "sold", 1) == {"grape-row": 1}
    assert number(t, "", "sold_is_open") == 1
    t.asks("oak", "build")


@rule("TS-125")
def test_the_end_turns_the_sold_fruits_up() -> None:
    end = {"round": 9, "goal_round": 8, "turn": "birch", "asks": "take-fruit"}
    t = table("tree-society", **{**SOLD, **end})
    assert number(t, "oak", "last_round") == 1
    assert counted(t, "birch", "sold", 1) == {}
    t.says("birch", "take apple-take")
    assert counted(t, "birch", "sold", 1) == {"apple-row": 1, "apple-less": 1}
    assert (number(t, "birch", "question"), number(t, "birch", "asked")) == (0, 0)
    assert t.state.over


# The table


@rule("TS-36", "TS-62", "TS-97")
def test_boards_and_markets_from_both_seats() -> None:
    t = table(
        "tree-society",
        asks="build",
        action="take",
        sold_now=["blueberry-take"],
        fruit_market=MARKET,
        bottom=["ARC01", "-", "BAN02"],
        top=["-", "-", "WRI01"],
        guild_discard=["WRI02", "MER01"],
        oak={"purse": 5, "chest": 1, "unsold": ["apple-row", "apple-less", "apple-less"]},
        birch={"in_progress": {"ARC02": 1, "BAN03": 2}, "completed": ["MER02"], "unsold": []},
    )
    assert numbers(t, "oak", "guild_market") == [
        card("ARC01"), 0, card("BAN02"), 0, 0, card("WRI01"),
    ]  # fmt: skip
    assert numbers(t, "oak", "fruit_market") == [fruit(name) for name in MARKET]
    assert numbers(t, "oak", "prices") == [4, 1, 1, 1, 1]
    assert numbers(t, "oak", "sold_now") == [fruit("blueberry-take"), 0, 0, 0, 0]
    assert number(t, "oak", "action") == GAME.parts.fruits.actions.index("take")
    for player, name in enumerate(("oak", "birch")):
        assert (numbers(t, name, "purse")[player], numbers(t, name, "chest")[player]) == (5, 1)
        assert counted(t, name, "unsold", player) == {"apple-row": 1, "apple-less": 2}
    assert numbers(t, "birch", "in_progress")[:3] == [card("ARC02"), card("BAN03"), 0]
    assert numbers(t, "oak", "banners") == [0, t.view().players[1].banners]
    assert t.view().players[1].banners > 0
    where = {
        name: card(name) - 1 for name in ("ARC01", "ARC02", "BAN03", "MER02", "WRI02", "EXP01")
    }
    seen = [numbers(t, name, "guild_cards") for name in ("oak", "birch")]
    assert {name: (seen[0][at], seen[1][at]) for name, at in where.items()} == {
        "ARC01": (1, 1),
        "ARC02": (5, 2),
        "BAN03": (6, 3),
        "MER02": (7, 4),
        "WRI02": (1, 1),
        "EXP01": (0, 0),
    }
    discard = numbers(t, "oak", "discard")
    assert (discard[card("WRI02") - 1], discard[card("MER01") - 1], sum(discard)) == (1, 2, 3)
    t.asks("oak", "build")


@rule("TS-15", "TS-111")
def test_the_course_of_the_game_is_told() -> None:
    guilds = {"guilds": "architects+bankers+botanists+explorers", "goal": 7}
    t = table("tree-society", seats=3, first="maple", turn="birch", round=4, options=guilds)
    assert t.names == ["oak", "birch", "maple"]
    assert numbers(t, "oak", "packs") == [1, 1, 0, 0, 1, 1]
    assert (number(t, "oak", "goal"), number(t, "oak", "round")) == (7, 4)
    assert [number(t, name, "first") for name in t.names] == [3, 2, 1]
    assert [number(t, name, "asked") for name in t.names] == [2, 1, 3]
    t.asks("birch", "sell-fruit")


# The question


@rule("TS-91", "TS-161")
def test_a_mandatory_part_tells_its_card_and_what_was_chosen() -> None:
    t = workshop("BOT06")
    t.says("oak", "build BOT06", "skip", "build BOT06").asks("oak", "build")
    t.says("oak", "build BOT06", "compost apple-sell").asks("oak", "compost-first")
    assert number(t, "birch", "question") == NUMBERS[CompostFirst]
    assert number(t, "birch", "card") == card("BOT06")
    assert numbers(t, "birch", "composting") == [fruit("apple-sell")]
    assert number(t, "birch", "asked_by") == NUMBERS[BuildPhase]
    assert number(t, "birch", "asked_by_card") == 0


@rule("TS-91", "TS-151")
def test_a_build_by_an_effect_tells_its_source_and_price() -> None:
    t = workshop("BOT03", "ARC06")
    t.says("oak", "build ARC06").asks("oak", "build-by-effect")
    assert number(t, "oak", "question") == NUMBERS[BuildByEffect]
    assert number(t, "oak", "card") == card("ARC06")
    assert (number(t, "oak", "reduction"), number(t, "oak", "scope")) == (2, 1)
    t.says("oak", "build BOT03").asks("oak", "compost-first")
    assert number(t, "oak", "card") == card("BOT03")
    assert number(t, "oak", "reduction") == 2
    assert number(t, "oak", "asked_by") == NUMBERS[BuildByEffect]
    assert number(t, "oak", "asked_by_card") == card("ARC06")


@rule("TS-92", "TS-152", "TS-153")
def test_revealed_cards_are_told_to_all() -> None:
    t = workshop("EXP04", "EXP02", in_progress={})
    t.says("oak", "build EXP04", "build EXP04").asks("oak", "draw-fruits")
    assert (number(t, "birch", "shown"), number(t, "birch", "left")) == (4, 2)
    t.says("oak", "reveal", "keep grape-chest").asks("oak", "keep-fruit")
    assert number(t, "birch", "left") == 1
    drawn = [fruit(name) for name in ("apple-row", "cherry-row", "blueberry-row")]
    assert numbers(t, "birch", "drawn_fruits") == [*drawn, 0]
    t.says("oak", "keep apple-row", "build EXP02").asks("oak", "draw-guilds")
    assert (number(t, "birch", "shown"), number(t, "birch", "reduction")) == (3, 2)
    t.says("oak", "reveal").asks("oak", "build-drawn")
    drawn = [card(name) for name in ("ARC12", "BAN10", "MER11")]
    assert numbers(t, "birch", "drawn_guilds")[:3] == drawn
    assert numbers(t, "birch", "guild_cards")[card("BAN10") - 1] == 1


# All of them


def test_every_question_has_a_number() -> None:
    assert questions_of("tablewood.games.tree_society") == set(QUESTIONS)


def test_the_same_numbers_interpreted_and_compiled() -> None:
    """This test runs both ways. Whoever changes the numbers raises the version of the observation."""
    t = workshop("EXP01", sold=["apple-less"])
    t.says("oak", "build EXP01", "reveal").asks("oak", "keep-fruit")
    assert GAME.observation_spec(2).version == 1
    assert [t.state.information_key(seat) for seat in (tw.SPECTATOR, 0, 1)] == [
        4996912671588933676,
        16663232182075157850,
        1713777615909952361,
    ]
