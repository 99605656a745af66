"""The base of all games' texts: `GameTexts` names things; catalogues hold the sentences."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from typing import Any, ClassVar, Self

from tangledbank.core.action import FIRST, verb_of
from tangledbank.core.event import UNDONE, Event
from tangledbank.core.flow import State
from tangledbank.core.game import Game
from tangledbank.core.options import Option, Value
from tangledbank.core.refusal import Filled, Refusal
from tangledbank.core.vocabulary import SLOT, Kind
from tangledbank.games import kit_of
from tangledbank.notation.language import Language, Phrase
from tangledbank.notation.names import seat_name, squeeze
from tangledbank.texts.catalogue import Catalogue
from tangledbank.texts.explanations import Explanation, RefusalText

Name = str | int
BEINGS = ("species", "animal")
NONE = "none"  # in messages: nothing to name


class GameTexts:
    """The sentences of one game in one language.

    A subclass names the values of its events and moves. Message ids follow from the names in the
    game's vocabulary:

    - `move-VERB`, `brief-VERB`, `prompt-PROMPT`, `event-EVENT`, `log-EVENT`, `reason-REASON`,
      `option-KEY`, `part-PART`, `tie-TIE`, `rule-TOPIC` (`.title`, other
      words for it in `.also`), `trait-TRAIT` (`.text`).
    - Messages about moves and events get the slots by name, and `$seat`; those about events also
      get `$me`, which is "yes" if the event is about the reader.

    A missing message falls back to notation, so that a game can be played before it is translated.
    """

    topics: ClassVar[Mapping[str, str]] = {}  # topics that `?` explains, with their citations
    cites: ClassVar[Mapping[str, str]] = {}  # citations by message id, or `id/verb`
    round_unit: ClassVar[str] = "round"  # or "turn"
    ties: ClassVar[Sequence[str]] = ()  # tie-breakers, in order
    briefs: ClassVar[Sequence[str]] = ()  # verbs that have a short form in lists
    listed: ClassVar[Sequence[str]] = ()  # events that have a short form in lists

    def __init__(self, lang: str, game: Game) -> None:
        self.game = game
        self.players: Sequence[str] = ()  # names by seat
        self.files = kit_of(game.key).catalogues
        self.language: Language[Any] = game.language
        more = [each.texts for each in game.sets if each.texts]
        self.catalogue = Catalogue(lang, ("common", "players", *self.files), more)

    def say(self, message: str, **values: object) -> str:
        return self.catalogue.say(message, **values)

    # Names

    def name(self, view: State, kind: str, id: int) -> Name:
        """Return a thing's name in the reader's language; numbers stay numbers, so plurals work."""
        return id if kind == "number" else self.language.name(view, kind, id)

    def read_name(self, view: State, kind: str, text: str) -> str:
        """Turn a name written by `name` back into notation."""
        return text

    def calling(self, players: Sequence[str]) -> Self:
        """Return a copy that uses the players' names; a seat without a name keeps its letter."""
        copied = copy(self)
        copied.players = players
        return copied

    def seat(self, seat: int) -> str:
        name = self.players[seat] if 0 <= seat < len(self.players) else ""
        return name or seat_name(seat)

    def trait_name(self, id: int) -> str:
        key = str(self.game.traits[id].key)
        return self._named(f"trait-{key}", key)

    def cause(self, view: State, kind: str, what: str, id: int, being: str) -> str:
        """Return the cause of an event in a few words."""
        if kind == "trait":
            trait = self.trait_name(id)
            return self.say("cause-of", trait=trait, species=being) if being else trait
        if what in ("event", "scenario", "zone"):
            return str(self.name(view, what, id))
        return self.say(f"cause-{kind}", being=being)

    def enumerated(self, names: list[str]) -> str:
        """Join names with commas and a final "and"."""
        return self.say("list-and").join(
            [", ".join(names[:-1]), *names[-1:]] if names[1:] else names
        )

    # Sentences

    def move(self, view: State, seat: int, action: int) -> str:
        """Return a move as a sentence, such as "Play Horns on A1"."""
        message = f"move-{self.language.verbs[verb_of(action)]}"
        if not self.catalogue.has(message):
            return self.language.write_action(view, seat, action)
        return self.say(message, **self.values(view, seat, action))

    def values(self, view: State, seat: int, action: int) -> dict[str, Name]:
        """Return the names of a move's slots, and `seat`."""
        phrase = self.phrase(action)
        slots = {
            slot: self.name(view, kind, phrase.value(action, slot))
            for slot, kind in phrase.kinds.items()
        }
        return {"seat": self.seat(seat), **slots}

    def named(self, action: int, *kinds: str) -> list[int]:
        """Return the ids in a move's slots of the given kinds, in order."""
        phrase = self.phrase(action)
        return [
            phrase.value(action, slot)
            for slot, kind in phrase.word.slots.items()
            if kind.name in kinds and slot in phrase.kinds
        ]

    def phrase(self, action: int) -> Phrase:
        return next(phrase for phrase in self.language.phrases if phrase.verb == verb_of(action))

    def event(self, view: State, event: Event, reader: int) -> str:
        """Return an event as a sentence for `reader`."""
        message = f"event-{self.language.events.get(int(event.kind), '')}"
        if not self.catalogue.has(message):
            return self.language.write_event(view, event)
        word = self.language.event_words.get(int(event.kind))
        kinds = word.slots.items() if word is not None else ()  # an undo has none
        slots = {
            slot: self.name_in_event(view, event, kind.name, int(id))
            for (slot, kind), id in zip(kinds, event.ids(), strict=False)
        }
        me = "yes" if event.seat == reader else "no"
        return self.say(message, seat=self.seat(int(event.seat)), me=me, **slots)

    def name_in_event(self, view: State, event: Event, kind: str, id: int) -> Name:
        """Return a thing's name as an event's sentence writes it."""
        return self.name(view, kind, id)

    def prompt(self, prompt: str) -> str:
        """Return the question that a prompt asks."""
        message = f"prompt-{prompt.replace(' ', '-')}"
        return self.say(message) if self.catalogue.has(message) else prompt

    def reason(self, view: State, refusal: Refusal) -> str:
        """Return why a move is not allowed, with the rule in brackets."""
        found = self.grounds(view, refusal)
        return self.cited(found.text, found.cite)

    def grounds(self, view: State, refusal: Refusal) -> RefusalText:
        """Return why a move is not allowed, in parts."""
        code = refusal.name
        message = self.reason_message(refusal)
        if not self.catalogue.has(message):
            words = " ".join(sorted(self.language.reason_words(refusal.reason)))
            return RefusalText(code, words, words, "")
        values = self.reason_values(view, refusal)
        text = f"{self.say(message, **values)} {self.also(view, refusal)}".strip()
        shorts = [f"{message}.short", f"reason-{code}.short"]
        short = next((name for name in shorts if self.catalogue.has(name)), message)
        return RefusalText(code, self.say(short, **values), text, self.reason_cite(view, refusal))

    def also(self, view: State, refusal: Refusal) -> str:
        """Return a sentence about other obstacles to a move, or an empty string."""
        return ""

    def cited(self, sentence: str, cite: str) -> str:
        """Append a citation in brackets, with the title if it is a ruling."""
        title = f"ruling-{cite}"
        if self.catalogue.has(title):
            cite = f"{cite} {self.say(title)}"
        return f"{sentence} [{cite}]" if cite else sentence

    def reason_message(self, refusal: Refusal) -> str:
        if refusal.slots.get("mover", refusal.seat) != refusal.seat:
            return "reason-turn-other"
        return f"reason-{refusal.name}"

    def reason_values(self, view: State, refusal: Refusal) -> dict[str, Name]:
        """Return the slots of the move and of the reason as words and numbers.

        `{slot}_count` is the number of things in a slot that holds several.
        """
        values = self.values(view, refusal.seat, refusal.action)
        values["you"] = self.seat(refusal.seat)
        for slot, kind in refusal.word.slots.items():
            value = refusal.slots[slot]
            values[slot] = self.filled(view, kind, value)
            if isinstance(value, tuple):
                values[f"{slot}_count"] = len(value)
        return values

    def filled(self, view: State, kind: Kind, value: Filled) -> Name:
        """Return a reason's slot in words; a missing thing or an empty list becomes `none`."""
        if isinstance(value, tuple):
            return self.enumerated([str(self.filled(view, kind, id)) for id in value]) or NONE
        if kind.name == "seat":
            return self.seat(value)
        if kind.name == "prompt":
            return self.prompt(self.language.prompts[value]) if value else NONE
        return self.name(view, kind.name, value) if value or kind.name == "number" else NONE

    def in_box(self, card: str) -> bool:
        """Return whether a trait or Scenario comes with the game; added sets cite no rule."""
        boxes = [each for each in self.game.sets if not each.games]
        return any(
            card in kinds for each in boxes for kinds in (each.traits, *each.others.values())
        )

    def reason_cite(self, view: State, refusal: Refusal) -> str:
        """Return the citation for a refusal, found by its message and verb."""
        return self.cite(self.reason_message(refusal), refusal.action)

    def cite(self, message: str, action: int = 0) -> str:
        verb = self.language.verbs[verb_of(action)]
        return self.cites.get(f"{message}/{verb}") or self.cites.get(message, "")

    def option(self, option: Option) -> str:
        message = f"option-{option.key}"
        return self.say(message) if self.catalogue.has(message) else option.help

    def part(self, part: str) -> str:
        """Return the name of a part of the score."""
        return self._named(f"part-{part.replace(' ', '-')}", part)

    def tie(self, place: int) -> str:
        """Return the name of the tie-breaker at `place`."""
        return self._named(f"tie-{self.ties[place]}", self.ties[place]) if self.ties else ""

    def _named(self, message: str, otherwise: str) -> str:
        return self.say(message) if self.catalogue.has(message) else otherwise

    # Explanations

    def intro(self, options: Mapping[str, Value]) -> str:
        """Return an introduction for new players, or an empty string."""
        return self.say("intro") if self.catalogue.has("intro") else ""

    def explain(self, word: str) -> str:
        """Return the explanation of a card, trait or topic, or an empty string if none matches."""
        found = self.explanation(word)
        if found is None:
            return ""
        text = " ".join(filter(None, (found.text, found.figures, found.doubt)))
        return self.cited(self.titled(found.title, text), found.cite)

    def explanation(self, word: str) -> Explanation | None:
        """Return the parts of a word's explanation, or None if nothing matches."""
        wanted = squeeze(word)
        for topic, cite in self.topics.items():
            title = self.say(f"rule-{topic}.title")
            if wanted in (topic, squeeze(title)):
                return Explanation("rule", topic, title, self.say(f"rule-{topic}"), cite=cite)
        return None

    def topics_of(self, key: str) -> list[str]:
        """Return the help topics for a card key, or an empty list."""
        keys = self.language.keys.get("card")
        card = keys.ids.get(key, 0) if keys else 0
        return self.traits_of(card) if card >= FIRST else []

    def traits_of(self, card: int) -> list[str]:
        """Return the keys of the traits on a card."""
        return []

    def titled(self, title: str, text: str) -> str:
        """Join a title and a text with the language's colon."""
        return self.say("titled", title=title, text=text)

    def titles(self) -> list[str]:
        """Return the titles of all help topics."""
        return [self.say(f"rule-{topic}.title") for topic in self.topics]

    def synonyms(self) -> Iterator[tuple[str, str]]:
        """Yield synonyms for help topics, each with the topic's title."""
        for topic in self.topics:
            message = f"rule-{topic}.also"
            if self.catalogue.has(message):
                for word in self.say(message).split(","):
                    yield word.strip(), self.say(f"rule-{topic}.title")

    def held(self, view: State, seat: int) -> list[str]:
        """Return the help topics for the cards in a seat's hand."""
        return []

    # Lists of cards

    def figures(self, card: Mapping[str, Any]) -> str:
        """Return the figures printed on a card."""
        return str(card["food"])

    def kind_of_card(self, card: Mapping[str, Any]) -> tuple[str, str]:
        """Return the name and text that all cards of a kind share."""
        message = f"trait-{card.get('trait')}"
        if not self.catalogue.has(message):
            return str(card.get("name", card.get("trait"))), ""
        return self.say(message), self.say(f"{message}.text")

    def facts_beside(self, facts: Mapping[str, Any]) -> Iterator[tuple[str, list[str]]]:
        """Yield the game's other components: for each kind, a title and a line per component."""
        for name, rows in facts.items():
            if name != "cards" and isinstance(rows, list) and rows and isinstance(rows[0], dict):
                yield f"{name} ({len(rows)})", [describe(row) for row in rows]

    # Reading

    def read_move(self, view: State, seat: int, text: str) -> tuple[int, int] | None:
        """Parse a sentence written by `move`; return the seat and action, or None."""
        for phrase in self.language.phrases:
            found = self._pattern(phrase).fullmatch(squeeze(text))
            named = found.groupdict() if found is not None else {}
            if found is not None and all(slot in named for slot in phrase.kinds):
                notation = self._notation(view, seat, phrase, named)
                return self.language.read_choice(view, notation)
        return None

    def sample(self, phrase: Phrase) -> str:
        """Return an example of a kind of move, with `…` for cards and other things."""
        beings = iter(("A1", "B1", "C1", "D1"))
        slots = {
            slot: next(beings) if kind in BEINGS else "…" for slot, kind in phrase.kinds.items()
        }
        message = f"move-{self.language.verbs[phrase.verb]}"
        if not self.catalogue.has(message):
            return SLOT.sub(lambda match: slots.get(match[1], seat_name(0)), phrase.text)
        unnamed = dict.fromkeys(phrase.word.slots, "…")
        return self.say(message, **{**unnamed, "seat": self.seat(0), **slots})

    def _pattern(self, phrase: Phrase) -> re.Pattern[str]:
        message = f"move-{self.language.verbs[phrase.verb]}"
        if not self.catalogue.has(message):
            return phrase.pattern
        marks = {slot: f"\0{slot}\0" for slot in ("seat", *phrase.word.slots)}
        pieces = squeeze(self.say(message, **marks)).split("\0")
        for i, piece in enumerate(pieces):
            # Names may contain spaces and other words of the sentence; species and numbers don't.
            short = phrase.kinds.get(piece) in (*BEINGS, "number")
            slot = r"\S+" if short else ".+?"
            pieces[i] = f"(?P<{piece}>{slot})" if i % 2 else re.escape(piece)
        return re.compile("".join(pieces))

    def _notation(self, view: State, seat: int, phrase: Phrase, found: Mapping[str, Any]) -> str:
        def fill(match: re.Match[str]) -> str:
            slot = match.group(1)
            if slot == "seat":
                return seat_name(seat)
            return self.read_name(view, phrase.kinds[slot], found[slot])

        return SLOT.sub(fill, phrase.text)

    # Checking

    def wanted(self) -> set[str]:
        """Return the ids of all messages, including the short forms of reasons."""
        found = self.messages()
        reasons = [message for message in found if message.startswith("reason-")]
        shorts = {f"{message}.short" for message in reasons}
        needed = {f"reason-{reason}.short" for reason in self.language.reasons.values()}
        return found | {m for m in shorts if m in needed or self.catalogue.has(m)}

    def messages(self) -> set[str]:
        """Return the ids of all messages that this game may use."""
        if not self.files:
            return set()
        language = self.language
        found = {f"move-{verb}" for verb in language.verbs.values()}
        found |= {f"prompt-{prompt.replace(' ', '-')}" for prompt in language.prompts.values()}
        found |= {f"event-{name}" for kind, name in language.events.items() if kind != UNDONE}
        found |= {f"option-{option.key}" for option in self.game.options}
        found |= {f"tie-{tie}" for tie in self.ties}
        found |= {f"brief-{verb}" for verb in self.briefs} | {f"log-{name}" for name in self.listed}
        for topic in self.topics:
            found |= {f"rule-{topic}", f"rule-{topic}.title"}
            also = f"rule-{topic}.also"
            found |= {also} if self.catalogue.has(also) else set()
        return found | {"reason-turn-other"} | {f"ruling-{cite}" for cite in self.rulings()}

    def rulings(self) -> set[str]:
        """Return the numbers of the rulings that this game's texts cite."""
        return {
            cite for cite in (*self.topics.values(), *self.cites.values()) if cite[1:].isdigit()
        }


def describe(row: Mapping[str, Any]) -> str:
    """Return a row's simple values in one line."""
    plain = {key: value for key, value in row.items() if not isinstance(value, list | dict)}
    return ", ".join(f"{key} {value}" for key, value in plain.items())
