/// The reason why a server's response can't be used.
///
/// Nothing of a refused response is published.
public enum ResponseError: Error, Sendable, Hashable {
    /// The body is not JSON; `path` is where in the data that shows, empty when it is outside.
    case invalidJSON(operation: String, path: String, JSONError)
    /// The body is JSON, but not a GraphQL response; `reason` says what it is instead.
    case notAResponse(
        operation: String,
        reason: String = "it has neither `data` nor `errors`"
    )
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
    /// The server sent these errors along with the data, and ``ErrorPolicy/throwErrors`` was asked
    /// for. The data is in the store.
    case partial(operation: String, [GraphQLError])
    /// The server left out fields that were asked for.
    case incomplete(operation: String, fields: [String])
    /// The stream ended without a response: it was empty, or had only payloads with `extensions`
    /// and neither data nor errors.
    case noResponse(operation: String)
    /// A later part of a response can't be put in its place, which is `path`.
    case invalidPart(operation: String, path: String, InvalidPartReason)
    /// The stream ended before the parts that the server had announced, here by label or path.
    case unfinished(operation: String, parts: [String])
}

extension ResponseError {
    /// The reason why a later part of a response is invalid.
    public enum InvalidPartReason: Sendable, Hashable {
        /// There was no response before it to which it could belong.
        case nothingBefore
        /// It is a new response, although announced parts of the previous one are missing.
        case unfinishedBefore
        /// A member is missing or has the wrong form.
        case malformed(String)
        /// No part with this id was announced, or it was complete already.
        case unknownID(String)
        /// The earlier payloads contain no object or list at its path.
        case noPlace
        /// The list has only `count` elements so far.
        case pastEnd(count: Int)
        /// The object at its path has another id than in earlier payloads.
        case otherObject
    }
}

extension ResponseError: CustomStringConvertible {
    /// One sentence: what is wrong, where, and what to do.
    public var description: String {
        switch self {
        case .invalidJSON(let operation, let path, let error):
            "The response to `\(operation)` can't be read\(path.isEmpty ? "" : " at `\(path)`"). "
                + "\(error) Check what the network "
                + "delivers: each element must be one whole GraphQL response."
        case .notAResponse(let operation, let reason):
            "The response to `\(operation)` is JSON but not a GraphQL response: \(reason). "
                + "Check the URL."
        case .unexpectedKind(let operation, let path, let offset, let expected, let found):
            "The response to `\(operation)` has \(found) at `\(path)`, at byte \(offset), where the "
                + "schema says `\(expected)`. Generate the code again from the server's current schema."
        case .failed(let operation, let errors):
            "The server failed to run `\(operation)`: "
                + (errors.isEmpty
                    ? "it sent no data and no error"
                    : errors.lazy.map(\.description).listed())
        case .fieldFailed(let operation, let errors):
            "`\(operation)` has no result: " + errors.lazy.map(\.description).listed()
        case .incomplete(let operation, let fields):
            "The response to `\(operation)` lacks "
                + fields.lazy.map { "`\($0)`" }.listed(separator: ", ")
                + ". Check that the server runs the operation as it was sent."
        case .partial(let operation, let errors):
            "The server sent errors with the data of `\(operation)`: "
                + errors.lazy.map(\.description).listed()
        case .noResponse(let operation):
            "The network ended `\(operation)` without a response: its stream was empty, or had "
                + "only payloads with neither data nor errors. Check that it yields the body "
                + "before it finishes."
        case .invalidPart(let operation, let path, let problem):
            "A later part of the response to `\(operation)`"
                + (path.isEmpty ? " " : ", for `\(path.shortened())`, ")
                + "can't be written: \(problem.text). Check that the network delivers all payloads "
                + "of one response, unchanged and in order."
        case .unfinished(let operation, let parts):
            "The network ended `\(operation)` though the server had announced more"
                + (parts.isEmpty
                    ? "" : ": " + parts.lazy.map { "`\($0.shortened())`" }.listed(separator: ", "))
                + ". What came is in the store; fetch it again for the rest."
        }
    }
}

extension ResponseError: LoggableError {
    /// Like ``description``, with paths and counts instead of the server's text.
    package var logDescription: String {
        switch self {
        case .failed(let operation, let errors) where !errors.isEmpty:
            "The server failed to run `\(operation)`: "
                + errors.lazy.map(\.logDescription).listed()
        case .fieldFailed(let operation, let errors):
            "`\(operation)` has no result: " + errors.lazy.map(\.logDescription).listed()
        case .partial(let operation, let errors):
            "The server sent errors with the data of `\(operation)`: "
                + errors.lazy.map(\.logDescription).listed()
        case .invalidPart(let operation, let path, let problem):
            Self.invalidPart(operation: operation, path: path.pathForLog, problem.forLog)
                .description
        case .unfinished(let operation, let parts):
            Self.unfinished(operation: operation, parts: parts.map(\.pathForLog)).description
        default: description
        }
    }
}

extension ResponseError.InvalidPartReason {
    /// The problem without an id of the server's.
    fileprivate var forLog: Self {
        if case .unknownID = self { .unknownID("…") } else { self }
    }

    fileprivate var text: String {
        switch self {
        case .nothingBefore: "no response came before that it could be a part of"
        case .unfinishedBefore:
            "it is a new response, though parts of the one before have been announced"
        case .malformed(let reason): reason
        case .unknownID(let id):
            "its id `\(id.shortened())` was never announced under `pending`, or is complete already"
        case .noPlace: "what came before has nothing there that it could belong to"
        case .pastEnd(let count): "the list there has \(count) elements as yet"
        case .otherObject: "the object there has another id"
        }
    }
}
