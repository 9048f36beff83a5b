/// The progress of sending or receiving a body.
public struct TransferProgress: Sendable, Hashable {
    /// The number of bytes transferred so far.
    public var completed: Int64
    /// The total number of bytes; `nil` if it is unknown.
    public var total: Int64?

    /// Creates a progress value.
    public init(completed: Int64, total: Int64?) {
        self.completed = completed
        self.total = total
    }

    /// The progress from 0 to 1; `nil` if the total is unknown.
    public var fraction: Double? {
        total.map { $0 > 0 ? Double(completed) / Double($0) : 1 }
    }
}
