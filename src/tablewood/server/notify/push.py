"""Web Push (RFC 8030): messages that only the reader's browser can decrypt (RFC 8291), signed with the server's key
(VAPID, RFC 8292). Encryption and signature are made by the package `webpush`; without it, there is no push."""

from __future__ import annotations

import binascii
import hashlib
import logging
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Awaitable, Callable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from tablewood.kernel.errors import TablewoodError
from tablewood.server.notify.endpoints import BadEndpoint, read_endpoint
from tablewood.server.notify.notices import TurnNotice
from tablewood.server.notify.outbox import TryLater
from tablewood.server.notify.post import post
from tablewood.server.storage import PushSubscription

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

TIME_TO_LIVE = 24 * 3600
"""Seconds for which the push service keeps a message for a browser that is switched off."""

GONE = (404, 410)
BUSY = (408, 429)
POINT = 65
"""Bytes of a public key."""
SECRET = 16
"""Bytes of a browser's secret."""

log = logging.getLogger(__name__)

Forget = Callable[[str], Awaitable[None]]
"""Called with the endpoint of a browser that its push service no longer knows."""


class BadKey(TablewoodError):
    """The file is not a key that can sign push messages."""


def is_installed() -> bool:
    """Is the package that encrypts installed?"""
    return find_spec("webpush") is not None


def make_key() -> str:
    """A new private key, as PEM."""
    from webpush.vapid import VAPID  # noqa: PLC0415  the extra `push`

    private, _, _ = VAPID.generate_keys()
    return str(private.decode())


def key_in(file: str) -> str:
    """The operator's own key, as PEM; BadKey says what is wrong with the file."""
    if not is_installed():
        raise BadKey("push messages need the package webpush: pip install 'tablewood[push]'")
    try:
        key = Path(file).read_text(encoding="ascii")
    except (OSError, UnicodeDecodeError) as error:
        raise BadKey(f"{file} cannot be read: {error}") from None
    read_key(key)
    return key


def read_key(private_key: str) -> EllipticCurvePrivateKey:
    """A private key that can sign push messages."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415
    from cryptography.hazmat.primitives.serialization import load_pem_private_key  # noqa: PLC0415

    try:
        key = load_pem_private_key(private_key.encode(), None)
    except (ValueError, TypeError):
        raise BadKey("not a private key in PEM format, without a password") from None
    if not isinstance(key, ec.EllipticCurvePrivateKey) or not isinstance(key.curve, ec.SECP256R1):
        raise BadKey("not a key on the curve P-256")
    return key


class PushSender:
    """Sends notices to browsers, in the name of one key."""

    def __init__(self, private_key: str, contact: str, forget: Forget, local: bool = False) -> None:
        from cryptography.hazmat.primitives.serialization import (  # noqa: PLC0415
            Encoding,
            PublicFormat,
        )
        from webpush import WebPush  # noqa: PLC0415
        from webpush.vapid import VAPID  # noqa: PLC0415

        public = read_key(private_key).public_key()
        self._pusher = WebPush(
            private_key=private_key.encode(),
            public_key=public.public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo),
            subscriber=contact,
            ttl=TIME_TO_LIVE,
        )
        self.public_key: str = VAPID.get_application_server_key(public)
        """What browsers subscribe with."""
        self._forget = forget
        self._local = local

    def check(self, browser: PushSubscription) -> None:
        """BadEndpoint if nothing can be sent to this browser."""
        read_endpoint(browser.endpoint, self._local)
        self._encrypted(browser, b"{}")

    async def send(self, browser: PushSubscription, notice: TurnNotice) -> None:
        """Send it; a browser that is gone is forgotten. TryLater if the service is busy or cannot be reached."""
        try:
            body, headers = self._encrypted(browser, msgspec.json.encode(notice))
            headers |= {"topic": topic_of(notice.table), "urgency": "normal"}
            answer = await post(browser.endpoint, headers, body, self._local)
        except BadEndpoint as error:
            log.warning("push: %s", error)
            await self._forget(browser.endpoint)
        except OSError as error:
            raise TryLater(str(error) or "no answer") from None
        else:
            if answer.status in GONE:
                await self._forget(browser.endpoint)
            elif answer.status in BUSY or answer.status >= 500:
                raise TryLater(f"status {answer.status}", answer.retry_after)
            elif answer.status >= 300:
                host = read_endpoint(browser.endpoint, self._local).hostname
                log.warning("push: %s refused a message: status %d", host, answer.status)

    def _encrypted(self, browser: PushSubscription, message: bytes) -> tuple[bytes, dict[str, str]]:
        from webpush import WebPushSubscription  # noqa: PLC0415

        keys = {"p256dh": browser.p256dh, "auth": browser.auth}
        if (size_of(browser.p256dh), size_of(browser.auth)) != (POINT, SECRET):
            raise BadEndpoint("the browser's keys have the wrong length")
        try:
            asked = WebPushSubscription.model_validate({"endpoint": browser.endpoint, "keys": keys})
            made = self._pusher.get(message, asked)
        except ValueError:  # not a point on the curve
            raise BadEndpoint("the browser's keys cannot be used") from None
        return made.encrypted, dict(made.headers)


def size_of(key: str) -> int:
    """The number of bytes of a key in base64; -1 if it is not one."""
    try:
        return len(urlsafe_b64decode(key + "=" * (-len(key) % 4)))
    except (binascii.Error, ValueError):
        return -1


def topic_of(table: str) -> str:
    """A newer message of a topic replaces one that waits at the push service. It cannot read the table's id."""
    return urlsafe_b64encode(hashlib.sha256(table.encode()).digest())[:32].decode()
