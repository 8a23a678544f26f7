"""Go through a saved game move by move, with the points at the end. Nothing is hidden.

Examples:
  tablewood replay my-game.txt
  tablewood replay my-game.txt --step --lang fr
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tablewood.cli.options import ComponentsFile, Language, existing

if TYPE_CHECKING:
    from tablewood.cli.screen import Screen
    from tablewood.kernel.game import Game
    from tablewood.kernel.log import Event
    from tablewood.kernel.match import Match


def run(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")],
    lang: Language = "en",
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after each move.")] = False,
    components: ComponentsFile = None,
) -> None:
    """Read the game and retell it."""
    from tablewood.cli import saves
    from tablewood.cli.screen import Screen, make_console
    from tablewood.cli.seating import PERSON
    from tablewood.cli.setup import make_teller
    from tablewood.games import game as find_game
    from tablewood.kernel import save

    def with_components(id: str) -> Game[Any]:
        return find_game(id, existing(components))

    match = save.read(file, with_components)
    seats = match.state.seats
    names = saves.remembered(file, saves.NAMES)[:seats]
    seating = saves.remembered(file, saves.SEATING)
    if len(seating) != seats:
        seating = [PERSON] * seats
    screen = Screen(make_teller(match, lang, seating, names), make_console())
    try:
        _tell(screen, match, step)
    except EOFError:
        return
    if match.state.over:
        screen.line("")
        screen.victory(match.state)
        screen.scores(match.state)
    else:
        screen.say("not-over", player=screen.teller.names[match.state.seat])


def _tell(screen: Screen, match: Match, step: bool) -> None:
    """Every move and what it led to; EOFError when somebody has seen enough."""
    screen.line(screen.teller.texts.say(screen.language, "game-name"), style="bold")
    ends = [*[played.events for played in match.played], len(match.log.events)]
    _sentences(screen, match.log.events[: ends[0]])
    for number, played in enumerate(match.played):
        notation = match.game.notation(played.before, played.move)
        name = screen.teller.names[played.seat]
        screen.line(f"{number + 1:>4}. {name}: {notation}", style="bold")
        _sentences(screen, match.log.events[ends[number] : ends[number + 1]])
        if step:
            later = match.played[number + 1 :]
            _pause(screen, match, later[0].before if later else match.state)


def _sentences(screen: Screen, events: list[Event]) -> None:
    for event in events:
        # Told as to the event's own seat: a replay has no secrets.
        screen.line(f"      {screen.teller.event(event, event.seat)}")


def _pause(screen: Screen, match: Match, state: Any) -> None:
    """Wait for somebody to go on, to look at the table, or to stop."""
    from tablewood.kernel.game import SPECTATOR

    screen.say("step", style="dim")
    while typed := screen.read().lower():
        if typed.startswith("q"):
            raise EOFError
        screen.board(state.view(SPECTATOR))
