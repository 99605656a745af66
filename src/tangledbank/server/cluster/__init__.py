"""Workers that share one PostgreSQL database."""
