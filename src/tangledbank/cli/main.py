"""The command line."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, ParamSpec

import typer

import tangledbank
from tangledbank import _compat
from tangledbank.cli import network, players
from tangledbank.cli.faults import INTERRUPTED, USAGE, Fault, drain, guarded
from tangledbank.cli.laboratory import lab
from tangledbank.cli.screen import Screen
from tangledbank.cli.usage import Commands, Words, speak
from tangledbank.texts import Texts, languages

HELP = speak().say
P = ParamSpec("P")

app = typer.Typer(
    name="tangledbank",
    cls=Commands,
    options_metavar=HELP("metavar-options"),
    subcommand_metavar=HELP("metavar-command"),
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 88},
    help=HELP("about") + "\n\n\b\n" + HELP("about-examples"),
)

MOST_GAMES = 1_000_000
READING = 0.6  # seconds for each line of a game that somebody watches

GameName = Annotated[str, typer.Argument(metavar=HELP("metavar-game"), help=HELP("help-game"))]
Lang = Annotated[
    str | None,
    typer.Option(
        "--lang", metavar=HELP("metavar-lang"), help=HELP("help-lang", known=", ".join(languages()))
    ),
]
Given = Annotated[
    list[str] | None,
    typer.Option("--option", metavar=HELP("metavar-option"), help=HELP("help-option")),
]
Data = Annotated[
    Path | None, typer.Option("--data", metavar=HELP("metavar-file"), help=HELP("help-data"))
]
Added = Annotated[
    list[str] | None,
    typer.Option("--with", metavar=HELP("metavar-set"), help=HELP("help-with")),
]
Seed = Annotated[
    int | None, typer.Option("--seed", metavar=HELP("metavar-seed"), help=HELP("help-seed"))
]
Save = Annotated[
    Path | None, typer.Option("--save", metavar=HELP("metavar-file"), help=HELP("help-save"))
]
Json = Annotated[bool, typer.Option("--json", help=HELP("help-json"))]
Plain = Annotated[bool, typer.Option("--plain", help=HELP("help-plain"))]
Players = Annotated[
    int, typer.Option("--players", "-p", metavar=HELP("metavar-number"), help=HELP("help-players"))
]


def help_of(name: str) -> str:
    """What a command does, and examples that can be copied."""
    return HELP(f"help-{name}") + "\n\n\b\n" + HELP(f"help-{name}.examples")


def command(name: str, about: str = "") -> Callable[[Callable[P, None]], Callable[P, None]]:
    """Add a command whose help is in the catalogues, under its own name or another."""
    metavar = HELP("metavar-options")
    return app.command(name, cls=Words, help=help_of(about or name), options_metavar=metavar)


def show_version(asked: bool) -> None:
    if asked:
        typer.echo(f"tangledbank {tangledbank.__version__}, {_compat.build_info()}")
        raise typer.Exit


@app.callback()
@guarded
def root(
    version: Annotated[
        bool,
        typer.Option("--version", is_eager=True, callback=show_version, help=HELP("help-version")),
    ] = False,
    lang: Lang = None,
) -> None:
    speak(lang)


@command("games")
@guarded
def games(lang: Lang = None) -> None:
    from tangledbank.cli.listing import list_games

    list_games(speak(lang), Screen())


@command("cards")
@guarded
def cards(
    game: GameName,
    added: Added = None,
    json: Json = False,
    lang: Lang = None,
    data: Data = None,
) -> None:
    from tangledbank.cli.inputs import find_game
    from tangledbank.cli.listing import list_cards

    texts = speak(lang)
    list_cards(texts, find_game(texts, game, data, added), Screen(), json)


@command("simulate")
@guarded
def simulate(
    game: GameName,
    count: Annotated[
        int,
        typer.Option(
            "-n", metavar=HELP("metavar-number"), min=1, max=MOST_GAMES, help=HELP("help-count")
        ),
    ] = 100,
    players: Players = 4,
    added: Added = None,
    agents: Annotated[
        str, typer.Option(metavar=HELP("metavar-agents"), help=HELP("help-agents"))
    ] = "random",
    seed: Seed = None,
    option: Given = None,
    json: Json = False,
    jobs: Annotated[
        int, typer.Option(metavar=HELP("metavar-number"), min=1, help=HELP("help-jobs"))
    ] = 1,
    lang: Lang = None,
    data: Data = None,
) -> None:
    from tangledbank.cli import simulate as work
    from tangledbank.cli.inputs import find_game, make_agents, make_setup, split_names

    texts = speak(lang)
    rules = find_game(texts, game, data, added)
    setup = make_setup(texts, rules, players, option or [], seed or 0)
    names = split_names(texts, agents, players, "--agents")
    make_agents(texts, setup.game, names, 0)
    todo = work.batches(setup, count, names, data, added or ())
    work.report(texts, Screen(), work.simulate(texts, setup, todo, jobs), json)


@command("replay")
@guarded
def replay(
    record: Annotated[
        str, typer.Argument(metavar=HELP("metavar-record"), help=HELP("help-record"))
    ] = "",
    log: Annotated[bool, typer.Option("--log", help=HELP("help-log"))] = False,
    added: Added = None,
    plain: Plain = False,
    lang: Lang = None,
    data: Data = None,
) -> None:
    from tangledbank.cli import replaying
    from tangledbank.cli.saves import find_saved, load
    from tangledbank.cli.session import names_of

    texts = speak(lang)
    path = find_saved(texts, record, unfinished=False)
    read, seating = load(texts, path)
    rules = replaying.find_rules(texts, path, read, data, added or ())
    match, steps = replaying.play_again(texts, path, read, rules)
    names = names_of(texts, seating)
    replaying.show_replay(texts, match, steps, Screen(plain), names, log)


@command("scene")
@guarded
def scene(
    files: Annotated[
        list[Path], typer.Argument(metavar=HELP("metavar-file"), help=HELP("help-scenes"))
    ],
    added: Added = None,
) -> None:
    from tangledbank.cli.scenes import run_files

    passed, failed = run_files(files, added or (), typer.echo)
    typer.echo(f"{passed} passed, {failed} failed")
    raise typer.Exit(1 if failed else 0)


@command("play")
@guarded
def play(
    ctx: typer.Context,
    game: GameName = "evolution",
    players: Players = 4,
    bots: Annotated[str, typer.Option(metavar=HELP("metavar-agents"), help=HELP("help-bots"))] = "",
    added: Added = None,
    people: Annotated[
        str, typer.Option(metavar=HELP("metavar-people"), help=HELP("help-people"))
    ] = "",
    seed: Seed = None,
    option: Given = None,
    save: Save = None,
    resume: Annotated[
        str | None, typer.Option(metavar=HELP("metavar-saved"), help=HELP("help-resume"))
    ] = None,
    plain: Plain = False,
    uncovered: Annotated[bool, typer.Option("--uncovered", help=HELP("help-uncovered"))] = False,
    lang: Lang = None,
    data: Data = None,
) -> None:
    from tangledbank.cli.inputs import find_game, make_setup
    from tangledbank.cli.saves import find_saved
    from tangledbank.cli.starting import (
        open_table,
        play_table,
        read_people,
        refuse_other_game,
        resume_table,
    )

    texts = speak(lang)
    screen = Screen(plain, not uncovered)
    if resume is not None:
        refuse_settled(texts, ctx)
        named = was_given(ctx, "game")
        path = find_saved(texts, resume or (game if named else ""), unfinished=True)
        table = resume_table(texts, path, save, bots, screen, (data, added or ()))
        if named:
            refuse_other_game(texts, path, table, game)
        play_table(texts, table, screen, False)
        return
    rules = find_game(texts, game, data, added)
    setup = make_setup(texts, rules, players, option or [], seed)
    names = read_people(texts, people, players)
    play_table(texts, open_table(texts, setup, names, bots, screen, save), screen, True)


def was_given(ctx: typer.Context, name: str) -> bool:
    """Whether a value stands on the command line; otherwise it is the default."""
    source = ctx.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"


SETTLED = ("players", "people", "seed", "option")


def refuse_settled(texts: Texts, ctx: typer.Context) -> None:
    """A saved game has its players, shuffle and options: others cannot be given."""
    given = [f"--{name}" for name in SETTLED if was_given(ctx, name)]
    if given:
        raise Fault(texts.say("error-resume", options=", ".join(given)), USAGE)


@command("lesson")
@guarded
def lesson(
    game: Annotated[
        str, typer.Argument(metavar=HELP("metavar-game"), help=HELP("help-lesson-game"))
    ] = "",
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    from tangledbank.cli.learning import list_lessons, play_lesson

    texts = speak(lang)
    if game:
        play_lesson(texts, game, Screen(plain))
    else:
        list_lessons(texts, Screen())


@command("saves")
@guarded
def saves(lang: Lang = None) -> None:
    from tangledbank.cli.listing import list_saves

    list_saves(speak(lang), Screen())


@command("watch")
@guarded
def watch(
    game: GameName = "evolution",
    players: Players = 4,
    bots: Annotated[
        str, typer.Option(metavar=HELP("metavar-agents"), help=HELP("help-watch-bots"))
    ] = "",
    added: Added = None,
    seed: Seed = None,
    option: Given = None,
    save: Save = None,
    pace: Annotated[
        float | None,
        typer.Option(metavar=HELP("metavar-seconds"), min=0, max=60, help=HELP("help-pace")),
    ] = None,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    from tangledbank.cli.inputs import find_game, make_setup
    from tangledbank.cli.starting import watch_table

    texts = speak(lang)
    rules = find_game(texts, game, None, added)
    setup = make_setup(texts, rules, players, option or [], seed)
    screen = Screen(plain)
    if pace is None:
        pace = READING if screen.seen else 0.0
    watch_table(texts, setup, bots, screen, save, pace)


@command("bench")
@guarded
def bench(json: Json = False) -> None:
    from tangledbank.cli.bench import run

    run(json)


players.add_commands(command)
network.add_commands(command)
app.add_typer(lab)


def open_streams() -> None:
    """Streams that are closed read and write nothing; what cannot be printed is replaced."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def main() -> None:
    open_streams()
    sys.exit(drain(run()))


def run() -> int:
    """Run the command that was given; its exit code."""
    try:
        guarded(app)(prog_name="tangledbank")
    except typer.Exit as left:
        return left.exit_code
    except SystemExit as left:
        return left.code if isinstance(left.code, int) else 0
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


if __name__ == "__main__":
    main()
