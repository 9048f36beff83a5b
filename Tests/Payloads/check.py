"""Checks generated payloads of a foreign schema's operations with graphql-core.

    check.py GENERATOR DATA [SEEDS [arguments of `swift test`…]]

GENERATOR is the executable, and DATA a folder with `schemas/saleor`. The tests, which have been
built, generate a payload for each of Saleor's operations and for each seed, 3 by default, and
normalize it: no field may be missing. Here each payload is completed as the result of its operation:
as a server would do it, with the schema's types, and to the same data.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from graphql import GraphQLError, OperationDefinitionNode, build_schema, located_error, parse
from graphql.execution import ExecutionContext, default_type_resolver
from graphql.execution.execute import get_field_def
from graphql.pyutils import Undefined

EXTENSIONS = """
directive @client on FIELD
extend type Query { authenticated: Boolean authenticating: Boolean }
"""


class Completion(ExecutionContext):
    """Completes what is there, by response keys, without looking at arguments."""

    def execute_field(self, parent_type, source, field_nodes, path):
        field = get_field_def(self.schema, parent_type, field_nodes[0])
        if not field:
            return Undefined
        info = self.build_resolve_info(field, field_nodes, parent_type, path)
        try:
            # The client asks for these of all types, and reads none where it knows the type.
            if path.key not in source and path.key.startswith("__is"):
                return Undefined
            if path.key not in source:
                raise GraphQLError(f"`{path.key}` is missing.")
            return self.complete_value(field.type, field_nodes, info, path, source[path.key])
        except Exception as error:
            self.handle_field_error(located_error(error, field_nodes, path.as_list()), field.type)
            return None


class Operation:
    def __init__(self, schema, text):
        document = parse(text, no_location=True)
        operations = [x for x in document.definitions if isinstance(x, OperationDefinitionNode)]
        self.schema = schema
        self.definition = operations[0]
        self.name = self.definition.name.value
        self.fragments = {
            x.name.value: x for x in document.definitions if x not in operations
        }
        # As the tests have them: conditions hold.
        self.variables = {
            x.variable.name.value: True for x in self.definition.variable_definitions
        }

    def failures(self, payload):
        """What graphql-core says about a payload."""
        data = payload["data"]
        errors = []
        context = Completion(
            self.schema, self.fragments, data, None, self.definition, self.variables, None,
            default_type_resolver, None, errors, None, lambda value: False,
        )
        try:
            result = context.execute_operation(self.definition, data)
        except GraphQLError as error:
            return [str(error)]
        if not errors and result != data:
            return ["The data has more than the operation selects."]
        return [f"{error.path}: {error.message}" for error in errors]


def run(command, **options):
    result = subprocess.run(command, capture_output=True, text=True, **options)
    return result.returncode, result.stdout + result.stderr


def compile_saleor(generator, saleor, folder):
    """Generates the code of Saleor's operations in `folder/Generated`."""
    documents = (saleor / "operations/all.graphql").read_text().replace("id: slug", "key: slug")
    (folder / "src").mkdir()
    (folder / "extensions.graphql").write_text(EXTENSIONS)
    (folder / "relay.json").write_text(
        json.dumps(
            {
                "schema": os.path.relpath(saleor / "schema.graphql", folder),
                "schemaExtensions": ["extensions.graphql"],
                "src": "src",
                "artifactDirectory": "Generated",
            }
        )
    )
    pattern = r"all\.graphql:(\d+):\d+: error: .*Write `\.\.\.(\w+) (@alias\(.*?\))`"
    for _ in range(2):
        (folder / "src/all.graphql").write_text(documents)
        status, output = run([generator, folder / "relay.json"])
        if status == 0:
            return
        # With `@alias` where the compiler asks for one.
        lines = documents.split("\n")
        for line, name, alias in re.findall(pattern, output):
            text = lines[int(line) - 1]
            lines[int(line) - 1] = text.replace(f"...{name}", f"...{name} {alias}")
        documents = "\n".join(lines)
    sys.exit(f"Saleor's documents are not compiled: {output[:2000]}")


def main():
    generator, saleor = Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve() / "schemas/saleor"
    seeds = int(sys.argv[3]) if len(sys.argv) > 3 else 3
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        compile_saleor(generator, saleor, folder)
        payloads = folder / "payloads.jsonl"
        environment = os.environ | {
            "RELAY_PAYLOAD_OPERATIONS": str(folder / "Generated"),
            "RELAY_PAYLOAD_SCHEMA": str(saleor / "schema.graphql"),
            "RELAY_PAYLOAD_SEEDS": str(seeds),
            "RELAY_PAYLOAD_OUTPUT": str(payloads),
        }
        command = ["swift", "test", "--skip-build", *sys.argv[4:], "--filter", "ForeignSchemaTests"]
        status, output = run(command, env=environment)
        if status != 0:
            sys.exit(f"The payloads can't be normalized: {output[-4000:]}")
        schema = build_schema((saleor / "schema.graphql").read_text(), assume_valid=True)
        operation, operations, count, failures = None, 0, 0, []
        with open(payloads) as lines:
            for line in lines:
                item = json.loads(line)
                if item.get("text"):
                    operation = Operation(schema, item["text"])
                    operations += 1
                count += 1
                found = operation.failures(json.loads(item["payload"]))
                failures += [f"{operation.name}: {failure}" for failure in found]
    print(f"{count} payloads of {operations} operations, {len(failures)} failures.")
    print("\n".join(failures[:20]))
    sys.exit(1 if failures or count != operations * seeds or not operations else 0)


main()
