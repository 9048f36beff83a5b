"""A second schema, whose ids are unique only within their type: 1 to n for each.

Every object says in `label` which it is (`User 1`), so that a client which takes two objects for one shows it.
"""
from typing import Annotated

import strawberry
from executions import CountExecutions
from records import WORLD, fail

COUNT = 6


@strawberry.interface(description="What has a number that is unique among its own type alone.")
class Thing:
    id: int
    label: str


@strawberry.type(description="Belongs to what it is the price of: its id says nothing.")
class Price:
    id: int
    label: str
    amount: int


@strawberry.type
class User(Thing):
    @strawberry.field
    def posts(self) -> list["Post"]:
        return [post for post in WORLD.shop_posts if post.author is self]

    @strawberry.field
    def favorite(self) -> Thing | None:
        return (WORLD.shop_posts + WORLD.shop_users)[self.id % COUNT]


@strawberry.type
class Post(Thing):
    author: User

    @strawberry.field
    def comments(self) -> list["Comment"]:
        return [comment for comment in WORLD.shop_comments if comment.post is self]


@strawberry.type(description="Numbered within its post.")
class Comment:
    post: Post
    number: int
    label: str


@strawberry.type(description="The same ISBN is another book in another region.")
class Book:
    isbn: str
    region: int
    label: str
    price: Price
    author: User


@strawberry.type(description="Its id is an `ID`, unlike those of the others that a search finds.")
class Tag:
    id: strawberry.ID
    label: str


@strawberry.type(description="Its code is written in capitals or not: `P-1` and `p-1` are one parcel.")
class Parcel:
    code: str
    label: str


SearchResult = Annotated[User | Post | Book | Tag | Comment | Price,
                         strawberry.union("SearchResult")]


@WORLD.domain
def fill(world) -> None:
    numbers = range(1, COUNT + 1)
    world.shop_users = [User(id=i, label=f"User {i}") for i in numbers]
    world.shop_posts = [Post(id=i, label=f"Post {i}", author=world.shop_users[i % COUNT])
                        for i in numbers]
    world.shop_comments = [Comment(post=post, number=n, label=f"Comment {post.id} {n}")
                           for post in world.shop_posts for n in (1, 2)]
    world.shop_books = [Book(isbn=isbn, region=region, label=f"Book {isbn} {region}",
                             price=Price(id=1, label=f"Price {isbn} {region}", amount=region),
                             author=world.shop_users[region % COUNT])
                        for isbn in ("1", "11", "1:1") for region in (1, 11)]
    world.shop_tags = [Tag(id=strawberry.ID(str(i)), label=f"Tag {i}") for i in numbers]


def find(pool, **keys):
    return next((item for item in pool if all(getattr(item, k) == v for k, v in keys.items())),
                None)


@strawberry.type
class Query:
    @strawberry.field
    def users(self) -> list[User]:
        return WORLD.shop_users

    @strawberry.field
    def user(self, id: int) -> User | None:
        return find(WORLD.shop_users, id=id)

    @strawberry.field
    def posts(self) -> list[Post]:
        return WORLD.shop_posts

    @strawberry.field
    def post(self, id: int) -> Post | None:
        return find(WORLD.shop_posts, id=id)

    @strawberry.field
    def things(self) -> list[Thing]:
        return [thing for pair in zip(WORLD.shop_users, WORLD.shop_posts) for thing in pair]

    @strawberry.field
    def books(self) -> list[Book]:
        return WORLD.shop_books

    @strawberry.field
    def book(self, isbn: str, region: int) -> Book | None:
        return find(WORLD.shop_books, isbn=isbn, region=region)

    @strawberry.field
    def parcels(self) -> list[Parcel]:
        return [Parcel(code=code, label=f"Parcel {code[2:]}")
                for code in ("P-1", "p-1", "p-2", "P-2", "P-11")]

    @strawberry.field
    def search(self) -> list[SearchResult]:
        return [*WORLD.shop_tags, *WORLD.shop_users, *WORLD.shop_books, *WORLD.shop_comments,
                *WORLD.shop_posts, *(book.price for book in WORLD.shop_books)]


@strawberry.type
class RemoveUserPayload:
    removed_id: int | None


@strawberry.type
class Mutation:
    @strawberry.mutation
    def remove_user(self, id: int) -> RemoveUserPayload:
        user = find(WORLD.shop_users, id=id)
        if user is None:
            raise fail(f"There is no user {id}", "NOT_FOUND")
        WORLD.shop_users.remove(user)
        return RemoveUserPayload(removed_id=id)

    @strawberry.mutation
    def rename_post(self, id: int, label: str) -> Post | None:
        if post := find(WORLD.shop_posts, id=id):
            post.label = label
        return post


schema = strawberry.Schema(Query, Mutation, types=[User, Post], extensions=[CountExecutions])
