import Testing

@testable import Relay

@Suite struct ReachedRecordsTests {
    /// Few numbers are kept in another way than many.
    @Test(arguments: 0..<UInt64(30)) func isASet(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let limit = random.pick([1, 64, 5_000, 1_000_000])
        var expected: Set<UInt32> = []
        var records = NumberSet<DataID>()
        for _ in 0..<random.pick([0, 1, 100, 3_000]) {
            let number = UInt32(Int.random(in: 0..<limit, using: &random))
            expected.insert(number)
            records.insert(DataID(index: number))
        }
        #expect(records.count == expected.count)
        var reached = ReachedRecords(records)
        for _ in 0..<random.pick([0, 10, 3_000]) {
            let number = UInt32(Int.random(in: 0..<limit, using: &random))
            #expect(reached.insert(DataID(index: number)) == expected.insert(number).inserted)
        }
        for number in expected { #expect(reached.contains(DataID(index: number))) }
        for _ in 0..<1_000 {
            let number = UInt32(Int.random(in: 0..<2 * limit, using: &random))
            #expect(reached.contains(DataID(index: number)) == expected.contains(number))
        }
    }

    @Test func numbersThatAnotherSetLacksAreFound() {
        let numbers: [UInt32] = [0, 1, 63, 64, 127, 500]
        let all = NumberSet(numbers.map { DataID(index: $0) })
        func found(_ other: NumberSet<DataID>?) -> [UInt32] {
            var found: [UInt32] = []
            all.forEachNumber(notIn: other) { found.append($0) }
            return found
        }
        #expect(found(nil) == numbers && found(NumberSet()) == numbers && found(all).isEmpty)
        #expect(found(NumberSet([DataID(index: 1), DataID(index: 64)])) == [0, 63, 127, 500])
        #expect(found(NumberSet([DataID(index: 9_000)])) == numbers)
    }
}
