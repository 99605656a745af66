"""The server's own sentences."""

from __future__ import annotations

from functools import lru_cache

from tangledbank.server.faults import REFUSALS, Refused
from tangledbank.texts.catalogue import Catalogue


@lru_cache(maxsize=16)
def catalogue(lang: str) -> Catalogue:
    return Catalogue(lang, ("server",))


def say_refused(refused: Refused, lang: str) -> str:
    """Why something is refused, in the reader's language; the engine speaks for itself."""
    if refused.code in REFUSALS:
        return catalogue(lang).say(f"refused-{refused.code}", detail=refused.detail)
    return refused.detail
