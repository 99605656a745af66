"""Facts about a table of Evolution, judged from their words."""

from __future__ import annotations

from tangledbank.core.errors import BadNotation
from tangledbank.games.evolution.cards import Cards
from tangledbank.games.evolution.rules import need
from tangledbank.games.evolution.state import NOBODY, Table
from tangledbank.notation.facts import Facts, expect, judge_held
from tangledbank.notation.words import being_name, seat_name


class EvolutionFacts(Facts[Table]):
    """Species with body, population and food; players with hands, bags and rows."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards.names)
        self.traits = ["?", *[trait.key for trait in cards.traits[1:]]]

    def lives(self, s: Table, id: int) -> bool:
        return id < len(s.species) and s.species[id] is not NOBODY

    def of_living(self, s: Table, id: int, part: str) -> str:
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
        if word in ("has", "lacks"):
            worn = (*sp.cards, *sp.fresh)
            held = [self.traits[s.book.cards.trait[card]] for card in worn]
            return judge_held(word, value, held, self.traits)
        raise BadNotation(f"a species has no property {part!r}")

    def of_player(self, s: Table, seat: int, part: str) -> str:
        player = s.players[seat]
        word, _, value = part.partition(" ")
        if word == "hand":
            return self.of_cards([*player.hand], value)
        if word == "bag":
            return expect(word, value, player.bag)
        if word == "species":
            return expect(word, value, len(player.row))
        if word == "row":
            return expect(word, value.upper(), " ".join(being_name(s, sid) for sid in player.row))
        raise BadNotation(f"a player has no property {part!r}")

    def of_table(self, s: Table, text: str) -> str:
        word, _, value = text.partition(" ")
        piles = {"deck": [*s.deck][::-1], "discard": [*s.discard], "out": [*s.out]}
        if word in piles:
            return self.of_cards(piles[word], value)
        if text in ("last round", "not last"):
            return "" if s.last == (word == "last") else f"last round is {s.last}"
        known = {"hole": str(s.hole), "round": str(s.round), "first": seat_name(s.first).lower()}
        if word not in known:
            raise BadNotation(f"{word!r} is not something a fact can be about")
        return expect(word, value, known[word])
