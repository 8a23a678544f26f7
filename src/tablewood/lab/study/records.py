"""The games of a study as data, move by move, for a Parquet file."""

from __future__ import annotations

from collections.abc import Iterator

from tablewood.lab.game_record import GameRecord, record_game
from tablewood.lab.study.plan import game_with
from tablewood.lab.study.run import PlayedStudy


def records_of(played: PlayedStudy, observations: bool = False) -> Iterator[GameRecord]:
    """All games, table by table; the hash of the components says which table each was played with."""
    for arm, games in zip(played.plan.arms, played.games, strict=True):
        game = game_with(arm.game, arm.table)
        for one in games:
            yield record_game(
                game,
                arm.seats,
                [(seat, move) for seat, move in one.made],
                arm.seating(one.number),
                seed=arm.seed + one.number,
                options=arm.options,
                observations=observations,
            )
