"""Packs the generator as a release does, and uses it in a new package as the article says.

  use.py GENERATOR
"""
import json
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[3]
ARTICLE = ROOT / "Sources/Relay/Relay.docc/Articles/GeneratingCode.md"
BUNDLE = "relay-generator.artifactbundle.zip"


def block(start: str) -> str:
    """The code of the article whose first line begins like that, without that line."""
    code = re.search(rf"```\n{re.escape(start)}[^\n]*\n(.*?)```", ARTICLE.read_text(), re.DOTALL)
    if not code:
        sys.exit(f"{ARTICLE.name} has no code that begins with {start}.")
    return code[1]


def run(*command: str, folder: pathlib.Path) -> str:
    return subprocess.run(command, cwd=folder, check=True, text=True, stdout=subprocess.PIPE).stdout


def main() -> None:
    target = json.loads(run("swift", "-print-target-info", folder=ROOT))["target"]
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        checksum = run(
            str(ROOT / ".github/release/bundle"), "1.2.3", str(folder / BUNDLE),
            f"{target['unversionedTriple']}={sys.argv[1]}", folder=ROOT).strip()
        targets = re.sub(
            r'url: "[^"]*",\s*checksum: "[^"]*"', f'path: "{BUNDLE}"', block("// Package.swift"))
        files = {
            "Package.swift": "// swift-tools-version: 6.2\nimport PackageDescription\n"
            f'let package = Package(name: "App", targets: [.target(name: "App"), {targets}])\n',
            "Plugins/GenerateRelay/GenerateRelay.swift": block("// Plugins/GenerateRelay"),
            "Sources/App/App.swift": "public struct App {}\n",
            "Sources/App/Name.graphql": "query NameQuery { name }\n",
            "schema.graphql": "type Query { name: String }\n",
            "relay.json": '{ "schema": "schema.graphql", "src": "Sources/App", '
            '"artifactDirectory": "Sources/App/Generated" }\n',
        }
        for path, text in files.items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_text(text)
        computed = run("swift", "package", "compute-checksum", BUNDLE, folder=folder).strip()
        if computed != checksum:
            sys.exit(f"The checksum is {computed}, and not {checksum}.")
        generate = ["swift", "package", "--allow-writing-to-package-directory", "generate-relay"]
        print(run(*generate, folder=folder).strip())
        run(*generate, "--check", folder=folder)
        if not (folder / "Sources/App/Generated/NameQuery.graphql.swift").exists():
            sys.exit("Nothing was generated.")


main()
