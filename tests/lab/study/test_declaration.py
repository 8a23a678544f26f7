"""What is counted in each game."""

from pathlib import Path
from typing import Any

import pytest

import tablewood as tw
from tablewood.kernel.errors import BadComponents
from tablewood.kernel.log import Event
from tablewood.lab.study import declaration
from tablewood.lab.study.declaration import declaration_of


@pytest.mark.parametrize("game_id", tw.game_ids())
def test_every_game_says_what_is_taken(game_id: str) -> None:
    declared = declaration_of(tw.game(game_id))
    assert declared.first_player is not None
    assert len(declared.kinds) >= 2
    for number, kind in enumerate(declared.kinds):
        names = [declared.name_of(number, thing) for thing in range(kind.domain.size)]
        assert all(names)
        assert kind.taken or kind.events


def test_an_event_tells_what_was_taken() -> None:
    game = tw.game("sylve")
    declared = declaration_of(game)
    potion = declared.kinds[0]
    brewed = next(at for at, kind in enumerate(game.events.kinds) if kind.name == "brewed")
    tamed = next(at for at, kind in enumerate(game.events.kinds) if kind.name == "tamed")
    assert potion.things(Event(brewed, 1, (6, 0, 0))) == [6]
    assert potion.things(Event(tamed, 1, (6, 0, 0))) == []
    assert declared.name_of(0, 6) == "Tumble Tea III"


def test_a_legal_move_tells_what_could_be_taken() -> None:
    game = tw.game("tree-society")
    card = declaration_of(game).kinds[0]
    assert card.domain.names[card.offers[game.moves.parse("build ARC12")]] == "ARC12"
    assert card.domain.names[card.offers[game.moves.parse("less BAN03")]] == "BAN03"
    assert game.moves.parse("discard ARC12") not in card.offers


def test_a_game_without_the_file_is_studied_without_its_cards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(declaration, "FILE", "ai/none.toml")
    declared = declaration_of(tw.game("sylve"))
    assert (declared.kinds, declared.first_player, declared.endings) == ((), None, {})


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('first_player = "first"\nkind = []', 'no event "first"'),
        ('first_player = "round-began.side"\nkind = []', 'not name a seat by "side"'),
        ('[[kind]]\nname = "potion"\ntaken = ["brwed"]', 'no event "brwed"'),
        ('[[kind]]\nname = "potion"\ntaken = ["tamed"]', "not name a potion; it tells creature"),
        ('[[kind]]\nname = "potion"\ntaken = ["brewed"]\noffered = ["sip"]', 'begins with "sip"'),
        (
            '[[kind]]\nname = "potion"\ntaken = ["brewed"]\noffered = ["tame"]',
            '"tame SEASON" does not name a potion',
        ),
        ("kinds = []\nkind = []", "unknown key"),
    ],
)
def test_mistakes_are_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, text: str, words: str
) -> None:
    file = tmp_path / "study.toml"
    file.write_text(text)
    monkeypatch.setattr(declaration, "FILE", str(file))
    game: Any = tw.game("sylve")
    with pytest.raises(BadComponents) as error:
        declaration_of(game)
    assert words in str(error.value)
    assert "study.toml" in str(error.value)
