/// A node of a ``RadixArray`` with a fixed number of children, which are elements or nodes.
///
/// A class because versions of an array share it until one of them changes it. The kinds of nodes
/// are non-generic classes, because the compiler implements `deinit` of a generic class with
/// runtime witnesses: releasing a version took longer than creating it.
package protocol RadixNode: AnyObject {
    associatedtype Element

    /// Returns a node with the given number of children, copied from `other`.
    static func make(_ places: Int, from other: Self?) -> Self

    /// Pointers to its header and children, valid as long as the node is retained.
    var pointers: RadixPointers<Element> { get }
}

/// The header of a node.
package struct RadixHeader {
    let places: Int32
    /// The number of used children; negative for a branch that is still encoded.
    var used: Int32
}

// Pointers because a reference to each node on the path would be counted, which costs more than the
// path itself. They are discarded before the array changes.

/// Pointers to the header and children of a node.
package struct RadixPointers<Element> {
    let header: UnsafeMutablePointer<RadixHeader>
    let places: UnsafeMutablePointer<Element?>

    /// Initializes the children of a new node.
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
    /// Returns the children of the node in `slot`, or `nil` if there is none.
    @inline(__always)
    static func places(in slot: UnsafePointer<AnyObject?>) -> UnsafePointer<Element?>? {
        UnsafeRawPointer(slot).load(as: Unmanaged<Self>?.self)?._withUnsafeGuaranteedRef {
            UnsafePointer($0.pointers.places)
        }
    }

    /// Returns the header of the node in `slot`, or `nil` if there is none.
    @inline(__always)
    static func header(in slot: UnsafePointer<AnyObject?>) -> UnsafePointer<RadixHeader>? {
        UnsafeRawPointer(slot).load(as: Unmanaged<Self>?.self)?._withUnsafeGuaranteedRef {
            UnsafePointer($0.pointers.header)
        }
    }

    /// Returns the node in `slot`, which is created if it is missing and copied if it is shared.
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

/// A node whose children are nodes.
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

    /// Returns a branch in whose place `encoded` makes one when it is looked at.
    ///
    /// Its leaves are missing, so the question whether it is encoded costs nothing where a leaf is found.
    static func make(_ encoded: EncodedBranch) -> RadixBranch {
        let branch = makeNode(leafCount + 1, used: -1)
        let places = branch.pointers.places
        places.initialize(repeating: nil, count: leafCount)
        (places + leafCount).initialize(to: encoded)
        return branch
    }

    /// The number of leaves below the lowest branches.
    static let leafCount = 8

    /// Where the branch is encoded; `nil` for others.
    var encoded: EncodedBranch? {
        let pointers = pointers
        guard pointers.header.pointee.used < 0 else { return nil }
        return pointers.places[Self.leafCount].map { unsafeDowncast($0, to: EncodedBranch.self) }
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
