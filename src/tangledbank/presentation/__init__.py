"""The presentation layer that the terminal and the server share.

`log` writes events as sentences, `previews` describes what a move would do, `topic_search` finds
help topics, and `refused_moves` lists moves that a rule forbids. Sentences come from `texts`.
"""
