"""The numbered clauses of a `rules.md`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablewood.kernel.clauses import RuleBook, load, of_game, parse, words
from tablewood.kernel.errors import BadRules, UnknownClause, UnknownRuling

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


# Sources of parts, rulings, languages

DECIDED = """\
# Foresters

## Growing

Trees are told apart by their bark.
And by nothing else.

- **FO-1** [R] Trees grow. [G] They *never* shrink. (ruling R2)
- **FO-2** [R] [G] A tree is `oak` or birch. (rulings R1, R2)
- **FO-3** [R] Bushes do not count.

A remark after the clauses.

## Rulings

- **R1** (FO-2) Only two kinds: the picture shows two.
- **R2** (FO-1 to FO-3) Growing is read from the example, as in R1.
"""


@pytest.fixture
def decided() -> RuleBook:
    return parse(DECIDED, "rules.md")


def test_a_clause_is_cut_where_another_source_begins(decided: RuleBook) -> None:
    parts = [(part.tags, part.text) for part in decided.clause(1).parts]
    assert parts == [(("R",), "Trees grow."), (("G",), "They *never* shrink.")]
    assert decided.clause(1).text == "Trees grow. They *never* shrink."
    assert decided.clause(1).tags == ("R", "G")
    assert [part.tags for part in decided.clause(2).parts] == [("R", "G")]


def test_rulings_and_the_clauses_that_rest_on_them(decided: RuleBook) -> None:
    assert decided.clause(2).rulings == ("R1", "R2")
    assert decided.ruling("r2").clauses == ("FO-1", "FO-2", "FO-3")
    assert decided.ruling("R1").text == "Only two kinds: the picture shows two."
    resting = {clause.id: [r.id for r in decided.rulings_of(clause)] for clause in decided.clauses}
    assert resting == {"FO-1": ["R2"], "FO-2": ["R1", "R2"], "FO-3": ["R2"]}


@pytest.mark.parametrize("name", ["R3", "R0", "9", "FO-1", ""])
def test_an_unknown_ruling_names_the_range(decided: RuleBook, name: str) -> None:
    with pytest.raises(UnknownRuling, match="R1 to R2"):
        decided.ruling(name)


def test_rulings_are_searched(decided: RuleBook) -> None:
    assert [ruling.id for ruling in decided.search_rulings("PICTURE two")] == ["R1"]
    assert [ruling.id for ruling in decided.search_rulings("fo-3")] == ["R2"]
    assert decided.search_rulings(" ") == []


def test_a_chapter_may_say_something_before_its_first_clause(decided: RuleBook) -> None:
    assert decided.notes == {"Growing": "Trees are told apart by their bark. And by nothing else."}


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("(ruling R2)", "(ruling R7)", "rules.md:8: FO-1 rests on R7, which is not there"),
        ("(FO-2)", "(FO-9)", "rules.md:16: R1 is about FO-9, which is not there"),
        ("**R2**", "**R1**", "rules.md:17: R1 is already on line 16"),
        ("Only two kinds: the picture shows two.", "", "rules.md:16: R1 says nothing"),
    ],
)
def test_mistakes_in_rulings_name_their_line(old: str, new: str, said: str) -> None:
    with pytest.raises(BadRules) as raised:
        parse(DECIDED.replace(old, new, 1), "rules.md")
    assert str(raised.value) == said


def test_the_rules_in_the_language_of_the_reader(tmp_path: Path) -> None:
    (tmp_path / "rules.md").write_text(DECIDED)
    french = "# Forestiers\n\n## Pousser\n\n- **FO-1** [R] L’arbre pousse. (décision R2)\n"
    french += "\n## Décisions\n\n- **R2** (FO-1 à FO-1) Selon l’exemple.\n"
    (tmp_path / "rules.fr.md").write_text(french)
    book = of_game(tmp_path, "fr")
    assert (book.title, book.clause(1).rulings) == ("Forestiers", ("R2",))
    assert [clause.id for clause in book.search("l'arbre")] == ["FO-1"]
    assert of_game(tmp_path).title == "Foresters"
    assert of_game(tmp_path, "eo").title == "Foresters"


def test_words_without_marks() -> None:
    assert words("*Stack* is `clear row`, **always**.") == "Stack is clear row, always."
