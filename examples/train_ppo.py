"""Teaches a small network a game by masked PPO against itself, then measures it against a bot.

    python examples/train_ppo.py                  # hunde with four players, until it beats level 2
    python examples/train_ppo.py --short          # one small round, to see that it runs

All seats of all games are played by the same network: the vector environment (`seat=None`) asks whoever is to decide.
A decision is worth the share of the victory its seat gets in the end. Needs `osselet[gymnasium]` and PyTorch; the CPU
is enough (`pip install torch --index-url https://download.pytorch.org/whl/cpu` brings no CUDA along).
"""

import argparse
import time
from dataclasses import dataclass

import numpy as np
import torch
from gymnasium.vector import AutoresetMode
from torch import nn

from osselet.envs.vector import SeatsAtOnce

CLIP, EPOCHS, BATCH, ENTROPY = 0.2, 2, 4096, 0.01


class Network(nn.Module):
    """What a seat observes to a preference for each action and the share of the victory to expect."""

    def __init__(self, size: int, actions: int, width: int = 64) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, width), nn.Tanh(), nn.Linear(width, width), nn.Tanh())
        self.choice, self.value = nn.Linear(width, actions), nn.Linear(width, 1)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Preferences with illegal actions out of reach, and the value."""
        inner = self.body(torch.sign(seen) * torch.log1p(seen.abs()))
        return self.choice(inner).masked_fill(mask == 0, -1e9), self.value(inner).squeeze(-1)


@dataclass
class Decisions:
    """Decisions whose games have ended, with what they brought."""

    seen: torch.Tensor
    mask: torch.Tensor
    action: torch.Tensor
    chance: torch.Tensor
    result: torch.Tensor


def collect(tables: SeatsAtOnce, network: Network, steps: int) -> Decisions:
    """Plays so many steps in all games and keeps the decisions of those that ended within them."""
    games, players = tables.num_envs, tables.setting.players
    seen, infos = tables.reset()
    kept_seen = np.zeros((steps, games, tables.setting.encoding.size), np.float32)
    kept_mask = np.zeros((steps, games, tables.setting.actions.size), np.int8)
    kept_action, kept_seat = np.zeros((steps, games), np.int64), np.zeros((steps, games), np.int64)
    kept_chance, kept_result = np.zeros((steps, games), np.float32), np.zeros((steps, games), np.float32)
    ends, results = np.zeros((steps, games), bool), np.zeros((steps, games, players), np.float32)
    for step in range(steps):
        kept_seen[step], kept_mask[step], kept_seat[step] = seen["observation"], seen["action_mask"], infos["seat"]
        with torch.no_grad():
            logits, _ = network(torch.from_numpy(kept_seen[step]), torch.from_numpy(kept_mask[step]))
            chosen = torch.distributions.Categorical(logits=logits)
            action = chosen.sample()
            kept_chance[step] = chosen.log_prob(action).numpy()
        kept_action[step] = action.numpy()
        seen, _, terminated, _, infos = tables.step(kept_action[step])
        ends[step], results[step] = terminated, infos["rewards"]
    known, outcome = np.zeros(games, bool), np.zeros((games, players), np.float32)
    keep = np.zeros((steps, games), bool)
    for step in reversed(range(steps)):
        known |= ends[step]
        outcome[ends[step]] = results[step][ends[step]]
        keep[step] = known
        kept_result[step] = outcome[np.arange(games), kept_seat[step]]
    return Decisions(
        *(torch.from_numpy(kept[keep]) for kept in (kept_seen, kept_mask, kept_action, kept_chance, kept_result))
    )


def improve(network: Network, optimiser: torch.optim.Optimizer, made: Decisions) -> None:
    """A few rounds of PPO over the decisions."""
    with torch.no_grad():
        gain = made.result - torch.cat(
            [network(s, m)[1] for s, m in zip(made.seen.split(BATCH), made.mask.split(BATCH), strict=True)]
        )
        gain = (gain - gain.mean()) / (gain.std() + 1e-8)
    for _ in range(EPOCHS):
        for at in torch.randperm(len(made.result)).split(BATCH):
            logits, value = network(made.seen[at], made.mask[at])
            chosen = torch.distributions.Categorical(logits=logits)
            ratio = (chosen.log_prob(made.action[at]) - made.chance[at]).exp()
            policy = torch.min(ratio * gain[at], ratio.clamp(1 - CLIP, 1 + CLIP) * gain[at]).mean()
            loss = (value - made.result[at]).square().mean() - policy - ENTROPY * chosen.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()


def measure(game: str, players: int, network: Network, opponent: str, games: int) -> tuple[float, float]:
    """The network's mean share of the victory in rotating seats against bots, and its standard error."""
    shares: list[float] = []
    for seat in range(players):
        count = games // players
        tables = SeatsAtOnce(game, count, players=players, seat=seat, opponents=opponent)
        seen, _ = tables.reset(seed=1_000_003 * (seat + 1))
        waiting = np.ones(count, bool)
        while waiting.any():
            with torch.no_grad():
                logits, _ = network(torch.from_numpy(seen["observation"]), torch.from_numpy(seen["action_mask"]))
            seen, gains, terminated, _, _ = tables.step(logits.argmax(-1).numpy())
            ended = waiting & terminated
            shares += gains[ended].tolist()
            waiting &= ~terminated
    return float(np.mean(shares)), float(np.std(shares) / len(shares) ** 0.5)


def train(game: str, players: int, opponent: str, rounds: int, tables: int, steps: int, trials: int) -> bool:
    """Trains and measures in turn; says whether the opponent was beaten beyond doubt."""
    torch.manual_seed(1)
    torch.set_num_threads(1)  # a network this small is slower on several
    vector = SeatsAtOnce(game, tables, players=players, seat=None, autoreset_mode=AutoresetMode.SAME_STEP)
    vector.reset(seed=1)
    network = Network(vector.setting.encoding.size, vector.setting.actions.size)
    optimiser = torch.optim.Adam(network.parameters(), 1e-3)
    started, decisions = time.perf_counter(), 0
    for number in range(1, rounds + 1):
        made = collect(vector, network, steps)
        decisions += tables * steps
        improve(network, optimiser, made)
        share = float(made.result.mean())
        print(f"round {number}: {decisions:,} decisions, {time.perf_counter() - started:.0f} s, mean share {share:.3f}")
        if number % 20 == 0 or number == rounds:
            mean, error = measure(game, players, network, opponent, trials)
            print(f"  against {opponent}: {mean:.3f} ± {error:.3f} of the victory, {1 / players:.3f} would be even")
            if mean - 3 * error > 1 / players:
                print(f"  {opponent} is beaten.")
                return True
    return False


def main() -> None:
    """Reads the command line and trains."""
    parser = argparse.ArgumentParser(description="Masked PPO on the vector environment.")
    parser.add_argument("--game", default="hunde")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--opponent", default="level2")
    parser.add_argument("--short", action="store_true", help="one small round against random bots")
    given = parser.parse_args()
    if given.short:
        train(given.game, given.players, "random", rounds=1, tables=64, steps=150, trials=64)
    elif not train(given.game, given.players, given.opponent, rounds=100, tables=512, steps=160, trials=1000):
        raise SystemExit(f"{given.opponent} is not beaten yet.")


if __name__ == "__main__":
    main()
