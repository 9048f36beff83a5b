import GraphQLLanguage
import GraphQLSchema

/// Answers `textDocument/codeLens`: where fragments are spread, and a command to generate.
enum CodeLenses {
    static func answer(_ session: Session, _ parameters: JSON) throws(ResponseError) -> JSON {
        guard let (view, context) = try session.file(parameters), let context else { return .null }
        var lenses: [JSON] = []
        let uri = JSON.string(session.workspace.uri(view.path))
        for (number, document) in view.documents.enumerated() {
            for item in view.index(number, schema: context.schema).definitions {
                guard let name = item.name else { continue }
                let range = document.fileRange(item.nameRange)
                let json = session.range(range, in: view)
                switch item.kind {
                case .fragment:
                    let count = context.symbols.users[name]?.count ?? 0
                    let title =
                        count == 0
                        ? "Spread by nothing"
                        : "Spread by \(count) \(count == 1 ? "definition" : "definitions")"
                    let start = view.lines.position(range.lowerBound, session.encoding)
                    lenses.append(
                        lens(json, title, ExecuteCommand.references, [uri, start])
                    )
                case .operation:
                    lenses.append(lens(json, "Generate", ExecuteCommand.generate, [uri]))
                case .schema: break
                }
            }
        }
        return .array(lenses)
    }

    private static func lens(
        _ range: JSON,
        _ title: String,
        _ command: String,
        _ arguments: [JSON]
    ) -> JSON {
        [
            "range": range,
            "command": [
                "title": .string(title), "command": .string(command),
                "arguments": .array(arguments),
            ],
        ]
    }
}
