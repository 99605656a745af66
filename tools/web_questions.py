"""Record questions of every kind from random games, for the tests of the browser client."""

from __future__ import annotations

import json
import random
import sys
from collections import Counter
from pathlib import Path
from typing import Any, Final

import tangledbank
from tangledbank.core.action import verb_of
from tangledbank.core.match import Match
from tangledbank.server.protocol import requests
from tangledbank.server.views.adviser import MoveAdviser

ROOT: Final = Path(__file__).resolve().parent.parent
TARGET: Final = ROOT / "web" / "tests" / "questions.json"
SEEDS: Final = 25
MOST_OPTIONS: Final = 60
KINDS: Final = 2  # questions per kind, by the verbs that they offer


def recorded(match: Match, seat: int, prompt: str) -> dict[str, Any]:
    """Return a question with its options, and the reasons against other moves of its verbs."""
    view = match.game.view(match.state, seat)
    adviser = MoveAdviser(match.game, view, seat, "en")
    options = [adviser.option(code) for code in match.state.legal_actions(seat)]
    return {
        "game": match.game.key,
        "seat": seat,
        "prompt": prompt,
        "options": [[option.verb, option.values] for option in options],
        "barred": {verb: barred(adviser, verb) for verb in sorted({o.verb for o in options})},
    }


def barred(adviser: MoveAdviser, verb: str) -> list[list[Any]]:
    found, _ = adviser.refused_targets(requests.IllegalMoves(number=0, verb=verb))
    return [[target.values, target.short] for target in list(found)[:4]]


def record(game: str, seed: int, seen: Counter[tuple[str, ...]]) -> list[dict[str, Any]]:
    match, chance, found = tangledbank.new(game, players=3, seed=seed), random.Random(seed), []
    while not match.over:
        asked = match.open[0]
        options = match.state.legal_actions(asked.seat)
        kind = (game, asked.prompt, *sorted({str(verb_of(code)) for code in options}))
        seen[kind] += 1
        if seen[kind] == 1 and seen[game, asked.prompt] < KINDS and 1 < len(options) < MOST_OPTIONS:
            seen[game, asked.prompt] += 1
            found.append(recorded(match, asked.seat, asked.prompt))
        code = chance.choice(options)
        move = match.game.language.write_action(match.state, asked.seat, code)
        match.play(asked.seat, asked.number, move)
    return found


def main() -> int:
    found: list[dict[str, Any]] = []
    for game in tangledbank.games():
        seen: Counter[tuple[str, ...]] = Counter()
        for seed in range(SEEDS):
            found += record(game, seed, seen)
    TARGET.write_text("[\n" + ",\n".join(json.dumps(each) for each in found) + "\n]\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
