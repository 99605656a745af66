"""Run commands in this process or through pipes."""

import os
import subprocess
import sys

from click.testing import CliRunner

from tangledbank.cli.main import app


def run(*words, input=None, **environment):
    words = [str(word) for word in words]
    return CliRunner().invoke(
        app, words, prog_name="tangledbank", input=input, env={"LANG": "C", **environment}
    )


def refused(result, *parts):
    """Check that a command failed with one error line that contains the parts."""
    assert result.exit_code in (1, 2), result.output
    assert result.stderr.count("\n") == 1, result.stderr
    for part in parts:
        assert part in result.stderr
    return True


def piped(*words, **more):
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "LANG": "C.UTF-8"}
    return subprocess.run(
        [sys.executable, "-m", "tangledbank", *words],
        capture_output=True,
        env=environment,
        timeout=120,
        check=False,
        **more,
    )
