"""Strawberry's ASGI view, plus what it lacks: persisted queries and graphql-response+json."""
import hashlib

from records import TOKEN
from starlette.responses import JSONResponse, Response
from strawberry.asgi import GraphQL
from strawberry.exceptions import ConnectionRejectionError
from strawberry.types.execution import PreExecutionError
from traffic import CLIENT, count

GRAPHQL_RESPONSE = "application/graphql-response+json"
# By client, so that no test finds what another one left.
PERSISTED: dict[tuple[str, str], str] = {}


class Refused(Exception):
    """A well-formed GraphQL response without data, decided before execution."""

    def __init__(self, message: str, code: str, status: int):
        self.body = {"errors": [{"message": message, "extensions": {"code": code}}]}
        self.status = status

    def response(self, accept: str) -> Response:
        media_type = GRAPHQL_RESPONSE if GRAPHQL_RESPONSE in accept else "application/json"
        headers = {"www-authenticate": "Bearer"} if self.status == 401 else None
        return JSONResponse(self.body, self.status, headers, media_type)


class View(GraphQL):
    def __init__(self, schema, options, private: bool = False, **kwargs):
        super().__init__(schema, **kwargs)
        self.options, self.private = options, private

    async def get_sub_response(self, request):
        response = await super().get_sub_response(request)
        response.request = request
        return response

    async def parse_http_body(self, request):
        data = await super().parse_http_body(request)
        for item in data if isinstance(data, list) else [data]:
            count("operations")
            count(f"operation_{item.operation_name}")
            self.resolve_persisted(item, request)
        return data

    def resolve_persisted(self, item, request) -> None:
        wanted = ((item.extensions or {}).get("persistedQuery") or {}).get("sha256Hash")
        if not wanted:
            return
        if request.query_params.get("persisted") == "off":
            count("persisted_refusals")
            raise Refused("PersistedQueryNotSupported", "PERSISTED_QUERY_NOT_SUPPORTED", 200)
        if item.query:
            if hashlib.sha256(item.query.encode()).hexdigest() != wanted:
                raise Refused("provided sha does not match query", "BAD_REQUEST", 400)
            PERSISTED[CLIENT.get(), wanted] = item.query
            count("persisted_registered")
        else:
            item.query = PERSISTED.get((CLIENT.get(), wanted))
            count("persisted_hits" if item.query else "persisted_misses")
            if not item.query:
                raise Refused("PersistedQueryNotFound", "PERSISTED_QUERY_NOT_FOUND", 200)

    async def process_result(self, request, result):
        response = await super().process_result(request, result)
        if isinstance(result, PreExecutionError):
            response.pop("data", None)
        return response

    def create_response(self, response_data, sub_response):
        """Status codes as in the specification's draft of August 2026, for the new media type."""
        response = super().create_response(response_data, sub_response)
        if GRAPHQL_RESPONSE in sub_response.request.headers.get("accept", ""):
            response.headers["content-type"] = f"{GRAPHQL_RESPONSE}; charset=utf-8"
            if isinstance(response_data, dict) and "data" not in response_data:
                syntax = response_data["errors"][0]["message"].startswith("Syntax Error")
                response.status_code = 400 if syntax else self.options.request_error_status
            elif isinstance(response_data, dict) and "errors" in response_data:
                response.status_code = self.options.partial_status
        return response

    async def on_ws_connect(self, context):
        count("ws_connection_init")
        params = context.get("connection_params") or {}
        if params.get("reject"):
            raise ConnectionRejectionError({"reason": params["reject"]})
        if self.private and params.get("authToken") != TOKEN:
            raise ConnectionRejectionError({"reason": "token"})
        return {"server": "strawberry", "echo": params} if params else None

    async def __call__(self, scope, receive, send):
        headers = dict(scope["headers"])
        authorization = headers.get(b"authorization", b"").decode()
        try:
            if scope["type"] == "http" and self.private and authorization != f"Bearer {TOKEN}":
                if authorization.startswith("Bearer "):
                    raise Refused("Not for you", "FORBIDDEN", 403)
                raise Refused("Who are you?", "UNAUTHENTICATED", 401)
            await super().__call__(scope, receive, send)
        except Refused as refusal:
            await refusal.response(headers.get(b"accept", b"").decode())(scope, receive, send)
