"""Keys of trait marks and of shared meals, which may contain cards."""

from __future__ import annotations

from tangledbank.core.action import ID_LIMIT, a_of, b_of, pack
from tangledbank.core.errors import BadData
from tangledbank.core.keys import Keys
from tangledbank.games.origin.ids import SHARE
from tangledbank.games.origin.trait_marks import INKED, NOTED, note, noted


class Marks(Keys):
    """Keys of trait marks: plain numbers, or card keys for marks that remember a card."""

    def __init__(self, cards: Keys) -> None:
        super().__init__("mark", ())
        self.cards = cards

    def key(self, mark: int) -> int | str:
        return str(self.cards.key(int(noted(mark)))) if noted(mark) else mark

    def id(self, key: object) -> int:
        if isinstance(key, str):
            return int(note(self.cards.id(key)))
        if type(key) is not int or not 0 <= key <= NOTED:
            raise BadData(f"there is no mark {key!r:.80}")
        return key

    def legacy_id(self, number: object) -> int:
        """Return a mark saved in format 1, which stored a remembered card as its bare number."""
        if type(number) is int and number > INKED:
            return int(note(self.cards.legacy_id(number)))
        return self.id(number)


class Meals(Keys):
    """Keys of meals from pair cards: packed actions, saved as a card and an animal."""

    def __init__(self, cards: Keys) -> None:
        super().__init__("meal", ())
        self.cards = cards

    def key(self, action: int) -> str:
        return f"{self.cards.key(int(a_of(action)))} {b_of(action)}"

    def id(self, key: object) -> int:
        card, _, animal = str(key).partition(" ")
        if not animal.isdecimal() or int(animal) >= ID_LIMIT:
            raise BadData(f"there is no meal {key!r:.80}")
        return int(pack(SHARE, self.cards.id(card), int(animal)))

    def legacy_id(self, number: object) -> int:
        if type(number) is not int or not 0 <= number < 1 << 32:
            raise BadData(f"there was no meal {number!r:.80}")
        return int(pack(SHARE, self.cards.legacy_id(int(a_of(number))), b_of(number)))
