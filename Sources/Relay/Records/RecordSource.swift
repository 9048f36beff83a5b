/// All records, by data ID: a value, so that a copy is a snapshot.
///
/// The records lie in leaves of 32, the leaves in branches of 32. Writing one record while a copy
/// is held copies one leaf and one branch, not the whole.
package struct RecordSource: Sendable {
    private var branches: ContiguousArray<Branch> = []
    /// Whether objects of a type are of an abstract type, as responses have told.
    package var typeFacts: [TypeFact: Bool] = [:]
    /// How many records there are, deleted ones included.
    package private(set) var count = 0

    private struct Branch {
        var leaves: ContiguousArray<Leaf> = []
    }

    private struct Leaf {
        var records: ContiguousArray<Record?> = []
    }

    /// Asks whether objects of `type` are of `abstractType`; responses give the answer.
    package struct TypeFact: Hashable, Sendable {
        package let type: TypeName
        package let abstractType: TypeName

        package init(type: TypeName, abstractType: TypeName) {
            self.type = type
            self.abstractType = abstractType
        }
    }

    package init() {}

    /// The record of `id`; `nil` while nothing is known of it.
    package subscript(id: DataID) -> Record? {
        @inline(__always)
        get {
            let index = Int(id.index)
            let branch = index >> 10
            guard branch < branches.count else { return nil }
            let leaf = (index >> 5) & 31
            guard leaf < branches[branch].leaves.count else { return nil }
            let slot = index & 31
            guard slot < branches[branch].leaves[leaf].records.count else { return nil }
            return branches[branch].leaves[leaf].records[slot]
        }
        set {
            let index = Int(id.index)
            let branch = index >> 10
            let leaf = (index >> 5) & 31
            let slot = index & 31
            while branches.count <= branch { branches.append(Branch()) }
            while branches[branch].leaves.count <= leaf { branches[branch].leaves.append(Leaf()) }
            while branches[branch].leaves[leaf].records.count <= slot {
                branches[branch].leaves[leaf].records.append(nil)
            }
            let before = branches[branch].leaves[leaf].records[slot] != nil
            branches[branch].leaves[leaf].records[slot] = newValue
            count += (newValue != nil ? 1 : 0) - (before ? 1 : 0)
        }
    }

    /// One more than the greatest data ID that may have a record.
    package var endIndex: Int { branches.count << 10 }
}
