"""The lists that `games`, `cards`, `agents` and `saves` print."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import tangledbank
from tangledbank import Game
from tangledbank.agents import agent_names
from tangledbank.cli.terminal import Terminal
from tangledbank.core.options import spell
from tangledbank.texts import GameTexts, Texts

CERTAIN = "certain"
DOUBT = "~"


def list_games(texts: Texts, terminal: Terminal) -> None:
    """List all games with their player counts and options."""
    style = terminal.style([])
    for key in tangledbank.games():
        game = tangledbank.game(key)
        words = texts.of(game)
        low, high = game.seats.start, game.seats.stop - 1
        terminal.say(texts.say("games-line", key=key, title=game.title, low=low, high=high))
        for option in game.options:
            values = "|".join(spell(value) for value in option.values)
            start = f"    --option {option.key}={values}"
            about = f"{words.option(option)} [{spell(option.default)}]"
            terminal.say(start, *style.hang("        ", about))


def list_agents(texts: Texts, terminal: Terminal, game: Game | None) -> None:
    """List the agents for one game, or for all games, with descriptions."""
    games = [game] if game else [tangledbank.game(key) for key in tangledbank.games()]
    names = list(dict.fromkeys(name for each in games for name in agent_names(each)))
    style = terminal.style([])
    for name in names:
        about = texts.say(f"agent-{name.replace('.', '')}")
        terminal.say(*style.hang("  ", f"{name}: {about}"))
    terminal.say("", *style.hang("", texts.say("agents-programs")))


def list_saves(texts: Texts, terminal: Terminal) -> None:
    """List the saved games, newest first, with the names that resume them."""
    from tangledbank.cli.saved_games import folder, saved_games

    found = list(saved_games())
    if not found:
        terminal.say(texts.say("error-no-saves", folder=str(folder())))
        return
    for saved in found:
        state = texts.say("saves-over" if saved.over else "saves-open", choices=saved.choices)
        when = f"{saved.when:%Y-%m-%d %H:%M}"
        terminal.say(f"{saved.path.stem:<38} {when}  {state}")
    terminal.say("", *terminal.style([]).hang("", texts.say("saves-how", name=found[0].path.stem)))


def list_cards(texts: Texts, game: Game, terminal: Terminal, as_json: bool) -> None:
    facts = game.cards()
    if as_json:
        print(json.dumps(facts, ensure_ascii=False, indent=1))
        return
    words = texts.of(game)
    style = terminal.style([])
    terminal.say(style.rule(texts.say("cards-title", game=game.title, count=len(facts["cards"]))))
    for title, line in card_lines(words, facts):
        if title:
            terminal.say("", style.rule(title))
        terminal.say(*style.hang("  ", line))
    if DOUBT in "".join(kinds_of_cards(words, facts["cards"])):
        terminal.say("", *style.hang("", texts.say("cards-doubt", mark=DOUBT)))


def card_lines(words: GameTexts, facts: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Yield pairs of title and line: each kind of card, then the game's other components."""
    for line in kinds_of_cards(words, facts["cards"]):
        yield "", line
    for title, lines in words.facts_beside(facts):
        for place, line in enumerate(lines):
            yield "" if place else title, line


def kinds_of_cards(words: GameTexts, cards: list[dict[str, Any]]) -> Iterator[str]:
    """Yield one line per kind of card: its count, name, figures and effect."""
    kinds: dict[tuple[str, str], list[dict[str, Any]]] = {}
    for card in cards:
        kinds.setdefault(words.kind_of_card(card), []).append(card)
    for (name, text), same in kinds.items():
        numbers = " ".join(figure(words, card) for card in same if "food" in card)
        figures = f" ({numbers})" if numbers else ""
        yield f"{len(same)} × {name}{figures}: {text}".rstrip(": ")


def figure(words: GameTexts, card: dict[str, Any]) -> str:
    """Return a card's figures, marked if they are uncertain."""
    return words.figures(card) + ("" if card.get("confidence", CERTAIN) == CERTAIN else DOUBT)
