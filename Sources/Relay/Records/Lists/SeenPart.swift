/// The records that a live reader has read for one chunk of a long list.
///
/// While none of the fields that were read changes, the reader keeps what it has read of the chunk.
///
/// A class because the reader that keeps the chunk and the index of readers share it.
package final class SeenPart:
    @unchecked Sendable  // because of how each property is protected.
{
    package let seen: SeenRecords
    /// Whether a field has changed since the reader last began to read.
    ///
    /// The lock of the subscriptions protects it.
    package var hasChanged = false
    /// Whether the chunk must be read again.
    ///
    /// Only the thread that refreshes the reader accesses it.
    package var isOutdated = false

    init(_ seen: SeenRecords) { self.seen = seen }

    /// A part for a chunk that must be read again each time.
    ///
    /// Something in it is missing or invalid. Its records are among the other records of the reader.
    static var unusable: SeenPart {
        let part = SeenPart([])
        part.isOutdated = true
        return part
    }
}

/// The parts of a reader, in the order of its chunks.
///
/// A class so that it takes one word in each ``SeenRecords``: most have no parts.
package final class SeenParts: Hashable, Sendable {
    package let all: ContiguousArray<SeenPart>

    init(_ all: ContiguousArray<SeenPart>) { self.all = all }

    /// Whether both have the same parts.
    package static func == (left: SeenParts, right: SeenParts) -> Bool {
        left === right || left.all.elementsEqual(right.all, by: ===)
    }

    package func hash(into hasher: inout Hasher) {
        for part in all { hasher.combine(ObjectIdentifier(part)) }
    }
}
