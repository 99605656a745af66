"""The PettingZoo environment for the game `evolution`."""

from __future__ import annotations

from tangledbank.envs.zoo import makers

__all__ = ["env", "parallel_env", "raw_env"]

env, raw_env, parallel_env = makers("evolution")
