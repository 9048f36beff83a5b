import Testing

@testable import Relay

@Suite struct RadixArrayTests {
    @Test(arguments: [1, 31, 32, 33, 1_024, 5_000])
    func removesWhatIsSaidAndNothingElse(count: Int) {
        var array = RadixArray<IntLeaf>()
        for index in 0..<count { array[index] = index }
        let copy = array
        array.removeAll { $0 % 3 == 0 }
        for index in 0..<count { #expect(array[index] == (index % 3 == 0 ? nil : index)) }
        #expect(array.count == count - (count + 2) / 3)
        #expect((0..<count).allSatisfy { copy[$0] == $0 })
        var indexes: [Int] = []
        array.forEach { index, _ in indexes.append(index) }
        #expect(indexes == (0..<count).filter { $0 % 3 != 0 })
    }

    @Test func whatWasGivenBackCanBeFilledAgain() {
        var array = RadixArray<IntLeaf>()
        for index in 0..<3_000 { array[index] = index }
        array.removeAll { $0 < 2_500 }
        #expect(array.count == 500)
        array[7] = 1
        array[2_047] = 2
        #expect(array.count == 502)
        #expect(array[6] == nil)
        #expect(array[7] == 1)
        #expect(array[2_047] == 2)
        #expect(array[2_999] == 2_999)
    }

    /// Indexes in different leaves, nodes and topmost nodes.
    private static let spread = [0, 7, 8, 63, 64, 1_023, 1_024, 16_383, 16_384, 200_000]

    @Test func settingWithAFingerIsSettingOneByOne() {
        var array = RadixArray<IntLeaf>()
        for index in Self.spread { array[index] = index }
        let copy = array
        var finger = RadixArray<IntLeaf>.Finger()
        let order = [0, 1, 1, 9, 0, 7, 200_001, 8, 40_000, 40_001, 3, 2_048]
        for index in order { array.set(-index, at: index, &finger) }
        for index in Set(order + Self.spread) {
            #expect(array[index] == (order.contains(index) ? -index : index))
            #expect(copy[index] == (Self.spread.contains(index) ? index : nil))
        }
        #expect(array.count == Set(order + Self.spread).count)
        #expect(copy.count == Self.spread.count)
    }

    @Test func copiesStayAsTheyWereWhereverAChangeIs() {
        var array = RadixArray<IntLeaf>()
        for index in Self.spread { array[index] = index }
        for changed in Self.spread {
            var copy = array
            copy[changed] = -1
            copy[changed ^ 1] = -2
            var other = array
            other[changed] = nil
            #expect(other.count == Self.spread.count - 1)
            #expect(other[changed] == nil)
            #expect(Self.spread.allSatisfy { array[$0] == $0 })
            #expect(Self.spread.allSatisfy { $0 == changed || other[$0] == $0 })
            #expect(copy[changed] == -1)
            #expect(copy[changed ^ 1] == -2)
        }
    }

    @Test func emptiesOneByOneAndFillsAgain() {
        var array = RadixArray<IntLeaf>()
        for index in Self.spread { array[index] = index }
        for index in Self.spread.reversed() {
            array[index] = nil
            array[index] = nil
        }
        #expect(array.count == 0)
        array.forEach { index, _ in Issue.record("There is still an element at \(index).") }
        array[16_384] = 1
        #expect(array[16_384] == 1)
        #expect(array.count == 1)
    }

    private func unshared(_ array: RadixArray<IntLeaf>, _ other: RadixArray<IntLeaf>) -> [Int] {
        var starts: [Int] = []
        array.forEachUnsharedLeaf(with: other) { starts.append($0) }
        return starts
    }

    /// Random changes of a copy, of which those leaves are found that have changed.
    @Test(arguments: 0..<UInt64(20)) func leavesThatAreNotSharedAreFound(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var array = RadixArray<IntLeaf>()
        for index in Self.spread where random.chance(70) { array[index] = index }
        #expect(unshared(array, array).isEmpty)
        for _ in 0..<50 {
            let before = array
            var changed: Set<Int> = []
            for _ in 0..<random.pick([0, 1, 2, 30]) {
                let index = random.pick(Self.spread) + random.pick([0, 1, 9, 70, 1_000])
                let isRemoved = random.chance(40)
                if isRemoved, array[index] == nil { continue }
                array[index] = isRemoved ? nil : index
                changed.insert(index & ~7)
            }
            let found = unshared(array, before)
            #expect(found == found.sorted() && Set(found).count == found.count)
            #expect(Set(found) == Set(unshared(before, array)))
            // A leaf that came and went is in neither.
            #expect(Set(found).isSubset(of: changed))
            for start in changed.subtracting(found) {
                #expect((start..<start + 8).allSatisfy { array[$0] == nil && before[$0] == nil })
            }
        }
        let starts = Set(Self.spread.filter { array[$0] != nil }.map { $0 & ~7 })
        #expect(starts.isSubset(of: unshared(array, RadixArray())))
        #expect(starts.isSubset(of: unshared(RadixArray(), array)))
    }

    @Test func elementsAreReleasedWithTheLastVersionThatHasThem() {
        var array = RadixArray<ObjectLeaf>()
        weak var first: Held?
        weak var second: Held?
        do {
            let (one, two) = (Held(), Held())
            (first, second) = (one, two)
            (array[3], array[70_000]) = (one, two)
        }
        var copy: RadixArray<ObjectLeaf>? = array
        array[3] = nil
        array = RadixArray()
        #expect(first != nil && second != nil)
        #expect(copy?.count == 2)
        copy = nil
        #expect(first == nil && second == nil)
    }
}

private final class Held {}

private final class ObjectLeaf: ManagedBuffer<RadixHeader, Held?>, RadixNode {
    static func make(_ places: Int, from other: ObjectLeaf?) -> ObjectLeaf {
        let node = makeNode(places, used: other?.header.used)
        node.pointers.initialize(from: other?.pointers)
        return node
    }

    var pointers: RadixPointers<Held> {
        withUnsafeMutablePointers { RadixPointers(header: $0, places: $1) }
    }

    deinit { pointers.deinitialize() }
}

private final class IntLeaf: ManagedBuffer<RadixHeader, Int?>, RadixNode {
    static func make(_ places: Int, from other: IntLeaf?) -> IntLeaf {
        let node = makeNode(places, used: other?.header.used)
        node.pointers.initialize(from: other?.pointers)
        return node
    }

    var pointers: RadixPointers<Int> {
        withUnsafeMutablePointers { RadixPointers(header: $0, places: $1) }
    }

    deinit { pointers.deinitialize() }
}
