"""Shuffles that anybody can check.

When a table is made, the server draws a secret of 32 bytes and publishes its SHA-256, the commitment. Everybody who
sits down adds a salt of 16 bytes drawn in the browser. The key of the game, from which all shuffles and dice follow, is
the SHA-256 of both: the server cannot choose it after seeing the salts, and nobody else can know it before the end. At
the end the secret is published in the file of the game, and `verify` replays everything.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping, Sequence

import msgspec

from tablewood.games import game as find_shipped_game
from tablewood.kernel import save
from tablewood.kernel.errors import BadSave, TablewoodError
from tablewood.kernel.match import Match
from tablewood.kernel.save import FindGame
from tablewood.learn.going_on import is_of_a_lesson
from tablewood.server.table.result import ScoreNow, VerdictNow, scores_of, verdict_of

SECRET_BYTES = 32
SALT_BYTES = 16
PREFIX = b"tablewood 1"
"""What the input of every key's hash begins with, so that it can mean nothing else."""

UNFINISHED = "not over"
"""What `verify` finds instead of a result."""

PERSON = "person"


# The scheme


class FairNow(msgspec.Struct, kw_only=True):
    """The shuffle: what was promised before the first card was dealt and, at the end, what it was."""

    commitment: str
    """SHA-256 of the server's secret, in hexadecimal; published when the table is made."""
    secret: str = ""
    """The secret itself, once the game is over."""


def new_secret() -> str:
    """The server's share in the shuffle, in hexadecimal."""
    return secrets.token_hex(SECRET_BYTES)


def new_salt() -> str:
    """A person's share, if the browser sends none."""
    return secrets.token_hex(SALT_BYTES)


def commitment_to(secret: str) -> str:
    """What is published before anything is dealt."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def key_of(secret: str, salts: Mapping[int, str]) -> bytes:
    """The key of the game, from the secret and the salts of the people by seat."""
    key = hashlib.sha256(PREFIX + bytes.fromhex(secret))
    for seat in sorted(salts):
        key.update(bytes([seat]) + bytes.fromhex(salts[seat]))
    return key.digest()


# The file of a finished game


class Sitter(msgspec.Struct, frozen=True):
    """Who sat on a seat, for the file."""

    name: str
    """The person's name, or the bot's."""
    bot: bool = False


def file_of(
    match: Match, table: str, secret: str, salts: Mapping[int, str], sitters: Sequence[Sitter]
) -> str:
    """A saved game that anybody can replay, with everything needed to verify it."""
    names = [_on_one_line(sitter.name) for sitter in sitters]
    kinds = [sitter.name if sitter.bot else PERSON for sitter in sitters]
    return "\n".join(
        [
            *save.header_lines(match),
            f"table: {table}",
            f"secret: {secret}",
            f"commitment: {commitment_to(secret)}",
            *[f"salt {seat}: {salts[seat]}" for seat in sorted(salts)],
            *[f"player {seat}: {name}" for seat, name in enumerate(names)],
            f"totals: {_totals(match)}",
            f"winners: {_winners(match)}",
            *save.move_lines(match),
            # As the terminal writes them, for `tablewood replay`.
            f"# seating: {','.join(kinds)}",
            f"# names: {','.join(name.replace(',', ' ') for name in names)}",
            "",
        ]
    )


def _on_one_line(name: str) -> str:
    return " ".join(name.split())


def _totals(match: Match) -> str:
    return " ".join(str(score.total) for score in match.state.scores())


def _winners(match: Match) -> str:
    return " ".join(str(seat) for seat in match.state.winners())


# Verifying


class Checked(msgspec.Struct, kw_only=True):
    """One thing that was checked: the browser's text `verify-<what>`."""

    what: str
    """`file`, `commitment`, `salts`, `moves`, `result`."""
    holds: bool
    found: str


class Verified(msgspec.Struct, kw_only=True):
    """The answer to POST /api/verify, and of `tablewood verify`."""

    holds: bool
    game: str
    moves: int
    checks: list[Checked]
    winners: list[int]
    scores: list[ScoreNow]
    verdict: VerdictNow | None


def verify(
    text: str,
    file: str = "file",
    promised: str = "",
    find_game: FindGame = find_shipped_game,
    any_scene: bool = False,
) -> Verified:
    """Replay everything, and say what checks out and what does not. BadSave if the text is not the file of a game.

    `promised` is the commitment somebody noted when the table was made; without it, the one in the file counts.
    A game may have begun with the scene of a lesson; with `any_scene`, with anything that its file describes.
    """
    lines = _Lines(text, file)
    match = lines.new_match(find_game, any_scene)
    commitment = commitment_to(lines.secret)
    key = key_of(lines.secret, lines.salts)
    checks = [
        Checked(what="file", holds=True, found=lines.table),
        Checked(
            what="commitment",
            holds=lines.commitment == commitment and promised.lower() in ("", commitment),
            found=commitment,
        ),
        Checked(what="salts", holds=match.header.key == key, found=key.hex()),
    ]
    played, wrong = lines.play(match)
    checks.append(Checked(what="moves", holds=not wrong, found=wrong or str(played)))
    checks.append(_check_result(match, lines))
    return Verified(
        holds=all(check.holds for check in checks),
        game=match.game.id,
        moves=played,
        checks=checks,
        winners=match.state.winners() if match.state.over else [],
        scores=scores_of(match) if match.state.over else [],
        verdict=verdict_of(match),
    )


def _check_result(match: Match, lines: _Lines) -> Checked:
    if not match.state.over:
        return Checked(what="result", holds=False, found=UNFINISHED)
    totals, winners = _totals(match), _winners(match)
    return Checked(
        what="result",
        holds=(lines.totals, lines.winners) == (totals, winners),
        found=f"{totals}; {winners}",
    )


class _Lines:
    """The lines of a file: the header by name, and the moves."""

    def __init__(self, text: str, file: str) -> None:
        self._file = file
        self._head: list[str] = []
        self._moves: list[tuple[int, str]] = []
        self._found: dict[str, tuple[int, str]] = {}
        for number, line in enumerate(text.splitlines(), 1):
            self._read(number, line.strip())
        self.table = self._needed("table")
        self.secret = self._hexadecimal("secret", SECRET_BYTES)
        self.commitment = self._hexadecimal("commitment", SECRET_BYTES)
        self.totals = self._needed("totals")
        self.winners = self._found.get("winners", (0, ""))[1]  # nobody may have won
        self.salts = {
            self._seat(name): self._hexadecimal(name, SALT_BYTES)
            for name in self._found
            if name.startswith("salt ")
        }
        self._hexadecimal("key", SECRET_BYTES)

    def _read(self, number: int, line: str) -> None:
        if line[:1].isdecimal():
            self._moves.append((number, line))
            line = ""
        elif not line.startswith("#"):
            name, colon, value = line.partition(":")
            name = " ".join(name.split())
            if colon and name in self._found:
                raise BadSave(self._file, number, f'"{name}" appears twice')
            if colon:
                self._found[name] = (number, value.strip())
        # Moves are played one by one; a blank line keeps the line numbers right.
        self._head.append(line)

    def new_match(self, find_game: FindGame, any_scene: bool) -> Match:
        """The game before its first move."""
        if "scene" in self._found and not any_scene:
            self._check_scene(find_game)
        match = save.load_text("\n".join(self._head), find_game, self._file)
        longest = match.game.max_length(match.state.seats, match.header.options)
        if len(self._moves) > longest:
            number = self._moves[longest][0]
            raise BadSave(self._file, number, f"more moves than the {longest} of the longest game")
        return match

    def _check_scene(self, find_game: FindGame) -> None:
        """Scenes are for people who trust them: a made-up one could keep the server busy, so only lessons may begin."""
        number, told = self._found["scene"]
        if not is_of_a_lesson(find_game(self._needed("game")), told):
            raise BadSave(self._file, number, "no lesson of this game begins with this scene")

    def play(self, match: Match) -> tuple[int, str]:
        """Make every move: how many were made, and the line at fault, if any, with its number and clause."""
        for played, (number, line) in enumerate(self._moves):
            seat, _, notation = line.partition(" ")
            try:
                match.submit(int(seat) if seat.isdecimal() and len(seat) < 3 else -1, notation)
            except TablewoodError as error:
                clause = f" ({error.clause})" if error.clause else ""
                return played, f"{number}: {line}{clause}"
            match.played.clear()  # nobody will undo, so a hostile file costs time but not memory
        return len(self._moves), ""

    def _needed(self, name: str) -> str:
        if name not in self._found:
            raise BadSave(self._file, 0, f'not the file of a game: the header lacks "{name}"')
        return self._found[name][1]

    def _hexadecimal(self, name: str, length: int) -> str:
        text = self._needed(name).lower()
        if len(text) != 2 * length or not all(digit in "0123456789abcdef" for digit in text):
            what = f"the {name} must be {2 * length} hexadecimal digits"
            raise BadSave(self._file, self._found[name][0], what)
        return text

    def _seat(self, name: str) -> int:
        seat = name.removeprefix("salt ")
        if not (seat.isascii() and seat.isdecimal() and len(seat) < 3):
            raise BadSave(self._file, self._found[name][0], f'not a seat: "{seat}"')
        return int(seat)
