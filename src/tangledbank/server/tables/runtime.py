"""The system clock and secure random values, which tests can replace."""

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
ANSWER_DELAY: Final = (0.5, 1.5)  # seconds: the range of the delay of a server's answer


class Runtime:
    """A source of the current time and of random secrets, delays and seeds."""

    def now(self) -> float:
        return time.time()

    def secret(self) -> str:
        """Return a URL-safe id or token of 144 bits, which never begins with a hyphen."""
        while (secret := secrets.token_urlsafe(18)).startswith("-"):
            pass
        return secret

    def code(self) -> str:
        """Return a recovery code of 80 bits to write down: four groups of four characters."""
        signs = "".join(secrets.choice(CODE) for _ in range(CODE_LENGTH))
        return "-".join(signs[i : i + 4] for i in range(0, CODE_LENGTH, 4))

    def seed(self) -> str:
        """Return a random server seed of 256 bits."""
        return secrets.token_hex(32)

    def answer_delay(self) -> float:
        """Return a random delay that depends on nothing in the game, and so reveals nothing."""
        return random.uniform(*ANSWER_DELAY)

    def bot_seed(self) -> int:
        return secrets.randbits(64)


def digest_of(secret: str) -> str:
    """Return a secret's hash for storage; secrets are random enough to need no salt."""
    return hashlib.sha256(secret.encode()).hexdigest()


def clean_name(given: str) -> str:
    """Return a name fit for display, on one line and with at most 24 visible characters."""
    text = unicodedata.normalize("NFKC", given[: NAME_LENGTH * 8])
    shown = "".join(" " if char.isspace() else char for char in text)
    kept = "".join(char for char in shown if is_harmless(char))
    name = " ".join(kept.split())[:NAME_LENGTH].strip()
    if not name:
        raise Refused("invalid-name")
    return name


def is_harmless(char: str) -> bool:
    """Return whether a character is visible or a space, and not a control character or markup."""
    kind = unicodedata.category(char)
    return char not in '<>&"`\\' and kind[0] in "LMNPSZ" and kind not in ("Zl", "Zp")
