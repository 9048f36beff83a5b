import Relay

#if canImport(Darwin)
public import Foundation
#else
public import FoundationEssentials
#endif

/// An error of a ``MockEnvironment``.
public enum MockError: Error, Sendable, Hashable {
    /// An operation was sent that the test neither answered ahead nor took.
    ///
    /// `location` is where the test created its environment.
    case unexpected(operation: String, variables: String, location: String)
    /// The test waited for an operation that was not sent; `pending` are the ones that were.
    case notSent(operation: String, pending: [String], location: String)
    /// The operation has ended, so it takes no more payloads; `reason` says how it ended.
    case ended(operation: String, reason: String)
    /// The test waited until the app had cancelled an operation, but it has not; `reason` says why.
    case notCancelled(operation: String, reason: String)
    /// Operations were still in flight when the test waited for the environment to settle.
    case notSettled(pending: [String])
    /// Fewer tasks than expected sleep on the clock.
    case nobodySleeps(count: Int, of: Int)
    /// The running test has no environment, because it lacks the trait `mockEnvironment`.
    case noEnvironment
    /// An operation was answered with a sample of another operation.
    case otherOperation(operation: String, sample: String)
    /// The text of a ``Payload`` is JSON, but not an object.
    case notAResponse(text: String)
}

extension MockError: CustomStringConvertible, LocalizedError {
    /// The ``description``, for Foundation's `localizedDescription`.
    public var errorDescription: String? { description }

    /// A sentence that says what happened and what to do about it.
    public var description: String {
        switch self {
        case .unexpected(let operation, let variables, let location):
            "Operation `\(operation)` with variables `\(variables)` was sent to the mock environment "
                + "that was created at \(location), but the test did not expect it. Take it with "
                + "`next`, or answer it ahead with `answer`."
        case .notSent(let operation, let pending, let location):
            "Operation `\(operation)` was not sent to the mock environment that was created at "
                + "\(location). \(Self.list(pending))"
        case .ended(let operation, let reason):
            "Operation `\(operation)` takes no more payloads: \(reason)."
        case .notCancelled(let operation, let reason):
            "The app has not cancelled operation `\(operation)`: \(reason)."
        case .notSettled(let pending):
            "The environment did not settle. \(Self.list(pending))"
        case .nobodySleeps(let count, let expected):
            "\(count) of \(expected) expected tasks sleep on the clock. Check that the code under "
                + "test uses this clock."
        case .noEnvironment:
            "There is no mock environment here. Add the trait `.mockEnvironment` to the test or to "
                + "its suite, and don't use it in a detached task."
        case .otherOperation(let operation, let sample):
            "Operation `\(operation)` can't be answered with a sample of `\(sample)`."
        case .notAResponse(let text):
            "A response is a JSON object with `data` or `errors`, not `\(text)`."
        }
    }

    private static func list(_ pending: [String]) -> String {
        guard !pending.isEmpty else { return "No operation is pending." }
        return "Pending: " + pending.map { "`\($0)`" }.joined(separator: ", ") + "."
    }
}

extension MockError: LoggableError {
    /// The description without variables.
    package var logDescription: String {
        switch self {
        case .unexpected(let operation, _, let location):
            "Operation `\(operation)` was sent to the mock environment that was created at "
                + "\(location), but the test did not expect it."
        case .notSent(let operation, _, _): "Operation `\(operation)` was not sent."
        case .notSettled: "The environment did not settle."
        case .notAResponse: "The text of a payload is not a JSON object."
        case .ended, .notCancelled, .nobodySleeps, .noEnvironment, .otherOperation: description
        }
    }
}
