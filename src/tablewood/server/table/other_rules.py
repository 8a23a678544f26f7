"""Have the rules changed since a game was played? Never go on by others without a word (decision 19)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablewood.games import game as find_game
from tablewood.kernel.errors import TablewoodError
from tablewood.kernel.game import Game
from tablewood.kernel.match import Match
from tablewood.kernel.older_components import is_of_today
from tablewood.server.table.entries import AnyEntry, Ended, Kept, Moved, TableHeader
from tablewood.server.table.fingerprint import fingerprint_of
from tablewood.server.table.refusal import Refusal


class PlaysDifferently(TablewoodError):
    """Today's rules do not play a stored game as it was played."""


def game_of(header: TableHeader) -> tuple[Game[Any] | None, Refusal | None]:
    """The game of a table, with the components it was begun with; and, if they or its rules are not here, a refusal.

    Then the game is today's.
    """
    try:
        game = find_game(header.game)
    except TablewoodError as error:
        return None, Refusal(code="other-rules", message=error.message)
    played = game.played_with(header.components)
    if header.rules != game.version or played is None:
        return game, Refusal(
            code="other-rules",
            message=f"the table is played by version {header.rules} of the rules of {game.id}, or "
            f"with other components; this server has version {game.version}",
        )
    return played, None


def older_components(game: Game[Any] | None) -> str:
    """The hash of the older component table that a game is played with; empty for today's."""
    return "" if game is None or is_of_today(game) else game.components_hash_once()


def is_checked_to_the_end(kept: Sequence[Kept]) -> bool:
    """Does the record say what the game came to, so that a replay by other rules can be compared with it?"""
    return any(isinstance(one.entry, Ended) and one.entry.check for one in kept)


def check_same(match: Match | None, entry: AnyEntry) -> None:
    """PlaysDifferently unless the game stands as it stood when the entry was written."""
    if match is None or not isinstance(entry, Moved | Ended):
        return
    if isinstance(entry, Ended) and not match.state.over:
        raise PlaysDifferently("the game was over then, and by these rules it is not")
    if entry.check and entry.check != fingerprint_of(match):
        raise PlaysDifferently(
            "the game does not stand as it stood then: the rules have changed without a new version"
        )
