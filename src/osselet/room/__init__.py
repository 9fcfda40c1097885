"""A table that is kept: what happens to it entry by entry, who may decide what, and what each looker is told.

Nothing in here knows of a web server, a database or compiled code.
"""
