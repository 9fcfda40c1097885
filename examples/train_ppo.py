"""Teaches a small network `hunde` by masked PPO against itself, then measures it against a bot.

    python examples/train_ppo.py                  # four players, until it beats level 2
    python examples/train_ppo.py --short          # one small round, to see that it runs

All seats of all games are played by the same network: the vector environment (`seat=None`) asks whoever is to decide.
A decision is judged by what its seat expects at its next one, and in the end by the share of the victory it gets.
Needs `osselet[gymnasium]` and PyTorch; the CPU is enough
(`pip install torch --index-url https://download.pytorch.org/whl/cpu` brings no CUDA along).
"""

import argparse
import time
from dataclasses import dataclass

import numpy as np
import torch
from gymnasium.vector import AutoresetMode
from torch import nn

from osselet.envs.table_setup import Setting
from osselet.envs.vector import SeatsAtOnce

GAME, PLAYERS = "hunde", 4
CLIP, EPOCHS, BATCH, ENTROPY, TRUST = 0.2, 2, 2048, 0.003, 0.9
RING, MIDDLE, MOST = 16, -1, 20


def features(setting: Setting, seen: np.ndarray) -> torch.Tensor:
    """An observation as the seat itself would tell it: everybody from its place on, pawns by their lead on the dog."""
    parts = setting.encoding.named(seen)
    rows, seat = np.arange(len(seen))[:, None], parts["seat"].argmax(-1)[:, None]
    around = (seat + np.arange(PLAYERS)) % PLAYERS
    pawn, bones = parts["pawn"][rows, around], parts["bones"][rows, around]
    lead = np.where(pawn == MIDDLE, RING, (pawn - parts["dog"][:, None]) % RING).astype(np.int64)
    places = np.eye(RING + 1, dtype=np.float32)[lead].reshape(len(seen), -1)
    total = np.eye(MOST + 1, dtype=np.float32)[parts["total"].astype(np.int64)]
    turns = np.eye(PLAYERS, dtype=np.float32)[parts["thrown"].astype(np.int64) % PLAYERS]
    return torch.from_numpy(np.hstack([places, total, turns, parts["dogs"][:, None], bones / 6]).astype(np.float32))


SIZE = PLAYERS * (RING + 1) + MOST + 1 + PLAYERS + 1 + PLAYERS


class Network(nn.Module):
    """Features to a preference for each action and the share of the victory to expect."""

    def __init__(self, actions: int, width: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(SIZE, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.choice, self.value = nn.Linear(width, actions), nn.Linear(width, 1)

    def forward(self, told: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Preferences with illegal actions out of reach, and the value."""
        inner = self.body(told)
        return self.choice(inner).masked_fill(mask == 0, -1e9), self.value(inner).squeeze(-1)


@dataclass
class Decisions:
    """Decisions with what came of them."""

    told: torch.Tensor
    mask: torch.Tensor
    action: torch.Tensor
    chance: torch.Tensor
    gain: torch.Tensor
    target: torch.Tensor


def collect(tables: SeatsAtOnce, network: Network, steps: int) -> Decisions:
    """Plays so many steps in all games and judges each decision, but for the last of each seat."""
    games, setting = tables.num_envs, tables.setting
    seen, infos = tables.current()
    told, masks = torch.zeros(steps, games, SIZE), torch.zeros(steps, games, setting.actions.size, dtype=torch.int8)
    actions, chances = torch.zeros(steps, games, dtype=torch.int64), torch.zeros(steps, games)
    values, seats = np.zeros((steps, games), np.float32), np.zeros((steps, games), np.int64)
    ends, results = np.zeros((steps, games), bool), np.zeros((steps, games, PLAYERS), np.float32)
    for step in range(steps):
        told[step], seats[step] = features(setting, seen["observation"]), infos["seat"]
        masks[step] = torch.from_numpy(seen["action_mask"])
        with torch.no_grad():
            logits, value = network(told[step], masks[step])
            chosen = torch.distributions.Categorical(logits=logits)
            actions[step] = chosen.sample()
            chances[step], values[step] = chosen.log_prob(actions[step]), value.numpy()
        seen, _, terminated, _, infos = tables.step(actions[step].numpy())
        ends[step], results[step] = terminated, infos["rewards"]
    gains, keep, every = np.zeros((steps, games), np.float32), np.zeros((steps, games), bool), np.arange(games)
    ahead, later = np.zeros((games, PLAYERS), np.float32), np.zeros((games, PLAYERS), np.float32)
    known = np.zeros((games, PLAYERS), bool)
    for step in reversed(range(steps)):
        ended, seat = ends[step], seats[step]
        ahead[ended], later[ended], known[ended] = results[step][ended], 0, True
        gains[step] = ahead[every, seat] - values[step] + TRUST * later[every, seat]
        keep[step] = known[every, seat]
        later[every, seat] = np.where(keep[step], gains[step], 0)
        ahead[every, seat], known[every, seat] = values[step], True
    kept = torch.from_numpy(keep)
    gain, value = torch.from_numpy(gains)[kept], torch.from_numpy(values)[kept]
    return Decisions(told[kept], masks[kept], actions[kept], chances[kept], gain, gain + value)


def improve(network: Network, optimiser: torch.optim.Optimizer, made: Decisions) -> None:
    """A few rounds of PPO over the decisions."""
    gain = (made.gain - made.gain.mean()) / (made.gain.std() + 1e-8)
    for _ in range(EPOCHS):
        for at in torch.randperm(len(made.gain)).split(BATCH):
            logits, value = network(made.told[at], made.mask[at])
            chosen = torch.distributions.Categorical(logits=logits)
            ratio = (chosen.log_prob(made.action[at]) - made.chance[at]).exp()
            policy = torch.min(ratio * gain[at], ratio.clamp(1 - CLIP, 1 + CLIP) * gain[at]).mean()
            loss = (value - made.target[at]).square().mean() - policy - ENTROPY * chosen.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()


def measure(network: Network, opponent: str, games: int) -> tuple[float, float]:
    """The network's mean share of the victory in rotating seats against bots, and its standard error."""
    shares: list[float] = []
    for seat in range(PLAYERS):
        count = games // PLAYERS
        tables = SeatsAtOnce(GAME, count, players=PLAYERS, seat=seat, opponents=opponent)
        seen, _ = tables.reset(seed=1_000_003 * (seat + 1))
        waiting = np.ones(count, bool)
        while waiting.any():
            with torch.no_grad():
                told = features(tables.setting, seen["observation"])
                logits, _ = network(told, torch.from_numpy(seen["action_mask"]))
            seen, gains, terminated, _, _ = tables.step(logits.argmax(-1).numpy())
            shares += gains[waiting & terminated].tolist()
            waiting &= ~terminated
    return float(np.mean(shares)), float(np.std(shares) / len(shares) ** 0.5)


def train(opponent: str, rounds: int, tables: int, steps: int, trials: int, every: int) -> bool:
    """Trains and measures in turn; says whether the opponent was beaten beyond doubt."""
    torch.manual_seed(1)
    torch.set_num_threads(1)  # a network this small is slower on several
    vector = SeatsAtOnce(GAME, tables, players=PLAYERS, seat=None, autoreset_mode=AutoresetMode.SAME_STEP)
    vector.reset(seed=1)
    network = Network(vector.setting.actions.size)
    optimiser = torch.optim.Adam(network.parameters(), 1e-3)
    started, decisions = time.perf_counter(), 0
    for number in range(1, rounds + 1):
        made = collect(vector, network, steps)
        decisions += tables * steps
        improve(network, optimiser, made)
        if number % every and number < rounds:
            continue
        mean, error = measure(network, opponent, trials)
        print(
            f"round {number}, {decisions:,} decisions, {time.perf_counter() - started:.0f} s; "
            f"against {opponent}: {mean:.3f} ± {error:.3f} of the victory, {1 / PLAYERS:.3f} would be even"
        )
        if mean - 3 * error > 1 / PLAYERS:
            print(f"{opponent} is beaten.")
            return True
    return False


def main() -> None:
    """Reads the command line and trains."""
    parser = argparse.ArgumentParser(description="Masked PPO on the vector environment.")
    parser.add_argument("--opponent", default="level2")
    parser.add_argument("--short", action="store_true", help="one small round against random bots")
    given = parser.parse_args()
    if given.short:
        train("random", rounds=1, tables=64, steps=60, trials=64, every=1)
    elif not train(given.opponent, rounds=120, tables=512, steps=128, trials=1000, every=20):
        raise SystemExit(f"{given.opponent} is not beaten yet.")


if __name__ == "__main__":
    main()
