"""Facts about a table of The Origin of Species: does a line of a scene hold?"""

from __future__ import annotations

from tangledbank.core.errors import BadNotation
from tangledbank.games.origin.ids import TRAIT_NAMES
from tangledbank.games.origin.rules import is_fed, is_last, trait_count
from tangledbank.games.origin.state import NOBODY, Animal, Table
from tangledbank.games.origin.traits.base import HOOKS
from tangledbank.games.origin.words import mark_word
from tangledbank.notation.facts import Facts, expect, judge_held
from tangledbank.notation.words import seat_name


class OriginFacts(Facts[Table]):
    """Animals with food and traits, players with hands and discard piles, and the bank."""

    being = "animal"

    def lives(self, s: Table, id: int) -> bool:
        return s.living(id) is not NOBODY

    def of_living(self, s: Table, id: int, part: str) -> str:
        a = s.living(id)
        word, _, value = part.partition(" ")
        numbers = {
            "food": int(a.food),
            "need": int(a.need),
            "traits": int(trait_count(a)),
            "fat": sum(HOOKS.room >> t & 1 and m for t, m in zip(a.traits, a.marks, strict=True)),
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
            held = [*a.traits, *[int(s.pairs[pid].trait) for pid in a.pairs]]
            return judge_held(word, value, [TRAIT_NAMES[t] for t in held], TRAIT_NAMES)
        if word in TRAIT_NAMES:
            return judge_mark(a, word, value)
        raise BadNotation(f"an animal has no property {part!r}")

    def of_player(self, s: Table, seat: int, part: str) -> str:
        player = s.players[seat]
        word, _, value = part.partition(" ")
        if word == "hand":
            return self.of_cards(player.hand, value)
        if word == "discard":
            return self.of_cards(player.discard, value)
        if word == "animals":
            return expect(word, value, len(player.row))
        raise BadNotation(f"a player has no property {part!r}")

    def of_table(self, s: Table, text: str) -> str:
        word, _, value = text.partition(" ")
        piles = {"deck": s.deck[::-1], "center": s.center}
        if word in piles:
            return self.of_cards(piles[word], value)
        if text in ("last round", "not last round"):
            right = is_last(s) == (text == "last round")
            return "" if right else f"the deck has {len(s.deck)} cards"
        known = {"bank": str(s.bank), "round": str(s.turn), "first": seat_name(s.first).lower()}
        if word not in known:
            raise BadNotation(f"{word!r} is not something a fact can be about")
        return expect(word, value, known[word])


def judge_mark(a: Animal, trait: str, state: str) -> str:
    """In which state a trait is."""
    t = TRAIT_NAMES.index(trait)
    found = [mark_word(t, m) for held, m in zip(a.traits, a.marks, strict=True) if held == t]
    return "" if state in found else f"it is {' '.join(found) or 'not there'}"
