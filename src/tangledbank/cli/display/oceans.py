"""Oceans' table display: the ocean, the Scenarios and the ring of species."""

from __future__ import annotations

from typing import cast

from tangledbank.cli.display.base import TableDisplay
from tangledbank.cli.display.layout import INDENT, Being, PlayerArea, TableContent
from tangledbank.cli.display.style import TIE
from tangledbank.core.flow import State
from tangledbank.games.oceans.ids import ATTACKING, FORAGING
from tangledbank.games.oceans.rules import (
    attack_value,
    bones,
    forage_value,
    never_bits,
    shell_value,
)
from tangledbank.games.oceans.scenario import ZONES
from tangledbank.games.oceans.state import OceansState, Species
from tangledbank.texts.game_texts import Name
from tangledbank.texts.oceans import OceansTexts

MOST_DOTS = 10
USUAL = {"f": 1, "a": 1, "s": 0}  # forage, attack and shell of a species without traits


class OceansDisplay(TableDisplay):
    """The table display for Oceans, where only hands and covered scores are hidden."""

    words: OceansTexts

    def board(self, view: State, seat: int) -> TableContent:
        s = cast(OceansState, view)
        return TableContent(
            self.heading(s),
            [self.side(s, each, seat) for each in self.seats(view, seat)],
            self.middle(s, False),
            self.middle(s, True),
            self.hand(s, seat) if seat >= 0 else [],
        )

    def heading(self, s: OceansState) -> list[str]:
        say = self.words.say
        return [
            say("table-round", round=int(s.round)),
            say("table-reef", n=s.places[0]),
            say("table-zones", a=s.places[1], b=s.places[2], c=s.places[3]),
            *([say("table-reserve", n=int(s.reserve))] if s.reserve > 0 else []),
            *([say("table-cambrian")] if s.cambrian else []),
            *([say("table-last")] if s.ending else []),
        ]

    def middle(self, s: OceansState, brief: bool) -> list[str]:
        """Return the zones' Scenarios, and the Gene Pool with its prices."""
        parts = [self.zone(s, zone, brief) for zone in range(ZONES) if s.scenarios[zone]]
        if brief and parts:
            parts = [" ".join(parts)]
        if len(s.pool):
            parts.append(self.words.say("table-pool", cards=self.cards([*s.pool])))
        return parts

    def zone(self, s: OceansState, zone: int, brief: bool) -> str:
        """Describe a zone's Scenario; `brief` omits the effect of one that is not active yet."""
        active = s.conditions.is_active(zone)
        return self.words.say(
            "table-scenario" if active or not brief else "table-scenario-brief",
            zone=zone + 1,
            name=self.words.scenario(s.scenarios[zone]),
            text=self.words.scenario_text(s.scenarios[zone]),
            state="on" if active else "off",
        )

    def side(self, s: OceansState, each: int, seat: int) -> PlayerArea:
        """Return a player's area, with species from left to right."""
        say, player = self.words.say, s.players[each]
        open_pile = self.uncovers(s, each, seat)
        figures = [
            say("table-score", n=int(player.score)) if open_pile else say("table-covered"),
            *([say("table-bonus", n=int(player.bonus))] if player.bonus else []),
            say("table-hand", a=len(player.hand), b=len(player.deep)),
            *([say("table-turn")] if s.turn == each else []),
        ]
        notes = []
        if self.open_hands and each != seat:
            notes.append(
                (INDENT + say("table-hand-of") + " ", self.cards([*player.hand, *player.deep]))
            )
        beings = [self.species(s, s.species[sid]) for sid in player.row]
        return PlayerArea(self.player(each), figures, beings, notes, each == seat)

    def feeding(self, s: OceansState, sp: Species) -> dict[str, Name]:
        """Return the effective forage and attack values, or "never"."""
        never, say = int(never_bits(s, sp)), self.words.say
        forage, attack = int(forage_value(s, sp)), int(attack_value(s, sp))
        return {
            "f": say("figure-never") if never & FORAGING else forage,
            "a": say("figure-never") if never & ATTACKING else attack,
        }

    def species(self, s: OceansState, sp: Species) -> Being:
        population, most = int(sp.population), int(bones(s, sp))
        values = {**self.feeding(s, sp), "s": int(shell_value(s, sp))}
        count = f"{population}" if most == s.book.spaces else f"{population}/{most}"
        dots = self.style.sign("●", "#") * min(population, MOST_DOTS)
        figures = self.words.say("species-figures", **values)
        return Being(
            self.words.language.name(s, "species", int(sp.sid)),
            f"{population:>2}/{most:<2} {dots:<10} ",
            f"{population}/{most} {figures}",
            " ".join([count, *self.unusual(values)]),
            self.words.say("species-plain", p=population, most=most, **values),
            [self.words.trait(card) for card in sp.cards],
            figures,
        )

    def unusual(self, values: dict[str, Name]) -> list[str]:
        """Return, in short form, the figures that differ from those of a species without traits."""
        dash = self.style.sign("–", "-")
        return [
            self.words.say(f"species-{key}", n=n if isinstance(n, int) else dash)
            for key, n in values.items()
            if n != USUAL[key]
        ]

    def cards(self, cards: list[int]) -> str:
        names = [self.words.card(card).replace(" ", TIE) for card in cards]
        return ", ".join(names) or self.style.sign("–", "-")

    def hand(self, s: OceansState, seat: int) -> list[tuple[str, str]]:
        player = s.players[seat]
        held = self.cards(sorted(player.hand) + sorted(player.deep))
        return [(self.words.say("table-your-hand") + " ", held)]
