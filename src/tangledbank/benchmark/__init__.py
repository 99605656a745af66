"""Tangled Bank Benchmark: named tasks with fixed opponents, deals and scores.

`tasks.py` defines the tasks, `results.py` the document that a run writes. `tangledbank benchmark`
runs them.
"""

from __future__ import annotations

from tangledbank.benchmark.results import summarize
from tangledbank.benchmark.tasks import TASKS, BenchmarkTask, TaskTable, find_task

__all__ = ["TASKS", "BenchmarkTask", "TaskTable", "find_task", "summarize"]
