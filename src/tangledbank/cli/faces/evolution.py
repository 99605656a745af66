"""Evolution in the terminal: a line for each species, options by card."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import cast

from tangledbank.cli.faces.base import FEW, TIE, Face, Group
from tangledbank.core.action import HIDDEN, NONE, a_of, b_of, verb_of
from tangledbank.core.event import EVERYBODY, Event
from tangledbank.core.flow import State
from tangledbank.games.evolution import ids
from tangledbank.games.evolution.state import Player, Species, Table
from tangledbank.texts.evolution import EvolutionTexts

WITH_A_CARD = (
    ids.PLAY_TRAIT,
    ids.NEW_LEFT,
    ids.NEW_RIGHT,
    ids.GROW_BODY,
    ids.GROW_POPULATION,
    ids.SPEND,
    ids.IGNORE,
    ids.PAY,
)
# Not told: what is the same for everybody, what is seen on the table, what one has just typed.
QUIET = (ids.CARDS_DEALT, ids.FOOD_CHOSEN, ids.SPECIES_GIVEN)
QUIET_OWN = (ids.CARDS_DEALT, ids.PASSED, ids.CARDS_DONE)


def together(event: Event) -> tuple[int, int, int]:
    """Events that are told in one line have this in common."""
    species = int(event.b) if event.kind == ids.TRAIT_REVEALED else 0
    return int(event.kind), int(event.seat), species


class EvolutionFace(Face):
    """Evolution, and the games built on it."""

    words: EvolutionTexts
    milestones = frozenset({ids.HOLE_CHANGED, ids.GAME_ENDED})

    def table(self, view: State, seat: int) -> list[str]:
        s = cast(Table, view)
        seats = [(seat + 1 + i) % int(s.seats) for i in range(int(s.seats))]
        lines = [self.look.rule(self.heading(s)), *self.middle(s)]
        for each in seats:
            lines += self.side(s, each, seat)
        if seat >= 0:
            lines += self.hand(s, seat)
        return lines

    def own(self, view: State, seat: int) -> list[str]:
        s = cast(Table, view)
        return [*self.side(s, seat, seat), *self.hand(s, seat)]

    def log(self, view: State, events: Sequence[Event], reader: int) -> list[str]:
        """Without what nobody needs to be told; draws, reveals and food brought home as one."""
        lines = []
        for (kind, seat, _), same in groupby(events, key=together):
            several = list(same)
            cards = [self.words.card(int(event.a)) for event in several if event.a > HIDDEN]
            if kind == ids.CARD_DRAWN:
                if cards and seat == reader:
                    listed = ", ".join(card.replace(" ", TIE) for card in cards)
                    lines.append(self.words.say("log-drawn", cards=listed))
            elif kind == ids.TRAIT_REVEALED:
                name = self.words.name(view, "species", int(several[0].b))
                shown = self.words.say("log-shown", species=name, cards=", ".join(cards))
                lines.append(shown)
            elif kind == ids.FOOD_BAGGED:
                total = (sum(int(event.a) for event in several), 0, 0, 0)
                brought = Event(kind, seat, total, EVERYBODY, 0)
                lines.append(self.words.event(view, brought, reader))
            elif kind not in (QUIET_OWN if seat == reader else QUIET):
                lines += [self.words.event(view, event, reader) for event in several]
        return lines

    def heading(self, s: Table) -> str:
        """What lies in the middle."""
        say = self.words.say
        parts = [
            say("table-round", round=int(s.round)),
            say("table-hole", food=int(s.hole)),
            say("table-deck", cards=len(s.deck)),
            *([say("table-last")] if s.last else []),
        ]
        return (", " if self.look.plain else f" {self.look.sign('·', '|')} ").join(parts)

    def middle(self, s: Table) -> list[str]:
        """What else lies there, for games that have more."""
        return []

    def side(self, s: Table, each: int, seat: int) -> list[str]:
        """One player: a line of figures, and a line for each species."""
        player = s.players[each]
        figures = ", ".join(self.figures(s, player, each))
        name = self.player(each)
        if self.look.plain:
            lines = self.look.hang(f"{name}: ", f"{figures}.")
        else:
            lines = self.look.hang(f" {name:<22} ", figures)
        for sid in player.row:
            lines += self.species(s, s.species[sid])
        return lines

    def figures(self, s: Table, player: Player, each: int) -> list[str]:
        say = self.words.say
        choosing = any(decision.prompt == ids.ASK_FOOD for decision in s.open)
        return [
            say("table-bag", food=int(player.bag)),
            say("table-hand", cards=len(player.hand)),
            *([say("table-food-card")] if player.food_card != NONE and choosing else []),
            *([say("table-first")] if s.first == each else []),
        ]

    def species(self, s: Table, sp: Species) -> list[str]:
        name = self.words.language.name(s, "species", int(sp.sid))
        size, population, food = int(sp.body), int(sp.population), int(sp.food)
        traits = self.traits(s, sp)
        if self.look.plain:
            numbers = self.words.say("species-plain", size=size, population=population, food=food)
            return self.look.hang(f"{name}: ", f"{numbers} {', '.join(traits)}".strip())
        dots = self.look.sign("●", "#") * food + self.look.sign("○", "o") * (population - food)
        start = f"    {name:<3} {self.words.say('species-size', size=size)}  {dots:<6}  "
        return self.look.hang(
            start,
            f" {self.look.sign('·', '|')} ".join(trait.replace(" ", TIE) for trait in traits)
            or self.look.sign("–", "-"),
        )

    def traits(self, s: Table, sp: Species) -> list[str]:
        """Face-up traits with what is stored on them, then face-down ones."""
        found = []
        for card, stored in zip(sp.cards, sp.tokens, strict=True):
            name = self.words.trait(s.book.cards.trait[card])
            found.append(f"{name} ({stored})" if stored else name)
        for card in sp.fresh:
            name = self.words.trait(s.book.cards.trait[card]) if card != HIDDEN else "?"
            found.append(self.words.say("trait-face-down", trait=name))
        return found

    def hand(self, s: Table, seat: int) -> list[str]:
        cards = [self.words.card(card) for card in sorted(s.players[seat].hand)]
        chosen = int(s.players[seat].food_card)
        listed = ", ".join(card.replace(" ", TIE) for card in cards)
        lines = self.look.hang(self.words.say("table-your-hand") + " ", listed or "–")
        if chosen > HIDDEN:
            lines += self.look.hang(
                "", self.words.say("table-your-food", card=self.words.card(chosen))
            )
        return lines

    def groups(self, view: State, seat: int, actions: Sequence[int]) -> list[Group]:
        decision = view.decision_of(seat)
        playing = decision is not None and decision.prompt == ids.ASK_PLAY
        if decision is not None and decision.prompt == ids.ASK_FOOD:
            actions = sorted(actions)  # as the hand is shown
        if len(actions) <= FEW and not playing:
            return super().groups(view, seat, actions)
        found: dict[tuple[int, int], Group] = {}
        for action in actions:
            key, title = self.group_of(view, seat, action)
            found.setdefault(key, Group(title, [])).actions.append(action)
        return [self.single(view, seat, found[key]) for key in sorted(found)]

    def group_of(self, view: State, seat: int, action: int) -> tuple[tuple[int, int], str]:
        """By card, by hunter, or all traits that can be removed."""
        verb = int(verb_of(action))
        if verb in WITH_A_CARD:
            return (1, int(a_of(action))), self.words.card(int(a_of(action))) + " …"
        if verb == ids.REMOVE_TRAIT:
            return (2, 0), self.words.say("group-remove")
        if verb == ids.ATTACK:
            hunter = self.words.language.name(view, "species", int(a_of(action)))
            return (3, int(a_of(action))), self.words.say("group-attack", hunter=hunter)
        return (verb + 8, int(b_of(action))), self.words.move(view, seat, action)

    def single(self, view: State, seat: int, group: Group) -> Group:
        """A group of one is that one option."""
        if len(group.actions) > 1:
            return group
        return Group(self.words.move(view, seat, group.actions[0]), group.actions)
