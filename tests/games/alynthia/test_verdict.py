"""Alynthia: a team against the dragons has one result, and is told what decided it."""

import io
from pathlib import Path

import pytest
from rich.console import Console

import tablewood as tw
from tablewood.cli.screen import Screen
from tablewood.kernel.chance import seeded
from tablewood.kernel.match import Match
from tablewood.kernel.telling import Teller
from tests.games.alynthia.scenes import duel, pair, solo
from tests.games.alynthia.test_ending import FOUR_BEATEN, THREE_BEATEN, last_nest
from tests.rule import rule
from tests.table import Table

HARDER = {"harder-ending": "yes"}


def told(t: Table, language: str = "en") -> list[str]:
    """What the terminal prints at the end, line by line."""
    file = io.StringIO()
    names = ["Ann", "Ben", "Cleo"][: t.state.seats]
    teller = Teller(t.game, t.state.seats, language, names)
    screen = Screen(teller, Console(file=file, width=100, markup=False))
    screen.victory(t.state)
    screen.scores(t.state)
    said = file.getvalue().replace("\N{NO-BREAK SPACE}", " ")
    return [" ".join(line.split()) for line in said.splitlines()]


@rule("AL-41", "AL-51")
def test_a_team_that_beats_every_nest_wins_as_one() -> None:
    t = last_nest(round=2)
    t.says("A", "charge r4c4", "pay-worker").is_over("A")
    over, wins, why, *stand = told(t)
    assert (over, wins) == ("The game is over.", "Ann wins.")
    assert why == "Every nest is defeated."
    assert stand[:3] == ["Nests defeated 4", "Nests left 0", "Round 2"]


@rule("AL-42", "AL-51")
def test_a_team_without_a_nest_in_its_round_loses_as_one() -> None:
    t = pair(round=3, asks="harvest", nests={"r1c1": "defeated"}, pool=7)
    t.is_over()
    said = told(t)
    assert said[1:3] == ["Ann and Ben lose together.", "No nest fell in round 3."]
    assert "Renown in the common pool 7" in said
    assert not [line for line in said if "Place" in line or "Total" in line]


@rule("AL-45")
def test_nests_that_are_left_after_the_last_round_decide() -> None:
    one = solo(round=5, beaten=1, nests=THREE_BEATEN, asks="harvest")
    assert told(one)[1:3] == ["Ann loses.", "The last round is over, and one nest is left."]
    two = solo(round=5, beaten=1, nests=dict(list(THREE_BEATEN.items())[:2]), asks="harvest")
    assert told(two)[2] == "The last round is over, and 2 nests are left."
    assert told(two, "fr")[1:3] == [
        "Ann perd.",
        "La dernière manche est terminée, et il reste 2 nids.",
    ]


@rule("AL-53")
@pytest.mark.parametrize(
    ("pool", "result", "why"),
    [
        (
            7,
            "Ann loses.",
            "Every nest is defeated, but 7 renown does not pay for the 4 dragons that are left.",
        ),
        (
            8,
            "Ann wins.",
            "Every nest is defeated, and the renown pays for the dragons that are left.",
        ),
    ],
)
def test_dragons_that_are_left_must_be_paid_for(pool: int, result: str, why: str) -> None:
    t = solo(
        round=3,
        nests=FOUR_BEATEN,
        dragons={"r0c0": 4},
        pool=pool,
        asks="harvest",
        options=HARDER,
    )
    assert told(t)[1:3] == [result, why]


@rule("AL-51")
def test_while_the_game_is_on_nothing_is_decided_and_nobody_leads() -> None:
    t = pair(round=2, pool=9)
    verdict = t.game.verdict(t.state)
    assert verdict is not None
    assert (verdict.won, verdict.decided) == (False, "")
    assert dict(verdict.stand)["renown"] == 9
    assert "Renown in the common pool 9" in told_score(t)
    assert t.state.asked == [0, 1]


def told_score(t: Table) -> str:
    file = io.StringIO()
    Screen(Teller(t.game, t.state.seats), Console(file=file, width=100)).scores(t.state)
    return " ".join(file.getvalue().split())


@rule("AL-48")
def test_rivals_are_ranked_as_usual() -> None:
    t = duel(round=4, asks="harvest", A={"renown": 30}, B={"renown": 31})
    assert t.game.verdict(t.state) is None
    assert told(t)[1:4] == ["Ben wins.", "Ben Ann", "Place 1 2"]
    t.is_over("B")


@pytest.mark.parametrize("game", [one for one in tw.game_ids() if one != "alynthia"])
def test_in_other_games_everybody_plays_alone(game: str) -> None:
    state = tw.game(game).start()
    assert state.game.verdict(state) is None


def test_every_verdict_has_its_words() -> None:
    texts = Teller(tw.game("alynthia"), 1).texts
    decided = ["all-nests", "dragons-paid", "no-nest", "nests-left", "cannot-pay"]
    assert [one for one in decided if not texts.has(f"verdict-{one}")] == []
    verdict = tw.game("alynthia").verdict(tw.game("alynthia").start())
    assert verdict is not None
    names = {name for name, _ in verdict.stand}
    assert [one for one in names if not texts.has(f"stand-{one}")] == []
    for one in decided:
        assert texts.variables(f"verdict-{one}") <= names


def test_a_replay_in_the_terminal_tells_one_result(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from tablewood.cli import run
    from tablewood.kernel.save import save_text

    match, chance = Match(tw.game("alynthia"), 3, seed=4), seeded(4)
    while not match.state.over:
        moves = match.moves(match.state.seat)
        match.submit(match.state.seat, moves[chance.below(len(moves))])
    file = tmp_path / "team.txt"
    file.write_text(save_text(match), encoding="utf-8")
    assert run(["replay", str(file)]) == 0
    end = capsys.readouterr().out.split("The game is over.")[1]
    assert "lose together." in end
    assert "No nest fell in round 2." in end
    assert "Place" not in end
    assert "Total" not in end
