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
import itertools
import json
import re
import subprocess
import sys
import tempfile
import time

from graphql import GraphQLSyntaxError, build_schema, parse, specified_rules, validate
from graphql.validation import (
    ASTValidationRule,
    OverlappingFieldsCanBeMergedRule,
    ValidationContext,
)
from graphql.validation.rules.overlapping_fields_can_be_merged import PairSet

from generator import DocumentGenerator
from schemas import SchemaGenerator
from spoiler import Spoiler
from tangler import Tangler
from twister import Twister


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


# Rules of graphql-js 17 that graphql-core 3.2 does not have, and what they are about.
NEW_RULES = {
    "KnownOperationTypesRule": r"\b(mutation|subscription)\b",
    "DeferStreamDirectiveOnRootFieldRule": r"@\s*(defer|stream)\b",
    "DeferStreamDirectiveOnValidOperationsRule": r"@\s*(defer|stream)\b",
    "DeferStreamDirectiveLabelRule": r"@\s*(defer|stream)\b",
    "StreamDirectiveOnListFieldRule": r"@\s*stream\b",
}
STRING = r'"""(?:[^"\\]|\\.|"(?!""))*"""|"(?:[^"\\\n]|\\.)*"'


def newer_syntax(document: str) -> str | None:
    """Which newer syntax keeps the reference from parsing: without it, it must."""

    def parses(text: str) -> bool:
        try:
            parse(text, allow_legacy_fragment_variables=True)
        except GraphQLSyntaxError:
            return False
        return True

    spread = r"(\.\.\.[\s,]*(?!on\b)\w+)[\s,]*\([^()]*\)"
    if parses(re.sub(spread, r"\1", document)):
        return "fragment arguments (draft)"
    words = r"(?:query|mutation|subscription|fragment|\$)"
    if parses(re.sub(rf"(?:{STRING})(?=[\s,]*{words})", "", document)):
        return "descriptions on executable definitions"
    return None


def explanation(schema, document: str, theirs: dict, ours: dict) -> str | None:
    """Which newer texts explain a difference between messages by rule; None if any is left."""
    if set(theirs) == {"Syntax"} and "Syntax" not in ours:
        return newer_syntax(document)
    extra, missing = ours.keys() - theirs.keys(), theirs.keys() - ours.keys()
    reasons = []
    for rule in sorted(extra):
        if reason := explain_extra(rule, schema, document, ours[rule], theirs):
            extra.remove(rule)
            reasons.append(reason)
    for rule in sorted(missing):
        if reason := explain_missing(rule, document, theirs[rule]):
            missing.remove(rule)
            reasons.append(reason)
    return None if extra or missing else ", ".join(sorted(set(reasons)))


ONE_OF = "nullable variables in @oneOf are variable usages"
EXTEND_INPUT = "fields of `extend input`, which the reference takes for arguments"


def explain_extra(rule: str, schema, document: str, messages: list, theirs: dict) -> str | None:
    """Why a rule is broken of which the reference knows nothing."""
    if rule in NEW_RULES and re.search(NEW_RULES[rule], document):
        return "rules of graphql-js 17"
    if rule == "SingleFieldSubscriptionsRule":
        if any("must not use `@" in message for message in messages):
            return "@skip and @include at the root of subscriptions"
    if rule == "VariablesInAllowedPositionRule" and all("`@oneOf`" in m for m in messages):
        return ONE_OF
    if rule == "OverlappingFieldsCanBeMergedRule":
        if all("`@stream`" in message for message in messages):
            return "fields with @stream are selected once"
        if "UniqueArgumentNamesRule" in theirs and all("arguments" in m for m in messages):
            # `a(x: 1, x: 1)` beside `a(x: 1, y: 2)`: it looks each argument of the first up in the
            # second, and not the other way round.
            return "fields that differ in arguments, one of which is given twice"
        if finds_conflicts_afresh(schema, document):
            return "a conflict that the reference forgets"
    if rule == "ValuesOfCorrectTypeRule":
        if re.search(r"@[\s,]*deprecated[\s,]*\([\s,]*reason[\s,]*:[\s,]*null", document):
            return "@deprecated(reason: String!)"
    if rule == "KnownDirectivesRule" and re.search(r"extend[\s,]+input\b", document):
        if all("INPUT_FIELD_DEFINITION" in message for message in messages):
            return EXTEND_INPUT
    return None


def explain_missing(rule: str, document: str, messages: list) -> str | None:
    """Why a rule is kept that the reference finds broken."""
    # The reference looks these variables up in the operation that it happened to meet last.
    if rule == "ValuesOfCorrectTypeRule" and all("for OneOf Input Object" in m for m in messages):
        return ONE_OF
    if rule == "KnownDirectivesRule" and re.search(r"extend[\s,]+input\b", document):
        if all("argument definition" in message for message in messages):
            return EXTEND_INPUT
    if rule == "FieldsOnCorrectTypeRule" and all("'isOneOf'" in m for m in messages):
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


def documents(schema, seed: int):
    """Documents for a schema, without end: some valid, some tangled, most with mistakes."""
    generator = DocumentGenerator(schema, seed)
    tangler = Tangler(generator, seed)
    spoiler = Spoiler(generator, seed)
    twister = Twister(generator, seed)
    for index in itertools.count():
        document = tangler.document() if index % 3 == 2 else generator.document()
        if index % 8 in (1, 3, 5):
            document = twister.twist(document)
        elif index % 8 in (2, 4, 6):
            document = spoiler.spoil(document)
        yield document


def write_schemas(folder: str, count: int, seed: int) -> list[str]:
    """Writes schemas made by chance to a folder."""
    generator = SchemaGenerator(seed)
    paths = [f"{folder}/random-{index}.graphql" for index in range(count)]
    for path in paths:
        with open(path, "w", encoding="utf-8") as file:
            file.write(generator.schema())
    return paths


def compare(path: str, count: int, seed: int, command: list, totals, failures: list) -> None:
    """Compares the verdicts on documents for the schema of a file."""
    with open(path, encoding="utf-8") as file:
        schema = build_schema(file.read())
    texts = list(itertools.islice(documents(schema, seed), count))
    lines = [json.dumps({"id": i, "document": d}) for i, d in enumerate(texts)]
    for document, answer in zip(texts, run(command, path, lines)):
        theirs = reference(schema, document)
        ours: dict = collections.defaultdict(list)
        for error in answer["errors"]:
            ours[error["rule"]].append(error["message"])
        if answer["accept"] != (not ours):
            sys.exit(f"A verdict that its errors do not bear out: {answer}")
        if theirs is None:
            totals["the reference failed"] += 1
        elif theirs.keys() == ours.keys():
            totals["equal, accepted" if not ours else "equal, rejected"] += 1
            for rule in ours:
                totals[f"  {rule}"] += 1
        elif reason := explanation(schema, document, theirs, ours):
            totals[f"newer: {reason}"] += 1
        else:
            totals["DIFFERENT"] += 1
            failures.append(
                {
                    "schema": path,
                    "document": document,
                    "theirs": {rule: messages[:3] for rule, messages in theirs.items()},
                    "ours": {rule: messages[:3] for rule, messages in ours.items()},
                }
            )


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=2000, help="documents over all schemas")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--random-schemas", type=int, default=0, metavar="N")
    parser.add_argument("--failures", help="a file to write differing documents to")
    parser.add_argument("schemas", nargs="*")
    split = sys.argv.index("--") if "--" in sys.argv else len(sys.argv)
    options = parser.parse_args(sys.argv[1:split])
    command = sys.argv[split + 1 :]
    name_rules()
    sys.setrecursionlimit(5000)
    totals: collections.Counter = collections.Counter()
    failures: list = []
    with tempfile.TemporaryDirectory() as folder:
        made = write_schemas(folder, options.random_schemas, options.seed)
        share = options.count // (len(options.schemas) + (1 if made else 0))
        for path in options.schemas:
            compare(path, share, options.seed, command, totals, failures)
        for index, path in enumerate(made):
            compare(path, -(-share // len(made)), options.seed + index, command, totals, failures)
        for failure in failures:
            if failure["schema"] in made:
                with open(failure["schema"], encoding="utf-8") as file:
                    failure["schema"] = file.read()
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
