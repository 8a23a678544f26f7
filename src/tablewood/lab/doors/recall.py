"""What each seat has seen and done since the game began, in order: perfect recall for OpenSpiel.

A game with information states that nobody asks for should cost nothing, so a recall is brought up to date only when
somebody wants to know, by playing the latest moves again on a copy of the position that it had reached.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

from tablewood.kernel.state import State
from tablewood.lab.doors.rows import RowWriter

SeatMove = tuple[int, int]
"""A seat and its move."""

FINGERPRINT = 8
"""How many numbers of 16 bits a fingerprint has."""


class SeatMemory:
    """What one seat remembers: a fingerprint of all that it has seen and done in order, and its own moves."""

    __slots__ = ("_key", "fingerprint", "moves")

    def __init__(self, fingerprint: bytes, key: int, moves: str = "") -> None:
        self.fingerprint = fingerprint
        self.moves = moves
        self._key = key
        """The key of its latest observation."""

    def having_done(self, move: str) -> SeatMemory:
        """With one more move of its own."""
        return SeatMemory(
            _mixed(self.fingerprint, move.encode()), self._key, f"{self.moves} [{move}]"
        )

    def having_seen(self, key: int) -> SeatMemory:
        """With the observation of this key, if it is a new one."""
        if key == self._key:
            return self
        return SeatMemory(_mixed(self.fingerprint, key.to_bytes(8, "big")), key, self.moves)

    def __str__(self) -> str:
        return self.fingerprint.hex() + self.moves


class Recall:
    """What each seat remembers of the way to a position. It never changes, so copies of a game share it."""

    __slots__ = ("_state", "memories")

    def __init__(self, memories: list[SeatMemory], state: State) -> None:
        self.memories = memories
        """By seat."""
        self._state = state
        """The position that all this led to; nobody plays on in it."""

    def after(self, moves: Sequence[SeatMove], rows: RowWriter) -> Recall:
        """The recall after some more moves."""
        state = self._state.clone()
        memories = self.memories.copy()
        for mover, move in moves:
            memories[mover] = memories[mover].having_done(state.game.notation(state, move))
            state.play(move, mover)
            for seat in range(state.seats):
                memories[seat] = memories[seat].having_seen(rows.key(state, seat))
        return Recall(memories, state)

    def guessed_by(self, seat: int, guess: State, rows: RowWriter) -> Recall:
        """The recall in a guess: what the seat itself remembers stays.

        Nobody can say what the others would have seen in a game that was dealt otherwise. Their memory begins here, and
        tells nothing that the seat which guesses does not know.
        """
        memories = _first_memories(guess, rows, self.memories[seat].fingerprint)
        memories[seat] = self.memories[seat]
        return Recall(memories, guess.clone())


def first_recall(state: State, rows: RowWriter) -> Recall:
    """What the seats see when the game begins; the state belongs to the recall from now on."""
    return Recall(_first_memories(state, rows, b"the deal"), state)


def _first_memories(state: State, rows: RowWriter, before: bytes) -> list[SeatMemory]:
    """By seat: what it remembers if it has seen nothing but this position; the seats never remember the same."""
    memories: list[SeatMemory] = []
    for seat in range(state.seats):
        key = rows.key(state, seat)
        memories.append(SeatMemory(_mixed(before, bytes([seat]) + key.to_bytes(8, "big")), key))
    return memories


def _mixed(fingerprint: bytes, news: bytes) -> bytes:
    return blake2b(fingerprint + news, digest_size=2 * FINGERPRINT).digest()
