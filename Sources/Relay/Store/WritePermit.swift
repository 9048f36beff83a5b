/// Leave to write what an operation receives, until the operation is cancelled.
///
/// A class because the canceller and the writer share it. When ``revoke()`` has returned, nothing
/// that is being written at that moment will be published, unless it already was.
package final class WritePermit: Sendable {
    private let isRevoked = Locked(false)

    package init() {}

    package func revoke() {
        isRevoked.withLock { $0 = true }
    }

    /// Runs `body` while the permit can't be revoked.
    ///
    /// - Throws: `CancellationError` when it was revoked; `body` has not run then.
    func use<Result>(_ body: () -> Result) throws -> Result {
        try isRevoked.withLock { isRevoked in
            guard !isRevoked else { throw CancellationError() }
            return body()
        }
    }
}
