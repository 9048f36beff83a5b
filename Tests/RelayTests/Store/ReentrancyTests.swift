import Testing

@testable import Relay

/// Calls of the environment from where one doesn't expect them: from a log, an observer, an
/// updater.
@Suite(.timeLimit(.minutes(10))) struct ReentrancyTests {
    /// Everything that an environment does at once.
    enum Act: CaseIterable, Sendable {
        case read, write, failToWrite, observe, retain, check
        case collect, releaseMemory, inspect, reset

        func perform(on environment: RelayEnvironment) {
            switch self {
            case .read: _ = try? environment.read(WideQuery())
            case .write:
                try? environment.commitUpdate { $0.record("1")?.setValue("again", for: "name") }
            case .failToWrite: try? environment.commitUpdate { _ in throw Outage() }
            case .observe: _ = environment.observe(WideQuery(), fetchPolicy: .storeOnly)
            case .retain: environment.retain(WideQuery()).dispose()
            case .check: _ = environment.check(WideQuery())
            case .collect: environment.collectGarbage()
            case .releaseMemory: environment.releaseMemory()
            case .inspect: _ = environment.inspect().retentionReason(of: "1")
            case .reset: environment.reset()
            }
        }
    }

    /// A log that acts on the first event of each kind, whatever it is.
    @Test(arguments: Act.allCases)
    func theLogMayCallTheEnvironment(act: Act) async throws {
        let network = ScriptedNetwork()
        network.answer { request, _ in
            request.operationKind == .query ? itemsResponse(["1"]) : likeResponse(2)
        }
        let target = Locked<RelayEnvironment?>(nil)
        let seen = Locked<Set<String>>([])
        let environment = RelayEnvironment(network: network) { event in
            guard seen.withLock({ $0.insert(event.name).inserted }) else { return }
            target.withLock { $0 }.map { act.perform(on: $0) }
        }
        target.withLock { $0 = environment }
        let values = Collector(environment.observe(WideQuery()))
        _ = try? await environment.fetch(WideQuery())
        _ = try? await environment.commit(LikeStoryMutation(id: "s"), optimisticResponse: [:])
        try environment.commitUpdate { store in
            store.invalidateStore()
            store.create("1", type: "Item").setValue(8, for: "value")
        }
        environment.collectGarbage()
        environment.reset()
        target.withLock { $0 = nil }
        try await eventually { values.ending != nil }
        let store = environment.store
        try await eventually { store.subscriptions.withLock { $0.count == 0 } }
        #expect(store.roots.withLock { $0.retainedCount } == 0)
        #expect(store.resets.withLock { $0.isEmpty })
        #expect(try await environment.fetch(WideQuery()).items.count == 1)
    }

    /// What an observer does while it takes a value.
    @Test(arguments: Act.allCases)
    func anObserverMayCallTheEnvironment(act: Act) async throws {
        let test = TestEnvironment()
        try test.write(itemsResponse(["1"]), WideQuery())
        var count = 0
        do {
            for try await _ in test.environment.observe(WideQuery(), fetchPolicy: .storeOnly) {
                act.perform(on: test.environment)
                count += 1
                guard count < 5 else { break }
                let value = count + 1
                try test.write(itemsResponse(["1"], value: value), WideQuery())
            }
            #expect(act != .reset)
        } catch {
            #expect(error as? StoreError == .reset(definition: "WideQuery"))
            #expect(act == .reset)
        }
        try await eventually { test.environment.store.subscriptions.withLock { $0.count == 0 } }
        #expect(test.environment.store.roots.withLock { $0.retainedCount } == 0)
    }

    /// Updaters may read, and see what they have changed so far, but not write; streams that they
    /// begin deliver published versions.
    @Test func anUpdaterMayReadAndObserve() throws {
        let test = TestEnvironment()
        try test.write(itemsResponse(["1"], value: 1), WideQuery())
        var values: [Int] = []
        let subscription = Locked<Disposable?>(nil)
        try test.environment.commitUpdate { store in
            store.record("1")?.setValue(2, for: "value")
            values.append(try test.environment.read(WideQuery()).items[0].value)
            #expect(test.isAvailable(WideQuery()))
            let told = test.environment.store.subscribe {
                test.environment.snapshot(
                    test.environment.describe(WideQuery()),
                    root: .root,
                    in: $0
                )
            } _: { (snapshot: Snapshot<WideQuery.Data>) in
                values.append(snapshot.value?.items[0].value ?? 0)
                return true
            }
            subscription.withLock { $0 = told }
        }
        #expect(values == [2, 1, 2])
        subscription.withLock { $0 = nil }
        #expect(test.environment.store.subscriptions.withLock { $0.count == 0 })
    }

    @Test func anUpdaterThatWritesStopsTheProgram() async {
        await #expect(processExitsWith: .failure) {
            let environment = RelayEnvironment(network: ScriptedNetwork())
            try environment.commitUpdate { _ in
                try environment.commitUpdate { _ in }
            }
        }
    }

    @Test func anUpdaterThatIsGivenAReferenceOfAnotherEnvironmentStopsTheProgram() async {
        await #expect(processExitsWith: .failure) {
            let (one, other) = (TestEnvironment(), TestEnvironment())
            try one.write(storyResponse(), StoryQuery(id: "s"))
            let story = try one.environment.read(StoryQuery(id: "s")).node?.storyRow_story
            try other.environment.commitUpdate { store in
                if let story { _ = store.record(story) }
            }
        }
    }

    /// The task that runs an updater may be cancelled; the updater is run whole or not at all.
    @Test func anUpdaterMayCancelItsOwnMutation() async throws {
        let test = TestEnvironment()
        let commit = Locked<Task<LikeStoryMutation.Data, any Error>?>(nil)
        test.network.answer { _, _ in likeResponse(7) }
        let isSet = Locked(false)
        let task = Task {
            while !isSet.withLock({ $0 }) { await Task.yield() }
            return try await test.environment.commit(
                LikeStoryMutation(id: "s"),
                updater: { store, _ in
                    store.record("s")?.setValue("changed", for: "title")
                    commit.withLock { $0 }?.cancel()
                }
            )
        }
        commit.withLock { $0 = task }
        isSet.withLock { $0 = true }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(test.records.isEmpty)
        let store = test.environment.store
        try await eventually { store.roots.withLock { $0.retainedCount } == 0 }
    }
}
