/// Leave to write what an operation receives, until the operation is cancelled.
///
/// A class because who cancels and who writes share it. When ``revoke()`` has returned, nothing of
/// what is being written at that moment will be published any more, if it isn't already.
package final class WritePermit: Sendable {
    private let isRevoked = Locked(false)

    package init() {}

    package func revoke() {
        isRevoked.withLock { $0 = true }
    }

    /// Runs `body` while nobody can revoke.
    ///
    /// - Throws: `CancellationError` when it was revoked; `body` has not run then.
    func use<Result>(_ body: () -> Result) throws -> Result {
        try isRevoked.withLock { isRevoked in
            guard !isRevoked else { throw CancellationError() }
            return body()
        }
    }
}
