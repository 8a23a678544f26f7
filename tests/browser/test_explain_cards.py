"""Every piece on a board names its source: the rulebook, another public source, or our reconstruction."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from tests.browser.conftest import Visit
from tests.browser.fake_table import FakeTable
from tests.browser.positions import positions

POSITIONS = {
    "alynthia": ["choose-guild", "take-turn", "act-together", "window"],
    "little-town": ["take-action", "draft-tile"],
    "sylvan-dale": ["play-card", "add-tile"],
    "sylve": ["character", "turn", "gather"],
    "tree-society": ["sell-fruit", "build", "keep-fruit"],
}

NO_COMPONENTS = {
    "alynthia": {
        "AL-61": "a phase",
        "AL-197": "a side of a battle",
        "AL-272": "what is offered in a trade",
    },
    "little-town": {"LT-110": "a score"},
    "sylvan-dale": {},
    "sylve": {
        "SY-169": "a score",
        "SY-21": "a step of the turn",
        "SY-65": "a step of the turn",
        "SY-79": "a step of the turn",
    },
    "tree-society": {
        "TS-117": "a score",
        "TS-67": "an empty space",
        "TS-94": "what pressing a bin does",
    },
}
"""Clauses of cards that explain something other than a component."""

LEAST = {"alynthia": 40, "little-town": 25, "sylvan-dale": 20, "sylve": 35, "tree-society": 25}
"""The least number of different cards to find, so that the test cannot pass by finding nothing."""

WALK = """async () => {
    const SHAPES = ["path", "circle", "rect", "ellipse", "text", "use", "line", "polygon", "defs", "stop"];
    const found = new Map();
    const root = document.querySelector(".stage");
    for (const node of root.querySelectorAll("*")) {
        if (SHAPES.includes(node.localName) || node.closest(".explain, defs")) continue;
        node.dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true, cancelable: true }));
        await new Promise((then) => setTimeout(then, 1));
        const card = document.querySelector(".explain");
        if (!card) continue;
        const title = card.querySelector("h3").textContent;
        const clause = card.querySelector(".foot :is(button, span:not(.source))")?.textContent ?? "";
        const source = card.querySelector(".source")?.textContent ?? "";
        found.set(`${title} ${clause}`, { title, clause, source, move: Boolean(card.querySelector(".move")) });
    }
    return [...found.values()];
}"""


@pytest.mark.parametrize("game", sorted(POSITIONS))
def test_every_piece_names_its_source(visit: Visit, game: str) -> None:
    known = positions(game)
    ann = visit("Ann", width=1600, height=1000)
    table = FakeTable(ann.page)
    cards: dict[str, dict[str, Any]] = {}
    shown = [json.loads(msgspec.json.encode(known[prompt])) for prompt in POSITIONS[game]]
    table.show(shown[0])
    ann.open("/t/sample")
    ann.page.locator(".stage.drawn").wait_for()
    for now in shown:
        table.show(now)
        version = table.version
        ann.until(lambda seen, v=version: seen["version"] == v, "the position")  # type: ignore[misc]
        for card in ann.page.evaluate(WALK):
            cards[f"{card['title']} {card['clause']}"] = card
    assert len(cards) >= LEAST[game]
    silent = [
        f"{card['clause']}: {card['title']}"
        for card in cards.values()
        if not card["source"]
        and card["clause"] not in NO_COMPONENTS[game]
        and not (card["move"] and not card["clause"])
    ]
    assert silent == []
