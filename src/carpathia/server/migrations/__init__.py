"""The history of the schema, for Alembic. A migration that was released never changes."""
