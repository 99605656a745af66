"""The command line."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tangledbank.cli.scenes import run_files

app = typer.Typer(
    name="tangledbank",
    no_args_is_help=True,
    add_completion=False,
    help="The Evolution family of board games: play, simulate, replay, test.",
)


@app.callback()
def root() -> None:
    """The Evolution family of board games."""


@app.command()
def scene(files: Annotated[list[Path], typer.Argument(help="scene files, *.scene")]) -> None:
    """Run scenes: positions, moves, and what must hold after each."""
    passed, failed = run_files(files, typer.echo)
    typer.echo(f"{passed} passed, {failed} failed")
    raise typer.Exit(1 if failed else 0)


def main() -> None:
    app()


if __name__ == "__main__":
    main()
