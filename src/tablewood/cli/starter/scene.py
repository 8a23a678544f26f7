"""Positions by hand: `hands = { red = ["3", "9"] }`, `top = "5"`, `turn = "red"`."""

from tablewood.cli.starter.state import NOTHING, StarterState
from tablewood.cli.starter.turn import TakeTurn
from tablewood.kernel.tables import Table


def arrange(s: StarterState, scene: Table) -> None:
    """Put the described leaves into the hands; nobody holds any others."""
    names = s.parts.leaves.names
    colours = s.parts.colours[: s.seats]
    hands = scene.optional_sub("hands")
    for leaf in range(len(s.holder)):
        s.holder[leaf] = NOTHING
    for seat, colour in enumerate(colours):
        held = hands.texts(colour, []) if hands is not None else []
        for name in held:
            s.holder[names.index(name)] = seat
    if hands is not None:
        hands.finish()
    if scene.has("top"):
        s.top = names.index(scene.choice("top", names))
        s.seen[s.top] = 1
        s.points[s.seats - 1] = 1
    s.then_one(TakeTurn(colours.index(scene.choice("turn", colours, colours[0]))))
