"""Who plays a seat: bots that get what the seat may know and nothing else."""

from osselet.bots.choose import BOTS, Bot, RandomBot, bot
from osselet.bots.simulate import simulate

__all__ = ["BOTS", "Bot", "RandomBot", "bot", "simulate"]
