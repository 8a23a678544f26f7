"""Accounts by passkey (WebAuthn): no passwords, no e-mail. The cryptography is py_webauthn's.

It comes with the extra `accounts`. Browsers make passkeys on https pages and on localhost only.
"""

from __future__ import annotations

import hashlib
import ipaddress
import json
import secrets
from collections.abc import Callable
from datetime import timedelta
from importlib.util import find_spec
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import Connection

from tablewood.server.people.people import Asking, People, written
from tablewood.server.storage import accounts as stored
from tablewood.server.storage.accounts import Account, Challenge, Passkey
from tablewood.server.table.names import name_of
from tablewood.server.table.refusal import TableError

T = TypeVar("T")

MINUTES = 5
"""How long a browser may take to sign."""

MOST_PASSKEYS = 20
NAME = "Tablewood"
MAKE = "make"
SIGN_IN = "sign-in"


class RelyingParty(msgspec.Struct, frozen=True):
    """The place that passkeys are for: nobody can use them elsewhere."""

    id: str
    origin: str


def relying_party(origin: str) -> RelyingParty | None:
    """The place with this origin; None if browsers make no passkeys there."""
    parts = urlsplit(origin)
    host = parts.hostname or ""
    if host == "localhost" or (parts.scheme == "https" and not _is_address(host)):
        return RelyingParty(host, origin)
    return None


def _is_address(host: str) -> bool:
    """Passkeys are for names; browsers refuse them for addresses."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def are_installed() -> bool:
    """Is the extra `accounts` installed?"""
    return find_spec("webauthn") is not None


class Passkeys:
    """What HTTP asks about accounts. A `TableError` says no."""

    def __init__(self, people: People) -> None:
        self._people = people

    async def of(self, person: str) -> tuple[Account | None, list[Passkey]]:
        """The person's account and passkeys."""
        return await self._people.store.ask(
            lambda one: (stored.account_of(one, person), stored.passkeys_of(one, person))
        )

    # Make one

    async def begin(self, asking: Asking, party: RelyingParty, name: str) -> dict[str, Any]:
        """What the browser needs to make a passkey: the first, with the account, or another one."""
        from webauthn import generate_registration_options, options_to_json  # noqa: PLC0415
        from webauthn.helpers import structs  # noqa: PLC0415

        account, known = await self.of(asking.person)
        if len(known) >= MOST_PASSKEYS:
            raise TableError("too-many-passkeys", "an account has few passkeys", most=MOST_PASSKEYS)
        name = account.name if account else name_of(name)
        handle = account.handle if account else secrets.token_hex(32)
        options = generate_registration_options(
            rp_id=party.id,
            rp_name=NAME,
            user_name=name,
            user_display_name=name,
            user_id=bytes.fromhex(handle),
            challenge=secrets.token_bytes(32),
            timeout=MINUTES * 60_000,
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                require_resident_key=True,
                user_verification=structs.UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[
                structs.PublicKeyCredentialDescriptor(id=bytes.fromhex(one.raw_id)) for one in known
            ],
        )
        detail = json.dumps({"name": name, "handle": handle})
        await self._challenge(asking, options.challenge, MAKE, detail)
        return dict(json.loads(options_to_json(options)))

    async def finish(self, asking: Asking, party: RelyingParty, credential: dict[str, Any]) -> str:
        """Keep the passkey that the browser has made; returns the device's new secret."""
        from webauthn import verify_registration_response  # noqa: PLC0415

        challenge, detail = await self._signed(asking, credential, MAKE)
        verified = _sound(
            lambda: verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=party.id,
                expected_origin=party.origin,
            )
        )
        about = json.loads(detail)
        device = self._people.as_device(asking)
        passkey = Passkey(
            credential=_hash(verified.credential_id),
            person=asking.person,
            public_key=verified.credential_public_key.hex(),
            uses=verified.sign_count,
            raw_id=verified.credential_id.hex(),
            browser=device.browser,
            system=device.system,
            made=device.first_seen,
            used="",
        )
        account = Account(
            person=asking.person,
            name=about["name"],
            handle=about["handle"],
            made=device.first_seen,
        )

        def owner(connection: Connection) -> str:
            return asking.person if stored.add_passkey(connection, account, passkey) else ""

        return await self._admit(asking, owner)

    # Sign in

    async def ask(self, asking: Asking, party: RelyingParty) -> dict[str, Any]:
        """What the browser needs to sign in. It is the same for everybody: the browser knows its passkeys."""
        from webauthn import generate_authentication_options, options_to_json  # noqa: PLC0415

        options = generate_authentication_options(
            rp_id=party.id, challenge=secrets.token_bytes(32), timeout=MINUTES * 60_000
        )
        await self._challenge(asking, options.challenge, SIGN_IN, "")
        return dict(json.loads(options_to_json(options)))

    async def sign_in(self, asking: Asking, party: RelyingParty, credential: dict[str, Any]) -> str:
        """The device acts for the owner of the passkey, from now on with the secret that is returned."""
        from webauthn import verify_authentication_response  # noqa: PLC0415

        challenge, _ = await self._signed(asking, credential, SIGN_IN)
        found = await self._people.store.ask(
            lambda one: stored.find_passkey(one, _hash(_bytes(credential.get("rawId"))))
        )
        if found is None:
            raise _bad_passkey()
        verified = _sound(
            lambda: verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=party.id,
                expected_origin=party.origin,
                credential_public_key=bytes.fromhex(found.public_key),
                credential_current_sign_count=found.uses,
            )
        )

        def owner(connection: Connection) -> str:
            # It may have been removed, or its account deleted, in the meantime.
            now = stored.find_passkey(connection, found.credential)
            if now is None:
                return ""
            time = written(self._people.now)
            stored.use_passkey(connection, found.credential, verified.new_sign_count, time)
            return now.person

        return await self._admit(asking, owner)

    # Forget

    async def remove(self, asking: Asking, which: Callable[[Passkey], bool]) -> None:
        """Remove one of the person's passkeys; the last one goes with the account."""
        _, known = await self.of(asking.person)
        gone = [one for one in known if which(one)]
        if gone and len(gone) == len(known):
            raise TableError("last-passkey", "nobody could sign in; delete the account instead")

        def change(connection: Connection) -> list[str]:
            for one in gone:
                stored.remove_passkey(connection, asking.person, one.credential)
            return []

        await self._people.change(change)

    async def delete(self, asking: Asking) -> None:
        """Delete the account. The person keeps their devices and seats, as a guest."""

        def change(connection: Connection) -> list[str]:
            stored.delete_account(connection, asking.person)
            return []

        await self._people.change(change)

    # Challenges

    async def _challenge(self, asking: Asking, challenge: bytes, purpose: str, detail: str) -> None:
        now = self._people.now
        row = Challenge(
            challenge=_hash(challenge),
            purpose=purpose,
            device=asking.device,
            detail=detail,
            expires=written(now + timedelta(minutes=MINUTES)),
        )

        def change(connection: Connection) -> list[str]:
            stored.put_challenge(connection, row, written(now))
            return []

        await self._people.change(change)

    async def _signed(
        self, asking: Asking, credential: dict[str, Any], purpose: str
    ) -> tuple[bytes, str]:
        """The challenge the browser says it signed, if we asked this device for it; it never counts again."""
        challenge = _challenge_in(credential)
        wanted = Challenge(
            challenge=_hash(challenge), purpose=purpose, device=asking.device, detail="", expires=""
        )
        found: Challenge | None = None

        def change(connection: Connection) -> list[str]:
            nonlocal found
            found = stored.take_challenge(connection, wanted, written(self._people.now))
            return []

        await self._people.change(change)
        if found is None:
            raise _bad_passkey()
        return challenge, found.detail

    async def _admit(self, asking: Asking, owner: Callable[[Connection], str]) -> str:
        secret = await self._people.admit(asking, owner)
        if not secret:
            raise _bad_passkey()
        return secret


def _sound(verify: Callable[[], T]) -> T:
    """What was verified. Whatever a browser sends, it is not the server's mistake."""
    try:
        return verify()
    except Exception:  # the parsers of CBOR and keys raise all kinds of errors
        raise _bad_passkey() from None


def _challenge_in(credential: dict[str, Any]) -> bytes:
    """The challenge in what the browser has signed."""
    response = credential.get("response")
    data = _bytes(response.get("clientDataJSON") if isinstance(response, dict) else None)
    return _sound(lambda: _bytes(json.loads(data)["challenge"]))


def _bytes(text: object) -> bytes:
    """What a browser sent in base64url."""
    from webauthn import base64url_to_bytes  # noqa: PLC0415

    return _sound(lambda: base64url_to_bytes(str(text)))


def _hash(value: bytes) -> str:
    return hashlib.sha256(value).hexdigest()


def _bad_passkey() -> TableError:
    return TableError("bad-passkey", "this passkey does not open anything here")
