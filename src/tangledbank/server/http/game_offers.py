"""The games on offer, in the reader's language, with their variants, player counts and bots."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from tangledbank.agents import hosted_names
from tangledbank.core.game import Game
from tangledbank.core.options import Option
from tangledbank.games import KITS, RECOMMENDED, kit_of
from tangledbank.server.protocol import http_bodies
from tangledbank.server.tables.game_catalog import GameCatalog
from tangledbank.server.texts import server_catalogue
from tangledbank.server.views.event_encoder import game_texts
from tangledbank.texts import GameTexts

RULING: Final = re.compile(r"R\d+")


@lru_cache(maxsize=16)
def game_offers(catalog: GameCatalog, lang: str) -> list[http_bodies.GameOffer]:
    """Return all games, each with the options for its tables."""
    return [game_offer(catalog.game(key, []), lang, sorted(catalog.sets)) for key in KITS]


def game_offer(game: Game, lang: str, sets: list[str]) -> http_bodies.GameOffer:
    words, own = game_texts(game, lang), server_catalogue(lang)
    return http_bodies.GameOffer(
        key=game.key,
        title=game.title,
        text=own.say(f"game-{game.key}") if own.has(f"game-{game.key}") else "",
        intro=words.intro(game.resolve_options(game.seats.start, {})),
        recommended=game.key == RECOMMENDED,
        players=[game.seats.start, game.seats.stop - 1],
        minutes=list(kit_of(game.key).minutes),
        options=[variant(option, words.option(option)) for option in game.options],
        exclusive=list(game.alone),
        bots=[http_bodies.Bot(name, bot_description(words, name)) for name in hosted_names(game)],
        sets=sets,
    )


def variant(option: Option, text: str) -> http_bodies.Variant:
    """Return an option as a variant, marked if it settles a point that the rules leave open."""
    ruling = RULING.fullmatch(option.cite) is not None
    return http_bodies.Variant(
        option.key, text, option.default, list(option.values), option.cite, ruling
    )


def bot_description(words: GameTexts, name: str) -> str:
    """Return the description of a bot, or its name if it has none."""
    message = f"agent-{name.replace('.', '')}"
    return words.say(message) if words.catalogue.has(message) else name
