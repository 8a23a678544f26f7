"""An authenticator for tests: makes passkeys and signs with them, as a phone would."""

from __future__ import annotations

import hashlib
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT_AND_VERIFIED = 0x05
WITH_KEY = 0x40


def encoded(value: bytes) -> str:
    return urlsafe_b64encode(value).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """One passkey, at one origin."""

    def __init__(self, origin: str = "http://localhost") -> None:
        self.origin = origin
        self.id = secrets.token_bytes(32)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.uses = 0
        self.handle = b""

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """Make a passkey, as `navigator.credentials.create` does."""
        self.handle = decoded(options["user"]["id"])
        point = self.key.public_key().public_numbers()
        public = {
            1: 2,
            3: -7,
            -1: 1,
            -2: point.x.to_bytes(32, "big"),
            -3: point.y.to_bytes(32, "big"),
        }
        data = self._data(options["rp"]["id"], PRESENT_AND_VERIFIED | WITH_KEY)
        data += bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._credential(
            clientDataJSON=self._client("webauthn.create", options), attestationObject=attested
        )

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """Sign in, as `navigator.credentials.get` does."""
        self.uses += 1
        data = self._data(options["rpId"], PRESENT_AND_VERIFIED)
        client = self._client("webauthn.get", options)
        signed = data + hashlib.sha256(client).digest()
        return self._credential(
            clientDataJSON=client,
            authenticatorData=data,
            signature=self.key.sign(signed, ec.ECDSA(SHA256())),
            userHandle=self.handle,
        )

    def _data(self, place: str, flags: int) -> bytes:
        uses = self.uses.to_bytes(4, "big")
        return hashlib.sha256(place.encode()).digest() + bytes([flags]) + uses

    def _client(self, kind: str, options: dict[str, Any]) -> bytes:
        client = {"type": kind, "challenge": options["challenge"], "origin": self.origin}
        return json.dumps(client).encode()

    def _credential(self, **response: bytes) -> dict[str, Any]:
        return {
            "id": encoded(self.id),
            "rawId": encoded(self.id),
            "type": "public-key",
            "response": {name: encoded(value) for name, value in response.items()},
            "clientExtensionResults": {},
        }
