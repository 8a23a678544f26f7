"""One person on several devices: /api/session. The handlers are thin; `People` does the work."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from starlette.requests import Request
from starlette.routing import BaseRoute, Route

from tablewood.server.http.operation import operation
from tablewood.server.http.schemas import RequestBody
from tablewood.server.http.sessions import asking, give_secret
from tablewood.server.http.settings import Settings
from tablewood.server.people import codes
from tablewood.server.people.passkeys import Passkeys, RelyingParty, are_installed, relying_party
from tablewood.server.people.people import Asking, People
from tablewood.server.people.secret import hash_of_secret
from tablewood.server.storage.people import Device

ID_LENGTH = 16
"""How much of its hash a device is called by, towards its own person."""

LONGEST_CODE = 40
"""A code as people type it, with spaces and dashes."""


class DeviceSheet(msgspec.Struct, kw_only=True):
    """One of my devices."""

    id: str
    browser: str
    """As the device says; empty if it does not."""
    system: str
    first_seen: str
    last_seen: str
    here: bool
    """Is it the one that asks?"""


class PasskeySheet(msgspec.Struct, kw_only=True):
    """One of my passkeys."""

    id: str
    browser: str
    """Where it was made."""
    system: str
    made: str
    used: str
    """When somebody last signed in with it; empty for never."""


PasskeysHere = Literal["possible", "not-installed", "not-here"]
"""Can passkeys be made and used here? Not if the server lacks the extra, or the page is neither https nor localhost."""


class SessionSheet(msgspec.Struct, kw_only=True):
    """GET /api/session: who I am here, and on which devices."""

    name: str
    tables: int
    devices: list[DeviceSheet]
    account: bool
    """Do I have an account, to sign in with a passkey?"""
    passkeys: list[PasskeySheet]
    passkeys_here: PasskeysHere


class AskCode(RequestBody):
    """POST /api/session/code"""


class CodeSheet(msgspec.Struct, kw_only=True):
    """A one-time code for another device."""

    code: str
    seconds: int
    """How long it is good for."""


class UseCode(RequestBody):
    """POST /api/session/look and /api/session/join"""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_CODE)]


class CodeOwner(msgspec.Struct, kw_only=True):
    """What would happen if this device used the code."""

    name: str
    """Who it would play as; empty if they have not played yet."""
    tables: int
    mine: int
    """How many tables this device has already, which come along."""
    same: bool
    """Does this device act for that person already?"""


class EndDevices(RequestBody):
    """POST /api/session/end: end one of my devices, or all but this one."""

    device: Annotated[str, msgspec.Meta(max_length=ID_LENGTH)] = ""
    """Empty for all others."""


class EndedDevices(msgspec.Struct, kw_only=True):
    """How many devices were ended."""

    ended: int


def people_of(request: Request) -> People:
    """Everybody known here."""
    people: People = request.app.state.people
    return people


def passkeys_of(request: Request) -> Passkeys:
    """Everybody's passkeys."""
    return Passkeys(people_of(request))


def place_of(request: Request) -> RelyingParty | None:
    """The place that passkeys are for: the public URL, or else the address that the browser asked."""
    settings: Settings = request.app.state.settings
    return relying_party(settings.origin or f"http://{request.headers.get('host', '')}".lower())


def sheet_of(device: Device, here: str) -> DeviceSheet:
    """A device as its person sees it."""
    return DeviceSheet(
        id=device.device[:ID_LENGTH],
        browser=device.browser,
        system=device.system,
        first_seen=device.first_seen,
        last_seen=device.last_seen,
        here=device.device == here,
    )


@operation("Who you are here, and on which devices.", gives=SessionSheet)
async def session(request: Request) -> SessionSheet:
    """GET /api/session"""
    return await session_of(request, asking(request))


@operation("Make a one-time code for another device.", takes=AskCode, gives=CodeSheet)
async def make_code(request: Request, body: AskCode) -> CodeSheet:
    """POST /api/session/code"""
    code = await people_of(request).make_code(asking(request))
    return CodeSheet(code=code, seconds=codes.MINUTES * 60)


@operation(
    "What would happen if this device used a code.",
    takes=UseCode,
    gives=CodeOwner,
    codes=("bad-code",),
)
async def look_up_code(request: Request, body: UseCode) -> CodeOwner:
    """POST /api/session/look"""
    who, people = asking(request), people_of(request)
    person, theirs = await people.look_up(body.code)
    mine = await people.belongings(who.person)
    return CodeOwner(
        name=theirs.name, tables=theirs.tables, mine=mine.tables, same=person == who.person
    )


@operation(
    "Continue here as the person who made a code.",
    takes=UseCode,
    gives=SessionSheet,
    codes=("bad-code",),
)
async def join(request: Request, body: UseCode) -> SessionSheet:
    """POST /api/session/join"""
    return await act_as(request, await people_of(request).join(asking(request), body.code))


async def act_as(request: Request, secret: str) -> SessionSheet:
    """Give the browser its new secret; returns who it is now."""
    give_secret(request, secret)
    device = hash_of_secret(secret)
    person = await people_of(request).person_of(device)
    return await session_of(request, Asking(device, person, asking(request).agent))


async def session_of(request: Request, who: Asking) -> SessionSheet:
    """Who a browser acts for, and on which devices they are."""
    sheet = SessionSheet(
        name="",
        tables=0,
        devices=[],
        account=False,
        passkeys=[],
        passkeys_here=_passkeys_here(request),
    )
    if not who.person:
        return sheet
    people = people_of(request)
    mine = await people.belongings(who.person)
    account, passkeys = await passkeys_of(request).of(who.person)
    sheet.name, sheet.tables = mine.name, mine.tables
    sheet.devices = [sheet_of(one, who.device) for one in await people.devices(who)]
    sheet.account = account is not None
    sheet.passkeys = [
        PasskeySheet(
            id=one.credential[:ID_LENGTH],
            browser=one.browser,
            system=one.system,
            made=one.made,
            used=one.used,
        )
        for one in passkeys
    ]
    return sheet


def _passkeys_here(request: Request) -> PasskeysHere:
    if not are_installed():
        return "not-installed"
    return "possible" if place_of(request) else "not-here"


@operation("End one of your devices, or all others.", takes=EndDevices, gives=EndedDevices)
async def end_devices(request: Request, body: EndDevices) -> EndedDevices:
    """POST /api/session/end"""
    who = asking(request)
    one = body.device
    ended = await people_of(request).end(
        who,
        lambda device: device.device[:ID_LENGTH] == one if one else device.device != who.device,
    )
    return EndedDevices(ended=ended)


SESSION_ROUTES: tuple[BaseRoute, ...] = (
    Route("/session", session),
    Route("/session/code", make_code, methods=["POST"]),
    Route("/session/look", look_up_code, methods=["POST"]),
    Route("/session/join", join, methods=["POST"]),
    Route("/session/end", end_devices, methods=["POST"]),
)
"""Everything under /api/session."""
