"""The command line itself in the user's language: its help, and what it says to unusable words."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, Final, NoReturn

import typer
from typer.core import TyperCommand, TyperGroup

import tangledbank
from tangledbank.cli.faults import USAGE, Fault, fail
from tangledbank.texts import Texts, detect_language, knows_language, languages

if TYPE_CHECKING:
    from typer._click import Command, Context, HelpFormatter
    from typer.core import TyperOption

Parameter = Any  # an option or an argument: typer has no public name for both
MAY_STAND_ALONE: Final = ("--resume",)
NUMBERS: Final = {"int": "whole", "int range": "whole", "float": "number", "float range": "number"}
SHORT: Final = 66  # characters of a command's line in the list of commands


def asked_language(words: list[str]) -> str | None:
    """The language named on the command line, before its options are read."""
    for word, following in zip(words, [*words[1:], ""], strict=False):
        if word == "--lang":
            return following
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return None


def speak(lang: str | None = None) -> Texts:
    """Sentences in the language that was asked for, wherever it stands on the command line."""
    if lang is not None and not knows_language(lang):
        texts = Texts(detect_language())
        raise Fault(texts.say("error-lang", lang=lang, known=", ".join(languages())), USAGE)
    return Texts(detect_language(lang or asked_language(sys.argv[1:])))


def complete(words: list[str]) -> list[str]:
    """Words with an empty value behind an option that may stand alone."""
    found: list[str] = []
    for word, following in zip(words, [*words[1:], "-"], strict=False):
        alone = word in MAY_STAND_ALONE and following.startswith("-")
        found += [word, ""] if alone else [word]
    return found


class Words(TyperCommand):
    """A command of the program."""

    allow_extra_args = True  # they are refused here, with a sentence

    def format_usage(self, ctx: Context, formatter: HelpFormatter) -> None:
        write_usage(self, ctx, formatter)

    def format_options(self, ctx: Context, formatter: HelpFormatter) -> None:
        write_parameters(self, ctx, formatter)

    def get_help_option(self, ctx: Context) -> TyperOption | None:
        return translated(super().get_help_option(ctx))

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        args = complete(args)
        try:
            rest = super().parse_args(ctx, list(args))
        except typer.TyperException as error:
            refuse(self, ctx, args, error)
        if rest:
            called = ctx.command_path
            fail(speak().say("usage-extra", command=called, text=" ".join(rest)), USAGE)
        return rest


class Commands(TyperGroup):
    """The program as a whole: a command and its words."""

    def format_usage(self, ctx: Context, formatter: HelpFormatter) -> None:
        write_usage(self, ctx, formatter)

    def format_options(self, ctx: Context, formatter: HelpFormatter) -> None:
        write_parameters(self, ctx, formatter)
        rows = [
            (name, command.get_short_help_str(SHORT)) for name, command in self.commands.items()
        ]
        with formatter.section(speak().say("usage-commands")):
            formatter.write_dl(rows)

    def get_help_option(self, ctx: Context) -> TyperOption | None:
        return translated(super().get_help_option(ctx))

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        if not args:
            return super().parse_args(ctx, args)  # shows the help
        try:
            return super().parse_args(ctx, list(args))
        except typer.TyperException as error:
            refuse(self, ctx, args, error)

    def resolve_command(
        self, ctx: Context, args: list[str]
    ) -> tuple[str | None, Command | None, list[str]]:
        if args[0] not in self.commands:
            known = ", ".join(self.commands)
            fail(speak().say("usage-command", text=args[0], known=known), USAGE)
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: Context) -> Any:
        try:
            return super().invoke(ctx)
        except typer.TyperException:  # a command answers for its own words
            fail(speak().say("usage-no-command", known=", ".join(self.commands)), USAGE)


def refuse(
    command: Command, ctx: Context, args: list[str], error: typer.TyperException
) -> NoReturn:
    """One sentence about words that cannot be used, with what could be."""
    texts = speak()
    params = command.get_params(ctx)
    name = getattr(error, "option_name", "")
    param = getattr(error, "param", None) or next((p for p in params if name in p.opts), None)
    if param is None:
        known = ", ".join(max(p.opts, key=len) for p in params if p.param_type_name == "option")
        said = texts.say("usage-option", option=name, command=ctx.command_path, known=known)
    elif getattr(param, "is_flag", False):
        said = texts.say("usage-no-value", option=name)
    elif name:
        said = texts.say("usage-needs", name=name, takes=what_it_takes(texts, param))
    else:
        said = about_value(texts, ctx, param, given_for(command, ctx, args, param))
    fail(said, USAGE)


def name_of(param: Parameter) -> str:
    """`--players`, or what an argument is called in the help."""
    return str(max(param.opts, key=len) if param.param_type_name == "option" else param.metavar)


def about_value(texts: Texts, ctx: Context, param: Parameter, given: str) -> str:
    """What is wrong with the value of a parameter: it is another one, or there is none."""
    name, takes = name_of(param), what_it_takes(texts, param)
    if given:
        return texts.say("usage-value", name=name, takes=takes, value=given)
    return texts.say("usage-missing", name=name, takes=takes, command=ctx.command_path)


def given_for(command: Command, ctx: Context, args: list[str], param: Parameter) -> str:
    """What was typed for a parameter; nothing if it is missing."""
    values, _, _ = command.make_parser(ctx).parse_args(list(args))
    return str(values.get(param.name) or "")


def what_it_takes(texts: Texts, param: Parameter) -> str:
    """The values that a parameter can have, in words."""
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
    return getattr(param.type, "min", None), getattr(param.type, "max", None)


def what_is_named(texts: Texts, param: Parameter) -> str:
    """What a parameter names that is not a number."""
    if param.name == "game":
        return texts.say("takes-game", known=", ".join(tangledbank.games()))
    if param.type.name == "path":
        return texts.say("takes-file")
    return texts.say("takes-text", name=str(param.metavar))


# Help


def write_usage(command: Command, ctx: Context, formatter: HelpFormatter) -> None:
    pieces = " ".join(command.collect_usage_pieces(ctx))
    formatter.write_usage(ctx.command_path, pieces, prefix=speak().say("usage-head") + " ")


def write_parameters(command: Command, ctx: Context, formatter: HelpFormatter) -> None:
    """Arguments and options, each with what it is for."""
    texts = speak()
    params = command.get_params(ctx)
    for kind in ("argument", "option"):
        rows = [help_row(texts, param) for param in params if param.param_type_name == kind]
        if rows:
            with formatter.section(texts.say(f"usage-{kind}s")):
                formatter.write_dl(rows)


def help_row(texts: Texts, param: Parameter) -> tuple[str, str]:
    """A parameter and its help, with its default and limits in brackets."""
    marks = []
    if param.default not in (None, "", False):
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
    """`-p, --players N`, or what an argument is called."""
    if param.param_type_name == "argument":
        return str(param.metavar)
    names = ", ".join(sorted(param.opts, key=len))
    return names if param.is_flag else f"{names} {param.metavar}"


def translated(help_option: TyperOption | None) -> TyperOption | None:
    if help_option is not None:
        help_option.help = speak().say("help-help")
    return help_option
