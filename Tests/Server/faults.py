"""Breaks responses: those a request asks for (`?fault=`, `X-Fault`), or a share of all of them."""
import asyncio
import json
import random
from collections import Counter
from urllib.parse import parse_qs

from starlette.responses import JSONResponse, PlainTextResponse, Response
from traffic import CLIENT, MARKS, TRANSPORTS, count

CANNED = {
    "500": lambda: Response("Internal Server Error", 500),
    "503": lambda: PlainTextResponse("Unavailable", 503, {"retry-after": "1"}),
    "503-later": lambda: PlainTextResponse("Unavailable", 503, {"retry-after": "3600"}),
    "414": lambda: PlainTextResponse("Too long", 414),
    "429": lambda: JSONResponse({"errors": [{"message": "Too many requests"}]}, 429,
                                {"retry-after": "1"}),
    "401": lambda: PlainTextResponse("Who are you?", 401, {"www-authenticate": 'Basic realm="x"'}),
    "502-json": lambda: JSONResponse({"message": "The upstream is away"}, 502),
    "200-json": lambda: JSONResponse({"ok": True}),
    "text": lambda: PlainTextResponse('{"data": {}}'),
    "untyped": lambda: Response('{"data": {}}'),
    "invalid-json": lambda: Response('{"data": {"viewer": ', media_type="application/json"),
    "html": lambda: Response("<html><body>A proxy's error page</body></html>",
                             media_type="text/html; charset=utf-8"),
    "empty": lambda: Response(b"", media_type="application/json"),
}


def abort(scope) -> None:
    if transport := TRANSPORTS.get(tuple(scope["client"])):
        transport.abort()


class Faults:
    BROKEN = ("truncate", "cut", "drip", "stall")

    def __init__(self, app, options):
        self.app, self.options = app, options
        self.rng = random.Random(f"faults/{options.seed}")
        self.met: Counter = Counter()

    async def __call__(self, scope, receive, send):
        if scope["type"] not in ("http", "websocket"):
            return await self.app(scope, receive, send)
        options, query = self.options, parse_qs(scope["query_string"].decode())
        header = dict(scope["headers"]).get(b"x-fault", b"").decode()
        fault = header or query.get("fault", [""])[0]
        if not fault and scope["path"].endswith("/graphql") and self.rng.random() < options.fail_rate:
            fault = self.rng.choice(options.fail_kinds)
        fault, _, times = fault.partition("*")
        if times:  # `503*2`: the first two requests of this client alone
            self.met[(CLIENT.get(), fault)] += 1
            if self.met[(CLIENT.get(), fault)] > int(times):
                fault = ""
        if fault:
            count(f"fault_{fault}")
        if delay := options.latency_ms + self.rng.random() * options.jitter_ms:
            await asyncio.sleep(delay / 1000)
        kind, _, after = fault.partition("@")
        if scope["type"] == "websocket":
            await self.websocket(kind, int(after or 0), scope, receive, send)
        elif kind == "redirect":
            target = query.get("to", [scope["path"]])[0]
            await Response(None, int(after or 302), {"location": target})(scope, receive, send)
        else:
            await self.http(kind, int(after or 1), scope, receive, send)

    async def hang(self, receive):
        """Answers nothing; ends when the client goes away."""
        async def gone():
            while (await receive())["type"] != "http.disconnect":
                pass
        try:
            await asyncio.wait_for(gone(), self.options.hang_s)
        except asyncio.TimeoutError:
            pass

    async def http(self, kind, after, scope, receive, send):
        marks = MARKS[tuple(scope["client"])]
        if kind == "drop" or kind == "stale" and "used" in marks:
            return abort(scope)
        marks.add("used")
        if kind == "hang":
            return await self.hang(receive)
        if kind in CANNED:
            return await CANNED[kind]()(scope, receive, send)
        if kind == "plain-json":  # a server of the days before application/graphql-response+json
            headers = [(name, b"application/json" if name == b"accept" else value)
                       for name, value in scope["headers"]]
            scope = {**scope, "headers": headers}
        parts = 0

        async def broken(message):
            nonlocal parts
            body = message.get("body", b"")
            if message["type"] == "http.response.body" and body:
                parts += 1
                if kind == "truncate" or kind == "cut" and parts > after:
                    half = body[:len(body) // 2] if kind == "truncate" else b""
                    await send({"type": "http.response.body", "body": half, "more_body": True})
                    await asyncio.sleep(0.02)  # lets the half reach the client first
                    abort(scope)
                    raise ConnectionAbortedError
                if kind == "stall":
                    await send({"type": "http.response.body", "body": body[:after],
                                "more_body": True})
                    while tuple(scope["client"]) in TRANSPORTS:
                        await asyncio.sleep(0.01)
                    count("http_disconnects")
                    raise ConnectionAbortedError
                if kind == "drip":
                    for i in range(0, len(body), after):
                        await send({"type": "http.response.body", "body": body[i:i + after],
                                    "more_body": True})
                        await asyncio.sleep(self.options.drip_ms / 1000)
                        if tuple(scope["client"]) not in TRANSPORTS:
                            count("http_disconnects")
                            raise ConnectionAbortedError
                    message = {**message, "body": b""}
            await send(message)

        try:
            await self.app(scope, receive, broken if kind in self.BROKEN else send)
        except ConnectionAbortedError:
            pass

    async def websocket(self, kind, after, scope, receive, send):
        """After so many results: abort@n, close-CODE@n, garbage@n, ping@n, unknown@n, silent@n."""
        count("ws_opened")
        count("ws_active")
        results, late = 0, []

        async def ours(message):
            nonlocal results
            text = message.get("text") or ""
            type = json.loads(text).get("type") if text else None
            is_result = type in ("next", "data")
            if kind == "no-ack" and type == "connection_ack":
                return
            if kind == "late-ack" and type == "connection_ack":
                await asyncio.sleep(after / 1000)
            if kind == "silent" and text and results >= after:
                return
            await send(message)
            results += is_result
            if kind == "double" and is_result:
                late[:] = [text]
            if kind == "double" and type == "complete":
                for again in (*late, text):  # a result and a complete after the complete
                    await send({"type": "websocket.send", "text": again})
            due = type == "connection_ack" if after == 0 else is_result
            if due and results == after:
                await break_socket(kind)

        async def break_socket(kind):
            said = {"garbage": '{"type": ', "ping": '{"type":"ping","payload":{"n":1}}',
                    "unknown": '{"type":"surprise"}'}
            if kind == "abort":
                abort(scope)
            elif kind in said:
                await send({"type": "websocket.send", "text": said[kind]})
            elif kind.startswith("close-"):
                code = int(kind.removeprefix("close-"))
                await send({"type": "websocket.close", "code": code, "reason": "fault"})

        async def heard():
            message = await receive()
            if text := message.get("text"):
                try:
                    count(f"ws_in_{json.loads(text)['type']}")
                except (ValueError, KeyError, TypeError):
                    count("ws_in_malformed")
            return message

        try:
            if kind == "reject":
                await receive()
                return await send({"type": "websocket.close", "code": 1008})
            await self.app(scope, heard, ours)
        finally:
            count("ws_active", -1)
