"""`tablewood play` and `serve` as people start them: a process, a port, a game over the network, and Ctrl-C."""

from __future__ import annotations

import json
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from tablewood.server.http import static
from tablewood.server.live.protocol import PROTOCOL
from tests.cli.conftest import Tablewood

PAGE = "<!doctype html><title>Tablewood</title>"
START = """
import sys
from pathlib import Path
from tablewood.cli import run
from tablewood.server.http import static
if __name__ == "__main__":
    static.FOLDER = Path(sys.argv[1])
    sys.exit(run(sys.argv[2:]))
"""
SALT = "0a" * 16


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """The folder of a built client."""
    folder = tmp_path / "static"
    folder.mkdir()
    (folder / "index.html").write_text(PAGE)
    return folder


class Running:
    """A process with a running server."""

    def __init__(self, process: subprocess.Popen[str], said: str) -> None:
        self.process = process
        self.said = said
        found = re.search(r"http://\S+", said)
        assert found is not None, said
        self.url = found[0].rstrip("/")

    def stop(self, how: signal.Signals = signal.SIGINT) -> tuple[int, str, str]:
        """Press Ctrl-C; returns the status and what was printed."""
        self.process.send_signal(how)
        out, err = self.process.communicate(timeout=30)
        return self.process.returncode, out, err


@contextmanager
def started(folder: Path, client: Path, *command: str) -> Iterator[Running]:
    script = folder / "start.py"
    script.write_text(START)
    process = subprocess.Popen(
        [sys.executable, str(script), str(client), *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=folder,
    )
    assert process.stdout is not None
    try:
        said = process.stdout.readline()
        if not said:
            raise AssertionError(process.communicate(timeout=10)[1])
        yield Running(process, said)
    finally:
        process.kill()
        process.communicate()


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def play_whole_game(browser: httpx.Client, url: str, id: str) -> dict[str, Any]:
    """Make the first legal move until the game is over."""
    headers = {"Cookie": f"tablewood={browser.cookies['tablewood']}"}
    live = f"{url.replace('http', 'ws', 1)}/api/tables/{id}/live"
    with connect(live, origin=Origin(url), additional_headers=headers) as table:
        table.send(json.dumps({"t": "hello", "protocol": PROTOCOL}))
        number = 0
        while True:
            said: dict[str, Any] = json.loads(table.recv(timeout=60))
            assert said["t"] != "refused", said
            if said["t"] != "table":
                continue
            if said["phase"] == "over":
                return said
            if said["moves"]:
                number += 1
                move = said["moves"][0]["move"]
                asked = {"t": "move", "id": f"m{number}", "at": said["at"], "move": move}
            else:
                asked = {"t": "hello", "protocol": PROTOCOL, "seat": said["asked"][0]}
            table.send(json.dumps(asked))


class TestPlaying:
    def test_a_whole_game_over_the_network(
        self, tablewood: Tablewood, tmp_path: Path, client: Path
    ) -> None:
        """Two people at one device play to the end; verify the game, restart the server, and find everything again."""
        line = ("play", "--no-browser", "--port", str(free_port()))
        with started(tmp_path, client, *line) as server, httpx.Client() as browser:
            assert browser.get(server.url).text == PAGE
            seating = [
                {"kind": "me", "name": "Ann", "salt": SALT},
                {"kind": "here", "name": "Bob", "salt": SALT},
            ]
            wish = {"game": "sylvan-dale", "seating": seating}
            origin = {"origin": server.url}
            made = browser.post(f"{server.url}/api/tables", json=wish, headers=origin)
            id = made.json()["id"]
            over = play_whole_game(browser, server.url, id)
            assert sorted(score["rank"] for score in over["scores"]) in ([1, 2], [1, 1])
            file = browser.get(f"{server.url}/api/tables/{id}/file").text
            status, out, err = server.stop()
            assert (status, err) == (0, "")
            assert out.startswith("Stopped. The tables are kept: ")
        (tmp_path / "game.txt").write_text(file)
        assert tablewood("verify game.txt").status == 0
        assert "Ann: play" in tablewood("replay game.txt").out
        with started(tmp_path, client, *line) as server:
            assert httpx.get(f"{server.url}/api/tables/{id}").json()["phase"] == "over"

    def test_people_at_the_table_are_told_that_the_server_stops(
        self, tablewood: Tablewood, tmp_path: Path, client: Path
    ) -> None:
        seating = [{"kind": "bot", "name": "random"}, {"kind": "open"}]
        with started(tmp_path, client, "serve", "--port", str(free_port())) as server:
            wish = {"game": "sylvan-dale", "seating": seating}
            id = httpx.post(f"{server.url}/api/tables", json=wish).json()["id"]
            with connect(f"{server.url.replace('http', 'ws', 1)}/api/tables/{id}/live") as table:
                table.send(json.dumps({"t": "hello", "protocol": PROTOCOL}))
                while json.loads(table.recv(timeout=30))["t"] != "table":
                    pass
                server.process.send_signal(signal.SIGTERM)
                said = json.loads(table.recv(timeout=30))
                while said["t"] != "closing":
                    said = json.loads(table.recv(timeout=30))
                assert said["refusal"]["code"] == "restarting"
            assert server.process.communicate(timeout=30)[1] == ""
            assert server.process.returncode == 0
        assert (tmp_path / "tablewood.db").exists()

    def test_takes_the_next_free_port(
        self, tablewood: Tablewood, tmp_path: Path, client: Path
    ) -> None:
        with started(tmp_path, client, "play", "sylve", "--no-browser", "--lang", "fr") as one:
            assert one.said.startswith("Jouez sur http://127.0.0.1:")
            assert one.url.endswith("/new/sylve")
            with started(tmp_path, client, "play", "--no-browser") as two:
                ports = [int(re.findall(r":(\d+)", server.url)[0]) for server in (one, two)]
                assert 8765 <= ports[0] < ports[1]


class TestRefusals:
    @pytest.fixture(autouse=True)
    def _built(self, client: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(static, "FOLDER", client)

    @pytest.fixture
    def busy(self) -> Iterator[int]:
        with socket.socket() as taken:
            taken.bind(("127.0.0.1", 0))
            taken.listen()
            yield taken.getsockname()[1]

    def test_of_a_port_in_use(self, tablewood: Tablewood, busy: int, tmp_path: Path) -> None:
        for command in ("serve", "play --no-browser"):
            done = tablewood(f"{command} --port {busy} --database x.db")
            done.refuses(f"port {busy} is in use", "--port")
        assert not (tmp_path / "x.db").exists()

    def test_of_a_broken_database(self, tablewood: Tablewood, tmp_path: Path) -> None:
        (tmp_path / "broken.db").write_text("this is no database\n" * 100)
        for command in ("serve --port 0", f"play --no-browser --port {free_port()}"):
            tablewood(f"{command} --database broken.db").refuses("broken.db", "not a database")
        assert (tmp_path / "broken.db").read_text().startswith("this is no database")

    @pytest.mark.parametrize(
        ("database", "words"),
        [
            ("none/x.db", ["none/x.db"]),
            ("mysql://localhost/x", ["only SQLite and PostgreSQL"]),
            ("postgresql://nobody@127.0.0.1:1/none", ["postgresql", "127.0.0.1"]),
        ],
    )
    def test_of_a_database_out_of_reach(
        self, tablewood: Tablewood, database: str, words: list[str]
    ) -> None:
        tablewood(f"serve --port 0 --database {database}").refuses(*words)

    def test_of_postgresql_without_psycopg(
        self, tablewood: Tablewood, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setitem(sys.modules, "psycopg", None)
        done = tablewood("serve --port 0 --database postgresql://localhost/x")
        done.refuses("PostgreSQL needs psycopg", "tablewood[postgres]")

    def test_of_a_client_that_was_not_built(
        self, tablewood: Tablewood, client: Path, tmp_path: Path
    ) -> None:
        (client / "index.html").unlink()
        for command in ("serve", "play", "play --no-browser"):
            tablewood(command).refuses("has not been built", "make web")
        assert not (tmp_path / "data").exists()

    @pytest.mark.parametrize(
        ("line", "words"),
        [
            ("play chess --no-browser", ['unknown game "chess"']),
            ("play --terminal --no-browser", ["--no-browser", "--terminal", "choose one"]),
            ("play --port 8000 --seats 3", ["--port", "--seats", "choose one"]),
            ("play --database x.db --resume y.txt", ["--database", "--resume"]),
            ("play --port 70000", ["70000", "65535"]),
            ("play --host nowhere.invalid", ["nowhere.invalid"]),
            ("serve --port -1", ["-1", "65535"]),
            ("serve --public-url games", ["public-url", '"games"']),
            ("serve --proxies proxy", ['"proxy"']),
            ("serve --lang de", ['unknown language "de"']),
        ],
    )
    def test_of_impossible_arguments(
        self, tablewood: Tablewood, line: str, words: list[str]
    ) -> None:
        tablewood(line).refuses(*words)

    def test_of_wrong_environment_variables(
        self, tablewood: Tablewood, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("TABLEWOOD_PORT", "eighty")
        tablewood("serve").refuses("TABLEWOOD_PORT", '"eighty"')
