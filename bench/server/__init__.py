"""Load on a server of tables: the same driver for ours and for a peer."""
