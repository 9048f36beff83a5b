/// Something that lasts until it is disposed of: a retained operation, an optimistic update.
///
/// A class because it has identity: what it stands for ends once, when ``dispose()`` is first
/// called or when nobody holds it any more.
public final class Disposable: @unchecked Sendable {  // because `lock` protects `action`.
    private let lock = Lock()
    private var action: (@Sendable () -> Void)?

    package init(_ action: @escaping @Sendable () -> Void) {
        self.action = action
    }

    /// Ends it; further calls do nothing.
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
