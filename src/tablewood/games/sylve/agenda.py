"""What waits below the question now asked: the rest of a placement, of the turn, or of the end of the round."""

from typing import Any

from mypy_extensions import i64, mypyc_attr

from tablewood.games.sylve.control import OfferRoundPowers, UseRoundPower
from tablewood.games.sylve.gathering import ExchangeByCards, GatherChoice
from tablewood.games.sylve.placing import (
    BEFRIENDED,
    GatherMore,
    OtherPowers,
    Placement,
    VillageAction,
)
from tablewood.games.sylve.scorching import OfferScorch
from tablewood.games.sylve.state import Wood
from tablewood.games.sylve.taming import ReleaseOverflow
from tablewood.games.sylve.turn import GoOn, YourTurn
from tablewood.kernel.number_sets import NO_NUMBERS, NumberSet
from tablewood.kernel.step import Question, SeatRule, Step


@mypyc_attr(acyclic=True, free_list_len=1)
class Waiting:
    """What the agenda holds below the question, as far as it matters to the turn or to the end of the round."""

    def __init__(self, s: Wood) -> None:
        self.turn: YourTurn | None = None
        self.placement: Placement | None = None
        """SY-140: the placement whose effects are being carried out, while something still depends on it."""
        self.village_part: i64 = 0
        """SY-56: the part of the Village space, counted from 1, that comes next; 0 for none."""
        self.befriends: bool = False
        """SY-178: whether that space is used as a creature space."""
        self.gathers_more: bool = False
        """SY-117: whether creatures may still add tokens."""
        self.exchanges: i64 = 0
        """SY-125: 1 more than how many creatures have had their chance to exchange; 0 if none will have one."""
        self.other_powers: bool = False
        """SY-140 (7): whether other powers may still be set off."""
        self.used: NumberSet = NO_NUMBERS
        """SY-156: the creatures whose end-of-round powers the player has used."""
        self.gathers: i64 = 0
        """SY-119: how many more ingredients of choice wait."""
        self.scorches: i64 = 0
        """SY-113: how many more scorches wait."""
        self.others: i64 = 0
        """How many other questions may wait."""
        pending = s.pending
        if pending is None:
            return
        step = pending.step
        if isinstance(step, YourTurn):
            self.turn = step
            return
        if isinstance(step, UseRoundPower):
            self.used = step.used
            return
        pending = pending.below
        while pending is not None and self._notes(pending.step):
            pending = pending.below

    def _notes(self, step: Step[Any]) -> bool:
        """Note what the step is about; False for the last one that matters to the turn or to the end of the round."""
        if isinstance(step, ReleaseOverflow):
            return True
        if isinstance(step, GoOn):
            self.turn = step.turn
            return False
        if isinstance(step, OfferRoundPowers):
            self.used = step.used
            return False
        if isinstance(step, GatherMore):
            self.gathers_more = True
            self.placement = step.placement
        elif isinstance(step, ExchangeByCards):
            self.exchanges = step.at + 1
        elif isinstance(step, OtherPowers):
            self.other_powers = True
            self.placement = step.placement
        elif isinstance(step, VillageAction):
            self.village_part = step.at + 1
            self.befriends = step.placement.mode == BEFRIENDED
            self.placement = step.placement
        elif isinstance(step, GatherChoice):
            self.gathers += step.due
        elif isinstance(step, OfferScorch):
            self.scorches += step.spaces
        elif isinstance(step, (Question, SeatRule)):
            self.others += 1
        else:
            return False
        return True

    @property
    def reacts(self) -> bool:
        """SY-117: whether creatures may still react to the ingredient that the forest space gave."""
        return self.gathers_more or self.other_powers
