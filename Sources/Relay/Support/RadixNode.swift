/// A node of a ``RadixArray``: a fixed number of places, for elements or for nodes below it.
///
/// A class because versions of an array share it until one of them changes it. Each kind is a class
/// without parameters, because of generic ones the compiler leaves `deinit` to the runtime's
/// witnesses: releasing a version then cost more than making it.
package protocol RadixNode: AnyObject {
    associatedtype Element

    /// A node with as many places, which hold what those of `other` do.
    static func make(_ places: Int, from other: Self?) -> Self

    /// Where its header and its places stand, as long as somebody holds it.
    var pointers: RadixPointers<Element> { get }
}

/// What stands before the places of a node.
package struct RadixHeader {
    let places: Int32
    /// How many of the places are taken.
    var used: Int32
}

// Pointers because a reference to each node on the way would be counted, at a cost greater than
// that of the way itself; they are dropped before the array they were got from changes again.

/// Where a node's header and places stand.
package struct RadixPointers<Element> {
    let header: UnsafeMutablePointer<RadixHeader>
    let places: UnsafeMutablePointer<Element?>

    /// Fills the places of a new node.
    @inline(__always)
    func initialize(from other: Self?) {
        for place in 0..<Int(header.pointee.places) {
            (places + place).initialize(to: other?.places[place])
        }
    }

    @inline(__always)
    func deinitialize() {
        for place in 0..<Int(header.pointee.places) { (places + place).deinitialize(count: 1) }
    }
}

extension RadixNode {
    /// The places of the node in `slot`; `nil` when there is none.
    @inline(__always)
    static func places(in slot: UnsafePointer<AnyObject?>) -> UnsafePointer<Element?>? {
        UnsafeRawPointer(slot).load(as: Unmanaged<Self>?.self)?._withUnsafeGuaranteedRef {
            UnsafePointer($0.pointers.places)
        }
    }

    /// The node in `slot`, after it was made, or copied where it is shared.
    @inline(__always)
    static func own(_ slot: UnsafeMutablePointer<AnyObject?>, _ places: Int) -> RadixPointers<
        Element
    > {
        if !isKnownUniquelyReferenced(&slot.pointee) {
            slot.pointee = make(
                places,
                from: slot.pointee.map { unsafeDowncast($0, to: Self.self) }
            )
        }
        return UnsafeRawPointer(slot).load(as: Unmanaged<Self>.self)._withUnsafeGuaranteedRef {
            $0.pointers
        }
    }
}

extension ManagedBuffer where Header == RadixHeader {
    @inline(__always)
    static func makeNode(_ places: Int, used: Int32?) -> Self {
        let buffer = create(minimumCapacity: places) { _ in
            RadixHeader(places: Int32(places), used: used ?? 0)
        }
        return unsafeDowncast(buffer, to: Self.self)
    }
}

/// A node with nodes below it.
final class RadixBranch: ManagedBuffer<RadixHeader, AnyObject?>, RadixNode {
    static func make(_ places: Int, from other: RadixBranch?) -> RadixBranch {
        let old = other?.pointers
        let node = makeNode(places, used: old?.header.pointee.used)
        let new = node.pointers.places
        guard let old else {
            new.initialize(repeating: nil, count: places)
            return node
        }
        // Unmanaged as in `deinit`.
        UnsafeMutableRawPointer(new).copyMemory(
            from: old.places,
            byteCount: places * MemoryLayout<AnyObject?>.stride
        )
        for place in 0..<places {
            _ = UnsafeRawPointer(new + place).load(as: Unmanaged<AnyObject>?.self)?.retain()
        }
        return node
    }

    @inline(__always)
    var pointers: RadixPointers<AnyObject> {
        withUnsafeMutablePointers { RadixPointers(header: $0, places: $1) }
    }

    deinit {
        // Unmanaged because releasing `AnyObject?` in place goes through its type's witnesses.
        let pointers = pointers
        for place in 0..<Int(pointers.header.pointee.places) {
            UnsafeRawPointer(pointers.places + place).load(as: Unmanaged<AnyObject>?.self)?
                .release()
        }
    }
}
