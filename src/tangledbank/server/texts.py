"""The server's messages, such as refusals."""

from __future__ import annotations

from functools import lru_cache

from tangledbank.server.errors import REFUSALS, Refused
from tangledbank.texts.catalogue import Catalogue


@lru_cache(maxsize=16)
def server_catalogue(lang: str) -> Catalogue:
    return Catalogue(lang, ("server",))


def say_refused(refused: Refused, lang: str) -> str:
    """Return the reason for a refusal in the reader's language; engine errors are in English."""
    if refused.code in REFUSALS:
        return server_catalogue(lang).say(f"refused-{refused.code}", detail=refused.detail)
    problem = refused.unreadable
    if problem is not None:
        return server_catalogue(lang).say(f"unreadable-{problem.problem}", **problem.values)
    return refused.detail
