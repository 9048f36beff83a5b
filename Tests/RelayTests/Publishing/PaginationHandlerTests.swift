import Foundation
import Testing

@testable import Relay

/// The pages that queries write into a list that is requested by offset, in all orders.
@Suite(.timeLimit(.minutes(10))) struct PaginationHandlerTests {
    private let room = StockRoom(9)

    private func ids() throws -> [String] {
        let query = StockQuery(id: "l", offset: 0, limit: 2)
        guard let library = room.test.snapshot(query).output.library else { return [] }
        return try room.ids(library.stock_library)
    }

    /// The range of the list: start, end, rows, page size, whether there are more, and collections.
    private var range: String? {
        let record = room.test.records.first { $0.value.hasPrefix("Library {") }?.value ?? ""
        let parts = record.components(separatedBy: "_pagination_range").dropFirst()
        return parts.first.map { String($0.drop { $0 != "[" }.prefix { $0 != "]" }) + "]" }
    }

    private func open(_ count: Int = 2, offset: Int = 0) async throws {
        _ = try await room.open(count, offset: offset)
    }

    @Test func theRangeIsBesideTheList() async throws {
        try await open()
        #expect(range == "[int 0,int 2,int 2,int 2,int 1,int 0]")
        try room.write(2, ["b2"], limit: 2)
        #expect(range == "[int 0,int 3,int 3,int 2,int 0,int 0]")
    }

    @Test func theSamePageTwiceChangesNothing() async throws {
        try await open()
        try room.write(2, ["b2", "b3"])
        let before = room.test.records
        try room.write(2, ["b2", "b3"])
        #expect(room.test.records == before)
        #expect(try ids() == ["b0", "b1", "b2", "b3"])
    }

    @Test func aPageBehindAGapIsNotAdded() async throws {
        try await open()
        try room.write(3, ["b3"])
        #expect(try ids() == ["b0", "b1"])
        #expect(
            room.test.log.contains {
                if case .publishHandlerSkip = $0 { true } else { false }
            }
        )
        // The next page is.
        try room.write(2, ["b2"])
        try room.write(3, ["b3"])
        #expect(try ids() == ["b0", "b1", "b2", "b3"])
    }

    @Test func aPageBeforeAGapIsNotAdded() async throws {
        try await open(offset: 6)
        try room.write(2, ["b2", "b3"])
        #expect(try ids() == ["b6", "b7"])
        try room.write(4, ["b4", "b5"])
        try room.write(2, ["b2", "b3"])
        #expect(try ids() == ["b2", "b3", "b4", "b5", "b6", "b7"])
    }

    @Test func theFirstPageReplacesAListBehindAGap() async throws {
        try await open(offset: 6)
        try room.write(0, ["b0", "b1"])
        #expect(try ids() == ["b0", "b1"])
        #expect(range == "[int 0,int 2,int 2,int 2,int 1,int 0]")
    }

    @Test func theFirstPageIsPrependedToAListThatFollowsIt() async throws {
        try await open(offset: 2)
        try room.write(0, ["b0", "b1"])
        #expect(try ids() == ["b0", "b1", "b2", "b3"])
        #expect(range == "[int 0,int 4,int 4,int 2,int 1,int 0]")
    }

    @Test(arguments: [
        // What is new is inserted behind the row before it, or in front of the one after it.
        (1, ["b1", "x", "b2"], ["b0", "b1", "x", "b2", "b3"]),
        (1, ["x", "b1"], ["b0", "x", "b1", "b2", "b3"]),
        (1, ["b1", "x"], ["b0", "b1", "x", "b2", "b3"]),
        (2, ["b2", "b3", "x"], ["b0", "b1", "b2", "b3", "x"]),
        (3, ["x", "b3", "y"], ["b0", "b1", "b2", "x", "b3", "y"]),
        (1, ["x", "y"], ["b0", "x", "y", "b1", "b2", "b3"]),
        (1, ["x", "b2", "y", "b1", "z"], ["b0", "b1", "x", "b2", "y", "z", "b3"]),
        (1, ["x", "x"], ["b0", "x", "b1", "b2", "b3"]),
        (1, [], ["b0", "b1", "b2", "b3"]),
    ])
    func aPageWithinTheListAddsWhatIsNew(
        offset: Int,
        page: [String],
        expected: [String]
    ) async throws {
        try await open(4)
        try room.write(offset, page, limit: 3)
        let found = try ids()
        #expect(found.sorted() == expected.sorted())
        #expect(Set(found).count == found.count)
        if page.filter({ $0.hasPrefix("b") }).sorted() == page.filter({ $0.hasPrefix("b") }) {
            #expect(found == expected)
        }
    }

    @Test func aPageAcrossBothEndsIsSplit() async throws {
        try await open(2, offset: 3)
        try room.write(2, ["b2", "b3", "b4", "b5"])
        #expect(try ids() == ["b2", "b3", "b4", "b5"])
        #expect(range == "[int 2,int 6,int 4,int 4,int 1,int 0]")
    }

    @Test func anEmptyPageWithinTheListLeavesItsEnd() async throws {
        try await open(4)
        try room.write(1, [], limit: 1)
        #expect(range == "[int 0,int 4,int 4,int 4,int 1,int 0]")
    }

    @Test func aNullListIsNull() async throws {
        try await open()
        try room.test.write(
            Shelves.stock(.null).description,
            StockRefetchQuery(limit: 2, offset: 2, id: "l")
        )
        let library = room.test.records.values.first { $0.hasPrefix("Library {") }
        #expect(library?.contains("__Stock_stock_pagination: null") == true, "\(library ?? "")")
        // It begins again with any page.
        try room.write(4, ["b4", "b5"])
        #expect(try ids() == ["b4", "b5"])
        #expect(range == "[int 4,int 6,int 2,int 2,int 1,int 0]")
    }

    /// Values that no honest client or server has.
    @Test(arguments: [
        (Int.max, 2), (Int.min, 2), (-1, -1), (0, Int.max), (0, 0), (0, -5), (Int.max, Int.max),
        (1, Int.max),
    ])
    func anyWindowIsHandled(offset: Int, limit: Int) async throws {
        try room.write(offset, ["b0", "b1", "b2"], limit: limit)
        try room.write(offset, ["b3"], limit: limit)
        try await open(4)
        try room.write(offset, ["b0", "b1", "x"], limit: limit)
        try room.write(offset, [], limit: limit)
        try room.write(1, ["y"], limit: limit)
        let found = try ids()
        #expect(Set(found).count == found.count)
        let stock = try await room.open(2)
        try await room.environment.loadAll(100, pageSize: 3, of: stock)
        #expect(try room.ids(stock) == room.shelves[""])
    }

    @Test(arguments: [
        "[]", "null", "7", "[0,1,2,3,4]", "[-1,0,0,0,0,0]", "[5,1,1,1,1,0]", #"["0",1,1,1,1,0]"#,
        "[0,9223372036854775807,2,2,1,0]",
        "[9223372036854775807,9223372036854775807,0,0,1,0]",
        "[0,2,9223372036854775807,9223372036854775807,1,9223372036854775807]",
    ])
    func aRangeThatIsWrongIsNotTrusted(text: String) async throws {
        let stock = try await room.open(2)
        let value = try JSONValue(parsing: Data(text.utf8))
        try room.environment.commitUpdate { store in
            store.record("l")?.setValue(value, for: "__Stock_stock_pagination_range")
        }
        for _ in 0..<3 { _ = try? await room.environment.loadNext(2, of: stock) }
        for _ in 0..<3 { _ = try? await room.environment.loadPrevious(2, of: stock) }
        let found = try room.ids(stock)
        #expect(Set(found).count == found.count)
        _ = try await room.environment.fetch(
            StockQuery(id: "l", offset: 0, limit: 2),
            fetchPolicy: .networkOnly
        )
        #expect(try room.ids(stock).prefix(2) == ["b0", "b1"])
    }

    /// Pages at random offsets give the list without gaps and doubled rows, in the server's order.
    @Test(arguments: 0..<40) func pagesInAnyOrderGiveTheServersRows(seed: Int) async throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let count = 24
        let all = (0..<count).map { "b\($0)" }
        let start = Int.random(in: 0..<count, using: &random)
        room.shelves.change { $0 = all }
        try await open(3, offset: start)
        var known = start..<min(start + 3, count)
        for _ in 0..<30 {
            let offset = Int.random(in: 0..<count, using: &random)
            let end = min(offset + Int.random(in: 1...5, using: &random), count)
            try room.write(offset, Array(all[offset..<end]), limit: end - offset)
            if offset == known.lowerBound || (offset == 0 && end < known.lowerBound) {
                known = offset..<end
            } else if offset <= known.upperBound, end >= known.lowerBound {
                known = min(offset, known.lowerBound)..<max(end, known.upperBound)
            }
            #expect(try ids() == Array(all[known]), "seed \(seed)")
        }
    }
}
