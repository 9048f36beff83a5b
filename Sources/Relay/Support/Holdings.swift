/// What a sequence holds until it ends, which may be before all of it is there.
///
/// A class because who makes the sequence and who ends it share it. `AsyncStream` doesn't call an
/// `onTermination` that is set after it has ended, so that must be set before anybody can end it.
package final class Holdings: Sendable {
    private let held = Locked<[Disposable]?>([])

    package init() {}

    /// Takes hold of something; disposes of it at once when the end has come already.
    package func hold(_ disposable: Disposable) {
        let isHeld = held.withLock { held in
            held?.append(disposable)
            return held != nil
        }
        if !isHeld { disposable.dispose() }
    }

    /// Disposes of everything, the last first.
    package func dispose() {
        for disposable in (held.withLock { take(&$0, nil) } ?? []).reversed() {
            disposable.dispose()
        }
    }
}
