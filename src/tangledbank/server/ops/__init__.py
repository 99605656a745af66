"""Starting, supervising and observing a server."""
