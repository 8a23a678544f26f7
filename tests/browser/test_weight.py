"""How much a browser must load: the whole client is small, and nobody loads the board of a game they do not play."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

import tablewood.server
from tablewood.games import game_ids
from tests.browser.conftest import Visit

STATIC = Path(tablewood.server.__path__[0]) / "static"
ALL = 700_000
LOBBY_AND_ONE_GAME = 250_000


def weight(path: Path) -> int:
    """The bytes sent for a file: text is compressed, typefaces and pictures already are."""
    body = path.read_bytes()
    return len(body) if path.suffix in {".woff2", ".png"} else len(gzip.compress(body, 6))


def test_the_whole_client_is_light() -> None:
    sent = [path for path in STATIC.rglob("*") if path.is_file() and path.suffix != ".gz"]
    total = sum(weight(path) for path in sent)
    assert total < ALL, f"{total} bytes"


@pytest.mark.parametrize("game", game_ids())
def test_the_lobby_with_one_game_is_lighter_still(visit: Visit, game: str) -> None:
    ann = visit("Ann")
    loaded: set[str] = set()
    ann.page.on("request", lambda request: loaded.add(request.url.removeprefix(ann.address)))
    ann.open("/")
    ann.page.wait_for_load_state("networkidle")
    ann.set_table(game, ["me", "random"])
    ann.page.locator(".stage.drawn").wait_for()
    ann.page.wait_for_load_state("networkidle")
    files = {STATIC / url.partition("?")[0].lstrip("/") for url in loaded} | {STATIC / "index.html"}
    found = {path.name: weight(path) for path in files if path.is_file()}
    total = sum(found.values())
    heaviest = sorted(found.items(), key=lambda one: -one[1])[:12]
    assert total < LOBBY_AND_ONE_GAME, f"{total} bytes, most of them in {heaviest}"
