"""What the server counted and received: tests assert on it, not only on what the client saw."""
import asyncio
from collections import Counter, defaultdict, deque
from contextvars import ContextVar
from urllib.parse import parse_qs

from uvicorn.protocols.http.h11_impl import H11Protocol

STATS: Counter = Counter()
BY_CLIENT: defaultdict[str, Counter] = defaultdict(Counter)
CLIENT: ContextVar[str] = ContextVar("client", default="")
REQUESTS: defaultdict[str | None, deque] = defaultdict(lambda: deque(maxlen=1000))  # None: all
TRANSPORTS: dict[tuple, asyncio.Transport] = {}
MARKS: defaultdict[tuple, set] = defaultdict(set)  # what is remembered of a connection
GAUGES = ("http_active", "ws_active", "tcp_active")


def count(name: str, by: int = 1) -> None:
    """Adds to a counter, and to the same one of the client that `?client=` names."""
    STATS[name] += by
    if client := CLIENT.get():
        BY_CLIENT[client][name] += by


def forget() -> None:
    """Zeroes the counters; those of what goes on at the moment stay."""
    kept = {name: STATS[name] for name in GAUGES}
    STATS.clear()
    STATS.update(kept)
    BY_CLIENT.clear()
    REQUESTS.clear()


class Protocol(H11Protocol):
    """Remembers each connection's transport, so that a fault can cut the connection."""

    def connection_made(self, transport):
        super().connection_made(transport)
        STATS["tcp_opened"] += 1
        STATS["tcp_active"] += 1
        self.peer = transport.get_extra_info("peername")[:2]
        self.accepted = TRANSPORTS[self.peer] = transport
        MARKS.pop(self.peer, None)

    def connection_lost(self, exc):
        super().connection_lost(exc)
        STATS["tcp_active"] -= 1
        # The client may have used its port anew already.
        if TRANSPORTS.get(self.peer) is self.accepted:
            del TRANSPORTS[self.peer]
            MARKS.pop(self.peer, None)


class Record:
    """Notes whose request it is; each HTTP one to a GraphQL route with the start of its body."""

    def __init__(self, app):
        self.app = app

    async def __call__(self, scope, receive, send):
        if scope["type"] in ("http", "websocket"):
            CLIENT.set(parse_qs(scope["query_string"].decode()).get("client", [""])[0])
        path = scope.get("path", "")
        if scope["type"] != "http" or not (path.endswith("/graphql") or path.startswith("/rest/")):
            return await self.app(scope, receive, send)
        count("http_requests")
        count("http_active")
        if CLIENT.get() not in (marks := MARKS[tuple(scope["client"])]):
            marks.add(CLIENT.get())
            count("connections")
        headers = {name.decode(): value.decode("latin-1") for name, value in scope["headers"]}
        noted = {"client": CLIENT.get(), "method": scope["method"], "path": scope["path"],
                 "headers": headers, "body": ""}
        for whose in {None, CLIENT.get() or None}:
            REQUESTS[whose].append(noted)

        async def heard():
            message = await receive()
            if message["type"] == "http.disconnect":
                count("http_disconnects")
            elif len(noted["body"]) < 4096:
                noted["body"] += message.get("body", b"").decode("utf-8", "replace")
            return message

        try:
            await self.app(scope, heard, send)
        finally:
            count("http_active", -1)
