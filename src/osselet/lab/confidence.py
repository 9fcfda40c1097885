"""How sure a share is: 95 % confidence intervals for games that come in paired deals."""

from collections.abc import Sequence
from dataclasses import dataclass

Z = 1.96


@dataclass(frozen=True)
class Interval:
    """A share between 0 and 1, and where the true one lies with 95 % confidence."""

    share: float
    low: float
    high: float

    @staticmethod
    def of(won: Sequence[int], of: Sequence[int]) -> "Interval":
        """From what was won in each deal, of how much.

        The games of one deal are paired, so a deal counts as one observation. This is Wilson's interval for as many
        independent games as would spread like these deals; one more deal that spreads like unpaired games is
        mixed in, so that few deals that happen to agree do not pass for certainty.
        """
        deals, whole = len(won), sum(of)
        if not whole:
            return Interval(0.5, 0.0, 1.0)
        share = sum(won) / whole
        plain = share * (1 - share)
        mean = whole / deals
        spread = (sum(((w - share * o) / mean) ** 2 for w, o in zip(won, of, strict=True)) + plain) / deals
        count = deals * plain / spread if spread else float(deals)
        middle = (share + Z * Z / (2 * count)) / (1 + Z * Z / count)
        reach = Z / (1 + Z * Z / count) * (plain / count + Z * Z / (4 * count * count)) ** 0.5
        return Interval(share, max(0.0, middle - reach), min(1.0, middle + reach))
