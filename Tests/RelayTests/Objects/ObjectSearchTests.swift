import Foundation
import TestSupport
import Testing

@testable import Relay

/// The objects of a fragment in the store, live.
@Suite(.timeLimit(.minutes(2))) struct ObjectSearchTests {
    private let desk = IssueDesk()
    private let environment: RelayEnvironment

    init() {
        environment = RelayEnvironment(desk) { $0.releaseBufferSize = 0 }
        for (id, rank) in [("a", 1), ("b", 2), ("c", 3)] {
            desk[id] = .init(title: id.uppercased(), rank: rank, assignee: "u")
        }
    }

    private typealias Issue = Found_issue.Data
    private typealias Lists = Collector<[Found_issue.Ref]>

    /// Fetches issues with everything that the fragment needs.
    private func fetch(_ ids: String...) async throws {
        for id in ids { try await environment.fetch(FoundQuery(id: ID(id))) }
    }

    private func set(_ id: String, _ body: @escaping @Sendable (RecordProxy) -> Void) throws {
        try environment.commitUpdate { store in
            if let record = store.record(ID(id)) { body(record) }
        }
    }

    private func names<Fragment: GraphQLFragment>(_ references: [FragmentRef<Fragment>]) -> String {
        let names = references.map { environment.store.describe($0.dataID) }
        return names.joined(separator: " ").replacing("\"", with: "")
    }

    private func open(
        sortedBy order: (@Sendable (Found_issue.Data, Found_issue.Data) -> Bool)? = nil
    ) -> Lists {
        Collector(
            environment.objects(of: Found_issue.self, where: { $0.state == .open }, sortedBy: order)
        )
    }

    /// Waits for a list with these objects.
    private func has(_ lists: Lists, _ expected: String) async throws {
        try await eventually("\(expected), only \(lists.values.map(names))") {
            lists.values.last.map(names) == expected
        }
    }

    // MARK: - Members

    @Test func objectsComeAndGo() async throws {
        let lists = open()
        try await has(lists, "")
        try await fetch("b", "a")
        try await has(lists, "b a")
        try set("b") { $0.setValue("CLOSED", for: "state") }
        try await has(lists, "a")
        try set("b") { $0.setValue("OPEN", for: "state") }
        try await has(lists, "b a")
        try environment.commitUpdate { $0.delete(ID("a")) }
        try await has(lists, "b")
        // Whatever has fetched it.
        try await environment.fetch(TasksQuery(state: .open))
        try await fetch("c")
        try await has(lists, "b c")
        // No change of other fields is delivered.
        let count = lists.values.count
        try set("c") { $0.setValue("New", for: "title") }
        try await environment.fetch(FoundUserQuery(id: "u"))
        #expect(try await remains { lists.values.count == count })
    }

    @Test func referencesShowTheirObjects() async throws {
        let query = environment.retain(FoundQuery(id: "a"))
        defer { query.dispose() }
        try await fetch("a")
        let lists = open()
        let reference = try #require(try await lists.values(1)[0].first)
        let issue = try environment.read(reference)
        #expect(issue.title == "A")
        #expect(try environment.read(issue.foundPeople_issue).assignee?.name == "Nu")
        let titles = Collector(environment.observe(reference))
        _ = try await titles.values(1)
        try set("a") { $0.setValue("B", for: "title") }
        #expect(try await titles.values(2).map(\.title) == ["A", "B"])
        try environment.commitPayload(reference, data: ["title": "C"])
        #expect(try await titles.values(3).last?.title == "C")
    }

    @Test func anObjectWithoutAllDataIsNotThere() async throws {
        let lists = open()
        try await environment.fetch(FoundPlainQuery(id: "a"))
        #expect(try await remains { lists.values.allSatisfy(\.isEmpty) })
        // It still lacks its state.
        try set("a") { $0.setValue(.int(4), for: "rank") }
        #expect(try await remains { lists.values.allSatisfy(\.isEmpty) })
        try await fetch("a")
        try await has(lists, "a")
    }

    @Test func dataOfFragmentsBelowIsNeededToo() async throws {
        let plain = Collector(environment.objects(of: Found_issue.self))
        try environment.commitUpdate { store in
            let issue = store.create("x", type: "Issue")
            issue.setValue("x", for: "id")
            issue.setValue("X", for: "title")
            issue.setValue("OPEN", for: "state")
            issue.setValue(.int(1), for: "rank")
            let user = store.create("someone", type: "User")
            issue.setLinkedRecord(user, for: "assignee")
        }
        #expect(try await remains { plain.values.allSatisfy(\.isEmpty) })
        try environment.commitUpdate { store in
            let user = store.record(ID("someone"))
            user?.setValue("someone", for: "id")
            user?.setValue("N", for: "name")
        }
        try await eventually { plain.values.last?.count == 1 }
        // It goes when that data goes.
        try environment.commitUpdate { store in
            store.record(ID("x"))?.setLinkedRecord(store.create("y", type: "User"), for: "assignee")
        }
        try await eventually { plain.values.last?.isEmpty == true }
    }

    @Test func aConditionOnALinkedObjectFollowsIt() async throws {
        let lists = Collector(
            environment.objects(of: FoundPlain_issue.self, where: { $0.assignee?.name == "Nu" })
        )
        for id in ["a", "b"] { try await environment.fetch(FoundPlainQuery(id: ID(id))) }
        try await eventually { lists.values.last.map(names) == "a b" }
        try set("u") { $0.setValue("Other", for: "name") }
        try await eventually { lists.values.last?.isEmpty == true }
        try set("u") { $0.setValue("Nu", for: "name") }
        try await eventually { lists.values.last.map(names) == "a b" }
        try set("a") { $0.setValue(.null, for: "assignee") }
        try await eventually { lists.values.last.map(names) == "b" }
    }

    @Test func failedAndNullDataLeavesItOut() async throws {
        let lists = Collector(environment.objects(of: FoundOptional_issue.self) { $0 != nil })
        try await fetch("a", "b")
        try await eventually { lists.values.last.map(names) == "a b" }
        try set("a") { $0.setValue(.null, for: "rank") }
        try await eventually { lists.values.last.map(names) == "b" }
    }

    // MARK: - Types

    @Test func fragmentsOnInterfacesFindAllTheirTypes() async throws {
        let lists = Collector(environment.objects(of: Found_work.self))
        try await environment.fetch(FoundWorkQuery())
        try environment.commitUpdate { store in
            let chore = store.create("k", type: "Chore")
            chore.setValue("k", for: "id")
            chore.setValue("OPEN", for: "state")
            let user = store.create("v", type: "User")
            user.setValue("v", for: "id")
            user.setValue("OPEN", for: "state")
        }
        try await eventually { lists.values.last.map(names) == "a b c k" }
    }

    // MARK: - Variables

    @Test func fragmentsHaveTheirArguments() async throws {
        desk["a"]?.board = "1"
        let few = Collector(environment.objects(of: FoundIssues_board.self))
        let many = Collector(
            environment.objects(of: FoundIssues_board.self, variables: ["count": 5])
        )
        let board: JSONValue = [
            "data": [
                "node": [
                    "__typename": "Board", "id": "1",
                    "issues": [
                        "totalCount": 1,
                        "edges": [
                            [
                                "node": [
                                    "__typename": "Issue", "id": "a", "title": "A",
                                    "assignee": .null,
                                ]
                            ]
                        ],
                    ],
                ]
            ]
        ]
        try environment.commitPayload(
            FoundBoardQuery(id: "1", count: 5),
            response: Data(board.description.utf8)
        )
        try await eventually { many.values.last?.count == 1 }
        #expect(try await remains { few.values.allSatisfy(\.isEmpty) })
        let reference = try #require(many.values.last?.first)
        let edge = try environment.read(reference).issues.edges?[0]
        let issue = try #require(edge?.node?.foundPlain_issue)
        #expect(try environment.read(issue).title == "A")
        try environment.commitPayload(
            FoundBoardQuery(id: "1", count: 2),
            response: Data(board.description.utf8)
        )
        try await eventually { few.values.last?.count == 1 }
    }

    @Test func providedVariablesHaveTheirValues() async throws {
        let lists = Collector(environment.objects(of: FoundProvided_issue.self))
        try await environment.fetch(PartQuery(id: "a"))
        // Its title is asked for.
        #expect(try await remains { lists.values.allSatisfy(\.isEmpty) })
        try await fetch("a")
        try await eventually { lists.values.last?.count == 1 }
        let issue = try environment.read(try #require(lists.values.last?.first))
        #expect(try environment.read(issue.foundTitle_issue).title == "A")
    }

    @Test func aConnectionCountsWithTheRowsThatWereLoaded() async throws {
        for id in ["a", "b", "c"] { desk[id]?.board = "1" }
        let boards = Collector(environment.objects(of: FoundPages_board.self))
        let held = environment.retain(FoundPagedBoardQuery(id: "1"))
        defer { held.dispose() }
        try await environment.fetch(FoundPagedBoardQuery(id: "1"))
        try await eventually { boards.values.last?.count == 1 }
        let board = try #require(boards.values.last?.first)
        #expect(try environment.read(board).issues.edges?.count == 3)
        let again = try await environment.refetch(board)
        #expect(try environment.read(again).issues.edges?.count == 3)
    }

    @Test func theRootIsNotAnObject() async throws {
        let lists = Collector(environment.objects(of: Issues_query.self))
        try await environment.fetch(IssuesQuery(state: .open))
        #expect(try await remains { lists.values.allSatisfy(\.isEmpty) })
    }

    // MARK: - Order

    @Test func objectsAreSortedAndMove() async throws {
        let lists = open { $0.rank ?? .max > $1.rank ?? .max }
        try await fetch("a", "b", "c")
        try await has(lists, "c b a")
        try set("a") { $0.setValue(.int(9), for: "rank") }
        try await has(lists, "a c b")
        // Where the order decides nothing, they are as the store got them.
        try set("b") { $0.setValue(.int(9), for: "rank") }
        try await has(lists, "a b c")
        try set("b") { $0.setValue(.int(2), for: "rank") }
        try await has(lists, "a c b")
    }

    @Test func anUnreliableOrderLosesNothing() async throws {
        let lists = Collector(
            environment.objects(of: Found_issue.self, sortedBy: { _, _ in Bool.random() })
        )
        for number in 0..<40 {
            desk["n\(number)"] = .init(rank: number)
            try await fetch("n\(number)")
        }
        for number in 0..<40 {
            try set("n\(number)") { $0.setValue(.int(Int64(-number)), for: "rank") }
        }
        for number in 0..<20 { try environment.commitUpdate { $0.delete(ID("n\(number)")) } }
        try await eventually { lists.values.last?.count == 20 }
        #expect(Set(lists.values.last ?? []).count == 20)
    }

    // MARK: - Optimistic updates

    @Test func optimisticChangesCount() async throws {
        let lists = open()
        try await fetch("a", "b")
        try await has(lists, "a b")
        let change = try environment.applyOptimisticChange { store in
            store.record(ID("a"))?.setValue("CLOSED", for: "state")
            let new = store.create("new", type: "Issue")
            new.setValue("new", for: "id")
            new.setValue("N", for: "title")
            new.setValue("OPEN", for: "state")
            new.setValue(.null, for: "rank")
            new.setValue(.null, for: "assignee")
        }
        try await has(lists, "b new")
        change.revert()
        try await has(lists, "a b")
    }

    // MARK: - Resets

    @Test func aResetLeavesAnEmptyListThatGoesOn() async throws {
        let lists = open()
        try await fetch("a")
        try await has(lists, "a")
        environment.reset()
        try await has(lists, "")
        try await fetch("b")
        try await has(lists, "b")
        #expect(try environment.read(try #require(lists.values.last?.first)).title == "B")
        #expect(lists.ending == nil)
        lists.cancel()
        try await eventually { lists.ending != nil }
    }

    @Test func aStreamThatEndsWhileItReadsLeavesNothing() async throws {
        try await fetch("a")
        for round in 0..<50 {
            let lists = open()
            if round.isMultiple(of: 2) { await Task.yield() }
            async let change: Void = set("a") { $0.setValue(.int(Int64(round)), for: "rank") }
            lists.cancel()
            try await change
        }
        try await eventually { environment.store.subscriptions.withLock { $0.count } == 0 }
    }

    // MARK: - Garbage

    @Test func whatIsFoundStays() async throws {
        let held = ["a", "b"].map { environment.retain(FoundQuery(id: ID($0))) }
        let lists = open()
        // Never found, because the app would have references to it.
        desk["b"]?.state = "CLOSED"
        try await fetch("a", "b")
        try await has(lists, "a")
        for query in held { query.dispose() }
        environment.collectGarbage()
        try await has(lists, "a")
        let reference = try #require(lists.values.last?.first)
        let issue = try environment.read(reference)
        #expect(try environment.read(issue.foundPeople_issue).assignee?.name == "Nu")
        #expect(try has("a") && !has("b"))
        // It leaves the list, but the app has a reference.
        try set("a") { $0.setValue("CLOSED", for: "state") }
        try await has(lists, "")
        environment.collectGarbage()
        #expect(try environment.read(reference).title == "A")
    }

    @Test func withoutReferencesNothingStays() async throws {
        do {
            let lists = open()
            try await fetch("a")
            try await has(lists, "a")
            lists.cancel()
            try await eventually { lists.ending != nil }
        }
        try await eventually {
            environment.collectGarbage()
            return environment.store.source.count <= 1
        }
        #expect(environment.store.subscriptions.withLock { $0.count } == 0)
    }

    private func has(_ id: String) throws -> Bool {
        let isThere = Locked(false)
        try environment.commitUpdate { store in
            let record = store.record(ID(id))
            isThere.withLock { $0 = record != nil }
        }
        return isThere.withLock { $0 }
    }

    // MARK: - Mistakes

    @Test func aListThatFindsNothingSaysWhatIsMissing() async throws {
        let events = Locked<[LogEvent]>([])
        let environment = RelayEnvironment(network: desk) { event in
            events.withLock { $0.append(event) }
        }
        try await environment.fetch(PartQuery(id: "a"))
        let lists = Collector(environment.objects(of: Found_issue.self))
        _ = try await lists.values(1)
        try await eventually {
            events.withLock { events in
                events.contains { event in
                    if case .readMissing(let name, _, _, let fields) = event {
                        name == "Found_issue" && fields == ["title"]
                    } else {
                        false
                    }
                }
            }
        }
    }
}
