"""`tangledbank arena`: contests among players, on duplicate deals, over all seats."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

import tangledbank
from tangledbank.agents import agent_names, make_agent
from tangledbank.agents.contest import Contest, Deal, PlayedGame, play_deal
from tangledbank.agents.policy import is_policy
from tangledbank.agents.process import is_program
from tangledbank.cli.arena_journal import ArenaJournal, default_path, head_of
from tangledbank.cli.arguments import check_players, find_game, read_option
from tangledbank.cli.errors import USAGE, CommandError
from tangledbank.cli.progress import bar
from tangledbank.core.game import Game
from tangledbank.core.options import Value
from tangledbank.texts import Texts

PARTS = 64  # into which the deals are divided, so that a bar moves and little is lost
LARGEST = 20  # deals of a part
ALL = "all"


@dataclass(frozen=True)
class Part:
    """Deals to be played one after the other, as plain data for another process."""

    deals: tuple[Deal, ...]
    options: dict[str, dict[str, Value]]


def play_part(part: Part) -> list[PlayedGame]:
    found = []
    for deal in part.deals:
        found += play_deal(tangledbank.game(deal.game), part.options[deal.game], deal)
    return found


# What is asked for


def read_games(texts: Texts, named: str) -> list[Game]:
    if named.strip().lower() == ALL:
        return [tangledbank.game(key) for key in tangledbank.games()]
    return [find_game(texts, name.strip()) for name in named.split(",") if name.strip()]


def read_counts(texts: Texts, games: Sequence[Game], text: str) -> list[tuple[str, int]]:
    """Games with numbers of players; one game must have all of them, several what they can."""
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
    """Names that play all these games; each is made once, so that what is wrong shows now."""
    names = [name.strip() for name in text.split(",") if name.strip()]
    for game in games:
        for name in names:
            check_player(texts, game, name)
    return names


def check_player(texts: Texts, game: Game, name: str) -> None:
    if name not in agent_names(game) and not is_policy(name) and not is_program(name):
        known = ", ".join(agent_names(game))
        raise CommandError(texts.say("error-agent", name=name, game=game.title, known=known), USAGE)
    make_agent(name, game, 0).close()


def settle(
    texts: Texts, games: Sequence[Game], given: Sequence[str]
) -> dict[str, dict[str, Value]]:
    """The options of each game; one that only some games have is for these."""
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
    """Refuse what would not be a contest."""
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
    """All games of a contest, in a fixed order: those of the journal, and the rest played now."""
    books = open_books(texts, contest, journal, fresh)
    deals = contest.all_deals()
    left = [deal for deal in deals if not is_played(books, deal)]
    try:
        for rows in counted(texts, deals, left, played(parts(left, contest), jobs)):
            for game, mine in groupby(rows, lambda row: row.game):
                books[game].add(list(mine))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        done = sum(is_played(books, deal) for deal in deals)
        where = ", ".join(sorted({str(book.path) for book in books.values()}))
        said = texts.say("arena-stopped", done=done, all=len(deals), path=where)
        print(said, file=sys.stderr)
        raise
    return [books[deal.game].rows[key] for deal in deals for key in keys_of(deal)]


def open_books(
    texts: Texts, contest: Contest, journal: Path | None, fresh: bool
) -> dict[str, ArenaJournal]:
    """The file that is named, for all games; else one for each, whatever else is played."""
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


def is_played(books: Mapping[str, ArenaJournal], deal: Deal) -> bool:
    return all(key in books[deal.game].rows for key in keys_of(deal))


def parts(deals: Sequence[Deal], contest: Contest) -> list[Part]:
    size = max(1, min(LARGEST, len(deals) // PARTS))
    return [Part(tuple(deals[i : i + size]), contest.options) for i in range(0, len(deals), size)]


def played(work: Sequence[Part], jobs: int) -> Iterator[list[PlayedGame]]:
    """What comes of each part, as soon as it is there."""
    if jobs < 2 or len(work) < 2:
        yield from map(play_part, work)
        return
    with ProcessPoolExecutor(min(jobs, len(work))) as pool:
        waiting = {pool.submit(play_part, part) for part in work}
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
    """The same, with a bar where somebody sees it: games played, and how long the rest takes."""
    total, todo = (sum(len(deal.lineup) for deal in some) for some in (deals, left))
    with bar(texts.say("simulate-bar"), total, total - todo) as shown:
        for part in rows:
            yield part
            shown.update(len(part))
