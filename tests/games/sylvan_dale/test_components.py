"""Builders of Sylvan Dale: the component tables, and how a bad one is reported."""

import re
from pathlib import Path

import pytest

from tablewood.games.sylvan_dale.components import SHIPPED, Parts
from tablewood.games.sylvan_dale.game import SylvanDale
from tablewood.kernel import tables, text
from tablewood.kernel.errors import BadComponents
from tablewood.kernel.match import Match
from tablewood.kernel.scene import scene_match
from tablewood.kernel.vectors import listed
from tests.rule import rule
from tests.table import Table

GAME = SylvanDale()
PARTS = GAME.parts
TEXTS = text.load(GAME.folder / "text")
STYLES = ["nest", "cottage", "lodge", "turret"]

FRONT = """
A1-B1 A1-A2 B1-C1 B1-B2 C1-D1 C1-C2 D1-E1 D1-D2 E1-E2 A2-B2 A2-A3 B2-C2 B2-B3 C2-D2 C2-C3 D2-E2
D2-D3 E2-E3 A3-B3 A3-A4 B3-C3 B3-B4 C3-D3 C3-C4 D3-E3 D3-D4 E3-E4 A4-B4 B4-C4 C4-D4 D4-E4
"""
BACK = """
A1-B1 A1-A2 B1-C1 B1-B2 C1-D1 C1-C2 D1-D2 A2-B2 A2-A3 B2-C2 B2-B3 C2-D2 C2-C3 D2-D3 A3-B3 A3-A4
B3-C3 B3-B4 C3-D3 C3-C4 D3-D4 A4-B4 B4-C4 C4-D4
"""
BACK_FOR_TWO = """
A1-B1 A1-A2 B1-C1 B1-B2 C1-D1 C1-C2 D1-D2 A2-B2 A2-A3 B2-C2 B2-B3 C2-D2 C2-C3 A3-B3 A3-A4 B3-C3
B3-B4 A4-B4
"""


# What is in the box


@rule("SD-24")
def test_each_of_the_80_cards_shows_a_style_and_an_icon_or_bridge_and_treetop() -> None:
    cards = dict(zip(PARTS.faces.names, PARTS.face_copies, strict=True))
    icons = ["ax", "hammer", "bridge", "treetop", "bridge+treetop"]
    assert cards == {f"{style}-{icon}": 4 for style in STYLES for icon in icons}
    assert sum(cards.values()) == 80
    for face, name in enumerate(PARTS.faces.names):
        style, _, shown = name.partition("-")
        assert PARTS.styles[PARTS.face_style[face]] == style
        bits = PARTS.face_shows[face * 4 : face * 4 + 4]
        assert [item for item, bit in zip(PARTS.items, bits, strict=True) if bit] == shown.split(
            "+"
        )


@rule("SD-25")
def test_each_style_has_its_own_species() -> None:
    assert PARTS.styles == STYLES
    assert PARTS.creatures == ["parakeet", "mouse", "squirrel", "hedgehog"]


@rule("SD-25")
def test_the_species_have_no_effect(tmp_path: Path) -> None:
    """With the species of nest and cottage swapped, the same game goes exactly the same way."""
    swapped = SHIPPED.read_text().replace('"parakeet"', '"?"').replace('"mouse"', '"parakeet"')
    other = SylvanDale(written(tmp_path, swapped.replace('"?"', '"mouse"')))
    assert other.parts.creatures[:2] == ["mouse", "parakeet"]
    tables = [Table(Match(game, 2, seed=3)) for game in (GAME, other)]
    while not tables[0].state.over:
        assert tables[0].offered() == tables[1].offered()
        move = tables[0].offered()[-1]
        for t in tables:
            t.match.submit(t.state.seat, move)
    scores = [[score.key() for score in t.state.scores()] for t in tables]
    assert scores[0] == scores[1]
    assert tables[1].state.over


def test_the_pieces_are_those_of_the_component_list() -> None:
    assert PARTS.colours == ["red", "yellow", "blue", "purple"]
    assert (PARTS.tiles_per_style, PARTS.tiles, PARTS.stack_size) == ([4] * 4, 16, 8)
    assert (PARTS.bases_per_style, PARTS.banners) == ([5] * 4, 16)
    supply = dict(zip(PARTS.items, PARTS.supply, strict=True))
    assert supply == {"ax": 6, "hammer": 6, "bridge": 12, "treetop": 9}
    assert dict(zip(PARTS.items, PARTS.returns, strict=True)) == {
        "ax": True,
        "hammer": True,
        "bridge": False,
        "treetop": False,
    }
    assert PARTS.fame_tokens == {"1": 50, "5": 28, "20": 20}
    assert sum(int(worth) * count for worth, count in PARTS.fame_tokens.items()) == 590


@pytest.mark.parametrize(
    ("seats", "trees", "sizes", "edges"),
    [
        (4, 20, [4, 4, 5, 4, 3], FRONT),
        (3, 16, [3, 3, 4, 3, 3], BACK),
        (2, 13, [3, 3, 4, 3, 0], BACK_FOR_TWO),
    ],
)
def test_the_boards(seats: int, trees: int, sizes: list[int], edges: str) -> None:
    board = PARTS.boards[seats]
    assert PARTS.districts == ["fernwood", "heather", "riverbank", "stonefield", "meadow"]
    assert (len(board.trees), listed(board.size)) == (trees, sizes)
    assert {PARTS.pairs.names[pair] for pair in board.edges} == set(edges.split())
    assert len(board.edges) == len(edges.split())


def test_a_pair_of_trees_may_be_named_from_either_end() -> None:
    for name in PARTS.pairs.names:
        one, other = name.split("-")
        assert PARTS.pairs.number(f"{other}-{one}") == PARTS.pairs.number(name)
    ends = [
        (
            PARTS.spaces.names[PARTS.pair_ends[2 * at]],
            PARTS.spaces.names[PARTS.pair_ends[2 * at + 1]],
        )
        for at in range(PARTS.pairs.size)
    ]
    assert [f"{one}-{other}" for one, other in ends] == PARTS.pairs.names


def test_every_table_names_its_source() -> None:
    told = tables.check_provenance(tables.load(SHIPPED))
    assert {one.table: one.source for one in told} == {
        "style": "reconstructed",
        "item": "rulebook",
        "face": "reconstructed",
        "colour": "reconstructed",
        "tiles": "reconstructed",
        "bases": "reconstructed",
        "banners": "rulebook",
        "district": "reconstructed",
        "board": "reconstructed",
        "score": "rulebook",
        "limits": "rulebook",
        "setup": "rulebook",
        "fame_tokens": "rulebook",
    }


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_every_thing_has_a_name(language: str) -> None:
    things = {
        "style": PARTS.styles,
        "creature": PARTS.creatures,
        "item": PARTS.items,
        "colour": PARTS.colours,
        "district": PARTS.districts,
        "card": [name.replace("+", "-") for name in PARTS.faces.names],
    }
    for domain, names in things.items():
        for name in names:
            assert TEXTS.has(f"{domain}-{name}", language), f"{domain}-{name}"
        said = [TEXTS.name(language, domain, name) for name in names]
        assert len(set(said)) == len(said)


# Bad tables


def written(folder: Path, source: str) -> Path:
    path = folder / "components.toml"
    path.write_text(source, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('style = "nest"', 'style = "nets"', 'face[0].style: unknown style "nets"; one of nest'),
        ('items = ["ax"]', 'items = ["axe"]', 'face[0].items[0]: unknown name "axe"; one of ax'),
        ('items = ["ax"]', "items = []", "face[0].items: a card shows an icon, or two different"),
        ('["bridge", "treetop"]', '["ax", "ax"]', "face[4].items: a card shows an icon, or two"),
        ('items = ["hammer"]', 'items = ["ax"]', "face[1].style: a second face nest-ax; raise"),
        ("copies = 4", "copies = 0", "face[0].copies: must be at least 1, not 0"),
        ("copies = 4", 'copies = "4"', 'face[0].copies: must be a whole number, not "4"'),
        ("copies = 4", "copys = 4", 'face[0].copies: missing; did you mean it by "copys"?'),
        ('id = "cottage"', 'id = "nest"', 'style[1].id: "nest" is already style[0], line 23'),
        ('id = "red"', 'id = "dark red"', 'colour[0].id: "dark red" holds more than letters'),
        ('letter = "y"', 'letter = "r"', 'colour[1].letter: "r" is already colour[0]'),
        ('letter = "H"', 'letter = "He"', 'district[1].letter: must be one letter, not "He"'),
        ("supply = 6", "supply = -1", "item[0].supply: must be at least 0, not -1"),
        ("returns = true", "returns = 1", "item[0].returns: must be true or false, not 1"),
        ('id = "ax"', 'id = "saw"', "item: the special items are ax, hammer, bridge, treetop"),
        ("{ nest = 4, ", "{ ", "tiles.per_style.nest: missing"),
        (
            "{ nest = 4, ",
            "{ nest = 5, ",
            "tiles.per_style: 17 tiles do not fill the stacks (SD-10)",
        ),
        ("stacks = 2", "stacks = 3", "tiles.stacks: must be at most 2, not 3"),
        ('"FRRHH"', '"FRXHH"', 'board.front.rows: row 2: unknown district letter "X"'),
        ("seats = [4]", "seats = [5]", "board.front.seats[0]: must be at most 4, not 5"),
        ("seats = [2, 3]", "seats = [1, 3]", "board.back.seats[0]: must be at least 2, not 1"),
        ("seats = [2, 3]", "seats = [2, 4]", "board.back.seats: a second board for 4 players"),
        ('["meadow"]', '["medow"]', 'board.back.unused.2[0]: unknown name "medow"; one of fern'),
        ('"2" = ["mea', '"4" = ["mea', "board.back.unused.4: unknown key; one of 2, 3"),
        ("banner = 5", "baner = 5", 'score.banner: missing; did you mean it by "baner"?'),
        ("per_tree = 5", "per_tree = 7", "limits.max_tiles_per_tree: must be at most 6, not 7"),
        ("stuck_draw = 3", "stuck_draw = 4", "limits.stuck_draw: must be at most 3, not 4"),
        ("per_tree = 1 # SD-60", "per_tree = 2", "limits.own_banners_per_tree: must be at most 1"),
        ('two = "treetop"', 'two = "crown"', 'setup.second_of_two: unknown second_of_two "crown"'),
        ("20 = 20", "20 = true", "fame_tokens.20: must be a whole number, not true"),
        ("[banners]", "[banners", "not TOML: "),
        (
            'bases = { source = "r',
            'bases = { source = "R',
            "provenance.bases.source: unknown source",
        ),
        ("[tiles]", "[tiles]\nspare = 1", "tiles.spare: unknown key; one of per_style, stack_size"),
    ],
)
def test_a_bad_table_is_reported_in_one_line(tmp_path: Path, old: str, new: str, said: str) -> None:
    line, message = complaint(tmp_path, old, new)
    assert message.startswith(said), message
    # A missing key is reported on the line where its table begins, just above.
    assert line_of(old) - 3 <= line <= line_of(old) + 1


@pytest.mark.parametrize(
    ("old", "new", "place", "said"),
    [
        (
            "{ nest = 5, ",
            "{ nest = 4, ",
            "rows = [",
            "board.front.rows: 20 spaces, but only 19 base",
        ),
        ("hand_size = 4", "hand_size = 40", "[[face]]", "face: 80 cards, but 163 are dealt (SD-12"),
        (
            "supply = 9",
            "supply = 0",
            "second_of_two",
            "setup.second_of_two: the supply has none of",
        ),
        ("[score]", "[scores]", "score = {", 'provenance.score: no table "score" in this file; on'),
        ("[setup]", "[set]", "setup = {", 'provenance.setup: no table "setup" in this file; one o'),
    ],
)
def test_of_two_tables_that_do_not_agree_one_is_reported(
    tmp_path: Path, old: str, new: str, place: str, said: str
) -> None:
    line, message = complaint(tmp_path, old, new)
    assert message.startswith(said), message
    assert line == line_of(place)


def complaint(folder: Path, old: str, new: str) -> tuple[int, str]:
    """The error for the shipped table with one change, and the line that it names."""
    changed = SHIPPED.read_text(encoding="utf-8").replace(old, new, 1)
    with pytest.raises(BadComponents) as raised:
        Parts(written(folder, changed))
    found = re.fullmatch(r"components\.toml:(\d+): (.+)", str(raised.value))
    assert found, raised.value
    return int(found[1]), found[2]


def line_of(text: str) -> int:
    source = SHIPPED.read_text(encoding="utf-8")
    return source[: source.index(text)].count("\n") + 1


def test_a_missing_table_file(tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match=r"^none\.toml: cannot be read: No such file"):
        Parts(tmp_path / "none.toml")


def test_another_table_of_the_same_shape_can_be_used(tmp_path: Path) -> None:
    source = SHIPPED.read_text(encoding="utf-8").replace("supply = 12", "supply = 2")
    game = GAME.with_components(written(tmp_path, source))
    t = Table(Match(game, 4, options={"first-player": "red"}))
    assert t.view().supply["bridge"] == 2
    assert game.components_hash() != GAME.components_hash()
    t.asks("red", "play-card")


@rule("SD-56")
def test_how_many_tiles_earn_a_banner_stands_in_the_table(tmp_path: Path) -> None:
    source = SHIPPED.read_text(encoding="utf-8").replace("for_banner = 2", "for_banner = 1")
    game = GAME.with_components(written(tmp_path, source))
    red = {"hand": ["cottage-ax"], "stack": "C"}
    t = Table(scene_match(game, {"seats": 4, "trees": {"D1": "N | yC"}, "red": red}))
    t.says("red", "play cottage-ax", "add D1").asks("red", "hang-banner")
