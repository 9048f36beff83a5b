import GraphQLLanguage
import GraphQLSchema

/// Finds selected fields that no Swift code reads.
///
/// Fields that are needed without being read are exempt: `id` and `__typename`, and the fields of a
/// connection itself (`edges`, `node`, `cursor`, `pageInfo`).
struct UnreadFields {
    private static let exempt: Set<String> = ["id", "__id", "__typename"]
    private static let ofConnections: Set<String> = ["cursor", "edges", "node", "pageInfo"]

    /// The names of members that Swift code reads, also without the underscores that distinguish
    /// them from members of the same name.
    private let members: Set<String>
    private let acronyms: Set<String>

    init(_ members: Set<String>, _ naming: CodegenOptions.Naming) {
        var names = members
        for var name in members where name.hasSuffix("_") {
            while name.hasSuffix("_") {
                name.removeLast()
                names.insert(name)
            }
        }
        self.members = names
        acronyms = Set(naming.acronyms.map { $0.lowercased() })
    }

    /// Returns the outermost fields that are not read; those inside them cannot be either.
    func find(in set: SelectionSet, isConnection: Bool = false) -> [Diagnostic] {
        set.selections.flatMap { selection -> [Diagnostic] in
            guard !LintComments.ignore(selection.span) else { return [] }
            switch selection {
            case .field(let field):
                return find(field, isConnection: isConnection)
            case .inlineFragment(let fragment):
                return find(in: fragment.selectionSet, isConnection: isConnection)
            case .fragmentSpread: return []
            }
        }
    }

    private func find(_ field: Field, isConnection: Bool) -> [Diagnostic] {
        let key = field.responseName.text
        let isPart = isConnection && Self.ofConnections.contains(field.name.text)
        guard isPart || isRead(key) else {
            return [
                Diagnostic(
                    severity: .warning,
                    rule: ProjectLint.unreadField,
                    message: "No Swift code reads `\(key)`. Remove it, or write `# lint:ignore` "
                        + "above it.",
                    span: field.responseName.span
                )
            ]
        }
        guard let set = field.selectionSet, field.name.text != "pageInfo" || !isPart else {
            return []
        }
        let isEdge = isPart && field.name.text == "edges"
        return find(in: set, isConnection: isEdge || Self.isConnection(field))
    }

    private func isRead(_ key: String) -> Bool {
        guard !Self.exempt.contains(key) else { return true }
        let name = SwiftNames.property(SwiftNames.capitalizing(acronyms, in: key))
        return members.contains(name) || members.contains(key)
    }

    private static func isConnection(_ field: Field) -> Bool {
        ["connection", "stream_connection"].contains { field.directives.first(named: $0) != nil }
    }
}
