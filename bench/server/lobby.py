"""Requests that open tables."""

import http.client
import json
from typing import Any

from bench.server.viewer import LOOPBACK


class Lobby:
    """JSON over HTTP on one connection that is kept open, with the cookie the server gave last."""

    def __init__(self, port: int) -> None:
        self.connection = http.client.HTTPConnection(LOOPBACK, port, timeout=30)
        self.cookie = ""

    def post(self, path: str, body: Any, headers: dict[str, str] | None = None) -> Any:
        """The answer to a request, which must be a success."""
        sent = json.dumps(body)
        head = {"Content-Type": "application/json", "Cookie": self.cookie, **(headers or {})}
        try:
            self.connection.request("POST", path, sent, head)
            answer = self.connection.getresponse()
        except (http.client.RemoteDisconnected, ConnectionError):
            self.connection.close()
            self.connection.request("POST", path, sent, head)
            answer = self.connection.getresponse()
        text = answer.read()
        self.cookie = answer.getheader("Set-Cookie", self.cookie).partition(";")[0]
        if answer.status >= 300:
            raise RuntimeError(f"{path} was answered with {answer.status}: {text!r}")
        return json.loads(text)
