/// How much of a body has been sent or received.
public struct TransferProgress: Sendable, Hashable {
    /// The bytes so far.
    public var completed: Int64
    /// The bytes in all; `nil` when that is not known.
    public var total: Int64?

    /// A progress.
    public init(completed: Int64, total: Int64?) {
        self.completed = completed
        self.total = total
    }

    /// From 0 to 1; `nil` when the total is not known.
    public var fraction: Double? {
        total.map { $0 > 0 ? Double(completed) / Double($0) : 1 }
    }
}
