"""Sylve: the log tells what happened and why, in sentences that people would say."""

from tablewood.games.sylve.game import Sylve
from tablewood.kernel.log import unbundled
from tablewood.kernel.match import Match
from tablewood.kernel.telling import Teller
from tests.games.sylve.scenes import wood
from tests.rule import rule
from tests.table import Table

PEOPLE = ["Alice", "Ben", "Hugo", "Émile"]


def told(t: Table, language: str = "en") -> list[str]:
    """The whole log in words."""
    seats = t.state.seats
    return Teller(t.game, seats, language, PEOPLE[:seats]).events(t.heard(), 0)


@rule("SY-15")
def test_the_faces_that_everybody_rolled() -> None:
    t = Table(Match(Sylve(), 3, seed=3))
    parts = t.state.parts
    for event in t.heard("rolled"):
        faces = unbundled(event.numbers[0])
        pool = t.view().players[event.seat].pool
        assert faces + [0] * (6 - len(faces)) == list(pool.values())
        assert sum(faces) == parts.forage_dice + parts.element_dice
    assert "Ben rolls 1 tree, 3 mountains and 2 wind." in told(t)
    assert "Ben lance ses dés et obtient 1 arbre, 3 montagnes et 2 vents." in told(t, "fr")


@rule("SY-2", "SY-14", "SY-160")
def test_day_and_night() -> None:
    t = Table(Match(Sylve(), 2, seed=1))
    while len(t.heard("round-began")) < 2:
        t.match.submit(t.state.seat, t.offered()[0])
    assert "Round 1 begins, by day." in told(t)
    assert "La manche 2 commence, de nuit." in told(t, "fr")


@rule("SY-66", "SY-67")
def test_what_was_paid_for_a_potion() -> None:
    cheap = ["P01", "P02", "P03", "P05"]
    t = wood(market=cheap, north={"pool": "T", "stock": {"plant": 2, "mushroom": 1, "berry": 1}})
    t.says("north", "brew P01").says("north", "pay 1 0 0").asks("north", "turn")
    assert told(t)[0] == "Alice brews Morph Tonic I for 1 plant, 1 mushroom and 1 power berry."
    assert told(t, "fr")[0] == (
        "Alice concocte le Tonique de mue I pour 1 plante, 1 champi et 1 baie de pouvoir."
    )


@rule("SY-47", "SY-117")
def test_the_wind_and_the_creature_that_helps() -> None:
    t = wood(dice={"C3": "nM"}, north={"pool": "wind", "tamed": ["AU1", "SU2"], "stock": {}})
    t.says("north", "place wind C3").asks("north", "scorch")
    assert told(t) == [
        "Alice places a wind die on C3.",
        "The wind blows a mountain die from C3 back to Alice.",
        "Alice gathers 1 plant.",
        "Alice gathers 1 plant thanks to the Bud Mouse.",
    ]
    assert told(t, "fr")[1:] == [
        "Le vent ramène un dé montagne de C3 à Alice.",
        "Alice récupère 1 plante.",
        "Alice récupère 1 plante grâce à la Souris des bourgeons.",
    ]


@rule("SY-91", "SY-92")
def test_whose_die_is_set_aside() -> None:
    t = wood(dice={"A2": "eT", "B3": "water"}, north={"pool": "TT", "hand": ["P30"]})
    t.says("north", "drink P30").asks("north", "remove-die").says("north", "choose A2")
    t.asks("north", "turn")
    assert told(t)[-1] == "Ben's tree die on A2 is set aside for the rest of the round."
    assert (
        told(t, "fr")[-1] == "Le dé arbre de Ben sur A2 est mis de côté pour le reste de la manche."
    )


@rule("SY-133")
def test_a_sale_is_told_once() -> None:
    t = wood(asks="round-end", round=4, north={"tamed": ["WI8"], "stock": {"berry": 3}})
    t.asks("north", "round-powers").says("north", "use WI8").asks("north", "sell")
    t.says("north", t.offered()[0])
    after = told(t)[told(t).index("Alice uses the Berry Yeti.") + 1 :]
    assert after[0].startswith("Alice sells ")
    assert not any(line.startswith("Alice gains") for line in after)


@rule("SY-164", "SY-165", "SY-166", "SY-167", "SY-168")
def test_the_last_lines_add_up() -> None:
    t = Table(Match(Sylve(), 4, seed=4))
    step = 5
    while not t.state.over:
        moves = t.offered()
        t.match.submit(t.state.seat, moves[step % len(moves)])
        step = (step * 31 + 11) % 1009
    assert len(t.heard("final-scoring")) == 1
    for seat, score in enumerate(t.state.scores()):
        parts = [event.numbers[0] for event in t.heard("scored") if event.seat == seat]
        total = [event.numbers[0] for event in t.heard("total") if event.seat == seat]
        assert total == [score.total] == [sum(parts)]
        assert 0 not in parts
