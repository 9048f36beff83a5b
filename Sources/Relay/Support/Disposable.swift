/// Ends something when it is disposed of, such as a retained operation or an optimistic update.
///
/// It is a class because it has identity: it ends once, on the first call of ``dispose()`` or when
/// it is deallocated.
public final class Disposable: @unchecked Sendable {  // because `lock` protects `action`.
    private let lock = Lock()
    private var action: (@Sendable () -> Void)?

    package init(_ action: @escaping @Sendable () -> Void) {
        self.action = action
    }

    /// Ends it.
    ///
    /// Further calls do nothing.
    public func dispose() {
        lock.lock()
        let pending = take(&action, nil)
        lock.unlock()
        pending?()
    }

    deinit {
        dispose()
    }
}
