"""Generates executable documents for a schema, valid by construction."""

from __future__ import annotations

import random
import re

from graphql import (
    GraphQLEnumType,
    GraphQLInputObjectType,
    GraphQLList,
    GraphQLNonNull,
    GraphQLObjectType,
    GraphQLScalarType,
    get_named_type,
    is_abstract_type,
    is_composite_type,
    is_interface_type,
    is_leaf_type,
    is_required_argument,
    is_required_input_field,
)


class DocumentGenerator:
    """Makes random documents for one schema."""

    def __init__(self, schema, seed: int):
        self.schema = schema
        self.random = random.Random(seed)
        self.composites = [
            t
            for t in schema.type_map.values()
            if is_composite_type(t) and not t.name.startswith("__")
        ]
        self.roots = [
            (kind, root)
            for kind, root in (
                ("query", schema.query_type),
                ("query", schema.query_type),
                ("mutation", schema.mutation_type),
                ("subscription", schema.subscription_type),
            )
            if root
        ]
        names = set()
        for t in schema.type_map.values():
            names.add(t.name)
            fields = getattr(t, "fields", None) or {}
            names.update(list(fields)[:5])
        self.names = sorted(names)

    def chance(self, probability: float) -> bool:
        return self.random.random() < probability

    # Valid documents

    def document(self) -> str:
        self.fragments: list[str] = []
        self.fragment_names: list[tuple[str, object]] = []
        self.budget = self.random.randint(5, 60)
        operations = []
        for index in range(1 if self.chance(0.85) else 2):
            kind, root = self.random.choice(self.roots)
            self.variables: dict[str, str] = {}
            self.in_fragment = 0
            if kind == "subscription":
                selection = "{ " + self.field(root, 0) + " }"
            else:
                selection = self.selection_set(root, 0)
            variables = ", ".join(f"${n}: {t}" for n, t in self.variables.items())
            head = f"{kind} Op{index}" + (f"({variables})" if variables else "")
            operations.append(f"{head} {selection}")
        parts = operations + self.fragments
        self.random.shuffle(parts)
        return "\n\n".join(parts) + "\n"

    def selection_set(self, type_, depth: int) -> str:
        items = []
        for _ in range(self.random.randint(1, 4)):
            self.budget -= 1
            roll = self.random.random()
            if roll < 0.12 and depth < 6 and self.budget > 0:
                items.append(self.inline_fragment(type_, depth))
            elif roll < 0.22 and depth < 6 and self.budget > 0:
                items.append(self.spread(type_, depth))
            else:
                items.append(self.field(type_, depth))
        pad = "  " * (depth + 1)
        return "{\n" + "".join(f"{pad}{i}\n" for i in items) + "  " * depth + "}"

    def overlapping(self, type_):
        possible = self.schema.get_possible_types(type_) if is_abstract_type(type_) else [type_]
        if not possible:
            return type_
        target = self.random.choice(list(possible))
        choices = [type_, target, *target.interfaces]
        return self.random.choice(choices)

    def inline_fragment(self, type_, depth: int) -> str:
        if self.chance(0.2):
            return f"...{self.directives()} " + self.selection_set(type_, depth + 1)
        target = self.overlapping(type_)
        return f"... on {target.name}{self.directives()} " + self.selection_set(target, depth + 1)

    def spread(self, type_, depth: int) -> str:
        usable = [n for n, t in self.fragment_names if t is type_]
        if usable and self.chance(0.5) and not self.in_fragment:
            return f"...{self.random.choice(usable)}{self.directives()}"
        target = self.overlapping(type_)
        name = f"F{len(self.fragment_names)}"
        self.fragment_names.append((f"{name}", None))
        index = len(self.fragment_names) - 1
        self.in_fragment += 1
        variables = self.variables
        self.variables = {}
        body = self.selection_set(target, depth + 1)
        own = self.variables
        self.variables = variables
        self.variables.update(own)
        self.in_fragment -= 1
        self.fragments.append(f"fragment {name} on {target.name} {body}")
        if not own:
            self.fragment_names[index] = (name, target)
        return f"...{name}{self.directives()}"

    def directives(self) -> str:
        if not self.chance(0.06):
            return ""
        name = self.random.choice(["skip", "include"])
        value = self.random.choice(["true", "false"])
        if self.chance(0.4):
            value = "$" + self.variable("Boolean!")
        return f" @{name}(if: {value})"

    def field(self, type_, depth: int) -> str:
        fields = dict(getattr(type_, "fields", {}))
        if not fields or self.chance(0.05):
            if type_ is not self.schema.subscription_type:
                return ("t: " if self.chance(0.2) else "") + "__typename"
        candidates = list(fields.items())
        if depth >= 5 or self.budget <= 0:
            leaves = [
                (n, f)
                for n, f in candidates
                if is_leaf_type(get_named_type(f.type))
                and not any(is_required_argument(a) for a in f.args.values())
            ]
            if not leaves and type_ is not self.schema.subscription_type:
                return "__typename"
            candidates = leaves or candidates
        name, definition = self.random.choice(candidates)
        arguments = []
        for arg_name, arg in definition.args.items():
            if is_required_argument(arg) or self.chance(0.3):
                arguments.append(f"{arg_name}: {self.value(arg.type, 0)}")
        self.random.shuffle(arguments)
        text = name
        # Fields with arguments get aliases, so that they do not conflict with others.
        if arguments or self.chance(0.1) or is_composite_type(get_named_type(definition.type)):
            text = f"a{self.random.randint(0, 10**6)}: {name}"
        elif type_ is not self.schema.subscription_type and self.chance(0.9):
            text = name if self.chance(0.8) else f"b_{name}_{self.shape(definition.type)}: {name}"
        if arguments:
            text += "(" + ", ".join(arguments) + ")"
        if type_ is not self.schema.subscription_type:
            text += self.directives()
        named = get_named_type(definition.type)
        if is_composite_type(named):
            if depth >= 7:
                text += " { __typename }"
            else:
                text += " " + self.selection_set(named, depth + 1)
        return text

    @staticmethod
    def shape(type_) -> str:
        return re.sub(r"\W", "_", str(type_))

    def variable(self, type_: str) -> str:
        for name, existing in self.variables.items():
            if existing == type_ and self.chance(0.5):
                return name
        name = f"v{self.random.randint(0, 10**6)}"
        self.variables[name] = type_
        return name

    def value(self, type_, depth: int) -> str:
        if self.chance(0.12):
            return "$" + self.variable(str(type_))
        if isinstance(type_, GraphQLNonNull):
            return self.non_null_value(type_.of_type, depth)
        if self.chance(0.08):
            return "null"
        return self.non_null_value(type_, depth)

    def non_null_value(self, type_, depth: int) -> str:
        if isinstance(type_, GraphQLList):
            if self.chance(0.15) and not isinstance(type_.of_type, GraphQLList):
                inner = type_.of_type
                inner = inner.of_type if isinstance(inner, GraphQLNonNull) else inner
                return self.non_null_value(inner, depth)
            count = self.random.randint(0, 2) if depth < 3 else 0
            return "[" + ", ".join(self.value(type_.of_type, depth + 1) for _ in range(count)) + "]"
        if isinstance(type_, GraphQLEnumType):
            return self.random.choice(list(type_.values))
        if isinstance(type_, GraphQLInputObjectType):
            return self.input_object(type_, depth)
        assert isinstance(type_, GraphQLScalarType)
        return self.scalar(type_.name)

    def input_object(self, type_, depth: int) -> str:
        fields = list(type_.fields.items())
        if type_.is_one_of:
            leaves = [(n, f) for n, f in fields if is_leaf_type(get_named_type(f.type))]
            if depth > 4 and not leaves:
                return "{}"
            name, field = self.random.choice(leaves if depth > 4 else fields)
            return "{" + f"{name}: {self.non_null_value(field.type, depth + 1)}" + "}"
        parts = []
        for name, field in fields:
            if is_required_input_field(field) or (depth < 3 and self.chance(0.25)):
                parts.append(f"{name}: {self.value(field.type, depth + 1)}")
        return "{" + ", ".join(parts) + "}"

    def scalar(self, name: str) -> str:
        pick = self.random.choice
        return {
            "Int": lambda: pick(["0", "1", "-5", "2147483647", "-2147483648"]),
            "Float": lambda: pick(["0.5", "1", "-2.5e3", "1E-2"]),
            "String": lambda: pick(['""', '"text"', '"é\\u00e9\\n"', '"""block "x" """']),
            "Boolean": lambda: pick(["true", "false"]),
            "ID": lambda: pick(['"1"', "7", '"x"']),
        }.get(name, lambda: pick(['"x"', "1", "{a: [1, B]}", "[1]", "X", "true"]))()
