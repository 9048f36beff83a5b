import Foundation
import Relay

// The output of `print` and `dump` for values that contain credentials or variables. It identifies
// the value but contains nothing that may be secret. To see everything, read the properties.

extension HTTPRequest: CustomStringConvertible, CustomReflectable {
    /// Method, URL and operation: `POST http://localhost/graphql for FeedQuery`.
    public var description: String {
        "\(method.rawValue) \(url.withoutSecrets)" + (operationName.map { " for \($0)" } ?? "")
    }

    /// The properties without secrets.
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
    /// The kind and size: `15 bytes`.
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
    /// The number of parts: `a form of 2 parts`.
    public var description: String { "a form of \(parts.count) parts" }

    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension MultipartForm.Part: CustomStringConvertible, CustomReflectable {
    /// The name of the field.
    public var description: String { "the part `\(name)`" }

    /// Only the name of the field.
    public var customMirror: Mirror { Mirror(self, children: ["name": name]) }
}

extension NetworkRequest: CustomStringConvertible, CustomReflectable {
    /// The kind and name of the operation, and the names of its variables: `query
    /// FeedQuery(first)`.
    public var description: String {
        let names = variables.values.map(\.key).joined(separator: ", ")
        return "\(kind.rawValue) \(name)(\(names))"
    }

    /// The properties without the values of variables and headers.
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
    /// The method and path, without the query: `GET /users/1`.
    public var description: String {
        "\(method.rawValue) \(HTTPClient.isWholeURL(path) ? "a whole URL" : shownPath)"
    }

    private var shownPath: String { String(path.prefix { $0 != "?" }) }

    /// The properties without the values of query and headers, and without the body.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: ["call": description, "query": query.map(\.name), "headers": headers]
        )
    }
}

extension HTTPClient: CustomStringConvertible, CustomReflectable {
    /// The base URL without its secret parts.
    public var description: String { "HTTPClient(\(baseURL?.withoutSecrets ?? ""))" }

    /// The properties without the values of headers.
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
    /// The URL without its secret parts.
    public var description: String { "HTTPNetwork(\(url.withoutSecrets))" }

    /// Only the URL, without its secret parts.
    public var customMirror: Mirror { Mirror(self, children: ["url": url.withoutSecrets]) }
}

extension WebSocketNetwork: CustomStringConvertible, CustomReflectable {
    /// The URL without its secret parts.
    public var description: String { "WebSocketNetwork(\(url.withoutSecrets))" }

    /// Only the URL, without its secret parts.
    public var customMirror: Mirror { Mirror(self, children: ["url": url.withoutSecrets]) }
}

extension ResponseCache: CustomStringConvertible, CustomReflectable {
    /// `ResponseCache`, without its contents, which belong to the user.
    public var description: String { "ResponseCache" }

    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
