"""`tablewood study`: what is typed, printed and written."""

import builtins
import json
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Tablewood

pytest.importorskip("numpy", reason="studies need the extra lab")
pytest.importorskip("matplotlib", reason="studies need the extra lab")


def test_prints_findings_and_tables(tablewood: Tablewood) -> None:
    done = tablewood("study sylvan-dale --bots random --games 8 --processes 1")
    assert done.status == 0
    assert "sylvan-dale, 2 seats: 8 games" in done.out
    assert "A game takes" in done.out
    assert "What winners take is as varied as" in done.out
    for word in ("place", "95 % interval", "gain at once", "in the end", "legal moves"):
        assert word in done.out


def test_compares_with_a_changed_table_and_writes_a_report(
    tablewood: Tablewood, tmp_path: Path
) -> None:
    line = "study sylvan-dale --bots random --games 30 --set score.banner=9 --processes 1"
    done = tablewood(f"{line} --html report.html --pictures drawn")
    assert "30 games by each table" in done.out
    assert "score.banner: 5 -> 9" in done.out
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert page.startswith("<!doctype html>")
    assert "Builders of Sylvan Dale: a balance study" in page
    assert page.count("<svg") >= 5
    for heading in ("Order of play", "How games end", "Decisions", "All cards", "Variety"):
        assert f"<h3>{heading}</h3>" in page
    for foreign in ("<script", "<link", "src=", "@import", "url(http"):
        assert foreign not in page, "the report needs nothing from elsewhere"
    drawn = sorted(path.name for path in (tmp_path / "drawn").iterdir())
    assert "sylvan-dale-2-places.svg" in drawn
    assert "sylvan-dale-2-changed.svg" in drawn
    again = tablewood(f"{line} --html again.html")
    assert again.status == 0
    assert (tmp_path / "again.html").read_text(encoding="utf-8") == page, "drawn the same twice"


def test_compares_the_values_of_an_option(tablewood: Tablewood, tmp_path: Path) -> None:
    line = "study little-town --bots random --games 6 --compare drafted-supply --processes 1"
    done = tablewood(f"{line} --html report.html --pictures drawn")
    assert done.status == 0
    assert "little-town, 2 seats: 6 games by each value of drafted-supply" in done.out
    assert "(drafted-supply: no -> yes; 6 of 6 deals went differently)" in " ".join(
        done.out.split()
    )
    for word in ("drafted-supply=no", "drafted-supply=yes", "the first player wins", "decisions"):
        assert word in done.out
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "6 games by each of drafted-supply=no, drafted-supply=yes" in page
    for heading in (
        "Side by side",
        "On the same deals: drafted-supply=yes and drafted-supply=no",
        "Order of play",
    ):
        assert f"<h3>{heading}</h3>" in page
    assert "<h2>2 seats, drafted-supply=yes, 6 games</h2>" in page
    assert "hold for all pairs of values at once" in page
    drawn = sorted(path.name for path in (tmp_path / "drawn").iterdir())
    assert "little-town-2-drafted-supply-yes-places.svg" in drawn


def test_compared_values_for_a_program(tablewood: Tablewood) -> None:
    line = "study tree-society --bots random --games 2 --compare goal=7,6 --processes 1 --json"
    facts = json.loads(tablewood(line).out)
    assert facts["compared"] == {"option": "goal", "values": ["7", "6"]}
    two = facts["seats"]["2"]
    assert list(two["values"]) == ["7", "6"]
    assert two["values"]["7"]["outline"]["games"] == 2
    [pair] = two["pairs"]
    assert (pair["here"], pair["there"]) == ("6", "7")
    assert "goal: 7 -> 6" in pair["findings"][0]
    names = [one["name"] for one in pair["comparison"]["measures"]]
    assert names[0] == "victories of the first player"


def test_a_long_study_answers_before_it_is_done(
    tablewood: Tablewood, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tablewood.lab.study import run

    monkeypatch.setattr(run, "SOON", 0.0)
    monkeypatch.setattr(run, "FEW", 3)
    line = "study sylvan-dale --bots random --games 8 --set score.banner=9 --processes 1"
    done = tablewood(line)
    [first] = done.err.splitlines()
    assert first.startswith("after 4 of 8 games by each table, 2 seats: ")
    assert "score.banner: 5 -> 9" in first
    assert tablewood("study sylvan-dale --bots random --games 8 --processes 1").err == ""
    line = "study sylvan-dale --bots random --games 8 --compare first-player=red,yellow"
    [first] = tablewood(f"{line} --processes 1").err.splitlines()
    assert first.startswith("after 4 of 8 games by each value of first-player, 2 seats: ")


def test_for_a_program(tablewood: Tablewood) -> None:
    line = "study sylvan-dale --seats 2,3 --bots random --games 3 --seed 7 --processes 1 --json"
    facts = json.loads(tablewood(line).out)
    assert (facts["game"], facts["seed"], facts["wanted"]) == ("sylvan-dale", 7, 3)
    assert list(facts["seats"]) == ["2", "3"]
    three = facts["seats"]["3"]
    assert three["outline"]["games"] == 3
    assert len(three["outline"]["places"]) == 3
    assert three["comparison"] is None
    assert {"kind", "id", "at_once", "in_the_end", "verdict"} <= set(three["cards"][0])


def test_a_record_is_kept_and_used(tablewood: Tablewood, tmp_path: Path) -> None:
    line = "study sylvan-dale --bots random --games 3 --processes 1 --record games.jsonl --json"
    first = tablewood(line).out
    kept = (tmp_path / "games.jsonl").read_text()
    assert len(kept.splitlines()) == 3
    assert tablewood(line).out == first
    assert (tmp_path / "games.jsonl").read_text() == kept


@pytest.mark.parametrize(
    ("broken", "place"),
    [
        (b"no games in here\n", "games.jsonl:1"),
        (b"\xff\xfe\n", "games.jsonl"),
        (b"no games in here", "games.jsonl"),
        (b"", "games.jsonl"),
    ],
    ids=["another file", "not text", "no line", "a game that lacks something"],
)
def test_a_broken_record_is_refused_and_kept(
    tablewood: Tablewood, tmp_path: Path, broken: bytes, place: str
) -> None:
    line = "study sylvan-dale --bots random --games 1 --processes 1 --record games.jsonl"
    file = tmp_path / "games.jsonl"
    if not broken:
        tablewood(line)
        broken = file.read_bytes().replace(b'"wins"', b'"winds"')
    file.write_bytes(broken)
    tablewood(line).refuses(f"{place}: not a record of games; name another file")
    assert file.read_bytes() == broken


def test_a_report_that_cannot_be_written_is_refused_before_playing(
    tablewood: Tablewood, tmp_path: Path
) -> None:
    line = "study sylvan-dale --bots random --games 1 --record games.jsonl"
    tablewood(f"{line} --html nowhere/report.html").refuses("nowhere: no such folder; make it")
    tablewood(f"{line} --html .").refuses("is a folder; name a file in it")
    (tmp_path / "drawn").write_text("not a folder")
    tablewood(f"{line} --pictures drawn").refuses("drawn: is a file; name a folder")
    assert not (tmp_path / "games.jsonl").exists()


def test_its_games_are_data_with_observations_on_demand(
    tablewood: Tablewood, tmp_path: Path
) -> None:
    pytest.importorskip("pyarrow", reason="PyArrow is not installed: pip install 'tablewood[lab]'")
    from tablewood.lab.games_file import read_games

    line = "study sylvan-dale --bots random --games 2 --set score.banner=9 --processes 1"
    assert tablewood(f"{line} --parquet plain.parquet").status == 0
    assert tablewood(f"{line} --parquet seen.parquet --observations").status == 0
    plain = list(read_games(tmp_path / "plain.parquet"))
    seen = list(read_games(tmp_path / "seen.parquet"))
    assert [one.seed for one in plain] == [0, 1, 0, 1], "both tables, on the same deals"
    assert len({one.components for one in plain}) == 2
    assert [one.moves for one in plain] == [one.moves for one in seen]
    assert [one.observations for one in plain] == [None] * 4
    assert all(one.observations for one in seen)
    tablewood(f"{line} --observations").refuses("--parquet")


def test_an_interrupted_study_prints_what_was_played(
    tablewood: Tablewood, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tablewood.lab.study import run
    from tablewood.lab.study.plan import Arm

    honest = run.play_chunk

    def tired(arms: list[Arm], chunk: run.StudyChunk) -> object:
        if 2 in chunk.numbers:
            raise KeyboardInterrupt
        return honest(arms, chunk)

    monkeypatch.setattr(run, "play_chunk", tired)
    done = tablewood("study sylvan-dale --bots random --games 4 --processes 1")
    assert done.status == 130
    assert "2 of 4 games, interrupted" in done.out


def test_mistakes_are_named(tablewood: Tablewood) -> None:
    tablewood("study sylve --set potions.P99.points=4").refuses('no entry "P99"', "did you mean")
    tablewood("study sylve --set potion.P07.pints=4").refuses("did you mean points?")
    tablewood("study sylve --processes -1").refuses("--processes")
    tablewood("study sylve --seats two").refuses('cannot read the seats "two"')
    tablewood("study sylve --against base").refuses("--set")
    tablewood("study sylve --compare powers=yes,yes").refuses('"yes" is named twice')
    tablewood("study sylve --compare power").refuses("did you mean powers?")
    tablewood("study alynthia --compare mode").refuses(
        "--compare mode=auto,cooperative,competitive"
    )


def test_without_the_extra_it_says_what_to_install(
    tablewood: Tablewood, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = builtins.__import__

    def without(name: str, *rest: object) -> object:
        if name.partition(".")[0] == "numpy":
            raise ModuleNotFoundError(f"No module named {name!r}", name="numpy")
        return usual(name, *rest)  # type: ignore[arg-type]

    for module in [one for one in sys.modules if one.startswith("tablewood.lab.study.")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setattr(builtins, "__import__", without)
    tablewood("study sylvan-dale --bots random --games 1").refuses('pip install "tablewood[lab]"')
