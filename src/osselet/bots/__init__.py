"""Who plays a seat: bots that get what the seat may know and nothing else."""

from osselet.bots.named_bots import BOTS, Bot, RandomBot, SearchBot, bot, bot_name

__all__ = ["BOTS", "Bot", "RandomBot", "SearchBot", "bot", "bot_name"]
