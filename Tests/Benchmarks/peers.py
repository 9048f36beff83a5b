"""What graphql-core takes for the language workloads: `peers.py FOLDER`, the folder of schemas."""
import pathlib
import statistics
import sys
import time

try:
    from graphql import build_schema, parse, specified_rules, validate, validate_schema
except ImportError:
    sys.exit(print("graphql-core was not measured: python3 has no module `graphql`."))


def measure(name, run, runs=3):
    times = []
    for _ in range(runs):
        start = time.perf_counter()
        run()
        times.append((time.perf_counter() - start) * 1000)
    print(f"graphql-core {name:12}  median {statistics.median(times):.3f} ms  min {min(times):.3f} ms")


folder = pathlib.Path(sys.argv[1])
github = (folder / "github/schema.valid.graphql").read_text()
schema = build_schema((folder / "saleor/schema.graphql").read_text())
operations = (folder / "saleor/operations/all.graphql").read_text()
sys.setrecursionlimit(10_000)
measure("parse-sdl", lambda: parse(github))
measure("build-schema", lambda: validate_schema(build_schema(github)))
measure("validate", lambda: validate(schema, parse(operations), specified_rules, max_errors=10_000))
