import Testing

@testable import Relay

/// Lists of links, short and in chunks.
@Suite struct LinkListTests {
    private static func ids(_ range: Range<Int>) -> ContiguousArray<DataID> {
        ContiguousArray(range.map { DataID(index: UInt32($0)) })
    }

    private func identities(_ list: LinkList) -> [ObjectIdentifier] {
        (list.chunks ?? []).map { ObjectIdentifier($0) }
    }

    /// How many chunks of `list` are not in `other`.
    private func newChunks(of list: LinkList, since other: LinkList) -> Int {
        let known = Set(identities(other))
        return identities(list).count { !known.contains($0) }
    }

    @Test(arguments: [0, 1, 128, 129, 256, 1_000])
    func hasTheGivenObjects(count: Int) {
        let list = LinkList(Self.ids(0..<count))
        #expect(list.count == count)
        #expect(ContiguousArray(list) == Self.ids(0..<count))
        #expect(list.all == Self.ids(0..<count))
        #expect((list.chunks != nil) == (count > LinkChunk.capacity))
    }

    @Test func aChangeCopiesTheChunksThatItChanges() {
        let list = LinkList(Self.ids(0..<50_000))
        var appended = list
        appended.append(Self.ids(60_000..<60_020))
        #expect(newChunks(of: appended, since: list) == 1)
        var inserted = list
        inserted.insert(DataID(index: 60_000), at: 25_000)
        #expect(newChunks(of: inserted, since: list) <= 2)
        var removed = list
        removed.removeAll { $0.index == 25_000 }
        #expect(newChunks(of: removed, since: list) == 1)
        var refetched = list
        refetched.replaceAll(with: [DataID(index: 60_000)] + list.all)
        #expect(newChunks(of: refetched, since: list) <= 2)
        #expect(refetched.count == 50_001)
        // The first version is still the same.
        #expect(list.all == Self.ids(0..<50_000))
    }

    @Test func appendingOneByOneFillsChunks() {
        var list = LinkList([])
        for index in 0..<1_280 { list.append([DataID(index: UInt32(index))]) }
        #expect(list.all == Self.ids(0..<1_280))
        #expect(list.chunks?.count == 10)
    }

    @Test(arguments: 0..<8) func changesAreThoseOfAnArray(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var array = Self.ids(0..<Int.random(in: 0..<600, using: &random))
        var list = LinkList(array)
        var next: UInt32 = 10_000
        for _ in 0..<300 {
            let (before, copy) = (array, list)
            let start = Int.random(in: 0...array.count, using: &random)
            switch Int.random(in: 0..<5, using: &random) {
            case 0:
                let end = min(array.count, start + Int.random(in: 0..<300, using: &random))
                var new: ContiguousArray<DataID> = []
                for _ in 0..<Int.random(in: 0..<300, using: &random) {
                    next += 1
                    new.append(DataID(index: next))
                }
                array.replaceSubrange(start..<end, with: new)
                list.replaceSubrange(start..<end, with: new)
            case 1:
                let modulus = UInt32.random(in: 2..<50, using: &random)
                array.removeAll { $0.index % modulus == 0 }
                list.removeAll { $0.index % modulus == 0 }
            case 2:
                next += 1
                array.append(DataID(index: next))
                list.append([DataID(index: next)])
            case 3:
                next += 1
                array.insert(DataID(index: next), at: start)
                list.insert(DataID(index: next), at: start)
            default:
                if !array.isEmpty { array.swapAt(start % array.count, 0) }
                list.replaceAll(with: array)
            }
            #expect(list.all == array)
            #expect(list.count == array.count)
            #expect(copy.all == before)
            #expect(list == LinkList(array))
            #expect((list == copy) == (array == before))
            if let id = array.randomElement(using: &random) {
                #expect(list.firstIndex(of: id) == array.firstIndex(of: id))
            }
            #expect(!list.contains(DataID(index: next + 1)))
            for chunk in list.chunks ?? [] {
                #expect((1...LinkChunk.capacity).contains(chunk.ids.count))
            }
        }
    }

    @Test func aChangeForgetsThatNodesAreDistinct() {
        var list = LinkList(Self.ids(0..<500))
        list.noteDistinctNodes()
        #expect(list.hasDistinctNodes)
        list.append([DataID(index: 1_000)])
        #expect(!list.hasDistinctNodes)
    }
}

extension LinkList {
    fileprivate mutating func removeAll(where isRemoved: (DataID) -> Bool) {
        removeAll { ids in ContiguousArray(ids.indices.filter { isRemoved(ids[$0]) }) }
    }
}
