"""The questions to bots, and the memory that answers them in a worker process (see `pool`)."""

from __future__ import annotations

import signal
from collections import OrderedDict
from multiprocessing.connection import Connection

import msgspec

from tablewood.bots import Bot, Perspective, bot
from tablewood.games import game
from tablewood.kernel.match import Match

REMEMBERED = 16
"""How many tables a worker keeps in mind, to save replaying their games."""


class BotQuestion(msgspec.Struct, kw_only=True):
    """A table's header and moves, and the bot that must answer."""

    table: str
    game: str
    seats: int
    key: str
    options: dict[str, str | int | bool]
    moves: list[tuple[int, str]]
    seat: int
    bot: str
    seed: int


class RememberedGame:
    """A game as a worker knows it, and the bot that moved last."""

    def __init__(self, question: BotQuestion) -> None:
        key = bytes.fromhex(question.key)
        self.match = Match(game(question.game), question.seats, key=key, options=question.options)
        self.key = question.key
        self.moves: list[tuple[int, str]] = []
        self.thinker: Bot | None = None
        self.thought: tuple[int, str, int] = (-1, "", -1)
        """The seat that answered last, its bot, and how many moves had been made."""

    def leads_to(self, question: BotQuestion) -> bool:
        """Whether the question comes later in the same game."""
        return self.key == question.key and question.moves[: len(self.moves)] == self.moves

    def answer(self, question: BotQuestion) -> str:
        """Play on to the question and let the bot choose."""
        for seat, move in question.moves[len(self.moves) :]:
            self.match.submit(seat, move)
            self.match.played.clear()
        self.moves = question.moves
        state = self.match.state
        made = len(self.moves)
        # Within a turn a bot keeps what it has already thought.
        if self.thinker is None or self.thought != (question.seat, question.bot, made - 1):
            self.thinker = bot(question.bot, question.seed)
        self.thought = (question.seat, question.bot, made)
        chosen = self.thinker.choose(Perspective(state, question.seat))
        return self.match.game.notation(state, chosen)


class Memory:
    """Answers questions, keeping the last few games in mind."""

    def __init__(self) -> None:
        self._tables: OrderedDict[str, RememberedGame] = OrderedDict()

    def answer(self, question: BotQuestion) -> str:
        """The move that the bot chooses, in notation."""
        known = self._tables.pop(question.table, None)
        if known is None or not known.leads_to(question):
            known = RememberedGame(question)
        answer = known.answer(question)
        self._tables[question.table] = known
        while len(self._tables) > REMEMBERED:
            self._tables.popitem(last=False)
        return answer


def serve(pipe: Connection) -> None:
    """Answer questions until the server closes the pipe or is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    memory = Memory()
    decode = msgspec.json.Decoder(BotQuestion).decode
    while True:
        try:
            question = decode(pipe.recv_bytes())
        except (EOFError, OSError):
            return
        pipe.send_bytes(memory.answer(question).encode())
