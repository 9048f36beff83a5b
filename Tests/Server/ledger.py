"""A server that executes each mutation once for its idempotency key, and fails at random.

`ledger.py FILE SEED` listens on a free port, which it prints. It appends the name of each mutation that it
executes to FILE, with its key, before it answers, and reads the file when it is started again. With `--calm`
it doesn't fail. It needs nothing but Python's own library.
"""
import json
import os
import random
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

path, seed = sys.argv[1], sys.argv[2]
calm = "--calm" in sys.argv
dice = random.Random(seed)
lock = threading.Lock()
executed = {}
if os.path.exists(path):
    with open(path) as file:
        for line in file:
            if line.endswith("\n"):
                key, name = line.split()
                executed[key] = name


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_POST(self):
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        key, name = self.headers["Idempotency-Key"], body["variables"]["name"]
        with lock:
            fate = 1.0 if calm else dice.random()
            if fate < 0.05:
                return self.hang_up()
            if fate < 0.1:
                return self.answer(503, {"errors": [{"message": "busy"}]})
            if key not in executed:
                with open(path, "a") as file:
                    file.write(f"{key} {name}\n")
                    file.flush()
                    os.fsync(file.fileno())
                executed[key] = name
        if fate < 0.12:
            os._exit(1)
        if fate < 0.2:
            return self.hang_up()
        if fate < 0.3:
            time.sleep(0.02)
        self.answer(200, {"data": {"append": {"id": executed[key]}}})

    def answer(self, status, body):
        text = json.dumps(body).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    def hang_up(self):
        self.close_connection = True
        self.connection.close()

    def log_message(self, *arguments):
        pass


server = ThreadingHTTPServer(("127.0.0.1", int(os.environ.get("LEDGER_PORT", "0"))), Handler)
print(server.server_address[1], flush=True)
threading.Thread(target=lambda: (sys.stdin.read(), os._exit(0)), daemon=True).start()
server.serve_forever()
