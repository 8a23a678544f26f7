"""Guides: every shipped one is sound, and a broken one is refused with file and line."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

import tablewood as tw
from tablewood.kernel.errors import BadComponents
from tablewood.kernel.game import SPECTATOR
from tablewood.kernel.text import LANGUAGES
from tablewood.learn.guide import FILE, FOLDER, guide_of, has_guide, load_guide, seat_names

GUIDED = [id for id in tw.game_ids() if has_guide(tw.game(id))]
WEB = Path(__file__).resolve().parents[2] / "web" / "src" / "games"
TOWN = tw.game("little-town")


def test_there_are_guides() -> None:
    assert "little-town" in GUIDED


@pytest.mark.parametrize("id", GUIDED)
def test_a_guide_is_sound(id: str) -> None:
    guide = guide_of(id)
    assert guide.texts.problems() == []
    assert guide.turn
    assert any(step.picture for step in guide.turn)


@pytest.mark.parametrize("id", GUIDED)
def test_the_example_adds_up(id: str) -> None:
    guide = guide_of(id)
    assert guide.scores or guide.stand
    for score in guide.scores:
        seat = seat_names(guide.example.last)[score.seat].replace("-", "_")
        parts = [f"{seat}_{part.replace('-', '_')}" for part, _ in score.parts]
        assert sum(guide.figures[part] for part in parts) == guide.figures[f"{seat}_total"]
    for language in LANGUAGES:
        said = guide.texts.say(language, "scoring-example", **guide.figures)
        assert set(map(int, re.findall(r"(?<![A-Z])\b\d+\b", said))) <= set(guide.figures.values())


@pytest.mark.parametrize("id", GUIDED)
def test_the_client_draws_every_icon_and_part_that_a_guide_names(id: str) -> None:
    guide = guide_of(id)
    source = (WEB / id / "guide.ts").read_text(encoding="utf-8")
    [icons] = re.findall(r"icons: \[(.*?)\]", source, re.S)
    assert set(guide.glossary) <= set(re.findall(r'"([\w-]+)"', icons))
    [parts] = re.findall(r"parts: \{\n(.*?)\n  \},", source, re.S)
    known = {"", *re.findall(r'^    "?([\w-]+)"?: \{', parts, re.M)}
    items = (*guide.turn, *guide.scoring, *guide.overview, *guide.hints)
    pictures = [guide.cover, guide.example, *[one.picture for one in items if one.picture]]
    assert {part for one in pictures for part in (one.part, one.part_after)} <= known


def test_a_picture_shows_what_its_moves_do() -> None:
    [rent] = [step.picture for step in guide_of("little-town").turn if step.id == "rent"]
    assert rent is not None
    assert rent.after is not None
    assert rent.viewer == 0
    assert [one.goods["coins"] for one in TOWN.view(rent.before.state, 0).players] == [2, 2]  # type: ignore[attr-defined]
    assert [one.goods["coins"] for one in TOWN.view(rent.after.state, 0).players] == [5, 3]  # type: ignore[attr-defined]
    told = [TOWN.events.kinds[event.kind].name for event in rent.events]
    assert told == ["used", "rented", "spent", "gained"]


def test_pictures_are_seen_by_an_onlooker_unless_somebody_is_named() -> None:
    assert guide_of("little-town").cover.viewer == SPECTATOR


# Broken guides


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of Little Town's guide, to break."""
    return Path(shutil.copytree(TOWN.folder / FOLDER, tmp_path / FOLDER))


def line_of(path: Path, text: str) -> int:
    return path.read_text(encoding="utf-8").split(text)[0].count("\n") + 1


def swap(path: Path, old: str, new: str) -> int:
    """Replace the first occurrence; returns its line."""
    source = path.read_text(encoding="utf-8")
    assert old in source
    path.write_text(source.replace(old, new, 1), encoding="utf-8")
    return line_of(path, new) if new else 0


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('id = "theme"', 'id = "theme"\ncolour = 1', "unknown key"),
        ('part = "town"', 'prat = "town"', "prat: unknown key; one of scene"),
        ('scene = "first-turn"', 'scene = "first-trun"', "did you mean first-turn?"),
        ('E3 = "red bakery", F2', 'E3 = "red bakehouse", F2', 'unknown building "bakehouse"'),
        ('asks = "feed-workers"', 'asks = "feed-worker"', "did you mean feed-workers?"),
        ("wheat_fields = 1\n", "wheat_field = 1\n", "wheat_field: unknown key"),
        ("seats = 3\n", "seats = 7\n", "not for 7 seats"),
        ('moves = ["place B2"]', 'moves = ["place A1"]', "A1 is a mountain, not grass"),
        ('played = ["place E2"]', 'played = ["fly E2"]', '"fly E2"'),
        ('clauses = ["LT-28", ', 'clauses = ["LT-999", ', 'no clause "LT-999"'),
        ('kind = "coin"', 'kind = "coyn"', "did you mean coin?"),
        ('"granary", "statue", "castle"]', '"granery"]', "did you mean granary?"),
        ('point = ["square:A1", ', 'point = ["square:Z9", ', 'there is no square "Z9"'),
        ('point = ["building:well"]', 'point = ["hut:well"]', 'unknown kind of thing "hut"'),
        ('viewer = "blue"', 'viewer = "green"', 'unknown viewer "green"'),
        ('id = "theme"', 'id = "tune"', 'no text "overview-tune" in guide/en.ftl'),
        ('"free-grass",', '"free-lawn",', 'no text "glossary-free-lawn-title"'),
        ('[[hint]]\nid = "food"\n', '[[hint]]\nid = "coins"\n', '"coins" is already hint[0]'),
        ("[scene.first-turn]", "[scene.other]\nseats = 2\n[scene.first-turn]", "no picture shows"),
    ],
)
def test_a_mistake_in_the_table_is_told_with_its_line(
    folder: Path, old: str, new: str, said: str
) -> None:
    first = swap(folder / FILE, old, new)
    with pytest.raises(BadComponents) as told:
        load_guide(TOWN, folder)
    assert said in str(told.value)
    assert told.value.file == "guide/guide.toml"
    assert told.value.line > 0
    if '"coins"' not in new:  # there the second of two is to blame
        assert first <= told.value.line <= first + new.count("\n") + 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("hint-food = ", "hint-supper = ", 'no text "hint-food"'),
        ("hint-food = ", "hint-extra = More.\nhint-food = ", "nothing in guide.toml uses this"),
        ("hint-food = ", "hint-food = LT-999 ", 'no clause or ruling "LT-999"'),
        ("hint-food = ", "hint-food = R99 ", 'no clause or ruling "R99"'),
        ("hint-food = ", "hint-food = { $blue_total } ", "unknown variable $blue_total"),
        ("scoring-coins = ", "scoring-coins = { $pink_total } ", "known here: blue_buildings"),
        ("hint-food = ", "hint-food = { ", "unreadable"),
        ("hint-food = ", "hint-food = { nothing } ", 'refers to unknown "nothing"'),
    ],
)
def test_a_mistake_in_the_texts_is_told_with_its_file(
    folder: Path, language: str, old: str, new: str, said: str
) -> None:
    path = folder / f"{language}.ftl"
    line = swap(path, old, new)
    with pytest.raises(BadComponents) as told:
        load_guide(TOWN, folder)
    assert said in str(told.value)
    if "no text" in said:
        assert f"in guide/{language}.ftl" in str(told.value)
        assert told.value.line == line_of(folder / FILE, 'id = "food"\n[[hint]]')
    else:
        assert told.value.file == f"guide/{language}.ftl"
        assert told.value.line == line


def test_too_many_hints_are_refused(folder: Path) -> None:
    swap(folder / FILE, '[[hint]]\nid = "food"', '[[hint]]\nid = "x"\n[[hint]]\nid = "food"')
    with pytest.raises(BadComponents, match="has 6 entries; 3 to 5 are right"):
        load_guide(TOWN, folder)
