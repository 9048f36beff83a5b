import GraphQLLanguage
import GraphQLSchema

/// The parts of a schema that definitions use, with their types.
///
/// `fragment A on User { friends(first: 2) { role } }` uses `User.friends: [User!]`,
/// `User.friends(first:): Int`, `User.role: Role` and `Role: ADMIN GUEST`. The age of a field follows its
/// type: `Role, fresh for 60 seconds`. Types of objects have the key: `User: identified by id`. Conditions
/// on interfaces and unions have the types that satisfy them: `Named in Node: Cat User`.
struct SchemaUses {
    /// The start of the text for a type of objects.
    static let keyPrefix = "identified by "

    private let schema: Schema
    private let ages: AgePolicies
    private let keys: KeyPolicies
    private var types: [String: String] = [:]
    /// The types of all fragments by name.
    private var fragments: [String: SchemaType] = [:]

    /// Returns the parts that definitions use, by their coordinates.
    ///
    /// `fragments` has the types of all fragments, by name.
    static func of(
        _ definitions: [Definition],
        _ schema: Schema,
        fragments: [String: String]
    ) -> [String: String] {
        var uses = SchemaUses(schema: schema)
        uses.fragments = fragments.compactMapValues { schema.type(named: $0) }
        for definition in definitions {
            guard case .fragment(let fragment) = definition,
                let type = schema.type(named: fragment.typeCondition.name.text)
            else { continue }
            uses.visit(fragment.selectionSet, in: [type])
        }
        return uses.types
    }

    /// Returns the type of the part with a coordinate, or `nil` if it does not exist.
    func type(of coordinate: String) -> String? {
        if let condition = coordinate.firstMatch(of: /^(\w+) in (\w+)$/),
            let type = schema.type(named: String(condition.1)),
            let context = schema.type(named: String(condition.2))
        {
            return members(of: type, in: context)
        }
        return switch SchemaCoordinate(coordinate) {
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
        ages = .of(schema)
        keys = .of(schema)
    }

    /// Visits selections in objects that have all of some types; the last one is the narrowest.
    private mutating func visit(_ set: SelectionSet, in types: [SchemaType]) {
        guard let type = types.last else { return }
        use(type.name)
        for selection in set.selections {
            switch selection {
            case .field(let field):
                guard let definition = schema.field(named: field.name.text, on: type) else {
                    continue
                }
                let coordinate = "\(type.name).\(definition.name)"
                self.types[coordinate] = rendition(of: definition, in: type)
                for argument in field.arguments {
                    guard let value = definition.arguments[argument.name.text] else { continue }
                    self.types["\(coordinate)(\(value.name):)"] = "\(value.type)"
                    use(value.type.name)
                }
                use(definition.type.name)
                if let set = field.selectionSet,
                    let inner = schema.type(named: definition.type.name)
                {
                    visit(set, in: [inner])
                }
            case .inlineFragment(let inline):
                let name = inline.typeCondition?.name.text ?? type.name
                guard let inner = schema.type(named: name) else { continue }
                use(inner, in: types)
                visit(inline.selectionSet, in: types + [inner])
            case .fragmentSpread(let spread):
                if let inner = fragments[spread.name.text] { use(inner, in: types) }
            }
        }
    }

    /// Records which objects of the types around satisfy a condition, because artifacts list them.
    private mutating func use(_ condition: SchemaType, in types: [SchemaType]) {
        guard condition.isAbstract else { return }
        for type in types where type.isAbstract && !schema.isSubtype(type.name, of: condition.name)
        {
            self.types["\(condition.name) in \(type.name)"] = members(of: condition, in: type)
        }
    }

    private func members(of condition: SchemaType, in type: SchemaType) -> String {
        let others = Set(schema.possibleTypes(of: type).map(\.name))
        return schema.possibleTypes(of: condition).map(\.name).filter(others.contains).sorted()
            .joined(separator: " ")
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
