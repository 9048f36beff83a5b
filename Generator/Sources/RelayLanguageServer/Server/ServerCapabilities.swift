import GraphQLSchema

/// The capabilities that the server announces.
enum ServerCapabilities {
    /// Returns the capabilities of a session.
    static func json(_ session: Session) -> JSON {
        [
            "positionEncoding": .string(session.encoding.rawValue),
            "textDocumentSync": [
                "openClose": true, "change": 2, "save": ["includeText": false],
            ],
            "completionProvider": [
                "triggerCharacters": ["@", "$", ".", "(", "{", ":", "\""], "resolveProvider": true,
            ],
            "codeActionProvider": ["codeActionKinds": ["quickfix"]],
            "codeLensProvider": ["resolveProvider": false],
            "declarationProvider": true, "definitionProvider": true,
            "documentFormattingProvider": true, "documentHighlightProvider": true,
            "documentSymbolProvider": true,
            "executeCommandProvider": [
                "commands": .array(ExecuteCommand.all.map(JSON.string))
            ],
            "foldingRangeProvider": true, "hoverProvider": true, "implementationProvider": true,
            "inlayHintProvider": true,
            "referencesProvider": true, "renameProvider": ["prepareProvider": true],
            "selectionRangeProvider": true,
            "semanticTokensProvider": [
                "legend": [
                    "tokenTypes": .array(SemanticTokens.types.map(JSON.string)),
                    "tokenModifiers": .array(SemanticTokens.modifiers.map(JSON.string)),
                ],
                "full": true, "range": true,
            ],
            "signatureHelpProvider": [
                "triggerCharacters": ["(", ","], "retriggerCharacters": [":"],
            ],
            "typeDefinitionProvider": true, "workspaceSymbolProvider": true,
            "workspace": [
                "workspaceFolders": ["supported": true, "changeNotifications": true]
            ],
        ]
    }
}
