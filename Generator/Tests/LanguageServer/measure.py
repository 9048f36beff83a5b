"""Measures the language server on a project with a large schema.

    python3 measure.py SERVER SCHEMA [DOCUMENTS]

SERVER is the program, SCHEMA a file of SDL, and DOCUMENTS the number of documents to make: 400 if
left out. Prints times in milliseconds and fails if a limit is exceeded.
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
    "diagnostics of all files p99": 100,
    "memory": 150,
    "idle": 0.01,
    "growth": 10,
}


def types(schema):
    """Returns the scalar fields without arguments of each object type."""
    found = {}
    for match in re.finditer(r"^type (\w+)[^{]*\{(.*?)^\}", schema, re.M | re.S):
        body = re.sub(r'""".*?"""', "", match[2], flags=re.S)
        body = re.sub(r"\(.*?\)", "(…)", body, flags=re.S)
        fields = re.findall(r"^\s+(\w+): (?:ID|String|Int|Boolean|Float)!?\s*(?:@\w+.*)?$", body, re.M)
        fields = [field for field in fields if f"{field}:" in body and "@deprecated" not in field]
        if len(fields) > 2:
            found[match[1]] = fields
    return found


def make(folder, schema_path, count):
    """Writes a project with a chain of fragments for each of some types."""
    schema = Path(schema_path).read_text()
    (folder / ".git").mkdir()
    (folder / "Sources").mkdir()
    (folder / "schema.graphql").write_text(schema)
    (folder / "relay.json").write_text(
        '{ "schema": "schema.graphql", "src": "Sources", "artifactDirectory": "Sources/Generated" }'
    )
    known = types(schema)
    names = sorted(known)
    generator = random.Random(1)
    texts = {}
    for number in range(count):
        name = names[number % len(names)]
        fields = generator.sample(known[name], min(8, len(known[name])))
        before = number - len(names)
        spread = f"\n  ...Part{before}_value" if before >= 0 else ""
        fields = "\n  ".join(fields)
        texts[f"Sources/Part{number}_value.graphql"] = (
            f"fragment Part{number}_value on {name} {{\n  {fields}{spread}\n}}\n"
        )
    if "Node" in schema and "node(" in schema:
        spreads = "\n    ".join(
            f"... on {names[number % len(names)]} @alias(as: \"part{number}\") {{ ...Part{number}_value }}" for number in range(min(count, 20))
        )
        texts["Sources/Main.graphql"] = (
            f"query MainQuery($id: ID!) {{\n  node(id: $id) {{\n    __typename\n  }}\n}}\n"
        )
    for path, text in texts.items():
        (folder / path).write_text(text)
    return texts


def percentile(values, part):
    values = sorted(values)
    return values[min(len(values) - 1, int(len(values) * part))]


def measure(server, schema, count):
    results = {}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        texts = make(folder, schema, count)
        paths = [path for path in texts if "Part" in path]
        path = paths[len(paths) // 2]
        text = texts[path]

        start = time.perf_counter()
        client = Client([server, "lsp"], folder)
        client.initialize()
        client.open(path, text)
        answer, _ = client.request("textDocument/completion", client.at(path, 1, 2))
        results["first answer"] = (time.perf_counter() - start) * 1000
        seen, found = client.wait(path)
        results["ready"] = (seen - start) * 1000
        errors = [d for d in found["diagnostics"] if d["severity"] == 1]
        assert not errors, errors[:3]
        answer, _ = client.request("textDocument/completion", client.at(path, 1, 2))
        assert answer["result"]["items"], answer
        results["memory at start"] = client.memory()

        for feature in ["completion", "hover", "definition"]:
            times = []
            for number in range(300):
                line = 1 + number % 3
                _, spent = client.request(
                    f"textDocument/{feature}", client.at(path, line, 2 + number % 4)
                )
                times.append(spent)
            results[f"{feature} p50"] = percentile(times, 0.5)
            results[f"{feature} p99"] = percentile(times, 0.99)

        def type_(path, edits):
            times = []
            for line, character, end, text in edits:
                start = time.perf_counter()
                client.change(
                    path,
                    [
                        {
                            "range": {
                                "start": {"line": line, "character": character},
                                "end": {"line": line, "character": end},
                            },
                            "text": text,
                        }
                    ],
                )
                seen, _ = client.wait(path)
                times.append((seen - start) * 1000)
            return times

        word = "  __typename"
        edits = []
        for number in range(150):
            edits += [(1, 0, 0, " "), (1, 0, 1, "")]
        times = type_(path, edits)
        results["diagnostics of valid edits p50"] = percentile(times, 0.5)
        results["diagnostics of valid edits p99"] = percentile(times, 0.99)
        edits = []
        for number in range(20):
            edits += [(1, index, index, letter) for index, letter in enumerate(word)]
            edits += [(1, index, index + 1, "") for index in reversed(range(len(word)))]
        times = type_(path, edits)
        results["diagnostics of the file p50"] = percentile(times, 0.5)
        results["diagnostics of the file p99"] = percentile(times, 0.99)

        # The first parts are spread by all later ones of their type.
        first = paths[0]
        client.open(first, texts[first])
        client.wait(first)
        edits = [edit for _ in range(50) for edit in [(1, 0, 0, " "), (1, 0, 1, "")]]
        times = type_(first, edits)
        results["diagnostics of all files p50"] = percentile(times, 0.5)
        results["diagnostics of all files p99"] = percentile(times, 0.99)

        before = client.memory()
        for number in range(5_000):
            client.change(path, [{"range": {"start": {"line": 1, "character": 0}, "end": {"line": 1, "character": 0}}, "text": " "}])
            client.change(path, [{"range": {"start": {"line": 1, "character": 0}, "end": {"line": 1, "character": 1}}, "text": ""}])
            if number % 50 == 0:
                client.wait(path)
        client.wait(path)
        results["memory"] = client.memory()
        results["growth"] = client.memory() - before
        used = client.processor()
        time.sleep(3)
        results["idle"] = client.processor() - used
        assert client.stop() == 0
    return results


def main():
    server, schema = sys.argv[1:3]
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 400
    results = measure(server, schema, count)
    exceeded = False
    for name, value in results.items():
        limit = LIMITS.get(name)
        is_over = limit is not None and value > limit
        exceeded = exceeded or is_over
        print(f"{name:36} {value:9.2f}" + (f"  limit {limit}" if limit is not None else "") + ("  EXCEEDED" if is_over else ""))
    sys.exit(1 if exceeded else 0)


if __name__ == "__main__":
    main()
