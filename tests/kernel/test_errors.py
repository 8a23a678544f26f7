"""Every error is one line for people, and can be sent to another process."""

from __future__ import annotations

import copy
import pickle

import pytest

from tablewood.kernel import errors

SAID: list[tuple[errors.TablewoodError, str]] = [
    (errors.TablewoodError("all is lost", "SD-1"), "all is lost"),
    (
        errors.UnknownGame("litle-town", ["little-town", "sylve"]),
        'unknown game "litle-town"; one of little-town, sylve; did you mean little-town?',
    ),
    (errors.BadSeats("sylve", 5, [2, 3, 4]), "sylve is not for 5 seats; one of 2, 3, 4"),
    (errors.BadOption("sylve", "mode", "too new"), 'sylve: option "mode": too new'),
    (
        errors.UnknownOption("sylve", "Mod", ["mode"]),
        'sylve: option "Mod": unknown; one of mode; did you mean mode?',
    ),
    (
        errors.UnknownOption("sylve", "mode", []),
        'sylve: option "mode": unknown; one of nothing',
    ),
    (
        errors.BadOptionValue("sylve", "mode", "zzz", ["solo", "duel"]),
        'sylve: option "mode": unknown value "zzz"; one of solo, duel',
    ),
    (errors.BadComponents("c.toml", 3, "a.b", "missing"), "c.toml:3: a.b: missing"),
    (errors.BadComponents("c.toml", 0, "", "empty"), "c.toml: empty"),
    (errors.NotInTheRules("X", "R1", "R8"), 'no clause or ruling "X"; R1 to R8'),
    (errors.UnknownRuling("R9", "R1", "R8"), 'no ruling "R9"; R1 to R8'),
    (errors.BadRules("rules.md", 4, "no title"), "rules.md:4: no title"),
    (errors.MoveError("no"), "no"),
    (errors.UnreadableMove("ad C3"), 'cannot read the move "ad C3"'),
    (errors.UnreadableMove("ad C3", "try add"), 'cannot read the move "ad C3"; try add'),
    (
        errors.IllegalMove("add C3", "SD-33", "closed trees take no tile"),
        '"add C3" is not allowed now: SD-33, closed trees take no tile',
    ),
    (
        errors.IllegalMove("add C3", "SD-33", "", "C3 is closed by a treetop."),
        '"add C3" is not allowed now: C3 is closed by a treetop (SD-33)',
    ),
    (errors.IllegalMove("add C3", "SD-33"), '"add C3" is not allowed now: SD-33'),
    (errors.IllegalMove("add C3", "", "no such tree"), '"add C3" is not allowed now: no such tree'),
    (errors.NotYourTurn(1, [0]), "seat 1 is not asked now; asked: seat 0"),
    (errors.NotYourTurn(1, [0, 2]), "seat 1 is not asked now; asked: seats 0, 2"),
    (errors.NotYourTurn(1, []), "seat 1 is not asked now; the game is over"),
    (
        errors.RulesDisagree("sylve", "turn", "add C3"),
        'sylve: "add C3" is not offered at "turn", and no clause forbids it',
    ),
    (errors.BadSave("game.txt", 7, "no move"), "game.txt:7: no move"),
    (errors.BadScene("tree C3", "too high"), "scene: tree C3: too high"),
    (errors.BadScene("", "no trees"), "scene: no trees"),
    (errors.UnknownBot("tree", ["random"]), 'unknown bot "tree"; one of random'),
    (errors.UnknownScheme("x", ["win"]), 'unknown scheme of returns "x"; one of win'),
    (errors.UnknownClause("SD-200", "SD-1", "SD-130"), 'no clause "SD-200"; SD-1 to SD-130'),
    (errors.NothingToUndo(), "nothing to undo"),
    (errors.NothingToUndo(why="a card was drawn"), "nothing to undo: a card was drawn"),
]


@pytest.mark.parametrize(("error", "said"), SAID, ids=[said for _, said in SAID])
def test_one_line_that_survives_pickling(error: errors.TablewoodError, said: str) -> None:
    assert str(error) == error.message == said
    for twin in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
        assert type(twin) is type(error)
        assert str(twin) == said
        assert (twin.args, twin.clause) == (error.args, error.clause)


def test_every_error_is_listed_above() -> None:
    known = {
        kind
        for kind in vars(errors).values()
        if isinstance(kind, type) and issubclass(kind, errors.TablewoodError)
    }
    assert {type(error) for error, _ in SAID} == known


def test_errors_keep_their_parts() -> None:
    illegal = errors.IllegalMove("add C3", "SD-33", "closed")
    assert (illegal.notation, illegal.clause, illegal.title) == ("add C3", "SD-33", "closed")
    twin = pickle.loads(pickle.dumps(errors.UnknownBot("tree", ["random"])))
    assert (twin.name, twin.known) == ("tree", ("random",))


def test_long_lists_are_cut() -> None:
    names = [f"card-{number}" for number in range(80)]
    said = str(errors.UnknownBot("card-79x", names))
    assert "card-23, ... (80 in all)" in said
    assert "card-24" not in said
    assert said.endswith("did you mean card-79?")


def test_the_nearest_name_ignores_capitals() -> None:
    assert errors.nearest("RED", ["Blue", "Red"]) == "Red"
    assert errors.nearest("xyz", ["Blue", "Red"]) == ""
