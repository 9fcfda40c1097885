"""Oss by hand: every figure a small game of skill on a field of 1000 × 1250 units."""
