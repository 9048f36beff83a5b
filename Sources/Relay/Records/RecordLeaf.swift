/// A leaf of a record source: eight records.
///
/// A class as ``RadixNode`` says.
package final class RecordLeaf: ManagedBuffer<RadixHeader, Record?>, RadixNode {
    package static func make(_ places: Int, from other: RecordLeaf?) -> RecordLeaf {
        let old = other?.pointers
        let node = makeNode(places, used: old?.header.pointee.used)
        node.pointers.initialize(from: old)
        return node
    }

    // Pointers because references to nodes would be counted; see ``RadixNode``.
    @inline(__always)
    package var pointers: RadixPointers<Record> {
        withUnsafeMutablePointers { RadixPointers(header: $0, places: $1) }
    }

    deinit { pointers.deinitialize() }
}
