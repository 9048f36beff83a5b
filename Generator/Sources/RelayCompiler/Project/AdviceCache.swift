import GraphQLLanguage
import GraphQLSchema

/// The advice about the documents of projects, by file, so that it is found again only for files
/// that changed.
struct AdviceCache {
    private var known: [ObjectIdentifier: (file: Source, schema: Schema, findings: [Diagnostic])] =
        [:]

    /// Returns the advice for the documents of a project, with positions in its files.
    ///
    /// - Parameter state: The state after a run.
    /// - Returns: The findings; empty if there are errors in the schema or in the syntax.
    mutating func findings(_ state: ProjectState) -> [Diagnostic] {
        guard let result = state.schemaResult, !result.diagnostics.hasErrors,
            !state.parsed.contains(where: { $0.diagnostics.hasErrors })
        else { return [] }
        let files = state.parsed.filter { !$0.documents.isEmpty }
        let changed = files.filter { file in
            known[ObjectIdentifier(file.source)].map { $0.schema !== result.schema } ?? true
        }
        let found = Parallel.map(changed) { file in
            [file].locate(
                RelayRules.advice(file.documents.map(\.document), schema: result.schema)
            )
        }
        for (file, findings) in zip(changed, found) {
            known[ObjectIdentifier(file.source)] = (file.source, result.schema, findings)
        }
        if known.count > 2 * files.count + 64 {
            let current = Set(files.map { ObjectIdentifier($0.source) })
            known = known.filter { current.contains($0.key) }
        }
        // Over all files, the rule reports each type once.
        var messages: Set<String> = []
        return files.flatMap { known[ObjectIdentifier($0.source)]?.findings ?? [] }.filter {
            $0.rule != NoUnidentifiedLists.name || messages.insert($0.message).inserted
        }
    }
}
