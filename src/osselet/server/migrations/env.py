"""Alembic asks here how to reach the database: the server hands it a connection."""

from alembic import context

from osselet.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
