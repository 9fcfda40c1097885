"""Why a socket is refused, or closed: the numbers that HTTP and the standard of WebSocket give for it."""

FORBIDDEN, UNAVAILABLE = 403, 503
"""Refused."""
POLICY, FAILED, RESTARTS, TRY_AGAIN_LATER = 1008, 1011, 1012, 1013
"""Closed."""
