/// A mutation that has not ended yet.
public struct MutationInFlight: Sendable, Identifiable, Hashable {
    /// Numbers the mutations of an environment in the order in which they were committed.
    public let id: Int
    /// The name of the mutation.
    public let name: String
    /// The variables.
    public let variables: VariableData
    /// Whether the mutation waits for its turn in a ``MutationQueue``.
    public internal(set) var isWaiting: Bool
    /// The objects that its optimistic update has changed.
    public let objects: Set<ObjectKey>
}
