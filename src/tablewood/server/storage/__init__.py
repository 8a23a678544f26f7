"""Where tables are stored: one SQLite file by default, or PostgreSQL by URL.

What is written is durable when `Store` answers. The key (table, sequence) decides between processes: the first to write
a number has it, and the other is told that it is taken.
"""

from tablewood.server.storage.faults import (
    BrokenDatabase,
    BrokenTable,
    SequenceTaken,
    StorageFailed,
    StorageFull,
    StorageSilent,
    UnknownTable,
)
from tablewood.server.storage.notes import Listed, Note, NotedSeat
from tablewood.server.storage.reminders import (
    PushSubscription,
    Reachable,
    Reminder,
    ReminderStore,
)
from tablewood.server.storage.store import Store

__all__ = [
    "BrokenDatabase",
    "BrokenTable",
    "Listed",
    "Note",
    "NotedSeat",
    "PushSubscription",
    "Reachable",
    "Reminder",
    "ReminderStore",
    "SequenceTaken",
    "StorageFailed",
    "StorageFull",
    "StorageSilent",
    "Store",
    "UnknownTable",
]
