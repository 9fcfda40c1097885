"""What is made of a game's look: what lies where, what may be touched, and a board of text."""
