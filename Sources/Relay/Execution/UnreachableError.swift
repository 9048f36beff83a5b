/// A query or mutation that was not sent, because the network can't be reached.
///
/// It is thrown with ``RelayEnvironment/Options/failsFastWhenUnreachable``, while
/// ``RelayEnvironment/Options/reachability`` says so.
public struct UnreachableError: DeliveryFailure, Hashable {
    /// The name of the operation.
    public let operation: String

    init(operation: String) { self.operation = operation }

    /// The server did not receive the request.
    public var outcome: DeliveryOutcome { .notExecuted }
}

extension UnreachableError: CustomStringConvertible {
    /// A sentence that says what was not sent, and why.
    public var description: String {
        "`\(operation)` was not sent, because the network can't be reached."
    }
}

extension UnreachableError: LoggableError {
    package var logDescription: String { description }
}
