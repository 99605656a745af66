"""Check catalogues for missing and unused messages, and for variables that differ."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

import tangledbank
from tangledbank.lessons import lesson, lessons
from tangledbank.lessons.remarks import expected_messages as lesson_messages
from tangledbank.texts import Texts, languages

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = ROOT / "src" / "tangledbank"
SPEAKERS: Final = ("cli", "agents", "lab", "server", "presentation", "texts")
OF_PROGRAM: Final = (
    "common",
    "lab",
    "lessons",
    "operators",
    "players",
    "server",
)  # catalogues that belong to no game
ASKING: Final = ("say", "HELP")  # functions whose first argument is an id
CLIENT: Final = ROOT / "web" / "src"  # uses the catalogues that begin with "web"
NAMED: Final = re.compile(r"""["']([a-z][a-zA-Z0-9_.-]*)["']""")
BEGUN: Final = re.compile(r"`([a-z][a-z0-9-]*-)\$\{")
ASKED: Final = re.compile(r"""\btext\(\s*["']([a-z][a-zA-Z0-9_.-]*)["']""")


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name.removesuffix("_count"))  # not every language needs the count


def read(lang: str, name: str) -> dict[str, set[str]]:
    """Return the ids of a catalogue (attributes as `id.attribute`), with their variables."""
    path = SOURCES / "texts" / lang / f"{name}.ftl"
    found: dict[str, set[str]] = {}
    met: set[str] = set()
    if not path.exists():
        return found
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, Junk):
            raise SystemExit(f"{path.relative_to(ROOT)}: not Fluent: {str(entry.content)[:60]!r}")
        if isinstance(entry, Message):
            if entry.id.name in met:
                raise SystemExit(f"{path.relative_to(ROOT)}: {entry.id.name} is defined twice")
            met.add(entry.id.name)
            if entry.value is not None:
                found[entry.id.name] = values_of(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = values_of(attribute.value)
    return found


def values_of(node: BaseNode) -> set[str]:
    seeker = Variables()
    seeker.visit(node)
    return seeker.names


def catalogues(lang: str) -> list[str]:
    return sorted(path.stem for path in (SOURCES / "texts" / lang).glob("*.ftl"))


class Usage:
    """The message ids in the sources: ids in calls, strings that may be ids, and prefixes."""

    def __init__(self) -> None:
        self.asked: dict[str, str] = {}  # places by id
        self.named: set[str] = set()
        self.beginnings: set[str] = set()

    @classmethod
    def of_program(cls) -> Usage:
        usage = cls()
        for layer in SPEAKERS:
            for path in sorted((SOURCES / layer).rglob("*.py")):
                usage.scan(path)
        return usage

    @classmethod
    def of_client(cls) -> Usage:
        usage = cls()
        for path in sorted(path for kind in ("ts", "svelte") for path in CLIENT.rglob(f"*.{kind}")):
            source = path.read_text(encoding="utf-8")
            usage.named |= set(NAMED.findall(source))
            usage.beginnings |= set(BEGUN.findall(source))
            where = str(path.relative_to(ROOT))
            usage.asked |= dict.fromkeys(ASKED.findall(source), where)
        return usage

    def scan(self, path: Path) -> None:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                self.named.add(node.value)
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                self.beginnings.add(str(node.values[0].value))
            elif isinstance(node, ast.Call) and node.args:
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                first = node.args[0]
                if name in ASKING and isinstance(first, ast.Constant) and first.value:
                    self.asked[str(first.value)] = f"{path.relative_to(ROOT)}:{node.lineno}"

    def uses(self, message: str) -> bool:
        name = message.partition(".")[0]
        starts = [text for text in self.beginnings if text.endswith("-") and len(text) > 1]
        return bool({message, name} & self.named) or any(name.startswith(text) for text in starts)


def problems() -> Iterator[str]:
    usage, client = Usage.of_program(), Usage.of_client()
    known = {name: read("en", name) for name in catalogues("en")}
    wanted = game_messages()
    yield from missing(usage, known, wanted)
    yield from missing(client, known, {})
    for name, messages in known.items():
        needed = set().union(*(ids for files, ids in wanted.values() if name in files), set())
        for message in messages:
            if not uses(name, message, usage, client, needed):
                yield f"en/{name}.ftl: {message} is unused"
    for lang in languages():
        for name in (
            catalogues(lang) if lang != "en" else []
        ):  # a game without a catalogue falls back to English
            yield from differences(lang, name, known.get(name, {}))


def uses(name: str, message: str, usage: Usage, client: Usage, needed: set[str]) -> bool:
    """Return whether the sources use a message of a catalogue."""
    if name.startswith("web"):
        return client.uses(message)
    return usage.uses(message) if name in OF_PROGRAM else message in needed | usage.named


def game_messages() -> dict[str, tuple[tuple[str, ...], set[str]]]:
    """Return the catalogues of each game, and the ids that it may use."""
    found = {}
    for key in tangledbank.games():
        words = Texts("en").of(tangledbank.game(key))
        found[key] = (words.files, words.wanted())
    for key in lessons():
        found[f"the lesson of {key}"] = ((f"lesson-{key}",), lesson_messages(lesson(key)))
    return found


def missing(
    usage: Usage,
    known: dict[str, dict[str, set[str]]],
    wanted: dict[str, tuple[tuple[str, ...], set[str]]],
) -> Iterator[str]:
    everything = set().union(*known.values())
    for message, where in usage.asked.items():
        if message not in everything:
            yield f"{where}: no catalogue has {message}"
    for key, (files, ids) in wanted.items():
        has = set().union(
            *(known.get(name, {}) for name in (*files, "common", "players", "lessons"))
        )
        for message in sorted(ids - has):
            yield f"{key}: no catalogue has {message}"


def differences(lang: str, name: str, english: dict[str, set[str]]) -> Iterator[str]:
    """Yield messages that a translation lacks or has too many of, or with other variables."""
    here = read(lang, name)
    for message in sorted(set(english) - set(here)):
        yield f"{lang}/{name}.ftl: {message} is missing"
    for message in sorted(set(here) - set(english)):
        yield f"{lang}/{name}.ftl: {message} is not in en/{name}.ftl"
    for message in sorted(set(here) & set(english)):
        if here[message] != english[message]:
            odd = ", ".join(sorted(here[message] ^ english[message]))
            yield f"{lang}/{name}.ftl: {message} differs in the values it takes: {odd}"


def main() -> int:
    found = list(problems())
    print(*found, sep="\n", end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
