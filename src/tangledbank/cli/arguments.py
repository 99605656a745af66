"""Read and check command-line arguments: games, options, players and files."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import tangledbank
from tangledbank import Game, Record
from tangledbank.agents import Agent, agent_names, is_agent, make_agent
from tangledbank.agents.arena import seat_seed
from tangledbank.cli.errors import USAGE, CommandError
from tangledbank.cli.lists import card_lines
from tangledbank.core.errors import BadData, BadOptions
from tangledbank.core.options import Value, spell
from tangledbank.core.record import MAX_BYTES, BadRecord, read_record
from tangledbank.games.user_sets import find_set
from tangledbank.texts import Texts

MAX_DATA = 4_000_000  # bytes of a card data file


@dataclass(frozen=True)
class GameSetup:
    """A game with its players, options and seed, as given on the command line."""

    game: Game
    players: int
    options: dict[str, Value]
    seed: int | None = None


def find_game(
    texts: Texts, name: str, data: Path | None = None, sets: Sequence[str] | None = None
) -> Game:
    key = game_key(name)
    if not key:
        known = ", ".join(tangledbank.games())
        raise CommandError(texts.say("error-game", key=name, known=known), USAGE)
    return load_game(texts, key, data, sets or ())


def game_key(name: str) -> str:
    """Return the key of a game named by key or title in any case, or "" if it is unknown."""
    wanted = bare(name)
    for key in tangledbank.games():
        if wanted in (bare(key), bare(tangledbank.game(key).title)):
            return key
    return ""


def bare(name: str) -> str:
    """Return a name's letters and digits in lower case."""
    return "".join(filter(str.isalnum, name.casefold()))


def load_game(texts: Texts, key: str, data: Path | None, sets: Sequence[str] = ()) -> Game:
    """Return a game, using the given card data file if any, after checking its data."""
    added = [find_set(name) for name in sets]
    if data is None:
        return tangledbank.game(key, None, added)
    check_size(texts, data, MAX_DATA)
    try:
        game = tangledbank.game(key, data, added)
        list(card_lines(texts.of(game), game.cards()))
    except BadData as error:
        raise CommandError(texts.say("error-data", path=str(data), why=str(error))) from None
    except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError) as error:
        why = f"{type(error).__name__} {error}"
        raise CommandError(texts.say("error-data", path=str(data), why=why)) from None
    return game


def make_setup(
    texts: Texts, game: Game, players: int, given: Sequence[str], seed: int | None = None
) -> GameSetup:
    """Check the players, options and seed, and return the game's set-up."""
    check_players(texts, game, players)
    if seed is not None and not 0 <= seed < 1 << 128:
        raise CommandError(texts.say("error-seed"), USAGE)
    pairs = dict(read_option(texts, game, text) for text in given)
    return GameSetup(game, players, game.resolve_options(players, pairs), seed)


def check_players(texts: Texts, game: Game, players: int) -> None:
    if players not in game.seats:
        low, high = game.seats.start, game.seats.stop - 1
        fault = texts.say("error-players", game=game.title, low=low, high=high, players=players)
        raise CommandError(fault, USAGE)


def read_option(texts: Texts, game: Game, text: str) -> tuple[str, str]:
    key, equals, value = text.partition("=")
    check_option(texts, game, key if equals else text, value)
    return key, value


def check_option(texts: Texts, game: Game, key: str, value: object) -> None:
    """Refuse an unknown option, or a value that the option does not allow."""
    known = {option.key: option for option in game.options}
    if key not in known:
        names = ", ".join(known) or "–"
        raise CommandError(texts.say("error-option", text=key, known=names), USAGE)
    try:
        known[key].read(value)
    except BadOptions:
        allowed = ", ".join(spell(each) for each in known[key].values)
        fault = texts.say("error-option-value", key=key, value=str(value), known=allowed)
        raise CommandError(fault, USAGE) from None


def make_agents(texts: Texts, game: Game, names: Sequence[str], seed: int) -> list[Agent]:
    """Return one agent for each name, starting at the first seat."""
    for name in names:
        if not is_agent(name, game):
            known = ", ".join(agent_names(game))
            fault = texts.say("error-agent", name=name, game=game.title, known=known)
            raise CommandError(fault, USAGE)
    return [make_agent(name, game, seat_seed(seed, seat)) for seat, name in enumerate(names)]


def split_names(texts: Texts, text: str, seats: int, option: str) -> list[str]:
    """Return a name for every seat; the last name fills the remaining seats."""
    names = [name.strip() for name in text.split(",") if name.strip()] or ["random"]
    if len(names) > seats:
        fault = texts.say("error-seats", option=option, names=len(names), seats=seats)
        raise CommandError(fault, USAGE)
    return names + [names[-1]] * (seats - len(names))


def check_size(texts: Texts, path: Path, most: int) -> None:
    """Refuse a file that is missing, unreadable or too large."""
    try:
        size = path.stat().st_size if path.is_file() else -1
    except OSError as error:
        raise CommandError(
            texts.say("error-read", path=str(path), why=str(error.strerror))
        ) from None
    if size < 0:
        known = "error-no-file" if not path.exists() else "error-not-file"
        raise CommandError(texts.say(known, path=str(path)))
    if size > most:
        raise CommandError(texts.say("error-size", path=str(path), size=size, most=most))


def read_text(texts: Texts, path: Path, most: int) -> str:
    check_size(texts, path, most)
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise CommandError(
            texts.say("error-read", path=str(path), why=str(error.strerror))
        ) from None
    except UnicodeDecodeError:
        raise CommandError(texts.say("error-utf8", path=str(path))) from None


def load_record(texts: Texts, path: Path) -> tuple[Record, str]:
    """Return the record in a file, and the file's text."""
    text = read_text(texts, path, MAX_BYTES)
    try:
        return read_record(text), text
    except BadRecord as error:
        raise refused_record(texts, path, error) from None


def refused_record(texts: Texts, path: Path, error: BadRecord) -> CommandError:
    """Return an error that says what is wrong with a record."""
    why = texts.say(f"record-{error.fault}", **error.values)
    return CommandError(texts.say("error-record", path=str(path), why=why))


def check_table(texts: Texts, path: Path, record: Record, game: Game) -> None:
    """Refuse a record whose players or options the game does not allow."""
    try:
        check_players(texts, game, record.players)
        for key, value in record.options.items():
            check_option(texts, game, key, value)
    except CommandError as fault:
        raise CommandError(texts.say("error-record", path=str(path), why=str(fault))) from None
