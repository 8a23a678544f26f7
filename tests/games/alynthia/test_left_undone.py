"""What players are warned of before they end a turn, pass, or say that they are done."""

from tests.games.alynthia.scenes import duel
from tests.rule import rule

USED = ["focus", "basic1", "basic2"]


@rule("AL-108")
def test_an_action_that_the_turn_still_has() -> None:
    t = duel(A={"at": "r0c0", "focus": 4, "used": USED}, B={"at": "r5c5"}).says("A", "step r0c1")
    assert t.leaves("A", "end") == ["You can still take one more action in this turn."]
    t.says("A", "step r0c0").asks("A", "take-turn")
    assert t.leaves("A", "end") == []


@rule("AL-112", "AL-263")
def test_tiles_that_are_still_ready_when_somebody_passes() -> None:
    t = duel(A={"at": "r0c0", "used": ["basic1", "basic2"]}, B={"at": "r5c5"})
    assert t.leaves("A", "pass") == ["You can still take 7 focus in this round."]
    t.asks("A", "take-turn")


@rule("AL-117")
def test_focus_is_kept_and_no_reason_for_a_warning() -> None:
    t = duel(A={"at": "r0c0", "focus": 5, "used": USED}, B={"at": "r5c5"})
    t.offers("step r0c1")
    assert t.leaves("A", "pass") == []
    t.asks("A", "take-turn")
