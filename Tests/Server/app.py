"""The routes: /graphql, /numbered/graphql, /private/graphql (needs the token), /shop/graphql,
/tracker/graphql, /rest, /stats, /requests, /reset, SDL."""
from datetime import timedelta
from urllib.parse import parse_qs

import shop
import tracker
import traffic
from numbering import NumberedView
from records import WORLD
from rest import rest
from schema import schema
from starlette.responses import JSONResponse, PlainTextResponse, Response
from strawberry.subscriptions import (GRAPHQL_SSE_PROTOCOL, GRAPHQL_TRANSPORT_WS_PROTOCOL,
                                      GRAPHQL_WS_PROTOCOL, MULTIPART_SUBSCRIPTION_PROTOCOL)
from views import PERSISTED, View


class App:
    def __init__(self, options):
        shared = dict(
            graphql_ide=None, multipart_uploads_enabled=True, allowed_origins=["*"],
            keep_alive=True, keep_alive_interval=options.keep_alive_s,
            connection_init_wait_timeout=timedelta(seconds=options.init_timeout_s),
            max_subscriptions_per_connection=options.max_subscriptions,
            subscription_protocols=(GRAPHQL_TRANSPORT_WS_PROTOCOL, GRAPHQL_WS_PROTOCOL,
                                    GRAPHQL_SSE_PROTOCOL, MULTIPART_SUBSCRIPTION_PROTOCOL))
        self.views = {"/graphql": View(schema, options, **shared),
                      "/numbered/graphql": NumberedView(schema, options, **shared),
                      "/private/graphql": View(schema, options, private=True, **shared),
                      "/shop/graphql": View(shop.schema, options, **shared),
                      "/tracker/graphql": View(tracker.schema, options, **shared)}

    async def __call__(self, scope, receive, send):
        if scope["type"] == "lifespan":
            while (await receive())["type"] != "lifespan.shutdown":
                await send({"type": "lifespan.startup.complete"})
            return await send({"type": "lifespan.shutdown.complete"})
        if view := self.views.get(scope["path"]):
            return await view(scope, receive, send)
        if scope["type"] == "http" and scope["path"].startswith("/rest/"):
            return await rest(scope, receive, send)
        if scope["type"] == "websocket":
            await receive()
            return await send({"type": "websocket.close", "code": 1008})
        client = parse_qs(scope["query_string"].decode()).get("client", [None])[0]
        await self.plain(scope["method"], scope["path"], client)(scope, receive, send)

    def plain(self, method: str, path: str, client: str | None) -> Response:
        if path == "/stats":
            counters = traffic.STATS if client is None else traffic.BY_CLIENT[client]
            return JSONResponse({**counters, "listeners": len(WORLD.hub.listeners)})
        if path == "/requests":
            return JSONResponse(list(traffic.REQUESTS[client]))
        if path == "/reset" and method == "POST":
            WORLD.reset()
            PERSISTED.clear()
            traffic.forget()
            return JSONResponse({})
        if path == "/schema.graphql":
            return PlainTextResponse(schema.as_str())
        if path == "/shop/schema.graphql":
            return PlainTextResponse(shop.schema.as_str())
        if path == "/tracker/schema.graphql":
            return PlainTextResponse(tracker.schema.as_str())
        return Response("Not Found", 404)
