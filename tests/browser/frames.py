"""How long a bot's turn keeps a slow browser busy, measured by Chromium's tracing."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from tests.browser.person import Person
from tools.samples import VIEWER, Player, length_of

SLOWER = 4
"""How many times slower the processor is made."""

SEED = 3
WARM = 3
"""How many moves it takes until everything is loaded and warm."""

QUIET = 400
"""A turn is over after this many milliseconds without motion."""

# A socket inside the page that speaks when told to, so that no other process takes part in the measurement.
SOCKET = """
window.tables = %s;
window.WebSocket = class {
    static OPEN = 1;
    readyState = 1;
    constructor() {
        window.socket = this;
        setTimeout(() => this.onopen());
    }
    send(text) {
        if (JSON.parse(text).t === "hello") this.hear(0);
    }
    hear(at) {
        setTimeout(() => this.onmessage({ data: window.tables[at] }));
    }
    close() {}
};
"""
# The mark is set in one task, and the table arrives in a later one.
ARRIVE = """(at) => new Promise((done) => setTimeout(() => {
    performance.mark(`arrives-${at}`);
    setTimeout(() => (window.socket.hear(at), done()), 50);
}))"""
MOVING = "() => document.getAnimations().some((one) => one.effect?.getTiming().iterations === 1)"


class Turns:
    """Some moves from the middle of a game, as a browser receives them."""

    def __init__(self, game: str, seats: int, moves: int) -> None:
        player = Player(game, seats, SEED, {}, "random")
        length = length_of(game, seats, SEED, {}, "random")
        while len(player.match.played) < length * 2 // 5:
            player.step()
        self.tables: list[str] = [self._next(player, 0)]
        self.by_bot: list[int] = []
        """The indices of the tables that a bot's move led to."""
        while len(self.by_bot) < moves and not player.match.state.over:
            known = len(player.match.log.events)
            seat = player.match.state.seat
            player.step()
            if seat != VIEWER and len(self.tables) > WARM:
                self.by_bot.append(len(self.tables))
            self.tables.append(self._next(player, known))

    @staticmethod
    def _next(player: Player, known: int) -> str:
        """The current table with only the new part of its log, as the server sends it."""
        table: dict[str, Any] = json.loads(msgspec.json.encode(player.table()))
        table["facts_from"], table["facts"] = known, table["facts"][known:]
        for seat in table["seats"][1:]:
            seat.update(kind="bot", player="random")
        return json.dumps({"t": "table", **table})

    def longest_tasks(self, ann: Person) -> dict[int, float]:
        """Play them all; returns the longest task after each bot move, in milliseconds of thread time."""
        page = ann.page
        page.add_init_script(SOCKET % json.dumps(self.tables))
        ann.open("/t/sample")
        page.locator(".stage.drawn").wait_for()
        page.wait_for_timeout(1_000)
        browser = ann.context.browser
        assert browser is not None
        session = ann.context.new_cdp_session(page)
        for at in range(1, len(self.tables)):
            if at == WARM + 1:
                session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
                browser.start_tracing(page=page, categories=["toplevel", "blink.user_timing"])
            page.evaluate(ARRIVE, at)
            page.wait_for_timeout(QUIET)
            while page.evaluate(MOVING):
                page.wait_for_timeout(100)
            page.wait_for_timeout(QUIET)
        found = longest_by_mark(json.loads(browser.stop_tracing())["traceEvents"])
        return {at: found[at] for at in self.by_bot}


def longest_by_mark(events: list[dict[str, Any]]) -> dict[int, float]:
    """For each mark, the longest task of its thread until the next mark. Other programs' time does not count."""
    marks = [one for one in events if str(one["name"]).startswith("arrives-")]
    place = {(one["ts"], int(one["name"].removeprefix("arrives-"))) for one in marks}
    starts = sorted(place)
    thread = (marks[0]["pid"], marks[0]["tid"])
    tasks = [
        (one["ts"], one.get("tdur", 0) / 1_000)
        for one in events
        if one["ph"] == "X"
        and (one["pid"], one["tid"]) == thread
        and one["name"].endswith("RunTask")
    ]
    ends = [ts for ts, _ in starts[1:]] + [float("inf")]
    return {
        at: max(took for ts, took in tasks if start < ts < end)
        for (start, at), end in zip(starts, ends, strict=True)
    }
