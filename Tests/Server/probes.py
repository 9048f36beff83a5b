"""Fields that exist to try a client: errors, slow and large answers, streams, uploads."""
import asyncio
import hashlib
from collections.abc import AsyncGenerator
from datetime import datetime
from typing import Any

import strawberry
from records import fail, require_token
from strawberry.file_uploads import Upload
from strawberry.scalars import JSON
from todos import Priority


@strawberry.type
class Inner:
    @strawberry.field
    def fine(self) -> str:
        return "fine"

    @strawberry.field(description="Always fails; the null climbs to the nearest nullable parent.")
    def required_failing(self) -> str:
        raise fail("requiredFailing failed", "INTERNAL")


@strawberry.type
class Errors:
    """Every way in which an error reaches a response."""

    @strawberry.field
    def nullable(self) -> str | None:
        raise fail("nullable failed", "INTERNAL", detail={"retry": False})

    @strawberry.field
    def inner(self) -> Inner | None:
        return Inner()

    @strawberry.field
    def required_inner(self) -> Inner:
        return Inner()

    @strawberry.field
    def list_of_nullable(self) -> list[str | None]:
        return ["a", fail("item 1 failed", "INTERNAL"), "c"]  # type: ignore[list-item]

    @strawberry.field
    def list_of_required(self) -> list[str] | None:
        return ["a", fail("item 1 failed", "INTERNAL"), "c"]  # type: ignore[list-item]

    @strawberry.field
    async def slow_nullable(self, ms: int = 50) -> str | None:
        await asyncio.sleep(ms / 1000)
        raise fail("slowNullable failed", "INTERNAL")

    @strawberry.field(description="An integer beyond 32 bits: the server must fail this field.")
    def too_big_int(self) -> int | None:
        return 2**40


@strawberry.type
class ProbeQuery:
    @strawberry.field
    def errors(self) -> Errors | None:
        return Errors()

    @strawberry.field
    async def slow(self, ms: int = 100, value: str = "slow") -> str:
        await asyncio.sleep(ms / 1000)
        return value

    @strawberry.field(description="For `@stream`: one item per interval; `failAt` makes that item "
                                  "an error.")
    async def letters(self, count: int = 5, interval_ms: int = 20,
                      fail_at: int | None = None) -> strawberry.Streamable[str | None]:
        for index in range(count):
            await asyncio.sleep(interval_ms / 1000)
            failed = fail(f"letter {index} failed", "INTERNAL")
            yield failed if index == fail_at else chr(97 + index % 26)  # type: ignore

    @strawberry.field
    def echo(self, string: str | None = None, int: int | None = None, float: float | None = None,
             json: JSON | None = None, time: datetime | None = None,
             priority: Priority | None = None, ids: list[strawberry.ID] | None = None,
             matrix: list[list["int"]] | None = None) -> JSON:
        values = dict(string=string, int=int, float=float, json=json, ids=ids, matrix=matrix,
                      time=time.isoformat() if time else None,
                      priority=priority.value if priority else None)
        return {key: value for key, value in values.items() if value is not None}

    @strawberry.field(description="A string of this many bytes, for large responses.")
    def blob(self, bytes: int) -> str:
        return ("0123456789abcdef" * (bytes // 16 + 1))[:bytes]


@strawberry.type
class File:
    name: str
    content_type: str | None
    size: int
    sha256: str


async def describe(upload: Any) -> File:
    data = await upload.read()
    return File(name=upload.filename, content_type=upload.content_type, size=len(data),
                sha256=hashlib.sha256(data).hexdigest())


@strawberry.type
class ProbeMutation:
    @strawberry.mutation
    async def upload(self, file: Upload, note: str | None = None) -> File:
        return await describe(file)

    @strawberry.mutation
    async def upload_many(self, files: list[Upload]) -> list[File]:
        return [await describe(file) for file in files]


@strawberry.type
class ProbeSubscription:
    @strawberry.subscription(description="Counts to `upTo`; ends in an execution error after "
                                         "`failAfter`, if given.")
    async def counter(self, up_to: int = 3, interval_ms: int = 20,
                      fail_after: int | None = None) -> AsyncGenerator[int, None]:
        for value in range(1, up_to + 1):
            yield value
            if value == fail_after:
                raise fail("The counter failed", "INTERNAL")
            await asyncio.sleep(interval_ms / 1000)

    @strawberry.subscription(description="Events whose field fails now and then: errors beside "
                                         "data, the stream goes on.")
    async def flaky(self, count: int = 4) -> AsyncGenerator[Errors, None]:
        for _ in range(count):
            yield Errors()

    @strawberry.subscription(description="Never says anything.")
    async def silence(self) -> AsyncGenerator[int, None]:
        await asyncio.Event().wait()
        yield 0

    @strawberry.subscription(description="Refused before the first event when no valid token is "
                                         "given.")
    async def private_counter(self, info: strawberry.Info,
                              up_to: int = 3) -> AsyncGenerator[int, None]:
        require_token(info)
        for value in range(1, up_to + 1):
            yield value
