/// The value of a live field, and its changes.
///
/// The function of a field with `@live` returns one. ``init(changes:)`` begins without a value: until the
/// first one is there, the field counts as loading.
///
/// ```swift
/// func issueDraft(_ issue: IssueDraft_issue.Data) -> LiveState<String?> {
///     LiveState(drafts.text(of: issue.id), changes: drafts.changes(of: issue.id))
/// }
/// ```
///
/// The changes are iterated while the field is observed, by one task, which is cancelled then. When they end,
/// the last value stays; when they throw, the field has an error. See <doc:DerivingFields>.
public struct LiveState<Value: Sendable>: Sendable {
    /// The value at first; `nil` if there is none yet.
    let current: Value?
    /// Iterates the changes, and passes on each value.
    let follow: @Sendable (_ receive: @Sendable (Value) -> Void) async throws -> Void

    /// Creates a value that may change.
    ///
    /// A change between looking up `current` and iterating `changes` must be among the changes. That holds
    /// for an `AsyncStream` that was created first, and for a sequence that begins with its newest value.
    public init<Changes: AsyncSequence & Sendable>(_ current: Value, changes: Changes)
    where Changes.Element == Value {
        self.init(current: current, changes)
    }

    /// Creates a value that is there as soon as the changes bring it.
    public init<Changes: AsyncSequence & Sendable>(changes: Changes)
    where Changes.Element == Value {
        self.init(current: nil, changes)
    }

    /// Creates a value that stays the same.
    public init(_ value: Value) {
        current = value
        follow = { _ in }
    }

    private init(
        current: Value?,
        _ follow: @escaping @Sendable (_ receive: @Sendable (Value) -> Void) async throws -> Void
    ) {
        (self.current, self.follow) = (current, follow)
    }

    /// Returns the state of values that are made of these.
    func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> LiveState<Other> {
        LiveState<Other>(current: current.map(transform)) { [follow] receive in
            try await follow { receive(transform($0)) }
        }
    }

    private init<Changes: AsyncSequence & Sendable>(current: Value?, _ changes: Changes)
    where Changes.Element == Value {
        self.current = current
        follow = { receive in
            for try await value in changes { receive(value) }
        }
    }
}
