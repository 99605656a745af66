"""Limits per connection, address and network."""
