"""What each seat sees (SD-35, SD-38, SD-49), built up from nothing."""

from typing import ClassVar, Self

import msgspec
from msgspec.structs import replace

from tablewood.games.sylvan_dale.actions import ChooseCard
from tablewood.games.sylvan_dale.banners import HangBanner
from tablewood.games.sylvan_dale.items import GiveCard
from tablewood.games.sylvan_dale.pieces import Bridge, Tree, builder_of, height_of, pair_of
from tablewood.games.sylvan_dale.scoring import (
    preeminence_fame,
    preeminent,
    prestige_by_district,
)
from tablewood.games.sylvan_dale.state import Dale
from tablewood.kernel.game import SPECTATOR
from tablewood.kernel.step import Seat
from tablewood.kernel.vectors import listed
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
    """By colour: for how many of its trees that player has prestige."""
    leaders: list[str]
    fame: int
    """What each leader would earn; the fame of a sole leader while there is none."""


class PlayerView(msgspec.Struct):
    """What lies in front of a player; only the player in question sees the last three."""

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


class QuestionView(msgspec.Struct):
    """What the question is about; only what this kind of question has is filled in."""

    tree: str | None = None
    """Where a banner may be hung (SD-63)."""
    item: str | None = None
    """The item that a set of cards is given for (SD-69)."""
    given: list[str] = msgspec.field(default_factory=list)
    """The cards of the set that are already given."""
    replacements: int = 0
    """SD-52: how many times the market has been replaced in this turn."""


class DaleView(View, kw_only=True):
    """The table as one seat sees it."""

    hints: ClassVar[frozenset[str]] = frozenset(["districts", "sources"])
    asks: ClassVar[frozenset[str]] = frozenset(["items_used", "question"])

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
    items_used: int
    """SD-71: how many items were used in this turn."""
    question: QuestionView | None
    districts: dict[str, DistrictView]
    sources: dict[str, str]
    """Where the figures of each kind of component come from: rulebook, published or reconstructed."""

    def seen_from(self, s: Dale, seat: Seat) -> Self:
        """SD-35: a seat sees its own hand and stacks, too."""
        players = [*self.players]
        players[seat] = _own(s, seat, players[seat])
        return replace(self, viewer=seat, players=players)


def look(s: Dale, seat: Seat) -> DaleView:
    """The table as this seat sees it; an onlooker sees what is public."""
    public = _look_on(s)
    return public if seat == SPECTATOR else public.seen_from(s, seat)


def _look_on(s: Dale) -> DaleView:
    """What everybody sees."""
    names = s.parts.faces.names
    return DaleView(
        game=s.game.id,
        viewer=SPECTATOR,
        seats=s.colours,
        asked=s.asked,
        prompt=prompt_of(s),
        over=s.over,
        round=s.round,
        clockwise=s.direction == 1,
        trees={s.parts.spaces.names[tree]: _tree(s, tree) for tree in s.board.trees},
        bridges=[_bridge(s, bridge) for bridge in s.bridges],
        players=[_public(s, seat) for seat in range(s.seats)],
        market=[names[card] for card in s.market],
        discard=sorted(names[card] for card in s.discard),
        deck_size=len(s.deck),
        supply=dict(zip(s.parts.items, listed(s.supply), strict=True)),
        played=names[s.played] if s.played >= 0 else None,
        items_used=s.items_used,
        question=_question(s),
        districts=_districts(s),
        sources=s.parts.sources,
    )


def _districts(s: Dale) -> dict[str, DistrictView]:
    held = prestige_by_district(s)
    found: dict[str, DistrictView] = {}
    for district, name in enumerate(s.parts.districts):
        if s.board.size[district] == 0:
            continue
        counts = held[district]
        leaders = preeminent(counts)
        found[name] = DistrictView(
            trees=s.board.size[district],
            prestige={s.colours[seat]: count for seat, count in enumerate(counts) if count},
            leaders=[s.colours[seat] for seat in leaders],
            fame=preeminence_fame(s, district, max(1, len(leaders))),
        )
    return found


def _question(s: Dale) -> QuestionView | None:
    """What the question now asked is about; None if its prompt says all."""
    if s.over:
        return None
    step = s.step
    if isinstance(step, HangBanner):
        return QuestionView(tree=s.parts.spaces.names[step.tree])
    if isinstance(step, GiveCard):
        given = [s.parts.faces.names[card] for card in step.given]
        return QuestionView(item=s.parts.items[step.item], given=given)
    if isinstance(step, ChooseCard):
        return QuestionView(replacements=step.replacements)
    return None


def _tree(s: Dale, tree: Tree) -> TreeView:
    tiles = s.parts.tile
    holder = s.prestige(tree)
    return TreeView(
        district=s.parts.districts[s.board.district_of[tree]],
        base=s.parts.styles[s.base[tree]],
        tiles=[
            TileView(s.colours[tiles.owner[tile]], s.parts.styles[tiles.style[tile]])
            for tile in s.tiles_of(tree)
        ],
        height=s.height(tree),
        treetop=bool(s.capped[tree]),
        banners={
            s.colours[seat]: s.banner_of(seat, tree)
            for seat in range(s.seats)
            if s.banner_of(seat, tree) >= 0
        },
        prestige=s.colours[holder] if holder >= 0 else None,
    )


def _bridge(s: Dale, bridge: Bridge) -> BridgeView:
    return BridgeView(
        trees=s.parts.pairs.names[pair_of(bridge)],
        colour=s.colours[builder_of(bridge)],
        level=height_of(bridge) - 1,
    )


def _public(s: Dale, seat: Seat) -> PlayerView:
    """What everybody sees of a player."""
    names = s.parts.faces.names
    styles = s.parts.styles
    left = s.stack_left(seat)
    score = s.scores()[seat]
    return PlayerView(
        colour=s.colours[seat],
        fame=score.total,
        fame_from=dict(score.parts),
        display=[name for face, name in enumerate(names) for _ in range(s.displayed(seat, face))],
        items={item: s.held(seat, number) for number, item in enumerate(s.parts.items)},
        banners_left=s.banners[seat],
        hand_size=len(s.hand(seat)),
        seen_in_hand=sorted(
            names[s.hands[place]]
            for place in range(s.hand_begin(seat), s.hand_end(seat))
            if s.known[place]
        ),
        stack_left=left,
        stack_top=styles[s.top_tile(seat)] if left > 0 else None,
        box={style: s.box[s.parts.tile.of(seat, number)] for number, style in enumerate(styles)},
    )


def _own(s: Dale, seat: Seat, public: PlayerView) -> PlayerView:
    """SD-35: what a player sees of what is their own: the hand and the stacks, too."""
    used = s.used[seat]
    tiles = [s.parts.styles[style] for style in s.stacks_of(seat)]
    return replace(
        public,
        hand=[s.parts.faces.names[card] for card in s.hand(seat)],
        stack=tiles[used : used + s.stack_left(seat)],
        second_stack=tiles[s.parts.stack_size :] if s.round == 1 else [],
    )
