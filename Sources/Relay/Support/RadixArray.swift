/// Values by small numbers, as a value that is cheap to copy and to change: leaves of 32 in
/// branches of 32 leaves, copied on write.
///
/// Changing one element while a copy is held copies one leaf and one branch, whatever the size.
package struct RadixArray<Element> {
    private var branches: ContiguousArray<Branch> = []
    /// How many elements there are.
    package private(set) var count = 0

    fileprivate struct Branch {
        var leaves: ContiguousArray<Leaf> = []
    }

    fileprivate struct Leaf {
        var elements: ContiguousArray<Element?> = []
    }

    package init() {}

    /// The element at `index`; assigning `nil` removes it.
    package subscript(index: Int) -> Element? {
        @inline(__always)
        get {
            let branch = index >> 10
            guard branch < branches.count else { return nil }
            let leaf = (index >> 5) & 31
            guard leaf < branches[branch].leaves.count else { return nil }
            let slot = index & 31
            guard slot < branches[branch].leaves[leaf].elements.count else { return nil }
            return branches[branch].leaves[leaf].elements[slot]
        }
        set {
            let branch = index >> 10
            let leaf = (index >> 5) & 31
            let slot = index & 31
            while branches.count <= branch { branches.append(Branch()) }
            while branches[branch].leaves.count <= leaf { branches[branch].leaves.append(Leaf()) }
            while branches[branch].leaves[leaf].elements.count <= slot {
                branches[branch].leaves[leaf].elements.append(nil)
            }
            let before = branches[branch].leaves[leaf].elements[slot] != nil
            branches[branch].leaves[leaf].elements[slot] = newValue
            count += (newValue != nil ? 1 : 0) - (before ? 1 : 0)
        }
    }

    /// Calls `body` with the index of each element, in order.
    package func forEachIndex(_ body: (Int) -> Void) {
        for branch in branches.indices {
            for leaf in branches[branch].leaves.indices {
                let elements = branches[branch].leaves[leaf].elements
                for slot in elements.indices where elements[slot] != nil {
                    body(branch << 10 | leaf << 5 | slot)
                }
            }
        }
    }

    /// Removes the elements at the indexes that `body` says, and gives back the space of leaves and
    /// branches that are left without any.
    package mutating func removeAll(where body: (Int) -> Bool) {
        for branch in branches.indices where !branches[branch].leaves.isEmpty {
            var isBranchEmpty = true
            for leaf in branches[branch].leaves.indices {
                let (removed, kept) = counts(branch, leaf, body)
                if kept > 0 { isBranchEmpty = false }
                guard removed > 0 else { continue }
                count -= removed
                guard kept > 0 else {
                    branches[branch].leaves[leaf].elements = []
                    continue
                }
                for slot in branches[branch].leaves[leaf].elements.indices
                where body(branch << 10 | leaf << 5 | slot) {
                    branches[branch].leaves[leaf].elements[slot] = nil
                }
            }
            if isBranchEmpty { branches[branch].leaves = [] }
        }
    }

    private func counts(
        _ branch: Int,
        _ leaf: Int,
        _ isRemoved: (Int) -> Bool
    ) -> (removed: Int, kept: Int) {
        var (removed, kept) = (0, 0)
        let elements = branches[branch].leaves[leaf].elements
        for slot in elements.indices where elements[slot] != nil {
            if isRemoved(branch << 10 | leaf << 5 | slot) { removed += 1 } else { kept += 1 }
        }
        return (removed, kept)
    }

    /// One more than the greatest index at which there may be an element.
    package var endIndex: Int { branches.count << 10 }
}

extension RadixArray: Sendable where Element: Sendable {}
extension RadixArray.Branch: Sendable where Element: Sendable {}
extension RadixArray.Leaf: Sendable where Element: Sendable {}
