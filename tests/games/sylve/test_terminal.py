"""Sylve in the terminal: dice, forests and Village can be read without colours."""

import io

import pytest
from rich.console import Console

import tablewood as tw
from tablewood.games.sylve.terminal import draw
from tablewood.kernel.playout import play_randomly
from tablewood.kernel.telling import Teller
from tests.games.sylve.scenes import wood
from tests.table import Table

GAME = tw.game("sylve")


def drawn(t: Table, language: str = "en", width: int = 100) -> str:
    teller = Teller(GAME, t.state.seats, language, ["Ann", "Bob"])
    console = Console(width=width, file=io.StringIO(), color_system=None)
    console.print(draw(t.view(), teller.names, teller.texts, language))
    assert teller.texts.problems() == []
    text = console.file
    assert isinstance(text, io.StringIO)
    return text.getvalue()


def test_forests_show_spaces_dice_and_who_leads() -> None:
    t = wood(
        dice={"A2": "nT", "A3": "eM fire", "A4": "nM"}, scorched=["A5"], north={"pool": "TR wind"}
    )
    lines = drawn(t).splitlines()
    forest = "\n".join(line[:26] for line in lines)
    assert "A Blossom Dell" in forest
    assert "spring, 5 VP" in forest
    assert "A2 ♣ mushroom [A♣]" in forest
    assert "A3 ▲ crystal  [B▲][fire]" in "\n".join(lines)
    assert "A5 scorched" in forest
    assert "Ann leads" in forest
    assert "[A♣][A≈][wind]" in "\n".join(lines)


def test_the_village_shows_its_side_and_its_dice() -> None:
    night = drawn(wood(round=2, dice={"well": "water", "garden": "nT eM"}))
    assert "Village, night" in night
    assert "garden  any die  gather 1 ingredient of your choice" in night
    assert "[A♣][B▲]" in night
    assert "tame a creature" in night
    assert "Village, day" in drawn(wood())


def test_players_show_what_they_have() -> None:
    t = wood(
        powers=True,
        characters=["wren", "kyril"],
        dice={"AU6": "nR"},
        north={
            "pool": "T",
            "stock": {"plant": 2, "berry": 1},
            "tamed": ["AU6"],
            "hand": ["P01"],
            "reserved": ["P09"],
            "drunk": ["P21"],
            "released": ["SP1"],
            "forests": ["F05"],
        },
    )
    text = drawn(t)
    for words in (
        "Ann, Wren, ",
        "plant 2, power berry 1",
        "AU6 Leaf Boar [A≈]",
        "P01 Morph Tonic I",
        "Reserved",
        "Recall Broth I",
        "Sunberry Moth",
        "Honey Copse",
        "Beast friend",
        "1 at home",
    ):
        assert words in text, words


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_moment_of_a_game_can_be_drawn(language: str) -> None:
    for seats in GAME.seats:
        t = wood(seats=seats, powers=True, row=[])
        chance = tw.seeded(seats)
        while not t.state.over:
            assert drawn(t, language, 80)
            play_randomly(t.state, chance, 9)
        assert drawn(t, language)
