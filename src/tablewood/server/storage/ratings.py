"""Ratings in the database. The rated games are the record; where everybody stands follows from them, and can be
counted again from the start.

A result is written in the transaction that ends its table, so it counts once or, if that is rolled back, not at all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, text, update

from tablewood.server.storage.engine import POSTGRES
from tablewood.server.storage.person_of import people_of
from tablewood.server.storage.schema import accounts, rated_games, rated_seats, ratings
from tablewood.server.table.bot_skills import bot_skill
from tablewood.server.table.rated import RatedResult, RatedSeat
from tablewood.server.table.skill import Skill, newcomer, skills_after

COUNTING = 7_461_626_578
"""The number of the lock a process holds while it counts: a rating must not change between reading and writing it."""

MOST_STEPS = 200
"""How many of a person's last games a history shows."""


class Standing(msgspec.Struct, kw_only=True):
    """Where a person stands in a game."""

    game: str
    skill: Skill
    games: int
    last: str


class RatingStep(msgspec.Struct, kw_only=True):
    """What a rated game did to one seat's rating."""

    table: str
    game: str
    time: str
    seat: int
    place: int
    of: int
    """How many played."""
    before: Skill
    after: Skill
    voided: bool = False


# Counting


def count_result(connection: Connection, result: RatedResult, time: str) -> None:
    """Count a finished game; nothing happens if it was counted before, or one person has two of its seats."""
    _lock(connection)
    known = select(rated_games.c.number).where(rated_games.c.table_id == result.table)
    if connection.execute(known).first() is not None:
        return
    seats = _people_of_today(connection, result.seats)
    people = [seat.person for seat in seats if seat.person]
    if not people or len(people) != len(set(people)):
        return
    standing = _skills(connection, result.game, people)
    before = [_skill_before(result.game, seat, standing) for seat in seats]
    after = skills_after(before, [seat.place for seat in seats])
    game = {"table_id": result.table, "game": result.game, "time": time, "voided": False}
    connection.execute(insert(rated_games), [game])
    rows = [
        {"table_id": result.table, **msgspec.structs.asdict(seat), **_columns(old, new)}
        for seat, old, new in zip(seats, before, after, strict=True)
    ]
    connection.execute(insert(rated_seats), rows)
    for seat, new in zip(seats, after, strict=True):
        if seat.person:
            _stand(connection, seat.person, result.game, new, time)


def _lock(connection: Connection) -> None:
    """Wait until no other process counts. SQLite has one writer anyway."""
    if connection.dialect.name == POSTGRES:
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": COUNTING})


def _people_of_today(connection: Connection, seats: Sequence[RatedSeat]) -> list[RatedSeat]:
    """The seats with the people they belong to now; whoever has deleted their account is nobody."""
    today = people_of(connection, (seat.person for seat in seats))
    named = [today.get(seat.person, seat.person) for seat in seats]
    found = select(accounts.c.person).where(accounts.c.person.in_([one for one in named if one]))
    can_be_rated = set(connection.execute(found).scalars())
    return [
        msgspec.structs.replace(seat, person=person if person in can_be_rated else "")
        for seat, person in zip(seats, named, strict=True)
    ]


def _skills(connection: Connection, game: str, people: Sequence[str]) -> dict[str, Skill]:
    rows = connection.execute(
        select(ratings).where(ratings.c.game == game, ratings.c.person.in_(people))
    )
    return {row.person: Skill(row.mu, row.sigma) for row in rows}


def _skill_before(game: str, seat: RatedSeat, standing: dict[str, Skill]) -> Skill:
    if seat.bot:
        return bot_skill(game, seat.bot) or newcomer()
    return standing.get(seat.person) or newcomer()


def _columns(before: Skill, after: Skill) -> dict[str, float]:
    return {
        "mu": before.mu,
        "sigma": before.sigma,
        "new_mu": after.mu,
        "new_sigma": after.sigma,
    }


def _stand(connection: Connection, person: str, game: str, skill: Skill, time: str) -> None:
    mine = (ratings.c.person == person) & (ratings.c.game == game)
    games = connection.execute(select(ratings.c.games).where(mine)).scalar()
    new = {"mu": skill.mu, "sigma": skill.sigma, "games": (games or 0) + 1, "last": time}
    if games is None:
        connection.execute(insert(ratings), [{"person": person, "game": game, **new}])
    else:
        connection.execute(update(ratings).where(mine).values(new))


# Counting again


def count_again(connection: Connection, game: str) -> None:
    """Everybody's rating in a game, from its first rated result to the last that is not voided.

    Bots, and people who have deleted their account, keep the skill they had then.
    """
    _lock(connection)
    seats = _seats_by_table(connection, game)
    counted = select(rated_games).where(rated_games.c.game == game, ~rated_games.c.voided)
    standing: dict[str, dict[str, Any]] = {}
    changed: list[dict[str, Any]] = []
    for one in connection.execute(counted.order_by(rated_games.c.number)).all():
        rows = seats[one.table_id]
        before = [
            _standing_skill(standing[row.person])
            if row.person in standing
            else newcomer()
            if row.person
            else Skill(row.mu, row.sigma)
            for row in rows
        ]
        after = skills_after(before, [row.place for row in rows])
        for row, old, new in zip(rows, before, after, strict=True):
            changed.append(
                {"of_table": one.table_id, "of_seat": row.seat, **_columns(old, new)},
            )
            if row.person:
                games = standing.get(row.person, {"games": 0})["games"] + 1
                standing[row.person] = {
                    "person": row.person,
                    "game": game,
                    "mu": new.mu,
                    "sigma": new.sigma,
                    "games": games,
                    "last": one.time,
                }
    if changed:
        this = (rated_seats.c.table_id == bindparam("of_table")) & (
            rated_seats.c.seat == bindparam("of_seat")
        )
        connection.execute(update(rated_seats).where(this), changed)
    connection.execute(delete(ratings).where(ratings.c.game == game))
    if standing:
        connection.execute(insert(ratings), list(standing.values()))


def _standing_skill(row: dict[str, Any]) -> Skill:
    return Skill(row["mu"], row["sigma"])


def _seats_by_table(connection: Connection, game: str) -> dict[str, list[Any]]:
    rows = connection.execute(
        select(rated_seats)
        .join(rated_games, rated_games.c.table_id == rated_seats.c.table_id)
        .where(rated_games.c.game == game)
        .order_by(rated_seats.c.table_id, rated_seats.c.seat)
    )
    found: dict[str, list[Any]] = {}
    for row in rows:
        found.setdefault(row.table_id, []).append(row)
    return found


def void_result(connection: Connection, table: str) -> bool:
    """Let a rated result count no longer, and count everything again; False if there is none that counts."""
    _lock(connection)
    its = (rated_games.c.table_id == table) & ~rated_games.c.voided
    game = connection.execute(select(rated_games.c.game).where(its)).scalar()
    if game is None:
        return False
    connection.execute(update(rated_games).where(its).values(voided=True))
    count_again(connection, game)
    return True


def delete_result(connection: Connection, table: str) -> None:
    """The table is deleted: so is its result."""
    if void_result(connection, table):
        connection.execute(delete(rated_seats).where(rated_seats.c.table_id == table))
        connection.execute(delete(rated_games).where(rated_games.c.table_id == table))


# People


def merge_ratings(connection: Connection, person: str, into: str) -> None:
    """Two people are one. At most one of them has an account, so there is seldom anything to move."""
    its = rated_seats.c.person == person
    of_person = select(rated_seats.c.table_id).where(its)
    played = select(rated_games.c.game).where(rated_games.c.table_id.in_(of_person)).distinct()
    games = list(connection.execute(played).scalars())
    if not games:
        return
    _lock(connection)
    # Nobody plays against themselves: where both sat at one table, the result counts no longer.
    both = of_person.where(
        rated_seats.c.table_id.in_(
            select(rated_seats.c.table_id).where(rated_seats.c.person == into)
        )
    )
    twice = list(connection.execute(both).scalars())
    connection.execute(
        update(rated_games).where(rated_games.c.table_id.in_(twice)).values(voided=True)
    )
    connection.execute(update(rated_seats).where(its).values(person=into))
    for game in games:
        count_again(connection, game)


def forget_ratings(connection: Connection, person: str) -> None:
    """Forget a person's ratings. What others have won or lost against them stays as it is."""
    _lock(connection)
    connection.execute(update(rated_seats).where(rated_seats.c.person == person).values(person=""))
    connection.execute(delete(ratings).where(ratings.c.person == person))


# Looking


def standings_of(connection: Connection, person: str) -> list[Standing]:
    """A person's ratings, game by game."""
    rows = connection.execute(
        select(ratings).where(ratings.c.person == person).order_by(ratings.c.game)
    )
    return [
        Standing(game=row.game, skill=Skill(row.mu, row.sigma), games=row.games, last=row.last)
        for row in rows
    ]


def skills_in(connection: Connection, game: str, people: Sequence[str]) -> dict[str, Skill]:
    """What is believed of these people in a game; newcomers are left out."""
    return _skills(connection, game, people)


def history_of(connection: Connection, person: str, game: str) -> list[RatingStep]:
    """What a person's last rated games of one kind did, the oldest first; voided ones are left out."""
    mine = (rated_seats.c.person == person) & (rated_games.c.game == game) & ~rated_games.c.voided
    newest = _steps().where(mine).order_by(rated_games.c.number.desc()).limit(MOST_STEPS)
    return _read_steps(connection, newest)[::-1]


def steps_at(
    connection: Connection, tables: Sequence[str], person: str = ""
) -> dict[str, list[RatingStep]]:
    """What the results of these tables did, seat by seat, or to one person; others are left out."""
    wanted = _steps().where(rated_seats.c.table_id.in_(tables))
    if person:
        wanted = wanted.where(rated_seats.c.person == person)
    found: dict[str, list[RatingStep]] = {}
    for step in _read_steps(connection, wanted.order_by(rated_seats.c.seat)):
        found.setdefault(step.table, []).append(step)
    return found


def _steps() -> Any:
    return select(rated_seats, rated_games.c.game, rated_games.c.time, rated_games.c.voided).join(
        rated_games, rated_games.c.table_id == rated_seats.c.table_id
    )


def _read_steps(connection: Connection, wanted: Any) -> list[RatingStep]:
    rows = connection.execute(wanted).all()
    sizes = _sizes(connection, {row.table_id for row in rows})
    return [
        RatingStep(
            table=row.table_id,
            game=row.game,
            time=row.time,
            seat=row.seat,
            place=row.place,
            of=sizes[row.table_id],
            before=Skill(row.mu, row.sigma),
            after=Skill(row.new_mu, row.new_sigma),
            voided=row.voided,
        )
        for row in rows
    ]


def _sizes(connection: Connection, tables: set[str]) -> dict[str, int]:
    rows = connection.execute(
        select(rated_seats.c.table_id).where(rated_seats.c.table_id.in_(tables))
    )
    found: dict[str, int] = {}
    for table in rows.scalars():
        found[table] = found.get(table, 0) + 1
    return found
