"""Mutation testing: break rules one at a time, and check that a scene fails.

A mutant is a trait without one of its hooks, an option whose value is ignored, or an option with
another default. The script prints every mutant that survives all scenes.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import tangledbank
from tangledbank.audit.instrumentation import HookEffects, InstrumentedTraits
from tangledbank.audit.policies import builder, moves
from tangledbank.audit.variants import Variant
from tangledbank.cli.progress import watched
from tangledbank.core.game import Game
from tangledbank.core.options import Value, spell
from tangledbank.core.rng import seeded
from tangledbank.notation.scene_parser import Scene, read_scenes
from tangledbank.notation.scene_runner import run_scene

RANDOM_GAMES: Final = 40
SCENES: Final = Path(__file__).resolve().parent.parent / "tests" / "rules"


class Mutant(NamedTuple):
    """A broken rule. `kind` is a hook of trait `name`, or the change to option `name`."""

    game: str
    kind: str
    name: str
    value: Value = ""
    idle: bool = False  # the hook is called, but has no effect in this game

    def __str__(self) -> str:
        if self.kind == "heeds":
            return f"{self.game}: option {self.name} {spell(self.value)} is ignored"
        if self.kind == "default":
            return f"{self.game}: option {self.name} is {spell(self.value)} by default"
        return f"{self.game}: {self.name} without {self.kind}"


def mutants(game: Game) -> Iterator[Mutant]:
    """Yield all mutants of a game. Hooks that it never calls belong to another game."""
    instrumented = InstrumentedTraits(game)
    asked = asked_hooks(game, instrumented)
    for index, trait in enumerate(instrumented.original):
        name = instrumented.names[index]
        for hook in instrumented.overridden(trait) if name in instrumented.in_play else ():
            if (name, hook) in asked:
                yield Mutant(game.key, hook, name, idle=not asked[name, hook])
    for option in game.options:
        for value in option.values:
            if value != option.default:
                yield Mutant(game.key, "heeds", option.key, value)
                yield Mutant(game.key, "default", option.key, value)


def asked_hooks(game: Game, instrumented: InstrumentedTraits) -> HookEffects:
    """Return the hooks that scenes or some random games call."""
    asked: HookEffects = {}
    instrumented.install(instrumented.asking(asked))
    try:
        for scene, _ in scenes(game.key):
            fails(scene, {game.key: game})
        for seed in range(RANDOM_GAMES):
            s = Variant(game.seats[seed % len(game.seats)]).start(game, seed)
            for _ in moves(game, s, seeded(seed), builder):
                pass
    finally:
        instrumented.restore()
    return asked


@cache
def scenes(key: str) -> list[tuple[Scene, str]]:
    """Return all scenes of a game and of the games that it builds on, with their words."""
    found = []
    for path in sorted(path for other in kin(key) for path in (SCENES / other).rglob("*.scene")):
        for scene in read_scenes(path.read_text(encoding="utf-8")):
            moves = [step.move for step in scene.steps if step.move]
            found.append((scene, " ".join(line.text for line in [*scene.said, *moves])))
    return found


def kin(key: str) -> list[str]:
    """Return a game and those that it builds on, which share its traits and options."""
    keys = tangledbank.games()
    before = keys[: keys.index(key) + 1]
    return [other for other in before if package(other) == package(key)]


def package(key: str) -> list[str]:
    return type(tangledbank.game(key)).__module__.split(".")[:3]


def notice(mutant: Mutant) -> str:
    """Return the title of the first scene that fails, or ""."""
    games = {key: tangledbank.game(key) for key in tangledbank.games()}
    undo = [apply(mutant, games[key]) for key in kin(mutant.game) if has(games[key], mutant)]
    likely = sorted(scenes(mutant.game), key=lambda pair: mutant.name not in pair[1])
    try:
        return next((scene.title for scene, _ in likely if fails(scene, games)), "")
    finally:
        for mend in undo:
            mend()


def has(game: Game, mutant: Mutant) -> bool:
    """Return whether this game has the trait or option that the mutant changes."""
    if mutant.kind in ("heeds", "default"):
        return any(option.key == mutant.name for option in game.options)
    return mutant.name in InstrumentedTraits(game).names


def control(game: Game, games: Mapping[str, Game]) -> str:
    """Check that all scenes pass without a mutant, also with instrumented copies of traits."""
    instrumented = InstrumentedTraits(game)
    for what, traits in (
        ("as it is", instrumented.original),
        ("with copied traits", instrumented.asking({})),
    ):
        instrumented.install(traits)
        failed = [scene.title for scene, _ in scenes(game.key) if fails(scene, games)]
        instrumented.restore()
        if failed:
            return f"{game.key} {what}: {failed[0]}"
    return ""


def fails(scene: Scene, games: Mapping[str, Game]) -> bool:
    try:
        run_scene(scene, games)
    except Exception:  # a mutant may fail in any way; `control` has run without one
        return True
    return False


def apply(mutant: Mutant, game: Game) -> Callable[[], None]:
    """Break the rule. Return a function that restores it."""
    if mutant.kind in ("heeds", "default"):
        return apply_option(mutant, game)
    instrumented = InstrumentedTraits(game)
    instrumented.install(
        instrumented.without(list(instrumented.names).index(mutant.name), mutant.kind)
    )
    return instrumented.restore


def apply_option(mutant: Mutant, game: Game) -> Callable[[], None]:
    option = next(option for option in game.options if option.key == mutant.name)
    resolve = game.resolve_options

    def broken(players: int, given: Mapping[str, object]) -> dict[str, Value]:
        settled = resolve(players, given)
        if mutant.kind == "default":
            return settled if option.key in given else {**settled, option.key: mutant.value}
        if settled[option.key] == mutant.value:
            settled[option.key] = option.default
        return settled

    vars(game)["resolve_options"] = broken
    return lambda: vars(game).pop("resolve_options") and None


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("games", nargs="*", metavar="GAME", help="games to break; all if none")
    options.add_argument("--jobs", type=int, default=os.cpu_count(), metavar="N")
    options.add_argument("--verbose", action="store_true", help="name the scene that notices")
    given = options.parse_args()
    keys = given.games or tangledbank.games()
    wanted = [mutant for key in keys for mutant in mutants(tangledbank.game(key))]
    games = {key: tangledbank.game(key) for key in tangledbank.games()}
    for key in keys:
        if trouble := control(tangledbank.game(key), games):
            print(f"FAIL {trouble}")
            return 1
    with ProcessPoolExecutor(given.jobs) as pool:
        results = pool.map(notice, wanted, chunksize=4)
        shown = watched(results, "mutants", len(wanted))
        noticed = list(zip(wanted, shown, strict=True))
    noticed = [(mutant, title) for mutant, title in noticed if title or not mutant.idle]
    for mutant, title in noticed:
        if not title:
            print(f"SURVIVED {mutant}")
        elif given.verbose:
            print(f"killed   {mutant}: {title}")
    killed = sum(1 for _, title in noticed if title)
    print(f"{len(noticed)} mutants, {killed} killed, {len(noticed) - killed} survived")
    return 0 if killed == len(noticed) else 1


if __name__ == "__main__":
    sys.exit(main())
