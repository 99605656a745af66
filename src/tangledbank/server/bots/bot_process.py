"""The bot process, which reads a view as a line of JSON and writes the chosen option's index.

A request for a hint names a language, and its answer includes the reasons.
"""

from __future__ import annotations

import json
import sys
from typing import Any, Final

import tangledbank
from tangledbank.agents import make_agent
from tangledbank.agents.advice import advice_on
from tangledbank.agents.analysis import Budget
from tangledbank.core.codec import VERSION
from tangledbank.core.flow import State
from tangledbank.core.game import Game, TableContext
from tangledbank.core.rng import seeded
from tangledbank.games.user_sets import find_set
from tangledbank.texts import Texts

HINT_BUDGET: Final = Budget(iterations=400, seconds=0.8)  # for a hint; reasons take a little more


BotMessage = dict[str, Any]


def think(question: BotMessage) -> BotMessage:
    """Return a choice based only on one seat's view, with a reason if a language is given."""
    game = tangledbank.game(question["game"], sets=[find_set(name) for name in question["sets"]])
    players = int(question["players"])
    view = game.empty_state(players, game.resolve_options(players, question["options"]), seeded(0))
    game.codec.load({"version": VERSION, "state": question["view"]}, view)
    view.refresh()
    return advise(game, view, question) if question["lang"] else choose(game, view, question)


def choose(game: Game, view: State, question: BotMessage) -> BotMessage:
    agent = make_agent(question["agent"], game, int(question["seed"]))
    index = agent.choose(view, question["seat"], question["number"], question["actions"])
    return {"choice": int(index), "reason": ""}


def advise(game: Game, view: State, question: BotMessage) -> BotMessage:
    view.context = TableContext(
        game, game.resolve_options(int(question["players"]), question["options"])
    )
    words = Texts(question["lang"]).of(game)
    advice = advice_on(view, question["seat"], words, HINT_BUDGET, int(question["seed"]))
    index = question["actions"].index(advice.suggestions[0].action)
    return {"choice": index, "reason": "\n".join(advice.lines)}


def main() -> None:
    for line in sys.stdin:
        print(json.dumps(think(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
