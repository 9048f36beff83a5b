"""Compares `relay-generator diff-schema` with graphql-core's findBreakingChanges.

    compare.py COUNT GENERATOR SCHEMA...

Each schema is edited at random, COUNT times in all. The breaking and dangerous changes must be those
of graphql-core, except for the kinds that graphql-core does not know.
"""

import collections
import copy
import json
import pathlib
import random
import subprocess
import sys
import tempfile

from graphql import build_schema, parse, print_ast
from graphql.language import ast
from graphql.utilities import find_breaking_changes, find_dangerous_changes

OWN = {
    "ROOT_TYPE_CHANGED", "ONE_OF_CHANGED", "SPECIFIED_BY_CHANGED", "SEMANTIC_NON_NULL_REMOVED",
    "INPUT_FIELD_DEFAULT_VALUE_CHANGE",
    # graphql-core converts defaults to types, which differ too.
    "ARG_DEFAULT_VALUE_CHANGE",
}
FIELDS = (ast.ObjectTypeDefinitionNode, ast.InterfaceTypeDefinitionNode)


def is_own(change):
    """Returns whether graphql-core does not look for a change."""
    is_directive = change["coordinate"].startswith("@") and change["kind"].startswith("ARG_")
    return change["kind"] in OWN or is_directive or "is required now" in change["message"]


def chance(percent):
    return random.random() * 100 < percent


def retyped(node):
    choice = random.randrange(4)
    if choice == 0:
        return ast.ListTypeNode(type=node)
    if choice == 1:
        return ast.NamedTypeNode(name=ast.NameNode(value="String"))
    if isinstance(node, ast.NonNullTypeNode):
        return node.type
    return ast.NonNullTypeNode(type=node)


def edit_inputs(inputs):
    inputs = list(inputs)
    if inputs and chance(40):
        inputs.pop(random.randrange(len(inputs)))
    if inputs and chance(40):
        node = random.choice(inputs)
        node.type = retyped(node.type)
        node.default_value = None
    if inputs and chance(20):
        node = random.choice(inputs)
        is_non_null = isinstance(node.type, ast.NonNullTypeNode)
        node.default_value = None if node.default_value or is_non_null else ast.NullValueNode()
    if chance(30) and all(node.name.value != "added" for node in inputs):
        kind = ast.NamedTypeNode(name=ast.NameNode(value="Int"))
        if chance(50):
            kind = ast.NonNullTypeNode(type=kind)
        inputs.append(ast.InputValueDefinitionNode(
            name=ast.NameNode(value="added"), type=kind, directives=()))
    return tuple(inputs)


def edit(node):
    if isinstance(node, FIELDS):
        fields = list(node.fields)
        if len(fields) > 1 and chance(30):
            fields.pop(random.randrange(len(fields)))
        field = random.choice(fields)
        if chance(40):
            field.type = retyped(field.type)
        if chance(50):
            field.arguments = edit_inputs(field.arguments)
        if chance(20):
            node.interfaces = node.interfaces[1:]
        node.fields = tuple(fields)
    elif isinstance(node, ast.InputObjectTypeDefinitionNode):
        node.fields = edit_inputs(node.fields) or node.fields
    elif isinstance(node, ast.EnumTypeDefinitionNode):
        values = list(node.values)
        if len(values) > 1 and chance(60):
            values.pop(random.randrange(len(values)))
        if chance(60) and all(value.name.value != "ADDED" for value in values):
            values.append(ast.EnumValueDefinitionNode(
                name=ast.NameNode(value="ADDED"), directives=()))
        node.values = tuple(values)
    elif isinstance(node, ast.UnionTypeDefinitionNode) and len(node.types) > 1:
        node.types = node.types[1:]
    elif isinstance(node, ast.DirectiveDefinitionNode):
        node.arguments = edit_inputs(node.arguments)
        node.repeatable = not node.repeatable if chance(40) else node.repeatable
        node.locations = node.locations[1:] if len(node.locations) > 1 else node.locations


def edited(document):
    document = copy.deepcopy(document)
    definitions = list(document.definitions)
    for _ in range(random.randint(1, 6)):
        edit(random.choice(definitions))
    if chance(15):
        definitions.pop(random.randrange(len(definitions)))
    document.definitions = tuple(definitions)
    return document


def main():
    count, generator, *paths = sys.argv[1:]
    random.seed(18)
    texts = [pathlib.Path(path).read_text() for path in paths]
    documents = [parse(text, no_location=True) for text in texts]
    folder = pathlib.Path(tempfile.mkdtemp())
    kinds = collections.Counter()
    compared = 0
    while compared < int(count):
        document = random.choice(documents)
        before = print_ast(document)
        try:
            after = print_ast(edited(document))
            old, new = build_schema(before), build_schema(after)
        except Exception:
            continue
        for name, text in (("old", before), ("new", after)):
            (folder / f"{name}.graphql").write_text(text)
        answer = subprocess.run(
            [generator, "diff-schema", "--json", "old.graphql", "new.graphql"],
            capture_output=True, text=True, cwd=folder,
        )
        changes = [json.loads(line) for line in answer.stdout.splitlines()]
        if answer.returncode == 1 and not changes:
            continue  # It is not valid for both.
        for severity, find in (
            ("breaking", find_breaking_changes), ("dangerous", find_dangerous_changes),
        ):
            expected = collections.Counter(
                change.type.name for change in find(old, new)
                if "Standard scalar" not in change.description and change.type.name not in OWN
            )
            found = collections.Counter(
                change["kind"] for change in changes
                if change["severity"] == severity and not is_own(change)
            )
            if found != expected:
                sys.exit(f"{folder}: {severity}\n{found - expected}\n{expected - found}\n"
                         + answer.stdout)
            kinds += found
        breaks = any(change["severity"] == "breaking" for change in changes)
        assert answer.returncode == (1 if breaks else 0), (folder, answer.returncode)
        compared += 1
    print(f"{compared} pairs of schemas, {sum(kinds.values())} changes: {dict(kinds)}")


main()
