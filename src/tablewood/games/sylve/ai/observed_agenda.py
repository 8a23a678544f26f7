"""What waits below the question now asked in Sylve, in numbers: a part of `observation`."""

from tablewood.games.sylve.agenda import Waiting
from tablewood.games.sylve.ai.observed_question import MANY, told
from tablewood.games.sylve.parts import BASICS, GOODS, Parts
from tablewood.games.sylve.places import NOTHING
from tablewood.games.sylve.state import Wood
from tablewood.kernel.observation import Numbers, Observation
from tablewood.kernel.vectors import Ints


def put_waiting(s: Wood, waiting: Waiting, relative: Ints, row: Numbers) -> None:
    """Write what waits, in the order in which `declare_waiting` names it."""
    turn = waiting.turn
    if turn is None:
        row.put_same(0, 6)
    else:
        row.put(relative[turn.seat + 1])
        row.put_flag(turn.placing)
        row.put_flag(turn.brewing)
        row.put_flag(turn.drinking)
        row.put(turn.changes)
        row.put(s.scorches)
    placement = waiting.placement
    row.put(0 if placement is None else placement.spot + 1)
    row.put_flag(waiting.befriends)
    row.put(waiting.village_part)
    row.put_flag(waiting.gathers_more)
    row.put(waiting.exchanges)
    row.put_flag(waiting.other_powers)
    if waiting.exchanges > 0:
        for good in range(GOODS):
            row.put(told(s.gathered[good], MANY))
    else:
        row.put_same(0, GOODS)
    row.put(s.harvested if waiting.reacts else NOTHING)
    row.put(told(waiting.gathers, MANY))
    row.put(told(waiting.scorches, MANY))
    row.put(told(waiting.others, MANY))


def declare_waiting(spec: Observation, parts: Parts) -> None:
    """The fields that `put_waiting` writes."""
    spec.field("turn", 0, spec.seats, "Whose turn it is: 0 nobody's, 1 mine and so on (SY-17).")
    spec.field(
        "steps",
        0,
        1,
        "1 for each step of the turn that may still be taken: place, brew, drink (SY-21).",
        3,
    )
    spec.field(
        "changes",
        0,
        parts.element_dice,
        "How many element dice were turned since the last step of the turn (SY-186).",
    )
    spec.field(
        "scorches",
        0,
        parts.scorch_tokens,
        "How many spaces were scorched in this turn; the first may set off a creature (SY-124).",
    )
    spec.field(
        "placement",
        0,
        parts.spots.size,
        "Where the die lies whose effects are being carried out: a place, in the order of the moves, counted from 1; "
        "0 once nothing depends on it (SY-140).",
    )
    spec.field(
        "befriending", 0, 1, "1 if that die uses an ingredient space as a creature space (SY-178)."
    )
    spec.field(
        "village_part",
        0,
        max([len(effects) for effects in parts.actions]),
        "The part of the Village space, counted from 1, that comes next (SY-56).",
    )
    spec.field("gathers_more", 0, 1, "1 if creatures may still add tokens (SY-117, SY-140).")
    spec.field(
        "exchanges",
        0,
        len(parts.creatures) + 1,
        "1 more than how many of the player's creatures have had their chance to exchange tokens; 0 if none will have "
        "one (SY-125).",
    )
    spec.field(
        "other_powers", 0, 1, "1 if other powers may still be set off, such as scorching (SY-140)."
    )
    spec.field(
        "gathered",
        0,
        MANY,
        "By good: the tokens that the placement gathered, while they may still be exchanged (SY-125).",
        GOODS,
    )
    spec.field(
        "harvested",
        NOTHING,
        BASICS - 1,
        "The ingredient of the forest space, while creatures may still react to it; -1 for none (SY-117).",
    )
    spec.field(
        "waiting_gathers",
        0,
        MANY,
        "How many more ingredients of choice wait below the question (SY-119).",
    )
    spec.field(
        "waiting_scorches", 0, MANY, "How many more scorches wait below the question (SY-113)."
    )
    spec.field(
        "waiting_others", 0, MANY, "How many other questions may wait below it (SY-10, SY-108)."
    )
