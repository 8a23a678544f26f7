"""The shuffle is committed to, mixed with everybody's salt, and checked: by hand, by file, and against every lie."""

import hashlib
import re
from collections.abc import Callable

import pytest

import tablewood as tw
from tablewood.kernel import save
from tablewood.kernel.chance import seeded
from tablewood.kernel.errors import BadSave
from tablewood.kernel.match import Match
from tablewood.server.table.fairness import (
    Sitter,
    Verified,
    commitment_to,
    file_of,
    key_of,
    new_salt,
    new_secret,
    verify,
)

SECRET = "5e" * 32
SALTS = {0: "0a" * 16, 2: "2c" * 16}
SITTERS = [Sitter("Ann"), Sitter("greedy", bot=True), Sitter("Zoë, the\u2028third")]


def played(game: str = "sylvan-dale", seats: int = 3, key: bytes | None = None) -> Match:
    """A whole game of random moves."""
    match = Match(tw.game(game), seats, key=key_of(SECRET, SALTS) if key is None else key)
    chance = seeded(3)
    while not match.state.over:
        moves = match.moves(match.state.seat)
        match.submit(match.state.seat, moves[chance.below(len(moves))])
    return match


@pytest.fixture(scope="module")
def file() -> str:
    return file_of(played(), "t1", SECRET, SALTS, SITTERS)


def broken(found: Verified) -> list[str]:
    return [check.what for check in found.checks if not check.holds]


class TestTheScheme:
    def test_can_be_computed_by_anybody(self) -> None:
        """The whole scheme in two lines, without any of our code."""
        secret = bytes.fromhex(SECRET)
        mixed = b"tablewood 1" + secret + b"\x00" + b"\x0a" * 16 + b"\x02" + b"\x2c" * 16
        assert commitment_to(SECRET) == hashlib.sha256(secret).hexdigest()
        assert key_of(SECRET, SALTS) == hashlib.sha256(mixed).digest()

    def test_the_order_of_sitting_down_does_not_matter(self) -> None:
        assert key_of(SECRET, dict(reversed(SALTS.items()))) == key_of(SECRET, SALTS)

    @pytest.mark.parametrize("salts", [{0: "0a" * 16}, {1: "0a" * 16, 2: "2c" * 16}, {}])
    def test_every_salt_and_its_seat_counts(self, salts: dict[int, str]) -> None:
        assert key_of(SECRET, salts) != key_of(SECRET, SALTS)

    def test_secrets_and_salts_are_new_each_time(self) -> None:
        assert len({new_secret() for _ in range(20)} | {new_salt() for _ in range(20)}) == 40
        assert (len(new_secret()), len(new_salt())) == (64, 32)


class TestTheFile:
    def test_is_a_saved_game(self, file: str) -> None:
        match = save.load_text(file, tw.game)
        assert match.state.over
        assert save.move_lines(match) == save.move_lines(played())

    def test_tells_who_played_on_one_line_each(self, file: str) -> None:
        assert "player 2: Zoë, the third" in file.split("\n")
        assert "# seating: person,greedy,person" in file.split("\n")
        assert "# names: Ann,greedy,Zoë  the third" in file.split("\n")

    @pytest.mark.parametrize("game", tw.game_ids())
    def test_of_every_game_verifies(self, game: str) -> None:
        seats = tw.game(game).seats[-1]
        match = played(game, seats)
        found = verify(file_of(match, "t1", SECRET, SALTS, [Sitter("A")] * seats))
        assert broken(found) == []
        assert found.holds
        assert (found.game, found.moves) == (game, len(match.played))
        assert found.winners == match.state.winners()
        assert [score.total for score in found.scores] == [
            score.total for score in match.state.scores()
        ]


Lie = Callable[[str], str]


def replaced(old: str, new: str) -> Lie:
    return lambda file: file.replace(old, new, 1)


def without(start: str) -> Lie:
    return lambda file: "\n".join(line for line in file.split("\n") if not line.startswith(start))


def last_move_dropped(file: str) -> str:
    lines = file.split("\n")
    last = max(at for at, line in enumerate(lines) if line[:1].isdecimal())
    return "\n".join(lines[:last] + lines[last + 1 :])


class TestLies:
    @pytest.mark.parametrize(
        ("lie", "found"),
        [
            (replaced("secret: 5e", "secret: 5f"), ["commitment", "salts"]),
            (replaced("commitment: ", "commitment: 00"), None),
            (replaced("salt 0: 0a", "salt 0: 0b"), ["salts"]),
            (without("salt 2"), ["salts"]),
            (without("winners"), ["result"]),
            (replaced("totals: ", "totals: 1"), ["result"]),
            (last_move_dropped, ["result"]),
        ],
    )
    def test_are_found(self, file: str, lie: Lie, found: list[str] | None) -> None:
        told = lie(file)
        assert told != file
        if found is None:
            with pytest.raises(BadSave, match="64 hexadecimal digits"):
                verify(told)
        else:
            assert broken(verify(told)) == found

    def test_of_another_key(self) -> None:
        """The server dealt from a key that it chose freely."""
        file = file_of(played(key=b"k" * 32), "t1", SECRET, SALTS, SITTERS)
        assert broken(verify(file)) == ["salts"]

    def test_with_an_illegal_move_are_told_line_and_clause(self, file: str) -> None:
        lines = file.split("\n")
        at = next(at for at, line in enumerate(lines) if " add " in line)
        lines[at] = f"{lines[at][0]} play nest-ax"
        found = verify("\n".join(lines))
        assert broken(found) == ["moves", "result"]
        assert found.checks[3].found.startswith(f"{at + 1}: {lines[at]} (SD-")
        assert found.checks[4].found == "not over"
        assert (found.winners, found.scores) == ([], [])

    @pytest.mark.parametrize("line", ["0 fly", "9 pass", "99999999999 pass", "0"])
    def test_with_unreadable_moves(self, file: str, line: str) -> None:
        lines = file.split("\n")
        first = next(at for at, one in enumerate(lines) if one[:1].isdecimal())
        found = verify("\n".join([*lines[:first], line, *lines[first:]]))
        assert broken(found) == ["moves", "result"]
        assert re.fullmatch(rf"{first + 1}: {line} \(SD-\d+\)", found.checks[3].found)

    def test_about_the_commitment(self, file: str) -> None:
        """Players who noted the commitment at the start need not trust the one in the file."""
        assert verify(file, promised=commitment_to(SECRET).upper()).holds
        assert broken(verify(file, promised="00" * 32)) == ["commitment"]


class TestOtherText:
    @pytest.mark.parametrize(
        ("lie", "words"),
        [
            (lambda file: "", 'lacks "table"'),
            (without("secret"), 'lacks "secret"'),
            (without("key"), 'lacks "key"'),
            (without("totals"), 'lacks "totals"'),
            (without("tablewood 1"), "not a saved game"),
            (without("seats"), 'lacks "seats"'),
            (replaced("key: ", "key: x"), "64 hexadecimal digits"),
            (replaced("salt 0: ", "salt 0: é"), "32 hexadecimal digits"),
            (replaced("salt 0", "salt zero"), 'not a seat: "zero"'),
            (replaced("game: sylvan-dale", "game: chess"), 'unknown game "chess"'),
            (replaced("rules: ", "rules: 9"), "version"),
            (replaced("seats: 3", "seats: 9"), "not for 9 seats"),
            (replaced("table: t1", "table: t1\nsecret: 00"), '"secret" appears twice'),
            (replaced("table: t1", "table: t1\nkey : 00"), '"key" appears twice'),
            (replaced("table: t1", "table: t1\nscene: {}"), "no lesson of this game begins"),
        ],
    )
    def test_is_refused_with_the_place(self, file: str, lie: Lie, words: str) -> None:
        with pytest.raises(BadSave, match=words) as refused:
            verify(lie(file), "game.txt")
        assert str(refused.value).startswith("game.txt:")

    def test_with_more_moves_than_any_game_has(self, file: str) -> None:
        with pytest.raises(BadSave, match="longest game"):
            verify(file + "0 pass\n" * 20_000)
