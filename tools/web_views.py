"""Record views from the middle of games, and all prompts, for the tests of the browser client.

python -m tools.web_views
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

import tangledbank
from tangledbank.agents import make_agent
from tangledbank.core.match import Match

ROOT: Final = Path(__file__).resolve().parent.parent
TESTS: Final = ROOT / "web" / "tests"
#: The game, its seats, its seed, and the choices before the view.
MOMENTS: Final = (
    ("origin", 3, 5, 90),
    ("time-to-fly", 5, 2, 160),
    ("oceans", 4, 3, 150),
    ("oceans", 2, 1, 60),
)


def moment(game: str, players: int, seed: int, choices: int) -> dict[str, Any]:
    """Return the view of seat A after a number of choices by heuristic bots."""
    match = tangledbank.new(game, players=players, seed=seed)
    agents = [make_agent("steady", match.game, seed=seat) for seat in range(players)]
    for _ in range(choices):
        if match.over:
            raise SystemExit(f"{game} with seed {seed} is over before choice {choices}")
        choose(match, agents)
    return dict(match.see(0))


def choose(match: Match, agents: list[Any]) -> None:
    asked = match.open[0]
    options = match.state.legal_actions(asked.seat)
    view = match.game.view(match.state, asked.seat)
    place = agents[asked.seat].choose(view, asked.seat, asked.number, options)
    move = match.game.language.write_action(match.state, asked.seat, options[place])
    match.play(asked.seat, asked.number, move)


def prompts() -> dict[str, list[str]]:
    """Return all prompts by game."""
    return {
        key: sorted(tangledbank.game(key).language.prompts.values()) for key in tangledbank.games()
    }


def main() -> int:
    views = [moment(*each) for each in MOMENTS]
    lines = ",\n".join(json.dumps(view, separators=(",", ":")) for view in views)
    (TESTS / "views.json").write_text(f"[\n{lines}\n]\n")
    (TESTS / "prompts.json").write_text(json.dumps(prompts(), indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
