import Foundation
import Testing

@testable import Relay

/// Lists have rows that were changed while they were being fetched where these belong, although the answer is from
/// before.
@Suite(.timeLimit(.minutes(2))) struct LateListTests {
    private let desk = IssueDesk()
    private let environment: RelayEnvironment

    init() {
        environment = RelayEnvironment(desk)
        for (id, rank) in [("a", 1), ("b", 2), ("c", 3), ("d", 4), ("e", 5)] {
            desk[id] = .init(title: id.uppercased(), rank: rank)
        }
    }

    private func tasks() throws -> String {
        try environment.read(TasksQuery(state: .open)).tasks.map(\.id.rawValue).joined()
    }

    private func issues() throws -> String {
        try environment.read(
            environment.read(IssuesQuery(state: .open)).issues_query
        ).issues.edges?.map { $0?.node?.id.rawValue ?? "-" }.joined() ?? ""
    }

    /// Fetches a query, and makes changes while its answer, which is from before, is on its way.
    private func fetch<Query: GraphQLQuery>(
        _ query: Query,
        during changes: (RecordSourceProxy) throws -> Void
    ) async throws {
        let requests = desk.requestCount
        desk.hold()
        async let fetched = environment.fetch(query)
        try await eventually("a request") { [desk] in desk.requestCount == requests + 1 }
        try environment.commitUpdate(changes)
        desk.release()
        _ = try await fetched
    }

    private func setState(_ state: String, of ids: [String], in store: RecordSourceProxy) {
        for id in ids { store.record(ID(id))?.setValue(.string(state), for: "state") }
    }

    @Test func rowsThatChangeDuringARequestAreWhereTheyBelong() async throws {
        try await environment.fetch(TasksQuery(state: .open))
        desk["f"] = .init(title: "F", rank: 6)
        try await fetch(TasksQuery(state: .open)) { store in
            setState("CLOSED", of: ["c"], in: store)
            store.record("a")?.setValue(.int(9), for: "rank")
            let issue = store.create("x", type: "Issue")
            issue.setValue("X", for: "title")
            issue.setValue("OPEN", for: "state")
            issue.setValue(.int(3), for: "rank")
        }
        // With what others have added meanwhile.
        #expect(try tasks() == "afedxb")
    }

    @Test func rowsWhoseOrderHasNotChangedStayWhereTheServerHasThem() async throws {
        for id in ["a", "b", "c", "d"] { desk[id]?.isPinned = true }
        try await environment.fetch(UnorderedQuery())
        try await fetch(UnorderedQuery()) { setState("DRAFT", of: ["a", "b"], in: $0) }
        #expect(try environment.read(UnorderedQuery()).tasks.map(\.id) == ["a", "b", "c", "d"])
        try await fetch(UnorderedQuery()) { setState("CLOSED", of: ["a", "c"], in: $0) }
        #expect(try environment.read(UnorderedQuery()).tasks.map(\.id) == ["b", "d"])
    }

    @Test func anAnswerWithoutTheDirectiveBringsNothingBack() async throws {
        try await environment.fetch(TasksQuery(state: .open))
        try await fetch(PlainTasksQuery(state: .open)) { setState("CLOSED", of: ["c"], in: $0) }
        #expect(try tasks() == "edba")
    }

    @Test func edgesOfTheServerArePutBack() async throws {
        try await environment.fetch(OwnEdgesQuery())
        func ids() throws -> String {
            try environment.read(OwnEdgesQuery()).issues.edges?
                .map { "\($0?.node?.id.rawValue ?? "-")" }.joined() ?? ""
        }
        try await fetch(OwnEdgesQuery()) { store in
            // As the response of a mutation with an edge does.
            let connection = try #require(
                ConnectionHandler.connection(
                    of: store.root,
                    key: "OwnEdges_issues",
                    filters: ["state": "OPEN"]
                )
            )
            let issue = store.create("x", type: "Issue")
            issue.setValue("OPEN", for: "state")
            issue.setValue(.int(3), for: "rank")
            let edge = ConnectionHandler.createEdge(in: connection, node: issue, type: "IssueEdge")
            edge.setValue("me", for: "addedBy")
            ConnectionHandler.insertEdgeAfter(edge, in: connection)
            setState("CLOSED", of: ["b"], in: store)
        }
        #expect(try ids() == "acxde")
    }

    @Test func rowsOfLateAnswersHaveWhatAllOperationsSelect() async throws {
        let dated = DatedIssuesQuery(state: .open)
        let retained = environment.retain(IssuesQuery(state: .open, count: 10))
        try await environment.fetch(IssuesQuery(state: .open, count: 10))
        try await fetch(dated) { store in
            let issue = store.create("x", type: "Issue")
            issue.setValue("2026-03-03", for: "updatedAt")
            issue.setValue("OPEN", for: "state")
            issue.setValue(.int(3), for: "rank")
        }
        #expect(try issues() == "abcde")
        try environment.commitUpdate { $0.record("x")?.setValue("X", for: "title") }
        #expect(try issues() == "abcxde")
        withExtendedLifetime(retained) {}
    }

    @Test func aLateAnswerDoesNotBringBackWhatHasLeft() async throws {
        // The answer was made before the change, and comes after it.
        try await environment.fetch(IssuesQuery(state: .open, count: 10))
        let network = ScriptedNetwork()
        let answer = desk.answer("IssuesQuery", ["state": "OPEN", "count": 10])
        let text = JSONValue.object(["data": answer]).description
        let environment = RelayEnvironment(network: network, options: .init())
        let query = IssuesQuery(state: .open, count: 10)
        func ids() throws -> String {
            try environment.read(environment.read(query).issues_query).issues.edges?
                .map { $0?.node?.id.rawValue ?? "-" }.joined() ?? ""
        }
        for isLater in [false, true] {
            async let fetched = environment.fetch(query)
            try await eventually("a request") { network.calls.count == (isLater ? 2 : 1) }
            if isLater {
                try environment.commitUpdate { store in
                    store.record("c")?.setValue("CLOSED", for: "state")
                }
            }
            network.calls.last?.respond(text)
            _ = try await fetched
        }
        #expect(try ids() == "abde")
    }

    /// Nothing is changed by a response whose task is cancelled while it is being written.
    @Test func anObjectStillWaitsAfterACancelledWrite() async throws {
        try await environment.fetch(TasksQuery(state: .open))
        desk["x"] = .init(rank: 9)
        try await environment.fetch(PartQuery(id: "x"))
        #expect(try tasks() == "edcba")
        let permit = WritePermit()
        var execution = Execution(environment.describe(PartQuery(id: "x")))
        execution.permit = permit
        let answer = JSONValue.object(["data": desk.answer("PartQuery", ["id": "x"])])
        #expect(throws: CancellationError.self) {
            try environment.store.commit(
                Data(answer.description.utf8),
                of: &execution,
                updater: PlainUpdater { store in
                    store.record("x")?.setValue("X", for: "title")
                    permit.revoke()
                }
            )
        }
        // Neither the state nor the rank changes.
        try environment.commitUpdate { $0.record("x")?.setValue("X", for: "title") }
        #expect(try tasks() == "xedcba")
    }
}
