/// A scalar, `scalar Name`.
public struct ScalarTypeDefinition: Sendable {
    /// The description before it.
    public var description: StringValue?
    /// Its name.
    public var name: Name
    /// The directives applied to it, in order.
    public var directives: [Directive]
    /// Its source range.
    public var span: SourceSpan

    /// Creates a scalar type definition.
    public init(
        description: StringValue? = nil,
        name: Name,
        directives: [Directive] = [],
        span: SourceSpan = .synthesized
    ) {
        self.description = description
        self.name = name
        self.directives = directives
        self.span = span
    }
}

/// An object type, `type Name implements … { … }`.
public struct ObjectTypeDefinition: Sendable {
    /// The description before it.
    public var description: StringValue?
    /// Its name.
    public var name: Name
    /// The interfaces it implements, in order.
    public var interfaces: [NamedType]
    /// The directives applied to it, in order.
    public var directives: [Directive]
    /// Its fields, in order.
    public var fields: [FieldDefinition]
    /// Its source range.
    public var span: SourceSpan

    /// Creates an object type definition.
    public init(
        description: StringValue? = nil,
        name: Name,
        interfaces: [NamedType] = [],
        directives: [Directive] = [],
        fields: [FieldDefinition] = [],
        span: SourceSpan = .synthesized
    ) {
        self.description = description
        self.name = name
        self.interfaces = interfaces
        self.directives = directives
        self.fields = fields
        self.span = span
    }
}

/// An interface, `interface Name implements … { … }`.
public struct InterfaceTypeDefinition: Sendable {
    /// The description before it.
    public var description: StringValue?
    /// Its name.
    public var name: Name
    /// The interfaces it implements, in order.
    public var interfaces: [NamedType]
    /// The directives applied to it, in order.
    public var directives: [Directive]
    /// Its fields, in order.
    public var fields: [FieldDefinition]
    /// Its source range.
    public var span: SourceSpan

    /// Creates an interface type definition.
    public init(
        description: StringValue? = nil,
        name: Name,
        interfaces: [NamedType] = [],
        directives: [Directive] = [],
        fields: [FieldDefinition] = [],
        span: SourceSpan = .synthesized
    ) {
        self.description = description
        self.name = name
        self.interfaces = interfaces
        self.directives = directives
        self.fields = fields
        self.span = span
    }
}

/// A union, `union Name = A | B`.
public struct UnionTypeDefinition: Sendable {
    /// The description before it.
    public var description: StringValue?
    /// Its name.
    public var name: Name
    /// The directives applied to it, in order.
    public var directives: [Directive]
    /// Its member types, in order.
    public var memberTypes: [NamedType]
    /// Its source range.
    public var span: SourceSpan

    /// Creates a union type definition.
    public init(
        description: StringValue? = nil,
        name: Name,
        directives: [Directive] = [],
        memberTypes: [NamedType] = [],
        span: SourceSpan = .synthesized
    ) {
        self.description = description
        self.name = name
        self.directives = directives
        self.memberTypes = memberTypes
        self.span = span
    }
}

/// An enum, `enum Name { … }`.
public struct EnumTypeDefinition: Sendable {
    /// The description before it.
    public var description: StringValue?
    /// Its name.
    public var name: Name
    /// The directives applied to it, in order.
    public var directives: [Directive]
    /// Its values, in order.
    public var values: [EnumValueDefinition]
    /// Its source range.
    public var span: SourceSpan

    /// Creates an enum type definition.
    public init(
        description: StringValue? = nil,
        name: Name,
        directives: [Directive] = [],
        values: [EnumValueDefinition] = [],
        span: SourceSpan = .synthesized
    ) {
        self.description = description
        self.name = name
        self.directives = directives
        self.values = values
        self.span = span
    }
}

/// An input object type, `input Name { … }`.
public struct InputObjectTypeDefinition: Sendable {
    /// The description before it.
    public var description: StringValue?
    /// Its name.
    public var name: Name
    /// The directives applied to it, in order.
    public var directives: [Directive]
    /// Its fields, in order.
    public var fields: [InputValueDefinition]
    /// Its source range.
    public var span: SourceSpan

    /// Creates an input object type definition.
    public init(
        description: StringValue? = nil,
        name: Name,
        directives: [Directive] = [],
        fields: [InputValueDefinition] = [],
        span: SourceSpan = .synthesized
    ) {
        self.description = description
        self.name = name
        self.directives = directives
        self.fields = fields
        self.span = span
    }
}

/// A field of an object type or an interface.
public struct FieldDefinition: Sendable {
    /// The description before it.
    public var description: StringValue?
    /// Its name.
    public var name: Name
    /// Its arguments, in order.
    public var arguments: [InputValueDefinition]
    /// The type of its value.
    public var type: TypeNode
    /// The directives applied to it, in order.
    public var directives: [Directive]
    /// Its source range.
    public var span: SourceSpan

    /// Creates a field definition.
    public init(
        description: StringValue? = nil,
        name: Name,
        arguments: [InputValueDefinition] = [],
        type: TypeNode,
        directives: [Directive] = [],
        span: SourceSpan = .synthesized
    ) {
        self.description = description
        self.name = name
        self.arguments = arguments
        self.type = type
        self.directives = directives
        self.span = span
    }
}

/// An argument, or a field of an input object type.
public struct InputValueDefinition: Sendable {
    /// The description before it.
    public var description: StringValue?
    /// Its name.
    public var name: Name
    /// Its type.
    public var type: TypeNode
    /// Its default value; `nil` if it has none.
    public var defaultValue: Value?
    /// The directives applied to it, in order.
    public var directives: [Directive]
    /// Its source range.
    public var span: SourceSpan

    /// Creates an input value definition.
    public init(
        description: StringValue? = nil,
        name: Name,
        type: TypeNode,
        defaultValue: Value? = nil,
        directives: [Directive] = [],
        span: SourceSpan = .synthesized
    ) {
        self.description = description
        self.name = name
        self.type = type
        self.defaultValue = defaultValue
        self.directives = directives
        self.span = span
    }
}

/// A value of an enum.
public struct EnumValueDefinition: Sendable {
    /// The description before it.
    public var description: StringValue?
    /// Its name.
    public var name: Name
    /// The directives applied to it, in order.
    public var directives: [Directive]
    /// Its source range.
    public var span: SourceSpan

    /// Creates an enum value definition.
    public init(
        description: StringValue? = nil,
        name: Name,
        directives: [Directive] = [],
        span: SourceSpan = .synthesized
    ) {
        self.description = description
        self.name = name
        self.directives = directives
        self.span = span
    }
}
