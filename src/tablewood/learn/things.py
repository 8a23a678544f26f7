"""The things that a lesson may point at: whatever moves and the log can name, buttons, and seats."""

from __future__ import annotations

from functools import cache
from typing import Any

from tablewood.kernel.errors import one_of
from tablewood.kernel.game import Game

VERB = "verb"
"""The domain of buttons, which stand for all moves of a verb: `verb:draw`."""

SEAT = "seat"
"""The domain of the players' own areas: `seat:red`."""


@cache
def names_by_domain(game: Game[Any], seats: tuple[str, ...]) -> dict[str, list[str]]:
    """Everything with a name, by domain; `seats` are the names of the seats."""
    found: dict[str, dict[str, None]] = {}
    domains = [one.domain for verb in game.moves.in_order for one in verb.parameters]
    domains += [
        one.domain
        for kind in game.events.kinds
        for one in kind.parameters
        if one.domain is not None
    ]
    for domain in domains:
        found.setdefault(domain.key, {}).update(dict.fromkeys(domain.names))
    named = {key: list(names) for key, names in found.items()}
    return {**named, VERB: list(game.moves.verbs), SEAT: list(seats)}


def why_unknown(game: Game[Any], seats: tuple[str, ...], thing: str) -> str:
    """Why there is no such thing; empty if there is."""
    domain, colon, name = thing.partition(":")
    known = names_by_domain(game, seats)
    if not colon or not name:
        return f'"{thing}" is not a thing; write domain:name, as in verb:{next(iter(known[VERB]))}'
    if domain not in known:
        return f'unknown kind of thing "{domain}"; {one_of(domain, sorted(known))}'
    if name not in known[domain]:
        return f'unknown {domain} "{name}"; {one_of(name, known[domain])}'
    return ""
