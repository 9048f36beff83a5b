import GraphQLLanguage
import GraphQLSchema
import RelayCompiler

/// The diagnostics that the client shows.
struct PublishedDiagnostics {
    /// The diagnostics of the last check, by path.
    private(set) var current: [String: [Diagnostic]] = [:]
    /// The paths whose diagnostics the client shows, with the version of the text; `nil` for files that
    /// are not open.
    private var sent: [String: Int?] = [:]
    /// The paths whose diagnostics changed since they were sent.
    private var changed: Set<String> = []
    private var byConfiguration: [String: [String: [Diagnostic]]] = [:]

    /// Replaces the diagnostics of the projects of a configuration.
    mutating func set(_ diagnostics: [Diagnostic], of configuration: String) {
        var byPath: [String: [Diagnostic]] = [:]
        for diagnostic in diagnostics {
            byPath[FilePaths.full(diagnostic.span.source.path), default: []].append(diagnostic)
        }
        let paths = Set(byPath.keys).union((byConfiguration[configuration] ?? [:]).keys)
        byConfiguration[configuration] = byPath.isEmpty ? nil : byPath
        for path in paths {
            // A file may belong to projects of several configurations.
            let all = byConfiguration.keys.sorted().flatMap { byConfiguration[$0]?[path] ?? [] }
                .sortedAndDeduplicated()
            guard current[path] ?? [] != all else { continue }
            current[path] = all.isEmpty ? nil : all
            changed.insert(path)
        }
    }

    /// Returns the notifications for files whose diagnostics changed, and for new versions of texts,
    /// because editors may wait for them.
    mutating func notifications(_ session: Session) -> [JSON] {
        let documents = session.workspace.documents
        for (path, document) in documents where session.workspace.isChecked(path) {
            if sent[path] != .some(document.version) { changed.insert(path) }
        }
        for (path, version) in sent where version != nil && documents[path] == nil {
            changed.insert(path)
        }
        var lines: [ObjectIdentifier: TextLines] = [:]
        // Open documents first, because the user looks at them.
        let paths = changed.sorted {
            (documents[$0] == nil ? 1 : 0, $0) < (documents[$1] == nil ? 1 : 0, $1)
        }
        changed = []
        return paths.compactMap { path in
            let list = (current[path] ?? []).map { ProtocolDiagnostic.json($0, session, &lines) }
            guard !list.isEmpty || sent[path] != nil || documents[path] != nil else { return nil }
            let version = documents[path]?.version
            var parameters: [String: JSON] = [
                "uri": .string(session.workspace.uri(path)), "diagnostics": .array(list),
            ]
            if let version { parameters["version"] = .int(version) }
            if list.isEmpty, documents[path] == nil {
                sent[path] = nil
            } else {
                sent[path] = .some(version)
            }
            return Message.notification("textDocument/publishDiagnostics", .object(parameters))
        }
    }
}

/// Diagnostics in the form of the protocol.
enum ProtocolDiagnostic {
    private static let unusedRules: Set<String> = [
        "NoUnusedVariablesRule", "NoUnusedFragmentsRule",
    ]

    /// Returns a diagnostic.
    ///
    /// - Parameters:
    ///   - diagnostic: The diagnostic.
    ///   - session: The session, which knows how positions are counted.
    ///   - lines: The lines of sources that were needed before.
    /// - Returns: `{"range": …, "severity": 1, "code": "FieldsOnCorrectTypeRule", …}`.
    static func json(
        _ diagnostic: Diagnostic,
        _ session: Session,
        _ lines: inout [ObjectIdentifier: TextLines]
    ) -> JSON {
        let isLint = ProjectLint.rules.contains(diagnostic.rule)
        let severity: JSON =
            switch diagnostic.severity {
            case .error: 1
            case .warning: isLint ? 4 : 2
            case .note: 3
            }
        var json: [String: JSON] = [
            "range": range(diagnostic.span, session, &lines), "severity": severity,
            "source": isLint ? "relay lint" : "relay", "code": .string(diagnostic.rule),
            "message": .string(diagnostic.message),
        ]
        if isLint || unusedRules.contains(diagnostic.rule) { json["tags"] = [1] }
        if diagnostic.rule == "NoDeprecatedUse" { json["tags"] = [2] }
        let client = session.client["textDocument"]?["publishDiagnostics"]
        if !diagnostic.related.isEmpty, client?["relatedInformation"]?.bool == true {
            json["relatedInformation"] = .array(
                diagnostic.related.filter { !$0.span.isSynthesized }.map { related in
                    let path = FilePaths.full(related.span.source.path)
                    return [
                        "location": [
                            "uri": .string(session.workspace.uri(path)),
                            "range": range(related.span, session, &lines),
                        ],
                        "message": .string(related.message),
                    ]
                }
            )
        }
        return .object(json)
    }

    private static func range(
        _ span: SourceSpan,
        _ session: Session,
        _ lines: inout [ObjectIdentifier: TextLines]
    ) -> JSON {
        let path = FilePaths.full(span.source.path)
        let known =
            lines[ObjectIdentifier(span.source)]
            ?? TextLines(span.source.bytes, isFile: session.workspace.documents[path] == nil)
        lines[ObjectIdentifier(span.source)] = known
        return known.range(span.range, session.encoding)
    }
}
