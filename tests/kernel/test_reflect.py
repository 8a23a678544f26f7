"""Reflection over states: no field is forgotten, and equal positions have equal fingerprints."""

from __future__ import annotations

import json

import tablewood as tw
from tablewood.kernel.chance import SealedChance, seeded
from tablewood.kernel.log import Log
from tablewood.kernel.reflect import described, differences, fields, fingerprint, same, to_json
from tests.fixtures.hidden_nim import GAME
from tests.fixtures.hidden_nim.game import Nim, Take

STATE_FIELDS = ["chance", "game", "log", "pending", "plies", "reveals", "seats"]
NIM_FIELDS = ["bag", "gifts", "heap", "limit", "rules", "stones"]


def start() -> Nim:
    return GAME.start(2, 3)


def test_all_fields_are_found_inherited_ones_included() -> None:
    assert fields(start()) == sorted([*STATE_FIELDS, *NIM_FIELDS])
    assert fields(Take((0, 1))) == ["seat", "seats"]
    assert fields(seeded(1)) == ["a", "b", "draws"]
    assert fields(SealedChance(bytes(32))) == ["block", "counter", "draws", "key"]


def test_fields_of_the_rules_are_found_compiled_or_not() -> None:
    found = fields(tw.game("sylvan-dale").start(2, 1))
    assert set(STATE_FIELDS) < set(found)
    assert {"hands", "deck", "stacks", "next_seat"} < set(found)


def test_a_position_is_described_without_rules_and_listeners() -> None:
    s = start()
    s.log = Log()
    s.play(GAME.promise.of(2), 1)
    shown = described(s)
    assert {"game", "rules", "log"} & set(shown) == set()
    assert shown["is"] == "Nim"
    assert shown["bag"] == [0, 1, 2, 3, 4, 5]
    assert shown["chance"]["is"] == "FastChance"
    assert shown["pending"] == [{"is": "Promise", "answers": [-1, 2], "seat": 0, "seats": [0]}]


def test_the_agenda_is_described_from_the_top() -> None:
    s = start()
    s.then((Take((1,)), Take((0,))))
    assert [step["is"] for step in described(s)["pending"]] == ["Take", "Take", "Promise"]
    s.pending = None
    assert described(s)["pending"] is None


def test_values_of_all_kinds_become_json() -> None:
    values: dict[object, object] = {1: [None, True, 1.5, "oak"], "key": (b"\x00\xff", [])}
    assert described(values) == {"1": [None, True, 1.5, "oak"], "key": ["00ff", []]}
    assert json.loads(to_json(start())) == described(start())


def test_equal_positions_are_the_same() -> None:
    assert same(start(), start())
    assert fingerprint(start()) == fingerprint(start())
    assert differences(start(), start()) == []


def test_a_listener_makes_no_difference() -> None:
    s = start()
    s.log = Log()
    assert same(s, start())


def test_every_change_is_found() -> None:
    s, other = start(), start()
    other.gifts[1] = 3
    other.chance.below(6)
    other.reveal()
    assert not same(s, other)
    assert fingerprint(s) != fingerprint(other)
    assert differences(s, other) == ["chance", "gifts", "reveals"]


def test_future_chance_is_part_of_a_position() -> None:
    s, other = start(), start()
    other.chance = seeded(4)
    assert differences(s, other) == ["chance"]
    other.chance = SealedChance(bytes(32))
    assert differences(s, other) == ["chance"]


def test_a_fingerprint_never_changes() -> None:
    s = start()
    s.play(GAME.promise.of(0))
    assert to_json(s) == (
        '{"bag":[0,1,2,3,4,5],"chance":{"a":1683000631,"b":1398872257,"draws":1,"is":"FastChance"},'
        '"gifts":[-1,-1],"heap":9,"is":"Nim","limit":3,"pending":[{"answers":[0,-1],"is":"Promise",'
        '"seat":1,"seats":[1]}],"plies":1,"reveals":0,"seats":2,"stones":[0,0]}'
    )
    assert fingerprint(s) == "368dd99b518d612d"
