"""Measures the language server on a project with a large schema.

    python3 measure.py SERVER SCHEMA [DOCUMENTS]

SERVER is the program, SCHEMA a file of SDL, and DOCUMENTS the number of documents to make: 400 if
left out. Prints times in milliseconds, memory in MiB and the share of a processor while idle, and
fails if a limit is exceeded.
"""

import random
import re
import sys
import tempfile
import time
from pathlib import Path

from client import Client

LIMITS = {
    "ready": 400,
    "completion p99": 10,
    "hover p99": 10,
    "definition p99": 10,
    "diagnostics of the file p99": 20,
    "diagnostics of all it reaches p99": 100,
    "memory": 150,
    "idle": 0.005,
    "growth": 10,
}


def types(schema):
    """Returns the scalar fields without arguments of each object type."""
    found = {}
    for match in re.finditer(r"^type (\w+)[^{]*\{(.*?)^\}", schema, re.M | re.S):
        body = re.sub(r'""".*?"""', "", match[2], flags=re.S)
        body = re.sub(r"\(.*?\)", "(…)", body, flags=re.S)
        scalars = "ID|String|Int|Boolean|Float"
        fields = re.findall(rf"^\s+(\w+): (?:{scalars})!?\s*(?:@\w+.*)?$", body, re.M)
        if len(fields) > 2:
            found[match[1]] = fields
    return found


def make(folder, schema_path, count):
    """Writes a project with a chain of fragments on each of some types; returns the texts."""
    schema = Path(schema_path).read_text()
    (folder / ".git").mkdir()
    (folder / "Sources").mkdir()
    (folder / "schema.graphql").write_text(schema)
    (folder / "relay.json").write_text(
        '{"schema": "schema.graphql", "src": "Sources", "artifactDirectory": "Sources/Generated"}'
    )
    known = types(schema)
    names = sorted(known)[: max(1, count // 10)]
    generator = random.Random(1)
    texts = {}
    for number in range(count):
        name = names[number % len(names)]
        fields = generator.sample(known[name], min(8, len(known[name])))
        before = number - len(names)
        spread = [f"...Part{before}_value"] if before >= 0 else []
        selections = "\n  ".join(fields + spread)
        texts[f"Sources/Part{number}_value.graphql"] = (
            f"fragment Part{number}_value on {name} {{\n  {selections}\n}}\n"
        )
    for path, text in texts.items():
        (folder / path).write_text(text)
    return texts


def percentile(values, part):
    values = sorted(values)
    return values[min(len(values) - 1, int(len(values) * part))]


def edit(client, path, line, start, end, text):
    positions = {
        "start": {"line": line, "character": start},
        "end": {"line": line, "character": end},
    }
    client.change(path, [{"range": positions, "text": text}])


def time_edits(client, path, edits):
    """Returns the times from each edit to the diagnostics of its version."""
    times = []
    for change in edits:
        start = time.perf_counter()
        edit(client, path, *change)
        seen, _ = client.wait(path)
        times.append((seen - start) * 1000)
    return times


def report(results, name, times):
    results[f"{name} p50"] = percentile(times, 0.5)
    results[f"{name} p99"] = percentile(times, 0.99)


def measure(server, folder, texts):
    results = {}
    paths = list(texts)
    path = paths[-1]
    start = time.perf_counter()
    client = Client([server, "lsp"], folder)
    client.initialize()
    client.open(path, texts[path])
    seen, found = client.wait(path)
    results["ready"] = (seen - start) * 1000
    errors = [d for d in found["diagnostics"] if d["severity"] == 1]
    assert not errors, errors[:3]
    results["memory at start"] = client.memory()

    for feature in ["completion", "hover", "definition"]:
        times = []
        for number in range(300):
            place = client.at(path, 1 + number % 3, 2 + number % 4)
            answer, spent = client.request(f"textDocument/{feature}", place)
            assert answer["result"], answer
            times.append(spent)
        report(results, feature, times)

    # A word is typed and deleted again, so most versions have an error.
    word = "  __typename"
    edits = []
    for _ in range(20):
        edits += [(1, place, place, letter) for place, letter in enumerate(word)]
        edits += [(1, place, place + 1, "") for place in reversed(range(len(word)))]
    report(results, "diagnostics of the file", time_edits(client, path, edits))
    spaces = [change for _ in range(100) for change in [(1, 0, 0, " "), (1, 0, 1, "")]]
    report(results, "diagnostics of valid edits", time_edits(client, path, spaces))

    # The first fragment is spread by all others of its type, directly or indirectly.
    client.open(paths[0], texts[paths[0]])
    client.wait(paths[0])
    report(
        results, "diagnostics of all it reaches", time_edits(client, paths[0], spaces + edits)
    )

    before = client.memory()
    for number in range(5_000):
        edit(client, path, 1, 0, 0, " ")
        edit(client, path, 1, 0, 1, "")
        if number % 50 == 0:
            client.wait(path)
    client.wait(path)
    results["memory"] = client.memory()
    results["growth"] = client.memory() - before
    used = client.processor()
    time.sleep(3)
    results["idle"] = (client.processor() - used) / 3
    assert client.stop() == 0
    return results


def main():
    server, schema = sys.argv[1:3]
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 400
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        results = measure(server, folder, make(folder, schema, count))
    exceeded = False
    for name, value in results.items():
        limit = LIMITS.get(name)
        is_over = limit is not None and value > limit
        exceeded = exceeded or is_over
        shown = f"  limit {limit}" if limit is not None else ""
        print(f"{name:36} {value:9.2f}{shown}{'  EXCEEDED' if is_over else ''}")
    sys.exit(1 if exceeded else 0)


if __name__ == "__main__":
    main()
