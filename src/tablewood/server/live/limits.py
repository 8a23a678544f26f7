"""How much a server does at once: one struct that the settings fill in."""

from __future__ import annotations

import msgspec


class Limits(msgspec.Struct, kw_only=True, frozen=True):
    """What the tables of a server may cost; times in seconds."""

    workers: int = 1
    """How many processes think for bots; 0 to think in the server's own (for tests)."""
    pause: float = 0.4
    """The least time between a bot's move and the one before it, so that people can follow."""
    unwatched: float = 5.0
    """How many such pauses bots make before each move at a table of bots alone that nobody watches."""
    longest_thought: float = 30.0
    """How long a bot may think before it is given up on, and its worker killed."""
    idle: float = 300.0
    """How long a table stays in memory with nobody looking (it stays in the store)."""
    most_rooms: int = 5000
    """How many tables stay in memory if some can be dropped."""
    most_onlookers: int = 200
    """How many sockets of onlookers one table takes; players always get in."""
    most_onlookers_an_address: int = 40
    """How many of these places one address may take."""
    most_tabs: int = 10
    """How many sockets a player may have at one table; one more, and the oldest is closed."""
    sockets_an_address: int = 300
    """How many sockets an address may have at all tables together, a third of them to look on; 0 for no limit."""
    waiting: int = 64
    """How many answers may pile up for a slow socket before it is dropped ..."""
    waiting_bytes: int = 512 * 1024
    """... and how long they may be together."""
    patience: float = 15.0
    """How long a socket may take to read one message before it is dropped."""
    burst: int = 60
    """How many messages a socket may send at once ..."""
    rate: float = 10.0
    """... and how many a second in the long run."""
    burst_an_address: int = 600
    """How many messages, previews included, all sockets of an address may send at once ..."""
    rate_an_address: float = 100.0
    """... and how many a second in the long run."""
    frame_burst: int = 240
    """How many WebSocket frames of any kind, pings included, a socket may send at once ..."""
    frame_rate: float = 30.0
    """... and how many a second in the long run; a socket that sends more is closed."""
    preview_burst: int = 20
    """How many previews a socket may ask for at once, on top of its messages ..."""
    preview_rate: float = 5.0
    """... and how many a second in the long run; more are refused, and count as messages."""
    hint_every: float = 10.0
    """Seconds from one hint for a seat to the next."""
