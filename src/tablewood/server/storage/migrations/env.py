"""How the migrations run: on the connection that the server has opened (`storage.engine.migrate`)."""

from alembic import context

from tablewood.server.storage.schema import metadata

connection = context.config.attributes.get("connection")
if connection is None:
    raise SystemExit("migrations run when the server opens its database: tablewood serve")
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
