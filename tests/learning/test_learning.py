"""Training by self-play: gradients, advantages, matches and runs that continue."""

import csv

import numpy as np
import pytest

from tangledbank.agents.learned import unpack_network
from tangledbank.agents.network import Layout, Network
from tangledbank.core.rows import row_of
from tangledbank.envs import Batch
from tangledbank.learning import trainer
from tangledbank.learning.export import packed
from tangledbank.learning.gate import play_match
from tangledbank.learning.inputs import Reader, joined
from tangledbank.learning.network import backward, forward, fresh_weights
from tangledbank.learning.selfplay import MARGIN, Steps, leads_of
from tangledbank.learning.trainer import Run, digest, load_run


def batch_of(game, players, count, steps=40, seed=1):
    """Return tables in the middle of random games."""
    batch = Batch(game, count, players, seed=seed)
    batch.reset()
    chance = np.random.default_rng(seed)
    for _ in range(steps):
        batch.step((chance.random(count) * batch.counts).astype(int))
    return batch


def some_weights(batch, seed=1):
    return fresh_weights(Layout(batch.scheme.offer), np.random.default_rng(seed))


def test_gradients_are_derivatives():
    batches = [batch_of("origin", players, 3) for players in (2, 4, 6)]
    given = joined([Reader(batch).read() for batch in batches])
    for name in ("flat", "beings", "rows"):
        setattr(given, name, getattr(given, name).astype(np.float64))
    weights = {name: w.astype(np.float64) for name, w in some_weights(batches[0]).items()}
    chance = np.random.default_rng(3)
    d_scores, d_values = chance.normal(size=len(given.rows)), chance.normal(size=len(given.flat))

    def loss():
        did = forward(weights, given)
        return (did.scores * d_scores).sum() + (did.values * d_values).sum()

    found = backward(weights, forward(weights, given), d_scores, d_values)
    for name, weight in weights.items():
        place = tuple(chance.integers(0, size) for size in weight.shape)
        kept = weight[place]
        weight[place] = kept + 1e-5
        more = loss()
        weight[place] = kept - 1e-5
        assert found[name][place] == pytest.approx((more - loss()) / 2e-5, rel=1e-3, abs=1e-4)
        weight[place] = kept


@pytest.mark.parametrize(("game", "players"), [("origin", 4), ("oceans", 2), ("evolution", 6)])
def test_playing_and_training_compute_the_same_scores(game, players):
    batch = batch_of(game, players, 3)
    weights = some_weights(batch)
    _, stored = unpack_network(packed(game, weights, {}))
    network = Network(batch.scheme.game.option_encoder(players), stored)
    expected = forward(weights, Reader(batch).read()).scores
    at = 0
    for place in range(batch.count):
        s, seat = batch.tables.games[place], int(batch.seats[place])
        options = s.legal_actions(seat)
        network.rate(s.clone(seat), seat, row_of(options), len(options))
        count = int(batch.counts[place])
        assert network.scores[:count] == pytest.approx(list(expected[at : at + count]), abs=0.02)
        at += count


def test_leads_are_those_over_the_best_other():
    assert leads_of(np.array([[3.0, 5.0, 4.0], [7.0, 7.0, 1.0]])).tolist() == [
        [-2.0, 1.0, -1.0],
        [0.0, 0.0, -6.0],
    ]


def test_advantages_follow_each_seat_to_the_end_of_its_game():
    steps = Steps()
    yes, no = np.array([True]), np.array([False])
    for seat, learns, value, lead, done in (
        (0, yes, 0.5, 2.0, no),
        (1, yes, 0.1, 0.0, no),
        (0, yes, 0.25, 4.0, yes),
        (1, yes, 0.0, 0.0, no),
    ):
        steps.seats.append(np.array([seat]))
        steps.learns.append(learns)
        steps.values.append(np.array([value], np.float32))
        steps.leads.append(np.array([lead], np.float32))
        steps.done.append(done)
        steps.results.append(np.array([[1.0, -1.0]]))
    gains, targets, known = steps.advantages(2)

    last = 1.0 - 0.25 - 4 * MARGIN
    assert gains[2, 0] == pytest.approx(last)
    assert gains[0, 0] == pytest.approx(0.25 + 2 * MARGIN - 0.5 + 0.95 * last)
    assert gains[1, 0] == pytest.approx(-1.1)
    assert targets[2, 0] == pytest.approx(last + 0.25)
    assert known[:, 0].tolist() == [True, True, True, False]


def test_a_network_gets_its_fair_share_against_itself():
    weights = some_weights(Batch("origin", 1, 3, seed=1))
    match = play_match("origin", 3, weights, weights, deals=4, seed=5)

    assert match.games == 12
    assert (match.share, match.error) == (pytest.approx(1 / 3), pytest.approx(0.0, abs=1e-9))


@pytest.fixture
def _small(monkeypatch):
    for name, value in {"USUAL": 3, "RARE": 1, "STEPS": 12, "GATE_DEALS": 2}.items():
        monkeypatch.setattr(trainer, name, value)
    monkeypatch.setattr(trainer, "GATE_EVERY", 2)
    monkeypatch.setattr(trainer, "FIELD_EVERY", 4)


@pytest.mark.usefixtures("_small")
def test_a_continued_run_equals_one_that_never_stopped(tmp_path):
    def begin():
        return Run(tmp_path, "origin", seed=4, budget=10_000, bot="easy")

    def learn(run):
        run.improve()
        run.improve()
        run.take_snapshot()
        run.gate()

    whole, stopped = begin(), begin()
    learn(whole)
    learn(whole)
    learn(stopped)
    stopped.save()
    again = load_run(tmp_path)
    learn(again)

    assert again.updates == 4
    assert digest(again.weights) == digest(whole.weights)
    assert again.choices == whole.choices and len(again.play.snapshots) == 2
    assert (again.best_share, again.accepted) == (whole.best_share, whole.accepted)


@pytest.mark.usefixtures("_small")
def test_a_run_writes_curves_and_a_checkpoint(tmp_path):
    run = Run(tmp_path, "oceans", seed=1, budget=150, bot="random")
    run.go(60)

    with (tmp_path / "scalars.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert run.choices >= 150 and len(rows) == run.updates
    assert all(float(row["entropy"]) > 0 for row in rows)
    assert load_run(tmp_path).updates == run.updates
