"""The box of a game as a PDF that one prints, cuts and plays the same evening."""
