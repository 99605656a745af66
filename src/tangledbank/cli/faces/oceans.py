"""Oceans in the terminal: the sea, the Scenarios, a line for each species, options by card."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import cast

from tangledbank.cli.faces.base import FEW, Face, Group
from tangledbank.core.action import HIDDEN, a_of, verb_of
from tangledbank.core.event import Event
from tangledbank.core.flow import State
from tangledbank.games.oceans import ids
from tangledbank.games.oceans.rules import attack_value, bones, forage_value, shell_value
from tangledbank.games.oceans.scenario import ZONES
from tangledbank.games.oceans.state import Species, Table
from tangledbank.texts.oceans import OceansTexts

WITH_A_CARD = (ids.EVOLVE, ids.EVOLVE_NEW, ids.EVOLVE_LEFT, ids.EVOLVE_RIGHT)
QUIET = (ids.MOVED,)  # said by what moved it
MOST_DOTS = 20


class OceansFace(Face):
    """The whole ring is public; only hands are not."""

    words: OceansTexts
    milestones = frozenset({ids.TURN_BEGAN, ids.GAME_ENDED})

    def table(self, view: State, seat: int) -> list[str]:
        s = cast(Table, view)
        lines = [*self.look.rules(self.heading(s)), *self.middle(s)]
        for i in range(int(s.seats)):
            lines += self.side(s, (seat + 1 + i) % int(s.seats), seat)
        if seat >= 0:
            lines += self.hand(s, seat)
        return lines

    def own(self, view: State, seat: int) -> list[str]:
        s = cast(Table, view)
        return [*self.side(s, seat, seat), *self.hand(s, seat)]

    def log(self, view: State, events: Sequence[Event], reader: int) -> list[str]:
        """Cards drawn in one line; movements that another line tells are left out."""
        lines = []
        for (kind, seat), same in groupby(events, lambda event: (int(event.kind), int(event.seat))):
            several = list(same)
            if kind == ids.CARD_DRAWN:
                drawn = [self.words.card(int(event.a)) for event in several if event.a > HIDDEN]
                if drawn and seat == reader:
                    lines.append(self.words.say("log-drawn", cards=", ".join(drawn)))
            elif kind not in QUIET:
                lines += [self.words.event(view, event, reader) for event in several]
        return lines

    def heading(self, s: Table) -> str:
        say = self.words.say
        parts = [
            say("table-round", round=int(s.round)),
            say("table-reef", n=s.places[0]),
            say("table-zones", a=s.places[1], b=s.places[2], c=s.places[3]),
            say("table-reserve", n=int(s.reserve)),
            say("table-decks", a=len(s.deck), b=len(s.deep)),
            *([say("table-cambrian")] if s.cambrian else []),
            *([say("table-last")] if s.ending else []),
        ]
        return f" {self.look.sign('·', '|')} ".join(parts)

    def middle(self, s: Table) -> list[str]:
        """The Scenarios and the Gene Pool."""
        parts = []
        for zone in range(ZONES):
            if s.scenarios[zone]:
                state = "on" if s.conditions.rules(zone) else "off"
                name = self.words.scenario(s.scenarios[zone])
                parts.append(
                    self.words.say("table-scenario", zone=zone + 1, name=name, state=state)
                )
        if len(s.pool):
            cards = ", ".join(self.words.card(card) for card in s.pool)
            parts.append(self.words.say("table-pool", cards=cards))
        return [line for part in parts for line in self.look.hang(" ", part)]

    def side(self, s: Table, each: int, seat: int) -> list[str]:
        """One player: a line of figures, and a line for each species from left to right."""
        say, player = self.words.say, s.players[each]
        open_pile = self.uncovers(s, each, seat)
        parts = [
            say("table-score", n=int(player.score)) if open_pile else say("table-covered"),
            say("table-bonus", n=int(player.bonus)),
            say("table-hand", a=len(player.hand), b=len(player.deep)),
            *([say("table-turn")] if s.turn == each else []),
        ]
        name = self.player(each)
        start = f"{name}: " if self.look.plain else f" {name:<23} "
        lines = self.look.hang(start, ", ".join(parts))
        for sid in player.row:
            lines += self.species(s, s.species[sid])
        return lines

    def species(self, s: Table, sp: Species) -> list[str]:
        name = self.words.language.name(s, "species", int(sp.sid))
        population, most = int(sp.population), int(bones(s, sp))
        values = {
            "f": int(forage_value(s, sp)),
            "a": int(attack_value(s, sp)),
            "s": int(shell_value(s, sp)),
        }
        traits = [self.words.trait(card) for card in sp.cards]
        if self.look.plain:
            text = self.words.say("species-plain", p=population, most=most, **values)
            return self.look.hang(f"{name}: ", f"{text} {', '.join(traits)}".strip())
        dots = self.look.sign("●", "#") * min(population, MOST_DOTS)
        figures = self.words.say("species-figures", **values)
        start = f"    {name:<3} {population:>2}/{most:<2} {dots:<10} "
        return self.look.hang(start, f" {self.look.sign('·', '|')} ".join([figures, *traits]))

    def hand(self, s: Table, seat: int) -> list[str]:
        player = s.players[seat]
        cards = [self.words.card(card) for card in (*player.hand, *player.deep)]
        return self.look.hang(self.words.say("table-your-hand") + " ", ", ".join(cards) or "–")

    def groups(self, view: State, seat: int, actions: Sequence[int]) -> list[Group]:
        if len(actions) <= FEW:
            return super().groups(view, seat, actions)
        found: dict[tuple[int, int], Group] = {}
        for action in actions:
            key, title = self.group_of(view, seat, action)
            found.setdefault(key, Group(title, [])).actions.append(action)
        return [self.single(view, seat, group) for group in found.values()]

    def group_of(self, view: State, seat: int, action: int) -> tuple[tuple[int, int], str]:
        """By card to evolve with, by card to migrate with, by attacker, or all to be removed."""
        verb, first = int(verb_of(action)), int(a_of(action))
        if verb in WITH_A_CARD:
            return (1, first), self.words.card(first) + " …"
        if verb == ids.MIGRATE:
            return (2, first), self.words.say("group-migrate", card=self.words.card(first))
        if verb == ids.REMOVE:
            return (3, 0), self.words.say("group-remove")
        if verb == ids.ATTACK:
            hunter = self.words.language.name(view, "species", first)
            return (4, first), self.words.say("group-attack", hunter=hunter)
        return (8, action), self.words.move(view, seat, action)

    def single(self, view: State, seat: int, group: Group) -> Group:
        """A group of one is that one option."""
        if len(group.actions) > 1:
            return group
        return Group(self.words.move(view, seat, group.actions[0]), group.actions)
