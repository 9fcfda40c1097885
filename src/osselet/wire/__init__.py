"""What server and clients say to each other: the types of every message, for both sides."""
