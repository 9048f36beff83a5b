"""Tangles fields: documents of few response names and fragments that spread each other."""

from __future__ import annotations

import random

from graphql import get_named_type, is_composite_type, is_leaf_type, is_required_argument


class Tangler:
    """Makes documents for one schema in which fields often conflict, or nearly do."""

    def __init__(self, generator, seed: int):
        self.generator = generator
        self.schema = generator.schema
        self.random = random.Random(seed)

    def document(self) -> str:
        pick = self.random.choice
        self.names = ["a", "b", "c", "d", "e"][: self.random.randint(1, 5)]
        self.aliases = self.random.random()
        self.conditions = [pick(self.generator.composites) for _ in range(self.random.randint(0, 5))]
        self.budget = self.random.randint(3, 40)
        self.used: dict[tuple, str] = {}
        self.generator.variables = {}
        _, root = pick(self.generator.roots)
        kind = {self.schema.mutation_type: "mutation", self.schema.subscription_type: "subscription"}
        parts = [f"{kind.get(root, 'query')} Q {self.selection_set(root, 0)}"]
        for index, type_ in enumerate(self.conditions):
            parts.append(f"fragment F{index} on {type_.name} {self.selection_set(type_, 1)}")
        variables = ", ".join(f"${n}: {t}" for n, t in self.generator.variables.items())
        if variables:
            parts[0] = parts[0].replace(" Q ", f" Q({variables}) ", 1)
        return "\n".join(parts) + "\n"

    def selection_set(self, type_, depth: int) -> str:
        items = []
        for _ in range(self.random.randint(1, 4)):
            self.budget -= 1
            roll = self.random.random()
            if roll < 0.2 and self.conditions:
                items.append(f"...F{self.spread(type_)}")
            elif roll < 0.4 and depth < 5 and self.budget > 0:
                target = self.generator.overlapping(type_)
                items.append(f"... on {target.name} {self.selection_set(target, depth + 1)}")
            else:
                items.append(self.field(type_, depth))
        return "{ " + " ".join(items) + " }"

    def spread(self, type_) -> int:
        """A fragment that fits, nearly always."""
        possible = set(self.possible(type_))
        fitting = [i for i, t in enumerate(self.conditions) if possible & set(self.possible(t))]
        if fitting and self.random.random() < 0.95:
            return self.random.choice(fitting)
        return self.random.randrange(len(self.conditions))

    def possible(self, type_) -> list[str]:
        if type_ in self.schema.type_map.values() and hasattr(type_, "types"):
            return [t.name for t in type_.types]
        types = self.schema.get_implementations(type_).objects if hasattr(type_, "resolve_type") else [type_]
        return [t.name for t in types]

    def field(self, type_, depth: int) -> str:
        fields = list((getattr(type_, "fields", None) or {}).items())
        if depth >= 5 or self.budget <= 0:
            fields = [
                (n, f)
                for n, f in fields
                if is_leaf_type(get_named_type(f.type))
                and not any(is_required_argument(a) for a in f.args.values())
            ]
        if not fields or self.random.random() < 0.05:
            return f"{self.random.choice(self.names)}: __typename"
        name, definition = self.random.choice(fields)
        text = name
        if self.random.random() < self.aliases:
            text = f"{self.random.choice(self.names)}: {name}"
        text += self.arguments(name, definition)
        if is_composite_type(get_named_type(definition.type)):
            text += " " + self.selection_set(get_named_type(definition.type), depth + 1)
        return text

    def arguments(self, name: str, definition) -> str:
        """Arguments, mostly those that a field of the name had before."""
        key = (name, tuple(definition.args))
        if key not in self.used or self.random.random() < 0.1:
            parts = [
                f"{n}: {self.generator.value(a.type, 1)}"
                for n, a in definition.args.items()
                if is_required_argument(a) or self.random.random() < 0.3
            ]
            self.used[key] = f"({', '.join(parts)})" if parts else ""
        return self.used[key]
