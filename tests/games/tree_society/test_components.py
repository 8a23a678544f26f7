"""The component table: counts, errors that name their place, homemade cards."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import tablewood as tw
from tablewood.games.tree_society import components, parts
from tablewood.games.tree_society.parts import LEVELS
from tablewood.kernel.errors import BadComponents, BadScene
from tablewood.kernel.scene import scene_match
from tablewood.kernel.tables import check_provenance, load
from tablewood.kernel.vectors import part
from tests.games.tree_society.scenes import MARKET
from tests.rule import rule
from tests.table import Table

GAME = tw.game("tree-society")
PARTS = components.read(components.SHIPPED)
CARDS = PARTS.cards
FRUITS = PARTS.fruits


def of_guild(guild: str) -> list[int]:
    return [card for card in range(CARDS.count) if CARDS.guilds[CARDS.guild[card]] == guild]


# Guild cards


@rule("TS-12")
def test_seventy_three_guild_cards_in_six_packs() -> None:
    assert CARDS.count == 73
    assert sorted(CARDS.number) == list(range(1, 74))
    sizes = [len(of_guild(guild)) for guild in CARDS.guilds]
    assert sizes == [13, 12, 12, 12, 12, 12]


@rule("TS-60")
def test_banners_of_each_pack() -> None:
    for guild in CARDS.guilds:
        banners = Counter(CARDS.banners[card] for card in of_guild(guild))
        ones = 8 if guild == "architects" else 7
        assert banners == {1: ones, 2: 4, 3: 1}, guild


@rule("TS-13", "TS-14")
def test_the_start_cards() -> None:
    assert [CARDS.names.names[card] for card in CARDS.start] == ["ARC01", "ARC02", "ARC03", "ARC04"]
    for card in CARDS.start:
        first = card * LEVELS
        assert CARDS.banners[card] == 1
        assert part(CARDS.cost, first, first + LEVELS) == [2, 3, 4]
        assert part(CARDS.points, first, first + LEVELS) == [1, 2, 5]
        assert CARDS.effect[first] == parts.NO_EFFECT


@rule("TS-91", "TS-92")
def test_mandatory_parts_and_draw_effects_are_for_advanced_guilds() -> None:
    for card in range(CARDS.count):
        levels = range(card * LEVELS, (card + 1) * LEVELS)
        guild = CARDS.guilds[CARDS.guild[card]]
        must = any(CARDS.duty[at] != parts.NO_DUTY for at in levels)
        assert must == (guild == "botanists"), CARDS.names.names[card]
        draws = any(CARDS.effect[at] in (parts.DRAWS_FRUIT, parts.DRAWS_GUILD) for at in levels)
        assert draws == (guild == "explorers"), CARDS.names.names[card]


@rule("TS-89", "TS-90")
def test_continuous_and_end_of_game_effects_are_only_where_allowed() -> None:
    for at in range(CARDS.count * LEVELS):
        if at % LEVELS == LEVELS - 1:
            assert CARDS.effect[at] != parts.LASTS
        formula = CARDS.counter[at] != parts.NOTHING
        assert formula == (CARDS.effect[at] == parts.SCORES_AT_END)


# Fruit cards


@rule("TS-20", "TS-39", "TS-43")
def test_seventy_five_fruit_cards() -> None:
    assert sum(FRUITS.copies) == 75
    assert sum(FRUITS.unmarked) == 50
    for fruit in range(5):
        of_type = [face for face in range(FRUITS.count) if FRUITS.type_of[face] == fruit]
        assert sum(FRUITS.copies[face] for face in of_type) == 15
        assert sum(FRUITS.copies[face] for face in of_type if FRUITS.plus[face]) == 5
        assert sum(FRUITS.unmarked[face] for face in of_type if FRUITS.plus[face]) == 3
    for action in range(5):
        having = [face for face in range(FRUITS.count) if FRUITS.action_of[face] == action]
        assert sum(FRUITS.copies[face] for face in having) == 15
        assert sum(FRUITS.copies[face] for face in having if FRUITS.plus[face]) == 5


def test_every_table_names_its_source() -> None:
    told = check_provenance(load(components.SHIPPED))
    assert {entry.table for entry in told} >= {"card", "fruit", "guild", "limits", "players"}
    assert len(load(components.SHIPPED).entries("card")) == 73
    assert len(load(components.SHIPPED).entries("fruit")) == 75


# A homemade card

NEW_CARD = """\
  { id = "EXP13", no = 74, guild = "explorers", banners = 2, cost = [2, 3, 4], \
must = ["compost:1", "", ""], fx = ["take:2", "chest:1/unsold", "end"], pts = [1, 2, "3*coin"] },
]
"""


def with_card(path: Path, entry: str = NEW_CARD) -> Any:
    """The game with one more card in its table."""
    text = components.SHIPPED.read_text(encoding="utf-8")
    first, last = text.split("]\n\n# The player boards")
    table = path / "mine.toml"
    table.write_text(f"{first}{entry}\n# The player boards{last}", encoding="utf-8")
    return GAME.with_components(table)


@rule("TS-150", "TS-163")
def test_a_card_that_recombines_the_verbs_is_a_table_entry(tmp_path: Path) -> None:
    """One line of the table; besides, it only needs a name in both languages."""
    scene: dict[str, object] = {
        "asks": "build",
        "bottom": ["EXP13", "-", "-"],
        "fruit_market": MARKET,
        "fruit_deck": ["grape-chest"],
        "oak": {"purse": 20, "unsold": ["apple-row"]},
    }
    t = Table(scene_match(with_card(tmp_path), scene))
    t.says("oak", "build EXP13").asks("oak", "compost-first")
    t.says("oak", "compost apple-row").asks("oak", "take-more")
    t.refuses("oak", "take grape-chest", "TS-150")
    t.says("oak", "take apple-take").asks("oak", "take-more")
    # Once begun, the effect is carried out completely; the market was refilled in between.
    t.refuses("oak", "skip", "TS-150").offers("take grape-chest")
    t.says("oak", "take grape-chest", "build EXP13").asks("oak", "build")
    assert t.view().players[0].chest == 2
    t.says("oak", "build EXP13").asks("oak", "build")
    assert t.score("oak") == 3 * (20 - 9 + 2)


@rule("TS-150")
def test_taking_stops_when_the_market_is_empty(tmp_path: Path) -> None:
    scene: dict[str, object] = {
        "asks": "build",
        "bottom": ["EXP13", "-", "-"],
        "fruit_market": ["apple-take"],
        "fruit_rest": "birch",
        "oak": {"purse": 20, "unsold": ["apple-row"]},
    }
    t = Table(scene_match(with_card(tmp_path), scene))
    t.says("oak", "build EXP13", "compost apple-row", "take apple-take").asks("oak", "build")
    assert (t.view().players[0].unsold, t.view().fruit_market) == (["apple-take"], [])


def test_games_can_be_played_with_an_extra_card(tmp_path: Path) -> None:
    game = with_card(tmp_path)
    chance = tw.seeded(3)
    state = game.start(2, 1, {"guilds": "bankers+writers+botanists+explorers"})
    while not state.over:
        legal = state.legal()
        state.play(legal[chance.below(len(legal))])
        assert game.audit(state) == []


# Mistakes

CARD_LINE = next(
    number
    for number, line in enumerate(components.SHIPPED.read_text(encoding="utf-8").split("\n"), 1)
    if line.startswith("]") and number > 200
)
"""The line on which an added card stands."""


@pytest.mark.parametrize(
    ("old", "new", "key", "what"),
    [
        ('"take:2"', '"steal:2"', "fx[0]", 'unknown effect "steal:2"; one of none, end, purse'),
        ('"take:2"', '"take:two"', "fx[0]", '"two" is not a number'),
        ('"take:2"', '"take:1/house"', "fx[0]", '"take" cannot be counted for something'),
        ('"take:2"', '"half:some"', "fx[0]", 'unknown word "some"; one of any, new, own'),
        ('"take:2"', '"draw_guild:3:gift"', "fx[0]", 'unknown word "gift"; one of pay, half, free'),
        ('"take:2"', '"c:sales+1"', "fx[0]", "did you mean sale\\+1\\?"),
        ("/unsold", "/unsolt", "fx[1]", 'unknown word "unsolt"; one of banner'),
        ('"3*coin"', '"3coin"', "pts[2]", "neither a number nor a formula"),
        ('"3*coin"', "5", "fx[2]", '"end" stands exactly where the points are a formula'),
        ('"end"], pts = [1, 2, "3*coin"]', '"c:up-1"], pts = [1, 2, 3]', "fx[2]", "level 3 can"),
        ("compost:1", "compost:x", "must[0]", 'unknown mandatory part "compost:x"'),
        ("no = 74", "no = 73", "no", "73 is already the number of EXP12"),
        ('"EXP13"', '"ARC14"', "id", "the cards of the explorers begin with EXP"),
        ("banners = 2", "banners = 4", "banners", "must be at most 3, not 4"),
        ("[2, 3, 4]", "[2, 3]", "cost", "must have 3 entries, not 2"),
    ],
)
def test_mistakes_name_their_place(tmp_path: Path, old: str, new: str, key: str, what: str) -> None:
    assert old in NEW_CARD
    with pytest.raises(BadComponents, match=what) as wrong:
        with_card(tmp_path, NEW_CARD.replace(old, new))
    assert (wrong.value.file, wrong.value.key) == ("mine.toml", f"card[73].{key}")
    assert wrong.value.line == CARD_LINE


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ("first_game = true", "first_game = false", "4 guilds make the first game"),
        ("start = true", "start = false", "start cards for 4 players"),
        ('id = "row" }', 'id = "rows" }', "the actions are sell, row, take, chest, less"),
        ("in_progress = 3", "in_progres = 3", 'missing; did you mean it by "in_progres"'),
        ("starting_fruits = 3", "starting_fruits = 30", "fruit cards are not enough"),
    ],
)
def test_tables_that_cannot_be_played(tmp_path: Path, old: str, new: str, what: str) -> None:
    text = components.SHIPPED.read_text(encoding="utf-8")
    table = tmp_path / "mine.toml"
    table.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadComponents, match=what):
        GAME.with_components(table)


@pytest.mark.parametrize(
    ("scene", "what"),
    [
        ({"oak": {"unsold": []}}, "oak has no fruit to sell"),
        ({"action": "less"}, "in Phase 2 only"),
        ({"sold_now": ["apple-row"]}, "in Phase 2 only"),
        ({"oak": {"completed": ["ARC1"]}}, 'unknown guild card "ARC1"'),
        ({"oak": {"unsold": ["pear-row"]}}, 'unknown fruit "pear-row"'),
        ({"oak": {"in_progress": {"ARC01": 3}}}, "on level 1 or 2"),
        (
            {"oak": {"in_progress": dict.fromkeys(["ARC01", "ARC02", "ARC03", "ARC05"], 1)}},
            "most 3",
        ),
        ({"oak": {"completed": ["ARC01"]}, "guild_deck": ["ARC01"]}, "lies in two places"),
        ({"fruit_market": ["apple-row"]}, "1 fruits in the market"),
    ],
)
def test_impossible_scenes(scene: dict[str, object], what: str) -> None:
    with pytest.raises(BadScene, match=what):
        scene_match(GAME, scene)


@rule("TS-72")
@pytest.mark.parametrize(("rounded", "left"), [("up", 4), ("down", 5)])
def test_how_half_a_cost_is_rounded_stands_in_the_table(
    tmp_path: Path, rounded: str, left: int
) -> None:
    """ARC01 costs 3 and lets its owner build at half the cost; MER08 costs 5."""
    text = components.SHIPPED.read_text(encoding="utf-8")
    table = tmp_path / "mine.toml"
    table.write_text(text.replace('rounded = "up"', f'rounded = "{rounded}"'), encoding="utf-8")
    scene: dict[str, object] = {
        "asks": "build",
        "bottom": ["MER08", "-", "-"],
        "fruit_market": MARKET,
        "oak": {"purse": 10, "unsold": ["apple-sell"], "in_progress": {"ARC01": 1}},
    }
    t = Table(scene_match(GAME.with_components(table), scene))
    t.says("oak", "build ARC01", "build MER08")
    assert t.view().players[0].purse == left
