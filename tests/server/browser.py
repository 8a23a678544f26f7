"""A browser as the protocol sees it, without a screen, for tests.

It keeps the last table it was sent, and every request until that is answered. Messages in both directions can be
lost, duplicated or delayed.
"""

from __future__ import annotations

import asyncio
import itertools
from typing import Any

import msgspec

from tablewood.server.live.dispatch import dispatch
from tablewood.server.live.protocol import (
    PROTOCOL,
    Ack,
    Because,
    Chat,
    Closing,
    Consent,
    Earlier,
    EarlierTalk,
    FromBrowser,
    FromTable,
    Hello,
    Hint,
    Hints,
    Move,
    Nack,
    Ping,
    Pong,
    Present,
    Preview,
    Previewed,
    TableNow,
    Undo,
    Why,
    Withdraw,
)
from tablewood.server.live.registry import Registry
from tablewood.server.live.room import Room
from tablewood.server.live.viewer import Viewer

_decode = msgspec.json.Decoder(FromTable).decode
_numbers = itertools.count()


class Browser:
    """One tab: it knows a table, and repeats each request until it is answered."""

    def __init__(self, holder: str, seat: int | None = None) -> None:
        self.holder = holder
        self.seat = seat
        self.now: TableNow | None = None
        self.facts: list[Any] = []
        self.said: list[Any] = []
        self.said_from = 0
        """The number of the first line it has."""
        self.waiting: dict[str, FromBrowser] = {}
        """Requests without an answer so far."""
        self.acks: dict[str, int] = {}
        self.refused: dict[str, str] = {}
        self.reasons: dict[str, Because] = {}
        self.previews: dict[str, Previewed] = {}
        self.hints: dict[str, Hints] = {}
        self.closing = ""
        self.presence: Present | None = None
        self.pong = -1
        self.heard: list[bytes] = []
        """Every message this browser ever received."""
        self.viewer: Viewer | None = None
        self.room: Room | None = None

    # The connection

    async def connect(self, rooms: Registry, table: str, waiting: int = 64) -> Browser:
        self.room = await rooms.room(table)
        self.viewer = Viewer(self.holder, waiting)
        self.room.enter(self.viewer)
        await self.send(self.hello())
        await self.read()
        return self

    def disconnect(self) -> None:
        if self.room is not None and self.viewer is not None:
            self.room.exit(self.viewer)
        self.viewer = None

    async def send(self, message: FromBrowser) -> None:
        """Send the message as a socket would deliver it."""
        assert self.room is not None
        assert self.viewer is not None, "not connected"
        again = msgspec.json.decode(msgspec.json.encode(message), type=FromBrowser)
        await dispatch(self.room, self.viewer, again)

    def outgoing(self) -> bool:
        """Is a message waiting for this browser?"""
        return self.viewer is not None and self.viewer.waits

    async def read(self) -> list[FromTable]:
        """Receive every waiting message."""
        heard: list[FromTable] = []
        while self.outgoing():
            assert self.viewer is not None
            data = await self.viewer.next()
            assert data is not None
            heard.append(self.receive(data))
        return heard

    def receive(self, data: bytes) -> FromTable:
        self.heard.append(data)
        message: FromTable = _decode(data)
        match message:
            case TableNow():
                self._take(message)
            case Ack():
                self.acks[message.id] = message.version
                self.waiting.pop(message.id, None)
            case Nack():
                self.refused[message.id] = message.refusal.code
                self.waiting.pop(message.id, None)
            case Because():
                self.reasons[message.id] = message
                self.waiting.pop(message.id, None)
            case EarlierTalk():
                assert message.said_from + len(message.said) == self.said_from
                self.said, self.said_from = message.said + self.said, message.said_from
                self.waiting.pop(message.id, None)
            case Previewed():
                self.previews[message.id] = message
                self.waiting.pop(message.id, None)
            case Hints():
                self.hints[message.id] = message
                self.waiting.pop(message.id, None)
            case Pong():
                self.pong = message.version
            case Present():
                self.presence = message
            case Closing():
                self.closing = message.refusal.code
        return message

    def _take(self, new: TableNow) -> None:
        """Ignore a table that is older than the one we know, and ask again for log entries that are missing."""
        if self.now is not None and new.version < self.now.version:
            return
        gap = new.said_from > self.said_from + len(self.said)
        if new.facts_from > len(self.facts) or (gap and not new.said_skips):
            return
        self.now = new
        self.facts[new.facts_from :] = new.facts
        if gap or new.said_from < self.said_from:
            self.said, self.said_from = [], new.said_from
        self.said[new.said_from - self.said_from :] = new.said

    # Requests

    @property
    def known(self) -> int:
        return -1 if self.now is None else self.now.version

    def hello(self) -> Hello:
        return Hello(protocol=PROTOCOL, known=self.known, seat=self.seat)

    def ping(self) -> Ping:
        return Ping(known=self.known)

    def asked(
        self, message: Move | Undo | Consent | Withdraw | Chat | Why | Preview | Earlier
    ) -> str:
        """Keep the request until it is answered."""
        self.waiting[message.id] = message
        return message.id

    @property
    def table(self) -> str:
        """The id of the table in view."""
        assert self.now is not None, "no table received yet"
        return self.now.id

    @property
    def at(self) -> int:
        return -1 if self.now is None else self.now.at

    async def ask(
        self, message: Move | Undo | Consent | Withdraw | Chat | Why | Preview | Earlier
    ) -> str:
        """Send the request and read the answer: an empty string for yes, else the code of the refusal."""
        self.asked(message)
        self.refused.pop(message.id, None)
        await self.send(message)
        await self.read()
        assert message.id not in self.waiting, "no answer"
        return self.refused.get(message.id, "")

    async def move(self, move: str, at: int | None = None) -> str:
        at = self.at if at is None else at
        return await self.ask(Move(id=new_id(), at=at, move=move))

    async def preview(self, move: str, at: int | None = None) -> Previewed | str:
        """The preview of the move, or the code of the refusal."""
        asked = Preview(id=new_id(), at=self.at if at is None else at, move=move)
        code = await self.ask(asked)
        return code or self.previews[asked.id]

    async def hint(self, at: int | None = None, id: str = "") -> Hints | str:
        """The hint, or the code of the refusal; bots may take their time."""
        asked = Hint(id=id or new_id(), at=self.at if at is None else at)
        self.waiting[asked.id] = asked
        self.refused.pop(asked.id, None)
        await self.send(asked)
        while asked.id in self.waiting:
            await asyncio.sleep(0.001)
            await self.read()
        return self.refused.get(asked.id) or self.hints[asked.id]

    async def withdraw(self) -> str:
        return await self.ask(Withdraw(id=new_id()))

    async def undo(self) -> str:
        return await self.ask(Undo(id=new_id(), at=self.at))

    async def consent(self, agree: bool = True) -> str:
        return await self.ask(Consent(id=new_id(), at=self.at, agree=agree))

    async def read_back(self) -> None:
        """Ask for what was said before."""
        await self.ask(Earlier(id=new_id(), before=self.said_from))

    async def say(self, text: str) -> str:
        return await self.ask(Chat(id=new_id(), text=text))

    @property
    def moves(self) -> list[str]:
        return [] if self.now is None else [move.move for move in self.now.moves]


def new_id() -> str:
    return f"id{next(_numbers)}"
