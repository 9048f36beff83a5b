/// What the garbage collector starts from: operations that are retained, and the last few that
/// were.
struct StoreRoots {
    /// An operation, and the record where its data begins.
    struct Root {
        let operation: OperationDescriptor
        let dataID: DataID
    }

    private var retained: [Int: Root] = [:]
    private var released: [Root] = []
    /// How often something was retained.
    var revision: Int { nextID }
    private var nextID = 0
    private let bufferSize: Int
    /// Mutations and events that have ended since they last were a reason to collect.
    private var spentCount = 0

    /// After so many mutations and events what they have left is worth collecting.
    private static let spentLimit = 10

    init(bufferSize: Int) {
        self.bufferSize = bufferSize
    }

    var retainedCount: Int { retained.count }

    var all: [Root] { Array(retained.values) + released }

    mutating func retain(_ root: Root) -> Int {
        nextID += 1
        retained[nextID] = root
        return nextID
    }

    /// Moves a query to the release buffer; whether another fell out of it, which leaves garbage.
    ///
    /// Mutations and events are let go at once: nobody can ask for the same one again.
    mutating func release(_ id: Int) -> Bool {
        guard let root = retained.removeValue(forKey: id) else { return false }
        guard root.operation.request.operationKind == .query else {
            spentCount += 1
            guard spentCount >= Self.spentLimit else { return false }
            spentCount = 0
            return true
        }
        let key = root.operation.identifier
        released.removeAll { $0.operation.identifier == key && $0.dataID == root.dataID }
        released.append(root)
        guard released.count > bufferSize else { return false }
        released.removeFirst(released.count - bufferSize)
        return true
    }
}
