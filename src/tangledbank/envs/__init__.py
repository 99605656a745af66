"""Environments for learning programs: PettingZoo, Gymnasium, OpenSpiel, and many tables at once.

import gymnasium
import tangledbank.envs

env = gymnasium.make("TangledBank/Evolution-v1", bots=["random"])

`docs/reference/environments.md` explains observations and actions. The extra `envs` installs the
required packages.
"""

from __future__ import annotations

from tangledbank.envs.batch import Batch
from tangledbank.envs.registration import register
from tangledbank.envs.scheme import Scheme

__all__ = ["Batch", "Scheme"]

register()
