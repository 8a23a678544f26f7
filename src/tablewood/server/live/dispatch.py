"""Passes every message of a browser to the code that answers it: acknowledged once it is durable, or refused with the
reason.

A message that changes the table becomes a command, which the room judges, applies, writes and shows.
"""

from __future__ import annotations

import msgspec

from tablewood.kernel.game import SPECTATOR
from tablewood.server.live import why
from tablewood.server.live.frames import said_to
from tablewood.server.live.protocol import (
    LONGEST_ID,
    PROTOCOL,
    Ack,
    Because,
    Chat,
    Consent,
    DropHint,
    Earlier,
    EarlierTalk,
    FromBrowser,
    Hello,
    Hint,
    Move,
    Nack,
    Ping,
    Pong,
    Preview,
    Previewed,
    Reason,
    Undo,
    Why,
    Withdraw,
)
from tablewood.server.live.room import Room
from tablewood.server.live.viewer import Viewer
from tablewood.server.table.absence_commands import WithdrawWish
from tablewood.server.table.checks import check_holds, check_now, check_playing
from tablewood.server.table.commands import AnswerWish, MakeMove, SeatCommand, Speak, TakeMoveBack
from tablewood.server.table.refusal import Refusal, TableError
from tablewood.server.table.table import GameTable

SeatMessage = Move | Undo | Consent | Withdraw | Chat
"""What changes the table."""


async def dispatch(room: Room, viewer: Viewer, message: FromBrowser) -> None:
    """Answer one message; nothing a browser can send raises."""
    id = "" if isinstance(message, Hello | Ping) else message.id
    try:
        if isinstance(message, Hello):
            await _greet(room, viewer, message)
        elif isinstance(message, Ping):
            await _ping(room, viewer, message)
        elif not 0 < len(id) <= LONGEST_ID:
            raise TableError("malformed", f"an id has 1 to {LONGEST_ID} letters")
        elif isinstance(message, Why):
            viewer.tell(Because(id=id, reasons=await _reasons(room, viewer, message)))
        elif isinstance(message, Preview):
            viewer.tell(await _previewed(room, viewer, message))
        elif isinstance(message, Hint):
            await room.hints.ask(viewer, message)
        elif isinstance(message, DropHint):
            room.hints.drop(viewer)
            version = room.table.numbers.outside(viewer.seat, room.version)
            viewer.tell(Ack(id=id, version=version))
        elif isinstance(message, Earlier):
            viewer.tell(await _earlier(room, viewer, message))
        else:
            await _change(room, viewer, message)
    except TableError as error:
        viewer.tell(Nack(id=id, refusal=error.refusal))


# Changing the table


async def _change(room: Room, viewer: Viewer, message: SeatMessage) -> None:
    """Have the room do what is asked; the same id again gets the same answer."""
    refusal = room.refusal_of(viewer.holder, message.id)
    if refusal is not None:
        viewer.tell(Nack(id=message.id, refusal=refusal))
        return
    try:
        version = await room.change(command_of(message, viewer.holder, viewer.seat, room.table))
    except TableError as error:
        room.remember_refusal(viewer.holder, message.id, error.refusal)
        raise
    numbers = room.table.numbers
    viewer.tell(Ack(id=message.id, version=numbers.outside(viewer.seat, version)))


def command_of(message: SeatMessage, holder: str, seat: int, table: GameTable) -> SeatCommand:
    """What a message asks of the table, for the seat its socket sees from."""
    id = message.id
    if isinstance(message, Chat):
        return Speak(holder=holder, seat=seat, id=id, text=message.text)
    if isinstance(message, Withdraw):
        return WithdrawWish(holder=holder, seat=seat, id=id)
    at = table.numbers.position_meant(seat, message.at, table.at)
    match message:
        case Move():
            return MakeMove(holder=holder, seat=seat, id=id, at=at, move=message.move)
        case Undo():
            return TakeMoveBack(holder=holder, seat=seat, id=id, at=at)
        case Consent():
            return AnswerWish(holder=holder, seat=seat, id=id, at=at, agree=message.agree)


# Looking at the table


async def _greet(room: Room, viewer: Viewer, hello: Hello) -> None:
    """The browser says which seat it sees from and what it knows."""
    if hello.protocol != PROTOCOL:
        message = f"this server speaks version {PROTOCOL} of the protocol"
        viewer.close(Refusal(code="wrong-protocol", message=message))
        return
    _choose_seat(room, viewer, hello)
    viewer.greeted = True
    try:
        await room.show(viewer)
    finally:
        room.tell_presence()


def _choose_seat(room: Room, viewer: Viewer, hello: Hello) -> None:
    first, before = not viewer.greeted, viewer.seat
    viewer.chosen = hello.seat is not None
    if hello.seat is None:
        viewer.move_to(room.default_seat(viewer.holder))
    elif hello.seat == SPECTATOR or room.table.seating.holds(viewer.holder, hello.seat):
        viewer.move_to(hello.seat)
    else:
        refused = TableError("not-your-seat", f"seat {hello.seat} is not yours", seat=hello.seat)
        viewer.tell(Nack(id="", refusal=refused.refusal))
        viewer.chosen = False
        viewer.move_to(SPECTATOR)
    # What a browser knows counts only if we know which seat it was seen from.
    same = viewer.chosen if first else viewer.seat == before
    viewer.known = room.table.numbers.inside(viewer.seat, hello.known) if same else -1


async def _ping(room: Room, viewer: Viewer, ping: Ping) -> None:
    """We are here; a browser that missed something is shown the table again."""
    await room.look_again()
    numbers = room.table.numbers
    version = numbers.outside(viewer.seat, room.version)
    viewer.tell(Pong(version=version))
    if viewer.greeted and ping.known < version:
        viewer.known = min(viewer.known, numbers.inside(viewer.seat, ping.known))
        await room.show(viewer)


async def _reasons(room: Room, viewer: Viewer, asked: Why) -> list[Reason]:
    """Why a move, or a move with the thing that was clicked, is not possible now."""
    async with room.steady() as table:
        check_holds(table, viewer.seat, viewer.holder)
        check_playing(table)
        assert table.match is not None, "a game in progress has a match"
        if asked.thing is not None:
            return why.why_thing(table.match, viewer.seat, *asked.thing)
        return why.why_move(table.match, viewer.seat, asked.move)


async def _previewed(room: Room, viewer: Viewer, asked: Preview) -> Previewed:
    """What the move would do in the position the browser shows."""
    async with room.steady() as table:
        check_holds(table, viewer.seat, viewer.holder)
        check_playing(table)
        check_now(table, table.numbers.position_meant(viewer.seat, asked.at, table.at))
        foreseen = room.previews.preview(table, viewer.seat, asked.move)
        at = table.numbers.position(viewer.seat, table.at)
        return Previewed(
            id=asked.id,
            at=at,
            facts=[msgspec.structs.replace(fact, at=at) for fact in foreseen.facts],
            changes=foreseen.changes,
            certain=foreseen.certain,
        )


async def _earlier(room: Room, viewer: Viewer, asked: Earlier) -> EarlierTalk:
    """A page of what was said before."""
    async with room.steady() as table:
        start, lines = table.talk.page_before(asked.before)
        said = said_to(table, viewer.seat, lines)
        return EarlierTalk(id=asked.id, said_from=start, said=said)
