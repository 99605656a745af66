"""What happened and what would happen: as codes and values first, then in sentences.

Below it is what a game can say (`texts`), above it whoever shows it: the terminal and the server.
"""
