/// Why a server's response is no result.
///
/// Nothing of a refused response is published.
public enum ResponseError: Error, Sendable, Hashable {
    /// The body is not JSON; `path` is where in the data that shows, empty when it is outside.
    case invalidJSON(operation: String, path: String, JSONError)
    /// The body is JSON, but not a GraphQL response: not an object, or without data and errors.
    case notAResponse(operation: String)
    /// A value is of another kind than the schema says; `offset` is its first byte's in the body.
    case unexpectedKind(
        operation: String,
        path: String,
        offset: Int,
        expected: String,
        found: String
    )
    /// The server failed to run the operation.
    case failed(operation: String, [GraphQLError])
    /// A field failed that can't be null, nor can what it is in.
    case fieldFailed(operation: String, [FieldError])
    /// The server left out fields that were asked for.
    case incomplete(operation: String, fields: [String])
    /// The stream ended without a response.
    case noResponse(operation: String)
}

extension ResponseError: CustomStringConvertible {
    /// One sentence: what is wrong, where, and what to do.
    public var description: String {
        switch self {
        case .invalidJSON(let operation, let path, let error):
            "The response to `\(operation)` can't be read\(path.isEmpty ? "" : " at `\(path)`"). "
                + "\(error) Check what the network "
                + "delivers: each element must be one whole GraphQL response."
        case .notAResponse(let operation):
            "The response to `\(operation)` is JSON but no GraphQL response: it has neither "
                + "`data` nor `errors`. Check the URL."
        case .unexpectedKind(let operation, let path, let offset, let expected, let found):
            "The response to `\(operation)` has \(found) at `\(path)`, at byte \(offset), where the "
                + "schema says `\(expected)`. Generate the code again from the server's current schema."
        case .failed(let operation, let errors):
            "The server failed to run `\(operation)`: "
                + (errors.isEmpty
                    ? "it sent no data and no error"
                    : errors.map(\.description).joined(separator: "; "))
        case .fieldFailed(let operation, let errors):
            "`\(operation)` has no result: "
                + errors.map(\.description).joined(separator: "; ")
        case .incomplete(let operation, let fields):
            "The response to `\(operation)` lacks "
                + fields.map { "`\($0)`" }.joined(separator: ", ")
                + ". Check that the server runs the operation as it was sent."
        case .noResponse(let operation):
            "The network ended `\(operation)` without a response. Check that its stream yields "
                + "the body before it finishes."
        }
    }
}
