import GraphQLLanguage
import GraphQLSchema

/// The fields that the compiler adds to connections must not conflict with fields of other definitions.
///
/// `RequireWellFormedConnections` finds conflicts below a connection. They can also be below the same
/// field of another definition where it is not a connection:
///
/// ```graphql
/// query Q { feed(first: 9) @connection(key: "Q_feed") { edges { node { id } } } ...F }
/// fragment F on Query { feed(first: 9) { edges { cursor: weight } } }
/// ```
/// "Servers would refuse `Q`, because a connection has fields of the same names: …"
enum RequireMergeableConnections {
    private static let names: Set<String> = Set(
        ["cursor", "edges", "node", "pageInfo"] + ConnectionMark.pageInfo()
    )

    /// Returns the names of the operations that may have such a conflict: those that reach a connection,
    /// and another field with one of the names.
    static func suspects(in program: Program) -> Set<String> {
        let fragments = Parallel.map(program.fragments) { Contents($0.selections) }
        guard
            fragments.contains(where: \.hasConnection)
                || program.operations.contains(where: { Contents($0.selections).hasConnection })
        else { return [] }
        let contents = Dictionary(
            zip(program.fragments.map(\.name), fragments),
            uniquingKeysWith: { first, _ in first }
        )
        let suspects = Parallel.map(program.operations) { operation -> String? in
            var all = Contents(ofOperation: operation.selections)
            for name in program.fragments(reachedFrom: operation.selections) {
                if let other = contents[name] { all.add(other) }
            }
            return all.hasConnection && all.hasOthers ? operation.name : nil
        }
        return Set(suspects.compactMap(\.self))
    }

    /// Returns the error for an operation.
    static func diagnostic(_ operation: Operation, _ conflict: Diagnostic) -> Diagnostic {
        Diagnostic(
            rule: "RequireMergeableConnections",
            message: "Servers would refuse `\(operation.name)`, because a connection has "
                + "fields of the same names: \(conflict.message)",
            span: operation.source.span
        )
    }

    /// The fields in selections that matter here.
    private struct Contents: Sendable {
        private(set) var hasConnection = false
        /// Whether a field with one of the names in the response is not the one that is added.
        private(set) var hasOthers = false

        init(_ selections: [Selection]) { collect(selections, isRoot: false) }

        /// Looks at the selections of an operation.
        ///
        /// Its root fields are in no connection: `node(id: $id)`.
        init(ofOperation selections: [Selection]) { collect(selections, isRoot: true) }

        mutating func add(_ other: Contents) {
            hasConnection = hasConnection || other.hasConnection
            hasOthers = hasOthers || other.hasOthers
        }

        private mutating func collect(_ selections: [Selection], isRoot: Bool) {
            for selection in selections {
                switch selection {
                case .scalarField(let scalar): note(scalar.field, isRoot)
                case .linkedField(let linked):
                    note(linked.field, isRoot)
                    collect(linked.selections, isRoot: false)
                case .inlineFragment(let fragment): collect(fragment.selections, isRoot: isRoot)
                case .fragmentSpread: break
                }
            }
        }

        private mutating func note(_ field: FieldReference, _ isRoot: Bool) {
            if field.marks.connections.contains(where: { $0.numbering == nil }) {
                hasConnection = true
            }
            guard !isRoot, field.alias != nil || !field.arguments.isEmpty else { return }
            if names.contains(field.responseKey) { hasOthers = true }
        }
    }
}
