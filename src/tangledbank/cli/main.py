"""The command-line program, and its commands for playing."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
from click.exceptions import Exit

import tangledbank
from tangledbank import _compat
from tangledbank.cli import agent_commands, network_commands, options
from tangledbank.cli.benchmark_commands import benchmark
from tangledbank.cli.errors import INTERRUPTED, USAGE, CommandError, flush_output, handle_errors
from tangledbank.cli.lab_commands import lab
from tangledbank.cli.localized_click import LocalizedCommand, LocalizedGroup, texts_for
from tangledbank.cli.server_commands import server
from tangledbank.cli.terminal import Terminal
from tangledbank.texts import Texts

HELP = texts_for().say
MOST_GAMES = 1_000_000
READING = 0.6  # seconds to read one line of a watched game


def show_version(ctx: click.Context, param: click.Parameter, asked: bool) -> None:
    if asked:
        click.echo(f"tangledbank {tangledbank.__version__}, {_compat.build_info()}")
        ctx.exit()


@click.group(
    "tangledbank",
    cls=LocalizedGroup,
    options_metavar=HELP("metavar-options"),
    subcommand_metavar=HELP("metavar-command"),
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 88},
    help=HELP("about") + "\n\n\b\n" + HELP("about-examples"),
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=show_version,
    help=HELP("help-version"),
)
@options.lang
@handle_errors
def app(lang: str | None) -> None:
    texts_for(lang)


def help_of(name: str) -> str:
    """Return a command's help text, followed by examples to copy."""
    return HELP(f"help-{name}") + "\n\n\b\n" + HELP(f"help-{name}.examples")


def command(name: str, about: str = "") -> Callable[[Callable[..., Any]], click.Command]:
    """Add a command; its help is the catalogue message for its name or for `about`."""
    metavar = HELP("metavar-options")
    return app.command(
        name, cls=LocalizedCommand, help=help_of(about or name), options_metavar=metavar
    )


@command("games")
@options.lang
@handle_errors
def games(lang: str | None) -> None:
    from tangledbank.cli.lists import list_games

    list_games(texts_for(lang), Terminal())


@command("cards")
@options.game
@options.added
@options.json
@options.lang
@options.data
@handle_errors
def cards(
    game: str, added: tuple[str, ...], json: bool, lang: str | None, data: Path | None
) -> None:
    from tangledbank.cli.arguments import find_game
    from tangledbank.cli.lists import list_cards

    texts = texts_for(lang)
    list_cards(texts, find_game(texts, game, data, added), Terminal(), json)


@command("simulate")
@options.game
@click.option(
    "-n",
    "count",
    type=click.IntRange(1, MOST_GAMES),
    default=100,
    metavar=HELP("metavar-number"),
    help=HELP("help-count"),
)
@options.players
@options.added
@click.option(
    "--agents", default="random", metavar=HELP("metavar-agents"), help=HELP("help-agents")
)
@options.seed
@options.option
@options.json
@options.jobs
@options.lang
@options.data
@handle_errors
def simulate(
    game: str,
    count: int,
    players: int,
    added: tuple[str, ...],
    agents: str,
    seed: int | None,
    option: tuple[str, ...],
    json: bool,
    jobs: int,
    lang: str | None,
    data: Path | None,
) -> None:
    from tangledbank.cli import simulate as work
    from tangledbank.cli.arguments import find_game, make_agents, make_setup, split_names

    texts = texts_for(lang)
    rules = find_game(texts, game, data, added)
    setup = make_setup(texts, rules, players, option, seed or 0)
    names = split_names(texts, agents, players, "--agents")
    make_agents(texts, setup.game, names, 0)
    todo = work.batches(setup, count, names, data, added)
    work.report(texts, Terminal(), work.simulate(texts, setup, todo, jobs), json)


@command("replay")
@options.record
@click.option("--log", is_flag=True, help=HELP("help-log"))
@options.added
@options.plain
@options.lang
@options.data
@handle_errors
def replay(
    record: str,
    log: bool,
    added: tuple[str, ...],
    plain: bool,
    lang: str | None,
    data: Path | None,
) -> None:
    from tangledbank.cli import replay as work
    from tangledbank.cli.saved_games import find_saved, load
    from tangledbank.cli.terminal_session import names_of

    texts = texts_for(lang)
    path = find_saved(texts, record, unfinished=False)
    read, seating = load(texts, path)
    rules = work.find_rules(texts, path, read, data, added)
    match, steps = work.play_again(texts, path, read, rules)
    names = names_of(texts, seating)
    work.show_replay(texts, match, steps, Terminal(plain), names, log)


@command("scene")
@click.argument(
    "files",
    type=options.FILE,
    nargs=-1,
    required=True,
    metavar=HELP("metavar-file"),
    help=HELP("help-scenes"),
)
@options.added
@handle_errors
def scene(files: tuple[Path, ...], added: tuple[str, ...]) -> None:
    from tangledbank.cli.scene import run_files

    passed, failed = run_files(files, added, click.echo)
    click.echo(f"{passed} passed, {failed} failed")
    raise Exit(1 if failed else 0)


@command("play")
@options.any_game
@options.players
@click.option("--bots", default="", metavar=HELP("metavar-agents"), help=HELP("help-bots"))
@options.added
@click.option("--people", default="", metavar=HELP("metavar-people"), help=HELP("help-people"))
@options.seed
@options.option
@options.save
@click.option("--resume", metavar=HELP("metavar-saved"), help=HELP("help-resume"))
@options.plain
@click.option("--uncovered", is_flag=True, help=HELP("help-uncovered"))
@options.lang
@options.data
@click.pass_context
@handle_errors
def play(
    ctx: click.Context,
    game: str,
    players: int,
    bots: str,
    added: tuple[str, ...],
    people: str,
    seed: int | None,
    option: tuple[str, ...],
    save: Path | None,
    resume: str | None,
    plain: bool,
    uncovered: bool,
    lang: str | None,
    data: Path | None,
) -> None:
    from tangledbank.cli.arguments import find_game, make_setup
    from tangledbank.cli.play import (
        open_table,
        play_table,
        read_people,
        refuse_other_game,
        resume_table,
    )
    from tangledbank.cli.saved_games import find_saved

    texts = texts_for(lang)
    terminal = Terminal(plain, not uncovered)
    if resume is not None:
        refuse_settled(texts, ctx)
        named = was_given(ctx, "game")
        path = find_saved(texts, resume or (game if named else ""), unfinished=True)
        table = resume_table(texts, path, save, bots, terminal, data=data, sets=added)
        if named:
            refuse_other_game(texts, path, table, game)
        play_table(texts, table, terminal, False)
        return
    rules = find_game(texts, game, data, added)
    setup = make_setup(texts, rules, players, option, seed)
    names = read_people(texts, people, players)
    play_table(texts, open_table(texts, setup, names, bots, terminal, save), terminal, True)


def was_given(ctx: click.Context, name: str) -> bool:
    """Return whether a parameter was given on the command line rather than by default."""
    source = ctx.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"


SETTLED = ("players", "people", "seed", "option")


def refuse_settled(texts: Texts, ctx: click.Context) -> None:
    """Refuse options that a saved game has already settled."""
    given = [f"--{name}" for name in SETTLED if was_given(ctx, name)]
    if given:
        raise CommandError(texts.say("error-resume", options=", ".join(given)), USAGE)


@command("lesson")
@click.argument("game", default="", metavar=HELP("metavar-game"), help=HELP("help-lesson-game"))
@options.plain
@options.lang
@handle_errors
def lesson(game: str, plain: bool, lang: str | None) -> None:
    from tangledbank.cli.lesson import list_lessons, play_lesson

    texts = texts_for(lang)
    if game:
        play_lesson(texts, game, Terminal(plain))
    else:
        list_lessons(texts, Terminal())


@command("saves")
@options.lang
@handle_errors
def saves(lang: str | None) -> None:
    from tangledbank.cli.lists import list_saves

    list_saves(texts_for(lang), Terminal())


@command("watch")
@options.any_game
@options.players
@click.option("--bots", default="", metavar=HELP("metavar-agents"), help=HELP("help-watch-bots"))
@options.added
@options.seed
@options.option
@options.save
@click.option(
    "--pace",
    type=click.FloatRange(0, 60),
    metavar=HELP("metavar-seconds"),
    help=HELP("help-pace"),
)
@options.plain
@options.lang
@handle_errors
def watch(
    game: str,
    players: int,
    bots: str,
    added: tuple[str, ...],
    seed: int | None,
    option: tuple[str, ...],
    save: Path | None,
    pace: float | None,
    plain: bool,
    lang: str | None,
) -> None:
    from tangledbank.cli.arguments import find_game, make_setup
    from tangledbank.cli.play import watch_table

    texts = texts_for(lang)
    rules = find_game(texts, game, None, added)
    setup = make_setup(texts, rules, players, option, seed)
    terminal = Terminal(plain)
    if pace is None:
        pace = READING if terminal.seen else 0.0
    watch_table(texts, setup, bots, terminal, save, pace)


agent_commands.add_commands(command)
network_commands.add_commands(command)
app.add_command(server)
app.add_command(lab)
app.add_command(benchmark)


def open_streams() -> None:
    """Point closed streams at the null device, and print unprintable characters as `?`."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def main() -> None:
    open_streams()
    sys.exit(flush_output(run()))


def run() -> int:
    """Run the command given on the command line, and return its exit code."""
    try:
        handle_errors(app)(prog_name="tangledbank")
    except Exit as left:
        return left.exit_code
    except SystemExit as left:
        return left.code if isinstance(left.code, int) else 0
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


if __name__ == "__main__":
    main()
