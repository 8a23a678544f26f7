"""The facts that a refusal gives before its clause: in both languages, and true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from tablewood.kernel.options import Value
from tablewood.kernel.telling import Teller
from tests.conformance.refusals import idle_clauses, refusals
from tests.conformance.settings import Setting
from tests.games.alynthia.scenes import duel, pair, solo
from tests.rule import rule
from tests.table import Table

NAMES = ["Alice", "Ben"]
ADVANCED = {"guild-mode": "advanced"}
P1 = {"politics": 1}


def told(t: Table, name: str, move: str) -> tuple[str, str]:
    """What the player reads about the position, in English and in French, when a move is refused."""
    refusal = t.match.refusal(t.seat(name), move)
    assert refusal is not None
    assert refusal.explanation is not None, refusal
    english, french = (
        Teller(t.game, t.state.seats, language, NAMES).explanation(refusal.explanation)
        for language in ("en", "fr")
    )
    return english, french


def says(t: Table, *refused: tuple[str, str, str]) -> None:
    """Check that player A is refused these moves, each with its sentence in both languages."""
    for move, english, french in refused:
        assert told(t, "A", move) == (english, french), move


@rule("AL-113", "AL-144", "AL-155", "AL-184")
def test_what_is_lacking() -> None:
    t = solo(
        market={"great-statue": 1, "relief-wagon": 1, "grain-sale": 1},
        A={"at": "r0c0", "focus": 1, "hand": {"stone": 1, "worker": 1}, "outposts": ["r0c0"]},
    )
    says(
        t,
        ("market great-statue", "That costs 3 stone, and you have 1.", "Cela coûte 3 pierres, et vous en avez 1."),
        (
            "market relief-wagon",
            "That costs 3 resources of choice, and you have 2.",
            "Cela coûte 3 ressources au choix, et vous en avez 2.",
        ),
        ("market grain-sale", "That costs 1 food, and you have 0.", "Cela coûte 1 nourriture, et vous en avez 0."),
        (
            "upgrade monument",
            "That costs 1 stone, 1 food and 2 focus, and you lack 1 food and 1 focus.",
            "Cela coûte 1 pierre, 1 nourriture et 2 points de concentration, "
            "et il vous manque 1 nourriture et 1 point de concentration.",
        ),
        (
            "buy-card",
            "That takes 3 focus, and you have 1.",
            "Il faut 3 points de concentration, et vous en avez 1.",
        ),
        ("market great-hall", "Great hall is not in the market.", "La carte Grande salle n’est pas au marché."),
    )  # fmt: skip
    t.asks("A", "act-together")


@rule("AL-52", "AL-58", "AL-187", "AL-189")
def test_attacks() -> None:
    t = pair(
        pool=5,
        dragons={"r0c0": 2},
        A={"at": "r0c1", "focus": 3, "hand": {"worker": 1}, "cards": {"ranged": 1}},
        B={"at": "r5c5"},
    )
    says(
        t,
        ("attack", "There is nothing to attack on B1.", "Il n’y a rien à attaquer sur B1."),
        (
            "ranged r5c5",
            "Only pieces of your fellow players are on F6.",
            "Il n’y a sur F6 que des pièces de vos partenaires.",
        ),
        ("step r0c0", "2 dragons are on A1.", "2 dragons sont sur A1."),
        ("step r1c1", "An undefeated nest is on B2.", "Un nid non vaincu est sur B2."),
        ("ranged r8c8", "This map has no space I9.", "Cette carte n’a pas de case I9."),
    )
    cost = t.view().next_nest_cost
    assert (
        told(t, "A", "charge r1c1")[0]
        == f"The nest costs {cost} renown, and the common pool holds 5."
    )
    t = pair(pool=1, dragons={"r0c0": 2}, A={"at": "r0c1", "focus": 3}, B={"at": "r5c5"})
    says(
        t,
        (
            "charge r0c0",
            "An attack costs 1 worker or 2 renown; you have 0 and 1.",
            "Une attaque coûte 1 ouvrier ou 2 points de renommée\u00a0; vous en avez 0 et 1.",
        ),
    )
    assert told(t, "A", "charge r1c1")[0].startswith("Without a worker the attack takes 2 renown")


@rule("AL-121", "AL-126", "AL-128", "AL-131", "AL-278")
def test_ways() -> None:
    scene: dict[str, Any] = {
        "options": ADVANCED,
        "walls": ["r0c0"],
        "A": {"at": "r0c1", "focus": 1, "cards": {"march": 1}},
        "B": {"guild": "forest", "at": "r0c2", "outposts": ["r0c0"], "unlocked": ["advanced"]},
    }
    for t in (pair(**scene), duel(**scene)):
        says(
            t,
            (
                "step r0c2",
                "Ben's character stands on C1, and you have not unlocked Politics 1.",
                "Le personnage de Ben est sur C1, et vous n’avez pas débloqué Politique 1.",
            ),
            (
                "charge r0c0",
                "Ben's wall stands on A1, and you have not unlocked Politics 1.",
                "Le rempart de Ben est sur A1, et vous n’avez pas débloqué Politique 1.",
            ),
            (
                "step r3c3",
                "D4 is not next to B1, where your character stands.",
                "D4 n’est pas à côté de B1, où se trouve votre personnage.",
            ),
            ("step r0c1", "You are already on B1.", "Vous êtes déjà sur B1."),
            ("step tunnel", "You have no tunnel.", "Vous n’avez pas de tunnel."),
            ("march r3c3", "D4 is more than 2 steps away.", "D4 est à plus de 2 pas."),
        )


@rule("AL-131", "AL-125")
def test_a_wall_also_blocks_the_way_to_dragons() -> None:
    t = duel(
        options=ADVANCED,
        walls=["r0c0"],
        dragons={"r0c0": 1},
        A={"at": "r0c1", "focus": 4, "hand": {"worker": 1}},
        B={"guild": "forest", "at": "r5c5", "outposts": ["r0c0"], "unlocked": ["advanced"]},
    )
    t.refuses("A", "charge r0c0", "AL-131").refuses("A", "step r0c0", "AL-131")
    t.asks("A", "take-turn")


@rule("AL-108", "AL-110", "AL-130")
def test_actions_of_a_turn() -> None:
    scene: dict[str, Any] = {
        "dragons": {"r0c0": 1},
        "A": {"at": "r0c1", "focus": 5, "hand": {"worker": 1}},
        "B": {"at": "r5c5"},
    }
    says(
        duel(actions=2, **scene),
        (
            "step r0c2",
            "You have already taken your 2 actions for this turn.",
            "Vous avez déjà fait vos 2 actions de ce tour.",
        ),
    )
    says(
        duel(actions=1, **scene),
        (
            "charge r0c0",
            "To step there and attack takes 2 actions, and you have 1 left.",
            "Y aller et attaquer demande 2 actions, et il vous en reste 1.",
        ),
    )


@rule("AL-146", "AL-147", "AL-152", "AL-153", "AL-154", "AL-136", "AL-138")
def test_building_and_recruiting() -> None:
    hand = {"wood": 3, "stone": 3, "food": 3}
    t = pair(
        A={"at": "r0c2", "focus": 9, "hand": hand, "outposts": ["r0c2 monument"]},
        B={"at": "r5c5", "outposts": ["r0c0"]},
    )
    says(
        t,
        ("build", "You already have an outpost on C1.", "Vous avez déjà un avant-poste sur C1."),
        (
            "upgrade village",
            "Your outpost on C1 already has a monument.",
            "Votre avant-poste de C1 a déjà un monument.",
        ),
        (
            "recruit",
            "C1, where your character stands, is not a worker space.",
            "C1, où se trouve votre personnage, n’est pas une case ouvrier.",
        ),
    )  # fmt: skip
    t = pair(A={"at": "r0c0", "focus": 9, "hand": hand}, B={"at": "r5c5", "outposts": ["r0c0"]})
    says(
        t,
        ("build", "Ben has an outpost on A1.", "Ben a un avant-poste sur A1."),
        (
            "upgrade village",
            "You have no outpost on A1, where your character stands.",
            "Vous n’avez pas d’avant-poste sur A1, où se trouve votre personnage.",
        ),
    )
    t = solo(unchecked=True, decks={"worker": 0}, A={"at": "r2c2", "hand": {"wood": 2}})
    says(
        t,
        ("recruit", "The worker deck is empty.", "La pioche n’a plus de carte ouvrier."),
        ("build", "C3 is a worker space.", "C3 est une case ouvrier."),
    )


@rule("AL-35", "AL-252", "AL-254", "AL-255", "AL-249")
def test_abilities_of_guilds() -> None:
    t = solo(A={"guild": "labor", "at": "r0c1", "focus": 9})
    basic = (
        "You are playing in basic guild mode, without the advanced abilities.",
        "Vous jouez en mode de base, sans les capacités avancées.",
    )
    says(t, ("labor-roll", *basic), ("caravan r0c0 east", *basic), ("dragon", *basic))
    t = solo(options=ADVANCED, A={"guild": "labor", "at": "r0c1", "focus": 9})
    says(
        t,
        ("labor-roll", "You have not unlocked this ability.", "Vous n’avez pas débloqué cette capacité."),
        (
            "caravan r0c0 east",
            "That is an ability of the Nomads; you lead the Labor Guild.",
            "C’est une capacité des Nomades\u00a0; vous menez la Guilde du Labeur.",
        ),
    )  # fmt: skip
    t = solo(
        options=ADVANCED,
        dragons={"r3c0": 1},
        A={
            "guild": "nomads",
            "at": "r5c5",
            "focus": 1,
            "unlocked": ["advanced"],
            "outposts": ["r2c0", "r2c1", "r0c3 village"],
        },
    )
    says(
        t,
        ("caravan r2c0 west", "No space lies to the west of A3.", "Aucune case ne se trouve à l’ouest d’A3."),
        ("caravan r2c0 south", "A dragon is on A4.", "Un dragon est sur A4."),
        ("caravan r2c0 east", "You already have an outpost on B3.", "Vous avez déjà un avant-poste sur B3."),
        (
            "caravan r0c3 west",
            "Your outpost on D1 already has a village.",
            "Votre avant-poste de D1 a déjà un village.",
        ),
        ("caravan r5c5 west", "You have no outpost on F6.", "Vous n’avez pas d’avant-poste sur F6."),
    )  # fmt: skip


@rule("AL-165", "AL-166", "AL-170", "AL-156", "AL-280", "AL-222", "AL-233")
def test_tiles_and_cards() -> None:
    t = solo(
        A={"guild": "field", "at": "r0c1", "focus": 9, "cards": {"gather": 1}, "used": ["basic1"]}
    )
    says(
        t,
        (
            "use focus",
            "Your focus is already at 9, the end of the track.",
            "Votre concentration est déjà à 9, au bout de la piste.",
        ),
        (
            "use basic1",
            "You have already used this ability in this round.",
            "Vous avez déjà utilisé cette capacité à cette manche.",
        ),
        ("use com2", "You have not unlocked Commerce 2.", "Vous n’avez pas débloqué Commerce 2."),
        ("use village", "You have no village.", "Vous n’avez pas de village."),
        (
            "use con1",
            "This ability works by itself: there is nothing to use.",
            "Cette capacité agit d’elle-même\u00a0: elle ne s’utilise pas.",
        ),
        ("gather r0c0", "You have no outpost on A1.", "Vous n’avez pas d’avant-poste sur A1."),
        ("supply wood", "You have no Supply card.", "Vous n’avez pas de carte Provisions."),
        (
            "strength attacker",
            "The Strength card cannot be played at this moment.",
            "La carte Force ne peut pas être jouée à ce moment.",
        ),
    )


@rule("AL-139", "AL-271", "AL-272")
def test_trading() -> None:
    t = pair(A={"at": "r0c2", "research": P1, "hand": {"wood": 1}}, B={"at": "r0c2"})
    t.says("A", "offer B", "give wood")
    says(
        t,
        (
            "give wood",
            "Your only card of this kind is already in the offer.",
            "Votre seule carte de ce type est déjà dans l’offre.",
        ),
        ("give stone", "You have no stone to give.", "Vous n’avez pas de pierre à donner."),
        ("ask food", "Ben holds no cards.", "Ben n’a aucune carte."),
    )
    t.says("A", "propose")
    says(t, ("accept", "Ben answers your offer.", "C’est à Ben de répondre à votre offre."))
    assert told(t, "B", "withdraw")[0] == "Only Alice can withdraw this offer."
    t = duel(A={"at": "r0c2", "research": P1}, B={"at": "r0c2", "hand": {"food": 1}})
    t.says("A", "offer B", "ask stone", "propose")
    assert told(t, "B", "accept") == ("You lack 1 stone.", "Il vous manque 1 pierre.")
    t = pair(A={"at": "r0c2", "hand": {"wood": 1}}, B={"at": "r0c1"})
    says(
        t, ("offer B", "You have not unlocked Politics 1.", "Vous n’avez pas débloqué Politique 1.")
    )
    t = pair(A={"at": "r0c2", "research": P1, "hand": {"wood": 1}}, B={"at": "r0c1"})
    says(
        t,
        (
            "offer B",
            "Ben's character is not on your space.",
            "Le personnage de Ben n’est pas sur votre case.",
        ),
    )


@rule("AL-260")
def test_the_hand_limit() -> None:
    t = solo(A={"at": "r0c0", "hand": {"wood": 9}}).says("A", "done")
    says(
        t,
        (
            "done",
            "You hold 9 cards, and your limit is 7.",
            "Vous avez 9 cartes, et votre limite est de 7.",
        ),
        ("discard stone", "You have no stone.", "Vous n’avez pas de pierre."),
    )
    t.asks("A", "reduce-hand")


# In random games: what is told, compared with the player's view

Facts = dict[str, Any]
Check = Callable[[Any, Any, Facts], bool]
"""A check of the facts told, given the player's view and what the player has."""


def _name(fact: Any) -> str:
    return str(fact[1])


def _owner(view: Any, facts: Facts) -> str:
    return str(view.players[int(_name(facts["owner"]))].player)


def _has(view: Any, mine: Any, verb: str) -> int:
    if verb in mine.resources:
        return int(mine.resources[verb])
    if verb == "focus":
        return int(mine.focus)
    workers = 0 if verb == "any_resource" else mine.resources["worker"]
    return int(mine.resource_cards - workers)


def _lacks(view: Any, mine: Any, facts: Facts) -> bool:
    cost = {_name(one): count for one, count in facts["cost"].items()}
    missing = {_name(one): count for one, count in facts["missing"].items()}
    named = sum(count for verb, count in cost.items() if verb in ("wood", "stone", "food"))
    for verb, count in cost.items():
        beside = named if verb in ("any_resource", "non_worker_resource") else 0
        if missing.get(verb, 0) != max(0, count + beside - _has(view, mine, verb)):
            return False
    return bool(missing)


CHECKS: dict[str, Check] = {
    "costs-more": lambda view, mine, facts: all(
        count > facts["have"] == _has(view, mine, _name(one))
        for one, count in facts["cost"].items()
    ),
    "cannot-afford": _lacks,
    "too-little-focus": lambda view, mine, facts: facts["needed"] > facts["focus"] == mine.focus,
    "too-few-resources": lambda view, mine, facts: (
        facts["needed"] > facts["count"] == mine.resource_cards
    ),
    "nest-too-dear": lambda view, mine, facts: (
        view.next_nest_cost == facts["cost"] > facts["renown"] == view.pool
    ),
    "nest-and-attack-too-dear": lambda view, mine, facts: (
        facts["cost"] + facts["price"] > view.pool == facts["renown"]
        and mine.resources["worker"] == 0
    ),
    "no-worker-nor-renown": lambda view, mine, facts: (
        facts["workers"] == mine.resources["worker"] < facts["needed"]
        and facts["renown"] < facts["price"]
    ),
    "dragons-there": lambda view, mine, facts: (
        view.spaces[_name(facts["space"])].dragons == facts["dragons"] > 0
    ),
    "nest-there": lambda view, mine, facts: view.spaces[_name(facts["space"])].nest == "undefeated",
    "character-there": lambda view, mine, facts: (
        _owner(view, facts) in view.spaces[_name(facts["space"])].characters
        and mine.research["politics"] == 0
    ),
    "outpost-there": lambda view, mine, facts: (
        _owner(view, facts) != mine.player
        and _owner(view, facts)
        in [one.player for one in view.spaces[_name(facts["space"])].buildings]
    ),
    "your-outpost-there": lambda view, mine, facts: (
        mine.player in [one.player for one in view.spaces[_name(facts["space"])].buildings]
    ),
    "no-outpost-here": lambda view, mine, facts: (
        _name(facts["space"]) == mine.at
        and mine.player not in [one.player for one in view.spaces[mine.at].buildings]
    ),
    "dragon-space": lambda view, mine, facts: (
        view.spaces[_name(facts["space"])].terrain == "dragon"
    ),
    "worker-space": lambda view, mine, facts: (
        view.spaces[_name(facts["space"])].terrain == "worker"
    ),
    "no-such-space": lambda view, mine, facts: _name(facts["space"]) not in view.spaces,
    "not-adjacent": lambda view, mine, facts: _name(facts["here"]) == mine.at,
    "no-such-card": lambda view, mine, facts: mine.cards.get(_name(facts["card"]), 0) == 0,
    "not-in-market": lambda view, mine, facts: view.market.get(_name(facts["market"]), 0) == 0,
    "not-researched": lambda view, mine, facts: (
        mine.research[_name(facts["category"])] < facts["level"]
    ),
    "focus-full": lambda view, mine, facts: mine.focus == facts["focus"],
    "over-the-limit": lambda view, mine, facts: (
        mine.resource_cards + mine.action_cards == facts["cards"] > facts["limit"]
    ),
    "actions-taken": lambda view, mine, facts: view.actions_left == 0,
    "two-actions": lambda view, mine, facts: view.actions_left == facts["left"] < facts["needed"],
    "guild-taken": lambda view, mine, facts: (
        view.players[int(_name(facts["owner"]))].guild == _name(facts["guild"])
    ),
}

ENOUGH = 3
"""How many refusals of a verb by one clause to check in a game."""

TABLES: list[tuple[int, int, dict[str, Value]]] = [
    (2, 4, {"mode": "competitive", "guild-mode": "advanced"}),
    (3, 5, {"mode": "competitive"}),
    (2, 6, {"mode": "cooperative", "guild-mode": "advanced"}),
    (2, 7, {"mode": "cooperative"}),
    (1, 8, {"guild-mode": "advanced"}),
]
"""Players, seed and options: also where options are combined."""


@rule("AL-113", "AL-121", "AL-125", "AL-187")
def test_what_is_told_is_true_of_the_table() -> None:
    met: Counter[str] = Counter()
    for seats, seed, options in TABLES:
        _look_at(Setting("alynthia", seats, seed, options), met)
    assert len(met) >= 12, met


def _look_at(setting: Setting, met: Counter[str]) -> None:
    """In a random game: no refusal names a variant that is not in play, and every explanation is there and true."""
    looked: Counter[tuple[str, str, int]] = Counter()
    for refusal in refusals(setting, every=9):
        assert refusal.clause not in idle_clauses(setting), str(refusal)
        key = (refusal.state.step.prompt, refusal.verb, refusal.clause)
        looked[key] += 1
        if looked[key] > ENOUGH:
            continue
        said = refusal.explanation()
        assert said is not None or not refusal.is_offered, str(refusal)
        if said is not None and said.kind in CHECKS:
            met[said.kind] += 1
            view: Any = refusal.state.view(refusal.seat)
            mine = view.players[refusal.seat]
            assert CHECKS[said.kind](view, mine, dict(said.variables)), f"{refusal}: {said}"
