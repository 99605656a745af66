"""Instrumented traits, which count what each hook does or switch a hook off."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from tangledbank.core.game import Game
from tangledbank.core.hooks import Card, is_answer, is_flag, overridden

Hook = Callable[..., Any]
SILENT: Final = ("due", "moments", "may_still_act", "declare_touches")  # these only announce
HookEffects = dict[tuple[str, str], bool]  # by trait and hook: whether it ever made a difference


class InstrumentedTraits:
    """Copies of a game's traits that count or omit hooks; they can replace the originals."""

    def __init__(self, game: Game) -> None:
        self.base: type[Card] = game.trait_class
        self.game = game
        self.original: list[Any] = list(game.traits)
        self.names = [trait.key for trait in self.original]
        self.events: Mapping[int, str] = game.language.events
        self.in_play = traits_in_play(game)
        self.told = list(self.events.values())  # names of this game's events

    def overridden(self, trait: Card) -> list[str]:
        """Return the hooks that a trait overrides."""
        names = [name for name in vars(self.base) if is_answer(self.base, name)]
        return [name for name in names if overridden(self.base, trait, name)]

    def instrument(self, trait: Any, hooks: dict[str, Hook]) -> Any:
        """Return a copy of a trait with exactly these hooks; flags are copied, not wrapped."""
        hooks = {
            name: getattr(type(trait), name) if is_flag(self.base, name) else hook
            for name, hook in hooks.items()
        }
        new = type(f"Instrumented{type(trait).__name__}", (self.base,), dict(hooks))()
        new.key = trait.key
        return new

    def without(self, index: int, hook: str) -> list[Any]:
        """Return all traits, with one hook removed from one of them."""
        trait = self.original[index]
        kept = {name: _call_through(trait, name) for name in self.overridden(trait) if name != hook}
        changed = list(self.original)
        changed[index] = self.instrument(trait, kept)
        return changed

    def counting(self, counts: Counter[str]) -> list[Any]:
        """Return traits that each add to their key's count whenever a hook makes a difference."""
        counted = [self.original[0]]
        for index, trait in enumerate(self.original[1:], start=1):
            noting = {
                hook: _counting(trait, hook, counts, self.names[index])
                for hook in self.overridden(trait)
            }
            counted.append(self.instrument(trait, noting))
        return counted

    def asking(self, asked: HookEffects) -> list[Any]:
        """Return traits that record which hooks are called and whether they make a difference."""
        noted = [self.original[0]]
        for index, trait in enumerate(self.original[1:], start=1):
            name = self.names[index]
            own = self.overridden(trait)
            flags = [hook for hook in own if is_flag(self.base, hook)]
            asked.update({(name, hook): True for hook in flags})  # rules read flags without a call
            hooks = {hook: _recording(trait, hook, self.original[0], asked) for hook in own}
            noted.append(self.instrument(trait, hooks))
        return noted

    def install(self, traits: Sequence[Any]) -> None:
        self.game.replace_traits(list(traits))

    def restore(self) -> None:
        self.install(self.original)


def traits_in_play(game: Game) -> set[str]:
    """Return the keys of the traits on the game's own cards."""
    cards = game.cards()["cards"]
    faces = [card.get("faces") or [card.get("trait")] for card in cards]
    return {name for names in faces for name in names if name}


def _call_through(trait: Any, hook: str) -> Hook:
    answer: Hook = getattr(trait, hook)

    def ask(self: object, *values: Any) -> Any:
        return answer(*values)

    return ask


def _recording(trait: Any, hook: str, plain: Any, asked: HookEffects) -> Hook:
    answer: Hook = getattr(trait, hook)
    neutral: Hook = getattr(plain, hook)
    name = str(trait.key)

    def ask(self: object, *values: Any) -> Any:
        result = answer(*values)
        if not asked.get((name, hook)):
            asked[name, hook] = result is None or bool(result != neutral(*values))
        return result

    return ask


def _counting(trait: Any, hook: str, counts: Counter[str], name: str) -> Hook:
    answer: Hook = getattr(trait, hook)

    def note(self: object, *values: Any) -> Any:
        result = answer(*values)
        if hook not in SILENT and (result is None or result):
            counts[name] += 1
        return result

    return note
