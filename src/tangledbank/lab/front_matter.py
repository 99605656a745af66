"""The top of a report: warnings about its games, the settings, and the versions."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from tangledbank.agents.external_program import is_program
from tangledbank.agents.policy import is_policy
from tangledbank.lab.comparison import pairs_within
from tangledbank.lab.labels import ReportLabels, bracket, percent, plain
from tangledbank.lab.queries import StudyResults
from tangledbank.lab.statistics import of_games, settings
from tangledbank.lab.store import Store, results_of
from tangledbank.lab.study import seatings_of


def planned_games(note: Mapping[str, Any]) -> dict[str, int]:
    """Return the number of games that each setting of a study should have."""
    return {
        name: each["deals"] * (seatings_of(each["agents"]) if note["duplicate"] else 1)
        for name, each in note["settings"].items()
    }


def played_games(results: StudyResults) -> dict[str, int]:
    """Return the number of stored games of every setting."""
    found = dict(results.query("SELECT setting, count(*) FROM games GROUP BY setting").rows)
    return {name: int(found.get(name, 0)) for name in results.note["settings"]}


def missing_games(results: StudyResults) -> int:
    return sum(planned_games(results.note).values()) - sum(played_games(results).values())


def continuing_command(store: Store, note: Mapping[str, Any]) -> str:
    """Return the command that plays the missing games."""
    words = ["tangledbank", "lab", "run", note["file"]]
    if store.folder.name != results_of(Path(note["file"])).name:
        words += ["--out", store.folder.name]
    settings = note["settings"].values()
    programs = {name for each in settings for name in each["agents"] if is_program(name)}
    sets = {name for each in settings for name in each["sets"]}
    for name in sorted(sets) + sorted(each for each in programs if not is_policy(each)):
        words += ["--with", name]
    return shlex.join(words)


class FrontMatter:
    """Sentences and tables about a study's games."""

    def __init__(self, results: StudyResults, words: ReportLabels) -> None:
        self.results = results
        self.note = results.note
        self.words = words
        self.say = words.texts.say
        self.played = played_games(results)
        self.planned = planned_games(results.note)

    def unfinished(self) -> str:
        """Return a warning if games are missing, or an empty string."""
        missing = missing_games(self.results)
        if not missing:
            return ""
        return self.say(
            "report-unfinished",
            missing=missing,
            planned=sum(self.planned.values()),
            command=continuing_command(self.results.store, self.note),
        )

    def warnings(self) -> Iterator[str]:
        """Yield a sentence for each reason to read the figures with care."""
        if said := self.unfinished():
            yield said
        for name, count in self.results.truncated.items():
            said = "report-cut" if name in settings(self.results) else "report-mostly-cut"
            share = percent(count / self.played[name])
            yield self.say(said, setting=name, count=count, games=self.played[name], share=share)
        yield from self.deck_sizes()

    def deck_sizes(self) -> Iterator[str]:
        """Yield the length of the games of every setting whose deck has another size."""
        beside = {new: old for old, new in pairs_within(self.results)}
        for name in settings(self.results):
            given = self.note["settings"][name]
            if given["cards"] == given["printed"]:
                continue
            length = of_games(self.results, name, "", "rounds")
            said = {"setting": name, "cards": given["cards"], "printed": given["printed"]}
            if name not in beside:
                yield self.say("report-size", **said, rounds=plain(length.mean))
                continue
            before = of_games(self.results, beside[name], "", "rounds")
            change = length.minus(before)
            yield self.say(
                "report-size-beside",
                **said,
                other=beside[name],
                rounds=plain(length.mean),
                before=plain(before.mean),
                change=plain(change.mean),
                interval=bracket(change, plain),
            )

    def rows(self) -> list[list[str]]:
        """Return a row for every setting, in the order of `OVERVIEW`."""
        known = settings(self.results)
        rows = []
        for name, given in self.note["settings"].items():
            games = f"{self.played[name]:,}"
            if self.played[name] < self.planned[name]:
                games = self.say("report-of", part=self.played[name], whole=self.planned[name])
            rounds = (
                plain(of_games(self.results, name, "", "rounds").mean) if name in known else "–"
            )
            rows.append(
                [
                    name,
                    given["game"],
                    self.words.line_up(given["agents"]),
                    self.words.options(name),
                    ", ".join(given["sets"]) or "–",
                    self.words.deck(given["deck"]),
                    self.size(given),
                    games,
                    f"{self.results.truncated.get(name, 0):,}",
                    rounds,
                ]
            )
        return rows

    def size(self, given: Mapping[str, Any]) -> str:
        if given["cards"] == given["printed"]:
            return str(given["cards"])
        return self.say("report-printed", cards=given["cards"], printed=given["printed"])

    def versions(self) -> list[str]:
        """Return the versions of the rules, cards, sets and files that played."""
        found = [f"Tangled Bank {self.note['tangledbank']}"]
        for given in self.note["settings"].values():
            edition = dict(given["edition"])
            rules = edition.pop("rules")
            found.append(self.say("report-rules", game=given["game"], rules=rules))
            found += [self.say("report-hash", what=key, hash=h) for key, h in edition.items()]
            found += [
                self.say("report-hash", what=key, hash=h) for key, h in given["files"].items()
            ]
        return list(dict.fromkeys(found))


OVERVIEW = (
    "setting", "game", "agents", "options", "sets", "deck", "cards", "games", "truncated", "rounds",
)  # fmt: skip
