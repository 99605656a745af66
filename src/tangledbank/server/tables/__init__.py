"""A table without sockets or storage: seats, access keys, clocks, and the game in progress."""
