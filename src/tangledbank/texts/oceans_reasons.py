"""What reasons in Oceans tell: the species and traits in question, the numbers needed, the rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tangledbank.core.action import verb_of
from tangledbank.core.reason import about
from tangledbank.core.refusal import Refusal
from tangledbank.games.oceans import ids
from tangledbank.games.oceans.aging import Aging
from tangledbank.games.oceans.ask import Ask, AskAll
from tangledbank.games.oceans.attack import Attack
from tangledbank.games.oceans.blast import Blast
from tangledbank.games.oceans.checks import Checks
from tangledbank.games.oceans.feeding import Feeding, Forage, can_feed
from tangledbank.games.oceans.playing import PlayCards
from tangledbank.games.oceans.rules import (
    age_choices,
    attack_value,
    evolve_cost,
    forage_value,
    guards,
    trait_limit,
    wholly_ignored,
)
from tangledbank.games.oceans.state import NOBODY, Species, Table, find
from tangledbank.games.oceans.triggers import Triggers
from tangledbank.texts.oceans_cites import CITES
from tangledbank.texts.words import Name

if TYPE_CHECKING:
    from tangledbank.texts.oceans import OceansTexts


class Why:
    """One move that cannot be made, at one table: all that a sentence about it may need."""

    def __init__(self, words: OceansTexts, s: Table, refusal: Refusal) -> None:
        self.words = words
        self.s = s
        self.refusal = refusal
        self.seat = refusal.seat
        self.action = action = refusal.action
        self.reason = refusal.reason
        self.top = s.top
        phrase = words.phrase(action)
        self.ids = [(kind, phrase.value(action, slot)) for slot, kind in phrase.kinds.items()]

    def values(self) -> dict[str, Name]:
        return {
            **self.moment(),
            **self.cards(),
            **self.places(),
            **self.beings(),
            **self.speaker(),
            **self.feeding(),
        }

    def name(self, sid: int) -> str:
        return self.words.language.name(self.s, "species", sid)

    def of_kind(self, *kinds: str) -> list[int]:
        """The ids of some kinds that the move names."""
        return [id for kind, id in self.ids if kind in kinds]

    # What is asked

    def moment(self) -> dict[str, Name]:
        s = self.s
        return {
            "subject": self.name(self.subject()) if self.subject() else "",
            "applied": "yes" if verb_of(self.action) == ids.USE_SCENARIO else "no",
            "begun": "yes" if s.cambrian else "no",
        }

    def subject(self) -> int:
        """The species that the open question is about."""
        top = self.top
        if isinstance(top, Ask | Aging | Forage):
            return int(top.sid)
        return int(top.trimming) if isinstance(top, Checks) else 0

    # Cards

    def cards(self) -> dict[str, Name]:
        """The card in question: from the hand or a pile, or the first that is named."""
        s, words = self.s, self.words
        named = self.of_kind("card") or self.of_kind("worn")
        worn = self.of_kind("worn")
        card = named[0] if named else 0
        host = find(s, self.hosts()[0]) if self.hosts() else NOBODY
        played = s.book.cards_late if s.pace else s.book.cards_early
        owed = self.top.owed(s) if isinstance(self.top, PlayCards) else 0
        laid = [*self.top.left(s, self.seat)] if isinstance(self.top, Blast) else []
        player = s.players[self.seat]
        return {
            "card": words.worn(card),
            "worn": words.worn(worn[0]) if worn else "",
            "cost": int(evolve_cost(s, host, card)),
            "points": int(player.score),
            "number": int(s.book.cards.migrate[card]),
            "held": len(player.hand) + len(player.deep),
            "due": int(played),
            "owed": int(owed),
            "next": words.card(laid[0]) if laid else "",
        }

    def hosts(self) -> list[int]:
        """The species that a card is played on, not beside."""
        return self.of_kind("species") if verb_of(self.action) == ids.EVOLVE else []

    # Places

    def places(self) -> dict[str, Name]:
        named = self.of_kind("place") or [ids.REEF]
        there = self.s.places[named[0] - 1]
        return {
            "place": self.words.name(self.s, "place", named[0]),
            "there": int(there),
            "reef": int(self.s.places[0]),
        }

    # Species

    def sides(self) -> list[int]:
        """The species that acts, and the one it acts on."""
        verb = verb_of(self.action)
        if isinstance(self.top, Attack) and verb in (ids.STRIKE, ids.IGNORE):
            return [int(self.top.actor), int(self.top.target)]
        return self.of_kind("species")

    def beings(self) -> dict[str, Name]:
        s, sids = self.s, self.sides()
        boards = [find(s, sid) for sid in sids]
        named = self.of_kind("species")
        gone = [self.name(sid) for sid in named if find(s, sid) is NOBODY]
        foreign = [sp for sp in boards if sp is not NOBODY and sp.owner != self.seat]
        actor = boards[0] if boards else NOBODY
        if self.words.reason_message(self.refusal) == "reason-owner" and foreign:
            actor = foreign[0]
        target = boards[-1] if boards else NOBODY
        return {
            "species": self.name(int(actor.sid)) if actor.sid else "",
            "target": self.name(int(target.sid)) if target.sid else "",
            "prey": self.name(sids[-1]) if sids else "",
            "holder": self.name(named[0]) if named else "",
            "gone": ", ".join(dict.fromkeys(gone)),
            "own": "yes" if actor is target else "no",
            "owner": self.words.seat(int(actor.owner)) if actor.sid else "",
            "limit": int(trait_limit(s, actor)),
            "count": len(actor.cards),
            **self.fight(actor, target),
            **self.beside(actor),
            **self.asking(),
        }

    def fight(self, actor: Species, target: Species) -> dict[str, Name]:
        """The figures of an attack, and what guards the target."""
        s, words = self.s, self.words
        worn = [card for card in target.cards if s.book.cards.worn[card].face.defensive]
        others = [s.species[sid] for sid in s.ring if s.species[sid] is not actor]
        return {
            "attack": int(attack_value(s, actor)),
            "defense": int(attack_value(s, target)),
            "forage": int(forage_value(s, target)),
            "shell": int(about(self.reason)),
            "herd": int(target.population),
            "guards": words.enumerated([words.trait(card) for card in worn]),
            "still": words.enumerated(self.still()) or "none",
            "greatest": max((int(attack_value(s, sp)) for sp in others), default=0),
            "never": self.never(actor),
        }

    def still(self) -> list[str]:
        """What protects the target of an attack beside the trait that would be ignored."""
        if not isinstance(self.top, Attack):
            return []
        s, top = self.s, self.top
        target = s.species[top.target]
        past = wholly_ignored(s, s.species[top.actor], target, top.ignored)
        return [
            self.words.trait(card)
            for slot, card in enumerate(guards(s, target))
            if s.book.cards.worn[card].face.defensive and not past >> slot & 1
            if card not in self.of_kind("worn")
        ]

    def never(self, sp: Species) -> str:
        """The trait that keeps a species from feeding like this."""
        faces = [(card, self.s.book.cards.worn[card].face) for card in sp.cards]
        attacking = verb_of(self.action) == ids.ATTACK
        found = [
            self.words.trait(card)
            for card, face in faces
            if (face.never_attack if attacking else face.never_forage)
        ]
        return found[0] if found else ""

    def beside(self, sp: Species) -> dict[str, Name]:
        """The species to the left of one in its row."""
        row = [int(sid) for sid in self.s.players[sp.owner].row]
        place = row.index(int(sp.sid)) if sp.sid in row else 0
        said = self.words.say("move-forage", eater=self.name(int(sp.sid)) if sp.sid else "")
        return {"beside": self.name(row[place - 1]) if place else "", "said": said}

    def asking(self) -> dict[str, Name]:
        """What a trait that asks has noted: whom it swaps with, or who attacked."""
        notes = [*self.top.notes] if isinstance(self.top, Ask) else []
        noted = self.name(int(notes[0])) if notes else ""
        return {"partner": noted, "foe": noted}

    def feeding(self) -> dict[str, Name]:
        top = self.top
        most = int(top.most(self.s)) if isinstance(top, Forage) else 0
        feeder = int(top.sid) if isinstance(top, Feeding) else 0
        ages = age_choices(self.s, self.s.species[top.sid]) if isinstance(top, Aging) else ()
        row = [
            sid for sid in self.s.players[self.seat].row if can_feed(self.s, self.s.species[sid])
        ]
        return {
            "most": most,
            "feeder": self.name(feeder) if feeder else "",
            "way": "attack" if verb_of(self.action) == ids.ATTACK else "forage",
            "choices": ", ".join(str(amount) for amount in ages),
            "ways": len(ages),
            "able": self.words.enumerated([self.name(int(sid)) for sid in row]),
        }

    # Who forbids

    def speaker(self) -> dict[str, Name]:
        """The trait or Scenario that forbids, and in a ban both ways which side has it."""
        key = self.key()
        if not key:
            return {"trait": "", "key": "", "bearer": "", "surfaced": ""}
        kind = "scenario" if key in self.words.scenario_names else "trait"
        sids = self.sides()
        worn = [
            self.s.book.cards.worn[card].key for sid in sids[:1] for card in find(self.s, sid).cards
        ]
        names = [self.name(sid) for sid in sids] or [""]  # a card for a new species names none
        bearer, surfaced = (names[0], names[-1]) if key in worn else (names[-1], names[0])
        return {
            "trait": self.words.say(f"{kind}-{key}"),
            "key": key,
            "bearer": bearer,
            "surfaced": surfaced,
        }

    def key(self) -> str:
        """The key of the trait or Scenario that a reason is about."""
        words = self.words.language.reason_words(self.reason)
        kind = self.words.reason_message(self.refusal).removeprefix("reason-")
        return next(iter(words - {kind}), "")

    def asker(self) -> str:
        """The trait or Scenario that asks."""
        top, cards = self.top, self.s.book.cards
        if isinstance(top, Ask):
            return cards.worn[top.card].key
        if isinstance(top, AskAll):
            return top.asking(self.s).key
        if isinstance(top, Triggers) and top.zoning is not None:
            return cards.worn[top.zoning.card].key
        return ""

    def cite(self) -> str:
        """The rule that decides, as closely as it is known."""
        message = self.words.reason_message(self.refusal)
        verb = self.words.language.verbs[verb_of(self.action)]
        for close in (self.key(), self.asker(), verb):
            if f"{message}/{close}" in CITES:
                return CITES[f"{message}/{close}"]
        return self.words.speaker_cite(self.key()) if self.key() else CITES[message]
