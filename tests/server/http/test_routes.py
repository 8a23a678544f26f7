"""The HTTP interface: the catalogue, tables from the first seat to the file of the game, and every refusal."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tablewood as tw
from tablewood.kernel.tables import check_provenance, load
from tablewood.server.live.limits import Limits
from tablewood.server.table.fairness import commitment_to, verify
from tests.server.http_client import SALT, Browser, refusal, seat, served

OPEN = {"game": "sylvan-dale", "seating": [seat(), seat("open")], "open": True}
ALONE = {"game": "sylvan-dale", "seating": [seat(), seat("bot", "random")]}


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Browser]:
    with served(tmp_path) as browser:
        yield browser


ANY_PACE = Limits(workers=0, pause=0, burst=10_000, frame_burst=10_000)
"""A game may have more moves than a person makes in a minute."""


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Browser, str]]:
    """A table whose game is over, played against a bot over the socket."""
    with served(tmp_path_factory.mktemp("played"), limits=ANY_PACE) as browser:
        id = browser.ask("/api/tables", **ALONE)["id"]
        play_on(browser, id)
        yield browser, id


def play_on(browser: Browser, id: str) -> dict[str, Any]:
    """Make the first legal move until the game is over, and return the final table.

    Where both are asked at once, the bot may be faster: then our move is stale, and the table is sent again.
    """
    with browser.table(id) as socket:
        number = 0
        while True:
            said: dict[str, Any] = socket.receive_json()
            if said["t"] == "refused":
                assert said["refusal"]["code"] == "stale", said
            if said["t"] != "table":
                continue
            if said["phase"] == "over":
                return said
            if said["moves"]:
                number += 1
                move = said["moves"][0]["move"]
                socket.send_json({"t": "move", "id": f"m{number}", "at": said["at"], "move": move})


class TestCatalogue:
    def test_games(self, browser: Browser) -> None:
        games = browser.get("/api/games").json()
        assert [game["id"] for game in games] == tw.game_ids()
        dale = next(game for game in games if game["id"] == "sylvan-dale")
        assert dale["seats"] == [2, 3, 4]
        assert dale["names"]["fr"] == "Les Bâtisseurs de Sylvan Dale"
        assert dale["clauses"] == "SD"
        [first] = [option for option in dale["options"] if option["name"] == "first-player"]
        assert first["default"] == "random"
        assert "red" in first["choices"]

    def test_bots_with_their_levels(self, browser: Browser) -> None:
        levels = {bot["name"]: bot["level"] for bot in browser.get("/api/bots").json()}
        assert [levels[name] for name in ("sapling", "young", "grown", "ancient")] == [1, 2, 3, 4]
        assert levels["random"] == 0

    @pytest.mark.parametrize("language", ["en", "fr"])
    @pytest.mark.parametrize("game", tw.game_ids())
    def test_rules(self, browser: Browser, game: str, language: str) -> None:
        rules = browser.get(f"/api/games/{game}/rules/{language}").json()
        prefix = tw.game(game).clauses
        assert rules["clauses"][0]["id"] == f"{prefix}-1"
        assert {clause["chapter"] for clause in rules["clauses"]} <= set(rules["chapters"])
        rulings = {ruling["id"] for ruling in rules["rulings"]}
        named = {name for clause in rules["clauses"] for name in clause["rulings"]}
        assert named <= rulings
        assert named

    def test_rules_have_no_raw_markup(self, browser: Browser) -> None:
        rules = browser.get("/api/games/tree-society/rules/fr").json()
        [chest] = [one for one in rules["clauses"] if one["id"] == "TS-51"]
        assert [part["marks"] for part in chest["parts"]] == [["R"], ["G"]]
        assert chest["rulings"] == ["R29"]
        assert not [
            one["id"] for one in rules["clauses"] if re.search(r"\[[A-Z]\]|\(déc", one["text"])
        ]

    @pytest.mark.parametrize("game", tw.game_ids())
    def test_components(self, browser: Browser, game: str) -> None:
        said = browser.get(f"/api/games/{game}/components")
        assert len(said.json()["kinds"]) >= 7
        assert all(kind["pieces"] for kind in said.json()["kinds"])
        again = browser.get(
            f"/api/games/{game}/components", headers={"if-none-match": said.headers["etag"]}
        )
        assert again.status_code == 304

    @pytest.mark.parametrize("game", tw.game_ids())
    def test_provenance(self, browser: Browser, game: str) -> None:
        said = browser.get(f"/api/games/{game}/provenance/fr").json()
        tagged = {
            entry.table: entry.source for entry in check_provenance(load(tw.game(game).components))
        }
        assert {table["table"]: table["source"] for table in said["tables"]} == tagged
        assert all(table["note"] and table["shares"] for table in said["tables"])
        assert said["why"] != browser.get(f"/api/games/{game}/provenance/en").json()["why"]
        assert 0 < said["ours"] < said["clauses"]

    @pytest.mark.parametrize("language", ["en", "fr"])
    def test_texts(self, browser: Browser, language: str) -> None:
        answer = browser.get(f"/api/games/sylve/text/{language}")
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert answer.text.count("\ngame-name = ") + answer.text.startswith("game-name") == 1

    def test_the_guide_shows_positions_and_counts_an_example(self, browser: Browser) -> None:
        guide = browser.get("/api/games/little-town/guide").json()
        [rent] = [step["picture"] for step in guide["turn"] if step["id"] == "rent"]
        before, after = rent["before"]["table"], rent["after"]["table"]
        assert before["view"]["players"][0]["goods"]["coins"] == 2
        assert after["view"]["players"][0]["goods"]["coins"] == 5
        assert (before["viewer"], before["moves"], before["facts"]) == (0, [], [])
        assert rent["before"]["point"] == ["square:E3"]
        assert [fact["kind"] for fact in rent["facts"]] == ["used", "rented", "spent", "gained"]
        for score in guide["scores"]:
            assert sum(score["parts"].values()) == score["total"]
        assert guide["figures"]["red_total"] == max(score["total"] for score in guide["scores"])

    @pytest.mark.parametrize("language", ["en", "fr"])
    def test_the_texts_of_the_guide(self, browser: Browser, language: str) -> None:
        answer = browser.get(f"/api/games/little-town/guide/text/{language}")
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert "\nturn-rent-title = " in answer.text

    def test_a_sheet_is_sent_packed_to_those_who_can_unpack_it(self, browser: Browser) -> None:
        path = "/api/games/little-town/guide"
        packed = browser.get(path, headers={"accept-encoding": "br, gzip"})
        plain = browser.get(path, headers={"accept-encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert packed.content == plain.content
        assert int(packed.headers["content-length"]) < len(plain.content) / 10

    @pytest.mark.parametrize(
        "path",
        ["games", "bots", "games/sylve/rules/en", "games/sylve/text/fr", "games/little-town/guide"],
    )
    def test_is_cached(self, browser: Browser, path: str) -> None:
        tag = browser.get(f"/api/{path}").headers["etag"]
        again = browser.get(f"/api/{path}", headers={"if-none-match": tag})
        assert (again.status_code, again.content) == (304, b"")

    def test_refuses_what_does_not_exist(self, browser: Browser) -> None:
        assert refusal(browser.get("/api/games/chess/rules/en"), 404) == "unknown-game"
        assert refusal(browser.get("/api/games/sylve/rules/de"), 404) == "not-found"
        assert refusal(browser.get("/api/games/chess/provenance/en"), 404) == "unknown-game"
        assert refusal(browser.get("/api/games/chess/components"), 404) == "unknown-game"
        assert refusal(browser.get("/api/games/sylve/provenance/de"), 404) == "not-found"
        assert refusal(browser.get("/api/games/chess/guide"), 404) == "unknown-game"
        assert refusal(browser.get("/api/games/little-town/guide/text/de"), 404) == "not-found"
        assert refusal(browser.get("/api/games/chess/text/en"), 404) == "unknown-game"
        assert refusal(browser.get("/api/games/sylve/text/de"), 404) == "not-found"
        assert refusal(browser.get("/api/games/sylve/text/..%2Fen"), 404) == "not-found"


class TestTables:
    def test_from_the_lobby_to_the_table(self, browser: Browser) -> None:
        id = browser.ask("/api/tables", **OPEN)["id"]
        other = browser.other()
        [card] = other.get("/api/tables").json()["waiting"]
        assert (card["id"], card["phase"], card["mine"]) == (id, "seating", False)
        assert [there["kind"] for there in card["seats"]] == ["person", "open"]
        done = other.ask(f"/api/tables/{id}/sit", seat=1, name="Bob", salt=SALT)
        card = other.get(f"/api/tables/{id}").json()
        assert (card["phase"], card["mine"]) == ("playing", True)
        assert done["version"] == 3  # sat, sat, began
        assert [card["id"] for card in other.get("/api/tables").json()["mine"]] == [id]

    def test_private_ones_are_not_listed(self, browser: Browser) -> None:
        id = browser.ask("/api/tables", **{**OPEN, "open": False})["id"]
        lobby = browser.other().get("/api/tables").json()
        assert lobby == {"waiting": [], "watchable": [], "mine": []}
        assert browser.other().get(f"/api/tables/{id}").json()["id"] == id

    def test_a_bot_replaces_someone_who_leaves(self, browser: Browser) -> None:
        id = browser.ask("/api/tables", **OPEN)["id"]
        browser.ask(f"/api/tables/{id}/leave", seat=0)
        assert browser.get(f"/api/tables/{id}").json()["seats"][0]["kind"] == "open"
        browser.ask(f"/api/tables/{id}/bot", seat=0, bot="random")
        assert browser.get(f"/api/tables/{id}").json()["seats"][0]["player"] == "random"

    @pytest.mark.parametrize(
        ("wish", "status", "code"),
        [
            ({"game": "chess"}, 404, "unknown-game"),
            ({"seating": [seat()]}, 422, "bad-seats"),
            ({"seating": [seat(), seat("bot", "clever")]}, 422, "unknown-bot"),
            ({"seating": [seat(name=" \u202e "), seat("open")]}, 422, "bad-name"),
            ({"seating": [{**seat(), "salt": "x"}, seat("open")]}, 422, "bad-salt"),
            ({"options": {"first-player": "green"}}, 422, "bad-option"),
            ({"options": {"colour": "red"}}, 422, "bad-option"),
            ({"seating": [seat(name="x" * 25), seat("open")]}, 400, "malformed"),
            ({"seating": []}, 400, "malformed"),
            ({"holder": "me"}, 400, "malformed"),
        ],
    )
    def test_that_are_not_possible(
        self, browser: Browser, wish: dict[str, Any], status: int, code: str
    ) -> None:
        answer = browser.post_json("/api/tables", {**OPEN, **wish})
        assert refusal(answer, status) == code
        assert browser.get("/api/tables").json()["mine"] == []

    @pytest.mark.parametrize(
        ("path", "body"),
        [
            ("sit", {"seat": 0, "name": "Eve", "salt": SALT}),
            ("leave", {"seat": 0}),
            ("bot", {"seat": 0, "bot": "random"}),
            ("again", {}),
        ],
    )
    def test_that_do_not_exist(self, browser: Browser, path: str, body: dict[str, Any]) -> None:
        for id in ("none", "x" * 200, "..", "%00", "é"):
            answer = browser.post_json(f"/api/tables/{id}/{path}", body)
            assert refusal(answer, 404) in ("unknown-table", "not-found")
        assert refusal(browser.get("/api/tables/none"), 404) == "unknown-table"

    @pytest.mark.parametrize("number", [2, -2, 10**30])
    def test_have_no_such_seat(self, browser: Browser, number: int) -> None:
        id = browser.ask("/api/tables", **OPEN)["id"]
        sit = {"seat": number, "name": "Eve", "salt": SALT}
        assert refusal(browser.post_json(f"/api/tables/{id}/sit", sit), 422) == "bad-seats"
        leave = browser.post_json(f"/api/tables/{id}/leave", {"seat": number})
        assert refusal(leave, 403) == "not-your-seat"

    def test_that_are_full(self, browser: Browser) -> None:
        id = browser.ask("/api/tables", **ALONE)["id"]
        sit = {"seat": -1, "name": "Eve", "salt": SALT}
        assert refusal(browser.post_json(f"/api/tables/{id}/sit", sit), 409) == "table-full"


class TestFinishedGames:
    def test_nothing_is_revealed_before(self, browser: Browser) -> None:
        id = browser.ask("/api/tables", **OPEN)["id"]
        for path in ("replay", "replay/0", "file"):
            assert refusal(browser.get(f"/api/tables/{id}/{path}"), 409) == "not-over"
        assert refusal(browser.post_json(f"/api/tables/{id}/again", {}), 409) == "not-over"

    def test_the_file_can_be_verified(self, played: tuple[Browser, str]) -> None:
        browser, id = played
        answer = browser.get(f"/api/tables/{id}/file")
        assert answer.headers["content-disposition"] == f'attachment; filename="tablewood-{id}.txt"'
        assert verify(answer.text).holds
        assert f"salt 0: {SALT}" in answer.text
        found = browser.ask("/api/verify", file=answer.text)
        assert found["holds"]
        assert [check["what"] for check in found["checks"]] == [
            "file",
            "commitment",
            "salts",
            "moves",
            "result",
        ]

    def test_the_promise_was_kept(self, played: tuple[Browser, str]) -> None:
        browser, id = played
        replay = browser.get(f"/api/tables/{id}/replay").json()
        fair = replay["fair"]
        assert commitment_to(fair["secret"]) == fair["commitment"]
        assert f"commitment: {fair['commitment']}" in browser.get(f"/api/tables/{id}/file").text

    def test_a_lie_is_found(self, played: tuple[Browser, str]) -> None:
        browser, id = played
        file = browser.get(f"/api/tables/{id}/file").text
        found = browser.ask(
            "/api/verify", file=file.replace(f"salt 0: {SALT}", "salt 0: " + "b" * 32)
        )
        assert not found["holds"]

    @pytest.mark.parametrize("file", ["", "x", "tablewood 1\n", "\0"])
    def test_other_files_are_refused(self, browser: Browser, file: str) -> None:
        assert refusal(browser.post_json("/api/verify", {"file": file}), 422) == "bad-file"

    def test_replay(self, played: tuple[Browser, str]) -> None:
        browser, id = played
        replay = browser.get(f"/api/tables/{id}/replay").json()
        last = len(replay["moves"])
        for move, who in ((0, -1), (1, 0), (last, 1)):
            position = browser.get(f"/api/tables/{id}/replay/{move}?seat={who}").json()
            assert (position["move"], position["seat"]) == (move, who)
        assert browser.get(f"/api/tables/{id}/replay/0").json()["seat"] == -1

    @pytest.mark.parametrize(
        ("path", "status", "code"),
        [
            ("replay/999999", 422, "no-such-move"),
            ("replay/-1", 422, "no-such-move"),
            ("replay/x", 400, "malformed"),
            ("replay/1.5", 400, "malformed"),
            ("replay/99999999999999999999", 400, "malformed"),
            ("replay/0?seat=x", 400, "malformed"),
            ("replay/0?seat=", 400, "malformed"),
            ("replay/0?seat=9", 422, "bad-seats"),
            ("replay/0?seat=-2", 422, "bad-seats"),
        ],
    )
    def test_no_such_position(
        self, played: tuple[Browser, str], path: str, status: int, code: str
    ) -> None:
        browser, id = played
        assert refusal(browser.get(f"/api/tables/{id}/{path}"), status) == code

    def test_rematch(self, played: tuple[Browser, str]) -> None:
        browser, id = played
        assert refusal(browser.other().post_json(f"/api/tables/{id}/again", {}), 403)
        first = browser.ask(f"/api/tables/{id}/again", salt=SALT)["id"]
        assert first != id
        assert browser.ask(f"/api/tables/{id}/again")["id"] == first


class TestPaths:
    @pytest.mark.parametrize("path", ["/api", "/api/", "/api/none", "/api/games/", "/api/live"])
    def test_that_do_not_exist(self, browser: Browser, path: str) -> None:
        assert refusal(browser.get(path), 404) == "not-found"

    @pytest.mark.parametrize(
        ("method", "path", "allowed"),
        [
            ("PUT", "/api/tables", "GET, HEAD, POST"),
            ("DELETE", "/api/tables/x", "GET, HEAD"),
            ("GET", "/api/verify", "POST"),
            ("PATCH", "/api/tables/x/sit", "POST"),
            ("OPTIONS", "/api/games", "GET, HEAD"),
            ("POST", "/", "GET, HEAD"),
        ],
    )
    def test_with_another_method(
        self, browser: Browser, method: str, path: str, allowed: str
    ) -> None:
        headers = {"content-type": "application/json"}
        answer = browser.request(method, path, headers=headers)
        assert refusal(answer, 405) == "method"
        assert set(answer.headers["allow"].split(", ")) == set(allowed.split(", "))

    def test_the_socket_is_not_a_page(self, browser: Browser) -> None:
        assert refusal(browser.get("/api/tables/x/live"), 404) == "not-found"
