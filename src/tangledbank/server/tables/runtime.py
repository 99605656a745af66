"""Time and secure random values, which tests replace."""

from __future__ import annotations

import hashlib
import random
import secrets
import time
import unicodedata
from typing import Final

from tangledbank.server.errors import Refused

NAME_LENGTH: Final = 24
CODE: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # no I, L, O or U, which are misread
CODE_LENGTH: Final = 16  # 80 bits
ANSWER_DELAY: Final = (0.5, 1.5)  # seconds between which an answer comes that the server gives


class Runtime:
    """The system clock, and random secrets, delays and seeds."""

    def now(self) -> float:
        return time.time()

    def secret(self) -> str:
        """An id or a token of 144 bits, fit for an address, that is not read as an option."""
        while (secret := secrets.token_urlsafe(18)).startswith("-"):
            pass
        return secret

    def code(self) -> str:
        """A recovery code of 80 bits that can be written down: four groups of four signs."""
        signs = "".join(secrets.choice(CODE) for _ in range(CODE_LENGTH))
        return "-".join(signs[i : i + 4] for i in range(0, CODE_LENGTH, 4))

    def seed(self) -> str:
        """Return a random server seed of 256 bits."""
        return secrets.token_hex(32)

    def answer_delay(self) -> float:
        """How long an answer takes that tells nothing: drawn without a look at anything."""
        return random.uniform(*ANSWER_DELAY)

    def bot_seed(self) -> int:
        return secrets.randbits(64)


def digest_of(secret: str) -> str:
    """What is stored of a secret. It has enough bits of its own to need no salt."""
    return hashlib.sha256(secret.encode()).hexdigest()


def clean_name(given: str) -> str:
    """A name as it may be shown to others: one line of visible signs, at most 24."""
    text = unicodedata.normalize("NFKC", given[: NAME_LENGTH * 8])
    shown = "".join(" " if char.isspace() else char for char in text)
    kept = "".join(char for char in shown if is_harmless(char))
    name = " ".join(kept.split())[:NAME_LENGTH].strip()
    if not name:
        raise Refused("invalid-name")
    return name


def is_harmless(char: str) -> bool:
    """Letters, marks, numbers, signs and blanks; nothing that controls, hides or is markup."""
    kind = unicodedata.category(char)
    return char not in '<>&"`\\' and kind[0] in "LMNPSZ" and kind not in ("Zl", "Zp")
