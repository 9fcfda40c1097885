"""Does a game keep the contract? As a library, a pytest plug-in and `osselet check`."""

from osselet.conformance.golden import playthrough
from osselet.conformance.problem import Check, ConformanceError, ConformanceWarning
from osselet.conformance.suite import instances, suite

__all__ = ["Check", "ConformanceError", "ConformanceWarning", "instances", "playthrough", "suite"]
