"""What each seat sees (SD-35, SD-38, SD-49), built up from nothing."""

from typing import ClassVar

import msgspec

from tablewood.games.sylvan_dale.components import ITEMS
from tablewood.games.sylvan_dale.scoring import (
    preeminence_fame,
    preeminent,
    prestige_by_district,
)
from tablewood.games.sylvan_dale.state import Dale
from tablewood.kernel.view import View, prompt_of


class TileView(msgspec.Struct):
    """A level of a tree above the base."""

    colour: str
    style: str


class TreeView(msgspec.Struct):
    """A tree: everything about it is public."""

    district: str
    base: str
    tiles: list[TileView]
    """From the bottom to the top."""
    height: int
    treetop: bool
    banners: dict[str, int]
    """By colour: the level on which the banner hangs, 0 for the base."""
    prestige: str | None


class BridgeView(msgspec.Struct):
    """A bridge and whose banner it carries."""

    trees: str
    colour: str
    level: int
    """The level that carries it, 0 for the bases, as for banners."""


class DistrictView(msgspec.Struct):
    """A district as it would be scored now."""

    trees: int
    prestige: dict[str, int]
    """By colour: for how many of its trees the player has prestige."""
    leaders: list[str]
    fame: int
    """What each leader would earn; the fame of a sole leader while there is none."""


class PlayerView(msgspec.Struct):
    """What lies in front of a player; the secret parts are there for their owner alone."""

    colour: str
    fame: int
    fame_from: dict[str, int]
    display: list[str]
    items: dict[str, int]
    banners_left: int
    hand_size: int
    seen_in_hand: list[str]
    """Cards that everybody saw the player take from the market and that have not been played since."""
    stack_left: int
    stack_top: str | None
    box: dict[str, int]
    hand: list[str] | None = None
    stack: list[str] | None = None
    """SD-35: the current stack from the top; its owner may look through it at any time."""
    second_stack: list[str] | None = None


class DaleView(View, kw_only=True):
    """The table as one seat sees it."""

    hints: ClassVar[frozenset[str]] = frozenset(["districts", "sources"])

    round: int
    clockwise: bool
    trees: dict[str, TreeView]
    bridges: list[BridgeView]
    players: list[PlayerView]
    market: list[str]
    discard: list[str]
    deck_size: int
    supply: dict[str, int]
    played: str | None
    """The card played in this turn."""
    districts: dict[str, DistrictView]
    sources: dict[str, str]
    """Where the figures of each kind of component come from: rulebook, published or reconstructed."""


def look(s: Dale, seat: int) -> DaleView:
    """The table as this seat sees it; an onlooker sees what is public."""
    names = s.parts.faces.names
    return DaleView(
        game=s.game.id,
        viewer=seat,
        seats=s.colours,
        asked=s.asked,
        prompt=prompt_of(s),
        over=s.over,
        round=s.round,
        clockwise=s.direction == 1,
        trees={s.parts.spaces.names[tree]: _tree(s, tree) for tree in s.board.trees},
        bridges=[_bridge(s, bridge) for bridge in s.bridges],
        players=[_player(s, player, player == seat) for player in range(s.seats)],
        market=[names[card] for card in s.market],
        discard=sorted(names[card] for card in s.discard),
        deck_size=len(s.deck),
        supply=dict(zip(s.parts.items, s.supply, strict=True)),
        played=names[s.played] if s.played >= 0 else None,
        districts=_districts(s),
        sources=s.parts.sources,
    )


def _districts(s: Dale) -> dict[str, DistrictView]:
    held = prestige_by_district(s)
    found: dict[str, DistrictView] = {}
    for district, name in enumerate(s.parts.districts):
        if s.board.size[district] == 0:
            continue
        leaders = preeminent(s, held, district)
        counts = held[district * s.seats : (district + 1) * s.seats]
        found[name] = DistrictView(
            trees=s.board.size[district],
            prestige={s.colours[seat]: count for seat, count in enumerate(counts) if count},
            leaders=[s.colours[seat] for seat in leaders],
            fame=preeminence_fame(s, district, max(1, len(leaders))),
        )
    return found


def _tree(s: Dale, tree: int) -> TreeView:
    styles = len(s.parts.styles)
    first = tree * s.parts.max_tiles
    holder = s.prestige(tree)
    return TreeView(
        district=s.parts.districts[s.board.district_of[tree]],
        base=s.parts.styles[s.base[tree]],
        tiles=[
            TileView(s.colours[tile // styles], s.parts.styles[tile % styles])
            for tile in s.tiles[first : first + s.grown[tree]]
        ],
        height=s.height(tree),
        treetop=bool(s.capped[tree]),
        banners={
            s.colours[seat]: s.banner_level[tree * s.seats + seat]
            for seat in range(s.seats)
            if s.banner_level[tree * s.seats + seat] >= 0
        },
        prestige=s.colours[holder] if holder >= 0 else None,
    )


def _bridge(s: Dale, bridge: int) -> BridgeView:
    return BridgeView(
        trees=s.parts.pairs.names[bridge >> 6],
        colour=s.colours[bridge >> 3 & 7],
        level=(bridge & 7) - 1,
    )


def _player(s: Dale, seat: int, own: bool) -> PlayerView:
    names = s.parts.faces.names
    styles = s.parts.styles
    first = seat * s.parts.hand_size
    left = s.stack_left(seat)
    score = s.scores()[seat]
    view = PlayerView(
        colour=s.colours[seat],
        fame=score.total,
        fame_from=dict(score.parts),
        display=[
            name
            for face, name in enumerate(names)
            for _ in range(s.display[seat * len(names) + face])
        ],
        items={item: s.items[seat * ITEMS + number] for number, item in enumerate(s.parts.items)},
        banners_left=s.banners[seat],
        hand_size=len(s.hand(seat)),
        seen_in_hand=sorted(
            names[s.hands[place]]
            for place in range(first, first + s.parts.hand_size)
            if s.known[place]
        ),
        stack_left=left,
        stack_top=styles[s.top_tile(seat)] if left > 0 else None,
        box={style: s.box[seat * len(styles) + number] for number, style in enumerate(styles)},
    )
    if own:
        tiles = [styles[tile] for tile in s.stacks[seat * s.parts.tiles :][: s.parts.tiles]]
        view.hand = [names[card] for card in s.hand(seat)]
        view.stack = tiles[s.used[seat] : s.used[seat] + left]
        view.second_stack = tiles[s.parts.stack_size :] if s.round == 1 else []
    return view
