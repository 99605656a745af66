"""Oceans' menu: plays and migrations grouped by card, attacks by attacker, own species last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from tangledbank.cli.menus.base import FEW, SPECIES, MenuEntry, MoveMenu, asks, own_prey_last
from tangledbank.core.action import a_of, b_of, c_of, verb_of
from tangledbank.core.flow import State
from tangledbank.games.oceans import ids
from tangledbank.games.oceans.state import OceansState
from tangledbank.presentation.previews.oceans import FORAGES
from tangledbank.texts.oceans import OceansTexts

EVOLVING = {ids.EVOLVE: 1, ids.EVOLVE_NEW: 1, ids.EVOLVE_LEFT: 2, ids.EVOLVE_RIGHT: 3}
PLACES = 4
MIGRATING = 2  # the number of a card's migrations


class OceansMenu(MoveMenu):
    """The menu of Oceans."""

    words: OceansTexts
    ending = frozenset({ids.DONE, ids.PASS})

    # Entries

    def entries(self, view: State, seat: int, actions: Sequence[int]) -> list[MenuEntry]:
        actions = own_prey_last(view, seat, actions, ids.ATTACK)
        if len(actions) <= FEW and not asks(view, seat, ids.ASK_PLAY):
            return super().entries(view, seat, actions)
        return self.by_group(view, seat, actions)

    def group_of(self, view: State, action: int) -> tuple[tuple[int, int], str]:
        """Group an option by its card, by its attacker, or with the traits to remove."""
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
        player = cast(OceansState, view).players[seat]
        offered = {int(a_of(action)) for action in actions if verb_of(action) == ids.MIGRATE}
        return bool(offered) and {*player.hand, *player.deep} <= offered

    def group_entries(self, view: State, seat: int, actions: Sequence[int]) -> list[MenuEntry]:
        """Return a card's plays with fixed numbers: 31 evolves the third species."""
        s = cast(OceansState, view)
        routes = [action for action in actions if verb_of(action) == ids.MIGRATE]
        if len(routes) == len(actions):
            return [self.route(s, seat, action) for action in routes]
        if not all(verb_of(action) in (*EVOLVING, ids.MIGRATE) for action in actions):
            return super().group_entries(view, seat, actions)
        plays = [self.play(s, seat, a) for a in actions if verb_of(a) in EVOLVING]
        return [*plays, *self.migration(s, seat, routes)]

    def migration(self, s: OceansState, seat: int, routes: list[int]) -> list[MenuEntry]:
        """Return all of a card's migrations as one entry, or nothing if there are none."""
        if not routes:
            return []
        moved = int(self.words.cards.migrate[a_of(routes[0])])
        title = self.words.say("group-migrate", n=moved)
        if len(routes) == 1:
            title = self.route(s, seat, routes[0]).title
        return [MenuEntry(title, routes, ("routes", routes[0]), MIGRATING)]

    def play(self, s: OceansState, seat: int, action: int) -> MenuEntry:
        verb, sid = int(verb_of(action)), int(b_of(action))
        made = (sid - 1) // int(s.seats) + 1 if sid else 0
        mine = sid == 0 or (sid - 1) % int(s.seats) == seat
        cost = self.previews.figures(s, seat, action)["cost"]
        values = {**self.words.values(s, seat, action), "cost": cost}
        title = self.words.say(f"brief-{self.words.language.verbs[verb]}", **values)
        return MenuEntry(title, [action], action, SPECIES * made + EVOLVING[verb] if mine else -1)

    def route(self, s: OceansState, seat: int, action: int) -> MenuEntry:
        """Return a migration's entry, numbered by its origin and destination."""
        source, to = int(b_of(action)), int(c_of(action))
        moved = self.previews.figures(s, seat, action)["moved"]
        values = {**self.words.values(s, seat, action), "n": moved}
        place = (source - 1) * (PLACES - 1) + to - (to > source)
        return MenuEntry(self.words.say("brief-migrate", **values), [action], action, place)

    def title(self, view: State, seat: int, action: int) -> str:
        text, verb = super().title(view, seat, action), int(verb_of(action))
        if verb == ids.TAKE_POOL:
            return self.words.say("brief-take-pool", card=self.words.card(int(a_of(action))))
        if verb != ids.ATTACK and verb not in FORAGES:
            return text
        taken = self.previews.figures(view, seat, action)["taken"]
        return f"{text} {self.words.say('note-takes', n=taken)}"
