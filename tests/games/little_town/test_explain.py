"""Little Town: a refusal tells the player what prevents the move, and which clause says so."""

from collections import Counter
from dataclasses import replace
from functools import cache
from typing import Any

from tablewood.games.little_town.goods import COINS, GOODS, NAMES, RESOURCES
from tablewood.games.little_town.state import Town
from tablewood.kernel.explain import Explanation
from tablewood.kernel.step import ALLOWED
from tablewood.kernel.telling import Teller
from tests.conformance.refusals import Refusal, refusals
from tests.conformance.settings import Setting
from tests.rule import rule
from tests.table import Table, table

MANUAL = {"manual-declaration": True}


def told(t: Table, name: str, move: str) -> tuple[str, str]:
    """What the player reads about the position, in English and in French."""
    refusal = t.match.refusal(t.seat(name), move)
    assert refusal is not None
    assert refusal.explanation is not None
    french = Teller(t.game, t.state.seats, "fr").explanation(refusal.explanation)
    assert refusal.because == Teller(t.game, t.state.seats, "en").explanation(refusal.explanation)
    return refusal.because, french


def english(t: Table, name: str, move: str) -> str:
    return told(t, name, move)[0]


# The clause is the reason in this position


@rule("LT-57", "LT-58")
def test_a_site_named_while_paying_is_refused_by_the_payment() -> None:
    """It is grass, but the statue must be paid for first."""
    t = table("little-town", blue={"stone": 4, "coins": 12})
    t.says("blue", "build statue", "site D3").asks("blue", "swap-for-coins")
    t.refuses("blue", "site C4", "LT-57").refuses("blue", "place C4", "LT-57")
    t.refuses("blue", "done", "LT-57")
    assert english(t, "blue", "site C4") == "You are paying for the statue of a hero."
    t.asks("blue", "swap-for-coins")


@rule("LT-50")
def test_while_an_input_is_paid_nothing_else_is_begun() -> None:
    t = table("little-town", buildings={"C3": "blue granary"}, blue={"wheat": 1, "coins": 6})
    t.says("blue", "place C4", "use C3").refuses("blue", "done", "LT-50")
    t.refuses("blue", "use C3", "LT-50").refuses("blue", "feed 0 0 0", "LT-50")
    assert english(t, "blue", "done") == "You are paying to use the granary."
    t.asks("blue", "swap-for-coins")


@rule("LT-23", "LT-58", "LT-62", "LT-65", "LT-79")
def test_before_a_site_is_chosen_each_other_move_has_its_own_reason() -> None:
    t = table("little-town", buildings={"C3": "blue well"}, blue={"wood": 1})
    t.says("blue", "build wheat-field").asks("blue", "choose-site")
    t.refuses("blue", "place D3", "LT-23").refuses("blue", "build bakery", "LT-65")
    t.refuses("blue", "use C3", "LT-62").refuses("blue", "done", "LT-58")
    t.refuses("blue", "feed 0 0 0", "LT-79").refuses("blue", "swap wood 1", "LT-58")
    assert english(t, "blue", "place D3") == "You are already constructing the wheat field."
    assert english(t, "blue", "done") == "The wheat field needs a site now."
    t.asks("blue", "choose-site")


@rule("LT-23", "LT-24", "LT-35", "LT-70", "LT-79")
def test_in_a_placement_there_is_no_second_action() -> None:
    t = table("little-town", buildings={"C3": "blue well"}, blue={"wood": 1})
    t.says("blue", "place C4").asks("blue", "use-building")
    t.refuses("blue", "place D4", "LT-24").refuses("blue", "build wheat-field", "LT-23")
    t.refuses("blue", "site D4", "LT-23").refuses("blue", "give wood", "LT-70")
    t.refuses("blue", "feed 0 0 0", "LT-79").refuses("blue", "use D4", "LT-35")
    assert english(t, "blue", "place D4") == "You have already placed a worker, on C4."
    assert english(t, "blue", "feed 0 0 0") == "The round is not over: 9 workers are still in hand."
    t.asks("blue", "use-building")


@rule("LT-29", "LT-56", "LT-79")
def test_a_turn_does_not_begin_in_the_middle() -> None:
    t = table("little-town", buildings={"C3": "blue well"})
    t.refuses("blue", "site D3", "LT-56").refuses("blue", "use C3", "LT-29")
    t.refuses("blue", "feed 0 0 0", "LT-79")
    assert told(t, "blue", "site D3") == (
        "You have not chosen a building to put on D3.",
        "Vous n’avez pas choisi de bâtiment à poser en D3.",
    )
    t.asks("blue", "take-action")


@rule("LT-79", "LT-85")
def test_at_the_meal_the_round_is_over() -> None:
    t = table("little-town", asks="round-end", blue={"fish": 2})
    t.refuses("blue", "place D3", "LT-79").refuses("blue", "use D3", "LT-79")
    t.refuses("blue", "done", "LT-85").refuses("blue", "swap fish 1", "LT-85")
    assert told(t, "blue", "place D3") == (
        "Your 5 workers must be fed now.",
        "Il faut maintenant nourrir vos 5 ouvriers.",
    )
    t.asks("blue", "feed-workers")


@rule("LT-79", "LT-83")
def test_while_a_residence_is_used_no_worker_is_placed_and_nobody_eats() -> None:
    buildings = {"C3": "blue residence", "C4": "blue well"}
    t = table("little-town", asks="round-end", buildings=buildings)
    t.asks("blue", "use-building")
    t.refuses("blue", "place D3", "LT-79").refuses("blue", "feed 0 0 0", "LT-79")
    assert english(t, "blue", "place D3") == "All workers of this round have been used."
    first = "The squares around the residence on C3 are used first."
    assert english(t, "blue", "feed 0 0 0") == first
    t.asks("blue", "use-building")


@rule("LT-119")
def test_at_the_trading_shop_giving_and_taking_come_first() -> None:
    goods = {"wood": 2, "coins": 3}
    t = table("little-town", buildings={"C3": "blue trading-shop"}, blue=goods)
    t.says("blue", "place C4", "use C3").asks("blue", "give-any")
    t.refuses("blue", "take fish", "LT-119").refuses("blue", "place D4", "LT-119")
    assert english(t, "blue", "done") == "You still have 2 resources to give for the trading shop."
    t.says("blue", "give wood", "give wood").asks("blue", "take-any")
    t.refuses("blue", "done", "LT-119")
    assert english(t, "blue", "done") == "You still have 2 resources to take."
    t.asks("blue", "take-any")


# Clauses of variants that are not played with


@rule("LT-64", "LT-102")
def test_without_draft_and_declaring_by_hand_their_clauses_are_not_named() -> None:
    t = table("little-town")
    t.refuses("blue", "draft bakery", "LT-64").refuses("blue", "decline", "LT-102")
    t.refuses("blue", "declare penniless", "LT-102")
    assert english(t, "blue", "draft bakery") == "The supply is already complete."
    t.asks("blue", "take-action")


@rule("LT-146")
def test_in_a_draft_nothing_else_is_begun() -> None:
    t = table("little-town", options={"drafted-supply": True}, asks="draft-tile")
    for move in ("place D3", "done", "feed 0 0 0", "declare penniless"):
        t.refuses("blue", move, "LT-146")
    assert english(t, "blue", "done") == "The buildings of the supply are still being chosen."
    assert t.state.asked == [0, 1]


@rule("LT-15", "LT-98", "LT-148")
def test_a_goal_is_refused_by_what_is_wrong_with_it() -> None:
    blue = {"coins": 3, "goals": ["penniless", "stone-work"]}
    t = table("little-town", options=MANUAL, blue=blue, red={"goals": ["well-off"]})
    t.says("blue", "build wheat-field", "site D3").asks("blue", "declare-goal")
    t.refuses("blue", "place D4", "LT-148").refuses("blue", "declare well-off", "LT-15")
    assert told(t, "blue", "declare stone-work") == (
        "The goal “Stone work” is not achieved now."
        " The tile says: Construct a building that costs at least 3 stone.",
        "L’objectif «\u00a0Taille de pierre\u00a0» n’est pas réalisé pour le moment."
        " La tuile dit\u00a0: Construisez un bâtiment qui coûte au moins 3 pierres.",
    )
    t.says("blue", "declare penniless").says("red", "place B2").asks("blue", "take-action")
    t.refuses("blue", "declare penniless", "LT-98")
    assert english(t, "blue", "declare penniless") == (
        "You have already declared the goal “Penniless”."
    )
    t.asks("blue", "take-action")


# The facts, in both languages


@rule("LT-57")
def test_what_is_missing_for_a_building_is_counted() -> None:
    t = table("little-town", blue={"wood": 0, "stone": 1, "coins": 3})
    assert told(t, "blue", "build statue") == (
        "You lack 3 stone. 9 coins could stand in, but you have only 3.",
        "Il vous manque 3 pierres. On peut payer 9 pièces à la place, mais vous n’en avez que 3.",
    )
    t = table("little-town", supply=["restaurant"], blue={"stone": 1, "coins": 0})
    assert english(t, "blue", "build restaurant") == (
        "You lack 2 wood and 1 stone. 9 coins could stand in, but you do not have any."
    )
    t.asks("blue", "take-action")


@rule("LT-60", "LT-72")
def test_coins_and_houses_that_are_missing_are_told() -> None:
    t = table("little-town", supply=["residence"], blue={"coins": 4})
    assert told(t, "blue", "build residence") == (
        "That takes 6 coins, and you have only 4.",
        "Il faut 6 pièces, et vous n’en avez que 4.",
    )
    tiles = ["bakery", "grocery", "well", "granary", "factory", "church"]
    built = {f"{column}3": f"blue {tile}" for column, tile in zip("DEFG", tiles, strict=False)}
    built |= {"C4": f"blue {tiles[4]}", "D4": f"blue {tiles[5]}"}
    t = table("little-town", seats=4, buildings=built, blue={"wood": 5})
    assert told(t, "blue", "build wheat-field") == (
        "You have no house left.",
        "Il ne vous reste aucune maison.",
    )
    t.asks("blue", "take-action")


@rule("LT-64")
def test_the_refusal_names_who_built_a_tile_and_where() -> None:
    fields = dict.fromkeys(("C3", "D3", "E3", "F3", "G3"), "red wheat-field")
    t = table("little-town", buildings={**fields, "C4": "red bakery"}, blue={"wood": 9})
    assert told(t, "blue", "build bakery") == (
        "Red has already built the bakery, on C4.",
        "Rouge a déjà construit la boulangerie, en C4.",
    )
    assert told(t, "blue", "build wheat-field") == (
        "All 5 wheat field tiles have been built.",
        "Les 5 tuiles «\u00a0champ de blé\u00a0» sont déjà construites.",
    )
    t.asks("blue", "take-action")


@rule("LT-28", "LT-59")
def test_what_stands_on_a_square_is_named_with_its_owner() -> None:
    buildings = {"C4": "red bakery", "D4": "blue fishmonger"}
    t = table("little-town", buildings=buildings)
    assert told(t, "blue", "place C4") == (
        "C4 already holds the bakery, built by Red.",
        "La case C4 porte déjà la boulangerie de Rouge.",
    )
    assert told(t, "blue", "place D4") == (
        "D4 already holds the fishmonger's shop, built by you.",
        "La case D4 porte déjà l’étal du poissonnier, qui est à vous.",
    )
    t.says("blue", "place H3")
    assert told(t, "red", "place H3") == (
        "One of Blue’s workers stands on H3.",
        "Un ouvrier de Bleu se trouve en H3.",
    )
    t.asks("red", "take-action")


@rule("LT-47", "LT-50")
def test_rent_and_input_are_counted_separately() -> None:
    buildings = {"C3": "red bakery", "D3": "blue well"}
    t = table("little-town", buildings=buildings, blue={"coins": 0}).says("blue", "place C4")
    assert told(t, "blue", "use C3") == (
        "The bakery belongs to Red: the rent is 1 coin, and you do not have any.",
        "C’est la boulangerie de Rouge\u00a0: le loyer est de 1 pièce, et vous n’en avez aucune.",
    )
    t = table("little-town", buildings=buildings, blue={"coins": 3}).says("blue", "place C4")
    assert told(t, "blue", "use C3") == (
        "You lack 1 wheat. 3 coins could stand in, but after the rent you have only 2 left.",
        "Il vous manque 1 blé. On peut payer 3 pièces à la place, mais, une fois le loyer payé,"
        " il ne vous en reste que 2.",
    )
    t.asks("blue", "use-building")


@rule("LT-119")
def test_the_trading_shop_takes_resources_of_the_players_choice() -> None:
    buildings = {"C3": "blue trading-shop", "D3": "blue well"}
    t = table("little-town", buildings=buildings, blue={"coins": 2}).says("blue", "place C4")
    assert told(t, "blue", "use C3") == (
        "You lack 2 resources of your choice. 6 coins could stand in, but you have only 2.",
        "Il vous manque 2 ressources au choix."
        " On peut payer 6 pièces à la place, mais vous n’en avez que 2.",
    )
    t.asks("blue", "use-building")


@rule("LT-57", "LT-68", "LT-71")
def test_how_many_cubes_coins_must_and_can_replace_is_told() -> None:
    t = table("little-town", blue={"stone": 2, "coins": 10})
    t.says("blue", "build statue", "site D3")
    assert told(t, "blue", "swap stone 1") == (
        "You have only 2 stone of 4: coins must stand in for at least 2.",
        "Vous n’avez que 2 pierres sur 4\u00a0: des pièces doivent en remplacer au moins 2.",
    )
    assert told(t, "blue", "swap stone 4") == (
        "You have 10 coins: here they can stand in for at most 3 stone.",
        "Vous avez 10 pièces\u00a0: de quoi remplacer ici au plus 3 pierres.",
    )
    assert english(t, "blue", "swap wood 2") == "No wood has to be paid for the statue of a hero."
    t.asks("blue", "swap-for-coins")


@rule("LT-85", "LT-90")
def test_the_meal_is_counted() -> None:
    t = table("little-town", seats=4, asks="round-end", blue={"fish": 2, "coins": 3})
    assert told(t, "blue", "feed 1 0 0") == (
        "2 workers would go hungry while you keep 1 fish.",
        "2 ouvriers resteraient sans repas alors que vous gardez 1 poisson.",
    )
    assert told(t, "blue", "feed 0 1 0") == ("You have no wheat.", "Vous n’avez pas de blé.")
    assert told(t, "blue", "feed 1 0 2") == (
        "That many meals would cost 6 coins, and you have only 3.",
        "Ces repas coûteraient 6 pièces, et vous n’en avez que 3.",
    )
    t.asks("blue", "feed-workers")


# The facts are true: with what was missing, the clause no longer forbids the move


CLAUSES = {
    "lacking": (50, 57),
    "too-few-coins": (50, 72),
    "no-rent": (47,),
    "your-building": (28, 58),
    "their-building": (28, 58),
    "their-worker": (28, 58),
    "not-grass": (28, 58),
    "too-few-of-a-food": (85,),
    "too-much-food": (85,),
    "coins-for-meals": (68,),
    "hunger": (90,),
}
"""The clauses that have such an explanation."""


ENOUGH = 60
"""How many refusals to check for each clause and explanation."""


@cache
def some_explained() -> list[tuple[Refusal, Explanation]]:
    """Refusals of random games and how they are explained."""
    wanted = {clause for clauses in CLAUSES.values() for clause in clauses}
    met: Counter[tuple[int, str]] = Counter()
    found = []
    for seed in range(9):
        for refusal in refusals(Setting("little-town", 2 + seed % 3, seed), every=3):
            if refusal.clause in wanted and refusal.is_offered:
                told = refusal.explanation()
                if told is not None and met[refusal.clause, told.kind] < ENOUGH:
                    met[refusal.clause, told.kind] += 1
                    found.append((replace(refusal, state=refusal.state.clone()), told))
    return found


def explained(*kinds: str) -> list[tuple[Refusal, Explanation]]:
    """The refusals with one of these explanations."""
    return [one for one in some_explained() if one[1].kind in kinds]


def number(variable: Any) -> int:
    """How many things a variable counts."""
    return sum(variable.values()) if isinstance(variable, dict) else int(variable)


def after_gaining(refusal: Refusal, goods: Any) -> int:
    """The clause that forbids the move if the player has these goods in addition, or ALLOWED."""
    state = refusal.state.clone()
    assert isinstance(state, Town)
    for (_, good), count in goods.items():
        at = RESOURCES - 1 if good == "any" else NAMES.index(good)
        state.goods[refusal.seat * GOODS + at] += count
    return state.why_not(refusal.move, refusal.seat)


@rule("LT-50", "LT-57")
def test_with_what_is_said_to_be_missing_the_move_is_allowed() -> None:
    met = 0
    for refusal, found in explained("lacking"):
        missing: Any = found.variables["missing"]
        price, spare = number(found.variables["price"]), number(found.variables["spare"])
        assert price > spare, str(refusal)
        assert after_gaining(refusal, missing) == ALLOWED, str(refusal)
        assert after_gaining(refusal, {("good", "coins"): price - spare}) == ALLOWED, str(refusal)
        short = {("good", "coins"): price - spare - 1}
        assert after_gaining(refusal, short) == refusal.clause, str(refusal)
        met += 1
    assert met > 50


@rule("LT-47", "LT-72")
def test_with_the_coins_that_are_said_to_be_missing_the_move_is_allowed() -> None:
    met = 0
    for refusal, found in explained("too-few-coins", "no-rent"):
        coins = number(found.variables["coins"])
        assert coins == refusal.state.view(refusal.seat).players[refusal.seat].goods["coins"]  # type: ignore[attr-defined]
        needed = number(found.variables.get("price", found.variables.get("rent")))
        assert needed > coins, str(refusal)
        gained = {("good", NAMES[COINS]): needed - coins}
        assert after_gaining(refusal, gained) != refusal.clause, str(refusal)
        met += 1
    assert met > 20


@rule("LT-28")
def test_what_is_said_about_a_square_is_true() -> None:
    met = 0
    for refusal, found in explained("their-building", "your-building", "their-worker", "not-grass"):
        variables: Any = found.variables
        square = refusal.state.view(refusal.seat).squares[variables["square"][1]]  # type: ignore[attr-defined]
        if found.kind == "not-grass":
            assert square.terrain == variables["terrain"][1]
        else:
            mine = refusal.setting.game.seat_names(refusal.setting.seats)[refusal.seat]
            owner = variables.get("owner", ("seat", str(refusal.seat)))[1]
            named = refusal.setting.game.seat_names(refusal.setting.seats)[int(owner)]
            assert named in (square.owner, square.worker)
            assert (named == mine) == (found.kind == "your-building")
        met += 1
    assert met > 50


@rule("LT-68", "LT-85", "LT-90")
def test_what_is_said_about_a_meal_is_true() -> None:
    met: dict[str, int] = {}
    for refusal, found in explained(
        "too-few-of-a-food", "too-much-food", "coins-for-meals", "hunger"
    ):
        kind = found.kind
        variables: Any = found.variables
        eaten = refusal.setting.game.moves.verb_of(refusal.move).arguments(refusal.move)
        goods = refusal.state.view(refusal.seat).players[refusal.seat].goods  # type: ignore[attr-defined]
        if kind == "too-few-of-a-food":
            good = variables["good"][1]
            assert eaten[("fish", "wheat").index(good)] > variables["held"] == goods[good]
        elif kind == "too-much-food":
            assert sum(eaten) == variables["eaten"] > variables["workers"]
        elif kind == "coins-for-meals":
            assert number(variables["price"]) == 3 * eaten[2] > variables["coins"] == goods["coins"]
        else:
            assert variables["workers"] > 0
            assert all(0 < count <= goods[good] for (_, good), count in variables["left"].items())
        met[kind] = met.get(kind, 0) + 1
    assert len(met) == 4
    assert min(met.values()) > 5
