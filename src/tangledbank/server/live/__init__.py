"""The tables in memory and their subscribers."""
