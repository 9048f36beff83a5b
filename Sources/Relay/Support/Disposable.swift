/// Something that lasts until it is disposed of: a retained operation, an optimistic update.
///
/// A class because it has identity: what it stands for ends once, when ``dispose()`` is first
/// called or when nobody holds it any more.
public final class Disposable: Sendable {
    private let action: Locked<(@Sendable () -> Void)?>

    package init(_ action: @escaping @Sendable () -> Void) {
        self.action = Locked(action)
    }

    /// Ends it; further calls do nothing.
    public func dispose() {
        let pending = action.withLock { action in
            defer { action = nil }
            return action
        }
        pending?()
    }

    deinit {
        dispose()
    }
}
