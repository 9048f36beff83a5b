/// Receives the gaps of one subscription from its network.
///
/// A class because it is passed through all networks and interceptors to the one that has the
/// connection, and is equal only to itself.
package final class GapReporter: Sendable, Hashable {
    private let operation: String
    private let transactionID: String
    private let executor: @Sendable () -> OperationExecutor?

    init(_ operation: String, _ transactionID: String, _ executor: OperationExecutor) {
        self.operation = operation
        self.transactionID = transactionID
        // Weak because networks may keep the reporter.
        self.executor = { [weak executor] in executor }
    }

    /// Reports that several subscriptions have missed events because of the same lost connection.
    package static func report(_ duration: Duration, to reporters: [GapReporter]) {
        var notified: [ObjectIdentifier: OperationExecutor] = [:]
        for reporter in reporters {
            guard let executor = reporter.executor() else { continue }
            executor.logGap(duration, of: reporter.operation, reporter.transactionID)
            notified[ObjectIdentifier(executor)] = executor
        }
        for executor in notified.values { executor.refetchObserved(.gaps) }
    }

    package static func == (a: GapReporter, b: GapReporter) -> Bool { a === b }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
