"""A table is its header and its entries: everything else follows by replay. No clock, no input, no output.

`apply` takes one entry after the other. A move that the rules forbid raises the kernel's MoveError and changes nothing.
"""

from __future__ import annotations

import hashlib
from bisect import bisect_left
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from tablewood.games import game as find_game
from tablewood.kernel.errors import BadOption, TablewoodError
from tablewood.kernel.game import Game
from tablewood.kernel.log import Event
from tablewood.kernel.match import Match
from tablewood.kernel.state import State
from tablewood.kernel.step import Pending
from tablewood.server.bots.worker import Question
from tablewood.server.live.protocol import Refusal, Said
from tablewood.server.table.entries import (
    AnyEntry,
    Began,
    Consented,
    Header,
    Kept,
    Left,
    Moved,
    Placed,
    PlayedAgain,
    Sat,
    Spoke,
    TookBack,
    Wished,
)
from tablewood.server.table.fairness import key_of
from tablewood.server.table.seats import Sitting

SEATING = "seating"
PLAYING = "playing"
OVER = "over"

REMEMBERED = 32
"""So many positions are at hand for undo; what lies deeper is played again."""


class Wish(msgspec.Struct):
    """A seat's pending wish to take its last move back, and who has agreed."""

    seat: int
    consents: list[int]


class Open(msgspec.Struct, frozen=True):
    """Since when a seat is asked the very same question without a break."""

    at: int
    question: Pending


class Table:
    """One table as its entries tell it."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.sitting = Sitting(header.seats)
        self.version = 0
        self.at = -1
        self.touched = header.made
        self.match: Match | None = None
        self.begun = False
        self.line: list[tuple[int, str]] = []
        """The moves that stand, in notation."""
        self.fact_at: list[int] = []
        """The entry that led to each event of the log."""
        self.said: list[Said] = []
        self.spoken = 0
        self.wish: Wish | None = None
        self.rematch = ""
        self.salts: dict[int, str] = {}
        """The people's shares in the shuffle when the cards were dealt, by seat."""
        self.done: dict[tuple[str, str], int] = {}
        """What browsers asked, by session and id, and the version after it: the same is not done twice."""
        self.asked_since: dict[int, Open] = {}
        self.game, self.trouble = _game_of(header)

    @classmethod
    def replayed(cls, header: Header, kept: Sequence[Kept]) -> Table:
        """The table as it was kept. One that cannot be replayed can still be looked at (`trouble`)."""
        table = cls(header)
        for one in kept:
            table.recall(one)
        return table

    def recall(self, kept: Kept) -> None:
        """Apply an entry that was kept; whatever is wrong with it, the table can be looked at."""
        try:
            self.apply(kept.entry)
        except (TablewoodError, ValueError, IndexError) as error:
            self.trouble = Refusal(
                code="broken-table",
                message=f"entry {kept.sequence} of table {self.header.id} does not follow: {error}",
            )
            self.match = None
            self.version += 1
        self.stamp([kept])

    # What is asked

    @property
    def state(self) -> State | None:
        """The position; none while people sit down, or if the table cannot be replayed."""
        return None if self.match is None else self.match.state

    @property
    def phase(self) -> str:
        if not self.begun:
            return SEATING
        return OVER if self.match is not None and self.match.state.over else PLAYING

    @property
    def seat_names(self) -> list[str]:
        """What the game calls the seats."""
        seats = self.header.seats
        if self.game is None or seats not in self.game.seats:
            return [str(seat) for seat in range(seats)]
        try:
            return self.game.seat_names(seats, dict(self.header.options))
        except BadOption:  # of other rules than these
            return self.game.seat_names(seats)

    @property
    def events(self) -> list[Event]:
        return [] if self.match is None else self.match.log.events

    def facts_known(self, version: int) -> int:
        """How many facts of the log somebody with that version has, and rightly so.

        What was taken back is gone, and what came instead bears a later entry's number.
        """
        return bisect_left(self.fact_at, version)

    def said_known(self, version: int) -> int:
        """How many of the things said somebody with that version has."""
        return bisect_left(self.said, version, key=lambda said: said.at)

    def bot_asked(self) -> int:
        """The bot that must answer now, or -1. Where several are asked, bots wait for their turn in sequence.

        They do not wait for a person for whom the game does not wait either.
        """
        state = self.state
        if state is None or state.over or self.wish is not None:
            return -1
        asked, waits = state.asked, state.step.waits_for()
        for seat in in_turn(state.seat, state.seats):
            if seat in asked and self.sitting.is_bot(seat):
                return seat
            if seat in waits:
                break
        return -1

    def question(self, seat: int) -> Question:
        """What the bot on this seat needs to know. Its luck is its own: it says nothing about the shuffles."""
        header = self.header
        luck = (
            b"bot" + bytes.fromhex(header.secret) + f"{header.id} {seat} {len(self.line)}".encode()
        )
        return Question(
            table=header.id,
            game=header.game,
            seats=header.seats,
            key=self._key(),
            options=header.options,
            moves=list(self.line),
            seat=seat,
            bot=self.sitting.seats[seat].player,
            seed=int.from_bytes(hashlib.sha256(luck).digest()[:7], "big"),
        )

    # What happens

    def apply(self, entry: AnyEntry) -> None:
        """The next entry."""
        number = self.version
        match entry:
            case Sat():
                self.sitting.sit(entry)
                self._say("sat", entry.seat, entry.player)
            case Placed():
                self._place(entry)
            case Left():
                player = self.sitting.seats[entry.seat].player
                self.sitting.leave(entry)
                self._say("left", entry.seat, player)
            case Began():
                self._begin()
            case Moved():
                self._move(entry)
            case TookBack():
                self._take_back(entry.moves)
                self._say("undone", entry.seat, self._player(entry.seat), str(entry.moves))
            case Wished():
                self.wish = Wish(entry.seat, [])
                self._say("undo-wished", entry.seat, self._player(entry.seat))
            case Consented():
                self._consent(entry)
            case Spoke():
                self.spoken += 1
                self._say("chat", entry.seat, entry.player, entry.text)
            case PlayedAgain():
                self.rematch = entry.table
        self.version = number + 1
        self._remember_done(entry)

    def stamp(self, kept: Sequence[Kept]) -> None:
        """When the entries were made, as the store says."""
        times = {one.sequence: one.time for one in kept}
        for said in self.said[self.said_known(kept[0].sequence) :]:
            said.time = times.get(said.at, said.time)
        self.touched = kept[-1].time

    def _place(self, entry: Placed) -> None:
        former = self.sitting.seats[entry.seat].player
        self.sitting.place(entry, self.begun)
        self._say("placed", entry.seat, entry.bot, former)
        if self.wish is not None and self.wish.seat == entry.seat:
            self.wish = None

    def _begin(self) -> None:
        self.begun = True
        self.salts = self.sitting.salts()
        self._say("began", -1)
        if self.trouble is None:
            self.match = self.played_again([])
            self._position_changed()
            self.asked_since = self._all_asked_anew()

    def _move(self, entry: Moved) -> None:
        if self.match is not None:
            self.match.submit(entry.seat, entry.move)
            del self.match.played[:-REMEMBERED]
            self._position_changed()
            self._keep_asking(entry.seat)
            if self.match.state.over:
                self._say("ended", -1)
        self.line.append((entry.seat, entry.move))
        self.wish = None
        if entry.remark:
            self._say(entry.remark, entry.seat, self._player(entry.seat))

    def _take_back(self, moves: int) -> None:
        if not 0 < moves <= len(self.line):
            raise ValueError(f"{moves} moves cannot be taken back: {len(self.line)} were made")
        del self.line[-moves:]
        self.wish = None
        if self.match is None:
            return
        at_hand = len(self.match.played)
        if moves < at_hand or (moves == at_hand and not self.line):
            for _ in range(moves):
                self.match.undo_by_consent()
        else:
            self.match = self.played_again()
            del self.match.played[:-REMEMBERED]
        del self.fact_at[len(self.match.log.events) :]
        self._position_changed()
        self.asked_since = self._all_asked_anew()

    def _consent(self, entry: Consented) -> None:
        if self.wish is not None and entry.agree:
            self.wish.consents.append(entry.seat)
        elif self.wish is not None:
            self.wish = None
            self._say("undo-declined", entry.seat, self._player(entry.seat))

    # The position

    def _position_changed(self) -> None:
        self.at = self.version
        self.fact_at += [self.version] * (len(self.events) - len(self.fact_at))

    def _all_asked_anew(self) -> dict[int, Open]:
        state = self.state
        if state is None or state.pending is None:
            return {}
        return {seat: Open(self.at, state.pending) for seat in state.asked}

    def _keep_asking(self, mover: int) -> None:
        """Whoever was asked before another's move, and is asked the same now, need not choose again."""
        anew = self._all_asked_anew()
        for seat, now in anew.items():
            before = self.asked_since.get(seat, now)
            if seat != mover and now.question.asks_the_same_as(before.question):
                anew[seat] = before
        self.asked_since = anew

    def played_again(self, line: Sequence[tuple[int, str]] | None = None) -> Match:
        """Another match in which these moves were made (all that stand, if none are given), every position kept."""
        assert self.game is not None, "a table without its game is in trouble"
        key = bytes.fromhex(self._key())
        match = Match(self.game, self.header.seats, key=key, options=dict(self.header.options))
        for seat, move in self.line if line is None else line:
            match.submit(seat, move)
        return match

    def _key(self) -> str:
        return key_of(self.header.secret, self.salts).hex()

    # The talk

    def _player(self, seat: int) -> str:
        return self.sitting.seats[seat].player

    def _say(self, kind: str, seat: int, player: str = "", text: str = "") -> None:
        self.said.append(
            Said(kind=kind, seat=seat, player=player, text=text, at=self.version, time="")
        )

    def _remember_done(self, entry: AnyEntry) -> None:
        if isinstance(entry, (Moved, TookBack, Wished, Consented, Spoke)) and entry.id:
            holder = self.sitting.seats[entry.seat].holder
            self.done[holder, entry.id] = self.version


def in_turn(first: int, seats: int) -> list[int]:
    """All seats around the table, from the first on."""
    return [*range(first, seats), *range(first)]


def _game_of(header: Header) -> tuple[Game[Any] | None, Refusal | None]:
    """The game by whose rules the table is played; or why that cannot be had."""
    try:
        game = find_game(header.game)
    except TablewoodError as error:
        return None, Refusal(code="other-rules", message=error.message)
    if (header.rules, header.components) != (game.version, components_of(game.id)):
        return game, Refusal(
            code="other-rules",
            message=f"the table is played by version {header.rules} of the rules of {game.id}, or "
            f"with other components; this server has version {game.version}",
        )
    return game, None


@cache
def components_of(game: str) -> str:
    """The hash of a game's components; they do not change while the server runs."""
    return find_game(game).components_hash()
