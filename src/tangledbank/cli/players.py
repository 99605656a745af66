"""The commands about players: `agents`, `arena`, `review`."""

from __future__ import annotations

import json as plain_json
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

from tangledbank.cli.faults import guarded
from tangledbank.cli.screen import Screen
from tangledbank.cli.usage import speak
from tangledbank.texts import languages

HELP = speak().say
MOST_DEALS = 1_000_000

Lang = Annotated[
    str | None,
    typer.Option(
        "--lang", metavar=HELP("metavar-lang"), help=HELP("help-lang", known=", ".join(languages()))
    ),
]
Games = Annotated[str, typer.Argument(metavar=HELP("metavar-games"), help=HELP("help-arena-games"))]
Agents = Annotated[
    str, typer.Option(metavar=HELP("metavar-agents"), help=HELP("help-arena-agents"))
]
Against = Annotated[str, typer.Option(metavar=HELP("metavar-agent"), help=HELP("help-against"))]
Together = Annotated[bool, typer.Option("--together", help=HELP("help-together"))]
Counts = Annotated[
    str,
    typer.Option(
        "--players", "-p", metavar=HELP("metavar-numbers"), help=HELP("help-arena-players")
    ),
]
Deals = Annotated[
    int,
    typer.Option(
        "-n", metavar=HELP("metavar-number"), min=1, max=MOST_DEALS, help=HELP("help-deals")
    ),
]
First = Annotated[
    int, typer.Option(metavar=HELP("metavar-seed"), min=0, help=HELP("help-first-deal"))
]
Given = Annotated[
    list[str] | None,
    typer.Option("--option", metavar=HELP("metavar-option"), help=HELP("help-option")),
]
Jobs = Annotated[int, typer.Option(metavar=HELP("metavar-number"), min=1, help=HELP("help-jobs"))]
Kept = Annotated[Path | None, typer.Option(metavar=HELP("metavar-file"), help=HELP("help-journal"))]
Fresh = Annotated[bool, typer.Option("--fresh", help=HELP("help-fresh"))]
Rows = Annotated[Path | None, typer.Option(metavar=HELP("metavar-file"), help=HELP("help-rows"))]
Page = Annotated[Path | None, typer.Option(metavar=HELP("metavar-file"), help=HELP("help-write"))]
Json = Annotated[bool, typer.Option("--json", help=HELP("help-json"))]
OneGame = Annotated[
    str | None, typer.Argument(metavar=HELP("metavar-game"), help=HELP("help-agents-game"))
]
Saved = Annotated[str, typer.Argument(metavar=HELP("metavar-record"), help=HELP("help-record"))]
Seat = Annotated[str, typer.Option(metavar=HELP("metavar-agent"), help=HELP("help-review-seat"))]
AsJson = Annotated[
    Path | None,
    typer.Option("--json", metavar=HELP("metavar-file"), help=HELP("help-review-json")),
]
AsPage = Annotated[
    Path | None,
    typer.Option("--html", metavar=HELP("metavar-file"), help=HELP("help-review-html")),
]
Added = Annotated[
    list[str] | None,
    typer.Option("--with", metavar=HELP("metavar-set"), help=HELP("help-with")),
]
Data = Annotated[
    Path | None, typer.Option("--data", metavar=HELP("metavar-file"), help=HELP("help-data"))
]
Command = Callable[..., Callable[[Any], Any]]


def add_commands(command: Command) -> None:
    """Add them to the program; `command` makes a command of a function."""
    add_agents(command)
    add_arena(command)
    add_review(command)


def add_agents(command: Command) -> None:
    @command("agents", "characters")
    @guarded
    def agents(game: OneGame = None, lang: Lang = None) -> None:
        from tangledbank.cli.inputs import find_game
        from tangledbank.cli.listing import list_agents

        texts = speak(lang)
        list_agents(texts, Screen(), find_game(texts, game) if game else None)


def add_review(command: Command) -> None:
    @command("review")
    @guarded
    def review(
        record: Saved = "",
        seat: Seat = "",
        json: AsJson = None,
        html: AsPage = None,
        added: Added = None,
        lang: Lang = None,
        data: Data = None,
    ) -> None:
        from tangledbank.cli import reviewing

        texts = speak(lang)
        game, read, seating = reviewing.find_game(texts, record, data, added or ())
        seats = reviewing.find_seats(texts, seat, read, seating)
        found = reviewing.run(texts, game, read, seats)
        names = reviewing.called(texts, read, seating)
        if json is not None:
            reviewing.write_json(texts, found, names, json)
        if html is not None:
            reviewing.write_page(texts, game, found, names, html)
        reviewing.report(texts, Screen(), found, names)


def add_arena(command: Command) -> None:
    @command("arena")
    @guarded
    def arena(
        game: Games,
        agents: Agents = "steady,steady-0.1",
        against: Against = "",
        together: Together = False,
        players: Counts = "4",
        deals: Deals = 25,
        seed: First = 0,
        option: Given = None,
        jobs: Jobs = 1,
        journal: Kept = None,
        fresh: Fresh = False,
        rows: Rows = None,
        write: Page = None,
        json: Json = False,
        lang: Lang = None,
    ) -> None:
        from tangledbank.agents.contest import Contest
        from tangledbank.cli import arena as work
        from tangledbank.cli import arena_report as told

        texts = speak(lang)
        games = work.read_games(texts, game)
        names = work.read_players(texts, games, agents)
        for rules in games if against else ():
            work.check_player(texts, rules, against)
        counts = tuple(work.read_counts(texts, games, players))
        options = work.settle(texts, games, option or [])
        contest = Contest(counts, tuple(names), deals, seed, against, together, options)
        work.check_contest(texts, contest)
        found = work.run(texts, contest, journal, fresh, jobs)
        events = told.events(told.labelled(found) if together else found)
        if rows is not None:
            told.write_rows(texts, found, rows)
        if write is not None:
            told.write_league(texts, events, write, called_with(sys.argv[1:]))
        if json:
            print(plain_json.dumps(told.plain(events), indent=1))
        else:
            told.report(texts, Screen(), events)


def called_with(words: list[str]) -> str:
    """The command that can be given again, without where its results went."""
    kept = [word for word in words if not word.startswith(("--jobs=", "--journal=", "--write="))]
    for name in ("--jobs", "--journal", "--write"):
        while name in kept:
            place = kept.index(name)
            del kept[place : place + 2]
    return shlex.join(["tangledbank", *kept])
