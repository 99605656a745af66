"""Intervals hold what they promise, differences are paired, and many tests are corrected."""

import math

import numpy as np
import pytest

from tangledbank.lab.estimates import (
    Statistic,
    as_share,
    estimate,
    holm,
    mean_of_deals,
    ratio_of_deals,
    survives,
)


def sample(values, first=0):
    return mean_of_deals("", np.arange(first, first + len(values)), np.asarray(values, float))


def test_a_mean_has_its_standard_error():
    values = [3.0, 5.0, 4.0, 8.0]
    found = sample(values)

    assert found.mean == 5 and found.count == 4
    assert math.isclose(found.error, np.std(values, ddof=1) / 2)


def test_few_deals_have_wide_intervals():
    assert math.isnan(sample([1.0]).low) and math.isnan(sample([1.0]).p_value())
    three, many = estimate("", 0, 0.1, 3, 3), estimate("", 0, 0.1, 300, 300)
    assert three.high > 1.8 * many.high


def test_settings_on_the_same_deals_are_compared_deal_by_deal():
    chance = np.random.default_rng(1)
    luck = chance.normal(0, 10, 200)
    before, now = sample(luck), sample(luck + 1 + chance.normal(0, 0.1, 200))
    elsewhere = sample(now.deviations.values * 0 + luck + 1, first=1000)

    paired, apart = now.minus(before), elsewhere.minus(before)

    assert math.isclose(paired.mean, 1, abs_tol=0.05) and paired.error < 0.02
    assert math.isclose(apart.error, math.hypot(elsewhere.error, before.error))
    assert paired.p_value() < 1e-6 < apart.p_value()


def test_a_ratio_counts_deals_not_species():
    deals = np.arange(50)
    wholes = np.full(50, 10)
    parts = np.where(deals % 2, 10, 0)  # all species of a deal share its fate

    found = ratio_of_deals("", deals, parts, wholes, 500)

    assert found.mean == 0.5 and math.isclose(found.error, 0.5 / math.sqrt(49))


def test_certain_shares_have_intervals_within_bounds():
    always = as_share(sample([1.0] * 20))
    rarely = as_share(sample([0.0, 0.0, 0.0, 1.0]))

    assert 0.8 < always.low < always.high <= 1 and always.error > 0
    assert rarely.low == 0 and rarely.high <= 1


@pytest.mark.parametrize(
    ("t", "deals", "p"),
    [
        (2.776, 5, 0.05),
        (2.262, 10, 0.05),
        (3.250, 10, 0.01),
        (1.984, 101, 0.05),
        (4.0, 2001, 6.6e-5),
    ],
)
def test_p_values_are_students(t, deals, p):
    """Expected values come from printed tables of Student's t."""
    assert math.isclose(estimate("", t, 1.0, deals, deals).p_value(), p, rel_tol=0.02)
    assert math.isclose(estimate("", t + 7, 1.0, deals, deals).p_value(7), p, rel_tol=0.02)


def test_holm_multiplies_the_smallest_most():
    adjusted = holm([0.01, 0.04, math.nan, 0.03, 0.005])

    assert adjusted[:2] == pytest.approx([0.03, 0.06]) and math.isnan(adjusted[2])
    assert adjusted[3:] == pytest.approx([0.06, 0.02])
    assert [survives(p) for p in adjusted] == [True, False, False, False, True]
    assert holm([]) == [] and holm([0.6, 0.7]) == [1.0, 1.0]


def test_noise_is_rarely_found_after_the_correction():
    """Of 300 studies with 26 tests each and no real difference, about 5 % report one."""
    chance = np.random.default_rng(7)
    plain = corrected = 0
    for _ in range(300):
        values = [sample(chance.normal(0, 1, 30)).p_value() for _ in range(26)]
        plain += any(p < 0.05 for p in values)
        corrected += any(survives(p) for p in holm(values))

    assert plain > 180 and corrected < 30


def test_a_difference_adds_counts():
    difference = Statistic("a", 3, 2, 4, 5, 0.5, 5).minus(Statistic("b", 1, 0, 2, 5, 0.5, 5))

    assert difference.mean == 2 and difference.count == 10 and difference.low < 2 < difference.high
