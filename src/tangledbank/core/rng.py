"""The random number generator of a state: xoshiro128**, with four 32-bit words."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

MASK: Final = 0xFFFFFFFF


@mypyc_attr(acyclic=True)
class Rng:
    """A random number generator with the same results on every platform. Copying it is cheap."""

    FIELDS: ClassVar = "w0 w1 w2 w3"

    def __init__(self, w0: i64, w1: i64, w2: i64, w3: i64) -> None:
        self.w0: i64 = w0
        self.w1: i64 = w1
        self.w2: i64 = w2
        self.w3: i64 = w3

    def next32(self) -> i64:
        """Return the next 32 random bits."""
        return next32(self)

    def below(self, n: i64) -> i64:
        """Return a uniform number from 0 to n - 1; n must be below 2 ** 31."""
        while True:
            product: i64 = next32(self) * n
            low: i64 = product & 0xFFFFFFFF
            if low >= n or low >= (4294967296 - n) % n:
                return product >> 32

    def roll(self) -> i64:
        """Roll one six-sided die."""
        return self.below(6) + 1

    def shuffle(self, cards: vec[i64]) -> None:
        """Shuffle cards uniformly, in place. `below` is inlined, because calling it was slow."""
        w0: i64 = self.w0
        w1: i64 = self.w1
        w2: i64 = self.w2
        w3: i64 = self.w3
        n: i64 = len(cards)
        while n > 1:
            x: i64 = (w1 * 5) & 0xFFFFFFFF
            product: i64 = ((((x << 7) | (x >> 25)) & 0xFFFFFFFF) * 9 & 0xFFFFFFFF) * n
            t: i64 = (w1 << 9) & 0xFFFFFFFF
            w2 ^= w0
            w3 ^= w1
            w1 ^= w2
            w0 ^= w3
            w2 ^= t
            w3 = ((w3 << 11) | (w3 >> 21)) & 0xFFFFFFFF
            low: i64 = product & 0xFFFFFFFF
            if low >= n or low >= (4294967296 - n) % n:
                n -= 1
                j: i64 = product >> 32
                card: i64 = cards[n]
                cards[n] = cards[j]
                cards[j] = card
        self.w0 = w0
        self.w1 = w1
        self.w2 = w2
        self.w3 = w3

    def branch(self) -> Rng:
        """Return a new generator, seeded from this one."""
        return Rng(self.next32(), self.next32(), self.next32(), self.next32() | 1)

    def clone(self) -> Rng:
        return Rng(self.w0, self.w1, self.w2, self.w3)


def next32(rng: Rng) -> i64:
    """Return the next 32 random bits, without the dynamic dispatch of a method call."""
    w1: i64 = rng.w1
    x: i64 = (w1 * 5) & 0xFFFFFFFF
    result: i64 = (((x << 7) | (x >> 25)) & 0xFFFFFFFF) * 9 & 0xFFFFFFFF
    t: i64 = (w1 << 9) & 0xFFFFFFFF
    w2: i64 = rng.w2 ^ rng.w0
    w3: i64 = rng.w3 ^ w1
    rng.w1 = w1 ^ w2
    rng.w0 = rng.w0 ^ w3
    rng.w2 = w2 ^ t
    rng.w3 = ((w3 << 11) | (w3 >> 21)) & 0xFFFFFFFF
    return result


class NoRng(Rng):
    """The generator of a view. Any use is an error, because views must not use chance."""

    def __init__(self) -> None:
        super().__init__(0, 0, 0, 0)

    def next32(self) -> i64:
        raise AssertionError("a view has no generator: call `imagine` first")

    def below(self, n: i64) -> i64:
        return self.next32()

    def shuffle(self, cards: vec[i64]) -> None:
        self.next32()

    def clone(self) -> Rng:
        return NoRng()


class LoadedRng(Rng):
    """A generator with scripted dice, for scenes. Everything else remains random."""

    FIELDS: ClassVar = "w0 w1 w2 w3 dice"

    def __init__(self, base: Rng, dice: list[int]) -> None:
        super().__init__(base.w0, base.w1, base.w2, base.w3)
        self.dice = dice  # the next one first

    def roll(self) -> i64:
        if not self.dice:
            raise AssertionError(
                "the rules roll a die, but the script has none left: add one to its dice"
            )
        return self.dice.pop(0)

    def clone(self) -> Rng:
        return LoadedRng(self, self.dice[:])


def mix(x: i64) -> i64:
    """Scramble 32 bits."""
    x ^= x >> 16
    x = (x * 0x7FEB352D) & 0xFFFFFFFF
    x ^= x >> 15
    x = (x * 0x46CA68B5) & 0xFFFFFFFF
    return x ^ x >> 16


def seeded(seed: int) -> Rng:
    """Return a generator for a seed of up to 128 bits; different seeds give different states."""
    w0: i64 = seed & MASK
    w1: i64 = seed >> 32 & MASK
    w2: i64 = seed >> 64 & MASK
    w3: i64 = seed >> 96 & MASK
    for _ in range(3):
        w1 ^= mix(w0 + 0x5BD1E995 & 0xFFFFFFFF)
        w2 ^= mix(w1)
        w3 ^= mix(w2)
        w0 ^= mix(w3)
    if not (w0 | w1 | w2 | w3):
        w0 = 1
    return Rng(w0, w1, w2, w3)
