"""Reminders in the settings, and the push messages that the service worker shows.

Chromium without a screen has no push service, so the page is given one that answers at once. Nothing is sent there.
"""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.server.push_service import PushedBrowser

SUBSCRIBE = """([p256dh, auth]) => {
    let made = null;
    const subscription = {
        endpoint: "https://push.example.org/send/" + p256dh.slice(-20),
        toJSON: () => ({ endpoint: subscription.endpoint, keys: { p256dh, auth } }),
        unsubscribe: async () => { made = null; return true; },
    };
    Object.defineProperty(ServiceWorkerRegistration.prototype, "pushManager", {
        get: () => ({
            getSubscription: async () => made,
            subscribe: async (wish) => {
                if (!wish.userVisibleOnly || wish.applicationServerKey.length !== 87) throw new Error("bad wish");
                return (made = subscription);
            },
        }),
    });
    Notification.requestPermission = async () => "granted";
}"""


def ready(person: Person) -> None:
    """The page, with its service worker."""
    person.open("/")
    person.page.evaluate("navigator.serviceWorker.ready.then(() => 0)")


def until_kept(person: Person, condition: str) -> None:
    """Wait until the server keeps what it should."""
    asked = f"fetch('/api/reminders').then((answer) => answer.json()).then((kept) => {condition})"
    person.page.wait_for_function(asked)


def open_settings(person: Person) -> Any:
    person.page.locator("button[popovertarget=wishes]").click()
    return person.page.locator("#wishes")


@pytest.mark.parametrize(
    ("locale", "width", "dark"), [("en-GB", 1280, False), ("fr-FR", 360, True)]
)
def test_reminders_are_turned_on_and_off(visit: Visit, locale: str, width: int, dark: bool) -> None:
    ann = visit("Ann", width=width, height=800, locale=locale, dark=dark)
    ann.context.grant_permissions(["notifications"], origin=ann.address)
    ready(ann)
    keys = PushedBrowser()
    ann.page.evaluate(SUBSCRIBE, [keys.p256dh, keys.auth])
    settings = open_settings(ann)
    words = {"en": ("Tell me even when", "Not at night"), "fr": ("Me prévenir même", "Pas la nuit")}
    push, quiet = (settings.get_by_label(one) for one in words[locale[:2]])
    expect(push).to_be_enabled()
    expect(quiet).to_have_count(0)
    push.focus()
    ann.page.keyboard.press("Space")
    expect(push).to_be_checked()
    until_kept(ann, "kept.browsers === 1")
    expect(quiet).to_be_visible()
    quiet.check()
    times = settings.locator("input[type=time]")
    expect(times).to_have_count(2)
    times.first.fill("21:30")
    times.first.blur()
    until_kept(ann, "kept.quiet.start === '21:30' && kept.quiet.end === '08:00'")
    assert push.is_checked()
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert settings.evaluate("(sheet) => sheet.scrollWidth <= sheet.clientWidth")
    assert Axe().run(ann.page, context="#wishes").violations_count == 0
    push.uncheck()
    expect(quiet).to_have_count(0)
    until_kept(ann, "kept.browsers === 0")


def test_an_address_without_https_is_told_so(visit: Visit) -> None:
    ann = visit("Ann")
    ann.page.add_init_script(
        "Object.defineProperty(window, 'isSecureContext', { get: () => false })"
    )
    ann.open("/")
    settings = open_settings(ann)
    expect(settings.get_by_label("Tell me even when")).to_be_disabled()
    expect(settings).to_contain_text("not loaded over https")


def test_a_push_message_becomes_a_notification(visit: Visit) -> None:
    ann = visit("Ann")
    ann.context.grant_permissions(["notifications"], origin=ann.address)
    ready(ann)
    devtools = ann.context.new_cdp_session(ann.page)
    found: list[dict[str, Any]] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"])
    )
    devtools.send("ServiceWorker.enable")
    while not found:
        ann.page.wait_for_timeout(20)
    message = '{"table":"aB3_-x","game":"Les Bâtisseurs de Sylvan Dale","language":"fr"}'
    registration = found[0]["registrationId"]
    devtools.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": ann.address, "registrationId": registration, "data": message},
    )
    shown = ann.page.wait_for_function(
        """async () => {
            const worker = await navigator.serviceWorker.ready;
            const [one] = await worker.getNotifications();
            return one && { title: one.title, body: one.body, lang: one.lang, table: one.data.table };
        }"""
    ).json_value()
    assert shown == {
        "title": "C’est à vous de jouer",
        "body": "Les Bâtisseurs de Sylvan Dale",
        "lang": "fr",
        "table": "aB3_-x",
    }


def test_the_links_of_a_mail_wait_for_a_press(visit: Visit) -> None:
    ann = visit("Ann")
    token = f"{'0' * 64}-{'1' * 40}"
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url))
    ann.open(f"/mail/{token}/stop")
    press = ann.page.get_by_role("button", name="Yes, no more mail")
    expect(press).to_be_visible()
    assert not [url for url in asked if "/api/reminders/mail" in url]
    press.click()
    expect(ann.page.locator("main [role=status]")).to_contain_text("This server sends no mail")
