"""What each seat sees (LT-15, LT-104, LT-146, LT-148), with nothing in it unless put there."""

from typing import ClassVar, Self

import msgspec
from msgspec.structs import replace

from tablewood.games.little_town.board import GRASS
from tablewood.games.little_town.buildings import Kind
from tablewood.games.little_town.construction import ChooseSite, LayTile
from tablewood.games.little_town.draft import DraftTile, hand_of
from tablewood.games.little_town.goals import DeclareGoal, to_declare
from tablewood.games.little_town.goods import GOODS, NAMES, RESOURCES
from tablewood.games.little_town.payment import GiveAny, SwapForCoins
from tablewood.games.little_town.placement import TakeAny
from tablewood.games.little_town.printed import BuildingView, buildings_printed, by_name
from tablewood.games.little_town.round_end import FeedWorkers
from tablewood.games.little_town.state import DISCARDED, IN_PILE, NOTHING, Town
from tablewood.games.little_town.ways import Way, ways
from tablewood.kernel.game import SPECTATOR
from tablewood.kernel.step import UNANSWERED, Seat
from tablewood.kernel.vectors import listed
from tablewood.kernel.view import View, prompt_of


class SquareView(msgspec.Struct):
    """A square of the board: everything about it is public."""

    terrain: str | None
    building: str | None
    owner: str | None
    worker: str | None


class PlayerView(msgspec.Struct):
    """What lies in front of a player; the goals in hand are there for their owner alone."""

    colour: str
    goods: dict[str, int]
    workers: int
    on_building_areas: int
    houses: int
    track: int
    """LT-109: points on the track, as one number, without those of the final scoring."""
    chip: int
    """LT-106, LT-107: what the chips show; the marker stands on `marker`."""
    marker: int
    score: int
    """The total as if the game ended now."""
    score_from: dict[str, int]
    revealed_goals: list[str]
    hidden_goals: int
    goals: list[str] | None = None
    draft_hand_size: int = 0
    has_drafted: bool = False
    draft_hand: list[str] | None = None


class UseView(msgspec.Struct):
    """A use of the squares around a worker or a residence."""

    colour: str
    square: str
    used: list[str]
    waiting: dict[str, int]


class WayView(msgspec.Struct):
    """One complete way to pay what is still owed."""

    moves: list[str]
    """What the player says, one after the other."""
    swapped: dict[str, int]
    """By resource: how many cubes are replaced by coins."""
    given: list[str]
    takes: dict[str, int]
    """What it takes in all."""


class PaymentView(msgspec.Struct):
    """A payment while the player chooses how to pay."""

    building: str
    cost: bool
    """Whether it is the cost of the building, and not the input of its effect."""
    swapped: dict[str, int]
    """By resource: how many cubes are replaced by coins, as far as chosen."""
    given: list[str]
    decided: list[str]
    """The resources for which the player has said how many cubes to replace."""
    price: int
    """LT-68: the coins that stand in for one cube."""
    ways: list[WayView]
    """Every way to pay, the one with the fewest coins first."""


class FeedingView(msgspec.Struct):
    """LT-85, LT-88: somebody feeds the workers."""

    workers: int
    price: int
    """LT-68: the coins that buy food for one worker."""
    penalty: int
    """The points lost for each worker that goes hungry."""


class TownView(View, kw_only=True):
    """The table as one seat sees it."""

    hints: ClassVar[frozenset[str]] = frozenset(["ways", "price", "feeding", "site", "sources"])
    asks: ClassVar[frozenset[str]] = frozenset(["decided", "to_take", "to_declare"])

    round: int
    rounds: int
    start_player: str
    side: str
    international: bool
    extended_goals: bool
    manual_declaration: bool
    columns: int
    squares: dict[str, SquareView]
    supply: dict[str, int]
    buildings: dict[str, BuildingView]
    """Every building of this game; in a draft also those in the viewer's hand."""
    stock: dict[str, int]
    players: list[PlayerView]
    goal_pile: int
    discarded_goals: list[str]
    goal_points: dict[str, int]
    """The points of the goals that the viewer can see."""
    constructing: str | None
    """The building whose site is being chosen, or that is being paid for."""
    site: str | None
    """The square that it will stand on, once that is chosen."""
    use: UseView | None
    payment: PaymentView | None
    feeding: FeedingView | None
    to_take: int
    """LT-119: how many resources of choice may still be taken."""
    to_declare: list[str]
    """LT-148: the goals that the viewer may declare now."""
    sources: dict[str, str]
    """Where the figures of each kind of component come from: rulebook, published or reconstructed."""

    def seen_from(self, s: Town, seat: Seat) -> Self:
        """LT-15, LT-104, LT-148: a seat sees its own goals, and the tiles in its hand, too."""
        players = [*self.players]
        players[seat] = _own(s, seat, players[seat])
        return replace(
            self,
            viewer=seat,
            buildings=_buildings(s, seat) if _is_draft(s) else self.buildings,
            players=players,
            goal_points=_goal_points(s, seat),
            to_declare=_to_declare(s, seat),
        )


def look(s: Town, seat: Seat) -> TownView:
    """The table as this seat sees it; an onlooker sees what is public."""
    public = _look_on(s)
    return public if seat == SPECTATOR else public.seen_from(s, seat)


def _look_on(s: Town) -> TownView:
    """What everybody sees."""
    return TownView(
        game=s.game.id,
        viewer=SPECTATOR,
        seats=s.colours,
        asked=s.asked,
        prompt=prompt_of(s),
        over=s.over,
        round=s.round,
        rounds=s.limits.rounds,
        start_player=s.colours[s.start_seat],
        side=s.side,
        international=s.international,
        extended_goals=s.extended,
        manual_declaration=s.manual,
        columns=s.board.columns,
        squares=_squares(s),
        supply={
            s.buildings.ids[kind]: number
            for kind, number in enumerate(listed(s.supply))
            if number > 0
        },
        buildings=_buildings(s, SPECTATOR),
        stock=dict(zip(NAMES[:GOODS], s.stock, strict=True)),
        players=[_player(s, seat) for seat in range(s.seats)],
        goal_pile=listed(s.goal_at).count(IN_PILE),
        discarded_goals=_discarded(s),
        goal_points=_goal_points(s, SPECTATOR),
        constructing=_constructing(s),
        site=_site(s),
        use=_use(s),
        payment=_payment(s),
        feeding=_feeding(s),
        to_take=s.step.left if not s.over and isinstance(s.step, TakeAny) else 0,
        to_declare=[],
        sources=s.parts.sources,
    )


def _squares(s: Town) -> dict[str, SquareView]:
    colours, tiles, terrains = s.colours, s.buildings.ids, s.parts.terrains
    names = s.parts.squares.names[: s.board.size]
    each = zip(
        names,
        listed(s.board.terrain),
        listed(s.tile),
        listed(s.owner),
        listed(s.worker),
        strict=True,
    )
    return {
        name: SquareView(
            terrain=terrains[terrain] if terrain != GRASS else None,
            building=tiles[tile] if tile != NOTHING else None,
            owner=colours[owner] if owner != NOTHING else None,
            worker=colours[worker] if worker != NOTHING else None,
        )
        for name, terrain, tile, owner, worker in each
    }


def _buildings(s: Town, seat: Seat) -> dict[str, BuildingView]:
    """The buildings of this game, and in a draft those in the seat's hand."""
    printed = buildings_printed(s.buildings)
    names, in_game = s.buildings.ids, listed(s.in_game)
    hand = _draft_hand(s, seat)
    return {
        names[kind]: printed[kind]
        for kind, number in enumerate(in_game)
        if number > 0 or kind in hand
    }


def _draft_hand(s: Town, seat: Seat) -> list[Kind]:
    """The tiles that the seat may choose from in a draft."""
    step = None if s.over else s.step
    if seat < 0 or not isinstance(step, DraftTile):
        return []
    hand = hand_of(seat, step.number, s.seats)
    return [kind for kind, at in enumerate(listed(s.draft_hand)) if at == hand]


def _goal_points(s: Town, seat: Seat) -> dict[str, int]:
    """The points of the goals that the seat can see."""
    names, points, revealed = s.goals.ids, s.goals.vp, listed(s.revealed)
    return {
        names[goal]: points[goal]
        for goal, at in enumerate(listed(s.goal_at))
        if revealed[goal] or at == DISCARDED or (seat >= 0 and at == seat)
    }


def _discarded(s: Town) -> list[str]:
    """LT-16: the goals that were exchanged, face up."""
    return [name for name, at in zip(s.goals.ids, s.goal_at, strict=True) if at == DISCARDED]


def _revealed(s: Town, seat: Seat) -> list[str]:
    """LT-98: the goals that the player has declared."""
    held = [goal for goal in range(s.goals.size) if s.goal_at[goal] == seat]
    return [s.goals.ids[goal] for goal in held if s.revealed[goal]]


def _hidden(s: Town, seat: Seat) -> list[str]:
    """LT-104: the goals that only the player knows."""
    return [s.goals.ids[goal] for goal in s.hidden_goals(seat)]


def _player(s: Town, seat: Seat) -> PlayerView:
    """What everybody sees of a player."""
    score = s.scores()[seat]
    # LT-111: in the final scoring the marker moves on from the points on the track.
    shown = score.total if s.over else s.vp[seat]
    chip = shown // s.track_spaces() * s.track_spaces() if shown > 0 else 0
    view = PlayerView(
        colour=s.colours[seat],
        goods={NAMES[good]: s.held(seat, good) for good in range(GOODS)},
        workers=s.workers[seat],
        on_building_areas=s.yard[seat],
        houses=s.houses[seat],
        track=s.vp[seat],
        chip=chip,
        marker=shown - chip,
        score=score.total,
        score_from=dict(score.parts),
        revealed_goals=_revealed(s, seat),
        hidden_goals=len(s.hidden_goals(seat)),
    )
    step = None if s.over else s.step
    if isinstance(step, DraftTile):
        view.draft_hand_size = len(_draft_hand(s, seat))
        view.has_drafted = step.answers[seat] != UNANSWERED
    return view


def _own(s: Town, seat: Seat, public: PlayerView) -> PlayerView:
    """LT-15, LT-104: what a player sees of what is their own: goals, and the tiles of a draft, too."""
    hand = [s.buildings.ids[kind] for kind in _draft_hand(s, seat)] if _is_draft(s) else None
    return replace(public, goals=_hidden(s, seat), draft_hand=hand)


def _is_draft(s: Town) -> bool:
    return not s.over and isinstance(s.step, DraftTile)


def _constructing(s: Town) -> str | None:
    """LT-56, LT-58: the tile whose site or payment is being chosen."""
    pending = s.pending
    while pending is not None:
        step = pending.step
        if isinstance(step, ChooseSite | LayTile):
            return s.buildings.ids[step.kind]
        pending = pending.below
    return None


def _site(s: Town) -> str | None:
    """LT-58: where the tile is laid as soon as it is paid for."""
    pending = s.pending
    while pending is not None:
        if isinstance(pending.step, LayTile):
            return s.parts.squares.names[pending.step.square]
        pending = pending.below
    return None


def _use(s: Town) -> UseView | None:
    if s.using == NOTHING:
        return None
    return UseView(
        colour=s.colours[s.user],
        square=s.parts.squares.names[s.using],
        used=[s.parts.squares.names[square] for square in s.used],
        waiting={NAMES[good]: s.waiting[good] for good in range(RESOURCES) if s.waiting[good] > 0},
    )


def _payment(s: Town) -> PaymentView | None:
    step = None if s.over else s.step
    if not isinstance(step, SwapForCoins | GiveAny):
        return None
    given = step.given if isinstance(step, GiveAny) else ()
    return PaymentView(
        building=s.buildings.ids[s.buildings.kind_of(step.bill)],
        cost=not s.buildings.is_input(step.bill),
        swapped={NAMES[good]: number for good, number in enumerate(step.swapped) if number > 0},
        given=[NAMES[good] for good in given],
        decided=NAMES[: len(step.swapped)],
        price=s.limits.price,
        ways=[_way(s, way) for way in ways(s, step)],
    )


def _way(s: Town, way: Way) -> WayView:
    return WayView(
        moves=[s.moves.notation(move) for move in way.moves],
        swapped={NAMES[good]: number for good, number in enumerate(way.swapped) if number > 0},
        given=[NAMES[good] for good in way.given],
        takes=by_name(way.takes),
    )


def _to_declare(s: Town, seat: Seat) -> list[str]:
    """LT-148: what the viewer, if asked, may declare; what the others may is theirs to know."""
    if s.over or not isinstance(s.step, DeclareGoal) or s.step.seat != seat:
        return []
    return [s.goals.ids[goal] for goal in to_declare(s, seat)]


def _feeding(s: Town) -> FeedingView | None:
    if s.over or not isinstance(s.step, FeedWorkers):
        return None
    return FeedingView(s.count.workers, s.limits.price, s.limits.hunger)
