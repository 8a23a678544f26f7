"""What a bot is asked, and the memory that answers: it runs in a worker process of its own (see `thinking`)."""

from __future__ import annotations

import signal
from collections import OrderedDict
from multiprocessing.connection import Connection

import msgspec

from tablewood.bots import Bot, Perspective, bot
from tablewood.games import game
from tablewood.kernel.match import Match

REMEMBERED = 16
"""So many tables a worker keeps in mind, so that it need not play their games again."""


class Question(msgspec.Struct, kw_only=True):
    """A table's header and moves, and whose bot must answer."""

    table: str
    game: str
    seats: int
    key: str
    options: dict[str, str | int | bool]
    moves: list[tuple[int, str]]
    seat: int
    bot: str
    seed: int


class Remembered:
    """A game as a worker knows it, and the bot that moved last."""

    def __init__(self, question: Question) -> None:
        key = bytes.fromhex(question.key)
        self.match = Match(game(question.game), question.seats, key=key, options=question.options)
        self.key = question.key
        self.moves: list[tuple[int, str]] = []
        self.thinker: Bot | None = None
        self.thought: tuple[int, str, int] = (-1, "", -1)
        """Whose bot answered last, its name, and how many moves had been made."""

    def leads_to(self, question: Question) -> bool:
        """Whether the question only lies further on in the same game."""
        return self.key == question.key and question.moves[: len(self.moves)] == self.moves

    def answer(self, question: Question) -> str:
        """Go on to the question, and let the bot choose."""
        for seat, move in question.moves[len(self.moves) :]:
            self.match.submit(seat, move)
            self.match.played.clear()
        self.moves = question.moves
        state = self.match.state
        made = len(self.moves)
        # Within a turn a bot goes on with what it has thought already.
        if self.thinker is None or self.thought != (question.seat, question.bot, made - 1):
            self.thinker = bot(question.bot, question.seed)
        self.thought = (question.seat, question.bot, made)
        chosen = self.thinker.choose(Perspective(state, question.seat))
        return self.match.game.notation(state, chosen)


class Memory:
    """Answers questions; keeps the last few games in mind."""

    def __init__(self) -> None:
        self._tables: OrderedDict[str, Remembered] = OrderedDict()

    def answer(self, question: Question) -> str:
        """The move that the bot chooses, in notation."""
        known = self._tables.pop(question.table, None)
        if known is None or not known.leads_to(question):
            known = Remembered(question)
        answer = known.answer(question)
        self._tables[question.table] = known
        while len(self._tables) > REMEMBERED:
            self._tables.popitem(last=False)
        return answer


def serve(door: Connection) -> None:
    """The life of a worker: question, answer, until the server closes the door or is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    memory = Memory()
    decode = msgspec.json.Decoder(Question).decode
    while True:
        try:
            question = decode(door.recv_bytes())
        except (EOFError, OSError):
            return
        door.send_bytes(memory.answer(question).encode())
