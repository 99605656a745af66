"""Deep traits that swap traits, are played on other players' species, or change aging."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from tangledbank.core.action import a_of, b_of, c_of, d_of, pack, verb_of
from tangledbank.core.rows import holds, place_of
from tangledbank.games.oceans.card_questions import TraitQuestion, ask_owner
from tangledbank.games.oceans.effects import GAIN, Effect
from tangledbank.games.oceans.ids import (
    ASK_SWAP,
    BEFORE_AGING,
    BEFORE_FEEDING,
    DEEP,
    DONE,
    F_GAIN,
    R_DEEP_TRAIT,
    R_FOREIGN,
    R_GONE,
    R_HAND,
    R_ITSELF,
    R_NEIGHBOR,
    R_NOT_IN_POOL,
    R_NOW,
    R_ONE_NEIGHBOR,
    R_OTHER,
    R_OWNER,
    R_SURFACE_CARD,
    R_SURFACE_TRAIT,
    R_SWAPPED_AWAY,
    SURFACE,
    SWAP_CARD,
    SWAP_TRAIT,
)
from tangledbank.games.oceans.ring import neighbor
from tangledbank.games.oceans.rules import icon, is_permanent
from tangledbank.games.oceans.state import NOBODY, Act, OceansState, Species, find
from tangledbank.games.oceans.state_changes import replace_trait, score
from tangledbank.games.oceans.swapping_traits import (
    end_list,
    fill_swaps,
    may_swap,
    swap_traits,
    swap_with_hand,
    there_reason,
    worn_reason,
)
from tangledbank.games.oceans.traits.base import Trait
from tangledbank.games.oceans.traits.common import is_neighbor
from tangledbank.games.oceans.triggers import push_gains


class Swapper(Trait):
    """A trait that swaps any number of traits; those swapped in cannot be swapped out again.

    [R272]
    """

    def prompt(self) -> i64:
        return ASK_SWAP

    def verb(self) -> i64:
        """Return the verb of the trait's swaps."""
        return SWAP_CARD

    def why_not(self, s: OceansState, holder: Species, ask: TraitQuestion, action: i64) -> i64:
        if verb_of(action) != self.verb():
            return R_NOW
        if b_of(action) != holder.sid:
            return R_OTHER
        return worn_reason(s, holder, a_of(action), ask) or self.swap_reason(s, holder, ask, action)

    def swap_reason(self, s: OceansState, holder: Species, ask: TraitQuestion, action: i64) -> i64:
        """Return why a trait that can be swapped cannot be part of this swap."""
        return R_NOW


class Atavism(Swapper):
    """Swaps the holder's traits with Surface cards in its owner's hand, before feeding.

    [OCE Deep Atavism]
    """

    def moments(self) -> i64:
        return 1 << BEFORE_FEEDING

    def act(self, s: OceansState, holder: Species, slot: i64, moment: i64) -> None:
        ask_owner(s, holder, slot)

    def swap_reason(self, s: OceansState, holder: Species, ask: TraitQuestion, action: i64) -> i64:
        if not holds(holder.cards, ask.card):
            return R_SWAPPED_AWAY
        return R_SURFACE_CARD if holds(s.players[holder.owner].deep, c_of(action)) else R_HAND

    def choices(self, s: OceansState, holder: Species, ask: TraitQuestion, out: vec[i64]) -> i64:
        n: i64 = 0
        if holds(holder.cards, ask.card):
            for worn in holder.cards:
                if may_swap(s, worn, ask):
                    for new in s.players[holder.owner].hand:
                        out[n] = pack(SWAP_CARD, worn, holder.sid, new)
                        n += 1
        return end_list(ask, out, n)

    def chosen(self, s: OceansState, holder: Species, ask: TraitQuestion, action: i64) -> bool:
        if verb_of(action) == DONE:
            return True
        swap_with_hand(s, holder, a_of(action), c_of(action))
        ask.kept = append(ask.kept, c_of(action))
        return False


class GeneTransfer(Swapper):
    """Swaps the holder's Surface traits with traits of one neighbor with the same owner.

    [OCE Deep Gene Transfer]
    """

    def moments(self) -> i64:
        return 1 << BEFORE_FEEDING

    def verb(self) -> i64:
        return SWAP_TRAIT

    def swap_reason(self, s: OceansState, holder: Species, ask: TraitQuestion, action: i64) -> i64:
        other = find(s, d_of(action))
        if other is NOBODY:
            return R_GONE
        if s.book.cards.trait_by_card[a_of(action)].face.deck != SURFACE:
            return R_SURFACE_TRAIT
        if other is holder:
            return R_ITSELF
        if not is_neighbor(s, holder, other.sid):
            return R_NEIGHBOR
        if other.owner != holder.owner:
            return R_OWNER
        if len(ask.notes) and ask.notes[0] != other.sid:
            return R_ONE_NEIGHBOR
        return there_reason(s, other, c_of(action))

    def fits(self, s: OceansState, holder: Species, step: i64) -> bool:
        """Return whether the holder can swap traits with the neighbor on this side."""
        other = neighbor(s, holder, step)
        return other.sid != 0 and other.owner == holder.owner and len(other.cards) > 0

    def still_fits(self, s: OceansState, holder: Species, step: i64, ask: TraitQuestion) -> bool:
        """Return whether the neighbor fits and, after the first swap, is the same as before."""
        if len(ask.notes) and ask.notes[0] != neighbor(s, holder, step).sid:
            return False
        return self.fits(s, holder, step)

    def act(self, s: OceansState, holder: Species, slot: i64, moment: i64) -> None:
        ask_owner(s, holder, slot)

    def choices(self, s: OceansState, holder: Species, ask: TraitQuestion, out: vec[i64]) -> i64:
        n: i64 = 0
        for worn in holder.cards:
            if s.book.cards.trait_by_card[worn].face.deck == SURFACE and may_swap(s, worn, ask):
                if self.still_fits(s, holder, -1, ask):
                    n = fill_swaps(s, holder, worn, neighbor(s, holder, -1), out, n)
                if self.still_fits(s, holder, 1, ask) and len(s.ring) > 2:
                    n = fill_swaps(s, holder, worn, neighbor(s, holder, 1), out, n)
        return end_list(ask, out, n)

    def chosen(self, s: OceansState, holder: Species, ask: TraitQuestion, action: i64) -> bool:
        if verb_of(action) == DONE:
            return True
        swap_traits(s, holder, action)
        if len(ask.notes) == 0:
            ask.notes = append(ask.notes, d_of(action))
        ask.kept = append(append(ask.kept, c_of(action)), a_of(action))
        return False


class RapidMutation(Swapper):
    """Swaps a Deep trait with a card in the Gene Pool after the holder is attacked.

    [OCE Deep Rapid Mutation]
    """

    def acts_after_attack(self, s: OceansState, holder: Species, slot: i64, act: Act) -> bool:
        return act.target == holder.sid and len(s.pool) > 0

    def swap_reason(self, s: OceansState, holder: Species, ask: TraitQuestion, action: i64) -> i64:
        deep = s.book.cards.trait_by_card[a_of(action)].face.deck == DEEP
        return R_NOT_IN_POOL if deep else R_DEEP_TRAIT

    def choices(self, s: OceansState, holder: Species, ask: TraitQuestion, out: vec[i64]) -> i64:
        n: i64 = 0
        for worn in holder.cards:
            if s.book.cards.trait_by_card[worn].face.deck == DEEP and not is_permanent(s, worn):
                for new in s.pool:
                    out[n] = pack(SWAP_CARD, worn, holder.sid, new)
                    n += 1
        out[n] = pack(DONE)
        return n + 1

    def chosen(self, s: OceansState, holder: Species, ask: TraitQuestion, action: i64) -> bool:
        if verb_of(action) != DONE:
            s.pool[place_of(s.pool, c_of(action))] = a_of(action)
            replace_trait(s, holder, a_of(action), c_of(action))
        return True


class CthulhuLeech(Trait):
    """Can be played on any species, and scores 2 of its population for the card's player.

    [OCE Deep Cthulhu Leech]
    """

    needs_host: ClassVar = True
    permanent: ClassVar = True

    def host_reason(self, host: Species, seat: i64) -> i64:
        return 0

    def played(self, s: OceansState, holder: Species, slot: i64, seat: i64) -> i64:
        holder.mark(slot, seat + 1)
        return 0

    def moments(self) -> i64:
        return 1 << BEFORE_AGING

    def acting_seat(self, holder: Species, slot: i64) -> i64:
        mark: i64 = holder.marks[slot]
        return mark - 1 if mark else holder.owner

    def act(self, s: OceansState, holder: Species, slot: i64, moment: i64) -> None:
        self.before_extra_aging(s, holder, slot)

    def before_extra_aging(self, s: OceansState, holder: Species, slot: i64) -> None:
        score(s, holder, 2, self.acting_seat(holder, slot))


class VestigialLimb(Trait):
    """Occupies another player's species; the card's player then plays one more trait.

    [OCE Deep Vestigial Limb] [R218]
    """

    needs_host: ClassVar = True
    permanent: ClassVar = True

    def host_reason(self, host: Species, seat: i64) -> i64:
        return R_FOREIGN if host.owner == seat else 0

    def played(self, s: OceansState, holder: Species, slot: i64, seat: i64) -> i64:
        return 1


class VoraciousFeeder(Trait):
    """Grants the holder an extra feeding in any turn in which it receives another trait.

    [OCE Deep Voracious Feeder] [R219]
    """

    def trait_added(self, s: OceansState, holder: Species, slot: i64) -> None:
        holder.mark(slot, stamp(s))

    def grants_extra_feeding(self, s: OceansState, holder: Species, slot: i64) -> bool:
        return holder.marks[slot] == stamp(s)


def stamp(s: OceansState) -> i64:
    """Return a number that is unique to this turn."""
    return s.round * s.seats + s.turn + 1


class FastMetabolism(Trait):
    """Lets the holder age in any aging phase. [OCE Deep Fast Metabolism]"""

    may_age_along: ClassVar = True


class GiganticBrain(Trait):
    """Makes the holder age by its number of traits, regardless of other effects.

    [OCE Deep Gigantic Brain]
    """

    def age_instead(self, s: OceansState, holder: Species) -> i64:
        return len(holder.cards)


class SlowMetabolism(Trait):
    """Lets the holder age by 0. [OCE Deep Slow Metabolism] [R217]"""

    may_age_less: ClassVar = True


class TelomereRepair(Trait):
    """Gains before aging, and keeps the holder from aging. [OCE Deep Telomere Repair] [R249]"""

    def moments(self) -> i64:
        return 1 << BEFORE_AGING

    def act(self, s: OceansState, holder: Species, slot: i64, moment: i64) -> None:
        card: i64 = holder.cards[slot]
        push_gains(s, [Effect(GAIN, holder.sid, card, icon(s, card, F_GAIN), 0)])

    def age_instead(self, s: OceansState, holder: Species) -> i64:
        return 0


class WarmBlooded(Trait):
    """Lets the holder age by up to 3 more. [OCE Deep Warm Blooded] [R217]"""

    def may_age_more(self) -> i64:
        return 3
