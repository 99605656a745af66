"""Games of a network against itself, its old snapshots, and bots."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from tangledbank.agents import make_agent
from tangledbank.agents.base import Agent
from tangledbank.core.rows import row_of
from tangledbank.envs import Batch
from tangledbank.learning.inputs import Array, Decisions, Reader, joined, starts_of
from tangledbank.learning.network import Weights, forward

LEARNER, BOT = 0, -1  # owners of seats; snapshots have numbers from 1 on
SNAPSHOTS, BOTS = 0.19, 0.06  # shares of the seats
MARGIN = 0.05  # reward for each point of the lead, as soon as it is gained
KEEP = 0.95  # lambda of the advantage estimates; nothing is discounted


class Tables:
    """Tables with one number of seats, and the owner of each seat."""

    def __init__(self, batch: Batch, bot: str) -> None:
        self.batch = batch
        self.reader = Reader(batch)
        self.bot: Agent = make_agent(bot, batch.scheme.game, 1)
        self.players = batch.scheme.players
        self.owners = np.zeros((batch.count, self.players), np.int64)
        names = batch.scheme.columns
        self.points = [names.index(f"seat{seat}.points") for seat in range(self.players)]

    def seat_owners(self, which: Array, snapshots: int, chance: np.random.Generator) -> None:
        """Draw the owners of all seats at some tables, which begin a game."""
        drawn = chance.random((len(which), self.players))
        old = chance.integers(1, snapshots + 1, drawn.shape) if snapshots else LEARNER
        owners = np.where(drawn < SNAPSHOTS, old, LEARNER)
        self.owners[which] = np.where(drawn > 1 - BOTS, BOT, owners)

    def deciders(self) -> Array:
        """Return the owner of the deciding seat at each table."""
        return self.owners[np.arange(self.batch.count), self.batch.seats]

    def lead(self) -> Array:
        """Return the deciding seats' lead in points over the best opponent."""
        points = self.batch.observations[:, self.points].astype(np.float32)
        return points[:, 0] - points[:, 1:].max(axis=1)

    def ask_bot(self, place: int) -> int:
        """Return the row that the bot chooses at a table; if it is on another page, turn to it."""
        s, seat = self.batch.tables.games[place], int(self.batch.seats[place])
        decision = s.decision_of(seat)
        assert decision is not None, "the table waits for this seat"
        options = s.legal_actions(seat)
        chosen = options[self.bot.choose(s.clone(seat), seat, int(decision.number), options)]
        offer, page = self.batch.scheme.offer, int(self.batch.page[place])
        count = int(offer.open_page(s, seat, row_of(options), len(options), page))
        wanted = offer.key(chosen)
        same = [row for row in range(count) if offer.key(offer.actions[row]) == wanted]
        return same[0] if same else count - 1


@dataclass
class Steps:
    """What happened at one group of tables, step by step."""

    seats: list[Array] = field(default_factory=list)
    learns: list[Array] = field(default_factory=list)  # whether the learner decided
    values: list[Array] = field(default_factory=list)
    leads: list[Array] = field(default_factory=list)
    done: list[Array] = field(default_factory=list)
    results: list[Array] = field(default_factory=list)  # rewards and final leads, by seat

    def note(self, tables: Tables, learns: Array, values: Array) -> None:
        """Note the open decisions."""
        self.seats.append(tables.batch.seats.copy())
        self.learns.append(learns)
        self.values.append(values)
        self.leads.append(tables.lead())

    def note_results(self, batch: Batch) -> None:
        """Note the results of games that the last step ended."""
        points = batch.points.astype(np.float32)
        self.done.append(batch.done.astype(bool))
        self.results.append(batch.rewards + MARGIN * leads_of(points))

    def advantages(self, players: int) -> tuple[Array, Array, Array]:
        """Return advantages and value targets by step and table, and where they are known.

        The last decision of a seat has no successor yet, unless its game ended.
        """
        shape = (len(self.seats), len(self.seats[0]))
        gains, targets = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
        known = np.zeros(shape, bool)
        tables = np.arange(shape[1])
        following = np.zeros((shape[1], players), np.float32)  # value and lead that come next
        carried = np.zeros_like(following)
        certain = np.zeros_like(following, bool)
        for i in reversed(range(shape[0])):
            ended = self.done[i]
            following[ended], carried[ended], certain[ended] = self.results[i][ended], 0, True
            seat = self.seats[i]
            mine = (tables[self.learns[i]], seat[self.learns[i]])
            now = self.values[i] + MARGIN * self.leads[i]
            change = following[tables, seat] - now + KEEP * carried[tables, seat]
            gains[i] = change
            targets[i] = change + self.values[i]
            known[i] = certain[tables, seat] & self.learns[i]
            following[mine], carried[mine] = now[self.learns[i]], change[self.learns[i]]
            carried[mine] *= certain[mine]
            certain[mine] = True
        return gains, targets, known


def leads_of(points: Array) -> Array:
    """Return each seat's lead over the best other seat."""
    order = np.sort(points, axis=1)
    best, second = order[:, -1:], order[:, -2:-1]
    return points - np.where(points == best, second, best)


@dataclass
class Experience:
    """Decisions of the learner, to learn from."""

    given: Decisions
    chosen: Array  # the place of the chosen option among those of its decision
    logs: Array  # the logarithm of its probability
    gains: Array
    targets: Array


@dataclass
class Round:
    """One choice at every table, of all groups."""

    given: Decisions
    choices: Array
    logs: Array
    values: Array
    learns: Array


class SelfPlay:
    """Groups of tables, one for each number of seats, with the networks that play at them."""

    def __init__(self, groups: list[Tables], chance: np.random.Generator) -> None:
        self.groups = groups
        self.chance = chance
        self.snapshots: list[Weights] = []
        self.games = 0

    def seat_owners(self) -> None:
        for tables in self.groups:
            every = np.arange(tables.batch.count)
            tables.seat_owners(every, len(self.snapshots), self.chance)

    def collect(self, weights: Weights, steps: int) -> Experience:
        """Play some steps at all tables, and return the learner's decisions."""
        notes = [Steps() for _ in self.groups]
        rounds = [self.step(weights, notes) for _ in range(steps)]
        found = [
            note.advantages(group.players) for note, group in zip(notes, self.groups, strict=True)
        ]
        gains, targets, known = (np.concatenate(part, axis=1) for part in zip(*found, strict=True))
        parts = [r.given.pick(np.flatnonzero(known[i])) for i, r in enumerate(rounds)]
        kept = known.reshape(-1)
        return Experience(
            joined(parts),
            np.concatenate([r.choices for r in rounds])[kept],
            np.concatenate([r.logs for r in rounds])[kept],
            gains.reshape(-1)[kept],
            targets.reshape(-1)[kept],
        )

    def step(self, weights: Weights, notes: list[Steps]) -> Round:
        """Make one choice at every table."""
        given = joined([group.reader.read() for group in self.groups])
        owners = np.concatenate([group.deciders() for group in self.groups])
        did = forward(weights, given)
        noise = self.chance.gumbel(size=len(did.logs)).astype(np.float32)
        choices = best_rows(did.logs + noise, given.counts)
        logs = did.logs[starts_of(given.counts) + choices]
        learns = owners == LEARNER
        self.play_others(given, owners, choices)
        at = 0
        for group, note in zip(self.groups, notes, strict=True):
            part = slice(at, at + group.batch.count)
            note.note(group, learns[part], did.values[part])
            self.advance(group, choices[part])
            note.note_results(group.batch)
            at += group.batch.count
        return Round(given, choices, logs, did.values, learns)

    def play_others(self, given: Decisions, owners: Array, choices: Array) -> None:
        """Choose for the seats that snapshots and bots hold."""
        for number in range(1, len(self.snapshots) + 1):
            which = np.flatnonzero(owners == number)
            if len(which):
                part = given.pick(which)
                did = forward(self.snapshots[number - 1], part)
                noise = self.chance.gumbel(size=len(did.logs)).astype(np.float32)
                choices[which] = best_rows(did.logs + noise, part.counts)
        at = 0
        for group in self.groups:
            for place in np.flatnonzero(owners[at : at + group.batch.count] == BOT):
                choices[at + place] = group.ask_bot(int(place))
            at += group.batch.count

    def advance(self, group: Tables, choices: Array) -> None:
        group.batch.step(choices)
        ended = np.flatnonzero(group.batch.done)
        if len(ended):
            self.games += len(ended)
            group.seat_owners(ended, len(self.snapshots), self.chance)


def best_rows(scores: Array, counts: Array) -> Array:
    """Return the place of the highest score among the options of each decision."""
    grid = np.full((len(counts), counts.max()), -np.inf, np.float32)
    grid[np.arange(grid.shape[1]) < counts[:, None]] = scores
    return grid.argmax(axis=1)
