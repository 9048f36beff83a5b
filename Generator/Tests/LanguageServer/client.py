"""A client of the Language Server Protocol that measures times: it has no logic of its own."""

import json
import subprocess
import threading
import time
from pathlib import Path


class Client:
    """Starts a server and exchanges messages with it."""

    def __init__(self, command, folder):
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=folder
        )
        self.folder = Path(folder)
        self.answers = {}
        self.diagnostics = {}
        self.messages = []
        self.changed = threading.Condition()
        self.last_id = 0
        self.versions = {}
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        stream = self.process.stdout
        while True:
            length = None
            while True:
                line = stream.readline()
                if not line:
                    return
                if line in (b"\r\n", b"\n"):
                    break
                if line.lower().startswith(b"content-length:"):
                    length = int(line.split(b":")[1])
            body = stream.read(length)
            now = time.perf_counter()
            message = json.loads(body)
            with self.changed:
                if "id" in message and "method" not in message:
                    self.answers[message["id"]] = (now, message)
                elif message.get("method") == "textDocument/publishDiagnostics":
                    parameters = message["params"]
                    self.diagnostics[parameters["uri"]] = (now, parameters)
                else:
                    self.messages.append(message)
                self.changed.notify_all()

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def notify(self, method, parameters):
        self.send({"method": method, "params": parameters})

    def request(self, method, parameters, timeout=20):
        """Returns the answer and the time that it took, in milliseconds."""
        self.last_id += 1
        number = self.last_id
        start = time.perf_counter()
        self.send({"id": number, "method": method, "params": parameters})
        with self.changed:
            self.changed.wait_for(lambda: number in self.answers, timeout)
            end, answer = self.answers.pop(number)
        return answer, (end - start) * 1000

    def uri(self, path):
        return (self.folder / path).as_uri()

    def initialize(self, options=None):
        answer, _ = self.request(
            "initialize",
            {
                "processId": None,
                "rootUri": self.folder.as_uri(),
                "capabilities": {
                    "textDocument": {"completion": {"completionItem": {"snippetSupport": True}}}
                },
                "initializationOptions": options,
            },
        )
        self.notify("initialized", {})
        return answer

    def open(self, path, text):
        self.versions[path] = 1
        self.notify(
            "textDocument/didOpen",
            {
                "textDocument": {
                    "uri": self.uri(path),
                    "languageId": "graphql",
                    "version": 1,
                    "text": text,
                }
            },
        )

    def change(self, path, changes):
        self.versions[path] += 1
        self.notify(
            "textDocument/didChange",
            {
                "textDocument": {"uri": self.uri(path), "version": self.versions[path]},
                "contentChanges": changes,
            },
        )

    def wait(self, path, timeout=20):
        """Waits for the diagnostics of the current version; returns them and their time."""
        uri = self.uri(path)
        version = self.versions.get(path)

        def is_current():
            return uri in self.diagnostics and self.diagnostics[uri][1].get("version") == version

        with self.changed:
            if not self.changed.wait_for(is_current, timeout):
                raise TimeoutError(f"no diagnostics of version {version} of {path}")
            return self.diagnostics[uri]

    def at(self, path, line, character):
        return {
            "textDocument": {"uri": self.uri(path)},
            "position": {"line": line, "character": character},
        }

    def memory(self):
        """Returns the resident memory in MiB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024

    def processor(self):
        """Returns the processor time in seconds."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / 100

    def stop(self):
        self.request("shutdown", None)
        self.notify("exit", None)
        return self.process.wait(10)
