"""The game server, which holds the true state of every table. See docs/reference/protocol.md."""
