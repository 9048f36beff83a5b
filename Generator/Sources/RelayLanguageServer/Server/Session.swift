import GraphQLLanguage
import GraphQLSchema
import RelayCompiler

/// The state that features share: the workspace, and what the client understands.
///
/// A class because all features change the same state.
final class Session {
    let workspace = Workspace()
    var encoding = PositionEncoding.utf16
    /// The client's `capabilities`.
    var client = JSON.null
    /// Whether saving a document generates the code of its projects.
    var generatesOnSave = false
    /// The diagnostics that were published, by path.
    var published = PublishedDiagnostics()

    /// Returns the file of `{"textDocument": {"uri": …}}`.
    ///
    /// - Throws: An error if the parameters have no URI.
    func file(_ parameters: JSON) throws(ResponseError) -> (
        view: FileView, context: ProjectContext?
    )? {
        guard let uri = parameters["textDocument"]?["uri"]?.string else {
            throw .parameters("`textDocument.uri`")
        }
        guard let path = FileURI.path(uri) else { return nil }
        let context = workspace.context(of: path)
        guard let view = workspace.view(path, in: context) else { return nil }
        return (view, context)
    }

    /// Returns the position of `{"textDocument": …, "position": …}` in a file.
    ///
    /// - Throws: An error if the parameters have no position.
    func position(_ parameters: JSON) throws(ResponseError) -> FilePosition? {
        guard let (view, context) = try file(parameters) else { return nil }
        guard let offset = view.lines.offset(parameters["position"], encoding) else {
            throw .parameters("`position`")
        }
        return FilePosition(view: view, context: context, offset: offset)
    }

    /// Returns `{"kind": …, "value": …}` for a text in Markdown.
    ///
    /// - Parameters:
    ///   - markdown: The text.
    ///   - formats: The formats that the client understands; `nil` or empty for plain text alone.
    /// - Returns: The text, without the marks of code blocks for clients that show plain text.
    func markup(_ markdown: String, _ formats: JSON?) -> JSON {
        if formats?.array?.contains("markdown") == true {
            return ["kind": "markdown", "value": .string(markdown)]
        }
        let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
        let plain = lines.filter { !$0.hasPrefix("```") }.joined(separator: "\n")
        return ["kind": "plaintext", "value": .string(plain)]
    }

    /// Returns `{"uri": …, "range": …}`.
    func location(_ place: Place) -> JSON {
        [
            "uri": .string(workspace.uri(place.view.path)),
            "range": range(place.range, in: place.view),
        ]
    }

    /// Returns `{"start": …, "end": …}` for a range of bytes in a file.
    func range(_ range: Range<Int>, in view: FileView) -> JSON {
        view.lines.range(range, encoding)
    }
}

/// A range of bytes in a file.
struct Place {
    var view: FileView
    var range: Range<Int>
}

/// A position in a file.
struct FilePosition {
    let view: FileView
    let context: ProjectContext?
    /// The byte offset in the file.
    let offset: Int

    /// The position in the document there; `nil` in Swift code, in escapes, and in the indentation of
    /// literals.
    var inDocument: DocumentPosition? {
        guard let (number, offset) = view.document(at: offset),
            view.documents[number].fileRange(offset..<offset).lowerBound == self.offset
        else { return nil }
        return DocumentPosition(
            view: view,
            context: context,
            document: view.documents[number],
            index: view.index(number, schema: context?.schema),
            offset: offset
        )
    }
}

/// A position in a document.
struct DocumentPosition {
    let view: FileView
    let context: ProjectContext?
    let document: EmbeddedDocument
    let index: DocumentIndex
    /// The byte offset in the document.
    let offset: Int

    /// The name there.
    var occurrence: Occurrence? { index.occurrence(at: offset) }

    /// Returns a range of the document as one of the file.
    func place(_ range: Range<Int>) -> Place {
        Place(view: view, range: document.fileRange(range))
    }
}
