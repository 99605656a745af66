"""What reasons in Oceans tell: the species and traits in question, the numbers needed, the rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tangledbank.core.action import verb_of
from tangledbank.core.reason import about
from tangledbank.games.oceans import ids
from tangledbank.games.oceans.aging import Aging
from tangledbank.games.oceans.ask import Ask, AskAll
from tangledbank.games.oceans.attack import Attack
from tangledbank.games.oceans.blast import Blast
from tangledbank.games.oceans.checks import Checks
from tangledbank.games.oceans.feeding import Feeding, Forage
from tangledbank.games.oceans.playing import PlayCards
from tangledbank.games.oceans.rules import (
    age_choices,
    attack_value,
    evolve_cost,
    forage_value,
    trait_limit,
)
from tangledbank.games.oceans.state import NOBODY, Species, Table, find
from tangledbank.games.oceans.triggers import Triggers
from tangledbank.notation.language import OF_SLOT
from tangledbank.texts.words import Name

if TYPE_CHECKING:
    from tangledbank.texts.oceans import OceansTexts

# The rule behind a reason, by the trait or Scenario that forbids or asks, by the verb, or alone.
CITES = {
    "reason-turn": "R282",
    "reason-now": "R282",
    "reason-other": "R282",
    "reason-hand": "R220",
    "reason-hand/discard": "R238",
    "reason-hand/swap-card": "OCE Deep Atavism 2",
    "reason-hand/trade": "R265",
    "reason-owner": "R222",
    "reason-owner/remove": "R223",
    "reason-owner/evolve-left": "R205",
    "reason-owner/evolve-right": "R205",
    "reason-owner/forage": "R283",
    "reason-owner/forage-zone": "R283",
    "reason-owner/forage-board": "R283",
    "reason-owner/attack": "R283",
    "reason-owner/age-again": "OCE Scenario Degenerative Virus 1",
    "reason-owner/lay": "R266",
    "reason-owner/gene-transfer": "OCE Deep Gene Transfer 2",
    "reason-owner/horizontal-gene-transfer": "OCE Promo Horizontal Gene Transfer 1",
    "reason-foreign": "OCE Deep Vestigial Limb 1",
    "reason-host": "R229",
    "reason-host/cthulhu-leech": "OCE Deep Cthulhu Leech 1",
    "reason-host/vestigial-limb": "OCE Deep Vestigial Limb 1",
    "reason-gone": "R206",
    "reason-gone/attack": "R232",
    "reason-gone/evolve": "R222",
    "reason-limit": "R222",
    "reason-cost": "OCE Migrate Number 2",
    "reason-cambrian": "R221",
    "reason-last-place": "R239",
    "reason-played": "R220",
    "reason-feeder": "R283",
    "reason-again": "OCE Tentacled 1",
    "reason-drawn": "R239",
    "reason-drawn-first": "R238",
    "reason-owed": "R220",
    "reason-owed-trait": "R218",
    "reason-owed-feed": "R230",
    "reason-empty": "R231",
    "reason-empty/migrate": "R227",
    "reason-empty/living-ecosystem": "OCE Deep Living Ecosystem 2",
    "reason-empty/food-surge": "R262",
    "reason-empty/sedentary-colony": "OCE Deep Sedentary Colony 3",
    "reason-bare": "R214",
    "reason-bare/forage-board": "OCE Deep Zooplankton 3",
    "reason-bare/leech": "OCE Parasitic 2",
    "reason-bare/take-also": "OCE Deep Hydra 2",
    "reason-poor": "OCE Deep Coprophagia 1",
    "reason-dry": "R239",
    "reason-short": "R227",
    "reason-itself": "R232",
    "reason-itself/leech": "OCE Other concepts 1",
    "reason-itself/take-also": "OCE Deep Hydra 2",
    "reason-never-forage": "OCE Feeding Icons 4",
    "reason-never-attack": "OCE Feeding Icons 5",
    "reason-trait": "OCE Defensive Icons 1",
    "reason-trait/schooling": "OCE Schooling 2",
    "reason-trait/deep-schooling": "OCE Deep Schooling 2",
    "reason-trait/transparent": "OCE Transparent 1",
    "reason-trait/deep-transparent": "OCE Deep Transparent 1",
    "reason-trait/abyss-dweller": "OCE Deep Abyss Dweller 1",
    "reason-trait/colossus": "OCE Deep Colossus 2",
    "reason-trait/flight": "OCE Deep Flight 1",
    "reason-trait/gargantuan": "OCE Deep Gargantuan 2",
    "reason-trait/gentle-giant": "OCE Deep Gentle Giant 3",
    "reason-trait/goethite-exoskeleton": "OCE Deep Goethite Exoskeleton 2",
    "reason-trait/leviathan": "OCE Deep Leviathan 3",
    "reason-trait/sedentary-colony": "OCE Deep Sedentary Colony 2",
    "reason-trait/tiny": "OCE Deep Tiny 1",
    "reason-trait/zooplankton": "OCE Deep Zooplankton 1",
    "reason-trait/evolutionary-arms-race": "OCE Promo Evolutionary Arms Race 1",
    "reason-leech-ban": "OCE May not be leeched 1",
    "reason-leech-ban/transparent": "OCE Transparent 1",
    "reason-leech-ban/deep-transparent": "OCE Deep Transparent 1",
    "reason-leech-ban/extremophile": "OCE Deep Extremophile 2",
    "reason-leech-ban/mucus-cocoon": "OCE Deep Mucus Cocoon 1",
    "reason-leech-ban/pathogen-cultivation": "OCE Deep Pathogen Cultivation 2",
    "reason-shell": "R214",
    "reason-adjacent": "OCE Deep Zooplankton 3",
    "reason-neighbor": "OCE Adjacency Arrow 1",
    "reason-neighbor/deep-parasitic": "OCE Deep Parasitic 1",
    "reason-neighbor/gene-transfer": "OCE Deep Gene Transfer 2",
    "reason-neighbor/horizontal-gene-transfer": "OCE Promo Horizontal Gene Transfer 1",
    "reason-one-neighbor": "OCE Deep Gene Transfer 2",
    "reason-ground": "OCE Feeding Icons 1",
    "reason-no-ground": "OCE Feeding Icons 1",
    "reason-surface-only": "R238",
    "reason-surface-card": "OCE Deep Atavism 2",
    "reason-surface-card/trade": "R265",
    "reason-surface-trait": "OCE Deep Gene Transfer 2",
    "reason-deep-trait": "OCE Deep Rapid Mutation 1",
    "reason-not-removable": "R223",
    "reason-not-removable/cthulhu-leech": "OCE Deep Cthulhu Leech 2",
    "reason-not-removable/vestigial-limb": "OCE Deep Vestigial Limb 2",
    "reason-kept": "R272",
    "reason-full": "R239",
    "reason-gene-pool": "OCE Scenario Thermal Currents 1",
    "reason-pool-stays": "OCE Scenario Thermal Currents 1",
    "reason-not-in-pool": "R239",
    "reason-not-in-pool/swap-card": "OCE Deep Rapid Mutation 1",
    "reason-not-discarded": "R265",
    "reason-absent": "OCE Swap a trait 1",
    "reason-absent/remove": "R223",
    "reason-absent/ignore": "R215",
    "reason-absent/shift": "R264",
    "reason-absent-there": "OCE Swap a trait 1",
    "reason-idle": "R257",
    "reason-amount-age": "R217",
    "reason-amount-take": "OCE Deep Colossus 3",
    "reason-defended": "OCE Deep Hydra 2",
    "reason-taken": "OCE Deep Hydra 2",
    "reason-greatest": "OCE Deep Chitin-Plated Maw 1",
    "reason-not-defensive": "R215",
    "reason-passed": "R215",
    "reason-in-vain": "R215",
    "reason-out-of-reach": "R281",
    "reason-no-guard": "R215",
    "reason-only-attacker": "OCE Deep Burrowing 1",
    "reason-figure": "R264",
    "reason-zone-only": "OCE Feeding Icons 3",
    "reason-zone-only/living-ecosystem": "OCE Deep Living Ecosystem 2",
    "reason-zone-only/food-surge": "R262",
    "reason-zone-only/sedentary-colony": "OCE Deep Sedentary Colony 3",
    "reason-zone-only/coral-bleaching": "OCE Promo Coral Bleaching 1",
    "reason-same-place": "R226",
    "reason-beside": "R205",
    "reason-left-end": "R205",
    "reason-reef-plain": "OCE Feeding Icons 1",
    "reason-next-trait": "R266",
    "reason-no-deep": "OCE Deep Tentacle Leech 1",
}


class Why:
    """One move that cannot be made, at one table: all that a sentence about it may need."""

    def __init__(self, words: OceansTexts, s: Table, seat: int, action: int, reason: int) -> None:
        self.words = words
        self.s = s
        self.seat = seat
        self.action = action
        self.reason = reason
        self.top = s.stack[-1] if s.stack else None
        slots = [(slot, kind) for slot, kind in words.phrase(action).slots if slot != "seat"]
        self.ids = [(kind, int(OF_SLOT[slot](action))) for slot, kind in slots]

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
        s, words = self.s, self.words
        decision = s.decision_of(self.seat)
        asked = [words.seat(seat) for seat in range(int(s.seats)) if s.prompts[seat]]
        prompt = words.prompt(words.language.prompts[decision.prompt]) if decision else ""
        return {
            "over": "no" if asked else "yes",
            "asked": ", ".join(asked),
            "prompt": prompt,
            "subject": self.name(self.subject()) if self.subject() else "",
            "scenario": "yes" if verb_of(self.action) == ids.USE_SCENARIO else "no",
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
            "card": words.card(card),
            "worn": words.trait(worn[0]) if worn else "",
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
        gone = [self.name(sid) for sid, sp in zip(sids, boards, strict=True) if sp is NOBODY]
        foreign = [sp for sp in boards if sp is not NOBODY and sp.owner != self.seat]
        actor = boards[0] if boards else NOBODY
        if self.words.reason_message(self.reason) == "reason-owner" and foreign:
            actor = foreign[0]
        target = boards[-1] if boards else NOBODY
        holder = self.of_kind("species")
        return {
            "species": self.name(int(actor.sid)) if actor.sid else "",
            "target": self.name(int(target.sid)) if target.sid else "",
            "prey": self.name(sids[-1]) if sids else "",
            "holder": self.name(holder[0]) if holder else "",
            "gone": ", ".join(dict.fromkeys(gone)),
            "own": "yes" if actor is target else "no",
            "owner": self.words.seat(int(actor.owner)),
            "limit": int(trait_limit(s, actor)),
            "count": len(actor.cards),
            **self.fight(actor, target),
            **self.beside(actor),
            **self.asking(),
        }

    def fight(self, actor: Species, target: Species) -> dict[str, Name]:
        """The figures of an attack, and what guards the target."""
        s, words = self.s, self.words
        guards = [card for card in target.cards if s.book.cards.worn[card].face.defensive]
        others = [s.species[sid] for sid in s.ring if s.species[sid] is not actor]
        return {
            "attack": int(attack_value(s, actor)),
            "defense": int(attack_value(s, target)),
            "forage": int(forage_value(s, target)),
            "shell": int(about(self.reason)),
            "herd": int(target.population),
            "guards": ", ".join(words.trait(card) for card in guards),
            "greatest": max((int(attack_value(s, sp)) for sp in others), default=0),
            "never": self.never(actor),
        }

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
        said = self.words.say("move-forage", a=self.name(int(sp.sid)) if sp.sid else "")
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
        return {
            "most": most,
            "feeder": self.name(feeder) if feeder else "",
            "way": "attack" if verb_of(self.action) == ids.ATTACK else "forage",
            "choices": ", ".join(str(amount) for amount in ages),
        }

    # Who forbids

    def speaker(self) -> dict[str, Name]:
        """The trait or Scenario that forbids, and in a ban both ways which side has it."""
        key = self.key()
        if not key:
            return {"trait": "", "key": "", "bearer": "", "surfaced": ""}
        kind = "scenario" if key in self.words.scenario_names else "trait"
        sids = self.sides()
        worn = [self.s.book.cards.worn[card].key for card in find(self.s, sids[0]).cards]
        bearer, surfaced = (sids[0], sids[-1]) if key in worn else (sids[-1], sids[0])
        return {
            "trait": self.words.say(f"{kind}-{key}"),
            "key": key,
            "bearer": self.name(bearer),
            "surfaced": self.name(surfaced),
        }

    def key(self) -> str:
        """The key of the trait or Scenario that a reason is about."""
        words = self.words.language.reason_words(self.reason)
        kind = self.words.reason_message(self.reason).removeprefix("reason-")
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
        message = self.words.reason_message(self.reason)
        verb = self.words.language.verbs[verb_of(self.action)]
        for close in (self.key(), self.asker(), verb):
            if f"{message}/{close}" in CITES:
                return CITES[f"{message}/{close}"]
        return self.words.speaker_cite(self.key()) if self.key() else CITES[message]
