public import GraphQLLanguage

/// A field of an object type or an interface.
///
/// A class, as all parts of a schema, so that handing it on costs one word; it never changes.
public final class OutputField: Named {
    /// Its name.
    public let name: String
    /// Its description.
    public let description: String?
    /// Its arguments, in order.
    public let arguments: NamedList<InputValue>
    /// The type of its value.
    public let type: TypeReference
    /// Why it should not be used any more; nil when it may be used.
    public let deprecationReason: String?
    /// The directives applied to it, in order.
    public let appliedDirectives: [Directive]
    /// Who defines it.
    public let origin: SchemaOrigin
    /// Where its name is defined.
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
/// A class, as all parts of a schema, so that handing it on costs one word; it never changes.
public final class InputValue: Named {
    /// Its name.
    public let name: String
    /// Its description.
    public let description: String?
    /// Its type.
    public let type: TypeReference
    /// Its value when none is given; nil when it has no default.
    public let defaultValue: Value?
    /// Why it should not be used any more; nil when it may be used.
    public let deprecationReason: String?
    /// The directives applied to it, in order.
    public let appliedDirectives: [Directive]
    /// Who defines it.
    public let origin: SchemaOrigin
    /// Where its name is defined.
    public let span: SourceSpan

    /// Whether a value must be given: the type excludes null and there is no default.
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

    /// A variable of a fragment, which is an argument of its spreads.
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
/// A class, as all parts of a schema, so that handing it on costs one word; it never changes.
public final class EnumMember: Named {
    /// Its name.
    public let name: String
    /// Its description.
    public let description: String?
    /// Why it should not be used any more; nil when it may be used.
    public let deprecationReason: String?
    /// The directives applied to it, in order.
    public let appliedDirectives: [Directive]
    /// Who defines it.
    public let origin: SchemaOrigin
    /// Where its name is defined.
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
/// A class, as all parts of a schema, so that handing it on costs one word; it never changes.
public final class SchemaDirective: Named {
    /// Its name, without the `@`.
    public let name: String
    /// Its description.
    public let description: String?
    /// Its arguments, in order.
    public let arguments: NamedList<InputValue>
    /// Whether it may be applied more than once to one thing.
    public let isRepeatable: Bool
    /// Where it may be applied, in the order of its definition, each place once.
    public let locations: [DirectiveLocation]
    /// Who defines it.
    public let origin: SchemaOrigin
    /// Where its name is defined.
    public let span: SourceSpan

    init(_ node: DirectiveDefinition, origin: SchemaOrigin) {
        name = node.name.text
        description = node.description?.value
        arguments = NamedList(node.arguments.map { InputValue($0, origin: origin) })
        isRepeatable = node.isRepeatable
        var known: Set<DirectiveLocation> = []
        locations = node.locations.compactMap { DirectiveLocation(rawValue: $0.text) }
            .filter { known.insert($0).inserted }
        self.origin = origin
        span = node.name.span
    }
}

extension [Directive] {
    /// The first directive of a name.
    ///
    /// - Parameter name: The name, without the `@`.
    /// - Returns: The directive, nil when it is not applied.
    public func first(named name: String) -> Directive? {
        first { $0.name.text == name }
    }

    /// The reason of `@deprecated`; nil when it is not applied.
    var deprecationReason: String? {
        guard !isEmpty, let directive = first(named: "deprecated") else { return nil }
        if case .string(let reason)? = directive.argument(named: "reason")?.value {
            return reason.value
        }
        return "No longer supported"
    }
}
