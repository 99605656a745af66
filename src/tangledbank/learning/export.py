"""Write a trained network as package data: `python -m tangledbank.learning.export FOLDER`."""

from __future__ import annotations

import argparse
import base64
import json
from pathlib import Path
from typing import Any

import tangledbank
from tangledbank.agents.learned import NETWORKS, digest_of
from tangledbank.agents.network import Layout
from tangledbank.learning.network import Weights
from tangledbank.learning.trainer import Run, digest, load_run

COMMAND = "python -m tangledbank.learning"
# The values of positions are needed for training only.
PLAYING = [
    *("being", "being_bias", "table", "table_bias", "row", "row_bias", "link", "deep"),
    *("deep_bias", "score"),
]


def packed(game: str, weights: Weights, made: dict[str, Any]) -> dict[str, Any]:
    """Return a network in the form in which it is stored."""
    layout = Layout(tangledbank.game(game).option_encoder(4))
    halves = [weights[name].astype("<f2") for name in PLAYING]
    return {
        "game": game,
        "made": made,
        "columns": digest_of(layout),
        "sizes": {name: int(each.size) for name, each in zip(PLAYING, halves, strict=True)},
        "weights": base64.b64encode(b"".join(each.tobytes() for each in halves)).decode(),
    }


def export(run: Run, path: Path, latest: bool) -> None:
    """Write the best network of a run, or its latest one."""
    weights = run.weights if latest else run.best
    game, seed, budget, bot = (run.settings[name] for name in ("game", "seed", "budget", "bot"))
    made = {
        "command": f"{COMMAND} {game} --seed {seed} --budget {budget} --bot {bot}",
        "seed": seed,
        "updates": run.updates,
        "choices": run.choices,
        "games": run.play.games,
        "sha256": digest(weights),
    }
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(packed(str(game), weights, made), indent=1) + "\n")


def main() -> None:
    options = argparse.ArgumentParser(description="Write a trained network as package data.")
    options.add_argument("folder", type=Path, help="of a training run")
    options.add_argument("--latest", action="store_true", help="the latest network, not the best")
    options.add_argument("--out", type=Path, help="a file instead of the package's own")
    chosen = options.parse_args()
    run = load_run(chosen.folder)
    export(run, chosen.out or NETWORKS / f"{run.settings['game']}.json", chosen.latest)


if __name__ == "__main__":
    main()
