"""Compiled kernels that play games: random playouts."""
