"""Answers as fast as Python can, so that clients are what is measured. Prints its port.

`POST /graphql` gets a small GraphQL response, `POST /blob/N` one of N bytes, and `/silence` an event
stream without events. A WebSocket of
graphql-transport-ws at `/events/N` gets N events for each subscription.
"""
import asyncio
import base64
import functools
import hashlib
import json
import re
import resource
import sys
import threading

SMALL = b'{"data":{"hero":{"id":"2001","name":"R2-D2","friends":[{"name":"Luke"},{"name":"Han"}]}}}'
HEAD = b"HTTP/1.1 200 OK\r\nContent-Type: application/graphql-response+json\r\nContent-Length: %d\r\n\r\n"
SILENCE = b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n:\n\n"
SWITCH = (b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
          b"Sec-WebSocket-Protocol: graphql-transport-ws\r\nSec-WebSocket-Accept: %s\r\n\r\n")


class Server(asyncio.Protocol):
    def connection_made(self, transport):
        self.transport, self.buffer, self.events = transport, b"", None

    def data_received(self, data):
        self.buffer += data
        while self.answer_request() if self.events is None else self.answer_frame():
            pass

    def answer_request(self):
        end = self.buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        head = self.buffer[:end]
        at = head.lower().find(b"content-length:")
        length = int(head[at + 15:].split(b"\r\n", 1)[0]) if at >= 0 else 0
        if len(self.buffer) < end + 4 + length:
            return False
        path = self.buffer.split(b" ", 2)[1]
        self.buffer = self.buffer[end + 4 + length:]
        if path.startswith(b"/events/"):
            self.events = int(path[8:])
            key = re.search(rb"(?i)sec-websocket-key: *(\S+)", head)[1]
            accept = hashlib.sha1(key + b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11").digest()
            self.transport.write(SWITCH % base64.b64encode(accept))
        elif path.startswith(b"/silence"):
            self.transport.write(SILENCE)
        else:
            body = blob(int(path[6:])) if path.startswith(b"/blob/") else SMALL
            self.transport.write(HEAD % len(body) + body)
        return True

    def answer_frame(self):
        """Takes one frame of the client, all of which are short and masked."""
        if len(self.buffer) < 2:
            return False
        code, length, start = self.buffer[0] & 15, self.buffer[1] & 127, 2
        if length == 126:
            length, start = int.from_bytes(self.buffer[2:4], "big"), 4
        if len(self.buffer) < start + 4 + length:
            return False
        mask, text = self.buffer[start:start + 4], self.buffer[start + 4:start + 4 + length]
        self.buffer = self.buffer[start + 4 + length:]
        if code == 8:
            self.transport.write(b"\x88\x00")
            self.transport.close()
            return False
        message = json.loads(bytes(byte ^ mask[i % 4] for i, byte in enumerate(text)))
        if message["type"] == "connection_init":
            self.transport.write(frame({"type": "connection_ack"}))
        elif message["type"] == "subscribe":
            self.transport.write(events(message["id"], self.events))
        return True


def frame(message):
    text = json.dumps(message, separators=(",", ":")).encode()
    size = bytes([len(text)]) if len(text) < 126 else b"\x7e" + len(text).to_bytes(2, "big")
    return b"\x81" + size + text


@functools.cache
def blob(size):
    return b'{"data":"' + b"x" * (size - 11) + b'"}'


@functools.cache
def events(id, count):
    """Changes of a thousand stories, and the end."""
    changes = ({"id": f"story:{n % 1000}", "likeCount": n} for n in range(count))
    return b"".join(
        frame({"id": id, "type": "next", "payload": {"data": {"storyChanged": change}}})
        for change in changes) + frame({"id": id, "type": "complete"})


def stop_with_stdin(loop):
    sys.stdin.read()
    loop.call_soon_threadsafe(loop.stop)


async def main():
    loop = asyncio.get_running_loop()
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    server = await loop.create_server(Server, "127.0.0.1", 0, backlog=1024)
    print(server.sockets[0].getsockname()[1], flush=True)
    threading.Thread(target=stop_with_stdin, args=(loop,), daemon=True).start()
    await server.serve_forever()


try:
    asyncio.run(main())
except (KeyboardInterrupt, RuntimeError):
    pass
