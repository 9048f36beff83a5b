import Foundation
import Testing

@testable import Relay

/// What an environment gives back.
///
/// One test after the other, because two of them measure the memory of the process.
@Suite(.serialized, .timeLimit(.minutes(10))) struct MemoryTests {
    @Test func releasingMemoryEmptiesTheReleaseBuffer() throws {
        let test = TestEnvironment()
        try test.write(itemsResponse(["1"]), WideQuery())
        test.environment.retain(WideQuery()).dispose()
        test.environment.collectGarbage()
        #expect(!test.records.isEmpty)
        test.environment.releaseMemory()
        #expect(test.records.isEmpty)
    }

    @Test func aCeilingDropsWhatIsNotInUse() async throws {
        let test = TestEnvironment { $0.memoryCeiling = 100_000 }
        let retained = test.environment.retain(WideQuery(group: "kept"))
        try test.write(itemsResponse(["kept"]), WideQuery(group: "kept"))
        for group in 0..<20 {
            let query = WideQuery(group: .value("\(group)"))
            let ids = (0..<100).map { "a rather long identifier \(group) \($0)" }
            try test.write(itemsResponse(ids), query)
            test.environment.retain(query).dispose()
        }
        try await eventually { test.environment.store.source.estimatedBytes < 100_000 }
        #expect(try test.environment.read(WideQuery(group: "kept")).items.count == 1)
        #expect(test.log.contains { $0.name == "store.memory.end" })
        retained.dispose()
    }

    /// Measurements that were held up end after later ones.
    @Test func anOlderMeasurementHidesNothing() {
        var memory = MeasuredMemory()
        memory.receive(50)
        let first = memory.received
        memory.receive(40)
        memory.measure(90, at: memory.received)
        memory.measure(50, at: first)
        #expect(memory.bytes == 90 && !memory.mayExceed(100))
        memory.receive(20)
        #expect(memory.mayExceed(100))
        // Two of the same version count once.
        memory.measure(110, at: memory.received)
        let second = memory.received
        memory.receive(30)
        memory.measure(60, at: second)
        memory.measure(60, at: second)
        memory.receive(20)
        #expect(memory.mayExceed(100))
        memory.clear()
        memory.measure(110, at: second)
        #expect(memory.bytes == 0 && !memory.mayExceed(100))
    }

    @Test func withoutACeilingNothingIsMeasured() throws {
        let test = TestEnvironment()
        try test.write(itemsResponse(["1"]), WideQuery())
        #expect(test.environment.store.writer.withLock { $0.memory.bytes } == 0)
    }

    /// Opens screens and closes them again: each asks for records of its own, with an argument of
    /// its own.
    private func showScreens(_ screens: Range<Int>, _ test: TestEnvironment) throws {
        for screen in screens {
            let query = WideQuery(group: .value("the group of screen \(screen)"))
            let retained = test.environment.retain(query)
            try test.write(itemsResponse(["a\(screen)", "b\(screen)"]), query)
            _ = try test.environment.read(query)
            retained.dispose()
            if screen % 20 == 0 { test.environment.collectGarbage() }
            test.forgetLog()
        }
    }

    @Test func tenThousandScreensLeaveNothingBehind() throws {
        let test = TestEnvironment(releaseBufferSize: 2)
        let home = test.environment.retain(ViewerQuery())
        try test.write(
            #"{"data":{"viewer":{"id":"me","name":"a","email":null,"friends":[]}}}"#,
            ViewerQuery()
        )
        try showScreens(0..<5_001, test)
        let rootKeys = test.environment.store.source[.root]?.keys.count ?? 0
        try showScreens(5_001..<10_000, test)
        test.environment.releaseMemory()
        let store = test.environment.store
        #expect(Set(test.records.keys) == ["root", "\"me\""])
        let (used, count) = store.writer.withLock {
            ($0.identities.usedCount, $0.identities.count)
        }
        #expect(used < 1_500)
        #expect(count > 20_000)
        #expect(test.environment.inspect().statistics.storageKeys < 1_500)
        #expect(rootKeys < 200)
        home.dispose()
        test.environment.releaseMemory()
        #expect(test.records.isEmpty)
    }

    /// Fetches with arguments of their own that find nothing: the root links to nothing then.
    fileprivate func search(_ numbers: Range<Int>, _ test: TestEnvironment) async throws {
        for number in numbers {
            let query = WideQuery(group: .value("a search for number \(number)"))
            _ = try await test.environment.fetch(query)
            test.forgetLog()
            test.network.forgetCalls()
        }
        test.environment.collectGarbage()
    }

    @Test func fetchesWithDistinctVariablesThatFindNothingLeaveNothingBehind() async throws {
        let test = TestEnvironment()
        test.network.answer { _, _ in itemsResponse([]) }
        let kept = WideQuery(group: "kept")
        let stream = test.environment.observe(kept)
        let values = Collector(stream)
        _ = try await values.values(1)
        try await search(0..<3_000, test)
        #expect(test.environment.store.source[.root]?.keys.count ?? 0 < 200)
        #expect(test.environment.inspect().statistics.storageKeys < 2_500)
        #expect(try test.environment.read(kept).items.isEmpty)
        // The release buffer keeps the last ones, too.
        let last = WideQuery(group: "a search for number 2999")
        #expect(try test.environment.read(last).items.isEmpty)
        #expect(throws: StoreError.self) {
            try test.environment.read(WideQuery(group: "a search for number 5"))
        }
        withExtendedLifetime(stream) {}
    }

    /// What the system says that the process has, which only tells where nothing else runs in it.
    @Test(.enabled(if: Thoroughness.isAlone && ResidentMemory.bytes != nil))
    func tenThousandScreensTakeNoMemory() async throws {
        let test = TestEnvironment(releaseBufferSize: 2)
        let growth = try await ResidentMemory.growth(ofEach: 5_000) { try showScreens($0, test) }
        #expect(growth < 128 << 10, "\(growth) bytes more after each 5,000 screens")
    }
}

extension MemoryTests {
    @Test(.enabled(if: Thoroughness.isAlone && ResidentMemory.bytes != nil))
    func fifteenThousandFetchesWithDistinctVariablesTakeNoMemory() async throws {
        let test = TestEnvironment()
        test.network.answer { _, _ in itemsResponse([]) }
        let growth = try await ResidentMemory.growth(ofEach: 15_000) { try await search($0, test) }
        #expect(growth < 128 << 10, "\(growth) bytes more after each 15,000 fetches")
    }
}

/// What the system says that the process has.
private enum ResidentMemory {
    /// `nil` where it can't be asked.
    static var bytes: Int? {
        // "size resident shared …", in pages.
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
            let pages = Int(text.split(separator: " ").dropFirst().first ?? "")
        else { return nil }
        return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    }

    /// Returns how many bytes more there are after each of several equal pieces of work.
    ///
    /// This is the smallest of four growths: the allocator takes pages for each thread that begins
    /// to work, which may happen late, but only once. What is lost is lost every time.
    static func growth(
        ofEach size: Int,
        isolation: isolated (any Actor)? = #isolation,
        _ work: (Range<Int>) async throws -> Void
    ) async throws -> Int {
        try await work(0..<size)
        var smallest = Int.max
        for round in 1...4 {
            let before = try #require(bytes)
            try await work(round * size..<(round + 1) * size)
            smallest = min(smallest, try #require(bytes) - before)
        }
        return smallest
    }
}
