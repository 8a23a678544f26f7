"""At a table: reload, a lost connection, a server restart, undo, reasons, chat, hot seat, keyboard."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import Person, play_to_the_end
from tests.server.server_process import ServerProcess


def two_at_a_table(visit: Visit, game: str = "sylvan-dale") -> tuple[Person, Person]:
    ann, ben = visit("Ann"), visit("Ben")
    ben.take_seat(ann.set_table(game, ["me", "open"]))
    return ann, ben


def asked_of(*people: Person) -> tuple[Person, Person]:
    """Who is asked, and the other."""
    while True:
        for person in people:
            if person.look()["moves"]:
                [other] = [one for one in people if one is not person]
                return person, other
        people[0].page.wait_for_timeout(25)


def test_a_table_is_made_on_the_page_and_shared_by_its_link(visit: Visit) -> None:
    ann, ben = visit("Ann"), visit("Ben")
    ann.open("/")
    ann.page.get_by_role("link", name=re.compile("Little Town")).first.click()
    ann.page.get_by_role("textbox").first.fill("Ann")
    ann.page.get_by_role("combobox").nth(1).select_option("open")
    ann.page.locator("form button[type=submit]").click()
    ann.page.wait_for_url(re.compile(r"/t/[a-z0-9]+$"))
    ben.take_seat(ann.page.url.rpartition("/")[2])
    ann.until(lambda now: now["phase"] == "playing", "the start")
    asked, other = asked_of(ann, ben)
    asked.make_any()
    assert other.look()["phase"] == "playing"


def test_a_reload_in_the_middle_changes_nothing(visit: Visit) -> None:
    ann, ben = two_at_a_table(visit)
    for _ in range(6):
        asked_of(ann, ben)[0].make_any()
    asked, _ = asked_of(ann, ben)
    before = asked.look()
    asked.page.reload()
    assert asked.until_asked() == before
    asked.make_any()


def test_a_lost_connection_recovers_without_a_reload(visit: Visit) -> None:
    ann, ben = two_at_a_table(visit)
    asked, other = asked_of(ann, ben)
    other.context.set_offline(True)
    asked.make_any()
    other.context.set_offline(False)
    wanted = asked.look()["version"]
    other.until(lambda now: now["version"] >= wanted, "what was missed")


def test_everybody_reconnects_after_a_server_restart(visit: Visit, site: ServerProcess) -> None:
    ann, ben = two_at_a_table(visit)
    asked_of(ann, ben)[0].make_any()
    site.kill()
    site.start()
    for _ in range(4):
        asked, other = asked_of(ann, ben)
        asked.make_any()
        wanted = asked.look()["version"]
        other.until(lambda now, wanted=wanted: now["version"] >= wanted, "the move")  # type: ignore[misc]


def test_a_move_is_taken_back(visit: Visit) -> None:
    ann, ben = two_at_a_table(visit)
    asked, _ = asked_of(ann, ben)
    before = asked.look()["moves"]
    asked.make_any()
    asked.page.get_by_role("button", name="Take back").click()
    asked.until(lambda now: now["moves"] == before, "the question before")


def test_beyond_the_turn_the_other_must_consent(visit: Visit) -> None:
    ann, ben = two_at_a_table(visit)
    asked, _ = asked_of(ann, ben)
    while asked_of(ann, ben)[0] is asked:
        asked.make_any()
    other = asked_of(ann, ben)[0]
    asked.page.get_by_role("button", name="Ask to take a move back").click()
    other.page.get_by_role("button", name="Agree").click()
    asked.until_asked()


def test_a_reason_names_the_clause(visit: Visit) -> None:
    ann, ben = two_at_a_table(visit)
    asked, _ = asked_of(ann, ben)
    asked.page.locator('[data-thing="tree:A1"]').click()
    card = asked.page.locator(".why")
    expect(card.locator(".facts").first).to_contain_text(
        "You are being asked something else: Play a card"
    )
    expect(card).to_contain_text(re.compile(r"SD-\d+"))
    card.locator("button.clause").first.click()
    expect(asked.page.get_by_role("tabpanel")).to_contain_text(re.compile(r"SD-\d+"))


def test_a_reason_begins_with_the_facts_of_the_position(visit: Visit) -> None:
    ann, ben = two_at_a_table(visit)
    asked, _ = asked_of(ann, ben)
    asked.page.locator(".stage .can[data-thing^='card:']").first.click()
    asked.until(lambda now: any(one.startswith("add ") for one in now["moves"]), "the tile")
    asked.page.locator(".stage [data-thing^='tree:']:not(.can)").first.click()
    facts = asked.page.locator(".why .facts").first
    expect(facts).to_have_text(re.compile(r"^[A-D]\d has a \w+ on top; your card shows a \w+\.$"))


def test_a_deck_that_cannot_be_drawn_from_says_why(visit: Visit) -> None:
    ann, ben = two_at_a_table(visit)
    asked, _ = asked_of(ann, ben)
    asked.page.locator('[data-thing="verb:draw"]').click()
    card = asked.page.locator(".why")
    expect(card.get_by_role("heading", level=2)).to_have_text("Draw from the deck: why not?")
    expect(card).to_contain_text(re.compile(r"SD-\d+"))


def test_a_player_who_is_not_asked_is_told_who_is(visit: Visit) -> None:
    ann, ben = two_at_a_table(visit)
    _, other = asked_of(ann, ben)
    other.page.locator('[data-thing="tree:A1"]').click()
    card = other.page.locator(".why")
    expect(card.locator(".facts")).to_contain_text("It is not your turn.")
    expect(card).to_contain_text("SD-19")


def test_people_chat(visit: Visit) -> None:
    ann, ben = two_at_a_table(visit)
    ann.until(lambda now: now["phase"] == "playing", "the start")
    ann.page.keyboard.press("/")
    ann.page.keyboard.type("<b>Good luck</b>, Ben")
    ann.page.keyboard.press("Enter")
    ben.page.get_by_role("tab", name=re.compile("Chat")).click()
    expect(ben.page.get_by_role("tabpanel")).to_contain_text("<b>Good luck</b>, Ben")


SAY_MUCH = """([id, lines]) => new Promise((done) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/live`);
    const say = (line) => socket.send(JSON.stringify({ t: "chat", id: `say-${line}`, text: `line ${line}` }));
    let line = 1;
    socket.onopen = () => {
        socket.send(JSON.stringify({ t: "hello", protocol: 1, seat: 0 }));
        say(line);
    };
    socket.onmessage = (event) => {
        if (JSON.parse(event.data).t !== "ack") return;
        if (line++ < lines) return say(line);
        socket.close();
        done(null);
    };
})"""


def test_earlier_talk_is_shown_on_request(visit: Visit) -> None:
    ann, ben = two_at_a_table(visit)
    ann.until(lambda now: now["phase"] == "playing", "the start")
    table = ann.page.url.rpartition("/")[2]
    ann.page.evaluate(SAY_MUCH, [table, 130])
    ben.page.reload()
    ben.page.get_by_role("tab", name=re.compile("Chat")).click()
    lines = ben.page.locator(".talk li")
    expect(lines).to_have_count(100)
    expect(lines.last).to_contain_text("line 130")
    ben.page.get_by_role("button", name="Show earlier").click()
    expect(lines.filter(has_text=re.compile(r"\bline 1\b"))).to_have_count(1)
    expect(ben.page.get_by_role("button", name="Show earlier")).to_have_count(0)
    expect(lines.last).to_contain_text("line 130")


def test_two_people_at_one_device_do_not_see_each_others_secrets(visit: Visit) -> None:
    ann = visit("Ann")
    ann.set_table("sylvan-dale", ["me", "here"])
    page = ann.page
    seen: set[int] = set()
    for _ in range(12):
        curtain = page.locator(".curtain button")
        page.wait_for_selector(".curtain button, .prompt .move:not([disabled])")
        if curtain.count():
            expect(page.locator(".board")).to_have_count(0)
            curtain.first.click()
            seen.add(ann.until_asked()["version"])
        ann.make_any()
    assert len(seen) >= 2, "the device was passed on"


def test_a_game_by_keyboard_alone(visit: Visit) -> None:
    """A whole game, without a pointer: m goes to the moves, Tab to the next, Enter makes it."""
    ann = visit("Ann")
    ann.set_table("alynthia", ["me", "random"])

    def choose(person: Person, moves: list[str]) -> None:
        keyboard = person.page.keyboard
        before = person.look()["version"]
        keyboard.press("m")
        if len(moves) > 1:
            keyboard.press("Tab")
        keyboard.press("Enter")
        # In a team the bot may make the last move in the meantime.
        person.until(lambda now: now["version"] > before or now["phase"] == "over", "the move")

    assert play_to_the_end([ann], choose) > 3
    expect(ann.page.locator("#ending")).to_be_visible()


def test_the_file_of_a_finished_game_is_verified(visit: Visit, tmp_path: Path) -> None:
    ann = visit("Ann")
    table = ann.set_table("alynthia", ["me", "random"])
    early = ann.page.request.get(f"{ann.address}/api/tables/{table}/file")
    assert early.status == 409, "not before it is over"
    play_to_the_end([ann], lambda person, moves: person.press(moves[-1]))
    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name="Save the game").click()
    path = tmp_path / "game.tablewood"
    download.value.save_as(path)
    ann.open("/verify")
    ann.page.locator("input[type=file]").set_input_files(path)
    expect(ann.page.locator(".answer")).to_be_visible()
    expect(ann.page.locator(".answer .fails")).to_have_count(0)
    spoiled = path.read_text().replace("\n0 ", "\n1 ", 1)
    path.write_text(spoiled)
    ann.page.locator("input[type=file]").set_input_files(path)
    expect(ann.page.locator(".answer .fails").first).to_be_visible()


@pytest.mark.parametrize("path", ["/t/nosuchtable", "/nowhere"])
def test_a_wrong_address_gets_a_friendly_page(visit: Visit, path: str) -> None:
    ann = visit("Ann")
    ann.open(path)
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
    expect(ann.page.get_by_role("main").get_by_role("link").first).to_be_visible()
