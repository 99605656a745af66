"""Measure the speed of the engine, with other engines in the same run on one core.

python bench/speed.py [--json]

A compiled build that misses a floor or a ceiling makes the command fail.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final

import tangledbank
from tangledbank import _compat
from tangledbank.cli.progress import watched
from tangledbank.isolation import isolated_command

WORKERS: Final = Path(__file__).with_name("speed_workers.py")
REPEATS = 9
MAIN = "evolution"
TWICE = 3  # repeats with two processes
WARM_UP = 3

# The limits that a compiled build has to keep: ratios within one run, and counts of instructions.
# Times, and ratios that depend on the machine's memory, are reported without a limit.
ZOO = ("zoo:classic/connect_four_v3", "zoo:classic/texas_holdem_v4")
FLOORS = {
    "tables as arrays, times PettingZoo's own": 25.0,
    "times RLCard Uno": 100.0,
    "times OpenSpiel hearts, both driven from Python": 3.0,
    "simulate to playouts, one core": 0.8,
    "simulate on two cores to one": 1.6,
    "a study with statistics to playouts, one core": 0.5,
}
CEILINGS = {
    "instructions a decision, evolution": 2250.0,
    "instructions a decision, climate": 2700.0,
    "instructions a decision, origin": 4500.0,
    "instructions a decision, time-to-fly": 4500.0,
    "instructions a decision, oceans": 4500.0,
    "decisions for the returns": 1.0,
}


@dataclass
class MeasuredProgram:
    """A program that is measured in a separate process."""

    name: str
    label: str
    games: int  # for each repeat
    pure: bool = False
    needs: str = ""
    rates: list[tuple[float, float]] = field(default_factory=list)  # games and decisions a second
    process: subprocess.Popen[str] | None = None

    def begin(self) -> None:
        env = dict(os.environ)
        env.pop("TANGLEDBANK_PURE", None)
        if self.pure:
            env["TANGLEDBANK_PURE"] = "1"
        self.process = subprocess.Popen(
            worker_command(self.name),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=env,
        )

    def ask(self, games: int) -> dict[str, float]:
        self.request(games)
        return self.answer()

    def request(self, games: int) -> None:
        assert self.process and self.process.stdin
        self.process.stdin.write(f"{games}\n")
        self.process.stdin.flush()

    def answer(self) -> dict[str, float]:
        assert self.process and self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"the worker for {self.label} has died")
        answer: dict[str, float] = json.loads(line)
        return answer

    def repeat(self) -> None:
        got = self.ask(self.games)
        self.rates.append((got["games"] / got["seconds"], got["decisions"] / got["seconds"]))

    def end(self) -> None:
        if self.process:
            self.process.communicate()

    @property
    def games_rate(self) -> float:
        return median(rate[0] for rate in self.rates)

    @property
    def decisions_rate(self) -> float:
        return median(rate[1] for rate in self.rates)


def worker_command(name: str) -> list[str]:
    """Return the command that starts a worker, which imports nothing from the working directory."""
    return [sys.executable, "-P", str(WORKERS), name]


def programs() -> list[MeasuredProgram]:
    """Return the programs to measure, without those whose packages are not installed."""
    ours = [
        MeasuredProgram(f"inside:{key}", f"{key}, playouts inside", 200)
        for key in tangledbank.games()
    ]
    searches = [
        MeasuredProgram(f"search:{key}", f"{key}, analyses and their worlds", 3)
        for key in tangledbank.games()
    ]
    measured = [
        *ours,
        *searches,
        MeasuredProgram(f"driven:{MAIN}", f"{MAIN}, driven from Python", 100),
        MeasuredProgram(f"simulate:{MAIN}", f"{MAIN}, simulate among random players", 200),
        MeasuredProgram(f"study:{MAIN}", f"{MAIN}, a study with statistics", 2000, needs="pyarrow"),
        MeasuredProgram(f"pure:{MAIN}", f"{MAIN}, pure Python", 20, pure=True),
        MeasuredProgram(f"batch:{MAIN}", f"{MAIN}, 64 tables as arrays", 200, needs="gymnasium"),
        MeasuredProgram(
            f"steady:{MAIN}", f"{MAIN}, 64 tables against steady", 20, needs="gymnasium"
        ),
        MeasuredProgram(f"zoo:tangledbank/{MAIN}_v1", f"{MAIN}, PettingZoo", 5, needs="pettingzoo"),
        MeasuredProgram(
            "zoo:classic/connect_four_v3", "PettingZoo connect four", 20, needs="pygame"
        ),
        MeasuredProgram(
            "zoo:classic/texas_holdem_v4", "PettingZoo texas hold'em", 60, needs="pygame"
        ),
        MeasuredProgram("uno", "RLCard Uno", 30, needs="rlcard"),
        MeasuredProgram("hearts", "OpenSpiel hearts, driven from Python", 60, needs="pyspiel"),
        MeasuredProgram("rollouts", "OpenSpiel hearts, rollouts in C++", 2000, needs="pyspiel"),
    ]
    return [one for one in measured if not one.needs or find_spec(one.needs)]


def measure(measured: list[MeasuredProgram], repeats: int) -> list[dict[str, float]]:
    """Measure all programs with interleaved repeats, so that noise affects all of them alike.

    For the same reason, the costs of single calls are measured after each repeat of the first one.
    """
    costs = []
    for one in measured:
        one.begin()
        one.ask(WARM_UP)
    for _ in watched(range(repeats), "measuring"):
        for one in measured:
            one.repeat()
            if one is measured[0]:
                costs.append(one.ask(0))
    return costs


def measure_two(repeats: int) -> dict[str, float]:
    """Measure two processes by the wall clock: batches of arrays, and `simulate --jobs 2`."""
    found: dict[str, float] = {}
    if find_spec("gymnasium"):
        found["arrays"] = median(both(f"batch:{MAIN}", 400) for _ in range(repeats))
    for jobs in (1, 2):
        found[f"jobs {jobs}"] = median(simulated(jobs, 20_000) for _ in range(repeats))
    return found


def both(name: str, games: int) -> float:
    """Return the decisions per second of two workers together."""
    pair = [MeasuredProgram(name, name, games) for _ in range(2)]
    for one in pair:
        one.begin()
        one.ask(WARM_UP)
    start = time.perf_counter()
    for one in pair:
        one.request(games)
    decisions = sum(one.answer()["decisions"] for one in pair)
    seconds = time.perf_counter() - start
    for one in pair:
        one.end()
    return decisions / seconds


def simulated(jobs: int, games: int) -> float:
    """Return the decisions per second that `tangledbank simulate` reports."""
    words = f"simulate {MAIN} -n {games} --players 4 --agents random --jobs {jobs} --json".split()
    done = subprocess.run(
        isolated_command("tangledbank", *words),
        capture_output=True,
        text=True,
        check=True,
    )
    result = json.loads(done.stdout)
    return float(result["decisions"] / result["seconds"])


def instructions(key: str) -> float | None:
    """Count instructions per decision with callgrind, from the difference of two runs."""
    if not shutil.which("valgrind"):
        return None
    few, many = (count_instructions(key, games) for games in (10, 60))
    return (many[0] - few[0]) / (many[1] - few[1])


def count_instructions(key: str, games: int) -> tuple[int, int]:
    """Return the instructions and decisions of a process that plays this many games."""
    with TemporaryDirectory() as folder:
        done = subprocess.run(
            [
                "valgrind",
                "--tool=callgrind",
                f"--callgrind-out-file={folder}/out",
                *worker_command(f"inside:{key}"),
            ],
            input=f"{games}\n",
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "PYTHONHASHSEED": "0"},
        )
    collected = re.search(r"Collected : (\d+)", done.stderr)
    assert collected is not None
    return int(collected.group(1)), int(json.loads(done.stdout)["decisions"])


def summarize(measured: list[MeasuredProgram], costs: list[dict[str, float]]) -> dict[str, Any]:
    """Collect the rates, costs and ratios of the run."""
    by = {one.name: one for one in measured}
    if "rollouts" in by and "hearts" in by:
        choices = by["hearts"].decisions_rate / by["hearts"].games_rate
        by["rollouts"].rates = [(g, g * choices) for g, _ in by["rollouts"].rates]
    inside = by[f"inside:{MAIN}"].decisions_rate
    driven = by[f"driven:{MAIN}"].decisions_rate
    ratios = {"times pure Python": inside / by[f"pure:{MAIN}"].decisions_rate}
    if "uno" in by:
        ratios["times RLCard Uno"] = inside / by["uno"].decisions_rate
    if "hearts" in by:
        rate = by["hearts"].decisions_rate
        ratios["times OpenSpiel hearts, both driven from Python"] = driven / rate
        rate = by["rollouts"].decisions_rate
        ratios["times OpenSpiel hearts rollouts in C++"] = inside / rate
    if "zoo:classic/connect_four_v3" in by:
        arrays = by[f"batch:{MAIN}"].decisions_rate
        classic = max(by[name].decisions_rate for name in ZOO)
        ratios["tables as arrays, times PettingZoo's own"] = arrays / classic
        ratios["tables as arrays to playouts"] = arrays / inside
    rates = [decisions for _, decisions in by[f"inside:{MAIN}"].rates]
    ratios["decisions a clone"] = in_decisions(costs, "clone", rates)
    ratios["decisions an imagined world"] = in_decisions(costs, "imagine", rates)
    ratios["decisions for the returns"] = in_decisions(costs, "returns", rates)
    ratios["microseconds a choice, the loop of the README"] = median(c["loop"] for c in costs)
    ratios["simulate to playouts, one core"] = by[f"simulate:{MAIN}"].decisions_rate / inside
    if f"study:{MAIN}" in by:
        rate = by[f"study:{MAIN}"].decisions_rate
        ratios["a study with statistics to playouts, one core"] = rate / inside
    for key in tangledbank.games():
        if key != MAIN:
            ratios[f"{key} to {MAIN}, decisions"] = by[f"inside:{key}"].decisions_rate / inside
    return {
        "build": _compat.build_info(),
        "rates": [
            {"what": one.label, "games": one.games_rate, "decisions": one.decisions_rate}
            for one in measured
        ],
        "microseconds": {key: median(cost[key] for cost in costs) for key in costs[0]},
        "ratios": ratios,
    }


def in_decisions(costs: list[dict[str, float]], call: str, rates: list[float]) -> float:
    """Return the cost of a call, in decisions of the playouts measured just before it."""
    return median(cost[call] * 1e-6 * rate for cost, rate in zip(costs, rates, strict=True))


def add_two(report: dict[str, Any], found: dict[str, float]) -> None:
    """Add the figures of two processes to the report."""
    if "arrays" in found:
        rate = found["arrays"]
        label = f"{MAIN}, 64 tables as arrays in each of two processes"
        report["rates"].append({"what": label, "games": None, "decisions": rate})
    report["ratios"]["simulate on two cores to one"] = found["jobs 2"] / found["jobs 1"]


def judge(report: dict[str, Any]) -> list[str]:
    """Return the limits that this run misses."""
    ratios = report["ratios"]
    missed = [
        f"{k}: {ratios[k]:.2f}, at least {v:g} expected"
        for k, v in FLOORS.items()
        if ratios.get(k, v) < v
    ]
    for key, limit in CEILINGS.items():
        if ratios.get(key, 0.0) > limit:
            missed.append(f"{key}: {ratios[key]:,.1f}, at most {limit:g} expected")
    return missed


def run(as_json: bool, repeats: int = REPEATS) -> int:
    """Measure and report. Return 1 if a compiled build misses a limit."""
    cores = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else set()
    if cores:
        os.sched_setaffinity(0, {min(cores)})
    measured = programs()
    costs = measure(measured, repeats)
    searches = {one.name: one.ask(0) for one in measured if one.name.startswith("search:")}
    for one in measured:
        one.end()
    report = summarize(measured, costs)
    for name, found in searches.items():
        key = name.partition(":")[2]
        report["ratios"][f"microseconds to imagine, clone and play to the cut, {key}"] = found[
            "world"
        ]
        report["ratios"][f"milliseconds over the time limit of an analysis, {key}"] = found["late"]
    if len(cores) > 1:
        os.sched_setaffinity(0, cores)
        add_two(report, measure_two(TWICE))
    report["instructions"] = {}
    for key in tangledbank.games():
        count = instructions(key)
        if count is not None:
            report["instructions"][key] = count
    for key, count in report["instructions"].items():
        report["ratios"][f"instructions a decision, {key}"] = count
    report["missed"] = judge(report) if _compat.compiled() else []
    print(json.dumps(report, indent=1) if as_json else in_words(report))
    return 1 if report["missed"] else 0


def in_words(report: dict[str, Any]) -> str:
    lines = [f"{report['build']}; random play, four players, one core, median of {REPEATS} repeats"]
    lines.append(f"{'':56}{'games/s':>12}{'decisions/s':>14}")
    for row in report["rates"]:
        games = "" if row["games"] is None else f"{row['games']:,.0f}"
        lines.append(f"{row['what']:56}{games:>12}{row['decisions']:14,.0f}")
    lines += [
        "",
        "microseconds: " + ", ".join(f"{k} {v:.1f}" for k, v in report["microseconds"].items()),
    ]
    lines.append("")
    lines += [f"{value:10,.2f} {key}" for key, value in report["ratios"].items()]
    lines += ["", *(f"MISSED {text}" for text in report["missed"])] if report["missed"] else []
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the speed of the engine.")
    parser.add_argument("--json", action="store_true", help="print the report as JSON")
    return run(parser.parse_args().json)


if __name__ == "__main__":
    sys.exit(main())
