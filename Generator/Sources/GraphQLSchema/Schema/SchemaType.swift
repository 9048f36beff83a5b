public import GraphQLLanguage

/// A type of a schema.
public enum SchemaType: Named {
    /// A scalar.
    case scalar(ScalarType)
    /// An object type.
    case object(ObjectType)
    /// An interface.
    case interface(InterfaceType)
    /// A union.
    case union(UnionType)
    /// An enum.
    case `enum`(EnumType)
    /// An input object type.
    case inputObject(InputObjectType)

    /// The properties that all kinds of types have.
    public var definition: any SchemaTypeDefinition {
        switch self {
        case .scalar(let type): type
        case .object(let type): type
        case .interface(let type): type
        case .union(let type): type
        case .enum(let type): type
        case .inputObject(let type): type
        }
    }

    /// Its name.
    public var name: String {
        switch self {
        case .scalar(let type): type.name
        case .object(let type): type.name
        case .interface(let type): type.name
        case .union(let type): type.name
        case .enum(let type): type.name
        case .inputObject(let type): type.name
        }
    }

    /// The fields of an object type or an interface; `nil` for other kinds.
    public var fields: NamedList<OutputField>? {
        switch self {
        case .object(let type): type.fields
        case .interface(let type): type.fields
        default: nil
        }
    }

    /// The names of the interfaces that an object type or an interface declares.
    public var interfaces: [String] {
        switch self {
        case .object(let type): type.interfaces
        case .interface(let type): type.interfaces
        default: []
        }
    }

    /// Whether it is valid for variables, arguments and input fields.
    public var isInput: Bool {
        switch self {
        case .scalar, .enum, .inputObject: true
        case .object, .interface, .union: false
        }
    }

    /// Whether it is valid for fields.
    public var isOutput: Bool {
        if case .inputObject = self { false } else { true }
    }

    /// Whether it is a scalar or an enum, and so has no fields to select.
    public var isLeaf: Bool {
        switch self {
        case .scalar, .enum: true
        default: false
        }
    }

    /// Whether it is an object type, an interface or a union, and so has fields to select.
    public var isComposite: Bool {
        switch self {
        case .object, .interface, .union: true
        default: false
        }
    }

    /// Whether it is an interface or a union.
    public var isAbstract: Bool {
        switch self {
        case .interface, .union: true
        default: false
        }
    }

    /// The kind of type with an article, for messages: `an object type`, `a union`, ….
    var kindWithArticle: String {
        switch self {
        case .scalar, .union: "a \(kindName)"
        case .object, .interface, .enum, .inputObject: "an \(kindName)"
        }
    }

    /// The kind of type, for messages: `object type`, `enum`, ….
    public var kindName: String {
        switch self {
        case .scalar: "scalar"
        case .object: "object type"
        case .interface: "interface"
        case .union: "union"
        case .enum: "enum"
        case .inputObject: "input object type"
        }
    }
}

/// The origin of a part of a schema.
public enum SchemaOrigin: Sendable, Hashable {
    /// The specification.
    ///
    /// Schemas need not define it.
    case builtIn
    /// The server.
    case server
    /// A client's extension of the server's schema, which the server does not have.
    case client
}

/// The properties that all kinds of types have.
public protocol SchemaTypeDefinition: AnyObject, Named {
    /// The name.
    var name: String { get }
    /// The description.
    var description: String? { get }
    /// Whether the specification, the server or the client defines it.
    var origin: SchemaOrigin { get }
    /// The directives applied to it and its extensions, in order.
    var appliedDirectives: [Directive] { get }
    /// The source range of its name.
    var span: SourceSpan { get }
}

/// A scalar.
///
/// It is an immutable class, so that passing it on copies a single reference.
public final class ScalarType: SchemaTypeDefinition {
    /// Its name.
    public let name: String
    /// Its description.
    public let description: String?
    /// Whether the specification, the server or the client defines it.
    public let origin: SchemaOrigin
    /// The URL of `@specifiedBy`.
    public let specifiedByURL: String?
    /// The directives applied to it and its extensions, in order.
    public let appliedDirectives: [Directive]
    /// The source range of its name.
    public let span: SourceSpan

    init(_ parts: TypeParts, specifiedByURL: String?) {
        name = parts.name.text
        description = parts.description
        origin = parts.origin
        appliedDirectives = parts.directives
        span = parts.name.span
        self.specifiedByURL = specifiedByURL
    }
}

/// An object type.
///
/// It is an immutable class, so that passing it on copies a single reference.
public final class ObjectType: SchemaTypeDefinition {
    /// Its name.
    public let name: String
    /// Its description.
    public let description: String?
    /// Whether the specification, the server or the client defines it.
    public let origin: SchemaOrigin
    /// The names of the interfaces that it declares, in order.
    public let interfaces: [String]
    /// Its fields, in order.
    public let fields: NamedList<OutputField>
    /// The directives applied to it and its extensions, in order.
    public let appliedDirectives: [Directive]
    /// The source range of its name.
    public let span: SourceSpan

    init(_ parts: TypeParts, fields: [OutputField]) {
        name = parts.name.text
        description = parts.description
        origin = parts.origin
        appliedDirectives = parts.directives
        span = parts.name.span
        interfaces = parts.interfaces.map(\.name.text)
        self.fields = NamedList(fields)
    }
}

/// An interface.
///
/// It is an immutable class, so that passing it on copies a single reference.
public final class InterfaceType: SchemaTypeDefinition {
    /// Its name.
    public let name: String
    /// Its description.
    public let description: String?
    /// Whether the specification, the server or the client defines it.
    public let origin: SchemaOrigin
    /// The names of the interfaces that it declares, in order.
    public let interfaces: [String]
    /// Its fields, in order.
    public let fields: NamedList<OutputField>
    /// The directives applied to it and its extensions, in order.
    public let appliedDirectives: [Directive]
    /// The source range of its name.
    public let span: SourceSpan

    init(_ parts: TypeParts, fields: [OutputField]) {
        name = parts.name.text
        description = parts.description
        origin = parts.origin
        appliedDirectives = parts.directives
        span = parts.name.span
        interfaces = parts.interfaces.map(\.name.text)
        self.fields = NamedList(fields)
    }
}

/// A union.
///
/// It is an immutable class, so that passing it on copies a single reference.
public final class UnionType: SchemaTypeDefinition {
    /// Its name.
    public let name: String
    /// Its description.
    public let description: String?
    /// Whether the specification, the server or the client defines it.
    public let origin: SchemaOrigin
    /// The names of its member types, in order.
    public let memberTypes: [String]
    /// The directives applied to it and its extensions, in order.
    public let appliedDirectives: [Directive]
    /// The source range of its name.
    public let span: SourceSpan

    init(_ parts: TypeParts) {
        name = parts.name.text
        description = parts.description
        origin = parts.origin
        appliedDirectives = parts.directives
        span = parts.name.span
        memberTypes = parts.memberTypes.map(\.name.text)
    }
}

/// An enum.
///
/// It is an immutable class, so that passing it on copies a single reference.
public final class EnumType: SchemaTypeDefinition {
    /// Its name.
    public let name: String
    /// Its description.
    public let description: String?
    /// Whether the specification, the server or the client defines it.
    public let origin: SchemaOrigin
    /// Its values, in order.
    public let values: NamedList<EnumMember>
    /// The directives applied to it and its extensions, in order.
    public let appliedDirectives: [Directive]
    /// The source range of its name.
    public let span: SourceSpan

    init(_ parts: TypeParts, values: [EnumMember]) {
        name = parts.name.text
        description = parts.description
        origin = parts.origin
        appliedDirectives = parts.directives
        span = parts.name.span
        self.values = NamedList(values)
    }
}

/// An input object type.
///
/// It is an immutable class, so that passing it on copies a single reference.
public final class InputObjectType: SchemaTypeDefinition {
    /// Its name.
    public let name: String
    /// Its description.
    public let description: String?
    /// Whether the specification, the server or the client defines it.
    public let origin: SchemaOrigin
    /// Its fields, in order.
    public let fields: NamedList<InputValue>
    /// Whether exactly one of its fields must be set (`@oneOf`).
    public let isOneOf: Bool
    /// The directives applied to it and its extensions, in order.
    public let appliedDirectives: [Directive]
    /// The source range of its name.
    public let span: SourceSpan

    init(_ parts: TypeParts, fields: [InputValue], isOneOf: Bool) {
        name = parts.name.text
        description = parts.description
        origin = parts.origin
        appliedDirectives = parts.directives
        span = parts.name.span
        self.fields = NamedList(fields)
        self.isOneOf = isOneOf
    }
}
