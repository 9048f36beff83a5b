import GraphQLLanguage
import GraphQLSchema

/// Edits of files, with the versions of open documents if the client understands them.
struct WorkspaceEdit {
    /// The edits by path: `{"range": …, "newText": "…"}`.
    private var edits: [String: [JSON]] = [:]

    /// Adds an edit of a file.
    mutating func replace(_ range: JSON, of path: String, with text: String) {
        edits[path, default: []].append(["range": range, "newText": .string(text)])
    }

    /// Writes the edits for the client.
    ///
    /// - Parameters:
    ///   - session: The session, which knows the client and the documents.
    ///   - files: Files to rename after the edits; ignored for clients without versions.
    /// - Returns: `{"documentChanges": […]}`, or `{"changes": {…}}` for clients without versions.
    func json(_ session: Session, renaming files: [(old: String, new: String)] = []) -> JSON {
        let workspace = session.workspace
        guard session.client["workspace"]?["workspaceEdit"]?["documentChanges"]?.bool == true
        else {
            var changes: [String: JSON] = [:]
            for (path, edits) in edits { changes[workspace.uri(path)] = .array(edits) }
            return ["changes": .object(changes)]
        }
        var changes = edits.sorted { $0.key < $1.key }.map { path, edits -> JSON in
            let version = workspace.documents[path]?.version
            return [
                "textDocument": [
                    "uri": .string(workspace.uri(path)), "version": version.map(JSON.int) ?? .null,
                ],
                "edits": .array(edits),
            ]
        }
        for file in files {
            changes.append([
                "kind": "rename", "oldUri": .string(workspace.uri(file.old)),
                "newUri": .string(FileURI.uri(file.new)),
            ])
        }
        return ["documentChanges": .array(changes)]
    }
}
