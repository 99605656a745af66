"""Number formats and plural forms of each language, after Unicode's CLDR."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from typing import Final, NamedTuple

Number = int | float | Decimal


class NumberStyle(NamedTuple):
    """The thousands and decimal separators of a language, and its plural rule."""

    group: str
    point: str
    form: Callable[[int, bool], str]  # from the whole part and whether there is a fraction


def english_form(whole: int, broken: bool) -> str:
    return "one" if whole == 1 and not broken else "other"


def french_form(whole: int, broken: bool) -> str:
    if whole in (0, 1):
        return "one"
    return "many" if whole % 1_000_000 == 0 and not broken else "other"


def russian_form(whole: int, broken: bool) -> str:
    if broken:
        return "other"
    if whole % 10 == 1 and whole % 100 != 11:
        return "one"
    few = whole % 10 in (2, 3, 4) and whole % 100 not in (12, 13, 14)
    return "few" if few else "many"


NUMBER_STYLES: Final = {
    "en": NumberStyle(",", ".", english_form),
    "fr": NumberStyle("\N{NARROW NO-BREAK SPACE}", ",", french_form),
    "ru": NumberStyle("\N{NO-BREAK SPACE}", ",", russian_form),
}


class Amount(NamedTuple):
    """A number in a sentence, with its format."""

    number: Number
    grouped: bool = True
    least: int = 0  # minimum of decimal digits
    most: int = 3

    def form(self, lang: str) -> str:
        """Return the plural form: `one`, `few`, `many` or `other`."""
        whole = abs(int(self.number))
        return NUMBER_STYLES[lang].form(whole, int(self.number) != self.number)

    def written(self, lang: str) -> str:
        style = NUMBER_STYLES[lang]
        exact = Decimal(str(self.number)) if isinstance(self.number, float) else self.number
        whole, _, rest = f"{exact:,.{max(self.least, self.most)}f}".partition(".")
        rest = rest[: self.least] + rest[self.least :].rstrip("0")
        whole = whole.replace(",", style.group if self.grouped else "")
        return f"{whole}{style.point}{rest}" if rest else whole
