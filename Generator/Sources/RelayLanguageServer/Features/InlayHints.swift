import GraphQLLanguage
import GraphQLSchema

/// Answers `textDocument/inlayHint` with the types of fields and of the variables at their uses.
enum InlayHints {
    static func answer(_ session: Session, _ parameters: JSON) throws(ResponseError) -> JSON {
        guard let (view, context) = try session.file(parameters), let context else { return .null }
        let lines = view.lines
        let start = lines.offset(parameters["range"]?["start"], session.encoding) ?? 0
        let end = lines.offset(parameters["range"]?["end"], session.encoding) ?? lines.bytes.count
        var hints: [JSON] = []
        for (number, document) in view.documents.enumerated() {
            let index = view.index(number, schema: context.schema)
            for name in index.occurrences {
                guard let type = type(of: name, index, context) else { continue }
                let offset = document.fileRange(name.range).upperBound
                guard start <= offset, offset <= end else { continue }
                hints.append([
                    "position": lines.position(offset, session.encoding),
                    "label": .string(": \(type)"), "kind": 1, "paddingRight": true,
                ])
            }
        }
        return .array(hints)
    }

    private static func type(
        of name: Occurrence,
        _ index: DocumentIndex,
        _ context: ProjectContext
    ) -> TypeReference? {
        switch name.meaning {
        case .field(let parent): return context.field(name.text, of: parent)?.type
        case .variable:
            guard index.definitions.indices.contains(name.definition) else { return nil }
            return index.definitions[name.definition].variables.first { $0.name == name.text }?.type
        default: return nil
        }
    }
}
