"""Reminders as this server offers them: made from the settings, and running beside the tables."""

from __future__ import annotations

import asyncio
import logging
import secrets
from urllib.parse import urlsplit

import msgspec

from tablewood.server.http.rates import Rates
from tablewood.server.http.settings import Settings
from tablewood.server.notify import push as web_push
from tablewood.server.notify.mail import MailLinks, MailSender, read_smtp_url
from tablewood.server.notify.notifier import Looking, Notifier, NotifierPace
from tablewood.server.notify.outbox import Outbox, OutboxLimits
from tablewood.server.notify.push import PushSender
from tablewood.server.storage import ReminderStore, StorageFailed, Store

log = logging.getLogger(__name__)

CONFIRMATIONS = {"confirm": (2.0, 2 / (24 * 60))}
"""How many mails ask one address whether it is theirs: at once, and per minute (two a day)."""


class NotificationLimits(msgspec.Struct, kw_only=True, frozen=True):
    """What tests change."""

    pace: NotifierPace = NotifierPace()
    outbox: OutboxLimits = OutboxLimits()
    local: bool = False
    """Is a push service on this machine fine?"""


class Notifications:
    """What the routes need of it, for as long as the server runs."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        looking: Looking,
        limits: NotificationLimits | None = None,
    ) -> None:
        self.store = ReminderStore(store)
        self.confirmations = Rates(CONFIRMATIONS, settings.rates)
        self.push: PushSender | None = None
        self.mail: MailSender | None = None
        self.outbox: Outbox | None = None
        self._settings = settings
        self._looking = looking
        self._limits = limits or NotificationLimits()
        self._notifier: Notifier | None = None
        self._running: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Make the keys, if this is the first start, and begin to look for turns."""
        try:
            self.push = await self._push_sender()
            self.mail = await self._mail_sender()
        except StorageFailed as error:
            log.error("no reminders until the next start: %s", error)
            return
        if self.push is None and self.mail is None:
            return
        self.outbox = Outbox(self._limits.outbox)
        self._notifier = Notifier(
            self.store, self._looking, self.outbox, self.push, self.mail, self._limits.pace
        )
        self._running = asyncio.create_task(self._notifier.run())

    async def close(self) -> None:
        """Stop looking and sending."""
        if self._notifier is not None and self._running is not None:
            self._notifier.stop()
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)
        if self.outbox is not None:
            await self.outbox.close()

    async def _push_sender(self) -> PushSender | None:
        if not web_push.is_installed():
            return None
        file = self._settings.vapid_key
        key = web_push.key_in(file) if file else await self.store.key("vapid", web_push.make_key)
        contact = contact_of(self._settings)
        return PushSender(key, contact, self.store.forget_browser, self._limits.local)

    async def _mail_sender(self) -> MailSender | None:
        settings = self._settings
        if not settings.smtp_url:
            return None
        key = await self.store.key("mail", lambda: secrets.token_hex(32))
        links = MailLinks(settings.public_url, key)
        server = read_smtp_url(settings.smtp_url)
        return MailSender(server, settings.mail_from, links, self.store.forget_address)


def contact_of(settings: Settings) -> str:
    """Whom push services may write to about our messages."""
    host = urlsplit(settings.public_url).hostname if settings.public_url else ""
    return settings.contact or f"tablewood@{host or 'localhost'}"
