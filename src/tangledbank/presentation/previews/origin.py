"""Previews of moves in The Origin of Species and Time to Fly."""

from __future__ import annotations

from typing import cast

from tangledbank.core.action import a_of, b_of, verb_of
from tangledbank.core.flow import State
from tangledbank.games.origin import ids
from tangledbank.games.origin.attack import MEAT, Attack
from tangledbank.games.origin.questions import CAN_REACT, WAS_EATEN
from tangledbank.games.origin.state import NOBODY, Animal, OriginState, trait_at
from tangledbank.games.origin.taking_food import Take
from tangledbank.notation.names import being_name
from tangledbank.presentation.previews.base import Figures, Previews
from tangledbank.texts.origin import OriginTexts

ATTACKS = (ids.ATTACK, ids.AMBUSH)
ESCAPES = 50  # percent of running animals escape [ORI Running]


class OriginPreviews(Previews):
    """Previews of The Origin of Species and Time to Fly."""

    words: OriginTexts
    stop_events = frozenset({ids.TURN_BEGAN, ids.DIE_ROLLED, ids.BANK_FILLED})
    omitted_events = frozenset({ids.CARD_DRAWN, ids.PASSED, ids.REVEAL_DECLINED})

    def figures(self, view: State, seat: int, action: int) -> Figures:
        hunter, prey = self.sides(cast(OriginState, view), action)
        if verb_of(action) == ids.RUN:
            return {"chance": ESCAPES}
        if NOBODY in (hunter, prey):
            return {}
        return {"meat": min(MEAT, int(hunter.need - hunter.food))}

    def sides(self, s: OriginState, action: int) -> tuple[Animal, Animal]:
        if verb_of(action) not in ATTACKS:
            return NOBODY, NOBODY
        return s.living(a_of(action)), s.living(b_of(action))

    def says(self, view: State, seat: int, action: int) -> str:
        found = self.figures(view, seat, action)
        if "meat" not in found:
            return ""
        s = cast(OriginState, view)
        hunter, prey = self.sides(s, action)
        answers = ", ".join(self.words.trait(t) for t, _ in self.traits(view, seat, action))
        return self.words.say(
            "figures-attack",
            animal=being_name(s, int(hunter.aid)),
            target=being_name(s, int(prey.aid)),
            answers=answers,
            answer="yes" if answers else "no",
            **found,
        )

    def traits(self, view: State, seat: int, action: int) -> list[tuple[int, int]]:
        """Return the prey's traits that may respond to an attack or harm the attacker."""
        s = cast(OriginState, view)
        _, prey = self.sides(s, action)
        worn = [trait_at(s, prey, slot) for slot in range(len(prey.traits))]
        return [(int(t.id), int(prey.aid)) for t in worn if t.hooks & (CAN_REACT | WAS_EATEN)]

    def question(self, view: State, seat: int, prompt: str) -> str:
        s = cast(OriginState, view)
        asked = self.words.prompt(prompt)
        topic = self.topic(view)
        if isinstance(s.top, Attack):
            mine = "yes" if s.living(s.top.attack.target).owner == seat else "no"
            sides = {"hunter": topic["attacker"], "prey": topic["target"]}
            return self.words.say("ask-hunt", prompt=asked, mine=mine, **sides)
        if isinstance(s.top, Take) and prompt == self.words.language.prompts[ids.ASK_AMBUSH]:
            return self.words.say("ask-ambush", animal=topic["target"])
        return asked

    def topic(self, view: State) -> Figures:
        s = cast(OriginState, view)
        if isinstance(s.top, Attack):
            attack = s.top.attack
            return {
                "attacker": being_name(s, attack.attacker),
                "target": being_name(s, attack.target),
            }
        return {"target": being_name(s, s.top.eater)} if isinstance(s.top, Take) else {}
