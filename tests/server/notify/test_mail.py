"""Mail: where it is handed in, what it says in both languages, and links that only the server can have written."""

from __future__ import annotations

import pytest

from tablewood.server.notify.mail import (
    BadLink,
    BadSmtpUrl,
    MailLinks,
    SmtpServer,
    domain_of,
    read_smtp_url,
)
from tablewood.server.notify.notices import name_of, texts

ANN = "a" * 64


@pytest.mark.parametrize(
    ("url", "server"),
    [
        ("smtp://mail.example.org", SmtpServer(host="mail.example.org", port=587)),
        ("smtps://mail.example.org/", SmtpServer(host="mail.example.org", port=465, tls=True)),
        (
            "smtp://ann%40x:p%2Fw@mail.example.org:25",
            SmtpServer(host="mail.example.org", port=25, user="ann@x", password="p/w"),
        ),
    ],
)
def test_mail_servers(url: str, server: SmtpServer) -> None:
    assert read_smtp_url(url) == server


@pytest.mark.parametrize(
    "url", ["", "mail.example.org", "http://x", "smtp://", "smtp://x:port", "smtp://x/y"]
)
def test_urls_that_are_refused(url: str) -> None:
    with pytest.raises(BadSmtpUrl):
        read_smtp_url(url)


def test_the_texts_are_sound_in_both_languages() -> None:
    for language in ("en", "fr"):
        for kind in ("mail-turn", "mail-confirm"):
            given = {"game": "Sylve", "link": "https://x/y"}
            assert "{" not in texts().say(language, f"{kind}-subject", **given)
            assert "https://x/y" in texts().say(language, f"{kind}-body", **given)
        assert "https://x/y" in texts().say(language, "mail-stop", link="https://x/y")
    assert texts().problems() == []


def test_a_game_that_this_server_does_not_have_is_called_by_its_id() -> None:
    assert name_of("sylve", "fr") == "Sylve"
    assert name_of("gone", "fr") == "gone"


def test_links_cannot_be_made_up() -> None:
    links = MailLinks("https://games.example.org/", "key")
    url = links.stop(ANN, "ann@example.org")
    assert url.startswith(f"https://games.example.org/mail/{ANN}-")
    token = url.split("/")[-2]
    links.check(token, "stop", "ann@example.org")
    for bad, what, address in (
        (token, "confirm", "ann@example.org"),
        (token, "stop", "ben@example.org"),
        (token, "stop", ""),
        (token[:-1], "stop", "ann@example.org"),
        (f"{'b' * 64}-{token.partition('-')[2]}", "stop", "ann@example.org"),
        ("", "stop", "ann@example.org"),
        (f"{ANN}-é", "stop", "ann@example.org"),
    ):
        with pytest.raises(BadLink):
            links.check(bad, what, address)
    with pytest.raises(BadLink):
        MailLinks("https://games.example.org", "other").check(token, "stop", "ann@example.org")


def test_the_domain_of_a_sender() -> None:
    assert domain_of("Tablewood <games@example.org>") == "example.org"
