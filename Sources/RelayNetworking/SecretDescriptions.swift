import Foundation
import Relay

// What `print` and `dump` show of the values that hold credentials or variables: enough to know
// which value it is, and nothing that may be secret. Their properties have the rest.

extension HTTPRequest: CustomStringConvertible, CustomReflectable {
    /// Method, URL and operation: `POST http://localhost/graphql for FeedQuery`.
    public var description: String {
        "\(method.rawValue) \(url.withoutSecrets)" + (operationName.map { " for \($0)" } ?? "")
    }

    /// What can be shown without secrets.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "method": method, "url": url.withoutSecrets, "headers": headers,
                "body": body?.description as Any, "timeout": timeout,
                "operationName": operationName as Any,
            ]
        )
    }
}

extension HTTPRequest.Body: CustomStringConvertible, CustomReflectable {
    /// Its kind and size: `15 bytes`.
    public var description: String {
        switch self {
        case .data(let data): "\(data.count) bytes"
        case .file: "a file"
        case .multipart(let form): form.description
        }
    }

    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension MultipartForm: CustomStringConvertible, CustomReflectable {
    /// How many parts it has: `a form of 2 parts`.
    public var description: String { "a form of \(parts.count) parts" }

    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension MultipartForm.Part: CustomStringConvertible, CustomReflectable {
    /// The name of the field.
    public var description: String { "the part `\(name)`" }

    /// The name of the field alone.
    public var customMirror: Mirror { Mirror(self, children: ["name": name]) }
}

extension NetworkRequest: CustomStringConvertible, CustomReflectable {
    /// Kind and name of the operation, and the names of its variables: `query FeedQuery(first)`.
    public var description: String {
        let names = variables.values.map(\.key).joined(separator: ", ")
        return "\(kind.rawValue) \(name)(\(names))"
    }

    /// What can be shown without the values of variables and headers.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "parameters": parameters, "variables": variables.values.map(\.key),
                "cacheConfig": cacheConfig, "headers": headers,
                "extensions": extensions.map(\.key),
            ]
        )
    }
}

extension Endpoint: CustomStringConvertible, CustomReflectable {
    /// Method and path, without the query: `GET /users/1`.
    public var description: String {
        "\(method.rawValue) \(HTTPClient.isWholeURL(path) ? "a whole URL" : shownPath)"
    }

    private var shownPath: String { String(path.prefix { $0 != "?" }) }

    /// What can be shown without the values of query and headers, and without the body.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: ["call": description, "query": query.map(\.name), "headers": headers]
        )
    }
}

extension HTTPClient: CustomStringConvertible, CustomReflectable {
    /// The base URL, without what may be secret in it.
    public var description: String { "HTTPClient(\(baseURL?.withoutSecrets ?? ""))" }

    /// What can be shown without the values of headers.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "baseURL": baseURL?.withoutSecrets as Any, "headers": headers, "timeout": timeout,
            ]
        )
    }
}

extension HTTPNetwork: CustomStringConvertible, CustomReflectable {
    /// The URL, without what may be secret in it.
    public var description: String { "HTTPNetwork(\(url.withoutSecrets))" }

    /// The URL alone.
    public var customMirror: Mirror { Mirror(self, children: ["url": url.withoutSecrets]) }
}

extension WebSocketNetwork: CustomStringConvertible, CustomReflectable {
    /// The URL, without what may be secret in it.
    public var description: String { "WebSocketNetwork(\(url.withoutSecrets))" }

    /// The URL alone.
    public var customMirror: Mirror { Mirror(self, children: ["url": url.withoutSecrets]) }
}

extension ResponseCache: CustomStringConvertible, CustomReflectable {
    /// `ResponseCache`; what it keeps belongs to the user.
    public var description: String { "ResponseCache" }

    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
