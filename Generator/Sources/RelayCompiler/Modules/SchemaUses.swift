import GraphQLLanguage
import GraphQLSchema

/// The parts of a schema that definitions use, with their types.
///
/// `fragment A on User { friends(first: 2) { role } }` uses `User.friends: [User!]`,
/// `User.friends(first:): Int`, `User.role: Role` and `Role: ADMIN GUEST`. The age of a field follows its
/// type: `Role, fresh for 60 seconds`. Types of objects have the key: `User: identified by id`.
struct SchemaUses {
    /// The start of the text for a type of objects.
    static let keyPrefix = "identified by "

    private let schema: Schema
    private let ages: AgePolicies
    private let keys: KeyPolicies
    private var types: [String: String] = [:]

    /// Returns the parts that definitions use, by their coordinates.
    static func of(_ definitions: [Definition], _ schema: Schema) -> [String: String] {
        var uses = SchemaUses(schema: schema)
        for definition in definitions {
            guard case .fragment(let fragment) = definition,
                let type = schema.type(named: fragment.typeCondition.name.text)
            else { continue }
            uses.visit(fragment.selectionSet, on: type)
        }
        return uses.types
    }

    /// Returns the type of the part with a coordinate, or `nil` if it does not exist.
    func type(of coordinate: String) -> String? {
        switch SchemaCoordinate(coordinate) {
        case .type(let name):
            schema.type(named: name).flatMap(rendition)
        case .member(let type, let name):
            schema.type(named: type).flatMap { type in
                schema.field(named: name, on: type).map { rendition(of: $0, in: type) }
            }
        case .argument(let type, let field, let name):
            schema.type(named: type).flatMap { schema.field(named: field, on: $0) }?
                .arguments[name].map { "\($0.type)" }
        case .directive, .directiveArgument, nil: nil
        }
    }

    init(schema: Schema) {
        self.schema = schema
        ages = AgePolicies(schema)
        keys = KeyPolicies(schema)
    }

    private mutating func visit(_ set: SelectionSet, on type: SchemaType) {
        use(type.name)
        for selection in set.selections {
            switch selection {
            case .field(let field):
                guard let definition = schema.field(named: field.name.text, on: type) else {
                    continue
                }
                let coordinate = "\(type.name).\(definition.name)"
                types[coordinate] = rendition(of: definition, in: type)
                for argument in field.arguments {
                    guard let value = definition.arguments[argument.name.text] else { continue }
                    types["\(coordinate)(\(value.name):)"] = "\(value.type)"
                    use(value.type.name)
                }
                use(definition.type.name)
                if let set = field.selectionSet,
                    let inner = schema.type(named: definition.type.name)
                {
                    visit(set, on: inner)
                }
            case .inlineFragment(let inline):
                let name = inline.typeCondition?.name.text ?? type.name
                if let inner = schema.type(named: name) { visit(inline.selectionSet, on: inner) }
            case .fragmentSpread: break
            }
        }
    }

    /// Records the members of an enum or an input object type, and of the types that it mentions, or the
    /// keys of objects.
    private mutating func use(_ name: String) {
        guard types[name] == nil, let type = schema.type(named: name),
            let rendition = rendition(of: type)
        else { return }
        types[name] = rendition
        switch type {
        case .inputObject(let object): for field in object.fields { use(field.type.name) }
        case .interface, .union:
            // Objects in a field of the type have the keys of their own types.
            for member in schema.possibleTypes(of: type) { use(member.name) }
        default: break
        }
    }

    private func rendition(of field: OutputField, in type: SchemaType) -> String {
        let own = schema.namedType(of: field.type).flatMap { $0.isComposite ? $0 : nil }
        return switch ages.age(of: field.name, in: type) ?? own.flatMap({ ages.age(of: $0) }) {
        case .seconds(let seconds)?: "\(field.type), fresh for \(seconds) seconds"
        case .inherited?: "\(field.type), with an inherited age"
        case nil: "\(field.type)"
        }
    }

    private func rendition(of type: SchemaType) -> String? {
        switch type {
        case .enum(let type): type.values.names.joined(separator: " ")
        case .inputObject(let type):
            type.fields.map { "\($0.name): \($0.type)" }.joined(separator: " ")
        case .object, .interface, .union: "\(Self.keyPrefix)\(key(of: type))"
        case .scalar: nil
        }
    }

    private func key(of type: SchemaType) -> String {
        guard case .fields(let paths, let scope) = keys.policy(of: type) else { return "place" }
        var text = paths.map { $0.joined(separator: ".") }.joined(separator: " and ")
        switch scope {
        case .global: break
        case .type: text += " and type"
        case .group(let group): text += " in \(group)"
        }
        return text + (keys.keyType(of: type).map { " with \($0)" } ?? "")
    }
}
