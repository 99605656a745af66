"""The moves of Oceans: plays and migrations by card, attacks by attacker, own species last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from tangledbank.cli.moves.base import FEW, SPECIES, Choice, Moves, asks, own_prey_last
from tangledbank.core.action import a_of, b_of, c_of, verb_of
from tangledbank.core.flow import State
from tangledbank.games.oceans import ids
from tangledbank.games.oceans.aging import Aging
from tangledbank.games.oceans.ask import Ask, AskAll
from tangledbank.games.oceans.attack import Attack
from tangledbank.games.oceans.checks import Checks
from tangledbank.games.oceans.feeding import Feeding, Forage
from tangledbank.games.oceans.permits import attack_amount
from tangledbank.games.oceans.rules import attack_value, evolve_cost, room, shell_value
from tangledbank.games.oceans.state import NOBODY, Species, Table
from tangledbank.texts.oceans import OceansTexts
from tangledbank.texts.words import Name

EVOLVING = {ids.EVOLVE: 1, ids.EVOLVE_NEW: 1, ids.EVOLVE_LEFT: 2, ids.EVOLVE_RIGHT: 3}
PLACES = 4
MIGRATING = 2  # the number under which a card's migrations are
FORAGES = (ids.FORAGE, ids.FORAGE_ZONE, ids.FORAGE_BOARD)


class OceansMoves(Moves):
    """Oceans."""

    words: OceansTexts
    ending = frozenset({ids.DONE, ids.PASS})
    veil = frozenset({ids.TURN_BEGAN, ids.DECK_SHUFFLED})
    hidden = frozenset({ids.CARD_DRAWN, ids.CARD_REVEALED, ids.PASSED, ids.MOVED})

    # Choices

    def choices(self, view: State, seat: int, actions: Sequence[int]) -> list[Choice]:
        actions = own_prey_last(view, seat, actions, ids.ATTACK)
        if len(actions) <= FEW and not asks(view, seat, ids.ASK_PLAY):
            return super().choices(view, seat, actions)
        ordered = sorted(actions, key=lambda action: self.group_of(view, action)[0])
        groups = [(*self.group_of(view, action), action) for action in ordered]
        return self.grouped(view, seat, groups)

    def group_of(self, view: State, action: int) -> tuple[tuple[int, int], str]:
        """By card, by attacker, or all traits to be removed."""
        verb, first = int(verb_of(action)), int(a_of(action))
        if verb in (*EVOLVING, ids.MIGRATE):
            return (1, first), self.words.card(first) + " …"
        if verb == ids.REMOVE:
            return (3, 0), self.words.say("group-remove")
        if verb == ids.ATTACK:
            hunter = self.words.language.name(view, "species", first)
            return (4, first), self.words.say("group-attack", hunter=hunter)
        return (5 + verb, action), ""

    def lists_hand(self, view: State, seat: int, actions: Sequence[int]) -> bool:
        player = cast(Table, view).players[seat]
        offered = {int(a_of(action)) for action in actions if verb_of(action) == ids.MIGRATE}
        return bool(offered) and {*player.hand, *player.deep} <= offered

    def inside(self, view: State, seat: int, actions: Sequence[int]) -> list[Choice]:
        """Plays of a card by numbers that never change: 31 evolves the third species."""
        s = cast(Table, view)
        routes = [action for action in actions if verb_of(action) == ids.MIGRATE]
        if len(routes) == len(actions):
            return [self.route(s, seat, action) for action in routes]
        if not all(verb_of(action) in (*EVOLVING, ids.MIGRATE) for action in actions):
            return super().inside(view, seat, actions)
        plays = [self.play(s, seat, a) for a in actions if verb_of(a) in EVOLVING]
        return [*plays, *self.migration(s, seat, routes)]

    def migration(self, s: Table, seat: int, routes: list[int]) -> list[Choice]:
        """All routes of a card under one number."""
        if not routes:
            return []
        moved = int(self.words.cards.migrate[a_of(routes[0])])
        title = self.words.say("group-migrate", n=moved)
        if len(routes) == 1:
            title = self.route(s, seat, routes[0]).title
        return [Choice(title, routes, ("routes", routes[0]), MIGRATING)]

    def play(self, s: Table, seat: int, action: int) -> Choice:
        verb, sid = int(verb_of(action)), int(b_of(action))
        made = (sid - 1) // int(s.seats) + 1 if sid else 0
        mine = sid == 0 or (sid - 1) % int(s.seats) == seat
        values = {**self.words.values(s, seat, action), "cost": self.cost(s, action)}
        title = self.words.say(f"brief-{self.words.language.verbs[verb]}", **values)
        return Choice(title, [action], action, SPECIES * made + EVOLVING[verb] if mine else -1)

    def route(self, s: Table, seat: int, action: int) -> Choice:
        """A migration, numbered by where it comes from and where it goes."""
        source, to = int(b_of(action)), int(c_of(action))
        there, number = int(s.places[source - 1]), int(self.words.cards.migrate[a_of(action)])
        values = {**self.words.values(s, seat, action), "n": min(there, number)}
        place = (source - 1) * (PLACES - 1) + to - (to > source)
        return Choice(self.words.say("brief-migrate", **values), [action], action, place)

    def cost(self, s: Table, action: int) -> int:
        """What evolving costs just there."""
        sid = int(b_of(action)) if verb_of(action) == ids.EVOLVE else 0
        return int(evolve_cost(s, s.species[sid] if sid else NOBODY, a_of(action)))

    def title(self, view: State, seat: int, action: int) -> str:
        s, text = cast(Table, view), super().title(view, seat, action)
        verb = int(verb_of(action))
        if verb == ids.ATTACK:
            return f"{text} {self.words.say('note-takes', n=self.taken(s, action))}"
        if verb == ids.TAKE_POOL:
            return self.words.say("brief-take-pool", a=self.words.card(int(a_of(action))))
        if verb in FORAGES:
            return f"{text} {self.words.say('note-takes', n=self.foraged(s, action))}"
        return text

    # Questions

    def question(self, view: State, seat: int, prompt: str) -> str:
        s, asked = cast(Table, view), self.words.prompt(prompt)
        about = self.subject(s)
        return self.words.say("ask-about", about=about, prompt=asked) if about else asked

    def subject(self, s: Table) -> str:
        """The species, the card or the Scenario that a question is about."""
        top = s.top
        if isinstance(top, Ask):
            card = self.words.trait(top.card)
            return self.words.say("about-card", species=self.species(s, top.sid), card=card)
        if isinstance(top, AskAll):
            return self.words.scenario(int(top.scenario))
        if isinstance(top, Attack):
            pair = {"a": self.species(s, top.actor), "b": self.species(s, top.target)}
            return self.words.say("move-attack", **pair)
        if isinstance(top, Checks):
            return self.species(s, top.shedding or top.trimming)
        if isinstance(top, (Aging, Feeding, Forage)):
            return self.species(s, top.sid) if top.sid else ""
        return ""

    def species(self, s: Table, sid: int) -> str:
        return str(self.words.language.name(s, "species", int(sid)))

    # What a move brings

    def figures(self, view: State, seat: int, action: int) -> str:
        s, verb = cast(Table, view), int(verb_of(action))
        if verb in EVOLVING:
            cost = self.cost(s, action)
            have = int(s.players[seat].score)
            return self.words.say("figures-cost", cost=cost, score=have, left=have - cost)
        if verb == ids.ATTACK:
            one, other = (s.species[sid] for sid in (a_of(action), b_of(action)))
            return self.words.say(
                "figures-attack",
                a=self.species(s, one.sid),
                b=self.species(s, other.sid),
                taken=self.taken(s, action),
                **fight(s, one, other),
            )
        return ""

    def taken(self, s: Table, action: int) -> int:
        """What an attack takes: what gets past the shells, what there is, what fits."""
        one, other = (s.species[sid] for sid in (a_of(action), b_of(action)))
        amount = min(int(attack_amount(s, one, other, 0)), int(other.population))
        return min(amount, int(room(s, one)))

    def foraged(self, s: Table, action: int) -> int:
        sp: Species = s.species[a_of(action)]
        verb, b = int(verb_of(action)), int(b_of(action))
        there = s.places[b - 1] if verb == ids.FORAGE_ZONE else s.places[0]
        if verb == ids.FORAGE_BOARD:
            there = int(s.species[b].population)
        return min(int(self.words.forage(s, sp)), int(there), int(room(s, sp)))


def fight(s: Table, attacker: Species, target: Species) -> dict[str, Name]:
    """The figures of an attack."""
    return {
        "attack": int(attack_value(s, attacker)),
        "shell": int(shell_value(s, target)),
        "herd": int(target.population),
    }
