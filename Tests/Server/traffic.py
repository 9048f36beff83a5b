"""What the server counted and received: tests assert on it, not only on what the client saw."""
import asyncio
from collections import Counter, deque

from uvicorn.protocols.http.h11_impl import H11Protocol

STATS: Counter = Counter()
REQUESTS: deque = deque(maxlen=100)
TRANSPORTS: dict[tuple, asyncio.Transport] = {}
GAUGES = ("http_active", "ws_active", "tcp_active")


def forget() -> None:
    """Zeroes the counters; those of what goes on at the moment stay."""
    kept = {name: STATS[name] for name in GAUGES}
    STATS.clear()
    STATS.update(kept)
    REQUESTS.clear()


class Protocol(H11Protocol):
    """Remembers each connection's transport, so that a fault can cut the connection."""

    def connection_made(self, transport):
        super().connection_made(transport)
        STATS["tcp_opened"] += 1
        STATS["tcp_active"] += 1
        self.peer = transport.get_extra_info("peername")[:2]
        TRANSPORTS[self.peer] = transport

    def connection_lost(self, exc):
        super().connection_lost(exc)
        STATS["tcp_active"] -= 1
        TRANSPORTS.pop(self.peer, None)


class Record:
    """Notes each HTTP request to a GraphQL route: method, path, headers, the start of its body."""

    def __init__(self, app):
        self.app = app

    async def __call__(self, scope, receive, send):
        if scope["type"] != "http" or not scope["path"].endswith("/graphql"):
            return await self.app(scope, receive, send)
        STATS["http_requests"] += 1
        STATS["http_active"] += 1
        headers = {name.decode(): value.decode("latin-1") for name, value in scope["headers"]}
        noted = {"method": scope["method"], "path": scope["path"],
                 "query": scope["query_string"].decode(), "headers": headers, "body": ""}
        REQUESTS.append(noted)

        async def heard():
            message = await receive()
            if message["type"] == "http.disconnect":
                STATS["http_disconnects"] += 1
            elif len(noted["body"]) < 4096:
                noted["body"] += message.get("body", b"").decode("utf-8", "replace")
            return message

        try:
            await self.app(scope, heard, send)
        finally:
            STATS["http_active"] -= 1
