"""Games as data: a Parquet file with one row a game, for pandas, Polars, DuckDB and the like.

    write_games("games.parquet", records)
    for record in read_games("games.parquet"):
        replayed(record)

docs/how-to/games-as-data.md describes the columns. A file is written whole or not at all, row group by row group, so
it may hold more games than the memory. The same games give the same bytes.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from datetime import date
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from tablewood.kernel.errors import TablewoodError
from tablewood.lab.game_record import GameRecord, RecordedMove

FORMAT = "tablewood.games"
"""The name of the schema's version in the metadata of a file."""

SCHEMA = 1
"""Raised when a column changes its meaning; a new column does not raise it."""

TOGETHER = 500
"""How many games a row group has."""

LARGEST = (1 << 63) - 1


def write_games(path: str | Path, games: Iterable[GameRecord]) -> int:
    """Write the games to a file; returns how many there were."""
    with GamesWriter(Path(path)) as writer:
        for game in games:
            writer.add(game)
        return writer.count


def read_games(path: str | Path) -> Iterator[GameRecord]:
    """The games of a file, one after the other."""
    parquet = _arrow().parquet
    try:
        file = parquet.ParquetFile(path)
    except (OSError, ValueError) as error:
        raise TablewoodError(f"{path}: not a Parquet file: {error}") from None
    with file:
        _check_schema(path, file.schema_arrow.metadata or {})
        for batch in file.iter_batches(TOGETHER):
            for row in batch.to_pylist():
                yield _record(row)


class GamesWriter:
    """Writes games to a file as they come: `with GamesWriter(path) as writer: writer.add(record)`."""

    def __init__(self, path: Path) -> None:
        self.count = 0
        self._arrow = _arrow()
        self._path = path
        self._part = path.with_name(f"{path.name}.part")
        self._schema = schema()
        self._waiting: list[GameRecord] = []
        self._file: Any = None

    def __enter__(self) -> Self:
        self._file = self._arrow.parquet.ParquetWriter(self._part, self._schema, compression="zstd")
        return self

    def add(self, game: GameRecord) -> None:
        """Write one more game."""
        self._waiting.append(game)
        self.count += 1
        if len(self._waiting) == TOGETHER:
            self._write()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        try:
            if kind is None and self._waiting:
                self._write()
        except BaseException:
            kind = TablewoodError
            raise
        finally:
            self._file.close()
            if kind is None:
                self._part.replace(self._path)
            else:
                with suppress(OSError):
                    self._part.unlink()

    def _write(self) -> None:
        rows = [_row(game) for game in self._waiting]
        self._waiting.clear()
        self._file.write_table(self._arrow.Table.from_pylist(rows, schema=self._schema))


def schema() -> Any:
    """The columns; docs/how-to/games-as-data.md says what they mean."""
    pa = _arrow()
    word = pa.dictionary(pa.int32(), pa.string())
    points = pa.list_(pa.struct([("name", pa.string()), ("points", pa.int32())]))
    move = pa.struct(
        [
            ("seat", pa.int8()),
            ("move", pa.int32()),
            ("notation", pa.string()),
            ("player", pa.string()),
        ]
    )
    columns = [
        ("game", word),
        ("rules", pa.int32()),
        ("components", word),
        ("tablewood", word),
        ("options", word),
        ("seats", pa.int8()),
        ("players", pa.list_(pa.string())),
        ("seed", pa.int64()),
        ("key", pa.string()),
        ("scene", pa.string()),
        ("day", pa.date32()),
        ("points", pa.list_(pa.int32())),
        ("parts", pa.list_(points)),
        ("tiebreaks", pa.list_(points)),
        ("winners", pa.list_(pa.int8())),
        ("ending", word),
        ("decisions", pa.int32()),
        ("moves", pa.list_(move)),
        ("observation", word),
        ("observation_size", pa.int32()),
        ("observations", pa.list_(pa.int16())),
    ]
    return pa.schema(columns, metadata={FORMAT: str(SCHEMA)})


def _arrow() -> Any:
    try:
        import pyarrow  # noqa: PLC0415  an extra
        import pyarrow.parquet  # noqa: PLC0415
    except ImportError:
        raise TablewoodError("Parquet files need pyarrow: pip install 'tablewood[lab]'") from None
    return pyarrow


def _check_schema(path: str | Path, metadata: dict[bytes, bytes]) -> None:
    found = metadata.get(FORMAT.encode())
    if found is None:
        raise TablewoodError(f"{path}: not a file of games")
    if found != str(SCHEMA).encode():
        raise TablewoodError(
            f"{path}: made by another Tablewood: schema {found.decode()}, and this one reads {SCHEMA}"
        )


def _row(game: GameRecord) -> dict[str, Any]:
    if game.seed is not None and not -LARGEST <= game.seed <= LARGEST:
        raise TablewoodError(f"the seed {game.seed} is too large for a Parquet file: 64 bits")
    observed = None if game.observations is None else memoryview(game.observations).cast("h")
    return {
        "game": game.game,
        "rules": game.rules,
        "components": game.components,
        "tablewood": game.tablewood,
        "options": json.dumps(dict(game.options), sort_keys=True),
        "seats": game.seats,
        "players": list(game.players),
        "seed": game.seed,
        "key": game.key,
        "scene": game.scene,
        "day": None if game.day is None else date.fromisoformat(game.day),
        "points": list(game.points),
        "parts": [_named(parts) for parts in game.parts],
        "tiebreaks": [_named(tiebreaks) for tiebreaks in game.tiebreaks],
        "winners": list(game.winners),
        "ending": game.ending,
        "decisions": game.decisions,
        "moves": [move._asdict() for move in game.moves],
        "observation": game.observation,
        "observation_size": game.observation_size,
        "observations": None if observed is None else observed.tolist(),
    }


def _named(points: Sequence[tuple[str, int]]) -> list[dict[str, Any]]:
    return [{"name": name, "points": value} for name, value in points]


def _record(row: dict[str, Any]) -> GameRecord:
    observed = row.get("observations")
    return GameRecord(
        game=row["game"],
        rules=row["rules"],
        components=row["components"],
        tablewood=row["tablewood"],
        options=json.loads(row["options"]),
        seats=row["seats"],
        players=tuple(row["players"]),
        seed=row["seed"],
        key=row["key"],
        scene=row["scene"],
        day=None if row["day"] is None else row["day"].isoformat(),
        points=tuple(row["points"]),
        parts=tuple(_pairs(parts) for parts in row["parts"]),
        tiebreaks=tuple(_pairs(tiebreaks) for tiebreaks in row["tiebreaks"]),
        winners=tuple(row["winners"]),
        ending=row["ending"],
        moves=tuple(RecordedMove(**move) for move in row["moves"]),
        observation=row["observation"],
        observation_size=row["observation_size"],
        observations=None if observed is None else array("h", observed).tobytes(),
    )


def _pairs(points: Sequence[dict[str, Any]]) -> tuple[tuple[str, int], ...]:
    return tuple((one["name"], one["points"]) for one in points)
