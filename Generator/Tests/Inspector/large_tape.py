"""Writes a recording with 100,000 records, a root with 10,000 fields and 500 versions.

    python3 large_tape.py FILE
"""

import json
import sys


def main() -> None:
    names = [f'"{number}"' for number in range(100_000)]
    with open(sys.argv[1], "w") as file:
        def line(what, time, **members):
            json.dump({"k": what, "t": time, **members}, file, separators=(",", ":"))
            file.write("\n")

        line("tape", 0, format=1, began="2026-11-28T12:00:00Z", name="large")
        records = {
            name: {"__typename": "Issue" if number % 3 else "User", "id": name[1:-1],
                   "title": f"The title of number {number}", "count": number,
                   "author": {"__ref": names[number * 7 % len(names)]}}
            for number, name in enumerate(names)
        }
        root = {f"node(id:{number})": {"__ref": names[number]} for number in range(9_999)}
        root["issues"] = {"__ref": "root.issues"}
        records["root"] = root
        records["root.issues"] = {
            "__typename": "IssueConnection", "edges": {"__refs": names[:10_000]},
            "pageInfo": {"__ref": "root.issues.pageInfo"},
        }
        records["root.issues.pageInfo"] = {"__typename": "PageInfo", "hasNextPage": True}
        line("version", 0.01, version=1, session=0, whole=True, records=records)
        line("plan", 0.02, operation="IssuesQuery", levels=[[{}, 0], [{}, 1], [{}, 2]],
             objects=[[["issues", 1]], [["edges", 2]], [["author", 2]]])
        line("roots", 0.02, recalled=[], loaded=False,
             roots=[{"operation": "IssuesQuery", "record": "root", "retained": 1, "references": 0}])
        for reader in range(300):
            line("read", 0.03, version=1, reader=reader + 1, of="IssueRow_issue", object=names[reader],
                 operation="IssuesQuery", changed=True, reads={names[reader]: ["title", "count"]})
        for number in range(2_000):
            time = 1 + number / 100
            line("operation", time, id=str(number), name="IssueQuery", kind="query", variables={"id": number})
            line("event", time + 0.005, name="network.operation.complete", id=str(number), ms=5,
                 operation="IssueQuery", payloads=1, bytes=100)
            if number % 4 == 0:
                name = names[number % 300]
                line("version", time + 0.006, version=2 + number // 4, session=0,
                     by={"response": "IssueQuery", "id": str(number)}, records={name: {"count": -number}})
                line("read", time + 0.007, version=2 + number // 4, reader=number % 300 + 1, changed=True)


main()
