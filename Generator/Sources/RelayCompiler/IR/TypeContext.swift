import GraphQLSchema

/// The types that an object is known to have at a point of a document, all at once.
struct TypeContext {
    let schema: Schema
    /// Never empty; the narrowest last.
    private(set) var types: [SchemaType]

    init(_ type: SchemaType, schema: Schema) {
        self.schema = schema
        types = [type]
    }

    /// The object type, where it is known.
    var objectType: ObjectType? {
        for case .object(let type) in types {
            return type
        }
        return nil
    }

    /// Whether every object here is of a type.
    func isSubtype(of name: String) -> Bool {
        types.contains { schema.isSubtype($0.name, of: name) }
    }

    /// Whether an object here can be of a type.
    func overlaps(_ type: SchemaType) -> Bool {
        types.allSatisfy { schema.typesOverlap($0, type) }
    }

    /// The same place inside `... on type`.
    func narrowed(to type: SchemaType) -> TypeContext {
        var context = self
        if case .object = type {
            context.types = [type]
        } else {
            context.types.removeAll { schema.isSubtype(type.name, of: $0.name) }
            context.types.append(type)
        }
        return context
    }

    /// The field of a name, as the narrowest type that has it defines it.
    func field(named name: String) -> OutputField? {
        for type in types.reversed() {
            if let field = schema.field(named: name, on: type) {
                return field
            }
        }
        return nil
    }
}
