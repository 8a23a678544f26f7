"""Checks that the server sends nothing that a viewer may not know, in random games.

Everything a seat cannot know is dealt again (`state.guess`), and everything the seat would be sent must stay the same
to the last byte: the frame with its view, moves and undo, and the reasons why moves are forbidden.

A preview of a move must hold whatever is hidden: the move is made in other deals, and the preview must come true
there. A preview that gave away the true deal would come true in hardly any of them. A preview that one deal in hundreds
contradicts is not a leak, only overconfident: `test_preview.py` checks how seldom that happens.
"""

from __future__ import annotations

import random
from collections.abc import Mapping

import msgspec

from tablewood.games import game as find_game
from tablewood.kernel.chance import SealedChance
from tablewood.kernel.options import Value
from tablewood.kernel.state import State
from tablewood.server.live.frames import Frames
from tablewood.server.live.preview import Previews
from tablewood.server.live.why import why_move
from tablewood.server.table.create import NewTable, SeatWish, new_table
from tablewood.server.table.entries import AnyEntry, Began, Moved, Sat
from tablewood.server.table.fairness import SECRET_BYTES, commitment_to, key_of
from tablewood.server.table.table import GameTable
from tests.server.preview_checks import play, wrong

HOLDERS = [f"session {seat}" for seat in range(8)]
REASONS = 40
"""How many moves of the move space to ask about."""

DEALS = 6
"""How many other deals to try a preview in; it must come true in all of them but one."""

TWICE = 2


def new_game(
    game: str, chance: random.Random, given: Mapping[str, Value] | None = None
) -> GameTable:
    """A table of people with the given options and random values for the others; the same chance deals the same."""
    rules = find_game(game)
    seats = chance.choice([count for count in rules.seats if count > 1])
    ruled = [option for option in rules.options if not option.each_seat]  # colours hide nothing
    options = {option.name: chance.choice(option.values()) for option in ruled}
    options |= given or {}
    wish = NewTable(game=game, seating=[SeatWish(kind="open")] * seats, options=options)
    try:
        header, entries = new_table(wish, HOLDERS[0])
    except Exception:  # some options exclude each other
        wish.options = dict(given or {})
        header, entries = new_table(wish, HOLDERS[0])
    secret = chance.randbytes(SECRET_BYTES).hex()
    table = GameTable(
        msgspec.structs.replace(
            header, id="SECRETS", secret=secret, commitment=commitment_to(secret)
        )
    )
    for entry in [*entries, *_sit_down(seats, chance)]:
        table.apply(entry)
    return table


def _sit_down(seats: int, chance: random.Random) -> list[AnyEntry]:
    return [
        *[
            Sat(seat=seat, player=f"P{seat}", holder=HOLDERS[seat], salt=chance.randbytes(16).hex())
            for seat in range(seats)
        ],
        Began(),
    ]


def leaks(
    game: str, seed: int, looks: float = 0.25, given: Mapping[str, Value] | None = None
) -> list[str]:
    """Play a random game and list every leak found; `looks` is how often to look."""
    chance = random.Random(f"{game} {seed}")
    table = new_game(game, chance, given)
    key = key_of(table.header.secret, table.salts).hex()
    found: list[str] = []
    while table.phase == "playing":
        assert table.match is not None
        state = table.match.state
        if chance.random() < looks:
            viewer = chance.choice([*range(state.seats), -1])
            found += look(table, viewer, chance)
            found += look_ahead(table, chance)
            shown = sent(table, viewer, []).decode()
            found += [
                f"{game} {seed}: the key"
                for secret in (table.header.secret, key)
                if secret in shown
            ]
        seat = chance.choice(state.asked)
        move = chance.choice(table.match.moves(seat))
        table.apply(Moved(seat=seat, move=move))
        if found:
            break
    if table.phase == "over" and table.header.secret not in sent(table, -1, []).decode():
        found.append(f"{game} {seed}: the secret is not told at the end")
    return found


def look(table: GameTable, viewer: int, chance: random.Random) -> list[str]:
    """Compare what the viewer is sent now with what it would be sent in another deal."""
    match = table.match
    assert match is not None
    state = match.state
    asked_about = [chance.randrange(match.game.moves.size) for _ in range(REASONS)]
    truth = sent(table, viewer, asked_about)
    found: list[str] = []
    for _ in range(2):
        try:
            match.state = other_deal(state, viewer, chance)
            other = sent(table, viewer, asked_about)
        finally:
            match.state = state
        if other != truth:
            found.append(
                f"{match.game.id}, move {len(table.line)}, viewer {viewer}: {differing(truth, other)}"
            )
    return found


def look_ahead(table: GameTable, chance: random.Random) -> list[str]:
    """Whatever a preview tells an asked seat that does not come true in another deal."""
    match = table.match
    assert match is not None
    seat = chance.choice(match.state.asked)
    notation = chance.choice(match.moves(seat))
    foreseen = Previews().preview(table, seat, notation)
    move = match.game.parse(match.state, notation)
    deals = [other_deal(match.state, seat, chance) for _ in range(DEALS)]
    contradicted = [wrong(foreseen, play(match, deal, seat, move, table.at)) for deal in deals]
    if sum(bool(found) for found in contradicted) < TWICE:
        return []
    what = next(found[0] for found in contradicted if found)
    return [f"{match.game.id}, move {len(table.line)}, seat {seat}, preview of {notation}: {what}"]


def other_deal(state: State, viewer: int, chance: random.Random) -> State:
    other = state.guess(viewer, chance.getrandbits(60))
    # Everybody knows how many numbers were drawn; nobody knows the next ones.
    sealed = SealedChance(chance.randbytes(32))
    sealed.draws = state.chance.draws
    other.chance = sealed
    return other


def sent(table: GameTable, viewer: int, asked_about: list[int]) -> bytes:
    """Everything that a viewer could be sent about this position."""
    match = table.match
    assert match is not None
    holder = HOLDERS[viewer] if viewer >= 0 else "somebody"
    frame = Frames(table).frame(viewer, holder, -1, ())
    reasons = []
    if viewer >= 0 and viewer in match.state.asked:
        reasons = [
            why_move(match, viewer, match.game.notation(match.state, move)) for move in asked_about
        ]
    return frame + msgspec.json.encode(reasons)


def differing(one: bytes, other: bytes) -> str:
    """The first place where they differ."""
    at = next(
        (at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b),
        min(len(one), len(other)),
    )
    start = max(0, at - 120)
    return f"{one[start : at + 60].decode()} | {other[start : at + 60].decode()}"
