"""A process that thinks: a line of JSON with a view in, the place of an option out.

Bots choose; whoever asks for a hint also gets the reasons, in the language that is named.
"""

from __future__ import annotations

import json
import sys
from typing import Any, Final

import tangledbank
from tangledbank.agents import make_agent
from tangledbank.agents.advice import advice_on
from tangledbank.agents.thinking import Budget
from tangledbank.core.codec import VERSION
from tangledbank.core.flow import State
from tangledbank.core.game import Game, TableContext
from tangledbank.core.rng import seeded
from tangledbank.games.outside import find_set
from tangledbank.texts import Texts

BUDGET: Final = Budget(iterations=400, seconds=0.8)  # for a hint; reasons take a little more


Asked = dict[str, Any]


def think(asked: Asked) -> Asked:
    """What to do, from the view of one seat alone."""
    game = tangledbank.game(asked["game"], sets=[find_set(name) for name in asked["sets"]])
    players = int(asked["players"])
    view = game.blank(players, game.settle(players, asked["options"]), seeded(0))
    game.codec.load({"version": VERSION, "state": asked["view"]}, view)
    view.refresh()
    return advise(game, view, asked) if asked["lang"] else choose(game, view, asked)


def choose(game: Game, view: State, asked: Asked) -> Asked:
    agent = make_agent(asked["agent"], game, int(asked["seed"]))
    index = agent.choose(view, asked["seat"], asked["number"], asked["actions"])
    return {"choice": int(index), "reason": ""}


def advise(game: Game, view: State, asked: Asked) -> Asked:
    view.context = TableContext(game, game.settle(int(asked["players"]), asked["options"]))
    words = Texts(asked["lang"]).of(game)
    advice = advice_on(view, asked["seat"], words, BUDGET, int(asked["seed"]))
    index = asked["actions"].index(advice.suggestions[0].action)
    return {"choice": index, "reason": "\n".join(advice.lines)}


def main() -> None:
    for line in sys.stdin:
        print(json.dumps(think(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
