"""Find help topics by name, despite abbreviations and typing errors."""

from __future__ import annotations

import re
from typing import Final

from tangledbank.presentation.fuzzy_match import EXACT, SLIPS, WORDS, closest
from tangledbank.texts import GameTexts
from tangledbank.texts.explanations import Explanation

NUMBER: Final = re.compile(r"\s*[:(]?\s*-?\d+\)?$")
FEW: Final = 2  # topics explained together if a word may mean either


class TopicSearch:
    """A search of one game's cards and rule topics, in one language."""

    def __init__(self, words: GameTexts) -> None:
        self.words = words

    def find(self, about: str, worst: int = SLIPS) -> list[str]:
        """Return the titles that best match a text, cards before rule topics."""
        if self.words.explanation(about) is not None:
            return [about]
        asked = NUMBER.sub("", about) or about
        titles, split = self.words.titles(), len(self.words.topics)
        cards = {title: title for title in titles[split:]}
        terms = {**dict(self.words.synonyms()), **{title: title for title in titles[:split]}}
        for rank in range(EXACT, worst + 1):
            for known in (cards, terms) if rank != WORDS else ({**cards, **terms},):
                fits, found = closest(asked, known, rank)
                if fits == rank:
                    return list(dict.fromkeys(known[name] for name in found))
        return []

    def explain(self, about: str) -> tuple[list[Explanation], list[str]]:
        """Return up to two explanations; if more topics match, return only their names."""
        words = self.words.topics_of(about) or self.find(about)
        if len(words) > FEW:
            return [], words
        found = [self.words.explanation(word) for word in words]
        return [each for each in found if each is not None], []
