import GraphQLLanguage
import GraphQLSchema
import RelayCompiler

/// Answers `textDocument/documentSymbol` and `workspace/symbol`.
enum DocumentSymbols {
    /// Returns the definitions of a file, with the fields in them.
    static func document(_ session: Session, _ parameters: JSON) throws(ResponseError) -> JSON {
        guard let (view, context) = try session.file(parameters) else { return .null }
        let client = session.client["textDocument"]?["documentSymbol"]
        let isTree = client?["hierarchicalDocumentSymbolSupport"]?.bool == true
        var symbols: [JSON] = []
        for (number, document) in view.documents.enumerated() {
            for item in view.index(number, schema: context?.schema).definitions {
                let range = document.fileRange(item.range)
                guard isTree else {
                    symbols.append(
                        information(item, session.location(Place(view: view, range: range)))
                    )
                    continue
                }
                symbols.append([
                    "name": .string(name(item)), "detail": .string(detail(item)),
                    "kind": kind(item), "range": session.range(range, in: view),
                    "selectionRange": session.range(document.fileRange(item.nameRange), in: view),
                    "children": .array(
                        item.fields.map { node($0, document, view, session, depth: 0) }
                    ),
                ])
            }
        }
        return .array(symbols)
    }

    /// Returns the definitions and schema types of all projects whose names match a text.
    static func workspace(_ session: Session, _ parameters: JSON) throws(ResponseError) -> JSON {
        let query = Array((parameters["query"]?.string ?? "").lowercased().utf8)
        var symbols: [JSON] = []
        let limit = 500
        for context in session.workspace.contexts {
            for file in context.project.files where symbols.count < limit {
                let names = file.parsed.definitions.compactMap(\.key?.name)
                guard names.contains(where: { matches($0, query) }),
                    let view = context.workspace.view(file.path, in: context)
                else { continue }
                for (number, document) in view.documents.enumerated() {
                    for item in view.index(number, schema: context.schema).definitions
                    where matches(item.name ?? "", query) {
                        let range = document.fileRange(item.nameRange)
                        let place = Place(view: view, range: range)
                        symbols.append(information(item, session.location(place)))
                    }
                }
            }
            for type in context.schema?.types ?? [] where symbols.count < limit && !query.isEmpty {
                guard matches(type.name, query),
                    let place = Definition.place(of: type.definition.span, context)
                else { continue }
                symbols.append([
                    "name": .string(type.name), "kind": kind(type),
                    "location": session.location(place),
                ])
            }
        }
        return .array(symbols)
    }

    /// Returns whether the characters of a query occur in a name, in order.
    private static func matches(_ name: String, _ query: [UInt8]) -> Bool {
        var rest = query[...]
        for byte in name.utf8 {
            guard let next = rest.first else { return true }
            if (0x41...0x5A).contains(byte) ? byte | 0x20 == next : byte == next {
                rest.removeFirst()
            }
        }
        return rest.isEmpty
    }

    private static func information(_ item: DocumentIndex.Definition, _ location: JSON) -> JSON {
        ["name": .string(name(item)), "kind": kind(item), "location": location]
    }

    private static func name(_ item: DocumentIndex.Definition) -> String {
        if let name = item.name, !name.isEmpty { return name }
        switch item.kind {
        case .operation(let operation): return operation.rawValue
        case .fragment: return "fragment"
        case .schema(let keyword): return keyword
        }
    }

    private static func detail(_ item: DocumentIndex.Definition) -> String {
        switch item.kind {
        case .operation(let operation): operation.rawValue
        case .fragment: item.type.map { "on \($0)" } ?? ""
        case .schema(let keyword): keyword
        }
    }

    private static func kind(_ item: DocumentIndex.Definition) -> JSON {
        switch item.kind {
        case .operation: 12
        case .fragment: 23
        case .schema("enum"): 10
        case .schema("interface"): 11
        case .schema: 5
        }
    }

    private static func kind(_ type: SchemaType) -> JSON {
        switch type {
        case .enum: 10
        case .interface, .union: 11
        case .scalar, .object, .inputObject: 5
        }
    }

    private static func node(
        _ field: DocumentIndex.FieldNode,
        _ document: EmbeddedDocument,
        _ view: FileView,
        _ session: Session,
        depth: Int
    ) -> JSON {
        let children =
            depth < 100
            ? field.fields.map { node($0, document, view, session, depth: depth + 1) } : []
        return [
            "name": .string(field.name), "detail": .string(field.type?.description ?? ""),
            "kind": 8, "range": session.range(document.fileRange(field.range), in: view),
            "selectionRange": session.range(document.fileRange(field.nameRange), in: view),
            "children": .array(children),
        ]
    }
}
