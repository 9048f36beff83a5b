"""An endless feed of posts and photos, behind the interface `FeedItem`."""
import asyncio
import base64
from collections.abc import AsyncGenerator
from datetime import datetime, timedelta

import strawberry
from people import Actor
from records import EPOCH, FINDERS, WORDS, WORLD, Record, cursor, fail, get, page_info
from strawberry import relay


@strawberry.interface
class FeedItem(relay.Node):
    created_at: datetime
    author: Actor
    likes: int
    viewer_has_liked: bool


@strawberry.type
class Post(Record, FeedItem):
    key: relay.NodeID[str]
    created_at: datetime
    author: Actor
    likes: int
    viewer_has_liked: bool
    body: str


@strawberry.type
class Photo(Record, FeedItem):
    key: relay.NodeID[str]
    created_at: datetime
    author: Actor
    likes: int
    viewer_has_liked: bool
    url: str
    width: int
    height: int
    aspect: float


@WORLD.domain
def fill(world) -> None:
    world.feed = {}


def feed_item(index: int) -> Post | Photo:
    """The feed has no end: item n is made when first asked for, always the same for a seed."""
    if (key := str(index)) not in WORLD.feed:
        rng = WORLD.random("feed", index)
        common = dict(key=key, created_at=EPOCH + timedelta(minutes=index),
                      likes=rng.randrange(100), author=rng.choice(WORLD.users + WORLD.bots),
                      viewer_has_liked=False)
        WORLD.feed[key] = (
            Post(body=" ".join(rng.choices(WORDS, k=8)), **common) if index % 3 else
            Photo(url=f"https://example.com/{key}.jpg", width=1200, height=800, aspect=1.5,
                  **common))
    return WORLD.feed[key]


def finder(cls):
    def find(key: str):
        item = feed_item(int(key)) if key.isdigit() else None
        return item if isinstance(item, cls) else None
    return find


FINDERS["Post"] = finder(Post)
FINDERS["Photo"] = finder(Photo)


@strawberry.type
class FeedEdge:
    cursor: str
    node: FeedItem


@strawberry.type
class FeedConnection:
    edges: list[FeedEdge]
    page_info: relay.PageInfo


def index_of(text: str) -> int:
    try:
        kind, index = base64.b64decode(text).decode().split(":")
        if kind == "cursor":
            return int(index)
    except ValueError:
        pass
    raise fail("The cursor is malformed", "INVALID_CURSOR", cursor=text)


@strawberry.type
class FeedQuery:
    @strawberry.field(description="Without end: hasNextPage is always true.")
    def feed(self, first: int = 10, after: str | None = None) -> FeedConnection:
        start = index_of(after) + 1 if after is not None else 0
        edges = [FeedEdge(cursor=cursor(str(i)), node=feed_item(i))
                 for i in range(start, start + min(first, 100))]
        return FeedConnection(edges=edges, page_info=page_info(edges, start > 0, True))


@strawberry.type
class FeedMutation:
    @strawberry.mutation
    def like(self, id: strawberry.ID, liked: bool = True) -> FeedItem:
        item = get(FeedItem, id)
        item.likes += int(liked) - int(item.viewer_has_liked)
        item.viewer_has_liked = liked
        return item


@strawberry.type
class FeedSubscription:
    @strawberry.subscription(description="Feed items from `start` on, one per interval, without "
                                         "end if no count is given.")
    async def feed_item_added(self, start: int = 0, count: int | None = None,
                              interval_ms: int = 20) -> AsyncGenerator[FeedItem, None]:
        index = start
        while count is None or index < start + count:
            yield feed_item(index)
            index += 1
            await asyncio.sleep(interval_ms / 1000)
