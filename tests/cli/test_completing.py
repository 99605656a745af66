"""Shell completion."""

import pytest

from tests.cli.commands import run


def completed(*words):
    environment = {
        "_TANGLEDBANK_COMPLETE": "bash_complete",
        "COMP_WORDS": " ".join(["tangledbank", *words]),
        "COMP_CWORD": str(len(words)),
    }
    result = run(**environment)
    assert result.stderr == ""
    return [line.partition(",")[2] for line in result.stdout.splitlines()]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        (["pl"], ["play"]),
        (["play", "--pl"], ["--players", "--plain"]),
        (["play", "--players", "x", "--se"], ["--seed"]),
        (["cards", "evolution", "too", "much", "--js"], ["--json"]),
        (["lab", "re"], ["report"]),
        (["nothing", "--he"], ["--help"]),
    ],
)
def test_commands_and_options_are_completed(words, found):
    assert completed(*words) == found
