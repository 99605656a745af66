"""The commands `agents`, `arena` and `review`."""

from __future__ import annotations

import json as plain_json
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from tangledbank.cli import options
from tangledbank.cli.errors import handle_errors
from tangledbank.cli.localized_click import texts_for
from tangledbank.cli.terminal import Terminal

HELP = texts_for().say
MOST_DEALS = 1_000_000
FILE = HELP("metavar-file")

Command = Callable[..., Callable[[Any], Any]]


def add_commands(command: Command) -> None:
    """Add the commands; `command(name)` is the decorator that registers one."""
    add_agents(command)
    add_arena(command)
    add_review(command)


def add_agents(command: Command) -> None:
    @command("agents", "characters")
    @click.argument(
        "game", default=None, metavar=HELP("metavar-game"), help=HELP("help-agents-game")
    )
    @options.lang
    @handle_errors
    def agents(game: str | None, lang: str | None) -> None:
        from tangledbank.cli.arguments import find_game
        from tangledbank.cli.lists import list_agents

        texts = texts_for(lang)
        list_agents(texts, Terminal(), find_game(texts, game) if game else None)


def add_review(command: Command) -> None:
    @command("review")
    @options.record
    @click.option(
        "--seat", default="", metavar=HELP("metavar-agent"), help=HELP("help-review-seat")
    )
    @click.option("--json", type=options.FILE, metavar=FILE, help=HELP("help-review-json"))
    @click.option("--html", type=options.FILE, metavar=FILE, help=HELP("help-review-html"))
    @options.added
    @options.lang
    @options.data
    @handle_errors
    def review(
        record: str,
        seat: str,
        json: Path | None,
        html: Path | None,
        added: tuple[str, ...],
        lang: str | None,
        data: Path | None,
    ) -> None:
        from tangledbank.cli import review as work

        texts = texts_for(lang)
        game, read, seating = work.find_game(texts, record, data, added)
        seats = work.find_seats(texts, seat, read, seating)
        found = work.run(texts, game, read, seats)
        names = work.called(texts, read, seating)
        if json is not None:
            work.write_json(texts, found, names, json)
        if html is not None:
            work.write_page(texts, game, found, names, html)
        work.report(texts, Terminal(), found, names)


def who_plays(work: Callable[..., None]) -> Callable[..., None]:
    """Add the arguments that select a contest's games and players."""
    return options.together(
        work,
        click.argument("game", metavar=HELP("metavar-games"), help=HELP("help-arena-games")),
        click.option(
            "--agents",
            default="steady,steady-0.1",
            metavar=HELP("metavar-agents"),
            help=HELP("help-arena-agents"),
        ),
        click.option(
            "--against", default="", metavar=HELP("metavar-agent"), help=HELP("help-against")
        ),
        click.option("--together", is_flag=True, help=HELP("help-together")),
        click.option(
            "--players",
            "-p",
            default="4",
            metavar=HELP("metavar-numbers"),
            help=HELP("help-arena-players"),
        ),
    )


def which_deals(work: Callable[..., None]) -> Callable[..., None]:
    """Add the options that select a contest's deals."""
    return options.together(
        work,
        click.option(
            "-n",
            "deals",
            type=click.IntRange(1, MOST_DEALS),
            default=25,
            metavar=HELP("metavar-number"),
            help=HELP("help-deals"),
        ),
        click.option(
            "--seed",
            type=click.IntRange(min=0),
            default=0,
            metavar=HELP("metavar-seed"),
            help=HELP("help-first-deal"),
        ),
    )


def add_arena(command: Command) -> None:
    @command("arena")
    @who_plays
    @which_deals
    @options.option
    @options.jobs
    @click.option("--journal", type=options.FILE, metavar=FILE, help=HELP("help-journal"))
    @click.option("--fresh", is_flag=True, help=HELP("help-fresh"))
    @click.option("--rows", type=options.FILE, metavar=FILE, help=HELP("help-rows"))
    @click.option("--write", type=options.FILE, metavar=FILE, help=HELP("help-write"))
    @options.json
    @options.lang
    @handle_errors
    def arena(
        game: str,
        agents: str,
        against: str,
        together: bool,
        players: str,
        deals: int,
        seed: int,
        option: tuple[str, ...],
        jobs: int,
        journal: Path | None,
        fresh: bool,
        rows: Path | None,
        write: Path | None,
        json: bool,
        lang: str | None,
    ) -> None:
        from tangledbank.agents.contest import Contest
        from tangledbank.cli import arena as work
        from tangledbank.cli import arena_report as results

        texts = texts_for(lang)
        games = work.read_games(texts, game)
        names = work.read_players(texts, games, agents)
        for rules in games if against else ():
            work.check_player(texts, rules, against)
        counts = tuple(work.read_counts(texts, games, players))
        options = work.settle(texts, games, option)
        contest = Contest(counts, tuple(names), deals, seed, against, together, options)
        work.check_contest(texts, contest)
        found = work.run(texts, contest, journal, fresh, jobs)
        events = results.events(results.labelled(found) if together else found)
        if rows is not None:
            results.write_rows(texts, found, rows)
        if write is not None:
            results.write_league(texts, events, write, called_with(sys.argv[1:]))
        if json:
            print(plain_json.dumps(results.plain(events), indent=1))
        else:
            results.report(texts, Terminal(), events)


def called_with(words: list[str]) -> str:
    """Return the command line that repeats a contest, without its output options."""
    kept = [word for word in words if not word.startswith(("--jobs=", "--journal=", "--write="))]
    for name in ("--jobs", "--journal", "--write"):
        while name in kept:
            place = kept.index(name)
            del kept[place : place + 2]
    return shlex.join(["tangledbank", *kept])
