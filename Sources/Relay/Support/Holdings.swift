/// What a sequence holds until it ends, which may be before all of it is there.
///
/// A class because who makes the sequence and who ends it share it. `AsyncStream` doesn't call an
/// `onTermination` that is set after it has ended, so that must be set before anybody can end it.
package final class Holdings: @unchecked Sendable {  // because `lock` protects `held`.
    private let lock = Lock()
    private var held: [Disposable]? = []

    package init() {}

    /// Takes hold of something; disposes of it at once when the end has come already.
    package func hold(_ disposable: Disposable) {
        lock.lock()
        held?.append(disposable)
        let isHeld = held != nil
        lock.unlock()
        if !isHeld { disposable.dispose() }
    }

    /// Disposes of everything, the last first.
    package func dispose() {
        lock.lock()
        let all = take(&held, nil) ?? []
        lock.unlock()
        for disposable in all.reversed() { disposable.dispose() }
    }
}
