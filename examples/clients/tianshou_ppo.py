"""Train Tianshou's PPO on the Gymnasium environment as it is."""

from __future__ import annotations

import gymnasium
import numpy as np
import torch
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.policy import PPOPolicy
from torch import nn

import tangledbank.envs  # noqa: F401, registers the environments

NAME = "TangledBank/Evolution-v1"


class Net(nn.Module):
    """Scores for all rows, with rows that are not offered at minus infinity."""

    def __init__(self, width: int, actions: int):
        super().__init__()
        self.layers = nn.Sequential(nn.Linear(width, 64), nn.ReLU(), nn.Linear(64, actions))

    def forward(self, obs, state=None, info=None):
        table = torch.as_tensor(np.asarray(obs.observation), dtype=torch.float32)
        mask = torch.as_tensor(np.asarray(obs.action_mask), dtype=torch.bool)
        scores = self.layers(torch.log1p(table.clamp(min=0)))
        return (scores.masked_fill(~mask, -1e9) if scores.shape[1] > 1 else scores), state


def main() -> None:
    torch.manual_seed(1)
    one = gymnasium.make(NAME)
    width, actions = one.observation_space["observation"].shape[0], int(one.action_space.n)
    actor, critic = Net(width, actions), Critic(width)
    policy = PPOPolicy(
        actor,
        critic,
        torch.optim.Adam([*actor.parameters(), *critic.parameters()], lr=3e-4),
        lambda logits: torch.distributions.Categorical(logits=logits),
        action_space=one.action_space,
    )
    envs = DummyVectorEnv([lambda: gymnasium.make(NAME, bots="random") for _ in range(4)])
    collector = Collector(policy, envs, VectorReplayBuffer(2048, 4))
    found = collector.collect(n_step=1024)
    losses = policy.update(0, collector.buffer, batch_size=64, repeat=1)
    print(f"Tianshou: {found['n/st']} decisions, {found['n/ep']} games, {len(losses)} losses")


class Critic(nn.Module):
    """The value of a position."""

    def __init__(self, width: int):
        super().__init__()
        self.layers = nn.Sequential(nn.Linear(width, 64), nn.ReLU(), nn.Linear(64, 1))

    def forward(self, obs):
        table = torch.as_tensor(np.asarray(obs.observation), dtype=torch.float32)
        return self.layers(torch.log1p(table.clamp(min=0)))


if __name__ == "__main__":
    main()
