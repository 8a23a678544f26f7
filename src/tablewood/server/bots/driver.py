"""The bots of one table: the bot that is asked thinks, one at a time, until a person is asked."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import weakref
from contextlib import suppress
from typing import Protocol

from tablewood.kernel.chance import seeded
from tablewood.server.bots.pool import NoAnswer, WorkerPool
from tablewood.server.bots.queue import UNWATCHED
from tablewood.server.bots.worker import BotQuestion
from tablewood.server.table.commands import Command, MakeBotMove
from tablewood.server.table.refusal import TableError
from tablewood.server.table.table import GameTable

STUMBLED = "stumbled"
PATIENCE = 5.0
"""Seconds to wait before trying again after the server itself failed, such as on a full disk."""

PACES = {"brisk": 0.0, "normal": 1.0, "calm": 4.0}
"""How the table's pace multiplies the server's pause between bot moves."""

AGAINST_THE_RULES = ("illegal-move", "unreadable-move", "not-your-turn")

log = logging.getLogger(__name__)


class BotHost(Protocol):
    """What the bots need from the room they play in."""

    id: str
    table: GameTable

    @property
    def lane(self) -> int:
        """Who waits for the bots: see `bots.queue`."""

    async def change(self, command: Command) -> int:
        """Do what follows from a command."""

    def tell_presence(self) -> None:
        """Tell everybody which bot is thinking."""


class BotDriver:
    """Runs as long as a bot is asked; gives up a thought when its position has passed."""

    def __init__(
        self, host: BotHost, pool: WorkerPool, pause: float, unwatched_pause: float = 0.0
    ) -> None:
        # A weak reference, or a dropped room would wait for the garbage collector.
        self._host: BotHost = weakref.proxy(host)
        self._pool = pool
        self.pause = pause * PACES.get(host.table.header.pace, 1.0)
        self._unwatched_pause = unwatched_pause
        self._looked_at = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._at: int | None = None
        """The position being thought about; None between two."""
        self.seat = -1
        """The bot that is thinking now."""

    @property
    def busy(self) -> bool:
        return self._task is not None and not self._task.done()

    def wake(self) -> None:
        """The table has changed: let the bot that is asked think, and stop one whose position has passed."""
        table = self._host.table
        asked = table.bot_asked()
        if self.busy and self._host.lane != UNWATCHED:
            self._looked_at.set()
            self._pool.move(self._host.id, self._host.lane)
        if self.busy and self._at is not None and (asked < 0 or table.at != self._at):
            self.stop()
        if asked >= 0 and not self.busy:
            self._task = asyncio.create_task(self._play())

    def stop(self) -> None:
        """Stop thinking; a worker that is at it is told to stop, too."""
        self._pool.unwatched.release(self._host.id)
        if self._task is not None:
            self._task.cancel()
        self._task = None
        self._at = None
        self.seat = -1

    async def _play(self) -> None:
        """Answer as long as a bot is asked."""
        me = asyncio.current_task()
        while self._task is me and (seat := self._host.table.bot_asked()) >= 0:
            if not self._goes_on():
                break
            try:
                await self._answer(seat)
            except TableError as error:
                log.warning("table %s: bot on seat %d: %s", self._host.id, seat, error)
                self._at = None
                await asyncio.sleep(PATIENCE)
            except Exception:
                log.exception("table %s: bot on seat %d", self._host.id, seat)
                self._at = None
                await asyncio.sleep(PATIENCE)
        if self._task is me:
            self._task = None
            self._pool.unwatched.release(self._host.id)
            self._show_thinking(-1)

    def _goes_on(self) -> bool:
        """Bots among themselves rest if nobody watches and enough others play on; they go on when somebody looks."""
        if self._host.lane == UNWATCHED:
            return self._pool.unwatched.admits(self._host.id, self._host.table.header.setter)
        self._pool.unwatched.release(self._host.id)
        return True

    async def _while_unwatched(self) -> None:
        """Nobody watches: take it slowly, until somebody does."""
        if self._host.lane != UNWATCHED or not self._unwatched_pause:
            return
        self._looked_at.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(self._unwatched_pause):
                await self._looked_at.wait()

    async def _answer(self, seat: int) -> None:
        table = self._host.table
        at = self._at = table.at
        question = question_of(table, seat)
        self._show_thinking(seat)
        await self._while_unwatched()
        earliest = asyncio.get_running_loop().time() + self.pause
        try:
            move = await self._pool.answer(question, table.header.setter, self._host.lane)
        except NoAnswer:
            move = ""
        if self.pause:
            await asyncio.sleep(max(0.0, earliest - asyncio.get_running_loop().time()))
        # From here on we change the table ourselves.
        self._at = None
        if not move or not await self._is_taken(seat, at, move):
            await self._stumble(seat, at, question.seed)

    async def _is_taken(self, seat: int, at: int, move: str) -> bool:
        """Make the bot's move; False if the rules do not allow it."""
        try:
            await self._host.change(MakeBotMove(seat=seat, at=at, move=move, remark=""))
        except TableError as error:
            if error.code not in AGAINST_THE_RULES:
                raise
            log.error("table %s: bot on seat %d answered: %s", self._host.id, seat, error)
            return False
        return True

    async def _stumble(self, seat: int, at: int, seed: int) -> None:
        """Make a random move in place of an answer."""
        table = self._host.table
        legal = table.match.moves(seat) if table.match and table.at == at else []
        if legal:
            drawn = legal[seeded(seed).below(len(legal))]
            await self._host.change(MakeBotMove(seat=seat, at=at, move=drawn, remark=STUMBLED))

    def _show_thinking(self, seat: int) -> None:
        if seat != self.seat:
            self.seat = seat
            self._host.tell_presence()


def question_of(table: GameTable, seat: int, hint: bool = False) -> BotQuestion:
    """What the bot on this seat, or one that hints, needs to know.

    Its random numbers give nothing away about the shuffles.
    """
    header = table.header
    luck = (
        (b"hint" if hint else b"bot")
        + bytes.fromhex(header.secret)
        + f"{header.id} {seat} {len(table.line)}".encode()
    )
    return BotQuestion(
        table=header.id,
        game=header.game,
        components=header.components,
        seats=header.seats,
        key=table.key.hex(),
        options=header.options,
        moves=list(table.line),
        seat=seat,
        bot=table.seating.seats[seat].player,
        seed=int.from_bytes(hashlib.sha256(luck).digest()[:7], "big"),
        scene=header.scene,
        hint=hint,
    )
