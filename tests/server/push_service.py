"""A push service of the tests, and the browsers it serves.

It does what a real one does: it checks who sends (VAPID, RFC 8292) and passes the message on; the browser decrypts it
(RFC 8291). Both are written here from the standards, without the package that the server uses.
"""

from __future__ import annotations

import json
import secrets
import threading
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF, HKDFExpand
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

P256 = ec.SECP256R1()


def encoded(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class PushedBrowser:
    """A browser that has subscribed: its keys, and what has arrived."""

    def __init__(
        self, private: ec.EllipticCurvePrivateKey | None = None, auth: bytes = b""
    ) -> None:
        self._private = private or ec.generate_private_key(P256)
        self._auth = auth or secrets.token_bytes(16)
        self.path = f"/send/{secrets.token_urlsafe(16)}"
        self.messages: list[dict[str, Any]] = []

    @property
    def p256dh(self) -> str:
        return encoded(point(self._private.public_key()))

    @property
    def auth(self) -> str:
        return encoded(self._auth)

    def decrypt(self, body: bytes) -> bytes:
        """RFC 8188 with the keys of RFC 8291: one record."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, record = body[21 : 21 + length], body[21 + length :]
        assert len(record) <= size
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(P256, sender)
        shared = self._private.exchange(ec.ECDH(), theirs)
        info = b"WebPush: info\0" + point(self._private.public_key()) + sender
        secret = HKDF(hashes.SHA256(), 32, self._auth, info).derive(shared)
        extracted = HKDF.extract(hashes.SHA256(), salt, secret)
        key = HKDFExpand(hashes.SHA256(), 16, b"Content-Encoding: aes128gcm\0").derive(extracted)
        nonce = HKDFExpand(hashes.SHA256(), 12, b"Content-Encoding: nonce\0").derive(extracted)
        padded = AESGCM(key).decrypt(nonce, record, None).rstrip(b"\0")
        assert padded.endswith(b"\2"), "the last record ends with 2"
        return padded[:-1]


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def claims_of(authorization: str) -> tuple[dict[str, Any], str]:
    """The claims of a VAPID header, after checking the signature; and the key that signed."""
    scheme, _, rest = authorization.partition(" ")
    assert scheme.lower() == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    signed, _, signature = parts["t"].rpartition(".")
    head, claims = (json.loads(decoded(part)) for part in signed.split("."))
    assert head["alg"] == "ES256"
    raw = decoded(signature)
    numbers = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    key = ec.EllipticCurvePublicKey.from_encoded_point(P256, decoded(parts["k"]))
    key.verify(utils.encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(hashes.SHA256()))
    return dict(claims), parts["k"]


class PushService:
    """Takes messages for its browsers. `answers` are the next statuses to give; after that 201."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.browsers: dict[str, PushedBrowser] = {}
        self.answers: list[int] = []
        self.posts: list[dict[str, str]] = []
        """The headers of every message that came."""
        self.problems: list[str] = []

    def subscribed(self, key: str) -> tuple[PushedBrowser, dict[str, str]]:
        """A new browser, and what it tells the server; `key` is the server's public key."""
        browser = PushedBrowser()
        self.browsers[browser.path] = browser
        self._key = key
        endpoint = self.url + browser.path
        return browser, {"endpoint": endpoint, "p256dh": browser.p256dh, "auth": browser.auth}

    def receive(self, path: str, headers: dict[str, str], body: bytes) -> int:
        self.posts.append(headers)
        status = self.answers.pop(0) if self.answers else 201
        if status >= 300:
            return status
        if path not in self.browsers:
            return 410
        claims, key = claims_of(headers["authorization"])
        assert key == self._key, "signed with another key"
        assert claims["aud"] == self.url.rpartition(":")[0], claims
        assert time.time() < claims["exp"] <= time.time() + 24 * 3600
        assert claims["sub"].startswith("mailto:")
        assert headers["content-encoding"] == "aes128gcm"
        assert int(headers["ttl"]) > 0
        assert len(headers["topic"]) <= 32
        browser = self.browsers[path]
        browser.messages.append(json.loads(browser.decrypt(body)))
        return status


@contextmanager
def running() -> Iterator[PushService]:
    """A push service on a local port, in a thread. What it found wrong is an error at the end."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            try:
                status = service.receive(self.path, headers, body)
            except Exception as error:
                service.problems.append(repr(error))
                status = 400
            self.send_response(status)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *arguments: object) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service = PushService(f"http://127.0.0.1:{server.server_address[1]}")
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()
        thread.join(10)
    assert service.problems == []
