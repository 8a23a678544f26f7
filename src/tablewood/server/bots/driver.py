"""The bots of one table: whoever is asked thinks, one at a time, until a person is asked."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from tablewood.kernel.chance import seeded
from tablewood.server.bots.pool import NoAnswer, Thinking
from tablewood.server.table.refusal import TableError

if TYPE_CHECKING:
    from tablewood.server.live.room import Room

STUMBLED = "stumbled"
PATIENCE = 5.0
"""So long a table waits before it tries again what failed for reasons of its own, as a full disk."""

PACES = {"brisk": 0.0, "normal": 1.0, "calm": 4.0}
"""How the table's pace stretches the server's pause between two moves of bots."""

AGAINST_THE_RULES = ("illegal-move", "unreadable-move", "not-your-turn")

log = logging.getLogger(__name__)


class BotsAtTable:
    """Runs as long as a bot is asked; what it thinks of is dropped when the position is no more."""

    def __init__(self, room: Room, thinking: Thinking, pause: float) -> None:
        self._room = room
        self._thinking = thinking
        self.pause = pause * PACES.get(room.table.header.pace, 1.0)
        self._task: asyncio.Task[None] | None = None
        self._at: int | None = None
        """The position that is thought about; none between two."""
        self.seat = -1
        """The bot that thinks now."""

    @property
    def busy(self) -> bool:
        return self._task is not None and not self._task.done()

    def wake(self) -> None:
        """The table has changed: is a bot asked, or is what one thinks about no more?"""
        table = self._room.table
        asked = table.bot_asked()
        if self.busy and self._at is not None and (asked < 0 or table.at != self._at):
            self.stop()
        if asked >= 0 and not self.busy:
            self._task = asyncio.create_task(self._play())

    def stop(self) -> None:
        """Think no more; an answer that comes is not heard."""
        if self._task is not None:
            self._task.cancel()
        self._task = None
        self._at = None
        self.seat = -1

    async def _play(self) -> None:
        """Answer as long as a bot is asked."""
        me = asyncio.current_task()
        while self._task is me and (seat := self._room.table.bot_asked()) >= 0:
            try:
                await self._answer(seat)
            except TableError as error:
                log.warning("table %s: bot on seat %d: %s", self._room.id, seat, error)
                self._at = None
                await asyncio.sleep(PATIENCE)
            except Exception:
                log.exception("table %s: bot on seat %d", self._room.id, seat)
                self._at = None
                await asyncio.sleep(PATIENCE)
        if self._task is me:
            self._task = None
            self._shows(-1)

    async def _answer(self, seat: int) -> None:
        table = self._room.table
        at = self._at = table.at
        question = table.question(seat)
        self._shows(seat)
        shown = asyncio.get_running_loop().time() + self.pause
        try:
            move = await self._thinking.answer(question)
        except NoAnswer:
            move = ""
        if self.pause:
            await asyncio.sleep(max(0.0, shown - asyncio.get_running_loop().time()))
        # From here on the change of the table is our own.
        self._at = None
        if not move or not await self._is_taken(seat, at, move):
            await self._stumble(seat, at, question.seed)

    async def _is_taken(self, seat: int, at: int, move: str) -> bool:
        """Make the bot's move; False if the rules do not allow it."""
        try:
            await self._room.bot_moves(seat, at, move, "")
        except TableError as error:
            if error.code not in AGAINST_THE_RULES:
                raise
            log.error("table %s: bot on seat %d answered: %s", self._room.id, seat, error)
            return False
        return True

    async def _stumble(self, seat: int, at: int, seed: int) -> None:
        """Draw a move in place of an answer."""
        table = self._room.table
        legal = table.match.moves(seat) if table.match and table.at == at else []
        if legal:
            drawn = legal[seeded(seed).below(len(legal))]
            await self._room.bot_moves(seat, at, drawn, STUMBLED)

    def _shows(self, seat: int) -> None:
        if seat != self.seat:
            self.seat = seat
            self._room.tell_presence()
