"""Twists documents as trees: what comes out still parses, but means something else."""

from __future__ import annotations

import copy
import random

from graphql import (
    GraphQLSyntaxError,
    TypeInfo,
    TypeInfoVisitor,
    Visitor,
    get_named_type,
    is_abstract_type,
    is_composite_type,
    is_input_object_type,
    is_input_type,
    parse,
    parse_type,
    parse_value,
    print_ast,
    visit,
)
from graphql.language import ast

# fmt: off
LITERALS = [
    "0", "-0", "1", "-1", "2147483647", "2147483648", "-2147483648", "-2147483649",
    "9007199254740993", "1" * 40, "0.0", "-0.0", "1.0", "1e0", "1E+9", "1e400", "-1.5e-9",
    '""', '"a"', '"1"', '"true"', '"null"', '"\\u0041"', '"\\u{1F600}"', '"\\uD83D\\uDE00"',
    '"\\n\\"\\\\"', '""""""', '"""1"""', '""" a\n  b \\""" """', "true", "false", "null", "A",
    "type", "on", "query", "__typename", "[]", "[null]", "[[]]", "[1, 2]", '["a", null]',
    "[[1], [null]]", "[{}]", "[A]", "[[[[1]]]]", "{}", "{a: 1}", "{a: null}", "{id: 1, id: 2}",
    "{a: {a: {a: 1}}}", "{x: [], y: {}}", "{on: on}", "[1.5, true]", '{id: "a", name: null}',
]
# fmt: on
META_FIELDS = [
    "__typename", "__typename @skip(if: true)", "__schema { queryType { name } }",
    '__type(name: "Query") { name }', "__type { name }", "__typename { x }", "__schema",
    "__schema { types { fields { type { fields { type { fields { name } } } } } } }",
    '__type(name: $v) { ofType { ofType { name } } possibleTypes { possibleTypes { name } } }',
    "__schema { directives { args(includeDeprecated: true) { defaultValue } isRepeatable } }",
    "__other",
]
TYPE_FORMS = ["{}", "{}!", "[{}]", "[{}!]", "[{}]!", "[{}!]!", "[[{}]]", "[[{}!]!]!"]
KINDS = ["query", "mutation", "subscription"]


def value(text: str) -> ast.ValueNode:
    return parse_value(text, no_location=True)


def selections(text: str) -> list:
    return list(parse("{" + text + "}", no_location=True).definitions[0].selection_set.selections)


def directive(text: str) -> ast.DirectiveNode:
    return selections("f " + text)[0].directives[0]


class Slot:
    """A place in a tree that holds a node."""

    def __init__(self, owner, key, index):
        self.owner, self.key, self.index = owner, key, index

    @property
    def node(self):
        held = getattr(self.owner, self.key)
        return held if self.index is None else held[self.index]

    @node.setter
    def node(self, node):
        if self.index is None:
            setattr(self.owner, self.key, node)
        else:
            getattr(self.owner, self.key)[self.index] = node

    def insert(self, *nodes):
        getattr(self.owner, self.key)[self.index : self.index] = nodes

    def remove(self):
        del getattr(self.owner, self.key)[self.index]


def slots(tree, kind) -> list[Slot]:
    """All places that hold nodes of a kind, in order."""
    found = []
    pending = [tree]
    while pending:
        owner = pending.pop()
        for key in owner.keys:
            if key == "loc":
                continue
            held = getattr(owner, key, None)
            if isinstance(held, ast.Node):
                if isinstance(held, kind):
                    found.append(Slot(owner, key, None))
                pending.append(held)
            elif isinstance(held, (list, tuple)):
                if isinstance(held, tuple):
                    held = list(held)
                    setattr(owner, key, held)
                for index, node in enumerate(held):
                    if isinstance(node, kind):
                        found.append(Slot(owner, key, index))
                    if isinstance(node, ast.Node):
                        pending.append(node)
    return found


def frozen(tree):
    """The tree with tuples for lists, which is what visiting and printing take."""
    pending = [tree]
    while pending:
        owner = pending.pop()
        for key in owner.keys:
            held = getattr(owner, key, None)
            if isinstance(held, list):
                held = tuple(held)
                setattr(owner, key, held)
            pending += [n for n in held if isinstance(n, ast.Node)] if isinstance(held, tuple) else []
            pending += [held] if isinstance(held, ast.Node) and key != "loc" else []
    return tree


def printed(tree) -> str:
    return print_ast(frozen(tree))


class Expectations(Visitor):
    """Which types a schema expects of the nodes of a document, by their identity."""

    def __init__(self, info: TypeInfo):
        super().__init__()
        self.info = info
        self.input: dict[int, object] = {}
        self.parent: dict[int, object] = {}

    def enter(self, node, *_):
        if isinstance(node, ast.ValueNode):
            self.input[id(node)] = self.info.get_input_type()
        elif isinstance(node, ast.SelectionSetNode):
            self.parent[id(node)] = self.info.get_parent_type()


class Twister:
    """Twists documents of one schema."""

    def __init__(self, generator, seed: int):
        self.generator = generator
        self.schema = generator.schema
        self.random = random.Random(seed)
        self.types = sorted(n for n in self.schema.type_map if not n.startswith("__"))
        self.inputs = [n for n in self.types if is_input_type(self.schema.type_map[n])]
        self.composites = [n for n in self.types if is_composite_type(self.schema.type_map[n])]

    def chance(self, probability: float) -> bool:
        return self.random.random() < probability

    def pick(self, items):
        return self.random.choice(items) if items else None

    def twist(self, text: str) -> str:
        try:
            self.tree = parse(text, no_location=True)
        except GraphQLSyntaxError:
            return text
        for _ in range(self.random.choice([1, 1, 2, 2, 3, 5])):
            self.look()
            self.random.choice(self.twists)(self)
        text = printed(self.tree)
        return self.relex(text) if self.chance(0.2) else text

    def look(self) -> None:
        info = TypeInfo(self.schema)
        expectations = Expectations(info)
        try:
            visit(frozen(self.tree), TypeInfoVisitor(info, expectations))
        except Exception:  # What is not there has no type.
            pass
        self.expected, self.parents = expectations.input, expectations.parent

    # Parts

    def add_definition(self, node) -> None:
        self.tree.definitions = [*self.tree.definitions, node]

    def some(self, kind) -> Slot | None:
        return self.pick(slots(self.tree, kind))

    def copy_of(self, kind):
        slot = self.some(kind)
        return slot and copy.deepcopy(slot.node)

    def any_value(self, type_=None) -> ast.ValueNode:
        """A value: a good one of the type, one of another, one from elsewhere, a variable."""
        roll = self.random.random()
        if roll < 0.35 and type_:
            self.generator.variables = {}
            return value(self.generator.value(type_, 0))
        if roll < 0.45 and type_:
            return self.wrong_object(type_)
        if roll < 0.6:
            return self.copy_of(ast.ValueNode) or value("1")
        if roll < 0.7:
            return value("$" + self.variable(type_))
        return value(self.random.choice(LITERALS))

    def wrong_object(self, type_) -> ast.ValueNode:
        """An input object with a mistake, maybe inside a list."""
        named = get_named_type(type_)
        if not is_input_object_type(named):
            return value("[" + self.generator.non_null_value(named, 2) + "]")
        self.generator.variables = {}
        tree = value(self.generator.input_object(named, 0))
        fields = list(tree.fields)
        name, field = self.random.choice(list(named.fields.items()))
        roll = self.random.random()
        if roll < 0.3 and fields:
            del fields[self.random.randrange(len(fields))]
        elif roll < 0.5 and fields:
            fields.append(copy.deepcopy(self.random.choice(fields)))
        elif roll < 0.8:
            fields += value("{" + f"{name}: null" + "}").fields
        else:
            fields += value("{" + name + "x: 1}").fields
        for node in fields:
            if self.chance(0.2):
                node.value = self.any_value()
        tree.fields = fields
        return ast.ListValueNode(values=[tree]) if self.chance(0.15) else tree

    def any_directive(self) -> ast.DirectiveNode:
        if self.chance(0.5):
            found = self.copy_of(ast.DirectiveNode)
            if found:
                return found
        definition = self.random.choice(self.schema.directives)
        arguments = []
        for name, argument in definition.args.items():
            if self.chance(0.7):
                arguments.append(f"{name}: {printed(self.any_value(argument.type))}")
        return directive(
            f"@{definition.name}" + (f"({', '.join(arguments)})" if arguments else "")
        )

    def any_field(self, type_) -> ast.FieldNode:
        """A field of a type with all it needs."""
        if not type_ or self.chance(0.1):
            return self.random.choice(selections(self.random.choice(META_FIELDS)))
        self.generator.fragments, self.generator.fragment_names = [], []
        self.generator.variables, self.generator.in_fragment = {}, 1
        self.generator.budget = 3
        field = selections(self.generator.field(type_, 4))[0]
        self.declare(self.generator.variables)
        for text in self.generator.fragments:
            self.add_definition(parse(text, no_location=True).definitions[0])
        return field

    # Variables

    def operations(self) -> list:
        return [n for n in self.tree.definitions if isinstance(n, ast.OperationDefinitionNode)]

    def declare(self, variables: dict) -> None:
        for operation in self.operations():
            known = {n.variable.name.value for n in operation.variable_definitions}
            for name, type_ in variables.items():
                if name not in known:
                    self.add_variable(operation, f"${name}: {type_}")

    def add_variable(self, operation, text: str) -> None:
        document = parse(f"query ({text}) {{ a }}", no_location=True)
        operation.variable_definitions = [
            *operation.variable_definitions,
            *document.definitions[0].variable_definitions,
        ]

    def variable(self, type_) -> str:
        """A variable that is there, or a new one of nearly the type expected."""
        known = [
            n.variable.name.value for o in self.operations() for n in o.variable_definitions
        ]
        if known and self.chance(0.4):
            return self.random.choice(known)
        name = f"t{self.random.randrange(1000)}"
        text = f"${name}: {self.near_type(type_)}"
        if self.chance(0.4):
            default = self.any_value(type_ if self.chance(0.7) else None)
            if "$" not in printed(default):
                text += f" = {printed(default)}"
        for operation in self.operations():
            if self.chance(0.95):
                self.add_variable(operation, text)
        return name

    def near_type(self, type_) -> str:
        roll = self.random.random()
        if not type_ or roll < 0.1:
            names = self.inputs if self.chance(0.8) else self.types + ["Unknown", "ID", "Float"]
            return self.random.choice(TYPE_FORMS).format(self.random.choice(names))
        text = str(type_)
        if roll < 0.5:
            return text
        if roll < 0.65:
            return text[:-1] if text.endswith("!") else text + "!"
        if roll < 0.75:
            return f"[{text}]"
        if roll < 0.85 and text.startswith("["):
            return text.rstrip("!")[1:-1]
        if roll < 0.95:
            return text.replace("!", "", 1) if "!" in text else text.replace("]", "!]", 1)
        return self.random.choice(TYPE_FORMS).format(get_named_type(type_).name)

    # Twists

    def change_value(self) -> None:
        slot = self.some(ast.ValueNode)
        if slot and not isinstance(slot.owner, ast.VariableDefinitionNode):
            slot.node = self.any_value(self.expected.get(id(slot.node)))
        elif slot and slot.key == "default_value":
            type_ = self.expected.get(id(slot.node))
            new = self.any_value(type_)
            if "$" not in printed(new):
                slot.node = new

    def wrap_value(self) -> None:
        slot = self.some(ast.ValueNode)
        if not slot or isinstance(slot.owner, ast.VariableDefinitionNode):
            return
        node = slot.node
        if isinstance(node, ast.ListValueNode) and node.values and self.chance(0.5):
            slot.node = self.random.choice(list(node.values))
        else:
            slot.node = ast.ListValueNode(values=[node])

    def change_argument(self) -> None:
        slot = self.some(ast.ArgumentNode) or self.some(ast.ObjectFieldNode)
        if not slot:
            return
        roll = self.random.random()
        if roll < 0.3:
            slot.remove()
        elif roll < 0.5:
            slot.insert(copy.deepcopy(slot.node))
        elif roll < 0.7:
            slot.node.name = self.copy_of(ast.NameNode)
        else:
            other = self.copy_of(type(slot.node))
            slot.insert(other)

    def default_variable(self) -> None:
        """Gives a variable a default, takes it away, or changes its type."""
        slot = self.some(ast.VariableDefinitionNode)
        if not slot:
            return
        node = slot.node
        roll = self.random.random()
        if roll < 0.4:
            node.default_value = None if node.default_value else value(self.pick(LITERALS))
        elif roll < 0.7:
            text = printed(node.type)
            text = text[:-1] if text.endswith("!") else text + "!"
            node.type = parse_type(text, no_location=True)
        elif roll < 0.8:
            node.type = parse_type(self.near_type(None), no_location=True)
        elif roll < 0.9:
            slot.insert(copy.deepcopy(node))
        else:
            slot.remove()

    def add_directive(self) -> None:
        places = slots(self.tree, ast.Node)
        owners = [s.node for s in places if hasattr(s.node, "directives")]
        owner = self.pick(owners)
        if owner is not None:
            owner.directives = [*(owner.directives or ()), self.any_directive()]

    def add_selection(self) -> None:
        slot = self.some(ast.SelectionSetNode)
        if not slot:
            return
        new = self.any_field(self.parents.get(id(slot.node)))
        position = self.random.randrange(len(slot.node.selections) + 1)
        slot.node.selections = list(slot.node.selections)
        slot.node.selections.insert(position, new)

    def move_selection(self) -> None:
        """Copies a selection, or all of a set, to another set."""
        target = self.some(ast.SelectionSetNode)
        if not target:
            return
        if self.chance(0.5):
            new = [self.copy_of(ast.SelectionNode)]
        else:
            new = list(self.copy_of(ast.SelectionSetNode).selections)
        target.node.selections = [*target.node.selections, *new]

    def alias(self) -> None:
        """Gives a field the response name of another, preferably of the same set."""
        slot = self.some(ast.SelectionSetNode)
        fields = slot and [s for s in slot.node.selections if isinstance(s, ast.FieldNode)]
        if not fields:
            return
        one = self.random.choice(fields)
        other = self.random.choice(fields) if self.chance(0.7) else self.copy_of(ast.FieldNode)
        one.alias = copy.deepcopy(other.alias or other.name) if self.chance(0.85) else None

    def rename(self) -> None:
        slot = self.some(ast.NameNode)
        other = self.copy_of(ast.NameNode)
        if slot and other and slot.node.value not in ("true", "false", "null"):
            slot.node = other

    def narrow(self) -> None:
        """Puts selections into a fragment on some type, with or without a name."""
        slot = self.some(ast.SelectionSetNode)
        if not slot:
            return
        inner = slot.node
        parent = self.parents.get(id(inner))
        condition = self.random.choice(self.composites)
        if parent and self.chance(0.75):
            near = [parent.name]
            if is_abstract_type(parent):
                near += [t.name for t in self.schema.get_possible_types(parent)]
            near += [i.name for i in getattr(parent, "interfaces", [])]
            condition = self.random.choice(near)
        elif self.chance(0.1):
            condition = self.random.choice(self.types + ["Unknown"])
        if self.chance(0.5):
            text = f"... on {condition} {{ a }}" if self.chance(0.85) else "... { a }"
            new = selections(text)[0]
            new.selection_set = ast.SelectionSetNode(selections=inner.selections)
        else:
            name = f"N{self.random.randrange(4)}"
            fragment = parse(f"fragment {name} on {condition} {{ a }}", no_location=True)
            fragment.definitions[0].selection_set = ast.SelectionSetNode(
                selections=inner.selections
            )
            self.add_definition(fragment.definitions[0])
            new = selections("..." + name)[0]
        kept = copy.deepcopy(list(inner.selections)) if self.chance(0.4) else []
        inner.selections = [*kept, new]

    def spread(self) -> None:
        names = [n.name for n in self.tree.definitions if isinstance(n, ast.FragmentDefinitionNode)]
        slot = self.some(ast.SelectionSetNode)
        if slot and names:
            node = ast.FragmentSpreadNode(name=copy.deepcopy(self.random.choice(names)))
            node.directives = []
            slot.node.selections = [*slot.node.selections, node]

    def swap(self) -> None:
        """Swaps two nodes of one kind, wherever they are."""
        kind = self.random.choice(
            [ast.SelectionNode, ast.SelectionSetNode, ast.ValueNode, ast.ArgumentNode,
             ast.DirectiveNode, ast.NamedTypeNode, ast.VariableDefinitionNode, ast.NameNode]
        )
        one, other = self.some(kind), self.some(kind)
        if one and other:
            node = copy.deepcopy(other.node)
            if isinstance(one.owner, ast.VariableDefinitionNode) and kind is ast.ValueNode:
                return
            if isinstance(node, ast.NameNode) and node.value in ("true", "false", "null"):
                return
            one.node = node

    def drop(self) -> None:
        kind = self.random.choice(
            [ast.SelectionNode, ast.ArgumentNode, ast.DirectiveNode, ast.ObjectFieldNode,
             ast.VariableDefinitionNode, ast.DefinitionNode]
        )
        slot = self.some(kind)
        if not slot or slot.index is None:
            return
        if isinstance(slot.owner, (ast.SelectionSetNode, ast.DocumentNode)):
            if len(getattr(slot.owner, slot.key)) < 2:
                return
        slot.remove()

    def leaf(self) -> None:
        slot = self.some(ast.FieldNode)
        if slot:
            new = ast.SelectionSetNode(selections=selections("__typename"))
            slot.node.selection_set = None if slot.node.selection_set else new

    def operate(self) -> None:
        """Changes the kind or name of an operation, or adds one."""
        operation = self.pick(self.operations())
        roll = self.random.random()
        if operation and roll < 0.4:
            kind = self.random.choice(KINDS)
            operation.operation = parse(f"{kind} {{ a }}").definitions[0].operation
        elif operation and roll < 0.6:
            operation.name = None if operation.name else ast.NameNode(value="Op")
        elif operation and roll < 0.8:
            self.add_definition(copy.deepcopy(operation))
        else:
            meta = self.random.choice(META_FIELDS)
            text = f"{self.random.choice(KINDS)} {self.random.choice(['', 'Op0', 'New'])} {{ {meta} }}"
            self.add_definition(parse(text, no_location=True).definitions[0])

    def define(self) -> None:
        """Adds a definition of a type of the schema, twisted or not."""
        node = self.schema.type_map[self.random.choice(self.types)].ast_node
        text = printed(copy.deepcopy(node)) if node else "scalar New"
        if self.chance(0.3):
            text = "extend " + text if not text.startswith('"') else text
        try:
            tree = parse(text, no_location=True)
        except GraphQLSyntaxError:
            return
        if self.chance(0.5):
            owners = [s.node for s in slots(tree, ast.Node) if hasattr(s.node, "directives")]
            owner = self.random.choice(owners)
            new = self.any_directive()
            if "$" not in printed(new):
                owner.directives = [*(owner.directives or ()), new]
        if self.chance(0.3):
            name = self.pick(slots(tree, ast.NameNode))
            other = self.copy_of(ast.NameNode)
            if other.value not in ("true", "false", "null"):
                name.node = other
        self.add_definition(tree.definitions[0])

    def relex(self, text: str) -> str:
        """Writes the same tokens in another way, or breaks one."""
        roll = self.random.random()
        if roll < 0.25:
            return text.replace("\n", self.random.choice(["\r", "\r\n", "\n,\ufeff", " #é\U0001f600\n"]))
        i = self.random.randrange(len(text) + 1)
        if roll < 0.5:
            end = i + self.random.choice([1, 1, 1, 2, 5])
            return text[:i] + text[end:]
        new = self.random.choice(
            ["\ufeff", "\x00", "\u00a0", "\u2028", "é", "\U0001f600", "\ud800", "0", "00", ".", "..",
             "-", "-0", "1.", ".5", "1e", "1.5e+", "0x1F", "1_0", "1a", '"', '"""', "\\", "\\u", '"\\u{}"',
             '"\\u{110000}"', '"\\ud800"', '"\\x"', "'a'", "#", "# \x07\n", "`", "~", "?", "&", "|", "\x7f",
             ",,,", "_", "__", "...", "on", "!", "[", "]", "{", "}", "{}", "()", "$", "$$", "@", ":", "="]
        )
        return text[:i] + new + text[i:]

    twists = (
        [change_value] * 6
        + [wrap_value, change_argument, default_variable, add_directive] * 2
        + [add_selection, move_selection, alias, narrow] * 3
        + [rename, spread, swap] * 2
        + [drop, leaf, operate, define]
    )
