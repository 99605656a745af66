"""The programs that `bench/speed.py` measures, each in a separate process.

A worker reads one line per repeat, plays, and answers with one line of JSON: games, decisions with
a choice, and seconds of its own CPU time.
"""

from __future__ import annotations

import gc
import json
import random
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

import tangledbank
from tangledbank.agents.analysis import Budget, analyze
from tangledbank.agents.evaluator_loader import evaluator_for
from tangledbank.agents.search import Search
from tangledbank.cli.arguments import GameSetup
from tangledbank.cli.simulate import SimulationResult, batches, run_batch
from tangledbank.core.buffers import buffer
from tangledbank.core.flow import State
from tangledbank.core.game import Game, TableContext
from tangledbank.core.playout import playout
from tangledbank.core.rng import Rng, seeded

Count = tuple[int, int]  # games, decisions with a choice
PLAYERS = 4
WORLDS = 48  # for each analysis
MOMENT = 0.02  # the time limit of an analysis, in seconds


class RandomGames:
    """Plays random four-player games, each with a new seed."""

    def __init__(self, key: str) -> None:
        self.game: Game = tangledbank.game(key)
        self.options = self.game.resolve_options(PLAYERS, {})
        self.buffer = buffer()
        self.rng: Rng = seeded(1)
        self.seed = 0

    def start(self) -> State:
        self.seed += 1
        s = self.game.setup(PLAYERS, self.options, self.seed)
        s.context = TableContext(self.game, self.options)
        s.advance()
        return s

    def inside(self, games: int) -> Count:
        """Play inside the engine."""
        return games, sum(int(playout(self.start(), self.rng, self.buffer)) for _ in range(games))

    def driven(self, games: int) -> Count:
        """Play with a loop in Python that takes every decision."""
        decisions = 0
        pick = random.Random(1).random
        out = self.buffer
        for _ in range(games):
            s = self.start()
            while s.asking:
                seat = s.next_seat()
                n = int(s.legal(seat, out))
                if n > 1:
                    decisions += 1
                    s.apply(seat, out[int(pick() * n)])
                else:
                    s.apply(seat, out[0])
        return games, decisions

    def positions(self, count: int) -> list[State]:
        """Return positions in mid-game, each at an open decision."""
        found: list[State] = []
        while len(found) < count:
            s = self.start()
            for _ in range(100):
                if s.waiting:
                    seat = s.next_seat()
                    s.apply(seat, self.buffer[self.rng.below(s.legal(seat, self.buffer))])
            if s.waiting:
                found.append(s)
        return found

    def costs(self) -> dict[str, float]:
        """Measure single calls and the loop of the README, in microseconds."""
        states = self.positions(40)
        views = [(s.next_seat(), s.clone(s.next_seat())) for s in states]
        return {
            "clone": timed(lambda: [s.clone() for s in states], len(states)),
            "view": timed(
                lambda: [s.clone(seat) for s, (seat, _) in zip(states, views, strict=True)], 40
            ),
            "imagine": timed(
                lambda: [view.imagine(seat, self.rng) for seat, view in views], len(views)
            ),
            "returns": timed(lambda: [s.returns() for s in states], len(states)),
            "loop": self.loop(20),
        }

    def loop(self, games: int) -> float:
        """Measure the microseconds per choice of the loop in the README."""
        choices, start = 0, process_time()
        for seed in range(games):
            match = tangledbank.new(self.game.key, PLAYERS, seed)
            while not match.over:
                question = match.open[0]
                options = match.legal(question.seat)
                match.play(question.seat, question.number, options[0])
            choices += len(match.record.choices)
        return (process_time() - start) / choices * 1e6

    def views(self, count: int) -> list[tuple[int, State]]:
        """Return seats with a choice in mid-game, with their views."""
        found: list[tuple[int, State]] = []
        while len(found) < count:
            s = self.positions(1)[0]
            seat = int(s.next_seat())
            if s.legal(seat, self.buffer) > 1:
                found.append((seat, s.clone(seat)))
        return found

    def searched(self, count: int) -> Count:
        """Run analyses of the sharp player, and count the worlds played to the cut."""
        budget = Budget(iterations=WORLDS, cap=60.0)
        return count, sum(
            analyze(view, seat, budget, i).iterations
            for i, (seat, view) in enumerate(self.views(count))
        )

    def search_costs(self) -> dict[str, float]:
        """Measure microseconds per world to the cut, and milliseconds over the time limit."""
        views = self.views(20)
        searches = [Search(evaluator_for(view), view, seat, 1) for seat, view in views]
        for search in searches:
            search.gather(1, [])

        def visit_all() -> None:
            for search in searches:
                search.visit(search.arms[0])

        world = timed(visit_all, 20)
        for search in searches:
            search.close()
        late = 0.0
        for i, (seat, view) in enumerate(self.views(100)):
            spent = analyze(view, seat, Budget(seconds=MOMENT, cap=MOMENT), i).seconds
            late = max(late, spent - MOMENT)
        return {"world": world, "late": 1000 * late}

    def simulated(self, games: int) -> Count:
        """Play random games as `tangledbank simulate` does."""
        self.seed += games
        setup = GameSetup(self.game, PLAYERS, self.options, self.seed)
        whole = SimulationResult()
        for batch in batches(setup, games, ["random"] * PLAYERS, None, ()):
            whole.add(run_batch(batch))
        return games, whole.decisions

    def studied(self, games: int) -> Count:
        """Play random games as a study does, with all its statistics."""
        from tangledbank.lab.chunks import ChunkRunner, game_of
        from tangledbank.lab.execution import plan
        from tangledbank.lab.parquet_tables import files
        from tangledbank.lab.study import make_study

        self.seed += games
        setting = {"game": self.game.key, "players": PLAYERS}
        plain = {"seed": self.seed, "deals": games, "chunk": games, "setting": [setting]}
        chunk = plan(make_study(plain, Path()))[0]
        runner = ChunkRunner(game_of(chunk.setting), chunk)
        for place in chunk.places:
            runner.play(place)
        decisions = sum(runner.played.decisions)
        files(runner.census, runner.played, chunk.measure)
        return games, decisions


def timed(work: Callable[[], object], per: int, rounds: int = 100) -> float:
    start = process_time()
    for _ in range(rounds):
        work()
    return (process_time() - start) / (rounds * per) * 1e6


def rlcard_uno(games: int) -> Count:
    """Play RLCard's Uno with its own random agents."""
    import rlcard  # type: ignore[import-not-found,unused-ignore]
    from rlcard.agents import RandomAgent  # type: ignore[import-not-found,unused-ignore]

    env = rlcard.make("uno", config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    decisions = 0
    for _ in range(games):
        trajectories, _ = env.run(is_training=False)
        states = [state for seat in trajectories for state in seat[::2]]
        decisions += sum(len(state["legal_actions"]) > 1 for state in states)
    return games, decisions


def hearts(games: int) -> Count:
    """Play OpenSpiel's hearts with a loop in Python that takes every decision."""
    import pyspiel  # type: ignore[import-not-found,unused-ignore]

    game = pyspiel.load_game("hearts")
    pick = random.Random(1)
    decisions = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(pick.choices(outcomes, chances)[0])
                continue
            actions = state.legal_actions()
            decisions += len(actions) > 1
            state.apply_action(actions[int(pick.random() * len(actions))])
    return games, decisions


def hearts_rollouts(games: int) -> Count:
    """Run OpenSpiel's own rollouts of hearts in C++ from the first decision."""
    import pyspiel

    game = pyspiel.load_game("hearts")
    pick = random.Random(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(pick.choices(outcomes, chances)[0])
    evaluator = pyspiel.RandomRolloutEvaluator(games, 7)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 2, 64, False, 7, False)
    bot.step(state)
    return 2 * games, 0


class BatchGames:
    """Plays many tables at once through the arrays of `Batch`, with choices drawn by NumPy.

    With bots, only the learner's decisions count, at tables for two.
    """

    def __init__(self, key: str, bots: str = "", tables: int = 64) -> None:
        import numpy as np

        from tangledbank.envs import Batch

        self.batch = Batch(key, tables, 2 if bots else PLAYERS, seed=1, bots=bots or ())
        self.batch.reset()
        self.chance = np.random.default_rng(1)

    def play(self, games: int) -> Count:
        played = decisions = 0
        while played < games:
            shares = self.chance.random(self.batch.count)
            self.batch.step((shares * self.batch.counts).astype(int))
            decisions += self.batch.count
            played += int(self.batch.done.sum())
        return played, decisions


def play_zoo(env: Any, games: int) -> Count:
    """Play random games of a PettingZoo environment with the loop from its documentation."""
    decisions = 0
    for seed in range(games):
        env.reset(seed=seed)
        for agent in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            over = terminated or truncated
            decisions += not over and int(seen["action_mask"].sum()) > 1
            env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
    return games, decisions


def zoo(name: str) -> Callable[[int], Count]:
    """Return a player of one of PettingZoo's environments, or of one of ours."""
    import pettingzoo

    import tangledbank.envs  # noqa: F401  (registers ours)

    env = pettingzoo.make("aec", name)
    return lambda games: play_zoo(env, games)


def worker(name: str) -> Callable[[int], Count]:
    kind, _, key = name.partition(":")
    others = {"uno": rlcard_uno, "hearts": hearts, "rollouts": hearts_rollouts}
    if kind in others:
        return others[kind]
    if kind == "zoo":
        return zoo(key)
    if kind == "steady":
        return BatchGames(key, "steady").play
    if kind == "batch":
        return BatchGames(key).play
    table = RandomGames(key)
    work = {
        "driven": table.driven,
        "simulate": table.simulated,
        "search": table.searched,
        "study": table.studied,
    }
    return work.get(kind, table.inside)


def serve(name: str) -> None:
    """Answer requests until the input ends."""
    work = worker(name)
    gc.disable()  # states have no reference cycles
    for line in sys.stdin:
        games = int(line)
        if games == 0:
            kind, _, key = name.partition(":")
            table = RandomGames(key)
            answer: dict[str, Any] = table.search_costs() if kind == "search" else table.costs()
        else:
            start = process_time()
            played, decisions = work(games)
            seconds = process_time() - start
            answer = {"games": played, "decisions": decisions, "seconds": seconds}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    serve(sys.argv[1])
