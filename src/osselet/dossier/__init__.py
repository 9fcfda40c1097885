"""Where the rules of a game come from: read, said and cited."""
