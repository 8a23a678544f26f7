"""The table as each viewer may know it, encoded once for all who see the same."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from tablewood.kernel.explain_undone import left_undone
from tablewood.kernel.game import SPECTATOR
from tablewood.kernel.match import Match
from tablewood.kernel.view import View
from tablewood.server.live.protocol import TableNow
from tablewood.server.table.facts import (
    Explained,
    Fact,
    LegalMove,
    as_explained,
    fact,
    legal_move,
)
from tablewood.server.table.fairness import FairNow
from tablewood.server.table.hint_commands import hints_allowed
from tablewood.server.table.result import is_team
from tablewood.server.table.seats import PERSON, SeatNow
from tablewood.server.table.table import OVER, GameTable
from tablewood.server.table.talk import Said
from tablewood.server.table.undo import undo_now

_encode = msgspec.json.Encoder().encode


MOST_FRAMES = 64
"""How many pictures of a table are kept at a time."""


class Sight(msgspec.Struct):
    """The position as one viewer sees it."""

    asked: list[int]
    prompt: str
    view: Any
    moves: list[LegalMove]
    leaves: dict[str, list[Explained]]
    """By move, in notation: what it leaves undone."""


NOTHING = Sight([], "", None, [], {})


def sight_of(match: Match, viewer: int) -> Sight:
    """What the viewer may know and do."""
    return _sight(match, viewer, match.state.view(viewer))


def sights_of(match: Match, viewers: Collection[int]) -> dict[int, Sight]:
    """What each of these viewers may know and do; what all of them see is made once."""
    state = match.state
    public = state.view(SPECTATOR)
    sights: dict[int, Sight] = {}
    for viewer in viewers:
        view = public if viewer == SPECTATOR else public.seen_from(state, viewer)
        sights[viewer] = _sight(match, viewer, view)
    return sights


def _sight(match: Match, viewer: int, view: View) -> Sight:
    state, game = match.state, match.game
    moves: list[LegalMove] = []
    leaves: dict[str, list[Explained]] = {}
    if viewer >= 0 and viewer in state.asked:
        legal = state.legal(viewer)
        moves = [legal_move(game, game.notation(state, move), move) for move in legal]
        leaves = {
            game.notation(state, move): [as_explained(one) for one in left]
            for move, left in left_undone(state, viewer, legal).items()
        }
    return Sight(
        asked=state.asked_as_seen_by(viewer),
        prompt=view.prompt,
        view=msgspec.Raw(_encode(view)),
        moves=moves,
        leaves=leaves,
    )


def facts_from_on(table: GameTable, viewer: int, start: int) -> list[Fact]:
    """The log from this number on, as the viewer may know it."""
    outside = table.numbers.outside
    if table.as_told is not None:
        facts = table.as_told.facts[start:]
        return [msgspec.structs.replace(one, at=outside(viewer, one.at)) for one in facts]
    if table.match is None:
        return []
    told = zip(table.events[start:], table.fact_at[start:], strict=True)
    return [fact(table.match.game, event, viewer, outside(viewer, at)) for event, at in told]


def said_to(table: GameTable, viewer: int, lines: Sequence[Said]) -> list[Said]:
    """Lines of talk, as the viewer counts."""
    outside, replace = table.numbers.outside, msgspec.structs.replace
    return [replace(said, at=outside(viewer, said.at)) for said in lines]


def table_now(
    table: GameTable, sight: Sight, viewer: int, holder: str, online: Collection[int], known: int
) -> TableNow:
    """The table for a viewer who already has the version `known` (-1: nothing yet)."""
    header = table.header
    over = table.phase == OVER
    result = table.result if over else None
    verdict = None if result is None else result.verdict
    facts_from = table.facts_known(known)
    said_from = table.talk.shown_from(known)
    return TableNow(
        id=header.id,
        game=header.game,
        rules=header.rules,
        options=header.options,
        version=table.numbers.outside(viewer, table.version),
        at=table.numbers.position(viewer, table.at),
        phase=table.phase,
        open=header.open,
        host=holder == header.host,
        seats=seats_now(table, sight, holder, online),
        viewer=viewer,
        asked=[] if table.closed else sight.asked,
        prompt="" if table.closed else sight.prompt,
        view=sight.view,
        moves=[] if table.closed else sight.moves,
        leaves={} if table.closed else sight.leaves,
        undo=undo_now(table, viewer),
        scores=[] if result is None else result.scores,
        winners=[] if result is None else result.winners,
        team=verdict is not None or (table.match is not None and is_team(table.match)),
        verdict=verdict,
        fair=FairNow(commitment=header.commitment, secret=header.secret if over else ""),
        facts_from=facts_from,
        facts=facts_from_on(table, viewer, facts_from),
        said_from=said_from,
        said=said_to(table, viewer, table.talk.lines[said_from:]),
        said_skips=said_from > table.talk.known(known),
        rematch=table.rematch,
        trouble=table.trouble,
        clock=header.clock,
        hints=hints_allowed(header),
        closed=table.closed,
        rated=header.rated,
        components=table.older_components,
    )


def seats_now(
    table: GameTable, sight: Sight, holder: str, online: Collection[int]
) -> list[SeatNow]:
    """The seats with their clocks. A clock that runs tells who is asked: it is shown to those who may know that."""
    seats = table.seating.shown_to(holder, table.seat_names, table.begun, online)
    for at, seat in enumerate(seats):
        seat.forfeited = at in table.forfeited
        if table.header.clock is not None and seat.kind == PERSON:
            seat.clock = table.clocks.of(at, at in sight.asked)
    return seats


class Frames:
    """The encoded tables of one room: each distinct frame is made once."""

    def __init__(self, table: GameTable) -> None:
        self.table = table
        self._sights: dict[int, Sight] = {}
        self._sights_at = -1
        self._frames: dict[tuple[int, str, int, int], bytes] = {}

    def forget(self) -> None:
        """Something has changed."""
        self._frames.clear()

    def look(self, viewers: Collection[int]) -> None:
        """See the position from all these seats at once, which costs less than from one after the other."""
        match = self.table.match
        if match is not None and viewers and self._sights_at != self.table.at:
            self._sights = sights_of(match, viewers)
            self._sights_at = self.table.at

    def frame(self, viewer: int, holder: str, known: int, online: Collection[int]) -> bytes:
        """The table for one viewer, as JSON."""
        table = self.table
        if not self._is_special(holder):
            holder = ""
        key = (viewer, holder, table.facts_known(known), table.talk.known(known))
        if key not in self._frames:
            if len(self._frames) >= MOST_FRAMES:
                self._frames.clear()  # browsers may claim to know any version
            now = table_now(table, self._sight(viewer), viewer, holder, online, known)
            self._frames[key] = _encode(now)
        return self._frames[key]

    def _is_special(self, holder: str) -> bool:
        """Whether this person sees anything an onlooker does not."""
        seating = self.table.seating
        return holder == self.table.header.host or bool(
            seating.of(holder) or seating.kept_for(holder)
        )

    def _sight(self, viewer: int) -> Sight:
        table = self.table
        if table.match is None:
            return NOTHING
        if self._sights_at != table.at:
            self._sights.clear()
            self._sights_at = table.at
        if viewer not in self._sights:
            self._sights[viewer] = sight_of(table.match, viewer)
        return self._sights[viewer]
