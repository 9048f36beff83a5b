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
            "declarationProvider": true, "definitionProvider": true,
            "documentSymbolProvider": true, "hoverProvider": true, "typeDefinitionProvider": true,
            "workspaceSymbolProvider": true,
            "workspace": [
                "workspaceFolders": ["supported": true, "changeNotifications": true]
            ],
        ]
    }
}
