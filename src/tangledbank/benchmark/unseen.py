"""Two traits that agents have never seen, for the task `evolution-traits`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tangledbank.core.sets import Set
from tangledbank.games.evolution.ids import PLANT
from tangledbank.games.evolution.traits.base import Trait


class Spines(Trait):
    """The attacker loses two population before it takes meat."""

    def hurts_attacker(self) -> i64:
        return 2


class BroadBill(Trait):
    """With every take of plants, the holder takes 2 more if it is still hungry."""

    def extra_food(self, kind: i64) -> i64:
        return 2 if kind == PLANT else 0


UNSEEN: Final = Set(
    key="unseen",
    games=("evolution",),
    traits={"spines": Spines, "broad-bill": BroadBill},
    facts={
        "traits": [
            {
                "id": "spines",
                "name": "Spines",
                "food": [1, 2, 2, 3, 3, 4, 5],
                "categories": ["defensive"],
            },
            {
                "id": "broad-bill",
                "name": "Broad Bill",
                "food": [2, 3, 3, 4, 4, 5, 6],
                "categories": ["eating"],
            },
        ]
    },
    texts={
        "en": (
            "trait-spines = Spines\n    .text = Its attacker loses 2 population before eating.\n"
            "trait-broad-bill = Broad Bill\n    .text = It takes 2 more plants with each take.\n"
        ),
        "fr": (
            "trait-spines = Épines\n    .text = Qui l’attaque perd 2 de population avant de manger."
            "\ntrait-broad-bill = Large bec\n    .text = Il prend 2 plantes de plus à chaque prise."
            "\n"
        ),
        "ru": (
            "trait-spines = Шипы\n    .text = Напавший теряет 2 популяции, прежде чем поесть.\n"
            "trait-broad-bill = Широкий клюв\n    .text = Берёт на 2 растения больше за раз.\n"
        ),
    },
)
