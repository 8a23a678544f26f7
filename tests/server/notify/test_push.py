"""Push messages: encrypted and signed as the standards say, and sent again if the service is busy."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from tablewood.server.notify.endpoints import BadEndpoint
from tablewood.server.notify.notices import notice_of
from tablewood.server.notify.outbox import Outbox, OutboxLimits, TryLater
from tablewood.server.notify.post import post
from tablewood.server.notify.push import BadKey, PushSender, make_key, read_key
from tablewood.server.storage import PushSubscription
from tests.server.push_service import PushedBrowser, PushService, decoded, running
from tests.server.rooms import until

NOTICE = notice_of("abc", "sylvan-dale", "fr")


def test_the_browser_of_the_tests_decrypts_the_example_of_the_standard() -> None:
    """RFC 8291, section 5."""
    private = int.from_bytes(decoded("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), "big")
    browser = PushedBrowser(
        ec.derive_private_key(private, ec.SECP256R1()), decoded("BTBZMqHH6r4Tts7J_aSIgg")
    )
    body = (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert browser.decrypt(decoded(body)) == b"When I grow up, I want to be a watermelon"


def with_service(
    test: Callable[[PushService, PushSender, list[str]], Coroutine[Any, Any, None]],
) -> None:
    forgotten: list[str] = []

    async def forget(endpoint: str) -> None:
        forgotten.append(endpoint)

    with running() as service:
        sender = PushSender(make_key(), "admin@example.org", forget, local=True)
        asyncio.run(test(service, sender, forgotten))


def test_a_message_says_the_table_the_game_and_the_language_and_no_more() -> None:
    async def test(service: PushService, sender: PushSender, forgotten: list[str]) -> None:
        browser, keys = service.subscribed(sender.public_key)
        await sender.send(PushSubscription(**keys), NOTICE)
        assert browser.messages == [
            {"table": "abc", "game": "Les Bâtisseurs de Sylvan Dale", "language": "fr"}
        ]
        assert "abc" not in service.posts[0]["topic"]
        assert forgotten == []

    with_service(test)


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(status: int) -> None:
    async def test(service: PushService, sender: PushSender, forgotten: list[str]) -> None:
        _, keys = service.subscribed(sender.public_key)
        service.answers = [status]
        await sender.send(PushSubscription(**keys), NOTICE)
        assert forgotten == [keys["endpoint"]]

    with_service(test)


@pytest.mark.parametrize("status", [429, 500, 503])
def test_a_busy_service_is_asked_again(status: int) -> None:
    async def test(service: PushService, sender: PushSender, forgotten: list[str]) -> None:
        browser, keys = service.subscribed(sender.public_key)
        service.answers = [status, status]
        outbox = Outbox(OutboxLimits(waits=(0.01, 0.01)))
        await outbox.put(lambda: sender.send(PushSubscription(**keys), NOTICE))
        await until(lambda: outbox.sent == 1)
        assert (len(service.posts), len(browser.messages)) == (3, 1)
        service.answers = [status] * 9
        await outbox.put(lambda: sender.send(PushSubscription(**keys), NOTICE))
        await until(lambda: outbox.failed == 1)
        assert len(service.posts) == 6, "three tries, and no more"
        await outbox.close()

    with_service(test)


def test_a_redirect_is_not_followed_and_not_tried_again() -> None:
    async def test(service: PushService, sender: PushSender, forgotten: list[str]) -> None:
        _, keys = service.subscribed(sender.public_key)
        service.answers = [307]
        await sender.send(PushSubscription(**keys), NOTICE)
        assert (len(service.posts), forgotten) == (1, [])

    with_service(test)


def test_a_service_that_never_answers_costs_bounded_time() -> None:
    async def ask(url: str) -> None:
        with pytest.raises(TimeoutError):
            await post(url, {}, b"x", local=True, seconds=0.3)

    with socket.create_server(("127.0.0.1", 0)) as silent:
        begun = time.monotonic()
        asyncio.run(ask(f"http://127.0.0.1:{silent.getsockname()[1]}/x"))
        assert time.monotonic() - begun < 5


def test_a_service_that_cannot_be_reached_is_tried_later() -> None:
    async def test(service: PushService, sender: PushSender, forgotten: list[str]) -> None:
        _, keys = service.subscribed(sender.public_key)
        nobody = PushSubscription(**{**keys, "endpoint": "http://127.0.0.1:1/x"})
        with pytest.raises(TryLater):
            await sender.send(nobody, NOTICE)

    with_service(test)


@pytest.mark.parametrize(
    "change",
    [
        {"p256dh": "x"},
        {"p256dh": "é"},
        {"p256dh": "A" * 87},
        {"auth": "AAAA"},
        {"endpoint": "https://10.0.0.1/x"},
    ],
)
def test_a_subscription_that_cannot_be_used(change: dict[str, str]) -> None:
    async def test(service: PushService, sender: PushSender, forgotten: list[str]) -> None:
        _, keys = service.subscribed(sender.public_key)
        sender.check(PushSubscription(**keys))
        with pytest.raises(BadEndpoint):
            sender.check(PushSubscription(**{**keys, **change}))

    with_service(test)


@pytest.mark.parametrize("text", ["", "no key", make_key()[:60]])
def test_what_is_not_a_key(text: str) -> None:
    with pytest.raises(BadKey):
        read_key(text)


def test_the_queue_is_bounded() -> None:
    async def fill() -> None:
        gate = asyncio.Event()

        async def send() -> None:
            await gate.wait()

        outbox = Outbox(OutboxLimits(senders=1, most_waiting=2))
        for _ in range(3):
            await outbox.put(send)
            await asyncio.sleep(0)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(outbox.put(send), 0.05)
        gate.set()
        await until(lambda: outbox.sent == 3)
        await outbox.close()

    asyncio.run(fill())
