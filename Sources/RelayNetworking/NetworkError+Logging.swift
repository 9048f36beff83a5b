import Relay

extension NetworkError: LoggableError {
    /// The ``description`` without text from the server.
    package var logDescription: String {
        switch self {
        case .redirected(let status, _, let place):
            "Was redirected (status \(status)) from \(place), which is not followed."
        case .status(let status, _, _, let place):
            "Got status \(status)\(place.isGraphQL ? " and no GraphQL response" : "") from \(place)."
        case .unreadable(_, let place): "Could not read the response from \(place)."
        case .notGraphQL(_, let status, _, let place):
            "Got something other than a GraphQL response (status \(status)) from \(place)."
        case .closed(let code, _, let place):
            Self.closed(code: code, reason: "", at: place).description
        case .protocolBroken(_, let place):
            "The server at \(place) violated the WebSocket protocol."
        default: description
        }
    }
}
