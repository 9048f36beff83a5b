"""The records of the workload `disk` as rows of fields, written and read with the same SQLite."""
import os
import sqlite3
import tempfile
import time

for count in (10_000, 100_000):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "rows.sqlite")
        database = sqlite3.connect(path, isolation_level=None)
        database.execute("PRAGMA journal_mode=WAL")
        database.execute("PRAGMA synchronous=NORMAL")
        database.execute(
            "CREATE TABLE fields(record TEXT, field TEXT, value, PRIMARY KEY(record, field))"
            " WITHOUT ROWID"
        )
        start = time.perf_counter()
        database.execute("BEGIN")
        database.executemany(
            "INSERT INTO fields VALUES(?,?,?)",
            (
                row
                for i in range(count)
                for row in (
                    (f"item:{i}", "id", f"item:{i}"),
                    (f"item:{i}", "name", f"The name of {i}"),
                    (f"item:{i}", "value", i),
                )
            ),
        )
        database.execute("COMMIT")
        wrote = time.perf_counter()
        rows = len(database.execute("SELECT * FROM fields").fetchall())
        read = time.perf_counter()
        assert rows == 3 * count
        print(
            f"rows of fields {count:8}  write {1000 * (wrote - start):.0f} ms"
            f"  read {1000 * (read - wrote):.0f} ms  {os.path.getsize(path) / 1e6:.1f} MB"
        )
