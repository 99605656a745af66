"""A kit: one declaration that names everything that belongs to a game, and imports none of it.

Rules, sentences, the terminal, players and the server each have their part in a game. A kit gives
the places of these parts as `module:attribute`, so that a lower layer can name an upper one. A part
is imported when it is first used: loading the rules of a game loads nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from importlib import import_module
from typing import Any, TypeVar

T = TypeVar("T")


@dataclass(frozen=True)
class Kit:
    """The parts of one game; what it does not name is as for any game."""

    key: str
    rules: str = ""  # its Game
    state: str = ""  # the class of its tables, by which players without a match know the game

    # Words
    texts: str = "tangledbank.texts.game_texts:GameTexts"
    catalogues: tuple[str, ...] = ()  # of its sentences; the later one wins
    log: str = "tangledbank.presentation.log.base:LogWriter"
    previews: str = "tangledbank.presentation.previews.base:Previews"

    # The terminal
    terminal_table: str = "tangledbank.cli.display.base:TableDisplay"
    terminal_menu: str = "tangledbank.cli.menus.base:MoveMenu"

    # Players
    evaluators: str = "tangledbank.agents.factories.base:EvaluatorFactory"
    forecast: str = "tangledbank.agents.forecast:NO_EVENTS"
    steady_v01: str = ""  # the frozen player of version 0.1, if the game had one

    # The server
    minutes: tuple[int, int] = (0, 0)  # of a game with the fewest and with the most players
    open_prompts: frozenset[str] = frozenset()  # whose options follow from public information

    # Checks
    audit: str = "tangledbank.audit.event_audit:EventAudit"
    reveals: frozenset[str] = frozenset()  # events that tell a seat something new in its own move
    unused_events: frozenset[str] = frozenset()  # of its vocabulary, told only in larger games
    tag: str = ""  # with which its rulebook is cited

    @property
    def folder(self) -> str:
        """The folder of its rules in `games`."""
        return self.rules.removeprefix(f"{__package__}.").partition(".")[0]

    def places(self) -> Iterator[tuple[str, str]]:
        """Every part that is a place, by its name."""
        for field in fields(self):
            value = getattr(self, field.name)
            if isinstance(value, str) and ":" in value:
                yield field.name, value


def load(place: str) -> Any:
    """Return what is at `module:attribute`."""
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)


def load_class(place: str, base: type[T]) -> type[T]:
    """Return the class at `module:attribute`, which has to be a subclass of `base`."""
    found = load(place)
    if not (isinstance(found, type) and issubclass(found, base)):
        raise TypeError(f"{place} is not a subclass of {base.__name__}: correct the game's kit")
    return found
