"""Playing in the terminal: what is typed and what is printed."""

import builtins
import re
from pathlib import Path

import pytest

import tablewood as tw
from tablewood.kernel import save
from tests.cli.conftest import Tablewood

ALONE = "play sylvan-dale --seed 5 --bots random --names Ann"
"""A game in which seat 0 is asked first."""


ONE_NEST = """
game = "sylvan-dale"
seats = 2
bases = ["CCLL", "LNCC", "TTT.", "TL.."]
[red]
"""
"""A scene in which a nest card fits only one tree."""


def kept(tmp_path: Path) -> Path:
    """The one game that was saved automatically."""
    [path] = (tmp_path / "data" / "tablewood" / "saves").iterdir()
    return path


def moves_of(path: Path) -> list[str]:
    return save.move_lines(save.read(path, tw.game))


class TestAWholeGame:
    def test_against_greedy(self, tablewood: Tablewood, tmp_path: Path) -> None:
        """Always choose the first move of the list; the rules accept the saved game."""
        line = "play sylvan-dale --seed 5 --names Ann --bots greedy --save game.txt"
        done = tablewood(line, *["1"] * 200)
        assert done.status == 0
        assert done.out.startswith("Builders of Sylvan Dale: Ann, Yellow (greedy).")
        assert "Yellow (greedy) wins." in done.out
        match = save.read(tmp_path / "game.txt", tw.game)
        assert match.state.over
        total = re.search(r"^Total +(\d+) +(\d+)", done.out, re.MULTILINE)
        assert total is not None
        scores = sorted((score.total for score in match.state.scores()), reverse=True)
        assert [int(number) for number in total.groups()] == scores

    def test_in_french(self, tablewood: Tablewood) -> None:
        done = tablewood(f"{ALONE} --lang fr", *["1"] * 200)
        assert "Ann : Jouez une carte qui montre" in done.out
        assert "La partie est terminée." in done.out
        assert "Victoire de " in done.out

    def test_leaves_no_file_unless_asked(self, tablewood: Tablewood, tmp_path: Path) -> None:
        tablewood(ALONE, *["1"] * 200)
        assert list((tmp_path / "data").rglob("*.txt")) == []

    def test_between_bots_only(self, tablewood: Tablewood) -> None:
        done = tablewood("play sylvan-dale --people 0 --bots random --seed 1 --seats 3")
        assert done.status == 0
        assert "Blue (random)" in done.out
        assert "Total" in done.out
        assert "> " not in done.out.split("Round        ")[0].split("\n")[0]

    def test_the_same_seed_gives_the_same_game(self, tablewood: Tablewood) -> None:
        first = tablewood(f"{ALONE} --save one.txt", *["1"] * 20)
        again = tablewood(f"{ALONE} --save two.txt", *["1"] * 20)
        assert first.out.replace("one.txt", "two.txt") == again.out


class TestAnswers:
    def test_by_number_notation_or_last_words(self, tablewood: Tablewood, tmp_path: Path) -> None:
        tablewood(f"{ALONE} --save game.txt", "1", "A2", "DRAW")
        first = moves_of(tmp_path / "game.txt")[:3]
        assert first == ["0 play lodge-ax", "0 add A2", "0 draw"]

    def test_that_are_illegal_get_the_clause(self, tablewood: Tablewood) -> None:
        out = " ".join(tablewood(ALONE, "1", "add A1").out.split())
        facts = "A1 has a nest on top; your card shows a lodge."
        assert f"add A1 is not allowed now. {facts} (SD-29, Card matches the top dwelling)" in out
        assert "The tile goes on a tree whose top dwelling" in out

    def test_that_cannot_be_read(self, tablewood: Tablewood) -> None:
        out = tablewood(ALONE, "ad A2", "99", "0", "play nest").out
        assert 'I cannot read "ad A2": did you mean add?' in out
        assert 'I cannot read "99": the list goes from 1 to 4' in out
        assert 'I cannot read "0": the list goes from 1 to 4' in out
        assert "nest is not a card" in out

    def test_in_french_that_cannot_be_read(self, tablewood: Tablewood) -> None:
        out = tablewood(f"{ALONE} --lang fr", "ad A2").out
        assert "Je ne comprends pas « ad A2 »" in out

    def test_are_given_automatically_where_there_is_only_one(self, tablewood: Tablewood) -> None:
        Path("scene.toml").write_text(f'{ONE_NEST}hand = ["nest-ax"]\n')
        out = tablewood("play --scene scene.toml --bots random").out
        assert "Red has only one answer: Play a nest card with an ax (play nest-ax)" in out
        assert "Red has only one answer: Add the tile to B2 (add B2)" in out
        asked = tablewood("play --scene scene.toml --bots random --ask-everything", "1").out
        assert "only one answer" not in asked
        assert "Red plays a nest card with an ax." in asked


class TestCommands:
    def test_help(self, tablewood: Tablewood) -> None:
        for asked in ("?", "help"):
            out = tablewood(ALONE, asked).out
            for command in ("view", "moves", "why MOVE", "rules WORDS", "log", "undo", "save FILE"):
                assert f"\n  {command} " in out

    def test_in_french_have_french_names(self, tablewood: Tablewood) -> None:
        out = tablewood(f"{ALONE} --lang fr", "aide", "pourquoi add A1", "journal").out
        assert "\n  annuler " in out
        assert "add A1 n’est pas permis maintenant. On vous demande autre chose" in out
        assert "(SD-20, " in out
        assert "Ann joue en premier" in out

    def test_hint(self, tablewood: Tablewood) -> None:
        out = tablewood(ALONE, "hint").out
        hint = out[out.index("A grown tree would consider:") :].splitlines()[1:]
        assert re.match(r" +\d+  Play ", hint[0])
        assert re.search(r"(Prestige|Preeminence): (about )?\+\d+", hint[1])

    def test_hint_in_french(self, tablewood: Tablewood) -> None:
        out = tablewood(f"{ALONE} --lang fr", "conseil").out
        assert "Un grand arbre penserait à ceci :" in out
        assert re.search(r"Prestige : (environ )?\+\d+|Prééminence : (environ )?\+\d+", out)

    def test_why(self, tablewood: Tablewood) -> None:
        out = tablewood(ALONE, "why draw", "why 2", "why", "why fly").out
        assert "draw is not allowed now. You are being asked something else: Play a card" in out
        assert "(SD-49, Deck or face-up card)" in out
        assert "play nest-hammer is allowed now." in out
        assert "Type why and a move, such as why play lodge-ax." in out
        assert 'I cannot read "fly":' in out

    def test_rules(self, tablewood: Tablewood) -> None:
        out = tablewood(ALONE, "rules SD-33", "rules treetop tile", "rules zebra", "rules 999").out
        assert "No tile on a treetop" in out
        assert 'Nothing in the rules mentions "zebra".' in out
        assert 'no clause "999"; SD-1 to SD-130' in out

    def test_log_and_score(self, tablewood: Tablewood) -> None:
        out = tablewood(ALONE, "1", "log", "score").out
        assert out.count("Ann plays a lodge card with an ax.") == 2
        assert "Preeminence" in out

    def test_view_and_moves(self, tablewood: Tablewood) -> None:
        out = tablewood(ALONE, "view", "moves play", "moves", "").out
        assert out.count("Your hand") == 2
        assert out.count("Play a lodge card with an ax") == 4

    def test_a_colon_turns_any_word_into_a_command(self, tablewood: Tablewood) -> None:
        assert "Ann goes first," in tablewood(ALONE, ":log").out.split("> ", 2)[2]

    def test_unknown_moves_of_a_verb(self, tablewood: Tablewood) -> None:
        assert tablewood(ALONE, "moves hammer").status == 0


class TestUndo:
    def test_takes_a_move_back(self, tablewood: Tablewood, tmp_path: Path) -> None:
        out = tablewood(f"{ALONE} --save game.txt", "1", "undo", "2").out
        assert "Taken back." in out
        assert moves_of(tmp_path / "game.txt") == ["0 play nest-hammer"]

    def test_is_refused_with_the_reason(self, tablewood: Tablewood) -> None:
        out = tablewood(ALONE, "undo", "1", "A2", "draw", "undo").out
        assert "This cannot be taken back: no move has been made." in out
        assert "This cannot be taken back: the last move is another player's." in out

    def test_in_french(self, tablewood: Tablewood) -> None:
        out = tablewood(f"{ALONE} --lang fr", "annuler", "1", "undo").out
        assert "aucun coup n’a été joué" in out
        assert "Coup repris." in out

    def test_goes_back_to_the_last_real_choice(self, tablewood: Tablewood) -> None:
        """Undo takes back an automatic answer together with the choice before it."""
        Path("scene.toml").write_text(f'{ONE_NEST}hand = ["nest-ax", "cottage-ax"]\n')
        line = "play --scene scene.toml --bots random --save game.txt"
        out = tablewood(line, "play nest-ax", "undo", "play cottage-ax").out
        assert "Red has only one answer: Add the tile to B2 (add B2)" in out
        assert moves_of(Path("game.txt")) == ["0 play cottage-ax"]


class TestSaving:
    def test_at_the_end_of_the_input(self, tablewood: Tablewood, tmp_path: Path) -> None:
        done = tablewood(ALONE, "1")
        assert done.status == 0
        assert f"Go on with: tablewood play --resume {kept(tmp_path)}" in done.out
        assert moves_of(kept(tmp_path)) == ["0 play lodge-ax"]

    def test_on_quitting(self, tablewood: Tablewood, tmp_path: Path) -> None:
        done = tablewood(ALONE, "1", "quit", "y")
        assert done.status == 0
        assert moves_of(kept(tmp_path)) == ["0 play lodge-ax"]

    def test_not_if_the_player_declines(self, tablewood: Tablewood, tmp_path: Path) -> None:
        done = tablewood(ALONE, "1", "quit", "n")
        assert "The game is not kept." in done.out
        assert list((tmp_path / "data").rglob("*.txt")) == []

    def test_when_interrupted(
        self, tablewood: Tablewood, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def interrupted(prompt: str) -> str:
            raise KeyboardInterrupt

        monkeypatch.setattr(builtins, "input", interrupted)
        done = tablewood(ALONE)
        assert (done.status, done.err) == (130, "")
        assert moves_of(kept(tmp_path)) == []

    def test_a_resumed_game_continues_unchanged(self, tablewood: Tablewood, tmp_path: Path) -> None:
        tablewood(f"{ALONE} --save whole.txt", *["1"] * 200)
        tablewood(f"{ALONE} --save half.txt", *["1"] * 20)
        done = tablewood("play --resume half.txt", *["1"] * 200)
        assert "resumed after" in done.out
        assert "Ann, Yellow (random)" in done.out
        assert moves_of(tmp_path / "half.txt") == moves_of(tmp_path / "whole.txt")

    def test_resuming_a_finished_game_shows_the_points(self, tablewood: Tablewood) -> None:
        tablewood(f"{ALONE} --save game.txt", *["1"] * 200)
        done = tablewood("play --resume game.txt")
        assert "The game is over." in done.out

    def test_to_another_file(self, tablewood: Tablewood, tmp_path: Path) -> None:
        out = tablewood(ALONE, "1", "save copy.txt", "save copy.txt", "save", "save no/x.txt").out
        assert "Saved as copy.txt." in out
        assert "copy.txt: the file exists already" in out
        assert "Type save and a file name." in out
        assert "x.txt: no such folder" in out
        assert moves_of(tmp_path / "copy.txt") == ["0 play lodge-ax"]

    def test_play_goes_on_when_nothing_can_be_written(
        self, tablewood: Tablewood, tmp_path: Path
    ) -> None:
        (tmp_path / "data").write_text("in the way")
        done = tablewood(ALONE, "1", "A2", "quit")
        assert done.status == 0
        assert done.out.count("Not saved:") == 1
        assert "Ann adds a lodge tile to A2." in done.out


class TestSeveralPeople:
    def test_pass_the_device(self, tablewood: Tablewood) -> None:
        line = "play sylvan-dale --seed 5 --people 2 --names Ann,Bob"
        out = tablewood(line, "", "1", "A2", "draw", "", "1").out
        before, after = out.split("Pass the device to Bob, then press Enter.")
        assert "Pass the device to Ann, then press Enter." in before
        assert "Ann draws a " in before
        assert "Ann draws a card from the deck." in after

    def test_see_only_their_own_hands(self, tablewood: Tablewood) -> None:
        line = "play sylvan-dale --seed 5 --people 2 --names Ann,Bob"
        out = tablewood(line, "", "1", "A2", "draw", "", "1").out
        state = tw.game("sylvan-dale").start(2, 5)
        hands = [", ".join(state.view(seat).players[seat].hand) for seat in (0, 1)]
        before, after = out.split("Pass the device to Bob")
        assert hands[0] in before
        assert hands[1] not in before
        assert hands[1] in after

    def test_and_bots_in_any_order(self, tablewood: Tablewood) -> None:
        out = tablewood("play sylvan-dale --seating random,person,greedy --seed 2").out
        assert "Red (random), Yellow, Blue (greedy)" in out

    def test_a_list_of_bots_with_a_person_in_it_fills_the_whole_table(
        self, tablewood: Tablewood
    ) -> None:
        out = tablewood("play sylvan-dale --bots young,greedy:depth=1,person --seed 2").out
        assert "Red (young), Yellow (greedy:depth=1), Blue" in out


class TestChoosingTheGame:
    def test_by_number_name_or_enter(self, tablewood: Tablewood) -> None:
        number = tw.game_ids().index("sylvan-dale") + 1
        for typed in ("", "sylvan-dale", str(number)):
            out = tablewood("play --seed 5", typed).out
            assert "Builders of Sylvan Dale: Red, Yellow (greedy)." in out

    def test_or_not_at_all(self, tablewood: Tablewood) -> None:
        assert tablewood("play --terminal").status == 0

    def test_wrongly(self, tablewood: Tablewood) -> None:
        tablewood("play --terminal", "chess").refuses('unknown game "chess"')


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("chess", ['unknown game "chess"']),
        ("sylvan-dale --seats 9", ["not for 9 seats", "2, 3, 4"]),
        ("sylvan-dale --people 5", ["not for 5 seats"]),
        ("sylvan-dale --seats 2 --people 3", ["3 people for 2 seats"]),
        ("sylvan-dale --people -1", ["0 to 2"]),
        ("sylvan-dale --bots clever", ['unknown bot "clever"', "person, ancient, greedy"]),
        ("sylvan-dale --bots greedy:deep=2", ['"greedy:deep=2"', "deep"]),
        ("sylvan-dale --seating person,prson", ['"prson"', "did you mean person?"]),
        ("sylvan-dale --seats 3 --seating person,greedy", ["names 2", "3 seats"]),
        ("sylvan-dale --names a,b,c", ["3 names for 2 seats"]),
        ("sylvan-dale --option first-player=9", ["random, red"]),
        ("sylvan-dale --seed x", ["--seed"]),
        ("sylvan-dale --lang de", ['unknown language "de"']),
        ("--resume none.txt", ["none.txt: no such file"]),
        ("--resume .", ["is a folder"]),
        ("--resume full.txt", ["full.txt:1", "not a saved game"]),
        ("--scene none.toml", ["none.toml: no such file"]),
        ("--scene full.txt", ["full.txt"]),
        ("--resume game.txt --scene full.txt", ["cannot be combined"]),
        ("other --resume game.txt", ["a game of sylvan-dale, not of other"]),
        ("--resume game.txt --seats 3", ["has 2 seats, not 3"]),
        ("--resume game.txt --seed 3", ["are for new games"]),
        ("sylvan-dale --save full.txt", ["full.txt: the file exists already"]),
        ("sylvan-dale --save no/game.txt", ["no such folder"]),
        ("sylvan-dale --components none.toml", ["none.toml: no such file"]),
        ("sylvan-dale --components full.txt", ["full.txt"]),
    ],
)
def test_refuses(tablewood: Tablewood, tmp_path: Path, line: str, words: list[str]) -> None:
    """One line, status 2, and no file is touched."""
    tablewood(f"{ALONE} --save game.txt", "1")
    (tmp_path / "full.txt").write_text("not yours = [\n")
    before = {path.name: path.read_text() for path in tmp_path.iterdir() if path.is_file()}
    tablewood(f"play {line}").refuses(*words)
    assert {path.name: path.read_text() for path in tmp_path.iterdir() if path.is_file()} == before
    assert not (tmp_path / "data").exists()


def test_players_are_named_after_their_chosen_colours(tablewood: Tablewood, tmp_path: Path) -> None:
    line = "play sylvan-dale --people 0 --bots random --seed 1 --option colours=purple+blue"
    done = tablewood(f"{line} --save game.txt")
    assert done.out.startswith("Builders of Sylvan Dale: Purple (random), Blue (random).")
    assert "option colours: purple+blue" in (tmp_path / "game.txt").read_text()
    told = tablewood("replay game.txt").out
    assert "Purple" in told
    assert "Yellow" not in told
    tablewood("play sylvan-dale --terminal --option colours=red+red").refuses(
        "for each seat red or yellow or blue or purple, as in yellow+red"
    )
