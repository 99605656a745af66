"""A kit: one declaration that names every part of a game and imports none of them.

Rules, texts, the terminal, agents and the server each have a part in a game. A kit names these
parts as `module:attribute`, so that a lower layer can name an upper one. Parts are imported on
first use: loading a game's rules loads nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from importlib import import_module
from typing import Any, TypeVar

T = TypeVar("T")


@dataclass(frozen=True)
class Kit:
    """The parts of one game. Parts that a kit does not name are the general ones."""

    key: str
    rules: str = ""  # the Game class
    state: str = ""  # the State class, by which agents recognize the game

    # Texts
    texts: str = "tangledbank.texts.game_texts:GameTexts"
    catalogues: tuple[str, ...] = ()  # names of catalogues; later ones override earlier ones
    log: str = "tangledbank.presentation.log.base:LogWriter"
    previews: str = "tangledbank.presentation.previews.base:Previews"

    # The terminal
    terminal_table: str = "tangledbank.cli.display.base:TableDisplay"
    terminal_menu: str = "tangledbank.cli.menus.base:MoveMenu"

    # Agents
    evaluators: str = "tangledbank.agents.factories.base:EvaluatorFactory"
    forecast: str = "tangledbank.agents.forecast:NO_EVENTS"
    steady_v01: str = ""  # the frozen agent of version 0.1, if it supported the game

    # The server
    minutes: tuple[int, int] = (0, 0)  # playing time with the fewest and the most players
    open_prompts: frozenset[str] = frozenset()  # their options follow from public information

    # Checks
    audit: str = "tangledbank.audit.event_audit:EventAudit"
    reveals: frozenset[str] = frozenset()  # events that tell a seat something in its own move
    unused_events: frozenset[str] = frozenset()  # declared events that this game never reports
    tag: str = ""  # the tag of its rulebook in citations

    @property
    def folder(self) -> str:
        """The folder in `games` that holds the game's rules."""
        return self.rules.removeprefix(f"{__package__}.").partition(".")[0]

    def places(self) -> Iterator[tuple[str, str]]:
        """Yield the name and `module:attribute` of every part."""
        for field in fields(self):
            value = getattr(self, field.name)
            if isinstance(value, str) and ":" in value:
                yield field.name, value


def load(place: str) -> Any:
    """Import and return `module:attribute`."""
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)


def load_class(place: str, base: type[T]) -> type[T]:
    """Import and return a class; raise TypeError if it is not a subclass of `base`."""
    found = load(place)
    if not (isinstance(found, type) and issubclass(found, base)):
        raise TypeError(f"{place} is not a subclass of {base.__name__}: correct the game's kit")
    return found
