"""Which traits answer which question."""

from __future__ import annotations

from collections.abc import Sequence


def traits_with(hook: str, base: type, traits: Sequence[object]) -> int:
    """Bits of the traits that override `hook`; a question looks at no others."""
    plain = getattr(base, hook)
    mask = 0
    for i in range(len(traits)):
        if getattr(type(traits[i]), hook) is not plain:
            mask |= 1 << i
    return mask
