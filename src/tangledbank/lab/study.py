"""Studies: games to play and measure, read from a TOML file (`docs/howto/study.md`)."""

from __future__ import annotations

import itertools
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import Any, Final

from tangledbank.core.errors import BadOptions
from tangledbank.core.options import Value, spell
from tangledbank.games import KITS
from tangledbank.lab.game_setup import (
    DeckSize,
    SetSource,
    balance_deck,
    check_allowed,
    deck_size,
    prepare_game,
    read_source,
)

MEASURES: Final = ("species", "attacks", "traits", "decisions")
USUAL: Final = MEASURES[:3]
QUICK: Final = 2000  # games per chunk if all agents are random,
SLOW: Final = 40  # and otherwise
MOST: Final = 10_000_000  # games in a study
TOP: Final = {"title", "question", "seed", "deals", "duplicate", "chunk", "measure", "setting"}
OF_SETTING: Final = {
    "name", "game", "players", "agents", "options", "sets", "deck", "keep_deck_size", "deals",
}  # fmt: skip


@dataclass(frozen=True)
class Setting:
    """A game with its deck and options, and the agents at the table."""

    name: str
    game: str
    agents: tuple[str, ...]  # by seat, before rotation
    deals: int
    options: dict[str, Value] = field(default_factory=dict)  # all options, with defaults
    deck: dict[str, int] = field(default_factory=dict)  # cards added or removed, by kind
    sets: tuple[SetSource, ...] = ()
    size: DeckSize = field(default_factory=lambda: DeckSize(0, 0))

    @property
    def seatings(self) -> int:
        """The number of different rotations of the agents."""
        return seatings_of(self.agents)


@dataclass(frozen=True)
class Study:
    """A group of settings that play the same deals."""

    path: Path
    title: str
    question: str
    seed: int
    duplicate: bool
    chunk: int  # games per chunk; 0: a default by agents
    measure: tuple[str, ...]
    settings: tuple[Setting, ...]

    def _repr_html_(self) -> str:
        """Return the settings as an HTML table for notebooks."""
        rows = "".join(
            f"<tr><td>{escape(each.name)}</td><td>{escape(each.game)}</td>"
            f"<td>{escape(', '.join(each.agents))}</td><td>{self.games_of(each):,}</td></tr>"
            for each in self.settings
        )
        head = "<tr><th>setting</th><th>game</th><th>agents</th><th>games</th></tr>"
        title = f"<caption>{escape(self.title)} {escape(self.question)}</caption>"
        return f"<table>{title}<thead>{head}</thead><tbody>{rows}</tbody></table>"

    def games_of(self, setting: Setting) -> int:
        return setting.deals * (setting.seatings if self.duplicate else 1)

    @property
    def games(self) -> int:
        return sum(self.games_of(setting) for setting in self.settings)

    def chunk_of(self, setting: Setting) -> int:
        """Return a setting's games per chunk: whole deals with all their rotations."""
        quick = set(setting.agents) == {"random"}
        size = self.chunk or (QUICK if quick else SLOW)
        per_deal = setting.seatings if self.duplicate else 1
        return max(1, size // per_deal) * per_deal


def rotated(names: Sequence[str], by: int) -> tuple[str, ...]:
    """Return the agents rotated by a number of seats."""
    return tuple(names[(seat - by) % len(names)] for seat in range(len(names)))


def seatings_of(agents: Sequence[str]) -> int:
    """Return the number of different rotations of agents."""
    turns = range(1, len(agents) + 1)
    return next(n for n in turns if rotated(agents, n) == tuple(agents))


def read_study(path: Path, allowed: Sequence[str] = ()) -> Study:
    """Read a study from its file. Only allowed user sets are loaded, because sets are programs."""
    try:
        plain = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadOptions(f"{path}: the study can't be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadOptions(f"{path}: the study is not TOML: {error}") from None
    try:
        return make_study(plain, path, allowed)
    except (ValueError, TypeError) as error:
        raise BadOptions(f"{path}: {error}") from None


def make_study(plain: Mapping[str, Any], path: Path, allowed: Sequence[str] = ()) -> Study:
    refuse_unknown(plain, TOP, "a study")
    rows = plain.get("setting")
    if not isinstance(rows, list) or not rows:
        raise BadOptions("a study needs at least one [[setting]]")
    deals = number(plain, "deals", 100, 1)
    settings = [each for row in rows for each in expand(row, deals, path.parent, allowed)]
    study = Study(
        path=path,
        title=text(plain, "title", path.stem),
        question=text(plain, "question", ""),
        seed=number(plain, "seed", 1, 0),
        duplicate=truth(plain, "duplicate", True),
        chunk=number(plain, "chunk", 0, 0),
        measure=measures(plain.get("measure", USUAL)),
        settings=tuple(settings),
    )
    check_study(study)
    return study


def check_study(study: Study) -> None:
    names = [setting.name for setting in study.settings]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise BadOptions(f"two settings are called {twice[0]!r}: give each setting its own name")
    if study.games > MOST:
        raise BadOptions(f"the study has {study.games:,} games; the maximum is {MOST:,}")
    if study.seed >= 1 << 64:
        raise BadOptions("seed must have at most 64 bits")


# Settings


def expand(row: object, deals: int, folder: Path, allowed: Sequence[str]) -> Iterator[Setting]:
    """Yield a row's settings: one for each game, player count and line-up."""
    if not isinstance(row, dict):
        raise BadOptions(f"a setting must be a table, [[setting]], not {row!r:.60}")
    refuse_unknown(row, OF_SETTING, "a setting")
    if "game" not in row:
        raise BadOptions("every setting needs a game")
    sets = tuple(read_source(folder, name, allowed) for name in texts(row, "sets"))
    games, players = as_list(row["game"]), as_list(row.get("players"))
    line_ups = line_ups_of(row.get("agents", "random"))
    each = list(itertools.product(games, players, line_ups))
    for game, count, line_up in each:
        agents = seats_for(game, count, line_up)
        for name in agents:
            check_allowed(name, allowed)
        name = name_of(row, game, agents, len(each) > 1)
        yield checked_setting({**row, "game": game, "name": name}, agents, deals, sets)


def as_list(given: object) -> list[Any]:
    return given if isinstance(given, list) else [given]


def line_ups_of(given: object) -> list[Any]:
    """Return a list of line-ups from one agent, agents by seat, or a list of such line-ups."""
    if isinstance(given, list) and any(isinstance(each, list) for each in given):
        return given
    return [given]


def seats_for(game: object, players: object, line_up: object) -> tuple[str, ...]:
    """Return an agent for every seat; the last agent named fills the remaining seats."""
    if game not in KITS:
        raise BadOptions(f"there is no game {game!r:.60}; the games are {', '.join(KITS)}")
    names = [line_up] if isinstance(line_up, str) else line_up
    if not isinstance(names, list) or not names or not all(isinstance(n, str) for n in names):
        raise BadOptions(f"agents must be a name or a list of names, not {line_up!r:.60}")
    if players is None:
        players = 4 if len(names) == 1 else len(names)
    if type(players) is not int or not 2 <= players <= 8:
        raise BadOptions(f"players must be a number from 2 to 8, not {players!r:.60}")
    if len(names) > players:
        raise BadOptions(f"there are {len(names)} agents for {players} seats")
    return (*names, *[names[-1]] * (players - len(names)))


def name_of(row: Mapping[str, Any], game: str, agents: Sequence[str], many: bool) -> str:
    given = text(row, "name", "")
    if given and not many:
        return given
    who = agents[0] if len(set(agents)) == 1 else ", ".join(agents)
    full = f"{game}, {len(agents)} players, {who}"
    return f"{given}: {full}" if given else full


def checked_setting(
    row: Mapping[str, Any], agents: tuple[str, ...], deals: int, sets: tuple[SetSource, ...]
) -> Setting:
    """Return a setting after checking its game, options and agents."""
    deck = row.get("deck", {})
    if not isinstance(deck, dict) or not all(type(n) is int for n in deck.values()):
        raise BadOptions('deck must have numbers of cards to add or remove, as in {"horns" = +2}')
    deals = number(row, "deals", deals, 1)
    given = row.get("options", {})
    if not isinstance(given, dict):
        raise BadOptions("options must be a table of keys and values")
    key, keep = row["game"], truth(row, "keep_deck_size", False)
    try:
        deck = balance_deck(key, deck, sets) if keep else deck
        game = prepare_game(key, deck, sets, agents)
        options = game.resolve_options(
            len(agents), {key: plain_value(v) for key, v in given.items()}
        )
        size = deck_size(game, len(agents), options)
        if keep and size.differs:
            raise BadOptions(
                f"the deck can't keep its size of {size.printed} cards with these changes; "
                "name the cards to replace in deck"
            )
    except ValueError as error:
        raise BadOptions(f"setting {row['name']!r}: {error}") from None
    return Setting(row["name"], key, agents, deals, options, deck, sets, size)


def plain_value(value: object) -> object:
    return spell(value) if isinstance(value, bool) else value


# Values


def refuse_unknown(row: Mapping[str, Any], known: set[str], what: str) -> None:
    for key in row:
        if key not in known:
            raise BadOptions(f"{what} has no {key!r:.60}; use {', '.join(sorted(known))}")


def number(row: Mapping[str, Any], key: str, default: int, low: int) -> int:
    value = row.get(key, default)
    if type(value) is not int or value < low:
        raise BadOptions(f"{key} must be a whole number, at least {low}, not {value!r:.60}")
    return value


def truth(row: Mapping[str, Any], key: str, default: bool) -> bool:
    value = row.get(key, default)
    if not isinstance(value, bool):
        raise BadOptions(f"{key} must be true or false, not {value!r:.60}")
    return value


def text(row: Mapping[str, Any], key: str, default: str) -> str:
    value = row.get(key, default)
    if not isinstance(value, str):
        raise BadOptions(f"{key} must be a string, not {value!r:.60}")
    return value


def texts(row: Mapping[str, Any], key: str) -> list[str]:
    value = row.get(key, [])
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        raise BadOptions(f"{key} must be a list of strings, not {value!r:.60}")
    return value


def measures(given: object) -> tuple[str, ...]:
    names = given if isinstance(given, list | tuple) else [given]
    for name in names:
        if name not in MEASURES:
            raise BadOptions(f"{name!r:.60} can't be measured; use {', '.join(MEASURES)}")
    return tuple(name for name in MEASURES if name in names)
