/// Receives what the status of a response says about a request, beside the response itself.
///
/// A class because the network and the sender share it. It takes no part in the equality of options.
package final class FailureReport: Sendable, Hashable {
    private let reported = Locked<DeliveryOutcome?>(nil)

    package init() {}

    /// The outcome; `nil` if nothing was reported.
    package var outcome: DeliveryOutcome? { reported.withLock { $0 } }

    /// Forgets what was reported, because the request was sent again and has succeeded.
    package func clear() { reported.withLock { $0 = nil } }

    /// Forgets the outcome of an attempt that was certainly not executed.
    ///
    /// `earlier` is the outcome before it.
    package func restore(_ earlier: DeliveryOutcome?) { reported.withLock { $0 = earlier } }

    /// Records the outcome of an attempt.
    ///
    /// A later outcome doesn't change that an earlier attempt may have been executed.
    package func report(_ outcome: DeliveryOutcome) {
        reported.withLock { if $0 != .unknown { $0 = outcome } }
    }

    package static func == (a: FailureReport, b: FailureReport) -> Bool { true }

    package func hash(into hasher: inout Hasher) {}
}
