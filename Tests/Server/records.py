"""What every domain shares: errors with codes, global ids, connections, events."""
import asyncio
import base64
import random
from collections.abc import AsyncGenerator, Callable
from datetime import datetime, timezone
from typing import Any, TypeVar

import strawberry
from graphql import GraphQLError
from strawberry import relay

EPOCH = datetime(2026, 1, 1, tzinfo=timezone.utc)
TOKEN = "letmein"
WORDS = ("amber birch cedar delta ember fjord grove heron inlet juniper kelp lagoon maple "
         "nectar").split()
T = TypeVar("T")
FINDERS: dict[str, Callable[[str], Any]] = {}


def fail(message: str, code: str, **extensions: Any) -> GraphQLError:
    return GraphQLError(message, extensions={"code": code, **extensions})


def require_token(info: strawberry.Info) -> None:
    given = info.context["request"].headers.get("authorization", "").removeprefix("Bearer ")
    params = info.context.get("connection_params") or {}
    if (params.get("authToken") or given) != TOKEN:
        raise fail("A valid token is required", "UNAUTHENTICATED")


class Record(relay.Node):
    """A stored type: `node(id:)` finds it by type and key."""

    @classmethod
    def resolve_nodes(cls, *, info, node_ids, required=False):
        return [FINDERS[cls.__name__](key) for key in node_ids]

    @classmethod
    def is_type_of(cls, obj, info):
        return type(obj) is cls


def by_key(pool: Callable[[], list[T]]) -> Callable[[str], T | None]:
    return lambda key: next((record for record in pool() if record.key == key), None)


def get(cls: type[T], id: str) -> T:
    """The record with this global id, which must be of type `cls`."""
    try:
        decoded = relay.GlobalID.from_id(id)
    except ValueError:
        raise fail("The id is malformed", "BAD_USER_INPUT", id=id) from None
    found = FINDERS.get(decoded.type_name, lambda key: None)(decoded.node_id)
    if not isinstance(found, cls):
        raise fail(f"There is no {cls.__name__} {id}", "NOT_FOUND", id=id)
    return found


def cursor(key: str) -> str:
    return base64.b64encode(f"cursor:{key}".encode()).decode()


def page_info(edges, before: bool, after: bool) -> relay.PageInfo:
    return relay.PageInfo(has_previous_page=before, has_next_page=after,
                          start_cursor=edges[0].cursor if edges else None,
                          end_cursor=edges[-1].cursor if edges else None)


@strawberry.type(name="Connection")
class Page(relay.Connection[relay.NodeType]):
    """A connection whose cursors name records, so they stay valid when records come and go."""

    total_count: int | None = None

    @classmethod
    def resolve_connection(cls, nodes, *, info, before=None, after=None, first=None, last=None,
                           max_results=None, **kwargs):
        if first is not None and first < 0 or last is not None and last < 0:
            raise fail("`first` and `last` must not be negative", "BAD_USER_INPUT")
        nodes = list(nodes)
        keys = [cursor(node.key) for node in nodes]
        for given in (after, before):
            if given is not None and given not in keys:
                raise fail("The cursor names no record", "INVALID_CURSOR", cursor=given)
        start = keys.index(after) + 1 if after is not None else 0
        end = keys.index(before) if before is not None else len(nodes)
        if first is not None:
            end = min(end, start + first)
        if last is not None:
            start = max(start, end - last)
        edges = [relay.Edge(node=node, cursor=key)
                 for node, key in zip(nodes[start:end], keys[start:end])]
        return cls(edges=edges, total_count=len(nodes),
                   page_info=page_info(edges, start > 0, end < len(nodes)))


class Hub:
    """Events, to whoever listens: the live subscriptions."""

    def __init__(self):
        self.listeners: set[asyncio.Queue] = set()

    def publish(self, event: Any) -> None:
        for queue in self.listeners:
            queue.put_nowait(event)

    async def events(self) -> AsyncGenerator[Any, None]:
        queue: asyncio.Queue = asyncio.Queue()
        self.listeners.add(queue)
        try:
            while True:
                yield await queue.get()
        finally:
            self.listeners.discard(queue)


class World:
    """The seed of all data, and the domains' data, which `reset` makes anew."""

    def __init__(self):
        self.seed, self.todos, self.hub = 1, 50, Hub()
        self.domains: list[Callable[["World"], None]] = []

    def domain(self, fill: Callable[["World"], None]) -> Callable[["World"], None]:
        self.domains.append(fill)
        return fill

    def random(self, *names: Any) -> random.Random:
        return random.Random("/".join(map(str, (self.seed, *names))))

    def reset(self) -> None:
        for fill in self.domains:
            fill(self)


WORLD = World()
