/// Adjacent elements of a long list of generated data.
///
/// A class because versions of the list share it. It never changes, so its identity tells that two
/// versions have the same elements. Its type doesn't depend on that of the elements, because arrays of
/// a type that only the app knows take several times as long.
class ListChunk:
    @unchecked Sendable  // because it never changes, and `Elements` has only sendable ones.
{
    final let count: Int

    fileprivate init(count: Int) { self.count = count }

    /// Creates a chunk.
    static func of<Element: Sendable>(_ elements: [Element]) -> ListChunk { Elements(elements) }

    /// The elements, whose type the caller knows.
    @inline(__always)
    final func elements<Element: Sendable>(as type: Element.Type) -> [Element] {
        // Unchecked because each list makes its chunks of its own elements, and a kept chunk is used
        // only for a list with elements of the same type.
        unsafeDowncast(self, to: Elements<Element>.self).elements
    }
}

private final class Elements<Element: Sendable>: ListChunk,
    @unchecked Sendable  // because it never changes.
{
    let elements: [Element]

    init(_ elements: [Element]) {
        self.elements = elements
        super.init(count: elements.count)
    }
}

/// The chunks of a long list, all with elements of one type.
///
/// A class so that a list takes one word.
final class ListChunks: Sendable {
    let all: ContiguousArray<ListChunk>
    /// The position of the first element of each chunk.
    private let starts: ContiguousArray<Int>
    let count: Int

    init(_ chunks: ContiguousArray<ListChunk>) {
        all = chunks
        var count = 0
        var starts = ContiguousArray<Int>()
        starts.reserveCapacity(chunks.count)
        for chunk in chunks {
            starts.append(count)
            count += chunk.count
        }
        self.starts = starts
        self.count = count
    }

    /// Returns the chunk that has an element, and the element's position in it.
    func place(of index: Int) -> (chunk: Int, offset: Int) {
        precondition(index >= 0 && index < count, "The index is one of the list's.")
        // The last chunk that begins at or before the index. Empty chunks begin where the next does.
        var (low, high) = (0, starts.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= index { low = middle } else { high = middle - 1 }
        }
        return (low, index - starts[low])
    }

    /// Returns whether two lists of the same length have the same elements.
    ///
    /// `areSame` compares an element of a chunk with one of another chunk; it isn't called for chunks
    /// that both lists share.
    func hasSameElements(
        as other: ListChunks,
        _ areSame: (ListChunk, Int, ListChunk, Int) -> Bool
    ) -> Bool {
        if self === other { return true }
        // The chunk of each list, and the position in it.
        var (a, b) = ((chunk: 0, index: 0), (chunk: 0, index: 0))
        while a.chunk < all.count, b.chunk < other.all.count {
            let (left, right) = (all[a.chunk], other.all[b.chunk])
            if left === right, a.index == b.index {
                a = (a.chunk + 1, 0)
                b = (b.chunk + 1, 0)
                continue
            }
            let length = min(left.count - a.index, right.count - b.index)
            for offset in 0..<length {
                guard areSame(left, a.index + offset, right, b.index + offset) else { return false }
            }
            a.index += length
            b.index += length
            if a.index == left.count { a = (a.chunk + 1, 0) }
            if b.index == right.count { b = (b.chunk + 1, 0) }
        }
        return true
    }
}
