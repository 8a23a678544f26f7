"""The table in the terminal: the drawing of Sylvan Dale, the generic drawing, points and tie-breaks."""

import io
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.style import Style

import tablewood as tw
from tablewood.cli.screen import WORDS, Screen, deciding
from tablewood.games.sylvan_dale.components import FOLDER
from tablewood.games.sylvan_dale.terminal import draw
from tablewood.kernel import text
from tablewood.kernel.chance import seeded
from tablewood.kernel.drawing import plain
from tablewood.kernel.game import SPECTATOR
from tablewood.kernel.playout import play_randomly
from tablewood.kernel.scoring import Score
from tablewood.kernel.telling import Teller
from tests.table import Table, table

DALE = tw.game("sylvan-dale")


def printed(what: Any, width: int = 80, colours: bool = False) -> str:
    """What a console of this width shows."""
    file = io.StringIO()
    system: Any = "truecolor" if colours else None
    Style.parse.cache_clear()  # a style remembers the colours that it was first printed with
    Console(file=file, width=width, force_terminal=colours, color_system=system).print(what)
    return file.getvalue()


def drawn(t: Table, name: str = "", width: int = 80, language: str = "en") -> str:
    names = ["Ann", "Bob", "Cleo", "Dan"][: t.state.seats]
    return printed(draw(t.view(name), names, text.load(DALE.folder / "text"), language), width)


class TestTheDrawing:
    def test_trees_grow_upwards_with_owner_and_style(self) -> None:
        t = table("sylvan-dale", seats=2, trees={"A1": "N | rT yC*y*r ^"})
        lines = [line[:12].rstrip() for line in drawn(t).splitlines()[:5]]
        assert lines == ["   ^", "  yC *r*y", "  rT", "   N", " A1 F y3"]

    def test_bare_trees_have_no_prestige(self) -> None:
        t = table("sylvan-dale", seats=2, bases=["NCLT"])
        assert drawn(t).splitlines()[1].split() == ["A1", "F", "B1", "F", "C1", "H", "D1", "H"]

    def test_bridges_market_supply_and_items(self) -> None:
        t = table(
            "sylvan-dale",
            seats=2,
            bridges=["red A1-B1"],
            market=["nest-ax", "nest-hammer", "turret-bridge+treetop"],
            yellow={"items": {"ax": 2}, "display": ["nest-ax", "lodge-ax"]},
        )
        out = drawn(t)
        assert " r  A1-B1" in out
        assert "Market   nest-ax, nest-hammer, turret-bridge+treetop" in out
        assert "Supply   ax 4, hammer 6, bridge 11, treetop 9" in out
        assert "items ax 2; display ax 2; hand 4; banners 16" in out

    def test_only_the_owner_sees_secrets(self) -> None:
        t = table(
            "sylvan-dale",
            seats=2,
            red={"hand": ["nest-ax", "nest-ax", "lodge-ax", "turret-ax"], "stack": "TTNN"},
        )
        assert "Your hand    nest-ax, nest-ax, lodge-ax, turret-ax" in drawn(t, "red")
        assert "Your stack   T T N N" in drawn(t, "red")
        for other in ("yellow", ""):
            assert "nest-ax, nest-ax" not in drawn(t, other)
            assert "T T N N" not in drawn(t, other)

    @pytest.mark.parametrize("seats", DALE.seats)
    @pytest.mark.parametrize("width", [60, 80, 120])
    @pytest.mark.parametrize("language", ["en", "fr"])
    def test_fits_the_terminal(self, seats: int, width: int, language: str) -> None:
        t = table("sylvan-dale", seats=seats)
        play_randomly(t.state, seeded(2), 60)
        out = drawn(t, "red", width, language)
        longest = max(len(line) for line in out.splitlines())
        assert longest <= width or (width == 60 and seats == 4 and longest <= 64)
        for tree in t.view().trees:
            assert f" {tree} " in out

    def test_is_beside_the_cards_where_there_is_room(self) -> None:
        t = table("sylvan-dale", seats=4)
        assert len(drawn(t, "red", 120).splitlines()) < len(drawn(t, "red", 80).splitlines())

    def test_colours_go_with_letters(self) -> None:
        t = table("sylvan-dale", seats=2, trees={"A1": "N | rT"})
        view = t.view()
        coloured = printed(draw(view, ["a", "b"], text.load(FOLDER / "text"), "en"), 80, True)
        assert "\x1b[1;30;48;2;255;123;114mrT\x1b[0m" in coloured

    def test_its_labels_are_complete_in_both_languages(self) -> None:
        t = table("sylvan-dale", seats=2, bridges=["red A1-B1"], played="nest-ax", asks="add-tile")
        for language in ("en", "fr"):
            drawn(t, "red", 80, language)
        assert text.load(FOLDER / "text" / "terminal").problems() == []


class TestOtherGames:
    def test_are_shown_as_plain_facts(self) -> None:
        facts = {
            "round": 2,
            "market": ["a", "b"],
            "players": [{"name": "x", "hand": None}],
            "e": [],
        }
        out = [line.rstrip() for line in printed(plain(facts)).splitlines()]
        assert out == [
            "round    2",
            "market   a, b",
            "players  0  name  x",
            "            hand  -",
            "e        -",
        ]


def test_the_words_of_the_terminal_are_the_same_in_both_languages() -> None:
    assert text.load(WORDS).problems() == []


class TestPoints:
    def screen(self) -> tuple[Screen, io.StringIO]:
        file = io.StringIO()
        return Screen(Teller(DALE, 2), Console(file=file, width=80)), file

    def test_tie_breaks_are_shown_where_they_decided(self) -> None:
        t = table(
            "sylvan-dale",
            seats=2,
            trees={"A1": "N | rT", "B1": "N | rT", "C1": "N | yT"},
            red={"fame": {"banners": 10}},
            yellow={"fame": {"banners": 10}},
        )
        screen, file = self.screen()
        screen.scores(t.state)
        assert "Most trees with prestige (tie-break)     2        1" in file.getvalue()
        assert "Most banners hung" not in file.getvalue()

    def test_tie_breaks_are_hidden_where_the_total_decided(self) -> None:
        t = table("sylvan-dale", seats=2, red={"fame": {"banners": 10}})
        screen, file = self.screen()
        screen.scores(t.state)
        assert "tie-break" not in file.getvalue()

    def test_the_winner_comes_first(self) -> None:
        t = table("sylvan-dale", seats=2, yellow={"fame": {"bridges": 3}})
        screen, file = self.screen()
        screen.scores(t.state)
        assert file.getvalue().split()[:2] == ["Yellow", "Red"]

    @pytest.mark.parametrize(
        ("keys", "looked_at"),
        [
            ([(9, 1, 1), (8, 1, 1)], 0),
            ([(9, 1, 1), (9, 2, 1)], 1),
            ([(9, 2, 1), (9, 2, 3)], 2),
            ([(9, 2, 1), (9, 2, 1)], 2),
            ([(9, 2, 1), (7, 0, 0), (7, 0, 5)], 2),
        ],
    )
    def test_as_many_tie_breaks_as_were_needed(
        self, keys: list[tuple[int, int, int]], looked_at: int
    ) -> None:
        scores = [
            Score(seat, [("points", total)], [("first", one), ("second", two)])
            for seat, (total, one, two) in enumerate(keys)
        ]
        assert deciding(scores) == looked_at

    def test_victory_is_shared_or_not(self) -> None:
        for fame, said in (({"bridges": 3}, "Yellow wins."), ({}, "Red and Yellow share")):
            t = table("sylvan-dale", seats=2, yellow={"fame": fame})
            screen, file = self.screen()
            screen.victory(t.state)
            assert said in file.getvalue()


class TestMoves:
    def test_many_moves_of_one_verb_are_listed_compactly(self) -> None:
        t = table(
            "sylvan-dale",
            seats=2,
            trees={"A1": "N | rT"},
            asks="use-items",
            played="nest-ax",
            red={"items": {"hammer": 1, "ax": 1}},
        )
        file = io.StringIO()
        screen = Screen(Teller(DALE, 2), Console(file=file, width=80))
        screen.moves(t.state, t.state.seat)
        out = file.getvalue()
        assert "   1  Ax: remove the top tile of A1  ax A1" in out
        assert "  14  Go on to choosing a card       done" in out
        assert "hammer FROM TO: 12 ways" in out
        assert "  2 A1 B1" in out
        screen.moves(t.state, t.state.seat, "hammer")
        assert "   2  Hammer: move your top tile from A1 to B1  hammer A1 B1" in file.getvalue()

    def test_moves_are_told_to_the_seat_that_reads_them(self) -> None:
        """Several seats are asked at once, and their guilds have different abilities."""
        t = table("alynthia", seats=2, turn="A", A={"guild": "mountain"}, B={"guild": "forest"})
        told: list[str] = []
        for seat in t.state.asked:
            file = io.StringIO()
            Screen(Teller(t.game, 2), Console(file=file, width=200)).moves(t.state, seat)
            told.append(file.getvalue())
        assert ["take 1 stone" in one for one in told] == [True, False]
        assert ["take 1 wood" in one for one in told] == [False, True]


class TestTelling:
    def test_only_the_owner_is_told_a_secret(self) -> None:
        t = table("sylvan-dale", seats=2, asks="choose-card", deck=["nest-ax"])
        t.says("red", "draw")
        [event] = t.heard("drew")
        teller = Teller(DALE, 2, "en", ["Ann"])
        assert teller.event(event, 0) == "Ann draws a nest card with an ax from the deck."
        for reader in (1, SPECTATOR):
            assert teller.event(event, reader) == "Ann draws a card from the deck."
        t.asks("yellow", "play-card")

    def test_players_without_a_name_are_named_after_their_seat(self) -> None:
        assert Teller(DALE, 3, "fr", ["", "Bob"]).names == ["Rouge", "Bob", "Bleu"]

    def test_moves_in_words(self) -> None:
        teller = Teller(DALE, 2, "fr")
        assert teller.move(DALE.moves.parse("hammer A1 B2")) == (
            "Marteau\N{NO-BREAK SPACE}: déplacer votre tuile du sommet de l’arbre A1 vers l’arbre B2"
        )
        assert teller.move(DALE.moves.parse("play turret-bridge+treetop")) == (
            "Jouer une carte tourelle avec un pont et une cime"
        )

    def test_every_event_and_move_has_words(self) -> None:
        teller = Teller(DALE, 4)
        state = DALE.start(4, 1)
        for move in range(0, DALE.moves.size, 7):
            assert teller.move(move)
        assert state.asked
        assert teller.texts.problems() == []

    def test_where_nothing_is_named(self) -> None:
        domain = DALE.moves.verbs["play"].parameters[0].domain
        assert Teller(DALE, 2).thing(domain, -1) == "none"

    def test_clauses_have_titles(self) -> None:
        assert Teller(DALE, 2, "fr").clause_title("SD-1") == "De deux à quatre joueurs"
        assert Teller(DALE, 2).clause_title("SD-999") == ""


def test_a_game_without_a_drawing_can_be_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablewood.kernel.drawing.find_spec", lambda name: None)
    file = io.StringIO()
    screen = Screen(Teller(DALE, 2), Console(file=file, width=100))
    screen.board(DALE.start(2, 1).view(0))
    assert "deck_size" in file.getvalue()


def test_the_files_of_the_terminal_ship_with_the_package() -> None:
    for folder in (WORDS, FOLDER / "text" / "terminal"):
        assert {path.name for path in Path(folder).glob("*.ftl")} == {"en.ftl", "fr.ftl"}
