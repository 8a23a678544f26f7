"""The socket of a table: whatever is sent to it, the table goes on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.websockets import WebSocket

from tablewood.server.live.limits import Limits
from tablewood.server.live.protocol import MOST_BYTES
from tablewood.server.live.registry import Registry
from tablewood.server.live.socket import MOST_FAULTS, serve_socket
from tests.server.rooms import ANN, CAT, here, me, open_rooms, run, run_now, set_table

HELLO = {"t": "hello", "protocol": 1}
DAN = "hash of dan"
MANY = Limits(workers=0, pause=0.0, burst=100_000)


class Wire:
    """A socket between a browser and `serve_socket`, without a network."""

    def __init__(self) -> None:
        self._there: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._back: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._there.put_nowait({"type": "websocket.connect"})
        self.stuck = False
        """Whether nobody reads at the other end."""
        self.socket = WebSocket({"type": "websocket"}, self._there.get, self._take)

    async def _take(self, message: Any) -> None:
        while self.stuck:
            await asyncio.sleep(0.01)
        await self._back.put(message)

    def send(self, message: dict[str, Any] | bytes) -> None:
        if isinstance(message, bytes):
            self._there.put_nowait({"type": "websocket.receive", "bytes": message})
        else:
            self._there.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    def cut(self) -> None:
        self._there.put_nowait({"type": "websocket.disconnect", "code": 1006})

    async def hears(self, kind: str) -> dict[str, Any]:
        """The next message of this kind; `closed` for the end."""
        async with asyncio.timeout(10):
            while True:
                event = await self._back.get()
                if event["type"] == "websocket.close":
                    assert kind == "closed", "the socket was closed"
                    return event
                if event["type"] == "websocket.send":
                    message: dict[str, Any] = json.loads(event["text"])
                    if message["t"] == kind:
                        return message


@asynccontextmanager
async def connected(
    rooms: Registry, id: str = "", holder: str = ANN, address: str = ""
) -> AsyncIterator[Wire]:
    """A socket at a new table, or at this one."""
    id = id or await set_table(rooms, "sylvan-dale", me(), here("Ben"))
    wire = Wire()
    serving = asyncio.create_task(serve_socket(wire.socket, rooms, id, holder, "", address))
    yield wire
    wire.cut()
    async with asyncio.timeout(10):
        await serving


@run
async def test_hello_and_a_move() -> None:
    async with open_rooms() as rooms, connected(rooms) as wire:
        wire.send(HELLO)
        table = await wire.hears("table")
        move = table["moves"][0]["move"]
        wire.send({"t": "move", "id": "1", "at": table["at"], "move": move})
        assert (await wire.hears("table"))["version"] == table["version"] + 1
        assert await wire.hears("ack") == {"t": "ack", "id": "1", "version": table["version"] + 1}
        wire.send(b'{"t":"ping","known":99}')
        assert (await wire.hears("pong"))["version"] == table["version"] + 1


@run
async def test_a_lost_table_is_sent_again_on_ping() -> None:
    async with open_rooms() as rooms, connected(rooms) as wire:
        wire.send(HELLO)
        table = await wire.hears("table")
        wire.send({"t": "ping", "known": table["version"] - 1})
        again = await wire.hears("table")
        assert again["version"] == table["version"]
        assert again["said_from"] + len(again["said"]) == len(table["said"])


@run
async def test_an_unknown_table() -> None:
    async with open_rooms() as rooms, connected(rooms, "nowhere") as wire:
        assert (await wire.hears("closing"))["refusal"]["code"] == "unknown-table"
        await wire.hears("closed")


@run
async def test_an_old_browser_is_told_to_reload() -> None:
    async with open_rooms() as rooms, connected(rooms) as wire:
        wire.send({"t": "hello", "protocol": 0})
        assert (await wire.hears("closing"))["refusal"]["code"] == "wrong-protocol"
        await wire.hears("closed")


@run
async def test_nothing_is_done_before_hello() -> None:
    async with open_rooms() as rooms, connected(rooms) as wire:
        wire.send({"t": "move", "id": "1", "at": 2, "move": "draw"})
        assert (await wire.hears("refused"))["refusal"]["code"] == "not-your-seat"


@run
async def test_a_server_that_stops_says_so() -> None:
    async with open_rooms() as rooms, connected(rooms) as wire:
        wire.send(HELLO)
        await wire.hears("table")
        await rooms.close()
        assert (await wire.hears("closing"))["refusal"]["code"] == "restarting"
        await wire.hears("closed")


NONSENSE = [
    ("malformed", "", b""),
    ("malformed", "", b"{"),
    ("malformed", "", b"null"),
    ("malformed", "", b"\xff\xfe\x00"),
    ("malformed", "", b"[" * 4000),
    ("malformed", "", b'{"t":"dance","id":3}'),
    ("malformed", "x", b'{"t":"dance","id":"x"}'),
    ("malformed", "x", b'{"t":"move","id":"x","at":"one","move":"pass"}'),
    ("malformed", "x", b'{"t":"move","id":"x","at":1e999,"move":"pass"}'),
    ("malformed", "x", b'{"t":"chat","id":"x","text":"a","seat":1}'),
    ("malformed", "", b'{"t":"move","id":"","at":1,"move":"pass"}'),
    ("too-large", "", b'{"t":"chat","id":"x","text":"' + b"a" * MOST_BYTES + b'"}'),
    ("unreadable-move", "y", b'{"t":"why","id":"y","move":"dance"}'),
    ("stale", "z", b'{"t":"move","id":"z","at":99999999999999999,"move":"pass"}'),
    ("stale", "zz", b'{"t":"undo","id":"zz","at":-5}'),
]


@pytest.mark.parametrize(("code", "id", "message"), NONSENSE)
def test_nonsense_is_refused(code: str, id: str, message: bytes) -> None:
    @run_now
    async def _send() -> None:
        async with open_rooms() as rooms, connected(rooms) as wire:
            wire.send(HELLO)
            await wire.hears("table")
            wire.send(message)
            refused = await wire.hears("refused")
            assert (refused["refusal"]["code"], refused["id"]) == (code, id)
            wire.send({"t": "ping"})
            await wire.hears("pong")


@run
async def test_a_client_that_sends_only_nonsense_is_disconnected() -> None:
    async with open_rooms() as rooms, connected(rooms) as wire:
        for _ in range(MOST_FAULTS):
            wire.send(b"nonsense")
        assert (await wire.hears("closing"))["refusal"]["code"] == "too-many"
        await wire.hears("closed")


@run
async def test_a_client_that_sends_too_much_is_slowed_down() -> None:
    limits = Limits(workers=0, pause=0.0, burst=5, rate=0.001)
    async with open_rooms(limits=limits) as rooms, connected(rooms) as wire:
        wire.send(HELLO)
        for number in range(10):
            wire.send({"t": "chat", "id": str(number), "text": "hello"})
        for number in range(4):
            assert (await wire.hears("ack"))["id"] == str(number)
        for number in range(4, 10):
            refused = await wire.hears("refused")
            assert (refused["id"], refused["refusal"]["code"]) == (str(number), "too-many")


@run
async def test_many_sockets_of_one_address_share_an_allowance() -> None:
    """Each kept within its own, so 300 sockets could send 3,000 messages a second."""
    limits = Limits(workers=0, pause=0.0, burst_an_address=6, rate_an_address=0.001)
    async with open_rooms(limits=limits) as rooms:
        id = await set_table(rooms, "sylvan-dale", me(), here("Ben"))
        async with (
            connected(rooms, id, address="8.8.8.8") as first,
            connected(rooms, id, address="8.8.8.8") as second,
            connected(rooms, id, address="8.8.4.4") as elsewhere,
        ):
            for wire in (first, second, elsewhere):
                wire.send(HELLO)
                await wire.hears("table")
            for number in range(4):
                first.send({"t": "chat", "id": f"a{number}", "text": "hello"})
                assert (await first.hears("ack"))["id"] == f"a{number}"
            second.send({"t": "chat", "id": "b", "text": "hello"})
            assert (await second.hears("refused"))["refusal"]["code"] == "too-many"
            elsewhere.send({"t": "chat", "id": "c", "text": "hello"})
            assert (await elsewhere.hears("ack"))["id"] == "c"


@run
async def test_a_client_that_does_not_read_is_dropped_and_nobody_waits_for_it() -> None:
    limits = Limits(workers=0, pause=0.0, burst=100_000, waiting=20)
    async with open_rooms(limits=limits) as rooms:
        id = await set_table(rooms, "sylvan-dale", me(), here("Ben"))
        async with connected(rooms, id, CAT) as slow, connected(rooms, id) as wire:
            wire.send(HELLO)
            slow.send(HELLO)
            await slow.hears("table")
            slow.stuck = True
            for number in range(40):
                slow.send({"t": "ping"})
                wire.send({"t": "chat", "id": str(number), "text": "hello"})
                await wire.hears("ack")
            slow.stuck = False
            assert (await slow.hears("closed"))["code"] == 1008
            assert rooms.counts()["dropped"] == 1
            [viewer] = (await rooms.room(id)).viewers
            assert viewer.holder == ANN


@run
async def test_a_slow_reader_gets_the_newest_table_and_the_whole_log() -> None:
    async with open_rooms(limits=MANY) as rooms:
        id = await set_table(rooms, "sylvan-dale", me(), here("Ben"))
        async with connected(rooms, id, CAT) as slow, connected(rooms, id) as wire:
            wire.send(HELLO)
            slow.send(HELLO)
            first = await slow.hears("table")
            slow.stuck = True
            for number in range(10):
                wire.send({"t": "chat", "id": str(number), "text": str(number)})
                await wire.hears("ack")
            slow.stuck = False
            said = list(first["said"])
            tables = 0
            while len(said) < len(first["said"]) + 10:
                table = await slow.hears("table")
                said[table["said_from"] :] = table["said"]
                tables += 1
            assert tables < 4
            assert [line["text"] for line in said[-10:]] == [str(number) for number in range(10)]


@run
async def test_a_closed_socket_is_forgotten() -> None:
    async with open_rooms() as rooms:
        async with connected(rooms) as wire:
            wire.send(HELLO)
            await wire.hears("table")
            assert rooms.counts()["sockets"] == 1
        assert rooms.counts()["sockets"] == 0


@run
async def test_too_many_onlookers() -> None:
    async with open_rooms(limits=Limits(workers=0, pause=0.0, most_onlookers=1)) as rooms:
        id = await set_table(rooms, "sylvan-dale", me(), here("Ben"))
        async with connected(rooms, id, CAT) as first, connected(rooms, id, DAN) as second:
            assert (await second.hears("closing"))["refusal"]["code"] == "crowded"
            first.send(HELLO)
            await first.hears("table")
            assert rooms.counts()["crowded"] == 1


# Fuzzing

words = st.sampled_from(
    [
        *["hello", "move", "undo", "consent", "chat", "why", "preview", "ping"],
        *["dance", "pass", "tree", "C3"],
    ]
)
things = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | words,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text() | words, inner, max_size=4)
    ),
    max_leaves=8,
)
fields = st.fixed_dictionaries(
    {"t": words},
    optional={
        "id": st.text(max_size=70) | things,
        "at": st.integers(-3, 12) | things,
        "move": st.text(max_size=20) | things,
        "agree": st.booleans() | things,
        "text": st.text() | things,
        "thing": st.lists(words, min_size=2, max_size=2) | things,
        "seat": st.integers(-5, 9) | things,
        "known": st.integers(-5, 99) | things,
        "protocol": st.just(1),
    },
)
messages = st.binary(max_size=80) | (fields | things).map(
    lambda thing: json.dumps(thing).encode("utf-8", "surrogatepass")
)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(messages, min_size=1, max_size=12))
def test_fuzzed_messages_never_kill_a_table(sent: list[bytes]) -> None:
    @run_now
    async def _send() -> None:
        async with open_rooms(limits=MANY) as rooms:
            id = await set_table(rooms, "sylvan-dale", me(), here("Ben"))
            async with connected(rooms, id) as wire:
                wire.send({**HELLO, "seat": 0})
                for message in sent:
                    wire.send(message)
            async with connected(rooms, id) as wire:
                wire.send(HELLO)
                table = await wire.hears("table")
                move = table["moves"][0]["move"]
                wire.send({"t": "move", "id": "the last", "at": table["at"], "move": move})
                await wire.hears("ack")
