import GraphQLLanguage
import GraphQLSchema
import RelayCompiler

/// Answers `textDocument/codeAction` with the fix-its of diagnostics, and those of all findings of a
/// kind in the file.
enum CodeActions {
    static func answer(_ session: Session, _ parameters: JSON) throws(ResponseError) -> JSON {
        guard let (view, _) = try session.file(parameters) else { return .null }
        let lines = view.lines
        guard let start = lines.offset(parameters["range"]?["start"], session.encoding),
            let end = lines.offset(parameters["range"]?["end"], session.encoding)
        else { throw .parameters("`range`") }
        let kinds = parameters["context"]?["only"]?.array?.compactMap(\.string)
        if let kinds, !kinds.contains(where: { $0.isEmpty || $0 == "quickfix" }) { return [] }
        let all = current(session.published.current[view.path] ?? [], session).filter {
            $0.span.source.bytes == view.source.bytes
        }
        let here = all.filter { $0.span.startOffset <= end && start <= $0.span.endOffset }
        var actions: [JSON] = []
        for diagnostic in here {
            for (number, fixIt) in diagnostic.fixIts.enumerated() {
                actions.append(
                    action(
                        title(fixIt),
                        [fixIt],
                        [diagnostic],
                        isPreferred: number == 0 && diagnostic.fixIts.count == 1,
                        session
                    )
                )
            }
        }
        for rule in Set(here.map(\.rule)).sorted() {
            let same = all.filter { $0.rule == rule }
            let fixIts = compatible(same.compactMap(\.fixIts.first))
            guard same.count > 1, fixIts.count > 1 else { continue }
            let title = "Fix all \(fixIts.count) findings of \(rule) in this file"
            actions.append(action(title, fixIts, same, isPreferred: false, session))
        }
        return .array(actions)
    }

    /// Returns the findings with fixes for texts that have not changed since the check.
    ///
    /// Clients need not report changes of closed files.
    private static func current(_ diagnostics: [Diagnostic], _ session: Session) -> [Diagnostic] {
        var known: [ObjectIdentifier: Bool] = [:]
        return diagnostics.filter { diagnostic in
            guard !diagnostic.fixIts.isEmpty else { return false }
            return diagnostic.fixIts.map(\.span.source).allSatisfy { source in
                let isCurrent =
                    known[ObjectIdentifier(source)] ?? session.workspace.isCurrent(source)
                known[ObjectIdentifier(source)] = isCurrent
                return isCurrent
            }
        }
    }

    private static func title(_ fixIt: Diagnostic.FixIt) -> String {
        func shown(_ text: String) -> String {
            let line = text.split(whereSeparator: \.isNewline).map {
                $0.trimmingPrefix(while: \.isWhitespace)
            }.joined(separator: " ")
            return line.count > 60 ? "\(line.prefix(57))…" : line
        }
        let old = fixIt.span.text
        if fixIt.replacement.isEmpty { return "Remove `\(shown(old))`" }
        if old.isEmpty { return "Insert `\(shown(fixIt.replacement))`" }
        return "Replace `\(shown(old))` with `\(shown(fixIt.replacement))`"
    }

    /// Returns the edits without those that overlap an earlier one.
    private static func compatible(_ fixIts: [Diagnostic.FixIt]) -> [Diagnostic.FixIt] {
        var ends: [String: Int] = [:]
        let sorted = fixIts.sorted { $0.span.startOffset < $1.span.startOffset }
        return sorted.filter { fixIt in
            let path = fixIt.span.source.path
            guard fixIt.span.startOffset >= ends[path] ?? 0 else { return false }
            ends[path] = max(fixIt.span.endOffset, fixIt.span.startOffset + 1)
            return true
        }
    }

    private static func action(
        _ title: String,
        _ fixIts: [Diagnostic.FixIt],
        _ diagnostics: [Diagnostic],
        isPreferred: Bool,
        _ session: Session
    ) -> JSON {
        var lines: [ObjectIdentifier: TextLines] = [:]
        var edit = WorkspaceEdit()
        for fixIt in fixIts {
            let source = fixIt.span.source
            let path = FilePaths.full(source.path)
            let known =
                lines[ObjectIdentifier(source)]
                ?? TextLines(source.bytes, isFile: session.workspace.documents[path] == nil)
            lines[ObjectIdentifier(source)] = known
            let range = known.range(fixIt.span.range, session.encoding)
            edit.replace(range, of: path, with: fixIt.replacement)
        }
        return [
            "title": .string(title), "kind": "quickfix", "isPreferred": .bool(isPreferred),
            "diagnostics": .array(
                diagnostics.map { ProtocolDiagnostic.json($0, session, &lines) }
            ),
            "edit": edit.json(session),
        ]
    }
}
