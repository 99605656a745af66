"""The ids under which Gymnasium and PettingZoo know the games."""

from __future__ import annotations

import pettingzoo
from gymnasium.envs.registration import register as register_env
from gymnasium.envs.registration import registry

from tangledbank.games import KITS

VERSION = "v1"  # both libraries name it to those who ask for an older one
# `time-to-fly` is known as `TangledBank/TimeToFly-v1`.
IDS = {key: f"TangledBank/{key.title().replace('-', '')}-{VERSION}" for key in KITS}


def register() -> None:
    """Make the games known, once."""
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
