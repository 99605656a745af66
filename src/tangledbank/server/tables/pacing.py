"""Forced choices that the server may answer at once, and those that it must delay.

If hidden cards decide how many options a seat has, a quick answer would show that it had only one.
The server answers such questions after a random time that doesn't depend on the hand [R34].
"""

from __future__ import annotations

from tangledbank.games import kit_of


def may_answer_at_once(game: str, prompt: str) -> bool:
    """Return whether the server may answer this question at once if the answer is forced."""
    return prompt in kit_of(game).open_prompts
