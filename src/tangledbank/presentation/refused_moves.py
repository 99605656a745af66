"""List the moves that a rule forbids, for each verb and every visible target."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice, product
from typing import Any, Final

from tangledbank.core.action import FIRST
from tangledbank.core.flow import State
from tangledbank.core.game import NOT_ASKED, NOT_NOW, Game
from tangledbank.core.refusal import Refusal
from tangledbank.notation.language import Phrase

ALIKE: Final = "alike"  # the reason of a move whose equal is offered
MOST: Final = 60  # moves judged per request

BEINGS: Final = ("species", "animal")
CARDS: Final = ("card", "worn", "pair")

Things = Callable[[State, int], list[int]]


def beings(view: Any, seat: int) -> list[int]:
    """Return the ids of all species or animals, the seat's own first, then in turn order."""
    order = [(seat + i) % int(view.seats) for i in range(int(view.seats))]
    return [int(id) for each in order for id in view.players[each].row]


def own(view: Any, seat: int) -> list[int]:
    """Return the ids of the seat's own species or animals."""
    return [int(id) for id in view.players[seat].row]


def hand(view: Any, seat: int) -> list[int]:
    """Return the known cards in the seat's hand."""
    player = view.players[seat]
    cards = [*player.hand, *getattr(player, "deep", ())]
    return sorted(int(card) for card in cards if card >= FIRST)


def worn(view: Any, seat: int) -> list[int]:
    """Return the visible cards on species and animals."""
    boards = [board_of(view, id) for id in beings(view, seat)]
    cards = [int(card) for board in boards for card in (*board.cards, *getattr(board, "fresh", ()))]
    return [card for card in cards if card >= FIRST]


def board_of(view: Any, id: int) -> Any:
    return boards(view)[id]


def boards(view: Any) -> Sequence[Any]:
    """Return all species or animals by id, including dead ones."""
    found: Sequence[Any] = view.animals if hasattr(view, "animals") else view.species
    return found


def traits(view: Any, seat: int) -> list[int]:
    """Return the traits in play."""
    cards = view.book.cards
    return sorted({int(cards.trait_by_card[card].id) for card in worn(view, seat)})


THINGS: Final[dict[str, Things]] = {
    "species": beings,
    "animal": beings,
    "card": hand,
    "worn": worn,
    "trait": traits,
    "face": lambda view, seat: [0, 1],
    "pair": lambda view, seat: [int(pair.card) for pair in getattr(view, "pairs", ()) if pair.card],
    "place": lambda view, seat: [at + 1 for at in range(len(getattr(view, "places", ())))],
    "player": lambda view, seat: [other + 1 for other in range(int(view.seats)) if other != seat],
}


def slots_of(phrase: Phrase) -> dict[str, str]:
    """Return a phrase's slots and their kinds, in the order of the action's values."""
    return {slot: kind.name for slot, kind in phrase.word.slots.items() if slot in phrase.kinds}


def is_barred(refusal: Refusal) -> bool:
    """Return whether a rule forbids the move, rather than its timing or an equivalent option."""
    return refusal.word.number not in (NOT_ASKED, NOT_NOW) and refusal.name != ALIKE


class RefusedMoves:
    """The moves of one seat that a rule forbids."""

    def __init__(self, game: Game, view: State, seat: int) -> None:
        self.game = game
        self.view = view
        self.seat = seat

    def refused(self, verb: int, given: Sequence[int]) -> tuple[list[Refusal], bool]:
        """Return the refusals for a verb and its first values, and whether there are more."""
        phrase = self.phrase(verb)
        if phrase is None:
            return [], False
        tried = list(islice(self.moves(phrase, given), MOST + 1))
        found = [self.game.refusal(self.view, self.seat, action) for action in tried[:MOST]]
        return [each for each in found if each and is_barred(each)], len(tried) > MOST

    def phrase(self, verb: int) -> Phrase | None:
        """Return a verb's phrase with the most slots, or None."""
        phrases = [phrase for phrase in self.game.language.phrases if phrase.verb == verb]
        return max(phrases, key=lambda phrase: len(phrase.kinds), default=None)

    def knows(self, kind: str, id: int) -> bool:
        """Return whether an id of this kind exists; 0 is valid, because slots can be empty."""
        if kind in BEINGS:
            return 0 <= id < len(boards(self.view))
        if kind in CARDS:
            return 0 <= id < len(self.game.card_table.keys)
        if kind == "trait":
            return 0 <= id < len(self.game.traits)
        return kind not in THINGS or id in (0, *THINGS[kind](self.view, self.seat))

    def moves(self, phrase: Phrase, given: Sequence[int]) -> Iterator[int]:
        """Yield a move for every combination of visible things that fits a phrase's slots."""
        slots = slots_of(phrase)
        if any(kind not in THINGS for kind in slots.values()):
            return
        columns = [[id] for id in given[: len(slots)]]
        rest = list(slots.values())[len(columns) :]
        columns += [THINGS[kind](self.view, self.seat) for kind in rest]
        if not given and columns and next(iter(slots.values())) in BEINGS:
            columns[0] = own(self.view, self.seat)
        for ids in product(*columns):
            named = dict(zip(slots, ids, strict=True))
            if self.fits(slots, named):
                yield phrase.packed(named)

    def fits(self, slots: dict[str, str], ids: dict[str, int]) -> bool:
        """Return whether the ids fit together: a card is on its being, and a card has its face."""
        kinds = {kind: ids[slot] for slot, kind in slots.items()}
        bearer = kinds.get("species", kinds.get("animal", 0))
        if "worn" in kinds and bearer:
            board = board_of(self.view, bearer)
            return kinds["worn"] in (*board.cards, *getattr(board, "fresh", ()))
        if kinds.get("face"):
            return bool(self.game.card_table.second[kinds["card"]])
        return True
