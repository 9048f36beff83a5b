"""Runs `relay-generator fetch-schema` against servers of several frameworks.

    fetch.py GENERATOR

What it prints must be the schema that graphql-core prints for the framework's own introspection.
"""

import enum
import http.server
import json
import logging
import subprocess
import sys
import threading
import typing

import ariadne
import graphene
import strawberry
from graphql import (
    build_client_schema,
    build_schema,
    get_introspection_query,
    lexicographic_sort_schema,
    print_schema,
)
from strawberry.extensions import DisableIntrospection

SDL = '''
"The library."
schema { query: Query mutation: Mutation }
directive @tag(name: String! = "a \\"b\\"", levels: [Int!] = [1, 2]) repeatable on FIELD | QUERY
"""
A point in time,
to the second.
"""
scalar Instant @specifiedBy(url: "https://example.org/instant")
enum Kind { NOVEL "Of no use." POEM @deprecated(reason: "Use \\"NOVEL\\".") }
interface Node { id: ID! }
interface Titled implements Node { id: ID! title: String }
type Book implements Titled & Node {
  id: ID!
  title: String
  kind: Kind!
  since: Instant
  pages(from: Int! = 1, to: Int @deprecated, marks: [[Int!]!]): [String!]!
  old: Boolean @deprecated
}
type Shelf { books(filter: Filter = {kind: NOVEL, words: ["a", null], depth: 1.5}): [Book] }
union Thing = Book | Shelf
input Filter { kind: Kind = NOVEL, words: [String], depth: Float, inner: Filter, gone: Int @deprecated }
type Query { thing(id: ID!): Thing node(id: ID!): Node }
type Mutation { add(filter: Filter!): Book }
'''


def graphene_schema():
    class Kind(graphene.Enum):
        """The kinds."""

        NOVEL = 1
        POEM = 2

    class Titled(graphene.Interface):
        title = graphene.String(description="The title,\nin two lines.")

    class Filter(graphene.InputObjectType):
        words = graphene.List(graphene.NonNull(graphene.String), default_value=["a"])
        kind = Kind(default_value=Kind.POEM)
        when = graphene.DateTime()

    class Book(graphene.ObjectType):
        class Meta:
            interfaces = (Titled,)

        id = graphene.ID(required=True)
        kind = Kind()
        price = graphene.Decimal(deprecation_reason="Free now.")
        data = graphene.JSONString()

    class Query(graphene.ObjectType):
        books = graphene.List(Book, filter=Filter(), first=graphene.Int(default_value=10))
        any_titled = graphene.Field(Titled)

    return graphene.Schema(query=Query)


@strawberry.enum
class Shape(enum.Enum):
    ROUND = "round"
    FLAT = strawberry.enum_value("flat", deprecation_reason="Nothing is.")


@strawberry.interface
class Named:
    name: str


@strawberry.type(description='A "thing".')
class Ball(Named):
    id: strawberry.ID
    shape: Shape
    size: float | None = strawberry.field(description="In metres.", deprecation_reason="Unknown.")
    colors: list[list[str]]


@strawberry.type
class Box(Named):
    inside: typing.Annotated[Ball | typing.Annotated["Box", strawberry.lazy("__main__")],
                             strawberry.union("Content")] | None


@strawberry.input
class Search:
    shape: Shape = Shape.ROUND
    words: list[str] = strawberry.field(default_factory=lambda: ["a", "b"])
    limit: int | None = strawberry.UNSET


@strawberry.type
class StrawberryQuery:
    @strawberry.field
    def find(self, search: Search, first: int = 3) -> list[Named]:
        return []


def served(execute, types=()):
    """Starts a server that answers by a function, and returns its address."""

    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self):
            body = self.rfile.read(int(self.headers["Content-Length"]))
            answer = json.dumps(execute(json.loads(body)["query"])).encode()
            self.send_response(200)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(answer)))
            self.end_headers()
            self.wfile.write(answer)

        def log_message(self, *_):
            pass

    return started(Handler)


def started(handler):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/graphql"


class Endless(http.server.BaseHTTPRequestHandler):
    """Sends more than the tool accepts."""

    requests = 0

    def do_POST(self):
        Endless.requests += 1
        self.rfile.read(int(self.headers["Content-Length"]))
        self.send_response(200)
        self.end_headers()
        block = b" " * (1 << 20)
        try:
            for _ in range(300):
                self.wfile.write(block)
        except OSError:
            pass

    def log_message(self, *_):
        pass


def result(answer):
    errors = [{"message": error.message} for error in answer.errors or []]
    return {"data": answer.data, "errors": errors} if errors else {"data": answer.data}


def canonical(schema):
    return print_schema(lexicographic_sort_schema(schema))


def fetch(generator, address):
    return subprocess.run(
        [generator, "fetch-schema", address], capture_output=True, text=True, timeout=120
    )


def main():
    generator = sys.argv[1]
    # Strawberry logs every error of a request.
    logging.disable()
    executable = ariadne.make_executable_schema(SDL)
    graphene_api = graphene_schema()
    strawberry_api = strawberry.Schema(query=StrawberryQuery, types=[Ball, Box])
    frameworks = {
        "ariadne": lambda query: ariadne.graphql_sync(executable, {"query": query})[1],
        "graphene": lambda query: result(graphene_api.execute(query)),
        "strawberry": lambda query: result(strawberry_api.execute_sync(query)),
    }
    query = get_introspection_query(
        specified_by_url=True, directive_is_repeatable=True, schema_description=True,
        input_value_deprecation=True,
    )
    for name, execute in frameworks.items():
        answer = fetch(generator, served(execute))
        assert answer.returncode == 0, (name, answer.stderr)
        expected = canonical(build_client_schema(execute(query)["data"]))
        fetched = canonical(build_schema(answer.stdout))
        if fetched != expected:
            sys.exit(f"{name}\n--- expected\n{expected}\n--- fetched\n{fetched}")
        print(f"{name}: {len(expected.splitlines())} lines are the same.")

    closed = strawberry.Schema(query=StrawberryQuery, extensions=[DisableIntrospection])
    answer = fetch(generator, served(lambda query: result(closed.execute_sync(query))))
    assert answer.returncode == 1 and "does not allow introspection" in answer.stderr, answer.stderr

    answer = fetch(generator, started(Endless))
    assert answer.returncode == 1, answer.stderr
    assert "its answer has more than 256 MiB" in answer.stderr, answer.stderr
    assert Endless.requests == 1, Endless.requests
    print("What is closed or endless is named.")


main()
