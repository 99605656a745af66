"""`tangledbank bench`: speed, measured beside other engines in one run on one core."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import time
from dataclasses import dataclass, field
from importlib.util import find_spec
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

import click
from click.exceptions import Exit

import tangledbank
from tangledbank import _compat
from tangledbank.cli.progress import watched
from tangledbank.isolation import import_path, isolated_command

REPEATS = 9
MAIN = "evolution"
TWICE = 3  # repeats where two processes are measured
WARM_UP = 3

# What a compiled build promises, as ratios within one run.
ZOO = ("zoo:classic/connect_four_v3", "zoo:classic/texas_holdem_v4")
FLOORS = {
    "tables as arrays, times PettingZoo's own": 25.0,
    "times RLCard Uno": 100.0,
    "times OpenSpiel hearts, both driven from Python": 3.0,
    "times OpenSpiel hearts rollouts in C++": 0.9,
    "simulate to playouts, one core": 0.8,
    "simulate on two cores to one": 1.6,
    "a study with statistics to playouts, one core": 0.5,
}
CEILINGS = {
    "instructions a decision, evolution": 2200.0,
    "instructions a decision, climate": 2700.0,
    "instructions a decision, origin": 4500.0,
    "instructions a decision, time-to-fly": 4500.0,
    "instructions a decision, oceans": 4500.0,
    "decisions a clone": 4.0,
    "decisions an imagined world": 8.0,
    "decisions for the returns": 1.0,
    "microseconds a choice, the loop of the README": 10.0,
}


@dataclass
class Contender:
    """One program being measured."""

    name: str
    label: str
    games: int  # for each repeat
    pure: bool = False
    needs: str = ""
    rates: list[tuple[float, float]] = field(default_factory=list)  # games and decisions a second
    process: subprocess.Popen[str] | None = None

    def begin(self) -> None:
        env = environment()
        env.pop("TANGLEDBANK_PURE", None)
        if self.pure:
            env["TANGLEDBANK_PURE"] = "1"
        self.process = subprocess.Popen(
            isolated_command("tangledbank.cli.contenders", self.name),
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


def environment() -> dict[str, str]:
    """The environment of programs that are measured; other engines may need any part of it."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(import_path())}


def contenders() -> list[Contender]:
    """Who takes part; packages that are not installed are left out."""
    ours = [
        Contender(f"inside:{key}", f"{key}, playouts inside", 200) for key in tangledbank.games()
    ]
    searches = [
        Contender(f"search:{key}", f"{key}, thoughts and their worlds", 3)
        for key in tangledbank.games()
    ]
    field_of = [
        *ours,
        *searches,
        Contender(f"driven:{MAIN}", f"{MAIN}, driven from Python", 100),
        Contender(f"simulate:{MAIN}", f"{MAIN}, simulate among random players", 200),
        Contender(f"study:{MAIN}", f"{MAIN}, a study with statistics", 2000, needs="pyarrow"),
        Contender(f"pure:{MAIN}", f"{MAIN}, pure Python", 20, pure=True),
        Contender(f"batch:{MAIN}", f"{MAIN}, 64 tables as arrays", 200, needs="gymnasium"),
        Contender(f"zoo:tangledbank/{MAIN}_v0", f"{MAIN}, PettingZoo", 5, needs="pettingzoo"),
        Contender("zoo:classic/connect_four_v3", "PettingZoo connect four", 20, needs="pygame"),
        Contender("zoo:classic/texas_holdem_v4", "PettingZoo texas hold'em", 60, needs="pygame"),
        Contender("uno", "RLCard Uno", 30, needs="rlcard"),
        Contender("hearts", "OpenSpiel hearts, driven from Python", 60, needs="pyspiel"),
        Contender("rollouts", "OpenSpiel hearts, rollouts in C++", 2000, needs="pyspiel"),
    ]
    return [one for one in field_of if not one.needs or find_spec(one.needs)]


def measure(field_of: list[Contender], repeats: int) -> list[dict[str, float]]:
    """Interleave the repeats, so that a noisy moment hits everybody alike.

    What single calls cost is asked after each repeat of the first one, for the same reason.
    """
    costs = []
    for one in field_of:
        one.begin()
        one.ask(WARM_UP)
    for _ in watched(range(repeats), "measuring"):
        for one in field_of:
            one.repeat()
            if one is field_of[0]:
                costs.append(one.ask(0))
    return costs


def measure_two(repeats: int) -> dict[str, float]:
    """What two processes do in the same time, by the clock: arrays, and `simulate --jobs 2`."""
    found: dict[str, float] = {}
    if find_spec("gymnasium"):
        found["arrays"] = median(both(f"batch:{MAIN}", 400) for _ in range(repeats))
    for jobs in (1, 2):
        found[f"jobs {jobs}"] = median(simulated(jobs, 20_000) for _ in range(repeats))
    return found


def both(name: str, games: int) -> float:
    """Decisions a second of two workers together."""
    pair = [Contender(name, name, games) for _ in range(2)]
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
    """Decisions a second of `tangledbank simulate`, by its own account."""
    words = f"simulate {MAIN} -n {games} --players 4 --agents random --jobs {jobs} --json".split()
    done = subprocess.run(
        isolated_command("tangledbank", *words),
        capture_output=True,
        text=True,
        check=True,
        env=environment(),
    )
    result = json.loads(done.stdout)
    return float(result["decisions"] / result["seconds"])


def instructions(key: str) -> float | None:
    """Instructions per decision by callgrind, from the difference of two runs."""
    if not shutil.which("valgrind"):
        return None
    few, many = (count_instructions(key, games) for games in (10, 60))
    return (many[0] - few[0]) / (many[1] - few[1])


def count_instructions(key: str, games: int) -> tuple[int, int]:
    """Instructions and decisions of a process that plays so many games."""
    with TemporaryDirectory() as folder:
        done = subprocess.run(
            [
                "valgrind",
                "--tool=callgrind",
                f"--callgrind-out-file={folder}/out",
                *isolated_command("tangledbank.cli.contenders", f"inside:{key}"),
            ],
            input=f"{games}\n",
            capture_output=True,
            text=True,
            check=True,
            env={**environment(), "PYTHONHASHSEED": "0"},
        )
    collected = re.search(r"Collected : (\d+)", done.stderr)
    assert collected is not None
    return int(collected.group(1)), int(json.loads(done.stdout)["decisions"])


def summarize(field_of: list[Contender], costs: list[dict[str, float]]) -> dict[str, Any]:
    """All figures and ratios of the run."""
    by = {one.name: one for one in field_of}
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
            for one in field_of
        ],
        "microseconds": {key: median(cost[key] for cost in costs) for key in costs[0]},
        "ratios": ratios,
    }


def in_decisions(costs: list[dict[str, float]], call: str, rates: list[float]) -> float:
    """What a call costs, in decisions of the playouts that were measured just before it."""
    return median(cost[call] * 1e-6 * rate for cost, rate in zip(costs, rates, strict=True))


def add_two(report: dict[str, Any], found: dict[str, float]) -> None:
    """The figures of two processes, beside those of one."""
    if "arrays" in found:
        rate = found["arrays"]
        label = f"{MAIN}, 64 tables as arrays in each of two processes"
        report["rates"].append({"what": label, "games": None, "decisions": rate})
    report["ratios"]["simulate on two cores to one"] = found["jobs 2"] / found["jobs 1"]


def judge(report: dict[str, Any]) -> list[str]:
    """The promises that this run does not keep."""
    ratios = report["ratios"]
    missed = [
        f"{k}: {ratios[k]:.2f}, promised {v:g} or more"
        for k, v in FLOORS.items()
        if ratios.get(k, v) < v
    ]
    for key, limit in CEILINGS.items():
        if ratios.get(key, 0.0) > limit:
            missed.append(f"{key}: {ratios[key]:,.1f}, promised {limit:g} or fewer")
    return missed


def run(as_json: bool, repeats: int = REPEATS) -> None:
    """Measure, report, and fail if a compiled build does not keep its promises."""
    cores = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else set()
    if cores:
        os.sched_setaffinity(0, {min(cores)})
    field_of = contenders()
    costs = measure(field_of, repeats)
    searches = {one.name: one.ask(0) for one in field_of if one.name.startswith("search:")}
    for one in field_of:
        one.end()
    report = summarize(field_of, costs)
    for name, found in searches.items():
        key = name.partition(":")[2]
        report["ratios"][f"microseconds to imagine, clone and play to the cut, {key}"] = found[
            "world"
        ]
        report["ratios"][f"milliseconds that a thought took too long, {key}"] = found["late"]
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
    click.echo(json.dumps(report, indent=1) if as_json else in_words(report))
    raise Exit(1 if report["missed"] else 0)


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
