"""Accounts by passkey: /api/account. They are optional; the handlers are thin, `Passkeys` does the work."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from starlette.requests import Request
from starlette.routing import BaseRoute, Route

from tablewood.server.http.operation import operation
from tablewood.server.http.schemas import RequestBody
from tablewood.server.http.session_routes import (
    ID_LENGTH,
    SessionSheet,
    act_as,
    passkeys_of,
    place_of,
    session_of,
)
from tablewood.server.http.sessions import asking
from tablewood.server.people.passkeys import RelyingParty, are_installed
from tablewood.server.table.names import LONGEST_NAME
from tablewood.server.table.refusal import TableError

IMPOSSIBLE = ("no-passkeys", "passkeys-not-here")


class BeginPasskey(RequestBody):
    """POST /api/account/begin: make an account, or add a passkey to mine."""

    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)] = ""
    """What the account is called; only for a new one."""


class AskPasskey(RequestBody):
    """POST /api/account/ask: sign in with a passkey."""


class Ceremony(msgspec.Struct, kw_only=True):
    """What the browser needs to make a passkey or to sign in, as WebAuthn describes it in JSON."""

    options: dict[str, Any]


class SignedPasskey(RequestBody):
    """POST /api/account/finish and /api/account/sign-in: what the browser made of it, as WebAuthn describes it."""

    credential: dict[str, Any]


class RemovePasskey(RequestBody):
    """POST /api/account/remove"""

    passkey: Annotated[str, msgspec.Meta(min_length=1, max_length=ID_LENGTH)]


class DeleteAccount(RequestBody):
    """POST /api/account/delete"""


def _party(request: Request) -> RelyingParty:
    """The place that passkeys are for."""
    if not are_installed():
        raise TableError("no-passkeys", "this server has no passkeys (extra `accounts`)")
    found = place_of(request)
    if found is None:
        raise TableError("passkeys-not-here", "passkeys need https, or localhost")
    return found


@operation(
    "Begin to make an account, or another passkey for it.",
    takes=BeginPasskey,
    gives=Ceremony,
    codes=("bad-name", "too-many-passkeys", *IMPOSSIBLE),
)
async def begin_passkey(request: Request, body: BeginPasskey) -> Ceremony:
    """POST /api/account/begin"""
    party = _party(request)
    return Ceremony(options=await passkeys_of(request).begin(asking(request), party, body.name))


@operation(
    "Keep the passkey that was made.",
    takes=SignedPasskey,
    gives=SessionSheet,
    codes=("bad-passkey", *IMPOSSIBLE),
)
async def finish_passkey(request: Request, body: SignedPasskey) -> SessionSheet:
    """POST /api/account/finish"""
    party = _party(request)
    secret = await passkeys_of(request).finish(asking(request), party, body.credential)
    return await act_as(request, secret)


@operation("Begin to sign in.", takes=AskPasskey, gives=Ceremony, codes=IMPOSSIBLE)
async def ask_passkey(request: Request, body: AskPasskey) -> Ceremony:
    """POST /api/account/ask"""
    party = _party(request)
    return Ceremony(options=await passkeys_of(request).ask(asking(request), party))


@operation(
    "Sign in with a passkey; this device's tables come along.",
    takes=SignedPasskey,
    gives=SessionSheet,
    codes=("bad-passkey", *IMPOSSIBLE),
)
async def sign_in(request: Request, body: SignedPasskey) -> SessionSheet:
    """POST /api/account/sign-in"""
    party = _party(request)
    secret = await passkeys_of(request).sign_in(asking(request), party, body.credential)
    return await act_as(request, secret)


@operation(
    "Remove one of your passkeys.", takes=RemovePasskey, gives=SessionSheet, codes=("last-passkey",)
)
async def remove_passkey(request: Request, body: RemovePasskey) -> SessionSheet:
    """POST /api/account/remove"""
    who = asking(request)
    await passkeys_of(request).remove(
        who, lambda passkey: passkey.credential[:ID_LENGTH] == body.passkey
    )
    return await session_of(request, who)


@operation("Delete your account; seats stay yours.", takes=DeleteAccount, gives=SessionSheet)
async def delete_account(request: Request, body: DeleteAccount) -> SessionSheet:
    """POST /api/account/delete"""
    who = asking(request)
    await passkeys_of(request).delete(who)
    return await session_of(request, who)


ACCOUNT_ROUTES: tuple[BaseRoute, ...] = (
    Route("/account/begin", begin_passkey, methods=["POST"]),
    Route("/account/finish", finish_passkey, methods=["POST"]),
    Route("/account/ask", ask_passkey, methods=["POST"]),
    Route("/account/sign-in", sign_in, methods=["POST"]),
    Route("/account/remove", remove_passkey, methods=["POST"]),
    Route("/account/delete", delete_account, methods=["POST"]),
)
"""Everything under /api/account."""
