"""The numbered clauses of a `rules.md`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablewood.kernel.clauses import RuleBook, load, parse
from tablewood.kernel.errors import BadRules, UnknownClause

RULES = """\
# Foresters

Prose before the first chapter. **FO-1** may be named in it.

## Players

- **FO-1** [R] The game is for 2 players; nobody else plays.
- **FO-2** `[R]` `[X A-1]` Le plus âgé
  commence, and his
  neighbour follows [4].

## The turn

Each turn has steps. [R] is the rulebook.

- **FO-10** Trees grow. They never shrink. [R; pace G]
- **FO-4** Void: see FO-10.
- **FO-5** (void)
- A list of prose, FO-1 included.
- **FO-6** Avoid long titles, since a table has room for only so many words in each of its rows.

```
- **FO-7** only an example
```
"""


@pytest.fixture
def book() -> RuleBook:
    return parse(RULES, "rules.md")


def test_title_chapters_and_clauses_in_order(book: RuleBook) -> None:
    assert (book.title, book.prefix) == ("Foresters", "FO")
    assert book.chapters == ["Players", "The turn"]
    ids = ["FO-1", "FO-2", "FO-10", "FO-4", "FO-5", "FO-6"]
    assert [clause.id for clause in book.clauses] == ids
    assert [clause.number for clause in book.of_chapter("The turn")] == [10, 4, 5, 6]
    assert book.clause(10).line == 16


def test_tags_stand_before_or_after_the_text(book: RuleBook) -> None:
    assert book.clause(1).tags == ("R",)
    assert book.clause(2).tags == ("R", "X A-1")
    assert book.clause(10).tags == ("R; pace G",)
    assert book.clause(10).text == "Trees grow. They never shrink."
    assert book.clause(4).tags == ()


def test_indented_lines_belong_to_the_clause(book: RuleBook) -> None:
    assert book.clause(2).text == "Le plus âgé commence, and his neighbour follows [4]."


def test_void_clauses_are_no_longer_in_force(book: RuleBook) -> None:
    assert [clause.id for clause in book.clauses if clause.void] == ["FO-4", "FO-5"]
    assert [clause.number for clause in book.in_force()] == [1, 2, 10, 6]


def test_titles_are_the_first_words(book: RuleBook) -> None:
    assert book.clause(1).title == "The game is for 2 players"
    assert book.clause(10).title == "Trees grow"
    assert book.clause(6).title == "Avoid long titles, since a table has room for only so many ..."


@pytest.mark.parametrize("name", ["FO-10", "fo-10", " Fo-10 ", "10", 10, "fo10"])
def test_a_clause_by_id_or_number(book: RuleBook, name: str | int) -> None:
    assert book.clause(name).id == "FO-10"
    assert book.has(name)


@pytest.mark.parametrize("name", ["FO-3", "SD-1", "", "one", 11, "10a", "-10"])
def test_an_unknown_clause_names_the_range(book: RuleBook, name: str | int) -> None:
    with pytest.raises(UnknownClause) as raised:
        book.clause(name)
    assert str(raised.value) == f'no clause "{name}"; FO-1 to FO-10'
    assert not book.has(name)


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("TREES", [10]),
        ("shrink never", [10]),
        ("shrink always", []),
        ("age", [2]),
        ("players", [1, 2]),
        ("fo-6", [6]),
        ("void", [6]),
        ("", []),
        (" ", []),
    ],
)
def test_search_for_words(book: RuleBook, words: str, found: list[int]) -> None:
    assert [clause.number for clause in book.search(words)] == found


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("# Foresters", "", 'rules.md: no title; the first line must be "# Title"'),
        ("## The turn", "# The turn", 'rules.md:12: a second title, "The turn"; chapters are'),
        ("## Players", "", "rules.md:7: FO-1 stands before the first chapter"),
        ("**FO-10**", "**FO-1**", "rules.md:16: FO-1 is already on line 7"),
        ("**FO-10**", "**OF-10**", "rules.md:16: OF-10 has another prefix than FO-1"),
        ("**FO-10** Trees", "**FO-10: Trees**", "rules.md:16: looks like a clause; write it as"),
        ("- **FO-10**", "* **FO-10**", "rules.md:16: looks like a clause; write it as"),
        ("- **FO-10**", "-  **FO-10**", "rules.md:16: looks like a clause; write it as"),
        ("**FO-10**", "**FO-010**", "rules.md:16: looks like a clause; write it as"),
        ("Trees grow. They never shrink.", "", "rules.md:16: FO-10 says nothing"),
    ],
)
def test_rules_that_cannot_be_read(old: str, new: str, said: str) -> None:
    assert old in RULES
    with pytest.raises(BadRules) as raised:
        parse(RULES.replace(old, new, 1), "rules.md")
    assert str(raised.value).startswith(said)


def test_rules_without_clauses() -> None:
    with pytest.raises(BadRules, match=r"^rules\.md: no clauses; write them as"):
        parse("# Foresters\n", "rules.md")


def test_load(tmp_path: Path) -> None:
    path = tmp_path / "rules.md"
    with pytest.raises(BadRules, match=r"^rules\.md: cannot be read: No such file"):
        load(path)
    path.write_bytes("# Forêt".encode("latin-1"))
    with pytest.raises(BadRules, match=r"^the rules: not a text in UTF-8$"):
        load(path, "the rules")
    path.write_text(RULES, encoding="utf-8")
    assert load(path).clause(10).text == "Trees grow. They never shrink."
