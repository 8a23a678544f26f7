"""A person at a browser: what they see of a table, and what they press."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import BrowserContext, Page, Request, TimeoutError, expect

PATIENCE = 30_000
"""How many milliseconds a page may take on a busy machine."""

SOON = 10_000
"""How many milliseconds may pass until an offered move can be pressed."""

expect.set_options(timeout=PATIENCE)

LOOK = """() => {
    const screen = document.querySelector("[data-version]");
    const moves = [...document.querySelectorAll(".prompt .move:not([disabled])")];
    return {
        version: Number(screen?.dataset.version ?? -1),
        phase: screen?.dataset.phase ?? "",
        moves: moves.map((move) => move.dataset.move),
    };
}"""


class Person:
    """One browser context with its own cookie, like a separate device."""

    def __init__(self, context: BrowserContext, address: str, name: str) -> None:
        self.context = context
        self.address = address
        self.name = name
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.errors: list[str] = []
        self.outside: list[str] = []
        """Requests of the page to any other server."""
        self.page.on("pageerror", lambda error: self.errors.append(error.stack or str(error)))
        self.page.on("console", lambda told: self._hear(told.type, told.text))
        self.page.on("request", self._watch)

    def _hear(self, kind: str, text: str) -> None:
        # The browser itself reports a cut connection as an error.
        if kind == "error" and "Failed to load resource" not in text and "WebSocket" not in text:
            self.errors.append(text)

    def _watch(self, request: Request) -> None:
        if not request.url.startswith((self.address, self.address.replace("http", "ws"), "blob:")):
            self.outside.append(request.url)

    def open(self, path: str) -> None:
        self.page.goto(f"{self.address}{path}")

    # Tables

    def ask(self, path: str, body: dict[str, Any]) -> Any:
        """Send a request as the page would, with its cookie."""
        answer = self.page.request.post(
            f"{self.address}{path}", data=body, headers={"Origin": self.address}
        )
        assert answer.ok, f"{path}: {answer.status} {answer.text()[:300]}"
        return answer.json()

    def wish(self, kind: str, name: str = "") -> dict[str, str]:
        """Who sits on a seat: `me`, `here`, `open`, or a bot."""
        if kind in ("me", "here"):
            return {"kind": kind, "name": name or self.name, "salt": secrets.token_hex(16)}
        return {"kind": "open"} if kind == "open" else {"kind": "bot", "name": kind}

    def set_table(self, game: str, seating: Sequence[str], **options: str | int | bool) -> str:
        """Make a table, open it in the page, and return its id."""
        wishes = [self.wish(kind) for kind in seating]
        made = self.ask("/api/tables", {"game": game, "seating": wishes, "options": options})
        self.open(f"/t/{made['id']}")
        return str(made["id"])

    def take_seat(self, table: str) -> None:
        """Follow the link and sit down on the free seat, by pressing buttons."""
        self.open(f"/t/{table}")
        seat = self.page.locator("section.take")
        seat.locator("input").last.fill(self.name)
        seat.locator("button[type=submit]").click()

    # Playing

    def look(self) -> dict[str, Any]:
        """What the table screen shows: its version, its phase, and the moves that can be pressed."""
        found: dict[str, Any] = self.page.evaluate(LOOK)
        return found

    def until(self, wanted: Callable[[dict[str, Any]], bool], what: str) -> dict[str, Any]:
        """Wait until the screen fulfils the condition."""
        for _ in range(PATIENCE // 25):
            now = self.look()
            if wanted(now):
                return now
            self.page.wait_for_timeout(25)
        raise AssertionError(f"{self.name} waits in vain for {what}; sees {self.look()}")

    def until_asked(self) -> dict[str, Any]:
        return self.until(lambda now: bool(now["moves"]), "a question")

    def press(self, move: str) -> None:
        """Press the move in the list and wait until it is made, unless a bot was faster and the move is gone."""
        before = self.look()["version"]
        try:
            self.page.locator(f'.prompt [data-move="{move}"]').click(timeout=SOON)
        except TimeoutError:
            assert move not in self.look()["moves"], f"{move} cannot be pressed"
            return
        self.until(lambda now: now["version"] > before, f"{move} to be made")

    def make_any(self) -> str:
        """Make the first of the moves."""
        move = str(self.until_asked()["moves"][0])
        self.press(move)
        return move


def play_to_the_end(people: Sequence[Person], choose: Callable[[Person, list[str]], None]) -> int:
    """Play until the game is over on every screen; returns the number of moves."""
    made = 0
    idle = 0
    while not all(person.look()["phase"] == "over" for person in people):
        seen = [(person, person.look()["moves"]) for person in people]
        asked = [(person, moves) for person, moves in seen if moves]
        if not asked:
            idle += 1
            assert idle < PATIENCE // 25, "nobody is asked"
            people[0].page.wait_for_timeout(25)
            continue
        choose(*asked[0])
        made += 1
        idle = 0
    return made
