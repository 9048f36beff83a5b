import GraphQLSchema

/// Removes selections that the server does not support: fields and types of the client's schema
/// extensions, and fragments that select nothing else.
///
/// ```graphql
/// viewer { name isOpen }           viewer { name }
/// fragment F on User { isOpen }  →
/// ```
///
/// Follows Relay's `skip_client_extensions`.
struct SkipClientExtensions {
    private let schema: Schema
    /// The fragments that are left empty.
    private var emptyFragments: Set<String> = []

    static func transform(_ program: Program) -> Program {
        var pass = SkipClientExtensions(schema: program.schema)
        var result = program
        while true {
            result = result.mapSelections { [pass] selections, type in
                pass.isClient(type.name) ? [] : pass.skip(selections)
            }
            let empty = Set(result.fragments.lazy.filter { $0.selections.isEmpty }.map { $0.name })
            guard empty != pass.emptyFragments else { break }
            pass.emptyFragments = empty
        }
        guard !pass.emptyFragments.isEmpty else { return result }
        return Program(
            schema: result.schema,
            operations: result.operations,
            fragments: result.fragments.filter { !pass.emptyFragments.contains($0.name) }
        )
    }

    private init(schema: Schema) {
        self.schema = schema
    }

    private func skip(_ selections: [Selection]) -> [Selection] {
        selections.compactMap { selection in
            switch selection {
            case .scalarField(let scalar):
                return scalar.field.definition.origin == .client ? nil : selection
            case .linkedField(var linked):
                guard linked.field.definition.origin != .client else { return nil }
                linked.selections = skip(linked.selections)
                return .linkedField(linked)
            case .inlineFragment(var fragment):
                guard !isClient(fragment.typeCondition) else { return nil }
                fragment.selections = skip(fragment.selections)
                return fragment.selections.isEmpty ? nil : .inlineFragment(fragment)
            case .fragmentSpread(let spread):
                return emptyFragments.contains(spread.fragment) ? nil : selection
            }
        }
    }

    private func isClient(_ typeName: String?) -> Bool {
        let type = typeName.flatMap { schema.type(named: $0) }
        return type?.definition.origin == .client
    }
}
