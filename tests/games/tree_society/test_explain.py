"""Tree Society: a refusal tells the player what prevents the move in this position, and which clause says so."""

from collections import Counter
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from tablewood.games.tree_society.state import Society
from tablewood.kernel.explain import Explanation
from tablewood.kernel.options import Value
from tablewood.kernel.step import ALLOWED
from tablewood.kernel.telling import Teller
from tests.conformance.refusals import Refusal, refusals
from tests.conformance.settings import Setting
from tests.games.tree_society.scenes import MARKET, workshop
from tests.rule import rule
from tests.table import Table, table


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


@rule("TS-4", "TS-5", "TS-34", "TS-44", "TS-94")
def test_before_the_sale_every_other_move_has_its_own_reason() -> None:
    """Without Botanists and Explorers no clause of theirs is named."""
    t = table("tree-society", oak={"unsold": ["apple-row", "grape-row"]}, fruit_market=MARKET)
    t.refuses("oak", "build ARC01", "TS-4").refuses("oak", "take apple-take", "TS-4")
    t.refuses("oak", "chest", "TS-44").refuses("oak", "discard ARC01", "TS-94")
    t.refuses("oak", "skip", "TS-5").refuses("oak", "compost apple-row", "TS-34")
    t.refuses("oak", "reveal", "TS-34").refuses("oak", "keep apple-row", "TS-34")
    assert told(t, "oak", "build ARC01") == (
        "You must sell one of your 2 fruits first.",
        "Vous devez d’abord vendre un de vos 2 fruits.",
    )
    t.asks("oak", "sell-fruit")


@rule("TS-4", "TS-5", "TS-44", "TS-101")
def test_after_building_only_a_fruit_can_be_taken() -> None:
    t = workshop("BAN03", unsold=["apple-sell"]).says("oak", "done").asks("oak", "take-fruit")
    t.refuses("oak", "build BAN03", "TS-4").refuses("oak", "sell apple-sell", "TS-4")
    t.refuses("oak", "row top", "TS-44").refuses("oak", "skip", "TS-5")
    t.refuses("oak", "compost apple-sell", "TS-101").refuses("oak", "reveal", "TS-101")
    assert told(t, "oak", "done") == (
        "You have finished building and must take one of the 5 fruits in the market now.",
        "Vous avez fini de bâtir et devez maintenant prendre un des 5 fruits du marché.",
    )
    t.asks("oak", "take-fruit")


@rule("TS-83")
def test_while_building_there_is_no_effect_to_use_or_leave() -> None:
    t = workshop("BAN03")
    for move in ("skip", "reveal", "keep apple-sell", "compost apple-sell"):
        t.refuses("oak", move, "TS-83")
    assert told(t, "oak", "skip") == (
        "You are not using an effect now.",
        "Vous n’utilisez aucun effet pour le moment.",
    )
    t.asks("oak", "build")


@rule("TS-46", "TS-84", "TS-149", "TS-150")
def test_in_an_effect_the_effect_comes_first() -> None:
    t = workshop("MER01", "BAN03").says("oak", "build MER01").asks("oak", "sell-more")
    t.refuses("oak", "build BAN03", "TS-84").refuses("oak", "done", "TS-84")
    t.refuses("oak", "chest", "TS-46").refuses("oak", "take apple-take", "TS-149")
    assert told(t, "oak", "done") == (
        "The effect of the Fruit Stall comes first: use it or skip it.",
        "L’effet de l’Étal de fruits passe d’abord\u00a0: utilisez-le ou renoncez-y.",
    )
    t.says("oak", "skip", "build MER01").asks("oak", "take-more")
    t.refuses("oak", "sell apple-sell", "TS-150").refuses("oak", "row top", "TS-46")
    t.asks("oak", "take-more")


@rule("TS-43", "TS-46")
def test_the_fruit_action_at_hand_is_not_used_in_an_effect() -> None:
    """TS-46 is the reason where the sale or the taking would be the fruit action."""
    t = table(
        "tree-society",
        asks="build",
        action="take",
        bottom=["MER01", "-", "-"],
        fruit_market=MARKET,
        oak={"purse": 9, "unsold": ["apple-sell"]},
    )
    t.says("oak", "build MER01").asks("oak", "sell-more")
    t.refuses("oak", "take apple-take", "TS-46").asks("oak", "sell-more")


@rule("TS-139", "TS-151")
def test_an_effect_that_builds_names_its_own_rule_and_no_example() -> None:
    t = workshop("BAN03", in_progress={"ARC01": 1}).says("oak", "build ARC01")
    t.refuses("oak", "build ARC01", "TS-151").refuses("oak", "reveal", "TS-151")
    assert told(t, "oak", "build ARC01") == (
        "The effect of the Joiner's Loft builds a level of another guild, not of its own.",
        "L’effet du Grenier du menuisier bâtit un niveau d’une autre guilde, pas de la sienne.",
    )
    t.asks("oak", "build-by-effect")


@rule("TS-151")
def test_an_effect_for_own_guilds_starts_no_new_one() -> None:
    t = workshop("ARC06", "BAN03", "MER05").says("oak", "build ARC06", "build BAN03", "build ARC06")
    t.refuses("oak", "build MER05", "TS-151")
    assert told(t, "oak", "build MER05") == (
        "The effect of the Pulley House only raises one of your guilds in progress.",
        "L’effet de la Maison des poulies n’élève qu’une de vos guildes en cours.",
    )
    t.asks("oak", "build-by-effect")


@rule("TS-152")
def test_revealed_fruits_must_be_kept() -> None:
    t = workshop("EXP01").says("oak", "build EXP01", "reveal").asks("oak", "keep-fruit")
    t.refuses("oak", "skip", "TS-152").refuses("oak", "compost apple-sell", "TS-152")
    assert told(t, "oak", "skip") == (
        "You must keep 1 more of the revealed fruits first.",
        "Vous devez d’abord garder encore 1 des fruits révélés.",
    )
    t.asks("oak", "keep-fruit")


@rule("TS-91", "TS-94", "TS-161")
def test_a_mandatory_part_that_has_begun_comes_before_all_else() -> None:
    t = workshop(in_progress={"BOT06": 2, "BAN03": 1}).says("oak", "build BOT06")
    t.asks("oak", "compost-first").refuses("oak", "skip", "TS-91")
    t.refuses("oak", "discard BAN03", "TS-94")
    assert told(t, "oak", "discard BAN03") == (
        "Level 3 of the Mulch Pit asks you to compost 2 fruits first.",
        "Le niveau 3 de la Fosse à paillis demande d’abord de composter 2 fruits.",
    )
    t.says("oak", "compost apple-sell").refuses("oak", "compost apple-sell", "TS-161")
    assert told(t, "oak", "compost apple-sell") == (
        "You have already chosen an apple with the sell action to compost.",
        "Vous avez déjà choisi une pomme avec l’action «\u00a0vendre\u00a0» pour le compost.",
    )
    t.asks("oak", "compost-first")


@rule("TS-133")
def test_in_the_draft_nothing_else_is_begun() -> None:
    t = table("tree-society", options={"draft": True}, asks="draft-fruit", fruit_market=MARKET)
    name = t.names[t.state.asked[0]]
    t.refuses(name, "done", "TS-133").refuses(name, "take apple-less", "TS-133")
    assert told(t, name, "take apple-less") == (
        "There is no apple with the discount action in the fruit market.",
        "Il n’y a pas de pomme avec l’action «\u00a0réduction\u00a0» au marché de fruits.",
    )
    t.asks(name, "draft-fruit")


# The facts, in both languages


@rule("TS-32", "TS-77")
def test_the_cost_and_the_coins_are_told() -> None:
    t = workshop("BAN02", purse=2)
    assert told(t, "oak", "build BAN02") == (
        "Level 1 of the Exchange Desk costs 3 coins, and you have only 2 in your purse.",
        "Le niveau 1 du Bureau de change coûte 3 pièces, et vous n’en avez que 2 dans votre bourse.",
    )
    t = workshop("BAN02", purse=0, chest=5)
    assert told(t, "oak", "build BAN02") == (
        "Level 1 of the Exchange Desk costs 3 coins."
        " You have 5 in your chest, but only the purse can be spent, and it is empty.",
        "Le niveau 1 du Bureau de change coûte 3 pièces."
        " Vous en avez 5 dans le coffre, mais on ne dépense que la bourse, et elle est vide.",
    )
    t.asks("oak", "build")


@rule("TS-52", "TS-77")
def test_the_reduced_cost_is_told_where_the_fruit_action_builds() -> None:
    t = table(
        "tree-society",
        asks="build",
        action="less",
        bottom=["BAN02", "-", "-"],
        fruit_market=MARKET,
        oak={"purse": 0},
    )
    full = "Level 1 of the Exchange Desk costs 3 coins, and your purse is empty."
    less = "Level 1 of the Exchange Desk costs 1 coin, and your purse is empty."
    assert (english(t, "oak", "build BAN02"), english(t, "oak", "less BAN02")) == (full, less)
    t.asks("oak", "build")


@rule("TS-61", "TS-62", "TS-63", "TS-64")
def test_where_a_card_is_and_why_it_cannot_be_built_is_told() -> None:
    t = table(
        "tree-society",
        asks="build",
        bottom=["BAN03", "-", "-"],
        fruit_market=MARKET,
        oak={
            "purse": 9,
            "in_progress": {"ARC01": 1, "ARC02": 2, "ARC03": 1},
            "completed": ["MER05"],
        },
        birch={"in_progress": {"WRI10": 1}},
    )
    assert told(t, "oak", "build BAN03") == (
        "You already have 3 guilds in progress.",
        "Vous avez déjà 3 guildes en cours.",
    )
    assert told(t, "oak", "build WRI10") == (
        "The Archive belongs to Birch.",
        "C’est Bouleau qui a les Archives.",
    )
    assert told(t, "oak", "build MER05") == (
        "You have already completed the Night Market.",
        "Vous avez déjà complété le Marché de nuit.",
    )
    assert told(t, "oak", "build EXP01") == (
        "The Lookout is not in this game.",
        "Cette partie se joue sans la Vigie.",
    )
    t.says("oak", "discard ARC03")
    assert english(t, "oak", "build ARC03") == "The Ropewalk is in the discard pile."
    assert english(t, "oak", "discard WRI10") == "The Archive belongs to Birch."
    t.asks("oak", "build")


@rule("TS-43", "TS-44", "TS-55")
def test_the_fruit_action_and_the_sales_of_the_turn_are_told() -> None:
    board = {"unsold": ["apple-sell", "apple-row", "grape-row"]}
    t = table("tree-society", oak=board, fruit_market=MARKET).says("oak", "sell apple-sell")
    assert told(t, "oak", "sell apple-row") == (
        "You have already sold an apple in this turn.",
        "Vous avez déjà vendu une pomme pendant ce tour.",
    )
    assert told(t, "oak", "row top") == (
        "The fruit that you sold has the sell action, not the row action.",
        "Le fruit que vous avez vendu a l’action «\u00a0vendre\u00a0», et non l’action «\u00a0rangée\u00a0».",
    )
    t.says("oak", "sell grape-row")
    assert told(t, "oak", "sell apple-row") == (
        "You have already used your fruit action in this turn.",
        "Vous avez déjà utilisé votre action fruit pendant ce tour.",
    )
    t.asks("oak", "build")


@rule("TS-91", "TS-99", "TS-145", "TS-162")
def test_what_a_mandatory_part_lacks_is_told() -> None:
    fruits = workshop(in_progress={"BOT06": 2}, unsold=["apple-sell"])
    assert told(fruits, "oak", "build BOT06") == (
        "Level 3 of the Mulch Pit asks you to compost 2 fruits, and you have only 1.",
        "Le niveau 3 de la Fosse à paillis demande de composter 2 fruits, et vous n’en avez que 1.",
    )
    alone = workshop(in_progress={"BOT02": 2})
    assert told(alone, "oak", "build BOT02") == (
        "Level 3 of the Grafting Shed asks you to discard another guild, and you do not have any.",
        "Le niveau 3 de la Serre à greffes demande de défausser une autre guilde,"
        " et vous n’en avez aucune.",
    )
    poor = workshop(purse=1, in_progress={"BOT04": 1, "ARC01": 1})
    assert told(poor, "oak", "build BOT04") == (
        "Without the Joiner's Loft, level 2 of the Pruning Terrace costs 3 coins,"
        " and you would have only 2.",
        "Sans le Grenier du menuisier, le niveau 2 de la Terrasse de taille coûte 3 pièces,"
        " et vous n’en auriez que 2.",
    )
    full = workshop("BOT09", in_progress={"ARC01": 1, "ARC02": 2, "ARC03": 1}, completed=["BAN03"])
    full.says("oak", "build BOT09").asks("oak", "discard-first")
    assert told(full, "oak", "discard BAN03") == (
        "The Acorn Vault is completed: discarding it makes no room for the Bonsai Court.",
        "Vous avez complété la Chambre des glands\u00a0:"
        " cette défausse ne ferait pas de place pour la Cour des bonsaïs.",
    )
    full.asks("oak", "discard-first")


# The facts are true: once put right, the clause no longer forbids the move

BOTANISTS = "architects+bankers+merchants+botanists"
CLAUSES = {
    "too-dear": (77,),
    "in-the-chest": (32,),
    "no-space": (62,),
    "type-sold": (55,),
    "theirs": (63,),
    "none-of-yours": (34, 54, 161),
    "not-in-fruit-market": (50, 101),
    "other-action": (43,),
}
"""The clauses that are explained in this way."""


ENOUGH = 60
"""How many refusals of each clause to check."""


@cache
def some_explained() -> list[tuple[Refusal, Explanation, Any]]:
    """Refusals of random games with and without Botanists, how they are explained, and what the seat sees."""
    wanted = {clause for clauses in CLAUSES.values() for clause in clauses}
    met: Counter[int] = Counter()
    found = []
    for seed in range(9):
        options: dict[str, Value] = {"guilds": BOTANISTS} if seed % 2 else {}
        for refusal in refusals(Setting("tree-society", 2 + seed % 3, seed, options), every=3):
            if refusal.clause in wanted and met[refusal.clause] < ENOUGH:
                met[refusal.clause] += 1
                told = refusal.explanation()
                assert told is not None
                kept = replace(refusal, state=refusal.state.clone())
                found.append((kept, told, refusal.state.view(refusal.seat)))
    return found


def explained(kind: str) -> list[tuple[Refusal, Explanation, Any]]:
    """The refusals with this explanation."""
    found = [one for one in some_explained() if one[1].kind == kind]
    assert len(found) > 3, kind
    return found


def with_purse(refusal: Refusal, coins: int) -> int:
    """The clause that forbids the move with this many coins in the purse, or ALLOWED."""
    state = refusal.state.clone()
    assert isinstance(state, Society)
    state.purse[refusal.seat] = coins
    return state.why_not(refusal.move, refusal.seat)


@rule("TS-32", "TS-77")
@pytest.mark.parametrize("kind", ["too-dear", "in-the-chest"])
def test_with_the_cost_that_is_told_the_level_can_be_paid_and_not_with_less(kind: str) -> None:
    for refusal, found, view in explained(kind):
        variables: Any = found.variables
        board = view.players[refusal.seat]
        assert variables["cost"] > variables["coins"] == board.purse, str(refusal)
        assert (variables["cost"] > board.purse + board.chest) == (kind == "too-dear")
        assert with_purse(refusal, variables["cost"]) in (ALLOWED, 62), str(refusal)
        assert with_purse(refusal, variables["cost"] - 1) in (32, 77), str(refusal)


@rule("TS-62")
def test_every_space_is_taken_where_that_is_told() -> None:
    for refusal, found, view in explained("no-space"):
        board = view.players[refusal.seat]
        assert None not in board.in_progress
        assert len(board.in_progress) == found.variables["cards"]


@rule("TS-55", "TS-63", "TS-94")
def test_what_is_said_of_sales_and_owners_is_true() -> None:
    for refusal, found, view in explained("type-sold"):
        variables: Any = found.variables
        assert variables["fruit"][1] in view.players[refusal.seat].sold_now
    for refusal, found, view in explained("theirs"):
        variables = found.variables
        board = view.players[int(variables["owner"][1])]
        assert variables["card"][1] in [
            one.card for one in [*board.in_progress, *board.completed] if one
        ]
        assert int(variables["owner"][1]) != refusal.seat


@rule("TS-34", "TS-101")
@pytest.mark.parametrize("kind", ["none-of-yours", "not-in-fruit-market"])
def test_there_is_no_such_fruit_where_that_is_told(kind: str) -> None:
    for refusal, found, view in explained(kind):
        variables: Any = found.variables
        own = view.players[refusal.seat].unsold
        face = f"{variables['type'][1]}-{variables['action'][1]}"
        face += "-plus" if variables["plus"] else ""
        assert face not in (view.fruit_market if kind == "not-in-fruit-market" else own)
        names = refusal.setting.game.moves.verb_of(refusal.move).parameters[0].domain.names
        assert face in names


@rule("TS-43")
def test_the_action_at_hand_is_the_one_that_is_told() -> None:
    for _, found, view in explained("other-action"):
        variables: Any = found.variables
        assert variables["held"] == ("action", view.action) != variables["wanted"]
