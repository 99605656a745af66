"""Which forced choices may be answered at once, and which only after a while.

Where hidden cards decide how many options a seat has, a quick answer would tell that it had only
one. Such answers come after a time that is drawn without a look at the hand [R34].
"""

from __future__ import annotations

from tangledbank.games import kit_of


def may_answer_at_once(game: str, prompt: str) -> bool:
    """Whether a forced answer to this question may come at once."""
    return prompt in kit_of(game).open_prompts
