"""Why something is not possible in The Origin of Species: what reasons cite, and what they name."""

from __future__ import annotations

from collections.abc import Iterator

from tangledbank.games.origin.hunt import Hunt
from tangledbank.games.origin.questions import ROOM
from tangledbank.games.origin.rules import bars, ignored_by, is_fed, trait_count
from tangledbank.games.origin.state import NOBODY, Animal, Table, trait_at, trait_of
from tangledbank.games.origin.taking import Take

# By the reason; by the reason and the trait it is about, or the verb that was tried.
CITES = {
    "turn": "ORI The Game Turn 2",
    "now": "ORI The Game Turn 1",
    "hand": "ORI Development Phase 1",
    "gone": "ORI Carnivorous 7",
    "gone/feed": "ORI Feeding Phase 1",
    "gone/run": "ORI Traits 9",
    "gone/drop": "ORI Traits 9",
    "gone/submit": "ORI Traits 9",
    "gone/squirt": "ORI Traits 9",
    "gone/close": "ORI Traits 9",
    "gone/play-trait": "ORI Development Phase 3",
    "gone/play-pair": "ORI Development Phase 8",
    "foreign": "ORI Feeding Phase 1",
    "foreign/attack": "ORI Carnivorous 3",
    "foreign/use-fat": "ORI Fat Tissue 7",
    "foreign/specialize": "TTF Specialization 2",
    "foreign/shed": "TTF Metamorphose 1",
    "foreign/settle": "TTF Shell 6",
    "foreign/steal": "ORI Traits 12",
    "foreign/graze": "ORI Traits 12",
    "foreign/sleep": "ORI Traits 12",
    "foreign/redirect": "ORI Mimicry 1",
    "foreign/ambush": "TTF Ambush Hunting 1",
    "foreign/reveal": "TTF Anglerfish 2",
    "foreign/scavenge": "ORI Scavenger 2",
    "foreign/share": "ORI Pairwise Traits 5",
    "alike": "ORI Development Phase 2",
    "alike/drop": "ORI Tail Loss 1",
    "alike/shed": "TTF Metamorphose 1",
    "alike/ignore": "TTF Intellect 1",
    "face": "ORI Development Phase 5",
    "animal": "TTF Anglerfish 1",
    "own": "ORI Traits 4",
    "own-trematode": "TTF Trematode 1",
    "home": "ORI Traits 3",
    "duplicate": "ORI Traits 2",
    "excluded": "ORI Traits 2",
    "excluded-carnivorous": "R326",
    "excluded-scavenger": "R326",
    "excluded-specialization-a": "TTF Specialization 6",
    "excluded-specialization-b": "TTF Specialization 6",
    "single": "ORI Development Phase 3",
    "pair": "ORI Development Phase 7",
    "same": "ORI Pairwise Traits 1",
    "owners": "ORI Pairwise Traits 1",
    "owners-trematode": "TTF Trematode 1",
    "tied": "ORI Pairwise Traits 2",
    "tied-symbiosis": "R322",
    "tied-trematode": "TTF Trematode 6",
    "must-play": "R312",
    "must-eat": "R310",
    "must-answer": "ORI Running 2",
    "must-answer-mimicry": "R305",
    "must-answer-tail-loss": "R306",
    "must-share": "R308",
    "bank": "ORI Feeding Phase 1",
    "bank/graze": "ORI Grazing 1",
    "bank/share": "ORI Communication 2",
    "act": "ORI Feeding Phase 3",
    "act/attack": "ORI Carnivorous 2",
    "act/use-fat": "ORI Fat Tissue 7",
    "act/specialize": "TTF Specialization 2",
    "act/shed": "TTF Metamorphose 1",
    "act/settle": "TTF Shell 6",
    "fed": "ORI Feeding Phase 10",
    "fed/attack": "ORI Carnivorous 8",
    "fed/ambush": "ORI Carnivorous 8",
    "fed/scavenge": "ORI Scavenger 2",
    "fed/share": "R335",
    "keeps": "ORI Feeding Phase 10",
    "keeps/attack": "R325",
    "keeps/ambush": "R325",
    "keeps-hibernation": "ORI Hibernation 2",
    "keeps-symbiosis": "ORI Symbiosis 2",
    "keeps-shell": "TTF Shell 2",
    "center": "TTF Shell 6",
    "amount": "ORI Fat Tissue 7",
    "spare": "R328",
    "lacks": "ORI Traits 8",
    "lacks-fat-tissue": "ORI Fat Tissue 7",
    "lacks-piracy": "ORI Piracy 1",
    "lacks-grazing": "ORI Grazing 1",
    "lacks-hibernation": "ORI Hibernation 1",
    "lacks-specialization-a": "TTF Specialization 2",
    "lacks-metamorphose": "TTF Metamorphose 1",
    "lacks-running": "ORI Running 1",
    "lacks-mimicry": "ORI Mimicry 1",
    "lacks-tail-loss": "ORI Tail Loss 1",
    "lacks-shell": "TTF Shell 1",
    "lacks-ink-cloud": "TTF Ink Cloud 1",
    "lacks-ambush-hunting": "TTF Ambush Hunting 1",
    "lacks-scavenger": "ORI Scavenger 1",
    "absent": "ORI Pairwise Traits 5",
    "absent/drop": "ORI Tail Loss 1",
    "absent/shed": "TTF Metamorphose 1",
    "absent/ignore": "TTF Intellect 1",
    "used": "ORI Traits 15",
    "used-carnivorous": "ORI Carnivorous 4",
    "used-piracy": "ORI Piracy 2",
    "used-grazing": "ORI Grazing 1",
    "used-hibernation": "ORI Hibernation 1",
    "used-mimicry": "R303",
    "used-metamorphose": "R304",
    "used-specialization-a": "R307",
    "used-specialization-b": "R307",
    "used-ink-cloud": "TTF Ink Cloud 1",
    "used/share": "ORI Pairwise Traits 4",
    "rested": "ORI Hibernation 3",
    "last": "ORI Hibernation 4",
    "empty": "ORI Piracy 1",
    "sated": "ORI Piracy 1",
    "hoard": "R313",
    "need": "TTF Metamorphose 4",
    "fixed": "TTF Trematode 2",
    "fixed-carnivorous": "R348",
    "letter": "TTF Specialization 3",
    "surplus": "R357",
    "hunter": "ORI Carnivorous 3",
    "inked": "TTF Ink Cloud 2",
    "round": "ORI Carnivorous 5",
    "self": "ORI Carnivorous 6",
    "self/steal": "ORI Piracy 1",
    "self/redirect": "ORI Mimicry 1",
    "trait": "ORI Carnivorous 6",
    "trait-camouflage": "ORI Camouflage 1",
    "trait-burrowing": "ORI Burrowing 1",
    "trait-swimming": "ORI Swimming 1",
    "trait-high-body-weight": "ORI High Body Weight 1",
    "trait-symbiosis": "ORI Symbiosis 1",
    "trait-shell": "TTF Shell 2",
    "trait-flight": "TTF Flight 1",
    "habit": "ORI Carnivorous 6",
    "habit-swimming": "ORI Swimming 2",
    "several": "TTF Intellect 2",
    "attacked": "ORI Traits 9",
    "attacker": "ORI Mimicry 2",
    "ignored": "TTF Intellect 3",
    "answered": "ORI Running 1",
    "answered-mimicry": "R303",
    "ambushed": "TTF Ambush Hunting 6",
    "prey": "TTF Intellect 1",
    "feeder": "TTF Ambush Hunting 1",
    "idle": "ORI Cooperation 1",
    "idle-communication": "ORI Communication 1",
    "show": "TTF Anglerfish 11",
    "bare": "TTF Anglerfish 3",
    "angler": "TTF Anglerfish 2",
}

# What is not possible now is answered with the rule of the step.
STEPS = {
    "play a card": "ORI Development Phase 2",
    "feed": "ORI Traits 13",
    "finish turn": "ORI Traits 13",
    "answer the attack": "TTF Anglerfish 2",
    "ignore a trait": "TTF Intellect 1",
    "react": "ORI Traits 9",
    "ambush": "TTF Ambush Hunting 1",
    "order pairs": "ORI Pairwise Traits 5",
    "scavenge": "ORI Scavenger 2",
}

# Sentences of their own, for a reason and a trait or a verb.
SPECIAL = (
    *("foreign-redirect", "self-attack", "self-steal", "self-redirect", "used-share"),
    *("excluded-carnivorous", "excluded-scavenger"),
    *("excluded-specialization-a", "excluded-specialization-b", "lacks-specialization-a"),
    *("keeps-hibernation", "keeps-symbiosis", "keeps-shell", "fixed-carnivorous"),
    *("used-carnivorous", "used-grazing", "used-hibernation", "idle-communication"),
    *("trait-camouflage", "trait-burrowing", "trait-swimming", "trait-high-body-weight"),
    *("trait-symbiosis", "trait-shell", "trait-flight", "habit-swimming"),
)


def cite(kind: str, trait: str, verb: str, prompt: str) -> str:
    """The row or ruling that decides."""
    if kind == "now":
        return STEPS.get(prompt, CITES[kind])
    also = f"foreign/{verb}" if kind == "gone" else ""
    for key in (f"{kind}/{verb}", f"{kind}-{trait}", also, kind):
        if key in CITES:
            return CITES[key]
    return ""


def chase_of(s: Table) -> tuple[int, int]:
    """Who hunts and who is hunted, or about to eat, as ids; 0 for nobody."""
    if isinstance(s.top, Hunt):
        return int(s.top.chase.hunter), int(s.top.chase.prey)
    return 0, int(s.top.eater) if isinstance(s.top, Take) else 0


def symbiont_of(s: Table, a: Animal) -> int:
    """Whoever protects an animal and is fed before it, a hungry one first; 0 for nobody."""
    pairs = [s.pairs[pid] for pid in a.pairs]
    found = [int(pair.a) for pair in pairs if trait_of(s, pair).bars_attack_on(pair, a)]
    return min(found, key=lambda aid: is_fed(s, s.animals[aid]), default=0)


def namesake_of(s: Table, a: Animal, bit: int) -> int:
    """Another animal on the table with the same trait; 0 for nobody."""
    rows = [aid for player in s.players for aid in player.row]
    return next((int(aid) for aid in rows if aid != a.aid and s.animals[aid].mask & bit), 0)


def protections(s: Table, hunter: Animal, prey: Animal, ambush: bool) -> Iterator[int]:
    """The cards of the prey that bar an attack."""
    ignored = ignored_by(s, hunter)
    for slot, card in enumerate(prey.cards):
        if card != ignored and bars(s, hunter, prey, slot, ambush):
            yield int(card)
    for pid in prey.pairs:
        pair = s.pairs[pid]
        if pair.card != ignored and trait_of(s, pair).bars_attack_on(pair, prey):
            yield int(pair.card)


def figures(s: Table, animal: Animal, hunter: Animal, target: Animal) -> dict[str, int]:
    """The numbers that reasons name."""
    held = [
        animal.marks[i] for i in range(len(animal.traits)) if trait_at(s, animal, i).hooks & ROOM
    ]
    living = animal is not NOBODY and not is_fed(s, animal)
    return {
        "stored": sum(int(mark) for mark in held),
        "lack": int(animal.need - animal.food) if living else 0,
        "ours": int(trait_count(hunter)),
        "theirs": int(trait_count(target)),
    }
