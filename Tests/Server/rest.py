"""Plain HTTP beside GraphQL: what a REST client needs to be tried against."""
import gzip
import hashlib
import json

from records import TOKEN
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response, StreamingResponse

PIECE = 16 << 10


def content(size: int) -> bytes:
    return (b"0123456789abcdef" * (size // 16 + 1))[:size]


async def echo(request: Request) -> Response:
    """What came, but for the body, of which size and hash are told."""
    sha256, size, start = hashlib.sha256(), 0, b""
    async for piece in request.stream():
        sha256.update(piece)
        size += len(piece)
        start = (start + piece)[:1000]
    return JSONResponse({
        "method": request.method, "path": request.url.path, "query": dict(request.query_params),
        "headers": dict(request.headers), "size": size, "sha256": sha256.hexdigest(),
        "text": start.decode("utf-8", "replace")})


async def user(request: Request) -> Response:
    key = request.url.path.rpartition("/")[2]
    if key == "0":
        return JSONResponse({"message": "There is no user 0"}, 404)
    return JSONResponse({"id": key, "name": "Amber", "joinedAt": "2026-01-02T03:04:05Z"})


async def private(request: Request) -> Response:
    if request.headers.get("authorization") != f"Bearer {TOKEN}":
        return JSONResponse({"message": "Who are you?"}, 401)
    return JSONResponse({"secret": "the cake is a lie"})


async def file(request: Request) -> Response:
    """`?bytes=N`, with ranges; `?etag=E` is its version."""
    body = content(int(request.query_params.get("bytes", "100000")))
    tag = f'"{request.query_params.get("etag", "v1")}"'
    headers = {"etag": tag, "accept-ranges": "bytes", "content-type": "application/octet-stream"}
    first, status = 0, 200
    wanted = request.headers.get("range", "")
    if wanted.startswith("bytes=") and request.headers.get("if-range", tag) == tag:
        first = int(wanted[6:].partition("-")[0])
        if first >= len(body):
            return Response(b"", 416, {**headers, "content-range": f"bytes */{len(body)}"})
        status = 206
        headers["content-range"] = f"bytes {first}-{len(body) - 1}/{len(body)}"
    body = body[first:]

    async def pieces():
        for start in range(0, len(body), PIECE):
            yield body[start:start + PIECE]

    return StreamingResponse(pieces(), status, {**headers, "content-length": str(len(body))})


async def wrapped(request: Request) -> Response:
    """A GraphQL response in an envelope, as some gateways send it."""
    asked = json.loads(await request.body())
    return PlainTextResponse(json.dumps({"result": {"data": {"asked": asked["operationName"]}}}))


async def zipped(request: Request) -> Response:
    """A GraphQL response of N bytes, compressed: `?bytes=N`."""
    body = b'{"data":"' + b"x" * (int(request.query_params["bytes"]) - 11) + b'"}'
    headers = {"content-type": "application/graphql-response+json", "content-encoding": "gzip"}
    return Response(gzip.compress(body), 200, headers)


async def status(request: Request) -> Response:
    code = int(request.url.path.rpartition("/")[2])
    return PlainTextResponse(f"This is a {code}", code)


ROUTES = {"echo": echo, "users": user, "private": private, "file": file, "status": status,
          "wrapped": wrapped, "zipped": zipped}


async def rest(scope, receive, send):
    request = Request(scope, receive)
    route = ROUTES.get(scope["path"].split("/")[2])
    response = await route(request) if route else Response("Not Found", 404)
    await response(scope, receive, send)
