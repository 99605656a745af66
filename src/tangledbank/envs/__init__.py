"""Environments for learning programs: PettingZoo, Gymnasium, OpenSpiel, and many tables at once.

import gymnasium
import tangledbank.envs

env = gymnasium.make("TangledBank/Evolution-v1", bots=["random"])

`docs/reference/environments.md` explains observations and actions. The extra `envs` installs the
required packages.
"""

from __future__ import annotations

from tangledbank.envs.batch import Batch
from tangledbank.envs.evaluation import evaluate
from tangledbank.envs.pool import Pool
from tangledbank.envs.registration import register
from tangledbank.envs.scalars import Scalars
from tangledbank.envs.scheme import Scheme

__all__ = ["Batch", "Pool", "Scalars", "Scheme", "evaluate"]

register()
