"""Train the network of one game: `python -m tangledbank.learning origin --folder FOLDER`.

The run continues from the folder's checkpoint if there is one; `--budget` may be raised then.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from tangledbank.learning.trainer import CHECKPOINT, Run, load_run


def main() -> None:
    options = argparse.ArgumentParser(prog="tangledbank.learning", description="Train a network.")
    options.add_argument("game")
    options.add_argument("--folder", type=Path, required=True, help="checkpoint and curves")
    options.add_argument("--hours", type=float, default=1e6, help="stop after this time")
    options.add_argument("--budget", type=int, default=60_000_000, help="choices to learn from")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument(
        "--bot", default="steady-0.1", help="holds 6 %% of the seats, and is played at gates"
    )
    chosen = options.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    if (chosen.folder / CHECKPOINT).exists():
        run = load_run(chosen.folder)
        run.settings["budget"] = chosen.budget
    else:
        run = Run(chosen.folder, chosen.game, chosen.seed, chosen.budget, chosen.bot)
    run.go(chosen.hours * 3600)


if __name__ == "__main__":
    main()
