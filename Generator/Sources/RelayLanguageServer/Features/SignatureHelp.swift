import GraphQLLanguage
import GraphQLSchema

/// Answers `textDocument/signatureHelp`: the arguments of a field, directive or fragment.
enum SignatureHelp {
    static func answer(_ session: Session, _ parameters: JSON) throws(ResponseError) -> JSON {
        guard let position = try session.position(parameters), let context = position.context,
            let inDocument = position.inDocument
        else { return .null }
        let (_, call, _) = Cursor.find(
            inDocument.offset,
            in: inDocument.document.source,
            schema: context.schema
        )
        guard let call else { return .null }
        let arguments = context.arguments(of: call.owner)
        guard !arguments.isEmpty else { return .null }
        let client = session.client["textDocument"]?["signatureHelp"]?["signatureInformation"]
        let formats = client?["documentationFormat"]
        let (name, type): (String, String?) =
            switch call.owner {
            case .field(let parent, let name):
                (name, context.field(name, of: parent)?.type.description)
            case .directive(let name): ("@\(name)", nil)
            case .fragment(let name): ("...\(name)", nil)
            }
        let label =
            "\(name)(\(arguments.map(\.label).joined(separator: ", ")))"
            + (type.map { ": \($0)" } ?? "")
        var signature: [String: JSON] = [
            "label": .string(label),
            "parameters": .array(
                arguments.map { argument in
                    var json: [String: JSON] = ["label": .string(argument.label)]
                    if let text = argument.description {
                        json["documentation"] = session.markup(text, formats)
                    }
                    return .object(json)
                }
            ),
        ]
        if case .field(let parent, let name) = call.owner,
            let text = context.field(name, of: parent)?.description
        {
            signature["documentation"] = session.markup(text, formats)
        }
        let active = arguments.firstIndex { $0.name == call.argument }
        return [
            "signatures": [.object(signature)], "activeSignature": 0,
            // Past the end, so that no argument is active before one is named.
            "activeParameter": .int(active ?? arguments.count),
        ]
    }
}
