"""`tangledbank lab`: check, run, query and report on studies."""

from __future__ import annotations

import csv
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tangledbank.cli.errors import FAILED, INTERRUPTED, USAGE, CommandError
from tangledbank.cli.progress import bar, show
from tangledbank.cli.terminal import Terminal
from tangledbank.core.options import spell
from tangledbank.texts.catalogue import Catalogue

if TYPE_CHECKING:
    from tangledbank.lab.queries import StudyResults
    from tangledbank.lab.store import Store
    from tangledbank.lab.study import Setting, Study

PACKAGES: Final = ("duckdb", "numpy", "pyarrow")


def need_lab(texts: Catalogue) -> None:
    """Raise a helpful error if the extra `lab` is not installed."""
    try:
        import tangledbank.lab.parquet_tables
        import tangledbank.lab.queries  # noqa: F401
    except ModuleNotFoundError as error:
        if error.name in PACKAGES:
            raise CommandError(texts.say("lab-extra", package=str(error.name)), USAGE) from None
        raise


def check(
    texts: Catalogue, path: Path, allowed: Sequence[str], out: Path | None, terminal: Terminal
) -> None:
    """Describe a study, and play one game of each setting to test it and estimate the run time."""
    need_lab(texts)
    from tangledbank.lab.execution import plan
    from tangledbank.lab.study import read_study

    study = read_study(path, allowed)
    stored = stored_games(study, out)
    terminal.say(study.title)
    total = 0.0
    for setting in study.settings:
        seconds = trial(study, setting)
        total += seconds * (study.games_of(setting) - stored.get(setting.name, 0))
        for line in describe(texts, study, setting):
            terminal.say(line)
    terminal.say(texts.say("lab-measures", tables=", ".join(["games", "seats", *study.measure])))
    terminal.say(
        texts.say(
            "lab-total", games=study.games, chunks=len(plan(study)), minutes=f"{total / 60:.1f}"
        )
    )
    if count := sum(stored.values()):
        terminal.say(texts.say("lab-stored", stored=count, games=study.games - count))


def stored_games(study: Study, out: Path | None) -> dict[str, int]:
    """Count the stored games of each setting; refuse results of another study."""
    from tangledbank.lab.front_matter import played_games
    from tangledbank.lab.queries import StudyResults
    from tangledbank.lab.store import NOTE, Store, note_of, results_of

    store = Store(out or results_of(study.path))
    if not (store.folder / NOTE).exists():
        return {}
    store.stages(note_of(study))
    return played_games(StudyResults(store)) if store.done() else {}


def trial(study: Study, setting: Setting) -> float:
    """Return the seconds that a setting's first game takes once everything is loaded."""
    from tangledbank.lab.chunks import ChunkRunner, game_of
    from tangledbank.lab.execution import plan

    part = next(chunk for chunk in plan(study) if chunk.setting is setting)
    runner = ChunkRunner(game_of(setting), part)
    runner.play(0)
    began = time.perf_counter()
    runner.play(0)
    return time.perf_counter() - began


def describe(texts: Catalogue, study: Study, setting: Setting) -> list[str]:
    """Describe a setting in a few lines."""
    lines = [
        texts.say(
            "lab-setting",
            name=setting.name,
            game=setting.game,
            agents=", ".join(setting.agents),
            games=study.games_of(setting),
            deals=setting.deals,
        )
    ]
    if setting.deck:
        deck = ", ".join(f"{kind} {more:+d}" for kind, more in setting.deck.items())
        lines.append(texts.say("lab-deck", deck=deck))
    if setting.size.differs:
        lines.append(describe_length(texts, study, setting))
    if setting.sets:
        lines.append(texts.say("lab-sets", sets=", ".join(each.name for each in setting.sets)))
    changed = changed_options(setting)
    if changed:
        lines.append(texts.say("lab-options", options=changed))
    return lines


def describe_length(texts: Catalogue, study: Study, setting: Setting) -> str:
    """Say how a deck of another size changes the length of a game."""
    from tangledbank.lab.game_length import DEALS, length_change
    from tangledbank.lab.labels import bracket, plain

    found = length_change(setting, study.seed)
    sizes = {"cards": setting.size.cards, "printed": setting.size.printed}
    if found is None:
        return texts.say("lab-size-unknown", **sizes)
    now, before = found.now, found.before
    return texts.say(
        "lab-size",
        **sizes,
        rounds=plain(now.mean),
        before=plain(before.mean),
        interval=bracket(now.minus(before), plain),
        games=DEALS,
    )


def changed_options(setting: Setting) -> str:
    from tangledbank.lab.chunks import game_of

    usual = {option.key: option.default for option in game_of(setting).options}
    other = {key: value for key, value in setting.options.items() if usual[key] != value}
    return ", ".join(f"{key}={spell(value)}" for key, value in other.items())


def run(
    texts: Catalogue,
    path: Path,
    allowed: Sequence[str],
    out: Path | None,
    *,
    address: str,
    jobs: int,
) -> None:
    """Run a study to its end: on the cluster at `address`, or on `jobs` local cores if it is ""."""
    need_lab(texts)
    from tangledbank.lab.execution import IncompleteStudy, on_cores, on_ray, run_study
    from tangledbank.lab.study import read_study

    study = read_study(path, allowed)
    player = on_ray(address, jobs) if address else on_cores(jobs)
    counts: list[int] = []  # of finished games, as the run proceeds
    try:
        with bar(texts.say("simulate-bar"), study.games) as shown:

            def tell(done: int, total: int) -> None:
                counts.append(done)
                show(shown, done, total)

            store = run_study(study, player, out, tell)
    except IncompleteStudy as error:
        raise CommandError(str(error), FAILED) from None
    except KeyboardInterrupt:
        done = counts[-1] if counts else 0
        said = texts.say("lab-stopped", games=done, planned=study.games)
        raise CommandError(said, INTERRUPTED) from None
    stored, new = counts[0], study.games - counts[0]
    said = "lab-done-more" if stored else "lab-done"
    print(texts.say(said, games=new, stored=stored, folder=str(store.folder)))


def store_of(path: Path) -> Store:
    """Return the results that belong to a study file or are in a results folder."""
    from tangledbank.lab.store import Store, results_of

    return Store(path if path.is_dir() else results_of(path))


def query(texts: Catalogue, path: Path, question: str, as_csv: bool) -> None:
    need_lab(texts)
    from tangledbank.lab.queries import StudyResults

    results = StudyResults(store_of(path))
    results.protect()
    answer = results.query(question)
    for said in remarks(texts, results):
        print(said, file=sys.stderr)
    if as_csv:
        writer = csv.writer(sys.stdout)
        writer.writerows([answer.names, *answer.rows])
        return
    terminal = Terminal(plain=True)
    terminal.say(
        *columns([answer.names, *([shown(value) for value in row] for row in answer.rows)])
    )


def remarks(texts: Catalogue, results: StudyResults) -> list[str]:
    """Return what a reader of any result must know: missing and truncated games."""
    from tangledbank.lab.front_matter import continuing_command, missing_games, planned_games

    found = []
    if missing := missing_games(results):
        planned = sum(planned_games(results.note).values())
        command = continuing_command(results.store, results.note)
        found.append(texts.say("lab-unfinished", missing=missing, planned=planned, command=command))
    if count := sum(results.truncated.values()):
        found.append(texts.say("lab-truncated", count=count))
    return found


def columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Return rows as lines, aligned under a heading."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    rule = ["-" * width for width in widths]
    return ["  ".join(map(str.ljust, row, widths)).rstrip() for row in (rows[0], rule, *rows[1:])]


def shown(value: object) -> str:
    if value is None:
        return "–"
    return f"{value:.4f}" if isinstance(value, float) else str(value)


def report(texts: Catalogue, path: Path, baseline: Path | None, page: Path | None) -> None:
    need_lab(texts)
    from tangledbank.lab.queries import StudyResults
    from tangledbank.lab.report import make_page

    store = store_of(path)
    other = StudyResults(store_of(baseline)) if baseline else None
    target = page or store.folder / "report.html"
    results = StudyResults(store)
    target.write_text(make_page(results, other, texts), encoding="utf-8")
    for said in remarks(texts, results):
        print(said, file=sys.stderr)
    print(texts.say("lab-page", page=str(target)))
