import GraphQLLanguage
import GraphQLSchema

/// The fields that the compiler adds must not conflict with other fields.
///
/// Each operation that may have a conflict is validated once as servers get it. Two rules say which
/// operations these are, and why a conflict is one: `RequireMergeableKeys` and
/// `RequireMergeableConnections`.
enum RequireMergeableFields {
    /// Returns one error for each operation that servers would refuse.
    static func check(_ programs: Programs) -> [Diagnostic] {
        let program = programs.operationText
        let byKeys = RequireMergeableKeys.suspects(in: program)
        let byConnections = RequireMergeableConnections.suspects(in: program)
        // Validating takes as long as for the documents.
        let suspects = byKeys.union(byConnections)
        guard !suspects.isEmpty else { return [] }
        let operations = program.operations.filter { suspects.contains($0.name) }
        let texts = OperationText(program)
        let keys = KeyAliases.of(program.schema).names
        return Parallel.map(operations) { operation -> Diagnostic? in
            guard let conflict = texts.conflict(in: operation, program.schema) else { return nil }
            let isOfKeys =
                byKeys.contains(operation.name)
                && (!byConnections.contains(operation.name)
                    || keys.contains { conflict.message.hasPrefix("Fields `\($0)` ") })
            return isOfKeys
                ? RequireMergeableKeys.diagnostic(operation, of: program, conflict)
                : RequireMergeableConnections.diagnostic(operation, conflict)
        }.compactMap(\.self)
    }
}
