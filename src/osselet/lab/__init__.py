"""Thousands of games: strength tables, balance reports and reviews, on all cores or on a cluster."""

from osselet.lab.arena import arena
from osselet.lab.review import review
from osselet.lab.simulate import simulate

__all__ = ["arena", "review", "simulate"]
