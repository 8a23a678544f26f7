"""Texts for people in several languages."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tablewood.kernel import grammar
from tablewood.kernel.text import Texts, load

GRAMMAR = Path(__file__).parents[1] / "fixtures" / "grammar.json"
"""French forms derived from a name; the browser's tests read the same cases."""

ENGLISH = """\
game-name = Foresters
style-nest = nest
item-ax-hammer = ax and hammer
-point = fame point
move-add = Add to { $tree }
event-score = { $player } scores { $points ->
    [one] one { -point }
   *[other] { $points } { -point }s
}
event-last = At last: { event-score }
"""
FRENCH = """\
game-name = Forestiers
style-nest = nid
item-ax-hammer = hache et marteau
move-add = Ajouter à { $tree }
event-score = { $player } marque { $points ->
    [one] un point
   *[other] { $points } points
}
event-last = Enfin : { event-score }
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with texts in two languages."""
    write(tmp_path, ENGLISH, FRENCH)
    return tmp_path


def write(folder: Path, english: str, french: str) -> None:
    (folder / "en.ftl").write_text(english, encoding="utf-8")
    (folder / "fr.ftl").write_text(french, encoding="utf-8")


def test_texts_in_both_languages(folder: Path) -> None:
    texts = Texts(folder)
    assert texts.say("en", "game-name") == "Foresters"
    assert texts.say("fr", "game-name") == "Forestiers"
    assert texts.say("fr", "game-name") == "Forestiers"
    assert texts.say("fr", "move-add", tree="C3") == "Ajouter à C3"
    assert texts.problems() == []


def test_no_invisible_characters_around_variables(folder: Path) -> None:
    assert Texts(folder).say("en", "move-add", tree="C3").isascii()


def test_plurals_follow_the_language(folder: Path) -> None:
    texts = Texts(folder)
    assert texts.say("en", "event-score", player="Ann", points=1) == "Ann scores one fame point"
    assert texts.say("en", "event-score", player="Ann", points=0) == "Ann scores 0 fame points"
    assert texts.say("fr", "event-score", player="Ann", points=0) == "Ann marque un point"
    assert texts.say("fr", "event-last", player="Ann", points=2) == "Enfin : Ann marque 2 points"
    assert texts.problems() == []


def test_variables_may_have_any_name(folder: Path) -> None:
    write(folder, "a = { $language } { $text_id }\n", "a = { $language } { $text_id }\n")
    assert Texts(folder).say("en", "a", language="x", text_id="y") == "x y"


def test_names_of_things(folder: Path) -> None:
    texts = Texts(folder)
    assert texts.name("fr", "style", "nest") == "nid"
    assert texts.name("fr", "item", "ax+hammer") == "hache et marteau"
    assert texts.name("fr", "tree", "C3") == "C3"
    assert texts.problems() == []


def test_a_region_gets_its_language_and_others_get_english(folder: Path) -> None:
    texts = Texts(folder)
    assert texts.say("fr-CA", "style-nest") == "nid"
    assert texts.say("de", "style-nest") == "nest"


def test_a_missing_text_falls_back_to_english_then_to_its_id(folder: Path) -> None:
    write(folder, ENGLISH, FRENCH.replace("style-nest = nid\n", ""))
    texts = Texts(folder)
    assert texts.say("fr", "style-nest") == "nest"
    assert texts.name("fr", "style", "nest") == "nest"
    assert texts.problems() == ['fr.ftl: no text "style-nest"']
    assert texts.say("fr", "style-hut") == "style-hut"
    assert texts.say("fr", "style-hut") == "style-hut"
    assert texts.problems() == ['fr.ftl: no text "style-nest"', 'no text "style-hut"']


def test_a_missing_variable_is_a_problem(folder: Path) -> None:
    texts = Texts(folder)
    assert "C3" not in texts.say("fr", "move-add")
    (problem,) = texts.problems()
    assert problem.startswith("fr.ftl: move-add: ")
    assert "tree" in problem


def test_ids_and_variables(folder: Path) -> None:
    texts = Texts(folder)
    assert texts.ids("fr") == texts.ids("en") == texts.ids()
    assert texts.ids()[:2] == ["game-name", "style-nest"]
    assert texts.ids("de") == []
    assert texts.has("style-nest", "fr")
    assert not texts.has("style-nest", "de")
    assert not texts.has("point")
    assert texts.variables("move-add") == {"tree"}
    assert texts.variables("event-last") == {"player", "points"}
    assert texts.variables("unknown") == set()


@pytest.mark.parametrize(
    ("english", "french", "said"),
    [
        ("a = b\n\nc d\n", "a = b\n", ['en.ftl:3: unreadable: Expected token: "="']),
        ("a = b\n", "a = b\nc = { $x\n", ['fr.ftl:2: unreadable: Expected token: "}"']),
        ("a = b\na = c\n", "a = b\n", ['en.ftl:2: "a" a second time']),
        ("a = b\n-c = d\n-c = e\n", "a = b\n", ['en.ftl:3: "-c" a second time']),
        ("a =\n    .title = b\n", "", ['en.ftl:1: "a" has no text']),
        ("a = { b }\n", "a = b\n", ['en.ftl: a: refers to unknown "b"']),
        ("a = b\n-c = { -d }\n", "a = b\n", ['en.ftl: c: refers to unknown "-d"']),
        ("a = b\n", "a = b\nc = d\n", ['en.ftl: no text "c", which fr.ftl has']),
        ("a = { $tree }\n", "a = { $arbre }\n", ["fr.ftl: a: $arbre is not in en.ftl"]),
        ("a = { $tree }\n", "a = arbre\n", []),
    ],
)
def test_problems_of_the_files(folder: Path, english: str, french: str, said: list[str]) -> None:
    write(folder, english, french)
    assert Texts(folder).problems() == said


def test_a_missing_file_is_a_problem(folder: Path) -> None:
    (folder / "fr.ftl").unlink()
    texts = Texts(folder)
    assert texts.say("fr", "style-nest") == "nest"
    assert texts.problems()[0].startswith("fr.ftl: cannot be read: ")


def test_other_languages(folder: Path) -> None:
    texts = Texts(folder, languages=("fr",))
    assert texts.say("en", "style-nest") == "nid"
    assert texts.name("en", "style", "nest") == "nid"
    assert texts.problems() == []


def test_a_folder_is_read_once(folder: Path) -> None:
    assert load(folder) is load(folder)


# Forms of things and people in sentences

THINGS = """\
card-bench = Établi
    .the = l'Établi
    .plural = Établis
card-market = marché
    .the = le marché
event-raised = { $player } élève le niveau { $level } { $card-of }.
event-found = { CAPITAL($card-the) } est près { $player-of }.
event-chosen = { $card-id ->
    [bench] Un banc.
   *[other] Autre chose.
}
move-sell = { $count ->
    [one] Vendre une carte
   *[other] Vendre { $count } cartes
}
"""


@pytest.fixture
def things(tmp_path: Path) -> Texts:
    """French texts with things that have articles."""
    write(tmp_path, THINGS, THINGS)
    return Texts(tmp_path)


@pytest.mark.parametrize("case", json.loads(GRAMMAR.read_text(encoding="utf-8")), ids=str)
def test_of_and_to_are_derived_from_a_name(case: dict[str, str]) -> None:
    told = grammar.forms(case["language"], case["name"])
    assert told == {"of": case["of"], "to": case["to"]}


def test_a_thing_brings_the_attributes_of_its_text(things: Texts) -> None:
    def raised(card: str) -> str:
        return things.say("fr", "event-raised", player="Alice", level=1, card=("card", card))

    assert raised("bench") == "Alice élève le niveau 1 de l'Établi."
    assert raised("market") == "Alice élève le niveau 1 du marché."
    assert things.forms("fr", "card", "bench")["plural"] == "Établis"
    assert things.problems() == []


def test_a_sentence_begins_with_a_capital_and_people_have_forms_too(things: Texts) -> None:
    said = things.say("fr", "event-found", player="Émile", card=("card", "market"))
    assert said == "Le marché est près d’Émile."


def test_a_sentence_can_choose_its_words_by_the_thing(things: Texts) -> None:
    assert things.say("fr", "event-chosen", card=("card", "bench")) == "Un banc."
    assert things.say("fr", "event-chosen", card=("card", "market")) == "Autre chose."


def test_a_number_chooses_the_plural_form(things: Texts) -> None:
    assert things.say("fr", "move-sell", count=("number", "1")) == "Vendre une carte"
    assert things.say("fr", "move-sell", count=("number", "3")) == "Vendre 3 cartes"


def test_a_form_belongs_to_its_variable(things: Texts) -> None:
    assert things.variables("event-raised", "fr") == {"player", "level", "card"}


def test_a_missing_form_is_a_problem(things: Texts) -> None:
    things.say("fr", "event-found", player="Émile", card=("card", "C3"))
    assert any("card-the" in problem for problem in things.problems())


def test_several_things_are_joined_as_a_list(tmp_path: Path) -> None:
    english = (
        "good-plant = plant\n    .plural = plants\ngood-berry = berry\n    .plural = berries\n"
        "card-mint = Mint\n    .the = the Mint\ncard-mill = Mill\n    .the = the Mill\n"
        "event-paid = { $player } pays { $goods }, { $goods-count } in all.\n"
        "event-lost = { CAPITAL($cards-the) } are gone.\n"
    )
    write(tmp_path, english, english)
    texts = Texts(tmp_path)
    goods = {("good", "plant"): 2, ("good", "berry"): 1}
    said = texts.say("en", "event-paid", player="Alice", goods=goods)
    assert said == "Alice pays 2 plants and 1 berry, 3 in all."
    cards = {("card", "mint"): 1, ("card", "mill"): 1}
    assert texts.say("en", "event-lost", cards=cards) == "The Mint and the Mill are gone."
    assert texts.problems() == []
