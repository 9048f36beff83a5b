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

    /// What all kinds of type have.
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

    /// The fields of an object type or an interface; nil for other kinds.
    public var fields: NamedList<OutputField>? {
        switch self {
        case .object(let type): type.fields
        case .interface(let type): type.fields
        default: nil
        }
    }

    /// The names of the interfaces an object type or an interface says it implements.
    public var interfaces: [String] {
        switch self {
        case .object(let type): type.interfaces
        case .interface(let type): type.interfaces
        default: []
        }
    }

    /// Whether variables, arguments and input fields can have it.
    public var isInput: Bool {
        switch self {
        case .scalar, .enum, .inputObject: true
        case .object, .interface, .union: false
        }
    }

    /// Whether fields can have it.
    public var isOutput: Bool {
        if case .inputObject = self { false } else { true }
    }

    /// Whether it has no fields to select: a scalar or an enum.
    public var isLeaf: Bool {
        switch self {
        case .scalar, .enum: true
        default: false
        }
    }

    /// Whether selections are made on it: an object type, an interface or a union.
    public var isComposite: Bool {
        switch self {
        case .object, .interface, .union: true
        default: false
        }
    }

    /// Whether its values are of other types: an interface or a union.
    public var isAbstract: Bool {
        switch self {
        case .interface, .union: true
        default: false
        }
    }

    /// What messages call its kind in a sentence: `an object type`, `a union`, ….
    var kindWithArticle: String {
        switch self {
        case .scalar, .union: "a \(kindName)"
        case .object, .interface, .enum, .inputObject: "an \(kindName)"
        }
    }

    /// What messages call its kind: `object type`, `enum`, ….
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

/// Who defines a part of a schema.
public enum SchemaOrigin: Sendable, Hashable {
    /// The specification: it need not be written in a schema.
    case builtIn
    /// The server.
    case server
    /// A client's extension of the server's schema; servers know nothing of it.
    case client
}

/// What all kinds of type have.
public protocol SchemaTypeDefinition: AnyObject, Named {
    /// The name.
    var name: String { get }
    /// The description.
    var description: String? { get }
    /// Who defines it.
    var origin: SchemaOrigin { get }
    /// The directives applied to it and its extensions, in order.
    var appliedDirectives: [Directive] { get }
    /// Where its name is defined.
    var span: SourceSpan { get }
}

/// A scalar.
///
/// A class, as all parts of a schema, so that handing it on costs one word; it never changes.
public final class ScalarType: SchemaTypeDefinition {
    /// Its name.
    public let name: String
    /// Its description.
    public let description: String?
    /// Who defines it.
    public let origin: SchemaOrigin
    /// The URL of `@specifiedBy`.
    public let specifiedByURL: String?
    /// The directives applied to it and its extensions, in order.
    public let appliedDirectives: [Directive]
    /// Where its name is defined.
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
/// A class, as all parts of a schema, so that handing it on costs one word; it never changes.
public final class ObjectType: SchemaTypeDefinition {
    /// Its name.
    public let name: String
    /// Its description.
    public let description: String?
    /// Who defines it.
    public let origin: SchemaOrigin
    /// The names of the interfaces it says it implements, in order.
    public let interfaces: [String]
    /// Its fields, in order.
    public let fields: NamedList<OutputField>
    /// The directives applied to it and its extensions, in order.
    public let appliedDirectives: [Directive]
    /// Where its name is defined.
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
/// A class, as all parts of a schema, so that handing it on costs one word; it never changes.
public final class InterfaceType: SchemaTypeDefinition {
    /// Its name.
    public let name: String
    /// Its description.
    public let description: String?
    /// Who defines it.
    public let origin: SchemaOrigin
    /// The names of the interfaces it says it implements, in order.
    public let interfaces: [String]
    /// Its fields, in order.
    public let fields: NamedList<OutputField>
    /// The directives applied to it and its extensions, in order.
    public let appliedDirectives: [Directive]
    /// Where its name is defined.
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
/// A class, as all parts of a schema, so that handing it on costs one word; it never changes.
public final class UnionType: SchemaTypeDefinition {
    /// Its name.
    public let name: String
    /// Its description.
    public let description: String?
    /// Who defines it.
    public let origin: SchemaOrigin
    /// The names of its member types, in order.
    public let memberTypes: [String]
    /// The directives applied to it and its extensions, in order.
    public let appliedDirectives: [Directive]
    /// Where its name is defined.
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
/// A class, as all parts of a schema, so that handing it on costs one word; it never changes.
public final class EnumType: SchemaTypeDefinition {
    /// Its name.
    public let name: String
    /// Its description.
    public let description: String?
    /// Who defines it.
    public let origin: SchemaOrigin
    /// Its values, in order.
    public let values: NamedList<EnumMember>
    /// The directives applied to it and its extensions, in order.
    public let appliedDirectives: [Directive]
    /// Where its name is defined.
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
/// A class, as all parts of a schema, so that handing it on costs one word; it never changes.
public final class InputObjectType: SchemaTypeDefinition {
    /// Its name.
    public let name: String
    /// Its description.
    public let description: String?
    /// Who defines it.
    public let origin: SchemaOrigin
    /// Its fields, in order.
    public let fields: NamedList<InputValue>
    /// Whether exactly one of its fields must be given (`@oneOf`).
    public let isOneOf: Bool
    /// The directives applied to it and its extensions, in order.
    public let appliedDirectives: [Directive]
    /// Where its name is defined.
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
