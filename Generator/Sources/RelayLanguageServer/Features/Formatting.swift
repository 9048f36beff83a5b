import GraphQLLanguage
import GraphQLSchema

/// Answers `textDocument/formatting` with the canonical form, as `relay-generator format` prints it.
enum Formatting {
    static func answer(_ session: Session, _ parameters: JSON) throws(ResponseError) -> JSON {
        guard let (view, _) = try session.file(parameters) else { return .null }
        if session.workspace.documents[view.path]?.isLost == true { throw .lost(view.path) }
        var edits: [JSON] = []
        for document in view.documents {
            let source = document.source
            let (formatted, diagnostics) = DocumentFormatter.format(source)
            guard let formatted else {
                guard document.map == nil else { continue }
                let first = diagnostics.first?.message ?? "The text has syntax errors."
                throw ResponseError(.requestFailed, "Not formatted: \(first)")
            }
            if document.map == nil {
                let usesCarriageReturns =
                    source.bytes.firstIndex(of: 0x0A)
                    .map { $0 > 0 && source.bytes[$0 - 1] == 0x0D } ?? false
                let text =
                    usesCarriageReturns ? formatted.replacing("\n", with: "\r\n") : formatted
                edits += edit(view, 0..<source.bytes.count, Array(text.utf8), session)
            } else if let (range, text) = literal(document, formatted, view) {
                edits += edit(view, range, text, session)
            }
        }
        return .array(edits)
    }

    /// Returns the edit that changes only the lines that differ.
    private static func edit(
        _ view: FileView,
        _ range: Range<Int>,
        _ text: [UInt8],
        _ session: Session
    ) -> [JSON] {
        let old = view.source.bytes[range]
        guard !old.elementsEqual(text) else { return [] }
        var prefix = zip(old, text).prefix { $0 == $1 }.count
        let limit = min(old.count, text.count) - prefix
        var suffix = 0
        while suffix < limit, old[old.endIndex - 1 - suffix] == text[text.count - 1 - suffix] {
            suffix += 1
        }
        // Whole lines, so that no character and no line end is split.
        while prefix > 0, old[old.startIndex + prefix - 1] != 0x0A { prefix -= 1 }
        while suffix > 0, suffix < old.count, old[old.endIndex - suffix - 1] != 0x0A { suffix -= 1 }
        let changed = range.lowerBound + prefix..<range.upperBound - suffix
        let new = String(decoding: text[prefix..<text.count - suffix], as: UTF8.self)
        return [["range": session.range(changed, in: view), "newText": .string(new)]]
    }

    /// Returns the lines of a multi-line literal in canonical form, indented like its end; `nil` if
    /// the literal has one line or escapes.
    private static func literal(
        _ document: EmbeddedDocument,
        _ formatted: String,
        _ view: FileView
    ) -> (Range<Int>, [UInt8])? {
        let bytes = view.source.bytes
        let content = document.fileRange(0..<document.source.bytes.count)
        let isPlain = !formatted.contains("\\") && !formatted.contains("\"\"\"")
        guard isPlain, !content.isEmpty, !bytes[content].contains(UInt8(ascii: "\\")) else {
            return nil
        }
        let firstLine = view.lines.line(at: content.lowerBound)
        let lastLine = view.lines.line(at: content.upperBound)
        let closing = view.lines.range(ofLine: lastLine + 1)
        let indentation = bytes[closing].prefix { $0 == 0x20 || $0 == 0x09 }
        guard firstLine > 0,
            bytes[closing].dropFirst(indentation.count).starts(with: Array("\"\"\"".utf8))
        else { return nil }
        let start = view.lines.range(ofLine: firstLine).lowerBound
        let end = view.lines.range(ofLine: lastLine).upperBound
        let newLine: [UInt8] =
            bytes[..<start].suffix(2).elementsEqual([0x0D, 0x0A]) ? [0x0D, 0x0A] : [0x0A]
        var text: [UInt8] = []
        let lines = formatted.split(separator: "\n", omittingEmptySubsequences: false)
        for (number, line) in lines.dropLast(formatted.hasSuffix("\n") ? 1 : 0).enumerated() {
            if number > 0 { text += newLine }
            if !line.isEmpty { text += Array(indentation) + Array(line.utf8) }
        }
        return (start..<end, text)
    }
}
