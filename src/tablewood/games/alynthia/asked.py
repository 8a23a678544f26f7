"""What the question now asked is about, beyond what lies on the table: public, whatever the mode."""

import msgspec

from tablewood.games.alynthia.building import PayResource, WallOrNot
from tablewood.games.alynthia.cards import ChooseType
from tablewood.games.alynthia.dragons import ChooseBattle, battles_of
from tablewood.games.alynthia.gains import ChooseLoss, ChooseLostCard, TakeResource
from tablewood.games.alynthia.marching import ChooseWay
from tablewood.games.alynthia.names import WINDOW_NAMES
from tablewood.games.alynthia.phases import ActionsForAll
from tablewood.games.alynthia.research import ChooseResearch, SplitPoints
from tablewood.games.alynthia.state import Land
from tablewood.games.alynthia.windows import Window


class QuestionView(msgspec.Struct):
    """What the question is about; only what this kind of question has is filled in."""

    cards: int = 0
    """How many cards are still to be taken, paid or lost, this one included."""
    no_workers: bool = False
    """Whether workers do not count (AL-134)."""
    tiles: int = 0
    """How many research tiles are still to be unlocked (AL-170)."""
    points: int = 0
    """How many points of strength there are to split (AL-159, AL-235)."""
    space: str | None = None
    """The space in question."""
    battles: list[str] = msgspec.field(default_factory=list)
    """The spaces of the battles that are still to be fought, for the player to choose from (AL-94)."""
    window: str | None = None
    """Which window is open (AL-224 to AL-228)."""
    turn: str | None = None
    """Where all act together: whom the cycle has come to (AL-107)."""


def question_view(s: Land) -> QuestionView | None:
    """What the question now asked is about; None if its prompt says all."""
    if s.over:
        return None
    step = s.step
    spaces = s.parts.spaces.names
    if isinstance(step, PayResource | TakeResource):
        return QuestionView(cards=step.cards, no_workers=step.non_workers)
    if isinstance(step, ChooseType | ChooseLoss | ChooseLostCard):
        return QuestionView(cards=step.cards)
    if isinstance(step, ChooseResearch):
        return QuestionView(tiles=step.tiles)
    if isinstance(step, SplitPoints):
        return QuestionView(points=step.points)
    if isinstance(step, WallOrNot | ChooseWay):
        return QuestionView(space=spaces[step.space])
    if isinstance(step, ChooseBattle):
        return QuestionView(battles=[spaces[space] for space in battles_of(s, step.seat)])
    if isinstance(step, Window):
        return QuestionView(window=WINDOW_NAMES[step.window])
    if isinstance(step, ActionsForAll):
        return QuestionView(turn=s.game.seat_names(s.seats)[step.turn])
    return None
