import GraphQLLanguage
import RelayCompiler

/// The diagnostics that the client shows.
struct PublishedDiagnostics {
    /// The diagnostics of the last check, by path.
    private(set) var current: [String: [Diagnostic]] = [:]
    private var sent: [String: JSON] = [:]
    private var byConfiguration: [String: [String: [Diagnostic]]] = [:]

    /// Replaces the diagnostics of the projects of a configuration.
    mutating func set(_ diagnostics: [Diagnostic], of configuration: String) {
        var byPath: [String: [Diagnostic]] = [:]
        for diagnostic in diagnostics {
            byPath[FilePaths.full(diagnostic.span.source.path), default: []].append(diagnostic)
        }
        let paths = Set(byPath.keys).union((byConfiguration[configuration] ?? [:]).keys)
        byConfiguration[configuration] = byPath
        for path in paths {
            // A file may belong to projects of several configurations.
            let all = byConfiguration.keys.sorted().flatMap { byConfiguration[$0]?[path] ?? [] }
            current[path] = all.isEmpty ? nil : all
        }
    }

    /// Returns the notifications for files whose diagnostics changed.
    mutating func notifications(_ session: Session) -> [JSON] {
        var messages: [JSON] = []
        let open = session.workspace.documents.keys.filter(session.workspace.isChecked)
        for path in Set(current.keys).union(sent.keys).union(open).sorted() {
            let document = session.workspace.documents[path]
            var lines: [ObjectIdentifier: TextLines] = [:]
            let list = (current[path] ?? []).map {
                DiagnosticJSON.json($0, session, &lines)
            }
            var parameters: [String: JSON] = [
                "uri": .string(session.workspace.uri(path)), "diagnostics": .array(list),
            ]
            // A new version is confirmed even if nothing else changed, because editors may wait for it.
            if let version = document?.version { parameters["version"] = .int(version) }
            let content = JSON.object(parameters)
            guard sent[path] != content else { continue }
            sent[path] = list.isEmpty && document == nil ? nil : content
            messages.append(
                Message.notification("textDocument/publishDiagnostics", .object(parameters))
            )
        }
        return messages
    }
}

/// Diagnostics in the form of the protocol.
enum DiagnosticJSON {
    /// The rules of lint, whose findings are hints.
    static let lintRules: Set<String> = ["UnreadField", "UnusedFragment", "UnusedOperation"]
    private static let unusedRules: Set<String> = ["NoUnusedVariablesRule", "NoUnusedFragmentsRule"]

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
        let isLint = lintRules.contains(diagnostic.rule)
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
        let known = lines[ObjectIdentifier(span.source)] ?? TextLines(span.source.bytes)
        lines[ObjectIdentifier(span.source)] = known
        return known.range(span.range, session.encoding)
    }
}
