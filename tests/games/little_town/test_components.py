"""Little Town: the component tables, the errors for a bad one, and a building of your own."""

import re
from pathlib import Path
from shutil import copytree

import pytest

from tablewood.games.little_town.components import SHIPPED, Parts
from tablewood.games.little_town.game import LittleTown
from tablewood.games.little_town.goods import NAMES
from tablewood.kernel import tables, text
from tablewood.kernel.chance import seeded
from tablewood.kernel.errors import BadComponents
from tablewood.kernel.number_sets import ROOM
from tablewood.kernel.options import Value
from tablewood.kernel.playout import play_randomly
from tablewood.kernel.scene import scene_match
from tablewood.kernel.vectors import Ints, listed, total
from tests.rule import rule
from tests.table import Table

GAME = LittleTown()
PARTS = GAME.parts
VARIANTS: list[dict[str, Value]] = [{}, {"drafted-supply": True}]
KINDS = PARTS.buildings

TABLE = """
wheat-field | 1 wood | 3 | -> 1 wheat
bakery | 2 wood | 4 | 1 wheat -> 4 coins
grocery | 2 wood | 4 | 1 coins -> 1 fish 1 wheat
trading-shop | 3 wood | 5 | 2 any -> 2 any
stone-shop | 3 wood | 5 | 2 coins -> 2 stone
granary | 4 wood | 6 | 2 wheat -> 5 vp
gold-mine | 1 wood 1 stone | 4 | -> 2 coins
well | 1 wood 1 stone | 4 | -> 2 vp
workshop | 2 stone | 5 | 2 wood -> 3 vp
factory | 4 stone | 8 | 2 stone -> 5 vp
church | 4 stone | 8 | 3 coins -> 5 vp
statue | 4 stone | 10 | ->
castle | 6 stone | 0 | ->
bar | 2 stone 2 wheat | 7 | -> 3 vp
bookstore | 4 stone | 8 | -> 3 coins
pier | 3 wood | 5 | -> 2 fish
brewery | 2 wood | 4 | 1 wheat -> 3 vp
carpenter | 2 wood | 4 | 1 coins -> 3 wood
fair | 4 wood | 6 | 1 wood 1 stone 1 fish 1 wheat -> 7 vp
fountain | 2 stone | 5 | 1 coins -> 3 vp
fishmonger | 1 wood 1 stone | 4 | 1 fish -> 3 coins
restaurant | 2 wood 2 stone | 7 | 1 fish 1 wheat -> 4 vp
cathedral | 6 stone | 11 | ->
residence | 6 coins | 2 | ->
watchtower | 3 wood 3 stone | 0 | ->
"""


def said(counts: Ints) -> str:
    return " ".join(f"{number} {NAMES[good]}" for good, number in enumerate(counts) if number)


@rule("LT-118", "LT-67", "LT-51")
def test_every_building_matches_its_tile() -> None:
    found = [
        f"{name} | {said(KINDS.cost(kind))} | {KINDS.vp[kind]} | "
        + f"{said(KINDS.input(kind))} -> {said(KINDS.gain[kind])}".strip()
        for kind, name in enumerate(KINDS.ids)
    ]
    assert found == TABLE.strip().split("\n")


@rule("LT-10", "LT-11", "LT-118")
def test_twenty_nine_tiles() -> None:
    singles = [kind for kind in range(KINDS.size) if not KINDS.always[kind]]
    assert (sum(KINDS.copies), len(singles)) == (29, 24)
    assert sum(KINDS.vp[kind] for kind in singles) == 126
    assert len([kind for kind in singles if KINDS.first_game[kind]]) == 12


@rule("LT-5", "LT-147")
def test_fifteen_goals_and_three_more() -> None:
    goals = PARTS.goals
    base = [goal for goal in range(goals.size) if not goals.extended[goal]]
    assert (len(base), sum(goals.vp[goal] for goal in base)) == (15, 36)
    assert (goals.size, total(goals.vp)) == (18, 43)


@rule("LT-16")
def test_which_buildings_a_goal_needs() -> None:
    needs = {
        "mixed-input": (1, "trading-shop restaurant fair"),
        "grain-trade": (1, "bakery brewery granary grocery fair restaurant"),
        "fish-trade": (1, "grocery pier fishmonger fair restaurant"),
        "money-trades": (
            2,
            "bakery grocery stone-shop gold-mine church bookstore carpenter fountain fishmonger",
        ),
        "timber-or-stone-trade": (1, "workshop stone-shop factory carpenter fair"),
        "stone-work": (1, "factory church statue castle bookstore cathedral watchtower"),
        "well-off": (1, "bakery gold-mine bookstore fishmonger"),
        "straight-to-use": (
            1,
            "bakery granary workshop factory trading-shop brewery fair fishmonger restaurant",
        ),
        "twofold-fame": (
            2,
            "well granary workshop factory church bar brewery fair fountain restaurant",
        ),
        "carpentry": (1, "trading-shop stone-shop granary pier fair watchtower"),
    }
    goals = PARTS.goals
    for goal, name in enumerate(goals.ids):
        helps = [goals.is_helped_by(goal, kind) for kind in range(KINDS.size)]
        helping = {KINDS.ids[kind] for kind in range(KINDS.size) if helps[kind]}
        count, helpers = needs.get(name, (0, ""))
        assert (goals.needs[goal], helping) == (count, set(helpers.split())), name


@rule("LT-9")
def test_both_sides_of_the_board() -> None:
    for board in PARTS.boards.values():
        terrain = [PARTS.terrains[one] for one in board.terrain if one >= 0]
        assert [terrain.count(one) for one in ("forest", "mountain", "lake")] == [6, 4, 5]
        assert len(board.grass) == 39
        for square in range(54):
            for other in board.around[square]:
                assert square in board.around[other]
            for other in board.beside[square]:
                assert square in board.beside[other]
    assert GAME.parts.first_side == "A"


@rule("LT-7", "LT-12", "LT-73")
def test_pieces_and_coins() -> None:
    assert listed(PARTS.stock) == [15, 15, 15, 15, 40]
    root = tables.load(SHIPPED)
    assert [one.number("workers") for one in root.entries("colour")] == [5, 5, 4, 3]
    assert [one.number("houses") for one in root.entries("colour")] == [7, 7, 6, 6]


def test_every_table_names_its_source() -> None:
    told = {one.table: one.source for one in tables.check_provenance(tables.load(SHIPPED))}
    assert told["resource"] == "rulebook"
    assert told["building"] == "published"


# Errors for a bad table


def changed(tmp_path: Path, old: str, new: str) -> Path:
    source = SHIPPED.read_text(encoding="utf-8")
    assert old in source
    path = tmp_path / "components.toml"
    path.write_text(source.replace(old, new, 1), encoding="utf-8")
    return path


BAD = [
    ("gain = { coins = 4 }", "gain = { coin = 4 }", 'gain.coin: unknown name "coin"; .*coins'),
    ("pay = { any = 2 }", "pay = { vp = 2 }", 'pay.vp: unknown name "vp"'),
    (
        'round_end = { verb = "use-surroundings"',
        'round_end = { verb = "use-the-neighbours"',
        'round_end.verb: unknown verb "use-the-neighbours"; one of score-per, use-surroundings',
    ),
    (
        'game_end = { verb = "score-per", around = "own',
        'game_end = { verb = "use-surroundings", around = "own',
        'game_end.verb: unknown verb "use-surroundings"; one of score-per',
    ),
    ('around = "free-grass"', 'around = "trees"', 'around: unknown around "trees"'),
    ("gain = { coins = 4 }", "gian = { coins = 4 }", "pay: a building that is paid for gives"),
    ('when = "own-group"', 'when = "own-block"', 'goal.0..when: unknown when "own-block"'),
    ('gives = "wood"', 'gives = "timber"', 'gives: unknown gives "timber"'),
    ('"M.FM.L.MM"', '"M.FX.L.MM"', 'board.A.rows.0.: unknown terrain letter "X"'),
    ('"M.FM.L.MM"', '"M.FM.L.M"', "the rows must be of equal length"),
    ("first_game = true\ncost", "cost", "11 first-game buildings fill no supply"),
    ('id = "bakery"', 'id = "granary"', '"granary" is already building'),
    ("cubes = 15\nfood = true", "cubes = 15", "food is fish and wheat, and nothing else"),
    ("copies = 5\nalways = true", "copies = 5", "only a building that is always in the supply"),
    ("goals = 5", "goals = 8", "too few goals for 2 players"),
    ("workers = 5\nhouses = 7\ngoals", "workers = 6\nhouses = 7\ngoals", "not enough blue workers"),
]


@pytest.mark.parametrize(("old", "new", "complaint"), BAD)
def test_a_bad_table_is_refused_by_file_line_and_key(
    tmp_path: Path, old: str, new: str, complaint: str
) -> None:
    with pytest.raises(BadComponents, match=complaint) as refused:
        Parts(changed(tmp_path, old, new))
    assert re.match(r"components\.toml(:\d+)?: ", str(refused.value))


def test_more_goals_than_a_set_has_room_for_are_refused(tmp_path: Path) -> None:
    goal = '[[goal]]\nid = "{}"\nvp = 1\nset = "extended"\nwhen = "coins-at-least"\nat_least = 9\n'
    more = [goal.format(f"rich-{number}") for number in range(ROOM + 1 - PARTS.goals.size)]
    path = tmp_path / "components.toml"
    source = SHIPPED.read_text(encoding="utf-8")
    path.write_text("\n".join([source, *more[1:]]), encoding="utf-8")
    assert Parts(path).goals.size == ROOM
    path.write_text("\n".join([source, *more]), encoding="utf-8")
    with pytest.raises(BadComponents, match=f"{ROOM + 1} goals; there is room for {ROOM}"):
        Parts(path)


# A building of your own: a table entry and two lines of text

BATHHOUSE = """
[[building]]
id = "bathhouse"
cost = { wood = 1, stone = 2 }
vp = 5
pay = { fish = 1, coins = 1 }
gain = { wood = 2, vp = 2 }
round_end = { verb = "score-per", around = "own-workers", vp = 1 }
"""


@pytest.fixture
def with_bathhouse(tmp_path: Path) -> LittleTown:
    path = tmp_path / "components.toml"
    source = SHIPPED.read_text(encoding="utf-8")
    path.write_text(source.replace("\n# LT-123", BATHHOUSE + "\n# LT-123", 1), encoding="utf-8")
    return GAME.with_components(path)


@rule("LT-118")
def test_a_thirtieth_building_takes_a_table_entry_and_two_lines_of_text(
    with_bathhouse: LittleTown, tmp_path: Path
) -> None:
    game = with_bathhouse
    assert sum(game.parts.buildings.copies) == 30
    folder = copytree(GAME.folder / "text", tmp_path / "text")
    for language, name in (("en", "bathhouse"), ("fr", "bains")):
        with (folder / f"{language}.ftl").open("a", encoding="utf-8") as file:
            file.write(f"building-bathhouse = {name}\n")
    texts = text.Texts(folder)
    assert texts.problems() == []
    assert texts.name("fr", "building", "bathhouse") == "bains"
    for language in ("en", "fr"):
        for name in game.parts.buildings.ids:
            assert texts.has(f"building-{name}", language)


def test_the_new_building_is_built_used_and_counted_like_any_other(
    with_bathhouse: LittleTown,
) -> None:
    scene: dict[str, object] = {
        "supply": ["bathhouse"],
        "blue": {"wood": 1, "stone": 2, "fish": 1, "coins": 1, "goals": ["fish-trade"]},
    }
    t = Table(scene_match(with_bathhouse, scene))
    t.says("blue", "build bathhouse", "site D3").says("red", "place G3")
    assert t.view().players[0].revealed_goals == ["fish-trade"]
    t.says("blue", "place D4", "use D3")
    blue = t.view().players[0]
    assert (blue.goods, blue.track) == (
        {"wood": 2, "stone": 0, "fish": 0, "wheat": 0, "coins": 0},
        2,
    )
    assert t.score("blue", "buildings") == 5
    t.asks("red", "take-action")


def test_games_with_the_new_building_end_cleanly(with_bathhouse: LittleTown) -> None:
    met = 0
    for seed in range(12):
        for options in VARIANTS:
            s = with_bathhouse.start(2 + seed % 3, seed, options)
            play_randomly(s, seeded(seed))
            assert s.over
            assert with_bathhouse.audit(s) == []
            met += s.in_game[s.buildings.ids.index("bathhouse")]
    assert met > 0


@rule("LT-118")
def test_an_effect_may_mix_named_and_any_resources(tmp_path: Path) -> None:
    """An effect with new inputs: wheat and any resource for coins."""
    path = changed(tmp_path, "pay = { any = 2 }", "pay = { any = 1, wheat = 1 }")
    scene: dict[str, object] = {
        "buildings": {"C3": "blue trading-shop"},
        "blue": {"wheat": 1, "wood": 1, "coins": 3},
    }
    t = Table(scene_match(GAME.with_components(path), scene))
    t.says("blue", "place C4", "use C3").offers_only("swap wheat 0", "swap wheat 1")
    t.says("blue", "swap wheat 1").offers_only("give wood", "give wheat")
    t.says("blue", "give wheat", "take fish", "take fish")
    assert t.view().players[0].goods == {"wood": 1, "stone": 0, "fish": 2, "wheat": 0, "coins": 0}
    t.asks("red", "take-action")
