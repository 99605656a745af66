"""Rules for which forced choices the server may make at once, and which it must delay.

If hidden cards decide how many options a seat has, an instant answer would reveal that it had only
one. The server answers such questions after a random delay that doesn't depend on the hand [R34].
"""

from __future__ import annotations

from tangledbank.games import kit_of


def may_answer_at_once(game: str, prompt: str) -> bool:
    """Return whether the server may answer this question at once if the answer is forced."""
    return prompt in kit_of(game).open_prompts
