"""Who writes and owns things: users and bots, behind the interface `Actor`."""
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Annotated

import strawberry
from records import EPOCH, FINDERS, WORDS, WORLD, Page, Record, by_key, require_token
from strawberry import relay

if TYPE_CHECKING:
    from todos import TodoList


@strawberry.interface
class Actor(relay.Node):
    handle: str
    name: str | None


@strawberry.type
class User(Record, Actor):
    key: relay.NodeID[str]
    handle: str
    name: str | None
    joined_at: datetime

    @strawberry.field(description="Only the user's own token may read it: UNAUTHENTICATED, and "
                                  "null, otherwise.")
    def email(self, info: strawberry.Info) -> str | None:
        require_token(info)
        return f"{self.handle}@example.com"

    @strawberry.field
    def avatar_url(self, size: int = 64) -> str:
        return f"https://example.com/{self.handle}/{size}.png"

    @strawberry.field
    def best_friend(self) -> "User | None":
        return WORLD.users[(int(self.key) + 1) % len(WORLD.users)]

    @relay.connection(Page["User"])
    def friends(self) -> list["User"]:
        return [user for user in WORLD.users if user is not self]

    @relay.connection(Page[Annotated["TodoList", strawberry.lazy("todos")]])
    def lists(self) -> list[Annotated["TodoList", strawberry.lazy("todos")]]:
        return [todo_list for todo_list in WORLD.lists if todo_list.owner is self]


@strawberry.type
class Bot(Record, Actor):
    key: relay.NodeID[str]
    handle: str
    name: str | None
    version: int


@WORLD.domain
def fill(world) -> None:
    world.users = [User(key=str(i), handle=f"{word}{i}", name=word.title() if i % 4 else None,
                        joined_at=EPOCH + timedelta(days=i)) for i, word in enumerate(WORDS)]
    world.bots = [Bot(key=str(i), handle=f"bot{i}", name=None, version=i) for i in range(3)]


FINDERS["User"] = by_key(lambda: WORLD.users)
FINDERS["Bot"] = by_key(lambda: WORLD.bots)


@strawberry.type
class PeopleQuery:
    @strawberry.field(description="Null, with an error, when no valid token is given.")
    def me(self, info: strawberry.Info) -> User | None:
        require_token(info)
        return WORLD.users[0]

    @strawberry.field(description="Non-null, so a missing token empties the whole response.")
    def secret(self, info: strawberry.Info) -> str:
        require_token(info)
        return "the cake is a lie"

    @strawberry.field
    def viewer(self) -> User:
        return WORLD.users[0]

    @relay.connection(Page[User])
    def users(self) -> list[User]:
        return WORLD.users

    @strawberry.field
    def actors(self) -> list[Actor]:
        return [*WORLD.users[:3], *WORLD.bots]
