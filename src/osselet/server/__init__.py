"""Tables in the browser: rooms that never lose a move and never tell a secret."""
