"""People who change their minds or stay away: wishes withdrawn, clocks, seats kept, tables deleted."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import Person

CLOCK = {"kind": "bank", "seconds": 30, "increment": 0}


def two_at_a_table(visit: Visit, **wishes: object) -> tuple[Person, Person, str]:
    """Ann, who is asked first and set the table, and Ben."""
    ann, ben = visit("Ann"), visit("Ben")
    seating = [ann.wish("me"), ann.wish("open")]
    options = {"first-player": "red"}
    table = {"game": "sylvan-dale", "seating": seating, "options": options, **wishes}
    id = ann.ask("/api/tables", table)["id"]
    ben.ask(f"/api/tables/{id}/sit", {"seat": 1, "name": "Ben", "salt": "0b" * 16})
    ann.open(f"/t/{id}")
    ben.open(f"/t/{id}")
    return ann, ben, id


def test_a_seat_whose_time_runs_out_is_kept_and_taken_back(visit: Visit) -> None:
    ann, ben, _ = two_at_a_table(visit, clock=CLOCK)
    mine = ann.page.get_by_role("list", name="Players").locator(".time").first
    expect(mine).to_contain_text("0:")
    back = ann.page.get_by_role("button", name="Take my seat back")
    expect(back).to_be_visible(timeout=60_000)
    expect(ben.page.get_by_text("for Ann")).to_be_visible()
    expect(ben.page.get_by_role("button", name="Take my seat back")).to_have_count(0)
    back.click()
    expect(back).to_have_count(0)
    expect(ann.page.get_by_text("(you)")).to_be_visible()
    assert ann.errors + ben.errors == []


def test_a_wish_is_withdrawn(visit: Visit) -> None:
    ann, ben, _ = two_at_a_table(visit)
    ann.until_asked()
    while ann.look()["moves"]:
        ann.make_any()
    ben.make_any()
    ann.page.get_by_role("button", name="Ask to take a move back").click()
    expect(ben.page.get_by_text("Ann would like to take a move back").first).to_be_visible()
    expect(ben.page.get_by_role("button", name="Never mind")).to_have_count(0)
    expect(ann.page.locator(".lapses")).to_contain_text("It lapses in 0:")
    ann.page.get_by_role("button", name="Never mind").click()
    expect(ben.page.get_by_role("button", name="Agree")).to_have_count(0)
    assert ann.errors + ben.errors == []


def test_the_host_deletes_a_table_that_has_not_begun(visit: Visit) -> None:
    ann, ben = visit("Ann"), visit("Ben")
    id = ann.set_table("sylvan-dale", ["me", "open"])
    ben.open(f"/t/{id}")
    expect(ben.page.get_by_role("heading", name="Take a seat")).to_be_visible()
    expect(ben.page.get_by_role("button", name="Delete this table")).to_have_count(0)
    ann.page.get_by_role("button", name="Delete this table").click()
    ann.page.get_by_role("button", name="Delete it").click()
    expect(ben.page.get_by_role("heading", name="This table is closed")).to_be_visible()
    ann.page.wait_for_url(f"{ann.address}/")
    assert ann.errors + ben.errors == []
