/// The resources that a sequence holds until it ends, which may be before all of them exist.
///
/// A class because the code that creates the sequence and the code that ends it share it.
/// `AsyncStream` does not call an `onTermination` that is set after it has ended, so it must be set
/// before the stream can end.
package final class Holdings: @unchecked Sendable {  // because `lock` protects `held`.
    private let lock = Lock()
    private var held: [Disposable]? = []

    package init() {}

    /// Holds a resource.
    ///
    /// If the sequence has already ended, disposes of it at once.
    package func hold(_ disposable: Disposable) {
        lock.lock()
        held?.append(disposable)
        let isHeld = held != nil
        lock.unlock()
        if !isHeld { disposable.dispose() }
    }

    /// Disposes of everything, in reverse order.
    package func dispose() {
        lock.lock()
        let all = take(&held, nil) ?? []
        lock.unlock()
        for disposable in all.reversed() { disposable.dispose() }
    }
}
