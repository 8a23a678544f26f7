"""The list of properties, and random games in which they are checked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tablewood.kernel.reflect import fingerprint
from tablewood.kernel.save import save_text
from tests.conformance import programs
from tests.conformance import properties as of
from tests.conformance.log_consistency import guesses_never_contradict_the_log
from tests.conformance.previews import certain_previews_come_true
from tests.conformance.properties import Broken
from tests.conformance.random_games import Position, walk
from tests.conformance.settings import Setting

Check = Callable[[Position], None]


@dataclass(frozen=True)
class Property:
    """A property, and how many decisions apart to check it, in the tests and in a soak.

    At the end of a game it is always checked.
    """

    check: Check
    every: int = 1
    soak: int = 1

    @property
    def name(self) -> str:
        return self.check.__name__

    @property
    def is_cheap(self) -> bool:
        return self.every == 1 and self.soak <= 4

    def stride(self, soak: bool) -> int:
        return self.soak if soak else self.every

    def is_due(self, at: Position, every: int) -> bool:
        return at.state.over or (at.number + at.setting.seed) % every == 0


PROPERTIES = [
    Property(of.legal_moves_are_sound),
    Property(of.the_game_ends_in_time),
    Property(of.the_audit_is_clean, soak=4),
    Property(of.events_are_well_formed),
    Property(of.notation_parses_back, soak=16),
    Property(of.refusals_name_clauses, soak=16),
    Property(of.every_legal_move_applies, every=2, soak=16),
    Property(of.clones_are_equal_and_independent, every=4, soak=32),
    Property(of.others_are_refused, every=4, soak=16),
    Property(of.scores_add_up, every=4, soak=32),
    Property(of.numbers_for_bots_are_sound, every=4, soak=32),
    Property(programs.returns_are_sound, every=4, soak=32),
    Property(programs.pickles_are_equal_and_independent, every=8, soak=64),
    Property(programs.private_information_is_declared, every=8, soak=64),
    Property(programs.nonsense_is_refused, every=8, soak=64),
    Property(of.a_save_loads, every=32, soak=256),
    Property(of.views_tell_the_common_part, every=8, soak=64),
    Property(of.guesses_keep_what_is_seen, every=8, soak=64),
    Property(guesses_never_contradict_the_log, every=8, soak=64),
    Property(of.moves_that_may_be_undone_reveal_nothing, every=8, soak=64),
    Property(of.a_move_can_be_taken_back, every=8, soak=64),
    Property(certain_previews_come_true, every=8, soak=64),
    Property(of.the_same_moves_lead_to_the_same_end),
    Property(programs.seats_see_what_everybody_sees, every=8, soak=64),
]


class Failure(Broken):
    """A property that does not hold in a game, with everything needed to reproduce it."""

    def __init__(self, setting: Setting, name: str, number: int, what: str, saved: str) -> None:
        super().__init__(f"{setting}, decision {number}: {name}: {what}\n{saved}")
        self.setting = setting
        self.name = name
        self.number = number
        self.what = what
        self.saved = saved
        self.args = (setting, name, number, what, saved)

    def __str__(self) -> str:
        return f"{self.setting}, decision {self.number}: {self.name}: {self.what}"


def check(setting: Setting, properties: list[Property], soak: bool = False, rarely: int = 1) -> int:
    """Play a random game, check the properties, and return the number of decisions. Raises `Failure`.

    `rarely` makes the checks that many times rarer.
    """
    at: Position | None = None
    asking = Asking()
    try:
        for at in walk(setting):
            due = [one for one in properties if one.is_due(at, one.stride(soak) * rarely)]
            asking.ask(at, due)
    except Exception as error:
        what = str(error) if isinstance(error, Broken) else f"{type(error).__name__}: {error}"
        number, saved = (at.number, save_text(at.match)) if at else (0, "")
        raise Failure(setting, asking.name, number, what, saved) from error
    assert at is not None
    return at.number


class Asking:
    """Checks properties, and remembers which one it checked last."""

    PLAYING = "the_game_can_be_played"

    def __init__(self) -> None:
        self.name = self.PLAYING

    def ask(self, at: Position, due: list[Property]) -> None:
        """Check the properties that are due; no check may change the position."""
        # A fingerprint takes time, so the cheap checks, which run all the time, do without it.
        careful = any(not one.is_cheap for one in due)
        before = fingerprint(at.state) if careful else ""
        for one in due:
            self.name = one.name
            one.check(at)
        if careful and fingerprint(at.state) != before:
            of.fail("asking changed the position")
        self.name = self.PLAYING
