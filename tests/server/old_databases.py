"""Databases that earlier versions of Tablewood have left behind (`tools/keep_database.py` keeps one)."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import MetaData, insert

from tablewood.server.storage.engine import MIGRATIONS, make_engine, read_url

FOLDER = Path(__file__).resolve().parents[1] / "fixtures" / "databases"
KEPT = sorted(path.name.removesuffix(".json.gz") for path in FOLDER.glob("*.json.gz"))


class OldDatabase:
    """The rows of a database as an earlier version wrote them."""

    def __init__(self, name: str) -> None:
        rows: dict[str, Any] = json.loads(
            gzip.decompress((FOLDER / f"{name}.json.gz").read_bytes())
        )
        self.totals: dict[str, list[int]] = rows["totals"]
        """The final totals of the games that were over."""
        [version] = rows["alembic_version"]
        self.schema: str = version["version_num"]
        self.rows = {name: rows[name] for name in ("tables", "entries", "holders")}

    def ids(self, phase: str) -> list[str]:
        return [row["id"] for row in self.rows["tables"] if row["phase"] == phase]

    def restore(self, url: str) -> None:
        """Write it into an empty database, with the schema it had."""
        engine = make_engine(read_url(url), writes=True)
        with engine.begin() as connection:
            config = Config()
            config.set_main_option("script_location", str(MIGRATIONS))
            config.attributes["connection"] = connection
            command.upgrade(config, self.schema)
            found = MetaData()
            found.reflect(connection)
            for name, rows in self.rows.items():
                table = found.tables[name]
                as_bool = [column.name for column in table.columns if column.name == "open"]
                for row in rows:
                    row |= {column: bool(row[column]) for column in as_bool}
                connection.execute(insert(table), rows)
        engine.dispose()
