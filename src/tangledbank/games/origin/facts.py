"""Facts about states of The Origin of Species."""

from __future__ import annotations

import re
from collections.abc import Sequence

from tangledbank.core.errors import BadNotation
from tangledbank.games.origin.cards import Cards
from tangledbank.games.origin.questions import CAN_STORE, DIRECTED
from tangledbank.games.origin.rules import is_fed, is_last, trait_count
from tangledbank.games.origin.state import NO_PAIR, Animal, OriginState, trait_at, trait_of
from tangledbank.games.origin.trait_notation import mark_word
from tangledbank.notation.facts import Facts, expect, judge_held, judge_state
from tangledbank.notation.names import being_id, seat_name, squeeze

PAIR_FACT = re.compile(r"([a-h]\d+)\+([a-h]\d+) (has|lacks) (\S+)")


class OriginFacts(Facts[OriginState]):
    """Judges facts about animals, players, pairs and the food bank."""

    being = "animal"

    being_words: Sequence[str] = ("food", "need", "traits", "fat", "fed", "not fed", "poisoned",
        "not poisoned", "revealed", "not revealed", "card", "has", "lacks")  # fmt: skip
    player_words = ("hand", "discard", "animals")
    table_words = ("bank", "deck", "center", "round", "first", "last round", "not last")

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards.names, [trait.key for trait in cards.traits])
        self.being_words = (*OriginFacts.being_words, *self.traits)

    def judge(self, s: OriginState, text: str) -> str:
        pair = PAIR_FACT.fullmatch(squeeze(text))
        return self.of_pair(s, pair) if pair else super().judge(s, text)

    def of_living(self, s: OriginState, id: int, part: str) -> str:
        a = s.living(id)
        held = [trait_at(s, a, slot) for slot in range(len(a.traits))]
        word, _, value = part.partition(" ")
        numbers = {
            "food": int(a.food),
            "need": int(a.need),
            "traits": int(trait_count(a)),
            "fat": sum(int(a.marks[i]) for i, t in enumerate(held) if t.hooks & CAN_STORE),
        }
        flags = {"fed": is_fed(s, a), "poisoned": a.poisoned, "revealed": a.revealed}
        if word in numbers:
            return expect(word, value, numbers[word])
        if part.removeprefix("not ") in flags:
            holds = flags[part.removeprefix("not ")]
            return "" if holds != part.startswith("not ") else f"{part} does not hold"
        if word == "card":
            return expect(word, value, s.book.cards.names[a.card])
        if word in ("has", "lacks"):
            trait, _, partner = value.partition(" with ")
            pairs = [s.pairs[pid] for pid in a.pairs]
            if partner:
                other = being_id(s, partner, self.being)
                every = [trait_of(s, pair) for pair in pairs if pair.other(id) == other]
            else:
                every = [*held, *[trait_of(s, pair) for pair in pairs]]
            return judge_held(word, trait, [each.key for each in every], self.traits)
        if word not in self.traits:
            raise BadNotation(f"an animal has no property {part!r}")
        return judge_mark(s, a, word, value)

    def of_player(self, s: OriginState, seat: int, part: str) -> str:
        player = s.players[seat]
        word, _, value = part.partition(" ")
        if word == "hand":
            return self.of_cards([*player.hand], value)
        if word == "discard":
            return self.of_cards([*player.discard], value)
        return expect(word, value, len(player.row))

    def of_pair(self, s: OriginState, match: re.Match[str]) -> str:
        """Judge a fact about a pair card; if its animals' roles differ, the symbiont is first."""
        a, b = (being_id(s, match[i], self.being) for i in (1, 2))
        lying = []
        for pair in s.pairs:
            trait = trait_of(s, pair)
            either = (pair.b, pair.a) == (a, b) and not trait.hooks & DIRECTED
            if pair is not NO_PAIR and ((pair.a, pair.b) == (a, b) or either):
                lying.append(trait.key)
        return judge_held(match[3], match[4], lying, self.traits)

    def of_table(self, s: OriginState, text: str) -> str:
        word, _, value = text.partition(" ")
        piles = {"deck": [*s.deck][::-1], "center": [*s.center]}
        if word in piles:
            return self.of_cards(piles[word], value)
        stands = judge_state(text, {"last round": is_last(s)})
        if stands is not None:
            return stands
        known = {"bank": str(s.bank), "round": str(s.turn), "first": seat_name(s.first).lower()}
        if word not in known:
            raise BadNotation(f"a fact cannot be about {word!r}")
        return expect(word, value, known[word])


def judge_mark(s: OriginState, a: Animal, trait: str, state: str) -> str:
    """Judge a fact about the state of an animal's trait."""
    held = [(trait_at(s, a, slot), int(mark)) for slot, mark in enumerate(a.marks)]
    found = [mark_word(each, mark) for each, mark in held if each.key == trait]
    return "" if state in found else f"it is {' '.join(found) or 'not there'}"
