"""What somebody is told: at which table, of which game, in which language. No names, no moves, no more of the game."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tablewood.games import game as find_game
from tablewood.kernel.errors import TablewoodError
from tablewood.kernel.text import LANGUAGES, Texts, load

TEXTS = Path(__file__).parent / "text"


class TurnNotice(msgspec.Struct, kw_only=True, frozen=True):
    """It is your turn. This is all that a push message contains."""

    table: str
    game: str
    """The name of the game, in the reader's language."""
    language: str


def notice_of(table: str, game: str, language: str) -> TurnNotice:
    """What to tell somebody who reads this language."""
    spoken = language if language in LANGUAGES else LANGUAGES[0]
    return TurnNotice(table=table, game=name_of(game, spoken), language=spoken)


def name_of(game: str, language: str) -> str:
    """The name of a game; its id if this server does not have it."""
    try:
        return load(find_game(game).folder / "text").say(language, "game-name")
    except TablewoodError:
        return game


def texts() -> Texts:
    """What mails say."""
    return load(TEXTS)
