import GraphQLLanguage
import GraphQLSchema

/// The findings of lint by file, so that they are found again only for files that changed.
struct LintCache {
    private var words = SwiftWordsCache()
    private var spreads: [Set<String>] = []
    private var wordsVersion = 0
    private var known: [ObjectIdentifier: (file: Source, findings: [Diagnostic])] = [:]

    /// Returns the findings in projects, with positions in their files.
    ///
    /// - Parameter states: The states after a run, in an order that stays the same.
    /// - Returns: The findings, unordered.
    mutating func findings(_ states: [ProjectState]) -> [Diagnostic] {
        let usage = words.usage(of: states.flatMap(\.parsed))
        let spreads = states.map { state in
            let derived = state.schemaResult.map { Derivations.of($0.schema).fragments } ?? []
            return state.parsed.reduce(into: derived) { names, file in
                for entry in file.definitions { names.formUnion(entry.spreads) }
            }
        }
        // Findings of a file depend on these as well.
        if wordsVersion != words.version || self.spreads != spreads { known = [:] }
        wordsVersion = words.version
        self.spreads = spreads
        var next: [ObjectIdentifier: (file: Source, findings: [Diagnostic])] = [:]
        var all: [Diagnostic] = []
        for (state, spreads) in zip(states, spreads) {
            let project = ProjectDocuments(
                config: state.config,
                files: state.files,
                parsed: state.parsed
            )
            for (number, file) in state.parsed.enumerated() where !file.definitions.isEmpty {
                let id = ObjectIdentifier(file.source)
                let findings =
                    known[id]?.findings
                    ?? [file].locate(
                        ProjectLint.findings(
                            project,
                            words: usage,
                            spreads: spreads,
                            ofFile: number
                        )
                    )
                next[id] = (file.source, findings)
                all += findings
            }
        }
        known = next
        // Without Swift code in the sources, the code that uses documents is elsewhere.
        return usage.fileCount > 0 ? all : all.filter { $0.rule == ProjectLint.unusedFragment }
    }
}
