/// An error as a GraphQL server reports it.
///
/// Spec: <https://spec.graphql.org/September2025/#sec-Errors>
public struct GraphQLError: Error, Sendable, Hashable, CustomStringConvertible {
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

    /// What the server says.
    public let message: String
    /// The field that failed, from the root of the response; empty when it is no field's error.
    public let path: [PathElement]
    /// Whatever else the server says.
    public let extensions: JSONObject

    /// An error at `path`.
    public init(message: String, path: [PathElement] = [], extensions: JSONObject = [:]) {
        self.message = message
        self.path = path
        self.extensions = extensions
    }

    /// The message, and the path where there is one: "Not allowed (at `viewer.email`)".
    public var description: String {
        path.isEmpty
            ? message : "\(message) (at `\(path.map(\.description).joined(separator: "."))`)"
    }
}

extension GraphQLError {
    /// Reads an element of a response's `errors`; what it lacks is left empty.
    package init(_ json: JSONValue) {
        self.init(
            message: json["message"]?.string ?? "The server reported an error without a message.",
            path: (json["path"]?.array ?? []).compactMap { PathElement($0) },
            extensions: json["extensions"]?.object ?? [:]
        )
    }
}

extension GraphQLError.PathElement {
    /// Reads an element of a path; `nil` for what is neither a key nor a position.
    package init?(_ json: JSONValue) {
        switch json {
        case .string(let key): self = .key(key)
        case .int(let index): self = .index(Int(index))
        default: return nil
        }
    }
}
