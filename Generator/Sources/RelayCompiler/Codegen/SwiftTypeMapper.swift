import GraphQLSchema

/// Which Swift types stand for the types of the schema.
struct SwiftTypeMapper {
    let schema: Schema
    /// The Swift types of custom scalars, by the scalars' names.
    let customScalarTypes: [String: String]

    /// The type of a value, with its optionals and arrays.
    ///
    /// - Parameters:
    ///   - reference: The type in the schema.
    ///   - leaf: What stands for the named type in it.
    /// - Returns: The type of Swift.
    func type(_ reference: TypeReference, leaf: SwiftType) -> SwiftType {
        switch reference {
        case .nonNull(let inner): nonNull(inner, leaf: leaf)
        default: .optional(nonNull(reference, leaf: leaf))
        }
    }

    /// The type of a value with what stands for its scalar, enum or input object.
    func type(_ reference: TypeReference) -> SwiftType {
        type(reference, leaf: leaf(reference.name))
    }

    private func nonNull(_ reference: TypeReference, leaf: SwiftType) -> SwiftType {
        switch reference {
        case .named: leaf
        case .list(let element): .array(type(element, leaf: leaf))
        case .nonNull(let inner): nonNull(inner, leaf: leaf)
        }
    }

    /// What stands for a scalar, an enum or an input object.
    func leaf(_ name: String) -> SwiftType {
        switch name {
        case "String": .string
        case "Int": .int
        case "Float": .double
        case "Boolean": .bool
        case "ID": .id
        default:
            if case .scalar? = schema.type(named: name) {
                .named(customScalarTypes[name] ?? "JSONValue")
            } else {
                .named(Self.moduleName(name))
            }
        }
    }

    /// The name at the top of the module for a definition or a type of the schema.
    static func moduleName(_ name: String) -> String {
        SwiftNames.reserved(SwiftNames.capitalized(name))
    }

    /// Whether the Swift type for a named type has reading functions of its own.
    func isStandardScalar(_ name: String) -> Bool {
        ["String", "Int", "Float", "Boolean", "ID"].contains(name)
    }
}
