"""Previews of moves in Oceans."""

from __future__ import annotations

from typing import cast

from tangledbank.core.action import a_of, b_of, c_of, verb_of
from tangledbank.core.flow import State
from tangledbank.games.oceans import ids
from tangledbank.games.oceans.aging import Aging
from tangledbank.games.oceans.attack import Attack
from tangledbank.games.oceans.card_questions import ScenarioQuestion, TraitQuestion
from tangledbank.games.oceans.checks import Checks
from tangledbank.games.oceans.evolving import Pay
from tangledbank.games.oceans.feeding import Feeding, Forage
from tangledbank.games.oceans.permissions import attack_amount
from tangledbank.games.oceans.rules import (
    attack_value,
    evolve_cost,
    forage_value,
    room,
    shell_value,
)
from tangledbank.games.oceans.state import NOBODY, OceansState, Species
from tangledbank.notation.names import being_name
from tangledbank.presentation.previews.base import Figures, Previews
from tangledbank.texts.oceans import OceansTexts

EVOLVES = (ids.EVOLVE, ids.EVOLVE_NEW, ids.EVOLVE_LEFT, ids.EVOLVE_RIGHT)
FORAGES = (ids.FORAGE, ids.FORAGE_ZONE, ids.FORAGE_BOARD)


class OceansPreviews(Previews):
    """Previews of Oceans."""

    words: OceansTexts
    stop_events = frozenset({ids.TURN_BEGAN, ids.DECK_SHUFFLED})
    omitted_events = frozenset(
        {ids.CARD_DRAWN, ids.CARD_REVEALED, ids.PASSED, ids.POPULATION_MOVED}
    )

    def figures(self, view: State, seat: int, action: int) -> Figures:
        s, verb = cast(OceansState, view), int(verb_of(action))
        if verb in EVOLVES:
            cost, have = self.cost(s, action), int(s.players[seat].score)
            return {"cost": cost, "score": have, "left": have - cost}
        if verb == ids.ATTACK:
            one, other = (s.species[sid] for sid in (a_of(action), b_of(action)))
            return {"taken": self.taken(s, action), **fight(s, one, other)}
        if verb in FORAGES:
            return {"taken": self.foraged(s, action)}
        return {"moved": self.moved(s, action)} if verb == ids.MIGRATE else {}

    def says(self, view: State, seat: int, action: int) -> str:
        found, verb = self.figures(view, seat, action), int(verb_of(action))
        if verb in EVOLVES:
            return self.words.say("figures-cost", **found)
        if verb != ids.ATTACK:
            return ""
        return self.words.say("figures-attack", **self.words.values(view, seat, action), **found)

    def cost(self, s: OceansState, action: int) -> int:
        """Return the cost of evolving a card on its species."""
        sid = int(b_of(action)) if verb_of(action) == ids.EVOLVE else 0
        return int(evolve_cost(s, s.species[sid] if sid else NOBODY, a_of(action)))

    def moved(self, s: OceansState, action: int) -> int:
        """Return the population that a migration moves, which is at most the card's number."""
        number, there = int(self.words.cards.migrate[a_of(action)]), s.places[b_of(action) - 1]
        assert c_of(action), "a migration goes somewhere"
        return min(int(there), number)

    def taken(self, s: OceansState, action: int) -> int:
        """Return the population that an attack takes, limited by shells, population and space."""
        one, other = (s.species[sid] for sid in (a_of(action), b_of(action)))
        amount = min(int(attack_amount(s, one, other, 0)), int(other.population))
        return min(amount, int(room(s, one)))

    def foraged(self, s: OceansState, action: int) -> int:
        sp: Species = s.species[a_of(action)]
        verb, b = int(verb_of(action)), int(b_of(action))
        there = s.places[b - 1] if verb == ids.FORAGE_ZONE else s.places[0]
        if verb == ids.FORAGE_BOARD:
            there = int(s.species[b].population)
        return min(int(forage_value(s, sp)), int(there), int(room(s, sp)))

    # Questions

    def question(self, view: State, seat: int, prompt: str) -> str:
        s, asked = cast(OceansState, view), self.words.prompt(prompt)
        about = self.subject(s)
        return self.words.say("ask-about", about=about, prompt=asked) if about else asked

    def subject(self, s: OceansState) -> str:
        """Return the name of the species, card, attack or Scenario that a question is about."""
        top = s.top
        if isinstance(top, TraitQuestion):
            card = self.words.trait(top.card)
            return self.words.say("about-card", species=self.species(s, top.sid), card=card)
        if isinstance(top, ScenarioQuestion):
            return self.words.scenario(int(top.scenario))
        if isinstance(top, Attack):
            pair = {
                "attacker": self.species(s, top.actor),
                "target": self.species(s, top.target),
            }
            return self.words.say("move-attack", **pair)
        if isinstance(top, Checks):
            return self.species(s, top.shedding or top.trimming)
        if isinstance(top, (Aging, Feeding, Forage)):
            return self.species(s, top.sid) if top.sid else ""
        return ""

    def topic(self, view: State) -> Figures:
        s, cards = cast(OceansState, view), self.words.cards
        top = s.top
        if isinstance(top, TraitQuestion):
            return {"being": being_name(s, top.sid), "trait": cards.trait_by_card[top.card].key}
        if isinstance(top, ScenarioQuestion):
            return {"scenario": cards.scenarios[top.scenario].key}
        if isinstance(top, Attack):
            return {"attacker": being_name(s, top.actor), "target": being_name(s, top.target)}
        if isinstance(top, Pay):
            return {"cost": int(top.cost)}
        sid = top.shedding or top.trimming if isinstance(top, Checks) else 0
        sid = top.sid if isinstance(top, (Aging, Feeding, Forage)) else sid
        most = {"most": int(top.most(s))} if isinstance(top, Forage) else {}
        return {"being": being_name(s, sid), **most} if sid else {}

    def species(self, s: OceansState, sid: int) -> str:
        return str(self.words.language.name(s, "species", int(sid)))


def fight(s: OceansState, attacker: Species, target: Species) -> Figures:
    """Return an attack's figures: the attack value, the shell value and the target's population."""
    return {
        "attack": int(attack_value(s, attacker)),
        "shell": int(shell_value(s, target)),
        "herd": int(target.population),
    }
