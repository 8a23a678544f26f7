"""What players read before the clause: in both languages, and true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from tablewood.kernel.telling import Teller
from tests.conformance.refusals import refusals
from tests.conformance.settings import Setting
from tests.games.sylve.scenes import wood
from tests.rule import rule
from tests.table import Table

NAMES = ["Alice", "Ben"]
CHEAP = ["P01", "P02", "P04", "P08"]


def told(t: Table, name: str, move: str) -> tuple[str, str, str]:
    """The clause that forbids a move, and what the player reads about the position in English and in French."""
    refusal = t.match.refusal(t.seat(name), move)
    assert refusal is not None
    assert refusal.explanation is not None
    english, french = (
        Teller(t.game, t.state.seats, language, NAMES).explanation(refusal.explanation)
        for language in ("en", "fr")
    )
    return refusal.clause, english, french


@rule("SY-66", "SY-67")
def test_what_is_lacking_for_a_potion() -> None:
    t = wood(market=CHEAP, north={"pool": "T", "stock": {"plant": 1}})
    assert told(t, "north", "brew P01") == (
        "SY-66",
        "For Morph Tonic I you lack 1 plant and 1 mushroom: that takes 2 power berries, and you have 0.",
        "Pour le Tonique de mue I, il vous manque 1 plante et 1 champi\u00a0: il faudrait 2 baies de pouvoir, "
        "et vous n’en avez pas.",
    )
    kyril = wood(
        market=CHEAP,
        powers=True,
        characters=["kyril", "wren"],
        north={"pool": "T", "stock": {}},
    )
    assert "that takes 2 power berries" in told(kyril, "north", "brew P01")[1], "SY-181"


@rule("SY-66", "SY-67")
def test_a_payment_that_does_not_add_up() -> None:
    goods = {"plant": 1, "mushroom": 1, "berry": 2}
    t = wood(market=CHEAP, north={"pool": "T", "stock": goods}).says("north", "brew P01")
    assert told(t, "north", "pay 0 0 0")[1] == "That takes 2 plants, and you have 1."
    assert told(t, "north", "pay 2 1 0")[1] == "That takes 3 power berries, and you have 2."
    assert told(t, "north", "pay 1 0 1")[1:] == (
        "The potion costs no crystals.",
        "La Potion ne coûte pas de cristal.",
    )
    assert told(t, "north", "pay 1 2 0")[1:] == (
        "The potion costs only 1 mushroom.",
        "La Potion ne coûte qu’un champi.",
    )
    t.asks("north", "pay")


@rule("SY-26", "SY-28", "SY-29", "SY-50", "SY-57")
def test_what_lies_on_a_space_and_what_it_shows() -> None:
    t = wood(
        dice={"A2": "eT", "A3": "nT", "A4": "fire"}, scorched=["B1"], north={"pool": "T fire wind"}
    )
    for move, english, french in [
        ("place tree A1", "A1 shows a river; your die shows a tree.", "A1 montre la rivière, votre dé l’arbre."),
        ("place tree A2", "Ben's tree die already lies on A2.", "Le dé arbre de Ben se trouve déjà sur A2."),
        ("place tree A3", "Your own tree die already lies on A3.", "Votre propre dé arbre se trouve déjà sur A3."),
        ("force tree A4 berry", "A fire die already lies on A4.", "Un dé feu se trouve déjà sur A4."),
        ("place wind A2", "None of your forage dice lies on A2.", "Aucun de vos dés Cueillette ne se trouve sur A2."),
        ("place tree B1", "B1 is scorched.", "La case B1 est brûlée."),
        ("place tree D1", "This row has no space D1.", "Cette ligne n’a pas de case D1."),
        ("place fire mill", "The mill takes only wind dice.", "Le moulin n’accepte qu’un dé vent."),
        ("place water A5", "You have no water die in your pool.", "Vous n’avez pas de dé eau dans votre réserve."),
    ]:  # fmt: skip
        assert told(t, "north", move)[1:] == (english, french)
    t.asks("north", "turn")


@rule("SY-109", "SY-110", "SY-187")
def test_slots_of_creatures() -> None:
    t = wood(
        dice={"AU7": "nT"},
        north={"pool": "T fire", "tamed": ["AU6", "AU7", "SU8"]},
        east={"tamed": ["AU8"]},
    )
    for move, english in [
        ("place fire AU6", "The Leaf Boar takes only forage dice."),
        ("place tree AU7", "Your own tree die already lies on the Cap Boar."),
        ("place tree AU8", "The Gem Boar belongs to Ben."),
        ("place tree SU9", "You have not tamed the Porter Beetle."),
        ("place tree WI1", "The Blossom Owl has no slot for a die."),
    ]:
        assert told(t, "north", move)[1] == english
    t = wood(north={"pool": "fire", "tamed": ["SU8"]})
    assert told(t, "north", "place fire SU8")[1:] == (
        "No forage die lies on the table.",
        "Il n’y a aucun dé Cueillette sur la table.",
    )


DRINKS: list[tuple[str, dict[str, Any], str, str]] = [
    (
        "P09",
        {"north": {"pool": "T"}},
        "Your only die left is needed for the placement of this turn.",
        "Le seul dé qui vous reste doit servir au placement de ce tour.",
    ),
    ("P13", {}, "No element die lies on the table.", "Il n’y a aucun dé Élément sur la table."),
    (
        "P17",
        {"dice": {"A2": "nT", "A5": "nT"}},
        "No two placed forage dice of different players with the same symbol can be swapped.",
        "Il n’y a pas deux dés Cueillette placés, de joueurs différents et de même symbole, à permuter.",
    ),
    (
        "P21",
        {"dice": {"A2": "eT"}},
        "You have no forage die on the table to take back.",
        "Vous n’avez aucun dé Cueillette à reprendre sur la table.",
    ),
    ("P25", {"dice": {"A2": "fire"}}, "No forage die lies on the table.", "Il n’y a aucun dé Cueillette sur la table."),
    ("P29", {}, "No die lies on the table.", "Il n’y a aucun dé sur la table."),
]  # fmt: skip


@rule("SY-81", "SY-86")
@pytest.mark.parametrize(
    ("potion", "scene", "english", "french"), DRINKS, ids=[one[0] for one in DRINKS]
)
def test_a_drink_without_effect(
    potion: str, scene: dict[str, Any], english: str, french: str
) -> None:
    north = {"pool": "TM", **scene.get("north", {}), "hand": [potion, "P05"]}
    t = wood(**{**scene, "north": north})
    assert told(t, "north", f"drink {potion}")[1:] == (english, french)
    t.asks("north", "turn")


@rule("SY-81")
def test_a_drink_with_an_empty_pool() -> None:
    plenty = {"plant": 2, "mushroom": 1}
    t = wood(market=CHEAP, north={"pool": "T", "hand": ["P05"], "stock": plenty})
    t.says("north", "place tree A5").asks("north", "turn")
    assert told(t, "north", "drink P05") == (
        "SY-81",
        "Your pool has no dice left.",
        "Votre réserve n’a plus de dés.",
    )


@rule("SY-83", "SY-82", "SY-115", "SY-186")
def test_dice_of_the_pool() -> None:
    t = wood(north={"pool": "TT fire", "hand": ["P05", "P01"], "tamed": ["SU6"]})
    assert told(t, "north", "turn fire fire")[1] == "The die would keep its face."
    assert told(t, "north", "turn tree fire")[1].startswith("Only element dice are turned")
    t.says("north", "turn fire wind")
    assert told(t, "north", "turn wind fire")[1:] == (
        "You have turned an element die once since the last step, and you have 1 element die.",
        "Vous avez changé un Élément une fois depuis la dernière étape, et vous avez 1 dé Élément.",
    )
    t.says("north", "drink P05")
    assert told(t, "north", "skip")[1] == "You have not picked a die yet."
    t.says("north", "reroll wind")
    assert told(t, "north", "reroll wind")[1] == "You have already picked all your wind dice."
    assert told(t, "north", "reroll river")[1] == "You have no river die in your pool."
    t.asks("north", "reroll")
    t = wood(north={"pool": "TT fire", "hand": ["P01"]}).says("north", "drink P01")
    assert told(t, "north", "turn fire tree")[1:] == (
        "A fire die has no tree face.",
        "Un dé feu n’a pas de face arbre.",
    )


@rule("SY-59", "SY-81", "SY-88", "SY-90", "SY-93", "SY-94")
def test_dice_on_the_table() -> None:
    dice = {"A2": "nT", "A5": "nT", "B2": "eT", "garden": "nR eR", "B3": "water"}
    t = wood(dice=dice, north={"pool": "M", "hand": ["P17"]}).says("north", "drink P17")
    assert told(t, "north", "choose C1")[1] == "No die lies on C1."
    assert told(t, "north", "choose garden")[1].startswith("No die of another player shows")
    t.says("north", "choose A2")
    assert told(t, "north", "choose A5")[1].startswith("Both dice belong to the same player")
    assert told(t, "north", "choose garden")[1:] == (
        "No tree die lies in the garden.",
        "Aucun dé arbre ne se trouve au jardin.",
    )
    t = wood(dice={"garden": "eT nT eT fire"}, north={"pool": "M", "hand": ["P29"]})
    t.says("north", "drink P29", "choose garden")
    assert (
        told(t, "north", "lift 4")[1]
        == "Another die just like that one can be chosen in the garden."
    )
    assert told(t, "north", "lift 5")[1:] == (
        "Only 4 dice lie in the garden.",
        "Seuls 4 dés se trouvent au jardin.",
    )
    t = wood(dice={"A2": "nT eT nT"}, north={"pool": "M", "hand": ["P21"]})
    t.says("north", "drink P21", "choose A2")
    assert told(t, "north", "lift 2")[1] == "That is not one of your forage dice."
    t = wood(dice={"A2": "water nT fire"}, north={"pool": "M", "hand": ["P13"]})
    t.says("north", "drink P13", "choose A2")
    assert told(t, "north", "lift 2")[1] == "That is a forage die, not an element die."
    t = wood(dice={"A2": "nT fire eT"}, north={"pool": "M", "hand": ["P25"]})
    t.says("north", "drink P25", "choose A2")
    assert told(t, "north", "lift 2")[1] == "That is a fire die, not a forage die."
    t.asks("north", "level")


@rule("SY-97", "SY-99", "SY-107", "SY-123", "SY-125")
def test_creatures() -> None:
    piles: dict[str, list[str]] = {"spring": [], "summer": ["SU1"], "autumn": [], "winter": []}
    t = wood(piles=piles, north={"pool": "R", "tamed": ["SP4", "SU4"]}, east={"tamed": ["SP5"]})
    assert told(t, "north", "release SP4")[1] == "You have 2 tamed creatures and may keep 3."
    t.says("north", "place river A1")
    assert told(t, "north", "tame spring")[1:] == (
        "The spring pile is empty.",
        "La pile de printemps est vide.",
    )
    assert told(t, "north", "instead SU4")[1] == "The Torch Toad offers nothing instead of taming."
    assert told(t, "north", "instead SP5")[1] == "The Ash Sprout belongs to Ben."
    t.asks("north", "tame")


@rule("SY-133", "SY-134", "SY-156", "SY-106")
def test_the_end_of_the_round() -> None:
    stock = {"plant": 2, "berry": 1}
    t = wood(asks="round-end", north={"tamed": ["WI4", "WI8", "WI9"], "stock": stock})
    assert (
        told(t, "north", "use WI4")[1] == "The Cauldron Cat has no power at the end of the round."
    )
    t.says("north", "use WI8")
    assert told(t, "north", "sell plant 1")[1] == "Only power berries can be sold here."
    assert told(t, "north", "sell berry 2")[1] == "That takes 2 power berries, and you have 1."
    t.says("north", "sell berry 1").asks("north", "round-powers")
    assert told(t, "north", "use WI8")[1].startswith("You have already used the Berry Yeti")
    t.says("north", "use WI9")
    assert told(t, "north", "sell plant 4")[1].endswith("in these numbers: 2, 3.")
    t.asks("north", "sell")


@rule("SY-10", "SY-11", "SY-173", "SY-176")
def test_characters() -> None:
    t = wood(characters=["lelio", "wren"], dice={"A3": "eM"}, north={"pool": "T"})
    assert told(t, "north", "stack tree A3")[1] == "You are playing without character powers."
    t = wood(powers=True, characters=["kyril", "wren"], dice={"A3": "eM"}, north={"pool": "T"})
    assert told(t, "north", "stack tree A3")[1] == "That is the power of Lelio; you play Kyril."
    tied = {"A2": "nT", "A3": "water", "B1": "nM", "B2": "fire", "B3": "wind", "C1": "nT"}
    t = wood(
        powers=True,
        characters=["myla", "wren"],
        asks="round-end",
        dice=tied,
        north={"stock": {"berry": 1}},
    )
    assert told(t, "north", "claim B")[1:] == (
        "On forest B you have 1 die; your strongest rival, element dice included, has 2.",
        "Sur la Sylve B, vous avez 1 dé\u00a0; votre plus fort rival, dés Élément compris, en a 2.",
    )
    assert told(t, "north", "claim C")[1] == "Alice has already taken forest C."
    assert told(t, "north", "claim D")[1] == "This row has no forest D."
    t.asks("north", "break-tie")


# In random games: what is told, compared with the player's view

Facts = dict[str, Any]
Check = Callable[[Any, int, Facts], bool]


def _name(fact: Any) -> str:
    return str(fact[1])


def _top(view: Any, place: str) -> Any:
    if place in view.village:
        return view.village[place].dice[-1]
    for forest in view.forests.values():
        if place in forest.spaces:
            return forest.spaces[place].dice[-1]
    slots = [one for player in view.players for one in player.tamed if one.id == place]
    return slots[0].die


def _ids(things: Any) -> list[str]:
    return [thing.id for thing in things]


def _lacks(view: Any, seat: int, facts: Facts) -> bool:
    """What is missing is the cost less the stock, and the berries do not make up for it."""
    mine = view.players[seat]
    potions = {one.id: one for one in [*view.market, *mine.reserved]}
    cost = potions[_name(facts["potion"])].cost
    gaps = {good: cost[good] - mine.stock[good] for good in cost if cost[good] > mine.stock[good]}
    missing = {_name(good): count for good, count in facts["missing"].items()}
    berries = mine.stock["berry"]
    return missing == gaps and facts["berries"] == berries < facts["needed"] <= sum(gaps.values())


CHECKS: dict[str, Check] = {
    "cannot-pay": _lacks,
    "too-few-goods": lambda view, seat, facts: (
        facts["count"] > facts["have"] == view.players[seat].stock[_name(facts["good"])]
    ),
    "too-few-berries": lambda view, seat, facts: (
        facts["needed"] > facts["berries"] == view.players[seat].stock["berry"]
    ),
    "no-good": lambda view, seat, facts: view.players[seat].stock[_name(facts["good"])] == 0,
    "no-such-die": lambda view, seat, facts: view.players[seat].pool[_name(facts["die"])] == 0,
    "within-the-limit": lambda view, seat, facts: (
        len(view.players[seat].tamed) == facts["creatures"] <= facts["limit"]
    ),
    "occupied": lambda view, seat, facts: (
        _top(view, _name(facts["place"])).face == _name(facts["die"])
    ),
    "occupied-by": lambda view, seat, facts: (
        _top(view, _name(facts["place"])).owner == view.players[int(_name(facts["owner"]))].seat
    ),
    "occupied-by-you": lambda view, seat, facts: (
        _top(view, _name(facts["place"])).owner == view.players[seat].seat
    ),
    "other-symbol": lambda view, seat, facts: (
        view.forests[_name(facts["place"])[0]].spaces[_name(facts["place"])].symbol
        == _name(facts["shows"])
        != _name(facts["die"])
    ),
    "scorched": lambda view, seat, facts: (
        view.forests[_name(facts["place"])[0]].spaces[_name(facts["place"])].scorched
    ),
    "tamed-by": lambda view, seat, facts: (
        _name(facts["creature"]) in _ids(view.players[int(_name(facts["owner"]))].tamed)
        and int(_name(facts["owner"])) != seat
    ),
    "not-tamed": lambda view, seat, facts: (
        _name(facts["creature"]) not in _ids(view.players[seat].tamed)
    ),
    "reserved-by": lambda view, seat, facts: (
        _name(facts["potion"]) in _ids(view.players[int(_name(facts["owner"]))].reserved)
    ),
    "brewed-by": lambda view, seat, facts: (
        _name(facts["potion"])
        in _ids(
            [
                *view.players[int(_name(facts["owner"]))].hand,
                *view.players[int(_name(facts["owner"]))].drunk,
            ]
        )
    ),
    "not-to-brew": lambda view, seat, facts: (
        _name(facts["potion"]) not in _ids([*view.market, *view.players[seat].reserved])
    ),
    "not-in-hand": lambda view, seat, facts: (
        _name(facts["potion"]) not in _ids(view.players[seat].hand)
    ),
    "other-die-wanted": lambda view, seat, facts: (
        view.village[_name(facts["place"])].accepts == _name(facts["wanted"])
    ),
}


ENOUGH = 8
"""How many refusals of a verb by one clause to check in a game."""


@rule("SY-21", "SY-26", "SY-28", "SY-66")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_told_is_true_of_the_table(seats: int) -> None:
    met: set[str] = set()
    for seed, powers in ((1, False), (2, True)):
        looked: Counter[tuple[str, int]] = Counter()
        for refusal in refusals(Setting("sylve", seats, seed, {"powers": powers}), every=5):
            looked[refusal.verb, refusal.clause] += 1
            if looked[refusal.verb, refusal.clause] > ENOUGH:
                continue
            said = refusal.explanation()
            if said is not None and said.kind in CHECKS:
                met.add(said.kind)
                view = refusal.state.view(refusal.seat)
                is_true = CHECKS[said.kind](view, refusal.seat, dict(said.variables))
                assert is_true, f"{refusal}: {said}"
    assert len(met) >= 10, met
