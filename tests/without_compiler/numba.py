"""In the place of Numba while `pytest --quick` runs: no process that a test starts compiles anything."""

raise ImportError("A quick test compiles in another process: mark it with `pytest.mark.compiler`.", name="numba")
