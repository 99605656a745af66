"""A contest's results as text, JSON, rows of games, or tables for the docs."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import tangledbank
from tangledbank.agents.contest import PlayedGame
from tangledbank.agents.league import Cell, Estimate, Standing, cross_table, names_of, standings
from tangledbank.cli.errors import USAGE, CommandError
from tangledbank.cli.terminal import Terminal
from tangledbank.texts import Texts

Table = list[list[str]]
BEGIN, END = "<!-- arena: begin -->", "<!-- arena: end -->"


class ContestResult:
    """The results of one game at one player count."""

    def __init__(self, rows: Sequence[PlayedGame]) -> None:
        self.game = rows[0].game
        self.seats = len(rows[0].lineup)
        self.games = len(rows)
        self.deals = len({(row.deal, row.lineup) for row in rows})
        self.names = names_of(rows)
        self.standings = standings(rows)
        self.cells = cross_table(rows)
        self.rated = all(each.rating for each in self.standings)

    @property
    def title(self) -> str:
        return tangledbank.game(self.game).title


def events(rows: Sequence[PlayedGame]) -> list[ContestResult]:
    kinds: dict[tuple[str, int], list[PlayedGame]] = {}
    for row in rows:
        kinds.setdefault((row.game, len(row.lineup)), []).append(row)
    return [ContestResult(held) for held in kinds.values()]


def labelled(rows: Sequence[PlayedGame]) -> list[PlayedGame]:
    """Number the copies of an agent within a game: `steady` and `steady#2`."""
    return [replace(row, lineup=tuple(labels(row.lineup))) for row in rows]


def labels(names: Sequence[str]) -> list[str]:
    seen = [names[:i].count(name) + 1 for i, name in enumerate(names)]
    return [name if n == 1 else f"{name}#{n}" for name, n in zip(names, seen, strict=True)]


# Text


def report(texts: Texts, terminal: Terminal, found: Sequence[ContestResult]) -> None:
    say = texts.say
    for event in found:
        terminal.say(
            "",
            say("arena-head", game=event.title, players=event.seats, games=event.games,
                deals=event.deals),
            "",
            *aligned(standing_rows(texts, event)),
        )  # fmt: skip
        for each in event.standings:
            for kind, times in each.faults.items():
                terminal.say(say("arena-faults", name=each.name, kind=kind, times=times))
        if event.cells:
            terminal.say("", say("arena-cross", fair=f"{1 / event.seats:.2f}"))
            terminal.say(*aligned(cross_rows(texts, event, interval)))
    known = "arena-how-rating" if all(event.rated for event in found) else "arena-no-rating"
    terminal.say("", *terminal.style([]).hang("", f"{say('arena-how')} {say(known)}"))


def standing_rows(texts: Texts, event: ContestResult) -> Table:
    say = texts.say
    head = [
        say("simulate-agent"), *([say("arena-rating")] if event.rated else []),
        say("simulate-share"), say("simulate-interval"), say("arena-margin"), say("arena-seats"),
        say("arena-pace"), say("arena-longest"),
    ]  # fmt: skip
    return [head, *(standing_row(each) for each in event.standings)]


def standing_row(each: Standing) -> list[str]:
    half = (each.margin.high - each.margin.low) / 2
    return [
        each.name,
        *([f"{each.rating.mu:.1f} ± {each.rating.sigma:.1f}"] if each.rating else []),
        f"{each.share.mean:.3f}",
        f"{each.share.low:.3f} – {each.share.high:.3f}",
        f"{each.margin.mean:+.1f} ± {half:.1f}",
        " ".join(f"{share:.2f}" for share in each.by_seat),
        f"{1000 * each.pace:.1f} ms",
        f"{1000 * each.longest:.0f} ms",
    ]


def interval(cell: Cell) -> str:
    return f"{cell.share.mean:.2f} [{cell.share.low:.2f}, {cell.share.high:.2f}]"


def cross_rows(texts: Texts, event: ContestResult, write: Callable[[Cell], str]) -> Table:
    """Return one row per agent and one column per opponent that filled the other seats."""
    columns = [name for name in event.names if any(other == name for _, other in event.cells)]
    lines = [name for name in event.names if any(one == name for one, _ in event.cells)]
    table = [[texts.say("arena-against"), *columns]]
    for name in lines:
        cells = [event.cells.get((name, other)) for other in columns]
        table.append([name, *(write(cell) if cell else "–" for cell in cells)])
    return table


def aligned(table: Table) -> list[str]:
    """Return the table as lines, with names aligned left and figures aligned right."""
    widths = [max(len(row[i]) for row in table) for i in range(len(table[0]))]
    return [
        "  ".join(
            cell.ljust(width) if i == 0 else cell.rjust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in table
    ]


# Plain data


def plain(found: Sequence[ContestResult]) -> list[dict[str, Any]]:
    return [
        {
            "game": event.game,
            "players": event.seats,
            "games": event.games,
            "deals": event.deals,
            "interval": "Wilson 95 %, for as many games as the spread over deals is worth",
            "standings": [plain_standing(each) for each in event.standings],
            "cross": [
                {"player": one, "among": other, **plain_cell(cell)}
                for (one, other), cell in event.cells.items()
            ],
        }
        for event in found
    ]


def plain_standing(each: Standing) -> dict[str, Any]:
    rated = each.rating
    return {
        "player": each.name,
        "rating": rated and {"mu": round(rated.mu, 3), "sigma": round(rated.sigma, 3)},
        "share": each.share.plain(),
        "margin": finite(each.margin),
        "by_seat": each.by_seat,
        "decisions": each.decisions,
        "seconds_a_decision": round(each.pace, 6),
        "longest_seconds": round(each.longest, 6),
        "faults": each.faults,
    }


def plain_cell(cell: Cell) -> dict[str, Any]:
    return {"share": cell.share.plain(), "margin": finite(cell.margin)}


def finite(estimate: Estimate) -> dict[str, Any]:
    """Return an estimate as plain data. The bounds are None if there was only one deal."""
    known = estimate.low > float("-inf")
    none: dict[str, Any] = {"low": None, "high": None}
    return {**estimate.plain(), **({} if known else none)}


# Rows of games, for other tools


def seat_rows(rows: Sequence[PlayedGame]) -> list[dict[str, Any]]:
    """Return one row per seat and game."""
    return [
        {
            "game": row.game,
            "players": len(row.lineup),
            "lineup": ",".join(row.lineup),
            "deal": row.deal,
            "rotation": row.rotation,
            "seat": row.seat(place),
            "player": name,
            "points": row.totals[place],
            "share": row.shares[place],
            "margin": row.margin(place),
            "decisions": row.decisions[place],
            "seconds": row.seconds[place],
            "longest": row.longest[place],
            "faults": sum(row.faults[place].values()),
        }
        for row in rows
        for place, name in enumerate(row.lineup)
    ]


def write_rows(texts: Texts, rows: Sequence[PlayedGame], path: Path) -> None:
    """Write rows as Parquet, CSV or JSON lines, depending on the file's suffix."""
    found = seat_rows(rows)
    try:
        if path.suffix == ".parquet":
            write_parquet(texts, found, path)
        elif path.suffix == ".csv":
            with path.open("w", newline="", encoding="utf-8") as file:
                writer = csv.DictWriter(file, list(found[0]))
                writer.writeheader()
                writer.writerows(found)
        else:
            path.write_text("".join(json.dumps(row) + "\n" for row in found), encoding="utf-8")
    except OSError as error:
        raise CommandError(
            texts.say("error-write", path=str(path), why=str(error.strerror))
        ) from None


def write_parquet(texts: Texts, found: list[dict[str, Any]], path: Path) -> None:
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        raise CommandError(texts.say("arena-parquet"), USAGE) from None
    parquet.write_table(pyarrow.Table.from_pylist(found), path)


# League tables for the docs


def write_league(texts: Texts, found: Sequence[ContestResult], path: Path, command: str) -> None:
    """Write the league tables between the two markers in a page."""
    try:
        page = path.read_text(encoding="utf-8")
        before, mark, rest = page.partition(BEGIN)
        _, closing, after = rest.partition(END)
        if not mark or not closing:
            raise CommandError(texts.say("arena-marks", path=str(path), begin=BEGIN, end=END))
        league = "\n".join(league_lines(found, command))
        path.write_text(f"{before}{BEGIN}\n{league}\n{END}{after}", encoding="utf-8")
    except OSError as error:
        raise CommandError(
            texts.say("error-write", path=str(path), why=str(error.strerror))
        ) from None


def league_lines(found: Sequence[ContestResult], command: str) -> list[str]:
    """Return the league tables as Markdown, in English like the docs."""
    lines = ["", f"Made by `{command}`."]
    english = Texts("en")
    for event in found:
        lines += ["", f"### {event.title}, {event.seats} players", ""]
        columns = [name for name in event.names if any(o == name for _, o in event.cells)]
        head = ["player", *(["rating"] if event.rated else []),
                *(f"among `{name}`" for name in columns), "margin", "ms a decision"]  # fmt: skip
        crossed = {row[0]: row[1:] for row in cross_rows(english, event, interval)[1:]}
        lines += [row_of(head), row_of(["---"] * len(head))]
        for each in event.standings:
            cells = crossed.get(each.name, ["–"] * len(columns))
            figures = [f"{each.margin.mean:+.1f}", f"{1000 * each.pace:.1f}"]
            rating = [f"{each.rating.mu:.1f}"] if each.rating else []
            lines.append(row_of([f"`{each.name}`", *rating, *cells, *figures]))
    return [*lines, ""]


def row_of(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
