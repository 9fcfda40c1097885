"""A static site that plays without a server: `folder.py` writes it, `inside/` is what runs in it."""
