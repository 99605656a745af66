"""`tangledbank arena`: contests between agents on duplicate deals, rotated over all seats."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import TypeVar

import tangledbank
from tangledbank.agents import agent_names, is_agent, make_agent
from tangledbank.agents.contest import Contest, Deal, PlayedGame, play_deal
from tangledbank.cli.arena_journal import ArenaJournal, default_path, head_of
from tangledbank.cli.arguments import check_players, find_game, read_option
from tangledbank.cli.errors import USAGE, CommandError
from tangledbank.cli.progress import bar
from tangledbank.core.game import Game
from tangledbank.core.options import Value
from tangledbank.texts import Texts

PARTS = 64  # chunks of deals, so that the progress bar moves and little is lost
LARGEST = 20  # deals per chunk
ALL = "all"
Chunk = TypeVar("Chunk")


@dataclass(frozen=True)
class DealChunk:
    """The deals that one process plays in sequence."""

    deals: tuple[Deal, ...]
    options: dict[str, dict[str, Value]]


def play_part(part: DealChunk) -> list[PlayedGame]:
    found = []
    for deal in part.deals:
        found += play_deal(tangledbank.game(deal.game), part.options[deal.game], deal)
    return found


# Arguments


def read_games(texts: Texts, named: str) -> list[Game]:
    if named.strip().lower() == ALL:
        return [tangledbank.game(key) for key in tangledbank.games()]
    return [find_game(texts, name.strip()) for name in named.split(",") if name.strip()]


def read_counts(texts: Texts, games: Sequence[Game], text: str) -> list[tuple[str, int]]:
    """Return pairs of game and player count. A single game must allow every count."""
    counts = [int(part) for part in text.split(",") if part.strip().isdecimal()]
    if not counts or len(counts) != len(text.split(",")):
        raise CommandError(texts.say("arena-counts", text=text), USAGE)
    for game in games if len(games) == 1 else ():
        for count in counts:
            check_players(texts, game, count)
    found = [(game.key, count) for game in games for count in counts if count in game.seats]
    if not found:
        raise CommandError(texts.say("arena-counts", text=text), USAGE)
    return found


def read_players(texts: Texts, games: Sequence[Game], text: str) -> list[str]:
    """Return the agents' names, after creating each once per game so that errors show early."""
    names = [name.strip() for name in text.split(",") if name.strip()]
    for game in games:
        for name in names:
            check_player(texts, game, name)
    return names


def check_player(texts: Texts, game: Game, name: str) -> None:
    if not is_agent(name, game):
        known = ", ".join(agent_names(game))
        raise CommandError(texts.say("error-agent", name=name, game=game.title, known=known), USAGE)
    make_agent(name, game, 0).close()


def settle(
    texts: Texts, games: Sequence[Game], given: Sequence[str]
) -> dict[str, dict[str, Value]]:
    """Return each game's options; each given option applies to the games that have it."""
    known = {option.key for game in games for option in game.options}
    for text in given:
        if text.partition("=")[0] not in known:
            read_option(texts, games[0], text)
    return {
        game.key: game.resolve_options(
            game.seats.start,
            dict(
                read_option(texts, game, text)
                for text in given
                if text.partition("=")[0] in {option.key for option in game.options}
            ),
        )
        for game in games
    }


def check_contest(texts: Texts, contest: Contest) -> None:
    """Refuse a contest with too few or too many agents."""
    distinct = set(contest.players) | {contest.against} - {""}
    fewest = min(seats for _, seats in contest.games)
    if contest.together:
        if len(contest.players) > fewest:
            fault = texts.say(
                "error-seats", option="--agents", names=len(contest.players), seats=fewest
            )
            raise CommandError(fault, USAGE)
    elif len(distinct) < 2 or len(set(contest.players)) < len(contest.players):
        raise CommandError(texts.say("arena-two"), USAGE)


# Playing


def run(
    texts: Texts, contest: Contest, journal: Path | None, fresh: bool, jobs: int
) -> list[PlayedGame]:
    """Play the games that are missing from the journals, and return all games in a fixed order."""
    journals = open_journals(texts, contest, journal, fresh)
    deals = contest.all_deals()
    left = [deal for deal in deals if not is_played(journals, deal)]
    try:
        work = played(play_part, parts(left, contest), jobs)
        for rows in counted(texts, deals, left, work):
            for game, mine in groupby(rows, lambda row: row.game):
                journals[game].add(list(mine))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        done = sum(is_played(journals, deal) for deal in deals)
        where = ", ".join(sorted({str(book.path) for book in journals.values()}))
        said = texts.say("arena-stopped", done=done, all=len(deals), path=where)
        print(said, file=sys.stderr)
        raise
    return [journals[deal.game].rows[key] for deal in deals for key in keys_of(deal)]


def open_journals(
    texts: Texts, contest: Contest, journal: Path | None, fresh: bool
) -> dict[str, ArenaJournal]:
    """Open the given journal for all games, or a default journal for each game."""
    names = [*contest.players, contest.against]
    if journal:
        book = ArenaJournal(texts, journal, head_of(contest.options, names), fresh)
        return dict.fromkeys(contest.options, book)
    heads = {key: head_of({key: options}, names) for key, options in contest.options.items()}
    return {
        key: ArenaJournal(texts, default_path(head), head, fresh) for key, head in heads.items()
    }


def keys_of(deal: Deal) -> list[tuple[str, tuple[str, ...], int, int]]:
    return [(deal.game, deal.lineup, deal.seed, by) for by in range(len(deal.lineup))]


def is_played(journals: Mapping[str, ArenaJournal], deal: Deal) -> bool:
    return all(key in journals[deal.game].rows for key in keys_of(deal))


def parts(deals: Sequence[Deal], contest: Contest) -> list[DealChunk]:
    size = max(1, min(LARGEST, len(deals) // PARTS))
    return [
        DealChunk(tuple(deals[i : i + size]), contest.options) for i in range(0, len(deals), size)
    ]


def played(
    play: Callable[[Chunk], list[PlayedGame]], work: Sequence[Chunk], jobs: int
) -> Iterator[list[PlayedGame]]:
    """Yield the games of each chunk as soon as they are finished."""
    if jobs < 2 or len(work) < 2:
        yield from map(play, work)
        return
    with ProcessPoolExecutor(min(jobs, len(work))) as pool:
        waiting = {pool.submit(play, part) for part in work}
        try:
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for each in done:
                    yield each.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def counted(
    texts: Texts, deals: Sequence[Deal], left: Sequence[Deal], rows: Iterator[list[PlayedGame]]
) -> Iterator[list[PlayedGame]]:
    """Yield the rows unchanged, and count their games on a progress bar."""
    total, todo = (sum(len(deal.lineup) for deal in some) for some in (deals, left))
    with bar(texts.say("simulate-bar"), total, total - todo) as shown:
        for part in rows:
            yield part
            shown.update(len(part))
