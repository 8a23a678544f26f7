"""Everything in a game's box, kind by kind, to look at without playing."""

from typing import Any

import msgspec


class CataloguePiece(msgspec.Struct, kw_only=True):
    """A component; those that look the same are one."""

    id: str
    ids: list[str]
    """The entries of the component table that look like this."""
    count: int
    """How many of them are in the box; 0 where that says nothing."""
    marks: list[str] = []
    """What else is to be known of it, as ids of texts: `first-game`, `players-3`."""
    printed: Any = None
    """What is printed on it, in the shapes of the game's view; nothing where its id says it all."""


class CatalogueKind(msgspec.Struct, kw_only=True):
    """All components of a kind."""

    kind: str
    table: str
    """The table of `components.toml` that it comes from, by which its provenance is told."""
    source: str
    """What that table is tagged with: rulebook, published or reconstructed."""
    pieces: list[CataloguePiece]


def piece(
    id: str,
    count: int = 1,
    printed: Any = None,
    *,
    marks: list[str] | None = None,
    ids: list[str] | None = None,
) -> CataloguePiece:
    """A component that stands for itself, unless it stands for several entries."""
    return CataloguePiece(
        id=id, ids=ids if ids else [id], count=count, marks=marks or [], printed=printed
    )


class Catalogue:
    """Kinds as they are put together, each with the source of its table."""

    def __init__(self, sources: dict[str, str]) -> None:
        self._sources = sources
        self.kinds: list[CatalogueKind] = []

    def add(self, kind: str, table: str, pieces: list[CataloguePiece]) -> None:
        """One more kind."""
        self.kinds.append(
            CatalogueKind(kind=kind, table=table, source=self._sources[table], pieces=pieces)
        )
