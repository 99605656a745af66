"""Learn to play: PPO over the matrix of options, in plain PyTorch, on the tables of a Batch.

python examples/learn.py --choices 400000 --seed 1 --out policy.npz
python examples/learn.py --self-play prioritised --checkpoint run.pt --log runs/1

The network sees the table and, for every option, its row with the columns of the beings that it
names. It scores each option; the policy is the softmax over the options of the page. The learner
plays against the bots of --bots, in the next seat with each game. Exploration ends with the budget
of choices, and the file keeps the network that won most games with its best moves, not with sampled
ones. `--bots policy:policy.npz` plays it. The same seed gives the same file on the same machine.

With --self-play, past selves join the bots in a pool of opponents. With --checkpoint, a run that
was stopped continues from the file. --log writes figures that TensorBoard shows.
"""

import argparse
import copy
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

from tangledbank.agents.policy import LAYERS, SCHEME, Inputs
from tangledbank.envs import Batch, Pool, Scalars, evaluate

STEPS = 64  # choices at each table between two updates
EPOCHS, PARTS = 3, 4
CLIP, ENTROPY, WORTH = 0.2, 0.01, 0.5
KEEP = 0.95  # lambda of the advantage estimates; nothing is discounted
MARGIN = 0.05  # reward for each point of the lead, as soon as it is gained
EXAM = 200  # games of best moves that a network plays to be kept
EVERY = 5  # updates between two exams, checkpoints and past selves
PAST = 20  # past selves in the pool
ARENA = 10  # deals of the arena at each exam, each played from all seats


class Network(nn.Module):
    """Scores for options, and the value of the position. Its layers are those of a policy file."""

    def __init__(self, width: int, row: int):
        super().__init__()
        self.table = nn.Linear(width, 128)
        self.row = nn.Linear(row, 96)
        self.link = nn.Linear(128, 96, bias=False)
        self.deep = nn.Linear(96, 32)
        self.score = nn.Linear(32, 1, bias=False)
        self.worth = nn.Linear(128, 1)

    def forward(self, tables, rows, owners):
        seen = torch.relu(self.table(tables))
        each = torch.relu(self.row(rows) + self.link(seen)[owners])
        scores = self.score(torch.relu(self.deep(each)))[:, 0]
        return scores, self.worth(seen)[:, 0]


def log_shares(scores, owners, tables):
    """The logarithm of the softmax over the options of each table."""
    top = torch.full((tables,), -1e9).scatter_reduce(0, owners, scores.detach(), "amax")
    shifted = scores - top[owners]
    total = torch.zeros(tables).index_add(0, owners, shifted.exp())
    return shifted - total.log()[owners]


def flatten(options, counts):
    """The rows that are offered at all tables, and the table of each."""
    owners = np.repeat(np.arange(len(counts)), counts)
    places = np.arange(len(owners)) - np.repeat(np.cumsum(counts) - counts, counts)
    return options[owners, places], owners


class BestMoves:
    """A network as a policy: it takes the row that it rates best."""

    def __init__(self, network, scheme):
        self.network, self.scheme = copy.deepcopy(network), scheme
        self.inputs = Inputs(scheme.offer)

    def __reduce__(self):
        return BestMoves, (self.network, self.scheme)

    @torch.no_grad()
    def __call__(self, seen):
        count = int(seen["action_mask"].sum())
        observations, owners = seen["observation"][None], np.zeros(count, np.int64)
        lines = self.inputs.rows(observations, seen["options"][:count], owners)
        tables = torch.from_numpy(self.inputs.table(observations))
        scores, _ = self.network(tables, torch.from_numpy(lines), torch.from_numpy(owners))
        return int(scores.argmax())


class Memory:
    """Observations, choices and rewards since the last update."""

    def __init__(self):
        self.seen, self.options, self.counts = [], [], []
        self.chosen, self.shares, self.worth = [], [], []
        self.rewards, self.done = [], []

    def note(self, batch, options, choices, shares, worth):
        self.seen.append(batch.observations.copy())
        self.options.append(options)
        self.counts.append(batch.counts.copy())
        self.chosen.append(choices)
        self.shares.append(shares)
        self.worth.append(worth)


class Learner:
    """One network, its tables, and its optimizer."""

    def __init__(self, game, players, bots, tables, seed, rule=""):
        torch.manual_seed(seed)
        torch.set_num_threads(1)  # sums in one order, so that a seed gives one result
        self.pool = Pool(rule, PAST, seed) if rule else None
        self.made, self.updates = 0, 0
        self.chance = np.random.default_rng(seed)
        self.explores = 1.0  # share of the budget that is left
        if self.pool is not None:
            for name in bots:
                self.pool.add(name, name)
        self.batch = Batch(game, tables, players, seed=seed, bots=self.pool or bots)
        self.batch.reset()
        self.inputs = Inputs(self.batch.scheme.offer)
        self.network = Network(self.inputs.width, self.inputs.size)
        self.adam = torch.optim.Adam(self.network.parameters(), lr=1e-3, eps=1e-5)
        self.wins, self.games = 0.0, 0
        names = self.batch.scheme.columns
        self.points = [names.index(f"seat{seat}.points") for seat in range(players)]

    def lead(self, observations):
        """The lead of the observers in points over the best of the others."""
        points = observations[:, self.points].astype(np.float32)
        return points[:, 0] - points[:, 1:].max(axis=1)

    def judge(self, seen, flat):
        """The log shares of all offered options, the table of each, and the values."""
        rows, owners = flat
        lines = torch.from_numpy(self.inputs.rows(seen, rows, owners))
        tables = torch.from_numpy(self.inputs.table(seen))
        index = torch.from_numpy(owners)
        scores, worth = self.network(tables, lines, index)
        return log_shares(scores, index, len(seen)), index, worth

    @torch.no_grad()
    def play(self, batch, greedy=False, memory=None):
        """One choice at every table."""
        flat = flatten(batch.options, batch.counts)
        shares, _, worth = self.judge(batch.observations, flat)
        noise = (
            torch.zeros_like(shares) if greedy else -torch.empty_like(shares).exponential_().log()
        )
        starts = np.cumsum(batch.counts) - batch.counts
        lively = (shares + noise).numpy()
        choices = np.array(
            [lively[a : a + n].argmax() for a, n in zip(starts, batch.counts, strict=True)]
        )
        if memory is not None:
            chosen = torch.from_numpy(starts + choices)
            memory.note(batch, flat[0], choices, shares[chosen].numpy(), worth.numpy())
        seats = batch.seats.copy()
        batch.step(choices)
        return seats

    def collect(self):
        """Play some choices at all tables."""
        memory, batch = Memory(), self.batch
        every = np.arange(batch.count)
        for _ in range(STEPS):
            before = self.lead(batch.observations)
            seats = self.play(batch, memory=memory)
            won = batch.rewards[every, seats]
            own, points = batch.points[every, seats], batch.points.copy()
            points[every, seats] = -1
            after = np.where(batch.done, own - points.max(axis=1), self.lead(batch.observations))
            reward = np.where(batch.done, won, 0) + MARGIN * (after - before)
            memory.rewards.append(reward.astype(np.float32))
            memory.done.append(batch.done.astype(np.float32))
            self.games += int(batch.done.sum())
            self.wins += float((won[batch.done == 1] > 0).sum())
        with torch.no_grad():
            _, _, last = self.judge(batch.observations, flatten(batch.options, batch.counts))
        return memory, last.numpy()

    def update(self, memory, last):
        """Improve the network."""
        gains, targets = advantages(memory, last)
        counts = np.concatenate(memory.counts)
        starts = np.cumsum(counts) - counts
        options, seen = np.concatenate(memory.options), np.concatenate(memory.seen)
        chosen, before = np.concatenate(memory.chosen), np.concatenate(memory.shares)
        for _ in range(EPOCHS):
            for part in np.array_split(self.chance.permutation(len(seen)), PARTS):
                lines = np.concatenate([np.arange(starts[i], starts[i] + counts[i]) for i in part])
                owners = np.repeat(np.arange(len(part)), counts[part])
                shares, index, worth = self.judge(seen[part], (options[lines], owners))
                places = np.cumsum(counts[part]) - counts[part] + chosen[part]
                taken = shares[torch.from_numpy(places)]
                self.descend(taken, shares, index, worth, before[part], gains[part], targets[part])

    def descend(self, taken, shares, index, worth, before, gains, targets):
        gains = torch.from_numpy((gains - gains.mean()) / (gains.std() + 1e-8))
        ratio = (taken - torch.from_numpy(before)).exp()
        surrogate = torch.min(ratio * gains, ratio.clamp(1 - CLIP, 1 + CLIP) * gains).mean()
        error = (worth - torch.from_numpy(targets)).pow(2).mean()
        entropy = -(shares.exp() * shares).sum() / len(taken)
        loss = WORTH * error - surrogate - ENTROPY * self.explores * entropy
        self.adam.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
        self.adam.step()


def advantages(memory, last):
    """Generalized advantage estimates, and the targets of the values."""
    steps = len(memory.rewards)
    worth = np.stack([*memory.worth, last])
    gains = np.zeros_like(worth[:-1])
    carried = np.zeros_like(last)
    for i in reversed(range(steps)):
        going = 1 - memory.done[i]
        surprise = memory.rewards[i] + going * worth[i + 1] - worth[i]
        carried = surprise + KEEP * going * carried
        gains[i] = carried
    return gains.reshape(-1), (gains + worth[:-1]).reshape(-1)


def examine(learner, bots, games, seed=1_000_003):
    """The share of games that the network wins with its best moves."""
    scheme = learner.batch.scheme
    batch = Batch(scheme.game.key, 64, scheme.players, seed=seed, bots=bots)
    batch.reset()
    wins = played = 0
    while played < games:
        seats = learner.play(batch, greedy=True)
        for place in np.flatnonzero(batch.done):
            played += 1
            wins += batch.rewards[place, seats[place]] > 0
    return wins / played


def save(learner, path):
    """Write a file that `--bots policy:FILE` plays, with NumPy alone."""
    scheme = learner.batch.scheme
    stored = {"game": scheme.game.key, "players": scheme.players, "scheme": SCHEME}
    for name in LAYERS:
        layer = getattr(learner.network, name)
        stored[name] = layer.weight.detach().numpy().T.astype(np.float16)
        if layer.bias is not None:
            stored[f"{name}_bias"] = layer.bias.detach().numpy().astype(np.float16)
    np.savez_compressed(path, **stored)


class Best:
    """The network that won most games of an exam so far."""

    def __init__(self, bots):
        self.bots = bots
        self.share, self.weights = -1.0, None

    def examine(self, learner):
        share = examine(learner, self.bots, EXAM)
        if share >= self.share:
            self.share, self.weights = share, copy.deepcopy(learner.network.state_dict())
        return share


def write_checkpoint(learner, best, path):
    """Write everything that a run needs to continue: weights, optimizer, tables, pool and luck."""
    parts = {name: getattr(learner, name) for name in ("batch", "pool", "chance", "made")}
    parts |= {name: getattr(learner, name) for name in ("updates", "wins", "games")}
    stored = {
        "parts": parts,
        "network": learner.network.state_dict(),
        "adam": learner.adam.state_dict(),
        "luck": torch.get_rng_state(),
        "best": (best.share, best.weights),
    }
    torch.save(stored, path.with_suffix(".part"))
    path.with_suffix(".part").replace(path)


def read_checkpoint(learner, best, path):
    """Continue from a checkpoint. Read only files that you wrote: loading one can run code."""
    stored = torch.load(path, weights_only=False)
    for name, value in stored["parts"].items():
        setattr(learner, name, value)
    learner.network.load_state_dict(stored["network"])
    learner.adam.load_state_dict(stored["adam"])
    torch.set_rng_state(stored["luck"])
    best.share, best.weights = stored["best"]


def report(learner, best, start, log):
    """Examine the network, in the arena too, and print and log the figures."""
    scheme = learner.batch.scheme
    sampled, exam = learner.wins / max(1, learner.games), best.examine(learner)
    policy = BestMoves(learner.network, scheme)
    arena = evaluate(policy, scheme.game.key, "steady", scheme.players, ARENA).win_share.mean
    minutes = (time.monotonic() - start) / 60
    head = f"{minutes:7.1f} {learner.made:9,} {learner.games:7,}"
    print(f"{head} {sampled:16.1%} {exam:18.1%} {arena:14.1%}", flush=True)
    if log is not None:
        log.add(learner.made, won__sampled=sampled, won__best=exam, won__steady=arena)
        for name in learner.pool.players if learner.pool else ():
            log.add(learner.made, **{f"pool__{name}": learner.pool.win_share(name)})
    if learner.pool is not None:
        learner.pool.add(f"after {learner.made}", policy)
    learner.wins, learner.games = 0.0, 0


def train(learner, best, chosen, log=None):
    """Learn until the budget is used, or the best moves win often enough."""
    choices, enough = chosen.choices, chosen.enough
    start = time.monotonic()
    print("minutes   choices   games  won by sampling  won by best moves  against steady")
    while learner.made < (chosen.stop or choices) and best.share < enough:
        learner.explores = 1 - learner.made / choices
        learner.update(*learner.collect())
        learner.made += STEPS * learner.batch.count
        learner.updates += 1
        if learner.updates % EVERY == 0 or learner.made >= choices:
            report(learner, best, start, log)
            if chosen.checkpoint is not None:
                write_checkpoint(learner, best, chosen.checkpoint)
    learner.network.load_state_dict(best.weights)


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--game", default="evolution")
    options.add_argument("--players", type=int, default=2)
    options.add_argument("--bots", default="random", help="names, with commas between them")
    options.add_argument("--tables", type=int, default=128)
    options.add_argument("--choices", type=int, default=400_000, help="the budget")
    options.add_argument("--enough", type=float, default=1.0, help="stop at this share of wins")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--out", type=Path, default=Path("policy.npz"))
    options.add_argument("--self-play", default="", help="uniform, latest or prioritised")
    options.add_argument("--stop", type=int, default=0, help="stop early, to continue later")
    options.add_argument("--checkpoint", type=Path, help="continue from this file, and write it")
    options.add_argument("--log", type=Path, help="a folder for TensorBoard")
    chosen = options.parse_args()
    bots = chosen.bots.split(",")
    learner = Learner(
        chosen.game, chosen.players, bots, chosen.tables, chosen.seed, chosen.self_play
    )
    best, log = Best(bots), Scalars(chosen.log) if chosen.log else None
    if chosen.checkpoint and chosen.checkpoint.exists():
        read_checkpoint(learner, best, chosen.checkpoint)
    train(learner, best, chosen, log)
    save(learner, chosen.out)
    for name, games in ((chosen.bots, 1000), ("steady", 400)):
        share = examine(learner, name.split(","), games, seed=1_000_033)
        print(f"best moves win {share:.1%} of {games} games against {name}")
    print(f"written to {chosen.out}")


if __name__ == "__main__":
    main()
