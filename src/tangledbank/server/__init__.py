"""The server: the truth of every game that people play together. See docs/reference/protocol.md."""
