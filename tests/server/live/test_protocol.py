"""The protocol on a bad network: messages are lost, doubled, late or stale, and every tab still converges.

Two server processes on one store; four tabs: two of Ann's, one of Ben's, one of an onlooker. Messages travel both ways
through networks that Hypothesis disturbs. In the end the network works again, and without a reload every tab must show
the server's table. What was acknowledged must be in the entries exactly once; what was refused must not be there.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, TypeVar

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition
from hypothesis.stateful import rule as may_happen

from tablewood.server.live.frames import facts_from_on
from tablewood.server.live.protocol import Chat, Consent, FromBrowser, Hello, Move, Undo
from tablewood.server.live.registry import Registry
from tablewood.server.table.create import NewTable
from tablewood.server.table.entries import Consented, Moved, Spoke, TookBack, Wished
from tablewood.server.table.refusal import TableError
from tablewood.server.table.seat_commands import LeaveSeat, TakeSeat
from tablewood.server.table.table import GameTable
from tests.server.browser import Browser, new_id
from tests.server.fake_store import Database, FakeStore
from tests.server.rooms import ANN, BEN, CAT, QUICK, free, me

T = TypeVar("T")
TABS = st.integers(0, 3)
PLACES = st.integers(0, 5)


class Tab(Browser):
    """A browser on a bad network."""

    def __init__(self, holder: str, seat: int) -> None:
        super().__init__(holder, seat)
        self.process = 0
        self.there: list[FromBrowser] = []
        """On its way to the server."""
        self.back: list[bytes] = []
        """On its way to the browser."""
        self.answers: dict[str, set[str]] = {}
        """Every answer this tab ever got, by id."""

    def receive(self, data: bytes) -> Any:
        message = super().receive(data)
        id = getattr(message, "id", "")
        if message.__class__.__name__ in ("Ack", "Refused") and id:
            code = message.refusal.code if hasattr(message, "refusal") else "ack"
            self.answers.setdefault(id, set()).add(code)
        return message


class BadNetwork(RuleBasedStateMachine):
    """Sends requests, disturbs the network, and compares in the end."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.database = Database()
        self.stores: list[FakeStore] = []
        self.processes: list[Registry] = []
        self.tabs: list[Tab] = []
        self.id = ""

    def wait(self, what: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(what)

    @initialize(game=st.sampled_from(["little-town", "sylvan-dale", "alynthia"]))
    def sit_down(self, game: str) -> None:
        async def set_up() -> None:
            self.stores = [FakeStore(self.database) for _ in range(2)]
            self.processes = [Registry(store, QUICK) for store in self.stores]
            options = {"mode": "cooperative"} if game == "alynthia" else {}
            new = NewTable(game=game, seating=[me(), free()], options=dict(options))
            self.id = await self.processes[0].create(new, ANN)
            sit = TakeSeat(holder=BEN, seat=1, name="Ben", salt="0b" * 16)
            await self.processes[1].change(self.id, sit)
            self.tabs = [Tab(ANN, 0), Tab(ANN, 0), Tab(BEN, 1), Tab(CAT, -1)]
            for number, tab in enumerate(self.tabs):
                tab.process = number % 2
                await tab.connect(self.processes[tab.process], self.id)

        self.wait(set_up())

    # What people do

    def ask(self, tab: Tab, message: Move | Undo | Consent | Chat) -> None:
        tab.asked(message)
        tab.there.append(message)

    @may_happen(tab=TABS, which=st.integers(0, 30))
    def move(self, tab: int, which: int) -> None:
        """A move that is legal in the table the tab knows."""
        one = self.tabs[tab]
        if one.moves:
            move = one.moves[which % len(one.moves)]
            self.ask(one, Move(id=new_id(), at=one.at, move=move))

    @may_happen(tab=TABS, at=st.integers(-2, 2))
    def move_anyhow(self, tab: int, at: int) -> None:
        """A move for another seat, or for another time."""
        one = self.tabs[tab]
        for other in self.tabs:
            if other.moves:
                self.ask(one, Move(id=new_id(), at=one.at + at, move=other.moves[0]))
                return

    @may_happen(tab=TABS)
    def undo(self, tab: int) -> None:
        self.ask(self.tabs[tab], Undo(id=new_id(), at=self.tabs[tab].at))

    @may_happen(tab=TABS, agree=st.booleans())
    def consent(self, tab: int, agree: bool) -> None:
        self.ask(self.tabs[tab], Consent(id=new_id(), at=self.tabs[tab].at, agree=agree))

    @may_happen(tab=TABS)
    def chat(self, tab: int) -> None:
        self.ask(self.tabs[tab], Chat(id=new_id(), text="hello"))

    @may_happen(tab=TABS, seat=st.sampled_from([None, -1, 0, 1, 7]))
    def hello(self, tab: int, seat: int | None) -> None:
        """Somebody tries another seat."""
        self.tabs[tab].there.append(Hello(protocol=1, known=self.tabs[tab].known, seat=seat))

    @may_happen(tab=TABS)
    def ping(self, tab: int) -> None:
        self.tabs[tab].there.append(self.tabs[tab].ping())

    @may_happen(tab=TABS)
    def ask_again(self, tab: int) -> None:
        self.tabs[tab].there += list(self.tabs[tab].waiting.values())

    # What the network does

    @may_happen(tab=TABS, place=PLACES, twice=st.booleans())
    def deliver_there(self, tab: int, place: int, twice: bool) -> None:
        one = self.tabs[tab]
        if one.there:
            place %= len(one.there)
            message = one.there[place] if twice else one.there.pop(place)
            self.wait(one.send(message))

    @may_happen(tab=TABS, place=PLACES)
    def lose_there(self, tab: int, place: int) -> None:
        there = self.tabs[tab].there
        if there:
            there.pop(place % len(there))

    @may_happen(first=TABS, second=TABS)
    def deliver_at_once(self, first: int, second: int) -> None:
        """Two messages arrive at the table at once."""
        pair = [self.tabs[first], self.tabs[second]]
        if first != second and all(tab.there for tab in pair):

            async def both() -> None:
                await asyncio.gather(*[tab.send(tab.there.pop(0)) for tab in pair])

            self.wait(both())

    @may_happen(tab=TABS)
    def depart(self, tab: int) -> None:
        """The server sends what it has for the tab."""
        self.wait(self.fetch(self.tabs[tab]))

    async def fetch(self, tab: Tab) -> None:
        await asyncio.sleep(0)
        while tab.outgoing():
            assert tab.viewer is not None
            data = await tab.viewer.next()
            assert data is not None
            tab.back.append(data)

    @may_happen(tab=TABS, place=PLACES, twice=st.booleans())
    def deliver_back(self, tab: int, place: int, twice: bool) -> None:
        one = self.tabs[tab]
        if one.back:
            place %= len(one.back)
            one.receive(one.back[place] if twice else one.back.pop(place))

    @may_happen(tab=TABS, place=PLACES)
    def lose_back(self, tab: int, place: int) -> None:
        back = self.tabs[tab].back
        if back:
            back.pop(place % len(back))

    @may_happen(tab=TABS, process=st.integers(0, 1))
    def reconnect(self, tab: int, process: int) -> None:
        """The socket breaks; the next one may lead to the other process."""
        self.connect(self.tabs[tab], process)

    def connect(self, one: Tab, process: int) -> None:
        one.disconnect()
        one.there.clear()
        one.back.clear()
        one.process = process
        self.wait(one.connect(self.processes[process], self.id))

    # What happens to the servers

    @may_happen(process=st.integers(0, 1), deaf=st.booleans())
    def notices_get_lost(self, process: int, deaf: bool) -> None:
        self.stores[process].deaf = deaf

    @may_happen(process=st.integers(0, 1), how=st.sampled_from(["before", "after"]))
    def the_next_write_fails(self, process: int, how: str) -> None:
        self.stores[process].failures = [how]

    @may_happen(process=st.integers(0, 1))
    def restart(self, process: int) -> None:
        async def stop_and_start() -> None:
            await self.processes[process].close()
            await self.stores[process].close()
            self.stores[process] = FakeStore(self.database)
            self.processes[process] = Registry(self.stores[process], QUICK)

        self.wait(stop_and_start())
        for tab in self.tabs:
            if tab.process == process:
                self.connect(tab, process)

    @precondition(lambda self: len(self.database.entries.get(self.id, [])) > 12)
    @may_happen()
    def ben_leaves(self) -> None:
        if self.wait(self.processes[1].room(self.id)).table.seating.of(BEN):
            leave = LeaveSeat(holder=BEN, seat=1, bot="random")
            with suppress(TableError):  # the game is over, or the store fails
                self.wait(self.processes[1].change(self.id, leave))

    # In the end

    def teardown(self) -> None:
        try:
            if self.tabs:
                self.wait(self.clear_up())
                self.compare()
        finally:
            for rooms in self.processes:
                self.wait(rooms.close())
            self.loop.run_until_complete(self.loop.shutdown_default_executor())
            self.loop.close()

    async def clear_up(self) -> None:
        """The network works again: tabs repeat open requests, and a ping fetches what they missed."""
        for store in self.stores:
            store.deaf = False
            store.failures = []
            if store.heard is not None:
                store.heard("", 0)
        for tab in self.tabs:
            tab.back.clear()
            tab.there.clear()
        for _ in range(6):
            for tab in self.tabs:
                for message in [*tab.waiting.values(), tab.ping()]:
                    await tab.send(message)
                await asyncio.sleep(0.002)
                await tab.read()
        for process in self.processes:
            room = await process.room(self.id)
            while room._bots.busy:
                await asyncio.sleep(0.001)
        await asyncio.sleep(0.005)
        for tab in self.tabs:
            await tab.read()

    def compare(self) -> None:
        header, kept = self.wait(self.stores[0].load(self.id))
        truth = GameTable.replayed(header, kept)
        assert truth.trouble is None
        for process in self.processes:
            assert self.wait(process.room(self.id)).version == truth.version
        done: dict[str, int] = {}
        for one in kept:
            if isinstance(one.entry, (Moved, TookBack, Wished, Consented, Spoke)) and one.entry.id:
                assert one.entry.id not in done, "done twice"
                done[one.entry.id] = one.sequence
        for tab in self.tabs:
            self.compare_tab(tab, truth)
            for id, answers in tab.answers.items():
                if "ack" in answers:
                    assert id in done, "acknowledged, but not stored"
                assert ("ack" in answers) == (id in done) or answers == {"storage-failed"}
                assert len(answers - {"storage-failed"}) <= 1, "answered in two ways"

    def compare_tab(self, tab: Tab, truth: GameTable) -> None:
        now = tab.now
        assert now is not None
        assert not tab.waiting
        assert now.version == truth.version
        assert now.at == truth.at
        assert now.phase == truth.phase
        viewer = now.viewer
        assert viewer == -1 or truth.seating.holds(tab.holder, viewer), "somebody else's seat"
        assert truth.match is not None
        assert now.view == msgspec.to_builtins(truth.match.state.view(viewer))
        assert tab.moves == truth.match.moves(viewer)
        shown = [msgspec.to_builtins(fact) for fact in tab.facts]
        assert shown == msgspec.to_builtins(facts_from_on(truth, viewer, 0))
        assert [(said.kind, said.at) for said in tab.said] == [
            (said.kind, said.at) for said in truth.talk.lines
        ]


BadNetwork.TestCase.settings = settings(
    max_examples=int(os.environ.get("TABLEWOOD_WEATHER", "25")),
    stateful_step_count=40,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
TestBadNetwork = BadNetwork.TestCase
