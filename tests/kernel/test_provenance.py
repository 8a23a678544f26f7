"""Sources of rules and components: every table has a note in every language, and none claims too much."""

from __future__ import annotations

import pytest

import tablewood as tw
from tablewood.kernel import clauses, provenance, text
from tablewood.kernel.provenance import OURS, Origin
from tablewood.kernel.tables import SOURCES, check_provenance, load
from tablewood.kernel.text import LANGUAGES

RESTING = {
    "tree-society": [9, 16, 46, 52, 72, 74, 85, 86, 92, 94, 106, 129, 131],
    "sylve": [6, 72, 88, 108, 124, 142, 144, 173, 175, 178, 181],
    "little-town": [9, 143, 147],
    "alynthia": [103],
}
"""Clauses that once claimed to come from the rulebook alone, although they rest on a ruling of ours."""


def origin(game: str, language: str = "en") -> Origin:
    return provenance.of_game(tw.game(game).folder, language)


@pytest.mark.parametrize("game", tw.game_ids())
def test_every_component_table_has_a_note_in_every_language(game: str) -> None:
    folder = tw.game(game).folder
    texts = text.Texts(folder / "text" / "provenance")
    tagged = check_provenance(load(folder / "components.toml"))
    known = {"why"}
    for entry in tagged:
        known |= {f"table-{entry.table}", *[f"table-{entry.table}-{one}" for one in SOURCES]}
    assert texts.problems() == []
    for language in LANGUAGES:
        assert set(texts.ids(language)) <= known
        told = origin(game, language)
        assert [table.table for table in told.tables] == [entry.table for entry in tagged]
        for table, entry in zip(told.tables, tagged, strict=True):
            assert not table.name.startswith("table-")
            assert entry.source in [share.source for share in table.shares], table.table


@pytest.mark.parametrize("game", tw.game_ids())
def test_players_are_told_what_is_reconstructed(game: str) -> None:
    told = {table.table for table in origin(game).reconstructed}
    noted = {
        entry.table
        for entry in check_provenance(load(tw.game(game).folder / "components.toml"))
        if "reconstructed" in (entry.source, *entry.note.replace(",", " ").split())
    }
    assert noted <= told


@pytest.mark.parametrize("game", tw.game_ids())
def test_clauses_are_counted_by_their_marks(game: str) -> None:
    told = origin(game, "fr")
    in_force = clauses.of_game(tw.game(game).folder).in_force()
    assert told.clauses == len(in_force)
    assert told.ours == sum(bool(set(OURS) & set(clause.tags)) for clause in in_force)
    assert sum(told.marks.values()) >= told.clauses
    assert list(told.marks) == [mark for mark in provenance.MARKS if mark in told.marks]


@pytest.mark.parametrize(("game", "numbers"), RESTING.items())
def test_a_clause_that_rests_on_a_ruling_says_so(game: str, numbers: list[int]) -> None:
    book = clauses.of_game(tw.game(game).folder)
    for number in numbers:
        clause = book.clause(number)
        assert set(OURS) & set(clause.tags), clause.id
        assert book.rulings_of(clause), clause.id


@pytest.mark.parametrize("game", tw.game_ids())
def test_a_clause_with_a_ruling_does_not_claim_to_come_from_the_rulebook_alone(game: str) -> None:
    book = clauses.of_game(tw.game(game).folder)
    for clause in book.in_force():
        if clause.rulings and "X" not in clause.tags:
            assert set(OURS) & set(clause.tags), clause.id


@pytest.mark.parametrize("game", tw.game_ids())
def test_every_mark_is_explained(game: str) -> None:
    for clause in clauses.of_game(tw.game(game).folder).in_force():
        assert clause.tags, clause.id
        assert set(clause.tags) <= set(provenance.MARKS), clause.id


def test_the_note_of_a_table_covers_all_its_parts() -> None:
    [forests] = [table for table in origin("sylve").tables if table.table == "forest"]
    assert forests.source == "reconstructed"
    assert [share.source for share in forests.shares] == list(SOURCES)
    assert forests.note.endswith("The names, spaces and points of each card.")
