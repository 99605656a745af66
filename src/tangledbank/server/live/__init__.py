"""The tables in memory, and the clients subscribed to them."""
