"""`tangledbank review`: the costliest choices in a finished game."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from tangledbank import Game, Record
from tangledbank.agents.review import Review, plain, review
from tangledbank.cli.arguments import check_table, refused_record
from tangledbank.cli.errors import USAGE, CommandError
from tangledbank.cli.progress import bar, show
from tangledbank.cli.replay import find_rules, play_again
from tangledbank.cli.review_page import page
from tangledbank.cli.review_sentences import account_sentence, choice_sentence
from tangledbank.cli.saved_games import Seating, find_saved, load
from tangledbank.cli.terminal import Terminal
from tangledbank.cli.terminal_session import names_of
from tangledbank.core.record import BadRecord
from tangledbank.notation.names import seat_name
from tangledbank.texts import Texts

BARS = "▁▂▃▄▅▆▇█"
COLUMNS = 48  # of the chart in text


def find_game(
    texts: Texts, name: str, data: Path | None, sets: Sequence[str]
) -> tuple[Game, Record, Seating]:
    """Return a finished game, given its file or name."""
    path = find_saved(texts, name, unfinished=False)
    record, seating = load(texts, path)
    game = find_rules(texts, path, record, data, sets)
    try:
        check_table(texts, path, record, game)
        match, _ = play_again(texts, path, record, game)
    except BadRecord as error:
        raise refused_record(texts, path, error) from None
    if not match.over:
        raise CommandError(texts.say("review-unfinished", path=str(path)), USAGE)
    return game, record, seating


def find_seats(texts: Texts, text: str, record: Record, seating: Seating) -> list[int]:
    """Return the given seat, or the seats of people, or else all seats."""
    letters = [seat_name(seat) for seat in range(record.players)]
    if not text:
        return seating.people or list(range(record.players))
    if text.upper() not in letters:
        raise CommandError(texts.say("review-seat", seat=text, known=", ".join(letters)), USAGE)
    return [letters.index(text.upper())]


def run(texts: Texts, game: Game, record: Record, seats: Sequence[int]) -> Review:
    """Review every choice, showing a progress bar."""
    with bar(texts.say("review-bar")) as shown:
        return review(
            game, record, seats, texts.of(game), lambda done, total: show(shown, done, total)
        )


def called(texts: Texts, record: Record, seating: Seating) -> list[str]:
    """Return the players' names, or their seat letters if the file has no names."""
    letters = [seat_name(seat) for seat in range(record.players)]
    names = names_of(texts, seating) if seating.players else letters
    return [n if n == letter else f"{letter} {n}" for letter, n in zip(letters, names, strict=True)]


def write(texts: Texts, path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise CommandError(
            texts.say("error-write", path=str(path), why=str(error.strerror))
        ) from None


def report(texts: Texts, terminal: Terminal, found: Review, names: Sequence[str]) -> None:
    style = terminal.style(list(names))
    for each in found.accounts:
        terminal.say("", style.rule(names[each.seat]))
        terminal.say(*style.hang("", account_sentence(texts, found, each)))
        course = [c.chance - c.chance_lost for c in found.judged if c.seat == each.seat]
        if course and style.unicode:
            terminal.say(texts.say("review-course", bars=bars(course)))
        worst = found.worst(each.seat)
        terminal.say("", texts.say("review-worst" if worst else "review-none"))
        for place, choice in enumerate(worst, 1):
            terminal.say(*style.hang(f"{place}. ", choice_sentence(texts, choice)))
            for why in choice.why:
                terminal.say(*style.hang("   ", why))
    terminal.say("", *style.hang("", texts.say("review-how")))


def bars(values: Sequence[float]) -> str:
    """Draw a series of winning chances as block characters."""
    step = max(1.0, len(values) / COLUMNS)
    picked = [values[int(i * step)] for i in range(min(COLUMNS, len(values)))]
    return "".join(BARS[min(len(BARS) - 1, int(value * len(BARS)))] for value in picked)


def write_json(texts: Texts, found: Review, names: Sequence[str], path: Path) -> None:
    write(texts, path, json.dumps({**plain(found), "names": list(names)}, indent=1) + "\n")


def write_page(texts: Texts, game: Game, found: Review, names: Sequence[str], path: Path) -> None:
    write(texts, path, page(texts, game, found, names))
