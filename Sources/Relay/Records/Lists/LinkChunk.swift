/// Adjacent objects of a long list, up to ``capacity``.
///
/// A class because versions of the list share it. It never changes, so its identity tells that two
/// versions have the same objects.
package final class LinkChunk: Sendable {
    /// The most objects of a chunk, and of a list without chunks.
    package static let capacity = 128
    /// A chunk that is left with fewer objects is joined with the next one.
    fileprivate static let few = 32

    package let ids: ContiguousArray<DataID>
    /// The least and the greatest number, to skip the chunk in a search.
    private let lowest: UInt32
    private let highest: UInt32

    init(_ ids: ContiguousArray<DataID>) {
        self.ids = ids
        var (lowest, highest) = (UInt32.max, UInt32.min)
        for id in ids {
            lowest = min(lowest, id.index)
            highest = max(highest, id.index)
        }
        (self.lowest, self.highest) = (lowest, highest)
    }

    /// Whether the chunk may have an object.
    @inline(__always)
    func mayContain(_ id: DataID) -> Bool { lowest <= id.index && id.index <= highest }

    @inline(__always)
    func mayOverlap(_ lowest: UInt32, _ highest: UInt32) -> Bool {
        self.lowest <= highest && lowest <= self.highest
    }

    /// Splits objects into chunks: full ones where the list ends with them, and otherwise chunks of
    /// about the same size, with room for more.
    static func split(
        _ ids: ContiguousArray<DataID>,
        isEnd: Bool = true
    ) -> ContiguousArray<LinkChunk> {
        guard ids.count > capacity else { return ids.isEmpty ? [] : [LinkChunk(ids)] }
        let count = (ids.count + capacity - 1) / capacity
        let size = isEnd ? capacity : (ids.count + count - 1) / count
        var chunks = ContiguousArray<LinkChunk>()
        chunks.reserveCapacity(count)
        var start = 0
        while start < ids.count {
            let end = min(ids.count, start + size)
            chunks.append(LinkChunk(ContiguousArray(ids[start..<end])))
            start = end
        }
        return chunks
    }
}

/// The chunks of a long list.
///
/// A class so that a list takes one word.
final class LinkChunks: Sendable {
    let all: ContiguousArray<LinkChunk>
    /// The position of the first object of each chunk.
    private let starts: ContiguousArray<Int32>
    let count: Int
    /// See ``LinkList/hasDistinctNodes``.
    let hasDistinctNodes: Bool

    /// Creates a list of chunks; the first `shared` and the last `sharedAtEnd` are those of `other`.
    ///
    /// Those are not looked at.
    init(
        _ chunks: ContiguousArray<LinkChunk>,
        sharing shared: Int = 0,
        andLast sharedAtEnd: Int = 0,
        with other: LinkChunks? = nil
    ) {
        all = chunks
        hasDistinctNodes = false
        var starts = ContiguousArray<Int32>()
        starts.reserveCapacity(chunks.count)
        var count = 0
        if let other, shared > 0 {
            starts += other.starts[..<shared]
            count = other.start(shared - 1) + chunks[shared - 1].ids.count
        }
        for index in shared..<chunks.count - sharedAtEnd {
            starts.append(Int32(truncatingIfNeeded: count))
            count += chunks[index].ids.count
        }
        if let other, sharedAtEnd > 0 {
            let rest = other.starts[(other.starts.count - sharedAtEnd)...]
            let shift = Int32(truncatingIfNeeded: count) - (rest.first ?? 0)
            for start in rest { starts.append(start + shift) }
            count += other.count - other.start(other.starts.count - sharedAtEnd)
        }
        self.starts = starts
        self.count = count
    }

    /// Returns the same chunks, of edges to distinct nodes.
    init(withDistinctNodes other: LinkChunks) {
        (all, starts, count) = (other.all, other.starts, other.count)
        hasDistinctNodes = true
    }

    subscript(index: Int) -> DataID {
        let chunk = chunk(at: index)
        return all[chunk].ids[index - start(chunk)]
    }

    /// Returns the position of the first object of a chunk.
    func start(_ chunk: Int) -> Int { Int(starts[chunk]) }

    /// Returns the last chunk that begins at or before `index`.
    private func chunk(at index: Int) -> Int {
        var (low, high) = (0, starts.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if start(middle) <= index { low = middle } else { high = middle - 1 }
        }
        return low
    }

    func firstIndex(of id: DataID) -> Int? {
        for (chunk, start) in zip(all, starts) where chunk.mayContain(id) {
            if let index = chunk.ids.firstIndex(of: id) { return Int(start) + index }
        }
        return nil
    }

    /// Returns the chunks with `new` in the place of the objects of a range.
    func replacing(_ range: Range<Int>, with new: ContiguousArray<DataID>) -> LinkChunks {
        precondition(range.upperBound <= count, "The range is one of the list's.")
        var first = chunk(at: range.lowerBound)
        var last = range.isEmpty ? first : chunk(at: range.upperBound - 1)
        // A full chunk at the end stays.
        if range.isEmpty, range.lowerBound == count, all[first].ids.count == LinkChunk.capacity {
            return LinkChunks(all + LinkChunk.split(new), sharing: all.count, with: self)
        }
        var ids = ContiguousArray(all[first].ids.prefix(range.lowerBound - start(first)))
        ids += new
        ids += all[last].ids.suffix(start(last) + all[last].ids.count - range.upperBound)
        if ids.count < LinkChunk.few, last + 1 < all.count {
            last += 1
            ids += all[last].ids
        } else if ids.count < LinkChunk.few, first > 0 {
            first -= 1
            ids = all[first].ids + ids
        }
        var chunks = all
        let isEnd = last == all.count - 1 && range.upperBound == count
        chunks.replaceSubrange(first...last, with: LinkChunk.split(ids, isEnd: isEnd))
        return LinkChunks(chunks, sharing: first, andLast: all.count - 1 - last, with: self)
    }

    /// Returns the chunks without the objects at the positions that `removed` returns for each chunk.
    func removing(
        _ removed: (ContiguousArray<DataID>) -> ContiguousArray<Int>
    ) -> LinkChunks {
        var chunks = ContiguousArray<LinkChunk>()
        chunks.reserveCapacity(all.count)
        for chunk in all {
            let positions = removed(chunk.ids)
            guard !positions.isEmpty else {
                chunks.append(chunk)
                continue
            }
            var ids = chunk.ids
            ids.remove(at: positions)
            if let before = chunks.last,
                before.ids.count + ids.count <= LinkChunk.capacity / 2
            {
                chunks[chunks.count - 1] = LinkChunk(before.ids + ids)
            } else if !ids.isEmpty {
                chunks.append(LinkChunk(ids))
            }
        }
        return LinkChunks(chunks)
    }

    /// Whether two lists of the same length have the same objects.
    func hasSameIDs(as other: LinkChunks) -> Bool {
        // The chunk of each list, and the position in it.
        var (a, b) = ((chunk: 0, index: 0), (chunk: 0, index: 0))
        while a.chunk < all.count, b.chunk < other.all.count {
            let (left, right) = (all[a.chunk], other.all[b.chunk])
            if left === right, a.index == b.index {
                a = (a.chunk + 1, 0)
                b = (b.chunk + 1, 0)
                continue
            }
            let length = min(left.ids.count - a.index, right.ids.count - b.index)
            for offset in 0..<length
            where left.ids[a.index + offset] != right.ids[b.index + offset] {
                return false
            }
            a.index += length
            b.index += length
            if a.index == left.ids.count { a = (a.chunk + 1, 0) }
            if b.index == right.ids.count { b = (b.chunk + 1, 0) }
        }
        return true
    }
}
