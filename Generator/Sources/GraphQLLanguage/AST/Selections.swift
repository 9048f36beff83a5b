/// What is selected on a type, `{ … }`.
public struct SelectionSet: Sendable {
    /// The selections, in order.
    public var selections: [Selection]
    /// Where it stands.
    public var span: SourceSpan

    /// Creates a selection set.
    public init(selections: [Selection], span: SourceSpan = .synthesized) {
        self.selections = selections
        self.span = span
    }
}

/// One entry of a selection set.
public enum Selection: Sendable {
    /// A field.
    case field(Field)
    /// The selections of a fragment.
    case fragmentSpread(FragmentSpread)
    /// Selections on a narrower type or under a condition.
    case inlineFragment(InlineFragment)

    /// Where it stands.
    public var span: SourceSpan {
        switch self {
        case .field(let node): node.span
        case .fragmentSpread(let node): node.span
        case .inlineFragment(let node): node.span
        }
    }

    /// The directives applied to it.
    public var directives: [Directive] {
        switch self {
        case .field(let node): node.directives
        case .fragmentSpread(let node): node.directives
        case .inlineFragment(let node): node.directives
        }
    }
}

/// A selected field, `alias: name(arguments) @directives { … }`.
public struct Field: Sendable {
    /// The name it has in the response, when it is not its own.
    public var alias: Name?
    /// Its name.
    public var name: Name
    /// Its arguments, in order.
    public var arguments: [Argument]
    /// The directives applied to it, in order.
    public var directives: [Directive]
    /// What is selected of its value; nil when nothing is.
    public var selectionSet: SelectionSet?
    /// Where it stands.
    public var span: SourceSpan

    /// Creates a field.
    public init(
        alias: Name? = nil,
        name: Name,
        arguments: [Argument] = [],
        directives: [Directive] = [],
        selectionSet: SelectionSet? = nil,
        span: SourceSpan = .synthesized
    ) {
        self.alias = alias
        self.name = name
        self.arguments = arguments
        self.directives = directives
        self.selectionSet = selectionSet
        self.span = span
    }

    /// The name it has in the response: its alias or else its name.
    public var responseName: Name { alias ?? name }
}

/// The selections of a fragment, `...Name(arguments) @directives`.
public struct FragmentSpread: Sendable {
    /// The name of the fragment.
    public var name: Name
    /// The values of its variables (fragment arguments of the specification draft).
    public var arguments: [Argument]
    /// The directives applied to it, in order.
    public var directives: [Directive]
    /// Where it stands.
    public var span: SourceSpan

    /// Creates a fragment spread.
    public init(
        name: Name,
        arguments: [Argument] = [],
        directives: [Directive] = [],
        span: SourceSpan = .synthesized
    ) {
        self.name = name
        self.arguments = arguments
        self.directives = directives
        self.span = span
    }
}

/// Selections on a narrower type or under a condition, `... on Type @directives { … }`.
public struct InlineFragment: Sendable {
    /// The type it selects on; nil for that of its surroundings.
    public var typeCondition: NamedType?
    /// The directives applied to it, in order.
    public var directives: [Directive]
    /// What it selects.
    public var selectionSet: SelectionSet
    /// Where it stands.
    public var span: SourceSpan

    /// Creates an inline fragment.
    public init(
        typeCondition: NamedType? = nil,
        directives: [Directive] = [],
        selectionSet: SelectionSet,
        span: SourceSpan = .synthesized
    ) {
        self.typeCondition = typeCondition
        self.directives = directives
        self.selectionSet = selectionSet
        self.span = span
    }
}

/// A named value, `name: value`.
public struct Argument: Hashable, Sendable {
    /// Its name.
    public var name: Name
    /// Its value.
    public var value: Value
    /// Where it stands.
    public var span: SourceSpan

    /// Creates an argument.
    public init(name: Name, value: Value, span: SourceSpan = .synthesized) {
        self.name = name
        self.value = value
        self.span = span
    }

    /// Whether two nodes are equal but for where they stand.
    public static func == (lhs: Argument, rhs: Argument) -> Bool {
        lhs.name == rhs.name && lhs.value == rhs.value
    }

    /// Feeds everything but the place to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(value)
    }
}

/// A directive applied to something, `@name(arguments)`.
public struct Directive: Hashable, Sendable {
    /// Its name, without the `@`.
    public var name: Name
    /// Its arguments, in order.
    public var arguments: [Argument]
    /// Where it stands.
    public var span: SourceSpan

    /// Creates a directive.
    public init(name: Name, arguments: [Argument] = [], span: SourceSpan = .synthesized) {
        self.name = name
        self.arguments = arguments
        self.span = span
    }

    /// Whether two nodes are equal but for where they stand.
    public static func == (lhs: Directive, rhs: Directive) -> Bool {
        lhs.name == rhs.name && lhs.arguments == rhs.arguments
    }

    /// Feeds everything but the place to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(arguments)
    }

    /// Its argument of that name, the first if there are several.
    public func argument(named name: String) -> Argument? {
        arguments.first { $0.name.text == name }
    }
}
