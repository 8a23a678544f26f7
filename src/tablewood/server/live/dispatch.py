"""What a browser sends to a table, answered: acknowledged when it is durable, or refused with the reason."""

from __future__ import annotations

from tablewood.server.live import why
from tablewood.server.live.protocol import (
    PROTOCOL,
    Ack,
    Because,
    Chat,
    Consent,
    FromBrowser,
    Hello,
    Move,
    Ping,
    Pong,
    Preview,
    Previewed,
    Reason,
    Refusal,
    Refused,
    Undo,
    Why,
)
from tablewood.server.live.room import Room
from tablewood.server.live.viewer import Looker
from tablewood.server.table import commands
from tablewood.server.table.entries import AnyEntry
from tablewood.server.table.refusal import TableError
from tablewood.server.table.table import Table

LONGEST_ID = 64


async def ask(room: Room, looker: Looker, message: FromBrowser) -> None:
    """Answer one message; nothing that a browser can send raises."""
    match message:
        case Hello():
            await _greet(room, looker, message)
        case Ping():
            await _ping(room, looker, message)
        case _:
            await _answer(room, looker, message)


async def _greet(room: Room, looker: Looker, hello: Hello) -> None:
    """The browser says which seat it looks from and what it knows."""
    if hello.protocol != PROTOCOL:
        message = f"this server speaks version {PROTOCOL} of the protocol"
        looker.close(Refusal(code="wrong-protocol", message=message))
        return
    try:
        _choose_seat(room, looker, hello)
        looker.greeted = True
        await room.show(looker)
    except TableError as error:
        looker.tell(Refused(id="", refusal=error.refusal))
    room.tell_presence()


def _choose_seat(room: Room, looker: Looker, hello: Hello) -> None:
    first, before = not looker.greeted, looker.viewer
    looker.chosen = hello.seat is not None
    if hello.seat is None or hello.seat == -1:
        looker.look_from(-1 if hello.seat == -1 else room.default_seat(looker.holder))
    elif room.table.sitting.holds(looker.holder, hello.seat):
        looker.look_from(hello.seat)
    else:
        refusal = TableError("not-your-seat", f"seat {hello.seat} is not yours", seat=hello.seat)
        looker.tell(Refused(id="", refusal=refusal.refusal))
        looker.chosen = False
        looker.look_from(-1)
    # What a browser knows counts only if it is known which seat it was seen from.
    same = looker.chosen if first else looker.viewer == before
    looker.known = hello.known if same else -1


async def _ping(room: Room, looker: Looker, ping: Ping) -> None:
    """Here we are; whoever lost something is shown the table again."""
    looker.tell(Pong(version=room.version))
    if looker.greeted and ping.known < room.version:
        looker.known = min(looker.known, ping.known)
        try:
            await room.show(looker)
        except TableError as error:
            looker.tell(Refused(id="", refusal=error.refusal))


async def _answer(
    room: Room, looker: Looker, asked: Move | Undo | Consent | Chat | Why | Preview
) -> None:
    """Do what is asked, or say why not; the same id again gets the same answer."""
    try:
        if not 0 < len(asked.id) <= LONGEST_ID:
            raise TableError("malformed", f"an id has 1 to {LONGEST_ID} letters")
        if isinstance(asked, Why):
            looker.tell(Because(id=asked.id, reasons=await _reasons(room, looker, asked)))
            return
        if isinstance(asked, Preview):
            looker.tell(await _previewed(room, looker, asked))
            return
        known = room.refusal_of(looker.holder, asked.id)
        if known is not None:
            looker.tell(Refused(id=asked.id, refusal=known))
            return
        version = await _do_once(room, looker, asked)
        looker.tell(Ack(id=asked.id, version=version))
    except TableError as error:
        if not isinstance(asked, (Why, Preview)):
            room.remember_refusal(looker.holder, asked.id, error.refusal)
        looker.tell(Refused(id=asked.id, refusal=error.refusal))


async def _reasons(room: Room, looker: Looker, asked: Why) -> list[Reason]:
    async with room.steady() as table:
        commands.check_holds(table, looker.viewer, looker.holder)
        commands.check_playing(table)
        assert table.match is not None, "a game that is on has a match"
        if asked.thing is not None:
            return why.why_thing(table.match, looker.viewer, *asked.thing)
        return why.why_move(table.match, looker.viewer, asked.move)


async def _previewed(room: Room, looker: Looker, asked: Preview) -> Previewed:
    """What the move would bring, in the position that it was pointed at in."""
    async with room.steady() as table:
        commands.check_holds(table, looker.viewer, looker.holder)
        commands.check_playing(table)
        commands.check_now(table, asked.at)
        foreseen = room.previews.preview(table, looker.viewer, asked.move)
        return Previewed(
            id=asked.id,
            at=table.at,
            facts=foreseen.facts,
            changes=foreseen.changes,
            certain=foreseen.certain,
        )


async def _do_once(room: Room, looker: Looker, asked: Move | Undo | Consent | Chat) -> int:
    """Do it, if it was not done before; the version after it was."""
    holder, seat = looker.holder, looker.viewer

    def judge(table: Table) -> list[AnyEntry]:
        if (holder, asked.id) in table.done:
            return []
        commands.check_holds(table, seat, holder)
        return _follows(table, seat, asked)

    version = await room.change(judge)
    return room.table.done.get((holder, asked.id), version)


def _follows(table: Table, seat: int, asked: Move | Undo | Consent | Chat) -> list[AnyEntry]:
    match asked:
        case Move():
            return commands.move(table, seat, asked)
        case Undo():
            return commands.undo(table, seat, asked)
        case Consent():
            return commands.consent(table, seat, asked)
        case Chat():
            return commands.chat(table, seat, asked)
