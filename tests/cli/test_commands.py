"""Every command except `play`: what it prints, and how it reports mistakes."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import tablewood as tw
from tablewood.kernel import save
from tablewood.kernel.chance import seeded
from tablewood.kernel.match import Match
from tests.cli.conftest import Tablewood

COMMANDS = ["play", "serve", "games", "rules", "sim", "bench", "replay", "verify"]


def played_game(path: Path, decisions: int = 10_000) -> Match:
    """A saved game of two random players."""
    match = Match(tw.game("sylvan-dale"), 2, 4)
    chance = seeded(1)
    while not match.state.over and len(match.played) < decisions:
        moves = match.moves(match.state.seat)
        match.submit(match.state.seat, moves[chance.below(len(moves))])
    save.write(match, path)
    return match


class TestHelp:
    def test_without_a_command(self, tablewood: Tablewood) -> None:
        done = tablewood("")
        assert done.status == 0
        for command in COMMANDS:
            assert f"\n  {command} " in done.out

    @pytest.mark.parametrize("command", COMMANDS)
    def test_of_every_command_has_examples(self, tablewood: Tablewood, command: str) -> None:
        done = tablewood(f"{command} --help")
        assert done.status == 0
        assert f"Examples:\n    tablewood {command}" in done.out

    def test_version(self, tablewood: Tablewood) -> None:
        assert tablewood("--version").out.startswith("tablewood ")

    def test_as_a_module(self) -> None:
        done = subprocess.run(
            [sys.executable, "-m", "tablewood", "games", "--json"],
            capture_output=True,
            text=True,
            check=True,
        )
        assert [game["id"] for game in json.loads(done.stdout)] == tw.game_ids()


class TestGames:
    def test_are_listed(self, tablewood: Tablewood) -> None:
        done = tablewood("games")
        assert done.status == 0
        assert "sylvan-dale" in done.out
        assert "Builders of Sylvan Dale" in done.out
        assert "2, 3, 4" in done.out

    def test_in_french_for_a_program(self, tablewood: Tablewood) -> None:
        games = json.loads(tablewood("games --json --lang fr").out)
        dale = next(game for game in games if game["id"] == "sylvan-dale")
        assert dale["name"] == "Les Bâtisseurs de Sylvan Dale"
        assert dale["options"]["first-player"]["default"] == "random"
        assert dale["decisions"] > 100

    def test_a_stale_network_is_told(
        self, tablewood: Tablewood, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(tw.game("sylve").nets(), "stale", {2: "it is too old"})
        done = tablewood("games")
        assert done.err == "sylve: the value network for 2 seats is stale: it is too old\n"
        games = json.loads(tablewood("games --json").out)
        sylve = next(game for game in games if game["id"] == "sylve")
        assert sylve["networks"] == {"2": "it is too old"}


class TestProvenance:
    def test_lists_every_table_of_every_game(self, tablewood: Tablewood) -> None:
        out = tablewood("games --provenance").out
        for name in ("Alynthia", "Little Town", "Builders of Sylvan Dale", "Sylve", "Tree Society"):
            assert f"\n{name}\n" in f"\n{out}"
        assert "Dice faces" not in out
        assert "All faces." in out
        assert "wholly or partly decided by us" in out

    def test_in_french(self, tablewood: Tablewood) -> None:
        out = tablewood("games --provenance --lang fr").out
        assert "reconstitué" in out
        assert "Toutes les faces." in out
        assert "reconstructed" not in out

    def test_for_a_program(self, tablewood: Tablewood) -> None:
        games = json.loads(tablewood("games --provenance --json").out)
        assert [game["id"] for game in games] == tw.game_ids()
        sylve = next(game for game in games if game["id"] == "sylve")
        assert {"table": "potion", "source": "reconstructed"}.items() <= {
            key: value
            for table in sylve["tables"]
            if table["table"] == "potion"
            for key, value in table.items()
        }.items()


class TestRules:
    def test_one_clause(self, tablewood: Tablewood) -> None:
        for name in ("SD-29", "sd-29", "29"):
            done = tablewood(f"rules sylvan-dale {name}")
            assert "SD-29  Card matches the top dwelling" in done.out
            assert "SD-30" not in done.out

    def test_all_by_chapter(self, tablewood: Tablewood) -> None:
        out = tablewood("rules sylvan-dale").out
        assert out.index("SD-1 ") < out.index("Setup") < out.index("SD-130")

    def test_by_words(self, tablewood: Tablewood) -> None:
        for line in ("light green grass", "--search 'green light'"):
            out = tablewood(f"rules sylvan-dale {line}").out
            assert "SD-7 " in out
            assert "SD-29 " not in out

    @pytest.mark.parametrize("option", ["--lang", "--language"])
    def test_in_french(self, tablewood: Tablewood, option: str) -> None:
        out = tablewood(f"rules sylvan-dale SD-1 {option} fr").out
        assert "SD-1  De deux à quatre joueurs" in out
        assert "Le jeu se joue à 2, 3 ou 4 joueurs." in out
        assert "une règle du livret imprimé" in out
        assert "The game" not in out

    def test_a_ruling(self, tablewood: Tablewood) -> None:
        for name in ("R9", "r9"):
            out = tablewood(f"rules sylve {name}").out
            assert "R9  SY-47, SY-93" in out
            assert "Is a returned die rerolled? No, it keeps its face." in out
        assert "Un dé renvoyé est-il relancé" in tablewood("rules sylve R9 --lang fr").out

    def test_a_clause_names_its_sources_and_rulings(self, tablewood: Tablewood) -> None:
        out = tablewood("rules tree-society TS-72").out
        assert "Why: R9" in out
        assert "[G] rests on a ruling of ours" in out
        assert "(ruling" not in out

    def test_search_covers_rulings_too(self, tablewood: Tablewood) -> None:
        out = tablewood("rules sylve tea coffee").out
        assert "SY-13 " in out
        assert "R33 " in out

    def test_the_guide_is_printed_with_positions_and_points(self, tablewood: Tablewood) -> None:
        out = tablewood("rules little-town --guide").out
        assert out.index("The game in ten lines") < out.index("3. Pay rent to the owner")
        assert "-> Blue pays Red 1 coin of rent for the bakery." in out
        assert "|B2 @b" in out  # the worker of the first step, on the board
        assert re.search(r"Total +68 +70", out)
        assert (
            "Two to four builders settle one meadow" in out
        )  # without the stars that stress a word

    def test_the_guide_in_french(self, tablewood: Tablewood) -> None:
        out = tablewood("rules little-town --guide --lang fr").out
        assert "3. Payer le loyer au propriétaire" in out
        assert "-> Bleu paie 1 pièce de loyer à Rouge pour la boulangerie." in out
        assert "The game" not in out

    def test_refuses(self, tablewood: Tablewood) -> None:
        tablewood("rules little-town LT-1 --guide").refuses("leave out what to look for")
        tablewood("rules chess").refuses('unknown game "chess"', "sylvan-dale")
        tablewood("rules sylvan-dale SD-999").refuses('no clause "SD-999"', "SD-130")
        tablewood("rules sylvan-dale R99").refuses('no ruling "R99"', "R1 to R")
        tablewood("rules sylvan-dale zebra").refuses('contains "zebra"')
        tablewood("rules sylvan-dale --lang de").refuses('unknown language "de"', "en, fr")
        tablewood("rules").refuses("GAME")


class TestSim:
    def test_prints_a_table(self, tablewood: Tablewood) -> None:
        done = tablewood("sim sylvan-dale --games 6 --seats 3 --processes 1")
        assert done.status == 0
        assert "6 games, seed 0" in done.out
        assert "95 % interval" in done.out
        assert "preeminence" in done.out

    def test_for_a_program(self, tablewood: Tablewood) -> None:
        line = "sim sylvan-dale --games 4 --seed 3 --option first-player=red --processes 1 --json"
        summary = json.loads(tablewood(line).out)
        assert (summary["games"], summary["seed"]) == (4, 3)
        assert summary["options"] == {"first-player": "red"}
        assert [side["name"] for side in summary["seats"]] == ["red", "yellow"]
        assert sum(side["wins"]["count"] for side in summary["seats"]) >= 4

    def test_with_another_component_table(self, tablewood: Tablewood, tmp_path: Path) -> None:
        shipped = tw.game("sylvan-dale").components.read_text()
        generous = shipped.replace("prestige_per_level = 1 ", "prestige_per_level = 9 ")
        (tmp_path / "generous.toml").write_text(generous)
        line = "sim sylvan-dale --games 3 --processes 1 --json"
        usual = json.loads(tablewood(line).out)["bots"][0]["parts"]["prestige"]["mean"]
        more = json.loads(tablewood(f"{line} --components generous.toml").out)
        assert more["bots"][0]["parts"]["prestige"]["mean"] == pytest.approx(9 * usual)

    def test_refuses(self, tablewood: Tablewood, tmp_path: Path) -> None:
        tablewood("sim chess").refuses('unknown game "chess"')
        tablewood("sim sylve --processes -1").refuses("--processes")
        tablewood("sim sylvan-dale --seats 9").refuses("not for 9 seats", "2, 3, 4")
        tablewood("sim sylvan-dale --bots clever").refuses('unknown bot "clever"', "greedy")
        tablewood("sim sylvan-dale --bots ,").refuses("unknown bot")
        tablewood("sim sylvan-dale --games 0").refuses("at least 1")
        tablewood("sim sylvan-dale --games many").refuses("--games")
        tablewood("sim sylvan-dale --option colour").refuses("NAME=VALUE")
        tablewood("sim sylvan-dale --option colour=red").refuses("unknown", "first-player")
        tablewood("sim sylvan-dale --option first-player=9").refuses("random, red")
        tablewood("sim sylvan-dale --components no.toml").refuses("no.toml: no such file")
        tablewood("sim sylvan-dale --fast").refuses("--fast")
        (tmp_path / "bad.toml").write_text("score = 1\n")
        tablewood("sim sylvan-dale --components bad.toml").refuses("bad.toml")


class TestBench:
    def test_prints_a_table(self, tablewood: Tablewood) -> None:
        done = tablewood("bench sylvan-dale --seconds 0.05")
        assert done.status == 0
        assert "decisions/s" in done.out
        assert "sylvan-dale" in done.out

    def test_for_a_program(self, tablewood: Tablewood) -> None:
        [facts] = json.loads(tablewood("bench sylvan-dale --seats 3 --seconds 0.05 --json").out)
        assert (facts["game"], facts["seats"]) == ("sylvan-dale", 3)
        assert facts["decisions_per_s"] > 0

    def test_refuses(self, tablewood: Tablewood) -> None:
        tablewood("bench chess").refuses('unknown game "chess"')
        tablewood("bench sylvan-dale --seats 1").refuses("not for 1 seats")
        tablewood("bench --seconds 0").refuses("more than 0")


class TestReplay:
    def test_shows_a_game_to_its_end(self, tablewood: Tablewood, tmp_path: Path) -> None:
        match = played_game(tmp_path / "game.txt")
        out = tablewood("replay game.txt").out
        for number, played in enumerate(match.played, 1):
            assert f"{number:>4}. " in out
            assert match.game.notation(played.before, played.move) in out
        assert "draws a " in out
        assert "The game is over." in out
        winner = ["Red", "Yellow"][match.state.winners()[0]]
        assert f"{winner} wins." in out

    def test_of_a_game_in_progress(self, tablewood: Tablewood, tmp_path: Path) -> None:
        played_game(tmp_path / "game.txt", 5)
        assert "The game is not over" in tablewood("replay game.txt").out

    def test_in_french(self, tablewood: Tablewood, tmp_path: Path) -> None:
        played_game(tmp_path / "game.txt")
        out = tablewood("replay game.txt --lang fr").out
        assert "La partie est terminée." in out
        assert "Prééminence" in out

    def test_step_by_step(self, tablewood: Tablewood, tmp_path: Path) -> None:
        played_game(tmp_path / "game.txt")
        done = tablewood("replay game.txt --step", "", "b", "", "q")
        assert done.status == 0
        assert "   3. " in done.out
        assert "   4. " not in done.out
        assert "Stonefield" in done.out

    def test_refuses(self, tablewood: Tablewood, tmp_path: Path) -> None:
        tablewood("replay missing.txt").refuses("missing.txt")
        tablewood("replay .").refuses("cannot be read")
        (tmp_path / "noise.txt").write_bytes(b"\xff\xfe\x00")
        tablewood("replay noise.txt").refuses("noise.txt")
        (tmp_path / "other.txt").write_text("hello\n")
        tablewood("replay other.txt").refuses("other.txt:1", "not a saved game")
        played_game(tmp_path / "game.txt", 3)
        text = (tmp_path / "game.txt").read_text()
        (tmp_path / "bad.txt").write_text(text + "1 add Q9\n")
        tablewood("replay bad.txt").refuses(f"bad.txt:{text.count(chr(10)) + 1}", "Q9")


def test_an_interrupted_command_ends_quietly(
    tablewood: Tablewood, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*arguments: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tablewood.lab.simulate.simulate", interrupted)
    done = tablewood("sim sylvan-dale --games 2")
    assert (done.status, done.out, done.err) == (130, "", "")
