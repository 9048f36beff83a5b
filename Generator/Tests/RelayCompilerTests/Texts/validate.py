"""Validates every operation text that the compiler makes with graphql-core.

    validate.py GENERATOR ROOT [DATA]

GENERATOR is the executable, ROOT the repository: the documents of each `relay.json` and those of
the fixtures are compiled. DATA is a folder with `relay-fixtures` and `schemas`, whose documents
are compiled as well.
"""

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from graphql import build_ast_schema, parse, validate

INCREMENTAL = {
    "defer": "directive @defer(label: String, if: Boolean = true)"
    " on FRAGMENT_SPREAD | INLINE_FRAGMENT",
    "stream": "directive @stream(label: String, initialCount: Int = 0, if: Boolean = true)"
    " on FIELD",
}


class Texts:
    def __init__(self, generator):
        self.generator = generator
        self.folder = Path(tempfile.mkdtemp())
        self.schemas = {}
        self.count = 0
        self.compiled = 0
        self.failures = []

    def schema(self, sdl):
        """The server's schema, as it is: what is wrong with it is not our business here."""
        if sdl not in self.schemas:
            whole = sdl + "\n".join(
                text for name, text in INCREMENTAL.items() if f"directive @{name}(" not in sdl
            )
            tree = parse(whole, no_location=True)
            self.schemas[sdl] = build_ast_schema(tree, assume_valid=True)
        return self.schemas[sdl]

    def compile(self, sdl, extensions, documents, attempts=1):
        schema_file = self.folder / "schema.graphql"
        schema_file.write_text(sdl)
        command = [self.generator, "operations", "--json", "--schema", schema_file]
        if extensions:
            extensions_file = self.folder / "extensions.graphql"
            extensions_file.write_text(extensions)
            command += ["--extensions", extensions_file]
        files = []
        for index, document in enumerate(documents):
            files.append(self.folder / f"document-{index}.graphql")
            files[-1].write_text(document)
        result = subprocess.run(command + files, capture_output=True, text=True)
        if result.returncode not in (0, 1):
            sys.exit(f"The compiler crashed: {result.stderr[:2000]}")
        if result.returncode == 1 and attempts > 1:
            return self.compile(sdl, extensions, self.aliased(documents, result.stderr), attempts - 1)
        return None if result.returncode else [json.loads(x) for x in result.stdout.splitlines()]

    @staticmethod
    def aliased(documents, errors):
        """The documents with `@alias` where the compiler asked for one."""
        lines = [document.split("\n") for document in documents]
        pattern = r"document-(\d+)\.graphql:(\d+):\d+: error: .*Write `\.\.\.(\w+) (@alias\(.*?\))`"
        for file, line, name, alias in re.findall(pattern, errors):
            text = lines[int(file)][int(line) - 1]
            lines[int(file)][int(line) - 1] = text.replace(f"...{name}", f"...{name} {alias}")
        return ["\n".join(document) for document in lines]

    def check(self, name, sdl, extensions, documents, attempts=1):
        """Whether the documents are compiled; what is wrong with texts is noted."""
        operations = self.compile(sdl, extensions, documents, attempts)
        if operations is None:
            return False
        self.compiled += 1
        schema = self.schema(sdl)
        for operation in operations:
            if not operation["text"]:
                continue
            self.count += 1
            for error in validate(schema, parse(operation["text"])):
                self.failures.append(
                    f"{name}: {operation['name']}: {error.message}\n    {operation['text']}"
                )
        return True


def of_projects(texts, root):
    for file in sorted(root.glob("**/relay.json")):
        if ".build" in file.parts:
            continue
        config = json.loads(file.read_text())
        if "projects" in config:
            continue
        folder = file.parent
        sdl = (folder / config["schema"]).read_text()
        extension_files = [folder / path for path in config.get("schemaExtensions", [])]
        extensions = "\n".join(path.read_text() for path in extension_files)
        source = folder / config.get("src", ".")
        documents = [
            path.read_text()
            for path in sorted(source.glob("**/*.graphql"))
            if path not in [folder / config["schema"], *extension_files]
            and ".build" not in path.parts
        ]
        if documents and not texts.check(str(file), sdl, extensions, documents):
            texts.failures.append(f"{file}: these documents are not compiled.")


def of_fixtures(texts, root):
    default = (root / "Tests/RelayTests/GraphQL/schema.graphql").read_text()
    for area in ("artifacts", "directives", "swift"):
        fixtures = root / "Generator/Tests/RelayCompilerTests/Fixtures"
        for file in sorted((fixtures / area).glob("*.graphql")):
            head, _, extensions = file.read_text().partition("\n# extensions\n")
            document, _, sdl = head.partition("\n# schema\n")
            document, _, name = document.partition("\n# schema ")
            if name:
                sdl = (fixtures / "schemas" / f"{name.strip()}.graphql").read_text()
            if not texts.check(file.name, sdl or default, extensions, [document]):
                texts.failures.append(f"{file}: this fixture is not compiled.")


def of_relay(texts, data):
    folder = data / "relay-fixtures"
    for line in (folder / "cases.jsonl").read_text().splitlines():
        case = json.loads(line)
        custom = "_with_custom_id" if case["suite"].endswith("_custom_id") else ""
        sdl = (folder / f"testschema{custom}.graphql").read_text()
        if not case["suite"].startswith(("docblock", "schema", "graphql-syntax")):
            name = f"{case['suite']}/{case['name']}"
            texts.check(name, sdl, case["extensions"], [case["document"]])


def of_workloads(texts, data):
    saleor = data / "schemas/saleor"
    documents = (saleor / "operations/all.graphql").read_text()
    # An alias that is kept for the field, and fields of the client's own.
    documents = documents.replace("id: slug", "key: slug")
    extensions = "directive @client on FIELD extend type Query {"
    extensions += " authenticated: Boolean authenticating: Boolean }"
    sdl = (saleor / "schema.graphql").read_text()
    if not texts.check("saleor", sdl, extensions, [documents], attempts=2):
        texts.failures.append("Saleor's documents are not compiled.")


def main():
    texts = Texts(sys.argv[1])
    root = Path(sys.argv[2])
    of_projects(texts, root)
    of_fixtures(texts, root)
    if len(sys.argv) > 3:
        of_relay(texts, Path(sys.argv[3]))
        of_workloads(texts, Path(sys.argv[3]))
    print(f"{texts.count} texts of {texts.compiled} compilations, {len(texts.failures)} wrong.")
    print("\n".join(texts.failures[:20]))
    sys.exit(1 if texts.failures or not texts.count else 0)


main()
