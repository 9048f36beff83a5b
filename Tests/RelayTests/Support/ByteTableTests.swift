import Testing

@testable import Relay

@Suite struct ByteTableTests {
    /// A table of numbers by hashes that are themselves, grown as its owners do.
    private struct Numbers {
        var table = ByteTable(seed: 1)
        var all: [(number: UInt32, hash: UInt32)] = []

        mutating func insert(_ number: UInt32, hash: UInt32) -> Bool {
            if table.isFull {
                var larger = table.emptied(capacity: 2 * table.count)
                larger.fill { insert in for (number, hash) in all { insert(number, hash) } }
                table = larger
            }
            all.append((number, hash))
            return table.insert(number, hash: hash)
        }

        func find(_ number: UInt32, hash: UInt32) -> UInt32? {
            table.find(hash: hash) { $0 == number }
        }
    }

    @Test func findsWhatWasAddedHoweverOftenItGrows() {
        var numbers = Numbers()
        for number in 0..<20_000 as Range<UInt32> {
            #expect(numbers.find(number, hash: number &* 0x9E37_79B9) == nil)
            _ = numbers.insert(number, hash: number &* 0x9E37_79B9)
        }
        #expect(numbers.table.count == 20_000)
        for number in 0..<20_000 as Range<UInt32> {
            #expect(numbers.find(number, hash: number &* 0x9E37_79B9) == number)
        }
    }

    @Test func keepsEntriesWithOneHashApart() {
        var numbers = Numbers()
        let isSoon = (0..<100 as Range<UInt32>).map { numbers.insert($0, hash: 7) }
        #expect(isSoon == Array(repeating: true, count: 100))
        for number in 0..<100 as Range<UInt32> { #expect(numbers.find(number, hash: 7) == number) }
        #expect(numbers.find(100, hash: 7) == nil)
    }

    @Test func tellsWhenTooManyEntriesCollide() {
        var numbers = Numbers()
        let found = (0..<1_000 as Range<UInt32>).map { numbers.insert($0, hash: 7) }
        #expect(found.first == true)
        #expect(found.last == false)
        #expect(numbers.find(999, hash: 7) == 999)
    }

    @Test func takesSevenOfEightSlots() {
        var table = ByteTable(capacity: 1_000, seed: 1)
        var count: UInt32 = 0
        while !table.isFull {
            table.insert(count, hash: count &* 0x9E37_79B9)
            count += 1
        }
        #expect(Int(count) == table.capacity)
        #expect(table.capacity >= 1_000)
        for number in 0..<count {
            #expect(table.find(hash: number &* 0x9E37_79B9) { $0 == number } == number)
        }
    }
}
