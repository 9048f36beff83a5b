import Foundation
import Testing

@_spi(Generated) @testable import Relay

/// What `commitPayload` writes for a query that nobody retains is kept like a released query.
@Suite struct CommitPayloadTests {
    private let query = WideQuery()

    private func commit(
        _ test: TestEnvironment,
        _ query: WideQuery? = nil,
        id: String = "1"
    ) throws {
        try test.environment.commitPayload(
            query ?? self.query,
            response: Data(itemsResponse([id]).utf8)
        )
    }

    @Test func isNotGarbageAtOnce() throws {
        let test = TestEnvironment()
        try commit(test)
        test.environment.collectGarbage()
        #expect(try test.environment.read(query).items.count == 1)
        #expect(test.isAvailable(query))
    }

    @Test func expires() throws {
        let now = Locked(ContinuousClock.now)
        let test = TestEnvironment {
            $0.queryCacheExpirationTime = .seconds(60)
            $0.now = { now.withLock { $0 } }
        }
        try commit(test)
        guard case .available(let fetched) = test.environment.check(query) else {
            throw Timeout(description: "not available")
        }
        #expect(fetched == now.withLock { $0 })
        now.withLock { $0 += .seconds(59) }
        #expect(test.isAvailable(query))
        try commit(test)
        now.withLock { $0 += .seconds(59) }
        #expect(test.isAvailable(query))
        now.withLock { $0 += .seconds(1) }
        #expect(test.environment.check(query) == .stale)
    }

    @Test func isFreshAfterAnEarlierInvalidation() throws {
        let test = TestEnvironment()
        try commit(test)
        try test.environment.commitUpdate { $0.invalidateStore() }
        #expect(test.environment.check(query) == .stale)
        try commit(test)
        #expect(test.isAvailable(query))
    }

    @Test func theOldestLeaveTheReleaseBufferFirst() throws {
        let test = TestEnvironment(releaseBufferSize: 2)
        let queries = ["a", "b", "c"].map { WideQuery(group: .value($0)) }
        for (index, query) in queries.enumerated() { try commit(test, query, id: "\(index)") }
        try commit(test, queries[1], id: "1")
        test.environment.collectGarbage()
        #expect(queries.map { test.isAvailable($0) } == [false, true, true])
        // The one that was written last is the newest.
        try commit(test, queries[0], id: "0")
        test.environment.collectGarbage()
        #expect(queries.map { test.isAvailable($0) } == [true, true, false])
    }

    @Test func withoutAReleaseBufferItIsGarbage() throws {
        let test = TestEnvironment(releaseBufferSize: 0)
        try commit(test)
        test.environment.collectGarbage()
        #expect(test.records.isEmpty)
    }

    @Test func aRetainedQueryStaysRetained() throws {
        let test = TestEnvironment(releaseBufferSize: 1)
        let retained = test.environment.retain(query)
        try commit(test)
        for group in ["a", "b"] { try commit(test, WideQuery(group: .value(group))) }
        test.environment.releaseMemory()
        #expect(test.isAvailable(query))
        retained.dispose()
        #expect(test.isAvailable(query))
        test.environment.releaseMemory()
        #expect(test.records.isEmpty)
    }

    @Test func aRefusedPayloadKeepsNothingAndPushesNothingOut() throws {
        let test = TestEnvironment(releaseBufferSize: 1)
        try commit(test)
        #expect(throws: ResponseError.self) {
            try test.environment.commitPayload(
                WideQuery(group: .value("a")),
                response: Data("{}".utf8)
            )
        }
        test.environment.collectGarbage()
        #expect(test.isAvailable(query))
    }

    @Test func isForgottenByAReset() throws {
        let test = TestEnvironment()
        try commit(test)
        test.environment.reset()
        #expect(test.environment.check(query) == .missing)
        try commit(test)
        #expect(test.isAvailable(query))
    }

    /// Queries are added to the buffer when the roots are looked at; that must not be seen.
    @Test(arguments: 0..<20)
    func theBufferIsAsIfEachHadBeenAddedAtOnce(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let test = TestEnvironment()
        let operations = (0..<24).map { index in
            test.environment.describe(WideQuery(group: .value("\(index)")))
        }
        var options = StoreOptions()
        options.releaseBufferSize = Int.random(in: 1...6, using: &generator)
        var roots = StoreRoots(options)
        // The buffer, oldest first; and what is retained, with its number.
        var buffer: [Int] = []
        var retained: [(id: Int, operation: Int)] = []
        var epochs: [Int: Int] = [:]
        func push(_ operation: Int) {
            guard !retained.contains(where: { $0.operation == operation }) else { return }
            buffer.removeAll { $0 == operation }
            buffer.append(operation)
            if buffer.count > options.releaseBufferSize { buffer.removeFirst() }
        }
        for epoch in 0..<600 {
            let operation = Int.random(in: 0..<operations.count, using: &generator)
            let root = StoreRoots.Root(operation: operations[operation], dataID: .root)
            switch Int.random(in: 0..<100, using: &generator) {
            case 0..<90:
                let written = StoreRoots.Written(epoch: epoch, time: Moment(.now))
                roots.note(written, for: root, keepsUnretained: true)
                epochs[operation] = epoch
                push(operation)
            case 90..<94 where retained.count < 4:
                buffer.removeAll { $0 == operation }
                retained.append((roots.retain(root), operation))
            case 94..<97 where !retained.isEmpty:
                let position = Int.random(in: 0..<retained.count, using: &generator)
                let (id, operation) = retained.remove(at: position)
                _ = roots.release(id, now: .now)
                push(operation)
            default:
                let kept = Set(buffer + retained.map(\.operation))
                #expect(
                    Set(roots.all.map(\.operation.identifier))
                        == Set(kept.map { operations[$0].identifier })
                )
                guard kept.contains(operation), epochs[operation] != nil else { continue }
                if let written = roots.written(root.key, root.operation) {
                    #expect(written.epoch == epochs[operation])
                }
            }
        }
    }

    // MARK: - Data

    /// What the compiler generates for `@raw_response_type`.
    private struct Typed: RawResponseQuery {
        static let artifact = WideQuery.artifact
        typealias Data = WideQuery.Data

        func write(to variables: inout VariableWriter) {}

        struct RawResponse: GraphQLInputObject {
            var items: [Item]

            func write(to variables: inout VariableWriter) { variables.write("items", items) }
        }

        struct Item: GraphQLInputObject {
            var id: ID
            var name: String
            var value: Int

            func write(to variables: inout VariableWriter) {
                variables.write("id", id)
                variables.write("name", name)
                variables.write("value", value)
            }
        }
    }

    @Test func dataIsWrittenLikeAResponse() throws {
        let test = TestEnvironment()
        try test.environment.commitPayload(
            query,
            data: ["items": [["id": "1", "name": "n1", "value": 1]]]
        )
        let other = TestEnvironment()
        try commit(other)
        #expect(test.records == other.records)
        #expect(test.isAvailable(query))
    }

    @Test func typedDataIsWrittenLikeAResponse() throws {
        let test = TestEnvironment()
        let data = Typed.RawResponse(items: [.init(id: "1", name: "n1", value: 1)])
        try test.environment.commitPayload(Typed(), data: data)
        let other = TestEnvironment()
        try commit(other)
        #expect(test.records == other.records)
    }

    /// As the compiler generates it for `StoryQuery`, but with nothing to say about the story.
    private struct NoStory: RawResponseQuery {
        static let artifact = StoryQuery.artifact
        typealias Data = StoryQuery.Data
        var id: ID

        func write(to variables: inout VariableWriter) { variables.write("id", id) }

        struct RawResponse: GraphQLInputObject {
            func write(to variables: inout VariableWriter) {}
        }
    }

    @Test func whatIsLeftOutOfTypedDataIsNull() throws {
        let test = TestEnvironment()
        try test.environment.commitPayload(NoStory(id: "s"), data: NoStory.RawResponse())
        #expect(test.records.values.contains { $0.contains("null") })
        #expect(test.isAvailable(StoryQuery(id: "s")))
    }

    @Test func dataOfAnotherTypeIsRefusedAsAWhole() throws {
        let test = TestEnvironment()
        try commit(test)
        let before = test.records
        #expect(throws: ResponseError.self) {
            try test.environment.commitPayload(
                query,
                data: [
                    "items": [["id": "2", "name": "n2", "value": 1], ["id": "1", "name": [:]]]
                ]
            )
        }
        #expect(test.records == before)
    }
}
