"""E-mail by SMTP, if the operator has configured it. Plain text in the reader's language; no pictures, no tracking.

An address gets one mail that asks whether it is theirs, and nothing more until they say so. Every mail carries a way
out that mail programs offer as a button (RFC 8058).
"""

from __future__ import annotations

import asyncio
import hmac
import re
import smtplib
import ssl
from collections.abc import Awaitable, Callable
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from urllib.parse import unquote, urlsplit

import msgspec

from tablewood.kernel.errors import TablewoodError
from tablewood.server.notify.notices import TurnNotice, texts
from tablewood.server.notify.outbox import TryLater

SECONDS = 20.0
"""How long each step of a conversation with the mail server may take."""

LONGEST_ADDRESS = 254
ADDRESS = re.compile(
    r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}"
)

Forget = Callable[[str, str], Awaitable[None]]
"""Called with a holder and their address, which the mail server says does not exist."""


class BadSmtpUrl(TablewoodError):
    """The URL does not say where the mail server is."""


class BadLink(TablewoodError):
    """The link of a mail is not one of ours, or of no use any more."""


class SmtpServer(msgspec.Struct, kw_only=True, frozen=True):
    """Where to hand in mail."""

    host: str
    port: int
    user: str = ""
    password: str = ""
    tls: bool = False
    """TLS from the start (smtps); otherwise STARTTLS, if the server offers it."""


def read_smtp_url(url: str) -> SmtpServer:
    """`smtp://user:password@mail.example.org:587`, or `smtps://` for TLS from the start."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        host, port = None, None
    if not host or parts.scheme not in ("smtp", "smtps") or parts.path not in ("", "/"):
        raise BadSmtpUrl("not like smtp://user:password@mail.example.org:587")
    tls = parts.scheme == "smtps"
    return SmtpServer(
        host=host,
        port=port or (465 if tls else 587),
        user=unquote(parts.username or ""),
        password=unquote(parts.password or ""),
        tls=tls,
    )


def is_mail_address(text: str) -> bool:
    """Can mail be sent there?"""
    return len(text) <= LONGEST_ADDRESS and ADDRESS.fullmatch(text) is not None and ".." not in text


class MailLinks:
    """The links in mails. They name a session and carry proof that the server wrote them; nothing has to be stored."""

    def __init__(self, public_url: str, key: str) -> None:
        self._home = public_url.rstrip("/")
        self._key = key.encode()

    def table(self, table: str) -> str:
        """Where the game is played."""
        return f"{self._home}/t/{table}"

    def confirm(self, holder: str, address: str) -> str:
        """Where somebody says that the address is theirs."""
        return f"{self._home}/mail/{holder}-{self._proof('confirm', holder, address)}/confirm"

    def stop(self, holder: str, address: str) -> str:
        """The way out: a page for people, and for mail programs an address to post to."""
        return f"{self._home}/mail/{holder}-{self._proof('stop', holder, address)}/stop"

    def check(self, token: str, what: str, address: str) -> None:
        """BadLink unless the token was written for this purpose and this address."""
        holder, _, proof = token.partition("-")
        good = self._proof(what, holder, address)
        if not address or not proof.isascii() or not hmac.compare_digest(proof, good):
            raise BadLink("this link is not valid any more")

    def _proof(self, what: str, holder: str, address: str) -> str:
        return hmac.new(self._key, f"{what} {holder} {address}".encode(), "sha256").hexdigest()[:40]


class MailSender:
    """Writes mails and hands them in."""

    def __init__(self, server: SmtpServer, sender: str, links: MailLinks, forget: Forget) -> None:
        self._server = server
        self._sender = sender
        self._forget = forget
        self.links = links

    async def ask_to_confirm(self, holder: str, address: str, language: str) -> None:
        """Ask whether the address is theirs."""
        link = self.links.confirm(holder, address)
        await self._send(holder, address, language, "mail-confirm", {"link": link})

    async def tell(self, holder: str, address: str, notice: TurnNotice) -> None:
        """It is their turn."""
        given = {"game": notice.game, "link": self.links.table(notice.table)}
        await self._send(holder, address, notice.language, "mail-turn", given)

    async def _send(
        self, holder: str, address: str, language: str, text: str, given: dict[str, str]
    ) -> None:
        stop = self.links.stop(holder, address)
        say = texts().say
        message = EmailMessage()
        message["From"] = self._sender
        message["To"] = address
        message["Subject"] = say(language, f"{text}-subject", **given)
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=domain_of(self._sender))
        message["Auto-Submitted"] = "auto-generated"
        message["List-Unsubscribe"] = f"<{stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message["Content-Language"] = language
        body = [say(language, f"{text}-body", **given), say(language, "mail-stop", link=stop)]
        message.set_content("\n\n".join(body) + "\n", cte="quoted-printable")
        try:
            await asyncio.to_thread(hand_in, self._server, message)
        except smtplib.SMTPRecipientsRefused as error:
            [(status, _)] = error.recipients.values()
            if status < 500:
                raise TryLater(f"mail server: status {status}") from None
            await self._forget(holder, address)
        except (OSError, smtplib.SMTPException) as error:
            raise TryLater(f"mail server: {type(error).__name__}") from None


def hand_in(server: SmtpServer, message: EmailMessage) -> None:
    """Give a mail to the mail server. A password is never sent in the clear."""
    secure = ssl.create_default_context()
    session: smtplib.SMTP
    if server.tls:
        session = smtplib.SMTP_SSL(server.host, server.port, timeout=SECONDS, context=secure)
    else:
        session = smtplib.SMTP(server.host, server.port, timeout=SECONDS)
    with session:
        session.ehlo()
        encrypted = server.tls
        if not encrypted and session.has_extn("starttls"):
            session.starttls(context=secure)
            session.ehlo()
            encrypted = True
        if server.user:
            if not encrypted:
                raise smtplib.SMTPNotSupportedError("no encryption, so no password")
            session.login(server.user, server.password)
        session.send_message(message)


def domain_of(sender: str) -> str:
    """`example.org`, of `Tablewood <games@example.org>`."""
    return parseaddr(sender)[1].rpartition("@")[2] or "localhost"
