import TestSupport
import Testing

@testable import Relay

/// The lists of an earlier run that follow their filters, on the first frame of the next run.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct OfflineListTests {
    private let desk = IssueDesk()
    private let storages = (store: MemoryStorage(), mutations: MemoryStorage())
    private let reachability = ReachabilitySwitch(isReachable: false)

    init() {
        for (id, rank) in [("a", 1), ("b", 2), ("c", 3)] {
            desk[id] = .init(title: id.uppercased(), rank: rank)
        }
    }

    private func launch() -> RelayEnvironment {
        RelayEnvironment(desk) { options in
            var persistence = Persistence(
                storages.store,
                mutations: storages.mutations,
                account: "ada"
            )
            persistence.delay = .seconds(1_000)
            options.persistence = persistence
            options.reachability = reachability
            options.offline.register(ChangeMutation.self)
        }
    }

    /// Has a run of the app fetch lists, and queue that an issue is closed.
    private func leaveAClosedIssue() async throws {
        let environment = launch()
        for state in [State.open, .closed] {
            try await environment.fetch(TasksQuery(state: state))
            try await environment.fetch(IssuesQuery(state: state))
        }
        Task {
            try await environment.commit(
                ChangeMutation(id: "b"),
                optimisticResponse: .init(change: .init(id: "b", state: .closed, rank: 2)),
                whenOffline: .queue()
            )
        }
        try await eventually {
            environment.offline.mutations.map(\.state) == [.waitingForNetwork]
        }
        try await environment.persist()
    }

    private func ids(_ data: TasksQuery.Data?) -> String? {
        data?.tasks.map(\.id.rawValue).joined()
    }

    @Test(.bug(id: "offline", "kept lists ignored queued mutations when they were read first"))
    func theFirstReadShowsQueuedMutations() async throws {
        try await leaveAClosedIssue()
        let environment = launch()
        #expect(try ids(environment.read(TasksQuery(state: .open))) == "ca")
        #expect(try ids(environment.read(TasksQuery(state: .closed))) == "b")
        let list = try environment.read(IssuesQuery(state: .open)).issues_query
        let issues = try environment.read(list).issues.edges?.map { $0?.node?.id }
        #expect(issues == ["a", "c"])
    }

    @Test(
        .bug(id: "offline", "kept lists ignored queued mutations on the first frame"),
        arguments: [FetchPolicy.storeOrNetwork, .storeAndNetwork, .storeOnly]
    )
    func theFirstFrameShowsQueuedMutations(policy: FetchPolicy) async throws {
        try await leaveAClosedIssue()
        let environment = launch()
        let open = QueryModel(TasksQuery(state: .open), in: environment, fetchPolicy: policy)
        #expect(ids(open.data) == "ca")
        // The first one is on screen.
        let closed = QueryModel(TasksQuery(state: .closed), in: environment, fetchPolicy: policy)
        #expect(ids(closed.data) == "b")
        #expect(ids(open.data) == "ca")
    }
}
