import Testing

@testable import Relay

@Suite struct RadixArrayTests {
    @Test(arguments: [1, 31, 32, 33, 1_024, 5_000])
    func removesWhatIsSaidAndNothingElse(count: Int) {
        var array = RadixArray<Int>()
        for index in 0..<count { array[index] = index }
        let copy = array
        array.removeAll { $0 % 3 == 0 }
        for index in 0..<count { #expect(array[index] == (index % 3 == 0 ? nil : index)) }
        #expect(array.count == count - (count + 2) / 3)
        #expect((0..<count).allSatisfy { copy[$0] == $0 })
        var indexes: [Int] = []
        array.forEachIndex { indexes.append($0) }
        #expect(indexes == (0..<count).filter { $0 % 3 != 0 })
    }

    @Test func whatWasGivenBackCanBeFilledAgain() {
        var array = RadixArray<Int>()
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
}
