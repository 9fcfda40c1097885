"""Rules as WebAssembly: the generator that turns `@rule` functions over a `State` into a module for the page.

`module.py` collects what is exported and gives the bytes; `frame.py` is one rule while it is translated. How each kind
of syntax is translated stands in `expressions.py`, `places.py`, `calls.py` and `statements.py`; `kinds.py` and
`encoding.py` are what they are made of. `game.py` makes the module of a game's rules, `page.py` what the page takes.
"""
