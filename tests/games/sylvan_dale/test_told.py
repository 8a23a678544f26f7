"""Builders of Sylvan Dale: what the log tells, and in which words."""

import pytest

from tablewood.games.sylvan_dale.game import SylvanDale
from tablewood.kernel.match import Match
from tablewood.kernel.telling import Teller
from tests.rule import rule
from tests.table import Table, table

NAMES = ("Alice", "Ben", "Hugo", "Émile")


def told(t: Table, *kinds: str, language: str = "en") -> list[str]:
    """The sentences of these kinds so far, as Émile, who has no part in them, reads them."""
    teller = Teller(t.game, t.state.seats, language, NAMES)
    events = [event for event in t.heard() if t.game.events.kinds[event.kind].name in kinds]
    return teller.events(events, reader=3)


@rule("SD-17")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Alice goes second and so begins with a treetop."),
        ("fr", "Alice joue en second et commence donc avec une cime."),
    ],
)
def test_the_log_mentions_the_treetop_of_the_second_player(language: str, said: str) -> None:
    t = Table(Match(SylvanDale(), 2, options={"first-player": "yellow"}))
    assert told(t, "began-with", language=language) == [said]


@rule("SD-59")
def test_a_banner_and_its_fame_are_one_sentence() -> None:
    t = table("sylvan-dale", trees={"A1": "N | rC rC yN"}, red={"hand": ["nest-ax"], "stack": "C"})
    t.says("red", "play nest-ax", "add A1", "hang")
    assert told(t, "hung") == ["Alice hangs a banner in A1 and earns 5 fame."]


@rule("SD-61", "SD-101")
def test_what_slides_down_is_told_after_the_ax() -> None:
    t = table(
        "sylvan-dale",
        asks="use-items",
        played="lodge-hammer",
        trees={"A1": "N | yC*y", "B1": "C | rN rL"},
        bridges=["yellow A1-B1"],
        red={"items": {"ax": 1}},
    )
    t.says("red", "ax A1")
    kinds = ("axed", "banner-slid", "bridge-slid")
    assert told(t, *kinds) == [
        "Alice takes an ax to A1: Ben's cottage tile at the top leaves the game.",
        "Ben's banner in A1 moves down to the base.",
        "Ben's bridge between A1 and B1 moves down one level.",
    ]
    assert told(t, *kinds, language="fr")[1:] == [
        "La bannière de Ben dans l’arbre A1 descend sur la base.",
        "Le pont de Ben entre les arbres A1 et B1 descend d’un niveau.",
    ]


@rule("SD-66", "SD-67")
def test_an_exchange_tells_the_cards_that_were_given_even_if_chosen_one_by_one() -> None:
    shown = {"nest-bridge": 2, "nest-bridge+treetop": 1, "lodge-bridge": 1}
    t = table(
        "sylvan-dale",
        asks="use-items",
        played="lodge-bridge",
        red={"display": [card for card, count in shown.items() for _ in range(count)]},
    )
    t.says("red", "exchange bridge", "give nest-bridge", "give lodge-bridge", "give nest-bridge")
    assert told(t, "exchanged") == [
        "Alice exchanges 2 nest cards with a bridge and 1 lodge card with a bridge for a bridge."
    ]
    assert told(t, "exchanged", language="fr") == [
        "Alice échange 2 cartes nid tressé avec un pont et 1 carte cabane de rondins avec un pont "
        "contre un pont."
    ]


@rule("SD-117", "SD-126")
def test_each_round_is_scored_under_a_heading_and_ends_with_everybodys_fame() -> None:
    t = table("sylvan-dale", seats=3)
    while not t.state.over:
        t.says(t.names[t.state.seat], t.offered()[0])
    kinds = [t.game.events.kinds[event.kind].name for event in t.heard()]
    scored = [at for at, kind in enumerate(kinds) if kind == "round-scored"]
    assert [kinds[at - 1] in ("drew", "took", "turned-up") for at in scored] == [True, True]
    assert kinds[-3:] == ["standing"] * 3
    final = [event.numbers[:2] for event in t.heard("standing")][-3:]
    assert final == [(2, t.score(name)) for name in t.names]
