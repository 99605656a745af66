"""The weights of the heuristics for Evolution and Climate."""

from __future__ import annotations


class EvolutionWeights:
    """The default weights of the heuristics; data files override them (part `thumb`)."""

    def __init__(self) -> None:
        self.many: float = 6.0  # species that a player can sustain
        self.species: float = 1.0  # the worth of each of these,
        self.crowd: float = -0.6  # and of each further one
        self.mean_food: float = 3.3  # the plants of an unknown food card
        self.fed: float = 1.6
        self.stored: float = 0.4
        self.unfed: float = 0.5  # the cost of an unfed population
        self.effort: float = 0.05  # the least gain of a play
        self.keep: float = 0.45  # the share of a card's worth that playing it costs
        self.trait: float = 0.6  # the points of a trait,
        self.use: float = 0.2  # and a share of its worth as a card
        self.prey: float = 0.8
        self.hunt: float = 0.5
        self.threat: float = 0.6
        self.unseen: float = 0.25
        self.envy: float = 0.4  # the value of others' losses in an attack
        self.body: float = 0.0  # the worth of body size
        self.stature: float = 0.0  # its extra worth for a carnivore
        self.ambition: float = 0.0  # the share of extra prey with one more body that counts

    def load(self, weights: dict[str, float]) -> None:
        """Override the defaults with the given weights."""
        for name, value in weights.items():
            setattr(self, name, value)
