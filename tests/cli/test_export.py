"""`tablewood export`: finished public games as data, and nothing that tells who played."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random

import pytest

from tablewood.lab.game_record import replayed
from tablewood.lab.games_file import read_games
from tablewood.server.storage import Note, Store
from tablewood.server.table.create import NewTable, SeatWish, new_table
from tablewood.server.table.entries import (
    AnyEntry,
    Closed,
    Moved,
    Placed,
    Sat,
    Spoke,
    TableHeader,
    TimedOut,
    TookBack,
)
from tablewood.server.table.table import GameTable
from tests.cli.conftest import Tablewood

pytest.importorskip("pyarrow", reason="pyarrow is not installed: pip install 'tablewood[lab]'")

ANN, BEN = "holder-of-ann", "holder-of-ben"
NAMES = ("Annabel Lee", "Benvolio", "Nevermore", ANN, BEN)
"""All that people brought to the tables: names, chat, and the hashes they are known by."""


class Evening:
    """A table with Ann, and Ben or a bot, that is played at random and stored."""

    def __init__(self, game: str, seed: int = 0, open: bool = True, bot: str = "") -> None:
        other = SeatWish(kind="bot", name=bot) if bot else SeatWish(kind="here", name="Benvolio")
        seating = [SeatWish(kind="me", name="Annabel Lee"), other]
        self.header, first = new_table(NewTable(game=game, seating=seating, open=open), ANN)
        self.header.setter = "c0ffee"
        self.table = GameTable(self.header)
        self.chance = Random(seed)
        self.entries: list[AnyEntry] = []
        for entry in first:
            if isinstance(entry, Sat) and entry.seat == 1:
                entry.holder = BEN
            self.add(entry)

    def add(self, entry: AnyEntry) -> None:
        self.entries.append(self.table.apply(entry))

    def play(self, most: int = 5000) -> Evening:
        match = self.table.match
        for _ in range(most):
            match = self.table.match
            assert match is not None
            if match.state.over:
                self.add(self.table.ending())
                break
            seat = match.state.asked[0]
            self.add(Moved(seat=seat, move=self.chance.choice(match.moves(seat))))
        return self

    async def store(self, store: Store) -> TableHeader:
        note = Note(phase=self.table.phase, asked=[], seats=[])
        await store.make(self.header, self.entries, note)
        return self.header


def stored(path: Path, *evenings: Evening) -> None:
    async def make() -> None:
        store = Store.open(str(path))
        for evening in evenings:
            await evening.store(store)
        await store.close()

    asyncio.run(make())


def test_a_public_game_replays_to_the_result_that_was_stored(
    tablewood: Tablewood, tmp_path: Path
) -> None:
    evening = Evening("sylvan-dale", bot="young")
    evening.add(Spoke(seat=0, player="Annabel Lee", text="Nevermore"))
    evening.play(3)
    evening.add(TookBack(seat=evening.table.line[-1][0], moves=1))
    stored(tmp_path / "tablewood.db", evening.play())
    assert tablewood("export --out games.parquet").out == "games.parquet: 1 game\n"
    [record] = read_games(tmp_path / "games.parquet")
    result = evening.table.result
    assert result is not None
    assert record.points == tuple(score.total for score in result.scores)
    assert record.points == tuple(score.total for score in replayed(record).scores())
    assert record.winners == tuple(result.winners)
    assert record.players == ("person", "young")
    assert [(one.seat, one.notation) for one in record.moves] == evening.table.line
    assert {(one.seat, one.player) for one in record.moves} == {(0, "person"), (1, "young")}
    assert record.day == evening.table.header.made[:10]


def test_nothing_in_the_file_tells_who_played(tablewood: Tablewood, tmp_path: Path) -> None:
    import pyarrow.parquet

    evenings = [Evening(game, seed) for seed, game in enumerate(("sylvan-dale", "little-town"))]
    for evening in evenings:
        evening.add(Spoke(seat=1, player="Benvolio", text="Nevermore"))
        evening.play()
    stored(tmp_path / "tablewood.db", *evenings)
    facts = json.loads(tablewood("export --out games.parquet --json").out)
    assert (facts["games"], facts["left_out"]) == (2, 0)
    told = (tmp_path / "games.parquet").read_bytes()
    told += repr(pyarrow.parquet.read_table(tmp_path / "games.parquet").to_pylist()).encode()
    secrets = [*NAMES, "c0ffee"]
    for evening in evenings:
        header = evening.header
        secrets += [header.id, header.secret, header.commitment, header.made[10:19]]
        secrets += evening.table.salts.values()
    assert [secret for secret in secrets if secret.encode() in told] == []


def test_private_unfinished_and_closed_tables_are_left_out(
    tablewood: Tablewood, tmp_path: Path
) -> None:
    private = Evening("sylvan-dale", 1, open=False).play()
    unfinished = Evening("sylvan-dale", 2).play(9)
    closed = Evening("sylvan-dale", 3).play()
    closed.add(Closed(by="operator"))
    stored(tmp_path / "tablewood.db", private, unfinished, closed)
    facts = json.loads(tablewood("export --out games.parquet --json").out)
    assert facts["games"] == 0
    assert list(read_games(tmp_path / "games.parquet")) == []


def test_bots_that_play_on_for_people_are_told_move_by_move(
    tablewood: Tablewood, tmp_path: Path
) -> None:
    left, forfeited = Evening("sylvan-dale", 4), Evening("sylvan-dale", 5)
    for evening, entry in (
        (left, Placed(seat=1, bot="grown")),
        (forfeited, TimedOut(seat=1, bot="young", forfeits=True)),
    ):
        evening.play(12)
        evening.add(entry)
        evening.play()
    stored(tmp_path / "tablewood.db", left, forfeited)
    tablewood("export --out games.parquet")
    found = {record.players[1]: record for record in read_games(tmp_path / "games.parquet")}
    movers = [one.player for one in found["grown"].moves if one.seat == 1]
    assert (movers[0], movers[-1], found["grown"].ending) == ("person", "grown", "completed")
    assert (found["young"].ending, found["young"].winners) == ("forfeit", (0,))


def test_one_game_only(tablewood: Tablewood, tmp_path: Path) -> None:
    stored(tmp_path / "tablewood.db", Evening("sylvan-dale").play(), Evening("little-town").play())
    tablewood("export --out games.parquet --game little-town")
    assert [record.game for record in read_games(tmp_path / "games.parquet")] == ["little-town"]


def test_refuses(tablewood: Tablewood, tmp_path: Path) -> None:
    tablewood("export --out games.parquet").refuses("tablewood.db", "no such database")
    stored(tmp_path / "tablewood.db")
    tablewood("export --out games.parquet --game chess").refuses('unknown game "chess"')
    tablewood("export --out no/games.parquet").refuses("no such folder")
    tablewood("export").refuses("--out")
