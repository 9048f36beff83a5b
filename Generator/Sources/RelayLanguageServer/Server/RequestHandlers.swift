/// The requests that the server answers.
enum RequestHandlers {
    /// A request's handler.
    struct Handler: Sendable {
        /// Whether projects that changed are checked before the answer.
        var needsCheck = false
        /// Returns the result.
        var answer: @Sendable (Session, JSON) throws(ResponseError) -> JSON

        init(
            needsCheck: Bool = false,
            _ answer: @escaping @Sendable (Session, JSON) throws(ResponseError) -> JSON
        ) {
            self.needsCheck = needsCheck
            self.answer = answer
        }
    }

    /// The handlers by method.
    ///
    /// `ServerCapabilities` announces them.
    static let all: [String: Handler] = [
        "completionItem/resolve": Handler(CompletionResolve.answer),
        "textDocument/completion": Handler(Completion.answer),
        "textDocument/declaration": Handler(Definition.declaration),
        "textDocument/definition": Handler(Definition.definition),
        "textDocument/documentSymbol": Handler(DocumentSymbols.document),
        "textDocument/hover": Handler(Hover.answer),
        "textDocument/typeDefinition": Handler(Definition.typeDefinition),
        "workspace/symbol": Handler(needsCheck: true, DocumentSymbols.workspace),
    ]
}
