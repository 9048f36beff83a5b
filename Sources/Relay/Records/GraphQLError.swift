/// An error as a GraphQL server reports it.
///
/// Spec: <https://spec.graphql.org/September2025/#sec-Errors>
public struct GraphQLError: Error, Sendable, CustomStringConvertible {
    /// A step of a path through a response.
    public enum PathElement: Sendable, Hashable, CustomStringConvertible {
        /// The response key of a field.
        case key(String)
        /// The position in a list.
        case index(Int)

        /// The key, or the position.
        public var description: String {
            switch self {
            case .key(let key): key
            case .index(let index): String(index)
            }
        }
    }

    /// The server's message.
    public let message: String
    /// The field that failed, from the root of the response; empty if the error belongs to no
    /// field.
    public let path: [PathElement]
    /// Whatever else the server says.
    public let extensions: JSONObject
    /// The message without values of the operation's variables; `nil` if it has none.
    var safeMessage: String?

    /// An error at `path`.
    public init(message: String, path: [PathElement] = [], extensions: JSONObject = [:]) {
        self.message = message
        self.path = path
        self.extensions = extensions
    }

    /// The message, and the path where there is one: "Not allowed (at `viewer.email`)".
    ///
    /// Each is one line of at most 200 characters. Values of variables that the server repeats in the
    /// message are replaced by `…`, because descriptions are logged.
    public var description: String {
        let text = (safeMessage ?? message).shortened()
        return path.isEmpty ? text : "\(text) (at `\(path.text.shortened())`)"
    }
}

extension GraphQLError: Hashable {
    /// Returns whether both say the same.
    public static func == (left: GraphQLError, right: GraphQLError) -> Bool {
        left.message == right.message && left.path == right.path
            && left.extensions == right.extensions
    }

    /// Hashes the message and the path.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(message)
        hasher.combine(path)
    }
}

extension GraphQLError: CustomReflectable {
    /// The message and the path as in ``description``, and the keys of the extensions.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "message": safeMessage ?? message, "path": path.text,
                "extensions": extensions.map(\.key),
            ]
        )
    }
}

extension GraphQLError {
    /// Returns the same errors, whose descriptions contain no values of variables.
    static func hidingValues(
        of variables: VariableData,
        in errors: [GraphQLError]
    ) -> [GraphQLError] {
        guard !errors.isEmpty, let values = HiddenValues(variables) else { return errors }
        return errors.map { error in
            var error = error
            error.safeMessage = values.hidden(in: error.message)
            return error
        }
    }
}

extension GraphQLError: LoggableError {
    package var logDescription: String {
        path.isEmpty ? "an error without a path" : "an error at `\(pathForLog)`"
    }

    /// The path as log events hold it.
    package var pathForLog: String { path.map(\.nameForLog).joined(separator: ".").shortened() }
}

extension GraphQLError.PathElement {
    /// The position or the response key; `?` for a key that can't be a name in a document, because
    /// then it is text of the server's own.
    fileprivate var nameForLog: String {
        if case .key(let key) = self { key.nameForLog } else { description }
    }
}

extension String {
    /// A response path as log events hold it, without keys that can't be names in a document.
    package var pathForLog: String {
        split(separator: ".", omittingEmptySubsequences: false)
            .map { String($0).nameForLog }.joined(separator: ".").shortened()
    }

    fileprivate var nameForLog: String {
        let isName = utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
                true
            default: false
            }
        }
        return isName ? self : "?"
    }
}

extension GraphQLError {
    /// Reads an element of a response's `errors`; what it lacks is left empty.
    package init(_ json: JSONValue) {
        self.init(
            message: json["message"]?.string ?? json.string
                ?? "The server reported an error without a message.",
            path: (json["path"]?.array ?? []).compactMap { PathElement($0) },
            extensions: json["extensions"]?.object ?? [:]
        )
    }
}

extension [GraphQLError.PathElement] {
    /// As a response path: `hero.friends.0.name`.
    var text: String { map(\.description).joined(separator: ".") }
}

extension GraphQLError.PathElement {
    var isIndex: Bool {
        if case .index = self { true } else { false }
    }

    /// Reads an element of a path; `nil` for what is neither a key nor a position.
    package init?(_ json: JSONValue) {
        switch json {
        case .string(let key): self = .key(key)
        // No list is longer than an `Int` can say.
        case .int(let index): self = .index(Int(clamping: index))
        default: return nil
        }
    }
}
