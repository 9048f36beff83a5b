"""Asks a running program for its recording, through `relay-generator inspect --port`.

usage: port.py GENERATOR RECORDING

The program serves RECORDING as an app does, in a few pieces; then it answers with an error, and then it
is gone.
"""

import http.server
import os
import subprocess
import sys
import tempfile
import threading

generator, path = map(os.path.abspath, sys.argv[1:])
with open(path, "rb") as file:
    recording = file.read()


class App(http.server.BaseHTTPRequestHandler):
    status = 200

    def do_POST(self):
        self.send_response(self.status)
        self.send_header("Content-Length", str(len(recording)))
        self.end_headers()
        for start in range(0, len(recording), 5000):
            self.wfile.write(recording[start : start + 5000])

    def log_message(self, *arguments):
        pass


def inspect(*arguments, folder=None):
    run = subprocess.run(
        [generator, "inspect", *arguments], capture_output=True, text=True, timeout=60, cwd=folder
    )
    return run.returncode, run.stdout, run.stderr


server = http.server.HTTPServer(("127.0.0.1", 0), App)
threading.Thread(target=server.serve_forever, daemon=True).start()
port = str(server.server_port)

for question in (["problems"], ["operations", "--json"], ["why", "root"]):
    asked, read = inspect("--port", port, *question), inspect(path, *question)
    assert asked == read and asked[0] == 0, (question, asked, read)

with tempfile.TemporaryDirectory() as folder:
    status, output, _ = inspect(f"--port={port}", folder=folder)
    assert status == 0 and f"port-{port}.html" in output, output
    status, output, _ = inspect("--port", port, "--output", "page.html", folder=folder)
    pages = [open(f"{folder}/{name}").read() for name in (f"port-{port}.html", "page.html")]
    assert pages[0] == pages[1] and "<html" in pages[0]

App.status = 403
status, _, errors = inspect("--port", port, "problems")
assert status == 2 and "it answers with status 403" in errors, errors
server.shutdown()
server.server_close()
status, _, errors = inspect("--port", port, "problems")
assert status == 2 and "An app serves one while it runs" in errors, errors
for text in ("0", "-1", "65536", "app"):
    status, _, errors = inspect(f"--port={text}")
    assert status == 2 and "is not the number of a port" in errors, errors
print("A running program is asked for its recording.")
