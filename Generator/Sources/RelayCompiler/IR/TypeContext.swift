import GraphQLSchema

/// The types that an object is known to have at a point of a document, all at once.
struct TypeContext {
    let schema: Schema
    /// Never empty; the narrowest type is last.
    private(set) var types: [SchemaType]

    init(_ type: SchemaType, schema: Schema) {
        self.schema = schema
        types = [type]
    }

    /// The object type, if it is known.
    var objectType: ObjectType? {
        for case .object(let type) in types {
            return type
        }
        return nil
    }

    /// Returns whether all objects here have a type.
    func isSubtype(of name: String) -> Bool {
        types.contains { schema.isSubtype($0.name, of: name) }
    }

    /// Returns whether objects here can have a type.
    func overlaps(_ type: SchemaType) -> Bool {
        types.allSatisfy { schema.typesOverlap($0, type) }
    }

    /// Returns the context inside `... on type`.
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

    /// Returns the field with this name, as the narrowest type that has it defines it.
    func field(named name: String) -> OutputField? {
        for type in types.reversed() {
            if let field = schema.field(named: name, on: type) {
                return field
            }
        }
        return nil
    }
}
