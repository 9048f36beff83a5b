import GraphQLLanguage
import GraphQLSchema
import RelayCompiler

/// A proposal of a completion.
struct CompletionItem {
    /// The kinds of the protocol that are used.
    enum Kind: Int {
        case field = 5
        case variable = 6
        case interface = 8
        case property = 10
        case value = 12
        case `enum` = 13
        case keyword = 14
        case snippet = 15
        case reference = 18
        case enumMember = 20
        case `struct` = 22
        case event = 23
    }

    var label: String
    var kind: Kind
    /// The type, or another short fact.
    var detail: String?
    /// The text to insert, if it is not the label.
    var text: String?
    /// The text with places to fill in, `$1`, for clients that support them.
    var snippet: String?
    /// The order: lower ones first.
    var rank = 5
    var isDeprecated = false
    /// The element to describe when the item is resolved: `User.name`, `@include`, `...Row_user`.
    var element: String?
}

extension CompletionItem {
    /// Creates the proposals of completion lists.
    struct Writer {
        let session: Session
        let position: DocumentPosition
        /// The range of the file that is replaced.
        let range: JSON
        /// The start of that range.
        private let start: Int

        init(_ session: Session, _ position: DocumentPosition, _ range: Range<Int>) {
            self.session = session
            self.position = position
            let range = position.place(range).range
            self.range = session.range(range, in: position.view)
            start = range.lowerBound
        }

        /// Whether the client fills in snippets.
        private var hasSnippets: Bool {
            session.client["textDocument"]?["completion"]?["completionItem"]?["snippetSupport"]?
                .bool == true
        }

        func list(_ items: [CompletionItem]) -> JSON {
            let hasSnippets = hasSnippets
            let path = JSON.string(position.view.path)
            return [
                "isIncomplete": false,
                "items": .array(
                    items.enumerated().map { json($1, $0, hasSnippets, path) }
                ),
            ]
        }

        private func json(
            _ item: CompletionItem,
            _ number: Int,
            _ hasSnippets: Bool,
            _ path: JSON
        ) -> JSON {
            let order = String(100_000 + number)
            var json: [String: JSON] = [
                "label": .string(item.label), "kind": .int(item.kind.rawValue),
                "sortText": .string("\(item.rank)\(order)"),
            ]
            if let detail = item.detail { json["detail"] = .string(detail) }
            var text = position.document.escaped(item.text ?? item.label)
            if hasSnippets, let snippet = item.snippet {
                text = position.document.escapedSnippet(snippet)
                json["insertTextFormat"] = 2
            }
            text = position.document.map?.indented(text, at: start) ?? text
            json["textEdit"] = ["range": range, "newText": .string(text)]
            if item.isDeprecated { json["tags"] = [1] }
            if let element = item.element {
                json["data"] = ["path": path, "element": .string(element)]
            }
            return .object(json)
        }
    }
}
