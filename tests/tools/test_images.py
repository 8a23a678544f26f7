"""The images of the container are pinned to what their registry says, by a registry of the tests."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from tools.images import CONTAINERFILE, CannotPin, Image, digest_of, images, pinned

DIGEST = "sha256:" + "5a" * 32


class Registry(BaseHTTPRequestHandler):
    """Knows one image, and tells its digest to whoever has a token."""

    def log_message(self, format: str, *args: object) -> None:
        pass

    def do_GET(self) -> None:
        assert self.path == "/token?service=tests&scope=repository%3Alibrary%2Fnode%3Apull"
        body = json.dumps({"token": "letmein"}).encode()
        self.send_response(200)
        self.end_headers()
        self.wfile.write(body)

    def do_HEAD(self) -> None:
        host = self.headers["Host"]
        if self.headers.get("Authorization") != "Bearer letmein":
            self.send_response(401)
            scope = 'service="tests",scope="repository:library/node:pull"'
            self.send_header("WWW-Authenticate", f'Bearer realm="http://{host}/token",{scope}')
        elif self.path == "/v2/library/node/manifests/22-slim":
            assert "oci.image.index" in self.headers["Accept"]
            self.send_response(200)
            self.send_header("Docker-Content-Digest", DIGEST)
        else:
            self.send_response(404)
        self.end_headers()


@pytest.fixture
def registry() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Registry)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


def node(host: str, tag: str = "22-slim") -> Image:
    return Image("NODE", host, "library/node", tag, None)


def test_a_registry_is_asked_for_a_token_and_then_for_the_digest(registry: str) -> None:
    assert digest_of(node(registry), "http") == DIGEST


def test_an_unknown_tag_and_a_silent_registry_are_told_by_name(registry: str) -> None:
    with pytest.raises(CannotPin, match=r"library/node:23: .*404"):
        digest_of(node(registry, "23"), "http")
    with pytest.raises(CannotPin, match=r"127\.0\.0\.1:1/library/node:22-slim"):
        digest_of(node("127.0.0.1:1"), "http")


def test_our_containerfile_names_three_images_that_can_be_pinned_again_and_again() -> None:
    text = CONTAINERFILE.read_text("utf-8")
    found = images(text)
    assert [image.name for image in found] == ["NODE", "PYTHON", "SLIM"]
    once = pinned(text, {image.name: DIGEST for image in found})
    assert [image.digest for image in images(once)] == [DIGEST] * 3
    assert f"\nARG SLIM=docker.io/library/python:3.12-slim@{DIGEST}\n" in once
    other = "sha256:" + "0f" * 32
    assert DIGEST not in pinned(once, {image.name: other for image in found})
