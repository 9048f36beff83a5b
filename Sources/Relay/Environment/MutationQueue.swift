/// Makes mutations with the same key run one after another.
///
/// ```swift
/// try await environment.commit(SaveDraft(text: text), queue: .init(draft.id, replacesWaiting: true))
/// ```
public struct MutationQueue: Sendable {
    /// The key of a queue.
    struct Key: Hashable, @unchecked Sendable {  // because `value` is made of a sendable value.
        let value: AnyHashable
    }

    let key: Key
    /// Whether a mutation takes the place of those in the queue that have not been sent yet.
    public let replacesWaiting: Bool
    /// The policy for the mutations of the queue whose calls give none.
    public let whenOffline: OfflinePolicy

    /// Creates a queue for mutations with an equal key.
    ///
    /// By default each mutation waits for those before it. With `replacesWaiting`, those that have
    /// not been sent yet are given up: they throw ``MutationError/replaced(mutation:)``, and their
    /// optimistic updates are rolled back. The one that was sent is waited for.
    ///
    /// With ``OfflinePolicy/queue(key:deadline:delivery:)`` the text of the key is stored, so it must be the same
    /// in a later run of the app: a text, an id or a number.
    public init(
        _ key: some Hashable & Sendable,
        replacesWaiting: Bool = false,
        whenOffline: OfflinePolicy = .fail
    ) {
        self.key = Key(value: AnyHashable(key))
        self.replacesWaiting = replacesWaiting
        self.whenOffline = whenOffline
    }
}

/// Why a mutation was not sent.
public enum MutationError: Error, Sendable, Hashable {
    /// A later mutation in its queue has replaced it.
    case replaced(mutation: String)
    /// The change that it confirms was applied in another environment.
    case foreignChange(mutation: String)
}

extension MutationError: CustomStringConvertible {
    /// One sentence: what is wrong, where, and what to do.
    public var description: String {
        switch self {
        case .replaced(let mutation):
            "`\(mutation)` was not sent, because a later mutation in its queue has replaced it."
        case .foreignChange(let mutation):
            "`\(mutation)` was not sent, because the change that it confirms belongs to another "
                + "environment. Send it in the environment in which the change was applied."
        }
    }
}

extension MutationError: LoggableError {
    package var logDescription: String { description }
}
