"""Facts about states of Evolution."""

from __future__ import annotations

from collections.abc import Sequence

from tangledbank.core.errors import BadNotation
from tangledbank.games.evolution.cards import Cards
from tangledbank.games.evolution.rules import need
from tangledbank.games.evolution.state import EvolutionState, Species
from tangledbank.notation.facts import Facts, expect, judge_held, judge_state
from tangledbank.notation.names import being_name, seat_name


class EvolutionFacts(Facts[EvolutionState]):
    """A judge of facts about species, players and the table."""

    being_words = ("body", "population", "food", "fat", "traits", "face down", "hungry",
                   "not hungry", "has", "lacks")  # fmt: skip
    player_words = ("hand", "bag", "species", "row")
    table_words: Sequence[str] = ("hole", "deck", "discard", "out", "round", "first", "last round",
                                  "not last", "next round last", "not next round last")  # fmt: skip

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards.names, [trait.key for trait in cards.traits])

    def of_living(self, s: EvolutionState, id: int, part: str) -> str:
        sp = s.species[id]
        word, _, value = part.partition(" ")
        numbers = {
            "body": int(sp.body),
            "population": int(sp.population),
            "food": int(sp.food),
            "fat": sum(sp.tokens),
            "traits": len(sp.cards) + len(sp.fresh),
        }
        if word in numbers:
            return expect(word, value, numbers[word])
        if part in ("hungry", "not hungry"):
            hungry = need(s, sp) > 0
            return "" if hungry == (part == "hungry") else f"hungry is {hungry}"
        if word == "face":
            return expect("face down", part.removeprefix("face down "), len(sp.fresh))
        trait, _, side = value.partition(" face ")
        held = [self.traits[s.book.cards.trait[card]] for card in worn(sp, side)]
        return judge_held(word, trait, held, self.traits)

    def of_player(self, s: EvolutionState, seat: int, part: str) -> str:
        player = s.players[seat]
        word, _, value = part.partition(" ")
        if word == "hand":
            return self.of_cards([*player.hand], value)
        if word == "bag":
            return expect(word, value, player.bag)
        if word == "species":
            return expect(word, value, len(player.row))
        return expect(word, value.upper(), " ".join(being_name(s, sid) for sid in player.row))

    def of_table(self, s: EvolutionState, text: str) -> str:
        word, _, value = text.partition(" ")
        piles = {"deck": [*s.deck][::-1], "discard": [*s.discard], "out": [*s.out]}
        if word in piles:
            return self.of_cards(piles[word], value)
        stands = judge_state(text, {"last round": s.last, "next round last": s.next_last})
        if stands is not None:
            return stands
        known = {"hole": str(s.hole), "round": str(s.round), "first": seat_name(s.first).lower()}
        if word not in known:
            raise BadNotation(f"a fact cannot be about {word!r}")
        return expect(word, value, known[word])


def worn(sp: Species, side: str) -> list[int]:
    """Return a species' face-up cards, face-down cards, or both."""
    if side not in ("", "up", "down"):
        raise BadNotation("write `up`, `down` or nothing after a trait")
    up = [int(card) for card in sp.cards] if side != "down" else []
    return up + ([int(card) for card in sp.fresh] if side != "up" else [])
