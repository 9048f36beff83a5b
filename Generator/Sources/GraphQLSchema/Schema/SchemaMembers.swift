public import GraphQLLanguage

/// A field of an object type or an interface.
///
/// It is an immutable class, so that passing it on copies a single reference.
public final class OutputField: Named {
    /// Its name.
    public let name: String
    /// Its description.
    public let description: String?
    /// Its arguments, in order.
    public let arguments: NamedList<InputValue>
    /// The type of its value.
    public let type: TypeReference
    /// The reason for its deprecation; `nil` if it is not deprecated.
    public let deprecationReason: String?
    /// The directives applied to it, in order.
    public let appliedDirectives: [Directive]
    /// Whether the specification, the server or the client defines it.
    public let origin: SchemaOrigin
    /// The source range of its name.
    public let span: SourceSpan

    init(_ node: FieldDefinition, origin: SchemaOrigin) {
        name = node.name.text
        description = node.description?.value
        arguments = NamedList(node.arguments.map { InputValue($0, origin: origin) })
        type = TypeReference(node.type)
        deprecationReason = node.directives.deprecationReason
        appliedDirectives = node.directives
        self.origin = origin
        span = node.name.span
    }
}

/// An argument of a field or a directive, or a field of an input object type.
///
/// It is an immutable class, so that passing it on copies a single reference.
public final class InputValue: Named {
    /// Its name.
    public let name: String
    /// Its description.
    public let description: String?
    /// Its type.
    public let type: TypeReference
    /// Its default value; `nil` if it has none.
    public let defaultValue: Value?
    /// The reason for its deprecation; `nil` if it is not deprecated.
    public let deprecationReason: String?
    /// The directives applied to it, in order.
    public let appliedDirectives: [Directive]
    /// Whether the specification, the server or the client defines it.
    public let origin: SchemaOrigin
    /// The source range of its name.
    public let span: SourceSpan

    /// Whether a value is required, because the type is non-null and there is no default.
    public var isRequired: Bool { type.isNonNull && defaultValue == nil }

    init(_ node: InputValueDefinition, origin: SchemaOrigin) {
        name = node.name.text
        description = node.description?.value
        type = TypeReference(node.type)
        defaultValue = node.defaultValue
        deprecationReason = node.directives.deprecationReason
        appliedDirectives = node.directives
        self.origin = origin
        span = node.name.span
    }

    /// Creates an argument for a fragment's variable.
    ///
    /// Spreads of the fragment provide its value.
    init(_ node: VariableDefinition) {
        name = node.variable.name.text
        description = node.description?.value
        type = TypeReference(node.type)
        defaultValue = node.defaultValue
        deprecationReason = nil
        appliedDirectives = node.directives
        origin = .client
        span = node.variable.name.span
    }
}

/// A value of an enum.
///
/// It is an immutable class, so that passing it on copies a single reference.
public final class EnumMember: Named {
    /// Its name.
    public let name: String
    /// Its description.
    public let description: String?
    /// The reason for its deprecation; `nil` if it is not deprecated.
    public let deprecationReason: String?
    /// The directives applied to it, in order.
    public let appliedDirectives: [Directive]
    /// Whether the specification, the server or the client defines it.
    public let origin: SchemaOrigin
    /// The source range of its name.
    public let span: SourceSpan

    init(_ node: EnumValueDefinition, origin: SchemaOrigin) {
        name = node.name.text
        description = node.description?.value
        deprecationReason = node.directives.deprecationReason
        appliedDirectives = node.directives
        self.origin = origin
        span = node.name.span
    }
}

/// A directive of a schema.
///
/// It is an immutable class, so that passing it on copies a single reference.
public final class SchemaDirective: Named {
    /// Its name, without the `@`.
    public let name: String
    /// Its description.
    public let description: String?
    /// Its arguments, in order.
    public let arguments: NamedList<InputValue>
    /// Whether it may be applied more than once at the same location.
    public let isRepeatable: Bool
    /// The locations where it may be applied, in the order of its definition and without
    /// repetitions.
    public let locations: [DirectiveLocation]
    /// The reason for its deprecation; `nil` if it is not deprecated.
    public let deprecationReason: String?
    /// The directives applied to its definition, in order.
    public let appliedDirectives: [Directive]
    /// Whether the specification, the server or the client defines it.
    public let origin: SchemaOrigin
    /// The source range of its name.
    public let span: SourceSpan

    init(_ node: DirectiveDefinition, origin: SchemaOrigin) {
        name = node.name.text
        description = node.description?.value
        arguments = NamedList(node.arguments.map { InputValue($0, origin: origin) })
        isRepeatable = node.isRepeatable
        var known: Set<DirectiveLocation> = []
        locations = node.locations.compactMap { DirectiveLocation(rawValue: $0.text) }
            .filter { known.insert($0).inserted }
        deprecationReason = node.directives.deprecationReason
        appliedDirectives = node.directives
        self.origin = origin
        span = node.name.span
    }
}

extension [Directive] {
    /// Returns the first directive with this name.
    ///
    /// - Parameter name: The name, without the `@`.
    /// - Returns: The directive, or `nil` if it is not applied.
    public func first(named name: String) -> Directive? {
        first { $0.name.text == name }
    }

    /// The reason of `@deprecated`; `nil` if it is not applied.
    var deprecationReason: String? {
        guard !isEmpty, let directive = first(.deprecated) else { return nil }
        if case .string(let reason)? = directive.argument(named: "reason")?.value {
            return reason.value
        }
        return "No longer supported"
    }
}
