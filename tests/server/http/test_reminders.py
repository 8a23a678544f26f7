"""Reminders over HTTP: subscribing, quiet hours, e-mail addresses that are confirmed, and the ways out.

Push messages go to a push service of the tests, mails to a mail server of the tests.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from datetime import timedelta
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller

from tablewood.server.http.app import make_app
from tablewood.server.http.notifications import NotificationLimits
from tablewood.server.http.settings import Settings
from tablewood.server.notify.notifier import NotifierPace
from tablewood.server.notify.outbox import OutboxLimits
from tablewood.server.storage import Store
from tests.server import push_service
from tests.server.http_client import HOST, LIMITS, Browser, refusal, seat
from tests.server.push_service import PushService
from tests.server.server_process import free_port

QUICK = NotificationLimits(
    pace=NotifierPace(every=0.05, delay=timedelta(seconds=0.2)),
    outbox=OutboxLimits(waits=(0.05, 0.05)),
    local=True,
)
QUIET = {"start": "00:00", "end": "00:00", "zone": "Europe/Paris", "utc_offset": "+01:00"}
HOME = "http://localhost"


class MailServer:
    """Takes every mail, or refuses the recipients it does not know."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.unknown: set[str] = set()
        self._controller = Controller(self, hostname="127.0.0.1", port=free_port())
        self._controller.start()
        self.url = f"smtp://127.0.0.1:{self._controller.port}"

    async def handle_RCPT(  # noqa: N802  aiosmtpd's name
        self, server: Any, session: Any, envelope: Any, address: str, options: Any
    ) -> str:
        if address in self.unknown:
            return "550 no such user"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        return "250 OK"

    def close(self) -> None:
        self._controller.stop()


@pytest.fixture
def mail_server() -> Iterator[MailServer]:
    server = MailServer()
    yield server
    server.close()


@pytest.fixture
def push() -> Iterator[PushService]:
    with push_service.running() as service:
        yield service


@pytest.fixture
def browser(tmp_path: Path, mail_server: MailServer) -> Iterator[Browser]:
    settings = Settings(
        rates=0,
        public_url=HOME,
        smtp_url=mail_server.url,
        mail_from="Tablewood <games@example.org>",
    )
    store = Store.open(f"sqlite:///{tmp_path / 'tables.db'}")
    app = make_app(settings, store, LIMITS, notification_limits=QUICK)
    with Browser(app, base_url=HOST, raise_server_exceptions=False) as found:
        yield found


def until(condition: Callable[[], object], seconds: float = 10.0) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.02)


def subscribed(
    browser: Browser, push: PushService, language: str = "fr"
) -> tuple[Any, dict[str, str]]:
    key = browser.get("/api/reminders").json()["push_key"]
    pushed, keys = push.subscribed(key)
    browser.ask("/api/push/subscribe", **keys, language=language, quiet=QUIET)
    return pushed, keys


def game_of_two(browser: Browser) -> tuple[str, Browser]:
    """A table where the first browser's person is asked, and the other's browser."""
    made = browser.ask(
        "/api/tables",
        game="sylvan-dale",
        seating=[seat(), seat("open")],
        options={"first-player": "red"},
    )
    other = browser.other()
    other.ask(f"/api/tables/{made['id']}/sit", seat=1, name="Ben", salt="0b" * 16)
    return made["id"], other


def test_at_first_nobody_is_told_anything(browser: Browser) -> None:
    found = browser.get("/api/reminders").json()
    assert (found["browsers"], found["address"], found["confirmed"]) == (0, "", False)
    assert found["mail"] is True
    assert len(push_service.decoded(found["push_key"])) == 65


def test_a_browser_that_is_closed_is_told_once(browser: Browser, push: PushService) -> None:
    pushed, _ = subscribed(browser, push)
    id, other = game_of_two(browser)
    away, _ = subscribed(other, push, "en")
    until(lambda: pushed.messages)
    assert pushed.messages == [
        {"table": id, "game": "Les Bâtisseurs de Sylvan Dale", "language": "fr"}
    ]
    time.sleep(0.5)
    assert len(pushed.messages) == 1
    assert away.messages == [], "it is not Ben's turn"


def test_somebody_at_the_table_is_not_told(browser: Browser, push: PushService) -> None:
    pushed, _ = subscribed(browser, push)
    made = browser.ask(
        "/api/tables",
        game="sylvan-dale",
        seating=[seat(), seat("open")],
        options={"first-player": "red"},
    )
    with browser.table(made["id"]):
        other = browser.other()
        other.ask(f"/api/tables/{made['id']}/sit", seat=1, name="Ben", salt="0b" * 16)
        time.sleep(0.8)
        assert pushed.messages == []


def test_a_browser_says_stop(browser: Browser, push: PushService) -> None:
    pushed, keys = subscribed(browser, push)
    assert browser.ask("/api/push/unsubscribe", endpoint=keys["endpoint"])["browsers"] == 0
    game_of_two(browser)
    time.sleep(0.6)
    assert pushed.messages == []


def test_a_browser_that_its_service_no_longer_knows_is_forgotten(
    browser: Browser, push: PushService
) -> None:
    subscribed(browser, push)
    push.answers = [410]
    game_of_two(browser)
    until(lambda: browser.get("/api/reminders").json()["browsers"] == 0)


def test_language_and_quiet_hours_are_kept(browser: Browser, push: PushService) -> None:
    quiet = {"start": "22:00", "end": "07:05", "zone": "America/New_York", "utc_offset": "-05:30"}
    assert browser.ask("/api/reminders", language="en", quiet=quiet)["quiet"]["start"] == "00:00", (
        "nothing to keep"
    )
    subscribed(browser, push)
    kept = browser.ask("/api/reminders", language="en", quiet=quiet)
    assert (kept["quiet"], kept["language"]) == (quiet, "en")
    assert browser.other().get("/api/reminders").json()["quiet"]["start"] == "00:00"


@pytest.mark.parametrize("endpoint", ["http://push.example.org/x", "https://192.168.0.1/x", "x"])
def test_endpoints_that_are_refused(browser: Browser, push: PushService, endpoint: str) -> None:
    _, keys = push.subscribed("")
    body = {**keys, "endpoint": endpoint, "language": "en", "quiet": QUIET}
    assert refusal(browser.post_json("/api/push/subscribe", body), 422) == "bad-endpoint"


def test_a_server_without_mail_and_push_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablewood.server.notify.push.is_installed", lambda: False)
    app = make_app(Settings(rates=0), Store.open(f"sqlite:///{tmp_path / 'tables.db'}"), LIMITS)
    with Browser(app, base_url=HOST, raise_server_exceptions=False) as browser:
        found = browser.get("/api/reminders").json()
        assert (found["push_key"], found["mail"]) == ("", False)
        keys = {"endpoint": "https://push.example.org/x", "p256dh": "p", "auth": "a"}
        body = {**keys, "language": "en", "quiet": QUIET}
        assert refusal(browser.post_json("/api/push/subscribe", body), 404) == "no-push"
        body = {"address": "ann@example.org", "language": "en"}
        assert refusal(browser.post_json("/api/reminders/mail", body), 404) == "no-mail"


def test_the_key_survives_a_restart(tmp_path: Path) -> None:
    found = []
    for _ in range(2):
        app = make_app(Settings(rates=0), Store.open(f"sqlite:///{tmp_path / 'tables.db'}"), LIMITS)
        with Browser(app, base_url=HOST) as browser:
            found.append(browser.get("/api/reminders").json()["push_key"])
    assert found[0] == found[1]
    assert found[0]


# Mail


def link(mail: EmailMessage, what: str) -> str:
    """The token of a link in a mail."""
    [token] = re.findall(rf"{HOME}/mail/([0-9a-f-]+)/{what}", mail.get_content())
    return str(token)


def confirmed(browser: Browser, mail_server: MailServer, language: str = "en") -> EmailMessage:
    browser.ask("/api/reminders/mail", address="ann@example.org", language=language)
    until(lambda: mail_server.mails)
    [mail] = mail_server.mails
    mail_server.mails.clear()
    browser.other().ask("/api/reminders/mail/confirm", token=link(mail, "confirm"))
    return mail


def test_an_address_gets_nothing_but_the_question_until_it_is_confirmed(
    browser: Browser, mail_server: MailServer
) -> None:
    kept = browser.ask("/api/reminders/mail", address="ann@example.org", language="fr")
    assert (kept["address"], kept["confirmed"]) == ("ann@example.org", False)
    game_of_two(browser)
    until(lambda: mail_server.mails)
    time.sleep(0.6)
    [mail] = mail_server.mails
    assert mail["subject"] == "Est-ce bien votre adresse\u00a0?"
    assert mail["to"] == "ann@example.org"


def test_a_confirmed_address_is_told_and_has_a_way_out(
    browser: Browser, mail_server: MailServer
) -> None:
    confirmed(browser, mail_server)
    assert browser.get("/api/reminders").json()["confirmed"] is True
    id, _ = game_of_two(browser)
    until(lambda: mail_server.mails)
    time.sleep(0.5)
    [mail] = mail_server.mails
    assert mail["subject"] == "Builders of Sylvan Dale: it is your turn"
    assert mail["from"] == "Tablewood <games@example.org>"
    assert f"{HOME}/t/{id}" in mail.get_content()
    assert mail.get_content_type() == "text/plain"
    assert "Ann" not in mail.get_content()
    assert "Ben" not in mail.get_content()
    assert mail["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    url = mail["list-unsubscribe"].strip("<>")
    assert link(mail, "stop") in url
    # A mail program posts there: a form, without a cookie and without an origin.
    for _ in range(2):
        program = browser.other()
        assert program.post(url, data={"List-Unsubscribe": "One-Click"}).status_code == 200
    assert browser.get("/api/reminders").json()["address"] == ""


def test_looking_at_the_way_out_changes_nothing(browser: Browser, mail_server: MailServer) -> None:
    """Programs that scan mails open every link."""
    mail = confirmed(browser, mail_server)
    browser.get(f"/mail/{link(mail, 'stop')}/stop")
    assert browser.get("/api/reminders").json()["confirmed"] is True
    stopped = browser.other().ask("/api/reminders/mail/stop", token=link(mail, "stop"))
    assert stopped == {"address": "ann@example.org"}
    again = browser.post_json("/api/reminders/mail/stop", {"token": link(mail, "stop")})
    assert refusal(again, 422) == "bad-link"


def test_a_link_is_good_for_one_purpose_and_one_address(
    browser: Browser, mail_server: MailServer
) -> None:
    mail = confirmed(browser, mail_server)
    stop = {"token": link(mail, "stop")}
    assert refusal(browser.post_json("/api/reminders/mail/confirm", stop), 422) == "bad-link"
    browser.ask("/api/reminders/mail", address="other@example.org", language="en")
    old = {"token": link(mail, "confirm")}
    assert refusal(browser.post_json("/api/reminders/mail/confirm", old), 422) == "bad-link"
    assert browser.get("/api/reminders").json()["confirmed"] is False


@pytest.mark.parametrize(
    "address", ["x", "a@b", "a b@c.org", "a@c.org\nBcc: x@y.org", "a@c..org", "é@c.org"]
)
def test_addresses_that_are_refused(browser: Browser, address: str) -> None:
    body = {"address": address, "language": "en"}
    assert refusal(browser.post_json("/api/reminders/mail", body), 422) == "bad-address"


def test_an_address_is_forgotten_when_its_owner_says_so(
    browser: Browser, mail_server: MailServer
) -> None:
    confirmed(browser, mail_server)
    assert browser.ask("/api/reminders/mail", address="", language="en")["address"] == ""


def test_an_address_that_does_not_exist_is_forgotten(
    browser: Browser, mail_server: MailServer
) -> None:
    mail_server.unknown = {"ann@example.org"}
    browser.ask("/api/reminders/mail", address="ann@example.org", language="en")
    until(lambda: browser.get("/api/reminders").json()["address"] == "")


def test_nobody_can_have_an_address_flooded(tmp_path: Path, mail_server: MailServer) -> None:
    settings = Settings(
        rates=1, public_url=HOME, smtp_url=mail_server.url, mail_from="games@example.org"
    )
    store = Store.open(f"sqlite:///{tmp_path / 'tables.db'}")
    app = make_app(settings, store, LIMITS, notification_limits=QUICK)
    with Browser(app, base_url=HOST, raise_server_exceptions=False) as browser:
        codes = []
        for _ in range(7):
            body = {"address": "victim@example.org", "language": "en"}
            answer = browser.other().post_json("/api/reminders/mail", body)
            codes.append(
                answer.status_code if answer.is_success else answer.json()["error"]["code"]
            )
        assert codes == [200, 200, *["too-many-mails"] * 3, *["too-many"] * 2]
        until(lambda: len(mail_server.mails) == 2)
