"""The HTTP interface of reminders: "it is your turn", in a closed browser or by e-mail, and the ways out."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Literal

import msgspec
from starlette.endpoints import HTTPEndpoint
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from tablewood.server.http.notifications import Notifications
from tablewood.server.http.operation import operation
from tablewood.server.http.schemas import RequestBody
from tablewood.server.http.sessions import holder
from tablewood.server.notify.endpoints import LONGEST, BadEndpoint
from tablewood.server.notify.mail import (
    LONGEST_ADDRESS,
    BadLink,
    MailSender,
    is_mail_address,
)
from tablewood.server.notify.push import PushSender
from tablewood.server.storage import PushSubscription, Reminder
from tablewood.server.table.refusal import TableError

Language = Literal["en", "fr"]
TimeOfDay = Annotated[str, msgspec.Meta(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9](?!\n)$")]
Offset = Annotated[str, msgspec.Meta(pattern=r"^[+-](0[0-9]|1[0-4]):[0-5][0-9](?!\n)$")]
Endpoint = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST)]
Base64 = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{1,100}(?!\n)$")]
Zone = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_+/-]{0,64}(?!\n)$")]
Token = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}-[0-9a-f]{40}(?!\n)$")]


class QuietHours(RequestBody):
    """When not to be told, on the reader's clock; from and to the same time for never."""

    start: TimeOfDay = "00:00"
    end: TimeOfDay = "00:00"
    zone: Zone = ""
    """The name of their time zone (Europe/Paris)."""
    utc_offset: Offset = "+00:00"
    """East of UTC, in case the server does not know the zone."""


class SetReminders(RequestBody):
    """POST /api/reminders: the language to be told in, and quiet hours."""

    language: Language
    quiet: QuietHours


class Subscribe(RequestBody):
    """POST /api/push/subscribe: what the browser's push manager says."""

    endpoint: Endpoint
    p256dh: Base64
    auth: Base64
    language: Language
    quiet: QuietHours


class Unsubscribe(RequestBody):
    """POST /api/push/unsubscribe"""

    endpoint: Endpoint


class SetAddress(RequestBody):
    """POST /api/reminders/mail: an address to write to, once it is confirmed; empty to forget it."""

    address: Annotated[str, msgspec.Meta(max_length=LONGEST_ADDRESS)]
    language: Language


class MailLink(RequestBody):
    """POST /api/reminders/mail/confirm and .../stop: the token of a link in a mail."""

    token: Token


class RemindersSheet(msgspec.Struct, kw_only=True):
    """GET /api/reminders: what this server offers, and what you have chosen."""

    push_key: str
    """The key to subscribe with; empty if the server sends no push messages."""
    mail: bool
    """Whether the server sends mail."""
    browsers: int
    """How many of your browsers are told."""
    language: str
    quiet: QuietHours
    address: str
    confirmed: bool


class MailLinkSheet(msgspec.Struct, kw_only=True):
    """The address a link in a mail was about."""

    address: str


@operation(
    "How you can be told that it is your turn, and what you have chosen.", gives=RemindersSheet
)
async def reminders(request: Request) -> RemindersSheet:
    """GET /api/reminders"""
    return await _sheet(request)


@operation("Choose the language and quiet hours.", takes=SetReminders, gives=RemindersSheet)
async def set_reminders(request: Request, body: SetReminders) -> RemindersSheet:
    """POST /api/reminders"""
    store = _notifications(request).store
    found = await store.reachable(holder(request))
    if found.browsers or found.reminder.address:  # nothing is kept of people who want nothing
        await store.save(_changed(found.reminder, body.language, body.quiet))
    return await _sheet(request)


@operation(
    "Be told by push messages in this browser, even when it is closed.",
    takes=Subscribe,
    gives=RemindersSheet,
    codes=("no-push", "bad-endpoint"),
)
async def subscribe(request: Request, body: Subscribe) -> RemindersSheet:
    """POST /api/push/subscribe"""
    found = _notifications(request)
    browser = PushSubscription(endpoint=body.endpoint, p256dh=body.p256dh, auth=body.auth)
    try:
        _push(found).check(browser)
    except BadEndpoint as error:
        raise TableError("bad-endpoint", error.message) from None
    reminder = (await found.store.reachable(holder(request))).reminder
    await found.store.subscribe(_changed(reminder, body.language, body.quiet), browser)
    return await _sheet(request)


@operation("No more push messages in this browser.", takes=Unsubscribe, gives=RemindersSheet)
async def unsubscribe(request: Request, body: Unsubscribe) -> RemindersSheet:
    """POST /api/push/unsubscribe"""
    await _notifications(request).store.unsubscribe(holder(request), body.endpoint)
    return await _sheet(request)


@operation(
    "Be told by e-mail, once the address is confirmed; or no longer.",
    takes=SetAddress,
    gives=RemindersSheet,
    codes=("no-mail", "bad-address", "too-many-mails"),
)
async def set_address(request: Request, body: SetAddress) -> RemindersSheet:
    """POST /api/reminders/mail"""
    found = _notifications(request)
    reminder = (await found.store.reachable(holder(request))).reminder
    if not body.address:
        await found.store.forget_address(reminder.holder, reminder.address)
        return await _sheet(request)
    mail = _mail(found)
    if not is_mail_address(body.address):
        raise TableError("bad-address", "that is not an e-mail address")
    if (reminder.address, reminder.confirmed) == (body.address, True):
        return await _sheet(request)
    if found.confirmations.take("confirm", body.address.lower()):
        raise TableError("too-many-mails", "this address was written to; wait for a day")
    changed = msgspec.structs.replace(
        reminder, address=body.address, confirmed=False, language=body.language
    )
    await found.store.save(changed)
    assert found.outbox is not None
    await found.outbox.put(
        partial(mail.ask_to_confirm, reminder.holder, body.address, body.language)
    )
    return await _sheet(request)


@operation(
    "Say that an e-mail address is yours, by the link in a mail.",
    takes=MailLink,
    gives=MailLinkSheet,
    codes=("no-mail", "bad-link"),
)
async def confirm_address(request: Request, body: MailLink) -> MailLinkSheet:
    """POST /api/reminders/mail/confirm"""
    reminder = await _linked(request, body.token, "confirm")
    if not await _notifications(request).store.confirm(reminder.holder, reminder.address):
        raise TableError("bad-link", "this address is no longer wanted")
    return MailLinkSheet(address=reminder.address)


@operation(
    "No more mail to an address, by the link in a mail.",
    takes=MailLink,
    gives=MailLinkSheet,
    codes=("no-mail", "bad-link"),
)
async def stop_mail(request: Request, body: MailLink) -> MailLinkSheet:
    """POST /api/reminders/mail/stop"""
    reminder = await _linked(request, body.token, "stop")
    await _notifications(request).store.forget_address(reminder.holder, reminder.address)
    return MailLinkSheet(address=reminder.address)


async def stop_by_mail_program(request: Request) -> Response:
    """POST /mail/{token}/stop: the same, pressed in a mail program (RFC 8058); twice is as good as once."""
    token = str(request.path_params["token"])
    try:
        reminder = await _linked(request, token, "stop")
    except TableError:
        return PlainTextResponse("This address gets no mail from here.\n")
    await _notifications(request).store.forget_address(reminder.holder, reminder.address)
    return PlainTextResponse("Done: no more mail.\n")


class RemindersEndpoint(HTTPEndpoint):
    """/api/reminders, by method."""

    get = head = staticmethod(reminders)
    post = staticmethod(set_reminders)


REMINDERS: tuple[BaseRoute, ...] = (
    Route("/reminders", RemindersEndpoint),
    Route("/push/subscribe", subscribe, methods=["POST"]),
    Route("/push/unsubscribe", unsubscribe, methods=["POST"]),
    Route("/reminders/mail", set_address, methods=["POST"]),
    Route("/reminders/mail/confirm", confirm_address, methods=["POST"]),
    Route("/reminders/mail/stop", stop_mail, methods=["POST"]),
)
"""What `routes.py` adds to the others."""


def _notifications(request: Request) -> Notifications:
    found: Notifications = request.app.state.notifications
    return found


def _push(found: Notifications) -> PushSender:
    if found.push is None:
        raise TableError("no-push", "this server sends no push messages")
    return found.push


def _mail(found: Notifications) -> MailSender:
    if found.mail is None:
        raise TableError("no-mail", "this server sends no mail")
    return found.mail


async def _sheet(request: Request) -> RemindersSheet:
    found = _notifications(request)
    reachable = await found.store.reachable(holder(request))
    chosen = reachable.reminder
    return RemindersSheet(
        push_key="" if found.push is None else found.push.public_key,
        mail=found.mail is not None,
        browsers=len(reachable.browsers),
        language=chosen.language,
        quiet=QuietHours(
            start=time_of_day(chosen.quiet_from),
            end=time_of_day(chosen.quiet_to),
            zone=chosen.zone,
            utc_offset=f"{'-' if chosen.utc_offset < 0 else '+'}{time_of_day(abs(chosen.utc_offset))}",
        ),
        address=chosen.address,
        confirmed=chosen.confirmed,
    )


def _changed(reminder: Reminder, language: str, quiet: QuietHours) -> Reminder:
    return msgspec.structs.replace(
        reminder,
        language=language,
        quiet_from=minutes(quiet.start),
        quiet_to=minutes(quiet.end),
        zone=quiet.zone,
        utc_offset=minutes(quiet.utc_offset[1:]) * (-1 if quiet.utc_offset[0] == "-" else 1),
    )


def minutes(time: str) -> int:
    """1320, of 22:00."""
    hours, _, rest = time.partition(":")
    return int(hours) * 60 + int(rest)


def time_of_day(minutes: int) -> str:
    """22:00, of 1320."""
    return f"{minutes // 60:02d}:{minutes % 60:02d}"


async def _linked(request: Request, token: str, what: str) -> Reminder:
    """Whose reminder a link is about; bad-link if it is of no use any more."""
    found = _notifications(request)
    mail = _mail(found)
    reminder = (await found.store.reachable(token.partition("-")[0][:64])).reminder
    try:
        mail.links.check(token, what, reminder.address)
    except BadLink as error:
        raise TableError("bad-link", error.message) from None
    return reminder
