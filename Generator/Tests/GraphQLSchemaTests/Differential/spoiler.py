"""Spoils documents: by chance, and with each rule in mind."""

from __future__ import annotations

import random
import re

from graphql import is_input_type

TOKEN = re.compile(
    r'"""(?:[^"\\]|\\.|"(?!""))*"""|"(?:[^"\\\n]|\\.)*"|\.\.\.|[A-Za-z_]\w*'
    r"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|[!$&()\[\]{}:=@|]|#[^\n]*|\n"
)

KEYWORDS = ("query", "mutation", "subscription", "fragment", "on", "true", "false", "null")


def is_name(token: str) -> bool:
    return token[0].isalpha() or token[0] == "_"


class Spoiler:
    """Makes documents of one schema wrong, most of the time."""

    def __init__(self, generator, seed: int):
        self.generator = generator
        self.schema = generator.schema
        self.names = generator.names
        self.random = random.Random(seed)
        self.types = sorted(n for n in self.schema.type_map if not n.startswith("__"))
        self.inputs = sorted(n for n in self.types if is_input_type(self.schema.type_map[n]))

    def spoil(self, text: str) -> str:
        for _ in range(self.random.choice([1, 1, 1, 2, 3])):
            tokens = TOKEN.findall(text)
            if not tokens:
                return text
            text = self.random.choice(self.spoilers)(self, tokens)
        return text

    @staticmethod
    def join(tokens: list[str]) -> str:
        return re.sub(r" *\n *", "\n", " ".join(tokens))

    def positions(self, tokens, test) -> list[int]:
        return [i for i, t in enumerate(tokens) if test(t)] or [0]

    def drop(self, tokens):
        del tokens[self.random.randrange(len(tokens))]
        return self.join(tokens)

    def double(self, tokens):
        i = self.random.randrange(len(tokens))
        tokens.insert(i, tokens[i])
        return self.join(tokens)

    def swap(self, tokens):
        i, j = (self.random.randrange(len(tokens)) for _ in range(2))
        tokens[i], tokens[j] = tokens[j], tokens[i]
        return self.join(tokens)

    def rename(self, tokens):
        i = self.random.choice(self.positions(tokens, is_name))
        tokens[i] = self.random.choice(self.names + ["unknown", "on", "true", "null", "__typename"])
        return self.join(tokens)

    def rename_alias(self, tokens):
        names = self.positions(tokens, is_name)
        tokens[self.random.choice(names)] = tokens[self.random.choice(names)]
        return self.join(tokens)

    def retype(self, tokens):
        i = self.random.choice(
            self.positions(tokens, lambda t: t[0] in '"-' or t[0].isdigit() or t in ("true", "false", "null"))
        )
        tokens[i] = self.random.choice(
            ["1", "99999999999", "1.5", '"s"', "null", "true", "ENUM", "[]", "{}", "[1, null]", "{a: 1}",
             "$undefined", '"\\u12"', '"""b"""', "01", "1.", "-"]
        )
        return self.join(tokens)

    def drop_line(self, tokens):
        lines = self.join(tokens).split("\n")
        del lines[self.random.randrange(len(lines))]
        return "\n".join(lines)

    def double_line(self, tokens):
        lines = self.join(tokens).split("\n")
        i = self.random.randrange(len(lines))
        lines.insert(self.random.randrange(len(lines)), lines[i])
        return "\n".join(lines)

    def insert(self, tokens):
        snippet = self.random.choice(
            ["!", "$v", "&", "(", ")", "...", ":", "=", "@", "[", "]", "{", "}", "|", "x", "@skip(if: true)",
             "@include(if: $v)", "@unknown", "@skip", "@skip(if: true) @skip(if: false)", "@deprecated",
             "... on Query { __typename }", "...F0", "...Missing", "{ __typename }", "x: __typename",
             "query Op0 { __typename }", "{ __typename }", "fragment F0 on Query { __typename }",
             "(x: 1)", "(x: 1, x: 2)", "($v: Int)", "($v: Int = 1, $v: Int!)", "type T { a: Int }", "%", ";",
             "__schema { types { fields { type { fields { type { fields { name } } } } } } }",
             "fragment Unused on Query { __typename }", "fragment C on Query { ...C }", "\ufeff", "é", '"text"',
             "mutation M { __typename }", "subscription S { __typename }", "a: id b: id", "a: id a: name"]
        )
        tokens.insert(self.random.randrange(len(tokens) + 1), snippet)
        return self.join(tokens)

    def cut(self, tokens):
        return self.join(tokens[: self.random.randrange(len(tokens))])

    # With rules in mind

    def matching(self, tokens, *pattern) -> list[int]:
        """Where a pattern begins: tokens as they are, and tests of them."""

        def fits(start):
            return all(
                tokens[start + k] == part if isinstance(part, str) else part(tokens[start + k])
                for k, part in enumerate(pattern)
            )

        return [i for i in range(len(tokens) - len(pattern) + 1) if fits(i)]

    def pick(self, positions):
        return self.random.choice(positions) if positions else None

    def retype_variable(self, tokens):
        i = self.pick(self.matching(tokens, "$", is_name, ":"))
        if i is None:
            return self.rename(tokens)
        end = i + 3
        while end < len(tokens) and tokens[end] in "[]!" or end == i + 3 or is_name(tokens[end]):
            end += 1
            if end >= len(tokens):
                break
        name = self.random.choice(self.inputs if self.random.random() < 0.8 else self.types)
        form = self.random.choice(["{}", "{}!", "[{}]", "[{}!]", "[{}!]!", "{} = null", "{} = 1"])
        if self.random.random() < 0.5:
            # The type it had, but for one mark.
            old = "".join(tokens[i + 3 : end])
            form = old[:-1] if old.endswith("!") else old + "!"
        tokens[i + 3 : end] = [form.format(name) if "{" in form else form]
        return self.join(tokens)

    def use_variable(self, tokens):
        names = [tokens[i + 1] for i in self.matching(tokens, "$", is_name, ":")]
        values = self.matching(
            tokens, ":", lambda t: t[0] in '"-' or t[0].isdigit() or t in KEYWORDS or t.isupper()
        )
        i = self.pick(values)
        if i is None or not names:
            return self.retype(tokens)
        tokens[i + 1] = "$" + self.random.choice(names)
        return self.join(tokens)

    def use_oneof(self, tokens):
        """Gives an input object another field or value, or none."""
        i = self.pick(self.matching(tokens, ":", "{"))
        if i is None:
            return self.double_pair(tokens)
        names = [
            name
            for type_ in self.inputs
            for name in getattr(self.schema.type_map[type_], "fields", {})
        ]
        name = self.random.choice(names or ["x"])
        value = self.random.choice(["null", "1", '"a"', "{}", "[]", "A", "true"])
        tokens.insert(i + 2, f"{name}: {value}")
        return self.join(tokens)

    def double_pair(self, tokens):
        i = self.pick(self.matching(tokens, is_name, ":", lambda t: t[0] not in "{[$\n"))
        if i is None:
            return self.double(tokens)
        tokens[i:i] = tokens[i : i + 3]
        return self.join(tokens)

    def same_name(self, tokens):
        """Gives two definitions or variables one name."""
        kind = self.random.choice(["query", "mutation", "fragment", "$"])
        places = self.matching(tokens, kind, is_name)
        if len(places) < 2:
            places = self.matching(tokens, lambda t: t in KEYWORDS[:4], is_name)
        if len(places) < 2:
            return self.double_line(tokens)
        first, second = self.random.sample(places, 2)
        tokens[first + 1] = tokens[second + 1]
        return self.join(tokens)

    def respread(self, tokens):
        """Spreads another fragment, so that there are cycles and impossible spreads."""
        spreads = self.matching(tokens, "...", lambda t: is_name(t) and t != "on")
        names = [tokens[i + 1] for i in self.matching(tokens, "fragment", is_name)]
        if not names:
            return self.insert(tokens)
        if spreads and self.random.random() < 0.6:
            tokens[self.random.choice(spreads) + 1] = self.random.choice(names)
        else:
            tokens.insert(self.pick(self.matching(tokens, "{")) + 1, "..." + self.random.choice(names))
        return self.join(tokens)

    def recondition(self, tokens):
        i = self.pick(self.matching(tokens, "on", is_name))
        if i is None:
            return self.rename(tokens)
        tokens[i + 1] = self.random.choice(self.types)
        return self.join(tokens)

    def same_alias(self, tokens):
        """Gives fields, which often stand at the beginning of a line, one alias."""
        fields = [i + 1 for i in self.matching(tokens, "\n", is_name) if i + 2 < len(tokens)]
        fields = [i for i in fields if tokens[i] not in KEYWORDS]
        if len(fields) < 2:
            return self.rename_alias(tokens)
        for i in sorted(self.random.sample(fields, 2), reverse=True):
            aliased = tokens[i + 1] == ":"
            tokens[i : i + 1 + aliased] = ["same :"] + ([] if aliased else [tokens[i]])
        return self.join(tokens)

    def leaf(self, tokens):
        """Takes a selection away, or gives one."""
        if self.random.random() < 0.5:
            i = self.pick(self.matching(tokens, is_name, "\n"))
            if i is not None:
                tokens.insert(i + 1, "{ __typename }")
            return self.join(tokens)
        i = self.pick(self.matching(tokens, "{")[1:])
        if i is None:
            return self.join(tokens)
        depth, end = 0, i
        while end < len(tokens):
            depth += {"{": 1, "}": -1}.get(tokens[end], 0)
            end += 1
            if depth == 0:
                break
        del tokens[i:end]
        return self.join(tokens)

    def direct(self, tokens):
        """Writes a directive of the schema somewhere, mostly with good arguments."""
        directive = self.random.choice(self.schema.directives)
        self.generator.variables = {}
        arguments = [
            f"{name}: {self.generator.value(argument.type, 0)}"
            for name, argument in directive.args.items()
            if self.random.random() < 0.8
        ]
        text = f"@{directive.name}" + (f"({', '.join(arguments)})" if arguments else "")
        if self.random.random() < 0.15:
            text += " " + text
        before = self.matching(tokens, lambda t: t in ("{", "\n", ")"))
        tokens.insert(self.pick(before) if before else 0, text)
        return self.join(tokens)

    def subscribe(self, tokens):
        i = self.pick(self.matching(tokens, lambda t: t in ("query", "mutation", "subscription")))
        if i is None:
            return self.insert(tokens)
        if tokens[i] != "subscription":
            tokens[i] = "subscription"
        elif "{" in tokens[i:]:
            field = self.random.choice(["__typename", "x: __typename", "...F0", "__schema { types { name } }"])
            tokens.insert(tokens.index("{", i) + 1, field)
        return self.join(tokens)

    def anonymize(self, tokens):
        i = self.pick(self.matching(tokens, lambda t: t in KEYWORDS[:3], is_name))
        if i is None:
            return self.insert(tokens)
        del tokens[i + 1]
        return self.join(tokens)

    def define(self, tokens):
        """Adds a definition of the type system, which does not belong there."""

        def type_name():
            return self.random.choice(self.types + ["Int", "Float", "ID", "New", "Unknown"])

        definition = self.random.choice(
            [
                "type New @X implements T { a(x: T = {a: 1, a: 2} @X): T @X b: [T!]! }",
                "extend type T @X { c: T }",
                "interface New { a: T @X }",
                "input New @X { a: T = 1 @X b: T! }",
                "extend input T { a: T @X }",
                "union New @X = T | T",
                "enum New @X { A @X B }",
                "scalar New @X @X",
                "schema @X { query: T mutation: New }",
                "extend schema @X",
                "directive @new(a: T! @X, b: New = {a: 1, a: 1}) repeatable on FIELD | OBJECT",
            ]
        )
        definition = re.sub(r"\bT\b", lambda _: type_name(), definition)
        definition = re.sub(r"@X", lambda _: self.direct([]), definition)
        if self.random.random() < 0.3:
            tokens.append("@new" if self.random.random() < 0.5 else "@new(a: 1)")
        return self.join(tokens + [definition])

    spoilers = (
        [drop, double, swap, drop_line, drop_line, double_line, double_line, cut]
        + [rename] * 4
        + [rename_alias] * 3
        + [retype] * 4
        + [insert] * 3
        + [retype_variable, use_variable, use_oneof, same_alias, direct] * 3
        + [double_pair, same_name, respread, recondition, leaf, subscribe] * 2
        + [anonymize, define]
    )
