import GraphQLSchema

/// The requests that the server answers.
enum RequestHandlers {
    /// A request's handler.
    struct Handler: Sendable {
        /// Whether projects that changed are checked before the answer.
        var needsCheck = false
        /// Whether the answer edits closed files, which are looked at again before it.
        ///
        /// Clients need not report changes of files.
        var editsClosedFiles = false
        /// Returns the result.
        var answer: @Sendable (Session, JSON) throws(ResponseError) -> JSON

        init(
            needsCheck: Bool = false,
            editsClosedFiles: Bool = false,
            _ answer: @escaping @Sendable (Session, JSON) throws(ResponseError) -> JSON
        ) {
            self.needsCheck = needsCheck
            self.editsClosedFiles = editsClosedFiles
            self.answer = answer
        }
    }

    /// The handlers by method.
    ///
    /// `ServerCapabilities` announces them.
    static let all: [String: Handler] = [
        "completionItem/resolve": Handler(CompletionResolve.answer),
        "textDocument/codeAction": Handler(needsCheck: true, CodeActions.answer),
        "textDocument/codeLens": Handler(needsCheck: true, CodeLenses.answer),
        "textDocument/completion": Handler(Completion.answer),
        "textDocument/declaration": Handler(Definition.declaration),
        "textDocument/definition": Handler(Definition.definition),
        "textDocument/documentHighlight": Handler(References.highlight),
        "textDocument/documentSymbol": Handler(DocumentSymbols.document),
        "textDocument/foldingRange": Handler(Ranges.folding),
        "textDocument/formatting": Handler(Formatting.answer),
        "textDocument/hover": Handler(Hover.answer),
        "textDocument/implementation": Handler(Definition.implementation),
        "textDocument/inlayHint": Handler(InlayHints.answer),
        "textDocument/prepareRename": Handler(
            needsCheck: true,
            editsClosedFiles: true,
            Rename.prepare
        ),
        "textDocument/references": Handler(needsCheck: true, References.answer),
        "textDocument/rename": Handler(
            needsCheck: true,
            editsClosedFiles: true,
            Rename.answer
        ),
        "textDocument/selectionRange": Handler(Ranges.selection),
        "textDocument/semanticTokens/full": Handler(SemanticTokens.full),
        "textDocument/semanticTokens/range": Handler(SemanticTokens.range),
        "textDocument/signatureHelp": Handler(SignatureHelp.answer),
        "textDocument/typeDefinition": Handler(Definition.typeDefinition),
        "workspace/executeCommand": Handler(needsCheck: true, ExecuteCommand.answer),
        "workspace/symbol": Handler(needsCheck: true, DocumentSymbols.workspace),
    ]
}
