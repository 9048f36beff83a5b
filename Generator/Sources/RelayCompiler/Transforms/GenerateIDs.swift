import Foundation
import GraphQLSchema

/// Selects the key fields of every object that has any, because the store identifies objects by
/// them.
///
/// ```graphql
/// hero { name }      →  hero { id name }
/// search { __typename } →  search { ... on Node { id } __typename }
/// ```
///
/// Follows Relay's `generate_id_field`. On an interface or a union without key fields, those of
/// members are selected through `Node` if they implement it and have its keys, and one by one
/// otherwise. `KeyAliases` says which of them are sent under an alias.
struct GenerateIDs {
    private let schema: Schema
    private let policies: KeyPolicies
    private let lookups: FieldPolicies
    private let aliases: KeyAliases
    /// The keys of the types that were asked for, because many fields have the same type.
    private let known = Known()

    private struct Keys: Sendable {
        var selections: [Selection]
        var marks: [KeyMark]
    }

    /// A class because threads share it.
    private final class Known: @unchecked Sendable {  // because it locks `lock`.
        private let lock = NSLock()
        private var keys: [String: Keys] = [:]

        subscript(type: String) -> Keys? {
            get { lock.withLock { keys[type] } }
            set { lock.withLock { keys[type] = newValue } }
        }
    }

    init(schema: Schema) {
        self.schema = schema
        policies = .of(schema)
        lookups = .of(schema)
        aliases = .of(schema)
    }

    /// Returns the selections of a definition, with key fields in all their fields.
    func transform(_ selections: [Selection]) -> [Selection] {
        selections.map { selection in
            switch selection {
            case .fragmentSpread:
                return selection
            case .scalarField(var scalar):
                let type = scalar.field.marks.edges.lazy.compactMap { $0.string("type") }.first
                if let type = type.flatMap({ schema.type(named: $0) }) {
                    let policy = policies.policy(of: type)
                    scalar.field.marks.keys = [KeyMark(type: type.name, policy: policy)]
                }
                return .scalarField(scalar)
            case .inlineFragment(var fragment):
                fragment.selections = transform(fragment.selections)
                return .inlineFragment(fragment)
            case .linkedField(var linked):
                linked.selections = transform(linked.selections)
                if let type = schema.namedType(of: linked.field.type) {
                    let keys = keys(of: type)
                    linked.selections.insert(contentsOf: keys.selections, at: 0)
                    linked.field.marks.keys = keys.marks
                    linked.field.marks.lookup = lookups.mark(of: linked.field.definition)
                }
                return .linkedField(linked)
            }
        }
    }

    /// Returns the key fields of a type, and the marks of a field whose objects are of the type.
    private func keys(of type: SchemaType) -> Keys {
        if let keys = known[type.name] { return keys }
        let keys = Keys(
            selections: keys(on: type, within: []),
            marks: policies.marks(for: type, aliases)
        )
        known[type.name] = keys
        return keys
    }

    /// Returns the key fields of a type, inside of those of the types in `outer`.
    private func keys(on type: SchemaType, within outer: Set<String>) -> [Selection] {
        let own = policies.policy(of: type).paths
        let result = selections(own, on: type, within: outer, isBesideOthers: type.isAbstract)
        guard type.isAbstract else { return result }
        var all = result
        for member in schema.possibleTypes(of: type) {
            let keys = policies.policy(of: .object(member)).paths
            let condition = policies.selectionType(of: member, on: type)
            guard !keys.isEmpty, condition.name != type.name else { continue }
            let fragment = InlineFragment(
                typeCondition: condition.name,
                selections: selections(keys, on: condition, within: outer, isBesideOthers: true)
            )
            if !all.contains(.inlineFragment(fragment)) { all.append(.inlineFragment(fragment)) }
        }
        return all
    }

    private func selections(
        _ paths: [[String]],
        on type: SchemaType,
        within outer: Set<String>,
        isBesideOthers: Bool
    ) -> [Selection] {
        let outer = outer.union([type.name])
        return paths.compactMap {
            selection(of: $0[...], on: type, within: outer, isBesideOthers: isBesideOthers)
        }
    }

    private func selection(
        of path: ArraySlice<String>,
        on type: SchemaType,
        within outer: Set<String>,
        isBesideOthers: Bool
    ) -> Selection? {
        guard let name = path.first, let definition = type.fields?[name] else { return nil }
        let alias = aliases.alias(of: definition, isBesideOthers: isBesideOthers)
        var field = FieldReference(alias: alias, definition: definition)
        guard path.count > 1 else { return .scalarField(ScalarField(field: field)) }
        guard let inner = schema.namedType(of: definition.type),
            let selection = selection(
                of: path.dropFirst(),
                on: inner,
                within: outer,
                isBesideOthers: false
            )
        else { return nil }
        field.marks.keys = policies.marks(for: inner, aliases)
        // Types whose keys need each other are an error of their own.
        let keys = outer.contains(inner.name) ? [] : keys(on: inner, within: outer)
        let others = keys.filter { $0 != selection }
        return .linkedField(LinkedField(field: field, selections: others + [selection]))
    }
}
