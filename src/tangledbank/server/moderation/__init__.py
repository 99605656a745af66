"""Bans, name filters, reports about players, and erasure of personal data."""
