package import GraphQLSchema

/// A message of JSON-RPC 2.0.
package enum Message: Sendable {
    /// A request, which is answered with its id, a number or a string.
    case request(id: JSON, method: String, parameters: JSON)
    /// A notification, which is not answered.
    case notification(method: String, parameters: JSON)
    /// The client's answer to a request of the server; the id is null if it could not read one.
    case response(id: JSON)
    /// A value that is not a message, with the id to answer it with.
    case invalid(id: JSON)

    /// Reads a message.
    package init(_ json: JSON) {
        let id = json["id"] ?? .null
        let isID = id.string != nil || id.int != nil
        let isVersioned = json["jsonrpc"] == "2.0"
        let parameters = json["params"] ?? .null
        guard isVersioned, isID || id == .null else {
            self = .invalid(id: isID ? id : .null)
            return
        }
        if let method = json["method"]?.string {
            self =
                isID
                ? .request(id: id, method: method, parameters: parameters)
                : .notification(method: method, parameters: parameters)
        } else if json["method"] == nil,
            json.members?["result"] != nil || json["error"] != nil
        {
            self = .response(id: id)
        } else {
            self = .invalid(id: id)
        }
    }

    /// Returns a successful answer.
    static func answer(_ id: JSON, _ result: JSON) -> JSON {
        ["jsonrpc": "2.0", "id": id, "result": result]
    }

    /// Returns an answer with an error.
    static func answer(_ id: JSON, _ error: ResponseError) -> JSON {
        [
            "jsonrpc": "2.0", "id": id,
            "error": ["code": .int(error.code.rawValue), "message": .string(error.message)],
        ]
    }

    /// Returns a notification.
    static func notification(_ method: String, _ parameters: JSON) -> JSON {
        ["jsonrpc": "2.0", "method": .string(method), "params": parameters]
    }

    /// Returns a request of the server.
    static func request(_ id: String, _ method: String, _ parameters: JSON) -> JSON {
        [
            "jsonrpc": "2.0", "id": .string(id), "method": .string(method), "params": parameters,
        ]
    }
}

/// The error of an answer.
struct ResponseError: Error, Equatable {
    /// The codes of JSON-RPC and of the Language Server Protocol.
    enum Code: Int {
        case parseError = -32700
        case invalidRequest = -32600
        case methodNotFound = -32601
        case invalidParameters = -32602
        case serverNotInitialized = -32002
        case requestFailed = -32803
        case requestCancelled = -32800
    }

    var code: Code
    /// The problem and the remedy.
    var message: String

    init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    /// Returns the error for parameters that a method does not have.
    static func parameters(_ what: String) -> ResponseError {
        ResponseError(.invalidParameters, "The parameters need \(what).")
    }

    /// Returns the error for edits of a document whose text is not that of the editor.
    static func lost(_ path: String) -> ResponseError {
        ResponseError(
            .requestFailed,
            "A change of `\(path)` could not be applied. Close the file and open it again."
        )
    }
}
