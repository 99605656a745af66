"""Make a setting's game, with user sets and a changed deck."""

from __future__ import annotations

import json
import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import tangledbank
from tangledbank.agents import make_agent
from tangledbank.agents.external_program import is_program
from tangledbank.agents.policy import is_policy
from tangledbank.agents.sharp import STRENGTHS, SharpAgent
from tangledbank.core.errors import BadOptions
from tangledbank.core.game import Game
from tangledbank.core.options import Value
from tangledbank.core.sets import Set
from tangledbank.games import make_game
from tangledbank.games.user_sets import find_set
from tangledbank.lab.decks import balanced, cards_by_kind, change_deck, check_total, has_cards


@dataclass(frozen=True)
class SetSource:
    """A user set: its name, and its source text if it is a file."""

    name: str
    program: str = ""


def read_source(folder: Path, name: str, allowed: Sequence[str]) -> SetSource:
    """Read a set that a study names. The set must be allowed, because it runs as a program."""
    if name not in allowed and Path(name).name not in [Path(each).name for each in allowed]:
        raise BadOptions(f"the study runs the set {name!r:.80}: allow it with --with {name}")
    if not name.endswith(".py"):
        return SetSource(name)
    path = next((Path(n) for n in allowed if Path(n).name == Path(name).name), Path(name))
    found = next((each for each in (folder / name, path) if each.is_file()), None)
    if found is None:
        raise BadOptions(f"there is no file {name!r:.200}, neither beside the study nor here")
    return SetSource(Path(name).name, found.read_text(encoding="utf-8"))


def prepare_game(
    key: str, deck: Mapping[str, int], sets: Sequence[SetSource], agents: Sequence[str] = ()
) -> Game:
    """Make a game with its sets and deck, and check that the agents can play it."""
    with TemporaryDirectory() as place:
        folder = Path(place)
        added = [load(source, folder) for source in sets]
    game = make_changed_game(key, deck, added)
    for name in sorted(set(agents)):
        check_agent(name, game)
    return game


def check_allowed(agent: str, allowed: Sequence[str]) -> None:
    """Raise `BadOptions` if an agent is a program that the user hasn't allowed."""
    if is_program(agent) and not is_policy(agent) and agent not in allowed:
        raise BadOptions(
            f"the study runs the program {agent!r:.80}: allow it with --with {shlex.quote(agent)}"
        )


def check_agent(name: str, game: Game) -> None:
    """Raise `BadOptions` if an agent is unknown or its choices depend on the clock."""
    agent = make_agent(name, game, 0)
    agent.close()
    if isinstance(agent, SharpAgent) and agent.budget.seconds:
        steps = ", ".join(key for key, budget in STRENGTHS.items() if not budget.seconds)
        raise BadOptions(f"{name!r} has a time limit, so its games can't be repeated; use {steps}")


def load(source: SetSource, folder: Path) -> Set:
    if not source.program:
        return find_set(source.name)
    path = folder / source.name
    path.write_text(source.program, encoding="utf-8")
    return find_set(str(path))


def balance_deck(key: str, deck: Mapping[str, int], sets: Sequence[SetSource]) -> dict[str, int]:
    """Return a deck's changes with the replaced cards, so that the deck has its printed size."""
    with TemporaryDirectory() as place:
        of_sets = [cards_by_kind(load(source, Path(place)).facts) for source in sets]
    facts: dict[str, Any] = getattr(tangledbank.game(key), "facts", {})
    added = sum(sum(cards.values()) for cards in of_sets)
    added += sum(more for name, more in deck.items() if any(name in cards for cards in of_sets))
    return balanced(facts, deck, added)


@dataclass(frozen=True)
class DeckSize:
    """The number of cards in a deck before the deal, as changed and as printed."""

    cards: int
    printed: int

    @property
    def differs(self) -> bool:
        return self.cards != self.printed


def deck_size(game: Game, players: int, options: Mapping[str, Value]) -> DeckSize:
    """Return the size of a game's deck, or raise `BadOptions` if it is too small to deal."""
    cards, _ = dealt(game, players, options, deal=False)
    printed, hands = dealt(tangledbank.game(game.key), players, options, deal=True)
    if cards <= hands:
        raise BadOptions(
            f"the deck has {cards} cards, but {players} players are dealt {hands} at the start: "
            "remove fewer cards"
        )
    return DeckSize(cards, printed)


def dealt(game: Game, players: int, options: Mapping[str, Value], *, deal: bool) -> tuple[int, int]:
    """Return the size of the deck, and how many of its cards the first deal takes."""
    known = {option.key for option in game.options}
    s: Any = game.setup(players, {k: v for k, v in options.items() if k in known}, 1)
    if not hasattr(s, "deck"):
        return 1, 0
    cards = len(s.deck)
    if deal:
        s.advance()
    return cards, cards - len(s.deck)


def make_changed_game(key: str, deck: Mapping[str, int], sets: Sequence[Set]) -> Game:
    """Make a game with added sets, and with cards more or fewer of each kind."""
    if not deck:
        return make_game(key, None, sets)
    with TemporaryDirectory() as place:
        return with_deck(key, deck, sets, Path(place))


def with_deck(key: str, deck: Mapping[str, int], sets: Sequence[Set], folder: Path) -> Game:
    """Make a game with a changed deck, from a changed data file and changed sets."""
    facts: dict[str, Any] = getattr(tangledbank.game(key), "facts", {})
    changed = list(sets)
    for name, more in deck.items():
        place = next((i for i, each in enumerate(changed) if has_cards(each.facts, name)), None)
        if place is None:
            facts = change_deck(facts, name, more)
        else:
            rows = change_deck(changed[place].facts, name, more)
            changed[place] = replace(changed[place], facts=rows)
    counted = [cards_by_kind(each) for each in (facts, *(each.facts for each in changed))]
    check_total(sum(sum(cards.values()) for cards in counted))
    path = folder / "data.json"
    path.write_text(json.dumps(facts), encoding="utf-8")
    return make_game(key, path, changed)
