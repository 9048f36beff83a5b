/// A leaf of eight texts of an ``InternTable``.
///
/// A class for the reason given in ``RadixNode``.
final class InternedLeaf: ManagedBuffer<RadixHeader, InternedTexts.Entry?>, RadixNode {
    static func make(_ places: Int, from other: InternedLeaf?) -> InternedLeaf {
        let old = other?.pointers
        let node = makeNode(places, used: old?.header.pointee.used)
        node.pointers.initialize(from: old)
        return node
    }

    // Pointers because references to nodes would be counted; see ``RadixNode``.
    @inline(__always)
    var pointers: RadixPointers<InternedTexts.Entry> {
        withUnsafeMutablePointers { RadixPointers(header: $0, places: $1) }
    }

    deinit { pointers.deinitialize() }
}
