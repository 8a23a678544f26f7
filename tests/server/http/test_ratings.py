"""Rated tables over HTTP: who may sit there, one's games, and one's ratings."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.http_client import SALT, Browser, refusal, seat, served
from tests.server.people.test_passkeys import register

GAME = "little-town"


@pytest.fixture
def ann(tmp_path: Path) -> Iterator[Browser]:
    with served(tmp_path) as browser:
        register(browser, "Ann")
        yield browser


def rated(browser: Browser, *seating: dict[str, str], game: str = GAME, **more: Any) -> Any:
    wish = {"game": game, "seating": list(seating), "rated": True, **more}
    return browser.post_json("/api/tables", wish)


def why_not(browser: Browser, *seating: dict[str, str], game: str = GAME, **more: Any) -> str:
    """Why such a table cannot be rated; the check and the attempt must agree."""
    wish = {"game": game, "seating": list(seating), **more}
    found = browser.ask("/api/ratings/check", **wish)["refusal"]
    answer = rated(browser, *seating, game=game, **more)
    if found is None:
        assert answer.status_code == 200
        return ""
    assert refusal(answer, 422) == found["code"]
    return str(found["code"])


ME, FREE, HERE = seat("me", "Ann"), seat("open"), seat("here", "Ben")


def bot(name: str) -> dict[str, str]:
    return {"kind": "bot", "name": name}


def test_what_can_be_rated_and_what_cannot(ann: Browser) -> None:
    assert why_not(ann, ME, FREE) == ""
    assert why_not(ann, ME, bot("grown")) == ""
    assert why_not(ann, ME, HERE) == "rated-one-seat"
    assert why_not(ann, ME, bot("search")) == "rated-bot"
    assert why_not(ann, bot("random"), bot("random")) == "rated-bots-only"
    assert why_not(ann, ME, game="alynthia", options={"mode": "solo"}) == "rated-alone"
    together = {"mode": "cooperative"}
    assert why_not(ann, ME, FREE, game="alynthia", options=together) == "rated-team"
    assert why_not(ann, ME, FREE, game="alynthia", options={"mode": "competitive"}) == ""
    assert why_not(ann.other(), ME, FREE) == "rated-needs-account"


def test_only_people_with_an_account_sit_down_and_only_once(ann: Browser) -> None:
    id = rated(ann, ME, FREE, FREE).json()["id"]
    guest, ben = ann.other(), ann.other()
    place = {"seat": 1, "name": "Ben", "salt": SALT}
    sat = guest.post_json(f"/api/tables/{id}/sit", place)
    assert refusal(sat, 422) == "rated-needs-account"
    again = ann.post_json(f"/api/tables/{id}/sit", {"seat": 2, "name": "Ann 2", "salt": "0" * 32})
    assert refusal(again, 422) == "rated-one-seat"
    unrated = ann.post_json(f"/api/tables/{id}/bot", {"seat": 2, "bot": "search"})
    assert refusal(unrated, 422) == "rated-bot"
    register(ben, "Ben")
    ben.ask(f"/api/tables/{id}/sit", **place)
    assert ann.get(f"/api/tables/{id}").json()["rated"] is True
    left = ann.post_json(f"/api/tables/{id}/leave", {"seat": 0, "bot": "young"})
    assert left.status_code == 200, "Ben remains"
    ann.ask(f"/api/tables/{id}/bot", seat=2, bot="young")


def play(browser: Browser, id: str) -> None:
    """Leave the game to bots, and wait until they have finished it."""
    browser.ask(f"/api/tables/{id}/leave", seat=0, bot="random")
    for _ in range(600):
        if browser.get(f"/api/tables/{id}").json()["phase"] == "over":
            return
        asyncio.run(asyncio.sleep(0.05))
    raise AssertionError("the bots did not finish")


def test_my_games_and_ratings(ann: Browser) -> None:
    empty = ann.get("/api/people/me/ratings").json()
    assert empty == {"account": True, "ratings": []}
    running = rated(ann, ME, FREE, bot("young")).json()["id"]
    assert ann.get("/api/people/me/games").json()["games"] == [], "nobody has begun"
    table = rated(ann, ME, bot("random")).json()["id"]
    before = ann.get(f"/api/tables/{table}/ratings").json()
    assert (before["rated"], before["counted"]) == (True, False)
    assert before["seats"][0]["rating"]["points"] == 1500
    [now] = ann.get("/api/people/me/games").json()["games"]
    assert (now["table"], now["phase"], now["outcome"]) == (table, "playing", "")
    play(ann, table)

    [game] = ann.get("/api/people/me/games").json()["games"]
    assert (game["outcome"], game["rated"], game["phase"]) == ("gave-up", True, "over")
    assert [one["mine"] for one in game["seats"]] == [True, False]
    assert game["change"]["points"] < 0
    [mine] = ann.get("/api/people/me/ratings").json()["ratings"]
    assert (mine["game"], mine["games"]) == (GAME, 1)
    assert mine["rating"] == game["change"]["after"]
    assert mine["rating"]["provisional"] is True
    assert [one["table"] for one in mine["history"]] == [table]
    after = ann.get(f"/api/tables/{table}/ratings").json()
    assert after["counted"] is True
    assert after["seats"][0]["change"] == game["change"]
    assert [one["player"] for one in after["seats"]] == ["Ann", "random"], "not who played for her"
    assert after["seats"][1]["change"] is None, "bots do not change"
    assert ann.get(f"/api/tables/{running}/ratings").json()["seats"][1]["bot"] is True


def test_guests_have_games_but_no_ratings(ann: Browser) -> None:
    guest = ann.other()
    assert guest.get("/api/people/me/games").json() == {"games": [], "more": False}
    made = guest.post_json("/api/tables", {"game": GAME, "seating": [ME, bot("random")]})
    [game] = guest.get(f"/api/people/me/games?game={GAME}&page=0").json()["games"]
    assert (game["table"], game["rated"], game["change"]) == (made.json()["id"], False, None)
    assert guest.get("/api/people/me/games?game=sylve").json()["games"] == []
    assert guest.get("/api/people/me/games?page=1").json()["games"] == []
    assert refusal(guest.get("/api/people/me/games?game=chess"), 404) == "unknown-game"
    assert guest.get("/api/people/me/ratings").json() == {"account": False, "ratings": []}
    assert ann.get("/api/people/me/games").json()["games"] == [], "nobody sees another's games"
    assert guest.get(f"/api/tables/{game['table']}/ratings").json()["seats"] == []
