import GraphQLLanguage
import GraphQLSchema

/// Answers `textDocument/semanticTokens/full` and `range`.
enum SemanticTokens {
    /// The types of tokens, in the order of the legend.
    static let types = [
        "type", "property", "parameter", "variable", "enumMember", "function", "decorator",
        "keyword", "string", "number", "comment", "class",
    ]
    static let modifiers = ["declaration", "deprecated"]

    private struct Token {
        var range: Range<Int>
        var type: String
        var modifiers = 0
    }

    static func full(_ session: Session, _ parameters: JSON) throws(ResponseError) -> JSON {
        guard let (view, context) = try session.file(parameters) else { return .null }
        return answer(session, view, context, 0..<view.lines.bytes.count)
    }

    static func range(_ session: Session, _ parameters: JSON) throws(ResponseError) -> JSON {
        guard let (view, context) = try session.file(parameters) else { return .null }
        guard let start = view.lines.offset(parameters["range"]?["start"], session.encoding),
            let end = view.lines.offset(parameters["range"]?["end"], session.encoding)
        else { throw .parameters("`range`") }
        return answer(session, view, context, min(start, end)..<max(start, end))
    }

    private static func answer(
        _ session: Session,
        _ view: FileView,
        _ context: ProjectContext?,
        _ wanted: Range<Int>
    ) -> JSON {
        var data: [JSON] = []
        var last = (line: 0, character: 0)
        for (number, document) in view.documents.enumerated() {
            let tokens = tokens(view.index(number, schema: context?.schema), context)
            for token in tokens {
                let range = document.fileRange(token.range)
                guard range.overlaps(wanted), !range.isEmpty else { continue }
                for part in lines(of: range, view) {
                    let start = view.lines.place(part.lowerBound, session.encoding)
                    let end = view.lines.place(part.upperBound, session.encoding)
                    let isSameLine = start.line == last.line
                    data += [
                        .int(start.line - last.line),
                        .int(isSameLine ? start.character - last.character : start.character),
                        .int(end.character - start.character),
                        .int(types.firstIndex(of: token.type) ?? 0), .int(token.modifiers),
                    ]
                    last = start
                }
            }
        }
        return ["data": .array(data)]
    }

    /// Splits a range at line ends, because tokens may not span lines.
    private static func lines(of range: Range<Int>, _ view: FileView) -> [Range<Int>] {
        let first = view.lines.line(at: range.lowerBound)
        let last = view.lines.line(at: range.upperBound)
        guard last > first else { return [range] }
        return (first...last).map { view.lines.range(ofLine: $0).clamped(to: range) }
            .filter { !$0.isEmpty }
    }

    private static func tokens(_ index: DocumentIndex, _ context: ProjectContext?) -> [Token] {
        var tokens = index.occurrences.map { token($0, context) }
        tokens += index.lexical.map { item in
            switch item.kind {
            case .keyword: Token(range: item.range, type: "keyword")
            case .string: Token(range: item.range, type: "string")
            case .number: Token(range: item.range, type: "number")
            }
        }
        tokens += index.comments.map { Token(range: $0, type: "comment") }
        tokens.sort { $0.range.lowerBound < $1.range.lowerBound }
        var end = 0
        return tokens.filter { token in
            guard token.range.lowerBound >= end else { return false }
            end = token.range.upperBound
            return true
        }
    }

    private static func token(_ name: Occurrence, _ context: ProjectContext?) -> Token {
        let type: String
        var modifiers = 0
        switch name.meaning {
        case .operation, .fragment:
            type = "class"
            modifiers = 1
        case .spread: type = "class"
        case .type: type = "type"
        case .field(let parent):
            type = "property"
            if context?.field(name.text, of: parent)?.deprecationReason != nil { modifiers = 2 }
        case .alias: type = "property"
        case .argument, .inputField: type = "parameter"
        case .variableDefinition:
            type = "variable"
            modifiers = 1
        case .variable: type = "variable"
        case .directive: type = "decorator"
        case .enumValue: type = "enumMember"
        }
        return Token(range: name.range, type: type, modifiers: modifiers)
    }
}
