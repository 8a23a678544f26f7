"""Sets the table for a game in the terminal: match, seating, names, and the file it is kept in."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tablewood.cli import saves
from tablewood.cli.saves import Keeper
from tablewood.cli.screen import Screen, make_console
from tablewood.cli.seating import PERSON, all_named, seating_for, seats_for
from tablewood.cli.session import Session
from tablewood.kernel.errors import TablewoodError
from tablewood.kernel.game import Game
from tablewood.kernel.match import Match
from tablewood.kernel.telling import Teller


@dataclass(frozen=True)
class PlayOptions:
    """What the command line asks for."""

    seats: int
    people: int
    bots: list[str]
    seating: list[str]
    names: list[str]
    seed: int | None
    options: dict[str, Any]

    def new_match(self, game: Game[Any]) -> Match:
        """A new game; its luck is sealed unless a seed is given."""
        seats = seats_for(game, self.seats, self.seating or all_named(self.bots), self.people)
        seating_for(seats, self.seating, self.people, self.bots)
        key = secrets.token_bytes(32) if self.seed is None else None
        return Match(game, seats, self.seed or 0, key, self.options)

    def check_against(self, match: Match, name: str) -> None:
        """A saved game or a scene has its own game, seats, luck and options."""
        if name and name != match.game.id:
            raise TablewoodError(f"this is a game of {match.game.id}, not of {name}")
        if self.seats and self.seats != match.state.seats:
            raise TablewoodError(f"this game has {match.state.seats} seats, not {self.seats}")
        if self.seed is not None or self.options:
            raise TablewoodError("--seed and --option are for new games; this one has its own")


def set_table(
    match: Match,
    wanted: PlayOptions,
    language: str,
    resume: Path | None,
    save: Path | None,
    ask_everything: bool,
) -> Session:
    """Get everything ready to play, and welcome the players."""
    seating = wanted.seating or (saves.remembered(resume, saves.SEATING) if resume else [])
    seating = seating_for(match.state.seats, seating, wanted.people, wanted.bots)
    names = wanted.names or (saves.remembered(resume, saves.NAMES) if resume else [])
    if len(names) > match.state.seats:
        raise TablewoodError(f"{len(names)} names for {match.state.seats} seats")
    keeper = _keeper(match, resume, save, seating, names)
    screen = Screen(make_teller(match, language, seating, names), make_console())
    _welcome(screen, match, resume is not None)
    return Session(match, seating, screen, keeper, ask_everything)


def _keeper(
    match: Match, resume: Path | None, save: Path | None, seating: list[str], names: list[str]
) -> Keeper:
    if save is not None and save != resume:
        return Keeper(saves.check_new(save), seating, names, True)
    if resume is not None:
        return Keeper(resume, seating, names, True)
    return Keeper(saves.unused_file(match.game.id), seating, names, False)


def make_teller(match: Match, language: str, seating: list[str], names: list[str]) -> Teller:
    """Bots are named after their seat and kind, unless somebody named them."""
    seats = match.state.seats
    teller = Teller(match.game, seats, language, names, match.header.options)
    given = [*names, *[""] * seats][:seats]
    called = [
        name if given[seat] or seating[seat] == PERSON else f"{name} ({seating[seat]})"
        for seat, name in enumerate(teller.names)
    ]
    return Teller(match.game, seats, language, called)


def _welcome(screen: Screen, match: Match, resumed: bool) -> None:
    game = screen.teller.texts.say(screen.language, "game-name")
    players = ", ".join(screen.teller.names)
    if resumed:
        moves = len(match.played)
        screen.say("resumed", style="bold", game=game, players=players, moves=moves)
    else:
        screen.say("welcome", style="bold", game=game, players=players)
