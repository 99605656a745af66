"""The page of the command line is written from the commands."""

import subprocess
import sys

import click

from tools import commands
from tools.compiling import ROOT


def test_the_page_is_as_the_commands_want_it():
    done = subprocess.run(
        [sys.executable, "-m", "tools.commands"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )

    assert (done.returncode, done.stdout) == (0, "")


def test_a_command_has_its_purpose_its_example_and_its_options():
    @click.command(help="Feed a species.\n\n\b\nbank feed A1")
    @click.argument("species")
    @click.option("--food", metavar="plant|meat", default="plant", help="What it eats.")
    @click.option("--jobs", default=8, help="How many.")
    @click.option("--twice", is_flag=True, help="Two of it.")
    def feed(species, food, jobs, twice):
        raise AssertionError

    lines = commands.section(("bank", "feed"), feed).splitlines()

    assert lines[:7] == [
        "## `bank feed`",
        "",
        "Feed a species.",
        "",
        "```text",
        "bank feed A1",
        "```",
    ]
    assert lines[10:] == [
        "| `SPECIES` |  |  |",
        "| `--food` `plant\\|meat` | What it eats. | `plant` |",
        "| `--jobs` `INTEGER` | How many. |  |",
        "| `--twice` | Two of it. |  |",
    ]
