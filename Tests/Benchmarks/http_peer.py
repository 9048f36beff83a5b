"""What aiohttp and `curl` take for the network workloads: `http_peer.py PORT EVENTS [TLS]`."""
import asyncio
import json
import shutil
import subprocess
import sys
import time

try:
    import aiohttp
except ImportError:
    aiohttp = None

URL = f"http://127.0.0.1:{sys.argv[1]}"
EVENTS = f"http://127.0.0.1:{sys.argv[2]}"
BODY = b'{"query":"query Q { hero { id name friends { name } } }","operationName":"Q","variables":{}}'
HEADERS = {"content-type": "application/json"}


async def small(session, concurrency=16, requests=4000):
    async def worker():
        for _ in range(requests // concurrency):
            async with session.post(f"{URL}/graphql", data=BODY, headers=HEADERS) as response:
                await response.read()
    start = time.perf_counter()
    await asyncio.gather(*(worker() for _ in range(concurrency)))
    return requests / (time.perf_counter() - start)


async def large(session, size=20_000_000):
    start = time.perf_counter()
    async with session.post(f"{URL}/blob/{size}", data=BODY, headers=HEADERS) as response:
        await response.read()
    return size / 1e6 / (time.perf_counter() - start)


async def events(session, count=100_000):
    async with session.ws_connect(
            f"{EVENTS}/events/{count}", protocols=["graphql-transport-ws"], max_msg_size=0) as socket:
        await socket.send_json({"type": "connection_init"})
        await socket.receive_json()
        await socket.send_json({"id": "1", "type": "subscribe", "payload": {"query": "{ a }"}})
        start = None
        for seen in range(count + 1):
            message = json.loads((await socket.receive()).data)
            start = start or time.perf_counter()
        assert message["type"] == "complete"
        return count / (time.perf_counter() - start)


def run_curl(*arguments, requests=4000):
    """Requests a second of one `curl` process, its start included."""
    command = ["curl", "-s", "-k", "-o", "/dev/null", "-d", BODY.decode(), *arguments]
    start = time.perf_counter()
    subprocess.run(command, check=True, stderr=subprocess.DEVNULL)
    return requests / (time.perf_counter() - start)


def curl():
    if not shutil.which("curl"):
        return print("curl was not measured: it is not installed.")
    many = ["-Z", "--parallel-max", "16", f"{URL}/graphql?[1-4000]"]
    print(f"curl         http-16       {max(run_curl(*many) for _ in range(3)):.0f} requests/s")
    large = max(run_curl(f"{URL}/blob/20000000", requests=20) for _ in range(7))
    print(f"curl         http-20MB     {large:.0f} MB/s")
    if len(sys.argv) > 3:
        many = ["-Z", "--parallel-max", "100", f"https://127.0.0.1:{sys.argv[3]}/graphql?[1-4000]"]
        print(f"curl         http2-100     {max(run_curl(*many) for _ in range(3)):.0f} requests/s")


async def main():
    async with aiohttp.ClientSession() as session:
        await small(session, requests=400)
        print(f"aiohttp      http-16       {max([await small(session) for _ in range(3)]):.0f} requests/s")
        print(f"aiohttp      http-20MB     {max([await large(session) for _ in range(5)]):.0f} MB/s")
        print(f"aiohttp      ws-events     {max([await events(session) for _ in range(3)]):.0f} events/s, parsed")


curl()
if aiohttp:
    asyncio.run(main())
else:
    print("aiohttp was not measured: python3 has no module `aiohttp`.")
