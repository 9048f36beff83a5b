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
    private var nextID = 0
    private let bufferSize: Int

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

    /// Moves a root to the release buffer; whether another fell out of it, which leaves garbage.
    mutating func release(_ id: Int) -> Bool {
        guard let root = retained.removeValue(forKey: id) else { return false }
        let key = root.operation.identifier
        released.removeAll { $0.operation.identifier == key && $0.dataID == root.dataID }
        released.append(root)
        guard released.count > bufferSize else { return false }
        released.removeFirst(released.count - bufferSize)
        return true
    }
}
