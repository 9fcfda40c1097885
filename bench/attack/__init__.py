"""Attacks on a server of our own, on this machine only: what a quiet player notices of them."""
