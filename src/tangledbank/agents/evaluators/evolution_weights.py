"""The weights of the rules of thumb for Evolution and Climate."""

from __future__ import annotations


class EvolutionWeights:
    """The weights of the rules of thumb. Their values are those of the data file."""

    def __init__(self) -> None:
        self.many: float = 6.0  # species that one can look after
        self.species: float = 1.0  # what each of these is worth,
        self.crowd: float = -0.6  # and each one more
        self.mean_food: float = 3.3  # what an unknown food card brings
        self.fed: float = 1.6
        self.stored: float = 0.4
        self.unfed: float = 0.5  # what an unfed mouth costs
        self.effort: float = 0.05  # what any play has to bring at least
        self.keep: float = 0.45  # how much of a card's worth is lost by playing it
        self.trait: float = 0.6  # a trait's points,
        self.use: float = 0.2  # and what it does, by its worth
        self.prey: float = 0.8
        self.hunt: float = 0.5
        self.threat: float = 0.6
        self.unseen: float = 0.25
        self.envy: float = 0.4  # joy at what others lose in an attack
        self.body: float = 0.0  # what size is worth in itself
        self.stature: float = 0.0  # what size is worth to a hunter besides
        self.ambition: float = 0.0  # how much of what it could eat counts, if it grew once more

    def load(self, weights: dict[str, float]) -> None:
        """Take over the weights that are given."""
        for name, value in weights.items():
            setattr(self, name, value)
