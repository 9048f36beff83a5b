import GraphQLLanguage
import GraphQLSchema

/// The coordinates of the parts of a schema that a definition uses, to find what a change of the
/// schema affects.
///
/// `query Q($f: Filter) { user(filter: $f) { role } }` uses `Query`, `Query.user`,
/// `Query.user(filter:)`, `Filter`, `Filter.*`, `User`, `User.role`, `User.id`, `Role` and `Role.*`,
/// and the types of the fields of `Filter`.
///
/// `Role.*` and `Filter.*` mean that generated code has all values of the enum and all fields of the
/// input object type. Where a document has a literal value, only the members in it are used.
struct CoordinateUses {
    private let schema: Schema
    /// The types of fragments, by name.
    private let fragmentTypes: [String: String]
    private var uses: Set<String> = []

    /// Returns the coordinates that a definition uses itself, without those of the fragments that it
    /// spreads.
    static func of(
        _ definition: Definition,
        _ schema: Schema,
        fragmentTypes: [String: String]
    ) -> Set<String> {
        var uses = CoordinateUses(schema: schema, fragmentTypes: fragmentTypes)
        switch definition {
        case .operation(let operation):
            uses.visit(operation.directives)
            uses.visit(operation.variableDefinitions)
            if let root = schema.rootTypeName(for: operation.operation) {
                uses.visit(operation.selectionSet, on: root)
            }
        case .fragment(let fragment):
            uses.visit(fragment.directives)
            uses.visit(fragment.variableDefinitions)
            uses.visit(fragment.selectionSet, on: fragment.typeCondition.name.text)
        default: break
        }
        return uses.uses
    }

    private init(schema: Schema, fragmentTypes: [String: String]) {
        self.schema = schema
        self.fragmentTypes = fragmentTypes
    }

    private mutating func visit(_ variables: [VariableDefinition]) {
        for variable in variables {
            let type = TypeReference(variable.type)
            useAll(type.name)
            if let value = variable.defaultValue { visit(value, type) }
            visit(variable.directives)
        }
    }

    private mutating func visit(_ set: SelectionSet, on typeName: String) {
        uses.insert(typeName)
        guard let type = schema.type(named: typeName) else { return }
        // The generator adds the field that identifies objects.
        if schema.field(named: "id", on: type) != nil { uses.insert("\(typeName).id") }
        for selection in set.selections {
            visit(selection.directives)
            switch selection {
            case .field(let field):
                visit(field, on: type)
            case .inlineFragment(let fragment):
                visit(fragment.selectionSet, on: fragment.typeCondition?.name.text ?? typeName)
            case .fragmentSpread(let spread):
                if let type = fragmentTypes[spread.name.text] { uses.insert(type) }
                for argument in spread.arguments { visit(argument.value, nil) }
            }
        }
    }

    private mutating func visit(_ field: Field, on type: SchemaType) {
        guard let definition = schema.field(named: field.name.text, on: type) else { return }
        let coordinate = "\(type.name).\(definition.name)"
        uses.insert(coordinate)
        for argument in field.arguments {
            let name = argument.name.text
            uses.insert("\(coordinate)(\(name):)")
            let type = definition.arguments[name]?.type
            if let type { uses.insert(type.name) }
            visit(argument.value, type)
        }
        if field.directives.first(named: "connection") != nil
            || field.directives.first(named: "stream_connection") != nil
        {
            visitConnection(definition.type.name)
        }
        if let set = field.selectionSet {
            visit(set, on: definition.type.name)
        } else {
            useAll(definition.type.name)
        }
    }

    /// Records the fields that the generator adds to a connection.
    private mutating func visitConnection(_ name: String) {
        guard let connection = schema.type(named: name) else { return }
        for (field, members) in [
            ("pageInfo", ["hasNextPage", "hasPreviousPage", "endCursor", "startCursor"]),
            ("edges", ["cursor", "node"]),
        ] {
            guard let definition = schema.field(named: field, on: connection) else { continue }
            uses.formUnion(["\(name).\(field)", definition.type.name])
            uses.formUnion(members.map { "\(definition.type.name).\($0)" })
        }
    }

    private mutating func visit(_ directives: [Directive]) {
        for directive in directives {
            let name = "@\(directive.name.text)"
            uses.insert(name)
            let definition = schema.directive(named: directive.name.text)
            for argument in directive.arguments {
                uses.insert("\(name)(\(argument.name.text):)")
                visit(argument.value, definition?.arguments[argument.name.text]?.type)
            }
            if name == "@refetchable", let query = schema.rootTypeName(for: .query) {
                uses.formUnion([query, "\(query).node", "\(query).node(id:)", "Node", "Node.id"])
            }
        }
    }

    // MARK: - Values

    /// Records the members in a literal value.
    private mutating func visit(_ value: Value, _ type: TypeReference?) {
        guard let type else { return }
        switch value {
        case .enum(let value):
            uses.formUnion([type.name, "\(type.name).\(value.name.text)"])
        case .list(let list):
            for element in list.values { visit(element, type.elementType ?? type) }
        case .object(let object):
            uses.insert(type.name)
            guard case .inputObject(let definition)? = schema.type(named: type.name) else { return }
            for field in object.fields {
                uses.insert("\(type.name).\(field.name.text)")
                visit(field.value, definition.fields[field.name.text]?.type)
            }
        default: break
        }
    }

    /// Records a type with all its members, because generated code has them.
    private mutating func useAll(_ name: String) {
        uses.insert(name)
        switch schema.type(named: name) {
        case .enum: uses.insert("\(name).*")
        case .inputObject(let object):
            guard uses.insert("\(name).*").inserted else { return }
            for field in object.fields { useAll(field.type.name) }
        default: break
        }
    }
}
