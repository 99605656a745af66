"""Every card and term of a game in the reader's language, for clients that draw cards."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from tangledbank.core.action import FIRST
from tangledbank.core.flow import State
from tangledbank.core.game import Game
from tangledbank.server.protocol import http_bodies, wire
from tangledbank.server.views.adviser import entry
from tangledbank.server.views.event_encoder import game_texts
from tangledbank.texts import GameTexts

OMITTED_COLUMNS: Final = (
    "id",
    "name",
    "name_ru",
    "trait",
    "faces",
    "picture",
)  # said elsewhere, or ours

Facts = Mapping[str, Any]


@dataclass(frozen=True)
class EncodedLexicon:
    """A lexicon as it is sent, plain or compressed, with its ETag."""

    text: bytes
    compressed: bytes
    etag: str


@lru_cache(maxsize=32)
def encoded_lexicon(game: Game, lang: str) -> EncodedLexicon:
    """Return a cached lexicon. Encoding takes a while, so don't call this in the event loop."""
    text = wire.write(lexicon(game, lang))
    etag = hashlib.blake2b(text, digest_size=12).hexdigest()
    return EncodedLexicon(text, gzip.compress(text), f'"{etag}"')


def lexicon(game: Game, lang: str) -> http_bodies.Lexicon:
    """Return the cards' printed facts and the explanations of all terms."""
    words, facts = game_texts(game, lang), game.cards()
    table = game.setup(game.seats.start, game.resolve_options(game.seats.start, {}), 0)
    found = (words.explanation(title) for title in words.titles())
    entries = {(each.kind, each.key): each for each in found if each is not None}
    traits = {row["id"]: printed_facts(row) for row in facts.get("traits", [])}
    return http_bodies.Lexicon(
        game=game.key,
        lang=lang,
        cards=cards_of(words, table, facts["cards"]),
        entries=[entry(words, each) for each in entries.values()],
        traits={str(each.key): traits.get(each.key, {}) for each in game.traits if each.key},
        prompts={prompt: words.prompt(prompt) for prompt in game.language.prompts.values()},
        score_parts={part: words.say(f"part-{part}") for part in game.score_parts},
    )


def cards_of(
    words: GameTexts, table: State, rows: list[dict[str, Any]]
) -> dict[str, http_bodies.Card]:
    """Return all physical cards by key."""
    by_kind = {row_key(row): row for row in rows}
    found = {}
    for id, key in enumerate(words.game.card_table.keys[FIRST:], start=FIRST):
        row = by_kind.get(key) or by_kind.get(key.rpartition("-")[0]) or {}
        traits = row.get("faces") or [row["trait"]] if row else []
        title = str(words.name(table, "card", id))
        found[key] = http_bodies.Card(title, [str(trait) for trait in traits], printed_facts(row))
    return found


def row_key(row: Facts) -> str:
    """Return the key of a row, which describes one card or all cards with the same faces."""
    return row["id"] if isinstance(row["id"], str) else "/".join(row["faces"])


def printed_facts(row: Facts) -> dict[str, Any]:
    """Return a row's printed facts and their confidence."""
    return {name: value for name, value in row.items() if name not in OMITTED_COLUMNS}
