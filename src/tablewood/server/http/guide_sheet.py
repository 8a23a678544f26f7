"""The illustrated rules of a game as the browser gets them: what is told in which order, and the positions to draw."""

from __future__ import annotations

import msgspec

from tablewood.kernel.catalogue import CataloguePiece
from tablewood.kernel.match import Match
from tablewood.learn.guide import Guide, GuideBox, GuideItem, GuidePicture
from tablewood.server.live.position import position_now
from tablewood.server.live.protocol import TableNow
from tablewood.server.table.facts import Fact, fact
from tablewood.server.table.result import ScoreNow, scores_of


class GuidePosition(msgspec.Struct, kw_only=True):
    """A position to draw."""

    table: TableNow
    part: str
    """The part of the board to draw, as the game's `guide.ts` names it; empty for all of it."""
    point: list[str]
    """The things to light: `square:C3`."""


class GuidePictureSheet(msgspec.Struct, kw_only=True):
    """A picture: its texts are `<name>-picture` and `<name>-alt`, those of a second position `<name>-after` and
    `<name>-after-alt`.
    """

    name: str
    before: GuidePosition
    facts: list[Fact]
    """What happens between the two positions."""
    after: GuidePosition | None


class GuideItemSheet(msgspec.Struct, kw_only=True):
    """Something that is told: the text `<section>-<id>`, and the clauses it rests on."""

    id: str
    clauses: list[str]
    picture: GuidePictureSheet | None


class GuideBoxSheet(msgspec.Struct, kw_only=True):
    """A kind of component, with the pieces to show: the text `box-<kind>`."""

    kind: str
    pieces: list[CataloguePiece]
    clauses: list[str]


class GuideSheet(msgspec.Struct, kw_only=True):
    """GET /api/games/{game}/guide: the illustrated rules. The texts are at `/guide/text/{language}`."""

    cover: GuidePictureSheet
    overview: list[GuideItemSheet]
    box: list[GuideBoxSheet]
    turn: list[GuideItemSheet]
    scoring: list[GuideItemSheet]
    example: GuidePictureSheet
    scores: list[ScoreNow]
    """The points of the example; empty for a team."""
    winners: list[int]
    """Who would win the example."""
    stand: dict[str, int]
    """How the team of the example stands: the game's texts `stand-<name>`; empty where each plays alone."""
    figures: dict[str, int]
    """The variables of the texts `scoring-…`."""
    glossary: list[str]
    """Icons: texts `glossary-<icon>-title` and `glossary-<icon>`."""
    hints: list[GuideItemSheet]


def guide_sheet(guide: Guide) -> GuideSheet:
    """All of a guide."""
    last = guide.example.last
    return GuideSheet(
        cover=_picture(guide.cover),
        overview=_items(guide.overview),
        box=[_box(one) for one in guide.box],
        turn=_items(guide.turn),
        scoring=_items(guide.scoring),
        example=_picture(guide.example),
        scores=[] if guide.stand else scores_of(last),
        winners=[] if guide.stand else last.state.winners(),
        stand=dict(guide.stand),
        figures=guide.figures,
        glossary=list(guide.glossary),
        hints=_items(guide.hints),
    )


def _items(items: tuple[GuideItem, ...]) -> list[GuideItemSheet]:
    return [
        GuideItemSheet(
            id=one.id,
            clauses=list(one.clauses),
            picture=None if one.picture is None else _picture(one.picture),
        )
        for one in items
    ]


def _box(box: GuideBox) -> GuideBoxSheet:
    return GuideBoxSheet(kind=box.kind, pieces=list(box.pieces), clauses=list(box.clauses))


def _picture(picture: GuidePicture) -> GuidePictureSheet:
    game, viewer = picture.before.game, picture.viewer
    after = picture.after
    return GuidePictureSheet(
        name=picture.name,
        before=_position(picture.before, viewer, picture.part, picture.point),
        facts=[fact(game, event, viewer, 0) for event in picture.events],
        after=None
        if after is None
        else _position(after, viewer, picture.part_after, picture.point_after),
    )


def _position(match: Match, viewer: int, part: str, point: tuple[str, ...]) -> GuidePosition:
    return GuidePosition(table=position_now(match, viewer), part=part, point=list(point))
