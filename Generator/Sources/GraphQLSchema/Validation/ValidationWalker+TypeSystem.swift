import GraphQLLanguage

/// Walks definitions that are not executable.
///
/// They are errors themselves, but their type names and directives are checked as well.
extension ValidationWalker {
    mutating func walk(typeSystem definition: Definition) {
        context.isInTypeSystem = true
        defer { context.isInTypeSystem = false }
        switch definition {
        case .operation, .fragment: break
        case .schema(let node): walk(node)
        case .schemaExtension(let node): walk(node.definition)
        case .type(let node): walk(node)
        case .typeExtension(let node): walk(node.definition)
        case .directive(let node):
            walk(node.arguments, at: .argumentDefinition)
            walk(node.directives, at: .directiveDefinition)
        case .directiveExtension(let node): walk(node.directives, at: .directiveDefinition)
        }
    }

    private mutating func walk(_ schema: SchemaDefinition) {
        walk(schema.directives, at: .schema)
        walk(schema.operationTypes.map(\.type))
    }

    private mutating func walk(_ type: TypeDefinition) {
        switch type {
        case .scalar(let node):
            walk(node.directives, at: .scalar)
        case .object(let node):
            walk(node.interfaces)
            walk(node.directives, at: .object)
            walk(node.fields)
        case .interface(let node):
            walk(node.interfaces)
            walk(node.directives, at: .interface)
            walk(node.fields)
        case .union(let node):
            walk(node.directives, at: .union)
            walk(node.memberTypes)
        case .enum(let node):
            walk(node.directives, at: .enum)
            for value in node.values {
                walk(value.directives, at: .enumValue)
            }
        case .inputObject(let node):
            walk(node.directives, at: .inputObject)
            walk(node.fields, at: .inputFieldDefinition)
        }
    }

    private mutating func walk(_ fields: [FieldDefinition]) {
        for field in fields where !context.isFull {
            walk(field.arguments, at: .argumentDefinition)
            walk([field.type.namedType])
            walk(field.directives, at: .fieldDefinition)
        }
    }

    private mutating func walk(_ inputs: [InputValueDefinition], at location: DirectiveLocation) {
        for input in inputs where !context.isFull {
            walk([input.type.namedType])
            if let value = input.defaultValue {
                walk(value, expecting: nil, hasDefault: false)
            }
            walk(input.directives, at: location)
        }
    }

    private mutating func walk(_ types: [NamedType]) {
        for type in types {
            each { $0.enter(type, &$1) }
        }
    }
}
