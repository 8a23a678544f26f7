"""What the log tells: rolls, payments and their purpose, and effects that had no result."""

from __future__ import annotations

from tablewood.kernel.telling import Teller
from tests.games.alynthia.scenes import NO_SPAWN, QUIET, duel, pair, solo
from tests.rule import rule
from tests.table import Table

PEOPLE = ("Alice", "Émile")
ADVANCED = {"guild-mode": "advanced"}


def log(t: Table, language: str = "en", reader: int = 0) -> list[str]:
    """The whole log, as the first player reads it."""
    teller = Teller(t.game, t.state.seats, language, PEOPLE[: t.state.seats])
    return teller.events(t.match.log.events, reader)


def in_order(said: list[str], *wanted: str) -> None:
    """Whether these sentences occur in this order, possibly with others in between."""
    assert [one for one in said if one in wanted] == list(wanted), said


@rule("AL-61")
def test_every_phase_has_a_heading() -> None:
    t = solo(options=ADVANCED, asks="guilds", A={"at": "r0c0"}, rolls=NO_SPAWN * 2, dragons=QUIET)
    t.says("A", "skip").says("A", "done")
    in_order(
        log(t),
        "The Guild Phase begins.",
        "Alice unlocks no guild ability.",
        "The Dragon Phase begins.",
        "The Action Phase begins.",
        "Alice is done for now.",
        "The Harvest Phase begins.",
        "Round 2 begins.",
        "The Guild Phase begins.",
    )


@rule("AL-77")
def test_a_nest_that_does_not_grow_is_not_said_to_grow_by_nothing() -> None:
    t = solo(asks="dragons", dragons=QUIET, A={"at": "r5c5"}, rolls=[1, 2, 5, 1])
    assert log(t)[1:4] == [
        "The spawn die shows 0: the nest on B2 does not grow.",
        "The spawn die shows 1: a dragon hatches in the nest on E2.",
        "The spawn die shows 2: 2 dragons hatch in the nest on B5.",
    ]
    assert "Le dé d’apparition montre 1\u00a0: un dragon éclot dans le nid d’E2." in log(t, "fr")


@rule("AL-121", "AL-187", "AL-192")
def test_an_attack_tells_its_price_its_dice_and_its_reward() -> None:
    t = solo(
        pool=0,
        dragons={"r0c0": 2},
        A={"at": "r0c1", "focus": 4, "attack": 9, "hand": {"worker": 1}},
        rolls=[6, 1],
    )
    t.says("A", "charge r0c0")
    assert log(t)[:8] == [
        "Alice moves to A1 for 1 focus.",
        "Alice attacks the dragons on A1.",
        "Alice pays 1 focus.",
        "Alice pays 1 worker.",
        "The attacker rolls 6, the defender 0.",
        "The attack comes to 15, the defense to 2.",
        "Alice defeats 2 dragons on A1.",
        "Alice earns 2 renown for the battle.",
    ]
    assert log(t, "fr")[:2] == [
        "Alice va sur A1 pour 1 point de concentration.",
        "Alice attaque les dragons d’A1.",
    ]


@rule("AL-189")
def test_whose_piece_is_attacked() -> None:
    t = duel(
        A={"at": "r0c0", "focus": 4, "attack": 9, "hand": {"worker": 1}},
        B={"at": "r5c5", "outposts": ["r0c0"]},
        rolls=[6, 1, 1],
    )
    t.says("A", "attack")
    in_order(
        log(t, "fr"),
        "Alice attaque l’avant-poste d’Émile sur A1.",
        "L’avant-poste d’Émile sur A1 est détruit.",
    )
    in_order(
        log(t),
        "Alice attacks Émile's outpost on A1.",
        "Émile's outpost on A1 is destroyed.",
        "The fortune die is rolled against Émile: 1 renown.",
        "Émile has nothing of that kind to lose.",
    )


@rule("AL-226")
def test_a_die_that_is_rolled_again_shows_both_faces() -> None:
    t = pair(
        options=ADVANCED,
        pool=0,
        A={"at": "r0c0"},
        B={"at": "r5c5", "cards": {"reroll": 1}, "research": {"commerce": 1}},
        rolls=[1, 6],
    )
    t.says("B", "use com1").says("B", "reroll single")
    in_order(
        log(t),
        "Émile rolls the fortune die: 1 renown.",
        "Émile has the fortune die rolled again: it showed 1 renown and now shows 2 non-worker resources.",
    )
    spawn = solo(
        asks="dragons", dragons=QUIET, A={"at": "r5c5", "cards": {"reroll": 1}}, rolls=[5, 1]
    )
    spawn.says("A", "reroll single")
    in_order(
        log(spawn),
        "Alice has the spawn die rolled again: it showed 2 and now shows 0.",
        "The spawn die shows 0: the nest on B2 does not grow.",
    )


@rule("AL-222", "AL-232")
def test_whom_strength_helps() -> None:
    t = solo(
        dragons={"r0c0": 1},
        A={
            "at": "r0c1",
            "focus": 4,
            "attack": 3,
            "hand": {"worker": 1},
            "cards": {"strength": 1},
        },
        pool=0,
    )
    t.says("A", "charge r0c0").says("A", "strength attacker")
    in_order(
        log(t),
        "Alice plays the card Strength.",
        "Alice gives the attacker 3 more strength in this battle.",
    )
    assert "Alice donne 3 de force en plus à l’attaquant pour ce combat." in log(t, "fr")


@rule("AL-118")
def test_focus_that_finds_no_room_is_told() -> None:
    t = solo(A={"at": "r0c0", "focus": 4})
    t.says("A", "use focus")
    assert log(t)[-1] == "Alice gains 5 focus; the track has no room for 2 more."
    full = solo(A={"at": "r0c0", "focus": 8})
    full.says("A", "use focus")
    assert log(full, "fr")[-1] == (
        "Alice gagne 1 point de concentration\u00a0; la piste n’a pas de place pour 6 de plus."
    )


@rule("AL-140")
def test_an_offer_names_its_cards_only_where_hands_are_open() -> None:
    there = {"at": "r0c0", "hand": {"wood": 2, "worker": 1}, "research": {"politics": 1}}
    together = pair(A=there, B={**there, "hand": {"stone": 2}})
    apart = duel(A=there, B={**there, "hand": {"stone": 2}})
    for t in (together, apart):
        for move in ("offer B", "give wood", "give wood", "give worker", "ask stone", "propose"):
            t.says("A", move)
    assert log(together)[-1] == "Alice offers Émile a trade: 2 wood and 1 worker for 1 stone."
    assert log(apart)[-1] == "Alice offers Émile a trade: 3 cards for 1 card."
    assert (
        log(apart, "fr")[-1] == "Alice propose un échange à Émile\u00a0: 3 cartes contre 1 carte."
    )
    apart.says("B", "accept")
    assert log(apart)[-1] == "Alice and Émile trade: 3 cards for 1 card."


@rule("AL-140", "AL-272")
def test_an_open_trade_tells_what_was_given_and_taken() -> None:
    about = {"to": "B", "give": {"wood": 2}, "ask": {"stone": 1, "march": 1}}
    scene = {
        "A": {"hand": {"wood": 2}},
        "B": {"hand": {"stone": 1}, "cards": {"march": 1}},
        "asks": "answer-offer",
        "about": about,
    }
    t = pair(**scene).says("B", "accept")
    assert log(t)[-1].startswith("Alice and Émile trade: 2 wood for 1 stone and ")
    assert log(t, "fr")[-1].startswith(
        "Alice et Émile font un échange\u00a0: 2 bois contre 1 pierre et "
    )
    t = duel(**scene).says("B", "accept")
    assert log(t)[-1] == "Alice and Émile trade: 2 cards for 2 cards."


def offered(t: Table, language: str, seat: int = 0) -> list[str]:
    """The moves of a seat, in words."""
    teller = Teller(t.game, t.state.seats, language, PEOPLE[: t.state.seats])
    known = t.game.known_of(t.state, seat)
    return [teller.move(move, known) for move in t.state.legal(seat)]


@rule("AL-141")
def test_a_trade_is_offered_to_a_person_not_to_a_letter() -> None:
    shared = {"at": "r0c0", "research": {"politics": 1}}
    t = pair(A={"hand": {"wood": 1}, **shared}, B={"hand": {"stone": 1}, **shared})
    assert "Offer Émile a trade" in offered(t, "en")
    assert "Proposer un échange à Émile" in offered(t, "fr")


@rule("AL-166")
def test_a_guild_ability_says_what_it_does_where_it_is_chosen() -> None:
    t = pair(A={"guild": "mountain"}, B={"guild": "field"})
    assert "Use your first guild ability: take 1 stone" in offered(t, "en")
    assert "Utiliser votre première capacité de guilde\u00a0: prendre 1 pierre" in offered(t, "fr")
    assert "Use your first guild ability: take 1 food" in offered(t, "en", 1)
    assert "Use your second guild ability: draw an action card" in offered(t, "en", 1)


@rule("AL-68")
def test_an_ability_says_what_it_does_where_it_is_unlocked() -> None:
    t = pair(options=ADVANCED, asks="unlock-ability", A={"guild": "labor"}, B={"guild": "field"})
    assert offered(t, "en")[:3] == [
        "Unlock the first basic ability: a worker every round",
        "Unlock the second basic ability: a re-roll every round",
        "Unlock the advanced ability, which takes two spaces of the guild track: the labor die",
    ]
