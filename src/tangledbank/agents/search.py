"""Monte Carlo search: try options in imagined worlds, play on, and evaluate the results.

An `Evaluator` holds the knowledge of one game; a `Search` examines one decision. Worlds are sampled
only from the seat's view, and heuristics play on in them. All options are tried in the same worlds
with the same luck, and sequential halving repeatedly drops the worse half. With
`SearchLimits.sure`, options that can hardly beat the best are dropped early, which saves time.
"""

from __future__ import annotations

import math
from time import perf_counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tangledbank.agents.network import Network, floats
from tangledbank.agents.search_limits import SearchLimits
from tangledbank.core.action import MAX_OPTIONS
from tangledbank.core.buffers import acquire_buffer, release_buffer
from tangledbank.core.flow import State, apply, next_seat
from tangledbank.core.rng import Rng, seeded
from tangledbank.core.score import points_of

LONGEST: Final = 4000  # decisions after which a playout is cut off and evaluated
RIVAL: Final = 0.5  # weight of the best opponent; the opponents' mean has the rest
FAR: Final = 60.0  # a cap on leads, so that `exp` cannot overflow
SOON: Final = 16  # visits after which an option may be dropped early
SLIGHT: Final = 0.05  # a gain in points that is too small to search for
UNMET: Final = 1.0  # the points by which two options may differ in an unseen world


class Fit:
    """The value of each of a seat's features, in future points: `now + later × rounds left`."""

    def __init__(self, now: list[float], later: list[float], spread: list[float]) -> None:
        self.now: vec[float] = vec[float](now)
        self.later: vec[float] = vec[float](later)
        self.spread: vec[float] = vec[float](spread)  # of the error: at the end, and per round left

    def worth(self, found: vec[float], left: float) -> float:
        total = 0.0
        for i in range(len(self.now)):
            total += found[i] * (self.now[i] + self.later[i] * left)
        return total


UNFIT: Final = Fit([], [], [3.0, 3.0])


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """The knowledge of one game. This base class knows only the rules and chooses at random."""

    def __init__(self) -> None:
        self.worth: vec[float] = floats(MAX_OPTIONS)  # of the options that `weigh_options` kept
        self.found: vec[float] = floats(self.feature_count())  # the features of one seat
        self.fit: Fit = UNFIT

    def feature_count(self) -> i64:
        """Return the number of features."""
        return 0

    def weigh_options(self, s: State, seat: i64, out: vec[i64], n: i64, rng: Rng) -> i64:
        """Keep one option per group in the buffer, set its worth, and return the number kept."""
        for i in range(n):
            self.worth[i] = float(rng.below(1 << 20))
        return n

    def group(self, s: State, seat: i64, action: i64) -> i64:
        """Return a number that all equivalent options share."""
        return action

    def clock(self, s: State) -> i64:
        """Return a number that increases during the game."""
        return 0

    def horizon(self, s: State) -> i64:
        """Return how far the clock advances before a world is evaluated."""
        return 1

    def rounds_left(self, s: State) -> float:
        """Estimate the number of rounds left."""
        return 0.0

    def features(self, s: State, seat: i64) -> None:
        """Write a seat's features into `found`."""
        found = self.found
        for i in range(len(found)):
            found[i] = 0.0
        self.add_features(s, seat)

    def add_features(self, s: State, seat: i64) -> None:
        """Add a seat's features to `found`, which holds zeros."""

    def imagine(self, view: State, seat: i64, rng: Rng) -> State:
        """Sample a world that agrees with a seat's view; subclasses can guess better."""
        return view.imagine(seat, rng)

    def expected_points(self, s: State, seat: i64) -> float:
        """Return a seat's expected final points, leaving its features in `found`."""
        points = float(points_of(s.rank(seat)))
        if s.asking == 0:
            return points
        self.features(s, seat)
        return points + self.fit.worth(self.found, self.rounds_left(s))

    def uncertainty(self, left: float) -> float:
        """Return the uncertainty of a seat's future points."""
        return self.fit.spread[0] + self.fit.spread[1] * left


class Arm:
    """An option that represents its group, with sums over all its visits."""

    def __init__(self, action: i64, worth: float, seats: i64, feature_count: i64) -> None:
        self.action: i64 = action
        self.worth: float = worth  # by the heuristics alone
        self.rank: float = worth  # decides which options are tried
        self.bonus: float = 0.0  # points that a network's preference is worth
        self.visits: i64 = 0
        self.total: float = 0.0
        self.squares: float = 0.0
        self.values: list[float] = []  # one per world
        self.ahead: float = 0.0  # points ahead of the best opponent
        self.wins: float = 0.0
        self.finals: vec[float] = floats(seats)
        self.outlook: vec[float] = floats(feature_count)

    def mean(self) -> float:
        """Return the mean value, with the bonus."""
        return self.total / float(self.visits) + self.bonus if self.visits else -1e9

    def error(self) -> float:
        """Return the standard error of the mean."""
        if self.visits < 2:
            return 0.0
        n = float(self.visits)
        spread = (self.squares - self.total * self.total / n) / (n - 1.0)
        return math.sqrt(spread / n) if spread > 0.0 else 0.0

    def gain_over(self, other: Arm, sure: float) -> float:
        """Return an upper bound on the gain over another option, from worlds that both played."""
        n: i64 = len(self.values)
        total: float = 0.0
        squares: float = 0.0
        for i in range(n):
            more: float = self.values[i] - other.values[i]
            total += more
            squares += more * more
        count = float(n)
        spread = (squares - total * total / count) / (count - 1.0)
        error = math.sqrt(spread / count) if spread > 0.0 else 0.0
        bonus = self.bonus - other.bonus
        return total / count + bonus + sure * (error + UNMET / count)


class Search:
    """A search for one decision of one seat. It does not change the view."""

    def __init__(self, evaluator: Evaluator, view: State, seat: i64, seed: int) -> None:
        self.evaluator = evaluator
        self.view = view
        self.seat: i64 = seat
        self.end: i64 = evaluator.clock(view) + evaluator.horizon(view)  # by the evaluator's clock
        self.rng: Rng = seeded(seed)
        self.made: i64 = -1  # the number of the latest imagined world
        self.last: State = view
        self.luck: Rng = self.rng  # for random choices of the heuristics in that world
        self.arms: list[Arm] = []  # the best first, once the search is over
        self.iterations: i64 = 0
        self.ends: vec[float] = floats(view.seats)  # expected points of each seat, in one world
        self.out: vec[i64] = acquire_buffer()
        self.proposer: Network | None = None  # ranks the candidates instead of the heuristics
        self.trust: float = 0.0  # points for each unit of its log probabilities
        self.player: Network | None = None  # plays on in the worlds instead of the heuristics

    def close(self) -> None:
        release_buffer(self.out)

    # Candidates

    def gather(self, most: i64, also: list[int]) -> None:
        """Collect the groups that the heuristics rate best and those of the `also` actions."""
        evaluator = self.evaluator
        world = self.world(0).clone()
        count: i64 = world.top.fill_legal(world, self.seat, self.out)
        options = self.out[:count]
        kept: i64 = evaluator.weigh_options(world, self.seat, self.out, count, self.rng)
        found: list[Arm] = []
        for i in range(kept):
            feature_count: i64 = evaluator.feature_count()
            found.append(Arm(self.out[i], evaluator.worth[i], world.seats, feature_count))
        found = in_order(found)
        if self.proposer is not None:
            found = self.propose(self.proposer, found, options)
        self.arms = found[:most]
        for action in also:
            self.join(found, options, action)

    def propose(self, network: Network, found: list[Arm], options: vec[i64]) -> list[Arm]:
        """Sort options by a network's preference, and give them their bonus."""
        network.rate(self.view, self.seat, options, len(options))
        network.normalize()
        for arm in found:
            arm.rank = network.log_share(arm.action)
            arm.bonus = self.trust * arm.rank
        return in_order(found)

    def join(self, found: list[Arm], options: vec[i64], action: i64) -> None:
        """Add an action's group to the candidates."""
        evaluator = self.evaluator
        group: i64 = evaluator.group(self.view, self.seat, action)
        for arm in self.arms:
            if evaluator.group(self.view, self.seat, arm.action) == group:
                return
        for arm in found:
            if evaluator.group(self.view, self.seat, arm.action) == group:
                self.arms.append(arm)
                return
        for option in options:
            if option == action:
                self.arms.append(Arm(action, 0.0, self.view.seats, evaluator.feature_count()))
                return

    # Playing worlds

    def world(self, j: i64) -> State:
        """Return the j-th imagined world. All options are tried in the same worlds."""
        while self.made < j:
            self.last = self.evaluator.imagine(self.view, self.seat, self.rng)
            self.luck = self.rng.branch()
            self.made += 1
        return self.last

    def visit(self, arm: Arm) -> None:
        """Play the next world from one option, and evaluate the result."""
        s = self.world(arm.visits).clone()
        apply(s, self.seat, arm.action)
        self.play_on(s)
        self.judge(s, arm)
        self.iterations += 1

    def play_on(self, s: State) -> None:
        """Play the latest imagined world to the cut, using heuristics for all seats."""
        rng = self.luck.clone()
        evaluator = self.evaluator
        out = self.out
        steps: i64 = 0
        while s.asking and steps < LONGEST and evaluator.clock(s) < self.end:
            seat: i64 = next_seat(s)
            n: i64 = s.top.fill_legal(s, seat, out)
            pick: i64 = 0
            if n > 1 and self.player is not None:
                self.player.rate(s, seat, out, n)
                out[0] = self.player.best()
            elif n > 1:
                n = evaluator.weigh_options(s, seat, out, n, rng)
                pick = best_of(evaluator.worth, n)
            apply(s, seat, out[pick])
            steps += 1

    def judge(self, s: State, arm: Arm) -> None:
        """Record a world's value: own points minus half the others' best and half their mean."""
        evaluator = self.evaluator
        mine: float = 0.0
        best: float = -1e9
        others: float = 0.0
        for seat in range(s.seats):
            final = evaluator.expected_points(s, seat)
            self.ends[seat] = final
            arm.finals[seat] += final
            if seat == self.seat:
                mine = final
                for i in range(len(arm.outlook)):
                    arm.outlook[i] += evaluator.found[i]
            else:
                others += final
                if final > best:
                    best = final
        value: float = mine - RIVAL * best - (1.0 - RIVAL) * others / float(s.seats - 1)
        arm.visits += 1
        arm.total += value
        arm.values.append(value)
        arm.squares += value * value
        arm.ahead += mine - best
        arm.wins += self.chance(s)

    def chance(self, s: State) -> float:
        """Estimate the seat's chance of winning from the expected points of all seats."""
        if s.asking == 0:
            return s.returns()[self.seat]
        uncertainty = self.evaluator.uncertainty(self.evaluator.rounds_left(s))
        total: float = 0.0
        for seat in range(s.seats):
            lead = (self.ends[seat] - self.ends[self.seat]) / uncertainty
            total += math.exp(lead if lead < FAR else FAR)
        return 1.0 / total

    # Deciding

    def run(self, limits: SearchLimits) -> None:
        """Halve the candidates repeatedly until one is left or a limit is reached."""
        began = perf_counter()
        gone: list[Arm] = []
        rounds: i64 = halvings(len(self.arms))
        for i in range(rounds):
            share: float = float(i + 1) / float(rounds)
            late = not self.try_all(limits, began, share, gone)
            self.arms = by_mean(self.arms)
            if late or len(self.arms) == 1:
                break
            keep: i64 = (len(self.arms) + 1) // 2
            gone = self.arms[keep:] + gone
            self.arms = self.arms[:keep]
        self.arms = self.arms + gone

    def try_all(self, limits: SearchLimits, began: float, share: float, gone: list[Arm]) -> bool:
        """Visit all options in turn until a share of the limits is used; return False at `cap`."""
        enough: i64 = limits.share_of_iterations(share)
        until: float = began + limits.seconds * share
        while True:
            for arm in self.arms:
                self.visit(arm)
                if perf_counter() >= began + limits.cap:
                    return False
            if limits.sure > 0.0:
                self.leave_out(limits.sure, gone)
            if len(self.arms) == 1 or self.iterations + len(self.arms) > enough:
                return True
            if limits.seconds > 0.0 and perf_counter() >= until:
                return True

    def leave_out(self, sure: float, gone: list[Arm]) -> None:
        """Drop options that can hardly beat the best, each time the number of worlds doubles."""
        visits: i64 = self.arms[0].visits
        if visits < SOON or visits & (visits - 1):
            return
        ordered = by_mean(self.arms)
        best = ordered[0]
        self.arms = [best]
        for i in range(1, len(ordered)):
            if ordered[i].gain_over(best, sure) > SLIGHT:
                self.arms.append(ordered[i])
            else:
                gone.insert(0, ordered[i])


def halvings(n: i64) -> i64:
    count: i64 = 0
    while n > 1:
        n = (n + 1) // 2
        count += 1
    return count


def best_of(worth: vec[float], n: i64) -> i64:
    """Return the index of the first maximum."""
    place: i64 = 0
    best: float = worth[0]
    for i in range(1, n):
        if worth[i] > best:
            best = worth[i]
            place = i
    return place


def in_order(arms: list[Arm]) -> list[Arm]:
    """Sort options by rank, best first, in a stable order."""
    done: list[Arm] = []
    for arm in arms:
        i: i64 = len(done)
        while i > 0 and done[i - 1].rank < arm.rank:
            i -= 1
        done.insert(i, arm)
    return done


def by_mean(arms: list[Arm]) -> list[Arm]:
    """Sort options by mean value, best first; options without visits come last."""
    done: list[Arm] = []
    for arm in arms:
        i: i64 = len(done)
        while i > 0 and done[i - 1].mean() < arm.mean():
            i -= 1
        done.insert(i, arm)
    return done
