"""Step SuperSuit's vector environment of many tables, each with all seats."""

from __future__ import annotations

import numpy as np
import supersuit

from tangledbank.envs import evolution_v1

STEPS = 300


def main() -> None:
    table = evolution_v1.parallel_env(players=2)
    envs = supersuit.concat_vec_envs_v1(
        supersuit.pettingzoo_env_to_vec_env_v1(table), 4, num_cpus=1, base_class="gymnasium"
    )
    seen, _ = envs.reset(seed=1)
    ended = 0
    for _ in range(STEPS):
        offered = seen["action_mask"].argmax(axis=1)
        seen, _, terminated, truncated, _ = envs.step(offered)
        ended += int(np.sum(terminated | truncated))
    assert ended, "games end"
    print(f"SuperSuit: {envs.num_envs} seats, {STEPS} steps, {ended} seats at the end of a game")
    envs.close()


if __name__ == "__main__":
    main()
