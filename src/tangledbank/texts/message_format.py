"""Format Project Fluent messages as sentences.

`fluent.syntax` parses each message when it is first used. `fluent.runtime` would format them, but
it needs 40 MB of calendars and currencies; tests compare both.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from decimal import Decimal
from functools import cache
from typing import Any, Final

from fluent.syntax import FluentParser, ast

from tangledbank.texts.number_format import Amount

Value = str | Amount
BEGINNING: Final = re.compile(r"^-?[a-zA-Z][a-zA-Z0-9_-]*(?= *=)", re.MULTILINE)
PLAIN: Final = re.compile(
    r"[^=]*= *([^ {}\n][^{}\n]*?) *(?:\n(?:#[^\n]*)?)*"
)  # plain text on one line
OPTIONS: Final = {
    "useGrouping": "grouped",
    "minimumFractionDigits": "least",
    "maximumFractionDigits": "most",
}


def split_entries(source: str) -> dict[str, str]:
    """Return the unparsed messages and terms of a catalogue by name."""
    found = list(BEGINNING.finditer(source))
    ends = [later.start() for later in found[1:]] + [len(source)]
    pairs = zip(found, ends, strict=False)  # an empty catalogue has an end, but no beginning
    return {each[0]: source[each.start() : end] for each, end in pairs}


@cache
def read_entry(text: str) -> dict[str, ast.Pattern]:
    """Return a message's patterns: its own under an empty name, and those of its attributes.

    Most messages are plain text and skip the parser, which is slow.
    """
    if plain_text := PLAIN.fullmatch(text):
        return {"": ast.Pattern([ast.TextElement(plain_text[1])])}
    entry = FluentParser(with_spans=False).parse_entry(text)
    if not isinstance(entry, ast.Message | ast.Term):
        return {}  # not valid Fluent: the message counts as missing
    own = {} if entry.value is None else {"": entry.value}
    return own | {each.id.name: each.value for each in entry.attributes}


class Bundle:
    """The merged catalogues of one language, in which later ones override earlier ones."""

    def __init__(self, lang: str, catalogues: Sequence[Mapping[str, str]]) -> None:
        self.lang = lang
        self.entries = {name: text for each in catalogues for name, text in each.items()}

    def find(self, name: str) -> ast.Pattern | None:
        """Return the pattern of `id` or `id.attribute`, or None."""
        message, _, attribute = name.partition(".")
        text = self.entries.get(message)
        return None if text is None else read_entry(text).get(attribute)

    def form(self, pattern: ast.Pattern, values: Mapping[str, object]) -> str:
        """Format a pattern; raise LookupError if a value or message is missing."""
        return MessageFormatter(self, values, True).pattern(pattern)


class MessageFormatter:
    """Formats one message by inserting its values and the messages it refers to."""

    def __init__(self, bundle: Bundle, values: Mapping[str, object], strict: bool) -> None:
        self.bundle = bundle
        self.values = values
        self.strict = strict  # False for terms, whose values may be missing

    def pattern(self, pattern: ast.Pattern) -> str:
        return "".join(
            each.value if isinstance(each, ast.TextElement) else self.shown(each.expression)
            for each in pattern.elements
        )

    def shown(self, expression: ast.Node) -> str:
        value = self.value(expression)
        return value if isinstance(value, str) else value.written(self.bundle.lang)

    def value(self, expression: ast.Node) -> Value:
        match expression:
            case ast.VariableReference():
                return self.given(expression.id.name)
            case ast.SelectExpression():
                return self.pattern(self.chosen(expression).value)
            case ast.FunctionReference():
                return self.called(expression)
            case ast.MessageReference() | ast.TermReference():
                return self.referred(expression)
            case ast.Placeable():
                return self.value(expression.expression)
            case _:
                return literal(expression)

    def given(self, name: str) -> Value:
        if name not in self.values:
            if not self.strict:
                return ""
            raise LookupError(f"no value for ${name}")
        value = self.values[name]
        if isinstance(value, str | Amount):
            return value
        if isinstance(value, int | float | Decimal):
            return Amount(value)
        raise LookupError(f"${name} is neither text nor number: {value!r:.80}")

    def chosen(self, select: ast.SelectExpression) -> ast.Variant:
        """Return the matching variant of a select expression, or the default."""
        value = self.value(select.selector)
        for variant in select.variants:
            if self.fits(value, variant.key):
                return variant
        return next(variant for variant in select.variants if variant.default)

    def fits(self, value: Value, key: ast.Identifier | ast.NumberLiteral) -> bool:
        if isinstance(key, ast.NumberLiteral):
            return isinstance(value, Amount) and value.number == number(key)
        form = value if isinstance(value, str) else value.form(self.bundle.lang)
        return bool(key.name == form)

    def called(self, call: ast.FunctionReference) -> Value:
        """Call `NUMBER`, the only function that the catalogues use."""
        options = {each.name.name: literal(each.value) for each in call.arguments.named}
        amount = self.value(call.arguments.positional[0])
        if call.id.name != "NUMBER" or not isinstance(amount, Amount):
            raise LookupError(f"{call.id.name}() of {amount!r:.80}")
        return amount._replace(**{OPTIONS[key]: plain(value) for key, value in options.items()})

    def referred(self, reference: ast.MessageReference | ast.TermReference) -> str:
        """Format a referenced message with the same values, or a term with its arguments."""
        name, inner = reference.id.name, self
        if isinstance(reference, ast.TermReference):
            name = f"-{name}"
            named = reference.arguments.named if reference.arguments else []
            told = {each.name.name: literal(each.value) for each in named}
            inner = MessageFormatter(self.bundle, told, False)
        attribute = f".{reference.attribute.name}" if reference.attribute else ""
        pattern = self.bundle.find(name + attribute)
        if pattern is None:
            raise LookupError(f"there is no {name}{attribute}")
        return inner.pattern(pattern)


def literal(expression: ast.Node) -> Value:
    if isinstance(expression, ast.NumberLiteral):
        return Amount(number(expression))
    if isinstance(expression, ast.StringLiteral):
        return str(expression.parse()["value"])
    raise LookupError(f"{type(expression).__name__} says nothing")


def number(written: ast.NumberLiteral) -> int | float:
    return float(written.value) if "." in written.value else int(written.value)


def plain(value: Value) -> Any:
    return value if isinstance(value, str) else value.number
