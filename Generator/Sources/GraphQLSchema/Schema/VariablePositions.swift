public import GraphQLLanguage

/// A position in which a variable can be used.
public struct VariablePosition: Sendable {
    /// The expected type.
    public var type: TypeReference
    /// Whether the argument or the input field has a default value.
    public var hasDefault: Bool
    /// Whether it is a field of a `@oneOf` input object, which is never null.
    public var isOneOf: Bool

    /// Creates a position.
    public init(type: TypeReference, hasDefault: Bool = false, isOneOf: Bool = false) {
        self.type = type
        self.hasDefault = hasDefault
        self.isOneOf = isOneOf
    }

    /// The least strict type that a variable without a default value needs here.
    ///
    /// It is `Int` for a position of type `Int! = 10`, and `Int!` for a field of type `Int` of a
    /// `@oneOf` input object.
    public var requiredType: TypeReference {
        if isOneOf { return .nonNull(type.nullable) }
        return hasDefault ? type.nullable : type
    }

    /// Returns whether a variable may be used here.
    ///
    /// A default value on either side allows a nullable type.
    ///
    /// See https://spec.graphql.org/September2025/#IsVariableUsageAllowed()
    ///
    /// - Parameters:
    ///   - variableType: The variable's type.
    ///   - defaultValue: The variable's default value.
    ///   - schema: The schema.
    /// - Returns: Whether the variable is allowed. The additional rule for `@oneOf` is not checked.
    public func accepts(
        _ variableType: TypeReference,
        default defaultValue: Value?,
        in schema: Schema
    ) -> Bool {
        if type.isNonNull, !variableType.isNonNull {
            let hasValue = defaultValue.map { !$0.isNull } ?? false
            guard hasValue || hasDefault else { return false }
            return schema.isSubtype(variableType, of: type.nullable)
        }
        return schema.isSubtype(variableType, of: type)
    }
}

extension TypeReference {
    /// Returns the type of all values that belong to both input types: `[Int!]!` for `[Int!]` and
    /// `[Int]!`.
    ///
    /// - Parameter other: The other type.
    /// - Returns: The type, or `nil` if only null belongs to both.
    public func intersection(_ other: TypeReference) -> TypeReference? {
        let inner: TypeReference
        switch (nullable, other.nullable) {
        case (.list(let element), .list(let otherElement)):
            guard let both = element.intersection(otherElement) else { return nil }
            inner = .list(both)
        case (.named(let name), .named(let otherName)) where name == otherName:
            inner = .named(name)
        default:
            return nil
        }
        return isNonNull || other.isNonNull ? .nonNull(inner) : inner
    }
}
