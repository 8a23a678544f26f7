"""The settings of a server: options of `tablewood serve`, or TABLEWOOD_* in the environment."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Mapping
from email.utils import parseaddr
from functools import cached_property
from urllib.parse import urlsplit

import msgspec

from tablewood.kernel.errors import TablewoodError, listing
from tablewood.server.notify.mail import BadSmtpUrl, is_mail_address, read_smtp_url
from tablewood.server.notify.push import BadKey, key_in

PREFIX = "TABLEWOOD_"
DEFAULT_PORT = 8765
LOOPBACK_NAMES = frozenset({"localhost", "127.0.0.1", "::1"})


class BadSetting(TablewoodError):
    """A setting the server cannot use."""

    def __init__(self, name: str, what: str) -> None:
        super().__init__(f"setting {name}: {what}")
        self.name = name
        self.what = what
        self.remake((self.name, self.what))


class Settings(msgspec.Struct, kw_only=True, frozen=True, dict=True):
    """Everything that differs from server to server."""

    host: str = "127.0.0.1"
    """The address to listen on; 0.0.0.0 for all."""
    port: int = DEFAULT_PORT
    database: str = "sqlite:///tablewood.db"
    public_url: str = ""
    """Where people find the server, if it is behind a proxy: https://games.example.org."""
    secure_cookies: bool = False
    """Send cookies over https only; implied by an https public URL."""
    proxies: str = "127.0.0.1"
    """The proxies whose X-Forwarded-For and -Proto are trusted, separated by commas."""
    rates: float = 1.0
    """Scales the request limits per address: 2 for twice as much, 0 for no limit."""
    connections: int = 300
    """How many connections one address may have open at a time; 0 for no limit."""
    patience: float = 15.0
    """Seconds that a connection may keep the server waiting: to say what it wants, or to read what it is sent."""
    idle: float = 300.0
    """Seconds that a table stays in memory when nobody looks at it; it stays in the database for ever."""
    bots: int = 0
    """How many processes think for bots; 0 for one fewer than there are processors."""
    pause: float = 0.4
    """Seconds between bot moves, so that people can follow."""
    contact: str = ""
    """The operator's e-mail address, which push services are told."""
    vapid_key: str = ""
    """A file with the private key that signs push messages; without it, the server makes one and keeps it."""
    smtp_url: str = ""
    """The mail server, for "it is your turn" by e-mail: smtp://user:password@mail.example.org:587."""
    mail_from: str = ""
    """The sender of mails: Tablewood <games@example.org>."""

    @cached_property
    def https(self) -> bool:
        """Do people come over https?"""
        return self.secure_cookies or self.public_url.startswith("https://")

    @cached_property
    def origin(self) -> str:
        """The only origin that may send requests, if there is a public URL."""
        return origin_of(self.public_url) if self.public_url else ""

    @cached_property
    def own_names(self) -> frozenset[str]:
        """The names this machine answers to, besides its addresses."""
        own = socket.gethostname().lower()
        names = {own, own.partition(".")[0], f"{own.partition('.')[0]}.local"}
        if self.public_url:
            names.add(urlsplit(self.public_url).hostname or "")
        return LOOPBACK_NAMES | names - {""}

    def knows_host(self, host: str) -> bool:
        """Is that this server? If not, another site has pointed its own name at us, to pass for us.

        An address cannot be pointed anywhere, so every address is fine.
        """
        name = (urlsplit(f"//{host}").hostname or "") if _is_readable(host) else ""
        return name in self.own_names or is_address(name)

    def knows_origin(self, origin: str, host: str) -> bool:
        """May a page of that origin send to this host?"""
        if self.origin:
            return origin == self.origin
        return origin in (f"http://{host}", f"https://{host}") and self.knows_host(host)


def origin_of(url: str) -> str:
    """`https://games.example.org`, from any URL below it."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}".lower()


def is_address(name: str) -> bool:
    """An IP address rather than a name?"""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _is_readable(host: str) -> bool:
    try:
        urlsplit(f"//{host}")
    except ValueError:
        return False
    return True


def read_settings(
    given: Mapping[str, object], environment: Mapping[str, str] | None = None
) -> Settings:
    """What is given, then the environment, then the defaults; BadSetting names what is wrong."""
    values: dict[str, object] = {}
    for name, kind in Settings.__annotations__.items():
        if given.get(name) is not None:
            values[name] = given[name]
        elif PREFIX + name.upper() in (environment or {}):
            values[name] = _read(name, str(kind), (environment or {})[PREFIX + name.upper()])
    return _checked(Settings(**values))  # type: ignore[arg-type]


def _read(name: str, kind: str, text: str) -> object:
    words = {
        "yes": True,
        "true": True,
        "1": True,
        "no": False,
        "false": False,
        "0": False,
        "": False,
    }
    try:
        if kind == "bool":
            return words[text.strip().lower()]
        return {"int": int, "float": float}.get(kind, str)(text.strip())
    except (KeyError, ValueError):
        allowed = {"bool": "yes or no", "int": "a whole number", "float": "a number"}[kind]
        raise BadSetting(PREFIX + name.upper(), f'"{text}" is not {allowed}') from None


def _checked(settings: Settings) -> Settings:
    if not 0 <= settings.port <= 65535:
        raise BadSetting("port", f"{settings.port} is not within 0 to 65535")
    if not 0 <= settings.rates < 1e6:
        raise BadSetting("rates", f"{settings.rates} is not a number from 0 up")
    if not 0 <= settings.pause <= 60:
        raise BadSetting("pause", f"{settings.pause} is not within 0 to 60 seconds")
    if settings.connections < 0:
        raise BadSetting("connections", f"{settings.connections} is not a number from 0 up")
    if not 0.1 <= settings.patience <= 600:
        raise BadSetting("patience", f"{settings.patience} is not within 0.1 to 600 seconds")
    if not 1 <= settings.idle <= 86400:
        raise BadSetting("idle", f"{settings.idle} is not within 1 to 86400 seconds")
    if settings.bots < 0:
        raise BadSetting("bots", f"{settings.bots} is not a number from 0 up")
    if settings.public_url:
        _check_url(settings.public_url)
    for address in filter(None, settings.proxies.split(",")):
        _check_network(address.strip())
    _check_reminders(settings)
    return settings


def _check_reminders(settings: Settings) -> None:
    if settings.contact and not is_mail_address(settings.contact):
        raise BadSetting("contact", f'"{settings.contact}" is not an e-mail address')
    if settings.vapid_key:
        try:
            key_in(settings.vapid_key)
        except BadKey as error:
            raise BadSetting("vapid-key", error.message) from None
    if not settings.smtp_url:
        return
    try:
        read_smtp_url(settings.smtp_url)
    except BadSmtpUrl as error:
        raise BadSetting("smtp-url", error.message) from None
    if not is_mail_address(parseaddr(settings.mail_from)[1]):
        raise BadSetting(
            "mail-from", f'"{settings.mail_from}" is not a sender such as games@example.org'
        )
    if not settings.public_url:
        raise BadSetting("smtp-url", "mails need a --public-url, for the links in them")


def _check_url(url: str) -> None:
    try:
        parts = urlsplit(url)
        good = parts.scheme in ("http", "https") and parts.hostname and parts.path in ("", "/")
        good = good and not parts.query and not parts.fragment and "@" not in parts.netloc
    except ValueError:
        good = False
    if not good:
        raise BadSetting("public-url", f'"{url}" is not like https://games.example.org')


def _check_network(address: str) -> None:
    try:
        ipaddress.ip_network(address)
    except ValueError:
        allowed = listing(["127.0.0.1", "10.0.0.0/8"])
        raise BadSetting("proxies", f'"{address}" is not an address such as {allowed}') from None
