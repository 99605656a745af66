"""What the seats of a table are shown after a choice. What all of them see is encoded once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from msgspec import Raw

from tangledbank.core.event import UNDONE, WATCHER, Event
from tangledbank.core.flow import State as TableState
from tangledbank.core.game import Game
from tangledbank.core.match import Match
from tangledbank.notation.language import SLOT
from tangledbank.notation.words import being_name
from tangledbank.server import wire
from tangledbank.server.play import Play
from tangledbank.server.table import Table
from tangledbank.texts import GameTexts, Texts

BEING: Final = "s"  # in sentences of events


@lru_cache(maxsize=64)
def words_of(game: Game, lang: str) -> GameTexts:
    """The sentences of a game in a language."""
    return Texts(lang).of(game)


class Picture:
    """One position of one table, looked at by many. Whatever is not asked for is not made."""

    def __init__(self, table: Table, play: Play) -> None:
        self.table = table
        self.play = play
        self.match: Match = play.match
        self.game = table.game
        self.views: dict[int, TableState] = {}
        self.documents: dict[int, Mapping[str, Any]] = {}
        self.encoded: Raw | None = None

    def view(self, place: int) -> TableState:
        """The table as a seat knows it, or whoever watches."""
        if place not in self.views:
            self.views[place] = self.game.view(self.match.state, place)
        return self.views[place]

    def document(self, place: int) -> Mapping[str, Any]:
        if place not in self.documents:
            self.documents[place] = self.game.see(self.view(place), place)
        return self.documents[place]

    def public(self) -> Raw:
        """What everybody sees, encoded once for all."""
        if self.encoded is None:
            self.encoded = Raw(wire.write(self.document(WATCHER)))
        return self.encoded

    def mine(self, place: int) -> dict[str, Any]:
        """What a seat sees otherwise than whoever watches."""
        if place == WATCHER:
            return {}
        common, own = self.document(WATCHER), self.document(place)
        found = {name: value for name, value in own.items() if value != common[name]}
        if "table" in found:
            pairs = zip(own["table"], common["table"], strict=True)
            found["table"] = {
                str(seat): player for seat, (player, shown) in enumerate(pairs) if player != shown
            }
        return found

    # What is new

    def state(self, place: int, seen: int, lang: str, say: bool) -> wire.State:
        """Everything for one reader, with the news after the last that was seen."""
        match = self.match
        heard = match.watched if place == WATCHER else match.news[place]
        known = heard.knows(seen)
        news = heard.since(seen) if known else []
        words = words_of(self.game, lang) if say else None
        return wire.State(
            view=self.public(),
            mine=self.mine(place),
            news=[self.news(number, event, place, words) for number, event in news],
            last=heard.last,
            fresh=not known,
            question=self.question(place, lang),
            undo=place != WATCHER and self.play.can_undo(place),
            deadlines=[self.play.clock.deadline(seat) for seat in range(len(match.news))],
            results=self.results(),
        )

    def news(self, number: int, event: Event, place: int, words: GameTexts | None) -> wire.News:
        view = self.view(place)
        kind = int(event.kind)
        text = words.event(view, event, place) if words is not None else ""
        name = self.game.language.events.get(kind, "")
        return wire.News(number, name, int(event.seat), self.values(view, event), text)

    def values(self, view: TableState, event: Event) -> list[str | int]:
        """The values of an event: names of beings, keys of cards and the like, or numbers."""
        language, ids = self.game.language, dict(zip("abcd", event.ids(), strict=True))
        if event.kind == UNDONE:
            return [int(event.a)]  # the last news that still stands
        found: list[str | int] = []
        for slot, letter in SLOT.findall(language.sentences.get(int(event.kind), "")):
            if slot not in ids:
                continue
            id = int(ids[slot])
            kind = language.letters.get(letter, "")
            if letter == BEING:
                found.append(being_name(view, id))
            elif kind in language.keys:
                found.append(str(language.keys[kind].key(id)))
            else:
                found.append(id)
        return found

    # What is asked

    def question(self, place: int, lang: str) -> wire.Question | None:
        asked = self.play.question_of(place)
        if asked is None:
            return None
        options = self.match.state.legal_actions(place)
        return wire.Question(
            number=asked.number,
            prompt=asked.prompt,
            text=words_of(self.game, lang).prompt(asked.prompt),
            options=[self.option(place, code) for code in options],
        )

    def option(self, place: int, code: int) -> wire.Option:
        language = self.game.language
        _, verb, *values = language.as_record(place, code, len(self.match.news))
        return wire.Option(str(verb), values, language.write_action(self.view(place), place, code))

    def sentences(self, place: int, lang: str) -> list[str]:
        """The options as something to do."""
        words, view = words_of(self.game, lang), self.view(place)
        options = self.match.state.legal_actions(place)
        return [words.move(view, place, code) for code in options]

    def why(self, place: int, move: str, lang: str) -> tuple[str, str]:
        """Why a move is not possible, as far as the seat can know: a name, and a sentence."""
        view = self.view(place)
        _, code = self.game.language.read_action(view, move)
        reason = self.game.reason(view, place, code)
        if not reason:
            return "", ""
        words = words_of(self.game, lang)
        return words.reason_message(reason), words.reason(view, place, code, reason)

    def results(self) -> list[wire.Result]:
        if not self.match.over:
            return []
        won = self.match.winners()
        return [
            wire.Result(score.seat, score.total, dict(score.parts), score.seat in won)
            for score in self.match.scores()
        ]


def table_info(table: Table) -> wire.TableInfo:
    """What everybody may know of a table. The parts of a shuffle are shown once it is made."""
    begun = bool(table.began)
    seats = [
        wire.SeatInfo(
            kind=seat.kind,
            name=seat.name,
            agent=seat.agent,
            present=i in table.present,
            replaced=table.replaced(i),
            ready=bool(seat.part) or seat.kind == "bot",
            part=seat.part if begun else "",
        )
        for i, seat in enumerate(table.seats)
    ]
    return wire.TableInfo(
        id=table.id,
        game=table.game.key,
        title=table.game.title,
        status=table.status,
        host=table.host,
        settings=table.settings,
        seats=seats,
        commitment=table.commitment,
        next=table.next,
    )
