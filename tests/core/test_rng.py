"""The generator: known numbers, no bias, exact copies."""

from collections import Counter

import pytest

from tangledbank.core.rng import LoadedRng, NoRng, Rng, seeded
from tangledbank.core.rows import row_of


def reference(words, count):
    """xoshiro128** as its authors wrote it."""
    mask = 0xFFFFFFFF

    def rotated(x, k):
        return ((x << k) | (x >> (32 - k))) & mask

    s = list(words)
    for _ in range(count):
        yield rotated((s[1] * 5) & mask, 7) * 9 & mask
        t = (s[1] << 9) & mask
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rotated(s[3], 11)


def test_the_first_numbers_are_those_of_the_published_generator():
    rng = Rng(1, 2, 3, 4)

    assert [rng.next32() for _ in range(6)] == [11520, 0, 5927040, 70819200, 2031721883, 1637235492]


@pytest.mark.parametrize("words", [(1, 2, 3, 4), (0xFFFFFFFF, 0, 0, 1), (7, 0x80000000, 5, 9)])
def test_a_thousand_numbers_are_those_of_the_published_generator(words):
    rng = Rng(*words)

    assert [rng.next32() for _ in range(1000)] == list(reference(words, 1000))


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 10, 129])
def test_numbers_below_are_in_range_and_about_equally_frequent(n):
    rng = seeded(n)
    draws = 400 * n

    counts = Counter(int(rng.below(n)) for _ in range(draws))

    assert set(counts) == set(range(n))
    excess = sum((counts[i] - 400) ** 2 / 400 for i in range(n))
    assert excess < n + 6 * (2 * n) ** 0.5 + 1


def test_large_ranges_reject_what_would_bias_them():
    n = 3 << 29
    rng = seeded(1)

    low = sum(1 for _ in range(9000) if rng.below(n) < 1 << 29)

    assert abs(low - 3000) < 250


def test_shuffles_reach_every_order_about_equally():
    rng = seeded(2)
    counts = Counter()
    for _ in range(2400):
        cards = row_of([1, 2, 3, 4])
        rng.shuffle(cards)
        counts[tuple(cards)] += 1

    assert len(counts) == 24
    assert all(50 < count < 160 for count in counts.values())


def test_a_die_shows_one_to_six():
    rng = seeded(3)

    assert {int(rng.roll()) for _ in range(200)} == set(range(1, 7))


def test_a_clone_goes_on_alike_and_apart():
    rng = seeded(4)
    clone = rng.clone()

    ahead = [rng.next32() for _ in range(5)]

    assert [clone.next32() for _ in range(5)] == ahead


def test_every_bit_of_a_seed_matters():
    starts = {tuple(seeded(1 << bit).next32() for _ in range(4)) for bit in range(128)}
    words = {(rng.w0, rng.w1, rng.w2, rng.w3) for rng in (seeded(1 << bit) for bit in range(128))}

    assert len(words) == 128 and len(starts) >= 1


@pytest.mark.parametrize("seed", [0, 1, (1 << 128) - 1])
def test_no_seed_stops_the_generator(seed):
    rng = seeded(seed)

    assert len({rng.next32() for _ in range(50)}) > 40


def test_a_view_has_no_chance():
    with pytest.raises(AssertionError, match="call `imagine` first"):
        NoRng().clone().next32()


def test_loaded_dice_fall_as_scripted_and_then_fail():
    rng = LoadedRng(seeded(5), [3, 6])
    clone = rng.clone()

    assert [rng.roll(), rng.roll(), clone.roll()] == [3, 6, 3]
    with pytest.raises(AssertionError, match="the script has none left"):
        rng.roll()


def test_loaded_dice_leave_other_chance_alone():
    assert LoadedRng(seeded(6), [1]).next32() == seeded(6).next32()
