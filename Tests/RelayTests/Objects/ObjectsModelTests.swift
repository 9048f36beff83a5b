import Foundation
import Observation
import TestSupport
import Testing

@testable import Relay

/// The model of the objects of a fragment.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct ObjectsModelTests {
    private let desk = IssueDesk()
    private let environment: RelayEnvironment
    private let held: Disposable

    init() async throws {
        environment = RelayEnvironment(desk)
        for (id, rank) in [("a", 1), ("b", 2), ("c", 3)] {
            desk[id] = .init(title: id.uppercased(), rank: rank)
        }
        held = environment.retain(TasksQuery(state: .open))
        for id in ["a", "b"] { try await environment.fetch(FoundQuery(id: ID(id))) }
    }

    private func makeModel(
        above rank: Int = 0,
        in environment: RelayEnvironment? = nil
    ) -> ObjectsModel<Found_issue> {
        ObjectsModel(
            of: Found_issue.self,
            where: { $0.rank ?? 0 > rank },
            sortedBy: { $0.rank ?? 0 > $1.rank ?? 0 },
            in: environment ?? self.environment
        )
    }

    private func titles(_ model: ObjectsModel<Found_issue>) throws -> String? {
        try model.data.map { try environment.read($0).map(\.title).joined() }
    }

    private func set(_ id: String, rank: Int) throws {
        try environment.commitUpdate {
            $0.record(ID(id))?.setValue(.int(Int64(rank)), for: "rank")
        }
    }

    private func quiet() async {
        while !environment.store.screen.withLock({ $0.isQuiet }) { await Task.yield() }
        // Counters of changes observe again.
        await Task.yield()
    }

    @Test func theFirstFrameHasTheObjects() async throws {
        let model = makeModel()
        #expect(try titles(model) == "BA" && model.phase == .loaded && model.error == nil)
        let changes = ChangeCounter { _ = model.data }
        await quiet()
        #expect(changes.count == 0)
        try set("a", rank: 9)
        await quiet()
        #expect(try titles(model) == "AB" && changes.count == 1)
        try environment.commitUpdate { $0.record("a")?.setValue("Q", for: "title") }
        await quiet()
        #expect(try titles(model) == "QB" && changes.count == 1)
        try await environment.fetch(FoundQuery(id: "c"))
        await quiet()
        #expect(try titles(model) == "QCB" && changes.count == 2)
    }

    @Test func missesNothingBetweenItsFirstReadAndItsSubscription() async throws {
        let model = makeModel()
        _ = model.data
        try set("a", rank: 9)
        await quiet()
        #expect(try titles(model) == "AB")
    }

    @Test func findsOtherObjectsAtOnce() async throws {
        let model = makeModel()
        #expect(try titles(model) == "BA")
        let changes = ChangeCounter { _ = model.data }
        model.find(where: { $0.rank == 1 })
        #expect(try titles(model) == "A" && changes.count == 1)
        model.find(where: { $0.rank == 4 })
        #expect(try titles(model) == "" && model.phase == .empty)
        // The model of before has no say any more.
        try set("b", rank: 4)
        await quiet()
        #expect(try titles(model) == "B" && model.phase == .loaded)
    }

    @Test func aViewReplacesTheSearchOnlyWithAnotherID() async throws {
        let model = ObjectsModel<Found_issue>()
        func configure(_ id: Int, _ rank: Int) {
            let search = ObjectSearch<Found_issue>([:], where: { $0.rank == rank }, sortedBy: nil)
            model.configure(search, id: id, in: environment)
        }
        configure(1, 1)
        #expect(try titles(model) == "A")
        configure(1, 2)
        #expect(try titles(model) == "A")
        configure(2, 2)
        #expect(try titles(model) == "B")
        await quiet()
        #expect(environment.inspect().statistics.subscriptions == 1)
    }

    @Test func withoutAnEnvironmentItFails() async throws {
        let model = ObjectsModel(of: Found_issue.self)
        #expect(model.data == nil && model.phase == .failed)
        #expect(model.error as? ModelError == .noEnvironment)
        model.environment = environment
        #expect(try titles(model) == "AB" && model.phase == .loaded && model.error == nil)
        let other = RelayEnvironment(IssueDesk())
        model.environment = other
        #expect(model.data?.isEmpty == true && model.phase == .empty)
        await quiet()
        #expect(environment.inspect().statistics.subscriptions == 0)
    }

    @Test func aResetEmptiesItAndItGoesOn() async throws {
        let model = makeModel()
        #expect(try titles(model) == "BA")
        environment.reset()
        await quiet()
        #expect(model.data?.isEmpty == true && model.phase == .empty && model.error == nil)
        try await environment.fetch(FoundQuery(id: "c"))
        await quiet()
        #expect(try titles(model) == "C")
    }

    @Test func itsSequenceHasEachListAndEndsWithIt() async throws {
        var model: ObjectsModel<Found_issue>? = makeModel()
        let lists = Collector(try #require(model).values)
        _ = try await lists.values(1)
        try set("a", rank: 9)
        #expect(try await lists.values(2).map(\.count) == [2, 2])
        model = nil
        try await eventually { lists.ending != nil }
        try await eventually { environment.inspect().statistics.subscriptions == 0 }
    }

    @Test func rowsShowTheSameVersionAsTheList() async throws {
        let model = makeModel()
        let rows = FragmentListModel(following: model) { $0 }
        #expect(rows.data?.map(\.title) == ["B", "A"])
        await quiet()
        var frames: [[Int]] = []
        let changes = ChangeCounter {
            frames.append(rows.data?.map { $0.rank ?? 0 } ?? [])
            _ = model.data
        }
        for rank in 3..<9 {
            try set(rank.isMultiple(of: 2) ? "a" : "b", rank: rank)
            await quiet()
            frames.append(rows.data?.map { $0.rank ?? 0 } ?? [])
        }
        #expect(changes.count > 0)
        #expect(frames.allSatisfy { $0 == $0.sorted(by: >) && $0.count == 2 })
    }
}
