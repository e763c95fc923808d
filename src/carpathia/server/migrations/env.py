"""Run by Alembic: migrates over the connection it is handed, in that connection's transaction."""

from alembic import context

from carpathia.server.tables import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite alters tables by making them anew
)
with context.begin_transaction():
    context.run_migrations()
