"""Hints for bots: which moves are likely good ones, and what a table is worth to each seat."""

from osselet.core import Lean
from osselet.games.chicago.hints import prior, value

LEAN = Lean(prior=prior.prior, value=value.value, iterations=2000, visits=4, foresight=0, exploring=0.4, careless=50)
