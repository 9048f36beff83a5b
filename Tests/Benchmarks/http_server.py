"""Answers HTTP requests as fast as Python can, so that clients are what is measured.

`POST /graphql` gets a small GraphQL response, `POST /blob/N` one of N bytes. Prints its port.
"""
import asyncio
import sys
import threading

SMALL = b'{"data":{"hero":{"id":"2001","name":"R2-D2","friends":[{"name":"Luke"},{"name":"Han"}]}}}'
HEAD = b"HTTP/1.1 200 OK\r\nContent-Type: application/graphql-response+json\r\nContent-Length: %d\r\n\r\n"


class Server(asyncio.Protocol):
    def connection_made(self, transport):
        self.transport, self.buffer = transport, b""

    def data_received(self, data):
        self.buffer += data
        while (end := self.buffer.find(b"\r\n\r\n")) >= 0:
            head = self.buffer[:end].lower()
            at = head.find(b"content-length:")
            length = int(head[at + 15:].split(b"\r\n", 1)[0]) if at >= 0 else 0
            if len(self.buffer) < end + 4 + length:
                return
            path = self.buffer.split(b" ", 2)[1]
            self.buffer = self.buffer[end + 4 + length:]
            if path.startswith(b"/blob/"):
                size = int(path[6:])
                body = b'{"data":"' + b"x" * (size - 11) + b'"}'
            else:
                body = SMALL
            self.transport.write(HEAD % len(body) + body)


def stop_with_stdin(loop):
    sys.stdin.read()
    loop.call_soon_threadsafe(loop.stop)


async def main():
    loop = asyncio.get_running_loop()
    server = await loop.create_server(Server, "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)
    threading.Thread(target=stop_with_stdin, args=(loop,), daemon=True).start()
    await server.serve_forever()


try:
    asyncio.run(main())
except (KeyboardInterrupt, RuntimeError):
    pass
