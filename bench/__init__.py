"""Measurements: ratios in one run, with their protocol beside them."""
