"""Small studies and their results."""

from pathlib import Path

from tangledbank.lab.execution import on_cores, run_study
from tangledbank.lab.study import read_study

SMALL = """
title = "A small study"
question = "Does it work?"
seed = 5
deals = 6
chunk = 4

[[setting]]
name = "base"
game = "evolution"
players = 3

[[setting]]
name = "more horns"
game = "evolution"
players = 3
deck = {horns = +4, carnivore = -2}

[[setting]]
name = "duel"
game = "evolution"
agents = ["steady", "random"]
deals = 3

[[setting]]
game = ["climate", "origin", "time-to-fly", "oceans"]
players = 2
deals = 2
"""


def study_file(folder, text=SMALL, name="small.toml"):
    path = Path(folder) / name
    path.write_text(text, encoding="utf-8")
    return path


def quiet(done, total):
    """Ignore progress."""


def run(path, out=None, jobs=1, allowed=()):
    return run_study(read_study(path, allowed), on_cores(jobs), out, quiet)


def content(folder):
    """Return every file of the results by name."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(Path(folder).rglob("*.parquet"))
    }
