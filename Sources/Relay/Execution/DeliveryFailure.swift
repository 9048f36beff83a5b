/// An error of a ``Network`` that says whether the server may have executed the request.
///
/// Mutations with ``OfflinePolicy/queue(key:deadline:delivery:)`` are sent again after some errors and not
/// after others. The errors of `RelayNetworking` say so. After any other error the outcome counts as
/// ``DeliveryOutcome/unknown``.
public protocol DeliveryFailure: Error {
    /// The outcome for the request.
    var outcome: DeliveryOutcome { get }
}

/// The outcome of a request that has failed, as far as it is known.
public enum DeliveryOutcome: Sendable, Hashable {
    /// It was not executed, and may succeed later: there is no connection, or the credentials were rejected.
    case notExecuted
    /// The server may have executed it: the connection was lost, or the server failed.
    case unknown
    /// It was refused, and will be refused again.
    case refused
}
