"""Compares verdicts and sets of rules with graphql-core on generated documents.

usage: differential.py [--count N] [--seed N] [--failures FILE] SCHEMA… -- COMMAND…

`{schema}` in COMMAND stands for the path of the schema. The command answers JSON lines
`{"id", "document"}` on standard input with `{"id", "accept", "errors": [{"rule", …}]}`, as
`relay-generator check --no-relay --schema {schema} --batch -` does. Differences that a newer
edition of the specification explains are counted apart; any other makes the exit status 1.
"""

from __future__ import annotations

import argparse
import collections
import json
import re
import subprocess
import sys
import time

from graphql import GraphQLSyntaxError, build_schema, parse, specified_rules, validate
from graphql.validation import (
    ASTValidationRule,
    OverlappingFieldsCanBeMergedRule,
    ValidationContext,
)
from graphql.validation.rules.overlapping_fields_can_be_merged import PairSet

from generator import DocumentGenerator
from spoiler import Spoiler


def name_rules() -> None:
    """Makes graphql-core say which rule an error comes from."""
    original = ValidationContext.report_error

    def report_error(self, error):
        frame = sys._getframe(1)
        while not hasattr(error, "rule"):
            owner = frame.f_locals.get("self")
            if isinstance(owner, ASTValidationRule):
                error.rule = type(owner).__name__
            frame = frame.f_back
        original(self, error)

    ValidationContext.report_error = report_error


def reference(schema, document: str):
    """What graphql-core finds, messages by rule; None when it fails itself."""
    try:
        tree = parse(document)
    except GraphQLSyntaxError:
        return {"Syntax": []}
    except RecursionError:
        return None
    try:
        errors = validate(schema, tree, specified_rules, max_errors=100_000)
    except Exception:
        return None
    found: dict = collections.defaultdict(list)
    for error in errors:
        found[error.rule].append(error.message)
    return found


def finds_conflicts_afresh(schema, document: str) -> bool:
    """Whether graphql-core finds fields in conflict when it forgets what it has compared.

    It remembers pairs of fragments it met while comparing *some* set of fields with them, and so
    leaves out the comparison with the fields of a later selection set.
    """

    class Afresh(OverlappingFieldsCanBeMergedRule):
        def enter_selection_set(self, selection_set, *arguments):
            self.compared_fragment_pairs = PairSet()
            super().enter_selection_set(selection_set, *arguments)

    return bool(validate(schema, parse(document), [Afresh]))


# Rules of graphql-js 17 that graphql-core 3.2 does not have.
NEW_RULES = {
    "KnownOperationTypesRule",
    "DeferStreamDirectiveOnRootFieldRule",
    "DeferStreamDirectiveOnValidOperationsRule",
    "DeferStreamDirectiveLabelRule",
    "StreamDirectiveOnListFieldRule",
}


def explanation(schema, document: str, reference: dict, found: set, messages: list) -> str | None:
    """Which newer text explains a difference; None when none does."""
    expected = set(reference)
    if expected == {"Syntax"} and "Syntax" not in found:
        if re.search(r"fragment\s+\w+\s*\(", document) or re.search(r"\.\.\.\s*\w+\s*\(", document):
            return "fragment arguments (draft)"
        if re.search(r'"\s*(query|mutation|subscription|fragment|\$)', document):
            return "descriptions on executable definitions"
        return None
    extra, missing = found - expected, expected - found
    extra -= NEW_RULES
    if not extra and not missing:
        return "rules of graphql-js 17"
    if extra == {"SingleFieldSubscriptionsRule"} and not missing:
        if any("must not use `@" in message for message in messages):
            return "@skip and @include at the root of subscriptions"
    if extra <= {"VariablesInAllowedPositionRule"} and missing <= {"ValuesOfCorrectTypeRule"}:
        # The reference looks such variables up in the operation that it happened to meet last.
        theirs = reference["ValuesOfCorrectTypeRule"] if missing else messages
        if any("@oneOf" in message or "for OneOf" in message for message in theirs):
            return "nullable variables in @oneOf are variable usages"
    if extra == {"OverlappingFieldsCanBeMergedRule"} and not missing:
        if finds_conflicts_afresh(schema, document):
            return "a conflict that the reference forgets"
    if extra == {"OverlappingFieldsCanBeMergedRule"} and not missing:
        if any("`@stream`" in message for message in messages):
            return "fields with different @stream"
    if extra == {"ValuesOfCorrectTypeRule"} and not missing:
        if re.search(r"@ *deprecated *\( *reason *: *null", document):
            return "@deprecated(reason: String!)"
    if "isOneOf" in document and "FieldsOnCorrectTypeRule" in missing:
        return "__Type.isOneOf"
    return None


def run(command: list, path: str, lines: list) -> list:
    arguments = [part.replace("{schema}", path) for part in command]
    started = time.monotonic()
    result = subprocess.run(
        arguments, input="\n".join(lines) + "\n", capture_output=True, text=True, check=False
    )
    seconds = time.monotonic() - started
    answers = [json.loads(line) for line in result.stdout.splitlines() if line]
    if len(answers) != len(lines):
        sys.exit(f"{path}: {len(answers)} answers for {len(lines)} documents\n{result.stderr}")
    print(f"{path}: {len(lines) / seconds:.0f} documents a second, start included")
    return answers


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=2000, help="documents over all schemas")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--failures", help="a file to write differing documents to")
    parser.add_argument("schemas", nargs="+")
    split = sys.argv.index("--") if "--" in sys.argv else len(sys.argv)
    options = parser.parse_args(sys.argv[1:split])
    command = sys.argv[split + 1 :]
    name_rules()
    sys.setrecursionlimit(5000)
    totals: collections.Counter = collections.Counter()
    failures = []
    for path in options.schemas:
        with open(path, encoding="utf-8") as file:
            schema = build_schema(file.read())
        generator = DocumentGenerator(schema, options.seed)
        spoiler = Spoiler(generator, options.seed)
        documents = []
        for index in range(options.count // len(options.schemas)):
            document = generator.document()
            documents.append(document if index % 4 == 0 else spoiler.spoil(document))
        lines = [json.dumps({"id": i, "document": d}) for i, d in enumerate(documents)]
        for document, answer in zip(documents, run(command, path, lines)):
            expected = reference(schema, document)
            found = {error["rule"] for error in answer["errors"]}
            messages = [error["message"] for error in answer["errors"]]
            if expected is None:
                totals["the reference failed"] += 1
            elif set(expected) == found:
                totals["equal, accepted" if not found else "equal, rejected"] += 1
                for rule in found:
                    totals[f"  {rule}"] += 1
            elif reason := explanation(schema, document, expected, found, messages):
                totals[f"newer: {reason}"] += 1
            else:
                totals["DIFFERENT"] += 1
                failures.append(
                    {
                        "schema": path,
                        "document": document,
                        "expected": sorted(expected),
                        "found": sorted(found),
                        "messages": messages[:5],
                    }
                )
    for key, count in sorted(totals.items()):
        print(f"{count:7} {key}")
    if options.failures:
        with open(options.failures, "w", encoding="utf-8") as file:
            file.writelines(json.dumps(failure) + "\n" for failure in failures)
    for failure in failures[:5]:
        print(json.dumps(failure, indent=1))
    if totals["the reference failed"] * 50 > options.count:
        sys.exit("The reference implementation fails on too many documents to compare anything.")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
