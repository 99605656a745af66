"""Write the generated parts of docs/reference/protocol.md: field tables, examples, a transcript.

python -m tests.server.protocol_page --write
"""

import asyncio
import inspect
import json
import re
import sys
import tempfile
from pathlib import Path

from tangledbank.server.protocol import http_bodies, lesson_bodies, requests, responses
from tangledbank.server.tables import handover, settings, table_control, undo_path
from tests.server.protocol_session import record
from tools.compiling import ROOT

PAGE = ROOT / "docs" / "reference" / "protocol.md"
MODULES = (requests, responses, http_bodies, lesson_bodies, settings, handover)
SENT = (requests.Request, http_bodies.CreateTable, http_bodies.ReplayRequest, settings.Settings)
SENT += (settings.ClockSettings, lesson_bodies.LessonRequest, lesson_bodies.LessonQuery)
BLOCK = re.compile(r"<!-- (fields|example|transcript)(?:: (\S+))? -->\n.*?<!-- end -->", re.DOTALL)
FIELD = re.compile(r"^    (\w+): ([^=#]+?)(?: = ([^#]+?))?(?:  # (.+))?$", re.MULTILINE)
WORD_LISTS = {
    "Reaction": requests.Reaction,
    "ReportReason": requests.ReportReason,
    "Policy": settings.Policy,
    "Kind": settings.Kind,
    "ChangeKind": handover.ChangeKind,
    "UndoRefusal": undo_path.UndoRefusal,
    "TableAct": table_control.TableAct,
}
MORE = "…"  # in place of a value, or of more entries, that an example leaves out
WIDTH = 88
WORDS = {"int": "number", "float": "number", "str": "text", "bool": "boolean"}
WORDS |= {"Any": "any value", "Raw": "object", "None": "null", "Query": "request"}
# Meanings of fields that mean the same in every message.
MEANINGS = {
    "about": "the subjects of the question",
    "attacks": "all attacks",
    "attacker": "the name of the attacking being",
    "being": "the name of a being",
    "beings": "all species or animals",
    "bots": "bots that can play",
    "card": "a key",
    "cite": "the rule",
    "clock": "the clock",
    "default": "the value if none is given",
    "entries": "explanations",
    "free_seats": "how many seats are free",
    "game": "the key of the game",
    "id": "the id of the table",
    "key": "a key",
    "lang": "`en`, `fr` or `ru`",
    "log": "the news as sentences",
    "move": "the move in notation",
    "moves": "the illegal moves",
    "name": "a name",
    "names": "players' names, by seat",
    "news": "the events",
    "number": "the number of the question",
    "options": "the options of the game, by key",
    "outcome": "the outcome of the option",
    "outcomes": "one for each option",
    "players": "how many play",
    "reaction": "a phrase",
    "reason": "a code for the reason",
    "results": "the results; empty until the game is over",
    "rounds": "all rounds",
    "seat": "the number of the seat, from 0",
    "seats": "the seats, in order",
    "settings": "the settings of the table",
    "short": "the reason in a few words",
    "state": "the state, as sent over the socket",
    "status": "`open`, `playing`, `over` or `closed`",
    "step": "a frame of the replay",
    "steps": "how many steps the lesson has",
    "table": "the table",
    "target": "the name of the being that it attacks",
    "text": "a sentence",
    "title": "a name to show",
    "trait": "a key",
    "values": "the slots by name",
    "verb": "the kind of move",
    "won": "whether the seat won",
}
NAMED = {
    name: kind
    for module in MODULES
    for name, kind in inspect.getmembers(module, inspect.isclass)
    if kind.__module__.startswith("tangledbank.server")
}


# Field tables


def fields_of(name):
    """Return the fields that a struct declares: name, type, default and meaning."""
    source = inspect.getsource(NAMED[name])
    return [
        (field, kind, default, meaning or MEANINGS[field])
        for field, kind, default, meaning in FIELD.findall(source)
        if field != "request_id"
    ]


def field_table(name):
    """Return the table of a struct's fields; only those that clients send have defaults."""
    sent = issubclass(NAMED[name], SENT)
    head = ["field", "type", *(["default"] if sent else []), "meaning"]
    rows = [head, ["---"] * len(head)]
    for field, kind, default, meaning in fields_of(name):
        middle = [default_words(default)] if sent else []
        rows.append([f"`{field}`", type_words(kind), *middle, meaning])
    return "\n".join(table_row(row) for row in rows)


def table_row(cells):
    return f"|{'|'.join(cells)}|" if "---" in cells else f"| {' | '.join(cells)} |"


def type_words(kind):
    """Return an annotation in words: `list[int]` is "list of numbers"."""
    if kind in WORD_LISTS:
        return ", ".join(f"`{word}`" for word in WORD_LISTS[kind].__args__)
    if match := re.fullmatch(r"(?:list|dict)\[(?:str, )?(.+)\]", kind):
        several = re.sub(
            r"\b(number|text|boolean|object|value|request)\b", r"\1s", type_words(match[1])
        )
        return f"{'list' if kind.startswith('list') else 'object'} of {several}"
    if kind.startswith("tuple["):
        return "pairs of numbers"
    if " | " in kind:
        *first, last = [type_words(each) for each in kind.split(" | ")]
        return f"{', '.join(first)} or {last}"
    kind = kind.split(".")[-1]
    return WORDS.get(kind, f"`{kind}`")


def default_words(default):
    if not default:
        return "required"
    known = {"True": "true", "False": "false", "None": "null", "ClockSettings()": "no clock"}
    return f"`{default.strip()}`" if default not in known else known[default]


# Examples


def shortened(value, key=""):
    """Return an example without its long parts, which are replaced by `…`."""
    if key in ("view", "record") and value:
        return MORE
    if isinstance(value, dict):
        return short_object({name: shortened(each, name) for name, each in value.items()}, key)
    if isinstance(value, list):
        most = 1 if any(isinstance(each, dict) for each in value) else 3
        most = 2 if key in ("seats", "results", "handovers") else most
        short = [shortened(each) for each in value[:most]]
        return [*short, MORE] if len(value) > most else short
    return value


def short_object(value, key):
    """Return the first entry of a long object whose keys are keys of cards or terms."""
    if key in ("cards", "prompts", "score_parts", "traits") and len(value) > 1:
        return {**dict([next(iter(value.items()))]), MORE: MORE}
    return value


def formatted(value, indent=0):
    """Return JSON that breaks lines only where they would be too long."""
    flat = json.dumps(value, ensure_ascii=False)
    if len(flat) + indent <= WIDTH or not isinstance(value, (dict, list)) or not value:
        return flat
    pad = " " * (indent + 2)
    if isinstance(value, list):
        lines = [pad + formatted(each, indent + 2) for each in value]
        return "[\n" + ",\n".join(lines) + "\n" + " " * indent + "]"
    lines = [
        f"{pad}{json.dumps(k, ensure_ascii=False)}: {formatted(v, indent + 2)}"
        for k, v in value.items()
    ]
    return "{\n" + ",\n".join(lines) + "\n" + " " * indent + "}"


def fence(name, value):
    return f"<!-- json: {name} -->\n```text\n{formatted(value)}\n```"


def tag_names(union, verb):
    return {(verb, kind.__struct_config__.tag): kind.__name__ for kind in union.__args__}


STRUCTS = {
    **tag_names(requests.AnyRequest, "sends"),
    **tag_names(responses.AnyResponse, "receives"),
}


def examples(short, recording):
    """Return one short example per struct."""
    found = {name: shortened(body) for name, body in recording.bodies.items()}
    for _, verb, message in [*short, *recording.messages]:
        found.setdefault(STRUCTS[verb, message["type"]], shortened(message))
    found["Welcome"]["table"] = MORE
    found["LessonStep"] |= {"table": MORE, "state": MORE}
    return found


# The transcript

# What the messages of the short session are, in order.
NOTES = (
    "Anna connects to the socket with the token of her seat.",
    "She is at seat 0.",
    "The server has stored her client seed, so her seat is ready.",
    "Ben connects with the secret of Anna's link and his name.",
    "He gets seat 1 and a token, which he keeps.",
    "The last client seed has arrived: the game begins, and the server shows all client seeds.",
    "Ben's state contains his question. His `hello` had no `seen`, so `news` is empty.",
    "Anna receives the same table.",
    "Both choose a food card at the same time.",
    "Anna chooses the first option.",
    "Her news item shows the card.",
    "The server has stored her choice.",
    "Ben's news item hides the card.",
    "Anna undoes her choice.",
    "Her question is open again, under a new number.",
    "The server has stored the undo.",
    "Ben's news says that she took it back.",
    "Anna asks for a hint.",
    "The bot recommends an option.",
    "Anna chooses the second option.",
    "She has no open question any more.",
    "The server has stored her choice.",
    "They continue. When the game is over, the last state contains the results.",
    "Ben's results are the same.",
)


def transcript(short, recording):
    """Return the short session: every message with a note."""
    parts = [
        "Anna creates the table with `POST /api/tables`.",
        fence("CreateTable", recording.bodies["CreateTable"]),
        "The answer contains the token of her seat and the secrets of two links.",
        fence("CreatedTable", recording.bodies["CreatedTable"]),
    ]
    for (who, verb, message), note in zip(short, NOTES, strict=True):
        name = STRUCTS[verb, message["type"]]
        parts += [f"**{who} {verb}** · {note}", fence(name, brief(message))]
    return "\n\n".join(parts)


BRIEF = {
    "table": ("status", "seats"),
    "state": ("type", "news", "log", "last", "reset", "question", "can_undo", "results"),
    "hint": ("type", "number", "agent", "option", "request_id"),
    "seat": ("kind", "name", "ready", "client_seed"),
}


def brief(message):
    """Shorten a message of the transcript more than an example."""
    short = shortened(message)
    if message["type"] in ("welcome", "table"):
        short["table"] = part(short["table"], "table")
        short["table"]["seats"] = [part(seat, "seat") for seat in short["table"]["seats"]]
    if message.get("results"):
        short["news"], short["log"] = [MORE], [MORE]
    return part(short, message["type"]) if message["type"] in ("state", "hint") else short


def part(value, kind):
    """Return the fields that matter in the transcript."""
    kept = {name: value[name] for name in BRIEF[kind] if name in value}
    return kept if kept == value else {**kept, MORE: MORE}


# The page


def generated(text, short, recording):
    """Return the page with its generated parts up to date."""
    found = examples(short, recording)

    def block(match):
        kind, name = match[1], match[2]
        content = {
            "fields": lambda: field_table(name),
            "example": lambda: fence(name, found[name]),
            "transcript": lambda: transcript(short, recording),
        }[kind]()
        head = match[0].partition("\n")[0]
        return f"{head}\n\n{content}\n\n<!-- end -->"

    return BLOCK.sub(block, text)


def record_session():
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(record(Path(folder)))


if __name__ == "__main__" and "--write" in sys.argv:
    PAGE.write_text(
        generated(PAGE.read_text(encoding="utf-8"), *record_session()), encoding="utf-8"
    )
