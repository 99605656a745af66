"""The presentation layer that terminal and server share.

`log` writes events as sentences, `previews` says what a move would do, `topic_search` finds help
topics, and `refused_moves` lists moves that a rule forbids. Sentences come from `texts`.
"""
