/// A leaf of a record that keeps its fields by key: eight values.
///
/// A class as ``RadixNode`` says.
package final class ValueLeaf: ManagedBuffer<RadixHeader, Value?>, RadixNode {
    package static func make(_ places: Int, from other: ValueLeaf?) -> ValueLeaf {
        let old = other?.pointers
        let node = makeNode(places, used: old?.header.pointee.used)
        node.pointers.initialize(from: old)
        return node
    }

    // Pointers because references to nodes would be counted; see ``RadixNode``.
    @inline(__always)
    package var pointers: RadixPointers<Value> {
        withUnsafeMutablePointers { RadixPointers(header: $0, places: $1) }
    }

    deinit { pointers.deinitialize() }
}
