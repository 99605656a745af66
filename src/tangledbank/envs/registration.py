"""The ids under which the games are registered with Gymnasium and PettingZoo."""

from __future__ import annotations

import pettingzoo
from gymnasium.envs.registration import register as register_env
from gymnasium.envs.registration import registry

from tangledbank.games import KITS

VERSION = "v1"  # both libraries suggest it when an older version is requested
# `time-to-fly` is registered as `TangledBank/TimeToFly-v1`.
IDS = {key: f"TangledBank/{key.title().replace('-', '')}-{VERSION}" for key in KITS}


def register() -> None:
    """Register the games with both libraries, unless they are registered already."""
    for key, name in IDS.items():
        if name not in registry:
            register_env(
                id=name,
                entry_point="tangledbank.envs.single:SeatEnv",
                vector_entry_point="tangledbank.envs.vector:SeatsEnv",
                kwargs={"game": key},
                disable_env_checker=True,
            )
            module = f"{key.replace('-', '_')}_{VERSION}"
            pettingzoo.register("aec", f"tangledbank/{module}", f"tangledbank.envs.{module}:env")
