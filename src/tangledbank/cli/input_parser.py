"""Parse a typed choice: a number, a move in words, or part of a move."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ParamSpec

from tangledbank.cli.menus import MenuEntry, NumberedEntry
from tangledbank.core.errors import BadNotation
from tangledbank.core.flow import State
from tangledbank.core.vocabulary import SLOT
from tangledbank.notation.language import AmbiguousNotation
from tangledbank.notation.names import BEING, seat_name, squeeze, unmarked
from tangledbank.texts import GameTexts

NUMBER = re.compile(r"(\d{1,4})(?:[ .](\d{1,4}))?")
WORD = re.compile(r"[^\s:,.;…’']+")
Given = ParamSpec("Given")
LEAST_LETTERS = 3  # shortest word that identifies moves


@dataclass(frozen=True)
class ParsedInput:
    """The meaning of a typed line: an option, a group to open, several options, or a problem."""

    action: int | None = None
    group: NumberedEntry | None = None
    candidates: tuple[int, ...] = ()
    problem: str = ""
    source: str = ""  # the rule that forbids a move
    understood: bool = True


class InputParser:
    """A parser for the lines that one seat types at one decision."""

    def __init__(
        self,
        words: GameTexts,
        view: State,
        seat: int,
        entries: Sequence[NumberedEntry],
        group_entries: Callable[[MenuEntry], list[NumberedEntry]],
    ) -> None:
        self.words = words
        self.view = view
        self.seat = seat
        self.entries = entries
        self.group_entries = group_entries  # returns the entries inside a group
        self.actions = [action for each in entries for action in each.entry.actions]

    def read(self, text: str) -> ParsedInput:
        number = NUMBER.fullmatch(text)
        if number is not None:
            return self.by_number(int(number.group(1)), number.group(2))
        try:
            move = self.whole(text)
        except AmbiguousNotation as error:
            fitting = [action for action in error.actions if action in self.actions]
            return self.one_of(fitting or error.actions)
        if move is not None:
            return self.judge(*move)
        found = self.by_words(text)
        if found:
            return self.one_of(found)
        return ParsedInput(problem=self.words.say("read-nothing", text=text[:60]), understood=False)

    def one_of(self, actions: Sequence[int]) -> ParsedInput:
        """Return the only matching option, or all candidates; equal cards count as one."""
        language = self.words.language
        found: dict[str, int] = {}
        for action in actions:
            text = language.write_action(self.view, self.seat, action)
            found.setdefault(unmarked(text), action)
        one, *others = found.values()
        return ParsedInput(candidates=(one, *others)) if others else ParsedInput(action=one)

    def judge(self, seat: int, action: int) -> ParsedInput:
        """Return a complete move as an option, or the reason why it is not one."""
        if seat == self.seat and action in self.actions:
            return ParsedInput(action=action)
        refusal = self.words.game.refusal(self.view, self.seat, action, seat)
        assert refusal is not None, "a move that is not offered is refused"
        found = self.words.grounds(self.view, refusal)
        return ParsedInput(problem=found.text, source=self.words.cited("", found.cite).strip())

    def by_number(self, number: int, inner: str | None) -> ParsedInput:
        chosen = find_number(self.entries, number)
        if chosen is None:
            return self.no_number(self.entries)
        actions = chosen.entry.actions
        if inner is None:
            several = len(actions) > 1
            return ParsedInput(group=chosen) if several else ParsedInput(action=actions[0])
        inside = (
            self.group_entries(chosen.entry)
            if len(actions) > 1
            else [NumberedEntry(1, chosen.entry)]
        )
        picked = find_number(inside, int(inner))
        if picked is None:
            return self.no_number(inside)
        several = len(picked.entry.actions) > 1
        return ParsedInput(group=picked) if several else ParsedInput(action=picked.entry.actions[0])

    def no_number(self, entries: Sequence[NumberedEntry]) -> ParsedInput:
        known = ", ".join(spans([each.number for each in entries]))
        return ParsedInput(problem=self.words.say("read-number", known=known))

    def whole(self, text: str) -> tuple[int, int] | None:
        """Return a move read from notation or the player's language, or None if it is neither."""
        for form in (text, turned(text)):
            for notation in (form, f"{seat_name(self.seat)} {form}", *self.completed(form)):
                move = understood(self.words.language.read_choice, self.view, notation)
                if move is not None:
                    return move
            move = understood(self.words.read_move, self.view, self.seat, form)
            if move is not None:
                return move
        return None

    def alike(self, text: str) -> list[str]:
        """Return example moves that share a word with the text."""
        typed = [word for word in WORD.findall(text.lower()) if len(word) >= LEAST_LETTERS]
        samples = {self.words.sample(phrase): phrase.text for phrase in self.words.language.phrases}
        return [
            sample
            for sample, notation in samples.items()
            if any(in_order([word], sample) or in_order([word], notation) for word in typed)
        ]

    def completed(self, text: str) -> list[str]:
        """Return the readings of a text with its abbreviated words written out."""
        typed = squeeze(text).split()
        forms = []
        for phrase in self.words.language.phrases:
            wanted = squeeze(phrase.text).split()
            if wanted[0] == "{seat}" and len(typed) == len(wanted) - 1:
                typed_here = [seat_name(self.seat).lower(), *typed]
            else:
                typed_here = typed
            if len(typed_here) == len(wanted) and all(
                SLOT.fullmatch(word) or word.startswith(short)
                for word, short in zip(wanted, typed_here, strict=True)
            ):
                forms.append(
                    " ".join(
                        short if SLOT.fullmatch(word) else word
                        for word, short in zip(wanted, typed_here, strict=True)
                    )
                )
        return forms

    def by_words(self, text: str) -> list[int]:
        """Return the options that have words starting with the typed words, in order."""
        typed = WORD.findall(text.lower())
        found: list[int] = []
        for action in self.actions:
            notation = self.words.language.write_action(self.view, self.seat, action)
            label = self.words.move(self.view, self.seat, action)
            if typed and (in_order(typed, notation) or in_order(typed, label)):
                found.append(action)
        return found


def understood(
    read: Callable[Given, tuple[int, int] | None], *given: Given.args, **more: Given.kwargs
) -> tuple[int, int] | None:
    """Return the move that a reader finds in the text, or None if the text is not a move."""
    try:
        return read(*given, **more)
    except AmbiguousNotation:
        raise
    except BadNotation:
        return None


def find_number(entries: Sequence[NumberedEntry], number: int) -> NumberedEntry | None:
    return next((each for each in entries if each.number == number), None)


def spans(numbers: Sequence[int]) -> list[str]:
    """Return numbers with consecutive ones joined: `1–3`, `5`."""
    found: list[list[int]] = []
    for number in sorted(set(numbers)):
        if found and found[-1][-1] == number - 1:
            found[-1].append(number)
        else:
            found.append([number])
    return [str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in found]


def turned(text: str) -> str:
    """Put the acting species first: `forage A1` becomes `A1 forage`."""
    verb, _, rest = text.partition(" ")
    being, _, more = rest.strip().partition(" ")
    return f"{being} {verb} {more}".strip() if BEING.fullmatch(being) else text


def in_order(typed: Sequence[str], text: str) -> bool:
    """Return whether the typed words are beginnings of words in the text, in order."""
    words = iter(WORD.findall(text.lower()))
    return all(any(word.startswith(short) for word in words) for short in typed)
