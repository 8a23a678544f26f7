"""Sylve: the component tables, and the errors for wrong ones."""

import re
from collections import Counter
from pathlib import Path

import pytest

import tablewood as tw
from tablewood.games.sylve.game import Sylve
from tablewood.kernel.errors import BadComponents
from tablewood.kernel.playout import play_randomly
from tablewood.kernel.scene import scene_match
from tablewood.kernel.vectors import listed
from tests.games.sylve.scenes import DEAR, ROW, stock
from tests.games.sylve.test_explain import told
from tests.rule import rule
from tests.table import Table

GAME = Sylve()
PARTS = GAME.parts
SOURCE = GAME.components.read_text(encoding="utf-8")


def changed(tmp_path: Path, old: str, new: str) -> Sylve:
    """The game with one place of its table changed."""
    assert SOURCE.count(old) == 1, f"{SOURCE.count(old)} times: {old}"
    path = tmp_path / "components.toml"
    path.write_text(SOURCE.replace(old, new), encoding="utf-8")
    return GAME.with_components(path)


def with_creature(tmp_path: Path, when: str, does: str) -> Sylve:
    """The game with one more summer creature, XX1."""
    entry = f'[[creature]]\nid = "XX1"\nseason = "summer"\nwhen = "{when}"\ndoes = "{does}"\n\n'
    return changed(tmp_path, '[[creature]]\nid = "SU1"', entry + '[[creature]]\nid = "SU1"')


def table_of(game: Sylve, **scene: object) -> Table:
    return Table(scene_match(game, {"row": ROW, "market": DEAR, **scene}))


# Counts


@rule("SY-3", "SY-33")
def test_the_forests() -> None:
    assert len(PARTS.forests) == 20
    assert [listed(PARTS.forest_players).count(players) for players in (2, 3, 4)] == [12, 4, 4]
    assert Counter(bin(seasons).count("1") for seasons in PARTS.forest_seasons) == {1: 8, 2: 12}
    assert (min(PARTS.forest_points), max(PARTS.forest_points)) == (3, 7)
    assert Counter(PARTS.forest_symbol) == {-1: 26, 0: 31, 1: 31, 2: 32}
    assert Counter(PARTS.forest_reward) == {-1: 26, 0: 27, 1: 28, 2: 27, 3: 12}
    spring_and_winter = 0b1001
    assert spring_and_winter in PARTS.forest_seasons


@rule("SY-6")
def test_the_creatures() -> None:
    assert len(PARTS.creatures) == 36
    assert Counter(PARTS.creature_season) == {0: 9, 1: 9, 2: 9, 3: 9}


@rule("SY-5")
def test_the_potions() -> None:
    assert len(PARTS.potions) == 32
    assert set(Counter(effect.words for effect in PARTS.drinks).values()) == {4}
    assert [sum(listed(PARTS.cost)[good::3]) for good in range(3)] == [62, 62, 62]
    costs = [sum(listed(PARTS.cost)[3 * potion : 3 * potion + 3]) for potion in range(32)]
    assert (min(costs), max(costs)) == (3, 8)


@rule("SY-10", "SY-12", "SY-15")
def test_characters_and_dice() -> None:
    assert PARTS.characters == ["lelio", "myla", "wren", "kyril"]
    assert PARTS.colours[0] == "red"
    assert (PARTS.forage_dice, PARTS.element_dice) == (4, 2)
    assert Counter(PARTS.forage_rolls) == {0: 2, 1: 2, 2: 2}
    assert Counter(PARTS.element_rolls) == {3: 2, 4: 2, 5: 2}


@rule("SY-57", "SY-59")
def test_the_village_has_two_any_die_spaces_and_one_space_an_element() -> None:
    assert Counter(PARTS.accepts) == {-1: 2, 3: 1, 4: 1, 5: 1}
    assert len({tuple(position) for position in PARTS.positions}) == 5


# A creature is an entry of the table

POWERS = [
    ("place spring", "points 1"),
    ("place village", "tame"),
    ("gather spring", "gather berry 1"),
    ("gathered mushroom", "points 2"),
    ("creature-space", "gather plant 2"),
    ("first-scorch", "points 1"),
    ("brew", "gather choice 1"),
    ("brew", "tame"),
    ("tame", "gather crystal 1"),
    ("tame", "scorch 1"),
    ("control spring", "gather choice 2"),
    ("round-end", "gather plant 1 per summer"),
    ("round-end", "trade any basic 2"),
    ("round-end", "reserve"),
    ("slot forage", "scorch 2"),
    ("slot element", "remove any"),
    ("slot element", "swap"),
    ("slot forage", "return"),
    ("slot forage", "clear forest"),
    ("slot element", "change"),
    ("slot element", "reroll"),
    ("place winter", "sell alike 2:1"),
]


@pytest.mark.parametrize(("when", "does"), POWERS)
def test_a_creature_that_recombines_triggers_and_effects_needs_only_an_entry(
    tmp_path: Path, when: str, does: str
) -> None:
    """No line of code: the power is offered, games with it end, and no component is lost."""
    game = with_creature(tmp_path, when, does)
    assert len(game.parts.creatures) == 37
    for seed in range(3):
        t = table_of(game, seed=seed, north={"tamed": ["XX1"]})
        assert t.view().players[0].tamed[0].when == when
        chance = tw.seeded(seed)
        while not t.state.over:
            moves = t.offered()
            t.match.submit(t.state.seat, moves[chance.below(len(moves))])
            assert game.audit(t.state) == []


def test_a_new_creature_reacts(tmp_path: Path) -> None:
    t = table_of(
        with_creature(tmp_path, "place spring", "points 1"), north={"pool": "T", "tamed": ["XX1"]}
    )
    t.says("north", "place tree A2").asks("east", "turn")
    assert t.view().players[0].tokens == 1
    goods = {"plant": 2, "mushroom": 1}
    t = table_of(
        with_creature(tmp_path, "brew", "gather choice 1"),
        north={"pool": "T", "tamed": ["XX1"], "reserved": ["P01"], "stock": goods},
    )
    t.says("north", "brew P01").asks("north", "gather").says("north", "gather crystal")
    t.asks("north", "turn")
    t = table_of(
        with_creature(tmp_path, "slot forage", "scorch 2"), north={"pool": "T", "tamed": ["XX1"]}
    )
    t.says("north", "place tree XX1", "scorch A1", "scorch A2").asks("east", "turn")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_two_lines_of_text_name_the_new_creature(tmp_path: Path, language: str) -> None:
    """One line for each language; existing texts describe its power."""
    from tablewood.games.sylve.terminal import power_words
    from tablewood.kernel.text import Texts

    for one in ("en", "fr"):
        source = (GAME.folder / "text" / f"{one}.ftl").read_text(encoding="utf-8")
        (tmp_path / f"{one}.ftl").write_text(
            source + "creature-XX1 = Ash Badger\n", encoding="utf-8"
        )
    texts = Texts(tmp_path)
    assert texts.name(language, "creature", "XX1") == "Ash Badger"
    for when, does in POWERS:
        said = power_words(texts, language, when, does)
        assert not re.search(r"when-|does-|[{}]", said), said
    assert texts.problems() == []


# Mistakes


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            'when = "place spring"',
            'when = "palce spring"',
            r'when: unknown when "palce spring"; .*place spring',
        ),
        (
            'does = "gather plant 3"',
            'does = "gater plant 3"',
            r'does: unknown effect "gater"; .*gather',
        ),
        (
            'does = "gather plant 3"',
            'does = "gather plant"',
            r'cannot read "gather plant"; write it as',
        ),
        ('does = "gather plant 3"', 'does = "gather plant 3 4"', "cannot read"),
        (
            'does = "gather plant 3"',
            'does = "gather same 3"',
            r'"gather same 3" does not go with "slot forage"',
        ),
        ('does = "sell berry 1:1 2:3"', 'does = "sell berry"', "cannot read"),
        ('does = "sell berry 1:1 2:3"', 'does = "sell berry 12:3"', "cannot read"),
        ('day = ["clear forest"]', 'day = ["clear tree"]', r'day\[0\]: cannot read "clear tree"'),
        ('day = ["clear forest"]', "day = []", "does nothing"),
        (
            '"river:creature", "tree:mushroom", "mountain:crystal", "mountain:plant", "tree:crystal"',
            '"sea:fish"',
            r'spaces\[0\]: "sea:fish" is not a space',
        ),
        ('seasons = ["spring"]\npoints = 5', "seasons = []\npoints = 5", "one season or two"),
        ("rounds = 4", "rounds = 5", r"12 forests for 2 players; 5 rows of 3 need 15 \(SY-158\)"),
        ('id = "SU1"', 'id = "SU2"', r'"SU2" is already creature\[\d+\]'),
        ('power = "stack"', 'power = "stak"', 'unknown power "stak"'),
        ("scorch_tokens = 10", "scorch_token = 10", "scorch_tokens: missing"),
        ("market = 4", "market = 4\nmarkt = 5", "markt: unknown key"),
    ],
)
def test_a_wrong_table_is_refused_at_its_line(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    with pytest.raises(BadComponents) as refusal:
        changed(tmp_path, old, new)
    assert re.search(said, str(refusal.value)), str(refusal.value)
    assert refusal.value.line > 0
    assert "\n" not in str(refusal.value)


def test_effects_of_one_place_only(tmp_path: Path) -> None:
    for when, does in [
        ("brew", "place"),
        ("tame", "turn element"),
        ("turn", "points 1"),
        ("brew", "creature"),
    ]:
        with pytest.raises(BadComponents, match="does not go with"):
            with_creature(tmp_path, when, does)


def test_another_table_can_be_played(tmp_path: Path) -> None:
    game = changed(tmp_path, "scorch_tokens = 10", "scorch_tokens = 2")
    for seats in game.seats:
        s = game.start(seats, seed=1)
        play_randomly(s, tw.seeded(1))
        assert s.over
        assert game.audit(s) == []
    assert game.components_hash() != GAME.components_hash()


@rule("SY-43")
def test_what_water_adds_stands_in_the_table(tmp_path: Path) -> None:
    game = changed(tmp_path, "water_bonus = 2", "water_bonus = 3")
    t = table_of(game, north={"pool": "water", "stock": {}})
    t.says("north", "place water B3").asks("east", "turn")
    assert stock(t, "north") == {"mushroom": 4}


@rule("SY-172", "SY-173")
def test_what_a_power_costs_stands_in_the_table(tmp_path: Path) -> None:
    game = changed(tmp_path, '"stack"\nberry_price = 1', '"stack"\nberry_price = 2')
    scene = {"options": {"powers": True}, "characters": ["lelio", "wren"], "dice": {"A3": "eM"}}
    t = table_of(game, **scene, north={"pool": "T", "stock": {"berry": 1}})
    assert not t.offered("stack")
    assert told(t, "north", "stack tree A3") == (
        "SY-172",
        "That takes 2 power berries, and you have 1.",
        "Il faudrait 2 baies de pouvoir, et vous en avez 1.",
    )
    t = table_of(game, **scene, north={"pool": "T", "stock": {"berry": 3}})
    t.says("north", "stack tree A3").asks("east", "turn")
    assert stock(t, "north") == {"berry": 1}


@rule("SY-181", "SY-182")
def test_what_kyrils_first_berry_counts_as_stands_in_the_table(tmp_path: Path) -> None:
    """P01 costs two plants and a mushroom."""
    game = changed(tmp_path, "first_berry = 2", "first_berry = 3")
    t = table_of(
        game,
        options={"powers": True},
        characters=["kyril", "wren"],
        market=["P01", "P04", "P08", "P20"],
        north={"pool": "T", "stock": {"berry": 1}},
    )
    t.says("north", "brew P01")
    assert stock(t, "north") == {}
