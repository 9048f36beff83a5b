"""Makes schemas by chance: names of every use, few of each, so that much is alike."""

from __future__ import annotations

import random

from graphql import build_schema, validate_schema

NAMES = ["a", "b", "c", "id", "name", "on", "type", "query", "fragment", "input", "_", "a1"]
LOCATIONS = [
    "QUERY", "MUTATION", "SUBSCRIPTION", "FIELD", "FRAGMENT_DEFINITION", "FRAGMENT_SPREAD",
    "INLINE_FRAGMENT", "VARIABLE_DEFINITION", "OBJECT", "FIELD_DEFINITION", "ARGUMENT_DEFINITION",
    "INPUT_FIELD_DEFINITION", "ENUM_VALUE", "SCHEMA", "SCALAR", "UNION",
]  # fmt: skip


class SchemaGenerator:
    """Makes the SDL of valid schemas."""

    def __init__(self, seed: int):
        self.random = random.Random(seed)

    def schema(self) -> str:
        while True:
            text = self.attempt()
            try:
                if not validate_schema(build_schema(text)):
                    return text
            except Exception:  # Some attempts fail: another one may not.
                continue

    def attempt(self) -> str:
        pick, chance = self.random.choice, lambda p: self.random.random() < p
        count = self.random.randint
        self.scalars = ["Int", "String", "Boolean", "ID", "Float"][: count(2, 5)]
        self.scalars += ["Date", "JSON"][: count(0, 2)]
        self.enums = ["Color", "Size"][: count(1, 2)]
        self.inputs = ["In", "Filter", "Choice"][: count(1, 3)]
        interfaces = ["Node", "Named", "Thing"][: count(1, 3)]
        objects = ["Query", "User", "Post", "Page", "Mutation", "Subscription"][: count(2, 6)]
        unions = ["Any", "Some"][: count(0, 2)]
        self.outputs = self.scalars + self.enums + (interfaces + objects + unions) * 2
        parts = [f"scalar {n}" for n in self.scalars if n in ("Date", "JSON")]
        parts += ["enum Color { RED GREEN on }", "enum Size { S M RED }"][: len(self.enums)]
        for name in self.inputs:
            is_one_of = name == "Choice"
            fields = []
            for field in self.random.sample(NAMES, count(1, 4)):
                type_ = self.input_type(depth=1)
                type_ = type_.rstrip("!") if is_one_of else type_
                default = "" if is_one_of or chance(0.7) else self.default(type_)
                fields.append(f"{field}: {type_}{default}")
            parts.append(f"input {name} {'@oneOf ' if is_one_of else ''}{{ {' '.join(fields)} }}")
        # What an interface has, those that implement it have, with narrower types at times.
        members: dict[str, dict[str, str]] = {}
        parents: dict[str, list[str]] = {}
        for name in interfaces + objects:
            above = [i for i in interfaces if i != name and i in members and chance(0.45)]
            for interface in list(above):
                above += [i for i in parents[interface] if i not in above]
            parents[name] = above
            fields = {}
            for interface in above:
                for field, text in members[interface].items():
                    narrower = text + "!" if not text.endswith("!") and chance(0.25) else text
                    fields.setdefault(field, narrower)
            for field in self.random.sample(NAMES, count(1, 5)):
                if field not in fields:
                    fields[field] = f"{self.arguments()}: {self.output_type()}"
            members[name] = fields
            keyword = "interface" if name in interfaces else "type"
            implements = " implements " + " & ".join(above) if above else ""
            body = "\n  ".join(field + text for field, text in fields.items())
            parts.append(f"{keyword} {name}{implements} {{\n  {body}\n}}")
        for name in unions:
            members_ = self.random.sample(objects, count(1, min(3, len(objects))))
            parts.append(f"union {name} = {' | '.join(members_)}")
        for name in ["tag", "once", "defer", "stream"][: count(0, 4)]:
            repeatable = "repeatable " if name == "tag" or chance(0.2) else ""
            if name == "defer":
                parts.append("directive @defer(if: Boolean! = true, label: String) on FRAGMENT_SPREAD | INLINE_FRAGMENT")
            elif name == "stream":
                parts.append("directive @stream(if: Boolean! = true, label: String, initialCount: Int! = 0) on FIELD")
            else:
                places = " | ".join(self.random.sample(LOCATIONS, count(1, 9)))
                parts.append(f"directive @{name}{self.arguments()} {repeatable}on {places}")
        if chance(0.4):
            roots = dict(zip(["query", "mutation", "subscription"], self.random.sample(objects, min(3, len(objects)))))
            parts.append("schema { " + " ".join(f"{k}: {v}" for k, v in roots.items()) + " }")
        self.random.shuffle(parts)
        return "\n\n".join(parts) + "\n"

    def wrapped(self, name: str) -> str:
        return self.random.choice(
            ["{}", "{}", "{}!", "[{}]", "[{}!]", "[{}]!", "[{}!]!", "[[{}]]", "[[{}!]!]"]
        ).format(name)

    def input_type(self, depth: int = 0) -> str:
        return self.wrapped(self.random.choice(self.scalars + self.enums + self.inputs))

    def output_type(self) -> str:
        return self.wrapped(self.random.choice(self.outputs))

    def default(self, type_: str) -> str:
        name = type_.strip("[]!")
        value = {
            "Int": "1", "Float": "1.5", "String": '"s"', "Boolean": "true", "ID": "7",
            "Color": "RED", "Size": "S", "Date": '"d"', "JSON": "{a: 1}",
        }.get(name)  # fmt: skip
        if value is None:
            value = "[]" if type_.startswith("[") else "null"
            return "" if type_.endswith("!") and value == "null" else f" = {value}"
        return f" = {value}"

    def arguments(self) -> str:
        if self.random.random() < 0.5:
            return ""
        parts = []
        for name in self.random.sample(NAMES, self.random.randint(1, 3)):
            type_ = self.input_type()
            default = self.default(type_) if self.random.random() < 0.4 else ""
            parts.append(f"{name}: {type_}{default}")
        return f"({', '.join(parts)})"
