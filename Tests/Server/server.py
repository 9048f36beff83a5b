"""A GraphQL server for tests: Strawberry's protocol code, our schema, faults on demand.

    python server.py [--port 0] [--seed 1] [--todos 50] [--latency-ms 0] ...

Prints `PORT <n>` when it accepts connections and stops on SIGTERM. See README.md.
"""
import argparse
import asyncio
import logging
import os
import signal
import socket
import sys
import threading

import shop
import tracker
import uvicorn
from app import App
from faults import Faults
from records import WORLD
from schema import schema
from strawberry.http.streaming import MultipartSubscriptionTransport, SSETransport
from traffic import Protocol, Record

SCHEMAS = {"main": schema, "shop": shop.schema, "tracker": tracker.schema}


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__.partition("\n")[0],
        formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    add = parser.add_argument
    add("--host", default="127.0.0.1")
    add("--port", type=int, default=0, help="0 takes a free one")
    add("--seed", type=int, default=1, help="of all data")
    add("--todos", type=int, default=50)
    add("--latency-ms", type=float, default=0)
    add("--jitter-ms", type=float, default=0)
    add("--fail-rate", type=float, default=0, help="share of GraphQL requests that meet a fault")
    add("--fail-kinds", type=lambda text: text.split(","),
        default="drop,500,429,truncate,invalid-json")
    add("--drip-ms", type=float, default=2, help="pause between the pieces of a dripped body")
    add("--hang-s", type=float, default=3600)
    add("--keep-alive-s", type=float, default=1, help="between `ka` messages of legacy graphql-ws")
    add("--heartbeat-s", type=float, default=5, help="of multipart subscriptions and SSE")
    add("--init-timeout-s", type=float, default=60, help="for connection_init; then close 4408")
    add("--max-subscriptions", type=int, default=100, help="per socket")
    add("--request-error-status", type=int, default=422, help="422: draft of 2026; 400: before")
    add("--partial-status", type=int, default=200,
        help="of data with errors; the draft of 2026 says 294")
    add("--max-headers", type=int, default=64 * 1024, help="of incoming HTTP headers, in bytes")
    add("--certificate", help="a PEM file of a key and its certificate: speak TLS")
    add("--stop-with-stdin", action="store_true", help="stop when standard input ends")
    add("--print-schema", nargs="?", const="main", choices=[*SCHEMAS],
        help="print the SDL and exit")
    return parser.parse_args()


def stop_with_stdin() -> None:
    """Whoever started us holds our standard input: when it ends, they are gone."""
    def watch():
        while os.read(0, 4096):
            pass
        os.kill(os.getpid(), signal.SIGTERM)
    threading.Thread(target=watch, daemon=True).start()


def listen(options: argparse.Namespace) -> socket.socket:
    listener = socket.socket()
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind((options.host, options.port))
    return listener


async def serve(server: uvicorn.Server, listener: socket.socket) -> None:
    task = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started and not task.done():
        await asyncio.sleep(0.01)
    print(f"PORT {listener.getsockname()[1]}", flush=True)
    await task


def main() -> None:
    options = parse_arguments()
    # Whoever starts us from a thread that blocks signals hands that down.
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGTERM, signal.SIGINT})
    if options.print_schema:
        return print(SCHEMAS[options.print_schema].as_str())
    # Fields that fail on purpose are not news.
    logging.getLogger("strawberry.execution").setLevel(logging.CRITICAL)
    WORLD.seed, WORLD.todos = options.seed, options.todos
    WORLD.reset()
    MultipartSubscriptionTransport.heartbeat_interval = options.heartbeat_s
    SSETransport.__init__.__defaults__ = (options.heartbeat_s,)
    if options.stop_with_stdin:
        stop_with_stdin()
    config = uvicorn.Config(
        Record(Faults(App(options), options)), http=Protocol, log_level="critical", lifespan="on",
        ws_ping_interval=None, timeout_graceful_shutdown=1, timeout_keep_alive=75,
        h11_max_incomplete_event_size=options.max_headers, ssl_certfile=options.certificate)
    try:
        asyncio.run(serve(uvicorn.Server(config), listen(options)))
    except KeyboardInterrupt:
        sys.exit(0)


if __name__ == "__main__":
    main()
