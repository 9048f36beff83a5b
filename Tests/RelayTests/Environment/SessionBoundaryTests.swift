import Foundation
import Testing

@testable @_spi(Generated) import Relay

/// What is held from before a reset, and what is begun while one is under way.
@Suite(.timeLimit(.minutes(10))) struct SessionBoundaryTests {
    private let test = TestEnvironment()

    /// What a view at the top of a screen reads: of the query root, which every session has.
    private enum Header: GraphQLFragment {
        static let artifact = Artifact(v1: "fragment Header on type Query\nreader\n viewer\n  name")
        struct Data: TestSelection, FieldValue {
            let viewer: Viewer?
            init(_ reader: inout Reader) { viewer = reader.optionalObject(0) }
        }
        struct Viewer: TestSelection, FieldValue {
            let name: String
            init(_ reader: inout Reader) { name = reader.string(0) }
        }
    }

    /// A list that can't be null.
    private enum List: GraphQLFragment {
        static let artifact = Artifact(v1: "fragment List on type Query\nreader\n items\n  name")
        struct Data: TestSelection, FieldValue {
            let items: [Header.Viewer]
            init(_ reader: inout Reader) { items = reader.objects(0) }
        }
    }

    private func write(_ name: String) throws {
        try test.write(
            #"{"data":{"viewer":{"id":"1","name":"\#(name)","email":null,"friends":[]}}}"#,
            ViewerQuery()
        )
    }

    private func header() -> FragmentRef<Header> {
        FragmentRef(
            dataID: .root,
            owner: test.environment.describe(ViewerQuery()),
            arguments: nil
        )
    }

    @Test func aReferenceToTheRootDoesNotReadTheNextSession() async throws {
        try write("one")
        let header = header()
        #expect(try test.environment.read(header).viewer?.name == "one")
        test.environment.reset()
        try write("other")
        let reset = StoreError.reset(definition: "Header")
        #expect(throws: reset) { try test.environment.read(header) }
        #expect(throws: reset) { try test.environment.read([header]) }
        let values = Collector(test.environment.observe(header))
        try await eventually { values.ending != nil }
        #expect(values.values.isEmpty)
        #expect(test.environment.store.subscriptions.withLock { $0.count == 0 })
        try test.environment.commitUpdate { #expect($0.record(header) == nil) }
        #expect(try test.environment.read(self.header()).viewer?.name == "other")
    }

    /// Someone who resets just when a sequence has begun to read, told by the log of what failed.
    @Test(arguments: [true, false])
    func aResetWhileASequenceIsBeingMadeEndsIt(isQuery: Bool) async throws {
        let isOver = Locked(false)
        let target = Locked<RelayEnvironment?>(nil)
        let environment = RelayEnvironment(network: ScriptedNetwork()) { event in
            guard case .readFail = event, !isOver.withLock({ take(&$0, true) }) else { return }
            target.withLock { $0 }?.reset()
        }
        target.withLock { $0 = environment }
        defer { target.withLock { $0 = nil } }
        // A null where there can't be one, which no value can stand for.
        let owner = environment.describe(WideQuery())
        try environment.commit(Data(#"{"data":{"items":null}}"#.utf8), owner, root: .root)
        let ended: @Sendable () -> Bool
        if isQuery {
            let values = Collector(environment.observe(WideQuery(), fetchPolicy: .storeOnly))
            ended = { values.ending != nil }
        } else {
            let list = FragmentRef<List>(dataID: .root, owner: owner, arguments: nil)
            let values = Collector(environment.observe(list))
            ended = { values.ending != nil }
        }
        try await eventually { ended() }
        #expect(isOver.withLock { $0 })
        try await eventually { environment.store.subscriptions.withLock { $0.count == 0 } }
        #expect(environment.store.resets.withLock { $0.isEmpty })
        #expect(environment.store.roots.withLock { $0.retainedCount } == 0)
    }

    @Test func whatEndsWhileItIsBeingMadeLeavesNothingBehind() async throws {
        let store = test.environment.store
        test.network.answer { _, _ in "no response" }
        for _ in 0..<300 {
            try write("one")
            let header = header()
            let reset = Task.detached { [test] in test.environment.reset() }
            let one = Collector(test.environment.observe(ViewerQuery(), fetchPolicy: .networkOnly))
            let two = Collector(test.environment.observe(header))
            await reset.value
            test.environment.reset()
            try await eventually { one.ending != nil && two.ending != nil }
        }
        try await eventually { store.subscriptions.withLock { $0.count == 0 } }
        #expect(store.roots.withLock { $0.retainedCount } == 0)
        #expect(store.resets.withLock { $0.isEmpty })
    }

    @Test func anOptimisticUpdateOfAnEarlierSessionRemovesNoneOfThisOne() throws {
        let store = test.environment.store
        let old = try store.add(OptimisticUpdate { _ in })
        test.environment.reset()
        let new = try store.add(
            OptimisticUpdate { _ = $0.create("1", type: "Item") }
        )
        store.remove(old)
        #expect(test.records.keys.contains("\"1\""))
        store.remove(new)
        #expect(test.records.isEmpty)
    }

    @Test func releasingWhatWasRetainedBeforeKeepsWhatIsRetainedNow() throws {
        let old = test.environment.retain(ViewerQuery())
        test.environment.reset()
        let new = test.environment.retain(ViewerQuery())
        try write("one")
        old.dispose()
        test.environment.releaseMemory()
        #expect(try test.environment.read(ViewerQuery()).viewer?.name == "one")
        new.dispose()
        test.environment.releaseMemory()
        #expect(test.records.isEmpty)
    }
}
