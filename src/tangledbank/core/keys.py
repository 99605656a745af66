"""Stable keys for ids. Ids never leave the process; keys do."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tangledbank.core.action import ID_LIMIT
from tangledbank.core.cause import cause_being, cause_id, cause_kind, pack_cause
from tangledbank.core.errors import BadData


class Keys:
    """The keys of one kind of id: cards, traits, prompts and so on.

    `legacy_keys` is indexed by the ids of format 1, which saved ids instead of keys.
    """

    def __init__(self, what: str, keys: Mapping[int, str] | Sequence[str]) -> None:
        self.what = what
        self.keys = dict(keys if isinstance(keys, Mapping) else enumerate(keys))
        self.keys.setdefault(0, "")
        self.ids = {key: id for id, key in self.keys.items()}
        self.legacy_keys: Sequence[str] = ()

    def key(self, id: int) -> Any:
        return self.keys[id]

    def id(self, key: object) -> int:
        if not isinstance(key, str) or key not in self.ids:
            raise BadData(f"there is no {self.what} {key!r:.80}")
        return self.ids[key]

    def legacy_id(self, number: object) -> int:
        """Return the current id for an id of format 1."""
        if type(number) is not int or not 0 <= number < len(self.legacy_keys):
            raise BadData(f"there was no {self.what} {number!r:.80}")
        return self.id(self.legacy_keys[number])


class Causes(Keys):
    """Keys for causes, which are saved as `kind`, `kind/key` or `kind/key/being`."""

    def __init__(self, kinds: Sequence[str], ids: Mapping[str, Keys]) -> None:
        super().__init__("kind of cause", kinds)
        self.of = ids  # by kind of cause: the keys of its ids

    def key(self, cause: int) -> str:
        kind = self.keys[int(cause_kind(cause))]
        id, being = int(cause_id(cause)), int(cause_being(cause))
        named = self.of[kind].key(id) if id else ""
        return "/".join((kind, str(named), str(being))) if being else f"{kind}/{named}".strip("/")

    def id(self, key: object) -> int:
        if not isinstance(key, str):
            raise BadData(f"a cause must be a text, not {key!r:.80}")
        kind, named, being = (*key.split("/"), "", "")[:3]
        number = super().id(kind)
        if being and not (being.isdecimal() and int(being) < ID_LIMIT):
            raise BadData(f"a cause names the being {being!r:.80}, which is no id")
        keys = self.of.get(kind)
        if named and keys is None:
            raise BadData(f"causes of the kind {kind!r:.80} have no card, but one is named")
        id = keys.id(named) if keys is not None and named else 0
        return int(pack_cause(number, id, int(being or 0)))


class Masks(Keys):
    """Keys for sets of traits: bit masks, saved as lists of keys."""

    def key(self, mask: int) -> list[str]:
        return [key for id, key in self.keys.items() if id and mask >> id & 1]

    def id(self, keys: object) -> int:
        if not isinstance(keys, list):
            raise BadData(f"a list of {self.what} is expected, not {keys!r:.80}")
        return self.sum_of(Keys.id(self, key) for key in keys)

    def legacy_id(self, mask: object) -> int:
        if type(mask) is not int or mask < 0 or mask >> len(self.legacy_keys):
            raise BadData(f"there were no {self.what} {mask!r:.80}")
        places = [i for i in range(len(self.legacy_keys)) if mask >> i & 1]
        return self.sum_of(Keys.id(self, self.legacy_keys[i]) for i in places)

    def sum_of(self, ids: Iterable[int]) -> int:
        return sum({1 << id for id in ids})
