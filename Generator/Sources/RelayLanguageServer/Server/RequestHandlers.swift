import GraphQLSchema

/// The requests that the server answers.
enum RequestHandlers {
    /// The files that are looked at again before an answer.
    enum Rescan {
        case nothing
        /// Those of the projects of the document's configuration.
        case ownConfiguration
        /// Those of all projects.
        case everything
    }

    /// A request's handler.
    struct Handler: Sendable {
        /// Whether projects that changed are checked before the answer.
        var needsCheck = false
        /// The files that are looked at again before the answer.
        ///
        /// Clients need not report changes of files.
        var rescan = Rescan.nothing
        /// Throws a refusal that needs no new look at the files.
        var precheck: (@Sendable (Session, JSON) throws(ResponseError) -> Void)?
        /// Returns the result.
        var answer: @Sendable (Session, JSON) throws(ResponseError) -> JSON

        init(
            needsCheck: Bool = false,
            rescan: Rescan = .nothing,
            precheck: (@Sendable (Session, JSON) throws(ResponseError) -> Void)? = nil,
            _ answer: @escaping @Sendable (Session, JSON) throws(ResponseError) -> JSON
        ) {
            self.needsCheck = needsCheck
            self.rescan = rescan
            self.precheck = precheck
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
            rescan: .ownConfiguration,
            precheck: Rename.precheck,
            Rename.prepare
        ),
        "textDocument/references": Handler(needsCheck: true, References.answer),
        "textDocument/rename": Handler(
            needsCheck: true,
            rescan: .everything,
            precheck: Rename.precheck,
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
