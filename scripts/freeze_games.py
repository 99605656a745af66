"""Write records and saves of games into tests/frozen, which later versions must load.

python scripts/freeze_games.py LABEL [GAME ...]        a few whole games, and saves from others
python scripts/freeze_games.py --all LABEL [GAME ...]  every variant, one packed file per game

Each file has the results of its games. Never overwrite one: a new format or rules version gets new
files.
"""

from __future__ import annotations

import gzip
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import tangledbank
from tangledbank import Match
from tangledbank.agents import Agent, make_agent
from tangledbank.agents.arena import seat_seed
from tangledbank.audit.variants import Variant, variants
from tangledbank.core.game import Game

FOLDER: Final = Path(__file__).resolve().parent.parent / "tests" / "frozen"
SEED: Final = 1859
SAVES: Final = 6

Watch = Callable[[Match], None]


def play(game: Game, variant: Variant, name: str, watch: Watch | None = None) -> Match:
    """Play a whole game among bots of one kind."""
    match = tangledbank.new(game.key, variant.players, SEED, variant.given)
    agents = [make_agent(name, game, seat_seed(SEED, seat)) for seat in range(variant.players)]
    while not match.over:
        if watch is not None:
            watch(match)
        answer(match, agents)
    return match


def answer(match: Match, agents: list[Agent]) -> None:
    """Answer the first open question."""
    question = match.open[0]
    seat = question.seat
    actions = match.state.legal_actions(seat)
    place = agents[seat].choose(match.view(seat), seat, question.number, actions)
    match.play(seat, question.number, actions[place])


def result(match: Match) -> dict[str, Any]:
    return {"totals": [score.total for score in match.scores()], "winners": match.winners()}


def deepest_saves(game: Game, variant: Variant) -> list[dict[str, Any]]:
    """Return the saves of a random game with the deepest stacks."""
    found: list[tuple[int, int, dict[str, Any]]] = []

    def watch(match: Match) -> None:
        found.append((-len(match.state.stack), len(found), match.game.codec.save(match.state)))

    play(game, variant, "random", watch)
    return [save for _, _, save in sorted(found, key=lambda each: each[:2])[:SAVES]]


def first_options(game: Game, variant: Variant, save: dict[str, Any]) -> list[int]:
    """Play a saved game to its end with the first option each time, and return the points."""
    s = game.load(save, variant.players, game.resolve_options(variant.players, variant.given))
    while s.waiting:
        seat = s.next_seat()
        s.apply(seat, s.legal_actions(seat)[0])
    return [score.total for score in game.scores(s)]


def write(name: str, plain: object) -> None:
    path = FOLDER / name
    if path.exists():
        raise FileExistsError(f"{path} is frozen")
    path.write_text(json.dumps(plain, separators=(",", ":")) + "\n", encoding="utf-8")
    print(f"tests/frozen/{name}: {path.stat().st_size} bytes")


def freeze(game: Game, label: str) -> None:
    every = variants(game)
    for place, (variant, name) in enumerate(
        [(every[0], "steady-0.1"), (every[2], "steady-0.1"), (every[-1], "random")]
    ):
        match = play(game, variant, name)
        record = json.loads(match.record.to_json())
        write(f"{game.key}-{label}-record-{place}.json", {**record, "by": name, **result(match)})
    for place, variant in enumerate((every[1], every[-2])):
        saves = [
            {"save": save, "totals": first_options(game, variant, save)}
            for save in deepest_saves(game, variant)
        ]
        head = {"game": game.key, "rules": game.rules_version}
        head |= {"players": variant.players, "options": variant.given}
        write(f"{game.key}-{label}-saves-{place}.json", {**head, "saves": saves})


def freeze_all(game: Game, label: str) -> None:
    """Write a random game of every variant: its record, and a save with the deepest stack."""
    path = FOLDER / f"{game.key}-{label}-all.json.gz"
    if path.exists():
        raise FileExistsError(f"{path} is frozen")
    games = [freeze_variant(game, variant) for variant in variants(game)]
    text = json.dumps({"game": game.key, "rules": game.rules_version, "games": games})
    path.write_bytes(gzip.compress(text.encode(), mtime=0))
    print(f"tests/frozen/{path.name}: {path.stat().st_size} bytes")


def freeze_variant(game: Game, variant: Variant) -> dict[str, Any]:
    deepest: list[tuple[int, dict[str, Any]]] = []

    def watch(match: Match) -> None:
        depth = len(match.state.stack)
        if not deepest or depth > deepest[0][0]:
            deepest[:] = [(depth, match.save())]

    match = play(game, variant, "random", watch)
    saved = deepest[0][1]
    return {
        "record": json.loads(match.record.to_json()),
        "result": result(match),
        "save": saved,
        "totals": continued(game, saved),
    }


def continued(game: Game, saved: dict[str, Any]) -> list[int]:
    """Play a saved match to its end with the first option each time, and return the points."""
    match = Match.load(game, saved)
    while not match.over:
        question = match.open[0]
        match.play(question.seat, question.number, match.state.legal_actions(question.seat)[0])
    return [score.total for score in match.scores()]


def main() -> int:
    words = sys.argv[1:]
    every = words[:1] == ["--all"]
    label, *keys = words[1:] if every else words
    for key in keys or tangledbank.games():
        (freeze_all if every else freeze)(tangledbank.game(key), label)
    return 0


if __name__ == "__main__":
    sys.exit(main())
