"""`tangledbank play` and `watch`: a new game, a saved game, or a game among bots."""

from __future__ import annotations

import contextlib
import secrets
import signal
from collections.abc import Iterator, Sequence
from pathlib import Path

from tangledbank import Match, Record
from tangledbank.agents import agent_names
from tangledbank.agents.external_program import is_program
from tangledbank.cli.arguments import GameSetup, game_key, make_agents, split_names
from tangledbank.cli.errors import USAGE, CommandError
from tangledbank.cli.human_player import PlayerLeft
from tangledbank.cli.replay import find_rules, play_again
from tangledbank.cli.saved_games import YOU, Seating, load, make_room
from tangledbank.cli.terminal import Terminal
from tangledbank.cli.terminal_session import SpectatorSession, TerminalSession
from tangledbank.texts import Texts

LONGEST_NAME = 20
PAGE = 20  # lines that the first table may take
LATELY = 8  # events repeated when a game is resumed


def best_bot(setup: GameSetup) -> str:
    return "steady" if "steady" in agent_names(setup.game) else "random"


def new_match(setup: GameSetup) -> Match:
    game = setup.game
    seed = secrets.randbits(128) if setup.seed is None else setup.seed
    return Match(game, Record.of(game, setup.players, setup.options, seed))


def open_table(
    texts: Texts,
    setup: GameSetup,
    people: list[str],
    bots: str,
    terminal: Terminal,
    path: Path | None,
) -> TerminalSession:
    """Start a new game with people at the first seats and bots at the rest."""
    if path is not None:
        make_room(texts, path)
    left = setup.players - len(people)
    others = split_names(texts, bots or best_bot(setup), left, "--bots") if bots or left else []
    seating = Seating([YOU] * len(people) + others, people + [""] * left)
    return TerminalSession(texts, new_match(setup), seating, terminal, path)


def read_people(texts: Texts, text: str, players: int) -> list[str]:
    """Read `--people`, which gives names or a number; the default is one person."""
    names = [name.strip()[:LONGEST_NAME] for name in text.split(",") if name.strip()]
    if len(names) == 1 and names[0].isdecimal():
        names = [""] * int(names[0][:3])
    if not text:
        names = [""]
    if not 1 <= len(names) <= players or not all(name.isprintable() for name in names):
        raise CommandError(texts.say("error-people", people=text, players=players), USAGE)
    return names


def resume_table(
    texts: Texts,
    saved: Path,
    path: Path | None,
    bots: str,
    terminal: Terminal,
    *,
    data: Path | None,
    sets: Sequence[str],
) -> TerminalSession:
    """Resume a saved game with the command line's card data file and sets."""
    if path is not None:
        make_room(texts, path)
    record, seating = load(texts, saved)
    game = find_rules(texts, saved, record, data, sets)
    match, _ = play_again(texts, saved, record, game)
    setup = GameSetup(game, record.players, record.options)
    if not seating.players:
        seating = Seating([YOU, *[best_bot(setup)] * (record.players - 1)])
    seating.players = seat_bots(texts, saved, seating, bots)
    session = TerminalSession(texts, match, seating, terminal, path or saved)
    for human in session.humans.values():
        human.skip(LATELY)
    return session


def refuse_other_game(texts: Texts, saved: Path, session: TerminalSession, wanted: str) -> None:
    """Refuse a saved game that differs from the game named on the command line."""
    key = session.match.game.key
    if game_key(wanted) != key:
        why = texts.say("record-game", game=key, wanted=wanted)
        raise CommandError(texts.say("error-record", path=str(saved), why=why), USAGE)


def seat_bots(texts: Texts, saved: Path, seating: Seating, bots: str) -> list[str]:
    """Return the players of a resumed game.

    A saved file never starts a program: its programs must be named again with `--bots`.
    """
    program = next((name for name in seating.players if is_program(name)), "")
    if program and not bots:
        raise CommandError(texts.say("error-program", path=str(saved), program=program), USAGE)
    if not bots:
        return seating.players
    others = iter(split_names(texts, bots, len(seating.bots), "--bots"))
    return [name if name == YOU else next(others) for name in seating.players]


def play_table(texts: Texts, session: TerminalSession, terminal: Terminal, new: bool) -> None:
    seed = session.match.record.seed
    bots = session.seating.bots
    seats = range(session.match.record.players)
    names = [bots.get(seat, "random") for seat in seats]
    agents = make_agents(texts, session.match.game, names, seed)
    try:
        if new:
            welcome(texts, session, terminal)
    except EOFError:  # nothing to save yet
        return
    with leaving_when_told():
        session.run({seat: agents[seat] for seat in bots})


@contextlib.contextmanager
def leaving_when_told() -> Iterator[None]:
    """Treat SIGHUP and SIGTERM as the player leaving, so that the game is saved."""

    def leave(number: int, frame: object) -> None:
        for name in kept:
            signal.signal(getattr(signal, name), signal.SIG_IGN)
        raise PlayerLeft

    kept = {}
    with contextlib.suppress(ValueError):  # not in the main thread
        for name in ("SIGHUP", "SIGTERM"):
            if hasattr(signal, name):
                kept[name] = signal.signal(getattr(signal, name), leave)
    try:
        yield
    finally:
        for name, handler in kept.items():
            signal.signal(getattr(signal, name), handler)


def welcome(texts: Texts, session: TerminalSession, terminal: Terminal) -> None:
    """Introduce the game; in a small window, wait until the player has read it."""
    style = session.display.style
    words = texts.of(session.match.game)
    titles = words.titles()
    card = next(iter([*titles[len(words.topics) :], *titles]), "…")
    hint = texts.say("play-hint", card=card.upper())
    lines = [style.rule(session.match.game.title)]
    for part in (*words.intro(session.match.record.options).splitlines(), hint):
        lines += style.hang("  ", part) or [""]
    terminal.say(*lines, "")
    if terminal.typed and terminal.rows < len(lines) + PAGE:
        terminal.ask(texts.say("play-begin") + " ")


def watch_table(
    texts: Texts, setup: GameSetup, bots: str, terminal: Terminal, path: Path | None, pace: float
) -> None:
    if path is not None:
        make_room(texts, path)
    names = split_names(texts, bots or best_bot(setup), setup.players, "--bots")
    match = new_match(setup)
    session = SpectatorSession(texts, match, Seating(names), terminal, path)
    session.pace = pace
    agents = make_agents(texts, setup.game, names, match.record.seed)
    session.run(dict(enumerate(agents)))
