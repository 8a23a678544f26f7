"""The question with which a scene of Little Town begins, and what the scene must say about it (see `scene`)."""

from collections.abc import Callable
from typing import Any, Final

from tablewood.games.little_town.board import Square
from tablewood.games.little_town.buildings import Bill, Kind
from tablewood.games.little_town.construction import LayTile, go_to_the_building_area
from tablewood.games.little_town.draft import the_draft
from tablewood.games.little_town.goals import DeclareGoal
from tablewood.games.little_town.goods import ANY, NAMES, RESOURCES, Swaps
from tablewood.games.little_town.payment import GiveAny, PayBill
from tablewood.games.little_town.placement import OfferAny, OfferBuildings, TakeOutput
from tablewood.games.little_town.refusals import why_not_activate, why_not_build
from tablewood.games.little_town.state import Town
from tablewood.games.little_town.turn import the_rest_from_the_food_supply, the_rest_of_the_game
from tablewood.kernel.step import ALLOWED, Seat, Step
from tablewood.kernel.tables import Table
from tablewood.kernel.vectors import added, has, ints

Steps = tuple[Step[Any], ...]
Begin = Callable[[Town, Seat, Table], Steps]
"""Everything from the question on; the table says what the question is about."""

ALL_PLACED: Final = ("round-end", "feed-workers")
"""Beginnings with no worker left in any hand."""


def begin(s: Town, asks: str, about: Table) -> None:
    """Put everything from the question on, or from the end of the round on, on the agenda."""
    s.then(BEGINNINGS[asks](s, s.next_seat, about))


def _whole_turn(s: Town, seat: Seat, about: Table) -> Steps:
    return the_rest_of_the_game()


def _draft(s: Town, seat: Seat, about: Table) -> Steps:
    """LT-146: the draft as the setup dealt it."""
    return (the_draft(s), *the_rest_of_the_game())


def _in_turn(s: Town, seat: Seat, steps: Steps) -> Steps:
    """The rest of a turn that has begun, and everything after it."""
    s.next_seat = (seat + 1) % s.seats
    return (*steps, *the_rest_of_the_game())


# Constructing a building


def _choose_site(s: Town, seat: Seat, about: Table) -> Steps:
    """LT-55: the worker goes to the building area now."""
    kind = _kind(s, seat, about)
    if s.workers[seat] == 0:
        about.fail("", "no worker in hand to construct with (LT-55)")
    s.then(_in_turn(s, seat, ()))
    go_to_the_building_area(s, seat, kind)
    return ()


def _kind(s: Town, seat: Seat, about: Table) -> Kind:
    kind = s.buildings.domain.number(about.text("building"))
    if kind < 0:
        about.fail("building", "unknown building")
    clause = why_not_build(s, seat, kind)
    if clause != ALLOWED:
        about.fail("building", f"cannot be built ({s.game.clause(clause)})")
    return kind


# Using what stands around a worker


def _worker(s: Town, seat: Seat, about: Table) -> Square:
    """The square of the worker whose surroundings are used; the terrain has been gathered."""
    square = s.parts.squares.number(about.text("worker"))
    if square < 0 or s.worker[square] != seat:
        about.fail("worker", "name the square of the player's own worker")
    s.using = square
    s.user = seat
    s.used = ints([_building(s, square, about, name) for name in about.texts("used", [])])
    return square


def _building(s: Town, worker: Square, about: Table, name: str) -> Square:
    square = s.parts.squares.number(name)
    if not has(s.board.around[worker], square) or not s.has_building(square):
        about.fail("", f'no building stands on "{name}" around the worker (LT-29)')
    return square


def _use_building(s: Town, seat: Seat, about: Table) -> Steps:
    return _in_turn(s, seat, (OfferBuildings(seat, _worker(s, seat, about)),))


def _activated(s: Town, seat: Seat, about: Table) -> tuple[Square, Kind]:
    """LT-45: the worker's square and the kind of building that is being used; its rent is paid."""
    worker = _worker(s, seat, about)
    square = _building(s, worker, about, about.text("use"))
    clause = why_not_activate(s, seat, square)
    if clause != ALLOWED and not about.has("left"):
        about.fail("use", f"cannot be used ({s.game.clause(clause)})")
    s.used = added(s.used, square)
    return worker, s.tile[square]


def _take_any(s: Town, seat: Seat, about: Table) -> Steps:
    """LT-119: some of the resources may have been taken already."""
    worker, kind = _activated(s, seat, about)
    due = s.buildings.gain[kind][ANY]
    if due == 0:
        about.fail("use", "name a building that gives a resource of choice (LT-119)")
    left = about.number("left", due, at_least=1, at_most=due)
    return _in_turn(s, seat, (OfferAny(seat, left), OfferBuildings(seat, worker)))


# Paying


def _pay(s: Town, seat: Seat, about: Table) -> Steps:
    """LT-57, LT-68: the cost of a building on its site, or the input of one that is used."""
    swapped = tuple(about.numbers("swapped", [], at_least=0))
    if len(swapped) > RESOURCES:
        about.fail("swapped", f"one number for each of {', '.join(NAMES[:RESOURCES])}, in order")
    if about.has("site"):
        kind = _kind(s, seat, about)
        site = s.parts.squares.number(about.text("site"))
        if not has(s.open, site):
            about.fail("site", "name an empty grass square (LT-58)")
        return _in_turn(
            s, seat, (PayBill(seat, s.buildings.cost_of(kind), swapped), LayTile(seat, kind, site))
        )
    worker, kind = _activated(s, seat, about)
    bill = s.buildings.input_of(kind)
    return _in_turn(
        s,
        seat,
        (
            _bill(s, seat, bill, swapped, about),
            TakeOutput(seat, kind),
            OfferBuildings(seat, worker),
        ),
    )


def _bill(s: Town, seat: Seat, bill: Bill, swapped: Swaps, about: Table) -> Step[Any]:
    """LT-119: resources already named are paid when all are named."""
    given = [NAMES.index(name) for name in about.texts("given", [], allowed=NAMES)]
    if not given:
        return PayBill(seat, bill, swapped)
    if len(given) >= s.buildings.due(bill, ANY):
        about.fail("given", "fewer than the building takes (LT-119)")
    settled = (*swapped, *[0] * (RESOURCES - len(swapped)))
    return GiveAny(seat, bill, settled, tuple(given))


# Goals and food


def _declare_goal(s: Town, seat: Seat, about: Table) -> Steps:
    if not s.manual:
        about.fail(
            "", 'goals are declared automatically without the option "manual-declaration" (LT-148)'
        )
    return (DeclareGoal(seat), *the_rest_of_the_game())


def _feed_workers(s: Town, seat: Seat, about: Table) -> Steps:
    """LT-79, LT-85: residences and cathedrals are done; those before the player whose turn it is have fed theirs."""
    return the_rest_from_the_food_supply((seat - s.start_seat) % s.seats)


BEGINNINGS: Final[dict[str, Begin]] = {
    "take-action": _whole_turn,
    "round-end": _whole_turn,
    "draft-tile": _draft,
    "choose-site": _choose_site,
    "use-building": _use_building,
    "swap-for-coins": _pay,
    "give-any": _pay,
    "take-any": _take_any,
    "declare-goal": _declare_goal,
    "feed-workers": _feed_workers,
}
"""By prompt, and by the name of a phase."""
