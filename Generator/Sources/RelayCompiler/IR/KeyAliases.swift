import GraphQLSchema

/// The aliases under which key fields are sent.
///
/// They are needed because servers refuse two fields with the same response name and different
/// types:
///
/// ```graphql
/// search { ... on User { __id_Int: id } ... on Page { __id_ID: id } }
/// ```
///
/// A name is *contested* if it is a key field of one type, and a field of another type that an
/// interface or a union can return as well. Contested key fields get the name of their type. Only
/// those of the most frequent type keep their name, except where an interface or a union is
/// returned: the author may select another type's field there.
struct KeyAliases: Sendable {
    /// For each contested name the suffix of the key fields that keep it.
    private var standards: [String: String] = [:]
    /// The names of all key fields.
    let names: Set<String>
    /// The names that are key fields of different types, anywhere in the schema.
    let namesOfSeveralTypes: Set<String>

    /// Returns the aliases of a schema, which are derived once.
    static func of(_ schema: Schema) -> KeyAliases { schema.derived { KeyAliases($0) } }

    private init(_ schema: Schema) {
        let policies = KeyPolicies.of(schema)
        let counts = Self.counts(schema, policies)
        names = Set(counts.keys)
        namesOfSeveralTypes = Set(counts.filter { $0.value.count > 1 }.keys)
        for type in schema.types where type.isAbstract {
            let members = schema.possibleTypes(of: type)
            for (name, shapes) in counts where standards[name] == nil {
                let keyed = members.filter { member in
                    policies.policy(of: .object(member)).paths.contains { $0[0] == name }
                }
                // Where all ids are unique, another kind of `id` isn't a key: the author selects it,
                // and can give it an alias.
                let others = policies.isGlobal ? keyed : members
                let fields = [type.fields?[name]] + others.map { $0.fields[name] }
                let found = Set(fields.compactMap(\.self).map(Self.suffix))
                guard !keyed.isEmpty, found.count > 1 else { continue }
                // The first by name among those of equal frequency.
                let standard = shapes.max { ($0.value, $1.key) < ($1.value, $0.key) }
                standards[name] = standard?.key
            }
        }
    }

    /// Returns how many types have key fields of each name, by the suffix for the field's type.
    private static func counts(
        _ schema: Schema,
        _ policies: KeyPolicies
    ) -> [String: [String: Int]] {
        var counts: [String: [String: Int]] = [:]
        for type in schema.types where type.isComposite {
            for name in Set(policies.policy(of: type).paths.map { $0[0] }) {
                guard let field = type.fields?[name] else { continue }
                counts[name, default: [:]][suffix(of: field), default: 0] += 1
            }
        }
        return counts
    }

    /// Returns the alias of a key field, or `nil` if it keeps its name.
    ///
    /// `isBesideOthers` says whether it is selected on an interface or a union, or a member of one.
    func alias(of field: OutputField, isBesideOthers: Bool) -> String? {
        guard let standard = standards[field.name] else { return nil }
        let suffix = Self.suffix(of: field)
        return isBesideOthers || suffix != standard ? "__\(field.name)_\(suffix)" : nil
    }

    /// Returns text for everything about a field's type that servers compare.
    private static func suffix(of field: OutputField) -> String {
        var text = ""
        var type = field.type
        while true {
            switch type {
            case .nonNull(let inner): type = inner
            case .list(let inner):
                text += "List"
                type = inner
            case .named(let name): return name + text + (field.type.isNonNull ? "" : "OrNull")
            }
        }
    }
}
