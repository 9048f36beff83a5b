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
        get { withElement(at: index) { $0 } }
        set {
            let branch = index >> 10
            while branches.count <= branch { branches.append(Branch()) }
            count += branches[branch].set(index & 1023, newValue)
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

    /// Calls `body` with the element at `index`; `nil` when there is none.
    @inline(__always)
    package func withElement<Result>(at index: Int, _ body: (Element) -> Result) -> Result? {
        let branch = index >> 10
        guard branch < branches.count else { return nil }
        let leaf = (index >> 5) & 31
        guard leaf < branches[branch].leaves.count else { return nil }
        let slot = index & 31
        guard slot < branches[branch].leaves[leaf].elements.count else { return nil }
        return branches[branch].leaves[leaf].elements[slot].map(body)
    }

    /// One more than the greatest index at which there may be an element.
    package var endIndex: Int { branches.count << 10 }
}

extension RadixArray.Branch {
    /// Sets an element; the difference in how many there are.
    fileprivate mutating func set(_ index: Int, _ element: Element?) -> Int {
        while leaves.count <= index >> 5 { leaves.append(RadixArray.Leaf()) }
        return leaves[index >> 5].set(index & 31, element)
    }
}

extension RadixArray.Leaf {
    /// Sets an element; the difference in how many there are.
    @inline(__always)
    fileprivate mutating func set(_ slot: Int, _ element: Element?) -> Int {
        let isElement = element != nil
        if slot < elements.count {
            let was = elements[slot] != nil
            elements[slot] = element
            return (isElement ? 1 : 0) - (was ? 1 : 0)
        }
        while elements.count < slot { elements.append(nil) }
        elements.append(element)
        return isElement ? 1 : 0
    }
}

extension RadixArray: Sendable where Element: Sendable {}
extension RadixArray.Branch: Sendable where Element: Sendable {}
extension RadixArray.Leaf: Sendable where Element: Sendable {}
