public import GraphQLLanguage

/// The directives of the GraphQL specification, and those of its draft for incremental delivery.
public enum StandardDirective: String, CaseIterable, Sendable {
    /// `@include(if:)`
    case include
    /// `@skip(if:)`
    case skip
    /// `@deprecated(reason:)`
    case deprecated
    /// `@specifiedBy(url:)`
    case specifiedBy
    /// `@oneOf`
    case oneOf
    /// `@defer(label:if:)`
    case `defer`
    /// `@stream(label:initialCount:if:)`
    case stream

    /// Whether every schema has the directive without declaring it.
    ///
    /// Not every server supports the others.
    var isBuiltIn: Bool { self != .defer && self != .stream }

    /// The advice for a schema that does not declare a directive that isn't built in.
    public var remedyIfUndeclared: String {
        "If the server supports it, add a file with `\(definition)` to the files of the schema."
    }

    /// The definition.
    var definition: String {
        switch self {
        case .include:
            """
            "Includes the field or fragment only when `if` is true."
            directive @include(if: Boolean!) on FIELD | FRAGMENT_SPREAD | INLINE_FRAGMENT
            """
        case .skip:
            """
            "Omits the field or fragment when `if` is true."
            directive @skip(if: Boolean!) on FIELD | FRAGMENT_SPREAD | INLINE_FRAGMENT
            """
        case .deprecated:
            """
            "Marks a definition that should no longer be used."
            directive @deprecated(reason: String! = "No longer supported")
              on FIELD_DEFINITION | ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION | ENUM_VALUE
              | DIRECTIVE_DEFINITION
            """
        case .specifiedBy:
            """
            "Links to the specification of a scalar."
            directive @specifiedBy(url: String!) on SCALAR
            """
        case .oneOf:
            """
            "Requires exactly one field of the input object."
            directive @oneOf on INPUT_OBJECT
            """
        case .defer:
            "directive @defer(if: Boolean! = true, label: String) on FRAGMENT_SPREAD | INLINE_FRAGMENT"
        case .stream:
            "directive @stream(if: Boolean! = true, label: String, initialCount: Int = 0) on FIELD"
        }
    }
}

extension Directive {
    /// Returns whether this is a use of a directive of the specification.
    public func isNamed(_ directive: StandardDirective) -> Bool {
        name.text == directive.rawValue
    }
}

extension [Directive] {
    /// Returns the first use of a directive of the specification.
    public func first(_ directive: StandardDirective) -> Directive? {
        first { $0.isNamed(directive) }
    }

    /// Returns whether a directive of the specification is used.
    public func contains(_ directive: StandardDirective) -> Bool {
        contains { $0.isNamed(directive) }
    }
}
