"""A process that thinks for bots: a line of JSON with a view in, the place of an option out."""

from __future__ import annotations

import json
import sys
from typing import Any

import tangledbank
from tangledbank.agents import make_agent
from tangledbank.core.codec import VERSION
from tangledbank.core.rng import seeded
from tangledbank.games.outside import find_set


def think(asked: dict[str, Any]) -> int:
    """The place of the option that a bot chooses, from the view of its seat alone."""
    game = tangledbank.game(asked["game"], sets=[find_set(name) for name in asked["sets"]])
    players = int(asked["players"])
    view = game.blank(players, game.settle(players, asked["options"]), seeded(0))
    game.codec.load({"version": VERSION, "state": asked["view"]}, view)
    view.refresh()
    agent = make_agent(asked["agent"], game, int(asked["seed"]))
    return int(agent.choose(view, asked["seat"], asked["number"], asked["actions"]))


def main() -> None:
    for line in sys.stdin:
        print(json.dumps(think(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
