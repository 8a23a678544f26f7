"""What people are told when the database fails them: a full disk is called a full disk."""

from __future__ import annotations

from tablewood.server.storage import StorageFull, StorageSilent
from tablewood.server.table.refusal import Refusal, TableError


def storage_refusal(error: Exception) -> TableError:
    """The refusal of whatever the database could not do."""
    if isinstance(error, StorageFull):
        return TableError("storage-full", "the server's disk is full, so it was not done")
    if isinstance(error, StorageSilent):
        return TableError(
            "storage-silent", "the database does not answer; the table will show if it was done"
        )
    return TableError("storage-failed", "it could not be stored, so it was not done; try again")


def is_the_servers_fault(refusal: Refusal) -> bool:
    """Was it refused only because the database failed? Then the same request may succeed later."""
    return refusal.code.startswith("storage-")
