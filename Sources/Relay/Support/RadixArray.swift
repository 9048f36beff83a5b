/// A copy-on-write array with optional elements that is cheap to copy and to change: a tree with
/// leaves of eight elements, below nodes with eight children, below two levels of nodes with
/// sixteen.
///
/// Changing an element while the array is shared copies one leaf and the nodes above it, whatever
/// the size. Leaves and the nodes above them are small because each copied reference is counted in
/// its object, which is usually not in the cache. There are few nodes on the upper levels.
package struct RadixArray<Leaf: RadixNode> {
    package typealias Element = Leaf.Element

    /// The topmost nodes, each a ``RadixBranch``.
    private var boughs: ContiguousArray<AnyObject?> = []
    /// The number of elements.
    package private(set) var count = 0

    private static var leafSize: Int { 8 }
    /// The number of children of a node above leaves.
    private static var leavesSize: Int { 8 }
    /// The number of children of other nodes.
    private static var nodeSize: Int { 16 }

    package init() {}

    /// The element at `index`; assigning `nil` removes it.
    package subscript(index: Int) -> Element? {
        @inline(__always)
        get { leaf(index).flatMap { $0[index & 7] } }
        set {
            guard let newValue else { return remove(index) }
            set(newValue, at: index)
        }
    }

    /// Calls `body` with the element at `index`.
    ///
    /// Returns `nil` if there is none.
    @inline(__always)
    package func withElement<Result>(at index: Int, _ body: (Element) -> Result) -> Result? {
        guard let leaf = leaf(index) else { return nil }
        return leaf[index & 7].map(body)
    }

    /// An upper bound for the indices of elements.
    package var endIndex: Int { boughs.count << 14 }

    /// Calls `body` with the element at `index`, if there is one, to change it in place.
    ///
    /// `body` must not remove it.
    @inline(__always)
    mutating func change(at index: Int, _ body: (inout Element?) -> Void) {
        guard leaf(index) != nil else { return }
        body(&elements(at: index).places[index & 7])
    }

    /// Calls `body` with each element in place and its index, in order.
    @inline(__always)
    package func forEach(_ body: (Int, UnsafePointer<Element?>) -> Void) {
        var start = 0
        while start < endIndex {
            guard let leaf = leaf(start) else {
                start += gap(at: start)
                continue
            }
            for place in 0..<Self.leafSize where leaf[place] != nil {
                body(start | place, leaf + place)
            }
            start += Self.leafSize
        }
    }

    /// Removes the elements for whose indices `body` returns `true`, and frees nodes that become
    /// empty.
    @inline(__always)
    package mutating func removeAll(where body: (Int) -> Bool) {
        var start = 0
        while start < endIndex {
            guard let leaf = leaf(start) else {
                start += gap(at: start)
                continue
            }
            defer { start += Self.leafSize }
            var (removed, kept) = (0, 0)
            for place in 0..<Self.leafSize where leaf[place] != nil {
                if body(start | place) { removed |= 1 << place } else { kept += 1 }
            }
            guard removed != 0 else { continue }
            if kept == 0 { removeLeaf(start) } else { remove(removed, from: start) }
        }
    }

    // MARK: - Differences

    /// Calls `body` with the first index of each leaf that this array doesn't share with `other`, in
    /// order.
    ///
    /// Such a leaf may have the same elements, and one of the arrays may have no leaf there. All
    /// other elements are the same. Only nodes that aren't shared are visited.
    package func forEachUnsharedLeaf(with other: RadixArray, _ body: (Int) -> Void) {
        for bough in 0..<max(boughs.count, other.boughs.count) {
            let (mine, its) = (bough < boughs.count, bough < other.boughs.count)
            Self.compare(
                mine ? boughs[bough] : nil,
                its ? other.boughs[bough] : nil,
                start: bough << 14,
                bits: 14,
                body
            )
        }
    }

    /// Compares two nodes for the indices from `start` on, which differ in their last `bits` bits.
    private static func compare(
        _ node: AnyObject?,
        _ other: AnyObject?,
        start: Int,
        bits: Int,
        _ body: (Int) -> Void
    ) {
        guard node !== other else { return }
        guard bits > 3 else { return body(start) }
        let (size, childBits) = bits > 6 ? (nodeSize, bits - 4) : (leavesSize, bits - 3)
        for place in 0..<size {
            compare(
                child(node, place),
                child(other, place),
                start: start | place << childBits,
                bits: childBits,
                body
            )
        }
    }

    private static func child(_ node: AnyObject?, _ place: Int) -> AnyObject? {
        guard let node else { return nil }
        let branch = unsafeDowncast(node, to: RadixBranch.self)
        return (branch.encoded?.branch ?? branch).pointers.places[place]
    }

    // MARK: - Encoded branches

    /// Adds 64 places with `count` elements that are still encoded.
    ///
    /// Nothing may be there. `number` times 64 is the first index.
    mutating func insert(_ encoded: EncodedBranch, number: Int, count: Int) {
        let index = number << 6
        while boughs.count <= index >> 14 { boughs.append(nil) }
        let twigs = twigs(at: index).twigs
        guard twigs.places[index >> 6 & 15] == nil else { return }
        twigs.places[index >> 6 & 15] = RadixBranch.make(encoded)
        twigs.header.pointee.used += 1
        self.count += count
    }

    /// Returns a branch with the elements that `element` returns for its places.
    static func makeBranch(_ element: (Int) -> Element?) -> RadixBranch {
        let branch = RadixBranch.make(leavesSize, from: nil)
        for place in 0..<leafSize * leavesSize {
            guard let element = element(place) else { continue }
            let leaf = step(branch.pointers, place >> 3, Leaf.self, leafSize)
            leaf.places[place & 7] = element
            leaf.header.pointee.used += 1
        }
        return branch
    }

    // MARK: - Leaves

    /// Returns the leaf for `index`.
    @inline(__always)
    private func leaf(_ index: Int) -> UnsafePointer<Element?>? {
        guard index >> 14 < boughs.count else { return nil }
        return boughs.withUnsafeBufferPointer { boughs in
            guard let start = boughs.baseAddress,
                let branches = RadixBranch.places(in: start + index >> 14),
                let twigs = RadixBranch.places(in: branches + (index >> 10 & 15)),
                let leaves = RadixBranch.places(in: twigs + (index >> 6 & 15))
            else { return nil }
            return Leaf.places(in: leaves + (index >> 3 & 7))
                ?? Self.encodedLeaf(in: twigs + (index >> 6 & 15), index >> 3 & 7)
        }
    }

    /// Whether the branch in a slot is encoded, without counting a reference.
    @inline(__always)
    private static func isEncoded(_ slot: UnsafePointer<AnyObject?>) -> Bool {
        RadixBranch.header(in: slot).map { $0.pointee.used < 0 } ?? false
    }

    /// Returns a leaf that is missing in a branch because the branch is encoded.
    @inline(never)
    private static func encodedLeaf(
        in slot: UnsafePointer<AnyObject?>,
        _ place: Int
    ) -> UnsafePointer<Element?>? {
        guard isEncoded(slot), let node = slot.pointee,
            let encoded = unsafeDowncast(node, to: RadixBranch.self).encoded
        else { return nil }
        return Leaf.places(in: encoded.branch.pointers.places + place)
    }

    /// Returns the distance from `index`, which has no leaf, to the first index after the topmost
    /// missing node, so that iterating over a small array does not try all possible leaves.
    private func gap(at index: Int) -> Int {
        let size = boughs.withUnsafeBufferPointer { boughs in
            guard let start = boughs.baseAddress,
                let branches = RadixBranch.places(in: start + index >> 14)
            else { return 1 << 14 }
            guard let twigs = RadixBranch.places(in: branches + (index >> 10 & 15)) else {
                return 1 << 10
            }
            return RadixBranch.places(in: twigs + (index >> 6 & 15)) == nil
                ? 1 << 6 : Self.leafSize
        }
        // The node may have been removed during the iteration, when `index` is not its first index.
        return size - (index & (size - 1))
    }

    // MARK: - Changes

    /// The leaf to which an element was written last.
    package struct Finger {
        fileprivate var start = -1
        fileprivate var leaf: RadixPointers<Element>?

        package init() {}
    }

    /// Sets an element.
    ///
    /// A caller that writes several adjacent elements passes the same `finger`: the way to a leaf, and
    /// whether others hold it, is then looked at once. The array must not be copied or changed
    /// in another way meanwhile.
    @inline(__always)
    mutating func set(_ element: Element, at index: Int, _ finger: inout Finger) {
        let start = index & ~7
        if finger.start != start {
            finger.leaf = makeElements(at: index)
            finger.start = start
        }
        if let leaf = finger.leaf { set(element, at: index, in: leaf) }
    }

    private mutating func set(_ element: Element, at index: Int) {
        set(element, at: index, in: makeElements(at: index))
    }

    @inline(__always)
    private mutating func set(
        _ element: Element,
        at index: Int,
        in leaf: RadixPointers<Element>
    ) {
        let place = leaf.places + (index & 7)
        if place.pointee == nil {
            leaf.header.pointee.used += 1
            count += 1
        }
        place.pointee = element
    }

    private mutating func makeElements(at index: Int) -> RadixPointers<Element> {
        while boughs.count <= index >> 14 { boughs.append(nil) }
        return elements(at: index)
    }

    /// Returns the leaf for `index`, and creates it if it is missing.
    @inline(__always)
    private mutating func elements(at index: Int) -> RadixPointers<Element> {
        Self.step(leaves(at: index).leaves, index >> 3 & 7, Leaf.self, Self.leafSize)
    }

    /// Returns the nodes on the path to the leaf for `index`, and creates missing ones.
    @inline(__always)
    private mutating func leaves(
        at index: Int
    ) -> (branches: Nodes, twigs: Nodes, leaves: Nodes) {
        let (branches, twigs) = twigs(at: index)
        Self.decode(twigs.places + (index >> 6 & 15))
        let leaves = Self.step(twigs, index >> 6 & 15, RadixBranch.self, Self.leavesSize)
        return (branches, twigs, leaves)
    }

    @inline(__always)
    private mutating func twigs(at index: Int) -> (branches: Nodes, twigs: Nodes) {
        let branches = boughs.withUnsafeMutableBufferPointer { boughs in
            RadixBranch.own(&boughs[index >> 14], Self.nodeSize)
        }
        let twigs = Self.step(branches, index >> 10 & 15, RadixBranch.self, Self.nodeSize)
        return (branches, twigs)
    }

    /// Replaces an encoded branch by the decoded one, before it is changed.
    @inline(never)
    private static func decode(_ slot: UnsafeMutablePointer<AnyObject?>) {
        guard isEncoded(slot), let node = slot.pointee else { return }
        if let encoded = unsafeDowncast(node, to: RadixBranch.self).encoded {
            slot.pointee = encoded.branch
        }
    }

    private typealias Nodes = RadixPointers<AnyObject>

    @inline(__always)
    private static func step<Node: RadixNode>(
        _ nodes: Nodes,
        _ place: Int,
        _ kind: Node.Type,
        _ size: Int
    ) -> RadixPointers<Node.Element> {
        if nodes.places[place] == nil { nodes.header.pointee.used += 1 }
        return Node.own(nodes.places + place, size)
    }

    private mutating func remove(_ index: Int) {
        guard let leaf = leaf(index), leaf[index & 7] != nil else { return }
        let isLast = !(0..<Self.leafSize).contains { leaf[$0] != nil && $0 != index & 7 }
        if isLast { removeLeaf(index) } else { remove(1 << (index & 7), from: index) }
    }

    /// Removes the elements whose bits are set in `places` from the leaf for `index`, which has
    /// further elements.
    private mutating func remove(_ places: Int, from index: Int) {
        let elements = elements(at: index)
        for place in 0..<Self.leafSize where places & 1 << place != 0 {
            elements.places[place] = nil
        }
        elements.header.pointee.used -= Int32(places.nonzeroBitCount)
        count -= places.nonzeroBitCount
    }

    /// Removes the leaf for `index`, and the nodes that become empty.
    private mutating func removeLeaf(_ index: Int) {
        guard let leaf = leaf(index) else { return }
        for place in 0..<Self.leafSize where leaf[place] != nil { count -= 1 }
        let (branches, twigs, leaves) = leaves(at: index)
        guard Self.clear(leaves, index >> 3 & 7), Self.clear(twigs, index >> 6 & 15),
            Self.clear(branches, index >> 10 & 15)
        else { return }
        boughs[index >> 14] = nil
    }

    /// Clears a child of a node.
    ///
    /// Returns whether the node is then empty.
    @inline(__always)
    private static func clear(_ nodes: Nodes, _ place: Int) -> Bool {
        nodes.places[place] = nil
        nodes.header.pointee.used -= 1
        return nodes.header.pointee.used == 0
    }
}

extension RadixArray: @unchecked Sendable  // because a node that is shared never changes.
where Element: Sendable {}
