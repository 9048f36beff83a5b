/// The selections on a type, `{ … }`.
public struct SelectionSet: Sendable {
    /// The selections, in order.
    public var selections: [Selection]
    /// Its source range.
    public var span: SourceSpan = .synthesized
}

/// One entry of a selection set.
public enum Selection: Sendable {
    /// A field.
    case field(Field)
    /// A spread of a fragment.
    case fragmentSpread(FragmentSpread)
    /// Selections on a narrower type or under a condition.
    case inlineFragment(InlineFragment)

    /// Its source range.
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
    /// Its alias, if it has one.
    public var alias: Name?
    /// Its name.
    public var name: Name
    /// Its arguments, in order.
    public var arguments: [Argument] = []
    /// The directives applied to it, in order.
    public var directives: [Directive] = []
    /// The selections of its value; `nil` if it has none.
    public var selectionSet: SelectionSet?
    /// Its source range.
    public var span: SourceSpan = .synthesized

    /// Its name in the response: the alias, or the name if there is no alias.
    public var responseName: Name { alias ?? name }
}

/// A fragment spread, `...Name(arguments) @directives`.
public struct FragmentSpread: Sendable {
    /// The name of the fragment.
    public var name: Name
    /// The values of the fragment's variables (fragment arguments of the draft specification).
    public var arguments: [Argument]
    /// The directives applied to it, in order.
    public var directives: [Directive]
    /// Whether it is not in the text, because a field beside it implies it.
    public var isImplied = false
    /// Its source range.
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

/// An inline fragment: selections on a narrower type or under a condition, `... on Type @directives
/// { … }`.
public struct InlineFragment: Sendable {
    /// The type that it applies to; `nil` for the enclosing type.
    public var typeCondition: NamedType?
    /// The directives applied to it, in order.
    public var directives: [Directive]
    /// Its selections.
    public var selectionSet: SelectionSet
    /// Its source range.
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
    /// Its source range.
    public var span: SourceSpan

    /// Creates an argument.
    public init(name: Name, value: Value, span: SourceSpan = .synthesized) {
        self.name = name
        self.value = value
        self.span = span
    }

    /// Returns whether two nodes are equal, ignoring their source ranges.
    public static func == (lhs: Argument, rhs: Argument) -> Bool {
        lhs.name == rhs.name && lhs.value == rhs.value
    }

    /// Hashes everything except the source range.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(value)
    }
}

/// An applied directive, `@name(arguments)`.
public struct Directive: Hashable, Sendable {
    /// Its name, without the `@`.
    public var name: Name
    /// Its arguments, in order.
    public var arguments: [Argument]
    /// Its source range.
    public var span: SourceSpan

    /// Creates a directive.
    public init(name: Name, arguments: [Argument] = [], span: SourceSpan = .synthesized) {
        self.name = name
        self.arguments = arguments
        self.span = span
    }

    /// Returns whether two nodes are equal, ignoring their source ranges.
    public static func == (lhs: Directive, rhs: Directive) -> Bool {
        lhs.name == rhs.name && lhs.arguments == rhs.arguments
    }

    /// Hashes everything except the source range.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(arguments)
    }

    /// Returns the argument with this name; the first, if there are several.
    public func argument(named name: String) -> Argument? {
        arguments.first { $0.name.text == name }
    }
}
