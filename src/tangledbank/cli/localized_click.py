"""Click commands with help and usage errors in the user's language."""

from __future__ import annotations

import sys
from typing import Any, Final, NoReturn

from click import (
    Argument,
    ClickException,
    Command,
    Context,
    FloatRange,
    Group,
    HelpFormatter,
    IntRange,
    Option,
    Parameter,
    echo,
)
from click.exceptions import Exit

import tangledbank
from tangledbank.cli.errors import USAGE, CommandError, fail
from tangledbank.texts import Texts, detect_language, knows_language, languages

MAY_STAND_ALONE: Final = ("--resume",)
NUMBERS: Final = {
    "integer": "whole",
    "integer range": "whole",
    "float": "number",
    "float range": "number",
}
SHORT: Final = 66  # characters of a command's help in the list of commands


def requested_language(words: list[str]) -> str | None:
    """Return the value of `--lang` before Click parses the command line."""
    for word, following in zip(words, [*words[1:], ""], strict=False):
        if word == "--lang":
            return following
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return None


def texts_for(lang: str | None = None) -> Texts:
    """Return the texts in `lang`, or in the language of `--lang` or the environment."""
    if lang is not None and not knows_language(lang):
        texts = Texts(detect_language())
        raise CommandError(texts.say("error-lang", lang=lang, known=", ".join(languages())), USAGE)
    return Texts(detect_language(lang or requested_language(sys.argv[1:])))


def complete(words: list[str]) -> list[str]:
    """Insert an empty value after each option that was given without its optional value."""
    found: list[str] = []
    for word, following in zip(words, [*words[1:], "-"], strict=False):
        alone = word in MAY_STAND_ALONE and following.startswith("-")
        found += [word, ""] if alone else [word]
    return found


class LocalizedHelp(Command):
    """A formatter for usage, arguments and options in the user's language."""

    def format_usage(self, ctx: Context, formatter: HelpFormatter) -> None:
        write_usage(self, ctx, formatter)

    def format_arguments(self, ctx: Context, formatter: HelpFormatter) -> None:
        write_parameters(self, ctx, formatter, "argument")

    def format_options(self, ctx: Context, formatter: HelpFormatter) -> None:
        write_parameters(self, ctx, formatter, "option")

    def get_help_option(self, ctx: Context) -> Option | None:
        return translated(super().get_help_option(ctx))


class LocalizedCommand(LocalizedHelp):
    """A command that refuses invalid arguments with one sentence."""

    allow_extra_args = True  # refused in parse_args, with a sentence

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        args = complete(args)
        try:
            rest = super().parse_args(ctx, list(args))
        except ClickException as error:
            refuse(self, ctx, args, error)
        if rest and not ctx.resilient_parsing:  # not for shell completion
            called = ctx.command_path
            fail(texts_for().say("usage-extra", command=called, text=" ".join(rest)), USAGE)
        return rest


class LocalizedGroup(LocalizedHelp, Group):
    """A group whose help lists its commands."""

    def format_options(self, ctx: Context, formatter: HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        rows = [
            (name, command.get_short_help_str(SHORT)) for name, command in self.commands.items()
        ]
        with formatter.section(texts_for().say("usage-commands")):
            formatter.write_dl(rows)

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        if not args:
            return super().parse_args(ctx, args)  # shows the help
        try:
            return super().parse_args(ctx, list(args))
        except ClickException as error:
            refuse(self, ctx, args, error)

    def resolve_command(
        self, ctx: Context, args: list[str]
    ) -> tuple[str | None, Command | None, list[str]]:
        if args[0] not in self.commands and not ctx.resilient_parsing:
            known = ", ".join(self.commands)
            fail(texts_for().say("usage-command", text=args[0], known=known), USAGE)
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: Context) -> Any:
        try:
            return super().invoke(ctx)
        except ClickException:  # commands report their own errors, so no command was named
            fail(texts_for().say("usage-no-command", known=", ".join(self.commands)), USAGE)


class CommandGroup(LocalizedGroup):
    """A command with subcommands. When called without one, it prints its help and fails."""

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        if not args and not ctx.resilient_parsing:
            echo(ctx.get_help())
            raise Exit(USAGE)
        return super().parse_args(ctx, args)


def refuse(command: Command, ctx: Context, args: list[str], error: ClickException) -> NoReturn:
    """Exit with one sentence that names the error and the accepted values."""
    texts = texts_for()
    params = command.get_params(ctx)
    name = getattr(error, "option_name", "")
    param = getattr(error, "param", None) or next((p for p in params if name in p.opts), None)
    if param is None:
        known = ", ".join(max(p.opts, key=len) for p in params if isinstance(p, Option))
        said = texts.say("usage-option", option=name, command=ctx.command_path, known=known)
    elif is_flag(param):
        said = texts.say("usage-no-value", option=name)
    elif name:
        said = texts.say("usage-needs", name=name, takes=what_it_takes(texts, param))
    else:
        said = about_value(texts, ctx, param, given_for(command, ctx, args, param))
    fail(said, USAGE)


def is_flag(param: Parameter) -> bool:
    return isinstance(param, Option) and param.is_flag


def name_of(param: Parameter) -> str:
    """Return the longest name of an option, or the metavar of an argument."""
    return max(param.opts, key=len) if isinstance(param, Option) else str(param.metavar)


def about_value(texts: Texts, ctx: Context, param: Parameter, given: str) -> str:
    """Return a sentence saying that a parameter's value is wrong or missing."""
    name, takes = name_of(param), what_it_takes(texts, param)
    if given:
        return texts.say("usage-value", name=name, takes=takes, value=given)
    return texts.say("usage-missing", name=name, takes=takes, command=ctx.command_path)


def given_for(command: Command, ctx: Context, args: list[str], param: Parameter) -> str:
    """Return the text typed for a parameter, or an empty string."""
    values, _, _ = command.make_parser(ctx).parse_args(list(args))
    given = values.get(param.name)
    return given if isinstance(given, str) else ""


def what_it_takes(texts: Texts, param: Parameter) -> str:
    """Describe the values that a parameter accepts."""
    kind = NUMBERS.get(param.type.name)
    if kind is None:
        return what_is_named(texts, param)
    low, high = limits(param)
    if high is not None:
        return texts.say(f"takes-{kind}-between", low=low, high=high)
    if low is not None:
        return texts.say(f"takes-{kind}-from", low=low)
    return texts.say(f"takes-{kind}")


def limits(param: Parameter) -> tuple[float | None, float | None]:
    kind = param.type
    return (kind.min, kind.max) if isinstance(kind, IntRange | FloatRange) else (None, None)


def what_is_named(texts: Texts, param: Parameter) -> str:
    """Describe the values of a parameter that is not a number."""
    if param.name == "game":
        return texts.say("takes-game", known=", ".join(tangledbank.games()))
    if param.type.name == "path":
        return texts.say("takes-file")
    return texts.say("takes-text", name=str(param.metavar))


# Help


def write_usage(command: Command, ctx: Context, formatter: HelpFormatter) -> None:
    arguments = [usage_of(each) for each in command.params if isinstance(each, Argument)]
    rest = [command.subcommand_metavar] if isinstance(command, Group) else []
    pieces = " ".join([str(command.options_metavar), *arguments, *rest])
    formatter.write_usage(ctx.command_path, pieces, prefix=texts_for().say("usage-head") + " ")


def usage_of(argument: Argument) -> str:
    """Return a parameter's usage: `GAME`, `[GAME]` if optional, `FILE...` if repeatable."""
    name = str(argument.metavar) if argument.required else f"[{argument.metavar}]"
    return name if argument.nargs == 1 else f"{name}..."


def write_parameters(command: Command, ctx: Context, formatter: HelpFormatter, kind: str) -> None:
    """Write the help section for either the arguments or the options."""
    texts = texts_for()
    params = [each for each in command.get_params(ctx) if each.param_type_name == kind]
    if params:
        with formatter.section(texts.say(f"usage-{kind}s")):
            formatter.write_dl([help_row(texts, param) for param in params])


def help_row(texts: Texts, param: Parameter) -> tuple[str, str]:
    """Return a parameter's name and help, with its default and limits in brackets."""
    marks = []
    if isinstance(param.default, int | float | str) and param.default:
        marks.append(texts.say("usage-default", value=str(param.default)))
    low, high = limits(param)
    if high is not None:
        marks.append(f"{low}<=x<={high}")
    elif low is not None:
        marks.append(f"x>={low}")
    if param.required:
        marks.append(texts.say("usage-required"))
    notes = f"  [{'; '.join(marks)}]" if marks else ""
    return help_name(param), f"{param.help}{notes}"


def help_name(param: Parameter) -> str:
    """Return an option's names such as `-p, --players N`, or an argument's metavar."""
    if isinstance(param, Argument):
        return str(param.metavar)
    names = ", ".join(sorted(param.opts, key=len))
    return names if is_flag(param) else f"{names} {param.metavar}"


def translated(help_option: Option | None) -> Option | None:
    if help_option is not None:
        help_option.help = texts_for().say("help-help")
    return help_option
