"""Facts about states of Oceans."""

from __future__ import annotations

from tangledbank.core.errors import BadNotation
from tangledbank.core.rows import turned
from tangledbank.games.oceans.cards import Cards
from tangledbank.games.oceans.ring import neighbor
from tangledbank.games.oceans.rules import (
    age_value,
    attack_value,
    bones,
    forage_value,
    shell_value,
    trait_limit,
)
from tangledbank.games.oceans.state import NOBODY, OceansState, Species
from tangledbank.notation.facts import Facts, expect, judge_held, judge_state
from tangledbank.notation.names import being_name, seat_name

ZONE_NAMES = ("reef", "zone1", "zone2", "zone3")


class OceansFacts(Facts[OceansState]):
    """Judges facts about species, players, the Reef and the Ocean."""

    being_words = ("population", "forage", "attack", "shell", "limit", "storage", "ages", "traits",
                   "left", "right", "owner", "has", "lacks")  # fmt: skip
    player_words = ("hand", "score", "bonus", "species", "row")
    table_words = ("deep deck", "deck", "discard", "out", "gene pool", "cambrian", "no cambrian",
                   "last round", "not last", "scenario", "ring", *ZONE_NAMES, "reserve",
                   "scenarios", "round", "first", "turn")  # fmt: skip

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards.names, [trait.key for trait in cards.traits])

    def of_living(self, s: OceansState, id: int, part: str) -> str:
        sp = s.species[id]
        word, _, value = part.partition(" ")
        known = numbers(s, sp)
        if word in known:
            return expect(word, value, known[word])
        if word in ("left", "right"):
            other = neighbor(s, sp, -1 if word == "left" else 1)
            found = being_name(s, int(other.sid)) if other is not NOBODY else "nobody"
            return "" if value == found.lower() else f"on its {word} is {found}"
        if word == "owner":
            return expect("its owner", value.upper(), seat_name(sp.owner))
        held = [self.traits[s.book.cards.trait_by_card[card].id] for card in sp.cards]
        return judge_held(word, value, held, self.traits)

    def of_player(self, s: OceansState, seat: int, part: str) -> str:
        player = s.players[seat]
        known = {"score": int(player.score), "bonus": int(player.bonus), "species": len(player.row)}
        word, _, value = part.partition(" ")
        if word == "hand":
            return self.of_cards([*player.hand, *player.deep], value)
        if word in known:
            return expect(word, value, known[word])
        return expect(word, value.upper(), " ".join(being_name(s, sid) for sid in player.row))

    def of_table(self, s: OceansState, text: str) -> str:
        piles = {"deep deck": turned(s.deep), "deck": turned(s.deck), "discard": s.discard,
                 "out": s.out, "gene pool": s.pool}  # fmt: skip
        for name, cards in piles.items():
            if text.startswith(name + " "):
                return self.of_cards([*cards], text[len(name) + 1 :])
        stands = judge_state(text, {"cambrian": s.cambrian, "last round": s.ending > 0})
        return self.of_sea(s, text) if stands is None else stands

    def of_sea(self, s: OceansState, text: str) -> str:
        word, _, value = text.partition(" ")
        if word == "scenario":
            return judge_scenario(s, value)
        if word == "ring":
            return expect(word, value.upper(), " ".join(being_name(s, sid) for sid in s.ring))
        known = {name: str(s.places[i]) for i, name in enumerate(ZONE_NAMES)}
        known["reserve"] = str(s.reserve)
        known["scenarios"] = str(len(s.book.cards.scenario_pile(s.book.promo)))
        known["round"] = str(s.round)
        known["first"] = seat_name(s.first).lower()
        known["turn"] = seat_name(s.turn).lower()
        if word not in known:
            raise BadNotation(f"a fact cannot be about {word!r}")
        return expect(word, value, known[word])


def numbers(s: OceansState, sp: Species) -> dict[str, int]:
    return {
        "population": int(sp.population),
        "forage": int(forage_value(s, sp)),
        "attack": int(attack_value(s, sp)),
        "shell": int(shell_value(s, sp)),
        "limit": int(trait_limit(s, sp)),
        "storage": int(bones(s, sp)),
        "ages": int(age_value(s, sp)),
        "traits": len(sp.cards),
    }


def judge_scenario(s: OceansState, text: str) -> str:
    """Judge a fact about a Scenario: `1 active`, `1 idle` or `1 NAME`."""
    zone, _, what = text.partition(" ")
    if zone not in ("1", "2"):
        raise BadNotation("expected scenario 1 or scenario 2")
    active = s.conditions.is_active(int(zone) - 1)
    if what in ("active", "idle"):
        return "" if active == (what == "active") else f"active is {active}"
    name = s.book.cards.scenario_names[s.scenarios[int(zone) - 1]]
    return "" if what == name else f"it is {name}"
