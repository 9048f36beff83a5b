import Foundation
import Testing

@testable import Relay

/// How observers of fragments are told that data has outlived its age.
@Suite(.timeLimit(.minutes(10))) struct FragmentFreshnessTests {
    private typealias State = FragmentState<ProductStock_product.Data>

    private let clock = SleepingClock()
    private let test: TestEnvironment

    init() {
        let clock = clock
        test = TestEnvironment {
            $0.now = { clock.now }
            $0.sleep = { try await clock.sleep($0) }
        }
    }

    private func write(_ stock: Int = 1, id: String = "1") throws {
        try test.write(
            #"{"data":{"product":{"id":"\#(id)","stock":\#(stock),"related":[]}}}"#,
            RelatedQuery(id: ID(id))
        )
    }

    private func reference(_ id: String = "1") throws -> FragmentRef<ProductStock_product> {
        let product = try test.environment.read(RelatedQuery(id: ID(id))).product
        return try #require(product?.productStock_product)
    }

    private func text(_ state: State?) -> String {
        switch state {
        case .value(let data): "value \(data.stock ?? -1)"
        case .stale(let data): "stale \(data.stock ?? -1)"
        case .deleted: "deleted"
        case .failed: "failed"
        case nil: "end"
        default: "other"
        }
    }

    // MARK: - States

    @Test func theStateChangesWhenTheAgeRunsOutAndWhenItIsRenewed() async throws {
        try write()
        let reference = try reference()
        let states = Collector(test.environment.observeState(of: reference))
        _ = try await states.values(1)
        try await eventually { clock.sleepers == 1 }
        clock.advance(by: .seconds(5))
        _ = try await states.values(2)
        #expect(text(test.environment.state(of: reference)) == "stale 1")
        // The same data again, and other data.
        try write()
        _ = try await states.values(3)
        #expect(text(test.environment.state(of: reference)) == "value 1")
        try await eventually { clock.sleepers == 1 }
        clock.advance(by: .seconds(5))
        _ = try await states.values(4)
        try write(2)
        let all = try await states.values(5)
        #expect(all.map { text($0) } == ["value 1", "stale 1", "value 1", "stale 1", "value 2"])
        states.cancel()
    }

    @Test func staleDataIsStaleFromTheStart() async throws {
        try write()
        let reference = try reference()
        clock.advance(by: .seconds(5))
        var states = test.environment.observeState(of: reference).makeAsyncIterator()
        #expect(text(await states.next()) == "stale 1")
        try write(3)
        #expect(text(await states.next()) == "value 3")
        #expect(try await test.environment.waitForData(reference).stock == 3)
        clock.advance(by: .seconds(5))
        #expect(try await test.environment.waitForData(reference).stock == 3)
    }

    @Test func aRenewalBeforeTheAgeRunsOutIsNoState() async throws {
        try write()
        let states = Collector(test.environment.observeState(of: try reference()))
        _ = try await states.values(1)
        try await eventually { clock.sleepers == 1 }
        clock.advance(by: .seconds(4))
        try write()
        clock.advance(by: .seconds(1))
        try await eventually { clock.wakes == 1 && clock.sleepers == 1 }
        #expect(states.values.count == 1)
        clock.advance(by: .seconds(4))
        _ = try await states.values(2)
        #expect(states.values[1].isStale)
        states.cancel()
    }

    @Test func aListIsStaleWhenOneOfItsObjectsIs() async throws {
        try write(1, id: "1")
        clock.advance(by: .seconds(3))
        try write(2, id: "2")
        let references = [try reference("1"), try reference("2")]
        let states = Collector(test.environment.observeState(of: references))
        _ = try await states.values(1)
        try await eventually { clock.sleepers == 1 }
        clock.advance(by: .seconds(2))
        let all = try await states.values(2)
        #expect(all.map(\.isStale) == [false, true])
        #expect(all[1].value?.map(\.stock) == [1, 2])
        #expect(test.environment.state(of: references).isStale)
        try write(1, id: "1")
        #expect(try await states.values(3)[2].isStale == false)
        states.cancel()
    }

    @Test func deletionAndResetEndIt() async throws {
        try write()
        let states = Collector(test.environment.observeState(of: try reference()))
        _ = try await states.values(1)
        try await eventually { clock.sleepers == 1 }
        try test.environment.commitUpdate { $0.delete("1") }
        _ = try await states.values(2)
        test.environment.reset()
        let all = try await states.values(3)
        #expect(all.map { text($0) } == ["value 1", "deleted", "failed"])
        try await eventually { clock.sleepers == 0 }
    }

    @Test(arguments: 0..<20)
    func cancellingAtAnyMomentLeavesNoSleeper(moment: Int) async throws {
        try write()
        let reference = try reference()
        let environment = test.environment
        let task = Task {
            for await _ in environment.observeState(of: reference) {}
        }
        for _ in 0..<moment { await Task.yield() }
        if moment % 3 == 0 { clock.advance(by: .seconds(5)) }
        task.cancel()
        await task.value
        try await eventually { clock.sleepers == 0 }
    }

    @Test func dataWithoutAgesHasNoWatch() async throws {
        try test.write(
            #"{"data":{"product":{"id":"1","stock":null,"related":[]}}}"#,
            RelatedQuery(id: "1")
        )
        let states = Collector(test.environment.observeState(of: try reference()))
        _ = try await states.values(1)
        #expect(states.values[0].value != nil)
        states.cancel()
    }

    // MARK: - Models

    @MainActor @Test func aModelShowsStaleness() async throws {
        try write()
        let model = FragmentModel(try reference(), in: test.environment)
        #expect(model.data?.stock == 1 && !model.isStale && model.phase == .loaded)
        try await eventually { clock.sleepers == 1 }
        clock.advance(by: .seconds(5))
        try await eventuallyShown { model.isStale }
        #expect(model.phase == .stale && model.data?.stock == 1)
        try write()
        try await eventuallyShown { !model.isStale }
        #expect(model.phase == .loaded)
        try await eventually { clock.sleepers == 1 }
        clock.advance(by: .seconds(5))
        try await eventuallyShown { model.isStale }
        // Another object is fresh.
        try write(7, id: "2")
        model.reference = try reference("2")
        #expect(model.data?.stock == 7 && !model.isStale)
        model.reference = nil
        #expect(!model.isStale && model.phase == .empty)
        try await eventually { clock.sleepers == 0 }
    }

    @MainActor @Test func aModelOfAListShowsStaleness() async throws {
        try write(1, id: "1")
        clock.advance(by: .seconds(4))
        try write(2, id: "2")
        let model = FragmentListModel(
            [try reference("1"), try reference("2")],
            in: test.environment
        )
        #expect(model.data?.count == 2 && !model.isStale)
        try await eventually { clock.sleepers == 1 }
        clock.advance(by: .seconds(1))
        try await eventuallyShown { model.isStale }
        try write(1, id: "1")
        try await eventuallyShown { !model.isStale }
    }

    @MainActor @Test func aModelOfStaleDataIsStaleAtOnce() async throws {
        try write()
        let reference = try reference()
        clock.advance(by: .seconds(5))
        var model: FragmentModel? = FragmentModel(reference, in: test.environment)
        #expect(model?.isStale == true && model?.phase == .stale)
        model = nil
        try await eventually { clock.sleepers == 0 }
    }
}
