"""Tables and choices in SQLite or PostgreSQL."""
