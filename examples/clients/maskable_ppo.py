"""Train MaskablePPO of sb3-contrib on the Gymnasium environment as it is."""

from __future__ import annotations

import gymnasium
from sb3_contrib import MaskablePPO

import tangledbank.envs  # noqa: F401, registers the environments


def main() -> None:
    env = gymnasium.make("TangledBank/Evolution-v1", bots="random")
    model = MaskablePPO("MultiInputPolicy", env, n_steps=256, batch_size=64, seed=1)
    model.learn(1024)
    seen, _ = env.reset(seed=1)
    over, steps, reward = False, 0, 0.0
    while not over:
        action, _ = model.predict(seen, action_masks=env.unwrapped.action_masks())
        seen, reward, terminated, truncated, info = env.step(action)
        assert not info["illegal"], "masked actions are legal"
        over, steps = terminated or truncated, steps + 1
    print(f"MaskablePPO: {model.num_timesteps} decisions, then a game of {steps}: {reward:+.0f}")


if __name__ == "__main__":
    main()
