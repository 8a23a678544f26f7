"""The questions to bots, and the memory that answers them in a worker process (see `pool`)."""

from __future__ import annotations

import os
import signal
from collections import OrderedDict
from collections.abc import Callable
from multiprocessing.connection import Connection
from time import perf_counter

import msgspec

from tablewood.bots import Bot, Perspective, bot
from tablewood.bots.clock import Clock
from tablewood.bots.search import SearchBot
from tablewood.games import game
from tablewood.kernel.scene import match_at_a_table
from tablewood.learn.hints import AddressedPerspective, hints

REMEMBERED = 16
"""How many tables a worker keeps in mind, to save replaying their games."""

STOP = b""
"""Sent to a worker that thinks: nobody needs the answer any more. Its answer is then empty."""

LOOK_UP = 0.02
"""How often, in seconds, a thinking bot looks up to see whether it must stop."""

GIVE_WAY = 15
"""How much nicer than the others a worker is that gives way (Unix)."""


class ToldToStop(Exception):
    """Nobody needs what the bot is thinking about."""


class StopClock(Clock):
    """The clock on the wall, for a bot that must stop when it is told to: looking at it is where that shows."""

    def __init__(self, is_told: Callable[[], bool]) -> None:
        self._is_told = is_told
        self._next = 0.0

    def now(self) -> float:
        """The time; ToldToStop if there is no use in going on."""
        time = perf_counter()
        if time >= self._next:
            self._next = time + LOOK_UP
            if self._is_told():
                raise ToldToStop
        return time


class BotQuestion(msgspec.Struct, kw_only=True):
    """A table's header and moves, and the bot that must answer."""

    table: str
    game: str
    components: str
    """The hash of the component table it is played with."""
    seats: int
    key: str
    options: dict[str, str | int | bool]
    moves: list[tuple[int, str]]
    seat: int
    bot: str
    seed: int
    scene: str = ""
    """What the game began with, if not with the usual setup."""
    hint: bool = False
    """Whether to think about hints for the seat, instead of the bot's move: the answer is a list of them as JSON."""


class RememberedGame:
    """A game as a worker knows it, and the bot that moved last."""

    def __init__(self, question: BotQuestion) -> None:
        key = bytes.fromhex(question.key)
        played = game(question.game).played_with(question.components)
        assert played is not None, "the server plays the table, so its components are here"
        self.match = match_at_a_table(played, question.seats, key, question.options, question.scene)
        self.key = question.key
        self.moves: list[tuple[int, str]] = []
        self.thinker: Bot | None = None
        self.thought: tuple[int, str, int] = (-1, "", -1)
        """The seat that answered last, its bot, and how many moves had been made."""

    def leads_to(self, question: BotQuestion) -> bool:
        """Whether the question comes later in the same game."""
        return self.key == question.key and question.moves[: len(self.moves)] == self.moves

    def answer(self, question: BotQuestion, clock: Clock | None) -> str:
        """Play on to the question, and let the bot choose or hint."""
        self._play_on(question)
        if question.hint:
            asked = AddressedPerspective(self.match.state, question.seat)
            return msgspec.json.encode(hints(asked, question.seed, clock=clock)).decode()
        return self._choose(question, clock)

    def _play_on(self, question: BotQuestion) -> None:
        for seat, move in question.moves[len(self.moves) :]:
            self.match.submit(seat, move)
            self.match.played.clear()
        self.moves = question.moves

    def _choose(self, question: BotQuestion, clock: Clock | None) -> str:
        """The bot's move."""
        state = self.match.state
        made = len(self.moves)
        # Within a turn a bot keeps what it has already thought.
        if self.thinker is None or self.thought != (question.seat, question.bot, made - 1):
            self.thinker = bot(question.bot, question.seed)
        if clock is not None and isinstance(self.thinker, SearchBot):
            self.thinker.clock = clock
        self.thought = (question.seat, question.bot, made)
        chosen = self.thinker.choose(Perspective(state, question.seat))
        return self.match.game.notation(state, chosen)


class Memory:
    """Answers questions, keeping the last few games in mind."""

    def __init__(self, clock: Clock | None = None) -> None:
        self._tables: OrderedDict[str, RememberedGame] = OrderedDict()
        self._clock = clock

    def answer(self, question: BotQuestion) -> str:
        """The move that the bot chooses, in notation."""
        known = self._tables.pop(question.table, None)
        if known is None or not known.leads_to(question):
            known = RememberedGame(question)
        answer = known.answer(question, self._clock)
        self._tables[question.table] = known
        while len(self._tables) > REMEMBERED:
            self._tables.popitem(last=False)
        return answer


def serve(pipe: Connection, gives_way: bool = False) -> None:
    """Answer questions until the server closes the pipe or is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if gives_way and hasattr(os, "nice"):
        os.nice(GIVE_WAY)
    memory = Memory(StopClock(pipe.poll))
    decode = msgspec.json.Decoder(BotQuestion).decode
    while True:
        try:
            asked = pipe.recv_bytes()
        except (EOFError, OSError):
            return
        if asked == STOP:
            continue  # it crossed with our answer, or we stopped because of it
        try:
            answer = memory.answer(decode(asked)).encode()
        except ToldToStop:
            answer = STOP
        pipe.send_bytes(answer)
