import GraphQLLanguage

/// The definition of a type and the additions of its extensions.
struct TypeParts {
    /// The kinds of type.
    enum Kind: Hashable {
        case scalar, object, interface, union, `enum`, inputObject
    }

    var kind: Kind
    var name: Name
    var description: String?
    var origin: SchemaOrigin
    var directives: [Directive]
    var interfaces: [NamedType] = []
    var fields: [(node: FieldDefinition, origin: SchemaOrigin)] = []
    var inputFields: [(node: InputValueDefinition, origin: SchemaOrigin)] = []
    var memberTypes: [NamedType] = []
    var values: [(node: EnumValueDefinition, origin: SchemaOrigin)] = []

    init(_ definition: TypeDefinition, origin: SchemaOrigin) {
        kind = Kind(definition)
        name = definition.name
        self.origin = origin
        directives = []
        switch definition {
        case .scalar(let node): description = node.description?.value
        case .object(let node): description = node.description?.value
        case .interface(let node): description = node.description?.value
        case .union(let node): description = node.description?.value
        case .enum(let node): description = node.description?.value
        case .inputObject(let node): description = node.description?.value
        }
        append(definition, origin: origin)
    }

    /// Adds the members of a definition or an extension of the same kind.
    mutating func append(_ definition: TypeDefinition, origin: SchemaOrigin) {
        directives += definition.directives
        switch definition {
        case .scalar: break
        case .object(let node):
            interfaces += node.interfaces
            fields += node.fields.map { ($0, origin) }
        case .interface(let node):
            interfaces += node.interfaces
            fields += node.fields.map { ($0, origin) }
        case .union(let node):
            memberTypes += node.memberTypes
        case .enum(let node):
            values += node.values.map { ($0, origin) }
        case .inputObject(let node):
            inputFields += node.fields.map { ($0, origin) }
        }
    }

    func makeType() -> SchemaType {
        switch kind {
        case .scalar:
            var url: String?
            if case .string(let value)? = directives.first(.specifiedBy)?
                .argument(named: "url")?.value
            {
                url = value.value
            }
            return .scalar(ScalarType(self, specifiedByURL: url))
        case .object:
            return .object(ObjectType(self, fields: makeFields()))
        case .interface:
            return .interface(InterfaceType(self, fields: makeFields()))
        case .union:
            return .union(UnionType(self))
        case .enum:
            let members = values.map { EnumMember($0.node, origin: $0.origin) }
            return .enum(EnumType(self, values: members))
        case .inputObject:
            return .inputObject(
                InputObjectType(
                    self,
                    fields: inputFields.map { InputValue($0.node, origin: $0.origin) },
                    isOneOf: directives.contains(.oneOf)
                )
            )
        }
    }

    private func makeFields() -> [OutputField] {
        fields.map { OutputField($0.node, origin: $0.origin) }
    }
}

extension TypeParts.Kind {
    init(_ definition: TypeDefinition) {
        switch definition {
        case .scalar: self = .scalar
        case .object: self = .object
        case .interface: self = .interface
        case .union: self = .union
        case .enum: self = .enum
        case .inputObject: self = .inputObject
        }
    }

    /// The keyword for definitions of this kind.
    var keyword: String {
        switch self {
        case .scalar: "scalar"
        case .object: "type"
        case .interface: "interface"
        case .union: "union"
        case .enum: "enum"
        case .inputObject: "input"
        }
    }
}
