import Testing

@testable import Relay

/// Lists of generated data whose versions share chunks.
@Suite struct GrowingListTests {
    /// Lists in chunks of these sizes, of the numbers from 0.
    private static func chunked(_ sizes: Int...) -> GrowingList<Int> {
        var next = 0
        let chunks = sizes.map { size -> ListChunk in
            defer { next += size }
            return .of(Array(next..<next + size))
        }
        return GrowingList(ListChunks(ContiguousArray(chunks)))
    }

    private static let lists: [GrowingList<Int>] = [
        [], GrowingList(0..<9), chunked(), chunked(0), chunked(9), chunked(3, 0, 4, 2, 0),
        chunked(0, 0, 5, 4), chunked(1, 1, 1, 1, 1, 1, 1, 1, 1),
    ]

    @Test(arguments: lists)
    func isACollection(_ list: GrowingList<Int>) {
        let array = list.isEmpty ? [] : Array(0..<9)
        #expect(Array(list) == array)
        #expect(list.count == array.count && list.isEmpty == array.isEmpty)
        #expect(list.first == array.first && list.last == array.last)
        #expect(list.indices == array.indices)
        for index in list.indices { #expect(list[index] == array[index]) }
        #expect(Array(list.reversed()) == array.reversed())
        #expect(Array(list.dropFirst(2)) == Array(array.dropFirst(2)))
        #expect(Array(list.suffix(4)) == Array(array.suffix(4)))
        #expect(list.map { $0 * 2 } == array.map { $0 * 2 })
        #expect(list.description == array.description)
        let mirror = Mirror(reflecting: list)
        #expect(mirror.displayStyle == .collection && mirror.children.count == array.count)
        #expect(list.firstIndex(of: 5) == array.firstIndex(of: 5))
        let stored = list.withContiguousStorageIfAvailable { Array($0) }
        #expect(stored == nil || stored == array)
    }

    @Test func equalListsHaveTheSameElementsInAnyChunks() {
        for left in Self.lists {
            for right in Self.lists {
                let areEqual = Array(left) == Array(right)
                #expect((left == right) == areEqual)
                if areEqual { #expect(left.hashValue == right.hashValue) }
            }
        }
        let other = GrowingList<Int>(
            ListChunks([.of([0, 1, 2]), .of([3, 4, 5, 6]), .of([7, 9])])
        )
        for list in Self.lists { #expect(list != other) }
    }

    @Test func sharedChunksAreNotCompared() {
        let first = ListChunk.of([1, 2, 3])
        let left = GrowingList<Int>(ListChunks([first, .of([4, 5, 6])]))
        let right = GrowingList<Int>(ListChunks([first, .of([4, 5, 6])]))
        var compared: [Int] = []
        let areSame = left.hasSameElements(as: right) { left, right in
            compared.append(left)
            return left == right
        }
        #expect(areSame && compared == [4, 5, 6])
    }

    @Test(arguments: UInt64(1)...40)
    func matchedChunksAreTheSame(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let old = (0..<Int.random(in: 0..<40, using: &random)).map { $0 }
        var new = old
        for _ in 0..<Int.random(in: 0..<4, using: &random) where !new.isEmpty {
            let at = Int.random(in: 0..<new.count, using: &random)
            let count = Int.random(in: 0...min(12, new.count - at), using: &random)
            let added = (0..<Int.random(in: 0..<12, using: &random)).map { _ in
                Int.random(in: 100..<1_000, using: &random)
            }
            new.replaceSubrange(at..<at + count, with: added)
        }
        func areSame(_ a: Int, _ b: Int) -> Bool { old[a] == new[b] }
        var matcher = ChunkMatcher(from: old.count, to: new.count, areSame)
        var known: [Int] = []
        for position in new.indices {
            guard let match = matcher.match(position, areSame) else { continue }
            #expect(old[match] == new[position])
            known.append(match)
        }
        // In order, and each at most once.
        #expect(known == Array(Set(known)).sorted())
    }

    @Test func aChangeInOnePlaceLeavesAllOthersMatched() {
        let old = Array(0..<400)
        for change in [0..<0, 200..<200, 400..<400, 0..<40, 150..<300, 399..<400] {
            for added in [0, 1, 50] {
                var new = old
                new.replaceSubrange(change, with: (0..<added).map { 1_000 + $0 })
                func areSame(_ a: Int, _ b: Int) -> Bool { old[a] == new[b] }
                var matcher = ChunkMatcher(from: old.count, to: new.count, areSame)
                let matched = new.indices.compactMap { matcher.match($0, areSame) }
                #expect(matched.count == old.count - change.count)
            }
        }
    }
}
