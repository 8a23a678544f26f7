"""Component tables: what is read, and errors with their line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablewood.kernel.errors import BadComponents
from tablewood.kernel.tables import Provenance, Table, check_provenance, load, parse, unique_ids
from tablewood.kernel.toml_lines import lines_of

FOREST = """\
# a comment with [brackets] and "quotes"
[provenance]
style = { source = "rulebook", note = "page 2" }
face = { source = "published", note = "a review" }
board = { source = "reconstructed", note = "ours" }

[[style]]
id = "nest"
[[style]]
id = "lodge"

[[face]]
style = "nest"
icons = ["ax", "hammer"]
copies = 4
double = true
[[face]]
style = "lodge"
icons = [
  "ax",     # one on each line
  "bridge",
]
copies = 3

[board.front]
per_style = { nest = 4, lodge = 2 }
weight = 0.5
spaces = [
  { id = "A1", at = [0, 0] },
  { id = "B1", at = [1, 0] },
]
edges = [["A1", "B1"], ["B1", "A1"]]
corners = [[0, 0], [1, 1]]
"""


def forest(old: str = "", new: str = "") -> Table:
    """The small forest, with one thing changed."""
    assert old in FOREST
    return parse(FOREST.replace(old, new, 1) if old else FOREST, "forest.toml")


def complaint(source: str, ask: str, *arguments: object, **keywords: object) -> str:
    """The error when something is read from this text."""
    table = parse(source, "t.toml")
    with pytest.raises(BadComponents) as raised:
        getattr(table, ask)(*arguments, **keywords)
    return str(raised.value)


# What is read


def test_values_of_every_kind() -> None:
    first, second = forest().entries("face")
    front = forest().sub("board.front")
    assert first.text("style") == "nest"
    assert first.number("copies", at_least=1, at_most=4) == 4
    assert first.flag("double") is True
    assert first.choice("style", ["nest", "lodge"]) == "nest"
    assert second.texts("icons", allowed=["ax", "bridge"]) == ["ax", "bridge"]
    assert front.decimal("weight") == 0.5
    assert front.counts("per_style", every=["nest", "lodge"]) == {"nest": 4, "lodge": 2}
    assert [space.numbers("at", length=2) for space in front.entries("spaces")] == [[0, 0], [1, 0]]
    assert front.text_rows("edges", length=2) == [["A1", "B1"], ["B1", "A1"]]
    assert front.number_rows("corners", at_most=1) == [[0, 0], [1, 1]]


def test_a_missing_value_has_its_default() -> None:
    face = forest().entries("face")[1]
    assert face.flag("double", default=False) is False
    assert face.number("value", 7) == 7
    assert face.text("note", "") == ""
    assert face.decimal("weight", 1.5) == 1.5
    assert face.choice("shape", ["round"], default="round") == "round"
    assert face.texts("effects", []) == []
    assert face.numbers("levels", (1, 2)) == [1, 2]
    assert face.counts("cost", default={}) == {}
    assert face.entries("parts", optional=True) == []
    assert face.optional_sub("extra") is None


def test_tables_under_a_key_by_name() -> None:
    table = parse("[board.front]\nsize = 4\n[board.back]\nsize = 3\n", "t.toml")
    sizes = {name: side.number("size") for name, side in table.subs("board").items()}
    assert sizes == {"front": 4, "back": 3}
    extra = table.optional_sub("board")
    assert extra is not None
    assert extra.key == "board"


def test_load_names_the_file(tmp_path: Path) -> None:
    path = tmp_path / "components.toml"
    path.write_text("a = 1\r\nb = [\r\n]\r\nc = 'x'\r\n", encoding="utf-8", newline="")
    with pytest.raises(BadComponents, match=r"^components\.toml:4: c: must be a whole number"):
        load(path).number("c")
    with pytest.raises(BadComponents, match=r"^my own table:1: a: must be a text, not 1$"):
        load(path, "my own table").text("a")


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match=r"^no\.toml: cannot be read: No such file"):
        load(tmp_path / "no.toml")
    latin = tmp_path / "latin.toml"
    latin.write_bytes(b"a = '\xe9'")
    with pytest.raises(BadComponents, match=r"^latin\.toml: not a text in UTF-8$"):
        load(latin)


@pytest.mark.parametrize(
    ("source", "line"),
    [("a = 1\nb = \n", 2), ("a = 1\n\na = 2\n", 3), ("a = 1\nb = [1,\n", 2), ("a = 1\nb = 'x", 2)],
)
def test_text_that_is_not_toml(source: str, line: int) -> None:
    with pytest.raises(BadComponents, match=rf"^t\.toml:{line}: not TOML: ") as raised:
        parse(source, "t.toml")
    assert raised.value.line == line
    assert "\n" not in str(raised.value)


# What is refused


def test_an_unknown_name_is_reported_with_its_place_and_the_allowed_names() -> None:
    table = forest('style = "lodge"', 'style = "lodeg"')
    face = table.entries("face")[1]
    with pytest.raises(BadComponents) as raised:
        face.choice("style", ["nest", "lodge"])
    error = raised.value
    assert str(error) == (
        'forest.toml:18: face[1].style: unknown style "lodeg"; '
        "one of nest, lodge; did you mean lodge?"
    )
    assert (error.file, error.line, error.key) == ("forest.toml", 18, "face[1].style")


def test_an_unknown_name_in_a_list_is_reported_with_its_line() -> None:
    face = forest().entries("face")[1]
    with pytest.raises(BadComponents) as raised:
        face.texts("icons", allowed=["ax"])
    assert str(raised.value) == (
        'forest.toml:21: face[1].icons[1]: unknown name "bridge"; one of ax'
    )


@pytest.mark.parametrize(
    ("source", "ask", "said"),
    [
        ("a = 1", "text", "t.toml:1: a: must be a text, not 1"),
        ("a = ''", "text", "t.toml:1: a: is empty"),
        ("a = true", "number", "t.toml:1: a: must be a whole number, not true"),
        ("a = 1.5", "number", "t.toml:1: a: must be a whole number, not 1.5"),
        ("a = '1'", "decimal", 't.toml:1: a: must be a number, not "1"'),
        ("a = false", "decimal", "t.toml:1: a: must be a number, not false"),
        ("a = 0", "flag", "t.toml:1: a: must be true or false, not 0"),
        ("a = 'x'", "texts", 't.toml:1: a: must be a list, not "x"'),
        ("a = ['x',\n 1]", "texts", "t.toml:2: a[1]: must be a text, not 1"),
        ("a = [1,\n\n 'x']", "numbers", 't.toml:3: a[1]: must be a whole number, not "x"'),
        ("a = [['x'],\n 'y']", "text_rows", 't.toml:2: a[1]: must be a list, not "y"'),
        (
            "a = [[1],\n [2,\n 3.5]]",
            "number_rows",
            "t.toml:3: a[1][1]: must be a whole number, not 3.5",
        ),
        ("a = []", "counts", "t.toml:1: a: must be a table of numbers, not a list"),
        ("a = { x = -1 }", "counts", "t.toml:1: a.x: must be at least 0, not -1"),
        ("a = 1", "sub", "t.toml:1: a: must be a table, not 1"),
        ("a = {}", "entries", "t.toml:1: a: must be a list, not a table"),
        ("a = [1]", "entries", "t.toml:1: a[0]: must be a table, not 1"),
        ("b = 1", "number", "t.toml: a: missing"),
    ],
)
def test_a_value_of_the_wrong_kind(source: str, ask: str, said: str) -> None:
    assert complaint(source, ask, "a") == said


def test_bounds() -> None:
    assert complaint("a = 0", "number", "a", at_least=1).endswith("a: must be at least 1, not 0")
    assert complaint("a = 9", "number", "a", at_most=8).endswith("a: must be at most 8, not 9")
    assert complaint("a = [1, 9]", "numbers", "a", at_most=8).endswith(
        "a[1]: must be at most 8, not 9"
    )
    assert complaint("a = [1]", "numbers", "a", length=2).endswith("must have 2 entries, not 1")
    assert complaint("a = [[1, 2], [1]]", "number_rows", "a", length=2) == (
        "t.toml:1: a[1]: must have 2 entries, not 1"
    )


def test_counts_name_only_known_things_and_all_of_them() -> None:
    source = "[a]\nnest = 1\nlodgee = 2\n"
    assert complaint(source, "counts", "a", allowed=["nest", "lodge"]) == (
        't.toml:3: a.lodgee: unknown name "lodgee"; one of nest, lodge; did you mean lodge?'
    )
    assert complaint("[a]\nnest = 1\n", "counts", "a", every=["nest", "lodge"]) == (
        "t.toml:1: a.lodge: missing"
    )


def test_a_missing_key_names_its_table_and_a_likely_misspelling() -> None:
    face = forest("copies = 3", "copeis = 3").entries("face")[1]
    with pytest.raises(BadComponents) as raised:
        face.number("copies")
    assert str(raised.value) == (
        'forest.toml:17: face[1].copies: missing; did you mean it by "copeis"?'
    )


def test_a_game_can_report_an_error_at_a_key() -> None:
    table = parse("[[card]]\neffect = [\n 'gain 1',\n 'gian 2',\n]\n", "t.toml")
    card = table.entries("card")[0]
    with pytest.raises(BadComponents) as raised:
        card.fail("effect[1]", 'unknown verb "gian"')
    assert str(raised.value) == 't.toml:4: card[0].effect[1]: unknown verb "gian"'
    with pytest.raises(BadComponents, match=r"^t\.toml:1: card\[0\]: too strong$"):
        card.fail("", "too strong")
    with pytest.raises(BadComponents, match=r"^t\.toml: too few cards$"):
        table.fail("", "too few cards")


# Keys that nobody read


def test_finish_refuses_keys_that_nobody_read() -> None:
    table = parse("a = 1\nb = 2\n", "t.toml")
    table.number("a")
    with pytest.raises(BadComponents, match=r"^t\.toml:2: b: unknown key; one of a$"):
        table.finish()
    table.number("b")
    table.finish()


def test_finish_checks_all_tables_that_were_read() -> None:
    table = parse("[[face]]\nid = 1\n[[face]]\nid = 2\niid = 3\n", "t.toml")
    for face in table.entries("face"):
        face.number("id")
    with pytest.raises(BadComponents, match=r"^t\.toml:5: face\[1\]\.iid: unknown key; one of id;"):
        table.finish()


def test_a_table_can_be_read_twice() -> None:
    table = parse("[board.front]\nrows = 4\ncolumns = 5\n", "t.toml")
    assert table.sub("board").sub("front") is table.sub("board.front")
    table.sub("board.front").number("rows")
    table.sub("board").sub("front").number("columns")
    table.finish()


def test_optional_keys_count_as_read() -> None:
    table = parse("extra = 1\n", "t.toml")
    assert table.has("extra")
    assert not table.has("other")
    assert table.written() == ["extra"]
    table.finish()


# Ids and provenance


def test_ids_are_unique() -> None:
    assert unique_ids(forest().entries("style")) == ["nest", "lodge"]
    table = forest('id = "lodge"', 'id = "nest"')
    with pytest.raises(BadComponents) as raised:
        unique_ids(table.entries("style"))
    assert str(raised.value) == ('forest.toml:10: style[1].id: "nest" is already style[0], line 8')


def test_provenance_of_every_table() -> None:
    assert check_provenance(forest()) == [
        Provenance("style", "rulebook", "page 2"),
        Provenance("face", "published", "a review"),
        Provenance("board", "reconstructed", "ours"),
    ]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("face = {", "faces = {", '4: provenance.faces: no table "faces" in this file; one of'),
        ('board = { source = "reconstructed", note = "ours" }', "", "25: board: has no entry in"),
        ('"rulebook"', '"rulesbook"', '3: provenance.style.source: unknown source "rulesbook";'),
        (', note = "page 2"', "", "3: provenance.style.note: missing"),
        ('"page 2"', '""', "3: provenance.style.note: is empty"),
    ],
)
def test_provenance_that_does_not_fit(old: str, new: str, said: str) -> None:
    with pytest.raises(BadComponents) as raised:
        check_provenance(forest(old, new))
    assert str(raised.value).startswith(f"forest.toml:{said}")


def test_provenance_must_be_complete_and_have_no_extra_keys() -> None:
    with pytest.raises(BadComponents, match=r"^t\.toml: provenance: missing$"):
        check_provenance(parse("a = 1\n", "t.toml"))
    table = forest('note = "ours"', 'note = "ours", page = 3')
    check_provenance(table)
    for key in ("style", "face", "board"):
        table.has(key)
    with pytest.raises(BadComponents, match=r"^forest\.toml:5: provenance\.board\.page: unknown"):
        table.finish()


# The lines of a TOML text


def test_lines_of_tables_keys_and_entries() -> None:
    lines = lines_of(FOREST)
    assert lines["style"] == lines["style[0]"] == 7
    assert lines["style[1].id"] == 10
    assert lines["face[0].icons[1]"] == 14
    assert lines["face[1].icons[0]"] == 20
    assert lines["board"] == lines["board.front"] == 25
    assert lines["board.front.per_style.lodge"] == 26
    assert lines["board.front.spaces[1].at[1]"] == 30
    assert lines["board.front.corners[1][0]"] == 33


def test_strings_and_comments_do_not_confuse_the_line_numbers() -> None:
    source = "\n".join(
        [
            "a = '''",
            'b = 1 # \' """',
            "'''''",
            'c = """one \\""" ]',
            'still c = 1"""""',
            "d = 'it is \\' # e = 1",
            'e = "\\"# f = 1" # [[g]]',
            "f = [ # ]",
            "  '],', # ,",
            '  """',
            "],",
            '""", [',
            "  1, 2], { x = ']', y.z = 3 }",
            "]",
            "g = 1979-05-27 07:32:00",
            "h.\"i.j\".'k' = -1.5e3",
            '[ l . "m" ] # n',
            "o = {}",
            "p = []",
            "[[q]]",
            "[q.r]",
            "s = 1",
            "[[q]]",
            "[[q.t]]",
            "[[q.t]]",
            "u = ''",
            "v = inf",
        ]
    )
    lines = lines_of(source)
    assert parse(source, "t.toml").written() == ["a", "c", "d", "e", "f", "g", "h", "l", "q"]
    assert {key: line for key, line in lines.items() if len(key) == 1} == {
        "a": 1,
        "c": 4,
        "d": 6,
        "e": 7,
        "f": 8,
        "g": 15,
        "h": 16,
        "l": 17,
        "q": 20,
    }
    assert [lines[f"f[{index}]"] for index in range(4)] == [9, 10, 12, 13]
    assert lines["f[2][1]"] == lines["f[3].y.z"] == 13
    assert lines["h.i.j.k"] == 16
    assert (lines["l.m"], lines["l.m.o"], lines["l.m.p"]) == (17, 18, 19)
    assert (lines["q[0]"], lines["q[0].r"], lines["q[0].r.s"]) == (20, 21, 22)
    assert (lines["q[1]"], lines["q[1].t"], lines["q[1].t[0]"]) == (23, 24, 24)
    assert lines["q[1].t[1]"] == 25
    assert (lines["q[1].t[1].u"], lines["q[1].t[1].v"]) == (26, 27)
