"""The PettingZoo environment for the game `evolution`."""

from __future__ import annotations

from tangledbank.envs.zoo import makers

__all__ = ["env", "raw_env"]

env, raw_env = makers("evolution")
